import { type Document, isRefusal, mapOperations, mapResponses } from "./Document.ts"

const problem = { $ref: "#/components/schemas/Problem" }

/** Every refusal is there as RFC 9457 has it too, for who asks for that. */
export const withProblems = (document: Document): Document =>
  mapOperations(document, (operation) =>
    mapResponses(operation, (response, status) =>
      isRefusal(status)
        ? { ...response, content: { ...response.content, "application/problem+json": { schema: problem } } }
        : response
    )
  )
