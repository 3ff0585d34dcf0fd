import * as Result from "effect/Result"
import { bitsOf, formatIpAddress, type IpAddress, parseIpAddress } from "./IpAddress.ts"

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
