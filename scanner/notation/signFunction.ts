import type { Notation } from "./Notation.ts"

/** What a signer is set up to do: `true` to sign, `false` to verify. */
export const signFunction: Notation = { ofBoolean: (value) => ({ functions: [value ? "sign" : "verify"] }) }
