import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as Layer from "effect/Layer"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"
import { markup } from "../../../scanner/html/markup.ts"
import { CurrentTenant } from "../../domain/CurrentTenant.ts"
import { entityTagOf, namesEntityTag } from "../../domain/entityTag.ts"
import { ReportNotFound, ReportRevoked } from "../../domain/publicationErrors.ts"
import { LinkedScans } from "../../reports/LinkedScans.ts"
import { ReportLinks } from "../../reports/ReportLinks.ts"
import { queryOf } from "../requestFields.ts"
import { publicPages } from "../publicPages.ts"
import {
  type Badge,
  type BadgeMetric,
  badgeMetrics,
  badgeNotices,
  dated,
  isBadgeMetric,
  badgeColours,
  labelColour
} from "./Badge.ts"

/** https://shields.io/badges/endpoint-badge */
const shieldsJson = ({ label, message, tone, isError = false }: Badge): string =>
  JSON.stringify({ schemaVersion: 1, label, message, color: badgeColours[tone], isError, cacheSeconds: 300 })

/**
 * Advance widths of Helvetica in thousandths of an em, from the space to the tilde: Adobe's Core 14 AFM files, which Arial
 * and Liberation Sans keep to. https://github.com/adobe-type-tools
 */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584
] as const

const space = 0x20
const widest = 1015

/** Width of a line of ASCII text, in the unit of the size. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + (widths[character.codePointAt(0)! - space] ?? widest), 0) * (size / 1000)

const size = 11
const height = 20
const padding = 7

const rounded = (value: number): number => Math.round(value * 10) / 10

/** The badge as an SVG image, with backgrounds of its own, so that it is readable on light and dark pages. */
export const badgeSvg = ({ label, message, tone, scannedOn }: Badge): string => {
  const [left, right] = [label, message].map((text) => {
    const length = rounded(textWidth(text, size))
    return { text, length, width: Math.ceil(length) + 2 * padding }
  }) as [Part, Part]
  const width = left.width + right.width
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
    <title id="title">${label}: ${message}${scannedOn === undefined ? "" : `, scanned on ${scannedOn}`}</title>
    <clipPath id="corners"><rect width="${width}" height="${height}" rx="4"/></clipPath>
    <g clip-path="url(#corners)">
      <rect width="${left.width}" height="${height}" fill="${labelColour}"/>
      <rect x="${left.width}" width="${right.width}" height="${height}" fill="${badgeColours[tone]}"/>
    </g>
    <g fill="#ffffff" font-family="Arial, Helvetica, 'Liberation Sans', sans-serif" font-size="${size}">
      ${[written(left, padding), written(right, left.width + padding)]}
    </g>
  </svg>`.html
}

interface Part {
  readonly text: string
  readonly length: number
  readonly width: number
}

/** Another font is squeezed or stretched to the width that was computed. */
const written = ({ text, length }: Part, x: number) =>
  markup`<text x="${x}" y="14" textLength="${length}" lengthAdjust="spacingAndGlyphs">${text}</text>`

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
        return dated(badgeMetrics[metric]({ scan, readiness }), scan.completed_at, yield* Clock.currentTimeMillis)
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
