import type { LibraryApi } from "../model/LibraryApi.ts"
import type { LibraryOccurrence, LibraryScope } from "../model/LibraryUse.ts"

/** A version that has a name, for files in and below the folder of its own. */
export interface NamedVersion {
  readonly path: string
  readonly name: string
  readonly version: string
}

/** A package that a file asks for by a name that another one gives it. */
export interface AliasUse {
  readonly name: string
  readonly scope?: LibraryScope
  readonly occurrence: LibraryOccurrence
}

/** A source of what is built. */
export interface BuiltSource {
  readonly path: string
  readonly isShipped: boolean
}

/** What a manifest or lock file says. */
export interface ManifestSays {
  readonly path: string
  readonly mentions: ReadonlyArray<LibraryMention>
  readonly names: ReadonlyArray<NamedVersion>
  readonly aliases: ReadonlyArray<AliasUse>
  /** The file that it goes on from, by its path from the root. */
  readonly parent?: string
  /** Sources of what it builds, by their paths from the root. */
  readonly sources?: ReadonlyArray<BuiltSource>
  /** Packages that it asks for to run, as `type:name`, whether or not they are known. */
  readonly requires?: ReadonlyArray<string>
}

/** A known cryptographic library, as one place of one file names it. */
export interface LibraryMention {
  /** Package URL without a version. */
  readonly purl: string
  readonly name: string
  readonly version?: string
  readonly scope?: LibraryScope
  readonly transitive?: boolean
  readonly role?: "version" | "checksum"
  /** True where the file itself is the library, or holds it: that says nothing of which version others beside it get. */
  readonly isHeld?: true
  readonly versionName?: string
  /** The name by which the programs of the project call it. */
  readonly localName?: string
  readonly aliases?: ReadonlyArray<string>
  readonly occurrence: LibraryOccurrence
  /** True: of interest only where its cryptography is used. */
  readonly isGeneral?: true
  readonly api: LibraryApi
  readonly offers: ReadonlyArray<string>
}
