export type { BrandingRecord, PublicBranding } from "./domain/BrandingRecord.ts"
export type { CredentialRecord } from "./domain/CredentialRecord.ts"
export type { CreatedKey, KeyRecord } from "./domain/KeyRecord.ts"
export type { PublicationRecord } from "./domain/PublicationRecord.ts"
export type { ScanComponent } from "./domain/ScanComponent.ts"
export type { ScanFinding } from "./domain/ScanFinding.ts"
export type { ScanDiff } from "./domain/ScanDiff.ts"
export type { ScanProgress } from "./domain/ScanRecord.ts"
export type { ScanDetails, ScanRecord } from "./domain/ScanRecord.ts"
export type { ScanStatus } from "./domain/ScanState.ts"
export type { ScheduleRecord } from "./domain/ScheduleRecord.ts"
export type { DeliveryRecord } from "./domain/DeliveryRecord.ts"
export type { UsageRecord } from "./domain/UsageRecord.ts"
export type { WebhookRecord, WebhookWithSecret } from "./domain/WebhookRecord.ts"
export type { ValidationItem } from "./api/refusals.ts"
export type { ScanCreated } from "./domain/ScanRecord.ts"
export type { BomContent, BomUnchanged } from "./client/BomDownload.ts"
export type {
  CallOptions,
  Client,
  DocumentOptions,
  DeliveryPage,
  DeliveryPageOptions,
  DownloadOptions,
  MakingOptions,
  PageOptions,
  ScanPage,
  UploadedDocument,
  WaitOptions,
  WatchOptions
} from "./client/Client.ts"
export {
  ClientError,
  type ClientErrorFacts,
  ConnectionFailed,
  InvalidOptions,
  RequestRefused,
  RequestTimedOut,
  ScanFailed,
  UnexpectedAnswer,
  ValidationFailed,
  WaitTimedOut
} from "./client/ClientError.ts"
export type { ClientOptions, ServiceAccess } from "./client/ClientOptions.ts"
export { makeClient } from "./client/makeClient.ts"
export type { ScanEvent } from "./client/scanEvents.ts"
export { PartnerClient } from "./client/PartnerClient.ts"
export {
  type RefusedWebhook,
  type VerifiedWebhook,
  verifyWebhook,
  type WebhookDelivery,
  type WebhookHeaders
} from "./client/verifyWebhook.ts"
export type { WebhookSecret } from "./client/verifyWebhook.ts"
export { type WebhookEvent, webhookEventTypes } from "./domain/WebhookEvent.ts"
