import type * as Effect from "effect/Effect"
import type { BrandingRepo } from "../../src/tenants/branding/BrandingRepo.ts"
import type { CurrentTenant } from "../../src/domain/CurrentTenant.ts"
import type { DemoRepo } from "../../src/demo/DemoRepo.ts"
import type { IdempotencyRepo } from "../../src/idempotency/IdempotencyRepo.ts"
import type { KeysRepo } from "../../src/keys/KeysRepo.ts"
import type { ReportLinksRepo } from "../../src/reports/ReportLinksRepo.ts"
import type { PublicScansRepo } from "../../src/reports/PublicScansRepo.ts"
import type { BomsRepo } from "../../src/scans/BomsRepo.ts"
import type { Scans } from "../../src/scans/Scans.ts"
import type { ScansRepo } from "../../src/scans/ScansRepo.ts"
import type { TenantsRepo } from "../../src/tenants/TenantsRepo.ts"
import type { UsageRepo } from "../../src/ledger/UsageRepo.ts"
import type { Unauthorized } from "../../src/domain/requestErrors.ts"

type Method = (...input: ReadonlyArray<never>) => unknown

/** Names of the methods whose effect asks for the tenant of the request. */
type Scoped<Service> = {
  [Name in keyof Service]: Service[Name] extends (
    ...input: ReadonlyArray<never>
  ) => Effect.Effect<unknown, unknown, infer Needs>
    ? CurrentTenant extends Needs
      ? Name
      : never
    : never
}[keyof Service]

/** Names of the methods whose effect fails when the key of the request is revoked. */
type Writing<Service> = {
  [Name in keyof Service]: Service[Name] extends (
    ...input: ReadonlyArray<never>
  ) => Effect.Effect<unknown, infer Failure, unknown>
    ? Unauthorized extends Failure
      ? Name
      : never
    : never
}[keyof Service]

type Methods<Service> = { [Name in keyof Service]: Service[Name] extends Method ? Name : never }[keyof Service]

/** Compiles when both are the same names. */
type Same<One, Other> = [One, Other] extends [Other, One] ? true : never

/** What runs for no tenant is named here, one by one: everything else asks for one. */
export const unscoped = {
  scans: true satisfies Same<Scoped<ScansRepo["Service"]>, Methods<ScansRepo["Service"]>>,
  boms: true satisfies Same<
    Scoped<BomsRepo["Service"]>,
    Exclude<Methods<BomsRepo["Service"]>, "insert" | "insertPiece">
  >,
  keys: true satisfies Same<
    Scoped<KeysRepo["Service"]>,
    Exclude<Methods<KeysRepo["Service"]>, "find" | "insertFor" | "noteExposure" | "countOfOtherPeppers">
  >,
  demo: true satisfies Same<Scoped<DemoRepo["Service"]>, "findRecent" | "find" | "result">,
  branding: true satisfies Same<
    Scoped<BrandingRepo["Service"]>,
    Exclude<Methods<BrandingRepo["Service"]>, "findBySubdomain" | "findLogo">
  >,
  usage: true satisfies Same<Scoped<UsageRepo["Service"]>, Methods<UsageRepo["Service"]>>,
  idempotency: true satisfies Same<
    Scoped<IdempotencyRepo["Service"]>,
    Exclude<Methods<IdempotencyRepo["Service"]>, "forgetOld">
  >,
  reportLinks: true satisfies Same<
    Scoped<ReportLinksRepo["Service"]>,
    Exclude<Methods<ReportLinksRepo["Service"]>, "resolve">
  >,
  publicScans: true satisfies Same<Scoped<PublicScansRepo["Service"]>, Methods<PublicScansRepo["Service"]>>,
  tenants: true satisfies Same<Scoped<TenantsRepo["Service"]>, never>,
  scanService: true satisfies Same<Scoped<Scans["Service"]>, Methods<Scans["Service"]>>
}

/** What writes for a tenant looks at the key again. */
export const writing = {
  scans: true satisfies Same<Writing<ScansRepo["Service"]>, "admit" | "insert">,
  keys: true satisfies Same<Writing<KeysRepo["Service"]>, "change" | "insertTestKey" | "revoke">,
  branding: true satisfies Same<Writing<BrandingRepo["Service"]>, "write" | "putLogo" | "removeLogo">,
  usage: true satisfies Same<Writing<UsageRepo["Service"]>, "append">,
  reportLinks: true satisfies Same<Writing<ReportLinksRepo["Service"]>, "put" | "revoke">,
  idempotency: true satisfies Same<Writing<IdempotencyRepo["Service"]>, "keep">,
  scanService: true satisfies Same<Writing<Scans["Service"]>, "accept" | "submit">
}

type Closed = Effect.Effect<unknown, unknown>

export const withoutTenant = (
  scans: ScansRepo["Service"],
  keys: KeysRepo["Service"],
  branding: BrandingRepo["Service"],
  usage: UsageRepo["Service"],
  boms: BomsRepo["Service"]
): ReadonlyArray<Closed> => [
  // @ts-expect-error: whose scan?
  scans.find("cbom_0000000000000000"),
  // @ts-expect-error: whose scans?
  scans.list({ limit: 1 }, "http://localhost"),
  // @ts-expect-error: whose keys?
  keys.list(),
  // @ts-expect-error: whose key?
  keys.revoke("key_0000000000000000"),
  // @ts-expect-error: whose branding?
  branding.read(),
  // @ts-expect-error: whose branding?
  branding.write({ tagline: null }),
  // @ts-expect-error: whose usage?
  usage.totals(new Date(0), new Date(1)),
  // @ts-expect-error: whose bill of materials?
  boms.find("cbom_0000000000000000", "spdx"),
  // Near misses: these are for all tenants, or for one that is named.
  branding.findBySubdomain("abc"),
  keys.noteExposure("0000000000000000")
]
