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

/* sums += number * weights, element by element. */
static inline void add(double *restrict sums, const double *restrict weights, double number, Py_ssize_t count)
{
    for (Py_ssize_t at = 0; at < count; at++)
        sums[at] += number * weights[at];
}

/* The same sums in the same order, several at a time where the processor can: the compiler makes both versions, and the
 * faster one is taken when the program starts. */
#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__)
__attribute__((target_clones("avx2", "default")))
#endif
static void judge(const Network *network, const double *row, Py_ssize_t inputs, Py_ssize_t wide, Py_ssize_t narrow,
                  Py_ssize_t outputs, double *out)
{
    double first[MOST_WIDE], second[MOST_WIDE];
    memcpy(first, network->first_bias, wide * sizeof(double));
    memcpy(second, network->second_bias, narrow * sizeof(double));
    memcpy(out, network->third_bias, outputs * sizeof(double));
    for (Py_ssize_t input = 0; input < inputs; input++) {
        if (row[input] != 0.0) {
            add(first, network->first + input * wide, row[input], wide);
            add(out, network->direct + input * outputs, row[input], outputs);
        }
    }
    for (Py_ssize_t at = 0; at < wide; at++)
        if (first[at] > 0.0)
            add(second, network->second + at * narrow, first[at], narrow);
    for (Py_ssize_t at = 0; at < narrow; at++)
        if (second[at] > 0.0)
            add(out, network->third + at * outputs, second[at], outputs);
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
        const double *numbers = (const double *)PyBytes_AS_STRING(args[0]);
        for (Py_ssize_t at = 0; at < outputs; at++)
            sums[at] = 0.0;
        for (Py_ssize_t number = 0; number < networks; number++) {
            Network network = unpack(&numbers, inputs, wide, narrow, outputs);
            judge(&network, row, inputs, wide, narrow, outputs, out);
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
    return PyModule_Create(&module);
}
