import type { LibraryApi } from "../model/LibraryApi.ts"
import type { LibraryOccurrence, LibraryScope } from "../model/LibraryUse.ts"
import type { Declared } from "./Declared.ts"

/** A known cryptographic library, as one place of one file names it. */
export interface LibraryMention {
  /** Package URL without a version. */
  readonly purl: string
  readonly name: string
  readonly version?: string
  readonly scope?: LibraryScope
  readonly transitive?: boolean
  readonly role?: NonNullable<Declared["role"]>
  readonly occurrence: LibraryOccurrence
  /** True: of interest only where its cryptography is used. */
  readonly isGeneral?: true
  readonly api: LibraryApi
  readonly offers: ReadonlyArray<string>
}
