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
  /** Imports of cryptographic libraries in production code of which something was recognised; absent where it was not counted. */
  readonly recognised?: number
}

/** How many files import a library of which nothing was recognised in them. */
interface UnrecognisedFiles {
  /** The project's own. */
  readonly production: number
  /** Of these, those that call names that no row knows. */
  readonly calling: number
  /** Of tests, examples, generated code and copies. */
  readonly others: number
}

const filesOf = (imports: ReadonlyArray<UnrecognisedImport>): number => new Set(imports.map(({ path }) => path)).size

/** Counts each file once, whatever it imports. */
export const unrecognisedFiles = (imports: ReadonlyArray<UnrecognisedImport>): UnrecognisedFiles => {
  const own = imports.filter(({ scope }) => scope === "production")
  const production = filesOf(own)
  const calling = filesOf(own.filter(({ calls }) => calls.length > 0))
  return { production, calling, others: filesOf(imports) - production }
}
