import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { SourceFile } from "../../scanner/model/SourceFile.ts"
import { Scanner } from "../../scanner/Scanner.ts"
import { scannerInProcess, scannerWorkers } from "../../src/platform/scannerLayers.ts"

const encoder = new TextEncoder()

const file = (path: string, content: string | Uint8Array): SourceFile => ({
  path,
  bytes: typeof content === "string" ? encoder.encode(content) : content
})

const lines = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join("\n")

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))

const utf16 = (text: string): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...Array.from(text, (char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]).flat()
  ])

/** So much ordinary text that the file does not pass for minified. */
const licence = (comment: string): string => `${comment} You may use this file as you like.\n`.repeat(120)

const md5 = `${licence("#")}import hashlib\nhashlib.md5(b"")\n`

/** Content after or around which one use of MD5 must still be found. */
const python: { readonly [name: string]: string | Uint8Array } = {
  "parentheses nested 20,000 deep": `${md5}x = ${"(".repeat(20_000)}1${")".repeat(20_000)}\n`,
  "brackets that are never closed": `${md5}x = ${"[{(".repeat(5_000)}\n`,
  "blocks nested 500 deep": md5 + lines(500, (at) => `${" ".repeat(at)}if x:`) + `\n${" ".repeat(500)}pass\n`,
  "a string that never ends": `${md5}x = "${"a".repeat(1_000)}\ny = 1\n`,
  "a triple quote that never ends": `${md5}x = """${"text\n".repeat(10_000)}`,
  "one line of a megabyte": `${md5}x = [${"1, ".repeat(300_000)}]\n`,
  "a sum of 10,000 texts": `${md5}x = ${Array.from({ length: 10_000 }, () => `"a"`).join(" + ")}\nhashlib.new(x)\n`,
  "a chain of 2,000 calls": `${md5}h = hashlib.md5()${".copy()".repeat(2_000)}\n`,
  "variables that stand for each other": `${md5}a = b\nb = a\nhashlib.new(a)\n`,
  "functions that call each other for ever": `${md5}def f(a):\n    return g(a)\ndef g(a):\n    return f(a)\nhashlib.new(f("md5"))\n`,
  "a function that passes its parameter on to itself": `${md5}def f(a, n):\n    hashlib.new(a)\n    f(a + "x", n - 1)\nf("md5", 9)\n`,
  "a class that inherits from itself": `${md5}class A(A):\n    n = A.n\nhashlib.new(A().n)\n`,
  "values that double at every step": `${md5}${lines(40, (at) => `a${at + 1} = (a${at} + "x") if c else (a${at} + "y")`)}\nhashlib.new(a40)\n`,
  "1,000 assignments of one name": `${md5}${lines(1_000, (at) => `if x == ${at}: n = "alg${at}"`)}\nhashlib.new(n)\n`,
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

const use = (body: string, before = ""): string =>
  `${licence("//")}import java.security.*;\nclass A { ${before} void f(String n, boolean c) throws Exception { MessageDigest.getInstance("MD5");\n${body} } }\n`

const java: { readonly [name: string]: string | Uint8Array } = {
  "parentheses nested 20,000 deep": use(`int x = ${"(".repeat(20_000)}1${")".repeat(20_000)};`),
  "braces that are never closed": use("{".repeat(5_000)),
  "classes nested 300 deep": use("") + lines(300, (at) => `class C${at} {`) + "}".repeat(300),
  "a string that never ends": use(`String s = "${"a".repeat(1_000)}\n;`),
  "a comment that never ends": use("") + `/* ${"text\n".repeat(10_000)}`,
  "one line of a megabyte": use(`int[] x = {${"1, ".repeat(300_000)}};`),
  "a sum of 10,000 texts": use(`MessageDigest.getInstance("M"${' + "D"'.repeat(10_000)});`),
  "a chain of 5,000 calls": use(`new StringBuilder()${".append(1)".repeat(5_000)};`),
  "fields that stand for each other": use("MessageDigest.getInstance(A);", "static String A = B; static String B = A;"),
  "methods that call each other for ever": use(
    `MessageDigest.getInstance(g("MD5"));`,
    "String g(String a) { return h(a); } String h(String a) { return g(a); }"
  ),
  "a class that extends itself": `${use("")}class B extends B { String n = super.n; }\n`,
  "values that double at every step": use(
    `String a0 = n;\n${lines(40, (at) => `String a${at + 1} = c ? a${at} + "x" : a${at} + "y";`)}\nMessageDigest.getInstance(a40);`
  ),
  "1,000 callers of one method": use(
    lines(1_000, (at) => `d("alg${at}");`),
    "void d(String a) throws Exception { MessageDigest.getInstance(a); }"
  ),
  "generic types nested 500 deep": use(`${"java.util.List<".repeat(500)}String${">".repeat(500)} x;`),
  "lambdas nested 200 deep": use(`Object x = ${"(a) -> ".repeat(200)}1;`),
  "escapes of every kind": use(`String s = "\\u004d\\uuu0044\\5\\0\\x\\q";`),
  "bytes that are no UTF-8": latin1(use("// caf\xe9 \xff\xfe\n")),
  "UTF-16 with a byte order mark": utf16(use("")),
  "marks of a merge": `${use("")}<<<<<<< HEAD\n=======\n>>>>>>> other\n`
}

const jsMd5 = `${licence("//")}import { createHash } from "crypto"\ncreateHash("md5")\n`

const javascript: { readonly [name: string]: string | Uint8Array } = {
  "parentheses nested 20,000 deep": `${jsMd5}x = ${"(".repeat(20_000)}1${")".repeat(20_000)}\n`,
  "braces that are never closed": `${jsMd5}x = ${"[{(".repeat(5_000)}\n`,
  "functions nested 300 deep": `${jsMd5}${"(() => {".repeat(300)}${"})()".repeat(300)}\n`,
  "objects nested 2,000 deep": `${jsMd5}const o = ${"{ a: ".repeat(2_000)}1${" }".repeat(2_000)}\ncreateHash(o.a.a.a)\n`,
  "patterns nested 200 deep": `${jsMd5}const ${"{ a: ".repeat(200)}b${" }".repeat(200)} = o\ncreateHash(b)\n`,
  "a string that never ends": `${jsMd5}x = "${"a".repeat(1_000)}\ny = 1\n`,
  "a template that never ends": `${jsMd5}x = \`${"${`".repeat(200)}\n`,
  "a regular expression that never ends": `${jsMd5}x = /${"(a+)+".repeat(500)}\ny = 1\n`,
  "one line of a list": `${jsMd5}x = [${"1, ".repeat(30_000)}]\n`,
  "a sum of 10,000 texts": `${jsMd5}x = ${Array.from({ length: 10_000 }, () => `"a"`).join(" + ")}\ncreateHash(x)\n`,
  "a chain of 2,000 calls": `${jsMd5}createHash("md5")${".update(x)".repeat(500)}\n`,
  "a chain of promises": `${jsMd5}p${".then((x) => x)".repeat(1_000)}\n`,
  "variables that stand for each other": `${jsMd5}var a = b, b = a\ncreateHash(a)\na.createHash("md5")\n`,
  "objects that spread each other": `${jsMd5}var a = { ...b }, b = { ...a }\ncreateHash(a.x)\n`,
  "modules that destructure each other": `${jsMd5}var { a } = b, { b } = a\ncreateHash(a.b)\n`,
  "functions that call each other for ever": `${jsMd5}function f(a) { return g(a) }\nconst g = (a) => f(a)\ncreateHash(f("md5"))\n`,
  "a class that extends itself": `${jsMd5}class A extends A { n = this.n\n f() { createHash(this.n) } }\n`,
  "values that double at every step": `${jsMd5}${lines(40, (at) => `const a${at + 1} = c ? a${at} + "x" : a${at} + "y"`)}\ncreateHash(a40)\n`,
  "1,000 assignments of one name": `${jsMd5}let n\n${lines(1_000, (at) => `if (x === ${at}) n = "alg${at}"`)}\ncreateHash(n)\n`,
  "1,000 callers of one function": `${jsMd5}const f = (a) => createHash(a)\n${lines(1_000, (at) => `f("alg${at}")`)}\n`,
  "arguments that are spread": `${jsMd5}createHash(...args)\ncreateHash(...[...[...a]])\n`,
  "UTF-16 with a byte order mark": utf16(jsMd5),
  "marks of a merge": `${jsMd5}<<<<<<< HEAD\n=======\n>>>>>>> other\n`
}

const cases = [
  ...Object.entries(javascript).flatMap(([name, content]) => [
    [`JavaScript with ${name}`, file("hostile.js", content)] as const,
    [`TypeScript with ${name}`, file("hostile.ts", content)] as const
  ]),
  ...Object.entries(python).map(([name, content]) => [`Python with ${name}`, file("hostile.py", content)] as const),
  ...Object.entries(java).map(([name, content]) => [`Java with ${name}`, file("Hostile.java", content)] as const)
]

const scan = Effect.fnUntraced(function* (files: ReadonlyArray<SourceFile>) {
  const scanner = yield* Scanner
  return yield* scanner.scan(Stream.fromIterable(files))
})

describe("a hostile file", () => {
  it.live.each(cases)("%s is scanned as far as possible", ([, hostile]) =>
    Effect.gen(function* () {
      const report = yield* scan([hostile])
      expect(report.skipped).toEqual([])
      expect(report.findings.map(({ facts }) => facts.name)).toContain("MD5")
    }).pipe(Effect.provide(scannerInProcess))
  )

  it.live("costs no other file, in whatever company", () =>
    Effect.gen(function* () {
      const files = cases.flatMap(([, { path, bytes }], at) => [
        { path: `${at}/${path}`, bytes },
        file(`${at}/good.py`, md5)
      ])
      const report = yield* scan(files)
      const good = report.findings.filter(({ path }) => path.endsWith("good.py"))
      expect(good.length).toBe(cases.length)
      expect(report.filesScanned + report.skipped.length).toBe(files.length)
    }).pipe(Effect.provide(scannerWorkers(2)))
  )
})
