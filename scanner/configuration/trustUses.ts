import type { CanonicalFacts } from "../notation/CanonicalFacts.ts"
import type { Use } from "./Product.ts"

const YES = /^(?:true|yes|on|y|t|1)$/i
const NO = /^(?:false|no|off|n|f|0|none)$/i

const tls = { name: "TLS" } as const

const use = (settings: string, on: RegExp, facts: CanonicalFacts, more: Pick<Use, "in" | "where">): Use => ({
  ...more,
  is: "protocol",
  facts,
  rows: { [settings]: { kind: "switch", on } }
})

/** A setting that says by itself that certificates are checked; a value that is no switch says nothing. */
export const checksPeer = (settings: string, more: Pick<Use, "in" | "where"> = {}): ReadonlyArray<Use> => [
  use(settings, YES, { ...tls, verification: "peer" }, more),
  use(settings, NO, { ...tls, verification: "none" }, more)
]

/** A setting that says by itself that certificates are not checked. */
export const skipsPeer = (settings: string, more: Pick<Use, "in" | "where"> = {}): ReadonlyArray<Use> => [
  use(settings, NO, { ...tls, verification: "peer" }, more),
  use(settings, YES, { ...tls, verification: "none" }, more)
]

/** Hosts in a list whose certificates are not checked. */
export const trustsHosts = (settings: string, more: Pick<Use, "in" | "where"> = {}): Use =>
  use(settings, /\S/, { ...tls, verification: "none" }, more)
