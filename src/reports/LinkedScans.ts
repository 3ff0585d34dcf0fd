import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { ReportNotFound } from "../domain/publicationErrors.ts"
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

  /** The scan that a link shows. A link that follows its repository shows the newest completed scan, else a running one, else its own; of a private repository only those that its tenant has confirmed to show. */
  const find = Effect.fnUntraced(function* (link: LinkRow) {
    const own = yield* repo.find(link.scan_id)
    if (own === undefined) return yield* Effect.die(new Error("the scan of a link is not there"))
    const followed = link.follows ? ((yield* repo.newest(own, link)) ?? (yield* repo.running(own, link))) : undefined
    const shown = followed ?? own
    return shown.credential_id === null || link.shows_private ? linked(shown) : yield* new ReportNotFound()
  })

  const surroundings = (scan: PublicScan, link: LinkRow) =>
    Effect.all(
      {
        previous: repo.newest(scan, link, scan),
        isRenewed: link.follows
          ? Effect.map(
              repo.running(scan, link),
              (running) => running !== undefined && running.created_at > scan.created_at
            )
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
