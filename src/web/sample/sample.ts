import * as Cache from "effect/Cache"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import { policies } from "../../../scanner/classify/policies.ts"
import type { Branding } from "../../../scanner/html/Branding.ts"
import { METHODOLOGY_VERSION } from "../../../scanner/model/Assessment.ts"
import { PublicUrl } from "../../config/PublicUrl.ts"
import { ReportBusy } from "../../domain/publicationErrors.ts"
import { ReportRenderer } from "../../reports/ReportRenderer.ts"
import { brandingFor } from "../../tenants/branding/brandingFor.ts"
import { forever } from "../assets.ts"
import { type Front, fronts, ownFront } from "../landing/fronts.ts"
import { missingSite } from "../landing/frontLayout.ts"
import { pageResponse } from "../pageResponse.ts"
import { publicPages } from "../publicPages.ts"
import { reportAnswer } from "../report/reportAnswer.ts"
import { gzipped, prepare, serveStatic } from "../StaticAsset.ts"
import { SampleFiles } from "./SampleFiles.ts"
import { schemes } from "./samplePictures.ts"

/** Reports in so many brands are kept. */
const mostKept = 100

const busySeconds = 5

const chosen = Object.keys(policies).map((id) => ({ id, document: null }))

/** Of the one scan. */
const serialNumber = "urn:uuid:6c0de5c8-53a1-4f0a-9a43-4f1d33c9a2b7"

interface Wanted {
  readonly branding: Branding
  readonly today: string
}

/** The report of an example that everybody may open, in the brand of the site. */
export const samplePages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const files = yield* SampleFiles
    const renderer = yield* ReportRenderer
    const publicUrl = yield* PublicUrl
    const open = yield* publicPages
    const tenantFront = yield* fronts

    const scan = yield* Effect.cached(
      Effect.map(
        Effect.flatMap(files.scan, (bytes) => Effect.promise(() => gzipped(bytes))),
        (gzip) => ({ pieces: [gzip], score: null, methodology: METHODOLOGY_VERSION })
      )
    )

    const reports = yield* Cache.make({
      capacity: mostKept,
      timeToLive: "1 hour",
      lookup: (wanted: Wanted) =>
        Effect.flatMap(scan, (one) => renderer.render({ ...wanted, scan: one, serialNumber, policies: chosen }))
    })

    const shown = Effect.fnUntraced(function* ({ site }: Front) {
      const today = DateTime.formatIsoDateUtc(yield* DateTime.now)
      const made = yield* Cache.get(reports, { branding: brandingFor(site), today }).pipe(
        Effect.catchTag("WorkStopped", () => Effect.fail(new ReportBusy({ retry_after_seconds: busySeconds })))
      )
      return yield* reportAnswer(made, { "cache-control": "no-cache", "x-robots-tag": "noindex" })
    })

    const tenants = Effect.flatMap(tenantFront, (front) =>
      front === undefined ? pageResponse(missingSite(publicUrl), { status: 404 }) : shown(front)
    )

    yield* router.add("GET", "/sample", open(shown(ownFront)))
    yield* router.add("GET", "/p/:slug/sample", open(tenants))
    for (const scheme of schemes) {
      const picture = yield* Effect.cached(Effect.uninterruptible(Effect.flatMap(files.picture(scheme), prepare)))
      yield* router.add(
        "GET",
        `/assets/sample/${scheme}.webp`,
        Effect.flatMap(picture, (one) => serveStatic(one, "image/webp", forever))
      )
    }
  })
)
