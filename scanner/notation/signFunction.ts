import type { CryptoFunction, Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"

const does = (one: CryptoFunction): Facts => ({ functions: [one] })

/** What a signer is set up to do: `sign` or `verify`; `true` to sign, `false` to verify. */
export const signFunction: Notation = {
  ofText: (text) => {
    const written = text.toLowerCase()
    return written === "sign" || written === "verify" ? does(written) : undefined
  },
  ofBoolean: (value) => does(value ? "sign" : "verify")
}
