import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import { Config } from "../../config/Config.ts"
import { PublicUrl } from "../../config/PublicUrl.ts"
import { Demo } from "../../demo/Demo.ts"
import { ReportLinks } from "../../reports/ReportLinks.ts"
import { tryForm } from "../demo/tryForm.ts"
import { pageResponse, ownReferrer } from "../pageResponse.ts"
import { publicPages } from "../publicPages.ts"
import type { Front } from "./Front.ts"
import { fronts, ownFront } from "./fronts.ts"
import { homePage } from "./homePage.ts"
import { landingPage } from "./landingPage.ts"
import { missingSite } from "./missingSite.ts"
import { utf8ToBytes } from "@noble/hashes/utils.js"
import type { Page } from "../Page.ts"
import { pageDocument } from "../pageDocument.ts"
import { prepare, serveStatic } from "../StaticAsset.ts"

/** A page that is the same for all visitors: caches may keep it for so many seconds and then revalidate it. */
const cachedPage = Effect.fnUntraced(function* (page: Page, seconds: number) {
  const { html, policy } = pageDocument(page)
  return yield* serveStatic(yield* prepare(utf8ToBytes(html)), "text/html; charset=utf-8", {
    ...ownReferrer,
    "cache-control": `public, max-age=${seconds}`,
    "content-security-policy": policy
  })
})

const minute = 60

/** The front pages of tenants and of the service itself. */
export const landing = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const demo = yield* Demo
    const publications = yield* ReportLinks
    const publicUrl = yield* PublicUrl
    const { allowedHosts: hosts } = yield* Config
    const open = yield* publicPages
    const front = yield* fronts

    const formOf = ({ base }: Front) => (demo.isOpen ? tryForm({ base, hosts }) : undefined)
    const thisYear = Effect.map(DateTime.now, (now) => DateTime.toDateUtc(now).getUTCFullYear())

    const home = Effect.gen(function* () {
      const year = yield* thisYear
      return yield* cachedPage(homePage(ownFront, { form: formOf(ownFront), publicUrl, year }), minute)
    })

    const shown = Effect.gen(function* () {
      const found = yield* front
      if (found?.tenant === undefined) return yield* pageResponse(missingSite(publicUrl), { status: 404 })
      const reports = yield* publications.listed(found.tenant)
      return yield* cachedPage(landingPage(found, { form: formOf(found), reports, year: yield* thisYear }), minute)
    })

    yield* router.add("GET", "/", open(home))
    yield* router.add("GET", "/p/:slug", open(shown))
  })
)
