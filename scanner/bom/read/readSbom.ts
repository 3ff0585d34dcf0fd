import * as Result from "effect/Result"
import type { SbomLinks } from "../BomOptions.ts"
import { sizeProblem } from "../cyclonedx/read/sizeProblem.ts"
import { parsedJson } from "./decoded.ts"
import { isObject, type JsonObject, listIn, objectIn, objectsIn, textIn } from "./JsonObject.ts"
import { Malformed } from "./Malformed.ts"

/** A bill of materials of software: what it is, and the link to each of its components by package URL. */
export interface Sbom extends SbomLinks {
  /** `CycloneDX 1.6`, `SPDX 2.3`. */
  readonly kind: string
  /** Components with a package URL. */
  readonly components: number
}

/** So many components are linked; more are in no bill of materials that is known. */
const MAX_COMPONENTS = 500_000

/** No reference or package URL is longer. */
const MAX_TEXT = 4_096

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const decodedText = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What is the same of two package URLs of one package: qualifiers tell where it comes from, and escapes may be left out or not. */
const comparablePurl = (purl: string): string => {
  const [bare = ""] = purl.split(/[?#]/, 1)
  return decodedText(bare).replace(/^pkg:\/*[^/]*/i, (type) => type.toLowerCase().replaceAll("/", ""))
}

interface Component {
  readonly purl: string
  readonly ref: string
}

const isShort = (text: string | undefined): text is string => text !== undefined && text.length <= MAX_TEXT

/** What may stand in an address; anything else is none. */
const isAddress = (text: string | undefined): text is string => isShort(text) && /^[!#-;=?-Z\]_a-z~[]+$/.test(text)

const fragment = (text: string): string => encodeURIComponent(text).replaceAll("%2F", "/")

const linked = (
  kind: string,
  url: string,
  components: ReadonlyArray<Component>,
  toLink: (ref: string) => string
): Sbom => {
  const byPurl = new Map<string, string>()
  for (const { purl, ref } of components.slice(0, MAX_COMPONENTS)) {
    const key = comparablePurl(purl)
    if (!byPurl.has(key)) byPurl.set(key, ref)
  }
  return {
    kind,
    url,
    components: byPurl.size,
    linkOf: (purl) => {
      const ref = byPurl.get(comparablePurl(purl))
      return ref === undefined ? undefined : toLink(ref)
    }
  }
}

/** All components, those in others too, without recursion. */
const nestedIn = (document: JsonObject): ReadonlyArray<JsonObject> => {
  const found: Array<JsonObject> = []
  const open = [document, objectIn(document, "metadata")]
  const root = objectIn(objectIn(document, "metadata"), "component")
  if (Object.keys(root).length > 0) found.push(root)
  for (let next = open.pop(); next !== undefined && found.length < MAX_COMPONENTS; next = open.pop())
    for (const one of listIn(next, "components"))
      if (isObject(one)) {
        found.push(one)
        open.push(one)
      }
  return found
}

/** `urn:cdx:SERIAL/VERSION#REF` (https://cyclonedx.org/capabilities/bomlink/); without a serial number nothing can name the document. */
const cycloneDx = (document: JsonObject): Result.Result<Sbom, Malformed> => {
  const serial = UUID.exec(textIn(document, "serialNumber") ?? "")?.[0].toLowerCase()
  if (serial === undefined)
    return Result.fail(
      new Malformed({ kind: "SBOM", path: "$.serialNumber", problem: "must be a UUID, or nothing can be linked to it" })
    )
  const version = document["version"]
  const revision = typeof version === "number" && Number.isSafeInteger(version) && version > 0 ? version : 1
  const url = `urn:cdx:${serial}/${revision}`
  const components = nestedIn(document).flatMap((one): ReadonlyArray<Component> => {
    const purl = textIn(one, "purl")
    const ref = textIn(one, "bom-ref")
    return isShort(purl) && isShort(ref) ? [{ purl, ref }] : []
  })
  const name = `CycloneDX ${textIn(document, "specVersion") ?? ""}`.trim()
  return Result.succeed(linked(name, url, components, (ref) => `${url}#${fragment(ref)}`))
}

/** SPDX 2: `NAMESPACE#SPDXRef-…` (https://spdx.github.io/spdx-spec/v2.3/document-creation-information/, 6.5). */
const spdx2 = (document: JsonObject): Result.Result<Sbom, Malformed> => {
  const namespace = textIn(document, "documentNamespace")
  if (!isAddress(namespace))
    return Result.fail(new Malformed({ kind: "SBOM", path: "$.documentNamespace", problem: "must be an address" }))
  const components = objectsIn(document, "packages").flatMap((one): ReadonlyArray<Component> => {
    const ref = textIn(one, "SPDXID")
    return objectsIn(one, "externalRefs").flatMap((external) => {
      const purl = textIn(external, "referenceLocator")
      return textIn(external, "referenceType") === "purl" && isShort(purl) && isAddress(ref) ? [{ purl, ref }] : []
    })
  })
  const version = textIn(document, "spdxVersion")?.replace("SPDX-", "SPDX ") ?? "SPDX"
  return Result.succeed(linked(version, namespace, components, (ref) => `${namespace}#${ref}`))
}

/** SPDX 3: elements have addresses of their own. */
const spdx3 = (document: JsonObject): Result.Result<Sbom, Malformed> => {
  const graph = objectsIn(document, "@graph")
  const own = graph.find((one) => textIn(one, "type") === "SpdxDocument")
  const url = own === undefined ? undefined : textIn(own, "spdxId")
  if (!isAddress(url))
    return Result.fail(new Malformed({ kind: "SBOM", path: "$.@graph", problem: "must hold an SpdxDocument" }))
  const components = graph.flatMap((one): ReadonlyArray<Component> => {
    const purl = textIn(one, "software_packageUrl")
    const ref = textIn(one, "spdxId")
    return isShort(purl) && isAddress(ref) ? [{ purl, ref }] : []
  })
  return Result.succeed(linked("SPDX 3", url, components, (ref) => ref))
}

const readerOf = (document: JsonObject): typeof cycloneDx | undefined => {
  if (document["bomFormat"] === "CycloneDX") return cycloneDx
  if (textIn(document, "spdxVersion") !== undefined) return spdx2
  return Array.isArray(document["@graph"]) ? spdx3 : undefined
}

/**
 * Reads a bill of materials of software, CycloneDX or SPDX in JSON, so that libraries can be linked to its components. Nothing but package
 * URLs and references is taken from it.
 *
 * ```ts
 * import { readSbom } from "ciphermap/scanner"
 * import * as Result from "effect/Result"
 *
 * const sbom = readSbom(`{
 *   "bomFormat": "CycloneDX",
 *   "specVersion": "1.6",
 *   "serialNumber": "urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79",
 *   "version": 1,
 *   "components": [{ "type": "library", "name": "md5", "purl": "pkg:npm/md5@2.3.0", "bom-ref": "md5" }]
 * }`)
 * console.log(Result.isSuccess(sbom) && sbom.success.linkOf("pkg:npm/md5@2.3.0"))
 * ```
 */
export const readSbom = (text: string): Result.Result<Sbom, Malformed> => {
  const size = sizeProblem(text)
  if (size !== undefined) return Result.fail(new Malformed({ kind: "SBOM", path: "$", problem: size.message }))
  return Result.flatMap(parsedJson("SBOM", text), (value) => {
    const reader = isObject(value) ? readerOf(value) : undefined
    return reader === undefined || !isObject(value)
      ? Result.fail(new Malformed({ kind: "SBOM", path: "$", problem: "must be CycloneDX or SPDX" }))
      : reader(value)
  })
}
