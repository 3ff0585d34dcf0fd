import { canonicalCurve } from "../model/curves.ts"
import type { Notation } from "./Notation.ts"
import { oids } from "./oids.ts"

const DOTTED = /^(?:oid\.)?([012](?:\.\d{1,20}){1,30})$/i

/** An object identifier in dotted form, of an algorithm or of a curve. */
export const oid: Notation = {
  ofText: (text) => {
    const dotted = DOTTED.exec(text.trim())?.[1]
    if (dotted === undefined) return undefined
    const curve = canonicalCurve(dotted)
    return oids.get(dotted) ?? (curve === undefined ? undefined : { curve })
  }
}
