import { execFileSync } from "node:child_process"
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import * as Yaml from "effect/encoding/Yaml"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { root } from "./compositeAction.ts"
import { ciphermapRelay, type Program, type Relay } from "../support/ciphermapRelay.ts"
import { outcomeOf } from "../support/outcomeOf.ts"
import { receivedId, uploadReceiver } from "../uploads/uploadReceiver.ts"

interface Template {
  readonly variables: Readonly<Record<string, string>>
  readonly ciphermap: {
    readonly cache: { readonly paths: ReadonlyArray<string> }
    readonly script: ReadonlyArray<string>
    readonly after_script: ReadonlyArray<string>
    readonly artifacts: { readonly paths: ReadonlyArray<string>; readonly reports: { readonly codequality: string } }
  }
}

const template = Yaml.parse(
  readFileSync(join(root, "integrations/gitlab/ciphermap.gitlab-ci.yml"), "utf8")
) as unknown as Template
const { script, artifacts, cache, after_script: afterScript } = template.ciphermap
const folder = mkdtempSync(join(tmpdir(), "ciphermap-gitlab-"))
let relay: Relay
const weak = 'import hashlib\nhashlib.md5(b"old") == signature\n'

const git = (cwd: string, ...args: ReadonlyArray<string>): string =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], {
    cwd,
    encoding: "utf8"
  }).trim()

const commit = (project: string, path: string, text: string): string => {
  mkdirSync(join(project, dirname(path)), { recursive: true })
  writeFileSync(join(project, path), text)
  git(project, "add", "--all")
  git(project, "commit", "-qm", "change")
  return git(project, "rev-parse", "HEAD")
}

const newProject = (name: string): string => {
  const project = join(folder, name, "project")
  mkdirSync(project, { recursive: true })
  git(project, "init", "-q")
  git(project, "remote", "add", "origin", "https://gitlab.com/acme/shop.git")
  return project
}

/** As a runner does: all lines in one shell, which ends at the first that fails. The package is there already. */
const runJobWith = async ({ bin }: Program, project: string, variables: Readonly<Record<string, string>> = {}) => {
  const given = { ...template.variables, ...variables }
  const { status, stdout, stderr } = await outcomeOf("bash", ["-eo", "pipefail", "-c", script.join("\n")], {
    cwd: project,
    env: { ...process.env, PATH: `${bin}:${join(folder, "bin")}:${process.env["PATH"]}`, ...given }
  })
  await outcomeOf("bash", ["-eo", "pipefail", "-c", afterScript.join("\n")], { cwd: project })
  return { status, log: stdout + stderr }
}

const runJob = (project: string, variables: Readonly<Record<string, string>> = {}) =>
  runJobWith(relay.here, project, variables)

const reportIn = (project: string): ReadonlyArray<{ readonly location: { readonly path: string } }> =>
  JSON.parse(readFileSync(join(project, artifacts.reports.codequality), "utf8"))

beforeAll(async () => {
  relay = await ciphermapRelay()
  mkdirSync(join(folder, "bin"))
  writeFileSync(join(folder, "bin/npm"), `#!/bin/sh\necho "npm $*"\n`)
  chmodSync(join(folder, "bin/npm"), 0o755)
})

afterAll(async () => {
  await relay.close()
  rmSync(folder, { recursive: true, force: true })
})

