import type { Assessment, PartialScore } from "../../model/Assessment.ts"
import type { CryptoAsset } from "../../model/CryptoAsset.ts"
import type { Inventory } from "../../model/Inventory.ts"
import { isPlainText } from "../../model/plainFacts.ts"
import { scoreBasisText } from "../../model/scoreText.ts"
import { LEVEL_POLICY } from "../../model/securityLevels.ts"
import type { Suppression } from "../../model/ScanReport.ts"
import type { BomOptions } from "../BomOptions.ts"
import { sinceText } from "../sinceText.ts"
import { bomRef, slug, toolRef } from "../bomRef.ts"
import { jsonChunks } from "../jsonChunks.ts"
import { assetComponent, type ComponentContext } from "./assetComponent.ts"
import { property } from "./assetProperties.ts"
import { aggregateOf, completenessProperties } from "./completeness.ts"
import type { RefOf } from "./cryptoProperties.ts"
import type { Composition, CycloneDxBom, Dependency, Metadata, Property, RootComponent } from "./CycloneDxBom.ts"
import { isOfProject, libraryComponent, libraryDependency, usedLibraries } from "./libraryComponents.ts"
import { policyResults } from "./policyResults.ts"
import { weaknessVulnerabilities } from "./weaknessVulnerabilities.ts"

/** `CM-HASH-MD5,CM-HASH-SHA1 at src/A.java:12: names a cache entry`. */
const suppressionText = ({ path, line, rules, reason }: Suppression): string =>
  `${rules.join(",")} at ${path}:${line}${reason === undefined || !isPlainText(reason) ? "" : `: ${reason}`}`

const suppressionProperties = (suppressions: ReadonlyArray<Suppression>): ReadonlyArray<Property> =>
  suppressions.map((one) => property("suppression", suppressionText(one)))

const scored = (name: string, { value, uses }: PartialScore): ReadonlyArray<Property> => [
  ...(value === undefined ? [] : [property(`score.${name}`, value)]),
  property(`score.${name}.uses`, uses)
]

/** The scores, and by which edition of the methodology and for which day they were given. */
const scoreProperties = ({ on, score }: Assessment): ReadonlyArray<Property> => [
  property("assessedOn", on),
  property("methodologyVersion", score.methodologyVersion),
  ...scored("hygiene", score.hygiene),
  ...scored("quantum", score.quantum),
  property("scoreBasis", scoreBasisText(score))
]

const rootRef = ({ component }: BomOptions): string => component.purl ?? `component/${slug(component.name)}`

const referencesOf = ({ git, sbom }: BomOptions): Pick<RootComponent, "externalReferences"> => {
  const all = [
    ...(git === undefined ? [] : [{ type: "vcs" as const, url: git.url }]),
    ...(sbom === undefined ? [] : [{ type: "bom" as const, url: sbom.url }])
  ]
  return all.length === 0 ? {} : { externalReferences: all }
}

const rootComponent = (options: BomOptions): RootComponent => {
  const { component, git } = options
  const isCommit = /^[0-9a-f]{40}$/.test(git?.commit ?? "")
  return {
    type: component.type ?? "application",
    "bom-ref": rootRef(options),
    name: component.name,
    ...(component.version === undefined ? {} : { version: component.version }),
    ...(component.purl === undefined ? {} : { purl: component.purl }),
    ...(isCommit ? { swhid: [`swh:1:rev:${git!.commit}`] } : {}),
    ...referencesOf(options)
  }
}

/** Named as CBOMkit reads them, to link from its viewer to the source; it appends `/blob/...` to the address. */
const gitProperties = ({ git }: BomOptions): ReadonlyArray<Property> =>
  git === undefined
    ? []
    : [
        { name: "gitUrl", value: git.url.replace(/\/$/, "").replace(/\.git$/, "") },
        ...(["revision", "commit", "subfolder"] as const).flatMap((name) => {
          const value = git[name]
          return value === undefined ? [] : [{ name, value }]
        })
      ]

const metadataOf = (inventory: Inventory, options: BomOptions, assessment: Assessment | undefined): Metadata => ({
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
    ...(options.since === undefined ? [] : [property("findings", sinceText(options.since))]),
    ...(options.statedBy === undefined ? [] : [property("statedBy", options.statedBy)]),
    ...(inventory.coverage === undefined ? [] : completenessProperties(inventory.coverage)),
    property("securityLevelPolicy", LEVEL_POLICY),
    ...suppressionProperties(inventory.suppressions),
    ...(assessment === undefined ? [] : scoreProperties(assessment))
  ]
})

