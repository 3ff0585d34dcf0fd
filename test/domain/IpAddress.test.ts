import { isIPv4, isIPv6 } from "node:net"
import { describe, expect, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { formatIpAddress, type IpAddress, parseIpAddress } from "../../src/domain/IpAddress.ts"

const shown = (text: string) => {
  const address = parseIpAddress(text)
  return address && `${address.version} ${formatIpAddress(address)}`
}

const Group = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 3 }))
const Groups = Schema.Array(Group).check(Schema.isBetweenLength(8, 8))
const Octets = Schema.Array(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 255 }))).check(
  Schema.isBetweenLength(4, 4)
)
const Scribble = Schema.String.check(Schema.isPattern(/^[0-9a-f:.]{0,24}$/))

describe("an IP address", () => {
  it.each([
    ["192.0.2.1", "4 192.0.2.1"],
    ["0.0.0.0", "4 0.0.0.0"],
    ["255.255.255.255", "4 255.255.255.255"],
    ["::", "6 ::"],
    ["::1", "6 ::1"],
    ["1::", "6 1::"],
    ["2001:DB8:0:0:1:0:0:1", "6 2001:db8::1:0:0:1"],
    ["2001:db8:0:1:1:1:1:1", "6 2001:db8:0:1:1:1:1:1"],
    ["2001:0db8:0000:0000:0000:0000:0000:0001", "6 2001:db8::1"],
    ["1:0:0:2:0:0:0:3", "6 1:0:0:2::3"],
    ["10:0:0:20:0:0:0:30", "6 10:0:0:20::30"],
    ["1:2:3:4:5:6:7::", "6 1:2:3:4:5:6:7:0"],
    ["::2:3:4:5:6:7:8", "6 0:2:3:4:5:6:7:8"],
    ["64:ff9b::192.0.2.33", "6 64:ff9b::c000:221"],
    ["::ffff:192.0.2.1", "4 192.0.2.1"],
    ["::FFFF:c000:0201", "4 192.0.2.1"],
    ["0:0:0:0:0:ffff:192.0.2.1", "4 192.0.2.1"],
    ["::192.0.2.1", "6 ::c000:201"],
    ["::fffe:192.0.2.1", "6 ::fffe:c000:201"]
  ])("%s is read as %s", (text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  it.each([
    "",
    "1",
    "1.2.3",
    "1.2.3.4.5",
    "256.0.0.1",
    "1.2.3.256",
    "01.2.3.4",
    "1.2.3.04",
    "0x7f.0.0.1",
    "1.2.3.4 ",
    " 1.2.3.4",
    "1.2.3.-4",
    "1.2.3.4e0",
    "1..2.3",
    "127.1",
    "2130706433",
    "١.2.3.4",
    ":",
    ":::",
    "1::2::3",
    "1:2:3:4:5:6:7",
    "1:2:3:4:5:6:7:8:9",
    "1:2:3:4::5:6:7:8",
    "1:2:3:4:5:6:7:8::",
    ":1:2:3:4:5:6:7:8",
    "1:2:3:4:5:6:7:",
    "12345::",
    "g::",
    "::1%eth0",
    "[::1]",
    "::1.2.3",
    "::1.2.3.04",
    "1.2.3.4::",
    "::1.2.3.4:5",
    "1:2:3:4:5:6:7:1.2.3.4",
    "::ffff:1.2.3.4/8",
    "unknown"
  ])("%j is none", (text) => {
    expect(shown(text)).toBeUndefined()
  })

  it.prop("of version 6 is written as WHATWG URL writes it", { groups: Groups }, ({ groups }) => {
    const text = groups.map((group) => group.toString(16)).join(":")
    expect(`[${shown(text)?.slice(2)}]`).toBe(new URL(`http://[${text}]`).hostname)
  })

  it.prop("of version 4 is written as it was read, mapped or not", { octets: Octets }, ({ octets }) => {
    const text = octets.join(".")
    expect(shown(text)).toBe(`4 ${text}`)
    expect(shown(`::ffff:${text}`)).toBe(`4 ${text}`)
  })

  it.prop(
    "is one where Node says so",
    { text: Scribble },
    ({ text }) => {
      expect([text, shown(text) !== undefined]).toEqual([text, isIPv4(text) || isIPv6(text)])
    },
    { arbitrary: { runs: 2_000 } }
  )

  it.prop("read, written and read again is the same", { groups: Groups }, ({ groups }) => {
    const value = groups.reduce((sum, group) => (sum << 16n) | BigInt(group * 0x1111), 0n)
    const address: IpAddress = { version: 6, value: value | (1n << 127n) }
    expect(parseIpAddress(formatIpAddress(address))).toEqual(address)
  })
})
