import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { action, type ActionRun, runAction } from "./compositeAction.ts"
import { gitHubApi } from "./gitHubApi.ts"
import { ciphermapIn } from "../support/ciphermapIn.ts"
import { ciphermapRelay, type Program, type Relay } from "../support/ciphermapRelay.ts"
import { isLong } from "../support/isLong.ts"
import { receivedId, uploadReceiver } from "../uploads/uploadReceiver.ts"

const folder = mkdtempSync(join(tmpdir(), "ciphermap-action-"))
const old = 'import hashlib\nhashlib.md5(b"old") == signature\n'
const worse = 'import hashlib\nhashlib.sha1(b"new")\n'

let isWritable = true
let api: Awaited<ReturnType<typeof gitHubApi>>
let relay: Relay

/** What the steps before say where npm has installed this checkout; test/package/action.test.ts runs them too. */
const installed = ({ main }: Program) => ({ node: { found: "true" }, install: { main } })

const git = (cwd: string, ...args: ReadonlyArray<string>): string =>
  execFileSync("git", args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_AUTHOR_NAME: "a",
      GIT_AUTHOR_EMAIL: "a@example.com",
      GIT_COMMITTER_NAME: "a",
      GIT_COMMITTER_EMAIL: "a@example.com"
    }
  }).trim()

const write = (repository: string, files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, path)), { recursive: true })
    writeFileSync(join(repository, path), text)
  }
}

const commit = (repository: string, files: Readonly<Record<string, string>>): string => {
  write(repository, files)
  git(repository, "add", "--all")
  git(repository, "commit", "-qm", "change", "--allow-empty")
  return git(repository, "rev-parse", "HEAD")
}

interface Change {
  readonly before: Readonly<Record<string, string>>
  readonly after: Readonly<Record<string, string>>
  readonly branch?: string
}

/** A pull request as a workflow sees it: of its merge with the base there is one commit without history. */
const pullRequest = ({ before, after, branch = "feature" }: Change) => {
  const origin = mkdtempSync(join(folder, "origin-"))
  git(origin, "init", "-q", "-b", "main")
  git(origin, "config", "uploadpack.allowAnySHA1InWant", "true")
  const base = commit(origin, before)
  git(origin, "checkout", "-q", "-b", branch)
  const head = commit(origin, after)
  git(origin, "checkout", "-q", "main")
  const tip = commit(origin, { "moved.py": "import hashlib\nhashlib.md5(b'on main meanwhile') == signature\n" })
  git(origin, "merge", "-q", "--no-ff", "-m", "merge", branch)
  const merge = git(origin, "rev-parse", "HEAD")
  const workspace = mkdtempSync(join(folder, "workspace-"))
  git(workspace, "init", "-q")
  git(workspace, "remote", "add", "origin", `file://${origin}`)
  git(workspace, "fetch", "-q", "--depth=1", "origin", merge)
  git(workspace, "checkout", "-q", "--detach", merge)
  git(workspace, "config", "remote.origin.url", `file://${origin}`)
  const event = {
    action: "opened",
    number: 7,
    pull_request: {
      number: 7,
      base: { ref: "main", sha: base, repo: { full_name: "acme/shop" } },
      head: { ref: branch, sha: head, repo: { full_name: "acme/shop" } }
    }
  }
  return { workspace, event, merge, tip, head }
}

const runOn = (
  workspace: string,
  event: unknown,
  inputs: Readonly<Record<string, string>> = {},
  program: Program = relay.here,
  temp?: string
): Promise<ActionRun> => {
  const eventPath = join(mkdtempSync(join(folder, "event-")), "event.json")
  writeFileSync(eventPath, JSON.stringify(event))
  return runAction({
    folder,
    workspace,
    inputs,
    ...(temp !== undefined && { temp }),
    steps: installed(program),
    env: {
      GITHUB_ACTIONS: "true",
      GITHUB_API_URL: api.url,
      GITHUB_SERVER_URL: "https://github.com",
      GITHUB_REPOSITORY: "acme/shop",
      GITHUB_RUN_ID: "99",
      GITHUB_HEAD_REF: "feature",
      GITHUB_REF_NAME: "7/merge",
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_SHA: git(workspace, "rev-parse", "HEAD")
    }
  })
}

beforeAll(async () => {
  api = await gitHubApi(() => isWritable)
  relay = await ciphermapRelay()
})

afterEach(() => {
  isWritable = true
  api.comments.length = 0
  api.calls.length = 0
})

afterAll(async () => {
  await api.close()
  await relay.close()
  rmSync(folder, { recursive: true, force: true })
})

