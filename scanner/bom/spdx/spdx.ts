import type { Assessment } from "../../model/Assessment.ts"
import type { Inventory } from "../../model/Inventory.ts"
import type { LibraryUse } from "../../model/LibraryUse.ts"
import { LEVEL_POLICY } from "../../model/securityLevels.ts"
import { isSpdxExpression } from "../../model/spdxLicences.ts"
import type { BomOptions } from "../BomOptions.ts"
import { bomRef, toolRef } from "../bomRef.ts"
import type { AssetComponent, EvidenceOccurrence } from "../cyclonedx/CycloneDxBom.ts"
import { assetComponent, type ComponentContext } from "../cyclonedx/assetComponent.ts"
import { property } from "../cyclonedx/assetProperties.ts"
import { completenessProperties } from "../cyclonedx/completeness.ts"
import type { RefOf } from "../cyclonedx/cryptoProperties.ts"
import { elementsIn, type ElementText, isPlain, isText, LINE, nested, textAround } from "./ElementText.ts"
import type {
  AgentElement,
  AnnotationElement,
  CreationInfo,
  DocumentElement,
  Iri,
  LicenceElement,
  SbomElement,
  SpdxDocument,
  SpdxElement,
  ToolElement,
  SnippetElement
} from "./SpdxDocument.ts"
import { created, type IriOf, iriWithin } from "./elementIri.ts"
import { assetPackage, libraryPackage, licenceLocal, repositoryPackage, withProperties } from "./packages.ts"
import { relationships } from "./relationships.ts"
import { reviewAnnotations } from "./reviewAnnotations.ts"
import {
  fileElements,
  sourcesOf,
  byPlace,
  type FileSource,
  type FileSources,
  firstOf,
  lastOf,
  linesOf,
  rangeOf,
  snippetIri
} from "./sources.ts"

const snippetElement = ({ path, spdxId }: FileSource, range: number, snippet: Iri): SnippetElement => ({
  ...created,
  name: `${path}:${linesOf(range)}`,
  software_lineRange: {
    beginIntegerRange: firstOf(range),
    endIntegerRange: lastOf(range),
    type: "PositiveIntegerRange"
  },
  software_snippetFromFile: spdxId,
  spdxId: snippet,
  type: "software_Snippet"
})

/** No line has this number. */
const ANY = 987_654_321

/** Name, first line, last line and identifier. */
const MENTIONS = 4

/** What is around the number in the texts of all snippets of one line of a file. */
const aroundLine = (source: FileSource): ReadonlyArray<string> | undefined => {
  const range = rangeOf({ line: ANY, endLine: ANY })
  return textAround(snippetElement(source, range, source.prefix + ANY), `${ANY}`, MENTIONS)
}

/** Files with so many snippets are worth a pattern of their texts. */
const MANY = 3

/** The text of the snippet of a range. */
const textsOf = (source: FileSource, count: number): ((range: number) => string) => {
  const around = count < MANY ? undefined : aroundLine(source)
  return (range) => {
    const first = firstOf(range)
    return around !== undefined && first === lastOf(range)
      ? around.join(`${first}`)
      : JSON.stringify(snippetElement(source, range, snippetIri(source, range)))
  }
}

/** Snippets in one piece. */
const SNIPPET_PIECE = 100

/** One snippet per range of lines, however many assets are in it. */
function* snippetTexts({ files }: FileSources): Generator<ElementText, void> {
  for (const source of files) {
    const ranges = [...new Set(source.ranges.toSorted(byPlace))]
    const textOf = textsOf(source, ranges.length)
    for (let from = 0; from < ranges.length; from += SNIPPET_PIECE) {
      const piece = ranges.slice(from, from + SNIPPET_PIECE)
      yield { spdxIds: () => piece.map((range) => snippetIri(source, range)), text: piece.map(textOf).join(LINE) }
    }
  }
}

/** Members of a list in one piece. */
const LIST_PIECE = 2000

const isLong = (member: unknown): member is ReadonlyArray<unknown> =>
  Array.isArray(member) && member.length > LIST_PIECE

function* listChunks(list: ReadonlyArray<unknown>): Generator<string, void> {
  for (let from = 0; from < list.length; from += LIST_PIECE)
    yield `${from === 0 ? "[" : ","}${JSON.stringify(list.slice(from, from + LIST_PIECE)).slice(1, -1)}`
  yield "]"
}

const hasLong = (value: object): boolean => {
  for (const name in value) if (isLong(value[name as keyof typeof value])) return true
  return false
}

/** The text that `JSON.stringify(value)` gives of an object with long lists, in pieces. */
function* lineChunks(value: object): Generator<string, void> {
  for (const [at, [name, member]] of Object.entries(value).entries()) {
    yield `${at === 0 ? "{" : ","}${JSON.stringify(name)}:`
    if (isLong(member)) yield* listChunks(member)
    else yield JSON.stringify(member)
  }
  yield "}"
}

