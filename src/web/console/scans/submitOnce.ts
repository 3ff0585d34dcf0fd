import * as Effect from "effect/Effect"
import { ScanCreated, scanCreatedOf } from "../../../domain/ScanRecord.ts"
import { submitScan, type WantedScan } from "../../../scans/submitScan.ts"
import type { FormFields } from "../../requestFields.ts"
import { formOnce } from "../parts/formOnce.ts"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { IdempotencyKeyReused, TooManyRequests } from "../../../domain/requestErrors.ts"
import { QueueFull, ScanCapReached } from "../../../domain/scanErrors.ts"
import { refusalHeaders } from "../../../http/refusalResponse.ts"
import { comeBack } from "../moment.ts"

/** Why a valid scan was not queued. */
type SubmissionRefusal = ScanCapReached | QueueFull | TooManyRequests | IdempotencyKeyReused

export const isSubmissionRefusal = (error: unknown): error is SubmissionRefusal =>
  [ScanCapReached, QueueFull, TooManyRequests, IdempotencyKeyReused].some((one) => error instanceof one)

/** The message, with advice. */
export const refusalWords = (refusal: SubmissionRefusal, now: number): Html => {
  if (refusal instanceof ScanCapReached)
    return markup`<p><strong>${refusal.detail}</strong> No scan was queued. The next one can be submitted ${comeBack(refusal.retry_after_seconds, now)}. <a href="/console/usage">See the usage</a></p>`
  if (refusal instanceof QueueFull)
    return markup`<p><strong>Too many scans are waiting.</strong> No scan was queued. Try again when some of them have ended, or cancel one.</p>`
  if (refusal instanceof TooManyRequests)
    return markup`<p><strong>Scans are being submitted faster than the limit allows.</strong> No scan was queued. Try again ${comeBack(refusal.retry_after_seconds, now)}.</p>`
  return markup`<p><strong>This form was sent before, with other values.</strong> The scan of then is in the list. Send it again for another one.</p>`
}

/** Status and headers of the response. */
export const refusalAnswer = (refusal: SubmissionRefusal) => ({
  status: refusal instanceof IdempotencyKeyReused ? 422 : 429,
  headers: refusalHeaders(refusal)
})

/** Queues a scan once per form, however often it is sent; returns the id. */
export const submitOnce = Effect.gen(function* () {
  const submit = yield* submitScan
  const { replayed } = yield* formOnce

  return (wanted: WantedScan, fields: FormFields) => {
    const sent = JSON.stringify([wanted.repo_url, wanted.project_name ?? null, wanted.project_version ?? null])
    const created = Effect.map(submit(wanted), scanCreatedOf)
    return Effect.map(replayed("console scans", fields, sent, ScanCreated, created), ({ id }) => id)
  }
})
