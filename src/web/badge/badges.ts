import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as Layer from "effect/Layer"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"
import { CurrentTenant } from "../../domain/CurrentTenant.ts"
import { entityTagOf, namesEntityTag } from "../../domain/entityTag.ts"
import { ReportNotFound, ReportRevoked } from "../../domain/publicationErrors.ts"
import { LinkedScans } from "../../reports/LinkedScans.ts"
import { ReportLinks } from "../../reports/ReportLinks.ts"
import { queryOf } from "../requestFields.ts"
import { publicPages } from "../publicPages.ts"
import { type Badge, type BadgeMetric, badgeMetrics, badgeNotices, isBadgeMetric, badgeColours } from "./Badge.ts"
import { badgeSvg } from "./badgeSvg.ts"

/** https://shields.io/badges/endpoint-badge */
const shieldsJson = ({ label, message, tone, isError = false }: Badge): string =>
  JSON.stringify({ schemaVersion: 1, label, message, color: badgeColours[tone], isError, cacheSeconds: 300 })

const kinds = {
  svg: { write: badgeSvg, contentType: "image/svg+xml; charset=utf-8" },
  json: { write: shieldsJson, contentType: "application/json" }
} as const

type Kind = keyof typeof kinds

const named = /^([a-z0-9]+)\.(svg|json)$/

/** Other sites embed it. */
const shared = { "access-control-allow-origin": "*", "cache-control": "public, max-age=300" } as const

const answer = Effect.fnUntraced(function* (badge: Badge, kind: Kind, status: number) {
  const { headers: asked } = yield* HttpServerRequest
  const { write, contentType } = kinds[kind]
  const text = write(badge)
  const etag = entityTagOf(bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32))
  const headers = { ...shared, etag }
  const known = asked["if-none-match"]
  if (status === 200 && known !== undefined && namesEntityTag(known, etag))
    return HttpServerResponse.empty({ status: 304, headers })
  return HttpServerResponse.text(text, { status, contentType, headers })
})

const isClosed = (error: unknown): error is ReportNotFound | ReportRevoked =>
  error instanceof ReportNotFound || error instanceof ReportRevoked

/** Badges of reports. A missing or revoked report gets a badge that says so, because badges are embedded in READMEs. */
export const badges = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const open = yield* publicPages
    const publications = yield* ReportLinks
    const linked = yield* LinkedScans

    const badgeOf = Effect.fnUntraced(function* (token: string, metric: BadgeMetric) {
      const { tenant, link } = yield* publications.resolve(token)
      if (!link.badge) return undefined
      return yield* Effect.gen(function* () {
        const { state, scan } = yield* linked.find(link)
        if (state !== "completed") return badgeNotices.pending
        const { quantum_readiness: readiness } = yield* linked.metadata(scan)
        return badgeMetrics[metric]({ scan, readiness })
      }).pipe(Effect.provideService(CurrentTenant, tenant))
    })

    const shown = Effect.gen(function* () {
      const { file = "" } = yield* HttpRouter.params
      const [, token = "", kind = "svg"] = named.exec(file) ?? []
      const metric = (yield* queryOf).get("metric") ?? "score"
      if (!isBadgeMetric(metric)) return yield* answer(badgeNotices.unknownMetric, kind as Kind, 422)
      const badge = yield* Effect.catchIf(badgeOf(token, metric), isClosed, () => Effect.succeed(undefined))
      return badge === undefined
        ? yield* answer(badgeNotices.notFound, kind as Kind, 404)
        : yield* answer(badge, kind as Kind, 200)
    })

    yield* router.add("GET", "/badge/:file", open(shown))
  })
)
