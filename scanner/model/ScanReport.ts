import type { Finding } from "./Finding.ts"
import type { LibraryUse } from "./LibraryUse.ts"
import type { Unrecognised } from "./UnrecognisedImport.ts"

/**
 * A comment `ciphermap-ignore: RULE reason` in a file that was scanned, or a comment or an annotation for another tool. It
 * applies to its own line and the next one, unless it says up to which line.
 */
export interface Suppression {
  readonly path: string
  /** From 1. */
  readonly line: number
  /** Rule ids, whose end may be `*`; `*` alone stands for all. */
  readonly rules: ReadonlyArray<string>
  readonly reason?: string
  /** The mark of another tool, such as `nosec`, where it is no comment of ours. */
  readonly tool?: string
  /** True where it speaks of its own line only. */
  readonly isOfLine?: true
  /** The last line it speaks of, from `line` on: what is annotated, or up to where the tool is told to look again. */
  readonly endLine?: number
}

/** A file of rows that a project has written for its own wrappers. */
export interface OwnRulesFile {
  /** Within the folder of rules. */
  readonly file: string
  /** What the project calls what these rows are of. */
  readonly name: string
  /** Qualified names that it has rows for. */
  readonly rows: number
  /** Names that a table of the scanner has a row for, too, which does not count. */
  readonly replaces: ReadonlyArray<string>
}

/** A layer of an image, and which files of the image are in it that cryptography or a library was found in. */
export interface ImageLayer {
  /** The name of the layer where the image was saved: with its digest, as a rule. */
  readonly id: string
  /** Paths from the root of the image, in their order. */
  readonly files: ReadonlyArray<string>
}

/** A container image that was scanned. */
export interface ScannedImage {
  readonly path: string
  /** As which it was saved. */
  readonly name: string
  /** From the lowest to the topmost. */
  readonly layers: ReadonlyArray<ImageLayer>
}

/** What was read of installed packages. */
export interface ReadDependencies {
  readonly packages: number
  /** Those that are listed: known libraries of cryptography, and those in which some was found. */
  readonly withCryptography: number
  readonly files: number
  /** Imports of cryptographic libraries in them of which nothing was recognised. */
  readonly unrecognised: number
}

/** Why a file was not scanned, or not to its end. A reason is data, never an error of the scan. */
export type SkipReason =
  | "unsupported-language"
  | "ignored"
  | "vendored"
  | "minified"
  | "binary"
  | "too-large"
  | "unreadable"
  | "malformed"
  | "timeout"
  | "parser-failure"
  | "worker-lost"

export interface Skipped {
  readonly path: string
  readonly reason: SkipReason
  readonly detail?: string
}

export interface LanguageCount {
  readonly files: number
  readonly bytes: number
}

/**
 * What a scan found and what it did not look at. Findings are in order of path, line, column, api and name, whatever
 * the number of workers.
 */
export interface ScanReport {
  readonly findings: ReadonlyArray<Finding>
  /** Cryptographic libraries that manifests and lock files name, in order of their package URLs. */
  readonly libraries: ReadonlyArray<LibraryUse>
  readonly skipped: ReadonlyArray<Skipped>
  /** Files with syntax errors: scanned as far as the parser recovered. */
  readonly partial: ReadonlyArray<string>
  readonly filesScanned: number
  /** Files that the prefilter proved to contain no known API, so they were not parsed. */
  readonly filesPrefiltered: number
  readonly bytesScanned: number
  /** Files in no language the scanner knows: how many of each extension. */
  readonly unsupported: { readonly [extension: string]: number }
  readonly languages: { readonly [language: string]: LanguageCount }
  /** In order of path and line. */
  readonly suppressions: ReadonlyArray<Suppression>
  /** Cryptographic libraries that files import and of which nothing was recognised there. */
  readonly unrecognised: Unrecognised
  /** In order of their names; absent where a scan has none. */
  readonly ownRules?: ReadonlyArray<OwnRulesFile>
  /** Installed packages that were read; absent where there were none. */
  readonly dependencies?: ReadDependencies
  /** In the order in which they were read; absent where a scan met none. */
  readonly images?: ReadonlyArray<ScannedImage>
}

/**
 * Whether another scan of the same files gives the same report. All limits count steps; only a thread that got stuck or
 * ended before its time, which may be the machine's fault, makes a difference.
 */
export const isRepeatable = ({ skipped }: Pick<ScanReport, "skipped">): boolean =>
  skipped.every(({ reason }) => reason !== "worker-lost")
