import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer as createSecureServer } from "node:https"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startGitServer } from "../support/GitServer.ts"
import { freePort } from "../support/freePort.ts"

const LONG = 600_000
const USER = 65_532

const root = resolve(import.meta.dirname, "../..")
const folder = mkdtempSync(join(tmpdir(), "ciphermap-image-"))
const image = join(folder, "image")
const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8").replaceAll("\\\n", " ")
const healthcheck = JSON.parse(/HEALTHCHECK .*?CMD (\[.*\])$/m.exec(dockerfile)![1]!) as ReadonlyArray<string>
const entryPoint = JSON.parse(/^ENTRYPOINT (\[.*\])$/m.exec(dockerfile)![1]!) as ReadonlyArray<string>
const environment = Object.fromEntries(
  [.../^ENV (.*)$/m.exec(dockerfile)![1]!.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name!, value!])
)

const canChangeRoot = process.platform === "linux" && process.getuid?.() === 0

const enter = (program: ReadonlyArray<string>, variables: Readonly<Record<string, string>> = {}): ChildProcess => {
  const script = join(import.meta.dirname, "enterImage.sh")
  const unshared = ["--mount", "--pid", "--fork", "--kill-child", "--propagation", "private", "sh", script]
  return spawn("unshare", [...unshared, image, folder, ...program], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...environment, ...variables, PATH: `${environment["PATH"]}:/usr/sbin:/sbin`, CHECKOUT: root }
  })
}

const said = async (child: ChildProcess): Promise<string> => {
  let text = ""
  for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (piece: Buffer) => (text += piece.toString()))
  const [code] = await once(child, "close")
  return `${text}${code}`
}

const until = async <A>(ask: () => Promise<A | undefined>): Promise<A> => {
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await new Promise((done) => setTimeout(done, 200))
  }
}

beforeAll(() => {
  if (!canChangeRoot) return
  execFileSync("sh", [join(root, ".ci/image/gather.sh"), image, String(USER)], {
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env["PATH"]}` }
  })
  for (const path of ["app/dist", "app/node_modules/@electric-sql/pglite", "proc", "dev"]) {
    mkdirSync(join(image, path), { recursive: true })
  }
  for (const device of ["null", "zero", "random", "urandom"]) writeFileSync(join(image, "dev", device), "")
  for (const name of ["data", "work"]) {
    mkdirSync(join(folder, name))
    chownSync(join(folder, name), USER, USER)
  }
  execFileSync("chmod", ["755", folder])
}, 2 * LONG)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.runIf(canChangeRoot)("what the image holds", () => {
  it("is Node.js, git, a shell to limit git, and their libraries", () => {
    const programs = ["bin", "usr/bin", "usr/local/bin", "usr/lib/git-core"].flatMap((path) =>
      readdirSync(join(image, path))
    )
    expect(new Set(programs)).toEqual(new Set(["sh", "git", "node", "git-remote-http", "git-remote-https"]))
  })

  it("may not be changed by the one who runs it", { timeout: LONG }, async () => {
    const script = `const { writeFileSync } = require("node:fs")
for (const path of ["/app/x", "/etc/x", "/x", "/data/x", "/tmp/x"]) try { writeFileSync(path, ""); console.log(path) } catch ({ code }) { console.log(code) }
console.log(process.getuid(), process.getgid())`
    expect(await said(enter(["node", "--eval", script]))).toBe(
      `EROFS\nEROFS\nEROFS\n/data/x\n/tmp/x\n${USER} ${USER}\n0`
    )
  })

  it(
    "asks hosts of git over https, and trusts those that public authorities vouch for",
    { timeout: LONG },
    async () => {
      const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "cert.pem")]
      const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]
      execFileSync("openssl", [...request, ...files], { stdio: "ignore" })
      const [key, cert] = ["key.pem", "cert.pem"].map((name) => readFileSync(join(folder, name)))
      const server = createSecureServer({ key: key!, cert: cert! }).listen(0, "127.0.0.1")
      await once(server, "listening")
      const { port } = server.address() as AddressInfo
      const output = await said(enter(["git", "ls-remote", `https://127.0.0.1:${port}/x`]))
      server.close()
      expect(output).toMatch(
        /server certificate verification failed\. CAfile: (?:none|\/etc\/ssl\/certs\/ca-certificates\.crt)/
      )
    }
  )
})

describe.runIf(canChangeRoot)("the image", () => {
  it("scans a folder that is mounted", { timeout: LONG }, async () => {
    writeFileSync(join(folder, "data", "digest.py"), 'import hashlib\nhashlib.md5(b"")\n')
    const output = await said(enter([...entryPoint, "scan", "/data", "--format", "table"]))
    expect(output).toContain("digest.py")
    expect(output).toMatch(/0$/)
    rmSync(join(folder, "data", "digest.py"))
  })
})

describe.runIf(canChangeRoot)("the service in the image", () => {
  it("starts, is healthy, scans a repository over http, and ends when it is told to", { timeout: LONG }, async () => {
    const git = await startGitServer()
    git.repository("acme/shop", { "a.py": 'import hashlib\nhashlib.md5(b"")\n' })
    const port = await freePort()
    const variables = { PORT: String(port), HOST: "127.0.0.1", REPOSITORY_ALLOW_INSECURE: git.host }
    const child = enter([...entryPoint, "start"], variables)
    let log = ""
    for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (piece: Buffer) => (log += piece.toString()))
    const ended = once(child, "close")
    const key = await until(async () => /cbk_test_\w+/.exec(log)?.[0])
    const address = `http://127.0.0.1:${port}`
    await until(() =>
      fetch(`${address}/livez`).then(
        ({ ok }) => (ok ? ok : undefined),
        () => undefined
      )
    )
    expect(await said(enter(healthcheck, { PORT: String(port) }))).toBe("0")
    expect(await said(enter(healthcheck, { PORT: "1" }))).toBe("1")
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" }
    const body = JSON.stringify({ repo_url: git.url("acme/shop") })
    const submitted = await fetch(`${address}/api/v1/cbom/scans`, { method: "POST", headers, body })
    const { id } = (await submitted.json()) as { readonly id: string }
    const status = await until(async () => {
      const scan = (await (await fetch(`${address}/api/v1/cbom/scans/${id}`, { headers })).json()) as {
        readonly status: string
      }
      return ["completed", "failed"].includes(scan.status) ? scan.status : undefined
    })
    expect(status).toBe("completed")
    const ours = execFileSync("ps", ["-eo", "pid=,args="]).toString().split("\n")
    const main = ours.filter((line) => line.includes("/app/dist/src/main.js start") && !line.includes("enterImage"))
    const pids = main
      .map((line) => Number(line.trim().split(" ")[0]))
      .filter((pid) => readFileSync(`/proc/${pid}/environ`, "utf8").includes(`PORT=${port}\0`))
    expect(pids).toHaveLength(1)
    process.kill(pids[0]!, "SIGTERM")
    expect((await ended)[0]).toBe(0)
    await git.stop()
  })
})
