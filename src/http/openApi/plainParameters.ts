import { isReadonlyObject } from "effect/Predicate"
import { type Document, type Fragment, mapOperations } from "./Document.ts"

const canonical: Readonly<Record<string, string>> = { "idempotency-key": "Idempotency-Key" }

const lifted = ({ schema, ...parameter }: Fragment): Fragment => {
  if (!isReadonlyObject(schema)) return parameter
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

/** What is said of a parameter's value is said of the parameter, where its readers look for it. */
export const plainParameters = (document: Document): Document =>
  mapOperations(document, (operation) => ({ ...operation, parameters: operation.parameters.map(lifted) }))
