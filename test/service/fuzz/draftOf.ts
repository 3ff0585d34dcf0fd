import type { Fragment, Operation } from "../../../src/http/openApi/Document.ts"
import { writeZip } from "../../support/archiveWriters.ts"
import { type Draft, type Material, mark, pickFrom } from "./Draft.ts"
import type { Described } from "./expectations.ts"
import type { Sent } from "./Sent.ts"

const parametersOf = ({ parameters }: Operation, { resolve }: Material): ReadonlyArray<Fragment> =>
  parameters.map((parameter) => (typeof parameter["$ref"] === "string" ? resolve(parameter["$ref"]) : parameter))

const between = (random: () => number, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))

/** A value within the documented bounds, that goes with the part of the path before it. */
const validValue = (parameter: Fragment, { ids, random }: Material, path: ReadonlyArray<string>): string => {
  const schema = Object(parameter["schema"])
  const name = String(parameter["name"])
  const known = pickFrom(random, ids[`${name} of ${path.at(-1)}`] ?? ids[name] ?? [])
  if (known !== undefined) return known
  if (schema.type === "integer") return String(between(random, schema.minimum, schema.maximum))
  if (schema.type === "boolean") return random() < 0.5 ? "true" : "false"
  if (Array.isArray(schema.enum)) return String(pickFrom(random, schema.enum))
  return random() < 0.3 && schema.default !== undefined ? String(schema.default) : String(parameter["example"] ?? "")
}

/** Its examples differ in nothing but a mark, so that no request is a repetition by chance. */
const exampleOf = ({ operationId, requestBody }: Operation, { ids, random, resolve }: Material): unknown => {
  const [example] = Object.values(requestBody?.content["application/json"]?.examples ?? {})
  if (example === undefined) return undefined
  const { value } = Object(resolve(Object(example).$ref))
  const own: Record<string, unknown> = { ...Object(value) }
  if (operationId === "createRepository") own["repo_url"] = `https://github.com/fuzzed/${mark(random)}`
  if (operationId === "triageFindings") own["findings"] = ids["finding"]
  if ("subdomain" in own) own["subdomain"] = mark(random)
  return random() < 0.3
    ? Object.fromEntries(
        Object.entries(own).filter(
          ([key]) => key === "repo_url" || key === "url" || key === "name" || key === "env" || random() < 0.5
        )
      )
    : own
}

/** What a body that is not JSON is: every such type is one of an archive. */
const archive = writeZip([{ name: "a.py", bytes: "import hashlib\nhashlib.md5(b'x')\n" }])

/** A request that the document allows. */
export const draftOf = (described: Described, material: Material): Draft => {
  const { apiKey, adminToken, random } = material
  const { operation } = described
  const draft: Draft = {
    described,
    method: described.method,
    path: new Map(),
    query: [],
    headers: new Map(),
    body: exampleOf(operation, material),
    raw: undefined,
    bend: [],
    marks: []
  }
  for (const parameter of parametersOf(operation, material)) {
    const name = String(parameter["name"])
    const value = validValue(parameter, material, [...draft.path.values()])
    if (parameter["in"] === "path") draft.path.set(name, value)
    else if (parameter["in"] === "query" && (parameter["required"] === true || random() < 0.5))
      draft.query.push(`${name}=${encodeURIComponent(value)}`)
    else if (random() < 0.3 && parameter["in"] === "header") {
      draft.headers.set(name, name === "Idempotency-Key" && random() < 0.7 ? mark(random) : value)
    }
  }
  const [scheme] = operation.security.flatMap(Object.keys)
  if (scheme !== undefined) draft.headers.set("authorization", `Bearer ${scheme === "api_key" ? apiKey : adminToken}`)
  const types = Object.keys(operation.requestBody?.content ?? {})
  if (draft.body !== undefined) draft.headers.set("content-type", "application/json")
  else if (types.length > 0) {
    draft.raw = archive
    draft.headers.set("content-type", pickFrom(random, types) ?? "")
  }
  return draft
}

/** `encodeURIComponent` fails for half a surrogate pair: it goes out as the three bytes it would be. */
const encoded = (text: string): string =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : encodeURIComponent(text.toWellFormed()).replaceAll("%EF%BF%BD", "%ED%A0%80")

/** Node's parser takes paths of visible ASCII, and head lines of 16 KiB in all. */
const sendable = (path: string): string => path.replace(/[^\u0021-\u007e]/g, (sign) => encoded(sign)).slice(0, 12_000)

const headerText = (text: string): string => text.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, "?").slice(0, 2_000)

export const sentOf = (draft: Draft): Sent => {
  const template = draft.described.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encoded(draft.path.get(name) ?? "")
  )
  const bent = draft.bend.reduce((path, bend) => bend(path), template)
  const query = draft.query.length === 0 ? "" : `?${draft.query.join("&")}`
  const headers = [...draft.headers].map(([name, value]) => [
    name,
    typeof value === "string" ? headerText(value) : value.map(headerText)
  ])
  return {
    method: draft.method,
    path: sendable(bent + query),
    headers: Object.fromEntries(headers),
    body: draft.raw ?? (draft.body === undefined ? undefined : JSON.stringify(draft.body))
  }
}

export { encoded, parametersOf }
