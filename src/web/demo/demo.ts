import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as HttpRouter from "effect/http/HttpRouter"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import type { HttpServerResponse } from "effect/http/HttpServerResponse"
import { clipped } from "../../../scanner/html/escape.ts"
import { type Content, type Html, markup } from "../../../scanner/html/markup.ts"
import { Config, configuredForges } from "../../config/Config.ts"
import { PublicUrl } from "../../config/PublicUrl.ts"
import { Demo } from "../../demo/Demo.ts"
import type { DemoTry } from "../../domain/DemoTry.ts"
import { completedRepositoryUrl, parseRepositoryUrl } from "../../domain/RepositoryUrl.ts"
import { DemoAllowanceUsed, DemoBusy, DemoClosed, TryNotFound } from "../../domain/demoErrors.ts"
import { problem } from "../../domain/problem.ts"
import { Clients } from "../../http/Clients.ts"
import { refusalHeaders } from "../../http/refusalResponse.ts"
import type { Page } from "../Page.ts"
import { seeOther } from "../console/consolePage.ts"
import { frontPage, missingSite, titleIn } from "../landing/frontLayout.ts"
import { type Front, fronts, homeOf, ownFront } from "../landing/fronts.ts"
import { mailLink, outside } from "../layout.ts"
import { pageResponse, partResponse } from "../pageResponse.ts"
import { publicPages } from "../publicPages.ts"
import { formFields, isSameOrigin } from "../requestFields.ts"
import { type Attempt, correctedHost, tryForm } from "./tryForm.ts"
import { isRunning, tryStatus } from "./tryStatus.ts"

/** A refusal as shown on a page. */
interface RefusedTry {
  readonly status: number
  readonly title: string
  readonly detail: string
}

/** Undefined for refusals without a text of their own. */
const refusedTry = (error: unknown): RefusedTry | undefined => {
  if (error instanceof DemoAllowanceUsed) return { status: 429, title: "One scan a day", detail: error.detail }
  if (error instanceof DemoBusy) return { status: 503, title: "No place is free", detail: error.detail }
  if (error instanceof DemoClosed) {
    return { status: 404, title: "The demo is switched off", detail: "Who runs this service offers no scans here." }
  }
  return error instanceof TryNotFound
    ? { status: 404, title: "There is no such scan", detail: "The address may be mistyped." }
    : undefined
}

const shownLength = 120

const titles = {
  queued: "Scan is waiting",
  downloading: "Scan is running",
  scanning: "Scan is running",
  completed: "Scan is done",
  failed: "Scan failed"
} as const satisfies Record<DemoTry["status"], string>

const nameOf = ({ repo_url, ref }: DemoTry): string => {
  const path = URL.parse(repo_url)?.pathname ?? repo_url
  const [, owner = "", name = ""] = path.replace(/\.git$/, "").split("/")
  return clipped(ref === null ? `${owner}/${name}` : `${owner}/${name} at ${ref}`, shownLength)
}

const titleOf = (found: DemoTry): string => `${titles[found.status]}: ${nameOf(found)}`

const formPath = (front: Front): string => `${front.base}/try`

const again = (front: Front): Html =>
  markup`<p class="actions"><a class="button primary" href="${formPath(front)}">Try another repository</a><a href="${homeOf(front)}">Back to the start</a></p>`

const ours = (
  publicUrl: string
): Html => markup`<p>The whole report, the bill of materials, comparisons and private use come with an API key: see the <a href="${publicUrl}/docs">documentation</a>.</p>
  <p>On your own machine the same scan is one command:</p>
  <pre class="scroll" tabindex="0" aria-label="Command"><code>ciphermap scan PATH --format html --output report.html</code></pre>`

const theirs = ({ site }: Front): Html => {
  const ways = [
    outside(site.contact_url, "their contact page"),
    outside(site.website_url, "their website"),
    outside(site.support_url, "their support page"),
    mailLink(site.support_email)
  ].filter((one) => one !== undefined)
  const asked = ways.map((way, at) => markup`${at === 0 ? "" : ", "}${way}`)
  return markup`<p>This is a summary. The whole report has every finding and every asset with its places, and a bill of materials to download.
    ${ways.length === 0 ? markup`${site.display_name ?? ""} makes it for you.` : markup`Ask ${site.display_name ?? ""} for it: ${asked}.`}</p>`
}

const whole = (front: Front, publicUrl: string): Html => markup`<section aria-labelledby="whole-title" class="whole">
  <h2 id="whole-title">Get all of it</h2>
  ${front.tenant === undefined ? ours(publicUrl) : theirs(front)}
  ${again(front)}
</section>`

const shownIn = (front: Front, found: DemoTry, publicUrl: string) => ({
  found,
  address: `${front.base}/try/${found.id}`,
  again: again(front),
  whole: whole(front, publicUrl)
})

/** The part that changes, with the new title of the page. */
const tryPart = (front: Front, found: DemoTry, publicUrl: string): Html =>
  markup`<title>${titleIn(front, titleOf(found))}</title>${tryStatus(shownIn(front, found, publicUrl))}`

const heading = (found: DemoTry): Content => markup`<div class="title"><p class="eyebrow">Scan of</p>
  <h1>${nameOf(found)}</h1>
  ${found.commit_sha === null ? undefined : markup`<p class="muted">Commit <code>${found.commit_sha.slice(0, 12)}</code></p>`}</div>`

const refreshSeconds = 2

