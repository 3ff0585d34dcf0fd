/** A JSON object. */
export type Fragment = Readonly<Record<string, unknown>>

export interface MediaType {
  readonly schema: Fragment
  readonly examples?: Fragment
}

export type Content = Readonly<Record<string, MediaType>>

export interface Response {
  readonly description: string
  readonly headers?: Readonly<Record<string, Fragment>>
  readonly content?: Content
}

export type Responses = Readonly<Record<string, Response>>

export interface Operation extends Fragment {
  readonly parameters: ReadonlyArray<Fragment>
  readonly security: ReadonlyArray<Fragment>
  readonly requestBody?: { readonly content: Content; readonly required: true }
  readonly responses: Responses
}

/** The parts of an OpenAPI 3.1 document that are read and written here. https://spec.openapis.org/oas/v3.1.0 */
export interface Document extends Fragment {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Fragment>> } & Fragment
}

export const mapValues = <A, B>(
  record: Readonly<Record<string, A>>,
  change: (value: A, key: string) => B
): Readonly<Record<string, B>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))

/** Changes each operation of the document. */
export const mapOperations = (document: Document, change: (operation: Operation) => Operation): Document => ({
  ...document,
  paths: mapValues(document.paths, (methods) => mapValues(methods, change))
})

/** Changes each response of the operation. */
export const mapResponses = (
  operation: Operation,
  change: (response: Response, status: string) => Response
): Operation => ({ ...operation, responses: mapValues(operation.responses, change) })

const component = "#/components/schemas/"

/** The names of the components that a body may be; empty if it is described in place. */
export const namesIn = ({ $ref, anyOf }: Fragment): ReadonlyArray<string> => {
  if (typeof $ref === "string") return [$ref.slice(component.length)]
  return Array.isArray(anyOf) ? anyOf.flatMap(namesIn) : []
}

export const isRefusal = (status: string): boolean => Number(status) >= 400
