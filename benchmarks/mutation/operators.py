"""Small changes of Python source: each turns one place of a program into something that is wrong, but still parses."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

COMPARISON: Final = "comparison"  # a limit moved by one, or a test turned round
CONSTANT: Final = "constant"  # a number one higher, or a truth turned round
MISSING_CALL: Final = "missing call"  # a call for its effect, left out
SWAPPED_SEAT: Final = "swapped seat"  # another's instead of the own
SKIPPED_BRANCH: Final = "skipped branch"  # what never happens
OPERATORS: Final = (COMPARISON, CONSTANT, MISSING_CALL, SWAPPED_SEAT, SKIPPED_BRANCH)

OPPOSITE: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SEATS: Final = frozenset({"seat", "who", "viewer", "other", "owner", "player", "victim"})  # variables that hold one
FOR_PEOPLE: Final = frozenset({"__repr__", "__str__", "_repr_html_"})  # functions whose words nobody relies on
LOOKS: Final = frozenset({"indent", "maxsize", "strict"})  # arguments that nobody can tell from what comes out
REPORTING: Final = frozenset({"log", "signals", "warnings"})  # what is called only to tell somebody


class Site(NamedTuple):
    """A place in a source, what stands there, and what would stand there instead. `scope` is the function or class,
    `start` and `stop` are offsets in bytes."""

    operator: str
    line: int
    scope: str
    before: str
    after: str
    start: int
    stop: int


def sites(source: str) -> list[Site]:
    """All places that an operator can change, in the order of the source; each changes the meaning."""
    finder = Finder(source)
    finder.visit(ast.parse(source))
    return sorted(finder.found, key=lambda site: (site.start, site.operator))


def changed(source: str, site: Site) -> str:
    """The source with this one change. Raises ValueError if it would not parse, or would mean the same."""
    raw = source.encode()
    if raw[site.start : site.stop].decode() != site.before:
        raise ValueError(f"line {site.line} holds something else than {site.before!r}")
    other = (raw[: site.start] + site.after.encode() + raw[site.stop :]).decode()
    try:
        same = ast.dump(ast.parse(other)) == ast.dump(ast.parse(source))
    except SyntaxError as error:
        raise ValueError(f"line {site.line} does not parse with {site.after!r}") from error
    if same:
        raise ValueError(f"line {site.line} means the same with {site.after!r}")
    return other


class Finder(ast.NodeVisitor):
    """Walks a module. Leaves alone: annotations, decorators, docstrings and other texts, imports for types, assertions,
    errors, the conditions that lead to nothing but an error, and what is only told."""

    def __init__(self, source: str) -> None:
        self.found: list[Site] = []
        self._raw = source.encode()
        self._scope: list[str] = []
        self._lines = [0]
        for line in self._raw.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))

    def _add(self, operator: str, node: ast.expr | ast.stmt, after: str) -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._lines[node.lineno - 1] + node.col_offset
        stop = self._lines[node.end_lineno - 1] + node.end_col_offset
        before = self._raw[start:stop].decode()
        self.found.append(Site(operator, node.lineno, ".".join(self._scope), before, after, start, stop))

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name in FOR_PEOPLE:
            return
        self._scope.append(node.name)
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        self._visit_all(node.body)
        self._scope.pop()

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._scope.append(node.name)
        self._visit_all(node.body)
        self._scope.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        """An error stays as it is."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assertion is for readers and type checkers."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """A text stays as it is."""

    def visit_If(self, node: ast.If) -> None:
        if _names(node.test) & {"TYPE_CHECKING", "__name__"}:
            self._visit_all(node.orelse)
            return
        if not all(isinstance(each, ast.Raise) for each in node.body):
            self._add(SKIPPED_BRANCH, node.test, "False")
            self.visit(node.test)
        self._visit_all([*node.body, *node.orelse])

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._add(SKIPPED_BRANCH, node, f"({ast.unparse(node.orelse)})")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        call = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(call, ast.Call) and _names(call.func) & REPORTING:
            return
        if isinstance(call, ast.Call) and not _is_super_init(call):
            self._add(MISSING_CALL, node, "pass")
        if not isinstance(call, ast.Constant):
            self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        other = OPPOSITE.get(type(node.ops[0]))
        if other is not None:
            turned = ast.Compare(node.left, [other(), *node.ops[1:]], node.comparators)
            self._add(COMPARISON, node, f"({ast.unparse(turned)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """In functions and classes: numbers of a whole module are names, sizes and weights."""
        if not self._scope:
            return
        if isinstance(node.value, bool):
            self._add(CONSTANT, node, str(not node.value))
        elif isinstance(node.value, int):
            self._add(CONSTANT, node, str(node.value + 1))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """A number below 0 stands for none, and any other would do."""
        if not _is_negative(node):
            self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in LOOKS:
            self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if _is_seat(node.slice):
            self._add(SWAPPED_SEAT, node.slice, f"{ast.unparse(node.slice)} - 1")
        elif self._scope and _is_negative(node.slice):
            self._add(CONSTANT, node.slice, f"{ast.unparse(node.slice)} - 1")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        for argument in node.args:
            if _is_seat(argument):
                self._add(SWAPPED_SEAT, argument, "0")
        self.generic_visit(node)

    def _visit_all(self, nodes: Sequence[ast.AST]) -> None:
        for node in nodes:
            self.visit(node)


def _names(node: ast.AST) -> set[str]:
    """Variables and attributes that occur in an expression."""
    return set(_each_name(node))


def _each_name(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Name):
            yield each.id
        elif isinstance(each, ast.Attribute):
            yield each.attr


def _is_seat(node: ast.expr) -> bool:
    """A variable that holds a seat, or the seat of a step."""
    if isinstance(node, ast.Attribute):
        return node.attr in SEATS and isinstance(node.value, ast.Name) and node.value.id == "self"
    return isinstance(node, ast.Name) and node.id in SEATS


def _is_negative(node: ast.expr) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant)


def _is_super_init(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr == "__init__"
