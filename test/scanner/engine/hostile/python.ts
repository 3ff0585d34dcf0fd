import { type Hostile, latin1, licence, lines, many, utf16 } from "./Hostile.ts"

const md5 = `${licence("#")}import hashlib\nhashlib.md5(b"")\n`

const texts: Hostile["texts"] = {
  "parentheses nested 20,000 deep": `${md5}x = ${"(".repeat(20_000)}1${")".repeat(20_000)}\n`,
  "brackets that are never closed": `${md5}x = ${"[{(".repeat(5_000)}\n`,
  "blocks nested 500 deep": md5 + lines(500, (at) => `${" ".repeat(at)}if x:`) + `\n${" ".repeat(500)}pass\n`,
  "a string that never ends": `${md5}x = "${"a".repeat(1_000)}\ny = 1\n`,
  "a triple quote that never ends": `${md5}x = """${"text\n".repeat(10_000)}`,
  "one very long line": `${md5}x = [${"1, ".repeat(many(300_000))}]\n`,
  "a sum of 10,000 texts": `${md5}x = ${Array.from({ length: 10_000 }, () => `"a"`).join(" + ")}\nhashlib.new(x)\n`,
  "a chain of 2,000 calls": `${md5}h = hashlib.md5()${".copy()".repeat(2_000)}\n`,
  "variables that stand for each other": `${md5}a = b\nb = a\nhashlib.new(a)\n`,
  "functions that call each other for ever": `${md5}def f(a):\n    return g(a)\ndef g(a):\n    return f(a)\nhashlib.new(f("md5"))\n`,
  "a function that passes its parameter on to itself": `${md5}def f(a, n):\n    hashlib.new(a)\n    f(a + "x", n - 1)\nf("md5", 9)\n`,
  "a class that inherits from itself": `${md5}class A(A):\n    n = A.n\nhashlib.new(A().n)\n`,
  "values that double at every step": `${md5}${lines(40, (at) => `a${at + 1} = (a${at} + "x") if c else (a${at} + "y")`)}\nhashlib.new(a40)\n`,
  "1,000 assignments of one name": `${md5}${lines(1_000, (at) => `if x == ${at}: n = "alg${at}"`)}\nhashlib.new(n)\n`,
  "1,000 assignments in one arm of several": `${md5}${lines(many(1_000), (at) => `if x == ${at}: n = "alg${at}"\nelif y == ${at}: z()`)}\nhashlib.new(n)\n`,
  "1,000 callers of one function": `${md5}def f(a):\n    return hashlib.new(a)\n${lines(1_000, (at) => `f("alg${at}")`)}\n`,
  "f-strings in f-strings": `${md5}x = ${"f'{".repeat(30)}1${"}'".repeat(30)}\nhashlib.new(x)\n`,
  "arguments that are spread": `${md5}hashlib.new(*args, **kwargs)\nhashlib.new(*[*[*a]])\n`,
  "ends of line of every kind": md5.replaceAll("\n", "\r\n") + "x = 1\ry = 2\r\n",
  "tabs and spaces mixed": `${md5}if x:\n\ty = 1\n        z = 2\n`,
  "bytes that are no UTF-8": latin1(`${md5}# caf\xe9 \xff\xfe\n`),
  "UTF-16 with a byte order mark": utf16(md5),
  "a NUL far behind the start": `${md5}${"# text\n".repeat(2_000)}x = "\0"\n`,
  "imports that are not finished": md5 + "from hashlib import *\nfrom . import *\nfrom .. import (\n"
}

export const python: ReadonlyArray<Hostile> = [{ language: "Python", path: "hostile.py", texts }]
