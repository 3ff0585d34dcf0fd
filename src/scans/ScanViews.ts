import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { PublicUrl } from "../config/PublicUrl.ts"
import { type FailureCause, isFailureCause } from "../domain/FailureCause.ts"
import { ScanNotFound } from "../domain/scanErrors.ts"
import type { ScanRecord } from "../domain/ScanRecord.ts"
import { scanRecordOf } from "./scanRecordOf.ts"
import type { ScanRow } from "./scanRow.ts"
import { type ScanStepRow as ScanStep, ScanViewsRepo } from "./ScanViewsRepo.ts"

export type { ScanStep }

/** Why a scan is not being worked on at the moment. */
export interface Waiting {
  /** Scans of the same tenant that come before. */
  readonly ahead: number
  /** Why the last attempt failed; another one follows after a delay. */
  readonly lastFailure: FailureCause | undefined
}

/** A scan, and what it waits for, if anything. */
export interface ScanView {
  readonly scan: ScanRecord
  readonly repositoryId: string
  readonly waiting: Waiting | undefined
}

const mostEarlier = 20

const make = Effect.gen(function* () {
  const repo = yield* ScanViewsRepo
  const publicUrl = yield* PublicUrl

  const found = Effect.fnUntraced(function* (id: string) {
    const row = yield* repo.find(id)
    return row === undefined ? yield* new ScanNotFound() : row
  })

  const waitingOf = Effect.fnUntraced(function* (row: ScanRow) {
    if (row.status !== "queued") return undefined
    const lastFailure = isFailureCause(row.last_failure) ? row.last_failure : undefined
    return { ahead: yield* repo.ahead(row), lastFailure } satisfies Waiting
  })

  /** A scan of the current tenant without its results. */
  const view = Effect.fnUntraced(function* (id: string) {
    const row = yield* found(id)
    return {
      scan: scanRecordOf(row, publicUrl),
      repositoryId: row.repository_id,
      waiting: yield* waitingOf(row)
    } satisfies ScanView
  })

  /** Its history, and earlier scans of its repository that it can be compared with. */
  const story = Effect.fnUntraced(function* (id: string) {
    const row = yield* found(id)
    const steps: ReadonlyArray<ScanStep> = yield* repo.steps(row.id)
    const earlier = yield* repo.before(row, mostEarlier)
    return { steps, earlier: earlier.map((one) => scanRecordOf(one, publicUrl)) }
  })

  return { view, story }
})

/** Scans as pages show them: beside the fields of the API, what a scan waits for, and its history. */
export class ScanViews extends Context.Service<ScanViews>()("ciphermap/ScanViews", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(ScanViewsRepo.layer))
}
