import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import { InvalidOptions } from "./ClientError.ts"

/** Where the service is, and who asks. */
export interface ServiceAccess {
  /** `https://host`, with a path if the service lies under one; plain `http` only to the own machine. */
  readonly baseUrl: string | URL
  /** Without one, only `health` and `brandingBySubdomain` are answered. */
  readonly apiKey?: string | Redacted.Redacted<string> | undefined
}

export interface ClientOptions extends ServiceAccess {
  /** Default: the runtime's own. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** How often a call is tried again after the first time. Default 4. */
  readonly retries?: number | undefined
  /** For each try, in milliseconds; of a download, for each piece. Default 30,000. */
  readonly timeoutMs?: number | undefined
}

/** RFC 6750 2.1: what can stand behind `Bearer`. */
const token = /^[A-Za-z0-9\-._~+/]{1,1000}=*$/

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|[a-z0-9-]+\.localhost)$/

/** The address without a slash at its end; refused where a key sent to it could be read on the way. */
export const checkedBaseUrl = (written: string | URL): Result.Result<string, InvalidOptions> => {
  if (!URL.canParse(String(written))) return Result.fail(new InvalidOptions("baseUrl must be an absolute address"))
  const { protocol, hostname, username, password, search, hash, origin, pathname } = new URL(written)
  if (protocol !== "https:" && !(protocol === "http:" && loopback.test(hostname))) {
    return Result.fail(new InvalidOptions("baseUrl must use https; http is for loopback addresses only"))
  }
  return username + password + search + hash === ""
    ? Result.succeed(origin + pathname.replace(/\/+$/, ""))
    : Result.fail(new InvalidOptions("baseUrl must hold neither credentials, nor a query, nor a fragment"))
}

/** The key, redacted; refused where it could not be sent, before a runtime's error would show it. */
export const checkedApiKey = (
  given: ServiceAccess["apiKey"]
): Result.Result<Redacted.Redacted<string> | undefined, InvalidOptions> => {
  if (given === undefined) return Result.succeed(undefined)
  const text = Redacted.isRedacted(given) ? Redacted.value(given) : given
  return typeof text === "string" && token.test(text)
    ? Result.succeed(Redacted.make(text, { label: "api key" }))
    : Result.fail(new InvalidOptions("apiKey is not an API key"))
}

/** Whole and not negative. */
export const checkedNumber = (name: string, value: number): Result.Result<number, InvalidOptions> =>
  Number.isSafeInteger(value) && value >= 0
    ? Result.succeed(value)
    : Result.fail(new InvalidOptions(`${name} must be a whole number, not negative`))
