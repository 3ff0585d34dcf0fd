import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import { markup } from "../../../../scanner/html/markup.ts"
import { CurrentTenant } from "../../../domain/CurrentTenant.ts"
import type { ScanDiff } from "../../../domain/ScanDiff.ts"
import { RateLimits } from "../../../rateLimits/RateLimits.ts"
import { Comparisons } from "../../../scans/Comparisons.ts"
import { ScanViews } from "../../../scans/ScanViews.ts"
import { queryOf } from "../../requestFields.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consolePage } from "../consolePage.ts"
import { comparisonSections } from "./comparisonSections.ts"
import { projectName, scanPath } from "./scanNames.ts"
import { scanIdAsked } from "./scanPages.ts"

const diffOf = (bytes: Uint8Array): ScanDiff => JSON.parse(new TextDecoder().decode(bytes))

/** The comparison of two scans; counts as a download, as in the API. */
export const comparePages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const comparisons = yield* Comparisons
    const limits = yield* RateLimits
    const views = yield* ScanViews
    const { signedIn } = yield* consoleAccess

    const compared = Effect.gen(function* () {
      const { id: tenant } = yield* CurrentTenant
      const { scan } = yield* views.view(yield* scanIdAsked)
      const base = (yield* queryOf).get("base") ?? ""
      const { bytes } = yield* comparisons.find(base, scan.id)
      yield* limits.require("downloads", tenant)
      const diff = diffOf(yield* bytes)
      const main = markup`<div class="scan">
        <p class="crumbs"><a href="/console">All scans</a> / <a href="${scanPath(scan)}">${projectName(scan)}</a></p>
        ${comparisonSections(scan, diff)}
      </div>`
      return yield* consolePage({ section: "scans", title: `Changes of ${projectName(scan)}`, main })
    })

    yield* router.add("GET", "/console/scans/:id/compare", signedIn(compared))
  })
)
