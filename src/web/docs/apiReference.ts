import { type Content, type Html, joined, markup } from "../../../scanner/html/markup.ts"
import { Api } from "../../api/Api.ts"
import { openApiOf } from "../../http/openApi.ts"
import {
  type Content as Bodies,
  type Document,
  type Fragment,
  isRefusal,
  namesIn,
  type Operation
} from "../../http/openApi/Document.ts"
import type { DocsPage } from "./DocsPage.ts"
import { codeText } from "./readMarkdown.ts"
import { listedAt } from "./sections.ts"

/** An operation with its place. */
interface Placed {
  readonly path: string
  readonly method: string
  readonly operation: Operation
}

const records = (value: unknown): ReadonlyArray<Fragment> => (Array.isArray(value) ? value : [])
const record = (value: unknown): Fragment => (typeof value === "object" && value !== null ? (value as Fragment) : {})
const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

/** A text in which code stands between backticks. */
const withCode = (text: string): Content =>
  text.split("`").map((part, at) => (at % 2 === 1 ? markup`<code>${part}</code>` : part))

const paragraphs = (text: string): ReadonlyArray<Html> =>
  text.split(/\n\n+/).flatMap((one) => (one === "" ? [] : [markup`<p>${withCode(one)}</p>`]))

const component = (name: string): string => `#/components/${name}/`

/** What a reference within the document leads to. */
const resolved = (document: Document, value: Fragment): Fragment => {
  const { $ref: reference } = value
  if (typeof reference !== "string") return value
  return reference
    .slice(2)
    .split("/")
    .reduce<Fragment>((inner, key) => record(inner[key]), document)
}

const schemaPrefix = component("schemas")

const schemaId = (name: string): string => `record-${name}`

const schemaLink = (name: string): Html => markup`<a href="#${schemaId(name)}">${name}</a>`

const code = (value: unknown): Html => markup`<code>${typeof value === "string" ? value : JSON.stringify(value)}</code>`

const bounds: ReadonlyArray<readonly [key: string, words: (value: unknown) => Content]> = [
  ["format", (value) => String(value)],
  ["minLength", (value) => `at least ${value} characters`],
  ["maxLength", (value) => `at most ${value} characters`],
  ["minimum", (value) => `from ${value}`],
  ["maximum", (value) => `to ${value}`],
  ["minItems", (value) => `at least ${value}`],
  ["maxItems", (value) => `at most ${value}`],
  ["pattern", (value) => code(value)],
  ["default", (value) => markup`default ${code(value)}`]
]

const boundsOf = (schema: Fragment): ReadonlyArray<Content> =>
  bounds.flatMap(([key, words]) => (schema[key] === undefined ? [] : [words(schema[key])]))

const plainTypeOf = (schema: Fragment): Content => {
  const { $ref: reference, anyOf, allOf, enum: values, const: only, items, type } = schema
  if (typeof reference === "string") return schemaLink(reference.slice(schemaPrefix.length))
  if (Array.isArray(anyOf)) return joined(records(anyOf).map(typeOf), " or ")
  if (Array.isArray(allOf)) return typeOf(Object.assign({}, ...records(allOf)) as Fragment)
  if (Array.isArray(values)) return joined(values.map(code), ", ")
  if (only !== undefined) return code(only)
  if (type === "array") return markup`list of ${typeOf(record(items))}`
  return type === undefined ? "anything" : Array.isArray(type) ? type.join(" or ") : String(type)
}

const typeOf = (schema: Fragment): Html => {
  const limits = boundsOf(schema)
  return markup`${plainTypeOf(schema)}${limits.length === 0 ? undefined : markup`, ${joined(limits, ", ")}`}`
}

interface Row {
  readonly name: string
  readonly where?: string
  readonly isRequired: boolean
  readonly schema: Fragment
  readonly description: string
  readonly example: unknown
}

const exampleOf = ({ example, examples }: Fragment): unknown =>
  example ?? (Array.isArray(examples) ? examples[0] : undefined)

/** The page has more than a thousand rows: what is white in one counts. */
const row = ({ name, where, isRequired, schema, description, example }: Row): Html => {
  const kind = markup`${where}${isRequired ? undefined : where === undefined ? "optional" : ", optional"}`
  const below = where === undefined && isRequired ? undefined : markup`<div class="sub">${kind}</div>`
  const such = example === undefined || example === null ? undefined : code(example)
  const head = markup`<th scope="row"><code>${name}</code>${below}</th><td data-label="Type">${typeOf(schema)}</td>`
  return markup`<tr>${head}<td>${withCode(description)}${such && markup`<div class="sub">such as ${such}</div>`}</td></tr>`
}

const rowsTable = (label: string, rows: ReadonlyArray<Row>): Html =>
  markup`<table class="plain cards-narrow" aria-label="${label}">
    <thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
    <tbody>${rows.map(row)}</tbody>
  </table>`

/** Deeper ones are shown by their type alone. */
const deepest = 3

