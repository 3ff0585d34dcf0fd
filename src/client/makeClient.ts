import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Base64 from "effect/encoding/Base64"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import { fetchContext, MoreHeaders, requestClient, runCall } from "./requestClient.ts"
import { bomDownloadOf } from "./BomDownload.ts"
import { type Calls, conditionOf, given, keyOf, segment } from "./Calls.ts"
import type { Client, PageOptions } from "./Client.ts"
import { RequestTimedOut, type ClientError } from "./ClientError.ts"
import { clientErrorOf, retryAfterOf } from "./clientErrorOf.ts"
import { checkedApiKey, checkedBaseUrl, checkedNumber, type ClientOptions } from "./ClientOptions.ts"
import { repositoryMethods } from "./repositoryMethods.ts"
import { runMethods } from "./runMethods.ts"
import { credentialMethods } from "./credentialMethods.ts"
import { scheduleMethods } from "./scheduleMethods.ts"
import { uploadMethods } from "./uploadMethods.ts"
import { waitForScan } from "./waitForScan.ts"
import { webhookCalls } from "./webhookCalls.ts"
import * as Random from "effect/Random"

const firstPause = 250
const longestPause = 8_000
/** Longest `Retry-After`, in seconds, that is waited for; beyond it the call fails at once. */
const longestRetryAfter = 60

/**
 * Whether a retry can help soon. This includes the refusal of our own Idempotency-Key, which means that the first
 * attempt is still being processed.
 */
const mayPass = ({ status, code, isRetryable, retryAfterSeconds = 0 }: ClientError): boolean =>
  isRetryable &&
  retryAfterSeconds <= longestRetryAfter &&
  (status === undefined || status === 429 || status > 500 || code === "idempotency_key_in_use")

/** Half of the pause to all of it, at random; never less than `Retry-After`. */
const pauseBefore = (retry: number, { retryAfterSeconds = 0 }: ClientError): Effect.Effect<number> =>
  Effect.map(Random.next, (random) => {
    const pause = Math.min(longestPause, firstPause * 2 ** retry) * (0.5 + random / 2)
    return retryAfterSeconds === 0 ? pause : retryAfterSeconds * 1_000 + random * firstPause
  })

/** Retries temporary failures up to `retries` times. */
export const retrying =
  (retries: number) =>
  <A>(attempt: Effect.Effect<A, ClientError>): Effect.Effect<A, ClientError> => {
    const after = (retry: number): Effect.Effect<A, ClientError> =>
      Effect.catch(attempt, (error) =>
        retry < retries && mayPass(error)
          ? Effect.flatMap(pauseBefore(retry, error), (pause) => Effect.delay(after(retry + 1), pause))
          : Effect.fail(error)
      )
    return after(0)
  }

/** Methods for comparisons, and for the documents of completed scans other than bills of materials. */
const resultMethods = ({
  api,
  tried,
  download
}: Pick<Calls, "api" | "tried" | "download">): Pick<
  Client,
  "downloadSarif" | "downloadReport" | "downloadScan" | "compareScans"
> => ({
  downloadSarif: (id, options = {}) =>
    download(id, (params) => api.results.sarif({ params, responseMode: "response-only" }), options),
  downloadReport: (id, options = {}) =>
    download(id, (params) => api.results.report({ params, responseMode: "response-only" }), options),
  downloadScan: (id, options = {}) =>
    download(id, (params) => api.results.scan({ params, responseMode: "response-only" }), options),
  compareScans: (base, head, { signal } = {}) =>
    runCall(
      Effect.flatMap(segment("scan_id", head), (scan_id) =>
        tried(api.results.diff({ params: { scan_id }, query: { base } }))
      ),
      signal
    )
})

/** Methods for report links. */
const publicationMethods = ({
  api,
  tried
}: Pick<Calls, "api" | "tried">): Pick<Client, "publication" | "publishReport" | "revokePublication"> => ({
  publication: (id, { signal } = {}) =>
    runCall(
      Effect.flatMap(segment("scan_id", id), (scan_id) => tried(api.publications.read({ params: { scan_id } }))),
      signal
    ),
  publishReport: (id, request = {}, { signal } = {}) =>
    runCall(
      Effect.flatMap(segment("scan_id", id), (scan_id) =>
        tried(api.publications.publish({ params: { scan_id }, payload: given(request) }))
      ),
      signal
    ),
  revokePublication: (id, { signal } = {}) =>
    runCall(
      Effect.flatMap(segment("scan_id", id), (scan_id) => tried(api.publications.revoke({ params: { scan_id } }))),
      signal
    )
})

