import { type Document, mapOperations, mapResponses, mapValues, namesIn, type Operation } from "./Document.ts"
import { headersOf, requestHeaders, responseHeaders } from "./headerTable.ts"

const refsTo = (names: ReadonlyArray<string>) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const isCounted = ({ responses, security }: Operation): boolean =>
  responses["429"] !== undefined && !security.some((scheme) => "admin_token" in scheme)

/** Says of every response which headers it carries; each header is described once. */
export const withHeaders = (document: Document): Document => {
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
