/* The sums of a small network, as in forward.py, in the same order and therefore with the same result to the last bit.
 *
 * Compiled with -ffp-contract=off: a fused multiplication would round differently from Python. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>

#define MOST_WIDE 256
#define MOST_INPUTS 512

typedef struct {
    const double *first, *first_bias, *second, *second_bias, *third, *third_bias, *direct;
} Network;

/* One part of the packed numbers after the other. */
static const double *part(const double **numbers, Py_ssize_t count)
{
    const double *here = *numbers;
    *numbers += count;
    return here;
}

static Network unpack(const double **numbers, Py_ssize_t inputs, Py_ssize_t wide, Py_ssize_t narrow, Py_ssize_t outputs)
{
    Network network;
    network.first = part(numbers, inputs * wide);
    network.first_bias = part(numbers, wide);
    network.second = part(numbers, wide * narrow);
    network.second_bias = part(numbers, narrow);
    network.third = part(numbers, narrow * outputs);
    network.third_bias = part(numbers, outputs);
    network.direct = part(numbers, inputs * outputs);
    return network;
}

/* A number that counts, and its place in the row; most numbers of a row are zero. */
typedef struct {
    Py_ssize_t at;
    double number;
} Term;

/* One layer: sums = bias + the terms times their weights. Every column is summed up in the order of the terms. */
typedef void Layer(double *restrict sums, const double *bias, const Term *terms, Py_ssize_t used, const double *weights,
                   Py_ssize_t width);

static void plain_layer(double *restrict sums, const double *bias, const Term *terms, Py_ssize_t used,
                        const double *weights, Py_ssize_t width)
{
    memcpy(sums, bias, width * sizeof(double));
    for (Py_ssize_t term = 0; term < used; term++)
        for (Py_ssize_t at = 0; at < width; at++)
            sums[at] += terms[term].number * weights[terms[term].at * width + at];
}

static Layer *layer = plain_layer;

/* The same sums four at a time, where the processor can; the fastest way is chosen when the module is loaded. */
#if defined(__x86_64__) && defined(__GNUC__)
#define LOTS
#define LOT 4
#define MOST_LOTS 8
#define WITH_LOTS __attribute__((target("avx2"))) static
typedef double Lot __attribute__((vector_size(LOT * sizeof(double)), aligned(sizeof(double)), may_alias));
typedef double Pair __attribute__((vector_size(2 * sizeof(double)), aligned(sizeof(double)), may_alias));

/* The columns of some lots; their number is known to the compiler, so that the sums stay in registers. */
WITH_LOTS inline __attribute__((always_inline)) void columns(double *sums, const double *bias, const Term *terms,
                                                             Py_ssize_t used, const double *weights, Py_ssize_t width,
                                                             const int lots)
{
    Lot sum[MOST_LOTS];
    for (int lot = 0; lot < lots; lot++)
        sum[lot] = *(const Lot *)(bias + lot * LOT);
    for (Py_ssize_t term = 0; term < used; term++) {
        const double *row = weights + terms[term].at * width;
        for (int lot = 0; lot < lots; lot++)
            sum[lot] += terms[term].number * *(const Lot *)(row + lot * LOT);
    }
    for (int lot = 0; lot < lots; lot++)
        *(Lot *)(sums + lot * LOT) = sum[lot];
}

WITH_LOTS void layer_in_lots(double *restrict sums, const double *bias, const Term *terms, Py_ssize_t used,
                             const double *weights, Py_ssize_t width)
{
    Py_ssize_t at = 0;
    for (; at + 8 * LOT <= width; at += 8 * LOT)
        columns(sums + at, bias + at, terms, used, weights + at, width, 8);
    for (; at + 4 * LOT <= width; at += 4 * LOT)
        columns(sums + at, bias + at, terms, used, weights + at, width, 4);
    for (; at + 2 <= width; at += 2) {
        Pair sum = *(const Pair *)(bias + at);
        for (Py_ssize_t term = 0; term < used; term++)
            sum += terms[term].number * *(const Pair *)(weights + terms[term].at * width + at);
        *(Pair *)(sums + at) = sum;
    }
    for (; at < width; at++) {
        sums[at] = bias[at];
        for (Py_ssize_t term = 0; term < used; term++)
            sums[at] += terms[term].number * weights[terms[term].at * width + at];
    }
}
#endif

/* The sums that are positive; the others say nothing to the next layer. */
static Py_ssize_t positive(Term *terms, const double *sums, Py_ssize_t count)
{
    Py_ssize_t used = 0;
    for (Py_ssize_t at = 0; at < count; at++) {
        terms[used].at = at;
        terms[used].number = sums[at];
        used += sums[at] > 0.0;
    }
    return used;
}

/* What one network says of one row: two layers of sums without their negative ones, plus a direct sum. */
static void judge(const Network *network, const Term *row, Py_ssize_t used, Py_ssize_t wide, Py_ssize_t narrow,
                  Py_ssize_t outputs, double *out)
{
    double sums[MOST_WIDE], direct[MOST_WIDE];
    Term terms[MOST_WIDE + 1];
    layer(direct, network->third_bias, row, used, network->direct, outputs);
    layer(sums, network->first_bias, row, used, network->first, wide);
    used = positive(terms, sums, wide);
    layer(sums, network->second_bias, terms, used, network->second, narrow);
    used = positive(terms, sums, narrow);
    layer(out, direct, terms, used, network->third, outputs);
}

