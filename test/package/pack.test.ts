import { execFile, execFileSync } from "node:child_process"
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { basename, join, resolve } from "node:path"
import { promisify } from "node:util"
import * as Effect from "effect/Effect"
import { rolldown } from "rolldown"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { manifest } from "../../grammars/manifest.ts"
import { connect } from "../mcp/mcpClient.ts"
import { listening } from "../node/listening.ts"
import { deno } from "../support/deno.ts"
import { isLong } from "../support/isLong.ts"

const root = resolve(import.meta.dirname, "../..")
const folder = mkdtempSync(join(tmpdir(), "ciphermap-packed-"))
const consumer = inject("consumer")
const project = join(folder, "project")
const tool = (name: string) => join(root, "node_modules/.bin", name)
const run = (cwd: string, command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { cwd, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })

const java = `import javax.crypto.Cipher;
class Vault { Cipher open() throws Exception { return Cipher.getInstance("AES/GCM/NoPadding"); } }
`
const python = `import hashlib
digest = hashlib.md5(b"").hexdigest()
`
const scanIt = `import { scanDirectory } from "ciphermap/scanner"
const report = await scanDirectory(${JSON.stringify(project)})
console.log(report.findings.map((finding) => finding.api).sort().join())`
const apis = "hashlib.md5,javax.crypto.Cipher.getInstance"
const typed = `import { scanDirectory } from "ciphermap/scanner"
export const apis: ReadonlyArray<string> = (await scanDirectory(".")).findings.map((finding) => finding.api)
// @ts-expect-error An error here proves that the report is not any.
export const count: number = await scanDirectory(".")
`
const askIt = `import { makeClient, verifyWebhook } from "ciphermap/client"
const client = makeClient({ baseUrl: "http://127.0.0.1:1", retries: 0 })
const { name, code } = await client.health().catch((error) => error)
const headers = { "webhook-id": "evt_1", "webhook-timestamp": "1", "webhook-signature": "v1,AAAA" }
const { reason } = verifyWebhook({ secret: "whsec_" + "A".repeat(32), headers, body: "{}" })
console.log([name, code, reason].join())`
const typedClient = `import { makeClient, PartnerClient, verifyWebhook } from "ciphermap/client"
const client = makeClient({ baseUrl: "https://api.example.com", apiKey: "key" })
export const submitted: { readonly id: string } = await client.submit({ repo_url: "https://github.com/git/git" })
export const score: number | null = (await client.waitForScan(submitted.id)).score
export const layer = PartnerClient.layer({ baseUrl: "https://api.example.com" })
const verified = verifyWebhook({ secret: "", headers: {}, body: "" })
export const type: string = verified.isVerified ? verified.event.type : verified.reason
// @ts-expect-error An error here proves that a scan is not any.
export const wrong: number = await client.getScan("")
// @ts-expect-error An error here proves that a request is not any.
await client.submit({ repo: "https://github.com/git/git" })
`

/** What `npm run test:doc` runs. */
const examples = globSync("{grammars,scanner,src/client,src/browser}/**/*.ts", {
  cwd: root,
  exclude: ["**/*.fixture.*"]
})
  .concat("src/scanner.ts", "src/client.ts", "src/node/writeBrowserAssets.ts")
  .flatMap((file) => [...readFileSync(join(root, file), "utf8").matchAll(/^ \* ```ts\n([^]*?)^ \* ```$/gm)])
  .map(([, lines = ""]) => lines.replaceAll(/^ \* ?/gm, ""))

