import { AwsV4Signer } from "aws4fetch"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import { hasProperty } from "effect/Predicate"
import * as Redacted from "effect/Redacted"
import * as Stream from "effect/Stream"
import { DocumentDamaged, DocumentsUnavailable } from "../domain/documentErrors.ts"
import { storeFailures } from "../observability/metrics.ts"
import { hashIn, type ObjectKey } from "../domain/ObjectKey.ts"
import type { Objects } from "./ObjectStore.ts"
import { verified } from "./verified.ts"

/** How a bucket is reached. */
export interface S3Access {
  /** `https://host/bucket` or `https://host/bucket/folder` */
  readonly url: string
  readonly region: string
  readonly accessKey: Redacted.Redacted
  readonly secretKey: Redacted.Redacted
}

/** Until an answer begins; and between two pieces of its body. */
const patience = "10 seconds"

/** For an upload, which is answered when all of it was written. */
const uploadPatience = "30 seconds"

/** SHA-256 of no bytes: the body of all requests but uploads. */
const hashOfNothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

/** Of a refusal that is read: its code comes first. */
const mostRefusal = 4_096

const codeOf = (cause: unknown): string => {
  const inner = hasProperty(cause, "cause") ? cause.cause : cause
  return hasProperty(inner, "code") && typeof inner.code === "string" ? inner.code : "no answer"
}

const unreachable = (cause: unknown): DocumentsUnavailable => DocumentsUnavailable.because(codeOf(cause))

const tooSlow = Effect.suspend(() => Effect.fail(DocumentsUnavailable.because("no answer in time")))

/** https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html: an `Error` with its `Code`; of HEAD there is none. */
const refusalOf = (response: Response): Effect.Effect<DocumentsUnavailable> =>
  Effect.promise(() => response.text().catch(() => "")).pipe(
    Effect.map((text) => /<Code>(\w{1,80})<\/Code>/.exec(text.slice(0, mostRefusal))?.[1] ?? ""),
    Effect.map((code) => DocumentsUnavailable.because(`${response.status} ${code}`.trim()))
  )

const refused = (response: Response) => Effect.flatMap(refusalOf(response), (error) => Effect.fail(error))

const discard = (response: Response): Effect.Effect<void> =>
  Effect.ignore(Effect.tryPromise(async () => response.body?.cancel()))

const countFailure = Metric.update(storeFailures, 1)

const counted = <A>(work: Effect.Effect<A, DocumentsUnavailable>): Effect.Effect<A, DocumentsUnavailable> =>
  Effect.tapError(work, () => countFailure)

const isMissing = (refusal: DocumentsUnavailable): boolean => refusal.reason === "404 NoSuchKey"

/**
 * Objects of a bucket, by Amazon's S3 protocol with the bucket in the path. Requests are signed with version 4 and the hash of the
 * body, so that a store takes nothing that was damaged on the way
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 */
export const s3Objects = ({ url, region, accessKey, secretKey }: S3Access): Objects => {
  const base = url.replace(/\/+$/, "")

  const send = (method: string, key: ObjectKey, body?: Blob): Effect.Effect<Response, DocumentsUnavailable> =>
    Effect.tryPromise({
      try: async (signal) => {
        const signed = await new AwsV4Signer({
          method,
          url: `${base}/${key}`,
          headers: { "x-amz-content-sha256": body === undefined ? hashOfNothing : hashIn(key) },
          accessKeyId: Redacted.value(accessKey),
          secretAccessKey: Redacted.value(secretKey),
          service: "s3",
          region
        }).sign()
        return await fetch(signed.url, {
          method,
          headers: signed.headers,
          redirect: "manual",
          signal,
          ...(body !== undefined && { body })
        })
      },
      catch: unreachable
    }).pipe(Effect.timeoutOrElse({ duration: body === undefined ? patience : uploadPatience, orElse: () => tooSlow }))

  const put: Objects["put"] = (key, pieces) =>
    Effect.suspend(() => send("PUT", key, new Blob(pieces as Array<Uint8Array<ArrayBuffer>>))).pipe(
      Effect.flatMap((response) => (response.ok ? discard(response) : refused(response))),
      counted
    )

  const opened = Effect.fnUntraced(function* (key: ObjectKey) {
    const response = yield* send("GET", key)
    if (!response.ok || response.body === null) {
      const refusal = yield* refusalOf(response)
      return yield* isMissing(refusal) ? new DocumentDamaged() : refusal
    }
    const { body } = response
    return Stream.fromReadableStream({ evaluate: () => body, onError: unreachable }).pipe(
      Stream.timeoutOrElse({ duration: patience, orElse: () => Stream.fromEffect(tooSlow) })
    )
  })

  const get: Objects["get"] = (key) =>
    verified(key, Stream.unwrap(opened(key))).pipe(
      Stream.tapError((error) => (error instanceof DocumentsUnavailable ? countFailure : Effect.void))
    )

  const has: Objects["has"] = (key) =>
    Effect.flatMap(send("HEAD", key), (response) =>
      response.ok || response.status === 404 ? Effect.as(discard(response), response.ok) : refused(response)
    ).pipe(counted)

  const remove: Objects["remove"] = (key) =>
    Effect.flatMap(send("DELETE", key), (response) =>
      response.ok || response.status === 404 ? discard(response) : refused(response)
    ).pipe(counted)

  return { put, get, has, remove }
}
