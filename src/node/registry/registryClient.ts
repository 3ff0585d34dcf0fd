import { Buffer } from "node:buffer"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { type ImageAddress, isLoopback } from "./imageAddress.ts"
import { RegistryError } from "./RegistryError.ts"

/** What a user gave for one host. */
export interface RegistryCredentials {
  readonly host: string
  readonly user: string
  readonly password: string
}

/** `HOST=USER:PASSWORD`; undefined for any other text. */
export const parseCredentials = (text: string): RegistryCredentials | undefined => {
  const [, host, user, password] = /^([^=]+)=([^:]+):(.*)$/s.exec(text) ?? []
  return host === undefined ? undefined : { host: host.toLowerCase(), user: user!, password: password! }
}

/** Asks one registry (OCI Distribution Specification 1.1). */
export interface RegistryClient {
  /** The answer to a request below `/v2/NAME/`, with its body not read yet. */
  readonly get: (path: string, accept: ReadonlyArray<string>) => Effect.Effect<Response, RegistryError>
}

const MAX_REDIRECTS = 5
const MAX_TOKEN = 65_536
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

const failed = (reason: RegistryError["reason"], message: string) => new RegistryError({ reason, message })

const Token = Schema.Struct({ token: Schema.optional(Schema.String), access_token: Schema.optional(Schema.String) })

/** `WWW-Authenticate: Bearer realm="...",service="...",scope="..."` (RFC 9110 11.6.1; https://distribution.github.io/distribution/spec/auth/token/). */
const parametersOf = (challenge: string): ReadonlyMap<string, string> =>
  new Map([...challenge.matchAll(/(\w+)="([^"]{0,1024})"/g)].map(([, name, value]) => [name!.toLowerCase(), value!]))

/** Reads a body of at most so many bytes. */
export const readBounded = (response: Response, max: number) =>
  Effect.tryPromise({
    try: async () => {
      const chunks: Array<Uint8Array> = []
      let size = 0
      for await (const chunk of response.body ?? []) {
        size += chunk.length
        if (size > max) return undefined
        chunks.push(chunk)
      }
      return Buffer.concat(chunks)
    },
    catch: () => failed("unreachable", "the registry ended its answer early")
  }).pipe(
    Effect.flatMap((bytes) =>
      bytes === undefined
        ? Effect.fail(failed("too-large", `an answer of the registry has more than ${max} bytes`))
        : Effect.succeed(bytes)
    )
  )

const discard = (response: Response) => Effect.promise(() => response.body?.cancel() ?? Promise.resolve())

/** An address that may be asked: with a certificate, unless the registry is on this machine, and the address, too. */
const allowed = (text: string, base: URL, isLocal: boolean): URL | undefined => {
  const url = URL.canParse(text, base.href) ? new URL(text, base) : undefined
  if (url === undefined || url.username !== "" || url.password !== "") return undefined
  return url.protocol === "https:" || (url.protocol === "http:" && isLocal && isLoopback(url.host)) ? url : undefined
}

const NOT_SAFE = "the registry leads to an address without a certificate, which is not asked"

/** Follows redirects by hand: what proves who asks is for one host alone. */
const ask = Effect.fnUntraced(function* (
  first: URL,
  headers: { readonly [name: string]: string },
  authorization: string | undefined,
  isLocal: boolean
) {
  let url = first
  for (let left = MAX_REDIRECTS; ; left--) {
    const own = authorization !== undefined && url.origin === first.origin ? { authorization } : {}
    const response = yield* Effect.tryPromise({
      try: (signal) => fetch(url, { headers: { ...headers, ...own }, redirect: "manual", signal }),
      catch: () => failed("unreachable", `${url.host} does not answer`)
    })
    if (!REDIRECTS.has(response.status)) return response
    yield* discard(response)
    const next = allowed(response.headers.get("location") ?? "", url, isLocal)
    if (next === undefined) return yield* failed("refused", NOT_SAFE)
    if (left === 0) return yield* failed("refused", `${first.host} leads from one address to the next without end`)
    url = next
  }
})

const basicOf = ({ user, password }: RegistryCredentials): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`

/** A token for reading one image. Credentials go to the host that they are for, and to no other one, whoever asks for them. */
const tokenFor = Effect.fnUntraced(function* (
  challenge: string,
  { name, isLocal }: ImageAddress,
  base: URL,
  credentials: RegistryCredentials | undefined
) {
  const parameters = parametersOf(challenge)
  const realm = allowed(parameters.get("realm") ?? "", base, isLocal)
  if (realm === undefined) return yield* failed("refused", NOT_SAFE)
  const service = parameters.get("service")
  if (service !== undefined) realm.searchParams.set("service", service)
  realm.searchParams.set("scope", `repository:${name}:pull`)
  const own = credentials?.host === realm.host ? basicOf(credentials) : undefined
  const response = yield* ask(realm, { accept: "application/json" }, own, isLocal)
  if (!response.ok) {
    yield* discard(response)
    return yield* failed("unauthorized", `${realm.host} gives no token for reading the image`)
  }
  const body = yield* readBounded(response, MAX_TOKEN)
  const decoded = Schema.decodeUnknownOption(Schema.fromJsonString(Token))(body.toString())
  const token = Option.getOrUndefined(Option.map(decoded, (one) => one.token ?? one.access_token))
  return token === undefined ? yield* failed("malformed", `${realm.host} gives no token`) : `Bearer ${token}`
})

const refusalOf = (status: number, host: string): RegistryError => {
  if (status === 401 || status === 403) return failed("unauthorized", `${host} does not let the image be read`)
  if (status === 404) return failed("not-found", `${host} has no such image`)
  return failed(status >= 500 || status === 429 ? "unreachable" : "refused", `${host} answers with status ${status}`)
}

/** A client for one image; what it is given as proof is used for later requests. */
export const registryClient = (address: ImageAddress, given: RegistryCredentials | undefined): RegistryClient => {
  const { host, name, isLocal } = address
  const base = new URL(`${isLocal ? "http" : "https"}://${host}/v2/${name}/`)
  const credentials = given?.host === host ? given : undefined
  let authorization: string | undefined
  const proofFor = Effect.fnUntraced(function* (challenge: string) {
    if (/^bearer\b/i.test(challenge)) return yield* tokenFor(challenge, address, base, credentials)
    if (/^basic\b/i.test(challenge) && credentials !== undefined) return basicOf(credentials)
    return yield* refusalOf(401, host)
  })
  const get = Effect.fnUntraced(function* (path: string, accept: ReadonlyArray<string>) {
    const url = new URL(path, base)
    const headers = { accept: accept.join(", ") }
    let response = yield* ask(url, headers, authorization, isLocal)
    if (response.status === 401) {
      yield* discard(response)
      authorization = yield* proofFor(response.headers.get("www-authenticate") ?? "")
      response = yield* ask(url, headers, authorization, isLocal)
    }
    if (response.ok) return response
    yield* discard(response)
    return yield* refusalOf(response.status, host)
  })
  return { get }
}
