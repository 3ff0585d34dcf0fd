import { fromBER } from "asn1js"
import { describe, expect, it } from "vitest"
import {
  contentOf,
  type DerNode,
  encodingOf,
  inside,
  integerIn,
  octetsIn,
  oidIn,
  optional,
  parseDer,
  sequence,
  tagged
} from "../../../scanner/artefacts/der.ts"
import { readDer, readLabelled } from "../../../scanner/artefacts/readDer.ts"
import { isLong } from "../../support/isLong.ts"
import { mutate } from "../../support/mutate.ts"
import { randomFrom } from "../../support/randomFrom.ts"
import { samples } from "./samples.ts"

const RUNS = isLong ? 20_000 : 4_000

const MAX_NODES = 10_000

const bytesOf = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text.replaceAll(" ", ""), "hex"))

const parsed = (text: string): DerNode | undefined => parseDer(bytesOf(text))

const shown = ({ tag, children, ...node }: DerNode): string =>
  (tag & 0x20) === 0
    ? `${tag.toString(16)}:${Buffer.from(contentOf({ tag, children, ...node })).toString("hex")}`
    : `${tag.toString(16)}(${children.map(shown).join(" ")})`

/** Random values up to a depth, of definite and, if constructed, of indefinite length. */
const randomBer = (random: () => number, depth: number): Buffer => {
  const pick = Math.floor(random() * (depth > 0 ? 9 : 6))
  const content = Buffer.from(Array.from({ length: Math.floor(random() * 200) }, () => Math.floor(random() * 256)))
  const short = (tag: number, value: Uint8Array): Buffer => {
    const { length } = value
    const size =
      length < 128 && random() < 0.9 ? [length] : random() < 0.5 ? [0x81, length & 0xff] : [0x82, 0, length & 0xff]
    return Buffer.concat([Buffer.from([tag, ...(length > 255 ? [0x83, 0, length >> 8, length & 0xff] : size)]), value])
  }
  if (pick === 0) return short(0x02, content)
  if (pick === 1) return short(0x04, content)
  if (pick === 2) return short(0x03, Buffer.concat([Buffer.from([content.length % 8]), content]))
  if (pick === 3) return short(0x80 | Math.floor(random() * 31), content)
  if (pick === 4) return short(0x06, Buffer.from(content.map((byte) => byte & 0x7f)))
  if (pick === 5) return Buffer.from([0x05, 0])
  const inner = Buffer.concat(Array.from({ length: Math.floor(random() * 5) }, () => randomBer(random, depth - 1)))
  const tag = [0x30, 0x31, 0xa0 | Math.floor(random() * 31)][pick - 6]!
  return random() < 0.3 ? Buffer.concat([Buffer.from([tag, 0x80]), inner, Buffer.from([0, 0])]) : short(tag, inner)
}

type AsnNode = ReturnType<typeof fromBER>["result"]

const shownByAsn1js = (node: AsnNode): string => {
  const { tagClass, tagNumber, isConstructed } = node.idBlock
  const tag = (((tagClass - 1) << 6) | (isConstructed ? 0x20 : 0) | tagNumber).toString(16)
  const value = node.valueBlock as unknown as { readonly value?: ReadonlyArray<AsnNode> }
  if (isConstructed) return `${tag}(${(value.value ?? []).map(shownByAsn1js).join(" ")})`
  const raw = Buffer.from(node.valueBeforeDecodeView)
  const length = node.idBlock.blockLength + node.lenBlock.blockLength
  return `${tag}:${raw.subarray(length).toString("hex")}`
}

/** Every value lies in the one around it, behind the one before it. */
const isOrdered = ({ from, to, children }: DerNode): boolean => {
  let at = from
  for (const child of children) {
    if (child.start !== at || child.from < child.start || child.to < child.from || child.end < child.to) return false
    if (child.end > to || !isOrdered(child)) return false
    at = child.end
  }
  return true
}

const countOf = (node: DerNode): number => node.children.reduce((sum, child) => sum + countOf(child), 1)

const depthOf = (node: DerNode): number => 1 + Math.max(0, ...node.children.map(depthOf))

