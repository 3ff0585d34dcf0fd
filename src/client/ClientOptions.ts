import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import { InvalidOptions } from "./ClientError.ts"

/** Address of the service, and the key to use. */
export interface ServiceAccess {
  /** `https://host`, with a path if the service is below one; plain `http` only for the local machine. */
  readonly baseUrl: string | URL
  /** Without a key, only `health` and `brandingBySubdomain` work. */
  readonly apiKey?: string | Redacted.Redacted<string> | undefined
}

export interface ClientOptions extends ServiceAccess {
  /** Default: that of the runtime. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** How many times a call is retried. Default 4. */
  readonly retries?: number | undefined
  /** Time limit of each attempt, in milliseconds; for a download, of each chunk. Default 30,000. */
  readonly timeoutMs?: number | undefined
}

/** RFC 6750, 2.1: the syntax of a bearer token. */
const token = /^[A-Za-z0-9\-._~+/]{1,1000}=*$/

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|[a-z0-9-]+\.localhost)$/

/** The address without a trailing slash. Refuses an address to which the key would be sent in the clear. */
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

/** The key, redacted. Refuses a key that cannot be sent, because the runtime's error would show it. */
export const checkedApiKey = (
  given: ServiceAccess["apiKey"]
): Result.Result<Redacted.Redacted<string> | undefined, InvalidOptions> => {
  if (given === undefined) return Result.succeed(undefined)
  const text = Redacted.isRedacted(given) ? Redacted.value(given) : given
  return typeof text === "string" && token.test(text)
    ? Result.succeed(Redacted.make(text, { label: "api key" }))
    : Result.fail(new InvalidOptions("apiKey is not an API key"))
}

export const checkedNumber = (name: string, value: number): Result.Result<number, InvalidOptions> =>
  Number.isSafeInteger(value) && value >= 0
    ? Result.succeed(value)
    : Result.fail(new InvalidOptions(`${name} must be a whole number, not negative`))
