import type { DownloadFormat } from "../domain/downloadName.ts"
import type { BrandingRecord, PublicBranding } from "../domain/BrandingRecord.ts"
import type { CredentialRecord } from "../domain/CredentialRecord.ts"
import type { CreatedKey, KeyRecord } from "../domain/KeyRecord.ts"
import type { PublicationRecord } from "../domain/PublicationRecord.ts"
import type { PlanDocument, PlanFormat } from "../domain/PlanDocument.ts"
import type { JudgedInventory, PolicyRecord } from "../domain/PolicyRecord.ts"
import type {
  Portfolio,
  RepositoryDetails,
  RepositoryRecord,
  RepositorySort,
  TrendPoint
} from "../domain/RepositoryRecord.ts"
import type { ScanDiff } from "../domain/ScanDiff.ts"
import type { ScanCreated, ScanDetails, ScanRecord } from "../domain/ScanRecord.ts"
import type { ScanStatus } from "../domain/ScanState.ts"
import type { ScheduleRecord } from "../domain/ScheduleRecord.ts"
import type { AuditEntry, CreatedMember, MemberRecord } from "../domain/MemberRecord.ts"
import type { TriageDecision, TriagedFindings, TriageState } from "../domain/TriageRecord.ts"
import type { UsageRecord } from "../domain/UsageRecord.ts"
import type { BrandingUpdate } from "../api/brandingApi.ts"
import type { CredentialReplacement, CredentialRequest } from "../api/credentialsApi.ts"
import type { Health } from "../api/healthApi.ts"
import type { PublicationRequest } from "../api/publicationsApi.ts"
import type { RepositoryRequest, RepositoryUpdate } from "../api/repositoriesApi.ts"
import type { ScanRequest } from "../api/scansApi.ts"
import type { MemberRequest, MemberUpdate } from "../api/membersApi.ts"
import type { TriageRequest } from "../api/triageApi.ts"
import type { ArchiveQuery, UploadQuery } from "../api/uploadsApi.ts"
import type { ScheduleRequest, ScheduleUpdate } from "../api/schedulesApi.ts"
import type { DeliveryRecord, DeliveryStatus } from "../domain/DeliveryRecord.ts"
import type { WebhookRecord, WebhookWithSecret } from "../domain/WebhookRecord.ts"
import type { WebhookRequest, WebhookUpdate } from "../api/webhooksApi.ts"
import type { BomContent, BomUnchanged } from "./BomDownload.ts"
import type { ScanEvent } from "./scanEvents.ts"

export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
}

export interface MakingOptions extends CallOptions {
  /**
   * 1 to 255 visible ASCII characters. Repeated calls with the same key and request take effect once. Default: random
   * for each call.
   */
  readonly idempotencyKey?: string | undefined
}

/** A scan of `ciphermap scan --format json`, or a CycloneDX document: as text, as bytes in UTF-8, or parsed. */
export type UploadedDocument = string | Uint8Array | Readonly<Record<string, unknown>>

export interface PageOptions extends CallOptions {
  /** Scans per page, 1 to 200. Default 50. */
  readonly limit?: number | undefined
  /** `next_cursor` of the previous page. */
  readonly cursor?: string | undefined
  readonly status?: ScanStatus | undefined
}

export interface WaitOptions extends CallOptions {
  /** Time limit in milliseconds. Default: half an hour. */
  readonly timeoutMs?: number | undefined
  /** Called with the scan each time it was read. */
  readonly onProgress?: ((scan: ScanDetails) => void) | undefined
}

export interface DocumentOptions extends CallOptions {
  /** Entity tag of an earlier download: an unchanged document is not sent again. */
  readonly etag?: string | undefined
}

export interface DownloadOptions extends DocumentOptions {
  /** Default `cyclonedx`. */
  readonly format?: DownloadFormat | undefined
}

export interface WatchOptions extends CallOptions {
  /** `id` of the last event received. */
  readonly lastEventId?: string | undefined
}

export interface ScanPage {
  /** Newest first. */
  readonly scans: ReadonlyArray<ScanRecord>
  readonly count: number
  readonly next_cursor: string | null
}

export interface RepositoryPageOptions extends CallOptions {
  /** Repositories per page, 1 to 200. Default 50. */
  readonly limit?: number | undefined
  /** `next_cursor` of the previous page, which had the same order and filters. */
  readonly cursor?: string | undefined
  /** Default `score`: the worst first. */
  readonly sort?: RepositorySort | undefined
  /** Only repositories with this label. */
  readonly label?: string | undefined
  /** Only repositories with this in their name or address. */
  readonly text?: string | undefined
}

