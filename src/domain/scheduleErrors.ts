import * as Schema from "effect/Schema"
import { problem } from "./problem.ts"

/** No schedule of the calling tenant has this id. */
export class ScheduleNotFound extends Schema.Error<ScheduleNotFound>("ScheduleNotFound")(
  problem("schedule_not_found", "Schedule not found"),
  { httpApiStatus: 404 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** The tenant has as many schedules as it may. */
export class ScheduleCapReached extends Schema.Error<ScheduleCapReached>("ScheduleCapReached")(
  problem("schedule_cap_reached", "Schedule limit reached (50). Delete a schedule first."),
  { httpApiStatus: 409 }
) {
  get isRetryable(): boolean {
    return false
  }
}
