import { nameOrMore } from "../../support/nameOrMore.ts"
import { describe, expect, it } from "vitest"
import { arg, library, option } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const lib = library("javascript", "demo", {
  "lib.createHash": { is: "hash", algorithm: arg(0, "openssl"), returns: "lib.Hash" },
  "lib.Hash#update": { refines: true, operates: true, functions: ["digest"] },
  "lib.Hash#copy": { is: "hash", inherits: true },
  "lib.{md5,sha1}": { is: "hash", algorithm: { text: "{1}", as: "hash" } },
  "lib.hmac": { is: "mac", name: "HMAC", digest: arg(0, "hash"), keyBits: arg(1, "bytes") },
  "lib/fast-md5": { is: "hash", name: "MD5" },
  "new lib.Key": { is: "key", name: "AES", keyBits: arg(0, "bytes"), returns: "lib.Key" },
  "lib.Key#bits=": { refines: true, keyBits: arg(0, "int") },
  "lib.options": {
    is: "cipher",
    name: "AES",
    keyBits: option(0, "int", "length|size"),
    mode: option(0, "mode", "inner", "mode"),
    defaults: { keyBits: 128 }
  },
  "lib.{sub,web.sub}": { returns: "Sub" },
  "Sub#digest": { is: "hash", algorithm: arg(0, "openssl") },
  "crypto.subtle": { returns: "Sub" },
  "lib.constants.{A,B}": { value: "sha256" }
})

const loaded = [await loadSyntax("javascript"), await loadSyntax("typescript"), await loadSyntax("tsx")] as const

const scanAs = (syntax: (typeof loaded)[0], text: string) => scanText(syntax, [lib], text, "src/demo.x")

const namesOf = (findings: ReturnType<typeof scanAs>): ReadonlyArray<string> => findings.map(nameOrMore)

const scan = (text: string) => {
  const [first, ...others] = loaded.map((syntax) => scanAs(syntax, text))
  for (const other of others) expect(namesOf(other)).toEqual(namesOf(first!))
  return first!
}
const names = (text: string): ReadonlyArray<string> => namesOf(scan(text))
const typed = (text: string): ReadonlyArray<string> => namesOf(scanAs(loaded[1]!, text))
const bits = (text: string) => scan(text).map(({ facts }) => facts.keyBits)

