import { Buffer } from "node:buffer"
import { rmSync } from "node:fs"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { underNode } from "./mcpClient.ts"
import { md5, projectOf } from "./project.ts"
import { initialize, notification, request, startRaw } from "./rawServer.ts"

const project = projectOf({ "a.py": md5 })

let server: ReturnType<typeof startRaw>

beforeAll(async () => {
  server = startRaw(underNode, "--root", project)
  server.write(initialize() + notification("notifications/initialized"))
  await server.answerTo("init")
})

beforeEach(() => server.forget())

afterAll(async () => {
  server.end()
  const [code] = await server.ended
  rmSync(project, { recursive: true, force: true })
  expect(code).toBe(0)
  expect([...server.noise(), server.stderr()]).toEqual([""])
})

/** Still there, and as it was. */
const works = async (): Promise<void> => {
  server.write(request("works", "tools/call", { name: "explain", arguments: { name: "MD5" } }))
  expect((await server.answerTo("works")).result).toMatchObject({ structuredContent: { kind: "algorithm" } })
}

const invalid = -32_600
const noJson = -32_700

describe("a server that is told nonsense", () => {
  it.each([
    ["words", "hello there", noJson],
    ["half a message", '{"jsonrpc":"2.0","id":1,', noJson],
    ["two messages on a line", '{"jsonrpc":"2.0","id":1,"method":"ping"} {}', noJson],
    ["a number", "42", invalid],
    ["null", "null", invalid],
    ["a text", '"initialize"', invalid],
    ["an empty batch", "[]", invalid],
    ["a batch", `[${request(1, "ping").trim()}]`, invalid],
    ["an object of another kind", '{"hello":"there"}', invalid],
    ["another version of JSON-RPC", '{"jsonrpc":"1.0","id":"v","method":"ping"}', invalid],
    ["a method that is no text", '{"jsonrpc":"2.0","id":"m","method":5}', invalid],
    ["parameters that are a list", '{"jsonrpc":"2.0","id":"p","method":"tools/list","params":[1]}', invalid],
    ["parameters that are a number", '{"jsonrpc":"2.0","id":"q","method":"tools/list","params":3}', invalid],
    ["an id that is an object", '{"jsonrpc":"2.0","id":{},"method":"ping"}', invalid],
    ["an id that is null", '{"jsonrpc":"2.0","id":null,"method":"ping"}', invalid],
    ["an answer without a result", '{"jsonrpc":"2.0","id":9}', invalid],
    ["lists in lists", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, invalid],
    [
      "parameters in parameters",
      `{"jsonrpc":"2.0","id":1,"method":"ping","params":${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}}`,
      invalid
    ],
    ["a control character", '{"jsonrpc":"2.0","id":1,"method":"pi\u0001ng"}', noJson]
  ])("refuses %s and goes on", async (_, line, code) => {
    server.write(`${line}\n`)
    const { error } = await server.find((message) => message.error !== undefined)
    expect(error!.code).toBe(code)
    await works()
    expect(server.messages.filter((message) => message.error !== undefined)).toHaveLength(1)
  })

  it("names the request that it refuses, where that can be told", async () => {
    server.write('{"jsonrpc":"1.0","id":"mine","method":"ping"}\n')
    expect((await server.answerTo("mine")).error!.code).toBe(invalid)
  })

  it("throws away what is longer than a message may be", async () => {
    const long = Buffer.alloc(8_388_608, "a")
    server.write(request("long", "tools/call", { name: "explain", arguments: { name: long.toString() } }))
    const { error } = await server.find((message) => message.error !== undefined)
    expect(error).toEqual({ code: invalid, message: expect.stringContaining("more than 1048576 bytes") as string })
    await works()
  })

  it("takes no offence at bytes that are no UTF-8, at empty lines, or at Windows' line ends", async () => {
    server.write(Buffer.from([0xff, 0xfe, 0x0a, 0x0a, 0x0d, 0x0a]))
    expect((await server.find((message) => message.error !== undefined)).error!.code).toBe(noJson)
    server.write(request("crlf", "ping").replace("\n", "\r\n"))
    expect((await server.answerTo("crlf")).result).toEqual({})
  })

  it("puts together a message that comes in pieces", async () => {
    const bytes = Buffer.from(request("slow", "tools/call", { name: "explain", arguments: { name: "Ünknown" } }))
    for (const byte of bytes) server.write(Uint8Array.of(byte))
    expect((await server.answerTo("slow")).result).toMatchObject({ structuredContent: { asked: "Ünknown" } })
  })

  it.each([
    ["an unknown method", request("x", "files/delete"), -32_601],
    ["a method of the library that runs it", request("x", "@effect/rpc/Eof"), -32_601],
    ["an unknown tool", request("x", "tools/call", { name: "delete", arguments: {} }), -32_602],
    ["a tool without a name", request("x", "tools/call", { arguments: {} }), -32_602],
    ["a tool whose name is a number", request("x", "tools/call", { name: 5, arguments: {} }), -32_602],
    ["arguments that are a text", request("x", "tools/call", { name: "scan", arguments: "all" }), -32_602],
    ["an unknown resource", request("x", "resources/read", { uri: "ciphermap://keys" }), -32_002],
    ["a resource that is a file", request("x", "resources/read", { uri: "file:///etc/passwd" }), -32_002],
    ["a resource without an address", request("x", "resources/read", {}), -32_602],
    ["an unknown prompt", request("x", "prompts/get", { name: "x" }), -32_602]
  ])("answers %s with the error that the protocol has for it", async (_, line, code) => {
    server.write(line)
    expect((await server.answerTo("x")).error?.code).toBe(code)
    await works()
  })

  it("does not end because of notifications and answers that nobody asked for", async () => {
    server.write(notification("notifications/cancelled", { requestId: "nobody" }))
    server.write(notification("@effect/rpc/Eof"))
    server.write(notification("notifications/nothing"))
    server.write('{"jsonrpc":"2.0","id":"nobody","result":{}}\n')
    server.write('{"jsonrpc":"2.0","id":"nobody","error":{"code":1,"message":"x","_tag":"Defect","data":"x"}}\n')
    await works()
  })

  it("answers a thousand requests that come at once", async () => {
    server.write(Array.from({ length: 1_000 }, (_, at) => request(at, "ping")).join(""))
    for (let at = 0; at < 1_000; at++) expect((await server.answerTo(at)).result).toEqual({})
  })
})
