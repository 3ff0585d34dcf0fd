import * as Context from "effect/Context"
import { constVoid } from "effect/Function"
import * as Predicate from "effect/Predicate"
import * as SchemaAST from "effect/SchemaAST"
import * as HttpApi from "effect/http-api/HttpApi"
import type * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as OpenApi from "effect/http-api/OpenApi"
import {
  type Content,
  type Document,
  type Fragment,
  isRefusal,
  mapOperations,
  mapResponses,
  mapValues,
  namesIn,
  type Operation,
  type Response
} from "./openApi/Document.ts"
import { headersOf, requestHeaders, responseHeaders } from "./openApi/headerTable.ts"

const scalars: ReadonlySet<unknown> = new Set(["integer", "boolean"])

const fragmentsOf = (value: unknown): readonly Fragment[] =>
  Array.isArray(value) ? value.filter(Predicate.isReadonlyObject) : []

const withoutKey = (fragment: Fragment, key: string): Fragment =>
  Object.fromEntries(Object.entries(fragment).filter(([name]) => name !== key))

/** A text that must be an integer or a boolean is documented as such, and so is its default. */
const asScalar = (fragment: Fragment): Fragment => {
  const members = fragmentsOf(fragment["allOf"])
  if (fragment["type"] !== "string" || !members.some(({ type }) => scalars.has(type))) return fragment
  const merged: Fragment = Object.assign({}, withoutKey(fragment, "allOf"), ...members)
  const value = merged["default"]
  return typeof value === "string" ? { ...merged, default: JSON.parse(value) } : merged
}

const withoutLoneUnion = (fragment: Fragment): Fragment => {
  const [only, ...more] = fragmentsOf(fragment["anyOf"])
  return only === undefined || more.length > 0 ? fragment : { ...withoutKey(fragment, "anyOf"), ...only }
}

const open = (fragment: Fragment): Fragment =>
  fragment["additionalProperties"] === false ? withoutKey(fragment, "additionalProperties") : fragment

const corrected = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(corrected)
  if (!Predicate.isReadonlyObject(value)) return value
  const inner = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, corrected(member)]))
  return open(withoutLoneUnion(asScalar(inner)))
}

type Groups = HttpApiGroup.Constraint

const closedNames = <Id extends string, G extends Groups>(api: HttpApi.HttpApi<Id, G>): ReadonlySet<string> => {
  const names = new Set<string>()
  HttpApi.reflect(api, {
    onGroup: constVoid,
    onEndpoint: ({ endpoint, mergedAnnotations }) => {
      const options = Context.getOrUndefined(mergedAnnotations, HttpApi.PayloadParseOptions)
      if (options?.onExcessProperty !== "error") return
      for (const { schemas } of endpoint.payload.values())
        for (const { ast } of schemas) names.add(SchemaAST.resolveIdentifier(ast) ?? "")
    }
  })
  return names
}

/**
 * Corrects how `OpenApi.fromApi` describes our fields: query integers and booleans are documented as such and not as
 * text, and only bodies whose endpoint refuses undeclared keys are closed. A closed body needs an `identifier`.
 *
 * ```ts
 * const Api = contract.annotate(OpenApi.Transform, openApiFields(contract))
 * ```
 */
export const openApiFields = <Id extends string, G extends Groups>(api: HttpApi.HttpApi<Id, G>) => {
  const closed = closedNames(api)
  return (document: Fragment): Record<string, unknown> => {
    const paths = corrected(document["paths"])
    const components = Object(document["components"])
    const schemas = Object.entries<Fragment>(components.schemas).map(([name, schema]) => [
      name,
      closed.has(name) ? { ...Object(corrected(schema)), additionalProperties: false } : corrected(schema)
    ])
    return { ...document, paths, components: { ...components, schemas: Object.fromEntries(schemas) } }
  }
}

const problem = { $ref: "#/components/schemas/Problem" }

/** Adds the form of RFC 9457 to every refusal, for clients that request it. */
const withProblems = (document: Document): Document =>
  mapOperations(document, (operation) =>
    mapResponses(operation, (response, status) =>
      isRefusal(status)
        ? { ...response, content: { ...response.content, "application/problem+json": { schema: problem } } }
        : response
    )
  )

const refsTo = (names: ReadonlyArray<string>) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const isCounted = ({ responses, security }: Operation): boolean =>
  responses["429"] !== undefined && !security.some((scheme) => "admin_token" in scheme)

