import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { assemblySketch } from "../../../scanner/assemblies/assemblySketch.ts"
import { assemblySource } from "../../../scanner/assemblies/assemblySource.ts"
import { debuggingOf } from "../../../scanner/assemblies/debuggingOf.ts"
import { isAssembly, readPeFile } from "../../../scanner/assemblies/peFile.ts"
import { readPdb } from "../../../scanner/assemblies/pdb.ts"
import { isLong } from "../../support/isLong.ts"
import { mutate } from "../../support/mutate.ts"
import { randomFrom } from "../../support/randomFrom.ts"

const samples = ["Debug.dll", "Release.dll", "Mono.dll"].map(
  (name) => new Uint8Array(readFileSync(new URL(`samples/${name}`, import.meta.url)))
)

const [debug, release] = samples as [Uint8Array, Uint8Array]

const outcome = (bytes: Uint8Array): string => {
  const source = assemblySource(bytes)
  return "why" in source ? source.why : source.isWhole ? "whole" : "partly read"
}

/** Where the metadata of an assembly begins in the file. */
const metadataAt = (bytes: Uint8Array): number => {
  const { at, metadata } = readPeFile(bytes)
  return at(metadata.address).byteOffset - bytes.byteOffset
}

/** Where a stream of the metadata begins. */
const streamAt = (bytes: Uint8Array, name: string): number => {
  const root = metadataAt(bytes)
  const text = new TextDecoder("latin1").decode(bytes.subarray(root, root + 256))
  const header = root + text.indexOf(`${name}\0`) - 8
  return root + new DataView(bytes.buffer, bytes.byteOffset).getUint32(header, true)
}

const changed = (bytes: Uint8Array, at: number, values: ReadonlyArray<number>): Uint8Array => {
  const copy = Uint8Array.from(bytes)
  copy.set(values, at)
  return copy
}

describe("assemblies that are none", () => {
  it("are told for each place at which one may be cut off", () => {
    for (let length = 0; length < release.length; length += isLong ? 1 : 7) {
      expect(outcome(release.subarray(0, length))).toBeTypeOf("string")
      isAssembly(release.subarray(0, length))
      assemblySketch(release.subarray(0, length))
    }
  })

  it.each<[string, Uint8Array, string]>([
    ["another beginning", Uint8Array.from([1, 2, 3, 4]), "it does not begin like one"],
    [
      "metadata with another beginning",
      changed(release, metadataAt(release), [0]),
      "its metadata does not begin like one"
    ],
    [
      "tables with four thousand million rows",
      changed(release, streamAt(release, "#~") + 24, [255, 255, 255, 255]),
      "tables longer than the metadata"
    ],
    [
      "a table of no known kind",
      changed(release, streamAt(release, "#~") + 15, [0x80]),
      "a table of no known kind: 63"
    ],
    ["a header beyond its end", changed(release, 0x3c, [255, 255, 255, 127]), "cut off"],
    ["more sections than a program has", changed(release, 0x86, [255, 255]), "more sections than a program has"]
  ])("are told: %s", (_, bytes, expected) => {
    expect(outcome(bytes)).toBe(expected)
  })

  it("say nothing of lines where their portable PDB is none", async () => {
    expect(readPdb(Uint8Array.from([1, 2, 3])).linesOf(1)).toEqual([])
    const [, root] = [0, metadataAt(debug)]
    expect(readPdb(debug.subarray(root)).linesOf(1)).toEqual([])
    for (const bytes of [debug, release]) expect((await debuggingOf(bytes)).linesOf(1).length).toBeGreaterThan(0)
  })

  it("come through unharmed whatever is wrong with them", () => {
    const random = randomFrom(11)
    for (let left = isLong ? 10_000 : 400; left > 0; left--) {
      const bytes = mutate(samples[Math.floor(random() * samples.length)]!, random)
      expect(outcome(bytes)).toBeTypeOf("string")
      const sketch = assemblySketch(bytes)
      expect("why" in sketch ? sketch.why.length : sketch.length).toBeGreaterThan(0)
    }
  })

  it("come through unharmed with other tables, signatures and code", () => {
    const random = randomFrom(12)
    for (let left = isLong ? 5_000 : 400; left > 0; left--) {
      const bytes = Uint8Array.from(samples[Math.floor(random() * samples.length)]!)
      for (let changes = 1 + Math.floor(random() * 8); changes > 0; changes--)
        bytes[0x200 + Math.floor(random() * (bytes.length - 0x200))] = Math.floor(random() * 256)
      expect(outcome(bytes)).toBeTypeOf("string")
    }
  })
})
