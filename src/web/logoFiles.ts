import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as Layer from "effect/Layer"
import { LogoNotFound } from "../domain/brandingErrors.ts"
import { Branding } from "../tenants/branding/Branding.ts"
import { publicPages } from "./publicPages.ts"

const named = /^([0-9a-f]{64})\.png$/

/** An image and nothing else, wherever it is opened; reports that were saved as files show it too. */
const headers = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  "cross-origin-resource-policy": "cross-origin",
  "content-disposition": "inline"
} as const

/** `/logos/<digest>.png`: the logos that tenants have uploaded. */
export const logoFiles = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const branding = yield* Branding
    const open = yield* publicPages

    const shown = Effect.gen(function* () {
      const { file = "" } = yield* HttpRouter.params
      const [, digest] = named.exec(file) ?? []
      if (digest === undefined) return yield* new LogoNotFound()
      const image = yield* branding.findLogo(digest)
      return HttpServerResponse.uint8Array(new Uint8Array(image), { contentType: "image/png", headers })
    })

    yield* router.add("GET", "/logos/:file", open(shown))
  })
)
