import * as Result from "effect/Result"
import { type Cidr, type IpAddress, isWithin, parseCidrs } from "./IpAddress.ts"

/**
 * Networks whose addresses are not, or not surely, machines on the public Internet. Source: IANA IPv4 and IPv6
 * Special-Purpose Address Registries (RFC 6890) and what each line names. Some networks that IANA calls globally reachable
 * are here because nobody has a git server in them.
 */
const notPublic = [
  { network: "0.0.0.0/8", is: "this network (RFC 791)" },
  { network: "10.0.0.0/8", is: "private use (RFC 1918)" },
  { network: "100.64.0.0/10", is: "shared by carriers (RFC 6598)" },
  { network: "127.0.0.0/8", is: "loopback (RFC 1122)" },
  { network: "169.254.0.0/16", is: "link local, and metadata of clouds (RFC 3927)" },
  { network: "172.16.0.0/12", is: "private use (RFC 1918)" },
  { network: "192.0.0.0/24", is: "protocol assignments (RFC 6890)" },
  { network: "192.0.2.0/24", is: "documentation (RFC 5737)" },
  { network: "192.31.196.0/24", is: "AS112 (RFC 7535)" },
  { network: "192.52.193.0/24", is: "multicast relays (RFC 7450)" },
  { network: "192.88.99.0/24", is: "6to4 relays (RFC 7526)" },
  { network: "192.168.0.0/16", is: "private use (RFC 1918)" },
  { network: "192.175.48.0/24", is: "AS112 (RFC 7534)" },
  { network: "198.18.0.0/15", is: "benchmarks (RFC 2544)" },
  { network: "198.51.100.0/24", is: "documentation (RFC 5737)" },
  { network: "203.0.113.0/24", is: "documentation (RFC 5737)" },
  { network: "224.0.0.0/4", is: "multicast (RFC 5771)" },
  { network: "240.0.0.0/4", is: "reserved, and broadcast (RFC 1112)" },
  { network: "::/96", is: "unspecified, loopback and IPv4-compatible (RFC 4291)" },
  { network: "::ffff:0:0:0/96", is: "IPv4-translated (RFC 2765)" },
  { network: "64:ff9b:1::/48", is: "translation within a site (RFC 8215)" },
  { network: "100::/64", is: "discarded (RFC 6666)" },
  { network: "100:0:0:1::/64", is: "dummy prefix (RFC 9780)" },
  { network: "2001::/23", is: "Teredo, benchmarks, ORCHID and other protocols (RFC 2928)" },
  { network: "2001:db8::/32", is: "documentation (RFC 3849)" },
  { network: "2002::/16", is: "6to4 (RFC 3056)" },
  { network: "2620:4f:8000::/48", is: "AS112 (RFC 7534)" },
  { network: "3fff::/20", is: "documentation (RFC 9637)" },
  { network: "5f00::/16", is: "segment routing (RFC 9602)" },
  { network: "fc00::/7", is: "unique local (RFC 4193)" },
  { network: "fe80::/10", is: "link local (RFC 4291)" },
  { network: "fec0::/10", is: "site local (RFC 3879)" },
  { network: "ff00::/8", is: "multicast (RFC 4291)" }
] as const

const cidrs = (networks: ReadonlyArray<string>): ReadonlyArray<Cidr> =>
  Result.getOrThrow(parseCidrs(networks.join(",")))

const special = cidrs(notPublic.map(({ network }) => network))

/** All that IANA has given out of IPv6, but for translation (RFC 4291 2.4). */
const [globalUnicast, translated] = cidrs(["2000::/3", "64:ff9b::/96"]) as [Cidr, Cidr]

/** The middle of an address that tunnels IPv4 in an interface identifier, whatever the network (RFC 5214 6.1). */
const isIsatap = ({ version, value }: IpAddress): boolean =>
  version === 6 && ((value >> 32n) & 0xfdff_ffffn) === 0x0000_5efen

/** Whether an address is that of a machine on the public Internet, as far as the address itself says. */
export const isPublicAddress = (address: IpAddress): boolean => {
  if (isWithin(address, translated)) return isPublicAddress({ version: 4, value: address.value & 0xffff_ffffn })
  if (address.version === 6 && !isWithin(address, globalUnicast)) return false
  return !isIsatap(address) && !special.some((network) => isWithin(address, network))
}
