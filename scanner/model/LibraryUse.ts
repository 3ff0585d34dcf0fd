import type { Originated, Reach } from "./Origin.ts"
import type { Place } from "./Place.ts"
import type { UsageScope } from "./UsageScope.ts"

/** CycloneDX `scope`: what runs, what runs where it is there, and what only builds or tests need. */
export type LibraryScope = "required" | "optional" | "excluded"

/** A place of a manifest or lock file that names a library. */
export interface LibraryOccurrence extends Pick<Originated, "origin"> {
  readonly path: string
  readonly place: Place
  readonly scope: UsageScope
  /** Requested versions, where they are not one version. */
  readonly requirement?: string
}

/** A cryptographic library that the manifests or lock files of a tree name, one for each version. */
export interface LibraryUse {
  /** Package URL, with the version where it is known exactly. */
  readonly purl: string
  /** As its registry writes it: `@noble/hashes`, `org.bouncycastle:bcprov-jdk18on`. */
  readonly name: string
  readonly version?: string
  /** Absent where no file states it. */
  readonly scope?: LibraryScope
  /** Whether the project itself requests it, rather than another library; absent where no file states it. */
  readonly direct?: boolean
  /** Whether findings are of its API, so that it is more than available. */
  readonly used: boolean
  /** How many findings. */
  readonly uses: number
  /** Algorithms its API names. A library may offer more than those. */
  readonly offers: ReadonlyArray<string>
  readonly occurrences: ReadonlyArray<LibraryOccurrence>
  /** As the package declares it: an expression of SPDX where it is one; absent where it was not read. */
  readonly licence?: string
  /** Package URLs of those libraries here that it asks for; absent where it was not read. */
  readonly requires?: ReadonlyArray<string>
  /** Absent where no installed package was read. */
  readonly reach?: Reach
  /** How many findings are in it; absent where it was not read. */
  readonly contains?: number
}
