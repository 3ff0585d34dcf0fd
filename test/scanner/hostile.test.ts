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

const create = (body: string, before = ""): string =>
  `${licence("//")}using System.Security.Cryptography;\nclass A { ${before} void F(string n, bool c) { MD5.Create();\n${body} } }\n`

const csharp: { readonly [name: string]: string | Uint8Array } = {
  "parentheses nested 20,000 deep": create(`var x = ${"(".repeat(20_000)}1${")".repeat(20_000)};`),
  "braces that are never closed": create("{".repeat(5_000)),
  "a string that never ends": create(`var s = "${"a".repeat(1_000)}\n;`),
  "a raw string that never ends": create(`var s = """${"text\n".repeat(10_000)}`),
  "a comment that never ends": create("") + `/* ${"text\n".repeat(10_000)}`,
  "interpolations nested 30 deep": create(`var s = ${'$"{'.repeat(30)}1${'}"'.repeat(30)}; HashAlgorithm.Create(s);`),
  "a sum of 10,000 texts": create(`HashAlgorithm.Create("M"${' + "D"'.repeat(10_000)});`),
  "a chain of 5,000 calls": create(`new StringBuilder()${".Append(1)".repeat(5_000)};`),
  "object initialisers nested 200 deep": create(`var x = ${"new B { C = ".repeat(200)}1${" }".repeat(200)};`),
  "a switch in a switch, 100 times": create(
    `HashAlgorithm.Create(${"n switch { _ => ".repeat(100)}"MD5"${" }".repeat(100)});`
  ),
  "properties that stand for each other": create("HashAlgorithm.Create(P);", "string P => Q; string Q => P;"),
  "methods that call each other for ever": create(
    `HashAlgorithm.Create(G("MD5"));`,
    "string G(string a) => H(a); string H(string a) => G(a);"
  ),
  "a class that extends itself": `${create("")}class B : B { void F(B b) { b.ComputeHash(null); } }\n`,
  "types of constructions that are nowhere": create("F(new(), new() { A = new() }); return new(new(new()));"),
  "branches of the preprocessor that do not fit": create("#if X\nif (c) {\n#else\nwhile (c) {\n#endif\n}"),
  "bytes that are no UTF-8": latin1(create("// caf\xe9 \xff\xfe\n")),
  "UTF-16 with a byte order mark": utf16(create(""))
}

const command = (body: string): string => `${licence("#")}[System.Security.Cryptography.MD5]::Create()\n${body}\n`

const powershell: { readonly [name: string]: string | Uint8Array } = {
  "parentheses nested 2,000 deep": command(`$x = ${"(".repeat(2_000)}1${")".repeat(2_000)}`),
  "braces that are never closed": command("{".repeat(2_000)),
  "a string that never ends": command(`$s = "${"a".repeat(1_000)}`),
  "a here-string that never ends": command(`$s = @"\n${"text\n".repeat(5_000)}`),
  "a sum of 2,000 texts": command(`[Security.Cryptography.HashAlgorithm]::Create("M"${' + "D"'.repeat(2_000)})`),
  "objects that are constructed of themselves": command("$a = New-Object $a\n$b = New-Object\nNew-Object -TypeName"),
  "variables that stand for each other": command("$a = $b\n$b = $a\n[Security.Cryptography.HashAlgorithm]::Create($a)")
}

const rubyMd5 = `${licence("#")}Digest::MD5.hexdigest("x")\n`

const ruby: { readonly [name: string]: string | Uint8Array } = {
  "parentheses nested 20,000 deep": `${rubyMd5}x = ${"(".repeat(20_000)}1${")".repeat(20_000)}\n`,
  "blocks that are never closed": `${rubyMd5}${"f do |x|\n".repeat(2_000)}`,
  "a string that never ends": `${rubyMd5}x = "${"a".repeat(1_000)}\ny = 1\n`,
  "a heredoc that never ends": `${rubyMd5}x = <<~EOS\n${"text #{x}\n".repeat(2_000)}`,
  "texts in texts": `${rubyMd5}x = ${'"#{'.repeat(300)}1${'}"'.repeat(300)}\nDigest::SHA2.new(x)\n`,
  "a sum of 10,000 texts": `${rubyMd5}OpenSSL::Digest.new("M"${' + "D"'.repeat(10_000)})\n`,
  "a chain of 2,000 calls": `${rubyMd5}Digest::MD5.new${'.update("x")'.repeat(2_000)}\n`,
  "methods that call each other for ever": `${rubyMd5}def f(a) = g(a)\ndef g(a) = f(a)\nOpenSSL::Digest.new(f("md5"))\n`,
  "methods without parentheses that call themselves": `${rubyMd5}def f\n  @a ||= f\nend\nOpenSSL::Digest.new(f)\n`,
  "a constant that stands for itself": `${rubyMd5}module A\n  Digest = Digest\n  B = ::A::B\n  OpenSSL::Digest.new(B)\nend\n`,
  "a hash that is spread into itself": `${rubyMd5}o = { **o }\nOpenSSL::KDF.hkdf("x", **o)\n`,
  "modules nested 300 deep": `${rubyMd5}${lines(300, (at) => `module M${at}`)}\n${lines(300, () => "end")}\n`,
  "an end of the program in between": `${rubyMd5}__END__\n${"def (\n".repeat(1_000)}`
}

