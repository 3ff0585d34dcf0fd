import type { NotationName } from "../../notation/notations.ts"
import type { KeywordSet } from "../../select/prefilter/keywordSets.ts"

/** An option of a connection string that says whether TLS is spoken, or what is checked of the server. */
export interface ConnectionOption {
  readonly reads: NotationName
  /** Values by which no TLS is spoken. */
  readonly off?: RegExp
  /** Values that drivers do not agree on. */
  readonly assumed?: RegExp
}

/** A way in which programs say which server to talk to, and how, in one text. */
export interface ConnectionKind {
  readonly name: string
  /** Where such a text begins. Without it, a text between quotes or on a line. */
  readonly begins?: RegExp
  /** What else such a text holds. */
  readonly holds?: RegExp
  /** One option, with its name and its value. */
  readonly option: RegExp
  /** By their names in small letters, without spaces and dashes. */
  readonly options: { readonly [name: string]: ConnectionOption }
  /** Words of which one set must be in a file. */
  readonly marks: ReadonlyArray<KeywordSet>
}
