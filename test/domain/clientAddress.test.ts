import { BlockList } from "node:net"
import { describe, expect, it } from "@effect/vitest"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { clientAddress, isSecureRequest, rateLimitKey } from "../../src/domain/clientAddress.ts"
import { formatIpAddress, isWithin, parseCidrs, parseIpAddress } from "../../src/domain/IpAddress.ts"

const trusted = Result.getOrThrow(parseCidrs("10.0.0.0/8, fd00::/8, 127.0.0.1, ::1"))

const client = (address: string | undefined, forwardedFor?: string) => {
  const found = clientAddress({ address, trusted }, forwardedFor)
  return found && formatIpAddress(found)
}

const Octets = Schema.Array(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 255 }))).check(
  Schema.isBetweenLength(4, 4)
)
const Prefix = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 32 }))

describe("the address of a client", () => {
  it.each([
    ["203.0.113.7", undefined, "203.0.113.7"],
    ["203.0.113.7", "198.51.100.1", "203.0.113.7"],
    ["203.0.113.7", "10.0.0.1", "203.0.113.7"],
    ["::ffff:203.0.113.7", "198.51.100.1", "203.0.113.7"],
    ["11.0.0.1", "198.51.100.1", "11.0.0.1"]
  ])("is that of the peer %s, who is no proxy of ours, whatever it says (%s)", (peer, header, expected) => {
    expect(client(peer, header)).toBe(expected)
  })

  it.each([
    ["198.51.100.1", "198.51.100.1"],
    ["1.1.1.1, 198.51.100.1", "198.51.100.1"],
    ["1.1.1.1,198.51.100.1,10.0.0.2", "198.51.100.1"],
    ["1.1.1.1, 198.51.100.1 , fd00::1,10.0.0.3", "198.51.100.1"],
    ["2001:db8::1", "2001:db8::1"],
    ["[2001:db8::1]:4711", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["198.51.100.1:4711", "198.51.100.1"],
    ["::ffff:198.51.100.1", "198.51.100.1"],
    ["10.0.0.3, 10.0.0.2", "10.0.0.3"],
    ["1.1.1.1, ::ffff:10.0.0.2", "1.1.1.1"]
  ])("is the right-most hop of %j that is no proxy of ours", (header, expected) => {
    expect(client("10.0.0.1", header)).toBe(expected)
    expect(client("::ffff:10.0.0.1", header)).toBe(expected)
    expect(client("127.0.0.1", header)).toBe(expected)
  })

  it.each([
    [undefined, "10.0.0.1"],
    ["", "10.0.0.1"],
    ["unknown", "10.0.0.1"],
    ["1.1.1.1, unknown", "10.0.0.1"],
    ["1.1.1.1, unknown, 10.0.0.2", "10.0.0.2"],
    ["1.1.1.1,,10.0.0.2", "10.0.0.2"],
    ["1.1.1.1,", "10.0.0.1"],
    ["1.1.1.1, 010.0.0.2", "10.0.0.1"],
    ["1.1.1.1, 10.0.0.2/8", "10.0.0.1"],
    ["1.1.1.1, for=10.0.0.2", "10.0.0.1"],
    ["1.1.1.1, [10.0.0.2", "10.0.0.1"],
    ["1.1.1.1 10.0.0.2", "10.0.0.1"],
    ["1.1.1.1, 10.0.0.2:port", "10.0.0.1"]
  ])("is that of the last proxy that is known where %j ends the walk", (header, expected) => {
    expect(client("10.0.0.1", header)).toBe(expected)
  })

  it.each([undefined, "", "/run/socket", "unknown"])("is unknown when that of the peer is %j", (peer) => {
    expect(client(peer, "198.51.100.1")).toBeUndefined()
  })

  it("of a link-local peer has no zone", () => {
    expect(client("fe80::1%eth0")).toBe("fe80::1")
  })

  it.prop("never depends on what stands left of it", { left: Schema.String }, ({ left }) => {
    expect(client("10.0.0.1", `${left},198.51.100.1,10.0.0.2`)).toBe("198.51.100.1")
    expect(client("203.0.113.7", left)).toBe("203.0.113.7")
  })
})

describe("what a client is counted by", () => {
  const key = (text: string) => {
    const address = parseIpAddress(text)
    return address && rateLimitKey(address)
  }

  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::", "2001:db8:1:3::/64"],
    ["::1", "::/64"]
  ])("%s is %s", (text, expected) => {
    expect(key(text)).toBe(expected)
  })
})