describe("action.yml", () => {
  it("sends the scan to a service where one is named, with its key and without code", async () => {
    const receiver = await uploadReceiver()
    const { workspace, event } = pullRequest({
      before: { "a.py": old },
      after: { "b.py": `import hashlib\nhashlib.sha1(b"x") == visibleName\n` }
    })
    const inputs = { "upload-url": receiver.url, comment: "false" }
    await runOn(workspace, event, inputs)
    expect(receiver.sent).toHaveLength(0)
    const key = `cbk_test_${"a".repeat(16)}_${"b".repeat(32)}`
    const { log } = await runOn(workspace, event, { ...inputs, "upload-key": key })
    expect(log).toContain(`uploaded: ${receiver.url}/console/scans/${receivedId}`)
    const [{ body, url } = { body: "", url: new URL("http://none") }] = receiver.sent
    expect(Object.fromEntries(url.searchParams)).toEqual({
      repo_url: "https://github.com/acme/shop",
      ref: "feature",
      commit: git(workspace, "rev-parse", "HEAD")
    })
    expect(body).toContain("hashlib.sha1")
    expect(body).not.toContain("visibleName")
    await receiver.close()
  })

  it("puts no expression into a script, so that nobody's text becomes a command", () => {
    expect(action.runs.using).toBe("composite")
    for (const { run, shell } of action.runs.steps.filter((step) => step.run !== undefined)) {
      expect(run).not.toContain("${{")
      expect(shell).toBe("bash")
    }
  })

  it("sets up Node.js only where it is missing or too old", () => {
    expect(action.runs.steps.find(({ uses }) => uses?.startsWith("actions/setup-node"))?.if).toBe(
      "steps.node.outputs.found != 'true'"
    )
  })
})