/** The algorithms of a protocol are listed in its cipher suites and not here, as the OWASP guide to CBOM requires. */
const dependencyOf = ({ id, relations }: CryptoAsset, refOf: RefOf): Dependency => {
  const needed = relations.filter(({ role }) => role !== "suite").map(({ to }) => refOf(to))
  const dependsOn = [...new Set(needed)].filter((ref) => ref !== refOf(id)).toSorted()
  return { ref: refOf(id), ...(dependsOn.length === 0 ? {} : { dependsOn }) }
}

const compositionOf = ({ coverage }: Inventory, options: BomOptions): Composition => ({
  aggregate: coverage === undefined ? "unknown" : aggregateOf(coverage),
  assemblies: [rootRef(options)],
  dependencies: [rootRef(options)]
})

const urn = (serialNumber: string): string => `urn:uuid:${serialNumber.replace(/^urn:uuid:/i, "").toLowerCase()}`

/** Weaknesses and verdicts of policies, for which CycloneDX has places of its own. */
const resultsOf = (
  { assets }: Inventory,
  options: BomOptions,
  assessment: Assessment,
  refs: ReadonlyMap<string, string>
): Pick<CycloneDxBom, "vulnerabilities" | "declarations" | "definitions"> => ({
  vulnerabilities: weaknessVulnerabilities(assessment.weaknesses, refs, { name: options.tool.name }),
  ...policyResults(assessment, assets, options.tool.name, rootRef(options))
})

/**
 * The CycloneDX cryptography bill of materials of an inventory: one component per distinct asset, with all its places, and
 * one per cryptographic library. The project depends on the libraries that it calls; others are only there to be used. Two
 * scans of the same source differ in nothing but the serial number and the time that the caller gives.
 *
 * With an assessment of the same inventory it includes the results of that: weaknesses as vulnerabilities, the verdicts of
 * policies as properties of the assets and, by clause, as declarations, and the scores as properties of the whole.
 */
export const toCycloneDx = (inventory: Inventory, options: BomOptions, assessment?: Assessment): CycloneDxBom => {
  const { assets, libraries } = inventory
  const version = options.specVersion ?? "1.6"
  const refs = new Map(assets.map((asset) => [asset.id, bomRef(asset)]))
  const refOf: RefOf = (id) => refs.get(id)!
  const root = rootRef(options)
  const byId = new Map(assets.map((asset) => [asset.id, asset]))
  const writing: ComponentContext = { version, refOf, byId, tool: toolRef(options), assessment }
  const components = [
    ...assets.map((asset) => assetComponent(asset, writing)),
    ...libraries.map((library) => libraryComponent(library, root, toolRef(options), options.sbom))
  ]
  const dependencies = [
    ...assets.map((asset) => dependencyOf(asset, refOf)),
    ...libraries.map((library) => libraryDependency(library, root, assets, refOf))
  ]
  const own = assets.filter(isOfProject).map(({ id }) => refOf(id))
  const needed = [...own, ...usedLibraries(libraries, root)].toSorted()
  return {
    $schema: `http://cyclonedx.org/schema/bom-${version}.schema.json`,
    bomFormat: "CycloneDX",
    specVersion: version,
    serialNumber: urn(options.serialNumber),
    version: 1,
    metadata: metadataOf(inventory, options, assessment),
    components: components.toSorted((a, b) => (a["bom-ref"] < b["bom-ref"] ? -1 : 1)),
    dependencies: [
      { ref: root, ...(needed.length === 0 ? {} : { dependsOn: needed }) },
      ...dependencies.toSorted((a, b) => (a.ref < b.ref ? -1 : 1))
    ],
    compositions: [compositionOf(inventory, options)],
    ...(assessment === undefined ? {} : resultsOf(inventory, options, assessment, refs))
  }
}

/** The text of a BOM in pieces: two spaces of indentation, keys in the order of the specification, a line feed at the end. */
export function* cycloneDxChunks(bom: CycloneDxBom): Generator<string, void> {
  yield* jsonChunks(bom)
  yield "\n"
}

/** The text of a BOM as a whole. */
export const serializeCycloneDx = (bom: CycloneDxBom): string => [...cycloneDxChunks(bom)].join("")
