import type { DownloadFormat } from "../domain/downloadName.ts"
import type { BrandingRecord, PublicBranding } from "../domain/BrandingRecord.ts"
import type { CreatedKey, KeyRecord } from "../domain/KeyRecord.ts"
import type { PublicationRecord } from "../domain/PublicationRecord.ts"
import type { ScanCreated } from "../domain/ScanCreated.ts"
import type { ScanDiff } from "../domain/ScanDiff.ts"
import type { ScanDetails, ScanRecord } from "../domain/ScanRecord.ts"
import type { ScanStatus } from "../domain/ScanState.ts"
import type { ScheduleRecord } from "../domain/ScheduleRecord.ts"
import type { UsageRecord } from "../domain/UsageRecord.ts"
import type { BrandingUpdate } from "../api/brandingApi.ts"
import type { Health } from "../api/healthApi.ts"
import type { PublicationRequest } from "../api/publicationsApi.ts"
import type { ScanRequest } from "../api/scansApi.ts"
import type { ScheduleRequest, ScheduleUpdate } from "../api/schedulesApi.ts"
import type { DeliveryRecord, DeliveryStatus } from "../domain/DeliveryRecord.ts"
import type { WebhookRecord, WebhookWithSecret } from "../domain/WebhookRecord.ts"
import type { WebhookRequest, WebhookUpdate } from "../api/webhooksApi.ts"
import type { BomContent, BomUnchanged } from "./BomDownload.ts"
import type { ScanEvent } from "./scanEvents.ts"

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

export interface DocumentOptions extends CallOptions {
  /** That of an earlier download: an unchanged document is not sent again. */
  readonly etag?: string | undefined
}

export interface DownloadOptions extends DocumentOptions {
  /** Default `cyclonedx`. */
  readonly format?: DownloadFormat | undefined
}

export interface WatchOptions extends CallOptions {
  /** `id` of the last event that was seen. */
  readonly lastEventId?: string | undefined
}

export interface ScanPage {
  /** Newest first. */
  readonly scans: ReadonlyArray<ScanRecord>
  readonly count: number
  readonly next_cursor: string | null
}

export interface DeliveryPageOptions extends CallOptions {
  /** Deliveries of a page, 1 to 200. Default 50. */
  readonly limit?: number | undefined
  /** `next_cursor` of the page before. */
  readonly cursor?: string | undefined
  readonly status?: DeliveryStatus | undefined
}

export interface DeliveryPage {
  /** Newest first. */
  readonly deliveries: ReadonlyArray<DeliveryRecord>
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
  /** The findings of a completed scan as SARIF 2.1.0. */
  readonly downloadSarif: (id: string, options?: DocumentOptions) => Promise<BomContent | BomUnchanged>
  /** The report of a completed scan as one HTML page. */
  readonly downloadReport: (id: string, options?: DocumentOptions) => Promise<BomContent | BomUnchanged>
  /** All that a completed scan has found. */
  readonly downloadScan: (id: string, options?: DocumentOptions) => Promise<BomContent | BomUnchanged>
  /** What is new, fixed and changed from one completed scan to another. */
  readonly compareScans: (base: string, head: string, options?: CallOptions) => Promise<ScanDiff>
  /**
   * Each change of a scan as it happens, its end at last: `for await (const { scan } of client.scanEvents(id))`. Comes
   * back to the service where it left off when the connection breaks.
   */
  readonly scanEvents: (id: string, options?: WatchOptions) => AsyncGenerator<ScanEvent, void>
  /** A scan that has not ended fails with the code `cancelled`; of one that was cancelled before, nothing changes. */
  readonly cancelScan: (id: string, options?: CallOptions) => Promise<ScanRecord>
  /** Submits a scan of the same repository, name and version; once, however often it has to be tried. */
  readonly rescan: (id: string, options?: MakingOptions) => Promise<ScanCreated>
  /** The active link to the report of a scan. */
  readonly publication: (id: string, options?: CallOptions) => Promise<PublicationRecord>
  /** Shows the report to whoever has the link; called again, it changes the link and keeps its address. */
  readonly publishReport: (
    id: string,
    request?: typeof PublicationRequest.Type,
    options?: CallOptions
  ) => Promise<PublicationRecord>
  /** At once and for ever. */
  readonly revokePublication: (id: string, options?: CallOptions) => Promise<void>
  readonly createSchedule: (request: typeof ScheduleRequest.Type, options?: MakingOptions) => Promise<ScheduleRecord>
  readonly listSchedules: (options?: CallOptions) => Promise<ReadonlyArray<ScheduleRecord>>
  readonly getSchedule: (id: string, options?: CallOptions) => Promise<ScheduleRecord>
  readonly changeSchedule: (
    id: string,
    update: typeof ScheduleUpdate.Type,
    options?: CallOptions
  ) => Promise<ScheduleRecord>
  readonly deleteSchedule: (id: string, options?: CallOptions) => Promise<void>
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
  /** Registers a webhook. Its secret, `signing_secret`, is told this once. */
  readonly createWebhook: (request: typeof WebhookRequest.Type, options?: MakingOptions) => Promise<WebhookWithSecret>
  readonly listWebhooks: (options?: CallOptions) => Promise<ReadonlyArray<WebhookRecord>>
  readonly getWebhook: (id: string, options?: CallOptions) => Promise<WebhookRecord>
  /** Changes the fields that are given; `enabled: true` switches a disabled webhook on again. */
  readonly updateWebhook: (
    id: string,
    update: typeof WebhookUpdate.Type,
    options?: CallOptions
  ) => Promise<WebhookRecord>
  /** With the deliveries to it. */
  readonly deleteWebhook: (id: string, options?: CallOptions) => Promise<void>
  /** A new `signing_secret`; for a day deliveries are signed with the old one, too. */
  readonly rotateWebhookSecret: (id: string, options?: MakingOptions) => Promise<WebhookWithSecret>
  /** Sends a `cbom.webhook.test`; gives its delivery. */
  readonly testWebhook: (id: string, options?: CallOptions) => Promise<DeliveryRecord>
  /** One page of a webhook's deliveries. */
  readonly listDeliveries: (id: string, options?: DeliveryPageOptions) => Promise<DeliveryPage>
  /** Delivers again, at once, under the same `webhook-id`. */
  readonly redeliver: (id: string, delivery: string, options?: CallOptions) => Promise<DeliveryRecord>
  /** Needs no key. */
  readonly health: (options?: CallOptions) => Promise<typeof Health.Type>
}
