import * as Effect from "effect/Effect"
import * as Base64 from "effect/encoding/Base64"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { Api } from "../api/Api.ts"
import { LogoUnusable } from "../domain/brandingErrors.ts"
import { setHeaders } from "../http/setHeaders.ts"
import { Keys } from "../keys/Keys.ts"
import { Resealing } from "../sealing/Resealing.ts"
import { Tenants } from "./Tenants.ts"
import { Branding } from "./branding/Branding.ts"

export const adminHandlers = HttpApiBuilder.group(
  Api,
  "admin",
  Effect.fnUntraced(function* (handlers) {
    const tenants = yield* Tenants
    const keys = yield* Keys
    const resealing = yield* Resealing
    return handlers.handleAll({
      createTenant: ({ payload }) =>
        tenants.create({
          name: payload.name,
          kind: payload.kind,
          monthlyScanCap: payload.monthly_scan_cap,
          readsConfiguration: payload.reads_configuration
        }),
      listTenants: () => Effect.map(tenants.list(), (list) => ({ tenants: list, count: list.length })),
      createKey: ({ params, payload }) => keys.createFor(params.tenant_id, payload.name, payload.env),
      suspendTenant: ({ params }) => tenants.suspend(params.tenant_id),
      resumeTenant: ({ params }) => tenants.resume(params.tenant_id),
      resealSecrets: () => resealing.reseal
    })
  })
)

const cachedAMinute = { "cache-control": "public, max-age=60" }

export const brandingHandlers = HttpApiBuilder.group(
  Api,
  "branding",
  Effect.fnUntraced(function* (handlers) {
    const branding = yield* Branding
    return handlers.handleAll({
      read: () => branding.read(),
      update: ({ payload }) => branding.change(payload),
      findBySubdomain: ({ params }) =>
        Effect.tap(branding.findBySubdomain(params.slug), () => setHeaders(cachedAMinute))
    })
  })
)

export const logosHandlers = HttpApiBuilder.group(
  Api,
  "logos",
  Effect.fnUntraced(function* (handlers) {
    const branding = yield* Branding
    return handlers.handleAll({
      putLogo: ({ params, payload }) =>
        Effect.flatMap(Effect.fromResult(Base64.decode(payload.png)), (png) =>
          branding.putLogo(params.shade, png)
        ).pipe(Effect.catchTag("EncodingError", () => new LogoUnusable({ detail: "The file must be a PNG" }))),
      removeLogo: ({ params }) => branding.removeLogo(params.shade)
    })
  })
)
