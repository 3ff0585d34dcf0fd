import * as Result from "effect/Result"

/** IPv4-mapped IPv6 addresses are IPv4 here. */
export interface IpAddress {
  readonly version: 4 | 6
  /** The address as one number of 32 or 128 bits. */
  readonly value: bigint
}

const bitsOf = { 4: 32, 6: 128 } as const

/** No leading zeros: some read them as octal, so what they mean is open. */
const octet = /^(?:0|[1-9][0-9]{0,2})$/

const parseV4 = (text: string): bigint | undefined => {
  const octets = text.split(".")
  if (octets.length !== 4 || !octets.every((one) => octet.test(one) && Number(one) <= 255)) return undefined
  return octets.reduce((value, one) => (value << 8n) | BigInt(one), 0n)
}

/** The last 32 bits may be written as IPv4 (RFC 4291 2.2): two groups in hexadecimal instead. */
const withoutDots = (text: string): string | undefined => {
  if (!text.includes(".")) return text
  const at = text.lastIndexOf(":") + 1
  const value = parseV4(text.slice(at))
  return value === undefined
    ? undefined
    : `${text.slice(0, at)}${(value >> 16n).toString(16)}:${(value & 0xffffn).toString(16)}`
}

const groupsOf = (text: string): ReadonlyArray<string> => (text === "" ? [] : text.split(":"))

const parseV6 = (text: string): bigint | undefined => {
  const halves = withoutDots(text)?.split("::") ?? []
  const [before, after] = [groupsOf(halves[0] ?? ""), groupsOf(halves[1] ?? "")]
  const missing = 8 - before.length - after.length
  if (halves.length === 0 || halves.length > 2 || (halves.length === 2 ? missing < 1 : missing !== 0)) return undefined
  const groups = [...before, ...Array.from({ length: missing }, () => "0"), ...after]
  if (!groups.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group))) return undefined
  return groups.reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n)
}

const mapped = 0xffffn

/** Reads an address as RFC 4291 2.2 and dotted decimal write it: no zone, no port, no brackets. */
export const parseIpAddress = (text: string): IpAddress | undefined => {
  if (text.length > 45) return undefined
  if (!text.includes(":")) {
    const value = parseV4(text)
    return value === undefined ? undefined : { version: 4, value }
  }
  const value = parseV6(text)
  if (value === undefined) return undefined
  return value >> 32n === mapped ? { version: 4, value: value & 0xffffffffn } : { version: 6, value }
}

/** RFC 5952 4.2: the longest run of two zero groups or more is left out, the first one where runs are as long. */
const shorten = (groups: ReadonlyArray<string>): string => {
  const text = groups.join(":")
  const runs = text.match(/\b0(?::0)+\b/g) ?? []
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), "")
  return longest === "" ? text : text.replace(new RegExp(`(?:^|:)${longest}(?::|$)`), "::")
}

/** As RFC 5952 writes it. */
export const formatIpAddress = ({ version, value }: IpAddress): string =>
  version === 4
    ? [24n, 16n, 8n, 0n].map((shift) => String((value >> shift) & 0xffn)).join(".")
    : shorten([112n, 96n, 80n, 64n, 48n, 32n, 16n, 0n].map((shift) => ((value >> shift) & 0xffffn).toString(16)))

/** All addresses that begin with the same bits. */
export interface Cidr extends IpAddress {
  readonly prefix: number
}

const shiftOf = ({ version }: IpAddress, prefix: number): bigint => BigInt(bitsOf[version] - prefix)

/** The address with all bits beyond the prefix zero. */
export const networkOf = (address: IpAddress, prefix: number): IpAddress => {
  const shift = shiftOf(address, prefix)
  return { version: address.version, value: (address.value >> shift) << shift }
}

export const isWithin = (address: IpAddress, cidr: Cidr): boolean =>
  address.version === cidr.version && networkOf(address, cidr.prefix).value === cidr.value

/** A prefix of an IPv4-mapped network counts the 96 bits before the IPv4 address too. */
const prefixOf = (text: string, address: IpAddress, written: string | undefined): number | undefined => {
  const bits = bitsOf[address.version]
  if (written === undefined) return bits
  if (!/^(?:0|[1-9][0-9]{0,2})$/.test(written)) return undefined
  const prefix = address.version === 4 && text.includes(":") ? Number(written) - 96 : Number(written)
  return prefix >= 0 && prefix <= bits ? prefix : undefined
}

const parseCidr = (text: string): Result.Result<Cidr, string> => {
  const [base = "", written, ...more] = text.split("/")
  const address = parseIpAddress(base)
  const prefix = address === undefined || more.length > 0 ? undefined : prefixOf(base, address, written)
  if (address === undefined || prefix === undefined)
    return Result.fail(`${JSON.stringify(text.slice(0, 60))} is no address or CIDR such as 10.0.0.0/8 or fd00::/8`)
  const network = networkOf(address, prefix)
  return network.value === address.value
    ? Result.succeed({ ...address, prefix })
    : Result.fail(`${text} has bits beyond its prefix: write ${formatIpAddress(network)}/${prefix}`)
}

/**
 * Reads a list from configuration: CIDRs and single addresses between commas. Fails with a sentence on the first wrong
 * one.
 */
export const parseCidrs = (text: string): Result.Result<ReadonlyArray<Cidr>, string> =>
  text.trim() === "" ? Result.succeed([]) : Result.all(text.split(",").map((one) => parseCidr(one.trim())))
