import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, it } from "vitest"
import { writeToFile } from "../../src/node/output.ts"

const folder = mkdtempSync(join(tmpdir(), "ciphermap-output-"))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (pieces: Iterable<string>): string => {
  const file = join(folder, "out")
  writeToFile(pieces, file)
  return readFileSync(file, "utf8")
}

it.each([
  ["nothing", []],
  ["small pieces", Array.from({ length: 100_000 }, (_, at) => `${at} \u00e9\n`)],
  ["one large piece", ["x".repeat(1_000_000)]],
  ["three bytes a character", ["\u20ac".repeat(300_001)]],
  [
    "pairs of surrogates at every offset",
    [0, 1, 2, 3].map((at) => `${"a".repeat(at)}${"\ud83d\udd11".repeat(100_000)}`)
  ]
])("writes %s as they are", (_, pieces) => {
  expect(written(pieces) === pieces.join("")).toBe(true)
})