describe("a pull request that adds a finding", () => {
  it("closes the gate, and is told in a comment, the summary and annotations", async () => {
    const { workspace, event, tip, head } = pullRequest({ before: { "a.py": old }, after: { "src/b.py": worse } })
    const inputs = { "fail-on": "medium", policies: "cnsa-2.0", "upload-sarif": "true" }
    const run = await runOn(workspace, event, inputs, relay.real)
    expect(run.status).toBe(1)
    expect(run.log).toContain("new findings of severity medium or higher: 1 (CM-HASH-SHA1)")
    expect(run.log.match(/^::\w+ .*$/gm)).toEqual([
      expect.stringMatching(/^::\w+ file=src\/b\.py,line=2,endLine=2,col=9,title=CM-HASH-SHA1 \(\w+\)::SHA-1: \S.*$/)
    ])
    expect(run.outputs).toMatchObject({ findings: "3", "new-findings": "1", hygiene: expect.stringMatching(/^\d+$/) })
    const [comment] = api.comments
    expect(comment?.body).toMatch(/^<!-- ciphermap {2}-->\n## Ciphermap: 1 new finding\n\n❌ The gate is closed: /)
    expect(comment?.body).toContain(`[\`src/b.py:2\`](<https://github.com/acme/shop/blob/${head}/src/b.py#L2>)`)
    expect(comment?.body).toContain(`Compared with ${tip.slice(0, 12)}.`)
    expect(comment?.body).not.toMatch(/a\.py|moved\.py/)
    expect(run.summary).toContain("## Ciphermap: 1 new finding\n")
    expect(run.summary).toContain("# Cryptography in ")
    expect(api.calls.every(({ authorization }) => authorization === "Bearer token-of-the-workflow")).toBe(true)
    expect(run.log + run.summary + comment?.body).not.toContain("token-of-the-workflow")
    const sarif = JSON.parse(readFileSync(run.outputs["sarif"]!, "utf8"))
    expect(sarif.runs[0].results).toHaveLength(3)
    expect(readFileSync(run.outputs["report"]!, "utf8")).toMatch(/^<!doctype html>/i)
    expect(run.used).toEqual([
      {
        uses: expect.stringMatching(/^actions\/cache@v\d+$/),
        with: {
          path: expect.stringMatching(/\/ciphermap-cache$/),
          key: `ciphermap-Linux-refs/heads/main-${"0".repeat(40)}`,
          "restore-keys": "ciphermap-Linux-refs/heads/main-\nciphermap-Linux-\n"
        }
      },
      {
        uses: expect.stringMatching(/^github\/codeql-action\/upload-sarif@v\d+$/),
        with: { sarif_file: run.outputs["sarif"], category: "ciphermap/." }
      }
    ])
    expect(git(workspace, "worktree", "list").split("\n")).toHaveLength(1)
    expect(git(workspace, "status", "--porcelain")).toBe("")
  })

  it("keeps what makes the next run quick where its step brings it back, unless it is asked not to", async () => {
    const { workspace } = pullRequest({ before: { "a.py": old }, after: { "b.py": worse } })
    const push = { ref: "refs/heads/main" }
    const temp = mkdtempSync(join(folder, "temp-"))
    const packs = (): ReadonlyArray<string> =>
      existsSync(join(temp, "ciphermap-cache"))
        ? readdirSync(join(temp, "ciphermap-cache")).filter((one) => one.endsWith(".pack"))
        : []
    for (const inputs of [{ cache: "false" }, { arguments: "--no-cache" }]) {
      const { status, used } = await runOn(workspace, push, inputs, relay.here, temp)
      expect([status, used.length, packs()]).toEqual([0, "cache" in inputs ? 0 : 1, []])
    }
    const first = await runOn(workspace, push, {}, relay.here, temp)
    const kept = packs()
    expect([first.status, kept.length]).toEqual([0, 1])
    const second = await runOn(workspace, push, {}, relay.here, temp)
    expect(second.outputs["findings"]).toBe(first.outputs["findings"])
    expect(packs()).toEqual(expect.arrayContaining([...kept]))
  })

  it("has one comment, which later runs update", async () => {
    const { workspace, event } = pullRequest({ before: { "a.py": old }, after: { "b.py": worse } })
    const forged = { id: 1, body: "<!-- ciphermap  -->\nall is well", user: { login: "mallory", type: "User" } }
    const talk = Array.from({ length: 150 }, (_, at) => ({ id: 2 + at, body: "hm", user: forged.user }))
    api.comments.push(forged, ...talk)
    expect((await runOn(workspace, event)).status).toBe(0)
    expect(api.comments).toHaveLength(152)
    write(workspace, { "b.py": "" })
    expect((await runOn(workspace, event)).status).toBe(0)
    expect(api.comments).toHaveLength(152)
    expect(api.comments.at(-1)?.body).toContain("## Ciphermap: no new findings\n")
    expect(forged.body).toBe("<!-- ciphermap  -->\nall is well")
  })

  it("passes without a comment where the token may not write one", async () => {
    isWritable = false
    const { workspace, event } = pullRequest({ before: { "a.py": old }, after: { "b.py": worse } })
    const fork = {
      ...event,
      pull_request: {
        ...event.pull_request,
        head: { ...event.pull_request.head, repo: { full_name: "eve/shop", fork: true } }
      }
    }
    const { status, log, summary } = await runOn(workspace, fork)
    expect(status).toBe(0)
    expect(log).toContain("::notice::No comment: the token may not write one")
    expect(summary).toContain("## Ciphermap: 1 new finding\n")
    expect(api.comments).toEqual([])
  })

  it("is scanned, and told of, only in the folder that was asked for", async () => {
    const { workspace, event } = pullRequest({
      before: { "a.py": old },
      after: { "one/b.py": worse, "two/c.py": worse }
    })
    const run = await runOn(workspace, event, { path: "one", arguments: "--exclude=*.go\n--workers=1\n" })
    const sarif = JSON.parse(readFileSync(run.outputs["sarif"]!, "utf8"))
    const uris = sarif.runs[0].results.map(
      (result: {
        readonly locations: ReadonlyArray<{
          readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } }
        }>
      }) => result.locations[0]!.physicalLocation.artifactLocation.uri
    )
    expect(uris).toEqual(["one/b.py"])
    expect(api.comments[0]?.body).toMatch(/^<!-- ciphermap one -->\n## Ciphermap: 1 new finding in `one`\n/)
  })
})

describe("a pull request that adds none", () => {
  it("passes whatever was there before, and makes no comment", async () => {
    const { workspace, event } = pullRequest({ before: { "a.py": old }, after: { "README.md": "hello" } })
    const { status, outputs, summary } = await runOn(workspace, event, { "fail-on": "info" })
    expect([status, outputs["new-findings"], outputs["findings"]]).toEqual([0, "0", "2"])
    expect(summary).toContain("## Ciphermap: no new findings\n")
    expect(api.calls.map(({ method }) => method)).toEqual(["GET"])
  })

  it("fails with what to do where the base cannot be had", async () => {
    const { workspace, event, tip } = pullRequest({ before: { "a.py": old }, after: { "b.py": worse } })
    git(workspace, "remote", "set-url", "origin", join(folder, "gone"))
    const { status, log } = await runOn(workspace, event)
    expect(status).toBe(2)
    expect(log).toContain(`ciphermap: ${tip}, which the changes are compared with, cannot be had (git: `)
    expect(log).toContain("check out with fetch-depth: 0")
  })
})

