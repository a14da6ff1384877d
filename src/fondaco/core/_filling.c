/* Rows of numbers filled from views, as in filling.py: reads lists of whole numbers, writes float32 and int8, and makes
 * no garbage. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>

#define HEAD 7
enum { NUMBER, ONE, SET };

/* How an attribute of one type is read: straight by its getter where there is one, which finds nothing by name. */
typedef struct {
    PyTypeObject *type;
    PyObject *descriptor;
    PyGetSetDef *how;
} Way;

typedef struct {
    PyObject_HEAD
    PyObject *sources, *program;
    Way *ways; /* by source */
    Py_buffer rows, masks;
    int *marked, *marks; /* by row: how many actions are marked, and which */
    Py_ssize_t count, size, actions;
    const int *numbers;
} Filler;

static void forget(Filler *self)
{
    if (self->rows.obj)
        PyBuffer_Release(&self->rows);
    if (self->masks.obj)
        PyBuffer_Release(&self->masks);
    PyMem_Free(self->marked);
    PyMem_Free(self->marks);
    self->marked = self->marks = NULL;
    for (Py_ssize_t at = 0; self->ways && at < PyTuple_GET_SIZE(self->sources); at++) {
        Py_XDECREF(self->ways[at].type);
        Py_XDECREF(self->ways[at].descriptor);
    }
    PyMem_Free(self->ways);
    self->ways = NULL;
    Py_CLEAR(self->sources);
    Py_CLEAR(self->program);
}

static void end(Filler *self)
{
    forget(self);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

/* A writable array of rows, each without gaps and one after another. */
static int take(PyObject *array, Py_buffer *into, char format, Py_ssize_t item)
{
    if (PyObject_GetBuffer(array, into, PyBUF_WRITABLE | PyBUF_FORMAT | PyBUF_C_CONTIGUOUS) < 0)
        return -1;
    if (into->ndim != 2 || into->itemsize != item || !into->format || !strchr(into->format, format)) {
        PyErr_SetString(PyExc_ValueError, "rows are float32 and masks int8, in two directions and without gaps");
        return -1;
    }
    return 0;
}

static int begin(Filler *self, PyObject *args, PyObject *named)
{
    PyObject *program, *sources, *rows, *masks;
    if (!PyArg_ParseTuple(args, "SO!OO", &program, &PyList_Type, &sources, &rows, &masks))
        return -1;
    forget(self);
    if (take(rows, &self->rows, 'f', 4) < 0 || take(masks, &self->masks, 'b', 1) < 0)
        return -1;
    self->program = Py_NewRef(program);
    self->sources = PyList_AsTuple(sources);
    if (self->sources == NULL)
        return -1;
    self->numbers = (const int *)PyBytes_AS_STRING(program);
    self->count = self->rows.shape[0];
    self->size = self->rows.shape[1];
    self->actions = self->masks.shape[1];
    if (self->masks.shape[0] != self->count || self->size < self->numbers[2]) {
        PyErr_SetString(PyExc_ValueError, "there are as many masks as rows, and a row has a place for each number");
        return -1;
    }
    self->marked = PyMem_Calloc(self->count + 1, sizeof(int));
    self->marks = PyMem_Calloc(self->count * self->actions + 1, sizeof(int));
    self->ways = PyMem_Calloc(PyTuple_GET_SIZE(self->sources) + 1, sizeof(Way));
    if (!self->marked || !self->marks || !self->ways) {
        PyErr_NoMemory();
        return -1;
    }
    return 0;
}

/* Find out how a type's attribute is read. */
static int learn(Way *way, PyTypeObject *type, PyObject *name)
{
    PyObject *found = PyObject_GetAttr((PyObject *)type, name);
    if (found == NULL) {
        if (!PyErr_ExceptionMatches(PyExc_AttributeError))
            return -1;
        PyErr_Clear(); /* an attribute of each object alone */
    }
    int straight = found && Py_IS_TYPE(found, &PyGetSetDescr_Type) && type->tp_getattro == PyObject_GenericGetAttr;
    Py_XSETREF(way->type, (PyTypeObject *)Py_NewRef(type));
    Py_XSETREF(way->descriptor, found);
    way->how = straight ? ((PyGetSetDescrObject *)found)->d_getset : NULL;
    return 0;
}

static PyObject *read_from(Filler *self, PyObject *known, int source)
{
    Way *way = self->ways + source;
    PyObject *name = PyTuple_GET_ITEM(self->sources, source);
    if (way->type != Py_TYPE(known) && learn(way, Py_TYPE(known), name) < 0)
        return NULL;
    return way->how ? way->how->get(known, way->how->closure) : PyObject_GetAttr(known, name);
}

static inline float number(long value, int low, int high, double scale)
{
    value = value < low ? low : value > high ? high : value;
    return (float)(value * scale);
}

static int fill_part(const int *head, const int *gather, const int *choices, PyObject *values, float *out)
{
    int kind = head[1], count = head[2], width = head[3], low = head[4], high = head[5], chosen = head[6];
    int most = abs(low) > abs(high) ? abs(low) : abs(high);
    double scale = 1.0 / (most > 1 ? most : 1);
    int several = PyList_CheckExact(values);
    Py_ssize_t length = several ? PyList_GET_SIZE(values) : 1;
    for (int at = 0; at < count; at++, out += width) {
        if (gather[at] < 0 || gather[at] >= length)
            continue;
        long value = PyLong_AsLong(several ? PyList_GET_ITEM(values, gather[at]) : values);
        if (value == -1 && PyErr_Occurred())
            return -1;
        if (kind == NUMBER) {
            out[0] = number(value, low, high, scale);
        } else if (kind == ONE) {
            if (low <= value && value <= high && choices[value - low] >= 0)
                out[choices[value - low]] = 1.0f;
        } else {
            for (int bit = 0; bit < chosen; bit++)
                out[bit] = (float)(value >> choices[bit] & 1);
        }
    }
    return 0;
}

static PyObject *fill(Filler *self, PyObject *const *args, Py_ssize_t given)
{
    if (given != 4 || !PyList_CheckExact(args[3])) {
        PyErr_SetString(PyExc_TypeError, "fill takes a row, what is known, a seat and what is counted");
        return NULL;
    }
    Py_ssize_t row = PyLong_AsSsize_t(args[0]), seat = PyLong_AsSsize_t(args[2]);
    const int *numbers = self->numbers;
    int seats = numbers[0], parts = numbers[1], size = numbers[2];
    if (row < 0 || row >= self->count || seat < 0 || seat >= seats) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "a row is filled for one of the seats");
        return NULL;
    }
    float *out = (float *)self->rows.buf + row * self->size;
    memset(out, 0, size * sizeof(float));
    int last = -1;
    PyObject *values = NULL;
    const int *head = numbers + 3;
    for (int part = 0; part < parts; part++) {
        if (head[0] != last) {
            Py_XDECREF(values);
            PyObject *name = PyTuple_GET_ITEM(self->sources, head[0]);
            values = PyUnicode_GET_LENGTH(name) ? read_from(self, args[1], head[0]) : Py_NewRef(args[3]);
            last = head[0];
            if (values == NULL)
                return NULL;
        }
        const int *gather = head + HEAD + seat * head[2];
        const int *choices = head + HEAD + seats * head[2] + seat * head[6];
        if (fill_part(head, gather, choices, values, out) < 0) {
            Py_DECREF(values);
            return NULL;
        }
        out += head[2] * head[3];
        head += HEAD + seats * (head[2] + head[6]);
    }
    Py_XDECREF(values);
    Py_RETURN_NONE;
}