/**
 * Not `extension`, although there are some: the context of 3.0.1 makes another term of that word here, which the shapes
 * then refuse.
 */
const PROFILES = ["core", "software", "simpleLicensing"] as const

const CONTEXT = "https://spdx.org/rdf/3.0.1/spdx-context.jsonld"

const seconds = (timestamp: string): string => `${new Date(timestamp).toISOString().slice(0, 19)}Z`

/** When and by which tool the document was made. */
const creationInfo = ({ timestamp }: BomOptions, iri: IriOf): CreationInfo => ({
  "@id": created.creationInfo,
  created: seconds(timestamp),
  createdBy: [iri("agent")],
  createdUsing: [iri("tool")],
  specVersion: "3.0.1",
  type: "CreationInfo"
})

/** The creator: only the scanner is known. */
const agent = ({ tool }: BomOptions, iri: IriOf): AgentElement => ({
  ...created,
  name: tool.name,
  spdxId: iri("agent"),
  type: "SoftwareAgent"
})

/** `name-version`, since a tool has no version of its own. */
const tool = ({ tool: { name, version } }: BomOptions, iri: IriOf): ToolElement => ({
  ...created,
  name: `${name}-${version}`,
  spdxId: iri("tool"),
  type: "Tool"
})

/** The licence that the specification requires of the document's own texts: model/Core/Properties/dataLicense.md. */
const DATA_LICENCE = "CC0-1.0"

const licenceElement = (licence: string, iri: IriOf): LicenceElement => ({
  ...created,
  simplelicensing_licenseExpression: licence,
  spdxId: iri(licenceLocal(licence)),
  type: "simplelicensing_LicenseExpression"
})

const dataLicence = (iri: IriOf): LicenceElement => licenceElement(DATA_LICENCE, iri)

/** Those of the libraries, each once; that of the document itself is in it anyway. */
const declaredLicences = (libraries: ReadonlyArray<LibraryUse>): ReadonlyArray<string> => {
  const all = new Set(libraries.flatMap(({ licence }) => licence ?? []).filter(isSpdxExpression))
  return [...all].filter((one) => one !== DATA_LICENCE).toSorted()
}

/**
 * Of a document `@graph` itself is the list of elements:
 * https://github.com/spdx/spdx-3-model/blob/3.0.1/serialization/jsonld.md.
 */
const documentElement = ({ component }: BomOptions, iri: IriOf): DocumentElement => ({
  ...created,
  dataLicense: dataLicence(iri).spdxId,
  name: component.name,
  profileConformance: PROFILES,
  rootElement: [iri("sbom")],
  spdxId: iri("document"),
  type: "SpdxDocument"
})

const sbomElement = (
  { coverage }: Inventory,
  { component }: BomOptions,
  element: ReadonlyArray<Iri>,
  iri: IriOf
): SbomElement => ({
  ...created,
  element,
  ...withProperties([
    ...(coverage === undefined ? [] : completenessProperties(coverage)),
    property("securityLevelPolicy", LEVEL_POLICY)
  ]),
  name: `Cryptography of ${component.name}`,
  profileConformance: PROFILES,
  rootElement: [iri("repository")],
  software_sbomType: ["source"],
  spdxId: iri("sbom"),
  type: "software_Sbom"
})

const annotation = (ref: string, component: object, iri: IriOf): AnnotationElement => ({
  annotationType: "other",
  contentType: "application/json",
  ...created,
  name: "CycloneDX 1.6 component",
  spdxId: iri(`annotation/component/${ref}`),
  statement: JSON.stringify(component),
  subject: iri(ref),
  type: "Annotation"
})

const HOLE = "<places>"
const NESTED_HOLE = nested(HOLE)

/** A place within the statement. */
const placeText = (place: EvidenceOccurrence): string => {
  const { location, line, offset, symbol, additionalContext } = place
  return symbol !== undefined && isPlain(location) && isPlain(symbol) && isPlain(additionalContext)
    ? `{\\"location\\":\\"${location}\\",\\"line\\":${line},\\"offset\\":${offset},\\"symbol\\":\\"${symbol}\\",\\"additionalContext\\":\\"${additionalContext}\\"}`
    : nested(place)
}

/** The whole component as CycloneDX 1.6 has it, with the column and the provenance of every place. */
const componentAnnotation = (component: AssetComponent, iri: IriOf): ElementText => {
  const ref = component["bom-ref"]
  const { identity, occurrences } = component.evidence
  const example = { ...component, evidence: { identity, occurrences: [HOLE] } }
  const around = textAround(annotation(ref, example, iri), NESTED_HOLE, 1)
  let text = ""
  if (around === undefined) text = JSON.stringify(annotation(ref, component, iri))
  else {
    for (const place of occurrences) text += text === "" ? placeText(place) : "," + placeText(place)
    text = around[0] + text + around[1]
  }
  return { spdxIds: () => [iri(`annotation/component/${ref}`)], text }
}

