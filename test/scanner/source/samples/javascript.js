#!/usr/bin/env node
"use strict"
import def, { a as b, default as other } from "node:crypto"
import * as ns from "m"
import json from "./data.json" with { type: "json" }
export { createHash } from "crypto"
export * as everything from "crypto"

const { c, d: e, f = 1, g: { h }, ...rest } = require("m")
var [p, , q = 2] = await import("m"), last
let x = 1, y

function fn({ alg = "md5", opt: o } = {}, y = 3, ...zs) {
  return `a${alg}b\n${o ? `inner ${o}` : ""}`
}

class Base extends mixin(Other) {
  #priv = 1
  static ALG = "x";
  ["computed"] = 2
  static #counter = 0
  constructor(k = y) {
    super(k)
    this.#priv = new.target
  }
  get alg() {
    return "x"
  }
  set alg(value) {
    this.#priv ||= value.length
  }
  static {
    console.log(#priv in this)
  }
  async *stream() {
    yield* [1, 2]
  }
}

const TABLE = { name: "AES-GCM", "q": 1, 3: 4, [p]: 2, c, ...rest, method() { return 1 }, get lazy() { return 2 }, async run() {} }
const chained = a?.b?.(1).c["d"]?.[0] ?? f ** 2
const arrow = async (z) => ({ z })
const short = z => z + 1
const big = 10n, hex = 0xff, underscored = 1_000, binary = 0b11, octal = 0o17
const named = function inner() { return inner }
const generator = function* () { yield 1 }
const anonymous = class extends Base {}

for (const v of list) continue
for await (const v of stream) break
for (const key in object) delete object[key]
for (let i = 0, n = 3; i < n; i++) { void 0 }
label: while (true) { break label }
do x++; while (x < 3)
switch (z) {
  case 1: { x = 1; break }
  case "two":
  default: x = 2
}
try { risky() } catch { recover() } finally { done() }
if (x) y = 1
else if (y) y = 2
else y = typeof x
const regex = /a\/[b/]\p{L}/gv
const tagged = html`<b>${1}</b>`
new a.b.C(1, ...args)
x &&= y
x ||= y
x ??= y
(function () { this.y = arguments })();
(async () => { await x })()
const element = <Foo bar="1" {...rest}>{list.map((v) => <li key={v}>{v}</li>)}<></></Foo>
import.meta.url
module.exports = { fn, Base }
export default class {}
