import { type Content, type Document, mapOperations, mapResponses, mapValues, namesIn } from "./Document.ts"
import { exampleOf } from "./exampleOf.ts"

type Schemas = Document["components"]["schemas"]

/** One example by the name of its schema, or as many as the schema has, numbered. */
const examplesOf = (name: string, schemas: Schemas): ReadonlyArray<readonly [string, unknown]> => {
  const schema = schemas[name] ?? {}
  const { examples } = schema
  return Array.isArray(examples) && examples.length > 1
    ? examples.map((value, at) => [`${name}${at + 1}`, value])
    : [[name, exampleOf(schema, schemas)]]
}

/** Shows examples of every body, each described once. */
export const withExamples = (document: Document): Document => {
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
