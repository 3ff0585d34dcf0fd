import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { LinkRow } from "./linkRow.ts"
import type { PublicScan } from "./publicScanRow.ts"
import { PublicScansRepo } from "./PublicScansRepo.ts"

/** The scan behind a link: completed, running or failed. */
export interface LinkedScan {
  readonly state: "completed" | "running" | "failed"
  readonly scan: PublicScan
}

/** Other data of a scan that its report shows. */
export interface ScanSurroundings {
  /** The completed scan of the same repository and ref before it. */
  readonly previous: PublicScan | undefined
  /** Whether a newer one is under way, which the link will show. */
  readonly isRenewed: boolean
  readonly metadata: Readonly<Record<string, string>>
}

const states = {
  queued: "running",
  downloading: "running",
  scanning: "running",
  completed: "completed",
  failed: "failed"
} as const satisfies Record<PublicScan["status"], LinkedScan["state"]>

const linked = (scan: PublicScan): LinkedScan => ({ state: states[scan.status], scan })

const make = Effect.gen(function* () {
  const repo = yield* PublicScansRepo

  /** The scan that a link shows. A link that follows its repository shows the newest completed scan, else a running one, else its own. */
  const find = Effect.fnUntraced(function* ({ scan_id, follows }: LinkRow) {
    const own = yield* repo.find(scan_id)
    if (own === undefined) return yield* Effect.die(new Error("the scan of a link is not there"))
    if (!follows) return linked(own)
    return linked((yield* repo.newest(own)) ?? (yield* repo.running(own)) ?? own)
  })

  const surroundings = (scan: PublicScan, { follows }: LinkRow) =>
    Effect.all(
      {
        previous: repo.newest(scan, scan),
        isRenewed: follows
          ? Effect.map(repo.running(scan), (running) => running !== undefined && running.created_at > scan.created_at)
          : Effect.succeed(false),
        metadata: repo.metadata(scan.id)
      },
      { concurrency: "unbounded" }
    ) satisfies Effect.Effect<ScanSurroundings, unknown, unknown>

  const metadata = (scan: PublicScan) => repo.metadata(scan.id)

  return { find, surroundings, metadata }
})

/** The scans behind links. */
export class LinkedScans extends Context.Service<LinkedScans>()("ciphermap/LinkedScans", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(PublicScansRepo.layer))
}
