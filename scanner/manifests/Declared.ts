import type { LibraryScope } from "../model/LibraryUse.ts"
import type { PurlType } from "./purl.ts"

/** A package that a manifest or a lock file names. */
export interface Declared {
  readonly type: PurlType
  /** As the file writes it. */
  readonly name: string
  /** The one version that is used. */
  readonly version?: string | undefined
  /** What is asked for, where it leaves a choice of versions. */
  readonly requirement?: string | undefined
  /** Absent where the file does not say. */
  readonly scope?: LibraryScope | undefined
  /** Whether only another package asks for it; absent where the file does not say. */
  readonly transitive?: boolean | undefined
  /** The name of the version where another file says what it stands for. */
  readonly versionName?: string | undefined
  /** The name by which the programs of the project call the package, where that is another one. */
  readonly localName?: string | undefined
  /** Names by which other files ask for the package. */
  readonly aliases?: ReadonlyArray<string> | undefined
  /**
   * - `name`: gives a name to a version, and no package.
   * - `alias`: asks for a package by the name that another file gives it.
   * - `parent`: is the path of the file that this one goes on from.
   * - `version`: says only which version those get that ask for the package elsewhere.
   * - `source`: is the path of a source of what is built; of the scope `excluded` where that is not shipped.
   * - `checksum`: of a package that may be needed no more, so that it counts only where nothing else names the package.
   */
  readonly role?: "version" | "checksum" | "name" | "alias" | "parent" | "source" | undefined
  /** Its offset in the text; or texts that stand before its place, in this order, the last of them at it. */
  readonly find: ReadonlyArray<string> | number
}

/** What the text of a manifest names; undefined: it is no manifest of that kind, or broken. */
export type Reader = (text: string, fileName: string, path: string) => ReadonlyArray<Declared> | undefined
