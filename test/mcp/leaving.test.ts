import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { afterAll, describe, expect, it } from "vitest"
import { until } from "../faults/until.ts"
import { connect, repository, underNode } from "./mcpClient.ts"
import { largeProject, md5, projectOf } from "./project.ts"
import { initialize, notification, request, startRaw } from "./rawServer.ts"

const large = largeProject(400)
const medium = largeProject(40)
const small = projectOf({ "a.py": md5 })

afterAll(() => {
  for (const folder of [large, medium, small]) rmSync(folder, { recursive: true, force: true })
})

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
  const server = startRaw(underNode, "--root", large)
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
    server.child.stdin.end()
    const [code] = await server.ended
    expect(code).toBe(0)
    expect(isThere(server.pid)).toBe(false)
    expect(server.noise()).toEqual([])
    expect(await server.answerTo("scan")).toMatchObject({ result: { isError: true } })
  })

  it("without closing anything, since it was killed, ends the server too", async () => {
    const script = `
      const { spawn } = require("node:child_process")
      const [command, ...args] = ${JSON.stringify([...underNode, "--root", large])}
      const child = spawn(command, args, { stdio: ["pipe", "pipe", "ignore"] })
      child.stdin.write(${JSON.stringify(initialize() + notification("notifications/initialized") + scanning)})
      child.stdout.on("data", (chunk) => {
        if (chunk.includes("notifications/progress")) process.stdout.write(String(child.pid))
      })`
    const client = spawn(process.execPath, ["--eval", script], {
      cwd: repository,
      stdio: ["ignore", "pipe", "inherit"]
    })
    const [pid] = (await once(client.stdout, "data")) as [Buffer]
    expect(isThere(Number(pid))).toBe(true)
    client.kill("SIGKILL")
    await until(
      () => isThere(Number(pid)),
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
    server.child.stdin.end()
    expect((await server.answerTo("tools")).result).toHaveProperty("tools")
    expect((await server.ended)[0]).toBe(0)
  })

  it("before it says anything ends the server", async () => {
    const server = startRaw(underNode, "--root", small)
    server.child.stdin.end()
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
    server.child.stdin.end()
    await server.ended
  })

  it("waits for the one before it, and both are answered", async () => {
    const server = await connect(underNode, "--root", medium, "--root", small)
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
    const server = await connect(underNode, "--root", large)
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
    expect((await server.call("scan", { path: "part1.py" })).code).toBeUndefined()
    await server.close()
  })

  it("ends at the time limit, with its threads", async () => {
    const server = await connect(underNode, "--root", large, "--time-limit", "1")
    const { code, text } = await server.call("scan", {})
    expect(code).toBe("time_limit")
    expect(text).toContain("more than 1 seconds")
    await until(
      () => threadsOf(server.pid),
      (threads) => threads === 0
    )
    await server.close()
  })
})
