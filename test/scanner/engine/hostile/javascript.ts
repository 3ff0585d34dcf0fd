import { type Hostile, licence, lines, many, utf16 } from "./Hostile.ts"

const jsMd5 = `${licence("//")}import { createHash } from "crypto"\ncreateHash("md5")\n`

const texts: Hostile["texts"] = {
  "parentheses nested 20,000 deep": `${jsMd5}x = ${"(".repeat(20_000)}1${")".repeat(20_000)}\n`,
  "braces that are never closed": `${jsMd5}x = ${"[{(".repeat(5_000)}\n`,
  "functions nested 300 deep": `${jsMd5}${"(() => {".repeat(300)}${"})()".repeat(300)}\n`,
  "objects nested 2,000 deep": `${jsMd5}const o = ${"{ a: ".repeat(2_000)}1${" }".repeat(2_000)}\ncreateHash(o.a.a.a)\n`,
  "patterns nested 200 deep": `${jsMd5}const ${"{ a: ".repeat(200)}b${" }".repeat(200)} = o\ncreateHash(b)\n`,
  "a string that never ends": `${jsMd5}x = "${"a".repeat(1_000)}\ny = 1\n`,
  "a template that never ends": `${jsMd5}x = \`${"${`".repeat(200)}\n`,
  "a regular expression that never ends": `${jsMd5}x = /${"(a+)+".repeat(500)}\ny = 1\n`,
  "one line of a list": `${jsMd5}x = [${"1, ".repeat(many(30_000))}]\n`,
  "a sum of 10,000 texts": `${jsMd5}x = ${Array.from({ length: 10_000 }, () => `"a"`).join(" + ")}\ncreateHash(x)\n`,
  "a chain of 2,000 calls": `${jsMd5}createHash("md5")${".update(x)".repeat(500)}\n`,
  "a chain of promises": `${jsMd5}p${".then((x) => x)".repeat(many(1_000))}\n`,
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

export const javascript: ReadonlyArray<Hostile> = [
  { language: "JavaScript", path: "hostile.js", texts },
  { language: "TypeScript", path: "hostile.ts", texts }
]
