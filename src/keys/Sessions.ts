import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Schedule from "effect/Schedule"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { base36, randomBytes, randomText } from "../domain/randomText.ts"
import { SignIn } from "./SignIn.ts"
import { SessionsRepo } from "./SessionsRepo.ts"

/** 40 characters from an alphabet of 36 hold 206 bits. */
const secretLength = 40
const secretShape = /^[a-z0-9]{40}$/

/** A working day. */
export const sessionHours = 12

/** The signed-in tenant, and the token in forms that prevents forged requests from other sites. */
export interface Session {
  readonly tenant: CurrentTenant["Service"]
  readonly tenantName: string
  readonly formToken: string
}

/** What is stored of a session; it cannot be used to open one. */
const macOf = (secret: string): Uint8Array => sha256(utf8ToBytes(secret))

const formTokenOf = (secret: string): string => bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes("form")))

const make = Effect.gen(function* () {
  const repo = yield* SessionsRepo
  const { signIn } = yield* SignIn

  const end = (secret: string) => (secretShape.test(secret) ? repo.remove(macOf(secret)) : Effect.void)

  /**
   * Signs in with an API key and returns the secret of a new session, which is not stored. The session that the browser
   * had before ends.
   */
  const begin = Effect.fnUntraced(function* (apiKey: string, before = "") {
    const tenant = yield* signIn(`Bearer ${apiKey}`)
    yield* end(before)
    const secret = randomText(base36, secretLength, randomBytes)
    yield* Effect.provideService(repo.insert(macOf(secret), tenant.keyId, sessionHours), CurrentTenant, tenant)
    return Redacted.make(secret)
  })

  /**
   * The session of a browser; undefined once it has ended, its key is revoked or its tenant suspended. A session that
   * was refused once stays ended, even if the tenant is resumed.
   */
  const find = Effect.fnUntraced(function* (secret: string) {
    if (!secretShape.test(secret)) return undefined
    const row = yield* repo.find(macOf(secret))
    if (row === undefined) {
      yield* end(secret)
      return undefined
    }
    const { tenant_id: id, tenant_kind: kind, env, key_id: keyId, key_lookup: keyLookup, role } = row
    const session: Session = {
      tenant: { id, kind, env, keyId, keyLookup, role },
      tenantName: row.tenant_name,
      formToken: formTokenOf(secret)
    }
    return session
  })

  yield* Effect.forkScoped(Effect.repeat(Effect.ignore(repo.forgetEnded()), Schedule.spaced("1 hour")))

  return { begin, find, end, count: repo.count, endAll: repo.removeAll }
})

/** Sessions of the console, opened with an API key. Revoking the key ends them at once. */
export class Sessions extends Context.Service<Sessions>()("ciphermap/Sessions", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(SessionsRepo.layer))
}
