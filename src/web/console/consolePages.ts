import * as Layer from "effect/Layer"
import { Sessions } from "../../keys/Sessions.ts"
import { comparePages } from "./scans/comparePages.ts"
import { scanPages, scanIdAsked } from "./scans/scanPages.ts"
import { scansPages } from "./scans/scansPages.ts"
import { sharing } from "./sharing.ts"
import { signIn } from "./signIn.ts"
import { usagePages } from "./usage/usagePages.ts"
import { auditPages } from "./auditPages.ts"
import { credentialPages } from "./credentials/credentialPages.ts"
import { brandingPages } from "./branding/brandingPages.ts"
import { keyPages } from "./keyPages.ts"
import { webhookListPages } from "./webhooks/webhookListPages.ts"
import { webhookPages } from "./webhooks/webhookPages.ts"
import { webhookQuestions } from "./webhooks/webhookQuestions.ts"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import { storedFormats } from "../../domain/StoredFormat.ts"
import { storedDownload } from "../../scans/storedDownload.ts"
import { consoleAccess } from "./consoleAccess.ts"
import { policyPages } from "./policies/policyPages.ts"
import { inventoryPages } from "./repositories/inventoryPages.ts"
import { planPages } from "./repositories/planPages.ts"
import { portfolioPages } from "./repositories/portfolioPages.ts"
import { uploadPages } from "./repositories/uploadPages.ts"
import { triagePages } from "./repositories/triagePages.ts"
import { repositoryPages } from "./repositories/repositoryPages.ts"
import { schedulePages } from "./schedules/schedulePages.ts"
import { scanDocuments } from "./scans/scanDocuments.ts"

/** Browsers must not store them. */
const forNoCache = { "cache-control": "no-store", vary: "Cookie, Accept-Encoding" }

/** Documents of completed scans, as the API serves and counts them. */
const scanDownloads = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const download = yield* storedDownload
    const { signedIn } = yield* consoleAccess
    for (const format of storedFormats) {
      const served = Effect.gen(function* () {
        const response = yield* download(yield* scanIdAsked, format)
        return HttpServerResponse.setHeaders(response, forNoCache)
      })
      yield* router.add("GET", `/console/scans/:id/${scanDocuments[format].file}`, signedIn(served))
    }
  })
)

/** All settings pages of a tenant. */
const settingsPages = Layer.mergeAll(
  keyPages,
  auditPages,
  credentialPages,
  brandingPages,
  webhookListPages,
  webhookPages,
  webhookQuestions
)

/** All pages of the console. */
export const consolePages = Layer.mergeAll(
  signIn,
  portfolioPages,
  repositoryPages,
  inventoryPages,
  planPages,
  triagePages,
  uploadPages,
  schedulePages,
  policyPages,
  scansPages,
  scanPages,
  scanDownloads,
  comparePages,
  sharing,
  usagePages,
  settingsPages
).pipe(Layer.provide(Sessions.layer))
