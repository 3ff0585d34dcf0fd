import { joinedBytes } from "../../scanner/model/joinedBytes.ts"
import { sizeProblem } from "../../scanner/bom/cyclonedx/read/sizeProblem.ts"

/** A line of the protocol, or why it is none. */
export type MessageLine =
  | { readonly isMessage: true; readonly line: string }
  | { readonly isMessage: false; readonly id: string | number | null; readonly code: number; readonly message: string }

/** Longest message of a client, in bytes. */
const MAX_MESSAGE = 1_048_576

/** JSON-RPC 2.0, section 5.1. */
const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600

const NEWLINE = 10

const refused = (code: number, message: string, id: string | number | null = null): MessageLine => ({
  isMessage: false,
  id,
  code,
  message
})

const isId = (id: unknown): id is string | number => typeof id === "string" || Number.isSafeInteger(id)

type Fields = { readonly [name: string]: unknown }

/** That of a request, where it can be told (JSON-RPC 2.0, section 5). */
const idOf = (value: unknown): string | number | null => {
  const { id } = (value ?? {}) as Fields
  return isId(id) ? id : null
}

const isRequest = ({ method, params }: Fields): boolean =>
  typeof method === "string" &&
  (params === undefined || (typeof params === "object" && params !== null && !Array.isArray(params)))

const isAnswer = ({ result, error }: Fields): boolean =>
  (typeof result === "object" && result !== null) || (typeof error === "object" && error !== null && "code" in error)

/** A request, a notification or an answer. Batches are in no version of the protocol but 2025-03-26, where few used them. */
const isMessage = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false
  const fields = value as Fields
  if (fields["jsonrpc"] !== "2.0" || (fields["id"] !== undefined && !isId(fields["id"]))) return false
  return fields["method"] === undefined ? fields["id"] !== undefined && isAnswer(fields) : isRequest(fields)
}

const lineOf = (bytes: Uint8Array): ReadonlyArray<MessageLine> => {
  const line = new TextDecoder().decode(bytes).trim()
  if (line === "") return []
  if (sizeProblem(line) !== undefined)
    return [refused(INVALID_REQUEST, "Invalid Request: a message that is nested too deeply")]
  try {
    const value: unknown = JSON.parse(line)
    if (isMessage(value)) return [{ isMessage: true, line: `${line}\n` }]
    return [
      refused(INVALID_REQUEST, "Invalid Request: no request, notification or answer of JSON-RPC 2.0", idOf(value))
    ]
  } catch {
    return [refused(PARSE_ERROR, "Parse error: the line is no JSON")]
  }
}

/**
 * Parts what a client sends into messages, one a line, and tells those that are none. A line that is too long is thrown
 * away while it comes, so that it takes no memory.
 */
export const makeMessageLines = (): ((chunk: Uint8Array) => ReadonlyArray<MessageLine>) => {
  let parts: Array<Uint8Array> = []
  let bytes = 0
  let isTooLong = false
  const keep = (part: Uint8Array): void => {
    bytes += part.length
    isTooLong ||= bytes > MAX_MESSAGE
    if (isTooLong) parts = []
    else parts.push(part)
  }
  const end = (): ReadonlyArray<MessageLine> => {
    const lines = isTooLong
      ? [refused(INVALID_REQUEST, `Invalid Request: a message of more than ${MAX_MESSAGE} bytes`)]
      : lineOf(joinedBytes(parts))
    parts = []
    bytes = 0
    isTooLong = false
    return lines
  }
  return (chunk) => {
    const lines: Array<MessageLine> = []
    let at = 0
    for (let stop = chunk.indexOf(NEWLINE); stop >= 0; stop = chunk.indexOf(NEWLINE, at)) {
      keep(chunk.subarray(at, stop))
      lines.push(...end())
      at = stop + 1
    }
    if (at < chunk.length) keep(chunk.slice(at))
    return lines
  }
}
