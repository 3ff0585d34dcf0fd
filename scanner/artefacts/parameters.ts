import { Integer } from "asn1js"
import { oid } from "../notation/oid.ts"
import { bitLength, childrenOf, oidIn, parseNode } from "./der.ts"
import type { Found } from "./Found.ts"

/** A sequence that begins with the prime, as PKCS #3 and RFC 3279 2.3.2 have it. */
export const primeParametersFound = (der: Uint8Array, name: string): Found | undefined => {
  const [prime] = childrenOf(parseNode(der))
  return prime instanceof Integer
    ? {
        kind: "parameters",
        symbol: `${name} PARAMETERS`,
        facts: { name, keyBits: bitLength(prime.valueBlock.valueHexView) }
      }
    : undefined
}

export const dhParametersFound = (der: Uint8Array): Found | undefined => primeParametersFound(der, "DH")

/** RFC 5480 2.1.1: a named curve; explicit parameters stay unknown. */
export const curveParametersFound = (der: Uint8Array): Found | undefined => {
  const node = parseNode(der)
  if (node === undefined) return undefined
  const read = oid.ofText?.(oidIn(node) ?? "")
  const curve = typeof read === "object" ? read.curve : undefined
  return {
    kind: "parameters",
    symbol: "EC PARAMETERS",
    facts: { name: "EC", ...(curve !== undefined && { curve }) }
  }
}
