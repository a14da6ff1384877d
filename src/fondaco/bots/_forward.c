/* The sums of some small networks, as in forward.py, in the same order and therefore with the same result to the last
 * bit.
 *
 * Compiled with -ffp-contract=off: a fused multiplication would round differently from Python. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>

#define MOST_WIDE 1024
#define MOST_INPUTS 512

/* A number that counts, and its place in the row; many numbers of a row are zero. */
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

typedef struct {
    Py_ssize_t networks, measures, wide, narrow, outputs;
} Shape;

/* Reads the five sizes; returns -1 with an exception where they are none. */
static int read_shape(PyObject *const *args, Shape *shape)
{
    Py_ssize_t *sizes[] = {&shape->networks, &shape->measures, &shape->wide, &shape->narrow, &shape->outputs};
    for (int at = 0; at < 5; at++) {
        *sizes[at] = PyLong_AsSsize_t(args[at]);
        if (*sizes[at] < 0) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_ValueError, "sizes are not negative");
            return -1;
        }
    }
    if (shape->networks < 1 || shape->networks > MOST_WIDE || shape->wide > MOST_WIDE / shape->networks
        || shape->narrow > MOST_WIDE || shape->outputs > MOST_WIDE || shape->measures > MOST_INPUTS) {
        PyErr_SetString(PyExc_ValueError, "the networks are larger than there is room for");
        return -1;
    }
    return 0;
}

/* Whether packed numbers are so many. */
static int has_size(PyObject *packed, Py_ssize_t numbers)
{
    if (PyBytes_Check(packed) && PyBytes_GET_SIZE(packed) == numbers * (Py_ssize_t)sizeof(double))
        return 1;
    PyErr_SetString(PyExc_ValueError, "the packed numbers do not have these sizes");
    return 0;
}

/* The numbers of one network after its first layer: two layers, without the bias of the last. */
static Py_ssize_t rest_of(const Shape *shape)
{
    return shape->wide * shape->narrow + shape->narrow + shape->narrow * shape->outputs;
}

static Py_ssize_t tuned_size(const Shape *shape)
{
    return (shape->measures + 1) * (shape->networks * shape->wide + shape->outputs) + shape->networks * rest_of(shape);
}

