import * as Effect from "effect/Effect"
import { InventoryTooLarge } from "../domain/repositoryErrors.ts"
import { TooManyRequests } from "../domain/requestErrors.ts"
import type { WorkStopped } from "../domain/WorkStopped.ts"

const busySeconds = 10

const refusals = {
  memory: () => new InventoryTooLarge(),
  time: () => new InventoryTooLarge(),
  busy: () => new TooManyRequests({ detail: "Too many inventories at a time", retry_after_seconds: busySeconds })
} as const satisfies Record<WorkStopped["reason"], () => InventoryTooLarge | TooManyRequests>

/** What clients are told of an evaluation that was stopped. */
export const stoppedJudging = <A, E, R>(work: Effect.Effect<A, E | WorkStopped, R>) =>
  Effect.catchTag(work as Effect.Effect<A, WorkStopped | E, R>, "WorkStopped", (error) =>
    Effect.fail(refusals[(error as WorkStopped).reason]())
  )