/** Adds the headers of every response; each header is described once. */
const withHeaders = (document: Document): Document => {
  const { components, ...rest } = mapOperations(document, (operation) =>
    mapResponses(operation, (response, status) => {
      const errors = Object.values(response.content ?? {}).flatMap(({ schema }) => namesIn(schema))
      const names = headersOf({ status, errors, isCounted: isCounted(operation) })
      return { ...response, headers: { ...refsTo(names), ...response.headers } }
    })
  )
  const parameters = mapValues(requestHeaders, (described, name) => ({
    name,
    in: "header",
    required: false,
    ...described
  }))
  return { ...rest, paths: rest.paths, components: { ...components, headers: responseHeaders, parameters } }
}

type Schemas = Document["components"]["schemas"]

const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

const objectOf = (value: unknown): Fragment => (Predicate.isReadonlyObject(value) ? { ...value } : {})

/** An example of a schema: its own first one, or one composed from those of its parts; undefined if a part has none. */
const exampleOf = (schema: Fragment, schemas: Readonly<Record<string, Fragment>>): unknown => {
  const [own] = listOf(schema["examples"])
  if (own !== undefined) return own
  const [name] = schema["$ref"] === undefined ? [] : namesIn(schema)
  if (name !== undefined) return exampleOf(schemas[name] ?? {}, schemas)
  const [allowed] = listOf(schema["enum"])
  if (allowed !== undefined) return allowed
  const [alternative] = listOf(schema["anyOf"])
  if (alternative !== undefined) return exampleOf(objectOf(alternative), schemas)
  if (schema["type"] === "null") return null
  if (schema["type"] === "array") return [exampleOf(objectOf(schema["items"]), schemas)]
  const properties = Object.entries(objectOf(schema["properties"]))
  return properties.length === 0
    ? undefined
    : Object.fromEntries(properties.map(([key, property]) => [key, exampleOf(objectOf(property), schemas)]))
}

/** The example of a schema under the schema's name, or all of its examples, numbered. */
const examplesOf = (name: string, schemas: Schemas): ReadonlyArray<readonly [string, unknown]> => {
  const schema = schemas[name] ?? {}
  const { examples } = schema
  return Array.isArray(examples) && examples.length > 1
    ? examples.map((value, at) => [`${name}${at + 1}`, value])
    : [[name, exampleOf(schema, schemas)]]
}

/** Adds examples of every body, each described once. */
const withExamples = (document: Document): Document => {
  const { components } = document
  const shown = new Map<string, { readonly value: unknown }>()

  const refsIn = (content: Content): Content =>
    mapValues(content, (media) => {
      const examples = namesIn(media.schema).flatMap((name) => examplesOf(name, components.schemas))
      for (const [name, value] of examples) shown.set(name, { value })
      return { ...media, examples: Object.fromEntries(examples.map(([name]) => [name, refTo(name)])) }
    })

  const described = mapOperations(document, ({ requestBody, ...operation }) =>
    mapResponses(
      requestBody === undefined
        ? operation
        : { ...operation, requestBody: { ...requestBody, content: refsIn(requestBody.content) } },
      ({ content, ...response }) => ({ ...response, ...(content !== undefined && { content: refsIn(content) }) })
    )
  )
  return { ...described, components: { ...components, examples: Object.fromEntries(shown) } }
}

const refTo = (name: string) => ({ $ref: `#/components/examples/${name}` })

/** The bounds of every safe JavaScript integer say nothing about a field. */
const noise: Fragment = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }

/** Marks an object of free shape, which generators of clients would otherwise read as empty. */
const opened = (fragment: Fragment): Fragment =>
  fragment["type"] === "object" && fragment["properties"] === undefined && !("additionalProperties" in fragment)
    ? { ...fragment, additionalProperties: true }
    : fragment

const plain = (value: unknown, key = ""): unknown => {
  if (key === "examples") return value
  if (Array.isArray(value)) return value.map((member) => plain(member))
  if (!Predicate.isReadonlyObject(value)) return value
  const kept = Object.entries(value).filter(([name, member]) => member !== noise[name])
  return opened(Object.fromEntries(kept.map(([name, member]) => [name, plain(member, name)])))
}

/** Removes bounds without meaning, and marks objects of free shape. */
const plainSchemas = (document: Document): Document => plain(document) as Document

const canonical: Readonly<Record<string, string>> = { "idempotency-key": "Idempotency-Key" }

