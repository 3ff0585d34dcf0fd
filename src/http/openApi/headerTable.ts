interface Described {
  readonly description: string
  readonly schema: { readonly type: "string" | "integer"; readonly format?: string }
  readonly example: string | number
}

const text = (description: string, example: string): Described => ({ description, schema: { type: "string" }, example })
const count = (description: string, example: number): Described => ({
  description,
  schema: { type: "integer" },
  example
})

/** Every response header, described once. */
export const responseHeaders = {
  "X-Trace-Id": text(
    "Id of this request; it stands in refusals and in the log",
    "trc_0af7651916cd43dd8448eb211c80319c"
  ),
  "RateLimit-Policy": text(
    "The limit that the request was counted by (draft-ietf-httpapi-ratelimit-headers-11)",
    '"requests";q=100;w=10'
  ),
  RateLimit: text("What is left of it, and for how many seconds no more than that", '"requests";r=97;t=1'),
  "X-RateLimit-Limit": count("Requests that are allowed at once", 100),
  "X-RateLimit-Remaining": count("What is left of them", 97),
  "X-RateLimit-Reset": count("When all of them are there again, in seconds since 1970", 1_795_339_800),
  "Retry-After": count("Seconds to wait before asking again", 12),
  "WWW-Authenticate": text("How to sign in (RFC 6750)", 'Bearer realm="cbom", error="invalid_token"'),
  Location: text("Path of what was made", "/api/v1/cbom/scans/cbom_7k2m9x4qa0w8z3rt"),
  Link: text(
    'The next page, with rel="next" (RFC 8288); absent on the last one',
    '<https://api.example.com/api/v1/cbom/scans?limit=50&cursor=mi9v3k5c.cbom_7k2m9x4qa0w8z3rt>; rel="next"'
  ),
  "Idempotent-Replayed": text("`true` when the answer is that of an earlier request with the same key", "true"),
  ETag: text("Names these bytes; sent as If-None-Match, it saves the download", '"9f86d081884c7d659a2feaa0c55ad015"'),
  "Last-Modified": text("When the document was made", "Sun, 22 Nov 2026 09:30:41 GMT"),
  "Cache-Control": text("Who may keep the answer, and for how long", "private, no-cache"),
  Vary: text("What else of a request the answer depends on", "Authorization, Accept-Encoding"),
  "Content-Disposition": text(
    "A file name for the download (RFC 6266)",
    'attachment; filename="OpenSSL-1.0.0.cdx.json"'
  ),
  "X-Accel-Buffering": text("Tells proxies to pass on each event as it comes", "no")
} as const satisfies Record<string, Described>

type HeaderName = keyof typeof responseHeaders

/** Request headers that the service reads in addition to those of the contract. */
export const requestHeaders = {
  "If-None-Match": text(
    "An ETag that the client has the bytes of: then the answer is 304",
    '"9f86d081884c7d659a2feaa0c55ad015"'
  ),
  "Last-Event-ID": text("Id of the last event that the client has seen", "1.scanning.2140.512"),
  "If-Modified-Since": text(
    "When the client's copy was made: then the answer may be 304",
    "Sun, 22 Nov 2026 09:30:41 GMT"
  )
} as const satisfies Record<string, Described>

const counted: ReadonlyArray<HeaderName> = [
  "RateLimit-Policy",
  "RateLimit",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset"
]

const retry: ReadonlyArray<HeaderName> = ["Retry-After"]

/** The headers that refusals of a status always carry. */
const ofStatus: Readonly<Record<string, ReadonlyArray<HeaderName>>> = {
  401: ["WWW-Authenticate"],
  429: retry,
  503: retry
}

/** Errors with a header that states when to retry, whatever their status. */
const retried: ReadonlySet<string> = new Set(["IdempotencyKeyInUse"])

/** With these statuses, nothing has been counted yet, or the count was lost. */
const uncounted: ReadonlySet<string> = new Set(["401", "500", "503"])

/** The names of the headers of a response, in addition to those that its endpoint declares. */
export const headersOf = (response: {
  readonly status: string
  readonly errors: ReadonlyArray<string>
  /** Whether the operation counts towards a limit that its responses report. */
  readonly isCounted: boolean
}): ReadonlyArray<HeaderName> => [
  "X-Trace-Id",
  ...(response.isCounted && !uncounted.has(response.status) ? counted : []),
  ...(ofStatus[response.status] ?? []),
  ...(response.errors.some((name) => retried.has(name)) ? retry : [])
]
