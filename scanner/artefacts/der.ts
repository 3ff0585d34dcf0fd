import { AsnConvert } from "@peculiar/asn1-schema"
import { fromBER, Integer, ObjectIdentifier, OctetString, Sequence } from "asn1js"

type AsnNode = ReturnType<typeof fromBER>["result"]

/** Parses DER as one ASN.1 type; undefined where it is no such thing. */
export const parseDer = <T>(bytes: Uint8Array | ArrayBuffer, type: new () => T): T | undefined => {
  try {
    return AsnConvert.parse(bytes, type)
  } catch {
    return undefined
  }
}

/** The DER of what was parsed. */
export const serializeDer = (value: unknown): ArrayBuffer | undefined => {
  try {
    return AsnConvert.serialize(value)
  } catch {
    return undefined
  }
}

/** Parses DER of no particular type. */
export const parseNode = (bytes: Uint8Array | ArrayBuffer | null | undefined): AsnNode | undefined => {
  if (bytes === null || bytes === undefined) return undefined
  try {
    const { offset, result } = fromBER(bytes)
    return offset === -1 ? undefined : result
  } catch {
    return undefined
  }
}

export const childrenOf = (node: AsnNode | undefined): ReadonlyArray<AsnNode> =>
  node instanceof Sequence ? (node.valueBlock.value as ReadonlyArray<AsnNode>) : []

export const oidIn = (node: AsnNode | undefined): string | undefined =>
  node instanceof ObjectIdentifier ? node.valueBlock.toString() : undefined

/** Small numbers only: iteration counts, versions. */
export const integerIn = (node: AsnNode | undefined): number | undefined =>
  node instanceof Integer && node.valueBlock.valueHexView.length <= 6 ? Number(node.toBigInt()) : undefined

export const isOctets = (node: AsnNode | undefined): boolean => node instanceof OctetString

/** Bits of an unsigned integer in big-endian bytes. */
export const bitLength = (bytes: Uint8Array | ArrayBuffer): number => {
  const all = new Uint8Array(bytes)
  const first = all.findIndex((byte) => byte !== 0)
  return first < 0 ? 0 : (all.length - first) * 8 - Math.clz32(all[first]!) + 24
}
