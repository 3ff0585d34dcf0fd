import type { CryptoAsset, Relation } from "../../model/CryptoAsset.ts"
import type { Inventory } from "../../model/Inventory.ts"
import type { LibraryScope, LibraryUse } from "../../model/LibraryUse.ts"
import type { UsageScope } from "../../model/UsageScope.ts"
import { isSpdxExpression } from "../../model/spdxLicences.ts"
import { isNeeded, isOfProject, isProvided } from "../cyclonedx/libraryComponents.ts"
import { created, type IriOf } from "./elementIri.ts"
import { libraryLocal, licenceLocal } from "./packages.ts"
import type { FileSources } from "./sources.ts"
import type { FileElement, Iri, LifecycleScope, RelationshipElement, RelationshipType } from "./SpdxDocument.ts"

interface Edge {
  readonly from: string
  readonly type: RelationshipType
  readonly to: ReadonlyArray<Iri>
  /** Distinguishes edges of one type from one element. */
  readonly kind?: string
  readonly scope?: LifecycleScope
  readonly completeness?: RelationshipElement["completeness"]
  readonly comment?: string
}

/** Nothing without a target: SPDX requires one, and its absence is not known for certain. */
const relationship = (edge: Edge, iri: IriOf): ReadonlyArray<RelationshipElement> => {
  const { from, type, to, kind, scope, completeness, comment } = edge
  if (to.length === 0) return []
  const local = `relationship/${type}/${from}${kind === undefined ? "" : `/${kind}`}`
  return [
    {
      ...(comment !== undefined && { comment }),
      ...(completeness !== undefined && { completeness }),
      ...created,
      from: iri(from),
      relationshipType: type,
      ...(scope !== undefined && { scope }),
      spdxId: iri(local),
      to,
      type: scope === undefined ? "Relationship" : "LifecycleScopedRelationship"
    }
  ]
}

const LIFECYCLE: { readonly [S in UsageScope]: LifecycleScope } = {
  production: "runtime",
  generated: "runtime",
  vendored: "runtime",
  test: "test",
  example: "other"
}

/** A bill of materials of another tool need not state where an asset is used. */
const SCOPES: ReadonlyArray<LifecycleScope | undefined> = ["runtime", "test", "other", undefined]

type Completeness = NonNullable<RelationshipElement["completeness"]>

/** The cryptography of third parties is never in it, so that nothing is known to be complete. */
const completenessOf = ({ coverage }: Inventory): Completeness =>
  coverage === undefined ? "noAssertion" : "incomplete"

/** References of the assets, by id. */
type Refs = ReadonlyMap<string, string>

const assetScopes = ({ occurrences }: CryptoAsset): ReadonlySet<LifecycleScope | undefined> =>
  new Set(occurrences.length === 0 ? [undefined] : occurrences.map(({ scope }) => LIFECYCLE[scope]))

const usedAssets = (assets: ReadonlyArray<CryptoAsset>, refs: Refs, completeness: Completeness, iri: IriOf) => {
  const scoped = assets.map((asset) => ({ to: iri(refs.get(asset.id)!), scopes: assetScopes(asset) }))
  return SCOPES.flatMap((scope) => {
    const to = scoped.filter(({ scopes }) => scopes.has(scope)).map((one) => one.to)
    const edge = { from: "repository", type: "dependsOn", completeness, to } as const
    return relationship(
      scope === undefined ? { ...edge, kind: "assets" } : { ...edge, kind: `assets/${scope}`, scope },
      iri
    )
  })
}

const LIBRARY_EDGES: ReadonlyArray<{
  readonly of: LibraryScope | undefined
  readonly type: RelationshipType
  readonly kind: string
  readonly scope?: LifecycleScope
}> = [
  { of: "required", type: "dependsOn", kind: "libraries/runtime", scope: "runtime" },
  { of: "optional", type: "hasOptionalDependency", kind: "libraries/runtime", scope: "runtime" },
  { of: "excluded", type: "dependsOn", kind: "libraries/development", scope: "development" },
  { of: undefined, type: "dependsOn", kind: "libraries" }
]

