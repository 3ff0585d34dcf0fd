import type { CryptoAsset } from "./CryptoAsset.ts"
import type { Inventory } from "./Inventory.ts"
import type { LibraryUse } from "./LibraryUse.ts"
import { type Origin, originOf } from "./Origin.ts"
import type { ScanReport } from "./ScanReport.ts"

type Wanted = (one: { readonly origin?: Exclude<Origin, "own"> }) => boolean

const wantedBy = (origins: ReadonlyArray<Origin>): Wanted => {
  const all = new Set(origins)
  return (one) => all.has(originOf(one))
}

const librariesWith = (libraries: ReadonlyArray<LibraryUse>, isWanted: Wanted): ReadonlyArray<LibraryUse> => {
  const kept = libraries.filter(({ occurrences }) =>
    occurrences.length === 0 ? isWanted({}) : occurrences.some((one) => isWanted(one))
  )
  const purls = new Set(kept.map(({ purl }) => purl))
  return kept.map((one) =>
    one.requires === undefined ? one : { ...one, requires: one.requires.filter((purl) => purls.has(purl)) }
  )
}

/** A scan with only what is of some origins. */
export const reportWithOrigins = (report: ScanReport, origins: ReadonlyArray<Origin>): ScanReport => {
  const isWanted = wantedBy(origins)
  const { unrecognised, ...others } = report
  return {
    ...others,
    findings: report.findings.filter((one) => isWanted(one)),
    libraries: librariesWith(report.libraries, isWanted),
    unrecognised: isWanted({}) ? unrecognised : { imports: [], more: 0 }
  }
}

const relatedTo = ({ relations, suites }: CryptoAsset): ReadonlyArray<string> => [
  ...relations.map(({ to }) => to),
  ...suites.flatMap(({ algorithms }) => algorithms)
]

/** The assets that are wanted, and all that these are made of. */
const closureOf = (wanted: ReadonlyArray<CryptoAsset>, byId: ReadonlyMap<string, CryptoAsset>): ReadonlySet<string> => {
  const found = new Set<string>()
  const open = wanted.map(({ id }) => id)
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const asset = byId.get(id)
    if (asset === undefined || found.has(id)) continue
    found.add(id)
    open.push(...relatedTo(asset))
  }
  return found
}

/** An inventory with only what is of some origins; what a bill of materials states without a place is taken for the project's own. */
export const inventoryWithOrigins = (inventory: Inventory, origins: ReadonlyArray<Origin>): Inventory => {
  const isWanted = wantedBy(origins)
  const { assets, libraries, coverage } = inventory
  const wanted = assets.filter(({ occurrences }) =>
    occurrences.length === 0 ? isWanted({}) : occurrences.some((one) => isWanted(one))
  )
  const kept = closureOf(wanted, new Map(assets.map((asset) => [asset.id, asset])))
  const unrecognised = isWanted({}) ? coverage?.unrecognised : { imports: [], more: 0 }
  return {
    ...inventory,
    assets: assets
      .filter(({ id }) => kept.has(id))
      .map((asset) => ({ ...asset, occurrences: asset.occurrences.filter((one) => isWanted(one)) })),
    libraries: librariesWith(libraries, isWanted),
    ...(coverage !== undefined && unrecognised !== undefined && { coverage: { ...coverage, unrecognised } })
  }
}