const defaultTimeout = 30_000
const defaultRetries = 4
const defaultWait = 30 * 60_000

const hiding =
  (apiKey: Redacted.Redacted<string> | undefined) =>
  (text: string): string =>
    apiKey === undefined ? text : text.replaceAll(Redacted.value(apiKey), "<redacted>")

const linked =
  (fetch: typeof globalThis.fetch, signal: AbortSignal | undefined): typeof globalThis.fetch =>
  (input, init) =>
    fetch(input, {
      ...init,
      signal: AbortSignal.any([init?.signal, signal].filter((one) => one !== undefined && one !== null))
    })

const settings = (options: ClientOptions) =>
  Result.getOrThrow(
    Result.all({
      baseUrl: checkedBaseUrl(options.baseUrl),
      apiKey: checkedApiKey(options.apiKey),
      retries: checkedNumber("retries", options.retries ?? defaultRetries),
      timeoutMs: checkedNumber("timeoutMs", options.timeoutMs ?? defaultTimeout)
    })
  )

/**
 * A client of the partner API for any runtime with `fetch`: Node, Deno, browsers. Throws `InvalidOptions` when the key
 * would be sent in the clear: `baseUrl` must be https, or http to the local machine.
 *
 * ```ts
 * import { ClientError, makeClient } from "ciphermap/client"
 *
 * const client = makeClient({ baseUrl: "http://127.0.0.1:1", retries: 0 })
 * const health = await client.health().catch((error: ClientError) => error.code)
 * console.log(health)
 * ```
 *
 * With a key, from submitting to the document:
 *
 * ```ts ignore
 * const { id } = await client.submit({ repo_url: "https://github.com/openssl/openssl" })
 * await client.waitForScan(id, { onProgress: ({ progress }) => console.log(progress.phase) })
 * const bom = await client.downloadBom(id, { format: "spdx" })
 * if (!bom.notModified) console.log(bom.etag, await bom.json())
 * ```
 */