describe("modules", () => {
  it("are followed to a call with type arguments whose result is awaited", () => {
    expect(typed(`import lib, { createHash } from "lib"\nawait createHash<A>("md5")`)).toEqual(["MD5"])
    expect(typed(`import lib from "lib"\nconst { a } = await lib.createHash<A>("md5")`)).toEqual(["MD5"])
  })

  it.each([
    `import { createHash } from "lib"\ncreateHash("md5")`,
    `import { createHash as h } from "node:lib"\nh("md5")`,
    `import lib from "lib"\nlib.createHash("md5")`,
    `import * as l from 'lib'\nl.createHash("md5")`,
    `import other, { createHash } from "lib"\ncreateHash("md5")`,
    `import { default as l } from "lib"\nl.createHash("md5")`,
    `const lib = require("lib")\nlib.createHash("md5")`,
    `const lib = require("node:lib").default\nlib.createHash("md5")`,
    `var l = require('lib'), x = 1\nfunction f() { return l.createHash("md5") }`,
    `const { createHash } = require("lib")\ncreateHash("md5")`,
    `const { createHash: h, other = 1 } = require("lib")\nh("md5")`,
    `require("lib").createHash("md5")`,
    `const h = require("lib").createHash\nh("md5")`,
    `async function f() { const { createHash } = await import("lib"); createHash("md5") }`,
    `async function f() { (await import("lib")).createHash("md5") }`,
    `import lib from "lib"\nconst { createHash: h } = lib\nh("md5")`,
    `import lib from "lib"\nconst h = lib.createHash\nh("md5")`,
    `import lib from "lib"\nlib["createHash"]("md5")`,
    `import lib from "lib"\nlib?.createHash?.("md5")`,
    `import lib from "lib"\nconst h = lib.createHash.bind(lib)\nh("md5")`,
    `import lib from "lib"\nimport { promisify } from "util"\nconst h = promisify(lib.createHash)\nawait h("md5")`,
    `import fast from "lib/fast-md5"\nfast(x)`,
    `import fast from "lib/fast-md5.js"\nfast(x)`,
    `const fast = require("lib/fast-md5")\nfast(x)`,
    `require("lib/fast-md5")(x)`,
    `if (x) { var lib = require("lib") }\nlib.createHash("md5")`,
    `function f() { try { var { createHash } = require("lib") } catch {}\n return createHash("md5") }`
  ])("are followed: %s", (text) => {
    expect(names(text)).toEqual(["MD5"])
  })

  it("are followed as TypeScript writes them", () => {
    expect(typed(`import lib = require("lib")\nlib.createHash("md5")`)).toEqual(["MD5"])
    expect(typed(`import type { Hash } from "lib"\nlet h: Hash\ndeclare const lib: { Hash: Hash }`)).toEqual([])
    expect(typed(`import { type Hash, createHash } from "lib"\nconst h: Hash = createHash("md5")`)).toEqual(["MD5"])
  })

  it("do not leak into other names", () => {
    expect(names(`createHash("md5")\nlib.createHash("md5")\nmd5(x)`)).toEqual([])
    expect(names(`import { createHash } from "./lib"\ncreateHash("md5")`)).toEqual([])
    expect(names(`import { createHash } from "mylib"\ncreateHash("md5")`)).toEqual([])
    expect(names(`import { createHash } from "lib"\nfunction f(createHash) { createHash("md5") }`)).toEqual([])
    expect(names(`import { md5 } from "lib"\n{ const md5 = other; md5() }`)).toEqual([])
    expect(names(`import lib from "lib"\nconst f = (lib) => lib.createHash("md5")`)).toEqual([])
    expect(names(`import { md5 } from "lib"\nclass A { md5() {} f() { this.md5() } }`)).toEqual([])
    expect(names(`const { createHash } = { createHash: f }\ncreateHash("md5")`)).toEqual([])
    expect(names(`export { createHash } from "lib"`)).toEqual([])
  })
})

describe("names as values", () => {
  const named = (text: string) => names(`import lib, { md5, sha1 as weak } from "lib"\n${text}`)

  it("are uses where they are kept or passed on", () => {
    expect(named(`const table = { md5 }`)).toEqual(["MD5"])
    expect(named(`const table = { weak: md5 }`)).toEqual(["MD5"])
    expect(named(`const table = { weak: lib.sha1 }`)).toEqual(["SHA-1"])
    expect(named(`const f = x ? lib.md5 : other\nf(data)`)).toEqual(["MD5"])
  })

  it("are none where they are only asked for", () => {
    expect(named(`if (lib.md5) start()`)).toEqual([])
    expect(named(`if (lib && lib.md5 && !x) start()`)).toEqual([])
    expect(named(`const has = typeof lib.md5 === "function"`)).toEqual([])
    expect(named(`if (!lib.md5) stop()\nconst n = (lib.md5) ? 1 : 2`)).toEqual([])
  })
})

