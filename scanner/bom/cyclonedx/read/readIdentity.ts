import { isObject, type JsonObject, listIn, objectIn, objectsIn, textIn } from "../../read/JsonObject.ts"
import { type BomDocument, rootOf } from "./BomDocument.ts"

/** What a bill of materials is of, and who wrote it when. */
export interface BomIdentity {
  readonly specVersion: string
  readonly serialNumber?: string
  /** As written. */
  readonly timestamp?: string
  /** What it is a bill of materials of. */
  readonly component?: {
    readonly name: string
    readonly version?: string
    readonly type?: string
    readonly purl?: string
  }
  readonly git?: {
    readonly url: string
    readonly revision?: string
    readonly commit?: string
    readonly subfolder?: string
  }
  /** What wrote it. */
  readonly tool?: { readonly name: string; readonly version?: string }
}

type Texts<K extends string> = { readonly [F in K]?: string }

const textsOf = <K extends string>(of: JsonObject, fields: ReadonlyArray<K>): Texts<K> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const text = textIn(of, field)
      return text === undefined ? [] : [[field, text]]
    })
  ) as Texts<K>

const componentOf = (root: JsonObject): BomIdentity["component"] => {
  const name = textIn(root, "name")
  return name === undefined ? undefined : { name, ...textsOf(root, ["version", "type", "purl"]) }
}

/** Components or services; before 1.5 a plain list. */
const toolOf = (metadata: JsonObject): BomIdentity["tool"] => {
  const tools = metadata["tools"]
  const listed = isObject(tools)
    ? [...objectsIn(tools, "components"), ...objectsIn(tools, "services")]
    : objectsIn(metadata, "tools")
  const named = listed.find((one) => textIn(one, "name") !== undefined)
  return named === undefined ? undefined : { name: textIn(named, "name")!, ...textsOf(named, ["version"]) }
}

/** Properties that CBOMkit writes and reads. */
const propertiesOf = (metadata: JsonObject): JsonObject =>
  Object.fromEntries(
    objectsIn(metadata, "properties").flatMap((one) => {
      const name = textIn(one, "name")
      return name === undefined ? [] : [[name, one["value"]]]
    })
  )

const vcsOf = (root: JsonObject): string | undefined =>
  listIn(root, "externalReferences")
    .filter(isObject)
    .flatMap((one) => (one["type"] === "vcs" ? [textIn(one, "url")] : []))[0]

const gitOf = (metadata: JsonObject, root: JsonObject): BomIdentity["git"] => {
  const properties = propertiesOf(metadata)
  const url = vcsOf(root) ?? textIn(properties, "gitUrl")
  return url === undefined ? undefined : { url, ...textsOf(properties, ["revision", "commit", "subfolder"]) }
}

/** Reads what a bill of materials is of, and who wrote it when. */
export const readIdentity = (document: BomDocument): BomIdentity => {
  const { fields, specVersion } = document
  const metadata = objectIn(fields, "metadata")
  const root = rootOf(document)
  const component = componentOf(root)
  const git = gitOf(metadata, root)
  const tool = toolOf(metadata)
  return {
    specVersion,
    ...textsOf(fields, ["serialNumber"]),
    ...textsOf(metadata, ["timestamp"]),
    ...(component !== undefined && { component }),
    ...(git !== undefined && { git }),
    ...(tool !== undefined && { tool })
  }
}
