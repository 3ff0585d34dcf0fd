import { utf8ToBytes } from "@noble/hashes/utils.js"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import { sameMac } from "../../domain/ApiKeyText.ts"
import { CurrentTenant } from "../../domain/CurrentTenant.ts"
import { type KeyRole, mayAct, RoleTooLow } from "../../domain/KeyRole.ts"
import { CurrentTrace } from "../../domain/CurrentTrace.ts"
import { problem } from "../../domain/problem.ts"
import { Clients } from "../../http/Clients.ts"
import { sessionHours, Sessions } from "../../keys/Sessions.ts"
import { RateLimits } from "../../rateLimits/RateLimits.ts"
import { Branding } from "../../tenants/branding/Branding.ts"
import { refusing } from "../publicPages.ts"
import { fieldsThenFile, formFields, type FormFields, isSameOrigin, type PostedFile } from "../requestFields.ts"
import { ConsoleSession } from "./ConsoleSession.ts"

/** Browsers accept the first one only over HTTPS, for this host only. RFC 6265bis, 4.1.3.2 */
const cookieName = (isSecure: boolean): string => (isSecure ? "__Host-ciphermap" : "ciphermap")

export const sessionSecretIn = ({ cookies }: HttpServerRequest, isSecure: boolean): string | undefined =>
  cookies[cookieName(isSecure)]

const written = (isSecure: boolean, value: string, seconds: number): string =>
  `${cookieName(isSecure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`

export const sessionCookie = (secret: string, isSecure: boolean): string =>
  written(isSecure, secret, sessionHours * 3_600)

export const endedCookie = (isSecure: boolean): string => written(isSecure, "", 0)

/** The form was not sent by a page of this session. */
export class FormNotOurs extends Schema.Error<FormNotOurs>("FormNotOurs")(
  problem("form_not_ours", "The form was not sent from this console, or the console was opened again in the meantime."),
  { httpApiStatus: 403 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** Whether a form came from a page of this session. */
const isOwnForm = (request: HttpServerRequest, sent: string | undefined, expected: string): boolean =>
  isSameOrigin(request) && sent !== undefined && sameMac(utf8ToBytes(sent), utf8ToBytes(expected))

export const signInPath = "/console/sign-in"

/** The page to return to after signing in; for a part of a page, the whole page. */
const wantedBy = ({ method, url, headers }: HttpServerRequest): string | undefined => {
  if (headers["hx-request"] === undefined) return method === "GET" ? url : undefined
  const current = URL.parse(headers["hx-current-url"] ?? "")
  return current === null ? undefined : current.pathname + current.search
}

const toSignIn = (request: HttpServerRequest, isSecure: boolean) => {
  const wanted = wantedBy(request)
  const location = signInPath + (wanted === undefined ? "" : `?to=${encodeURIComponent(wanted)}`)
  const headers = { "set-cookie": endedCookie(isSecure) }
  return request.headers["hx-request"] === undefined
    ? HttpServerResponse.empty({ status: 303, headers: { ...headers, location } })
    : HttpServerResponse.empty({ status: 204, headers: { ...headers, "hx-redirect": location } })
}

/** Makes handlers of the console: for signed-in users, rate limited like requests with their key. */
export const consoleAccess = Effect.gen(function* () {
  const sessions = yield* Sessions
  const limits = yield* RateLimits
  const clients = yield* Clients
  const branding = yield* Branding

  /** A page for signed-in users whose key has the role; others are sent to the sign-in page and back. */
  const signedIn = <E, R>(
    handler: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>,
    needed: KeyRole = "viewer"
  ) =>
    refusing(
      Effect.gen(function* () {
        const request = yield* HttpServerRequest
        const isSecure = clients.transportOf(request) === "tls"
        const secret = sessionSecretIn(request, isSecure)
        const session = secret === undefined ? undefined : yield* sessions.find(secret)
        if (session === undefined) {
          if (secret !== undefined) yield* limits.require("authentication", clients.countedBy(request))
          return toSignIn(request, isSecure)
        }
        const { tenant } = session
        const trace = yield* CurrentTrace
        trace.tenant = tenant.id
        yield* limits.require("requests", `${tenant.id}:${tenant.env}`)
        if (!mayAct(tenant.role, needed)) return yield* new RoleTooLow()
        return yield* handler.pipe(
          Effect.provideService(CurrentTenant, tenant),
          Effect.provideService(ConsoleSession, session),
          Effect.provideService(Branding, branding)
        )
      })
    )

  /** The handler of a form, which runs only if a page of this session sent it and the key has the role. */
  const posted = <E, R>(
    handler: (fields: FormFields) => Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>,
    needed: KeyRole = "member"
  ) =>
    signedIn(
      Effect.gen(function* () {
        const request = yield* HttpServerRequest
        const { formToken } = yield* ConsoleSession
        const fields = yield* formFields
        if (!isOwnForm(request, fields.get("form_token"), formToken)) return yield* new FormNotOurs({})
        return yield* handler(fields)
      }),
      needed
    )

  /** As `posted`, for a form whose last field is a file. Nothing of the file is read before. */
  const postedFile = <E, R>(
    mebibytes: number,
    handler: (fields: FormFields, file: PostedFile) => Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>,
    needed: KeyRole = "member"
  ) =>
    signedIn(
      Effect.gen(function* () {
        const request = yield* HttpServerRequest
        const { role } = yield* CurrentTenant
        if (!mayAct(role, needed)) return yield* new RoleTooLow()
        const { formToken } = yield* ConsoleSession
        return yield* fieldsThenFile(mebibytes, (fields, file) =>
          Effect.gen(function* () {
            if (!isOwnForm(request, fields.get("form_token"), formToken)) return yield* new FormNotOurs({})
            return yield* handler(fields, file)
          })
        )
      })
    )

  return { signedIn, posted, postedFile }
})