describe("a repository without cryptography", () => {
  it("passes with nothing found", async () => {
    const { workspace } = pullRequest({ before: { "README.md": "hello" }, after: { LICENSE: "free" } })
    rmSync(join(workspace, "moved.py"))
    const { status, outputs, summary, log } = await runOn(workspace, {}, { "fail-on": "info", policies: "cnsa-2.0" })
    expect([status, outputs["findings"], outputs["hygiene"], log]).toEqual([0, "0", "", "0 findings\n"])
    expect(summary).toContain("0 critical, 0 high, 0 medium, 0 low, 0 info; 0 suppressed.")
    expect(JSON.parse(readFileSync(outputs["sarif"]!, "utf8")).runs[0].results).toEqual([])
  })
})

describe("a push", () => {
  const push = { ref: "refs/heads/main", before: "0".repeat(40), after: "1".repeat(40) }

  it("is judged by all findings, and asks no API", async () => {
    const { workspace } = pullRequest({ before: { "a.py": old }, after: {} })
    const { status, outputs, log } = await runOn(workspace, push, { "fail-on": "high", base: push.before })
    expect([status, outputs["findings"], outputs["new-findings"]]).toEqual([1, "2", ""])
    expect(log).toContain("ciphermap: findings of severity high or higher: 2 (CM-HASH-MD5)")
    expect(api.calls).toEqual([])
  })

  it("follows the configuration of the project, and is stronger where it says something else", async () => {
    const settings = "fail-on: medium\nexclude: moved.py\npolicies: cnsa-2.0\ncache: false\n"
    const { workspace } = pullRequest({ before: { "a.py": old }, after: { ".ciphermap.yml": settings } })
    const { status, outputs, summary } = await runOn(workspace, push)
    expect([status, outputs["findings"]]).toEqual([1, "1"])
    expect(summary).toContain("cnsa-2.0")
    expect((await runOn(workspace, push, { "fail-on": "critical" })).status).toBe(0)
    expect((await runOn(workspace, push, { arguments: "--config=none" })).outputs["findings"]).toBe("2")
    expect(git(workspace, "status", "--porcelain")).toBe("")
  })

  it.runIf(isLong)("suppresses what a baseline knows", async () => {
    const { workspace } = pullRequest({ before: { "a.py": old }, after: {} })
    await ciphermapIn(workspace)("scan", ".", "--write-baseline", "known.json", "-o", "/dev/null")
    const { status, outputs } = await runOn(workspace, push, { "fail-on": "info", baseline: "known.json" })
    expect([status, outputs["findings"]]).toEqual([0, "0"])
  })

  it.runIf(isLong)("can be compared with a branch", async () => {
    const { workspace } = pullRequest({ before: { "a.py": old }, after: { "b.py": worse }, branch: "release" })
    const { outputs, summary } = await runOn(workspace, push, { base: "release" })
    expect(outputs["new-findings"]).toBe("1")
    expect(summary).toContain("[`moved.py:2`]")
    expect(api.calls).toEqual([])
  })
})

describe("hostile names", () => {
  const names = [
    "$(touch x).py",
    "`touch x`.py",
    "a|b.py",
    "new\nline::error::.py",
    "::add-mask::a.py",
    "<img src=x>.py",
    "]( [x``y.py"
  ]

  it("of files and branches are text and nothing else", async () => {
    const after = Object.fromEntries(names.map((name) => [name, worse]))
    const { workspace, event } = pullRequest({ before: { "a.py": old }, after, branch: "$(touch${IFS}x)`touch`" })
    const { status, log, summary, outputs } = await runOn(workspace, event, { "fail-on": "info" })
    expect([status, outputs["new-findings"]]).toEqual([1, String(names.length)])
    expect(readdirSync(workspace).filter((name) => name === "x")).toEqual([])
    const commands = log.split("\n").filter((line) => /^\s*(?:::|##\[)/.test(line))
    expect(commands).toHaveLength(names.length)
    expect(commands.every((line) => /^::(?:error|warning|notice) file=[^:,]+,line=2,/.test(line))).toBe(true)
    expect(commands.join("\n")).toContain("file=new%0Aline%3A%3Aerror%3A%3A.py,")
    for (const text of [summary, api.comments[0]!.body]) {
      const start = text.indexOf("| Severity | Finding | Where |")
      const rows = text.slice(start).split("\n\n")[0]!.split("\n")
      expect(rows).toHaveLength(names.length + 2)
      expect(rows.map((row) => row.match(/(?<!\\)\|/g)?.length)).toEqual(rows.map(() => 4))
      expect(text).not.toMatch(/\(<[^>]*[\s<`|]/)
    }
  })
})
