import * as Context from "effect/Context"

/** The id of the request being served; it stands in `x-trace-id`, in refusals and in the log. */
export const CurrentTrace = Context.Reference<{ readonly id: string }>("ciphermap/CurrentTrace", {
  defaultValue: () => ({ id: "trc_00000000000000000000000000000000" })
})
