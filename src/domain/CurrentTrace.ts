import * as Context from "effect/Context"

export interface Trace {
  readonly id: string
  /** Whose request it is, once that is known; for the log. */
  tenant: string | undefined
  /** The headers of the limit that refused the request, where it is not the one that counts requests. */
  refusedBy?: Readonly<Record<string, string>>
}

/** The id of what is told where there is no request. */
export const noTrace = "trc_00000000000000000000000000000000"

/** The id of the request being served; it stands in `x-trace-id`, in refusals and in the log. */
export const CurrentTrace = Context.Reference<Trace>("ciphermap/CurrentTrace", {
  defaultValue: () => ({ id: noTrace, tenant: undefined })
})
