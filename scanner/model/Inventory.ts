import type { CryptoAsset } from "./CryptoAsset.ts"
import type { LibraryUse } from "./LibraryUse.ts"
import type {
  LanguageCount,
  OwnRulesFile,
  ReadDependencies,
  ScannedImage,
  SkipReason,
  Suppression
} from "./ScanReport.ts"
import type { Unrecognised } from "./UnrecognisedImport.ts"

/** How much of a tree was read, and by which rules. */
export interface Coverage {
  readonly filesScanned: number
  /** Files that the prefilter proved to contain no known API, so they were not parsed. */
  readonly filesPrefiltered: number
  /** Absent where a bill of materials does not state it, as with the bytes of languages. */
  readonly bytesScanned?: number
  /** Files with syntax errors: scanned as far as the parser recovered. */
  readonly filesPartial: number
  readonly skipped: { readonly [R in SkipReason]?: number }
  /** Files in no language the scanner knows: how many of each extension. */
  readonly unsupported: { readonly [extension: string]: number }
  /** Cryptographic libraries that files import and of which nothing was recognised there. */
  readonly unrecognised: Unrecognised
  /** Rows that the project has written for its own wrappers; absent where there are none. */
  readonly ownRules?: ReadonlyArray<OwnRulesFile>
  /** Installed packages that were read; absent where there were none. */
  readonly dependencies?: ReadDependencies
  /** Container images that were scanned; absent where there were none. */
  readonly images?: ReadonlyArray<ScannedImage>
  readonly languages: { readonly [language: string]: Pick<LanguageCount, "files"> & Partial<LanguageCount> }
}

/**
 * The cryptography of a tree: what is assessed and written out, whether it comes from a scan or from a bill of materials
 * that somebody wrote before.
 */
export interface Inventory {
  /** In order of type and name. */
  readonly assets: ReadonlyArray<CryptoAsset>
  /** In order of package URLs. */
  readonly libraries: ReadonlyArray<LibraryUse>
  /** Absent where a bill of materials does not state it. */
  readonly coverage?: Coverage
  readonly suppressions: ReadonlyArray<Suppression>
}
