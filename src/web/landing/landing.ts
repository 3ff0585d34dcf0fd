import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import { Config } from "../../config/Config.ts"
import { PublicUrl } from "../../config/PublicUrl.ts"
import { Demo } from "../../demo/Demo.ts"
import { ReportLinks } from "../../reports/ReportLinks.ts"
import { folderForm } from "../folderScan/folderForm.ts"
import { ScanPageFiles } from "../folderScan/ScanPageFiles.ts"
import { samplePictures } from "../sample/samplePictures.ts"
import { sampleSection } from "../sample/sampleSection.ts"
import { tryForm } from "../demo/tryForm.ts"
import { pageResponse, ownReferrer } from "../pageResponse.ts"
import { publicPages } from "../publicPages.ts"
import { type Front, fronts, ownFront } from "./fronts.ts"
import { landingPage } from "./landingPage.ts"
import { utf8ToBytes } from "@noble/hashes/utils.js"
import type { Page } from "../Page.ts"
import { pageDocument } from "../pageDocument.ts"
import { prepare, serveStatic } from "../StaticAsset.ts"
import { type Content, type Html, joined, markup, verbatim } from "../../../scanner/html/markup.ts"
import { frontPage, missingSite } from "./frontLayout.ts"
import { deadlinesChart } from "./deadlinesChart.ts"
import { figuresList, gainsSection, hero, stepsSection } from "./landingParts.ts"

interface HomeView {
  readonly form: Content
  readonly sample: Content
  readonly publicUrl: string
  readonly year: number
}

const lead =
  "Ciphermap reads source code and tells which cryptography it uses, what of it is weak, and what has to change before quantum computers arrive. As a service with an API, as a command, and as a library."

const commands = (url: string): string =>
  `export KEY=cbk_test_...

curl -X POST ${url}/api/v1/cbom/scans -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" -d '{"repo_url":"https://github.com/openssl/openssl"}'

curl ${url}/api/v1/cbom/scans/SCAN_ID -H "Authorization: Bearer $KEY"

curl -O -J ${url}/api/v1/cbom/scans/SCAN_ID/bom.json -H "Authorization: Bearer $KEY"`

const lineEnd = verbatim("\n")

const quickstart = (url: string): Html => markup`<section aria-labelledby="api-title">
  <h2 id="api-title">From your own programs</h2>
  <p class="intro">Submit a scan, poll it, download its bill of materials. Webhooks tell you when it is done, so that you need not ask.</p>
  <pre class="scroll" tabindex="0" aria-label="Commands"><code>${joined(commands(url).split("\n"), lineEnd)}</code></pre>
  <p class="actions"><a class="button" href="/docs">Documentation</a><a class="button" href="/console">Console: keys, scans, branding, webhooks</a></p>
</section>`

/** The start page of the service. */
const homePage = (front: Front, { form, sample, publicUrl, year }: HomeView): Page =>
  frontPage(front, {
    title: "Ciphermap",
    description: "Reads source code and tells which cryptography is in it, what is weak, and until when it is allowed.",
    isIndexed: true,
    scansFolders: true,
    head: hero({ title: "Know the cryptography in your code", lead, form, figure: deadlinesChart(year) }),
    main: markup`${figuresList}${gainsSection}${sample}${stepsSection}${quickstart(publicUrl)}`
  })

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
    const files = yield* ScanPageFiles
    const pictures = yield* samplePictures
    const open = yield* publicPages
    const front = yield* fronts

    const formOf = Effect.fnUntraced(function* ({ base, site }: Front) {
      const form = demo.isOpen ? tryForm({ base, hosts }) : undefined
      return markup`${form}${folderForm(site, yield* files.version)}`
    })
    const thisYear = Effect.map(DateTime.now, (now) => DateTime.toDateUtc(now).getUTCFullYear())

    const home = Effect.gen(function* () {
      const year = yield* thisYear
      const form = yield* formOf(ownFront)
      return yield* cachedPage(
        homePage(ownFront, { form, sample: sampleSection("", yield* pictures), publicUrl, year }),
        minute
      )
    })

    const shown = Effect.gen(function* () {
      const found = yield* front
      if (found?.tenant === undefined) return yield* pageResponse(missingSite(publicUrl), { status: 404 })
      const reports = yield* publications.listed(found.tenant)
      const form = yield* formOf(found)
      const sample = sampleSection(found.base, yield* pictures)
      return yield* cachedPage(landingPage(found, { form, sample, reports, year: yield* thisYear }), minute)
    })

    yield* router.add("GET", "/", open(home))
    yield* router.add("GET", "/p/:slug", open(shown))
  })
)
