import type { DownloadFormat } from "../domain/downloadName.ts"
import type { BrandingRecord, PublicBranding } from "../domain/BrandingRecord.ts"
import type { CreatedKey, KeyRecord } from "../domain/KeyRecord.ts"
import type { ScanCreated } from "../domain/ScanCreated.ts"
import type { ScanDetails, ScanRecord } from "../domain/ScanRecord.ts"
import type { ScanStatus } from "../domain/ScanState.ts"
import type { UsageRecord } from "../domain/UsageRecord.ts"
import type { BrandingUpdate } from "../branding/api.ts"
import type { Health } from "../health/api.ts"
import type { ScanRequest } from "../scans/api.ts"
import type { BomContent, BomUnchanged } from "./BomDownload.ts"

export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
}

export interface MakingOptions extends CallOptions {
  /** 1 to 255 visible ASCII characters: calls with the same key and request act once. Default: a random one per call. */
  readonly idempotencyKey?: string | undefined
}

export interface PageOptions extends CallOptions {
  /** Scans of a page, 1 to 200. Default 50. */
  readonly limit?: number | undefined
  /** `next_cursor` of the page before. */
  readonly cursor?: string | undefined
  readonly status?: ScanStatus | undefined
}

export interface WaitOptions extends CallOptions {
  /** How long to wait, in milliseconds. Default: half an hour. */
  readonly timeoutMs?: number | undefined
  /** Told of the scan each time it was read. */
  readonly onProgress?: ((scan: ScanDetails) => void) | undefined
}

export interface DownloadOptions extends CallOptions {
  /** Default `cyclonedx`. */
  readonly format?: DownloadFormat | undefined
  /** That of an earlier download: an unchanged document is not sent again. */
  readonly etag?: string | undefined
}

export interface ScanPage {
  /** Newest first. */
  readonly scans: ReadonlyArray<ScanRecord>
  readonly count: number
  readonly next_cursor: string | null
}

/**
 * The partner API as promises. Every call rejects with a `ClientError` or, when its signal was aborted, with the
 * signal's reason; what fails for a passing reason (429, 502, 503, 504, no connection) is tried again before that.
 */
export interface Client {
  /** Submits a scan; once, however often it has to be tried. */
  readonly submit: (request: typeof ScanRequest.Type, options?: MakingOptions) => Promise<ScanCreated>
  readonly getScan: (id: string, options?: CallOptions) => Promise<ScanDetails>
  /** One page of scans. */
  readonly listScans: (options?: PageOptions) => Promise<ScanPage>
  /** This page and all after it: `for await (const { scans } of client.scanPages())`. */
  readonly scanPages: (options?: PageOptions) => AsyncGenerator<ScanPage, void, undefined>
  /** Reads the scan, less and less often, until it has completed. Rejects with `ScanFailed` or `WaitTimedOut`. */
  readonly waitForScan: (id: string, options?: WaitOptions) => Promise<ScanDetails>
  /** The stored bytes of a completed scan's bill of materials; nothing of the body is read yet. */
  readonly downloadBom: (id: string, options?: DownloadOptions) => Promise<BomContent | BomUnchanged>
  /** Usage of the billing cycle and of all time, with up to 50 of the latest scans (default 5). */
  readonly usage: (options?: CallOptions & { readonly recentLimit?: number | undefined }) => Promise<UsageRecord>
  readonly listKeys: (options?: CallOptions) => Promise<ReadonlyArray<KeyRecord>>
  /** Makes a sandbox key. Its text, `api_key`, is told this once. */
  readonly createKey: (request: { readonly name: string }, options?: MakingOptions) => Promise<CreatedKey>
  /** By the key's id or lookup part; the key that is used here may be revoked too. */
  readonly revokeKey: (id: string, options?: CallOptions) => Promise<KeyRecord>
  readonly branding: (options?: CallOptions) => Promise<BrandingRecord>
  /** Changes the fields that are given; null clears one. */
  readonly updateBranding: (update: typeof BrandingUpdate.Type, options?: CallOptions) => Promise<BrandingRecord>
  /** What visitors of a subdomain see. Needs no key. */
  readonly brandingBySubdomain: (subdomain: string, options?: CallOptions) => Promise<PublicBranding>
  /** Needs no key. */
  readonly health: (options?: CallOptions) => Promise<typeof Health.Type>
}
