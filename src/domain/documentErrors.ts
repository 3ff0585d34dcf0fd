import * as Schema from "effect/Schema"
import { problem } from "./problem.ts"

/** The store of documents is away, overloaded, or refuses the service: the same may work a little later. */
export class DocumentsUnavailable extends Schema.Error<DocumentsUnavailable>("DocumentsUnavailable")(
  problem("documents_unavailable", "The store of documents does not answer. Try again in a moment."),
  { httpApiStatus: 503 }
) {
  /** What failed, such as `ECONNREFUSED` or `403 SignatureDoesNotMatch`; not told to clients. */
  readonly reason: string = "unknown"

  static because(reason: string): DocumentsUnavailable {
    return Object.assign(new DocumentsUnavailable(), { reason })
  }
  get isRetryable(): boolean {
    return true
  }
}

/** The bytes that are stored of a document are gone, or are not those that were stored. */
export class DocumentDamaged extends Schema.Error<DocumentDamaged>("DocumentDamaged")(
  problem("document_damaged", "The stored document is damaged."),
  { httpApiStatus: 500 }
) {
  get isRetryable(): boolean {
    return false
  }
}

export type DocumentFault = DocumentsUnavailable | DocumentDamaged
