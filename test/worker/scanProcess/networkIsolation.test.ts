import { spawn } from "node:child_process"
import { once } from "node:events"
import { readlinkSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { describe, expect, it } from "vitest"
import { networkIsolation } from "../../../src/worker/scanProcess/networkIsolation.ts"
import { startScanProcess } from "../../../src/worker/scanProcess/startScanProcess.ts"
import { patience } from "../../support/patience.ts"

const networkOf = (process: number | "self"): string => readlinkSync(`/proc/${process}/ns/net`)

const isAllowed = networkIsolation().length > 0

describe.skipIf(!isAllowed)("scan processes on a system with user namespaces", () => {
  it("have a network of their own", async () => {
    const child = startScanProcess({ threads: 1, memoryMib: 512, workFolder: tmpdir() })
    const ended = once(child, "exit")
    const pause = patience()
    while (networkOf(child.pid!) === networkOf("self")) await pause()
    expect(networkOf(child.pid!)).not.toBe(networkOf("self"))
    child.kill("SIGKILL")
    await ended
  })

  it("reach nothing in it, not even this machine, while others do", async () => {
    const server = createServer((socket) => socket.end()).listen(0, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    const port = typeof address === "object" ? address?.port : undefined
    let connections = 0
    server.on("connection", () => connections++)
    const program = `require("node:net").connect(${port}, "127.0.0.1").on("connect", () => process.exit(0)).on("error", () => process.exit(7))`
    const codeOf = async (before: ReadonlyArray<string>) => {
      const [command = "", ...rest] = [...before, process.execPath, "-e", program]
      const [code] = await once(spawn(command, rest, { stdio: "ignore" }), "exit")
      return code
    }
    expect([await codeOf([]), await codeOf(networkIsolation()), connections]).toEqual([0, 7, 1])
    server.close()
  })
})
