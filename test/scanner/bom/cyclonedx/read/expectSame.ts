import { expect } from "vitest"
import type { BomOptions } from "../../../../../scanner/bom/BomOptions.ts"
import { serializeCycloneDx, toCycloneDx } from "../../../../../scanner/bom/cyclonedx/cyclonedx.ts"
import type { SpecVersion } from "../../../../../scanner/bom/cyclonedx/CycloneDxBom.ts"
import { readCycloneDx } from "../../../../../scanner/bom/cyclonedx/read/readCycloneDx.ts"
import type { Assessment, Weakness, WeakPlace } from "../../../../../scanner/model/Assessment.ts"
import type { CryptoAsset, Occurrence } from "../../../../../scanner/model/CryptoAsset.ts"
import type { FactSources } from "../../../../../scanner/model/Facts.ts"
import type { Inventory } from "../../../../../scanner/model/Inventory.ts"
import { judged } from "../../judged.ts"

const COMMIT = "0123456789abcdef0123456789abcdef01234567"

export const options: BomOptions = {
  component: { name: "acme/widget", version: COMMIT, purl: `pkg:github/acme/widget@${COMMIT}` },
  git: { url: "https://github.com/acme/widget.git", revision: "main", commit: COMMIT, subfolder: "server" },
  timestamp: "2026-08-01T10:00:00Z",
  serialNumber: "3e671687-395b-41f5-a30f-a58921a69b79",
  tool: { name: "ciphermap", version: "0.1.0" }
}

export const VERSIONS: ReadonlyArray<readonly [SpecVersion]> = [["1.6"], ["1.7"]]

export const written = (inventory: Inventory, specVersion: SpecVersion): string =>
  serializeCycloneDx(toCycloneDx(inventory, { ...options, specVersion }, judged(inventory)))

/** How far it was to a value nobody can read has no words. */
const sayableSources = (sources: FactSources) =>
  Object.fromEntries(
    Object.entries(sources).map(([attribute, { from, hops }]) => [
      attribute,
      { from, hops: from === "resolved" ? hops : 0 }
    ])
  )

/** A document has no source text, of which any other tool might repeat what it should not. */
const sayable = ({ sources, confidence, role, code: _code, suitesCode: _suitesCode, ...rest }: Occurrence) => ({
  ...rest,
  role,
  sources: sayableSources(sources),
  ...((role === "use" || role === "implied") && { confidence })
})

/** Without what is only said of files and keys themselves, which tests of their own compare. */
const said = ({ occurrences, certificate, stored, references, ...rest }: CryptoAsset) => ({
  ...rest,
  observed: undefined,
  certificate: certificate?.fingerprint,
  stored: stored?.fingerprint,
  references: [...new Set(references.map(({ of, path }) => `${of} ${path}`))].toSorted(),
  occurrences: occurrences.map(sayable)
})

const sayablePlace = ({ basis, location: { code: _code, ...location }, ...rest }: WeakPlace) => ({
  ...rest,
  basis: sayableSources(basis),
  location
})

const sayableWeakness = ({ others, ...worst }: Weakness) => ({
  ...sayablePlace(worst),
  ...(others !== undefined && { others: others.map(sayablePlace) })
})

const results = ({ weaknesses, verdicts, score, conflicts, policies }: Assessment) => ({
  weaknesses: weaknesses.map(sayableWeakness),
  verdicts: [...verdicts],
  score,
  conflicts,
  policies
})

/** What a document says is read again, judged alike, and written alike. */
export const expectSame = (inventory: Inventory, specVersion: SpecVersion): Inventory => {
  const text = written(inventory, specVersion)
  const read = readCycloneDx(text)
  expect(read.notes).toEqual([])
  expect(read.ignored).toBe(0)
  expect(read.inventory.assets.map(said)).toEqual(inventory.assets.map(said))
  expect(results(judged(read.inventory))).toEqual(results(judged(inventory)))
  expect(written(read.inventory, specVersion)).toBe(text)
  return read.inventory
}
