import * as Schema from "effect/Schema"
import { base36, type RandomBytes, randomText } from "./randomText.ts"

/** A tenant's id. */
export const TenantId = Schema.String.pipe(Schema.brand("TenantId"))
export type TenantId = typeof TenantId.Type

const shape = (prefix: string, characters: string) =>
  Schema.String.check(Schema.isPattern(new RegExp(`^${prefix}_${characters}$`)))

export const ScanId = shape("cbom", "[a-z0-9]{16}").pipe(Schema.brand("ScanId"))
export type ScanId = typeof ScanId.Type

export const EventId = shape("evt", "[a-z0-9]{24}").pipe(Schema.brand("EventId"))
export type EventId = typeof EventId.Type

export const WebhookId = shape("whk", "[a-z0-9]{16}").pipe(Schema.brand("WebhookId"))
export type WebhookId = typeof WebhookId.Type

export const DeliveryId = shape("dlv", "[a-z0-9]{16}").pipe(Schema.brand("DeliveryId"))
export type DeliveryId = typeof DeliveryId.Type

export const KeyId = shape("key", "[a-z0-9]{16}").pipe(Schema.brand("KeyId"))
export type KeyId = typeof KeyId.Type

export const ScheduleId = shape("sch", "[a-z0-9]{16}").pipe(Schema.brand("ScheduleId"))
export type ScheduleId = typeof ScheduleId.Type

export const RepositoryId = shape("rep", "[a-z0-9]{16}").pipe(Schema.brand("RepositoryId"))
export type RepositoryId = typeof RepositoryId.Type

export const CredentialId = shape("crd", "[a-z0-9]{16}").pipe(Schema.brand("CredentialId"))
export type CredentialId = typeof CredentialId.Type

export const TraceId = shape("trc", "[0-9a-f]{32}").pipe(Schema.brand("TraceId"))
export type TraceId = typeof TraceId.Type

interface IdOf {
  readonly scan: ScanId
  readonly tenant: TenantId
  readonly event: EventId
  readonly webhook: WebhookId
  readonly delivery: DeliveryId
  readonly key: KeyId
  readonly schedule: ScheduleId
  readonly repository: RepositoryId
  readonly credential: CredentialId
  readonly trace: TraceId
}

export type IdKind = keyof IdOf

interface IdShape<Id> {
  readonly prefix: string
  readonly alphabet: string
  readonly length: number
  readonly brand: (text: string) => Id
}

const hex = base36.slice(0, 16)

const shapes: { readonly [Kind in IdKind]: IdShape<IdOf[Kind]> } = {
  scan: { prefix: "cbom", alphabet: base36, length: 16, brand: (text) => ScanId.make(text) },
  tenant: { prefix: "tnt", alphabet: base36, length: 16, brand: (text) => TenantId.make(text) },
  event: { prefix: "evt", alphabet: base36, length: 24, brand: (text) => EventId.make(text) },
  webhook: { prefix: "whk", alphabet: base36, length: 16, brand: (text) => WebhookId.make(text) },
  delivery: { prefix: "dlv", alphabet: base36, length: 16, brand: (text) => DeliveryId.make(text) },
  key: { prefix: "key", alphabet: base36, length: 16, brand: (text) => KeyId.make(text) },
  schedule: { prefix: "sch", alphabet: base36, length: 16, brand: (text) => ScheduleId.make(text) },
  repository: { prefix: "rep", alphabet: base36, length: 16, brand: (text) => RepositoryId.make(text) },
  credential: { prefix: "crd", alphabet: base36, length: 16, brand: (text) => CredentialId.make(text) },
  trace: { prefix: "trc", alphabet: hex, length: 32, brand: (text) => TraceId.make(text) }
}

/** A fresh id of that kind: 16 characters of 36 hold 82.7 bits. */
export const makeId = <Kind extends IdKind>(kind: Kind, randomBytes: RandomBytes): IdOf[Kind] => {
  const { prefix, alphabet, length, brand } = shapes[kind]
  return brand(`${prefix}_${randomText(alphabet, length, randomBytes)}`)
}

/** What a request gives as an id, or nothing that any id could be: texts that the database would choke on are not sent to it. */
export const idOrNone = (text: string): string => (/^\w{1,40}$/.test(text) ? text : "")
