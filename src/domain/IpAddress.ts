/** IPv4-mapped IPv6 addresses are IPv4 here. */
export interface IpAddress {
  readonly version: 4 | 6
  /** The address as one number of 32 or 128 bits. */
  readonly value: bigint
}

export const bitsOf = { 4: 32, 6: 128 } as const

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