/** As in CycloneDX the project depends on the libraries that it calls; others are only there to be used. */
const usedLibraries = (libraries: ReadonlyArray<LibraryUse>, completeness: Completeness, iri: IriOf) =>
  LIBRARY_EDGES.flatMap(({ of, ...edge }) => {
    const used = libraries.filter((library) => isNeeded(library) && library.scope === of)
    const to = used.map((library) => iri(libraryLocal(library)))
    return relationship({ from: "repository", ...edge, completeness, to }, iri)
  })

const ROLES: ReadonlyArray<Relation["role"]> = [
  "algorithm",
  "issuer",
  "part",
  "protection",
  "public-key",
  "reference",
  "signature-algorithm",
  "suite"
]

const assetEdges = (asset: CryptoAsset, refs: Refs, sources: FileSources, iri: IriOf) => {
  const from = refs.get(asset.id)!
  const roles = asset.relations.length === 0 ? [] : ROLES
  const needed = roles.flatMap((role) => {
    const all = asset.relations.filter((one) => one.role === role).flatMap(({ to }) => refs.get(to) ?? [])
    const to = [...new Set(all)].filter((ref) => ref !== from).toSorted()
    return relationship({ from, type: "dependsOn", kind: role, comment: role, to: to.map(iri) }, iri)
  })
  return [...needed, ...relationship({ from, type: "hasEvidence", to: sources.evidenceOf(asset) }, iri)]
}

const libraryEdges = (
  library: LibraryUse,
  assets: ReadonlyArray<CryptoAsset>,
  refs: Refs,
  sources: FileSources,
  iri: IriOf
) => {
  const from = libraryLocal(library)
  const { requires = [], licence } = library
  const provided = assets.filter((asset) => isProvided(library, asset)).map(({ id }) => iri(refs.get(id)!))
  return [
    ...relationship({ from, type: "hasSpecification", to: provided.toSorted() }, iri),
    ...relationship({ from, type: "dependsOn", to: requires.map((purl) => iri(libraryLocal({ purl }))) }, iri),
    ...relationship(
      {
        from,
        type: "hasDeclaredLicense",
        to: licence !== undefined && isSpdxExpression(licence) ? [iri(licenceLocal(licence))] : []
      },
      iri
    ),
    ...relationship({ from, type: "hasEvidence", to: sources.evidenceOf(library) }, iri)
  ]
}

/** Of a snippet its file is a property. */
const fileEdges = (files: ReadonlyArray<FileElement>, iri: IriOf) => {
  const all = files.map(({ spdxId }) => spdxId)
  const manifests = files.filter((one) => one.software_primaryPurpose === "manifest").map(({ spdxId }) => spdxId)
  return [
    ...relationship({ from: "repository", type: "contains", completeness: "incomplete", to: all }, iri),
    ...relationship({ from: "repository", type: "hasDependencyManifest", to: manifests }, iri)
  ]
}

const NO_ASSERTION = "https://spdx.org/rdf/3.0.1/terms/ExpandedLicensing/NoAssertionLicense"

/** The scanner does not look for licences. */
const licenceEdges = (iri: IriOf) =>
  (["hasConcludedLicense", "hasDeclaredLicense"] as const).flatMap((type) =>
    relationship({ from: "repository", type, to: [NO_ASSERTION] }, iri)
  )

/** How everything in the document hangs together. */
export function* relationships(
  inventory: Inventory,
  refs: Refs,
  files: ReadonlyArray<FileElement>,
  sources: FileSources,
  iri: IriOf
): Generator<RelationshipElement, void> {
  const { assets, libraries } = inventory
  const completeness = completenessOf(inventory)
  yield* relationship({ from: "sbom", type: "usesTool", to: [iri("tool")] }, iri)
  yield* licenceEdges(iri)
  yield* usedAssets(assets.filter(isOfProject), refs, completeness, iri)
  yield* usedLibraries(libraries, completeness, iri)
  yield* fileEdges(files, iri)
  for (const library of libraries) yield* libraryEdges(library, assets, refs, sources, iri)
  for (const asset of assets) yield* assetEdges(asset, refs, sources, iri)
}