/** A scan of the demo, from its beginning to its result. */
const tryPage = (front: Front, found: DemoTry, publicUrl: string): Page =>
  frontPage(front, {
    title: titleOf(found),
    head: heading(found),
    main: tryStatus(shownIn(front, found, publicUrl)),
    ...(isRunning(found) && { isLive: true, refreshSeconds })
  })

/** The form alone, with the error of a submission. */
const tryFormPage = (front: Front, form: Content): Page =>
  frontPage(front, {
    title: "Try it",
    main: markup`<div class="plain-page"><h1>Try it</h1>
      <p>A summary of the cryptography in a public repository, without an account.</p>
      ${form}</div>`
  })

/** Shown when the demo is not available. */
const tryRefusedPage = (front: Front, { title, detail }: RefusedTry, publicUrl: string): Page =>
  frontPage(front, {
    title,
    main: markup`<div class="plain-page"><h1>${title}</h1>
      <p>${detail}</p>
      <ul class="next">
        <li>A repository that somebody has just tried is shown at once, whoever asks.</li>
        ${front.tenant === undefined ? markup`<li>With an API key there is no such limit: see the <a href="${publicUrl}/docs">documentation</a>.</li>` : undefined}
        <li><a href="${homeOf(front)}">Back to the start</a></li>
      </ul></div>`
  })

/** The form was sent from another site, which could use up its visitors' scans. */
class TryFormElsewhere extends Schema.Error<TryFormElsewhere>("TryFormElsewhere")(
  problem("form_not_ours", "The form was not sent from this page."),
  { httpApiStatus: 403 }
) {
  get isRetryable(): boolean {
    return false
  }
}

const didYouMean = (corrected: string): string =>
  `That host is not scanned here. Did you mean ${clipped(corrected, shownLength)}? Press the button, or change it.`

const noStore = { "cache-control": "no-store" }

/** Trying a scan without a key, on pages of tenants and of the service. */
export const demoPages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const demo = yield* Demo
    const clients = yield* Clients
    const forges = yield* configuredForges
    const publicUrl = yield* PublicUrl
    const { allowedHosts: hosts } = yield* Config
    const open = yield* publicPages
    const tenantFront = yield* fronts

    const formPage = (front: Front, attempt: Attempt, status = 200) =>
      pageResponse(tryFormPage(front, tryForm({ base: front.base, hosts, ...attempt })), { status, headers: noStore })

    const begin = Effect.fnUntraced(function* (front: Front) {
      const request = yield* HttpServerRequest
      if (!isSameOrigin(request)) return yield* new TryFormElsewhere({})
      const value = completedRepositoryUrl((yield* formFields).get("repo_url") ?? "")
      const repository = parseRepositoryUrl(value, forges)
      if (Result.isFailure(repository)) {
        const corrected = repository.failure.reason === "host_not_allowed" ? correctedHost(value, hosts) : undefined
        if (corrected !== undefined)
          return yield* formPage(front, { value: corrected, problem: didYouMean(corrected) }, 422)
        const problem = value === "" ? "Give the address of a repository" : repository.failure.message
        return yield* formPage(front, { value, problem: `${problem}.` }, 422)
      }
      const asked = { repoUrl: value, repository: repository.success }
      const { id } = yield* demo.start(asked, clients.countedBy(request))
      return seeOther(`${front.base}/try/${id}`)
    })

    const idAsked = Effect.map(HttpRouter.params, ({ id = "" }) => id)

    const shown = Effect.fnUntraced(function* (front: Front) {
      const found = yield* demo.get(yield* idAsked)
      return yield* pageResponse(tryPage(front, found, publicUrl), { headers: noStore })
    })

    /** Once the scan has ended, the response replaces the refreshing part, which stops refreshing. */
    const status = Effect.fnUntraced(function* (front: Front) {
      const found = yield* demo.get(yield* idAsked)
      const headers = { ...noStore, ...(!isRunning(found) && { "hx-reswap": "outerHTML" }) }
      return yield* partResponse(tryPart(front, found, publicUrl), { headers })
    })

    const empty = (front: Front) => (demo.isOpen ? formPage(front, {}) : Effect.fail(new DemoClosed({})))

    /** Refusals of the demo are shown in the brand of the site. */
    const told = (front: Front) => (error: unknown) => {
      const refused = refusedTry(error)
      if (refused === undefined) return undefined
      const headers = { ...noStore, ...refusalHeaders(error) }
      return pageResponse(tryRefusedPage(front, refused, publicUrl), { status: refused.status, headers })
    }

    const dressed = <E, R>(front: Front, answer: Effect.Effect<HttpServerResponse, E, R>) =>
      Effect.catch(answer, (error) => told(front)(error) ?? Effect.fail(error))

    const missing = pageResponse(missingSite(publicUrl), { status: 404 })

    /** The same pages for a tenant's site and for the service. */
    const add = Effect.fnUntraced(function* <E, R>(
      method: "GET" | "POST",
      path: `/${string}`,
      page: (front: Front) => Effect.Effect<HttpServerResponse, E, R>
    ) {
      const tenants = Effect.flatMap(tenantFront, (front) =>
        front === undefined ? missing : dressed(front, page(front))
      )
      yield* router.add(method, path, open(dressed(ownFront, page(ownFront))))
      yield* router.add(method, `/p/:slug${path}`, open(tenants))
    })

    yield* add("GET", "/try", empty)
    yield* add("POST", "/try", begin)
    yield* add("GET", "/try/:id", shown)
    yield* add("GET", "/try/:id/status", status)
  })
)
