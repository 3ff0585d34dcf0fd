import { describe, expect, it } from "vitest"
import { gatherLibraries } from "../../../scanner/manifests/gatherLibraries.ts"
import type { LibraryMention } from "../../../scanner/manifests/LibraryMention.ts"
import { readManifest } from "../../../scanner/manifests/readManifest.ts"
import { isLong } from "../../support/isLong.ts"
import { mutate } from "../../support/mutate.ts"
import { randomFrom } from "../../support/randomFrom.ts"
import { samples } from "./samples.ts"

const encoder = new TextEncoder()
const bytesOf = (text: string): Uint8Array => encoder.encode(text)

const RUNS = isLong ? 10_000 : 500

/** An eighth of it shows as well what grows faster than its text, and is beyond each bound. */
const many = (count: number): number => (isLong ? count : count / 8)

const read = async (path: string, text: string) => (await readManifest(path, bytesOf(text)))?.mentions

describe("hostile manifests", () => {
  it(`name libraries or nothing, and never end in an error, in ${RUNS} mutations`, async () => {
    const random = randomFrom(20_261_121)
    const all = samples.map(({ path, text }) => ({ path, bytes: bytesOf(text) }))
    const outcomes = { read: 0, unread: 0 }
    for (let run = 0; run < RUNS; run++) {
      const { path, bytes } = all[run % all.length]!
      const mentions = (await readManifest(path, mutate(bytes, random)))?.mentions
      if (mentions === undefined) outcomes.unread++
      else outcomes.read++
      for (const { purl, occurrence } of mentions ?? []) {
        expect(purl).toMatch(/^pkg:[a-z]+\/[\w.%:/+-]+$/)
        expect(occurrence.place.line).toBeGreaterThan(0)
      }
    }
    expect(outcomes.read).toBeGreaterThan(RUNS / 20)
    expect(outcomes.unread).toBeGreaterThan(RUNS / 20)
  })

  it("are given the text of any other kind without an error", async () => {
    for (const { path } of samples)
      for (const { text } of samples) expect([undefined, Array]).toContain((await read(path, text))?.constructor)
  })

  it.each(samples.map(({ path }) => path))("of the name of %s may hold anything", async (path) => {
    const texts = [
      "",
      "\u0000\u0001\u0002",
      "null",
      "[]",
      "{}",
      '{"dependencies": 1, "packages": [null, 7, {"name": {}}], "pins": "x", "package": {}}',
      "package = 1\ndependencies = [1, [2], {}]\n[project]\ndependencies = 7\n",
      "a: &a [*a]\n",
      "packages: &p\n  x: *p\n",
      "{".repeat(many(100_000)),
      "[".repeat(many(100_000)),
      '{"packages":'.repeat(many(20_000)),
      "<project>".repeat(many(20_000)),
      "(".repeat(many(100_000)),
      '"'.repeat(many(100_000) + 1),
      "gem ".repeat(many(100_000)),
      "require (\n".repeat(many(20_000)),
      "find_package(".repeat(many(20_000)),
      "implementation ".repeat(many(20_000)),
      "do ".repeat(many(100_000)),
      "requires = ".repeat(many(20_000)),
      `${" ".repeat(many(200_000))}x`,
      `requirement ${"=".repeat(many(100_000))}`,
      `a@${"@".repeat(many(100_000))}:\n  version "1"`,
      "-----".repeat(many(100_000))
    ]
    for (const text of texts) expect([undefined, Array]).toContain((await read(path, text))?.constructor)
  })

  it("do not expand entities and aliases", async () => {
    const entities = Array.from({ length: 30 }, (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`).join("")
    const bomb = `<!DOCTYPE project [<!ENTITY e0 "x">${entities}]><project><name>&e30;</name></project>`
    expect(await read("pom.xml", bomb)).toBeUndefined()
    const aliases = Array.from({ length: 30 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]`).join("\n")
    expect(await read("pnpm-lock.yaml", `a0: &a0 [x, x]\n${aliases}\npackages: *a30\n`)).toEqual([])
    const external = '<!DOCTYPE project SYSTEM "file:///etc/passwd"><project><dependencies/></project>'
    expect(await read("pom.xml", external)).toEqual([])
  })

  it("are read in an encoding that is not UTF-8", async () => {
    const text = JSON.stringify({ description: "café", dependencies: { elliptic: "1.0.0" } })
    const wide = Uint8Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0) & 0xff)
    const utf16 = new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer)
    const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    expect((await readManifest("package.json", utf16))?.mentions).toHaveLength(1)
    expect((await readManifest("package.json", latin))?.mentions).toHaveLength(1)
    expect(await readManifest("package.json", wide)).toBeUndefined()
  })

  it("of many megabytes are read in time that grows with their size", async () => {
    const entry = (at: number) => [`node_modules/p${at}`, { version: `1.0.${at}`, resolved: "x".repeat(150) }] as const
    const packages = (count: number) =>
      JSON.stringify({
        packages: {
          ...Object.fromEntries(Array.from({ length: count }, (_, at) => entry(at))),
          "node_modules/elliptic": { version: "6.5.7" }
        }
      })
    const large = packages(many(250_000))
    expect(large.length).toBeGreaterThan(many(50_000_000))
    expect(await read("package-lock.json", large)).toHaveLength(1)
    const cargo = '[[package]]\nname = "sha2"\nversion = "0.10.8"\nsource = "x"\n\n'.repeat(many(100_000))
    expect(await read("Cargo.lock", cargo)).toHaveLength(10_000)
    const yarn = 'elliptic@^6.5.3:\n  version "6.5.5"\n\n'.repeat(many(300_000))
    expect(await read("yarn.lock", yarn)).toHaveLength(10_000)
    const sums = "golang.org/x/crypto v0.21.0 h1:X31++rzVUdKhX5sWmSOFZxx8UW/ldWx55cbf08iNAMA=\n".repeat(many(300_000))
    expect(await read("go.sum", sums)).toHaveLength(10_000)
  })

  it("of many thousands of libraries are gathered in time that grows with their number", async () => {
    const [mention] = (await read("package.json", '{"dependencies":{"elliptic":"^6.5.4"}}'))!
    const mentions = Array.from({ length: many(150_000) }, (_, at): LibraryMention => {
      const path = `${"d/".repeat(at % 50)}package.json`
      const occurrence = { ...mention!.occurrence, path, place: { ...mention!.occurrence.place, line: at + 1 } }
      return at % 2 === 0 ? { ...mention!, occurrence } : { ...mention!, occurrence, version: `6.5.${at % 30}` }
    })
    const { libraries } = gatherLibraries([{ path: "", mentions, names: [], aliases: [] }], [])
    expect(libraries).toHaveLength(16)
    expect(libraries.every(({ occurrences }) => occurrences.length >= many(3_000))).toBe(true)
  })
})