describe("the template for GitLab", () => {
  it("writes all artefacts for a branch, and fails only when it is asked to", async () => {
    const project = newProject("branch")
    commit(project, "a.py", weak)
    const { status, log } = await runJobWith(relay.real, project, { CIPHERMAP_POLICIES: "cnsa-2.0" })
    expect([status, log]).toEqual([0, expect.stringContaining("CM-HASH-MD5")])
    expect(log).toContain("npm install --global --ignore-scripts --no-audit --no-fund -- ciphermap\n")
    expect(log).toMatch(/^Policies {2}cnsa-2\.0: /m)
    expect(artifacts.paths.filter((path) => !existsSync(join(project, path)))).toEqual([])
    expect(reportIn(project)).toEqual([
      expect.objectContaining({ check_name: "CM-HASH-MD5", location: { path: "a.py", lines: { begin: 2 } } })
    ])
    expect((await runJob(project, { CIPHERMAP_FAIL_ON: "high" })).status).toBe(1)
  })

  it("fails a merge request only on what it adds", async () => {
    const project = newProject("merge")
    const base = commit(project, "a.py", weak)
    commit(project, "README.md", "hello")
    const variables = { CIPHERMAP_FAIL_ON: "medium", CI_MERGE_REQUEST_DIFF_BASE_SHA: base }
    expect((await runJob(project, variables)).status).toBe(0)
    commit(project, "new/b.py", 'import hashlib\nhashlib.md5(b"new") == signature\n')
    const { status, log } = await runJob(project, variables)
    expect([status, log]).toEqual([1, expect.stringContaining("new/b.py:2:9")])
    expect(log).not.toContain("a.py:2:9")
    expect(log).toMatch(/^Compared {2}only what was added since [0-9a-f]{12}; 0 gone since then, 1 as before$/m)
    expect(git(project, "worktree", "list").split("\n")).toHaveLength(1)
  })

  it("sends the scan to a service where one is named, with its key and without code", async () => {
    const receiver = await uploadReceiver()
    const project = newProject("upload")
    const head = commit(project, "a.py", `import hashlib\nhashlib.md5(b"x") == visibleName\n`)
    const run = (variables: Readonly<Record<string, string>>) =>
      runJob(project, {
        CI_PROJECT_URL: "https://gitlab.com/acme/shop",
        CI_COMMIT_SHA: head,
        CI_DEFAULT_BRANCH: "main",
        CI_COMMIT_REF_NAME: "main",
        CIPHERMAP_URL: receiver.url,
        ...variables
      })
    expect((await run({ CIPHERMAP_API_KEY: "" })).status).toBe(0)
    expect(receiver.sent).toHaveLength(0)
    const key = { CIPHERMAP_API_KEY: `cbk_test_${"a".repeat(16)}_${"b".repeat(32)}` }
    expect((await run(key)).log).toContain(`uploaded: ${receiver.url}/console/scans/${receivedId}`)
    expect((await run({ ...key, CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: "feature/x" })).status).toBe(0)
    expect(receiver.sent.map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([
      { repo_url: "https://gitlab.com/acme/shop", commit: head },
      { repo_url: "https://gitlab.com/acme/shop", commit: head, ref: "feature/x" }
    ])
    expect(receiver.sent[0]?.body).toContain("hashlib.md5")
    expect(receiver.sent[0]?.body).not.toContain("visibleName")
    await receiver.close()
  })

  it("reads the configuration of the project: in a merge request its gate is for what is added", async () => {
    const project = newProject("configured")
    commit(project, "old/a.py", weak)
    const base = commit(project, ".ciphermap.yml", "fail-on: medium\nexclude: [generated]\n")
    expect((await runJob(project)).status).toBe(1)
    expect(reportIn(project).map(({ location }) => location.path)).toEqual(["old/a.py"])
    const variables = { CI_MERGE_REQUEST_DIFF_BASE_SHA: base }
    commit(project, "generated/b.py", weak)
    expect((await runJob(project, variables)).status).toBe(0)
    expect((await runJob(project, { ...variables, CIPHERMAP_FAIL_ON: "low" })).status).toBe(0)
    commit(project, "new/c.py", weak)
    expect((await runJob(project, variables)).status).toBe(1)
    expect((await runJob(project, { ...variables, CIPHERMAP_FAIL_ON: "critical" })).status).toBe(0)
  })

  it("keeps what makes the next job quick, and believes none that the repository brings along", async () => {
    const project = newProject("cached")
    const base = commit(project, "a.py", weak)
    commit(project, ".gitignore", ".ciphermap-cache\n")
    const [path] = cache.paths
    const kept = (): ReadonlyArray<string> => readdirSync(join(project, path!)).filter((name) => name.endsWith(".pack"))
    const variables = { CI_MERGE_REQUEST_DIFF_BASE_SHA: base }
    expect((await runJob(project, variables)).status).toBe(0)
    const first = kept()
    expect(first.length).toBeGreaterThan(0)
    expect((await runJob(project, variables)).status).toBe(0)
    expect(kept()).toEqual(expect.arrayContaining([...first]))
    expect(reportIn(project)).toHaveLength(1)
    git(project, "add", "--force", path!)
    git(project, "commit", "-qm", "cache")
    for (const name of kept()) rmSync(join(project, path!, name))
    expect((await runJob(project, variables)).status).toBe(0)
    expect(kept()).toEqual([])
    expect(existsSync(join(project, "../ciphermap-cache"))).toBe(true)
  })

  it("names files as the repository does when a folder of it is scanned", async () => {
    const project = newProject("folder")
    const base = commit(project, "README.md", "hello")
    commit(project, "services/shop/a.py", weak)
    const { status } = await runJob(project, { CIPHERMAP_PATH: "services/shop", CI_MERGE_REQUEST_DIFF_BASE_SHA: base })
    expect([status, reportIn(project).map(({ location }) => location.path)]).toEqual([0, ["services/shop/a.py"]])
  })

  it("passes a project without cryptography", async () => {
    const project = newProject("empty")
    commit(project, "README.md", "hello")
    expect((await runJob(project, { CIPHERMAP_FAIL_ON: "info" })).status).toBe(0)
    expect(reportIn(project)).toEqual([])
  })
})
