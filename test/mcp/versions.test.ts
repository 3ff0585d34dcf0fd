import { rmSync } from "node:fs"
import { afterAll, describe, expect, it } from "vitest"
import { underNode } from "./mcpClient.ts"
import { md5, projectOf } from "./project.ts"
import { initialize, notification, request, startRaw } from "./rawServer.ts"
import { ciphermapIn } from "../support/ciphermapIn.ts"
import { rawHere } from "./serverHere.ts"

const project = projectOf({ "a.py": md5 })

afterAll(() => rmSync(project, { recursive: true, force: true }))

describe("the server", () => {
  it.each(["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"])(
    "speaks version %s of the protocol",
    async (spoken) => {
      const server = rawHere("--root", project)
      server.write(initialize(spoken) + notification("notifications/initialized"))
      expect((await server.answerTo("init")).result).toMatchObject({ protocolVersion: spoken })
      server.write(request("call", "tools/call", { name: "explain", arguments: { name: "MD5" } }))
      const { result } = await server.answerTo("call")
      expect(result!["content"]).toMatchObject([{ type: "text" }])
      server.end()
      await server.ended
    }
  )

  it("offers the latest version that it has to a client of a later one", async () => {
    const server = rawHere("--root", project)
    server.write(initialize("2099-01-01"))
    expect((await server.answerTo("init")).result).toMatchObject({ protocolVersion: "2025-11-25" })
    server.end()
    await server.ended
  })

  it("speaks version 2026-07-28, which has no sessions", async () => {
    const server = rawHere("--root", project)
    const _meta = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": {},
      "io.modelcontextprotocol/clientInfo": { name: "raw", version: "1" }
    }
    server.write(request("call", "tools/call", { name: "explain", arguments: { name: "MD5" }, _meta }))
    expect((await server.answerTo("call")).result).toMatchObject({ structuredContent: { kind: "algorithm" } })
    server.end()
    await server.ended
  })

  it.each([
    [["--root", "/nowhere"], 2, /--root \/nowhere: no folder that can be opened \(ENOENT\)/],
    [["--root", import.meta.filename], 2, /ENOTDIR/],
    [["--time-limit", "0"], 64, /--time-limit must be from 1 to 86400/],
    [["--workers", "0"], 64, /--workers must be at least 1/]
  ])("does not start with %j, and says why on standard error", async (flags, code, says) => {
    const { status, stdout, stderr } = await ciphermapIn(project)("mcp", ...flags)
    expect([status, stdout]).toEqual([code, ""])
    expect(stderr).toMatch(says)
  })

  it("does not start in a process of its own either", async () => {
    const server = startRaw(underNode, "--root", "/nowhere")
    expect((await server.ended)[0]).toBe(2)
    expect(server.stderr()).toBe(
      "ciphermap: --root /nowhere: no folder that can be opened (ENOENT)\nMore about it: ciphermap mcp --help\n"
    )
    expect([...server.messages, ...server.noise()]).toEqual([])
  })
})
