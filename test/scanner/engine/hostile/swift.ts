import { type Hostile, licence, many } from "./Hostile.ts"

/** Texts that C, C++ and Objective-C read alike. */
const insecure = `${licence("//")}import CryptoKit\n_ = Insecure.MD5.hash(data: d)\n`

const functions = (count: number): string =>
  Array.from({ length: count }, (_, at) => `func f${at}() { let v = self\nv.f${at + 1}() }\n`).join("")

const texts: Hostile["texts"] = {
  "brackets that are never closed": `${insecure}let x = ${"[(".repeat(5_000)}\n`,
  "a chain of 5,000 calls": `${insecure}let x = y${".map { $0 }".repeat(5_000)}\n`,
  "comparisons that might be types": `${insecure}let x = ${"a < b > ".repeat(500)}.c()\n`,
  "stand-ins that hand on to each other": `${insecure}class MD5 {\n${functions(1_900)}func f1900() { f0() }\n}\n_ = MD5()\n`,
  "a stand-in of thousands of functions": `${insecure}class MD5 {\n${functions(many(10_000))}func last() { x + y }\n}\n_ = MD5()\n`,
  "strings within strings": `${insecure}let x = ${'"\\('.repeat(60)}1${')"'.repeat(60)}\n`,
  "a string that never ends": `${insecure}let x = """\n${"text\n".repeat(5_000)}`
}

export const swift: ReadonlyArray<Hostile> = [{ language: "Swift", path: "Hostile.swift", texts }]
