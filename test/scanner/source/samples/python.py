from __future__ import annotations
import os.path as p, sys
from . import sibling
from ..package import (one as two, three,)

type Pair[T] = tuple[T, T]
MASK = 0xFF_FF | 0b1010 | 0o17


class Base[T](metaclass=type):
    field: int = 3

    @property
    def value(self, /, a, *, b: str = "x", **kw) -> Pair[int]:
        return (a, b)

    async def run[S: int](self, *args: *tuple[int, ...]) -> None:
        async with open_it() as f, other() as (g, h):
            async for line in f:
                await line
        result = [x async for x in y if x]
        yield result


def first[T](items: list[T]) -> T:
    match items:
        case [Point(x=0, y=0) | {"k": value, **rest}, *_] if value > 3:
            return value
        case {"a": 1} | -1 | "text" | None:
            pass
        case str() as name:
            print(f"{name!r:>{10}} {items["quoted"]} {{literal}} {1 + 2 = }")
        case _:
            return items[0]
    try:
        raise ValueError from None
    except* (TypeError, KeyError) as group:
        print(group)
    finally:
        del items[0]
    if (n := len(items)) > 10 and not n == 3: ...
    with (open("a") as a, open("b") as b):
        pass
    x = lambda *a, k=1, **kw: (yield)
    y = rb"\x00" b'c' rf'{n}'
    z = {**x, "k": 1, **y}
    a[1:2, ..., ::3] @= b
    print(*a, sep="", **z)
    return a if b else c


@decorator(lambda f: f)[0].x
def third(): global x; nonlocal_ = 1; return not x
