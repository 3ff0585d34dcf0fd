import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import type { HttpServerResponse } from "effect/http/HttpServerResponse"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { Config, configuredForges } from "../../config/Config.ts"
import { PublicUrl } from "../../config/PublicUrl.ts"
import { Demo } from "../../demo/Demo.ts"
import { DemoClosed } from "../../domain/demoErrors.ts"
import { parseRepositoryUrl } from "../../domain/RepositoryUrl.ts"
import { Clients } from "../../http/Clients.ts"
import { refusalHeaders } from "../../http/refusalResponse.ts"
import { seeOther } from "../console/consolePage.ts"
import { formFields } from "../requestFields.ts"
import { isSameOrigin } from "../isSameOrigin.ts"
import type { Front } from "../landing/Front.ts"
import { fronts, ownFront } from "../landing/fronts.ts"
import { missingSite } from "../landing/missingSite.ts"
import { pageResponse, partResponse } from "../pageResponse.ts"
import { publicPages } from "../publicPages.ts"
import { refusedTry } from "./refusedTry.ts"
import { type Attempt, tryForm } from "./tryForm.ts"
import { tryFormPage, tryPage, tryPart, tryRefusedPage } from "./tryPages.ts"
import { isRunning } from "./tryStatus.ts"
import * as Schema from "effect/Schema"
import { problem } from "../../domain/problem.ts"

/** The form was sent from another site, which could use up its visitors' scans. */
class TryFormElsewhere extends Schema.Error<TryFormElsewhere>("TryFormElsewhere")(
  problem("form_not_ours", "The form was not sent from this page."),
  { httpApiStatus: 403 }
) {
  get isRetryable(): boolean {
    return false
  }
}

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
      const value = ((yield* formFields).get("repo_url") ?? "").trim()
      const repository = parseRepositoryUrl(value, forges)
      if (Result.isFailure(repository)) {
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