const lifted = ({ schema, ...parameter }: Fragment): Fragment => {
  if (!Predicate.isReadonlyObject(schema)) return parameter
  const { description, examples, ...rest }: Fragment = { ...schema }
  const name = String(parameter["name"])
  return {
    ...parameter,
    name: canonical[name] ?? name,
    ...(description !== undefined && { description }),
    schema: rest,
    ...(Array.isArray(examples) && { example: examples[0] })
  }
}

/** Moves descriptions of a parameter's value to the parameter, where readers look for them. */
const plainParameters = (document: Document): Document =>
  mapOperations(document, (operation) => ({ ...operation, parameters: operation.parameters.map(lifted) }))

const suffix = /Encoded$/
const prefix = "#/components/schemas/"

/** Effect describes the encoded side of an error's class under the suffix `Encoded`; readers know only one side. */
const plainNames = (document: Document): Document => {
  const { schemas } = document.components
  const plain = (name: string): string => {
    const short = name.replace(suffix, "")
    return short === name || Object.hasOwn(schemas, short) ? name : short
  }
  const renamed = (value: unknown, key = ""): unknown => {
    if (key === "$ref" && typeof value === "string" && value.startsWith(prefix)) {
      return prefix + plain(value.slice(prefix.length))
    }
    if (Array.isArray(value)) return value.map((member) => renamed(member))
    if (!Predicate.isReadonlyObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, renamed(member, name)]))
  }
  const { components, ...rest } = renamed(document) as Document
  const named = Object.entries(components.schemas).map(([name, schema]) => [plain(name), schema])
  return { ...rest, paths: rest.paths, components: { ...components, schemas: Object.fromEntries(named) } }
}

const successes: Readonly<Record<string, string>> = { 200: "OK", 201: "Created", 202: "Accepted", 204: "No Content" }

const detailOf = (example: unknown): unknown =>
  typeof example === "object" && example !== null && "detail" in example ? example.detail : undefined

const errorsOf = ({ content = {} }: Response): ReadonlyArray<string> =>
  Object.values(content).flatMap(({ schema }) => namesIn(schema))

/** Describes responses in words: of refusals, Effect only gives the names of their schemas. */
const plainDescriptions = (document: Document): Document => {
  const { schemas } = document.components
  const wordsOf = (name: string): string => {
    const schema = schemas[name] ?? {}
    const detail = detailOf(exampleOf(schema, schemas))
    return typeof detail === "string" ? detail.replace(/\.$/, "") : "The request does not fit the contract"
  }
  return mapOperations(document, (operation) =>
    mapResponses(operation, (response, status) => {
      if (!isRefusal(status)) return { ...response, description: successes[status] ?? response.description }
      return { ...response, description: errorsOf(response).map(wordsOf).join(". Or: ") }
    })
  )
}

const onlyWithBody: ReadonlySet<string> = new Set(["400", "413"])

const isPossible = ({ parameters, requestBody }: Operation, status: string): boolean => {
  if (onlyWithBody.has(status)) return requestBody !== undefined
  return status !== "422" || requestBody !== undefined || parameters.length > 0
}

/** Removes refusals of a body if no body is read, and refusals of input if there is none. */
const onlyPossible = (document: Document): Document =>
  mapOperations(document, (operation) => ({
    ...operation,
    responses: Object.fromEntries(
      Object.entries(operation.responses).filter(([status]) => isPossible(operation, status))
    )
  }))

const steps: ReadonlyArray<(document: Document) => Document> = [
  plainSchemas,
  plainNames,
  onlyPossible,
  plainDescriptions,
  withHeaders,
  plainParameters,
  withProblems,
  withExamples
]

/** The contract with the additions of its documentation: the address, headers, examples. */
const documented = <Id extends string, Groups extends HttpApiGroup.Constraint>(
  api: HttpApi.HttpApi<Id, Groups>,
  publicUrl: string
) => {
  const fields = openApiFields(api)
  return api.annotate(OpenApi.Servers, [{ url: publicUrl }]).annotate(OpenApi.Transform, (document) => {
    const start = fields(document) as Fragment as Document
    return { ...steps.reduce((made, step) => step(made), start) }
  })
}

/** The OpenAPI 3.1 description of a contract. */
export const openApiOf = <Id extends string, Groups extends HttpApiGroup.Constraint>(
  api: HttpApi.HttpApi<Id, Groups>,
  publicUrl: string
): Readonly<Record<string, unknown>> => ({ ...OpenApi.fromApi(documented(api, publicUrl)) })