/** The fields of an object, and those of objects that are described in place. */
const fieldsOf = (schema: Fragment, prefix = "", depth = 0): ReadonlyArray<Row> => {
  const required = new Set(Array.isArray(schema["required"]) ? schema["required"] : [])
  return Object.entries(record(schema["properties"])).flatMap(([key, value]) => {
    const field = record(value)
    const name = `${prefix}${key}`
    const inner = field["type"] === "array" ? record(field["items"]) : field
    const below = depth < deepest ? fieldsOf(inner, `${name}${inner === field ? "" : "[]"}.`, depth + 1) : []
    const own: Row = {
      name,
      isRequired: required.has(key),
      schema: field,
      description: textOf(field["description"]),
      example: exampleOf(field)
    }
    return [own, ...below]
  })
}

const parameterRow = (parameter: Fragment): Row => ({
  name: textOf(parameter["name"]),
  where: textOf(parameter["in"]),
  isRequired: parameter["required"] === true,
  schema: record(parameter["schema"]),
  description: textOf(parameter["description"]),
  example: exampleOf(parameter) ?? exampleOf(record(parameter["schema"]))
})

const part = (title: string, content: Content): Html => markup`<h4>${title}</h4>${content}`

const parametersPart = (document: Document, { parameters }: Operation): Html | undefined =>
  parameters.length === 0
    ? undefined
    : part(
        "Parameters",
        rowsTable(
          "Parameters",
          parameters.map((one) => parameterRow(resolved(document, one)))
        )
      )

const jsonType = "application/json"

/** The first example of a body. */
const bodyExample = (document: Document, bodies: Bodies | undefined): unknown => {
  const [first] = Object.values(bodies?.[jsonType]?.examples ?? {})
  return first === undefined ? undefined : resolved(document, record(first))["value"]
}

const bodyType = (bodies: Bodies): Html =>
  markup`${joined(
    Object.entries(bodies).map(([type, { schema }]) => markup`<code>${type}</code>: ${typeOf(schema)}`),
    "; "
  )}`

const block = (label: string, text: string): Html =>
  markup`<pre class="scroll" tabindex="0" role="region" aria-label="${label}"><code>${codeText(text)}</code></pre>`

const bodyPart = ({ requestBody }: Operation): Html | undefined =>
  requestBody === undefined ? undefined : part("Body", markup`<p>${bodyType(requestBody.content)}</p>`)

const exampleBlock = (summary: string, value: unknown): Html | undefined =>
  value === undefined
    ? undefined
    : markup`<details><summary>Example</summary>${block(`Answer of: ${summary}`, JSON.stringify(value, null, 2))}</details>`

const answersPart = (document: Document, { responses, summary }: Operation): Html => {
  const answers = Object.entries(responses).filter(([status]) => !isRefusal(status))
  return part(
    "Answers",
    markup`${answers.map(
      ([status, { description, content }]) =>
        markup`<p><strong>${status}</strong> ${withCode(description)}${content === undefined ? undefined : markup`. ${bodyType(content)}`}</p>${exampleBlock(textOf(summary), bodyExample(document, content))}`
    )}`
  )
}

/** The codes that a refusal may have. */
const codesIn = ({ components }: Document, bodies: Bodies | undefined): ReadonlyArray<string> =>
  namesIn(bodies?.[jsonType]?.schema ?? {}).flatMap((name) => {
    const { code: field } = record(components.schemas[name]?.["properties"])
    const values = record(field)["enum"]
    return Array.isArray(values) ? values.map(String) : []
  })

interface Refusal {
  readonly status: string
  readonly codes: ReadonlyArray<string>
  readonly description: string
}

const refusalsOf = (document: Document, { responses }: Operation): ReadonlyArray<Refusal> =>
  Object.entries(responses)
    .filter(([status]) => isRefusal(status))
    .map(([status, { description, content }]) => ({ status, codes: codesIn(document, content), description }))

const refusalKey = ({ status, codes, description }: Refusal): string => JSON.stringify([status, codes, description])

/** What several operations refuse alike, with the ids of their places; it is told once. */
type SharedRefusals = ReadonlyMap<string, { readonly id: string; readonly refusal: Refusal }>

const sharedRefusals = (document: Document, operations: ReadonlyArray<Operation>): SharedRefusals => {
  const all = Map.groupBy(
    operations.flatMap((operation) => refusalsOf(document, operation)),
    refusalKey
  )
  const shared = [...all.values()].flatMap(([refusal, ...others]) => (others.length === 0 ? [] : [refusal!]))
  const sorted = shared.toSorted((a, b) => Number(a.status) - Number(b.status))
  return new Map(sorted.map((refusal, at) => [refusalKey(refusal), { id: `refusal-${at + 1}`, refusal }]))
}

const refusalText = ({ status, codes, description }: Refusal): Html =>
  markup`<strong>${status}</strong> ${codes.length === 0 ? undefined : markup`${joined(codes.map(code), ", ")}: `}${withCode(description)}`

const refusalsPart = (refusals: ReadonlyArray<Refusal>, shared: SharedRefusals): Html | undefined =>
  refusals.length === 0
    ? undefined
    : markup`<details><summary>Refusals</summary><ul>${refusals.map((one) => {
        const id = shared.get(refusalKey(one))?.id
        return markup`<li>${id === undefined ? refusalText(one) : markup`<strong>${one.status}</strong> <a href="#${id}">${one.description}</a>`}</li>`
      })}</ul></details>`

