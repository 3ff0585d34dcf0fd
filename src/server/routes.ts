import * as Layer from "effect/Layer"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { Api } from "../api/Api.ts"
import { PublicAccess } from "../api/healthApi.ts"
import { rateLimitHeaders } from "../domain/tokenBucket.ts"
import { TooManyRequests } from "../domain/requestErrors.ts"
import { Clients } from "../http/Clients.ts"
import { setHeaders } from "../http/setHeaders.ts"
import { Branding } from "../tenants/branding/Branding.ts"
import { Demo } from "../demo/Demo.ts"
import { demoHandlers } from "../demo/http.ts"
import { healthHandlers } from "../health/http.ts"
import { Idempotency } from "../idempotency/Idempotency.ts"
import { keysHandlers } from "../keys/http.ts"
import { Audit } from "../keys/Audit.ts"
import { membersHandlers } from "../keys/membersHttp.ts"
import { Credentials } from "../credentials/Credentials.ts"
import { credentialsHandlers } from "../credentials/http.ts"
import { Keys } from "../keys/Keys.ts"
import { policiesHandlers } from "../policies/http.ts"
import { Policies } from "../policies/Policies.ts"
import { repositoriesHandlers } from "../portfolio/http.ts"
import { Portfolio } from "../portfolio/Portfolio.ts"
import { Plans } from "../portfolio/Plans.ts"
import { plansHandlers } from "../portfolio/plansHttp.ts"
import { Triage } from "../portfolio/Triage.ts"
import { triageHandlers } from "../portfolio/triageHttp.ts"
import { reportLinksHandlers } from "../reports/http.ts"
import { ReportLinks } from "../reports/ReportLinks.ts"
import { PublicReports } from "../reports/PublicReports.ts"
import { RateLimits } from "../rateLimits/RateLimits.ts"
import { runsHandlers } from "../scans/runsHttp.ts"
import { Deadlines } from "../portfolio/Deadlines.ts"
import { Boms } from "../scans/Boms.ts"
import { Comparisons } from "../scans/Comparisons.ts"
import { resultsHandlers, scansHandlers } from "../scans/http.ts"
import { Scans } from "../scans/Scans.ts"
import { ScanViews } from "../scans/ScanViews.ts"
import { ScanWatch } from "../scans/ScanWatch.ts"
import { schedulesHandlers } from "../schedules/http.ts"
import { Schedules } from "../schedules/Schedules.ts"
import { adminHandlers, brandingHandlers, logosHandlers } from "../tenants/http.ts"
import { Resealing } from "../sealing/Resealing.ts"
import { Tenants } from "../tenants/Tenants.ts"
import { uploadsHandlers } from "../uploads/http.ts"
import { Uploads } from "../uploads/Uploads.ts"
import { usageHandlers } from "../usage/http.ts"
import { Ledger } from "../ledger/Ledger.ts"
import { Usage } from "../usage/Usage.ts"
import { webhooksHandlers } from "../webhooks/http.ts"
import { WebhookAddresses } from "../webhooks/WebhookAddresses.ts"
import { Webhooks } from "../webhooks/Webhooks.ts"
import { pages } from "../web/pages.ts"
import { adminAccessLayer } from "./adminAccess.ts"
import { authorizationLayer } from "./authorization.ts"
import { probes } from "./probes.ts"
import { validationLayer } from "../http/validation/validationLayer.ts"
import { httpMiddleware } from "./httpMiddleware.ts"
import * as Effect from "effect/Effect"
import { CurrentTrace } from "../domain/CurrentTrace.ts"
import { Refusals } from "../api/refusals.ts"
import { refusalResponse } from "../http/refusalResponse.ts"

const refusalsLayer = Layer.succeed(Refusals, (handler) =>
  Effect.catch(handler, (error) =>
    Effect.flatMap(CurrentTrace, ({ id }) => {
      const response = refusalResponse(error, id)
      return response === undefined ? Effect.fail(error) : Effect.succeed(response)
    })
  )
)

const handlers = Layer.mergeAll(
  scansHandlers,
  keysHandlers,
  usageHandlers,
  brandingHandlers,
  logosHandlers,
  credentialsHandlers,
  resultsHandlers,
  reportLinksHandlers,
  runsHandlers,
  schedulesHandlers,
  repositoriesHandlers,
  policiesHandlers,
  triageHandlers,
  plansHandlers,
  uploadsHandlers,
  membersHandlers,
  adminHandlers,
  webhooksHandlers,
  demoHandlers,
  healthHandlers
)

/** Rate-limits requests without a key by client address. */
const publicAccessLayer = Layer.effect(
  PublicAccess,
  Effect.gen(function* () {
    const limits = yield* RateLimits
    const clients = yield* Clients
    return PublicAccess.of(
      Effect.fnUntraced(function* (handler) {
        const standing = yield* limits.take("public", clients.countedBy(yield* HttpServerRequest))
        const { name, rule, taken, at } = standing
        yield* setHeaders(rateLimitHeaders(name, rule, taken, at))
        return taken.isAllowed ? yield* handler : yield* TooManyRequests.after(taken)
      })
    )
  })
)

const access = Layer.mergeAll(authorizationLayer, publicAccessLayer, adminAccessLayer, validationLayer, refusalsLayer)

const services = Layer.mergeAll(
  Keys.layer,
  Credentials.layer,
  Audit.layer,
  Portfolio.layer,
  Plans.layer,
  Uploads.layer,
  ReportLinks.layer,
  ScanWatch.layer,
  ScanViews.layer,
  Branding.layer,
  Tenants.layer,
  Resealing.layer,
  Idempotency.layer,
  Webhooks.layer,
  WebhookAddresses.layer,
  Usage.layer,
  Demo.layer
).pipe(
  Layer.provideMerge(PublicReports.layer),
  Layer.provideMerge(
    Layer.mergeAll(
      Triage.layer,
      Deadlines.layer.pipe(Layer.provide(Policies.layer)),
      Comparisons.layer,
      Policies.layer,
      Schedules.layer
    )
  ),
  Layer.provideMerge(Boms.layer),
  Layer.provideMerge(Scans.layer),
  Layer.provideMerge(Ledger.layer)
)

/** The routes of the API; they need the database, the configuration, the secrets and the clients' addresses. */
export const routes = HttpApiBuilder.layer(Api).pipe(
  Layer.provide(handlers),
  Layer.provide(access),
  Layer.merge(pages),
  Layer.merge(Layer.mergeAll(Triage.running, Deadlines.running)),
  Layer.provide(services),
  Layer.merge(probes),
  Layer.provide(httpMiddleware),
  Layer.provide(RateLimits.layer)
)
