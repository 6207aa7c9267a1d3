"""Small edits of rules, each of which a test should notice: what `mutate` tries one by one.

An edit is made in the syntax tree of a module and put into the running program: a function gets
other code, a figure of the module another value wherever it was imported. Files stay as they are.
What a module has worked out while it was loaded does not follow.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType, FunctionType, ModuleType
from typing import Any

FLIPS: dict[type[ast.AST], type[Any]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add,
}  # fmt: skip
WORDS = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=",
    ast.In: "in", ast.NotIn: "not in", ast.Is: "is", ast.IsNot: "is not", ast.And: "and",
    ast.Or: "or", ast.Add: "+", ast.Sub: "-",
}  # fmt: skip
SWAPS = {"min": "max", "max": "min", "any": "all", "all": "any"}
DROPPED = (ast.Expr, ast.AugAssign, ast.If, ast.For, ast.While, ast.Continue, ast.Break)
NOTHING = {"bool": "False", "int": "0", "str": "''", "list": "[]", "dict": "{}", "set": "set()"}
CITED = re.compile(r"\[([A-Z]?\d[\w., -]*)\]")  # "[10.1f, 10.5.4b-d]" in a docstring
RANGE = re.compile(r"([\w.]*)([a-z])-(?:[\w.]*)([a-z])")


@dataclass(frozen=True)
class Edit:
    """One change of one function, or of one figure of a module."""

    module: ModuleType
    tree: ast.Module
    function: str  # qualified; "" for a figure of the module
    rows: frozenset[str]  # that its docstring cites
    parent: ast.AST
    field: str
    index: int  # among the field's nodes; -1: the field is one node
    new: ast.AST
    line: int
    says: str

    def __str__(self) -> str:
        file = (self.module.__file__ or "").rpartition("/src/")[2]
        return f"{file}:{self.line} {self.function or 'figure'}: {self.says}"

    def make(self) -> None:
        """Put it into the running program, for good."""
        if self.index >= 0:
            getattr(self.parent, self.field)[self.index] = self.new
        else:
            setattr(self.parent, self.field, self.new)
        ast.fix_missing_locations(self.tree)
        if self.function:
            _recode(self.module, self.tree, self.function)
        else:
            _rebind(self.module, self.tree, self.line)


def edits_of(module: ModuleType, side: str = "") -> list[Edit]:
    """All edits of a module's functions, methods and figures. `side`: an expression that says to
    which of two sides a `unit` belongs; with it, rules are also made to hold for one side only."""
    source = inspect.getsource(module)
    tree = ast.parse(source)
    found = []
    for name, rows, node in _rules(tree):
        for parent, field, index, old in _spots(node):
            news = list(_alternatives(parent, field, old))
            if side and name:
                news += _one_sided(node, parent, field, old, side)
            line = int(getattr(old, "lineno", getattr(parent, "lineno", 0)))
            for new, says in news:
                found.append(Edit(module, tree, name, rows, parent, field, index, new, line, says))
    return found


def cited(docstring: str | None) -> frozenset[str]:
    """The rows that a docstring cites: "[10.1a-c, 3.5f]"."""
    found: set[str] = set()
    for inside in CITED.findall(docstring or ""):
        for word in re.split(r",\s*", inside):
            if many := RANGE.fullmatch(word):
                clause, first, last = many.groups()
                found |= {clause + chr(c) for c in range(ord(first), ord(last) + 1)}
            else:
                found.add(word)
    return frozenset(found)


def _rules(tree: ast.Module) -> Iterator[tuple[str, frozenset[str], ast.AST]]:
    """Every function and method with its name and rows, and every figure of the module."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, cited(ast.get_docstring(node)), node
        elif isinstance(node, ast.ClassDef):
            rows = cited(ast.get_docstring(node))
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    own = cited(ast.get_docstring(method))
                    yield f"{node.name}.{method.name}", own or rows, method
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield "", frozenset(), node


Spot = tuple[ast.AST, str, int, ast.AST]  # parent, field, index, node