export interface RepositoryPage {
  readonly repositories: ReadonlyArray<RepositoryRecord>
  readonly count: number
  readonly next_cursor: string | null
}

export interface AuditPageOptions extends CallOptions {
  /** Entries per page, 1 to 200. Default 50. */
  readonly limit?: number | undefined
  /** `next_cursor` of the previous page. */
  readonly cursor?: string | undefined
}

export interface AuditPage {
  /** Newest first. */
  readonly entries: ReadonlyArray<AuditEntry>
  readonly count: number
  readonly next_cursor: string | null
}

export interface TriagePageOptions extends CallOptions {
  /** Steps per page, 1 to 200. Default 50. */
  readonly limit?: number | undefined
  /** `next_cursor` of the previous page. */
  readonly cursor?: string | undefined
  /** Only steps of this place. */
  readonly finding?: string | undefined
}

export interface TriagePage {
  /** Newest first. */
  readonly steps: ReadonlyArray<TriageDecision>
  readonly count: number
  readonly next_cursor: string | null
}

export interface PolicyList {
  /** Those of the program, then the tenant's own. */
  readonly policies: ReadonlyArray<PolicyRecord>
  readonly count: number
  /** null where the tenant has made no choice. */
  readonly chosen: ReadonlyArray<string> | null
}

