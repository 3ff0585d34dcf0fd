import * as Context from "effect/Context"

/** The request's trace, as errors and logs name it. */
export interface Trace {
  readonly id: string
}

/** The trace of the request being answered; all zeros outside of one. */
export const CurrentTrace = Context.Reference<Trace>("ciphermap/CurrentTrace", {
  defaultValue: () => ({ id: "trc_0000000000000000" })
})
