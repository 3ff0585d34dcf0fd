import spdxLicenceIds from "spdx-license-ids/index.json" with { type: "json" }
import { SECRET, SERIAL_NUMBER } from "../cyclonedx/lintCycloneDx.ts"

/** Whatever a document holds: what is wrong with it is for the checks to say. */
type Json = ReturnType<typeof JSON.parse>

const list = (value: unknown): ReadonlyArray<Json> => (Array.isArray(value) ? value : [])

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null

const licenceIds: ReadonlySet<string> = new Set(spdxLicenceIds)

const INDIVIDUALS: ReadonlySet<string> = new Set([
  "https://spdx.org/rdf/3.0.1/terms/ExpandedLicensing/NoAssertionLicense"
])

/** Properties that name elements, with the types that these may have. */
const REFERENCES: { readonly [property: string]: RegExp } = {
  createdBy: /^(?:Agent|Organization|Person|SoftwareAgent)$/,
  createdUsing: /^Tool$/,
  creationInfo: /^CreationInfo$/,
  dataLicense: /License/,
  element: /^(?!SpdxDocument)/,
  from: /^/,
  rootElement: /^(?:software_Sbom|software_Package)$/,
  software_snippetFromFile: /^software_File$/,
  subject: /^/,
  to: /^/
}

const graphOf = (document: Json): ReadonlyArray<Json> => list(document["@graph"])

const ofType = (document: Json, type: string): ReadonlyArray<Json> =>
  graphOf(document).filter((one) => one.type === type)

const idOf = (one: Json): string => one.spdxId ?? one["@id"]

