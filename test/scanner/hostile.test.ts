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

const inRust = (body: string): string =>
  `${licence("//")}use md5::{Digest, Md5};\nfn f() { Md5::digest(b"x"); }\nfn g(a: &str) { ${body} }\n`

const rust: { readonly [name: string]: string | Uint8Array } = {
  "parentheses nested 20,000 deep": inRust(`let x = ${"(".repeat(20_000)}1${")".repeat(20_000)};`),
  "imports nested 500 deep": `${inRust("")}use ${"a::{".repeat(500)}b${"}".repeat(500)};\n`,
  "imports that are not finished": `${inRust("")}use a::{b, c::{d,\n`,
  "types nested 300 deep": inRust(`let x = ${"Vec::<".repeat(300)}u8${">".repeat(300)}::new();`),
  "types that stand for each other": `${inRust("A::new();")}type A = B;\ntype B = A;\n`,
  "a raw string that never ends": `${inRust("")}const X: &str = r##"${"text\n".repeat(5_000)}"#;`,
  "macros nested 500 deep": inRust(`vec![${"vec![".repeat(500)}1${"]".repeat(500)}];`),
  "a chain of 300 calls": inRust(`let x = Md5::new()${".chain_update(b)".repeat(300)}.finalize();`),
  "branches nested 300 deep": inRust(`let x = ${"if c { ".repeat(300)}1${" } else { 2 }".repeat(300)};`)
}

const inLua = (body: string): string => `${licence("--")}local x = ngx.md5(y)\n${body}\n`

