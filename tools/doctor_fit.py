"""Ridge regression for the set-up doctor, with the standard library alone: small normal equations, solved directly."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import mul

Vector = list[float]
Matrix = list[list[float]]
FOLDS = 5
STRENGTHS = (3.0, 10.0, 30.0, 100.0, 300.0, 1000.0)
"""Penalties that are tried, for features with a mean of 0 and a spread of 1."""


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def spread(values: Sequence[float]) -> float:
    middle = mean(values)
    return math.sqrt(sum((v - middle) ** 2 for v in values) / len(values))


def dot(a: Sequence[float], b: Sequence[float]) -> float:
    return float(sum(map(mul, a, b)))


def gram(columns: Matrix, others: Matrix) -> Matrix:
    return [[dot(a, b) for b in others] for a in columns]


def solve(a: Matrix, b: Matrix) -> Matrix:
    """x with a·x = b for a symmetric positive matrix (Cholesky); b and x are lists of columns."""
    n = len(a)
    low: Matrix = []
    for i in range(n):
        row: Vector = []
        for j in range(i):
            row.append((a[i][j] - dot(row, low[j])) / low[j][j])
        row.append(math.sqrt(a[i][i] - dot(row, row)))
        low.append(row)
    out = []
    for column in b:
        y: Vector = []
        for i in range(n):
            y.append((column[i] - dot(low[i], y)) / low[i][i])
        x = [0.0] * n
        for i in reversed(range(n)):
            x[i] = (y[i] - sum(low[k][i] * x[k] for k in range(i + 1, n))) / low[i][i]
        out.append(x)
    return out


@dataclass(slots=True)
class Fit:
    """Linear models of several targets over the same features."""

    names: list[str]
    means: Vector
    spreads: Vector
    bases: Vector
    """The mean of each target."""
    weights: Matrix
    """For each target, by feature."""
    strength: float

    def heaviest(self, n: int) -> list[str]:
        """The features that count most, in the order of the rest; what counts for one target is enough."""
        scales = [max(map(abs, w)) or 1.0 for w in self.weights]
        heavy = [max(abs(w[i]) / s for w, s in zip(self.weights, scales, strict=True)) for i in range(len(self.names))]
        best = sorted(range(len(heavy)), key=lambda i: -heavy[i])[:n]
        return [self.names[i] for i in sorted(best)]

    def raw(self) -> Matrix:
        """For each target a constant, and the weights of features that are not scaled."""
        out = []
        for base, weights in zip(self.bases, self.weights, strict=True):
            plain = [w / s for w, s in zip(weights, self.spreads, strict=True)]
            out.append([base - dot(plain, self.means), *plain])
        return out

    def predict(self, row: dict[str, float]) -> Vector:
        x = [(row.get(n, 0.0) - m) / s for n, m, s in zip(self.names, self.means, self.spreads, strict=True)]
        return [base + dot(w, x) for base, w in zip(self.bases, self.weights, strict=True)]


def fit(rows: list[dict[str, float]], targets: Matrix, names: list[str] | None = None) -> Fit:
    """``targets``: a list of values for each target. The penalty that predicts best what it has not seen is taken."""
    if names is None:
        names = [name for name in rows[0] if len({row[name] for row in rows}) > 1]
    columns = [[float(row[name]) for row in rows] for name in names]
    means, spreads = [mean(c) for c in columns], [spread(c) for c in columns]
    columns = [[(v - m) / s for v in c] for c, m, s in zip(columns, means, spreads, strict=True)]
    bases = [mean(t) for t in targets]
    scales = [spread(t) or 1.0 for t in targets]
    wanted = [[(v - b) / s for v in t] for t, b, s in zip(targets, bases, scales, strict=True)]
    edges = [len(rows) * i // FOLDS for i in range(FOLDS + 1)]
    folds = [(a, b) for a, b in pairwise(edges)]
    parts = [
        (
            gram([c[a:b] for c in columns], [c[a:b] for c in columns]),
            gram([t[a:b] for t in wanted], [c[a:b] for c in columns]),
        )
        for a, b in folds
    ]
    whole_a, whole_b = _sum([a for a, _ in parts]), _sum([b for _, b in parts])
    errors = dict.fromkeys(STRENGTHS, 0.0)
    for (start, end), (part_a, part_b) in zip(folds, parts, strict=True):
        seen = [[c[i] for c in columns] for i in range(start, end)]
        for strength in STRENGTHS:
            found = solve(_ridge(_less(whole_a, part_a), strength), _less(whole_b, part_b))
            for t, w in zip(wanted, found, strict=True):
                errors[strength] += sum((dot(w, x) - t[start + i]) ** 2 for i, x in enumerate(seen))
    best = min(STRENGTHS, key=errors.__getitem__)
    weights = solve(_ridge(whole_a, best), whole_b)
    weights = [[v * scale for v in w] for w, scale in zip(weights, scales, strict=True)]
    return Fit(names, means, spreads, bases, weights, best)


def _sum(parts: list[Matrix]) -> Matrix:
    return [[sum(values) for values in zip(*rows, strict=True)] for rows in zip(*parts, strict=True)]


def _less(a: Matrix, b: Matrix) -> Matrix:
    return [[x - y for x, y in zip(p, q, strict=True)] for p, q in zip(a, b, strict=True)]


def _ridge(a: Matrix, strength: float) -> Matrix:
    return [[v + strength * (i == j) for j, v in enumerate(row)] for i, row in enumerate(a)]


def differences(controls: Matrix, marked: Sequence[bool], targets: Matrix) -> list[tuple[float, float]]:
    """By how much the marked values of each target differ from the others beside these controls (least squares), with
    the standard error. ``controls``: a row for each value."""
    columns = [c for c in (_scaled(list(column)) for column in zip(*controls, strict=True)) if c]
    here = [float(m) for m in marked]
    columns.append([m - mean(here) for m in here])
    wanted = [[v - base for v in t] for t, base in ((t, mean(t)) for t in targets)]
    n = len(here)
    # Features that follow from one another are told apart by a touch of a penalty.
    a = _ridge(gram(columns, columns), 1e-6 * n)
    unit = [0.0] * (len(columns) - 1) + [1.0]
    *found, inverse = solve(a, [*gram(wanted, columns), unit])
    rows = list(zip(*columns, strict=True))
    out = []
    for weights, t in zip(found, wanted, strict=True):
        rest = sum((v - dot(weights, row)) ** 2 for v, row in zip(t, rows, strict=True))
        out.append((weights[-1], math.sqrt(inverse[-1] * rest / max(1, n - len(columns) - 1))))
    return out


def _scaled(column: Vector) -> Vector:
    """With a mean of 0 and a spread of 1; nothing if all values are the same."""
    middle, wide = mean(column), spread(column)
    return [(v - middle) / wide for v in column] if wide else []
