import { sha256 } from "@noble/hashes/sha2.js"
import { utf8ToBytes } from "@noble/hashes/utils.js"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { sameMac } from "../domain/ApiKeyText.ts"
import { parseAuthorization } from "../domain/AuthorizationHeader.ts"
import { Unauthorized } from "../domain/requestErrors.ts"
import { RateLimits } from "../rateLimits/RateLimits.ts"
import { AdminAccess } from "../api/tenantsApi.ts"
import { Clients } from "../http/Clients.ts"

/** SHA-256 of the administrators' token. */
export class AdminToken extends Context.Service<AdminToken, { readonly hash: Uint8Array }>()("ciphermap/AdminToken") {}

export const hashOfToken = (token: Redacted.Redacted<string>): Uint8Array => sha256(utf8ToBytes(Redacted.value(token)))

/** Authenticates administrators; wrong tokens are counted by address. */
export const adminAccessLayer = Layer.effect(
  AdminAccess,
  Effect.gen(function* () {
    const { hash } = yield* AdminToken
    const limits = yield* RateLimits
    const clients = yield* Clients

    const refused = (header: string | undefined) => {
      const authorization = parseAuthorization(header)
      if (authorization._tag === "missing") return Unauthorized.because("missing_authorization")
      if (authorization._tag === "malformed") return Unauthorized.because("malformed_authorization")
      return sameMac(hashOfToken(authorization.token), hash) ? undefined : Unauthorized.because("invalid_admin_token")
    }

    return AdminAccess.of({
      admin_token: Effect.fnUntraced(function* (handler) {
        const request = yield* HttpServerRequest
        const refusal = refused(request.headers["authorization"])
        if (refusal === undefined) return yield* handler
        yield* limits.require("authentication", clients.countedBy(request))
        return yield* refusal
      })
    })
  })
)