const lua: { readonly [name: string]: string | Uint8Array } = {
  "tables nested 5,000 deep": inLua(`local t = ${"{".repeat(5_000)}${"}".repeat(5_000)}`),
  "functions nested 300 deep": inLua(`${"local f = function() ".repeat(300)}${" end".repeat(300)}`),
  "a long string that never ends": inLua(`local s = [==[${"text\n".repeat(300)}]=]`),
  "modules that stand for each other": inLua("local a = b\nlocal b = a\na.new(b)")
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

const md5InC = `${licence("//")}#include <openssl/md5.h>\nvoid f(void) { MD5(d, n, out); }\n`

const inC = (body: string): string => `${md5InC}void g(const char *n, int c) {\n${body}\n}\n`

/** Texts that C, C++ and Objective-C read alike. */
const cFamily: { readonly [name: string]: string | Uint8Array } = {
  "parentheses nested 20,000 deep": inC(`int x = ${"(".repeat(20_000)}1${")".repeat(20_000)};`),
  "braces that are never closed": inC("{".repeat(5_000)),
  "a string that never ends": inC(`char *s = "${"a".repeat(1_000)}\n;`),
  "a comment that never ends": `${md5InC}/* ${"text\n".repeat(10_000)}`,
  "conditionals that are never closed": `${md5InC}${"#if A\n".repeat(500)}int x;\n`,
  "conditionals nested 300 deep": `${md5InC}${"#ifdef A\n".repeat(300)}int x;\n${"#endif\n".repeat(300)}`,
  "macros that stand for each other": `${md5InC}#define A B\n#define B A\n${inC("EVP_get_digestbyname(A); A();")}`,
  "a macro of many lines": `${md5InC}#define A \\\n${lines(2_000, () => "x + \\")}\n1\n${inC("EVP_get_digestbyname(A);")}`,
  "a macro of deep parentheses": `${md5InC}#define A ${"(".repeat(400)}1${")".repeat(400)}\n${inC("RAND_bytes(b, A);")}`,
  "objects that continue each other": inC(lines(200, () => "EVP_DigestInit_ex(s->ctx, NULL, NULL);")),
  "objects that are written by what they are given to": inC(
    lines(200, (at) => `EVP_PKEY_keygen(k${at}, &k${at + 1}); EVP_PKEY_keygen(s->k, &s->k);`)
  ),
  "members of members of members": inC(
    `x${"->a".repeat(2_000)} = EVP_md5(); EVP_Digest(0, 0, 0, 0, x${"->a".repeat(2_000)}, 0);`
  ),
  "an array of a megabyte": inC(`int x[] = {${"1, ".repeat(300_000)}};`),
  "a list of 10,000 suites": inC(`SSL_CTX_set_cipher_list(c, "${"AES128-SHA:".repeat(10_000)}");`),
  "marks of a merge": `${md5InC}<<<<<<< HEAD\n=======\n>>>>>>> other\n`
}

const templates: { readonly [name: string]: string } = {
  "templates nested 500 deep": inC(`${"std::vector<".repeat(500)}int${">".repeat(500)} x;`),
  "a name of 500 parts": inC(`${"a::".repeat(500)}b(1); ${"a::".repeat(500)}B x(1);`),
  "classes nested 300 deep": md5InC + lines(300, (at) => `class C${at} {`) + "};".repeat(300)
}

const messages: { readonly [name: string]: string } = {
  "messages nested 300 deep": inC(`${"[".repeat(300)}a${" b]".repeat(300)};`),
  "a message of 300 parts": inC(`[a ${lines(300, (at) => `b${at}:c`)}];`)
}

const kotlinUse = (body: string): string =>
  `${licence("//")}import java.security.*\nfun f(n: String, c: Boolean) { MessageDigest.getInstance("MD5")\n${body}\n}\n`

const kotlin: { readonly [name: string]: string } = {
  "blocks applied within each other, 150 deep": kotlinUse(`x${".apply { y".repeat(150)}${" }".repeat(150)}`),
  "a chain of 1,000 blocks": kotlinUse(`x${".also { it.y() }".repeat(1_000)}`),
  "templates in templates": kotlinUse(`val a = ${'"${'.repeat(60)}n${'}"'.repeat(60)}\nMessageDigest.getInstance(a)`),
  "a string that never ends": kotlinUse(`val a = "${"a".repeat(1_000)}\nval b = 1`),
  "a raw string that never ends": `${kotlinUse("")}val a = "\""${"text\n".repeat(10_000)}`,
  "a property made from itself in 60 functions": kotlinUse(
    `class A { var b = B()\n${lines(60, (at) => `fun g${at}() { b = b.with${at}().apply { c() } }`)} }`
  ),
  "comments within comments": `${kotlinUse("")}${"/* ".repeat(500)}`
}

const scalaUse = (body: string): string =>
  `${licence("//")}import java.security._\nobject A { MessageDigest.getInstance("MD5")\n${body}\n}\n`

const scala: { readonly [name: string]: string } = {
  "blocks nested 300 deep": scalaUse(`val x = ${"{ ".repeat(300)}1${" }".repeat(300)}`),
  "argument lists that follow each other": scalaUse(`val x = f${"(1)".repeat(500)}`),
  "a string that never ends": scalaUse(`val a = "${"a".repeat(1_000)}\nval b = 1`),
  "an import of 2,000 names": scalaUse(
    `import a.{${Array.from({ length: 2_000 }, (_, at) => `b${at} => c${at}`).join(", ")}}`
  ),
  "an import that never ends": scalaUse(`import a.{${"b, ".repeat(2_000)}`),
  "methods that call each other for ever": scalaUse(`def g = h\ndef h = g\nMessageDigest.getInstance(g)`)
}

const elixirUse = (body: string): string =>
  `${licence("#")}defmodule A do\ndef f(x) do\n:crypto.hash(:md5, x)\n${body}\nend\nend\n`

const elixir: { readonly [name: string]: string } = {
  "a chain of 1,000 pipes": elixirUse(`x${" |> y()".repeat(1_000)}`),
  "calls nested 300 deep": elixirUse(`${"g(".repeat(300)}x${")".repeat(300)}`),
  "a string that never ends": elixirUse("") + `"${"text\n".repeat(1_000)}`,
  "functions that call each other for ever": elixirUse(
    ":crypto.hash(g(1), x)\nend\ndef g(a), do: h(a)\ndef h(a) do\ng(a)"
  ),
  "an attribute that stands for itself": elixirUse(":crypto.hash(@a, x)\nend\n@a @a\ndef z do\n1")
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
  ...Object.entries(java).map(([name, content]) => [`Java with ${name}`, file("Hostile.java", content)] as const),
  ...Object.entries(csharp).map(([name, content]) => [`C# with ${name}`, file("Hostile.cs", content)] as const),
  ...Object.entries(powershell).map(
    ([name, content]) => [`PowerShell with ${name}`, file("hostile.ps1", content)] as const
  ),
  ...Object.entries(ruby).map(([name, content]) => [`Ruby with ${name}`, file("hostile.rb", content)] as const),
  ...Object.entries(php).map(([name, content]) => [`PHP with ${name}`, file("hostile.php", content)] as const),
  ...Object.entries(rust).map(([name, content]) => [`Rust with ${name}`, file("hostile.rs", content)] as const),
  ...Object.entries(lua).map(([name, content]) => [`Lua with ${name}`, file("hostile.lua", content)] as const),
  ...Object.entries(goFiles).map(([name, content]) => [`Go with ${name}`, file("hostile.go", content)] as const),
  ...Object.entries(templates).map(([name, content]) => [`C++ with ${name}`, file("hostile.cpp", content)] as const),
  ...Object.entries(messages).map(
    ([name, content]) => [`Objective-C with ${name}`, file("hostile.m", content)] as const
  ),
  ...Object.entries(kotlin).map(([name, content]) => [`Kotlin with ${name}`, file("Hostile.kt", content)] as const),
  ...Object.entries(scala).map(([name, content]) => [`Scala with ${name}`, file("Hostile.scala", content)] as const),
  ...Object.entries(elixir).map(([name, content]) => [`Elixir with ${name}`, file("hostile.ex", content)] as const)
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
