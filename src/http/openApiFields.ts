import * as Context from "effect/Context"
import { constVoid } from "effect/Function"
import * as HttpApi from "effect/http-api/HttpApi"
import type * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as Predicate from "effect/Predicate"
import * as SchemaAST from "effect/SchemaAST"

type Fragment = Readonly<Record<string, unknown>>

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
