import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import packageJson from "../../../package.json" with { type: "json" }
import { database } from "../../databases.ts"
import { type Environment, newEnvironment } from "../../service/startService.ts"
import { writeTar, writeZip } from "../../support/archiveWriters.ts"
import { dockerImage } from "../../support/imageWriters.ts"
import { ciphermapIn } from "../../support/ciphermapIn.ts"
import { ciphermapShortly } from "../../support/ciphermapMain.ts"
import type { Outcome } from "../../support/ciphermapProcess.ts"
import { startGitServer } from "../../support/GitServer.ts"
import { documentedCommands, requestingPages } from "./documentedCommands.ts"

const root = join(import.meta.dirname, "../../..")

/** Pages all of whose commands another test follows, one after another. */
const followedPages: Readonly<Record<string, string>> = {
  "docs/quickstart.md": "test/web/docs/quickstart.test.ts",
  "docs/own-rules.md": "test/web/docs/ownRules.test.ts"
}

/** Commands that need more than a folder and this program, with the test that runs them, or what they are made of, and a word of it. */
const testedElsewhere: Readonly<Record<string, readonly [file: string, word: string]>> = {
  "npm ci && npm start": ["test/web/docs/quickstart.test.ts", "npm ci && npm start"],
  "npm ci && npm test": [".ci/run", "step npm ci"],
  "npm install --global ciphermap": ["test/package/pack.test.ts", "--global"],
  "npm install ciphermap-service && npx ciphermap start": ["test/package/service.test.ts", "start"],
  "DATABASE_URL=postgres://user:password@host/ciphermap npm start": ["test/node/processes/serve.ts", "DATABASE_URL"],
  "deno run --allow-read src/main.ts scan ~/project": ["test/cli/denoPermissions.test.ts", "deno run"],
  "npm run build:executable": ["test/package/executable.test.ts", "buildExecutable"],
  "npm run build:executable -- x64 arm64": ["test/package/executable.test.ts", "buildExecutable"],
  "docker build -t ciphermap .": ["test/package/image.test.ts", "gather.sh"],
  "docker run --rm -p 127.0.0.1:8080:8080 --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges -v ciphermap:/data ciphermap":
    ["test/package/image.test.ts", "enter(healthcheck"],
  'docker run --rm --read-only --tmpfs /tmp -v "$PWD:/code:ro" ciphermap scan /code --format table': [
    "test/package/image.test.ts",
    '"/data", "--format", "table"'
  ],
  "docker save acme/shop:1.2 -o shop.tar": ["test/support/imageWriters.ts", "docker save"],
  "ciphermap scan oci://registry.example.com/acme/shop:1.2": [
    "test/node/registry/pulledImage.test.ts",
    "/acme/shop:1.2"
  ],
  'echo "::add-matcher::problem-matcher.json"': ["test/integrations/problemMatchers.test.ts", "problem-matcher.json"],
  'ciphermap completion zsh > "${fpath[1]}/_ciphermap"': ["test/cli/completion.test.ts", "zsh"],
  "ciphermap completion fish > ~/.config/fish/completions/ciphermap.fish": ["test/cli/completion.test.ts", "fish"]
}

/** What requests pages show that need a service; that test sends them all. */
const isRequest = (command: string): boolean => command.startsWith("curl ")

/** Settings of the service or of the client, and where they are listed. */
const settingIn = (command: string): string | undefined => /^(?:export )?([A-Z_]+)=\S+$/.exec(command)?.[1]

/** Gates that the example hits: the exit code is 1. That of a baseline is not: the README's own commands accept all there is before. */
const gated = /^(?!.*--baseline).*--fail-on |^ciphermap policy check /

const scope = Effect.runSync(Scope.make())
const top = mkdtempSync(join(tmpdir(), "ciphermap-commands-"))
const project = join(top, "project")
const bin = join(top, "bin")
let environment: Environment = {}
let address = ""
let tenant = ""

const weak = 'import hashlib\nhashlib.md5(b"") == signature\n'

const git = (...args: ReadonlyArray<string>) =>
  execFileSync("git", ["-C", project, "-c", "user.name=a", "-c", "user.email=a@b.example", ...args], { stdio: "pipe" })

/** A project with a release, a branch and what the pages assume: results of scans, an archive, a folder of archives. */
const makeProject = async (): Promise<void> => {
  for (const name of ["dist", "publish", "src"]) mkdirSync(join(project, name), { recursive: true })
  writeFileSync(join(project, "src/digest.py"), weak)
  git("init", "-b", "main")
  git("add", ".")
  git("commit", "-m", "one")
  git("tag", "v1.0")
  git("checkout", "-b", "topic")
  writeFileSync(join(project, "src/more.py"), 'import hashlib\nhashlib.md5(b"more") == signature\n')
  git("add", ".")
  git("commit", "-m", "two")
  const archive = writeZip([{ name: "WEB-INF/classes/digest.py", bytes: weak }])
  const assembly = new URL("../../scanner/assemblies/samples/Release.dll", import.meta.url)
  writeFileSync(join(project, "publish/Acme.Payments.dll"), readFileSync(assembly))
  for (const name of ["app.war", "dist/app.war", "Acme.Payments.1.2.0.nupkg"])
    writeFileSync(join(project, name), archive)
  writeFileSync(join(project, "shop.tar"), dockerImage([writeTar([{ name: "app/digest.py", bytes: weak }])]))
  const ciphermap = ciphermapIn(project)
  await ciphermap("scan", "src/more.py", "--format", "json", "--output", "before.json")
  await ciphermap("scan", "src", "--format", "json", "--output", "after.json")
  await ciphermap("scan", "src", "--output", "cbom.json")
  await ciphermap("scan", "src", "--output", "sbom.json")
  await ciphermap("scan", "src/more.py", "--write-baseline", "known.json")
}

