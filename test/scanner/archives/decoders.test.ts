import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { bunzip2 } from "../../../scanner/archives/bunzip2.ts"
import { DamagedData } from "../../../scanner/archives/ChunkReader.ts"
import { unxz } from "../../../scanner/archives/unxz.ts"
import { isLong } from "../../support/isLong.ts"
import { mutate } from "../../support/mutate.ts"
import { randomFrom } from "../../support/randomFrom.ts"
import { readAll } from "./readAll.ts"

const folder = new URL("samples/", import.meta.url)

const sample = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, folder)))

const samples = readdirSync(folder).filter((name) => /\.tar\.(?:xz|bz2)$/.test(name) && name !== "filter.tar.xz")

const decoderOf = (name: string) => (name.endsWith(".xz") ? unxz : bunzip2)

function* inChunks(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** Output beyond which a damaged file is left: a few bytes may say that a gigabyte of zeros follows. */
const ENOUGH = 4_194_304

/** The digest of what a sample unpacks to, or why it does not. */
const outcome = (name: string, bytes: Uint8Array, chunk = 65_536): string => {
  const digest = createHash("sha256")
  let size = 0
  try {
    for (const part of decoderOf(name)(inChunks(bytes, chunk))) {
      digest.update(part)
      size += part.length
      if (size > ENOUGH) return "more than enough"
    }
    return digest.digest("hex")
  } catch (cause) {
    if (cause instanceof DamagedData) return cause.message
    throw cause
  }
}

const EXPECTED = readFileSync(new URL("all.sha256", folder), "utf8").trim()

describe("what xz and bzip2 have packed", () => {
  it.each(samples)("is unpacked: %s", (name) => {
    expect(outcome(name, sample(name))).toBe(EXPECTED)
    expect(outcome(name, sample(name), 7)).toBe(EXPECTED)
  })

  it.each(samples)("is read as an archive: %s", async (name) => {
    const { files, skipped } = await readAll(sample(name), name)
    expect(files).toEqual({ [`${name}!/a.py`]: "# a.py\n" })
    expect(skipped).toEqual([])
  })

  it("is told where a filter is not read, or a dictionary takes too much memory", async () => {
    expect(outcome("filter.tar.xz", sample("filter.tar.xz"))).toBe("a filter that is not read")
    expect((await readAll(sample("filter.tar.xz"), "filter.tar.xz")).skipped).toEqual([
      "filter.tar.xz malformed: its xz data is damaged"
    ])
  })
})

describe("packed data that is damaged", () => {
  it.each(["preset-6.tar.xz", "two.tar.bz2"])("is told wherever it is cut off: %s", (name) => {
    const bytes = sample(name)
    for (let length = 1; length < bytes.length; length += isLong ? 1 : 211)
      expect(outcome(name, bytes.subarray(0, length))).not.toBe(EXPECTED)
  })

  it.each(samples)("gives a reason or a content that ends, whatever bytes are changed: %s", (name) => {
    const bytes = sample(name)
    const random = randomFrom(26)
    for (let left = isLong ? 2_000 : 30; left > 0; left--) expect(outcome(name, mutate(bytes, random))).toMatch(/\w/)
  })

  it("is told where one byte is another one", () => {
    const bytes = sample("preset-6.tar.xz")
    for (let at = 40; at < bytes.length; at += 997)
      expect(outcome("preset-6.tar.xz", bytes.with(at, bytes[at]! ^ 0x10))).not.toBe(EXPECTED)
  })
})
