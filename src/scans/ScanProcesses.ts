import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ScanLimits } from "../config/termsOf.ts"
import type { ChosenPolicy } from "../domain/PolicyRecord.ts"
import type { ScanRecord } from "../domain/ScanRecord.ts"
import type { ScanFailure } from "../domain/FailureCause.ts"
import type { StoredFormat } from "../domain/StoredFormat.ts"
import type { DocumentFormat } from "../domain/UploadTarget.ts"

/** How the documents of a scan describe it, and where they go. */
interface JobDocuments {
  /** Where the documents are written; it exists and belongs to this scan alone. */
  readonly folder: string
  readonly host: string
  readonly owner: string
  readonly name: string
  readonly ref: string | null
  readonly projectName: string | null
  /** UUID of the bills of materials. */
  readonly serialNumber: string
  /** RFC 3339: the timestamp of the documents; policies are evaluated for its day. */
  readonly timestamp: string
  /** What the tenant or the repository has chosen: the report begins with the plan under them. */
  readonly policies?: ReadonlyArray<ChosenPolicy> | null
  /** Address of the page of rules, to which documents link. */
  readonly rulesPage?: string
  /** Hexadecimal: with it the fingerprints of private and secret keys are made into codes that only this installation can make. */
  readonly fingerprintKey?: string
}

/** A commit to scan. */
export interface ScanJob extends JobDocuments {
  /** A bare repository. */
  readonly directory: string
  readonly commit: string
  /** `https://host/owner/name` */
  readonly url: string
  readonly projectVersion: string
  /** Whether the configuration in the repository has an effect. */
  readonly readsConfiguration?: boolean
  /** Files with what the scan before has left, if it has, and for what this one leaves. */
  readonly memory?: { readonly before: string; readonly after: string }
}

/** What a client states of an upload. */
interface StatedDocuments extends JobDocuments {
  readonly commit: string | null
  /** null for a repository without an address. */
  readonly url: string | null
  readonly projectVersion: string | null
}

/** A document to evaluate, of which no code is read. */
export interface UploadJob extends StatedDocuments {
  readonly upload: {
    /** Compressed with gzip. */
    readonly file: string
    readonly format: DocumentFormat
  }
}

/** An archive to scan. */
export interface ArchiveJob extends StatedDocuments {
  readonly archive: {
    /** Has nothing else in it. */
    readonly folder: string
    readonly fileName: string
  }
}

export type ScanTask = ScanJob | UploadJob | ArchiveJob

export interface ScanProgress {
  /** null until the files are listed. */
  readonly filesTotal: number | null
  readonly filesDone: number
}

/** The results of a scan and the files that hold them. */
export interface ScanOutcome extends Pick<ScanRecord, "components_total" | "findings_total" | "findings_by_severity"> {
  /** null where nothing was judged. */
  readonly score: number | null
  readonly risk_level: NonNullable<ScanRecord["risk_level"]>
  /** A JSON file with the columns of `scan_results`: findings, components, summary, metadata, findings_truncated, components_truncated. */
  readonly results: string
  /** Files with the documents. */
  readonly documents: Readonly<Record<StoredFormat, string>>
}

/** A pool of processes that scan: a crash of one of them affects no other, nor the worker. */
export class ScanProcesses extends Context.Service<
  ScanProcesses,
  {
    /** Scans at a time; further ones wait for a process. */
    readonly atOnce: number
    /** Interruption ends the process. `limits` can only be stricter than those of all scans. */
    readonly scan: (
      job: ScanTask,
      onProgress: (progress: ScanProgress) => void,
      limits?: Pick<ScanLimits, "scanSeconds">
    ) => Effect.Effect<ScanOutcome, ScanFailure>
  }
>()("ciphermap/ScanProcesses") {}
