import { Buffer } from "node:buffer"
import { closeSync, fstatSync, openSync, readSync } from "node:fs"
import { parseHttpDate } from "../../domain/httpDate.ts"

/** A host's last response, from git's trace of the connection. */
export interface TracedAnswer {
  readonly status?: number
  readonly contentType?: string
  readonly retryAfterSeconds?: number
}

/** Makes git write the headers of responses, without content, to a file (git(1), GIT_TRACE_CURL). */
export const traceTo = (file: string): Readonly<Record<string, string>> => ({
  GIT_TRACE_CURL: file,
  GIT_TRACE_CURL_NO_DATA: "1"
})

/** Enough for the last response, which is at the end: curl accepts no longer headers. */
const MAX_READ = 524_288

/** A day: longer waits are cut to it. */
const MAX_PAUSE_SECONDS = 86_400

const endOf = (path: string): string => {
  let file: number | undefined
  try {
    file = openSync(path, "r")
    const { size } = fstatSync(file)
    const bytes = Buffer.alloc(Math.min(size, MAX_READ))
    return bytes.toString("latin1", 0, readSync(file, bytes, 0, bytes.length, size - bytes.length))
  } catch {
    return ""
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

/** RFC 9110 10.2.3: seconds, or a date. */
const secondsOf = (text: string, now: number): number | undefined => {
  const date = parseHttpDate(text, now)
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : date === undefined ? undefined : (date - now) / 1_000
  return seconds === undefined ? undefined : Math.min(Math.max(Math.ceil(seconds), 0), MAX_PAUSE_SECONDS)
}

const received = /<= Recv header: ?(.*)$/s

/** Reads the last response in a trace; empty without a response. */
export const lastAnswer = (path: string, now: number): TracedAnswer => {
  const lines = endOf(path)
    .split("\n")
    .flatMap((line) => received.exec(line)?.[1]?.trimEnd() ?? [])
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
  return {
    status: Number(lines[first]!.split(" ")[1]),
    ...(contentType !== undefined && { contentType }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds })
  }
}
