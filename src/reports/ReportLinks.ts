import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { PublicUrl } from "../config/PublicUrl.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { instantOf } from "../domain/Instant.ts"
import { badgeUrlOf, type PublicationRecord, reportUrlOf } from "../domain/PublicationRecord.ts"
import { PrivateReport, PublicationNotFound, ReportNotFound, ReportRevoked } from "../domain/publicationErrors.ts"
import { base36, randomBytes, randomText } from "../domain/randomText.ts"
import { ScanNotCompleted, ScanNotFound } from "../domain/scanErrors.ts"
import type { TenantId } from "../domain/ids.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import type { FoundLink, LinkRow, LinkSettings, ResolvedLink } from "./linkRow.ts"
import { ReportLinksRepo } from "./ReportLinksRepo.ts"
import { PublicReports } from "./PublicReports.ts"

/** 40 characters of 36 hold 206 bits. */
const tokenLength = 40
const tokenShape = /^[a-z0-9]{40}$/

/** Of a landing page. */
const mostListed = 50

const tenantOfLink = ({ tenant_id, tenant_kind, env }: FoundLink): CurrentTenant["Service"] =>
  visitorTenant(tenant_id, tenant_kind, env)

const visitorTenant = (id: TenantId, kind: string, env: FoundLink["env"]): CurrentTenant["Service"] => ({
  id,
  kind,
  env,
  keyId: "",
  keyLookup: "",
  role: "viewer"
})

const make = Effect.gen(function* () {
  const repo = yield* ReportLinksRepo
  const { writeAsTenant } = yield* Tenancy
  const publicUrl = yield* PublicUrl
  const reports = yield* PublicReports

  const recordOf = ({ token, badge, ...row }: LinkRow): PublicationRecord => ({
    scan_id: row.scan_id,
    report_url: reportUrlOf(publicUrl, token),
    badge_url: badge ? badgeUrlOf(publicUrl, token, "svg") : null,
    badge_json_url: badge ? badgeUrlOf(publicUrl, token, "json") : null,
    follows: row.follows,
    listed: row.listed,
    badge,
    created_at: instantOf(row.created_at)
  })

  const scanOf = Effect.fnUntraced(function* (scanId: string) {
    return (yield* repo.statusOf(scanId)) ?? (yield* new ScanNotFound())
  })

  /** The active link of a scan of the current tenant. */
  const find = Effect.fnUntraced(function* (scanId: string) {
    const row = yield* repo.find(scanId)
    if (row !== undefined) return recordOf(row)
    yield* scanOf(scanId)
    return yield* new PublicationNotFound()
  })

  /** Resolves the token of a visitor's link. Nothing is cached: a revocation takes effect at once. */
  const resolve = Effect.fnUntraced(function* (token: string) {
    const found = tokenShape.test(token) ? yield* repo.resolve(token) : undefined
    if (found === undefined) return yield* new ReportNotFound()
    if (!found.is_open) return yield* new ReportRevoked()
    const resolved: ResolvedLink = { tenant: tenantOfLink(found), link: found }
    return resolved
  })

  /** Whether a link to it shows a scan of a private repository, or may do so when it follows. */
  const isPrivate = Effect.fnUntraced(function* (scanId: string) {
    const { is_private, has_private } = yield* scanOf(scanId)
    return is_private || has_private
  })

  /**
   * Creates a link, or changes the active one. A link that does not follow its repository needs a completed scan. One that shows a
   * private repository needs a confirmation, once.
   */
  const publish = Effect.fnUntraced(function* (scanId: string, settings: LinkSettings, isConfirmed: boolean) {
    const link = yield* writeAsTenant(() =>
      Effect.gen(function* () {
        const scan = yield* scanOf(scanId)
        if (!settings.follows && scan.status !== "completed") return yield* ScanNotCompleted.when(scan.phase_reached)
        const showsPrivate = scan.is_private || (settings.follows && scan.has_private)
        const active = yield* repo.find(scanId)
        if (showsPrivate && !isConfirmed && active?.shows_private !== true) return yield* new PrivateReport()
        const token = randomText(base36, tokenLength, randomBytes)
        return yield* repo.put(scanId, token, settings, showsPrivate && isConfirmed)
      })
    )
    yield* reports.prepare(resolve(link.token))
    return recordOf(link)
  })

  /** Revokes the link for good: its token is never used again. */
  const revoke = Effect.fnUntraced(function* (scanId: string) {
    if (yield* repo.revoke(scanId)) return
    yield* scanOf(scanId)
    return yield* new PublicationNotFound()
  })

  /** The reports that a tenant's landing page lists, the newest first. */
  const listed = (tenant: TenantId) =>
    Effect.provideService(repo.listed(mostListed), CurrentTenant, visitorTenant(tenant, "", "live"))

  return { find, isPrivate, publish, revoke, resolve, listed }
})

/** Links that show a report to whoever has them. */
export class ReportLinks extends Context.Service<ReportLinks>()("ciphermap/ReportLinks", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(ReportLinksRepo.layer))
}
