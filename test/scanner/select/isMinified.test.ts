import { describe, expect, it } from "vitest"
import { isMinified, isMinifiedName } from "../../../scanner/select/Selection.ts"
import { cpuSeconds } from "../../support/cpuSeconds.ts"

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

const ordinary = 'def digest(data):\n    return hashlib.new("sha256", data).hexdigest()\n\n'
const dense = "!function(e,t){return e.hash(t)^e[t>>3]};"

describe("minified text", () => {
  it("is one long line of code", () => {
    expect(isMinified(bytes(dense.repeat(200)))).toBe(true)
  })

  it("is also code on many long lines, and code without white space on short ones", () => {
    expect(isMinified(bytes(`${dense.repeat(60)}\n`.repeat(20)))).toBe(true)
    expect(isMinified(bytes(`${dense.repeat(3)}\n`.repeat(200)))).toBe(true)
  })

  it("stays minified with spaces in it, as long as nothing but a few lines hold them all", () => {
    expect(isMinified(bytes("var a = 1; var b = 2; ".repeat(400)))).toBe(true)
  })

  it("is not ordinary source of any length", () => {
    for (const times of [50, 100, 1_000, 10_000]) expect(isMinified(bytes(ordinary.repeat(times)))).toBe(false)
  })

  it("is not a list of short lines, however dense: nobody can hide a program so", () => {
    expect(isMinified(bytes("hashlib.md5(b'1')\n".repeat(2_000)))).toBe(false)
  })

  it("is not a small file, however dense", () => {
    expect(isMinified(bytes(dense.repeat(99)))).toBe(false)
  })

  it.each([
    ["before", (code: string, data: string) => data + code],
    ["after", (code: string, data: string) => code + data],
    ["in the middle of", (code: string, data: string) => code + data + code]
  ])("is not source with a megabyte of data on one line %s the code", (_, together) => {
    const data = `BLOB = "${"A".repeat(1_000_000)}"\n`
    expect(isMinified(bytes(together(ordinary.repeat(60), data)))).toBe(false)
  })

  it("is not source around a table without spaces", () => {
    const table = `    ${"0x63,".repeat(22)}\n`.repeat(400)
    expect(isMinified(bytes(`${ordinary.repeat(60)}S_BOX = [\n${table}]\n`))).toBe(false)
  })

  it("is found in far less time than the file takes to read", () => {
    const large = bytes(dense.repeat(25_000))
    const before = cpuSeconds()
    for (let time = 0; time < 100; time++) isMinified(large)
    expect(cpuSeconds() - before).toBeLessThan(3)
  })
})

describe("a minified name", () => {
  it("is that of a JavaScript file with .min before the extension", () => {
    for (const path of ["jquery.min.js", "a/b/app.MIN.JS", "x.min.mjs", "x.min.cjs"]) {
      expect(isMinifiedName(path), path).toBe(true)
    }
  })

  it("is no other", () => {
    for (const path of ["min.js", "admin.js", "config.min.py", "a.min.js/b.js", "a.minjs", "Min.java"]) {
      expect(isMinifiedName(path), path).toBe(false)
    }
  })
})
