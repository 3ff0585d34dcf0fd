import { describe, expect, it } from "vitest"
import { offersOf } from "../../../scanner/manifests/toMention.ts"
import { rowsOf } from "../../../scanner/match/rowsOf.ts"
import { knownLibrary, registries } from "../../../scanner/manifests/knownLibraries.ts"
import type { PurlType } from "../../../scanner/manifests/purl.ts"
import { algorithmOf } from "../../../scanner/model/algorithms.ts"
import { isOfLibrary } from "../../../scanner/model/LibraryApi.ts"
import { librariesOf } from "../../../scanner/rules/librariesOf.ts"
import { ANYWHERE, platforms } from "./platforms.ts"

const all = Object.entries(registries).flatMap(([type, { libraries }]) =>
  Object.keys(libraries).map((name) => knownLibrary(type as PurlType, name)!)
)

const ecosystems = [...new Set(all.map(({ api }) => api.ecosystem))]

describe("known libraries", () => {
  it.each(ecosystems)("hold every rule of %s that is not of the platform", async (ecosystem) => {
    const { names = [], tables: own = [] } = platforms[ecosystem] ?? {}
    const libraries = all.filter(({ api }) => api.ecosystem === ecosystem).map(({ api }) => api)
    const apis = [...libraries, { ecosystem, names, tables: [...own, ...ANYWHERE] }]
    const tables = await librariesOf(ecosystem)
    const unknown = tables.flatMap((table) =>
      rowsOf(table)
        .filter(({ key }) => !apis.some((api) => isOfLibrary(api, table.name, key)))
        .map(({ key }) => `${table.name}: ${key}`)
    )
    expect(unknown).toEqual([])
  })

  it.each(ecosystems)("of %s each have an API that rules name, or none", async (ecosystem) => {
    const tables = await librariesOf(ecosystem)
    const keys = tables.flatMap((table) => rowsOf(table).map(({ key }) => ({ name: table.name, key })))
    const idle = all
      .filter(({ api, library }) => api.ecosystem === ecosystem && (library.api ?? library.tables) !== undefined)
      .filter(({ api }) => api.names.length + api.tables.length > 0)
      .filter(({ api }) => !keys.some(({ name, key }) => isOfLibrary(api, name, key)))
      .map(({ name }) => name)
    expect(idle).toEqual([])
  })

  it("offer algorithms that the model knows", async () => {
    for (const known of all) {
      const offers = offersOf(known, await librariesOf(known.api.ecosystem))
      expect(offers.filter((name) => algorithmOf(name) === undefined)).toEqual([])
    }
  })

  it("are found by any spelling of their names", () => {
    expect(knownLibrary("maven", "org.bouncycastle:bcprov-jdk18on")?.name).toBe("org.bouncycastle:bcprov-jdk18on")
    expect(knownLibrary("npm", "react")).toBeUndefined()
    expect(knownLibrary("npm", "constructor")).toBeUndefined()
  })
})
