import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"
import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { entityTagOf } from "../domain/entityTag.ts"
import { instantOf } from "../domain/Instant.ts"
import { InventoryTooLarge, RepositoryNotFound, RepositoryNotScanned } from "../domain/repositoryErrors.ts"
import { ScanNotCompleted, ScanNotFound } from "../domain/scanErrors.ts"
import { Policies } from "../policies/Policies.ts"
import { Boms } from "../scans/Boms.ts"
import { Branding } from "../tenants/branding/Branding.ts"
import { brandingFor } from "../tenants/branding/brandingFor.ts"
import { version } from "../version.ts"
import { InventoryJudge, type PlanJudging } from "./InventoryJudge.ts"
import { PortfolioRepo } from "./PortfolioRepo.ts"
import type { RepositoryRow } from "./repositoryRow.ts"
import { stoppedJudging } from "./stoppedJudging.ts"
import { TriageRepo } from "./TriageRepo.ts"

/** JSON of the scans that a plan is made of, before compression. */
const mostBytes = 32 * 1024 * 1024

/** What a plan is asked for as. */
export interface PlanRequest {
  readonly format: PlanJudging["format"]
  readonly at?: string | undefined
}

const isAbsent = (error: unknown): error is ScanNotFound | ScanNotCompleted =>
  error instanceof ScanNotFound || error instanceof ScanNotCompleted

const make = Effect.gen(function* () {
  const repo = yield* PortfolioRepo
  const triage = yield* TriageRepo
  const policies = yield* Policies
  const boms = yield* Boms
  const branding = yield* Branding
  const judge = yield* InventoryJudge

  const storedScan = (id: string) => boms.find(id, "scan")

  /** The completed scan before the newest one, unless both together are too large. */
  const before = Effect.fnUntraced(function* (row: RepositoryRow, scanId: string, room: number) {
    const earlier = (yield* repo.trend(row, 2)).find(({ id }) => id !== scanId)
    if (earlier === undefined || earlier.completed_at === null) return undefined
    const document = yield* Effect.catchIf(storedScan(earlier.id), isAbsent, () => Effect.undefined)
    if (document === undefined || document.lengthOf("identity") > room) return undefined
    return { id: earlier.id, day: instantOf(earlier.completed_at).slice(0, 10), document }
  })

  /** The plan of the newest inventory, not made yet, with the tag of all that it depends on. */
  const find = Effect.fnUntraced(function* (id: string, { format, at }: PlanRequest) {
    const row = yield* repo.find(id)
    if (row === undefined) return yield* new RepositoryNotFound()
    const scanId = row.scan_id
    if (scanId === null) return yield* new RepositoryNotScanned()
    const document = yield* Effect.catchIf(storedScan(scanId), isAbsent, () => Effect.fail(new RepositoryNotScanned()))
    const length = document.lengthOf("identity")
    if (length > mostBytes) return yield* new InventoryTooLarge()
    const previous = yield* before(row, scanId, mostBytes - length)
    const serialNumber = (yield* triage.scanFacts(scanId))?.serial_number ?? ""
    const asked = {
      kind: "plan",
      policies: yield* policies.effective(row.policies),
      ...(at !== undefined && { at }),
      format,
      serialNumber: serialNumber.replace(/^urn:uuid:/, ""),
      branding: format === "html" ? brandingFor(yield* branding.read()) : {},
      facts: { repository_id: row.id, scan_id: scanId, on: DateTime.formatIsoDateUtc(yield* DateTime.now) }
    } satisfies Omit<PlanJudging, "scan" | "previous">
    const tag = entityTagOf(bytesToHex(sha256(utf8ToBytes(JSON.stringify([version, asked, previous?.id ?? null])))))
    const bytes = Effect.gen(function* () {
      return yield* judge.judge({
        ...asked,
        scan: yield* Stream.runCollect(document.bytes("gzip")),
        ...(previous !== undefined && {
          previous: {
            id: previous.id,
            day: previous.day,
            scan: yield* Stream.runCollect(previous.document.bytes("gzip"))
          }
        })
      })
    }).pipe(stoppedJudging)
    return { name: row.name, tag, bytes }
  })

  return { find }
})

/** What has to be done of a tenant's repositories, until when. */
export class Plans extends Context.Service<Plans>()("ciphermap/Plans", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(
    Layer.provide([PortfolioRepo.layer, TriageRepo.layer, Branding.layer])
  )
}
