import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { layPrefilter } from "../scanner/select/prefilter/layPrefilter.ts"
import { makePrefilter } from "../scanner/select/prefilter/Prefilter.ts"
import type { Requirement } from "../scanner/select/prefilter/requirements.ts"

const IDENTIFIER = /(?:[a-z]\w*\.){2,}[a-z]\w*|[A-Za-z_$][\w$]*/g

const folder = process.argv[2]
if (folder === undefined) throw new Error("usage: node bench/prefilter.ts FOLDER [.EXTENSION]")
const extension = process.argv[3] ?? ""

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name)))

const identifiers = (): ReadonlyArray<string> => {
  const all = new Set<string>()
  for (const file of files) for (const [word] of file.toString("latin1").matchAll(IDENTIFIER)) all.add(word)
  return [...all].filter((word) => word.length >= 4 && word.length <= 24).sort()
}

const spread = (words: ReadonlyArray<string>, count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, at) => words[Math.floor((at * words.length) / count)]!)

const sizeOf = (some: ReadonlyArray<Uint8Array>): number => some.reduce((size, file) => size + file.length, 0)

const fastest = (run: () => void): number => {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}

const speed = (bytes: number, milliseconds: number): number => bytes / 1000 / milliseconds

const wasm = new WebAssembly.Module(
  readFileSync(new URL("../scanner/select/prefilter/automaton.wasm", import.meta.url))
)

const readWith = (requirements: ReadonlyArray<Requirement>): { readonly rate: number; readonly passed: number } => {
  const prefilter = makePrefilter(wasm, layPrefilter(requirements))
  let passed = 0
  const time = fastest(() => {
    passed = files.filter((file) => prefilter.mayMatch(file)).length
  })
  return { rate: speed(sizeOf(files), time), passed }
}

const readWithExpression = (words: ReadonlyArray<string>): number => {
  const alternatives = words.map((word) => word.replace(/[.$]/g, "\\$&")).join("|")
  const expression = new RegExp(`(?<![\\w$])(?:${alternatives})(?![\\w$])`, "g")
  const texts = files.map((file) => file.toString("latin1"))
  const found = new Set<string>()
  const start = performance.now()
  for (const text of texts) for (const [word] of text.matchAll(expression)) found.add(word)
  return speed(sizeOf(files), performance.now() - start)
}

const known = identifiers()
console.log(`${files.length} files, ${(sizeOf(files) / 1e6).toFixed(1)} MB, ${known.length} different identifiers`)
for (const count of [256, 4096]) {
  const words = spread(known, count)
  const start = performance.now()
  makePrefilter(wasm, layPrefilter(words.map((word) => [word])))
  const built = performance.now() - start
  // No file holds the second word, so every byte is read.
  const whole = readWith(words.map((word) => [word, "\0"]))
  const pairs = readWith(words.map((word, at) => [word, words[(at * 7 + 1) % count]!]))
  const expression = readWithExpression(words)
  console.log(`${count} words: laid out in ${built.toFixed(0)} ms`)
  console.log(`  every byte read          ${whole.rate.toFixed(0)} MB/s`)
  console.log(`  pairs of words           ${pairs.rate.toFixed(0)} MB/s, ${pairs.passed} files pass`)
  console.log(`  one regular expression   ${expression.toFixed(1)} MB/s, ratio ${(whole.rate / expression).toFixed(0)}`)
}
