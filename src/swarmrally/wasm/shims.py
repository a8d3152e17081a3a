"""The face of an engine: what is called from outside takes addresses and numbers, and what Numba made takes more than that.

Numba gives every function two places more, for its result and for an exception, and gets a sign back that says how it went; an array
is seven numbers or more there, of which only the address and the lengths are not known beforehand. What goes wrong traps.
"""

from __future__ import annotations

from typing import Any

from numba import types

BODY = """
define {result} @"{name}"({parameters}) {{
  %place = alloca i64
  %raised = alloca ptr
{before}  %sign = call i32 @"{function}"(ptr {place}, ptr %raised{arguments})
  %given = icmp eq i32 %sign, 0
  %none = icmp eq i32 %sign, -2
  %well = or i1 %given, %none
  br i1 %well, label %right, label %wrong
wrong:
  call void @llvm.trap()
  unreachable
right:
{after}
}}
declare i32 @"{function}"(ptr, ptr{kinds})
"""

BESIDE = """
declare void @llvm.trap()

define void @NRT_MemInfo_call_dtor(ptr %block) {
  call void @llvm.trap()
  unreachable
}

define i32 @strlen(ptr %text) noinline optnone {
entry:
  br label %next
next:
  %at = phi i32 [ 0, %entry ], [ %after, %next ]
  %after = add i32 %at, 1
  %here = getelementptr i8, ptr %text, i32 %at
  %letter = load i8, ptr %here
  %over = icmp eq i8 %letter, 0
  br i1 %over, label %end, label %next
end:
  ret i32 %at
}
"""
"""Memory is never taken, so it is never given back; and LLVM takes loops that look for a nought for a `strlen`."""


Giving = tuple[str, str, list[str]]


class Shim:
    """One function of the face, in the making."""

    def __init__(self) -> None:
        self.parameters: list[str] = []
        self.before: list[str] = []
        self.arguments: list[str] = []

    def take(self, name: str, kind: Any) -> None:
        if isinstance(kind, types.Array):
            self.take_array(name, kind)
        elif isinstance(kind, types.Boolean):
            self.parameters.append(f"i32 %{name}")
            self.before.append(f"%{name}.flag = icmp ne i32 %{name}, 0")
            self.before.append(f"%{name}.byte = zext i1 %{name}.flag to i8")
            self.arguments.append(f"i8 %{name}.byte")
        else:
            number = f"{'i64' if isinstance(kind, types.Integer) else 'ptr'} %{name}"
            self.parameters.append(number)
            self.arguments.append(number)

    def take_array(self, name: str, kind: Any) -> None:
        """An address and a length for each dimension; what follows from them are counts and steps in bytes, the last dimension's first."""
        item = kind.dtype.size if isinstance(kind.dtype, types.Record) else kind.dtype.bitwidth // 8
        self.parameters.append(f"ptr %{name}")
        lengths, steps, items = [], [f"i64 {item}"], "1"
        for number in range(kind.ndim):
            self.parameters.append(f"i32 %{name}.{number}")
            lengths.append(f"i64 %{name}.long{number}")
            self.before.append(f"%{name}.long{number} = zext i32 %{name}.{number} to i64")
            self.before.append(f"%{name}.items{number} = mul i64 {items}, %{name}.long{number}")
            items = f"%{name}.items{number}"
        for number in range(kind.ndim - 1, 0, -1):
            self.before.append(f"%{name}.step{number} = mul {steps[0]}, %{name}.long{number}")
            steps.insert(0, f"i64 %{name}.step{number}")
        self.arguments += ["ptr null", "ptr null", f"i64 {items}", f"i64 {item}", f"ptr %{name}", *lengths, *steps]

    def written(self, name: str, function: str, given: Giving) -> str:
        result, place, after = given
        parameters = [*self.parameters, "ptr %result"] if place == "%result" else self.parameters
        return BODY.format(
            name=name,
            function=function,
            result=result,
            parameters=", ".join(parameters),
            before="".join(f"  {line}\n" for line in self.before),
            place=place,
            arguments="".join(f", {argument}" for argument in self.arguments),
            kinds="".join(f", {argument.split()[0]}" for argument in self.arguments),
            after="\n".join(f"  {line}" for line in after),
        )


def giving(returned: Any, is_inside: bool) -> Giving:
    """What a function gives back, the place where Numba writes it, and how it comes from there."""
    if isinstance(returned, types.UniTuple):
        return "void", "%result", ["ret void"]
    if isinstance(returned, types.Boolean):
        return "zeroext i8", "%place", ["%byte = load i8, ptr %place", "%bit = and i8 %byte, 1", "ret i8 %bit"]
    if isinstance(returned, types.Integer):
        return "i64", "%place", ["%number = load i64, ptr %place", "ret i64 %number"]
    return ("ptr", "%place", ["ret ptr null"]) if is_inside else ("void", "%place", ["ret void"])


def shim(name: str, function: str, arguments: dict[str, Any], returned: Any, is_inside: bool = False) -> str:
    """The LLVM text of a function of this name that calls Numba's; inside, Numba takes nothing for an address."""
    made = Shim()
    for argument, kind in arguments.items():
        made.take(f"given.{argument}", kind)
    return made.written(name, function, giving(returned, is_inside))