static PyObject *mark(Filler *self, PyObject *const *args, Py_ssize_t given)
{
    if (given != 2 || !PyList_CheckExact(args[1])) {
        PyErr_SetString(PyExc_TypeError, "mark takes a row and the indexes of actions");
        return NULL;
    }
    Py_ssize_t row = PyLong_AsSsize_t(args[0]);
    if (row < 0 || row >= self->count || PyList_GET_SIZE(args[1]) > self->actions) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "there is no such row, or there are too many actions for it");
        return NULL;
    }
    char *mask = (char *)self->masks.buf + row * self->actions;
    int *marks = self->marks + row * self->actions;
    for (int at = 0; at < self->marked[row]; at++)
        mask[marks[at]] = 0;
    self->marked[row] = 0;
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(args[1]); at++) {
        long index = PyLong_AsLong(PyList_GET_ITEM(args[1], at));
        if (index < 0 || index >= self->actions) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_ValueError, "there is no such action");
            return NULL;
        }
        mask[index] = 1;
        marks[self->marked[row]++] = (int)index;
    }
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"fill", (PyCFunction)(void (*)(void))fill, METH_FASTCALL, "Write what a seat knows into a row."},
    {"mark", (PyCFunction)(void (*)(void))mark, METH_FASTCALL, "Mark the actions that may be chosen, and no others."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject FillerType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "fondaco.core._filling.Filler",
    .tp_basicsize = sizeof(Filler),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)begin,
    .tp_dealloc = (destructor)end,
    .tp_methods = methods,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_filling", NULL, -1, NULL, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__filling(void)
{
    if (PyType_Ready(&FillerType) < 0)
        return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made == NULL || PyModule_AddObjectRef(made, "Filler", (PyObject *)&FillerType) < 0)
        return NULL;
    return made;
}
