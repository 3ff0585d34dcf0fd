import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"
import type { AssessedInventory } from "../../scanner/AssessedInventory.ts"
import type { AllowedPaths } from "./node/AllowedPaths.ts"
import { ToolFailure } from "./ToolFailure.ts"

export interface SessionOptions {
  readonly paths: AllowedPaths
  readonly workers: number | undefined
  /** Seconds that one scan, or comparison, may take. */
  readonly timeLimit: number
  /** Ends when the client is no longer there. */
  readonly gone: Effect.Effect<void>
}

/** So many calls may wait for the one that works. */
const MAX_WAITING = 4

/** What the tools and resources of one client share. */
export class Session extends Context.Service<
  Session,
  Pick<SessionOptions, "paths" | "workers"> & {
    /**
     * Works when nothing else does: a scan takes all processors. Fails with `busy` where too many wait, `time_limit`, and
     * `client_gone` where nobody is there to read the answer.
     */
    readonly inTurn: <A, R>(work: Effect.Effect<A, ToolFailure, R>) => Effect.Effect<A, ToolFailure, R>
    /** The last scan, for the resources. */
    readonly kept: { last?: AssessedInventory }
  }
>()("ciphermap/mcp/Session") {}

export const makeSession = ({ paths, workers, timeLimit, gone }: SessionOptions): Session["Service"] => {
  const turn = Semaphore.makeUnsafe(1)
  let calls = 0
  const left = Effect.andThen(gone, new ToolFailure({ code: "client_gone", message: "the client has gone" }))
  const inTurn: Session["Service"]["inTurn"] = (work) =>
    Effect.suspend(() => {
      if (calls > MAX_WAITING)
        return new ToolFailure({ code: "busy", message: `${MAX_WAITING} calls wait already: ask again later` })
      calls++
      return work.pipe(
        Effect.timeoutOrElse({
          duration: `${timeLimit} seconds`,
          orElse: () =>
            new ToolFailure({
              code: "time_limit",
              message: `it took more than ${timeLimit} seconds: scan a smaller folder, or start the server with a higher --time-limit`
            })
        }),
        Semaphore.withPermit(turn),
        Effect.raceFirst(left),
        Effect.ensuring(Effect.sync(() => calls--))
      )
    })
  return { paths, workers, inTurn, kept: {} }
}
