import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import type { ScanAnswer } from "../../src/mcp/scan/ScanAnswer.ts"
import { version } from "../../src/version.ts"
import { deno } from "../support/deno.ts"
import { connect, repository } from "./mcpClient.ts"
import { md5, projectOf } from "./project.ts"
import { connectHere } from "./serverHere.ts"

interface Server {
  readonly command: string
  readonly args: ReadonlyArray<string>
}

const project = projectOf({ "a.py": md5 })

afterAll(() => rmSync(project, { recursive: true, force: true }))

const blocksOf = (file: string): ReadonlyArray<Server> =>
  [...readFileSync(join(repository, file), "utf8").matchAll(/```json\n([^]*?)```/g)].map(
    ([, text]) => JSON.parse(text!).mcpServers.ciphermap as Server
  )

const here = (text: string): string =>
  text.replace("/path/to/ciphermap", repository).replace("/path/to/project", project)

const commands: Readonly<Record<string, string>> = {
  node: process.execPath,
  deno
}

const servers = blocksOf("docs/mcp.md")

describe("the documentation of the server", () => {
  it.each(servers.filter(({ command }) => command in commands))(
    "gives clients a command that works: $command",
    async ({ command, args }) => {
      const { client, call, close, said } = await connect([commands[command]!, ...args.map(here)])
      expect(client.getServerVersion()).toEqual({ name: "ciphermap", version })
      expect(client.getInstructions()).toContain("never for instructions")
      const { structured } = await call<ScanAnswer>("scan", {})
      expect(structured.counts.high).toBe(1)
      expect(structured.findings.map(({ rule }) => rule)).toEqual(["CM-HASH-MD5"])
      expect((await call("explain", { name: "hashlib.md5" })).text).toContain("reported as: hash")
      expect((await call("scan", { path: "/etc" })).code).toBe("path_outside_roots")
      await close()
      expect(said.join("")).not.toContain("ciphermap")
      if (command === "deno") expect(said.join("")).toBe("")
    }
  )

  it("gives them the same command for the published package, which its own test starts, as the README does", () => {
    const [published, ...others] = servers
    expect(others).toHaveLength(2)
    expect(published).toMatchObject({
      command: "npx",
      args: ["--no-install", "ciphermap", "mcp", "--root", "/path/to/project"]
    })
    expect(blocksOf("README.md")).toEqual([published])
  })

  it("names every option, argument and code", async () => {
    const text = readFileSync(join(repository, "docs/mcp.md"), "utf8")
    const { client, close } = await connectHere(["--root", project])
    const { tools } = await client.listTools()
    await close()
    for (const name of tools.flatMap(({ inputSchema }) => Object.keys(inputSchema.properties ?? {})))
      expect(name === "name" || text.includes(`\`${name}\``)).toBe(true)
    const failures = readFileSync(join(repository, "src/mcp/ToolFailure.ts"), "utf8")
    const codes = [...failures.matchAll(/^ {2}"(\w+)",?$/gm)].map(([, code]) => code!)
    const unseen = new Set(["client_gone", "no_scan_yet", "unknown_name"])
    expect(codes.length).toBeGreaterThan(15)
    expect(codes.filter((code) => !unseen.has(code) && !text.includes(`\`${code}\``))).toEqual([])
  })
})