describe("the published package, in an empty project", () => {
  let packed: readonly string[] = []

  beforeAll(() => {
    mkdirSync(project)
    writeFileSync(join(project, "Vault.java"), java)
    writeFileSync(join(project, "digest.py"), python)
    packed = run(folder, "tar", "-tzf", inject("tarball")).trim().split("\n")
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it("holds the grammars' queries and prefilters, the wasm that runs these, and declarations", () => {
    expect(packed).toEqual(
      expect.arrayContaining(
        [
          "README.md",
          "LICENSE",
          "dist/THIRD-PARTY.md",
          "dist/grammars/java.scm",
          "dist/grammars/python.scm",
          "dist/docs/ciphermap.schema.json",
          "dist/docs/rules.schema.json",
          "dist/grammars/java.prefilter.br",
          "dist/grammars/prefilters.json",
          "dist/grammars/python.prefilter.br",
          "dist/grammars/tree-sitter-java.wasm.br",
          "dist/grammars/tree-sitter.wasm",
          "dist/scanner/select/prefilter/automaton.wasm",
          "dist/scanner/tree/layTree.wasm",
          "dist/src/main.js",
          "dist/src/start/scanWorker.js",
          "dist/src/library/client.js",
          "dist/src/client.d.ts",
          "dist/src/library/scanner.js",
          "dist/src/library/browser.js",
          "dist/src/scanner.d.ts"
        ].map((path) => `package/${path}`)
      )
    )
  })

  it("holds nothing that is not shipped, and nothing of the service", () => {
    const shipped =
      /^package\/(package\.json|README\.md|LICENSE|dist\/(THIRD-PARTY\.md|docs\/(ciphermap|rules)\.schema\.json|scanner\/identity|grammars\/prefilters\.json|(grammars|scanner)\/.*\.(scm|wasm|wasm\.br|prefilter\.br)|(grammars|scanner|src)\/.*\.d\.ts|src\/main\.js|src\/(chunks|library|start)\/[\w-]+\.js))$/
    expect(packed.filter((path) => !shipped.test(path) || /\.(test|fixture)\./.test(path))).toEqual([])
    const installed = join(consumer, "node_modules/ciphermap/dist/src")
    const programs = globSync("**/*.js", { cwd: installed }).map((file) => readFileSync(join(installed, file), "utf8"))
    expect(programs.length).toBeGreaterThan(50)
    expect(programs.filter((text) => /pglite|htmx|api-reference|sourceMappingURL/i.test(text))).toEqual([])
  })

  it("passes on the licences of what it is bundled with, and of each grammar", () => {
    const text = run(folder, "tar", "-xzOf", inject("tarball"), "package/dist/THIRD-PARTY.md")
    const titles = [...text.matchAll(/^### (\S+)/gm)].map(([, title]) => title)
    expect(titles).toEqual(
      expect.arrayContaining([
        "effect",
        "@effect/platform-node",
        "web-tree-sitter",
        "ignore",
        "picomatch",
        "@noble/hashes",
        ...manifest.map(({ wasm }) => wasm)
      ])
    )
    expect(text).not.toContain("undefined")
  })

  it("takes no more than 80 MB and 12 packages", () => {
    const installed = JSON.parse(readFileSync(join(consumer, "node_modules/.package-lock.json"), "utf8"))
    const [kilobytes] = run(consumer, "du", "-sk", "node_modules").split("\t")
    expect(Number(kilobytes) * 1024).toBeLessThan(80_000_000)
    expect(Object.keys(installed.packages).length).toBeLessThanOrEqual(12)
  })

  it("brings no runtime and none of our tools", () => {
    const installed = readdirSync(join(consumer, "node_modules"))
    const tools = Object.keys(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).devDependencies)
    expect(installed).toContain("ciphermap")
    expect(installed.filter((name) => /^(node-|@deno$)/.test(name) || tools.includes(name))).toEqual([])
  })

  it("scans as a library under Node", () => {
    expect(run(consumer, process.execPath, "--input-type=module", "--eval", scanIt).trim()).toBe(apis)
  })

  it("scans as a library under Deno", () => {
    expect(run(consumer, deno, "eval", scanIt).trim()).toBe(apis)
  })

  it("scans in pages: bundled for browsers, it asks for nothing of Node, and its assets are written by the same package", async () => {
    const page = join(consumer, "page.js")
    writeFileSync(
      page,
      'import { fetchedAssets, scanFiles } from "ciphermap/scanner"\nself.scan = [fetchedAssets, scanFiles]\n'
    )
    const bundle = await rolldown({ input: page, platform: "browser", checks: { eval: false } })
    const { output } = await bundle.generate({ format: "esm" })
    await bundle.close()
    const chunks = output.flatMap((chunk) => (chunk.type === "chunk" ? [chunk] : []))
    const own = new Set(chunks.map(({ fileName }) => fileName))
    const asked = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    expect(asked.filter((name) => !own.has(name))).toEqual([])
    expect(chunks.filter(({ code }) => /(?:from|import\()\s*["'](?:node:|fs\b|module\b)/.test(code))).toEqual([])
    const write = 'import { writeBrowserAssets } from "ciphermap/scanner"\nawait writeBrowserAssets("public")'
    run(consumer, process.execPath, "--input-type=module", "--eval", write)
    const written = globSync("**/*.*", { cwd: join(consumer, "public") })
    expect(written).toEqual(
      expect.arrayContaining([
        "tree-sitter.wasm",
        "grammars/tree-sitter-java.wasm",
        "queries/java.scm",
        "prefilters/java.prefilter"
      ])
    )
    rmSync(join(consumer, "public"), { recursive: true })
    rmSync(page)
  })

  it("asks the partner API under Node and Deno", () => {
    const said = "ConnectionFailed,connection_failed,wrong_signature"
    expect(run(consumer, process.execPath, "--input-type=module", "--eval", askIt).trim()).toBe(said)
    expect(run(consumer, deno, "eval", askIt).trim()).toBe(said)
  })

  it("scans from the command line", () => {
    const output = run(
      consumer,
      join(consumer, "node_modules/.bin/ciphermap"),
      "scan",
      project,
      "--format",
      "cyclonedx"
    )
    const bom = JSON.parse(output) as { readonly bomFormat: string; readonly components: readonly { name: string }[] }
    expect(bom.bomFormat).toBe("CycloneDX")
    expect(bom.components.map((component) => component.name)).toEqual(
      expect.arrayContaining([expect.stringContaining("AES"), expect.stringContaining("MD5")])
    )
  })

  it("installs for all projects of a person", () => {
    const options = ["--global", "--prefix", join(folder, "global"), "--strict-allow-scripts=false", "--prefer-offline"]
    run(folder, "npm", "install", ...options, inject("tarball"))
    const output = run(project, join(folder, "global/bin/ciphermap"), "scan", "--format", "lines")
    expect(output).toContain("digest.py:2")
  })

  it("serves assistants under Node and Deno", async () => {
    const bin = join(consumer, "node_modules/.bin/ciphermap")
    const underDeno = [
      deno,
      "run",
      "--no-prompt",
      "--allow-read",
      join(consumer, "node_modules/ciphermap/dist/src/main.js")
    ]
    for (const [command = "", ...args] of [[bin], underDeno]) {
      const { call, close } = await connect([command, ...args, "mcp"], "--root", project)
      const { structured } = await call<{ readonly findings: readonly { rule: string }[] }>("scan", {})
      expect(structured.findings.map(({ rule }) => rule)).toEqual(["CM-HASH-MD5"])
      expect((await call("explain", { name: "hashlib.md5" })).text).toContain("reported as: hash")
      expect((await call("scan", { path: consumer })).code).toBe("path_outside_roots")
      await close()
    }
  })

  it("tells TypeScript the types of its exports, as the examples in its documentation use them", () => {
    const texts = [typed, typedClient, ...examples]
    const files = texts.map((_, at) => `typed${at}.ts`)
    texts.forEach((text, at) => writeFileSync(join(consumer, files[at]!), text))
    const theirs = ["--typeRoots", join(root, "node_modules/@types"), "--types", "node"]
    const options = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", "--target", "es2024", ...theirs]
    expect(examples.length).toBeGreaterThan(5)
    expect(run(consumer, tool("tsc"), ...options, ...files)).toBe("")
  })

  describe("and the package of JSR, which leads to it", () => {
    const jsr = join(consumer, "jsr")

    beforeAll(() => {
      cpSync(join(root, "integrations/jsr"), jsr, { recursive: true })
      const config = JSON.parse(readFileSync(join(jsr, "deno.json"), "utf8"))
      writeFileSync(join(jsr, "deno.json"), JSON.stringify({ ...config, nodeModulesDir: "manual" }))
      writeFileSync(join(jsr, "package.json"), "{}")
    })

    it("runs from any address", async () => {
      const server = createServer((request, response) => {
        response.setHeader("content-type", "application/typescript")
        response.end(readFileSync(join(jsr, basename(request.url ?? ""))))
      })
      const printed = (from: string) => {
        const main = join(consumer, "fromAddress.ts")
        writeFileSync(main, [scanIt, askIt].join("\n").replaceAll(/"ciphermap\/(\w+)"/g, `"${from}/$1.ts"`))
        const allowed = ["--allow-read", "--allow-env", "--allow-import=127.0.0.1", "--allow-net=127.0.0.1"]
        const args = ["run", "--no-prompt", "--no-lock", "--node-modules-dir=manual", ...allowed, main]
        return promisify(execFile)(deno, args, { cwd: consumer })
      }
      const { stdout } = await Effect.runPromise(
        listening(server).pipe(
          Effect.flatMap((from) => Effect.promise(() => printed(from))),
          Effect.scoped
        )
      )
      expect(stdout.trim().split("\n")).toEqual([apis, "ConnectionFailed,connection_failed,wrong_signature"])
    })

    it.runIf(isLong)("can be published, with types that hold", () => {
      const args = ["publish", "--dry-run", "--allow-dirty"]
      expect(() => run(jsr, deno, ...args)).not.toThrow()
    })
  })
})
