import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { ClientError } from "./ClientError.ts"

/** Rejects with the error itself, or, once the signal is aborted, with the signal's reason. */
export const runCall = async <A>(call: Effect.Effect<A, ClientError>, signal: AbortSignal | undefined): Promise<A> => {
  signal?.throwIfAborted()
  const exit = await Effect.runPromiseExit(call, signal === undefined ? {} : { signal })
  if (Exit.isSuccess(exit)) return exit.value
  signal?.throwIfAborted()
  throw Cause.squash(exit.cause)
}