const phpMd5 = `<?php\n${licence("//")}md5($x);\n`

const php: { readonly [name: string]: string | Uint8Array } = {
  "parentheses nested 20,000 deep": `${phpMd5}$x = ${"(".repeat(20_000)}1${")".repeat(20_000)};\n`,
  "braces that are never closed": `${phpMd5}${"if ($x) {\n".repeat(3_000)}`,
  "arrays nested 2,000 deep": `${phpMd5}hash(${"['a' => ".repeat(2_000)}1${"]".repeat(2_000)}, $x);\n`,
  "a string that never ends": `${phpMd5}$x = "${"a".repeat(1_000)}\n;`,
  "a heredoc that never ends": `${phpMd5}$x = <<<EOT\n${"text {$x}\n".repeat(2_000)}`,
  "a sum of 10,000 texts": `${phpMd5}hash("m"${' . "d"'.repeat(10_000)}, $x);\n`,
  "a chain of 2,000 calls": `${phpMd5}$x${"->f(1)".repeat(2_000)};\n`,
  "conditions nested 1,000 deep": `${phpMd5}hash(${"$x ? 'a' : (".repeat(1_000)}'b'${")".repeat(1_000)}, $x);\n`,
  "constants that stand for each other": `${phpMd5}class A { const B = self::C; const C = self::B; }\nhash(A::B, $x);\n`,
  "functions that call each other for ever": `${phpMd5}function f($a) { return g($a); }\nfunction g($a) { return f($a); }\nhash(f("md5"), $x);\n`,
  "a variable whose fallback is itself": `${phpMd5}$a ??= $a ?? $a;\nhash($a, $x);\n`,
  "tags that open and close": `${phpMd5}${"?><b><?= $x ?>\n<?php\n".repeat(1_000)}`,
  "bytes that are no UTF-8": latin1(`${phpMd5}// caf\xe9 \xff\xfe\n`)
}

const go = (body: string, before = ""): string =>
  `${licence("//")}package a\n\nimport "crypto/md5"\n\n${before}\nfunc f(n string) {\n\tmd5.New()\n${body}\n}\n`

const goFiles: { readonly [name: string]: string | Uint8Array } = {
  "parentheses nested 20,000 deep": go(`x := ${"(".repeat(20_000)}1${")".repeat(20_000)}`),
  "braces that are never closed": go("{".repeat(5_000)),
  "composite literals nested 2,000 deep": go(`x := ${"[]any{".repeat(2_000)}1${"}".repeat(2_000)}`),
  "a raw string that never ends": `${go("")}var x = \`${"text\n".repeat(10_000)}`,
  "a chain of 2,000 calls": go(`h := md5.New()${".Clone()".repeat(2_000)}`),
  "structs that contain each other": go(
    "x.b.a.b.a.h.Write(n)",
    "type A struct { b B }\ntype B struct { a A }\nvar x A"
  ),
  "a struct that embeds itself": go("s.h = md5.New()\ns.h.Write(n)", "type S struct { *S }\nvar s S"),
  "methods that call each other for ever": go(
    "hmac.New(s.g(), n)",
    "type S struct {}\nvar s S\nfunc (s S) g() X { return s.h() }\nfunc (s S) h() X { return s.g() }"
  ),
  "fields that stand for each other": go("t.a = t.b\nt.b = t.a\nt.a.Write(n)", "type T struct { a, b X }\nvar t T"),
  "a variable that is declared with itself": go("h := h\nh.Write(n)"),
  "1,000 values of one field": go(
    lines(1_000, (at) => `t.a = "alg${at}"`) + "\nuse(t.a)",
    "type T struct { a string }\nvar t T"
  ),
  "closures nested 200 deep": go(`x := ${"func() any { return ".repeat(200)}1${" }".repeat(200)}`)
}

const cases = [
  ...Object.entries(python).map(([name, content]) => [`Python with ${name}`, file("hostile.py", content)] as const),
  ...Object.entries(java).map(([name, content]) => [`Java with ${name}`, file("Hostile.java", content)] as const),
  ...Object.entries(csharp).map(([name, content]) => [`C# with ${name}`, file("Hostile.cs", content)] as const),
  ...Object.entries(powershell).map(
    ([name, content]) => [`PowerShell with ${name}`, file("hostile.ps1", content)] as const
  ),
  ...Object.entries(ruby).map(([name, content]) => [`Ruby with ${name}`, file("hostile.rb", content)] as const),
  ...Object.entries(php).map(([name, content]) => [`PHP with ${name}`, file("hostile.php", content)] as const),
  ...Object.entries(goFiles).map(([name, content]) => [`Go with ${name}`, file("hostile.go", content)] as const)
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
