import { type Reach, reaches } from "../../../model/Origin.ts"
import { licenceIn } from "../../../model/spdxLicences.ts"
import type { Inventory, Coverage } from "../../../model/Inventory.ts"
import type { LibraryUse, LibraryOccurrence, LibraryScope } from "../../../model/LibraryUse.ts"
import type { Suppression } from "../../../model/ScanReport.ts"
import { usageScopeOf } from "../../../model/usageScopeOf.ts"
import { objectIn, textIn, countInText, countIn, objectsIn } from "../../read/JsonObject.ts"
import { type BomComponent, nativeProperties, nativeText } from "./BomComponent.ts"
import { type BomDocument, bomDocument, rootOf } from "./BomDocument.ts"
import { type BomLinks, bomLinks } from "./BomLinks.ts"
import { type BomNote, bomNotes } from "./BomNotes.ts"
import { coresOf } from "./coresOf.ts"
import { isUsageScope } from "./factOf.ts"
import { readAssets } from "./readAssets.ts"
import { type BomIdentity, readIdentity } from "./readIdentity.ts"
import { jsonErrorAt } from "../../read/jsonErrorAt.ts"
import { BomError, BomNotJson } from "./BomError.ts"
import { sizeProblem } from "./sizeProblem.ts"

type OwnProperties = ReadonlyMap<string, ReadonlyArray<string>>

const countOf = (own: OwnProperties, name: string): number | undefined => countInText(own.get(name)?.[0])

/** The counts whose names begin so, by what follows. */
const countsOf = (own: OwnProperties, prefix: string): { readonly [name: string]: number } =>
  Object.fromEntries(
    [...own].flatMap(([name, [value]]) => {
      const count = countInText(value)
      return name.startsWith(prefix) && count !== undefined ? [[name.slice(prefix.length), count]] : []
    })
  )

/** Only languages that cannot be read are named; of the others there is the sum. */
const unsupportedOf = (own: OwnProperties): Coverage["unsupported"] => {
  const text = own.get("completeness")?.[0] ?? ""
  const named = [...text.matchAll(/unsupported-language ([^\s:]+): (\d{1,15})/g)].map(
    ([, extension, count]) => [extension!, Number(count)] as const
  )
  const others = (countOf(own, "filesUnsupported") ?? 0) - named.reduce((sum, [, count]) => sum + count, 0)
  return Object.fromEntries(others > 0 ? [...named, ["other", others]] : named)
}

const IMPORT = /^(?<library>.+) at (?<path>.+):(?<line>\d{1,9}) \((?<scope>\w+)\)$/

/** Imports of which nothing was recognised. A bill of materials does not say what is called of them. */
const unrecognisedIn = (own: OwnProperties): Coverage["unrecognised"] => {
  const recognised = countOf(own, "recognisedImports")
  return {
    imports: (own.get("unrecognisedImport") ?? []).flatMap((text) => {
      const { library, path, line, scope } = IMPORT.exec(text)?.groups ?? {}
      return library === undefined || path === undefined || scope === undefined || !isUsageScope(scope)
        ? []
        : [{ path, language: "", library, imported: library, line: Number(line), scope, calls: [], moreCalls: 0 }]
    }),
    more: countOf(own, "unrecognisedImportsMore") ?? 0,
    ...(recognised !== undefined && { recognised })
  }
}

/** `acme.yml | acme-crypto | 12 | hashlib.md5` */
const ownRulesIn = (own: OwnProperties): Pick<Coverage, "ownRules"> => {
  const ownRules = (own.get("ownRules") ?? []).flatMap((text) => {
    const [file = "", name = "", rows = "", ...replaces] = text.split(" | ")
    return /^\d{1,9}$/.test(rows) ? [{ file, name, rows: Number(rows), replaces }] : []
  })
  return ownRules.length === 0 ? {} : { ownRules }
}

/** `412 | 37 | 18204 | 9`: packages, those with cryptography, files, and imports of which nothing was recognised. */
const dependenciesIn = (own: OwnProperties): Pick<Coverage, "dependencies"> => {
  const counts = (own.get("dependencies")?.[0] ?? "").split(" | ")
  if (counts.length !== 4 || !counts.every((one) => /^\d{1,9}$/.test(one))) return {}
  const [packages = 0, withCryptography = 0, files = 0, unrecognised = 0] = counts.map(Number)
  return { dependencies: { packages, withCryptography, files, unrecognised } }
}

/** `shop.tar | acme/shop:1.2`, and for each of its layers `0 | blobs/sha256/… | etc/ssl/openssl.cnf`. */
const imagesIn = (own: OwnProperties): Pick<Coverage, "images"> => {
  const layers = (own.get("imageLayer") ?? []).map((text) => text.split(" | "))
  const images = (own.get("image") ?? []).map((text, at) => {
    const [path = "", name = ""] = text.split(" | ")
    const own = layers.filter(([image]) => image === String(at))
    return { path, name, layers: own.map(([, id = "", ...files]) => ({ id, files })) }
  })
  return images.length === 0 ? {} : { images }
}