const shortOf = (id: string): string => id.replace(/^[^#]*#/, "")

const single = (document: Json): ReadonlyArray<string> =>
  ["SpdxDocument", "CreationInfo", "software_Sbom"]
    .filter((type) => ofType(document, type).length !== 1)
    .map((type) => `single: ${ofType(document, type).length} of ${type}`)

const profiles = (document: Json): ReadonlyArray<string> =>
  graphOf(document)
    .filter((one) => list(one.profileConformance).includes("extension"))
    .map((one) => `profile: extension of ${shortOf(idOf(one))}`)

/** RFC 3987 without what N-Quads and fragments refuse. */
const IRI =
  /^[A-Za-z][A-Za-z0-9+.-]*:(?:[A-Za-z0-9._~!$&'()*+,;=:@/?[\]-]|%[0-9A-Fa-f]{2}|[^\0-\x7f])+(?:#(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})+)?$/

const ids = (document: Json): ReadonlyArray<string> => {
  const all = graphOf(document).map(idOf)
  const seen = new Set<string>()
  const twice = all.filter((id) => seen.size === seen.add(id).size)
  const namespaces = new Set(
    graphOf(document).flatMap((one) => (one.spdxId === undefined ? [] : [String(one.spdxId).split("#")[0]]))
  )
  return [
    ...twice.map((id) => `duplicate-id: ${id}`),
    ...all.filter((id) => id !== "_:creationinfo" && !IRI.test(id ?? "")).map((id) => `iri: ${id}`),
    ...(namespaces.size === 1 ? [] : [`iri: ${namespaces.size} namespaces`])
  ]
}

const inlinedIn = (value: unknown): ReadonlyArray<string> => {
  if (!isObject(value)) return []
  if (Array.isArray(value)) return value.flatMap(inlinedIn)
  const isElement = value.spdxId !== undefined || value.creationInfo !== undefined
  return isElement ? [`inlined: ${value.type}`] : Object.values(value).flatMap(inlinedIn)
}

const inlined = (document: Json): ReadonlyArray<string> =>
  graphOf(document).flatMap((one) => Object.values(one).flatMap(inlinedIn))

const dangling = (document: Json): ReadonlyArray<string> => {
  const types = new Map(graphOf(document).map((one) => [idOf(one), String(one.type)]))
  return graphOf(document).flatMap((one) =>
    Object.entries(REFERENCES).flatMap(([property, expected]) =>
      [one[property] ?? []].flat().flatMap((to: Json) => {
        if (typeof to !== "string") return []
        const type = types.get(to)
        if (type === undefined) return INDIVIDUALS.has(to) ? [] : [`dangling: ${property} ${to}`]
        return expected.test(type) ? [] : [`target: ${property} is ${type}`]
      })
    )
  )
}

const NAMED = new Set([
  "SpdxDocument",
  "SoftwareAgent",
  "Tool",
  "software_File",
  "software_Package",
  "software_Sbom",
  "software_Snippet"
])

const names = (document: Json): ReadonlyArray<string> =>
  graphOf(document)
    .filter(({ type, name }) => NAMED.has(type) && (typeof name !== "string" || name.trim() === ""))
    .map((one) => `nameless: ${shortOf(idOf(one))}`)

const ranges = (document: Json): ReadonlyArray<string> =>
  ofType(document, "software_Snippet")
    .filter(({ software_lineRange: range }) => {
      return !(range?.beginIntegerRange >= 1) || !(range?.endIntegerRange >= range?.beginIntegerRange)
    })
    .map((one) => `range: ${shortOf(idOf(one))}`)

const paths = (document: Json): ReadonlyArray<string> => {
  const all = ofType(document, "software_File").map(({ name }) => String(name))
  return [
    ...all.filter((path) => /^\/|^[A-Za-z]:|(^|\/)\.\.(\/|$)|\\/.test(path)).map((path) => `path: ${path}`),
    ...all.filter((path, at) => all.indexOf(path) !== at).map((path) => `path: ${path} twice`)
  ]
}

const licences = (document: Json): ReadonlyArray<string> =>
  ofType(document, "simplelicensing_LicenseExpression")
    .map((one) => String(one.simplelicensing_licenseExpression))
    .filter((text) =>
      text.split(/[()\s]+|\b(?:AND|OR)\b/).some((id) => id !== "" && !licenceIds.has(id.replace(/\+$/, "")))
    )
    .map((id) => `licence: ${id}`)

const relationshipsOf = (document: Json): ReadonlyArray<Json> =>
  graphOf(document).filter(({ relationshipType }) => relationshipType !== undefined)

const TARGETS: { readonly [type: string]: RegExp } = {
  contains: /^software_File$/,
  hasDependencyManifest: /^software_File$/,
  hasEvidence: /^software_Snippet$/,
  hasSpecification: /^software_Package$/,
  dependsOn: /^software_Package$/,
  hasOptionalDependency: /^software_Package$/
}

const relationships = (document: Json): ReadonlyArray<string> => {
  const types = new Map(graphOf(document).map((one) => [one.spdxId, one.type]))
  return relationshipsOf(document).flatMap((one) => {
    const short = shortOf(idOf(one))
    const to = list(one.to)
    const wrong = to.filter((id) => types.has(id) && TARGETS[one.relationshipType]?.test(types.get(id)) === false)
    return [
      ...(to.length === 0 ? [`relationship: ${short} leads nowhere`] : []),
      ...(to.includes(one.from) ? [`relationship: ${short} leads to itself`] : []),
      ...(new Set(to).size === to.length ? [] : [`relationship: ${short} leads somewhere twice`]),
      ...wrong.map((id) => `relationship: ${short} leads to ${types.get(id)}`),
      ...((one.scope === undefined) === (one.type === "Relationship") ? [] : [`relationship: scope of ${short}`])
    ]
  })
}

const cryptographic = (document: Json): ReadonlyArray<Json> =>
  ofType(document, "software_Package").filter(({ summary }) => String(summary).startsWith("Cryptographic asset"))

const parsed = (statement: unknown): Json => {
  try {
    return JSON.parse(String(statement))
  } catch {
    return undefined
  }
}

/** Each has its component and its places, and the repository depends on it. */
const assets = (document: Json): ReadonlyArray<string> => {
  const components = new Map<string, Json>()
  for (const one of ofType(document, "Annotation"))
    if (one.annotationType === "other") components.set(one.subject, parsed(one.statement))
  const shown = new Set(
    relationshipsOf(document)
      .filter((one) => one.relationshipType === "hasEvidence")
      .map(({ from }) => from)
  )
  const root = ofType(document, "software_Sbom")[0]?.rootElement?.[0]
  const used = new Set(
    relationshipsOf(document)
      .filter((one) => one.relationshipType === "dependsOn" && one.from === root)
      .flatMap(({ to }) => list(to))
  )
  return cryptographic(document).flatMap((asset) => {
    const id = idOf(asset)
    const short = shortOf(id)
    return [
      ...(components.get(id)?.["bom-ref"] === short ? [] : [`asset: no component of ${short}`]),
      ...(shown.has(id) ? [] : [`asset: no place of ${short}`]),
      ...(used.has(id) || isOfOthers(components.get(id)) ? [] : [`asset: root does not use ${short}`])
    ]
  })
}

/** What is only in dependencies, or in an image. */
const isOfOthers = (component: Json): boolean => {
  const places = list(component?.evidence?.occurrences)
  return places.length > 0 && places.every((one) => /origin: /.test(one.additionalContext))
}

const statements = (document: Json): ReadonlyArray<string> =>
  ofType(document, "Annotation")
    .filter(({ statement }) => !isObject(parsed(statement)))
    .map((one) => `statement: ${shortOf(idOf(one))}`)

/** The bill of materials names everything but itself, the document and those who made them. */
const membership = (document: Json): ReadonlyArray<string> => {
  const outside = /^(?:CreationInfo|SoftwareAgent|SpdxDocument|Tool|software_Sbom)$/
  const ofDocument = ofType(document, "SpdxDocument")[0]?.dataLicense
  const due = graphOf(document)
    .filter(({ type, spdxId }) => !outside.test(type) && spdxId !== ofDocument)
    .map(idOf)
  const named = list(ofType(document, "software_Sbom")[0]?.element)
  const known = new Set(named)
  return [
    ...due.filter((id) => !known.has(id)).map((id) => `element: ${shortOf(id)} is not listed`),
    ...(named.length > due.length ? [`element: ${named.length} are listed of ${due.length}`] : [])
  ]
}

const unsortedIn = (value: unknown, at: string): ReadonlyArray<string> => {
  if (Array.isArray(value)) return value.flatMap((one) => unsortedIn(one, at))
  if (!isObject(value)) return []
  const keys = Object.keys(value)
  const isSorted = keys.every((key, place) => place === 0 || keys[place - 1]! < key)
  return [
    ...(isSorted ? [] : [`order: keys of ${value.type} in ${at}`]),
    ...Object.values(value).flatMap((one) => unsortedIn(one, at))
  ]
}

const order = (document: Json): ReadonlyArray<string> => {
  const files = ofType(document, "software_File").map(({ name }) => String(name))
  return [
    ...(files.every((name, at) => at === 0 || files[at - 1]! < name) ? [] : ["order: files"]),
    ...graphOf(document).flatMap((one) => unsortedIn(one, shortOf(String(idOf(one)))))
  ]
}

const DIGEST = /^(?:sha256:)?[0-9a-f]{64}$|^[0-9a-f]{32}$|^[0-9a-f]{40}$/

/** Members that hold names, paths, addresses or content addresses, which give nothing away. */
const HARMLESS =
  /^(?:@id|bom-ref|from|hashValue|identifier|location|locator|path|purl|ref|references|source|software_\w+|spdxId|subject|to|\w*[rR]ef)$/

const isReference = (text: unknown): boolean =>
  DIGEST.test(String(text)) || /^crypto\/[a-z0-9./+_-]+$/.test(String(text))

const PROPERTY = /^ciphermap:(?:id|fingerprint|cryptoProperties\..*(?:Ref|\.id|\.algorithms))$/

/** The place of a weakness, after its id. */
const PLACE =
  /^[0-9a-f]{32} [^\n]+:\d+:\d+ (?:critical|high|medium|low|info); confidence: (?:high|medium|low)(?:; context: [a-z-]+)?(?:; purpose: [a-z-]+)?(?:; suppressed: (?:comment|baseline))?$/

/** A qualified name whose words are long, as some are. Keys have more digits among their letters. */
const isQualifiedName = (text: string): boolean =>
  /^(?:new )?(?:[A-Za-z_$][\w$]*\.)+[A-Za-z_$][\w$]*$/.test(text) && (text.match(/\d+/g) ?? []).length < 3

const isHarmless = (text: string, key: string): boolean =>
  HARMLESS.test(key) ||
  (key === "id" && DIGEST.test(text)) ||
  (key === "places" && PLACE.test(text)) ||
  (key === "symbol" && isQualifiedName(text))

const wordsIn = (value: unknown, key: string): ReadonlyArray<string> => {
  if (typeof value === "string") return isHarmless(value, key) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((one) => wordsIn(one, key === "algorithms" ? "ref" : key))
  if (!isObject(value)) return []
  const { name, extension_cdxPropName = name, value: said, extension_cdxPropValue = said } = value
  if (PROPERTY.test(extension_cdxPropName ?? "") && isReference(extension_cdxPropValue)) return []
  return Object.entries(value).flatMap(([member, one]) => wordsIn(member === "statement" ? parsed(one) : one, member))
}

const CONTENT = new Set(["Annotation", "software_Package", "Relationship", "LifecycleScopedRelationship"])

const secrets = (document: Json): ReadonlyArray<string> =>
  graphOf(document)
    .filter(({ type }) => CONTENT.has(type))
    .flatMap((one) => wordsIn(one, ""))
    .filter((word) => SECRET.test(word.replace(SERIAL_NUMBER, "")))
    .map((word) => `secret: ${word}`)

const values = (document: Json): ReadonlyArray<string> =>
  ofType(document, "Annotation")
    .map(({ statement }) => parsed(statement))
    .filter((component) => component?.cryptoProperties?.relatedCryptoMaterialProperties?.value !== undefined)
    .map(({ name }) => `secret: value of ${name}`)

const CHECKS = [
  single,
  profiles,
  ids,
  inlined,
  dangling,
  names,
  ranges,
  paths,
  licences,
  relationships,
  assets,
  statements,
  membership,
  order,
  secrets,
  values
]

/**
 * What is wrong with an SPDX 3.0.1 document beyond its schema and shapes, as `rule: detail`, and with a cryptography
 * inventory in one.
 */
export const lintSpdx = (document: Json): ReadonlyArray<string> => CHECKS.flatMap((check) => check(document))
