import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { instantOrNull } from "../domain/Instant.ts"
import { recordVersion, shownVersion } from "../domain/projectVersion.ts"
import type { ComparedScan } from "../domain/ScanDiff.ts"
import { TooManyRequests } from "../domain/requestErrors.ts"
import { ComparisonTooLarge, ScanNotFound } from "../domain/scanErrors.ts"
import type { WorkStopped } from "../domain/WorkStopped.ts"
import { Boms } from "./Boms.ts"
import { Comparer } from "./Comparer.ts"
import type { ScanRow } from "./scanRow.ts"
import { ScansRepo } from "./ScansRepo.ts"

/** Of one scan's JSON, before compression. */
const mostBytes = 32 * 1024 * 1024

const busySeconds = 10

const refusals = {
  memory: () => new ComparisonTooLarge(),
  time: () => new ComparisonTooLarge(),
  busy: () => new TooManyRequests({ detail: "Too many comparisons at a time", retry_after_seconds: busySeconds })
} as const satisfies Record<WorkStopped["reason"], () => ComparisonTooLarge | TooManyRequests>

const sideOf = (row: ScanRow): ComparedScan => ({
  id: row.id,
  repo_url: row.repo_url,
  commit_sha: row.commit_sha,
  project_version: recordVersion(row.project_version),
  version: shownVersion(row),
  methodology_version: row.methodology_version,
  completed_at: instantOrNull(row.completed_at)
})

const make = Effect.gen(function* () {
  const scans = yield* ScansRepo
  const boms = yield* Boms
  const comparer = yield* Comparer

  const stored = Effect.fnUntraced(function* (id: string) {
    const document = yield* boms.find(id, "scan")
    const row = yield* scans.find(id)
    if (row === undefined) return yield* new ScanNotFound()
    if (document.lengthOf("identity") > mostBytes) return yield* new ComparisonTooLarge()
    return { row, document }
  })

  /** Both completed, both of the current tenant, small enough; nothing of them is read yet. */
  const find = Effect.fnUntraced(function* (baseId: string, headId: string) {
    const base = yield* stored(baseId)
    const head = yield* stored(headId)
    const facts = {
      base: sideOf(base.row),
      head: sideOf(head.row),
      same_repository: base.row.repository === head.row.repository,
      same_methodology: base.row.methodology_version === head.row.methodology_version,
      score_before: base.row.score,
      score_after: head.row.score
    }
    const bytes = Effect.gen(function* () {
      const pieces = {
        base: yield* Stream.runCollect(base.document.bytes("gzip")),
        head: yield* Stream.runCollect(head.document.bytes("gzip"))
      }
      return yield* comparer.compare({ ...pieces, facts })
    }).pipe(Effect.catchTag("WorkStopped", ({ reason }) => Effect.fail(refusals[reason]())))
    return { bytes }
  })

  return { find }
})

/** What changed from one scan to another. */
export class Comparisons extends Context.Service<Comparisons>()("ciphermap/Comparisons", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide([Boms.layer, ScansRepo.layer]))
}
