import { describe, expect, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { parseIpAddress } from "../../src/domain/IpAddress.ts"
import { isPublicAddress } from "../../src/domain/publicAddress.ts"

const isPublic = (text: string): boolean => {
  const address = parseIpAddress(text)
  if (address === undefined) throw new Error(`${text} is no address`)
  return isPublicAddress(address)
}

const Bits = (count: number) =>
  Schema.BigInt.check(Schema.isBetweenBigInt({ minimum: 0n, maximum: 2n ** BigInt(count) - 1n }))

describe("a public address", () => {
  it.each([
    "1.1.1.1",
    "8.8.8.8",
    "140.82.121.4",
    "100.63.255.255",
    "100.128.0.0",
    "126.255.255.255",
    "128.0.0.0",
    "169.253.255.255",
    "169.255.0.0",
    "172.15.255.255",
    "172.32.0.0",
    "192.0.1.0",
    "192.167.255.255",
    "192.169.0.0",
    "198.17.255.255",
    "198.20.0.0",
    "203.0.114.0",
    "223.255.255.255",
    "9.255.255.255",
    "11.0.0.0",
    "::ffff:8.8.8.8",
    "2001:200::1",
    "2606:4700:4700::1111",
    "2a00:1450:4001:81b::200e",
    "64:ff9b::8.8.8.8",
    "2003::1"
  ])("is %s", (text) => {
    expect(isPublic(text)).toBe(true)
  })

  it.each([
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.0",
    "10.255.255.255",
    "100.64.0.0",
    "100.100.100.200",
    "100.127.255.255",
    "127.0.0.1",
    "127.255.255.255",
    "169.254.0.0",
    "169.254.169.254",
    "172.16.0.0",
    "172.31.255.255",
    "192.0.0.0",
    "192.0.0.170",
    "192.0.0.255",
    "192.0.2.1",
    "192.31.196.1",
    "192.52.193.1",
    "192.88.99.1",
    "192.168.0.0",
    "192.168.255.255",
    "192.175.48.1",
    "198.18.0.0",
    "198.19.255.255",
    "198.51.100.7",
    "203.0.113.0",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.0",
    "255.255.255.255"
  ])("is not %s, nor mapped, compatible or translated from it", (text) => {
    expect(isPublic(text)).toBe(false)
    expect(isPublic(`::ffff:${text}`)).toBe(false)
    expect(isPublic(`::${text}`)).toBe(false)
    expect(isPublic(`64:ff9b::${text}`)).toBe(false)
  })

  it.each([
    ["unspecified", "::"],
    ["loopback", "::1"],
    ["IPv4-compatible", "::8.8.8.8"],
    ["IPv4-translated", "::ffff:0:8.8.8.8"],
    ["translation within a site", "64:ff9b:1::8.8.8.8"],
    ["translation within a site, its end", "64:ff9b:1:ffff:ffff:ffff:ffff:ffff"],
    ["beside translation", "64:ff9b:0:0:0:1:808:808"],
    ["discarded", "100::1"],
    ["dummy prefix", "100:0:0:1::1"],
    ["Teredo", "2001:0:4136:e378:8000:63bf:3fff:fdd2"],
    ["benchmarks", "2001:2::1"],
    ["ORCHID", "2001:10::1"],
    ["ORCHIDv2", "2001:20::1"],
    ["documentation", "2001:db8::1"],
    ["6to4 of a public address", "2002:808:808::1"],
    ["6to4 of a private address", "2002:a00:1::1"],
    ["documentation, new", "3fff:fff:ffff::1"],
    ["segment routing", "5f00::1"],
    ["unique local", "fc00::1"],
    ["unique local, AWS metadata", "fd00:ec2::254"],
    ["link local", "fe80::1"],
    ["site local", "fec0::1"],
    ["multicast", "ff02::1"],
    ["not given out", "4000::1"],
    ["ISATAP of a private address", "2606:4700::5efe:10.0.0.1"],
    ["ISATAP of a public address", "2606:4700::200:5efe:8.8.8.8"]
  ])("is none that is %s: %s", (_, text) => {
    expect(isPublic(text)).toBe(false)
  })

  it.prop("is the same in every form of IPv4 in IPv6 that leads to IPv4", { value: Bits(32) }, ({ value }) => {
    const plain = isPublicAddress({ version: 4, value })
    expect(isPublicAddress({ version: 6, value: (0x64_ff9bn << 96n) | value })).toBe(plain)
    expect(isPublicAddress({ version: 6, value })).toBe(false)
    expect(isPublicAddress({ version: 6, value: (0xffffn << 32n) | value })).toBe(false)
  })

  it.prop("of IPv6 lies in 2000::/3, unless it is translated", { value: Bits(128) }, ({ value }) => {
    if (isPublicAddress({ version: 6, value }))
      expect(value >> 125n === 1n || value >> 32n === 0x64_ff9bn << 64n).toBe(true)
  })

  it.prop("tunnels no IPv4", { network: Bits(64), value: Bits(32) }, ({ network, value }) => {
    for (const marked of [0x5efen, 0x0200_5efen])
      expect(isPublicAddress({ version: 6, value: (network << 64n) | (marked << 32n) | value })).toBe(false)
  })
})
