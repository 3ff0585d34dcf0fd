import { utf8ToBytes } from "@noble/hashes/utils.js"
import * as Effect from "effect/Effect"
import * as Schedule from "effect/Schedule"
import * as Schema from "effect/Schema"
import { IdempotencyKey, requestHash } from "../../../domain/idempotencyKey.ts"
import { randomBytes } from "../../../domain/randomBytes.ts"
import { base36, randomText } from "../../../domain/randomText.ts"
import { IdempotencyKeyInUse } from "../../../domain/requestErrors.ts"
import { ScanCreated, scanCreatedOf } from "../../../domain/ScanCreated.ts"
import { Idempotency } from "../../../idempotency/Idempotency.ts"
import { submitScan, type WantedScan } from "../../../scans/submitScan.ts"

const operation = "POST /console/scans"

export const newSubmission = (): string => randomText(base36, 24, randomBytes)

const isKey = Schema.is(IdempotencyKey)

/** The first of two forms is answered within moments: the second waits for that. */
const whileAnswered = { schedule: Schedule.spaced("200 millis"), times: 25 }

/** Queues a scan, once for each form that was shown, however often that is sent; gives the id. */
export const submitOnce = Effect.gen(function* () {
  const submit = yield* submitScan
  const { once } = yield* Idempotency

  return (wanted: WantedScan, submission: string | undefined) => {
    const sent = JSON.stringify([wanted.repo_url, wanted.project_name ?? null, wanted.project_version ?? null])
    const request = {
      operation,
      key: isKey(submission) ? submission : undefined,
      requestHash: requestHash("POST", operation, utf8ToBytes(sent))
    }
    return once(request, ScanCreated, Effect.map(submit(wanted), scanCreatedOf)).pipe(
      Effect.retry({ ...whileAnswered, while: (error) => error instanceof IdempotencyKeyInUse }),
      Effect.map(({ value }) => value.id)
    )
  }
})
