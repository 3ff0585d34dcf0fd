import { canonicalCurve } from "../model/curves.ts"
import { jca } from "./jca/jca.ts"
import type { Notation } from "./Notation.ts"

const DOTTED = /^(?:oid\.)?([012](?:\.\d{1,20}){1,30})$/i

/** An object identifier in dotted form, of an algorithm or of a curve; or the name of a constant that holds one. */
export const oid: Notation = {
  ofText: (text) => {
    const dotted = DOTTED.exec(text.trim())?.[1]
    const curve = dotted === undefined ? undefined : canonicalCurve(dotted)
    return curve === undefined ? jca.ofText?.(text) : { curve }
  }
}
