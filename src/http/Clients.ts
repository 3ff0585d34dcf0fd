import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { HttpServerRequest } from "effect/http/HttpServerRequest"
import { Config } from "../config/Config.ts"
import { clientAddress, isFromProxy, isSecureRequest, rateLimitKey } from "../domain/clientAddress.ts"

/** Caches the values of a function for at most `most` keys; beyond that, the cache is cleared. */
const memoized = <A>(most: number): ((key: string, workOut: () => A) => A) => {
  const known = new Map<string, A>()
  return (key, workOut) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const found = workOut()
    if (known.size >= most) known.clear()
    known.set(key, found)
    return found
  }
}

/** Number of peer addresses that are cached. */
const mostRemembered = 1_000
const longestRemembered = 100

/**
 * How a client spoke to us or to our proxy: `direct` is plain HTTP without a proxy, as on a developer's machine. Where no proxy
 * tells, an https `PUBLIC_URL` does.
 */
export type Transport = "tls" | "plain" | "direct"

const make = Effect.gen(function* () {
  const { trustedProxies: trusted, tlsCertificate, publicUrl } = yield* Config
  const isTls = tlsCertificate !== undefined
  const untold: Transport = publicUrl?.startsWith("https:") === true ? "tls" : "direct"
  const counted = memoized<string>(mostRemembered)
  const peerOf = (request: HttpServerRequest) => ({ address: Option.getOrUndefined(request.remoteAddress), trusted })

  return {
    /** The key by which requests without a tenant are rate-limited. */
    countedBy: (request: HttpServerRequest): string => {
      const peer = peerOf(request)
      const told = trusted.length === 0 ? "" : (request.headers["x-forwarded-for"] ?? "")
      const workOut = (): string => {
        const address = clientAddress(peer, told)
        return address === undefined ? "unknown" : rateLimitKey(address)
      }
      return told.length > longestRemembered ? workOut() : counted(`${peer.address} ${told}`, workOut)
    },
    /** Whether the peer is one of our own proxies. */
    isFromProxy: (request: HttpServerRequest): boolean => trusted.length > 0 && isFromProxy(peerOf(request)),
    transportOf: (request: HttpServerRequest): Transport => {
      if (isTls) return "tls"
      const forwardedProto = request.headers["x-forwarded-proto"]
      if (trusted.length === 0 || forwardedProto === undefined) return untold
      return isSecureRequest(peerOf(request), { isTls, forwardedProto }) ? "tls" : "plain"
    }
  }
})

/** The addresses of clients, as trusted proxies report them. */
export class Clients extends Context.Service<Clients>()("ciphermap/Clients", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