beforeAll(async () => {
  environment = await Effect.runPromise(Scope.provide(scope)(newEnvironment(database)))
  const server = await startGitServer()
  await Effect.runPromise(Scope.provide(scope)(Effect.addFinalizer(() => Effect.promise(server.stop))))
  server.git("owner/name", ["tag", "v1.2", server.repository("owner/name", { "digest.py": weak })])
  address = server.url("owner/name")
  environment = { ...environment, REPOSITORY_ALLOW_INSECURE: server.host, WORK_DIR: join(top, "work") }
  mkdirSync(bin)
  const program = [process.execPath, ...ciphermapShortly].map((word) => `'${word}'`).join(" ")
  writeFileSync(join(bin, "ciphermap"), `#!/bin/sh\nexec ${program} "$@"\n`, { mode: 0o755 })
  await makeProject()
})
afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void))
  rmSync(top, { recursive: true, force: true })
})

const wordsOf = (line: string): ReadonlyArray<string> =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "")

const ciphermap = (line: string): Promise<Outcome> => {
  const typed = line.replaceAll("https://github.com/owner/name", address).replaceAll("tnt_...", tenant)
  const variables = { ...(process.env as Record<string, string>), ...environment }
  return ciphermapIn(project, variables)(...wordsOf(typed))
}

const own = documentedCommands.filter(({ page, command }) => !(page in followedPages) && !(command in testedElsewhere))

const prefixes = ["ciphermap ", "npm run -s ciphermap -- "]
const argumentsIn = (command: string): string | undefined => {
  const prefix = prefixes.find((one) => command === one.trim() || command.startsWith(one))
  return prefix === undefined ? undefined : command.slice(prefix.length)
}

const runs = own.filter(({ command }) => argumentsIn(command) !== undefined)
const others = own.filter(({ command }) => argumentsIn(command) === undefined)

describe("the commands of the README and the documentation", () => {
  it.each(runs)("$page: $command", async ({ command }) => {
    const { status, stdout, stderr } = await ciphermap(argumentsIn(command)!)
    expect([status, status === 0 || stderr]).toEqual([gated.test(command) ? 1 : 0, expect.anything()])
    expect(`${stdout}${stderr}`).not.toBe("")
    if (command.includes("tenant create")) tenant = stdout.trim()
  })

  it.each(others.filter(({ command }) => command.startsWith("eval ")))("$page: $command", ({ command }) => {
    const path = `${bin}:${process.env["PATH"]}`
    const script = `${command}\ncomplete -p ciphermap`
    const completion = execFileSync("bash", ["--norc", "-euc", script], { encoding: "utf8", env: { PATH: path } })
    expect(completion).toContain("ciphermap")
  })

  const names = /(?:^| )(?:npx vitest|[A-Z_=\w.: -]*npm test)/
  it.each(others.filter(({ command }) => names.test(command)))("$page: the tests of $command exist", ({ command }) => {
    const files = wordsOf(command).filter((word) => word.startsWith("test/"))
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it("are run here, or by the test that is named for them", () => {
    const isElsewhere = (command: string): boolean =>
      ["eval ", "curl ", "node bench/"].some((start) => command.startsWith(start)) ||
      names.test(command) ||
      settingIn(command) !== undefined
    const left = others.filter(({ command }) => !isElsewhere(command))
    expect(left.filter(({ command }) => command !== "cd ~/project")).toEqual([])
    const requesting = new Set(others.filter(({ command }) => isRequest(command)).map(({ page }) => page))
    expect([...requesting].toSorted()).toEqual([...requestingPages].toSorted())
    for (const [page, file] of Object.entries(followedPages)) {
      expect(readFileSync(join(root, file), "utf8")).toContain(page.slice("docs/".length))
    }
  })

  it.each(Object.entries(testedElsewhere))("%s is tested elsewhere", (command, [file, word]) => {
    expect(documentedCommands.map((documented) => documented.command)).toContain(command)
    expect(readFileSync(join(root, file), "utf8")).toContain(word)
  })

  it("name settings that the documentation lists, and programs that there are", () => {
    const listed =
      readFileSync(join(root, "docs/environment.md"), "utf8") + readFileSync(join(root, "docs/cli.md"), "utf8")
    const settings = others.flatMap(({ command }) => settingIn(command) ?? [])
    expect(settings.filter((name) => !listed.includes(`\`${name}\``))).toEqual([])
    const programs = others.flatMap(({ command }) => /^node (bench\/\S+)/.exec(command)?.[1] ?? [])
    expect(programs.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it("name scripts that package.json has", () => {
    const scripts = documentedCommands.flatMap(({ command }) => /^npm run (?:-s )?([\w:]+)/.exec(command)?.[1] ?? [])
    expect(scripts.filter((script) => !(script in packageJson.scripts))).toEqual([])
  })
})
