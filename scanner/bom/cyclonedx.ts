import { toAssets } from "../model/assets.ts"
import type { CryptoAsset } from "../model/CryptoAsset.ts"
import type { ScanReport } from "../model/ScanReport.ts"
import { LEVEL_POLICY } from "../model/securityLevels.ts"
import { assetProperties, property } from "./assetProperties.ts"
import { bomRef, slug } from "./bomRef.ts"
import { aggregateOf, completenessProperties } from "./completeness.ts"
import { cryptoProperties, type RefOf } from "./cryptoProperties.ts"
import type {
  AssetComponent,
  Composition,
  CycloneDxBom,
  Dependency,
  Metadata,
  Property,
  RootComponent
} from "./CycloneDxBom.ts"
import { evidenceOf } from "./evidence.ts"
import { jsonChunks } from "./jsonChunks.ts"
import { libraryComponent, libraryDependency, usedLibraries } from "./libraryComponents.ts"

export interface CycloneDxOptions {
  /** What was scanned. */
  readonly component: {
    readonly name: string
    readonly version?: string
    readonly type?: RootComponent["type"]
    readonly purl?: string
  }
  readonly git?: {
    readonly url: string
    /** Branch or tag that was asked for. */
    readonly revision?: string
    readonly commit?: string
    readonly subfolder?: string
  }
  /** ISO 8601. */
  readonly timestamp: string
  /** A fresh UUID, with or without `urn:uuid:`. */
  readonly serialNumber: string
  readonly tool: { readonly name: string; readonly version: string }
}

const rootRef = ({ component }: CycloneDxOptions): string => component.purl ?? `component/${slug(component.name)}`

const toolRef = ({ tool }: CycloneDxOptions): string => `tool/${slug(tool.name)}-${slug(tool.version)}`

const rootComponent = (options: CycloneDxOptions): RootComponent => {
  const { component, git } = options
  const isCommit = /^[0-9a-f]{40}$/.test(git?.commit ?? "")
  return {
    type: component.type ?? "application",
    "bom-ref": rootRef(options),
    name: component.name,
    ...(component.version === undefined ? {} : { version: component.version }),
    ...(component.purl === undefined ? {} : { purl: component.purl }),
    ...(isCommit ? { swhid: [`swh:1:rev:${git!.commit}`] } : {}),
    ...(git === undefined ? {} : { externalReferences: [{ type: "vcs", url: git.url }] })
  }
}

/** Named as CBOMkit reads them, to link from its viewer to the source; it appends `/blob/...` to the address. */
const gitProperties = ({ git }: CycloneDxOptions): ReadonlyArray<Property> =>
  git === undefined
    ? []
    : [
        { name: "gitUrl", value: git.url.replace(/\/$/, "").replace(/\.git$/, "") },
        ...(["revision", "commit", "subfolder"] as const).flatMap((name) => {
          const value = git[name]
          return value === undefined ? [] : [{ name, value }]
        })
      ]

const metadataOf = (report: ScanReport, options: CycloneDxOptions): Metadata => ({
  timestamp: options.timestamp,
  lifecycles: [{ phase: "pre-build" }],
  tools: {
    components: [
      {
        type: "application",
        "bom-ref": toolRef(options),
        name: options.tool.name,
        version: options.tool.version,
        licenses: [{ license: { id: "Apache-2.0" } }]
      }
    ]
  },
  component: rootComponent(options),
  properties: [
    ...gitProperties(options),
    ...completenessProperties(report),
    property("securityLevelPolicy", LEVEL_POLICY)
  ]
})

const componentOf = (asset: CryptoAsset, refOf: RefOf, tool: string): AssetComponent => ({
  type: "cryptographic-asset",
  "bom-ref": refOf(asset.id),
  name: asset.name,
  ...(asset.occurrences.every(({ scope }) => scope === "test" || scope === "example")
    ? { scope: "excluded" as const }
    : {}),
  evidence: evidenceOf(asset, tool),
  cryptoProperties: cryptoProperties(asset, refOf),
  properties: assetProperties(asset)
})

/** The algorithms of a protocol stand in its cipher suites and not here, as the OWASP guide to CBOM asks. */
const dependencyOf = ({ id, relations }: CryptoAsset, refOf: RefOf): Dependency => {
  const needed = relations.filter(({ role }) => role !== "suite").map(({ to }) => refOf(to))
  const dependsOn = [...new Set(needed)].filter((ref) => ref !== refOf(id)).toSorted()
  return { ref: refOf(id), ...(dependsOn.length === 0 ? {} : { dependsOn }) }
}

const compositionOf = (report: ScanReport, options: CycloneDxOptions): Composition => ({
  aggregate: aggregateOf(report),
  assemblies: [rootRef(options)],
  dependencies: [rootRef(options)]
})

const urn = (serialNumber: string): string => `urn:uuid:${serialNumber.replace(/^urn:uuid:/i, "").toLowerCase()}`

/**
 * The CycloneDX 1.6 cryptography bill of materials of a scan: one component per distinct asset, with all its places, and one
 * per cryptographic library. The project depends on the libraries that it calls; others are only there to be used. Two
 * scans of the same source differ in nothing but the serial number and the time that the caller gives.
 */
export const toCycloneDx = (report: ScanReport, options: CycloneDxOptions): CycloneDxBom => {
  const assets = toAssets(report)
  const refs = new Map(assets.map((asset) => [asset.id, bomRef(asset)]))
  const refOf: RefOf = (id) => refs.get(id)!
  const root = rootRef(options)
  const components = [
    ...assets.map((asset) => componentOf(asset, refOf, toolRef(options))),
    ...report.libraries.map((library) => libraryComponent(library, root, toolRef(options)))
  ]
  const dependencies = [
    ...assets.map((asset) => dependencyOf(asset, refOf)),
    ...report.libraries.map((library) => libraryDependency(library, root, assets, refOf))
  ]
  const needed = [...refs.values(), ...usedLibraries(report.libraries, root)].toSorted()
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: urn(options.serialNumber),
    version: 1,
    metadata: metadataOf(report, options),
    components: components.toSorted((a, b) => (a["bom-ref"] < b["bom-ref"] ? -1 : 1)),
    dependencies: [
      { ref: root, ...(needed.length === 0 ? {} : { dependsOn: needed }) },
      ...dependencies.toSorted((a, b) => (a.ref < b.ref ? -1 : 1))
    ],
    compositions: [compositionOf(report, options)]
  }
}

/** The text of a BOM in pieces: two spaces of indentation, keys in the order of the specification, a line feed at the end. */
export function* cycloneDxChunks(bom: CycloneDxBom): Generator<string, void> {
  yield* jsonChunks(bom)
  yield "\n"
}

/** The text of a BOM as a whole. */
export const serializeCycloneDx = (bom: CycloneDxBom): string => [...cycloneDxChunks(bom)].join("")