/** What the document is about, each kind in the order of its names or paths. */
function* contents(
  inventory: Inventory,
  assessment: Assessment | undefined,
  options: BomOptions,
  iri: IriOf
): Generator<SpdxElement | ElementText, void> {
  const { assets, libraries } = inventory
  const refs = new Map(assets.map((asset) => [asset.id, bomRef(asset)]))
  const refOf: RefOf = (id) => refs.get(id)!
  const byId = new Map(assets.map((asset) => [asset.id, asset]))
  const writing: ComponentContext = { version: "1.6", refOf, byId, tool: toolRef(options), assessment: undefined }
  const sources = sourcesOf(inventory, iri)
  const files = fileElements(inventory, sources)
  yield repositoryPackage(options, iri)
  for (const licence of declaredLicences(libraries)) yield licenceElement(licence, iri)
  for (const library of libraries) yield libraryPackage(library, options, iri)
  yield* files
  yield* snippetTexts(sources)
  for (const asset of assets) {
    const component = { ...assetComponent(asset, writing) }
    yield assetPackage(asset, component, iri)
    yield componentAnnotation(component, iri)
  }
  yield* relationships(inventory, refs, files, sources, iri)
  if (assessment !== undefined) yield* reviewAnnotations(assets, assessment, refs, iri)
}

/** The bill of materials comes last, because it names everything before it. */
function* graph(
  inventory: Inventory,
  assessment: Assessment | undefined,
  options: BomOptions
): Generator<CreationInfo | SpdxElement | ElementText, void> {
  const iri = iriWithin(options)
  const within: Array<Iri | ElementText["spdxIds"]> = []
  yield creationInfo(options, iri)
  yield documentElement(options, iri)
  yield agent(options, iri)
  yield tool(options, iri)
  yield dataLicence(iri)
  for (const element of contents(inventory, assessment, options, iri)) {
    within.push(isText(element) ? element.spdxIds : element.spdxId)
    yield element
  }
  yield sbomElement(
    inventory,
    options,
    within.flatMap((one) => (typeof one === "string" ? one : one())),
    iri
  )
}

/** Characters of the pieces that short texts are put together to: passing each on costs more than most of them. */
const PIECE = 8192

function* textOf(elements: Iterable<CreationInfo | SpdxElement | ElementText>): Generator<string, void> {
  let piece = `{"@context":"${CONTEXT}","@graph":[`
  let before = "\n"
  for (const element of elements) {
    piece += before
    before = LINE
    if (isText(element)) piece += element.text
    else if (hasLong(element)) {
      yield piece
      yield* lineChunks(element)
      piece = ""
    } else piece += JSON.stringify(element)
    if (piece.length > PIECE) {
      yield piece
      piece = ""
    }
  }
  yield `${piece}\n]}\n`
}

/**
 * The SPDX 3.0.1 document of a scan, with its assessment where there is one. Assets are packages, because
 * SPDX has no class for cryptography, with their places as evidence, the properties of CycloneDX as extension, and
 * the whole CycloneDX component as annotation; verdicts and weaknesses are annotations of type `review`. Two documents of
 * the same source differ in nothing but the time and the serial number that the caller gives; the latter is the
 * namespace of all elements.
 *
 * ```ts
 * import { scanDirectory, toInventory, toSpdx } from "ciphermap/scanner"
 *
 * const inventory = toInventory(await scanDirectory("scanner/rules/java", { workers: 0, include: ["jca.fixture.java"] }))
 * const document = toSpdx(inventory, undefined, {
 *   component: { name: "widget" },
 *   timestamp: "2026-11-21T10:00:00Z",
 *   serialNumber: "3e671687-395b-41f5-a30f-a58921a69b79",
 *   tool: { name: "ciphermap", version: "0.1.0" }
 * })
 * console.log(document["@graph"].length > 0)
 * ```
 */
export const toSpdx = (inventory: Inventory, assessment: Assessment | undefined, options: BomOptions): SpdxDocument => {
  const elements = graph(inventory, assessment, options).flatMap((one) => (isText(one) ? elementsIn(one) : [one]))
  return { "@context": CONTEXT, "@graph": [...elements] }
}

/** The text of a document as a whole: one element a line. Without line feeds it is the canonical serialization of SPDX. */
export const serializeSpdx = (document: SpdxDocument): string => [...textOf(document["@graph"])].join("")

/** The text that `serializeSpdx` gives of `toSpdx`, in pieces, without the whole document in memory. */
export const spdxChunks = (
  inventory: Inventory,
  assessment: Assessment | undefined,
  options: BomOptions
): Generator<string, void> => textOf(graph(inventory, assessment, options))