describe("a list of networks", () => {
  const shown = (text: string) =>
    Result.match(parseCidrs(text), {
      onSuccess: (cidrs) => cidrs.map((cidr) => `${formatIpAddress(cidr)}/${cidr.prefix}`).join(" "),
      onFailure: (sentence) => `refused: ${sentence}`
    })

  it.each([
    ["", ""],
    ["  ", ""],
    ["10.0.0.0/8", "10.0.0.0/8"],
    ["10.0.0.1", "10.0.0.1/32"],
    ["::1", "::1/128"],
    [" 10.0.0.0/8 ,fd00::/8", "10.0.0.0/8 fd00::/8"],
    ["0.0.0.0/0,::/0", "0.0.0.0/0 ::/0"],
    ["::ffff:10.0.0.0/104", "10.0.0.0/8"],
    ["::ffff:10.0.0.1", "10.0.0.1/32"]
  ])("%j is read as %j", (text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  it.each([
    ["10.0.0.0/33", '"10.0.0.0/33" is no address or CIDR'],
    ["fd00::/129", "is no address or CIDR"],
    ["10.0.0.0/", "is no address or CIDR"],
    ["10.0.0.0/08", "is no address or CIDR"],
    ["10.0.0.0/-1", "is no address or CIDR"],
    ["10.0.0.0/8/8", "is no address or CIDR"],
    ["10.0.0.0/255.0.0.0", "is no address or CIDR"],
    ["10.0.0/8", "is no address or CIDR"],
    ["::ffff:0.0.0.0/95", "is no address or CIDR"],
    ["10.0.0.0/8,", '"" is no address or CIDR'],
    ["10.0.0.0/8 fd00::/8", "is no address or CIDR"],
    ["loopback", "is no address or CIDR"],
    ["10.0.0.1/8", "10.0.0.1/8 has bits beyond its prefix: write 10.0.0.0/8"],
    ["fd00::1/8", "write fd00::/8"]
  ])("%j is refused: %s", (text, sentence) => {
    expect(shown(text)).toContain(sentence)
    expect(shown(text)).toMatch(/^refused: /)
  })

  it.prop(
    "holds what Node's BlockList holds",
    { base: Octets, other: Octets, prefix: Prefix },
    ({ base, other, prefix }) => {
      const list = new BlockList()
      list.addSubnet(base.join("."), prefix, "ipv4")
      const bits = base.reduce((value, octet) => (value << 8n) | BigInt(octet), 0n)
      const shift = BigInt(32 - prefix)
      const cidr = { version: 4, value: (bits >> shift) << shift, prefix } as const
      for (const octets of [base, other, [...base.slice(0, 3), 255]]) {
        const address = parseIpAddress(octets.join("."))
        expect(address && isWithin(address, cidr)).toBe(list.check(octets.join("."), "ipv4"))
      }
    }
  )

  it("of one version holds no address of the other", () => {
    const everyV6 = Result.getOrThrow(parseCidrs("::/0"))
    const v4 = parseIpAddress("10.0.0.1")
    expect(v4 && everyV6.some((cidr) => isWithin(v4, cidr))).toBe(false)
  })
})

describe("a request", () => {
  const isSecure = (address: string | undefined, forwardedProto?: string, isTls = false) =>
    isSecureRequest({ address, trusted }, { isTls, forwardedProto })

  it("is secure over TLS of our own, whatever headers say", () => {
    expect(isSecure("203.0.113.7", "http", true)).toBe(true)
    expect(isSecure(undefined, undefined, true)).toBe(true)
  })

  it.each(["https", "HTTPS", " https ", "https,https"])("is secure when a proxy of ours says %j", (proto) => {
    expect(isSecure("10.0.0.1", proto)).toBe(true)
  })

  it.each([undefined, "", "http", "https, http", "http, https", "https,", "wss", "httpss"])(
    "is not secure when a proxy of ours says %j",
    (proto) => {
      expect(isSecure("10.0.0.1", proto)).toBe(false)
    }
  )

  it("is not secure because a stranger says so", () => {
    expect(isSecure("203.0.113.7", "https")).toBe(false)
    expect(isSecure(undefined, "https")).toBe(false)
  })
})