describe("globals", () => {
  it("need no import", () => {
    expect(names(`crypto.subtle.digest("sha256", d)`)).toEqual(["SHA-256"])
    expect(names(`window.crypto.subtle.digest("sha256", d)`)).toEqual(["SHA-256"])
    expect(names(`globalThis.crypto?.subtle.digest("sha256", d)`)).toEqual(["SHA-256"])
    expect(names(`const { subtle } = self.crypto\nsubtle.digest("sha256", d)`)).toEqual(["SHA-256"])
    expect(names(`const c = window.crypto || window.msCrypto\nc.subtle.digest("sha256", d)`)).toEqual(["SHA-256"])
    expect(names(`const s = window.crypto && window.crypto.subtle\ns.digest("sha256", d)`)).toEqual(["SHA-256"])
    expect(names(`class A { subtle = crypto.subtle\n f() { this.subtle.digest("sha256", d) } }`)).toEqual(["SHA-256"])
    expect(
      names(`class A { constructor() { this.subtle = crypto.subtle }\n f() { this.subtle.digest("sha256", d) } }`)
    ).toEqual(["SHA-256"])
  })

  it("are hidden by what has their name", () => {
    expect(names(`import crypto from "./crypto"\ncrypto.subtle.digest("sha256", d)`)).toEqual([])
    expect(names(`function f(crypto) { crypto.subtle.digest("sha256", d) }`)).toEqual([])
    expect(names(`const window = fake\nwindow.crypto.subtle.digest("sha256", d)`)).toEqual([])
    expect(names(`foo.crypto.subtle.digest("sha256", d)`)).toEqual([])
  })
})