/** How much of a tree a scan read, where its bill of materials states it. Bytes are not stated. */
const readCoverage = (own: OwnProperties): Coverage | undefined => {
  const filesScanned = countOf(own, "filesScanned")
  if (filesScanned === undefined) return undefined
  return {
    filesScanned,
    filesPrefiltered: countOf(own, "filesPrefiltered") ?? 0,
    filesPartial: countOf(own, "filesPartial") ?? 0,
    skipped: countsOf(own, "filesSkipped."),
    unsupported: unsupportedOf(own),
    unrecognised: unrecognisedIn(own),
    ...ownRulesIn(own),
    ...dependenciesIn(own),
    ...imagesIn(own),
    languages: Object.fromEntries(
      Object.entries(countsOf(own, "language.")).map(([language, files]) => [language, { files }])
    )
  }
}

/** What begins a document of another format. */
const OTHERS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^<\?xml|^<bom[\s>]/, "XML"],
  [/^<!doctype html|^<html/i, "HTML"],
  [/^SPDXVersion:/, "SPDX in tags and values"]
]

const notJson = (text: string): BomError => {
  const at = jsonErrorAt(text)
  const before = text.slice(0, at)
  const start = before.lastIndexOf("\n") + 1
  const looksLike = OTHERS.find(([pattern]) => pattern.test(text.slice(0, 64).trimStart()))?.[1]
  return new BomError({
    reason: new BomNotJson({
      line: before.split("\n").length,
      column: at - start + 1,
      ...(looksLike !== undefined && { looksLike })
    })
  })
}

/** The value of a JSON text. Throws a `BomError` for a text that is none, or that is too large. */
const parseBom = (written: string): unknown => {
  const text = written.startsWith("\uFEFF") ? written.slice(1) : written
  const reason = sizeProblem(text)
  if (reason !== undefined) throw new BomError({ reason })
  try {
    return JSON.parse(text)
  } catch {
    throw notJson(text)
  }
}

const SUPPRESSION = /^(\S+) at (.+?):(\d{1,9})(?:: (.*))?$/s

/** `CM-HASH-MD5,CM-HASH-SHA1 at src/A.java:12: names a cache entry`. */
const readSuppressions = (texts: ReadonlyArray<string>): ReadonlyArray<Suppression> =>
  texts.flatMap((text) => {
    const [, rules, path, line, reason] = SUPPRESSION.exec(text) ?? []
    if (rules === undefined || path === undefined) return []
    return [{ path, line: Number(line), rules: rules.split(","), ...(reason !== undefined && { reason }) }]
  })

/** What was read of a bill of materials. */
export interface ReadBom {
  readonly inventory: Inventory
  readonly identity: BomIdentity
  /** Components that are no cryptography, nor known to be libraries of it. */
  readonly ignored: number
  /** What was passed over, at most a hundred. */
  readonly notes: ReadonlyArray<BomNote>
}

const SCOPES: ReadonlySet<string> = new Set<LibraryScope>(["required", "optional", "excluded"])

const isScope = (text: string | undefined): text is LibraryScope => text !== undefined && SCOPES.has(text)

/** The document does not state which of several places requests which versions. */
const occurrencesOf = ({ fields, own }: BomComponent): ReadonlyArray<LibraryOccurrence> => {
  const places = objectsIn(objectIn(fields, "evidence"), "occurrences")
  const requirements = own.get("requirement") ?? []
  const requirement = places.length === 1 && requirements.length === 1 ? requirements[0] : undefined
  return places.flatMap((place) => {
    const path = textIn(place, "location")
    if (path === undefined) return []
    const context = textIn(place, "additionalContext") ?? ""
    const scope = /scope: ([a-z]+)/.exec(context)?.[1]
    const origin = /; origin: (dependency|image)$/.exec(context)?.[1] as LibraryOccurrence["origin"]
    const line = Math.max(1, countIn(place, "line") ?? 1)
    const column = (countIn(place, "offset") ?? 0) + 1
    return [
      {
        path,
        place: { line, column, endLine: line, endColumn: column },
        scope: isUsageScope(scope) ? scope : usageScopeOf(path),
        ...(requirement !== undefined && { requirement }),
        ...(origin !== undefined && { origin })
      }
    ]
  })
}

/** Whether a component is a library of which it is known that it has to do with cryptography. */
const isLibrary = (component: BomComponent, links: BomLinks): boolean => {
  const isNamed = component.type === "library" && textIn(component.fields, "purl") !== undefined
  return isNamed && (component.own.has("used") || links.provides(component).length > 0)
}

const isReach = (text: string | undefined): text is Reach => reaches.some((one) => one === text)

