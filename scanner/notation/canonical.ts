import { algorithmOf } from "../model/algorithms.ts"
import type { Notation } from "./Notation.ts"

/** A key of `algorithms.ts`, for names that rows themselves write. */
export const canonical: Notation = { ofText: (text) => (algorithmOf(text) === undefined ? undefined : { name: text }) }
