"""Writes attention as a model for ONNX Runtime: a protocol buffer, made here of
its fields (onnx.proto), so that no package of Python is needed."""
import struct


def varint(n):
    out = b""
    while n > 127:
        out, n = out + bytes([n & 127 | 128]), n >> 7
    return out + bytes([n])


def number(field, n):
    return varint(field << 3) + varint(n)


def text(field, value):
    value = value.encode() if isinstance(value, str) else value
    return varint(field << 3 | 2) + varint(len(value)) + value


def node(kind, inputs, output, attribute=b""):
    return text(1, b"".join(text(1, i) for i in inputs) + text(2, output) +
                text(3, output) + text(4, kind) + attribute)


def value(field, name, shape):
    dims = b"".join(text(1, number(1, n)) for n in shape)
    return text(field, text(1, name) +
                text(2, text(1, number(1, 1) + text(2, dims))))


def model(heads, positions, channels):
    shape = (heads, positions, channels)
    permutation = text(5, text(1, "perm") + number(20, 7) +
                       b"".join(number(8, n) for n in (0, 2, 1)))
    axis = text(5, text(1, "axis") + number(3, 2) + number(20, 2))
    graph = (node("Transpose", ["K"], "Kt", permutation) +
             node("MatMul", ["Q", "Kt"], "product") +
             node("Mul", ["product", "scale"], "scaled") +
             node("Softmax", ["scaled"], "weights", axis) +
             node("MatMul", ["weights", "V"], "result") +
             text(2, "attention") +
             text(5, number(2, 1) + text(9, struct.pack("<f", 0.125)) +
                  text(8, "scale")))
    graph += b"".join(value(11, name, shape) for name in "QKV")
    graph += value(12, "result", shape)
    return number(1, 8) + text(7, graph) + text(8, text(1, "") + number(2, 17))
