import { describe, expect, it } from "vitest"
import { manifest } from "../../../grammars/manifest.ts"
import { rowsOf } from "../../../scanner/match/rowsOf.ts"
import type { Row } from "../../../scanner/rules/rule.ts"
import { ecosystems as folders, librariesOf } from "../../../scanner/rules/librariesOf.ts"
import {
  beginningsOf,
  catalogueLibrary,
  catalogueOf,
  ecosystems,
  languageNames
} from "../../../src/web/docs/catalogue/catalogueOf.ts"
import { meaningOf } from "../../../src/web/docs/catalogue/meaningOf.ts"

const says = (row: Row): Readonly<Record<string, string>> => Object.fromEntries(meaningOf(row).says)

describe.each(ecosystems)("the catalogue of $title", ({ name }) => {
  it("has every library, and of each every name that a row stands for, once", async () => {
    const catalogue = new Map((await catalogueOf(name)).map((library) => [library.name, library]))
    const libraries = await librariesOf(name)
    expect([...catalogue.keys()].toSorted()).toEqual(libraries.map((library) => library.name).toSorted())
    for (const library of libraries) {
      const names = rowsOf(library).map(({ key }) => key)
      const listed = catalogue.get(library.name)!.entries.flatMap((entry) => entry.names)
      expect(listed).toEqual(expect.arrayContaining(names))
      expect(listed).toHaveLength(names.length)
      expect(catalogue.get(library.name)!.size).toBe(names.length)
    }
  })

  it("says something of every name, and nothing that a person cannot read", async () => {
    for (const { entries } of await catalogueOf(name)) {
      for (const { names, says: said, use } of entries) {
        expect(use, names[0]).toMatch(/^[a-z][a-z -]+$/)
        for (const [label, value] of said) expect(`${label}: ${value}`, names[0]).not.toMatch(/\[object|undefined|9999/)
      }
    }
  })
})

describe("the ecosystems", () => {
  it("hold every language of the manifest under a name for people", () => {
    const languages = ecosystems.flatMap((ecosystem) => ecosystem.languages)
    expect(languages.toSorted()).toEqual(manifest.map(({ name }) => name).toSorted())
    expect(Object.keys(languageNames).toSorted()).toEqual(languages.toSorted())
    expect(ecosystems.find(({ name }) => name === "java")?.title).toBe("Java, Kotlin, Scala and Groovy")
  })
})

describe("the tables of rules", () => {
  it("are all in the catalogue of some language", async () => {
    const listed = new Set<string>()
    for (const { name } of ecosystems) for (const library of await catalogueOf(name)) listed.add(library.name)
    for (const folder of folders) {
      for (const { name } of await librariesOf(folder)) expect([...listed], folder).toContain(name)
    }
  })
})

describe("what a row means", () => {
  it("names what is reported, and which argument is read in which dialect", () => {
    const row: Row = { is: "kdf", digest: { at: 0, as: "hash", keyword: "name" }, iterations: { at: 3, as: "int" } }
    expect(meaningOf(row)).toEqual({
      use: "kdf",
      says: [
        ["digest", "argument 1 or name (hash)"],
        ["iterations", "argument 4 (int)"]
      ]
    })
  })

  it("tells constants, settings, parts and uses of an object apart", () => {
    const uses = [{ value: "1" }, { refines: true }, { mode: "gcm" }, { inherits: true }] as const
    expect(uses.map((row: Row) => meaningOf(row).use)).toEqual([
      "constant",
      "adds to its object",
      "part",
      "use of its object"
    ])
  })

  it("says where a value is that is no plain argument", () => {
    expect(says({ keyBits: { at: 0, as: "int", path: ["modulusLength"] } })["key bits"]).toBe(
      "modulusLength of argument 1 (int)"
    )
    expect(says({ key: { at: 0, as: "any", receiver: true } })["key"]).toBe("the object it is called on")
    expect(says({ digest: { at: -1, as: "hash" } })["digest"]).toBe("the last argument (hash)")
    expect(says({ digest: { at: 1, as: "hash", typeArg: true } })["digest"]).toBe("type argument 2 (hash)")
    expect(says({ suite: { at: 9_999, as: "cipherList", keyword: "ciphers" } })["cipher suites"]).toBe(
      "ciphers (cipherList)"
    )
  })

  it("keeps apart the names of a row that mean different algorithms", () => {
    const { entries } = catalogueLibrary({
      ecosystem: "python",
      name: "example",
      rows: { "hashes.{md5,sha1}": { is: "hash", name: "{1}" }, "hashes.{update,add}": { refines: true } }
    })
    expect(entries.map(({ names, says: said }) => [names, said])).toEqual([
      [["hashes.md5"], [["algorithm", "md5"]]],
      [["hashes.sha1"], [["algorithm", "sha1"]]],
      [["hashes.update", "hashes.add"], []]
    ])
  })
})

describe("what the names of a library begin with", () => {
  it("is its packages, the outer ones alone", () => {
    expect(beginningsOf(["javax.crypto.Cipher.getInstance", "new javax.crypto.spec.IvParameterSpec"])).toEqual([
      "javax.crypto"
    ])
    expect(beginningsOf(["aes::Aes128", "aes::soft::Aes128", "sha2::Sha256#update"])).toEqual(["aes", "sha2"])
  })

  it("is its first names where they have no packages", () => {
    expect(beginningsOf(["EVP_sha256", "EVP_md5"])).toEqual(["EVP_sha256", "EVP_md5"])
  })
})
