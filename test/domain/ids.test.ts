import { randomBytes } from "node:crypto"
import { describe, expect, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import {
  CredentialId,
  DeliveryId,
  EventId,
  type IdKind,
  KeyId,
  makeId,
  RepositoryId,
  ScanId,
  ScheduleId,
  TraceId,
  WebhookId
} from "../../src/domain/ids.ts"
import { base36, base62, randomText } from "../../src/domain/randomText.ts"

const shapes: Readonly<Record<IdKind, RegExp>> = {
  scan: /^cbom_[a-z0-9]{16}$/,
  tenant: /^tnt_[a-z0-9]{16}$/,
  event: /^evt_[a-z0-9]{24}$/,
  webhook: /^whk_[a-z0-9]{16}$/,
  delivery: /^dlv_[a-z0-9]{16}$/,
  key: /^key_[a-z0-9]{16}$/,
  schedule: /^sch_[a-z0-9]{16}$/,
  repository: /^rep_[a-z0-9]{16}$/,
  credential: /^crd_[a-z0-9]{16}$/,
  trace: /^trc_[0-9a-f]{32}$/
}
const kinds: ReadonlyArray<IdKind> = [
  "scan",
  "tenant",
  "event",
  "webhook",
  "delivery",
  "key",
  "schedule",
  "repository",
  "credential",
  "trace"
]

describe("ids", () => {
  it.each(kinds)("a fresh id of a %s has its shape and is another one each time", (kind) => {
    const made = Array.from({ length: 1_000 }, () => makeId(kind, randomBytes))
    for (const id of made) expect(id).toMatch(shapes[kind])
    expect(new Set(made).size).toBe(1_000)
  })

  it.each([
    [ScanId, "cbom_0123456789abcdef"],
    [RepositoryId, "rep_0123456789abcdef"],
    [EventId, "evt_0123456789abcdef01234567"],
    [WebhookId, "whk_0123456789abcdef"],
    [DeliveryId, "dlv_0123456789abcdef"],
    [KeyId, "key_0123456789abcdef"],
    [ScheduleId, "sch_0123456789abcdef"],
    [CredentialId, "crd_0123456789abcdef"],
    [TraceId, "trc_0123456789abcdef0123456789abcdef"]
  ] as const)("takes its own shape and nothing near it: %#", (schema, id) => {
    const is = Schema.is<Schema.Codec<string>>(schema)
    expect(is(id)).toBe(true)
    const near = [
      id.slice(0, -1),
      `${id}0`,
      `${id}\n`,
      ` ${id}`,
      id.toUpperCase(),
      id.replace("_", "-"),
      `${id.slice(0, -1)}é`
    ]
    for (const text of near) expect(is(text)).toBe(false)
  })

  it("a trace id holds hexadecimal digits only", () => {
    expect(Schema.is(TraceId)(`trc_${"g".repeat(32)}`)).toBe(false)
  })
})

describe("random text", () => {
  it.each([base36, base62, "ab", base36.slice(0, 16)])("is as likely to hold any character of %s", (alphabet) => {
    const everyByte = (length: number) => Uint8Array.from({ length }, (_, at) => at % 256)
    const limit = 256 - (256 % alphabet.length)
    const counts = new Map<string, number>()
    for (const character of randomText(alphabet, limit, everyByte))
      counts.set(character, (counts.get(character) ?? 0) + 1)
    expect([...counts.keys()].toSorted().join("")).toBe([...alphabet].toSorted().join(""))
    expect(new Set(counts.values())).toEqual(new Set([limit / alphabet.length]))
  })

  it("draws again what would favour the first characters of the alphabet", () => {
    const rounds = [Uint8Array.of(252, 255, 35), Uint8Array.of(251, 0)]
    expect(randomText(base36, 3, () => rounds.shift() ?? new Uint8Array())).toBe("zz0")
  })

  it.each([
    ["gives nothing", new Uint8Array()],
    ["stands still", Uint8Array.of(255)]
  ])("dies rather than hang when the generator %s", (_, bytes) => {
    expect(() => randomText(base36, 16, () => bytes)).toThrow("no random bytes")
  })

  it("is never longer than asked for, whatever the generator gives", () => {
    expect(randomText(base36, 4, () => new Uint8Array(100))).toBe("0000")
  })
})