export interface DeliveryPageOptions extends CallOptions {
  /** Deliveries per page, 1 to 200. Default 50. */
  readonly limit?: number | undefined
  /** `next_cursor` of the previous page. */
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
 * signal's reason. Temporary failures (429, 502, 503, 504, no connection) are retried first.
 */
export interface Client {
  /** Submits a scan. Retries do not submit it twice. */
  readonly submit: (request: typeof ScanRequest.Type, options?: MakingOptions) => Promise<ScanCreated>
  readonly getScan: (id: string, options?: CallOptions) => Promise<ScanDetails>
  /** One page of scans. */
  readonly listScans: (options?: PageOptions) => Promise<ScanPage>
  /** Yields this page and all following ones: `for await (const { scans } of client.scanPages())`. */
  readonly scanPages: (options?: PageOptions) => AsyncGenerator<ScanPage, void, undefined>
  /** Polls the scan at growing intervals until it has completed. Rejects with `ScanFailed` or `WaitTimedOut`. */
  readonly waitForScan: (id: string, options?: WaitOptions) => Promise<ScanDetails>
  /** The stored bytes of a completed scan's bill of materials. The body is read only when asked for. */
  readonly downloadBom: (id: string, options?: DownloadOptions) => Promise<BomContent | BomUnchanged>
  /** The findings of a completed scan as SARIF 2.1.0. */
  readonly downloadSarif: (id: string, options?: DocumentOptions) => Promise<BomContent | BomUnchanged>
  /** The report of a completed scan as one HTML page. */
  readonly downloadReport: (id: string, options?: DocumentOptions) => Promise<BomContent | BomUnchanged>
  /** Everything that a completed scan found, as JSON. */
  readonly downloadScan: (id: string, options?: DocumentOptions) => Promise<BomContent | BomUnchanged>
  /** What is new, fixed and changed between two completed scans. */
  readonly compareScans: (base: string, head: string, options?: CallOptions) => Promise<ScanDiff>
  /**
   * Yields each change of a scan, and last its end: `for await (const { scan } of client.scanEvents(id))`. Continues
   * after the last received event when the connection breaks.
   */
  readonly scanEvents: (id: string, options?: WatchOptions) => AsyncGenerator<ScanEvent, void>
  /** Ends a scan as failed with the code `cancelled`. Cancelling again has no effect. */
  readonly cancelScan: (id: string, options?: CallOptions) => Promise<ScanRecord>
  /** Scans the same repository, name and version again. Retries do not submit it twice. */
  readonly rescan: (id: string, options?: MakingOptions) => Promise<ScanCreated>
  /** The active report link of a scan. */
  readonly publication: (id: string, options?: CallOptions) => Promise<PublicationRecord>
  /** Creates a report link; called again, changes the options of the link and keeps its address. */
  readonly publishReport: (
    id: string,
    request?: typeof PublicationRequest.Type,
    options?: CallOptions
  ) => Promise<PublicationRecord>
  /** Revokes the report link at once and permanently. */
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
  /**
   * Uploads a scan or a bill of materials that was made elsewhere, compressed. It becomes a scan of the repository that
   * exactly one of `repository_id`, `repo_url` and `name` says: wait for it with `waitForScan`.
   */
  readonly upload: (
    document: UploadedDocument,
    of: typeof UploadQuery.Type,
    options?: MakingOptions
  ) => Promise<ScanCreated>
  /**
   * Uploads an archive or a saved container image, which is scanned like a repository. A `Blob` of a file (`openAsBlob` of
   * `node:fs`) is sent without being read into memory. It becomes a scan as a document does.
   */
  readonly uploadArchive: (
    archive: Uint8Array | Blob,
    of: typeof ArchiveQuery.Type,
    options?: MakingOptions
  ) => Promise<ScanCreated>
  /** Makes a repository before its first scan, or one for uploads. Nothing is scanned. */
  readonly createRepository: (
    request: typeof RepositoryRequest.Type,
    options?: MakingOptions
  ) => Promise<RepositoryRecord>
  /** One page of repositories, each with the numbers of its newest scan. */
  readonly listRepositories: (options?: RepositoryPageOptions) => Promise<RepositoryPage>
  /** Yields this page and all following ones. */
  readonly repositoryPages: (options?: RepositoryPageOptions) => AsyncGenerator<RepositoryPage, void, undefined>
  /** All repositories in numbers. */
  readonly portfolio: (options?: CallOptions) => Promise<Portfolio>
  readonly getRepository: (id: string, options?: CallOptions) => Promise<RepositoryDetails>
  /** Changes the given fields. Other policies hold at once, without a scan. */
  readonly changeRepository: (
    id: string,
    update: typeof RepositoryUpdate.Type,
    options?: CallOptions
  ) => Promise<RepositoryRecord>
  /** Deletes a repository that has neither scans nor schedules. */
  readonly deleteRepository: (id: string, options?: CallOptions) => Promise<void>
  /** One page of the scans of a repository. */
  readonly repositoryScans: (id: string, options?: Omit<PageOptions, "status">) => Promise<ScanPage>
  /** Scores and counts of its completed scans, the oldest first. */
  readonly repositoryTrend: (
    id: string,
    options?: CallOptions & { readonly limit?: number | undefined }
  ) => Promise<ReadonlyArray<TrendPoint>>
  /** Its newest inventory, evaluated for a day (default: today) under the policies that hold for it. */
  readonly repositoryInventory: (
    id: string,
    options?: CallOptions & { readonly on?: string | undefined }
  ) => Promise<JudgedInventory>
  /** What has changed from one of its scans to the newest. */
  readonly repositoryChanges: (id: string, since: string, options?: CallOptions) => Promise<ScanDiff>
  /** What of its newest scan has to change until when under its policies, by what, and how much that is. */
  readonly repositoryPlan: (
    id: string,
    options?: CallOptions & { readonly at?: string | undefined }
  ) => Promise<PlanDocument>
  /** The same as `ciphermap plan` writes it. */
  readonly writtenPlan: (
    id: string,
    format: Exclude<PlanFormat, "json">,
    options?: CallOptions & { readonly at?: string | undefined }
  ) => Promise<string>
  /** The findings of its newest scan with what was decided of them. */
  readonly triagedFindings: (
    id: string,
    options?: CallOptions & { readonly state?: TriageState | undefined; readonly on?: string | undefined }
  ) => Promise<TriagedFindings>
  /** Decides of up to 1,000 findings; gives the decision on each of their places. */
  readonly triageFindings: (
    id: string,
    request: typeof TriageRequest.Type,
    options?: CallOptions
  ) => Promise<ReadonlyArray<TriageDecision>>
  /** One page of all decisions there were. */
  readonly triageHistory: (id: string, options?: TriagePageOptions) => Promise<TriagePage>
  /** SARIF of the newest scan, with suppressions. */
  readonly triagedSarif: (id: string, options?: CallOptions) => Promise<Readonly<Record<string, unknown>>>
  /** Decisions as CycloneDX VEX. */
  readonly vex: (id: string, options?: CallOptions) => Promise<Readonly<Record<string, unknown>>>
  readonly listPolicies: (options?: CallOptions) => Promise<PolicyList>
  /** Chooses the policies of all repositories without a choice of their own; null for all of the program. */
  readonly choosePolicies: (chosen: ReadonlyArray<string> | null, options?: CallOptions) => Promise<PolicyList>
  /** Stores a policy file; one of the same id is replaced. */
  readonly storePolicy: (document: Readonly<Record<string, unknown>>, options?: CallOptions) => Promise<PolicyRecord>
  readonly getPolicy: (id: string, options?: CallOptions) => Promise<Readonly<Record<string, unknown>>>
  /** Deletes a policy of the tenant's own that nothing has chosen. */
  readonly deletePolicy: (id: string, options?: CallOptions) => Promise<void>
  /** Usage of the billing cycle and of all time, with up to 50 of the latest scans (default 5). */
  readonly usage: (options?: CallOptions & { readonly recentLimit?: number | undefined }) => Promise<UsageRecord>
  readonly listKeys: (options?: CallOptions) => Promise<ReadonlyArray<KeyRecord>>
  /** Creates a test key. Its text, `api_key`, is returned only this once. */
  readonly createKey: (request: { readonly name: string }, options?: MakingOptions) => Promise<CreatedKey>
  /** `id` is the key's id or lookup part. The key in use may be revoked as well. */
  readonly revokeKey: (id: string, options?: CallOptions) => Promise<KeyRecord>
  /** All keys with their roles. */
  readonly listMembers: (options?: CallOptions) => Promise<ReadonlyArray<MemberRecord>>
  /** Creates a test key with a role. Its text, `api_key`, is returned only this once. */
  readonly createMember: (request: typeof MemberRequest.Type, options?: MakingOptions) => Promise<CreatedMember>
  /** Changes name or role of a key; `id` is the key's id or lookup part. */
  readonly changeMember: (id: string, update: typeof MemberUpdate.Type, options?: CallOptions) => Promise<MemberRecord>
  /** One page of who did what. */
  readonly audit: (options?: AuditPageOptions) => Promise<AuditPage>
  /** The whole log as CSV. */
  readonly auditCsv: (options?: CallOptions) => Promise<string>
  /** Keeps a token for a host, which can never be read again. */
  readonly createCredential: (
    request: typeof CredentialRequest.Type,
    options?: MakingOptions
  ) => Promise<CredentialRecord>
  readonly listCredentials: (options?: CallOptions) => Promise<ReadonlyArray<CredentialRecord>>
  /** Replaces the token; the old one is deleted. */
  readonly replaceCredential: (
    id: string,
    request: typeof CredentialReplacement.Type,
    options?: CallOptions
  ) => Promise<CredentialRecord>
  /** Deletes the token. Downloads that use it stop. */
  readonly revokeCredential: (id: string, options?: CallOptions) => Promise<CredentialRecord>
  readonly branding: (options?: CallOptions) => Promise<BrandingRecord>
  /** Changes the given fields; null clears a field. */
  readonly updateBranding: (update: typeof BrandingUpdate.Type, options?: CallOptions) => Promise<BrandingRecord>
  /** Uploads a PNG that pages show in place of the address of the logo; `shade` says which pages. */
  readonly putLogo: (shade: "light" | "dark", png: Uint8Array, options?: CallOptions) => Promise<BrandingRecord>
  readonly removeLogo: (shade: "light" | "dark", options?: CallOptions) => Promise<BrandingRecord>
  /** The public branding of a subdomain. Needs no key. */
  readonly brandingBySubdomain: (subdomain: string, options?: CallOptions) => Promise<PublicBranding>
  /** Registers a webhook. Its secret, `signing_secret`, is returned only this once. */
  readonly createWebhook: (request: typeof WebhookRequest.Type, options?: MakingOptions) => Promise<WebhookWithSecret>
  readonly listWebhooks: (options?: CallOptions) => Promise<ReadonlyArray<WebhookRecord>>
  readonly getWebhook: (id: string, options?: CallOptions) => Promise<WebhookRecord>
  /** Changes the given fields; `enabled: true` enables a disabled webhook again. */
  readonly updateWebhook: (
    id: string,
    update: typeof WebhookUpdate.Type,
    options?: CallOptions
  ) => Promise<WebhookRecord>
  /** Deletes the webhook and its deliveries. */
  readonly deleteWebhook: (id: string, options?: CallOptions) => Promise<void>
  /** Creates a new `signing_secret`; for a day deliveries are signed with the old one as well. */
  readonly rotateWebhookSecret: (id: string, options?: MakingOptions) => Promise<WebhookWithSecret>
  /** Sends a `cbom.webhook.test` and returns its delivery. */
  readonly testWebhook: (id: string, options?: CallOptions) => Promise<DeliveryRecord>
  /** One page of a webhook's deliveries. */
  readonly listDeliveries: (id: string, options?: DeliveryPageOptions) => Promise<DeliveryPage>
  /** Delivers again, at once, with the same `webhook-id`. */
  readonly redeliver: (id: string, delivery: string, options?: CallOptions) => Promise<DeliveryRecord>
  /** Needs no key. */
  readonly health: (options?: CallOptions) => Promise<typeof Health.Type>
}
