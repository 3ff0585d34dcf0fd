import * as Effect from "effect/Effect"
import { printable } from "../../../scanner/model/printable.ts"
import type { ClientError } from "../../client/ClientError.ts"
import type { Client, UploadedDocument } from "../../client/Client.ts"
import { CommandFailed } from "../../domain/CommandFailed.ts"
import { lookVariable, StandardStreams } from "../../node/StandardStreams.ts"

type Of = Parameters<Client["upload"]>[1]

/** An archive, and the name that its places begin with. */
export class SentArchive {
  readonly fileName: string
  readonly bytes: Blob
  constructor(fileName: string, bytes: Blob) {
    this.fileName = fileName
    this.bytes = bytes
  }
}

/** What is sent where. */
export interface SentUpload {
  readonly document: UploadedDocument | SentArchive
  readonly of: Of
  /** The address of the result is all that is said then: what a script goes on with. */
  readonly quiet: boolean
  /** Whether standard output has something else, so that the address goes to standard error. */
  readonly isStdoutTaken: boolean
  /** Whether to wait until the service has evaluated it. */
  readonly waits: boolean
}

/** A slow line takes a while for a large document. */
const TIMEOUT_MILLIS = 300_000

/** The repository at the service: an id, an address or a name. */
export const targetOf = (repository: string): Of => {
  if (/^rep_[a-z0-9]{16}$/.test(repository)) return { repository_id: repository }
  return /^https:\/\//i.test(repository) ? { repo_url: repository } : { name: repository }
}

const variableOf = Effect.fnUntraced(function* (name: string, says: string) {
  const value = yield* lookVariable(name)
  return value === "" ? yield* CommandFailed.usage(`${name} is not set`, says) : value
})

/** What the service, or the way to it, says. */
const failed = (error: unknown): CommandFailed => {
  const { message, isRetryable } = error as ClientError
  return CommandFailed.failure(
    `not uploaded: ${printable(message)}`,
    isRetryable ? "It may be taken later: run the command again." : undefined
  )
}

const calling = <A>(call: (signal: AbortSignal) => Promise<A>) => Effect.tryPromise({ try: call, catch: failed })

const scoreText = ({
  score,
  findings_total: findings
}: {
  readonly score: number | null
  readonly findings_total: number
}) => `${score === null ? "not judged" : `score ${score}`}, ${findings} findings`

/** Sends a document to the service that the environment names, with its key, and says where the result is. */
export const sendUpload = Effect.fnUntraced(function* ({ document, of, quiet, isStdoutTaken, waits }: SentUpload) {
  const baseUrl = yield* variableOf("CIPHERMAP_URL", "It is the address of the service: https://ciphermap.example.com")
  const apiKey = yield* variableOf("CIPHERMAP_API_KEY", "It is a key of the service, of a member or an owner.")
  const { makeClient } = yield* Effect.promise(() => import("../../client/makeClient.ts"))
  const client = yield* Effect.try({
    try: () => makeClient({ baseUrl, apiKey, timeoutMs: TIMEOUT_MILLIS }),
    catch: failed
  })
  const { id } = yield* calling((signal) =>
    document instanceof SentArchive
      ? client.uploadArchive(document.bytes, { ...of, file_name: document.fileName }, { signal })
      : client.upload(document, of, { signal })
  )
  const { stdout, stderr } = yield* StandardStreams
  const address = new URL(`/console/scans/${id}`, baseUrl).href
  if (quiet) (isStdoutTaken ? stderr : stdout).write(`${address}\n`)
  const say = (text: string): void => {
    if (!quiet) stderr.write(`${text}\n`)
  }
  say(`uploaded: ${address}`)
  if (!waits) return
  const scan = yield* calling((signal) => client.waitForScan(id, { signal }))
  say(`evaluated: ${scoreText(scan)}`)
})
