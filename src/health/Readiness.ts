import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

export type CheckResult = "ok" | "failed" | "unknown"

export interface Checks {
  /** Whether the database answered in time. */
  readonly database: CheckResult
  /** Whether its schema has every step that this program needs. */
  readonly migrations: CheckResult
}

/** Whether the process could serve requests now; asked for often, so an answer may be a second old. */
export class Readiness extends Context.Service<Readiness, { readonly check: Effect.Effect<Checks> }>()(
  "ciphermap/Readiness"
) {}