describe("values", () => {
  const hashed = (text: string) => names(`import { createHash } from "lib"\n${text}`)

  it.each([
    `const A = "md5"\ncreateHash(A)`,
    `const N = 5\ncreateHash(\`md\${N}\`)`,
    `const N = 5\ncreateHash("md" + N)`,
    `createHash("MD5".toLowerCase())`,
    `createHash(["m", "d5"].join(""))`,
    `const T = { weak: "md5", strong: "sha256" }\ncreateHash(T.weak)`,
    `const T = { weak: "md5", strong: "sha256" }\ncreateHash(T["weak"])`,
    `const T = Object.freeze({ weak: "md5" })\ncreateHash(T.weak)`,
    `const T = { inner: { weak: "md5" } }\ncreateHash(T.inner.weak)`,
    `const weak = "md5"\nconst T = { weak }\ncreateHash(T.weak)`,
    `const base = { weak: "md5" }\nconst T = { ...base, other: 1 }\ncreateHash(T.weak)`,
    `const { weak } = { weak: "md5" }\ncreateHash(weak)`,
    `const { x: { weak } } = { x: { weak: "md5" } }\ncreateHash(weak)`,
    `const { weak = "md5" } = {}\ncreateHash(weak)`,
    `const [a, b] = ["sha1", "md5"]\ncreateHash(b)`,
    `function f(a = "md5") { return createHash(a) }`,
    `const f = (a) => createHash(a)\nf("md5")`,
    `const f = function (a) { return createHash(a) }\nf("md5")`,
    `function f({ a }) { return createHash(a) }\nf({ a: "md5" })`,
    `function f({ a = "md5" } = {}) { return createHash(a) }`,
    `const pick = () => "md5"\ncreateHash(pick())`,
    `function pick(x) { return x }\ncreateHash(pick("md5"))`,
    `class A { static W = "md5"\n f() { createHash(A.W) } }`,
    `class A { w = "md5"\n f() { createHash(this.w) } }`,
    `class A { #w = "md5"\n f() { createHash(this.#w) } }`,
    `class A { constructor() { this.w = "md5" }\n f() { createHash(this.w) } }`,
    `class A { get w() { return "md5" }\n f() { createHash(this.w) } }`,
    `class A { constructor(w) { this.w = w }\n f() { createHash(this.w) } }\nnew A("md5")`,
    `let a\na = "md5"\ncreateHash(a)`,
    `let a = "sha1"\na = "md5"\ncreateHash(a)`,
    `for (const a of ["md5"]) createHash(a)`,
    `["md5"].forEach((a) => { createHash(a) })`,
    `["md5"].map(a => createHash(a))`,
    `createHash(("md5"))`,
    `load("md5")\nfunction load(a) { return createHash(a) }`
  ])("are followed: %s", (text) => {
    expect(hashed(text)).toEqual(["MD5"])
  })

  it("may be several", () => {
    expect(hashed(`createHash(x ? "md5" : "sha1")`)).toEqual(["MD5", "SHA-1"])
    expect(hashed(`let a = "md5"\nif (x) a = "sha1"\ncreateHash(a)`)).toEqual(["MD5", "SHA-1"])
    expect(hashed(`let a\nswitch (x) { case 1: a = "md5"; break\n default: a = "sha1" }\ncreateHash(a)`)).toEqual([
      "MD5",
      "SHA-1"
    ])
    expect(hashed(`for (const a of ["md5", "sha1"]) createHash(a)`)).toEqual(["MD5", "SHA-1"])
    expect(hashed(`function f(a) { return createHash(a) }\nf("md5")\nf("sha1")`)).toEqual(["MD5", "SHA-1"])
    expect(
      hashed(`const f = (s) => { switch (s) { case 1: return "md5"; default: return "sha1" } }\ncreateHash(f(y))`)
    ).toEqual(["MD5", "SHA-1"])
    expect(hashed(`createHash(process.env.ALG ?? "sha1")`).toSorted()).toEqual(["SHA-1 or more"])
    expect(hashed(`createHash(options.alg || "sha1")`).toSorted()).toEqual(["SHA-1 or more"])
    expect(hashed(`function f(a) { if (!a) a = "md5"; return createHash(a) }`)).toEqual(["MD5 or more"])
  })

  it("may be more where what is taken over behind an entry cannot be read", () => {
    const held = (object: string) => hashed(`const o = ${object}\ncreateHash(o.a)`)
    expect(held(`{ a: "md5", ...x.y }`)).toEqual(["MD5 or more"])
    expect(held(`{ ...x.y, a: "md5" }`)).toEqual(["MD5"])
    expect(held(`{ a: "md5", ...{ a: "sha1" } }`)).toEqual(["MD5", "SHA-1"])
    expect(held(`Object.assign({ a: "md5" }, x.y)`)).toEqual(["MD5 or more"])
    expect(held(`Object.assign({}, x.y, { a: "md5" })`)).toEqual(["MD5"])
  })

  it("are not those of callers that leave off what is tested around the use", () => {
    const guarded = (parameters: string) => `function f(${parameters}) { if (raw) return createHash(a) }\n`
    expect(hashed(`${guarded("a, raw")}f("md5", false)\nf("sha1", true)\nf("sha256")`)).toEqual(["SHA-1"])
    expect(hashed(`${guarded("a, raw = false")}f("md5")\nf("sha1", true)`)).toEqual(["SHA-1"])
    expect(hashed(`${guarded("a, raw = true")}f("md5")\nf("sha1", true)\nf("sha256", false)`)).toEqual(["MD5", "SHA-1"])
    expect(hashed(`${guarded("a, raw")}f("md5", x)\nf("sha1", true)`)).toEqual(["MD5", "SHA-1"])
  })

  it("are not guessed", () => {
    expect(hashed(`createHash(MD5)`)).toEqual(["unknown"])
    expect(hashed(`createHash(config.md5)`)).toEqual(["unknown"])
    expect(hashed(`createHash(...args)`)).toEqual(["unknown"])
    expect(hashed(`function f(a) { return createHash(a) }`)).toEqual(["unknown"])
    expect(hashed(`const T = { [k]: "md5" }\ncreateHash(T.k)`)).toEqual(["unknown"])
    expect(hashed(`const T = { weak: "md5", ...more }\ncreateHash(T.strong)`)).toEqual(["unknown"])
    expect(hashed(`let a = "md5"\na += x\ncreateHash(a)`)).toEqual(["unknown"])
  })

  it("come from what TypeScript adds", () => {
    const of = (text: string) => typed(`import { createHash } from "lib"\n${text}`)
    expect(of(`enum H { Weak = "md5" }\ncreateHash(H.Weak)`)).toEqual(["MD5"])
    expect(of(`namespace N { export const W = "md5" }\ncreateHash(N.W)`)).toEqual(["MD5"])
    expect(of(`const T = { w: "md5" } as const\ncreateHash(T.w)`)).toEqual(["MD5"])
    expect(of(`const T = { w: "md5" } satisfies X\ncreateHash(T.w!)`)).toEqual(["MD5"])
    expect(of(`createHash(<string>"md5")`)).toEqual(["MD5"])
    expect(of(`class A { private readonly w: string = "md5"\n f() { createHash(this.w as string) } }`)).toEqual(["MD5"])
    expect(of(`class A { constructor(private w: string) {}\n f() { createHash(this.w) } }\nnew A("md5")`)).toEqual([
      "MD5"
    ])
    expect(of(`function f({ a = "md5" }: { a?: string } = {}) { createHash(a) }`)).toEqual(["MD5"])
    expect(of(`@Injectable({ x: 1 })\nclass A { @Input() w = "md5"\n f<T>(x?: T) { createHash(this.w) } }`)).toEqual([
      "MD5"
    ])
  })
})