/** As it is declared: an expression, an identifier or a name. */
const licenceOf = ({ fields }: BomComponent): string | undefined => {
  const [first] = objectsIn(fields, "licenses")
  if (first === undefined) return undefined
  const licence = objectIn(first, "license")
  return licenceIn(textIn(first, "expression") ?? textIn(licence, "id") ?? textIn(licence, "name"))
}

/** What is known of a library because it was installed. */
const installedFields = (
  component: BomComponent,
  requires: ReadonlyArray<string>
): Pick<LibraryUse, "licence" | "requires" | "reach" | "contains"> => {
  const licence = licenceOf(component)
  const reach = nativeText(component, "reach")
  const contains = countInText(nativeText(component, "contains"))
  return {
    ...(licence !== undefined && { licence }),
    ...(requires.length > 0 && { requires }),
    ...(isReach(reach) && { reach }),
    ...(contains !== undefined && { contains })
  }
}

/** A library. Of another tool's it is known to be used where an asset it implements has a place. */
const readLibrary = (component: BomComponent, isUsed: boolean, requires: ReadonlyArray<string>): LibraryUse => {
  const { fields, own, name } = component
  const version = textIn(fields, "version")
  const scope = textIn(fields, "scope")
  const direct = nativeText(component, "direct")
  return {
    purl: textIn(fields, "purl")!,
    name,
    ...(version !== undefined && { version }),
    ...(isScope(scope) && { scope }),
    ...((direct === "true" || direct === "false") && { direct: direct === "true" }),
    used: own.has("used") ? nativeText(component, "used") === "true" : isUsed,
    uses: countInText(nativeText(component, "uses")) ?? 0,
    offers: own.get("offers") ?? [],
    occurrences: occurrencesOf(component),
    ...installedFields(component, requires)
  }
}

const librariesOf = (document: BomDocument, links: BomLinks): ReadonlyMap<BomComponent, LibraryUse> => {
  const root = textIn(rootOf(document), "bom-ref")
  const used = new Set(root === undefined ? [] : links.dependsOn({ ref: root }))
  const libraries = document.components.filter((component) => isLibrary(component, links))
  const purls = new Map(libraries.map(({ ref, fields }) => [ref ?? "", textIn(fields, "purl")!]))
  const requiresOf = (component: BomComponent): ReadonlyArray<string> =>
    links.dependsOn(component).flatMap((ref) => purls.get(ref) ?? [])
  return new Map(
    libraries.map((component) => [
      component,
      readLibrary(component, used.has(component.ref ?? ""), requiresOf(component))
    ])
  )
}

const byPurl = (a: LibraryUse, b: LibraryUse): number => (a.purl < b.purl ? -1 : a.purl > b.purl ? 1 : 0)

/**
 * Reads a CycloneDX bill of materials in JSON, of this scanner or of another tool, so that it can be assessed, compared and
 * written out as a scan can. Versions 1.4 to 1.7 are read; cryptography is in those from 1.6 on. Algorithms of other tools
 * get the names and ids that a scan would have given them. What a document leaves open stays unknown.
 *
 * Throws a `BomError`, with one sentence and the JSON path of what is wrong as its `message`, for a text that is no such
 * document. References to nothing and the like are listed in `notes`.
 *
 * ```ts
 * import { assess, policies, readCycloneDx } from "ciphermap/scanner"
 *
 * const { inventory, identity } = readCycloneDx(`{
 *   "bomFormat": "CycloneDX",
 *   "specVersion": "1.6",
 *   "components": [
 *     {
 *       "type": "cryptographic-asset",
 *       "name": "AES128-GCM",
 *       "cryptoProperties": { "assetType": "algorithm", "algorithmProperties": { "primitive": "ae" } }
 *     }
 *   ]
 * }`)
 * const { verdicts } = assess(inventory, { on: "2026-11-21", policies: [policies["cnsa-2.0"]!] })
 * console.log(identity.specVersion, inventory.assets[0]?.name, verdicts.get(inventory.assets[0]!.id)?.[0]?.status)
 * ```
 */
export const readCycloneDx = (text: string): ReadBom => {
  const document = bomDocument(parseBom(text))
  const { fields, components } = document
  const notes = bomNotes()
  const links = bomLinks(fields, components)
  const libraries = librariesOf(document, links)
  const cores = coresOf(components, links, notes)
  const own = nativeProperties(objectIn(fields, "metadata"))
  const coverage = readCoverage(own)
  return {
    inventory: {
      assets: readAssets(cores, libraries, links, notes),
      libraries: [...libraries.values()].toSorted(byPurl),
      ...(coverage !== undefined && { coverage }),
      suppressions: readSuppressions(own.get("suppression") ?? [])
    },
    identity: readIdentity(document),
    ignored: components.length - cores.size - libraries.size,
    notes: notes.all()
  }
}