/* Weights between those for the beginning and those for the end of a game. */
static double blended(double early, double late, double progress)
{
    return early * (1.0 - progress) + late * progress;
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

/* Tunes one of the networks: its columns of the first layer, its part of the direct sums, and its other layers. */
static void tune(const Shape *shape, const double *numbers, Py_ssize_t network, double progress, const double *common,
                 Py_ssize_t extra, double *tuned)
{
    Py_ssize_t measures = shape->measures, wide = shape->wide, outputs = shape->outputs;
    Py_ssize_t inputs = 2 * measures + extra, width = shape->networks * wide, rest = rest_of(shape);
    const double *first_bias = numbers + inputs * wide, *third_bias = first_bias + wide + rest;
    const double *direct = third_bias + outputs;
    double *all_direct = tuned + (measures + 1) * width, told[MOST_WIDE];
    for (Py_ssize_t measure = 0; measure < measures; measure++) {
        Py_ssize_t late = measures + measure;
        for (Py_ssize_t at = 0; at < wide; at++)
            tuned[measure * width + network * wide + at] =
                blended(numbers[measure * wide + at], numbers[late * wide + at], progress);
        for (Py_ssize_t at = 0; at < outputs; at++)
            all_direct[measure * outputs + at] +=
                blended(direct[measure * outputs + at], direct[late * outputs + at], progress);
    }
    double *bias = tuned + measures * width + network * wide;
    memcpy(bias, first_bias, wide * sizeof(double));
    memcpy(told, third_bias, outputs * sizeof(double));
    for (Py_ssize_t place = 0; place < extra; place++) {
        for (Py_ssize_t at = 0; at < wide; at++)
            bias[at] += common[place] * numbers[(2 * measures + place) * wide + at];
        for (Py_ssize_t at = 0; at < outputs; at++)
            told[at] += common[place] * direct[(2 * measures + place) * outputs + at];
    }
    for (Py_ssize_t at = 0; at < outputs; at++)
        all_direct[measures * outputs + at] += told[at];
    memcpy(all_direct + (measures + 1) * outputs + network * rest, first_bias + wide, rest * sizeof(double));
}

/* tuned(packed, networks, measures, wide, narrow, outputs, progress, common) -> the numbers for a moment of a game */
static PyObject *tuned(PyObject *self, PyObject *const *args, Py_ssize_t given)
{
    Shape shape;
    if (given != 8) {
        PyErr_SetString(PyExc_TypeError, "tuned takes 8 arguments");
        return NULL;
    }
    if (read_shape(args + 1, &shape) < 0)
        return NULL;
    double progress = PyFloat_AsDouble(args[6]), common[MOST_INPUTS];
    if (progress == -1.0 && PyErr_Occurred())
        return NULL;
    Py_ssize_t extra = PyList_Check(args[7]) ? PyList_GET_SIZE(args[7]) : MOST_INPUTS + 1;
    if (extra > MOST_INPUTS) {
        PyErr_SetString(PyExc_TypeError, "what is common is a list of some numbers");
        return NULL;
    }
    if (read_numbers(args[7], common, extra) < 0)
        return NULL;
    Py_ssize_t each = (2 * shape.measures + extra) * (shape.wide + shape.outputs) + shape.wide + rest_of(&shape)
                      + shape.outputs;
    if (!has_size(args[0], shape.networks * each))
        return NULL;
    PyObject *answer = PyBytes_FromStringAndSize(NULL, tuned_size(&shape) * (Py_ssize_t)sizeof(double));
    if (answer == NULL)
        return NULL;
    double *numbers = (double *)PyBytes_AS_STRING(answer);
    memset(numbers, 0, PyBytes_GET_SIZE(answer));
    for (Py_ssize_t network = 0; network < shape.networks; network++)
        tune(&shape, (const double *)PyBytes_AS_STRING(args[0]) + network * each, network, progress, common, extra,
             numbers);
    return answer;
}

/* What the networks say of one row together: two layers of sums without their negative ones, plus a direct sum. */
static void judge(const Shape *shape, const double *numbers, const Term *row, Py_ssize_t used, double *out)
{
    Py_ssize_t measures = shape->measures, wide = shape->wide, narrow = shape->narrow, outputs = shape->outputs;
    Py_ssize_t width = shape->networks * wide;
    const double *direct = numbers + (measures + 1) * width, *rest = direct + (measures + 1) * outputs;
    double first[MOST_WIDE], second[MOST_WIDE], before[MOST_WIDE];
    Term terms[MOST_WIDE + 1];
    layer(first, numbers + measures * width, row, used, numbers, width);
    layer(out, direct + measures * outputs, row, used, direct, outputs);
    for (Py_ssize_t network = 0; network < shape->networks; network++) {
        const double *second_bias = rest + wide * narrow, *third = second_bias + narrow;
        used = positive(terms, first + network * wide, wide);
        layer(second, second_bias, terms, used, rest, narrow);
        used = positive(terms, second, narrow);
        memcpy(before, out, outputs * sizeof(double));
        layer(out, before, terms, used, third, outputs);
        rest = third + narrow * outputs;
    }
}

/* The answer to one row as a list. */
static PyObject *answer_to(const Shape *shape, const double *numbers, PyObject *row)
{
    double counted[MOST_INPUTS], out[MOST_WIDE];
    Term terms[MOST_INPUTS + 1];
    if (read_numbers(row, counted, shape->measures) < 0)
        return NULL;
    Py_ssize_t used = 0;
    for (Py_ssize_t at = 0; at < shape->measures; at++) {
        terms[used].at = at;
        terms[used].number = counted[at];
        used += counted[at] != 0.0;
    }
    judge(shape, numbers, terms, used, out);
    PyObject *told = PyList_New(shape->outputs);
    for (Py_ssize_t at = 0; told != NULL && at < shape->outputs; at++) {
        PyObject *value = PyFloat_FromDouble(out[at] / (double)shape->networks);
        if (value == NULL)
            Py_CLEAR(told);
        else
            PyList_SET_ITEM(told, at, value);
    }
    return told;
}

/* forward(tuned, networks, measures, wide, narrow, outputs, rows) -> by row, the outputs */
static PyObject *forward(PyObject *self, PyObject *const *args, Py_ssize_t given)
{
    Shape shape;
    if (given != 7 || !PyList_Check(args[6])) {
        PyErr_SetString(PyExc_TypeError, "forward takes tuned numbers, five sizes and a list of rows");
        return NULL;
    }
    if (read_shape(args + 1, &shape) < 0 || !has_size(args[0], tuned_size(&shape)))
        return NULL;
    PyObject *rows = args[6], *answer = PyList_New(PyList_GET_SIZE(rows));
    for (Py_ssize_t at = 0; answer != NULL && at < PyList_GET_SIZE(rows); at++) {
        PyObject *told = answer_to(&shape, (const double *)PyBytes_AS_STRING(args[0]), PyList_GET_ITEM(rows, at));
        if (told == NULL)
            Py_CLEAR(answer);
        else
            PyList_SET_ITEM(answer, at, told);
    }
    return answer;
}

static PyMethodDef methods[] = {
    {"tuned", (PyCFunction)(void (*)(void))tuned, METH_FASTCALL, "The numbers for a moment of a game."},
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