def _spots(node: ast.AST) -> Iterator[Spot]:
    """Every node below this one and where it hangs; annotations and decorators say no rules."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(-1, value)]:
            if isinstance(child, ast.AST):
                yield node, field, index, child
                yield from _spots(child)


def _alternatives(parent: ast.AST, field: str, node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """What may stand in a node's place."""
    was = ast.unparse(node) if type(node) not in FLIPS else ast.unparse(parent)
    match node:
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value), f"{was} -> {not value}"
        case ast.Constant(value=int(value)) if not _sentinel(parent, value):
            for other in (value - 1, value + 1):
                yield ast.Constant(other), f"{was} -> {other} in {ast.unparse(parent)[:60]}"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand, f"{was} -> {ast.unparse(operand)}"
        case ast.BoolOp(values=values):
            for n in range(len(values)):
                rest = values[:n] + values[n + 1 :]
                fewer = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
                yield fewer, f"{was} -> without {ast.unparse(values[n])}"
        case ast.Call(func=ast.Name(id=name)) if name in SWAPS:
            call = ast.Call(ast.Name(SWAPS[name], ast.Load()), node.args, node.keywords)
            yield call, f"{was} -> {SWAPS[name]}"
        case ast.comprehension(ifs=ifs) if ifs:
            for n in range(len(ifs)):
                freer = ast.comprehension(node.target, node.iter, ifs[:n] + ifs[n + 1 :], 0)
                yield freer, f"{was.strip()} -> without {ast.unparse(ifs[n])}"
        case _ if type(node) in FLIPS:
            yield FLIPS[type(node)](), f"{was} -> {WORDS[FLIPS[type(node)]]}"
    if field == "test" and not isinstance(node, ast.Compare | ast.UnaryOp):
        assert isinstance(node, ast.expr)
        yield ast.UnaryOp(ast.Not(), node), f"if {was} -> if not"
    if _may_drop(node):
        yield ast.Pass(), f"{was.partition(chr(10))[0]} -> nothing"


def _sentinel(parent: ast.AST, value: int) -> bool:
    """-1 says "none", and what is compared with 0 asks for that: flips try it already."""
    return isinstance(parent, ast.UnaryOp) or (isinstance(parent, ast.Compare) and value == 0)


def _may_drop(node: ast.AST) -> bool:
    """Statements without which a program still runs; a docstring is none."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return False
    if isinstance(node, ast.Assign):
        return all(isinstance(t, ast.Subscript | ast.Attribute) for t in node.targets)
    return isinstance(node, DROPPED)


# For one side only


def _one_sided(
    function: ast.AST, parent: ast.AST, field: str, node: ast.AST, side: str
) -> Iterator[tuple[ast.AST, str]]:
    """A function does nothing for one side; so does what is done for each unit in turn."""
    assert isinstance(function, ast.FunctionDef)
    for negated in ("not ", ""):
        if isinstance(node, ast.comprehension) and (name := _unit(node.target)):
            ifs = [*node.ifs, _expression(negated + side, name)]
            yield (
                ast.comprehension(node.target, node.iter, ifs, 0),
                f"{ast.unparse(node).strip()} -> only if {negated}{side}",
            )
        if isinstance(node, ast.For) and (name := _unit(node.target)):
            skip = ast.If(_expression(negated + side, name), [ast.Continue()], [])
            loop = ast.For(node.target, node.iter, [skip, *node.body], node.orelse)
            yield loop, f"{ast.unparse(node).partition(chr(10))[0]} -> not if {negated}{side}"
        first = parent is function and field == "body" and node is _first(function)
        if first and "unit" in [a.arg for a in function.args.args] and isinstance(node, ast.stmt):
            nothing = NOTHING.get(ast.unparse(function.returns or ast.Name("")).partition("[")[0])
            back = ast.Return(_expression(nothing, "unit") if nothing else ast.Constant(None))
            guard = ast.If(_expression(negated + side, "unit"), [back], [node])
            yield guard, f"{function.name} -> nothing if {negated}{side}"


def _unit(target: ast.expr) -> str:
    """The name by which a loop calls a unit."""
    names = [n.id for n in ast.walk(target) if isinstance(n, ast.Name)]
    return next((n for n in names if n in ("unit", "u")), "")


def _first(function: ast.FunctionDef) -> ast.stmt:
    """The first statement after the docstring."""
    return function.body[bool(ast.get_docstring(function)) and len(function.body) > 1]


def _expression(text: str, unit: str) -> ast.expr:
    return ast.parse(re.sub(r"\bunit\b", unit, text), mode="eval").body


# Into the running program


def _recode(module: ModuleType, tree: ast.Module, function: str) -> None:
    """Give a function the code that the tree has for it now."""
    code = compile(tree, module.__file__ or "", "exec", dont_inherit=True)
    found: Any = module
    for name in function.split("."):
        found = inspect.getattr_static(found, name)
    if isinstance(found, property):
        found = found.fget
    cached = getattr(found, "cache_clear", None)
    if cached is not None:
        cached()
    found = inspect.unwrap(getattr(found, "__func__", found))
    assert isinstance(found, FunctionType), function
    found.__code__ = next(c for c in _codes(code) if c.co_qualname == function)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _rebind(module: ModuleType, tree: ast.Module, line: int) -> None:
    """Give a figure its new value in its module and wherever it was imported."""
    statement = next(
        s for s in tree.body
        if isinstance(s, ast.Assign) and s.lineno <= line <= (s.end_lineno or s.lineno)
    )  # fmt: skip
    assert isinstance(statement.targets[0], ast.Name)
    name = statement.targets[0].id
    old = vars(module)[name]
    value = eval(compile(ast.Expression(statement.value), name, "eval"), vars(module))
    for other in list(sys.modules.values()):
        if getattr(other, "__dict__", {}).get(name) is old:
            setattr(other, name, value)
