import { type Document, isRefusal, mapOperations, mapResponses, namesIn, type Response } from "./Document.ts"
import { exampleOf } from "./exampleOf.ts"

const successes: Readonly<Record<string, string>> = { 200: "OK", 201: "Created", 202: "Accepted", 204: "No Content" }

const detailOf = (example: unknown): unknown =>
  typeof example === "object" && example !== null && "detail" in example ? example.detail : undefined

const errorsOf = ({ content = {} }: Response): ReadonlyArray<string> =>
  Object.values(content).flatMap(({ schema }) => namesIn(schema))

/** Responses are described in words: refusals in their own, for which Effect has the names of their schemas only. */
export const plainDescriptions = (document: Document): Document => {
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