const access: Readonly<Record<string, string>> = {
  api_key: "Needs an API key.",
  admin_token: "Needs the token of who runs the installation."
}

const accessOf = ({ security }: Operation): string =>
  security.flatMap((one) => Object.keys(one).flatMap((name) => access[name] ?? []))[0] ?? "Needs no key."

/** Fits a shell: `{scan_id}` becomes `SCAN_ID`. */
const commandOf = (document: Document, { path, method, operation }: Placed): string => {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase())
  const secret = operation.security.some((one) => "admin_token" in one) ? "ADMIN_TOKEN" : "CBOM_API_KEY"
  const bodies = operation.requestBody?.content ?? {}
  const body = bodyExample(document, bodies)
  const [type] = Object.keys(bodies)
  const file = type === undefined ? [] : [`-H "Content-Type: ${type}"`, "--data-binary @FILE"]
  return [
    `curl -sS ${method === "get" ? "" : `-X ${method.toUpperCase()} `}"$CBOM_URL${address}"`,
    ...(operation.security.length === 0 ? [] : [`-H "Authorization: Bearer $${secret}"`]),
    ...(body === undefined
      ? file
      : ['-H "Content-Type: application/json"', `-d '${JSON.stringify(body).replaceAll("'", `'\\''`)}'`])
  ].join(" \\\n  ")
}

const operationView = (document: Document, placed: Placed, shared: SharedRefusals): Html => {
  const { path, method, operation } = placed
  const { operationId, summary, description } = operation
  return markup`<section class="operation" aria-labelledby="${textOf(operationId)}">
    <h3 id="${textOf(operationId)}">${textOf(summary)}</h3>
    <p class="endpoint"><strong>${method.toUpperCase()}</strong> <code>${joined(path.split("/"), markup`/<wbr />`)}</code></p>
    ${paragraphs(textOf(description))}
    <p class="sub">${accessOf(operation)}</p>
    ${block(`Command of: ${textOf(summary)}`, commandOf(document, placed))}
    ${parametersPart(document, operation)}${bodyPart(operation)}${answersPart(document, operation)}${refusalsPart(refusalsOf(document, operation), shared)}
  </section>`
}

/** What partners do comes first; whether the service is up, and what only its operator calls, last. */
const last = ["health", "demo", "admin"]

const rankOf = (tag: string): number => last.indexOf(tag)

const isRefusalRecord = (schema: Fragment): boolean => {
  const { detail, code: field, trace_id: trace } = record(schema["properties"])
  return detail !== undefined && field !== undefined && trace !== undefined
}

const recordView = ([name, schema]: readonly [string, Fragment]): Html => {
  const fields = fieldsOf(schema)
  return markup`<section class="operation" aria-labelledby="${schemaId(name)}">
    <h3 id="${schemaId(name)}">${name}</h3>
    ${paragraphs(textOf(schema["description"]))}
    ${fields.length === 0 ? markup`<p>${typeOf(schema)}</p>` : rowsTable(name, fields)}
  </section>`
}

const tagId = (name: string): string => `tag/${name}`

/** The reference of the API, from its own description: no script, nothing from elsewhere. */
export const apiReference = (): DocsPage => {
  const document = openApiOf(Api, "https://cbom.example.com") as unknown as Document
  const placed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Placed => ({ path, method, operation }))
  )
  const tags = records(document["tags"])
    .map(({ name, description }) => ({ name: textOf(name), description: textOf(description) }))
    .toSorted((a, b) => rankOf(a.name) - rankOf(b.name))
  const shared = sharedRefusals(
    document,
    placed.map(({ operation }) => operation)
  )
  const { description, title } = record(document["info"])
  const schemas = Object.entries(document.components.schemas).filter(([, schema]) => !isRefusalRecord(schema))
  return {
    ...listedAt("/docs/api")!,
    parts: [
      ...tags.map(({ name }) => ({ id: tagId(name), text: name })),
      { id: "refusals", text: "Refusals" },
      { id: "records", text: "Records" }
    ],
    content: markup`<p><strong>${textOf(title)}</strong></p>${paragraphs(textOf(description))}
      <p>The same as <a href="/api/v1/cbom/openapi.json">OpenAPI 3.1</a>, for programs.</p>
      ${tags.map(
        (tag) => markup`<h2 id="${tagId(tag.name)}">${tag.name}</h2><p>${withCode(tag.description)}</p>
        ${placed.filter(({ operation }) => records(operation["tags"]).some((one) => String(one) === tag.name)).map((one) => operationView(document, one, shared))}`
      )}
      <h2 id="refusals">Refusals</h2><p>What several operations refuse alike.</p>
      <ul>${[...shared.values()].map(({ id, refusal }) => markup`<li id="${id}">${refusalText(refusal)}</li>`)}</ul>
      <h2 id="records">Records</h2>${schemas.map(recordView)}`
  }
}