describe("objects", () => {
  it("are known by what made them", () => {
    expect(names(`import lib from "lib"\nconst h = lib.createHash("md5")\nh.copy()`)).toEqual(["MD5", "MD5"])
    expect(scan(`import lib from "lib"\nlib.createHash("md5").update(x)`).map(({ facts }) => facts.functions)).toEqual([
      ["digest"]
    ])
    expect(names(`import * as l from "lib"\nl.web.sub.digest("md5")`)).toEqual(["MD5"])
    expect(names(`import { web } from "lib"\nconst { sub: s } = web\ns.digest("md5")`)).toEqual(["MD5"])
    expect(bits(`import { Key } from "lib"\nconst k = new Key(b)\nk.bits = 256`)).toEqual([256])
    expect(
      bits(`import lib from "lib"\nclass A { constructor() { this.k = new lib.Key(b)\n this.k.bits = 192 } }`)
    ).toEqual([192])
  })

  it("are known by their declared types", () => {
    expect(typed(`function f(s: Sub) { s.digest("md5") }`)).toEqual([])
    expect(typed(`import type { Hash } from "lib"\nfunction f(h: Hash) { h.copy() }`)).toEqual(["unknown"])
    expect(
      typed(`import * as l from "lib"\nclass A { constructor(private readonly h: l.Hash) {}\n f() { this.h.copy() } }`)
    ).toEqual(["unknown"])
    expect(typed(`import { Hash } from "other"\nfunction f(h: Hash) { h.copy() }`)).toEqual([])
  })
})

describe("options", () => {
  it("are read from objects", () => {
    expect(bits(`import lib from "lib"\nlib.options({ length: 256 })`)).toEqual([256])
    expect(bits(`import lib from "lib"\nlib.options({ "size": 256 })`)).toEqual([256])
    expect(bits(`import lib from "lib"\nconst size = 256\nlib.options({ size })`)).toEqual([256])
    expect(bits(`import lib from "lib"\nconst o = { length: 256 }\nlib.options(o)`)).toEqual([256])
    expect(bits(`import lib from "lib"\nconst o = { length: 256 }\nlib.options({ ...o, inner: 1 })`)).toEqual([256])
    expect(
      scan(`import lib from "lib"\nlib.options({ inner: { mode: "gcm" } })`).map(({ facts }) => facts.mode)
    ).toEqual(["gcm"])
  })

  it("are read together where there is a choice of objects", () => {
    const text = `import lib from "lib"\nconst o = x ? { length: 256, inner: { mode: "gcm" } } : { size: 192, inner: { mode: "cbc" } }\nlib.options(o)`
    expect(scan(text).map(({ facts }) => [facts.keyBits, facts.mode])).toEqual([
      [192, "cbc"],
      [256, "gcm"]
    ])
    expect(bits(`import lib from "lib"\nlib.options(Object.assign({}, { length: 256 }))`)).toEqual([256])
    expect(bits(`import lib from "lib"\nlib.options(Object.assign({ length: 192 }, { x: 1 }))`)).toEqual([192])
    expect(bits(`import lib from "lib"\nlib.options(Object.assign(given, { x: 1 }))`)).toEqual([undefined])
  })

  it("have a default only where the call leaves them out", () => {
    expect(bits(`import lib from "lib"\nlib.options({})`)).toEqual([128])
    expect(bits(`import lib from "lib"\nlib.options()`)).toEqual([128])
    expect(bits(`import lib from "lib"\nlib.options(given)`)).toEqual([undefined])
    expect(bits(`import lib from "lib"\nlib.options({ ...given })`)).toEqual([undefined])
    expect(bits(`import lib from "lib"\nlib.options({ length: given })`)).toEqual([undefined])
    expect(bits(`import lib from "lib"\nlib.options(() => {})`)).toEqual([128])
  })
})

