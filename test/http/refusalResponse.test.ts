import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { Api } from "../../src/api/Api.ts"
import { BodyTooLarge, InvalidBody, Problem, ValidationError } from "../../src/api/refusals.ts"
import { refusalResponse } from "../../src/http/refusalResponse.ts"
import { BrandingNotFound, LogoUnusable, SubdomainTaken } from "../../src/domain/brandingErrors.ts"
import { CurrentTrace } from "../../src/domain/CurrentTrace.ts"
import { DatabaseUnavailable } from "../../src/domain/DatabaseUnavailable.ts"
import { DemoAllowanceUsed, DemoBusy, DemoClosed, TryNotFound } from "../../src/domain/demoErrors.ts"
import { KeyNotFound, TestKeyCapReached } from "../../src/domain/keyErrors.ts"
import { LastOwner, RoleTooLow } from "../../src/domain/KeyRole.ts"
import * as policyErrors from "../../src/domain/policyErrors.ts"
import * as credentialErrors from "../../src/domain/credentialErrors.ts"
import * as repositoryErrors from "../../src/domain/repositoryErrors.ts"
import { PrivateReport, PublicationNotFound } from "../../src/domain/publicationErrors.ts"
import {
  IdempotencyKeyInUse,
  IdempotencyKeyReused,
  TooManyRequests,
  Unauthorized
} from "../../src/domain/requestErrors.ts"
import {
  ComparisonTooLarge,
  QueueFull,
  ScanCapReached,
  ScanEnded,
  ScanNotCompleted,
  ScanNotFound
} from "../../src/domain/scanErrors.ts"
import { ScheduleCapReached, ScheduleNotFound } from "../../src/domain/scheduleErrors.ts"
import {
  DeliveryNotFound,
  WebhookCapReached,
  WebhookDisabled,
  WebhookNotFound
} from "../../src/domain/webhookErrors.ts"
import { TenantNotFound } from "../../src/domain/tenantErrors.ts"
import { ArchiveTypeUnsupported, UploadTooLarge, UploadTypeUnsupported } from "../../src/domain/uploadErrors.ts"

const id = "trc_0af7651916cd43dd8448eb211c80319c"

/** Modules whose refusals say nothing of their own case. */
const simple = [policyErrors, repositoryErrors, credentialErrors].flatMap((module) =>
  Object.values(module).map((Refusal) => new Refusal())
)

const refusals = [
  ...simple,
  Unauthorized.because("missing_authorization"),
  Unauthorized.because("tenant_suspended"),
  new TooManyRequests({ retry_after_seconds: 12 }),
  new IdempotencyKeyReused(),
  new IdempotencyKeyInUse(),
  DatabaseUnavailable.because("a reason that clients do not read"),
  new BrandingNotFound(),
  new SubdomainTaken(),
  new LogoUnusable({}),
  new KeyNotFound(),
  new TestKeyCapReached(),
  new ScanNotFound(),
  ScanNotCompleted.when("failed"),
  new ScanCapReached({ code: "daily_scan_cap_reached", retry_after_seconds: 7, detail: `"quoted" ☃` }),
  new QueueFull(),
  UploadTooLarge.than(64),
  new UploadTypeUnsupported({}),
  new ArchiveTypeUnsupported({}),
  ScanEnded.as("completed"),
  new ComparisonTooLarge(),
  new RoleTooLow(),
  new LastOwner(),
  new ScheduleNotFound(),
  new ScheduleCapReached(),
  new WebhookNotFound(),
  new DeliveryNotFound(),
  new WebhookCapReached(),
  new WebhookDisabled(),
  new TenantNotFound(),
  new PublicationNotFound(),
  new PrivateReport(),
  new TryNotFound(),
  new DemoClosed(),
  new DemoAllowanceUsed({ retry_after_seconds: 3 }),
  new DemoBusy({ code: "demo_busy", retry_after_seconds: 3 }),
  new InvalidBody(),
  new BodyTooLarge(),
  new ValidationError({
    detail: [{ type: "too_short", loc: ["body", "items", 3], msg: "é", ctx: { min_length: 1, of: { a: [null] } } }]
  }),
  new ValidationError({})
]

const textOf = (error: unknown): string | undefined => {
  const body = refusalResponse(error, id)?.body
  return body?._tag === "Uint8Array" ? body.text : undefined
}

describe("a refusal", () => {
  it.effect("is written as its schema has it", () =>
    Effect.gen(function* () {
      for (const error of refusals) {
        const schema = error.constructor as unknown as Schema.Codec<unknown, object>
        const encoded = yield* Schema.encodeUnknownEffect(schema)(error).pipe(
          Effect.provideService(CurrentTrace, { id, tenant: undefined })
        )
        expect(textOf(error)).toBe(JSON.stringify(encoded))
        expect(refusalResponse(error, id)?.status).toBe(schema.ast.annotations?.["httpApiStatus"])
      }
    })
  )

  it("keeps the trace that it has", () => {
    const passedOn = new QueueFull({ trace_id: "trc_ffffffffffffffffffffffffffffffff" })
    expect(JSON.parse(textOf(passedOn) ?? "")).toMatchObject({ trace_id: "trc_ffffffffffffffffffffffffffffffff" })
  })

  it("is nothing else", () => {
    for (const other of [undefined, null, "text", new Error("text"), {}, Problem]) {
      expect(refusalResponse(other, id)).toBeUndefined()
    }
  })

  it("of every class that endpoints declare is known here", () => {
    const declared = Object.values(Api.groups).flatMap((group) =>
      Object.values(group.endpoints).flatMap(({ error }) => [...error])
    )
    const known = new Set(refusals.map((refusal) => (refusal.constructor as unknown as Schema.Top).ast))
    expect(declared.length).toBeGreaterThan(10)
    expect(declared.filter(({ ast }) => !known.has(ast))).toEqual([])
  })
})
