import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { createInterface } from "node:readline"
import { afterAll, describe, expect, it } from "vitest"
import { Scanner } from "../../scanner/Scanner.ts"
import { scannerWorkers } from "../../src/node/scannerLayers.ts"
import { until } from "../faults/until.ts"
import { scannerOnce } from "../support/scannerOnce.ts"
import { repository, underNode } from "./mcpClient.ts"
import { endlessProject, md5, projectOf } from "./project.ts"
import { initialize, notification, request, startRaw } from "./rawServer.ts"
import { connectHere } from "./serverHere.ts"

const large = endlessProject()
const medium = projectOf(Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`part${at}.py`, md5])))
const small = projectOf({ "a.py": md5 })

afterAll(() => {
  for (const folder of [large, medium, small]) rmSync(folder, { recursive: true, force: true })
})

type Scan = Scanner["Service"]["scan"]

/** A scanner that does something else than the one that it is made of. */
const scannerOf = (real: Layer.Layer<Scanner>, change: (scan: Scan) => Scan): Layer.Layer<Scanner> =>
  Layer.effect(
    Scanner,
    Effect.map(Scanner, ({ scan }) => ({ scan: change(scan) }))
  ).pipe(Layer.provide(real))

/** Threads that scan. */
const threadsOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).filter((id) => nameOf(`/proc/${pid}/task/${id}/comm`) === "WorkerThread").length

/** A thread may end while it is looked at. */
const nameOf = (path: string): string => {
  try {
    return readFileSync(path, "utf8").trim()
  } catch {
    return ""
  }
}
const isThere = (pid: number): boolean => existsSync(`/proc/${pid}`)

const scanning = request("scan", "tools/call", { name: "scan", arguments: {}, _meta: { progressToken: "far" } })

/** A server in the middle of a scan of the large folder. */
const inTheMiddle = async () => {
  const server = startRaw(underNode, "--workers", "1", "--root", large)
  server.write(initialize() + notification("notifications/initialized"))
  await server.answerTo("init")
  expect(threadsOf(server.pid)).toBe(0)
  server.write(scanning)
  await server.find(({ method, params }) => method === "notifications/progress" && Number(params?.["progress"]) > 0)
  return server
}

describe("a client that goes away", () => {
  it("in the middle of a scan ends the server, with nothing left behind", async () => {
    const server = await inTheMiddle()
    server.end()
    const [code] = await server.ended
    expect(code).toBe(0)
    expect(isThere(server.pid)).toBe(false)
    expect(server.noise()).toEqual([])
    expect(await server.answerTo("scan")).toMatchObject({ result: { isError: true } })
  })

  it("without closing anything, since it was killed, ends the server too", async () => {
    const script = `
      const { spawn } = require("node:child_process")
      const [command, ...args] = ${JSON.stringify([...underNode, "--workers", "1", "--root", large])}
      const child = spawn(command, args, { stdio: ["pipe", "pipe", "ignore"] })
      child.stdin.write(${JSON.stringify(initialize() + notification("notifications/initialized") + scanning)})
      child.stdout.on("data", (chunk) => {
        if (chunk.includes("notifications/progress")) console.log(child.pid)
      })`
    const client = spawn(process.execPath, ["--eval", script], {
      cwd: repository,
      stdio: ["ignore", "pipe", "inherit"]
    })
    const [first] = (await once(createInterface(client.stdout), "line")) as [string]
    const pid = Number(first)
    expect(isThere(pid)).toBe(true)
    client.kill("SIGKILL")
    await until(
      () => isThere(pid),
      (is) => !is
    )
  })

  it("from its reading end only ends the server at the next answer", async () => {
    const server = startRaw(underNode, "--root", small)
    server.write(initialize() + notification("notifications/initialized"))
    await server.answerTo("init")
    server.child.stdout.destroy()
    server.write(request("more", "tools/list"))
    const [code] = await server.ended
    expect(code).toBe(0)
  })

  it("after its requests has them answered", async () => {
    const server = startRaw(underNode, "--root", small)
    server.write(initialize() + notification("notifications/initialized") + request("tools", "tools/list"))
    server.end()
    expect((await server.answerTo("tools")).result).toHaveProperty("tools")
    expect((await server.ended)[0]).toBe(0)
  })

  it("before it says anything ends the server", async () => {
    const server = startRaw(underNode, "--root", small)
    server.end()
    expect((await server.ended)[0]).toBe(0)
    expect(server.messages).toEqual([])
  })
})

describe("a scan", () => {
  it("that is cancelled ends its threads and is not answered", async () => {
    const server = await inTheMiddle()
    expect(threadsOf(server.pid)).toBeGreaterThan(0)
    server.write(notification("notifications/cancelled", { requestId: "scan", reason: "enough" }))
    await until(
      () => threadsOf(server.pid),
      (threads) => threads === 0
    )
    server.write(request("after", "tools/call", { name: "explain", arguments: { name: "MD5" } }))
    expect((await server.answerTo("after")).result).toHaveProperty("structuredContent")
    expect(server.messages.filter(({ id }) => id === "scan")).toEqual([])
    server.end()
    await server.ended
  })

  it("waits for the one before it, and both are answered", async () => {
    const server = await connectHere(["--root", medium, "--root", small])
    const order: Array<string> = []
    const scan = async (path: string) => {
      const { structured } = await server.call<{ readonly filesScanned: number }>("scan", { path })
      order.push(path)
      return structured.filesScanned
    }
    expect(await Promise.all([scan(medium), scan(small)])).toEqual([40, 1])
    expect(order).toEqual([medium, small])
    await server.close()
  })

  it("is refused where too many wait already", async () => {
    let isHeld = true
    const scanner = scannerOf(
      scannerOnce,
      (scan) => (files, options) => Effect.suspend(() => (isHeld ? Effect.never : scan(files, options)))
    )
    const server = await connectHere(["--root", small], scanner)
    const enough = new AbortController()
    const codes: Array<string | undefined> = []
    const scan = async (): Promise<void> => {
      codes.push((await server.call("scan", {}, { signal: enough.signal })).code)
    }
    const scans = Promise.allSettled(Array.from({ length: 8 }, scan))
    await until(
      () => codes.length,
      (refused) => refused === 3
    )
    expect(codes).toEqual(["busy", "busy", "busy"])
    enough.abort()
    expect((await scans).filter(({ status }) => status === "rejected")).toHaveLength(5)
    isHeld = false
    expect((await server.call("scan", { path: "a.py" })).code).toBeUndefined()
    await server.close()
  })

  it("ends at the time limit, with its threads", async () => {
    const scanner = scannerOf(
      scannerWorkers(1),
      (scan) => (files, options) => Effect.andThen(scan(files, options), Effect.never)
    )
    const server = await connectHere(["--root", small, "--time-limit", "1"], scanner)
    const before = threadsOf(process.pid)
    const { code, text } = await server.call("scan", {})
    expect(code).toBe("time_limit")
    expect(text).toContain("more than 1 seconds")
    await until(
      () => threadsOf(process.pid),
      (threads) => threads <= before
    )
    await server.close()
  })
})
