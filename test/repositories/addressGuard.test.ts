import * as Effect from "effect/Effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeAddressGuard } from "../../src/node/addressGuard.ts"
import { type NameServer, startNameServer } from "../support/NameServer.ts"

let names: NameServer

beforeAll(async () => {
  names = await startNameServer()
})

afterAll(() => names.stop())

const guard = () => makeAddressGuard({ insecureHosts: ["127.0.0.1:8418", "[::1]:8418"], nameServers: [names.address] })

const resolved = (host: string, port = 443) =>
  Effect.runPromise(
    guard()
      .resolve(host, port)
      .pipe(Effect.catch((refused) => Effect.succeed(refused.reason)))
  )

describe("the address guard", () => {
  it("gives all addresses of a host", async () => {
    names.records({ "git.example.org": ["8.8.8.8", "1.1.1.1", "2606:4700::1"] })
    expect(await resolved("git.example.org")).toEqual(["8.8.8.8", "1.1.1.1", "2606:4700::1"])
    expect(names.questions).toEqual(expect.arrayContaining(["A git.example.org", "AAAA git.example.org"]))
  })

  it.each([
    ["is private", ["10.0.0.1"]],
    ["is metadata of a cloud", ["169.254.169.254"]],
    ["is private beside a public one", ["8.8.8.8", "192.168.1.1"]],
    ["is private in IPv6 beside a public one in IPv4", ["8.8.8.8", "fd00::1"]],
    ["is mapped", ["::ffff:127.0.0.1"]],
    ["is translated", ["64:ff9b::10.0.0.1"]]
  ])("refuses a host of which an address %s", async (_, addresses) => {
    names.records({ "git.example.org": addresses })
    expect(await resolved("git.example.org")).toBe("not_public")
  })

  it("sees a name that leads elsewhere the second time", async () => {
    names.records({ "rebind.example.org": ["8.8.8.8"] })
    expect(await resolved("rebind.example.org")).toEqual(["8.8.8.8"])
    names.records({ "rebind.example.org": ["127.0.0.1"] })
    expect(await resolved("rebind.example.org")).toBe("not_public")
  })

  it("says that a host has no address, or that nobody says so in time", async () => {
    names.records({ "silent.example.org": "silent" })
    expect(await resolved("unknown.example.org")).toBe("unresolved")
    expect(await resolved("silent.example.org")).toBe("unresolved")
  })

  it.each([
    "localhost",
    "LOCALHOST",
    "git",
    "git.example.org.",
    "git.local",
    "metadata.google.internal",
    "a.localhost",
    "8.8.8.8",
    "127.0.0.1",
    "[::1]",
    "[2606:4700::1]",
    "::1",
    ""
  ])("refuses %j and asks nobody about it", async (host) => {
    const before = names.questions.length
    expect(await resolved(host)).toBe("not_public")
    expect(names.questions).toHaveLength(before)
  })

  it("lets through the loopback servers it is told of, on their ports", async () => {
    expect(await resolved("127.0.0.1", 8418)).toEqual(["127.0.0.1"])
    expect(await resolved("[::1]", 8418)).toEqual(["::1"])
    expect(await resolved("127.0.0.1", 8419)).toBe("not_public")
    expect([guard().isInsecure("127.0.0.1", 8418), guard().isInsecure("127.0.0.1", 443)]).toEqual([true, false])
  })
})
