import { type Hostile, licence, lines } from "./Hostile.ts"

const md5 = (body: string, before = ""): string =>
  `${licence("//")}package a\n\nimport "crypto/md5"\n\n${before}\nfunc f(n string) {\n\tmd5.New()\n${body}\n}\n`

const texts: Hostile["texts"] = {
  "parentheses nested 20,000 deep": md5(`x := ${"(".repeat(20_000)}1${")".repeat(20_000)}`),
  "braces that are never closed": md5("{".repeat(5_000)),
  "composite literals nested 2,000 deep": md5(`x := ${"[]any{".repeat(2_000)}1${"}".repeat(2_000)}`),
  "a raw string that never ends": `${md5("")}var x = \`${"text\n".repeat(10_000)}`,
  "a chain of 2,000 calls": md5(`h := md5.New()${".Clone()".repeat(2_000)}`),
  "structs that contain each other": md5(
    "x.b.a.b.a.h.Write(n)",
    "type A struct { b B }\ntype B struct { a A }\nvar x A"
  ),
  "a struct that embeds itself": md5("s.h = md5.New()\ns.h.Write(n)", "type S struct { *S }\nvar s S"),
  "methods that call each other for ever": md5(
    "hmac.New(s.g(), n)",
    "type S struct {}\nvar s S\nfunc (s S) g() X { return s.h() }\nfunc (s S) h() X { return s.g() }"
  ),
  "fields that stand for each other": md5("t.a = t.b\nt.b = t.a\nt.a.Write(n)", "type T struct { a, b X }\nvar t T"),
  "a variable that is declared with itself": md5("h := h\nh.Write(n)"),
  "1,000 values of one field": md5(
    lines(1_000, (at) => `t.a = "alg${at}"`) + "\nuse(t.a)",
    "type T struct { a string }\nvar t T"
  ),
  "closures nested 200 deep": md5(`x := ${"func() any { return ".repeat(200)}1${" }".repeat(200)}`)
}

export const go: ReadonlyArray<Hostile> = [{ language: "Go", path: "hostile.go", texts }]
