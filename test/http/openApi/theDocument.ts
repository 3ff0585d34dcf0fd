import { Api } from "../../../src/api/Api.ts"
import { openApiOf } from "../../../src/http/openApi.ts"
import type { Document } from "../../../src/http/openApi/Document.ts"

export const publicUrl = "https://api.ciphermap.test"

/** The document as clients get it, over JSON. */
export const theDocument: Document & { readonly servers: unknown; readonly info: unknown; readonly openapi: unknown } =
  JSON.parse(JSON.stringify(openApiOf(Api, publicUrl)))

export interface Described {
  readonly method: string
  readonly path: string
  readonly operation: Document["paths"][string][string]
}

export const operations: ReadonlyArray<Described> = Object.entries(theDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation }))
)
