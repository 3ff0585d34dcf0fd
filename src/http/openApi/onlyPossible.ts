import { type Document, mapOperations, type Operation } from "./Document.ts"

const onlyWithBody: ReadonlySet<string> = new Set(["400", "413"])

const isPossible = ({ parameters, requestBody }: Operation, status: string): boolean => {
  if (onlyWithBody.has(status)) return requestBody !== undefined
  return status !== "422" || requestBody !== undefined || parameters.length > 0
}

/** Without the refusals of a body where none is read, and those of input where none is asked for. */
export const onlyPossible = (document: Document): Document =>
  mapOperations(document, (operation) => ({
    ...operation,
    responses: Object.fromEntries(
      Object.entries(operation.responses).filter(([status]) => isPossible(operation, status))
    )
  }))
