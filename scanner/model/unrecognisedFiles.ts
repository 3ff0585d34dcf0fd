import type { UnrecognisedImport } from "./UnrecognisedImport.ts"

/** How many files import a library of which nothing was recognised in them. */
export interface UnrecognisedFiles {
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
