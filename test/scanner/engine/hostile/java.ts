import { type Hostile, latin1, licence, lines, many, utf16 } from "./Hostile.ts"

const use = (body: string, before = ""): string =>
  `${licence("//")}import java.security.*;\nclass A { ${before} void f(String n, boolean c) throws Exception { MessageDigest.getInstance("MD5");\n${body} } }\n`

const texts: Hostile["texts"] = {
  "parentheses nested 20,000 deep": use(`int x = ${"(".repeat(20_000)}1${")".repeat(20_000)};`),
  "braces that are never closed": use("{".repeat(5_000)),
  "classes nested 300 deep": use("") + lines(300, (at) => `class C${at} {`) + "}".repeat(300),
  "a string that never ends": use(`String s = "${"a".repeat(1_000)}\n;`),
  "a comment that never ends": use("") + `/* ${"text\n".repeat(10_000)}`,
  "one very long line": use(`int[] x = {${"1, ".repeat(many(300_000))}};`),
  "a sum of 10,000 texts": use(`MessageDigest.getInstance("M"${' + "D"'.repeat(10_000)});`),
  "a chain of 5,000 calls": use(`new StringBuilder()${".append(1)".repeat(5_000)};`),
  "fields that stand for each other": use("MessageDigest.getInstance(A);", "static String A = B; static String B = A;"),
  "methods that call each other for ever": use(
    `MessageDigest.getInstance(g("MD5"));`,
    "String g(String a) { return h(a); } String h(String a) { return g(a); }"
  ),
  "a field that eighty calls make of itself": use(
    'new javax.crypto.spec.SecretKeySpec(new byte[m], "AES");',
    `int m; ${lines(80, (at) => `int g${at}(int a, int b) { return a * b; } void s${at}() { m = g${at}(m, m + ${at}); }`)}`
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

export const java: ReadonlyArray<Hostile> = [{ language: "Java", path: "Hostile.java", texts }]
