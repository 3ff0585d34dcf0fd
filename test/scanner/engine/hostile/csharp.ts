import { type Hostile, latin1, licence, utf16 } from "./Hostile.ts"

const create = (body: string, before = ""): string =>
  `${licence("//")}using System.Security.Cryptography;\nclass A { ${before} void F(string n, bool c) { MD5.Create();\n${body} } }\n`

const texts: Hostile["texts"] = {
  "parentheses nested 5,000 deep": create(`var x = ${"(".repeat(5_000)}1${")".repeat(5_000)};`),
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

export const csharp: ReadonlyArray<Hostile> = [{ language: "C#", path: "Hostile.cs", texts }]