describe("bytes", () => {
  it.each([
    ["new Uint8Array(16)", 128],
    ["new Uint8Array([1, 2, 3])", 24],
    ["Uint8Array.from([1, 2])", 16],
    ["Buffer.alloc(32)", 256],
    [`Buffer.from("00112233", "hex")`, 32],
    [`Buffer.from("AAAAAAAA", "base64")`, 48],
    [`Buffer.from("0123456789abcdef")`, 128],
    [`Buffer.from("0123456789abcdef", "utf8")`, 128],
    [`Buffer.from("0123", encoding)`, undefined],
    [`"0123456789abcdef"`, 128],
    [`"x".repeat(16)`, 128],
    [`new TextEncoder().encode("0123456789abcdef")`, 128],
    [`Buffer.alloc(16).toString("hex")`, 256],
    ["Buffer.from(secret)", undefined]
  ])("have a length: %s", (text, expected) => {
    expect(bits(`import { Key } from "lib"\nnew Key(${text})`)).toEqual([expected])
  })
})

describe("single-file components of Vue", () => {
  it("are read where their scripts stand", async () => {
    const vue = await loadSyntax("vue")
    const text = `<template>\n  <p>{{ md5("x") }}</p>\n</template>\n\n<script setup lang="ts">\nimport { md5 } from "lib"\nconst x: string = md5("a")\n</script>\n`
    expect(scanText(vue, [lib], text, "src/A.vue").map(({ place, language }) => [place.line, language])).toEqual([
      [7, "vue"]
    ])
    expect(scanText(vue, [lib], `<script>\nconst { md5 } = require("lib")\nmd5()\n</script>`, "A.vue")).toHaveLength(1)
  })
})

describe("options apart from the call", () => {
  const inner = `{ length: 192 }`

  it("are as far away as their object", () => {
    const [found] = scan(`import lib from "lib"\nconst options = ${inner}\nlib.options(options)`)
    expect(found).toMatchObject({
      facts: { keyBits: 192 },
      sources: { keyBits: { from: "resolved", hops: 1 } },
      evidence: [{ symbol: "options", role: "options", place: { line: 2 } }]
    })
  })

  it("have no way of their own where the call holds them", () => {
    const [found] = scan(`import lib from "lib"\nlib.options(${inner})`)
    expect(found).toMatchObject({ sources: { keyBits: { from: "literal", hops: 0 } }, evidence: [] })
  })

  it("are shown even where what they say cannot be read", () => {
    const [found] = scan(`import lib from "lib"\nconst options = { length: size() }\nlib.options(options)`)
    expect(found).toMatchObject({
      sources: { keyBits: { from: "unknown" } },
      evidence: [{ symbol: "options", role: "options", place: { line: 2 } }]
    })
  })
})

describe("bytes that a use of its own makes", () => {
  it("leave it to itself, and it is no part of what takes them", () => {
    const found = scan(`import lib from "lib"\nconst key = lib.createHash("sha256")\nlib.hmac("sha256", key)`)
    expect(found.map(({ kind, facts }) => `${kind} ${facts.digest ?? facts.name} ${facts.keyBits ?? ""}`)).toEqual([
      "hash SHA-256 ",
      "mac SHA-256 256"
    ])
    expect(found[1]!.evidence.map(({ role }) => role)).toEqual(["definition", "setting"])
  })
})
