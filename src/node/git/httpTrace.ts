import { parseHttpDate } from "../../domain/httpDate.ts"

/** A host's last response, from git's trace of the connection. */
export interface TracedAnswer {
  readonly status?: number
  readonly contentType?: string
  readonly retryAfterSeconds?: number
  /** What the token that was sent may do, from a host that says so as GitHub's API does. */
  readonly scopes?: string
}

/** The descriptor that git writes its trace to: a pipe, so that nothing that a host or we sent comes to a disk. */
export const TRACE_DESCRIPTOR = 4

/** Makes git write the headers of requests and responses, without content (git(1), GIT_TRACE_CURL); it leaves out credentials. */
export const traceEnvironment: Readonly<Record<string, string>> = {
  GIT_TRACE_CURL: String(TRACE_DESCRIPTOR),
  GIT_TRACE_CURL_NO_DATA: "1",
  GIT_TRACE_REDACT: "1"
}

/** Enough for the last response, which is at the end: curl accepts no longer headers. */
export const TRACE_BYTES = 524_288

/** A day: longer waits are cut to it. */
const MAX_PAUSE_SECONDS = 86_400

/** RFC 9110 10.2.3: seconds, or a date. */
const secondsOf = (text: string, now: number): number | undefined => {
  const date = parseHttpDate(text, now)
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : date === undefined ? undefined : (date - now) / 1_000
  return seconds === undefined ? undefined : Math.min(Math.max(Math.ceil(seconds), 0), MAX_PAUSE_SECONDS)
}

const received = /<= Recv header: ?(.*)$/s
const authorized = /=> Send header: authorization:/i

/** Whether a credential was sent. */
export const sentCredential = (trace: string): boolean => authorized.test(trace)

/** Of a header that is stored and shown. */
const MAX_SCOPES = 400

/** Reads the last response in a trace; empty without a response. */
export const lastAnswer = (trace: string, now: number): TracedAnswer => {
  const lines = trace.split("\n").flatMap((line) => received.exec(line)?.[1]?.trimEnd() ?? [])
  const first = lines.findLastIndex((line) => /^HTTP\/\S+ \d{3}\b/.test(line))
  if (first < 0) return {}
  const header = (name: string): string | undefined =>
    lines
      .slice(first + 1)
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
  const contentType = header("content-type")
  const retryAfterSeconds = secondsOf(header("retry-after") ?? "", now)
  const scopes = header("x-oauth-scopes")
    ?.replace(/[^\u0020-\u007e]/g, "?")
    .slice(0, MAX_SCOPES)
  return {
    status: Number(lines[first]!.split(" ")[1]),
    ...(contentType !== undefined && { contentType }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(scopes !== undefined && { scopes })
  }
}
