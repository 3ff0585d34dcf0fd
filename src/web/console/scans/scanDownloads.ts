import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as Layer from "effect/Layer"
import { storedFormats } from "../../../domain/StoredFormat.ts"
import { storedDownload } from "../../../scans/storedDownload.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { scanDocuments } from "./scanDocuments.ts"
import { scanIdAsked } from "./scanPages.ts"

/** Browsers must not store them. */
const forNoCache = { "cache-control": "no-store", vary: "Cookie, Accept-Encoding" }

/** Documents of completed scans, as the API serves and counts them. */
export const scanDownloads = Layer.effectDiscard(
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