export const makeClient = (options: ClientOptions): Client => {
  const { baseUrl, apiKey, retries, timeoutMs } = settings(options)
  const fetch: typeof globalThis.fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init))
  const api = Effect.runSync(requestClient(baseUrl, apiKey, hiding(apiKey)))
  const again = retrying(retries)
  const transport = fetchContext(fetch)

  const tried: Calls["tried"] = (attempt, context = transport) =>
    attempt.pipe(
      Effect.provideContext(context),
      Effect.mapError(clientErrorOf),
      Effect.timeoutOrElse({ duration: timeoutMs, orElse: () => Effect.fail(new RequestTimedOut(timeoutMs)) }),
      again
    )

  const read = (id: string) =>
    Effect.flatMap(segment("scan_id", id), (scan_id) =>
      tried(api.scans.get({ params: { scan_id }, query: { include_bom: false }, responseMode: "decoded-and-response" }))
    )

  const page = ({ limit = 50, cursor, status }: PageOptions) =>
    tried(
      api.scans.list({
        query: { limit, ...(cursor !== undefined && { cursor }), ...(status !== undefined && { status }) }
      })
    )

  /** The signal stays linked until the whole body has arrived. */
  const streaming = (signal: AbortSignal | undefined, headers: Readonly<Record<string, string>>) =>
    Context.add(fetchContext(linked(fetch, signal)), MoreHeaders, headers)

  const download: Calls["download"] = (id, ask, { signal, etag }) =>
    runCall(
      Effect.gen(function* () {
        const scan_id = yield* segment("scan_id", id)
        const response = yield* tried(ask({ scan_id }), streaming(signal, yield* conditionOf(etag)))
        return bomDownloadOf(response, { timeoutMs, signal })
      }),
      signal
    )

  const listScans: Client["listScans"] = ({ signal, ...query } = {}) => runCall(page(query), signal)

  return {
    submit: (request, { signal, ...making } = {}) =>
      runCall(
        Effect.flatMap(keyOf(making), (headers) => tried(api.scans.submit({ headers, payload: given(request) }))),
        signal
      ),
    getScan: (id, { signal } = {}) =>
      runCall(
        Effect.map(read(id), ([scan]) => scan),
        signal
      ),
    listScans,
    async *scanPages(from = {}) {
      let cursor: string | null | undefined = from.cursor
      while (cursor !== null) {
        const next = await listScans({ ...from, cursor })
        yield next
        cursor = next.next_cursor
      }
    },
    waitForScan: (id, { signal, timeoutMs = defaultWait, onProgress = () => {} } = {}) =>
      runCall(
        waitForScan({
          read: Effect.gen(function* () {
            const [scan, { headers }] = yield* read(id)
            return { scan, retryAfterSeconds: retryAfterOf(headers["retry-after"], yield* Clock.currentTimeMillis) }
          }),
          timeoutMs,
          onProgress
        }),
        signal
      ),
    downloadBom: (id, { format = "cyclonedx", ...options } = {}) =>
      download(id, (params) => api.scans.bom({ params, query: { format }, responseMode: "response-only" }), options),
    ...resultMethods({ api, tried, download }),
    ...runMethods({ api, tried, retries, streaming }),
    ...publicationMethods({ api, tried }),
    ...uploadMethods({ api, tried, streaming }),
    ...scheduleMethods({ api, tried }),
    ...credentialMethods({ api, tried }),
    ...repositoryMethods({ api, tried }),
    usage: ({ signal, recentLimit = 5 } = {}) =>
      runCall(tried(api.usage.read({ query: { recent_limit: recentLimit } })), signal),
    listKeys: ({ signal } = {}) =>
      runCall(
        Effect.map(tried(api.keys.list({})), ({ keys }) => keys),
        signal
      ),
    createKey: ({ name }, { signal, ...making } = {}) =>
      runCall(
        Effect.flatMap(keyOf(making), (headers) => tried(api.keys.create({ headers, payload: { name, env: "test" } }))),
        signal
      ),
    revokeKey: (id, { signal } = {}) =>
      runCall(
        Effect.flatMap(segment("key_id", id), (key_id) => tried(api.keys.revoke({ params: { key_id } }))),
        signal
      ),
    listMembers: ({ signal } = {}) =>
      runCall(
        Effect.map(tried(api.members.list({})), ({ members }) => members),
        signal
      ),
    createMember: (request, { signal, ...making } = {}) =>
      runCall(
        Effect.flatMap(keyOf(making), (headers) => tried(api.members.create({ headers, payload: given(request) }))),
        signal
      ),
    changeMember: (id, update, { signal } = {}) =>
      runCall(
        Effect.flatMap(segment("key_id", id), (key_id) =>
          tried(api.members.change({ params: { key_id }, payload: given(update) }))
        ),
        signal
      ),
    audit: ({ limit = 50, cursor, signal } = {}) =>
      runCall(tried(api.members.audit({ query: { limit, ...(cursor !== undefined && { cursor }) } })), signal),
    auditCsv: ({ signal } = {}) => runCall(tried(api.members.auditFile({})), signal),
    branding: ({ signal } = {}) => runCall(tried(api.branding.read({})), signal),
    updateBranding: (update, { signal } = {}) =>
      runCall(tried(api.branding.update({ payload: given(update) })), signal),
    putLogo: (shade, png, { signal } = {}) =>
      runCall(tried(api.logos.putLogo({ params: { shade }, payload: { png: Base64.encode(png) } })), signal),
    removeLogo: (shade, { signal } = {}) => runCall(tried(api.logos.removeLogo({ params: { shade } })), signal),
    brandingBySubdomain: (subdomain, { signal } = {}) =>
      runCall(
        Effect.flatMap(segment("slug", subdomain), (slug) => tried(api.branding.findBySubdomain({ params: { slug } }))),
        signal
      ),
    ...webhookCalls({ webhooks: api.webhooks, tried, segment, keyOf, given }),
    health: ({ signal } = {}) => runCall(tried(api.health.health({})), signal)
  }
}