describe("the reader of BER", () => {
  it("reads what asn1js reads, of definite and of indefinite length, whatever follows", () => {
    const random = randomFrom(20_261_128)
    let open = 0
    for (let run = 0; run < RUNS / 4; run++) {
      const ber = Buffer.concat([randomBer(random, 5), Buffer.from(run % 3 === 0 ? [0, 1, 2] : [])])
      const { offset, result } = fromBER(ber)
      const node = parseDer(ber)
      expect(offset, ber.toString("hex")).toBeGreaterThan(0)
      expect(node?.end, ber.toString("hex")).toBe(offset)
      expect(shown(node!)).toBe(shownByAsn1js(result))
      if (ber[1] === 0x80) open++
    }
    expect(open).toBeGreaterThan(RUNS / 100)
  })

  it("refuses what X.690 8.1 does not allow", () => {
    const refused = [
      "",
      "30",
      "3001",
      "300201",
      "30ff",
      "30890000000000000000 01",
      "0280 01 0000",
      "3080 0201",
      "3080 020101 00",
      "1f81",
      "2202 0000",
      "0602 2a86",
      "0302 0900",
      "2403 020101",
      "2303 040100",
      "0f00",
      "3003 0203 01",
      "3005 3080 020101"
    ]
    for (const text of refused) expect(parsed(text), text).toBeUndefined()
    for (const text of [
      "3000",
      "3080 0000",
      "0600",
      "0300",
      "2400",
      "2480 0401 aa 2403 0401bb 0000",
      "1f8101 00",
      "308400000000"
    ])
      expect(parsed(text), text).toBeDefined()
  })

  it("reads object identifiers, of any size of number", () => {
    // The second is the example of X.690 8.19.5.
    const oids: ReadonlyArray<readonly [string, string]> = [
      ["0606 2a864886f70d", "1.2.840.113549"],
      ["0603 813403", "2.100.3"],
      ["0603 550403", "2.5.4.3"],
      ["0602 2700", "0.39.0"],
      ["0600", ""]
    ]
    for (const [text, dotted] of oids) expect(oidIn(parsed(text)!)).toBe(dotted)
    expect(oidIn(parsed("020100")!)).toBeUndefined()
    const uuid = 0xf81d4fae7dec11d0a76500a0c91e6bf6n
    const groups: Array<number> = []
    for (let left = uuid; left > 0n; left >>= 7n) groups.unshift(Number(left & 0x7fn) | 0x80)
    groups[groups.length - 1]! &= 0x7f
    const der = Uint8Array.from([0x06, groups.length + 1, 0x69, ...groups])
    expect(oidIn(parseDer(der)!)).toBe(`2.25.${uuid}`)
  })

  it("reads small numbers with their sign, and nothing else as a number", () => {
    const read = (text: string) => integerIn(parsed(text)!)
    expect(["020100", "0200", "02020800", "0201ff", "02028000", "020600ffffffffff"].map(read)).toEqual([
      0, 0, 2048, -1, -32768, 0xff_ffff_ffff
    ])
    expect(read("020701ffffffffffff")).toBeUndefined()
    expect(read("040101")).toBeUndefined()
  })

  it("puts the parts of a string together", () => {
    const all = octetsIn(parsed("2480 0402 aabb 2406 0401cc 0401dd 0000")!)
    expect(Buffer.from(all!).toString("hex")).toBe("aabbccdd")
  })

  it("tells structures apart by their fields", () => {
    const form = sequence(tagged(0x02), optional(tagged(0x01)), optional(inside(0, integerIn)))
    const read = (text: string) => form(parsed(text)!)?.map((value) => value !== undefined)
    expect(read("3003 020101")).toEqual([true, false, false])
    expect(read("3008 020101 a003 020107")).toEqual([true, false, true])
    expect(read("300b 020101 0101ff a003 020107")).toEqual([true, true, true])
    // Behind the last field a later version may have more; in the place of an optional field nothing else may be.
    expect(read("300d 020101 0101ff a003 020107 0500")).toEqual([true, true, true])
    expect(read("3005 020101 0500")).toBeUndefined()
    expect(read("3005 020101 a000")).toBeUndefined()
    expect(read("3003 0101ff")).toBeUndefined()
    expect(read("3103 020101")).toBeUndefined()
  })

  it("gives the encoding of a part as it is", () => {
    const node = parsed("3006 3004 0402 aabb 99")!
    expect(Buffer.from(encodingOf(node.children[0]!)).toString("hex")).toBe("30040402aabb")
    expect(encodingOf(node).length).toBe(9)
  })
})

describe("hostile BER", () => {
  const ders = samples.flatMap(({ bytes }) => (bytes[0] === 0x30 ? [bytes] : []))
  const labels = ["CERTIFICATE", "X509 CRL", "PKCS7", "PRIVATE KEY", "EC PARAMETERS", "DH PARAMETERS", "RSA PUBLIC KEY"]

  it(`is read or not, and never an error, in ${RUNS} mutations`, () => {
    const random = randomFrom(5_280)
    let trees = 0
    let found = 0
    for (let run = 0; run < RUNS; run++) {
      const bytes = mutate(ders[run % ders.length]!, random)
      const node = parseDer(bytes)
      if (node !== undefined) {
        trees++
        if (!isOrdered(node) || countOf(node) > MAX_NODES) expect.fail(Buffer.from(bytes).toString("hex"))
      }
      if (readDer(bytes) !== undefined) found++
      readLabelled(labels[run % labels.length]!, bytes)
    }
    expect(ders.length).toBeGreaterThan(5)
    expect(trees).toBeGreaterThan(RUNS / 20)
    expect(RUNS - trees).toBeGreaterThan(RUNS / 20)
    expect(found).toBeGreaterThan(RUNS / 50)
  })

  it("is bounded in depth and in values", () => {
    const nested = (levels: number, open: boolean): Uint8Array =>
      open
        ? Uint8Array.from([...Array(levels).fill([0x30, 0x80]).flat(), ...Array(levels).fill([0, 0]).flat()])
        : Array.from({ length: levels }).reduce<Buffer>(
            (inner) => Buffer.concat([Buffer.from([0x30, 0x82, inner.length >> 8, inner.length & 0xff]), inner]),
            Buffer.alloc(0)
          )
    expect(depthOf(parseDer(nested(101, true))!)).toBe(101)
    expect(depthOf(parseDer(nested(101, false))!)).toBe(101)
    for (const levels of [102, 5_000]) {
      expect(parseDer(nested(levels, true))).toBeUndefined()
      expect(parseDer(nested(levels, false))).toBeUndefined()
    }
    const wide = (values: number): Uint8Array =>
      Buffer.concat([Buffer.from([0x30, 0x80]), Buffer.alloc(values * 2, Buffer.from([0x04, 0])), Buffer.from([0, 0])])
    expect(countOf(parseDer(wide(MAX_NODES - 1))!)).toBe(MAX_NODES)
    expect(parseDer(wide(MAX_NODES))).toBeUndefined()
    expect(parseDer(wide(1_000_000))).toBeUndefined()
  })

  it("does not take a name of every object for a label", () => {
    for (const label of ["constructor", "toString", "hasOwnProperty", "UNKNOWN"])
      expect(readLabelled(label, ders[0]!)).toBeUndefined()
  })
})
