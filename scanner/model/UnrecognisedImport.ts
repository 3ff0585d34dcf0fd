import type { UsageScope } from "./UsageScope.ts"

/** A name of a library that a file calls and of which no row of a table speaks. */
export interface UnknownCall {
  readonly name: string
  /** Where it is called first. */
  readonly line: number
  readonly count: number
}

/** An import of a cryptographic library of which nothing was recognised in the file. */
export interface UnrecognisedImport {
  readonly path: string
  readonly language: string
  /** As its registry or its platform names it. */
  readonly library: string
  /** What the file imports of it first, as it writes it. */
  readonly imported: string
  readonly line: number
  readonly scope: UsageScope
  /** Names of the library that the file calls and no row knows, most frequent first. */
  readonly calls: ReadonlyArray<UnknownCall>
  /** How many further such names there are. */
  readonly moreCalls: number
}

/** Imports of which nothing was recognised, in the order of paths, and how many more there are beyond the bound. */
export interface Unrecognised {
  readonly imports: ReadonlyArray<UnrecognisedImport>
  readonly more: number
}
