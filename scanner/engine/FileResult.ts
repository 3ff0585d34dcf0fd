import type { Answer, Question } from "../resolve/Question.ts"
import type { LocatedPart } from "../manifests/installed/readPackageRecord.ts"
import type { ManifestSays } from "../manifests/LibraryMention.ts"
import type { Finding } from "../model/Finding.ts"
import type { SkipReason, Suppression } from "../model/ScanReport.ts"
import type { OwnFunction } from "./ownFunctions.ts"
import type { KeptTree } from "../tree/packTree.ts"
import type { UnrecognisedImport } from "../model/UnrecognisedImport.ts"

/** What became of one file. */
export interface FileResult {
  readonly path: string
  readonly language?: string
  readonly bytes: number
  /** In the order of the file. */
  readonly findings: ReadonlyArray<Finding>
  /** What it says as a manifest or a lock file. */
  readonly manifest?: ManifestSays
  /** What it says of packages that are installed. */
  readonly installed?: ReadonlyArray<LocatedPart>
  readonly skipped?: { readonly reason: SkipReason; readonly detail?: string }
  /** Parsed, but with syntax errors. */
  readonly partial: boolean
  /** What other files would have to say for more to be known. */
  readonly questions?: ReadonlyArray<Question>
  /** What the file says to questions of others, where it was asked. */
  readonly answers?: ReadonlyArray<Answer>
  /** Comments in it that speak of findings. */
  readonly suppressions?: ReadonlyArray<Suppression>
  /** Cryptographic libraries that it imports and of which nothing was recognised. */
  readonly unrecognised?: ReadonlyArray<UnrecognisedImport>
  /** Its tree, for reading it again. */
  readonly tree?: KeptTree
  /** How many cryptographic libraries production code of it imports of which something was recognised. */
  readonly recognisedImports?: number
  /** Functions that it defines under names of functions of a library. */
  readonly defines?: ReadonlyArray<OwnFunction>
  /** Not parsed, because no known API can be in it. */
  readonly prefiltered: boolean
}

/** A file in which nothing is looked for, because no known API can be in it. */
export const prefilteredFile = (path: string, language: string, bytes: number): FileResult => ({
  path,
  language,
  bytes,
  findings: [],
  partial: false,
  prefiltered: true
})

export const skippedFile = (path: string, bytes: number, reason: SkipReason, detail?: string): FileResult => ({
  path,
  bytes,
  findings: [],
  skipped: { reason, ...(detail !== undefined && { detail }) },
  partial: false,
  prefiltered: false
})
