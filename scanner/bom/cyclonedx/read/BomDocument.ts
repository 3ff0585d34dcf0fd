import { isObject, type JsonObject, listIn, objectIn, textIn } from "../../read/JsonObject.ts"
import { type BomComponent, nativeProperties } from "./BomComponent.ts"
import { BomError, BomMalformed, BomNotCycloneDx, BomVersionUnsupported } from "./BomError.ts"

/** The structure of a bill of materials, before its content is interpreted. */
export interface BomDocument {
  readonly fields: JsonObject
  readonly specVersion: string
  /** Those inside of others, too. */
  readonly components: ReadonlyArray<BomComponent>
}

const SUPPORTED: ReadonlyArray<string> = ["1.4", "1.5", "1.6", "1.7"]

const malformed = (path: string, expected: string): BomError =>
  new BomError({ reason: new BomMalformed({ path, expected }) })

/** Fields by which other documents are known. */
const lookOf = (fields: JsonObject): string | undefined => {
  if (typeof fields["spdxVersion"] === "string") return "SPDX 2"
  if (textIn(fields, "@context")?.includes("spdx.org") === true) return "SPDX 3"
  if (Array.isArray(fields["runs"])) return "SARIF"
  if (Array.isArray(fields["findings"])) return "a report of a scan"
  return undefined
}

const unsupported = (path: string, found: string): BomError =>
  new BomError({ reason: new BomVersionUnsupported({ path, found, supported: SUPPORTED }) })

const LEGACY = "the legacy IBM CBOM 1.0"

/** IBM CBOM 1.0: https://github.com/IBM/CBOM, bom-1.4-cbom-1.0.schema.json. */
const isLegacy = (fields: JsonObject): boolean =>
  fields["bomFormat"] === "CBOM" || String(textIn(fields, "specVersion")).includes("cbom")

const versionOf = (fields: JsonObject): string => {
  if (isLegacy(fields)) throw unsupported("$.specVersion", LEGACY)
  if (fields["bomFormat"] !== "CycloneDX") {
    const looksLike = lookOf(fields)
    throw new BomError({
      reason: new BomNotCycloneDx({ path: "$.bomFormat", ...(looksLike !== undefined && { looksLike }) })
    })
  }
  const version = fields["specVersion"]
  if (typeof version !== "string") throw malformed("$.specVersion", "a text")
  if (!SUPPORTED.includes(version))
    throw unsupported("$.specVersion", /^\d{1,3}(?:\.\d{1,3})?$/.test(version) ? version : "no version of CycloneDX")
  return version
}

const componentOf = (value: unknown, path: string): BomComponent => {
  if (!isObject(value)) throw malformed(path, "an object")
  const type = textIn(value, "type")
  const name = textIn(value, "name")
  if (type === undefined) throw malformed(`${path}.type`, "a text with content")
  if (name === undefined) throw malformed(`${path}.name`, "a text with content")
  if (type === "crypto-asset") throw unsupported(`${path}.type`, `of ${LEGACY}`)
  return { path, type, name, ref: textIn(value, "bom-ref"), fields: value, own: nativeProperties(value) }
}

/** Components in the order of the document, each before those inside of it. */
const componentsIn = (fields: JsonObject): ReadonlyArray<BomComponent> => {
  if (fields["components"] !== undefined && !Array.isArray(fields["components"]))
    throw malformed("$.components", "a list")
  const found: Array<BomComponent> = []
  const open = [{ list: listIn(fields, "components"), path: "$.components" }]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const [at, value] of next.list.entries()) {
      const component = componentOf(value, `${next.path}[${at}]`)
      found.push(component)
      const inner = listIn(component.fields, "components")
      if (inner.length > 0) open.push({ list: inner, path: `${component.path}.components` })
    }
  return found
}

/** Checks that a parsed text is a bill of materials that can be read. Throws a `BomError` where it is not. */
export const bomDocument = (value: unknown): BomDocument => {
  if (!isObject(value)) throw malformed("$", "an object")
  const specVersion = versionOf(value)
  return { fields: value, specVersion, components: componentsIn(value) }
}

/** The component that the bill of materials is of. */
export const rootOf = ({ fields }: BomDocument): JsonObject => objectIn(objectIn(fields, "metadata"), "component")