/* Reads the numbers of a list into an array; returns -1 with an exception where one is no number. */
static int read_numbers(PyObject *list, double *numbers, Py_ssize_t count)
{
    if (!PyList_Check(list) || PyList_GET_SIZE(list) != count) {
        PyErr_SetString(PyExc_ValueError, "a row has a number for each measure");
        return -1;
    }
    for (Py_ssize_t at = 0; at < count; at++) {
        PyObject *number = PyList_GET_ITEM(list, at);
        double value = PyFloat_CheckExact(number) ? PyFloat_AS_DOUBLE(number) : PyLong_AsDouble(number);
        if (value == -1.0 && PyErr_Occurred())
            return -1;
        numbers[at] = value;
    }
    return 0;
}

/* forward(packed, networks, measures, wide, narrow, outputs, rows, progress, common) -> by row, the outputs */
static PyObject *forward(PyObject *self, PyObject *const *args, Py_ssize_t given)
{
    if (given != 9) {
        PyErr_SetString(PyExc_TypeError, "forward takes 9 arguments");
        return NULL;
    }
    Py_ssize_t size[5];
    for (int at = 0; at < 5; at++) {
        size[at] = PyLong_AsSsize_t(args[at + 1]);
        if (size[at] < 0) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_ValueError, "sizes are not negative");
            return NULL;
        }
    }
    Py_ssize_t networks = size[0], measures = size[1], wide = size[2], narrow = size[3], outputs = size[4];
    PyObject *rows = args[6], *common = args[8];
    double progress = PyFloat_AsDouble(args[7]);
    if (progress == -1.0 && PyErr_Occurred())
        return NULL;
    if (!PyBytes_Check(args[0]) || !PyList_Check(rows) || !PyList_Check(common)) {
        PyErr_SetString(PyExc_TypeError, "forward takes packed numbers, sizes, rows, the progress and what is common");
        return NULL;
    }
    Py_ssize_t extra = PyList_GET_SIZE(common), inputs = 2 * measures + extra;
    Py_ssize_t each = inputs * (wide + outputs) + wide + wide * narrow + narrow + narrow * outputs + outputs;
    if (wide > MOST_WIDE || narrow > MOST_WIDE || outputs > MOST_WIDE || inputs > MOST_INPUTS || networks < 1
        || PyBytes_GET_SIZE(args[0]) != networks * each * (Py_ssize_t)sizeof(double)) {
        PyErr_SetString(PyExc_ValueError, "the packed numbers do not have these sizes");
        return NULL;
    }
    double row[MOST_INPUTS], out[MOST_WIDE], sums[MOST_WIDE];
    Term terms[MOST_INPUTS + 1];
    if (read_numbers(common, row + 2 * measures, extra) < 0)
        return NULL;
    PyObject *answer = PyList_New(PyList_GET_SIZE(rows));
    if (answer == NULL)
        return NULL;
    for (Py_ssize_t seat = 0; seat < PyList_GET_SIZE(rows); seat++) {
        double counted[MOST_INPUTS];
        if (read_numbers(PyList_GET_ITEM(rows, seat), counted, measures) < 0) {
            Py_DECREF(answer);
            return NULL;
        }
        for (Py_ssize_t at = 0; at < measures; at++) {
            row[measures + at] = counted[at] * progress;
            row[at] = counted[at] - row[measures + at];
        }
        Py_ssize_t used = 0;
        for (Py_ssize_t at = 0; at < inputs; at++) {
            terms[used].at = at;
            terms[used].number = row[at];
            used += row[at] != 0.0;
        }
        const double *numbers = (const double *)PyBytes_AS_STRING(args[0]);
        for (Py_ssize_t at = 0; at < outputs; at++)
            sums[at] = 0.0;
        for (Py_ssize_t number = 0; number < networks; number++) {
            Network network = unpack(&numbers, inputs, wide, narrow, outputs);
            judge(&network, terms, used, wide, narrow, outputs, out);
            for (Py_ssize_t at = 0; at < outputs; at++)
                sums[at] += out[at];
        }
        PyObject *told = PyList_New(outputs);
        if (told == NULL) {
            Py_DECREF(answer);
            return NULL;
        }
        PyList_SET_ITEM(answer, seat, told);
        for (Py_ssize_t at = 0; at < outputs; at++) {
            PyObject *value = PyFloat_FromDouble(sums[at] / (double)networks);
            if (value == NULL) {
                Py_DECREF(answer);
                return NULL;
            }
            PyList_SET_ITEM(told, at, value);
        }
    }
    return answer;
}

static PyMethodDef methods[] = {
    {"forward", (PyCFunction)(void (*)(void))forward, METH_FASTCALL, "By row: what the networks say on average."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_forward", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__forward(void)
{
#if defined(LOTS)
    if (__builtin_cpu_supports("avx2"))
        layer = layer_in_lots;
#endif
    return PyModule_Create(&module);
}
