import type { PurlType } from "../purl.ts"

/** What one record says of one package. */
export interface PackagePart {
  /** The folder or archive of the package, or that of its records, by which what several records say is put together; ends in `/`. */
  readonly at: string
  /** Whether the record is there because the package is installed. */
  readonly isInstalled?: true
  readonly type?: PurlType
  readonly name?: string
  readonly version?: string | undefined
  /** As it is declared. */
  readonly licence?: string | undefined
  /** Folders, which end in `/`, and files that are of the package, where `at` is not it. */
  readonly roots?: ReadonlyArray<string>
  /** The same by conventions, for where no record lists them. */
  readonly likelyRoots?: ReadonlyArray<string>
  /** A folder in which nothing is the project's own. */
  readonly region?: string
  /** True where it is installed only because the project needs it, itself or by way of others. */
  readonly isNeeded?: true
  /** Packages that it needs to run, as `type:name`. */
  readonly requires?: ReadonlyArray<string>
  /** True of a name that is taken only where no other is known. */
  readonly isGuess?: true
  /** What stands before its place in the text, as in `Declared`. */
  readonly find?: ReadonlyArray<string>
}

/** What a record says; undefined: it is none of that kind, or broken. */
export type PartReader = (text: string, path: string) => ReadonlyArray<PackagePart> | undefined

export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1)
