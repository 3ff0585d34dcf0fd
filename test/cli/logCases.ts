import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { HistoryChange, InventoryHistory } from "../../src/cli/log/InventoryHistory.ts"
import { ciphermapIn } from "../support/ciphermapIn.ts"

/** What the command says of one history of versions: in two files, because one would take too long. */
export const logCases = (part: "versions" | "ways"): void => {
  const top = mkdtempSync(join(tmpdir(), "ciphermap-log-"))
  const folder = join(top, "shop")
  const ciphermap = ciphermapIn(folder)
  let seconds = Date.UTC(2026, 0, 1) / 1_000

  const git = (...args: ReadonlyArray<string>): string => {
    const date = `@${seconds} +0000`
    return execFileSync("git", ["-C", folder, "-c", "user.name=a", "-c", "user.email=a@example.com", ...args], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
    }).trim()
  }

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }

  /** A commit a day. */
  const commit = (subject: string): string => {
    seconds += 86_400
    git("add", "--all")
    git("commit", "--quiet", "--allow-empty", "-m", subject)
    return git("rev-parse", "HEAD")
  }

  const uses = (...names: ReadonlyArray<string>): string =>
    `import hashlib\n${names.map((name) => `hashlib.${name}(b"") == signature\n`).join("")}`

  const commits: Record<string, string> = {}

  beforeAll(() => {
    mkdirSync(folder)
    git("init", "--quiet", "--initial-branch=main")
    write("app/a.py", uses("md5"))
    commits["start"] = commit("Begin")
    git("tag", "v1.0")
    commits["readme"] = commit("Say more")
    write("app/a.py", `\n${uses("md5", "sha1")}`)
    commits["sha1"] = commit("Sign with SHA-1")
    write("app/a.py", `# moved\n\n${uses("md5", "sha1")}`)
    commits["moved"] = commit("Move lines")
    write("names.py", 'NAME = "sha256"\n')
    write("app/use.py", 'import hashlib\nfrom names import NAME\nhashlib.new(NAME, b"") == signature\n')
    commits["use"] = commit("Use a constant")
    git("tag", "-a", "v1.1", "-m", "x")
    git("tag", "stable")
    write("names.py", 'NAME = "sha512"\n')
    commits["constant"] = commit("Change the constant")
    write("requirements.txt", "cryptography==41.0.0\n")
    commits["library"] = commit("Ask for cryptography")
    git("checkout", "--quiet", "-b", "topic")
    write("app/b.py", uses("md5"))
    commit("Work in progress")
    git("checkout", "--quiet", "main")
    seconds += 86_400
    git("merge", "--quiet", "--no-ff", "-m", "Merge the topic", "topic")
    commits["merge"] = git("rev-parse", "HEAD")
    git("tag", "v2.0")
    write("app/a.py", uses("sha256"))
    commits["gone"] = commit("Leave weak hashes")
  })

  afterAll(() => rmSync(top, { recursive: true, force: true }))

  /** A test of its own holds that the cache changes nothing; here it saves scanning each version again for each test. */
  const cached = ["--cache", "../shared"] as const

  const history = async (...args: ReadonlyArray<string>): Promise<InventoryHistory> => {
    const { status, stdout, stderr } = await ciphermap("log", "--format", "json", ...cached, ...args)
    expect([status, stderr]).toEqual([0, ""])
    return JSON.parse(stdout)
  }

  const byOf = ({ by }: HistoryChange): string =>
    by === undefined ? "" : "commit" in by ? by.commit.subject : `${by.after} ${by.until}`

  /** `+ MD5 a.py: Begin` */
  const told = (changes: ReadonlyArray<HistoryChange> | undefined): ReadonlyArray<string> | undefined =>
    changes
      ?.map((one) => {
        const paths = one.places.map(({ path }) => path).join(" ")
        return `${one.change === "added" ? "+" : "-"} ${one.rule ?? one.kind} ${one.name} ${paths}: ${byOf(one)}`
      })
      .toSorted()

  if (part === "versions") {
    describe("ciphermap log", () => {
      it("tells for each tag, and for what is checked out, what came and went and by which commit", async () => {
        const { versions, leftOut, source } = await history()
        expect(source.component.name).toBe("shop")
        expect(versions.map(({ names, commit: id, date }) => [names, id, date.slice(0, 10)])).toEqual([
          [["v1.0"], commits["start"], "2026-01-02"],
          [["stable", "v1.1"], commits["use"], "2026-01-06"],
          [["v2.0"], commits["merge"], "2026-01-10"],
          [["HEAD"], commits["gone"], "2026-01-11"]
        ])
        expect(versions.map(({ changes }) => told(changes))).toEqual([
          undefined,
          [
            "+ CM-HASH-SHA1 SHA-1 app/a.py: Sign with SHA-1",
            "+ asset SHA-1 app/a.py: Sign with SHA-1",
            "+ asset SHA-256 app/use.py: Use a constant"
          ],
          [
            "+ CM-HASH-MD5 MD5 app/b.py: Merge the topic",
            "+ asset SHA-512 app/use.py: Change the constant",
            "+ library cryptography 41.0.0 requirements.txt: Ask for cryptography",
            "- asset SHA-256 app/use.py: Change the constant"
          ],
          [
            "+ asset SHA-256 app/a.py: Leave weak hashes",
            "- CM-HASH-MD5 MD5 app/a.py: Leave weak hashes",
            "- CM-HASH-SHA1 SHA-1 app/a.py: Leave weak hashes",
            "- asset SHA-1 app/a.py: Leave weak hashes"
          ]
        ])
        expect(
          versions.map(({ assets, libraries, findings }) => [assets, libraries, findings.high, findings.medium])
        ).toEqual([
          [1, 0, 1, 0],
          [3, 0, 1, 1],
          [3, 1, 2, 1],
          [3, 1, 1, 0]
        ])
        expect(leftOut).toBe(0)
      })

      it("begins with a tag, a commit or a branch, and ends with what is checked out", async () => {
        const named = async (since: string) =>
          (await history("--since", since)).versions.map(({ names }) => names.join())
        expect(await named("v1.1")).toEqual(["stable,v1.1", "v2.0", "HEAD"])
        expect(await named(commits["moved"]!.slice(0, 8))).toEqual([
          commits["moved"]!.slice(0, 8),
          "stable,v1.1",
          "v2.0",
          "HEAD"
        ])
        expect(await named("HEAD")).toEqual(["HEAD"])
      })

      it("lists each commit of the branch", async () => {
        const { versions } = await history("--first-parent", "--since", "stable")
        expect(versions.map(({ names, commit: id }) => [names.join(), id])).toEqual([
          ["stable,v1.1", commits["use"]],
          ["", commits["constant"]],
          ["", commits["library"]],
          ["v2.0", commits["merge"]],
          ["", commits["gone"]]
        ])
        expect(versions.map(({ changes }) => changes?.length)).toEqual([undefined, 2, 1, 1, 4])
        expect(told(versions[3]!.changes)).toEqual(["+ CM-HASH-MD5 MD5 app/b.py: Merge the topic"])
        const all = await history("--first-parent")
        expect([all.versions.length, all.versions[0]!.names, all.leftOut]).toEqual([9, ["v1.0"], 0])
      })

      it("lists no more than it may, and says what it leaves out", async () => {
        const some = await history("--limit", "2")
        expect([some.versions.map(({ names }) => names.join()), some.leftOut]).toEqual([
          ["stable,v1.1", "v2.0", "HEAD"],
          1
        ])
        const parents = await history("--first-parent", "--limit", "2")
        expect([parents.versions.map(({ commit: id }) => id), parents.leftOut]).toEqual([
          [commits["library"], commits["merge"], commits["gone"]],
          7
        ])
        const { stdout } = await ciphermap("log", "--limit", "1")
        expect(stdout).toMatch(/\n2 earlier versions left out: --limit lists more, --since fewer\.\n$/)
      })
    })
    return
  }

  describe("ciphermap log", () => {
    it("tells it of one folder, with options and the configuration of a project", async () => {
      const { versions } = await history("app", "--since", "stable")
      expect(told(versions[1]!.changes)).toEqual(["+ CM-HASH-MD5 MD5 b.py: Merge the topic"])
      expect(told((await history("--since", "v2.0", "--exclude", "app/a.py")).versions[1]!.changes)).toEqual([])
      expect(told((await history("--since", "v2.0", "--severity", "high")).versions[1]!.changes)).toEqual([
        "+ asset SHA-256 app/a.py: Leave weak hashes",
        "- CM-HASH-MD5 MD5 app/a.py: Leave weak hashes",
        "- asset SHA-1 app/a.py: Leave weak hashes"
      ])
      write(".ciphermap.yml", "exclude: app/a.py\n")
      expect(told((await history("--since", "v2.0")).versions[1]!.changes)).toEqual([])
      rmSync(join(folder, ".ciphermap.yml"))
    })

    it("stands in lines that fit, by commits, and says the same in Markdown", async () => {
      const { stdout } = await ciphermap("log", "--since", "v2.0", "--color", "never", ...cached)
      expect(stdout.split("\n").filter((line) => line.length > 96)).toEqual([])
      expect(stdout).toContain(
        [
          `  ${commits["gone"]!.slice(0, 12)} Leave weak hashes`,
          "    - high CM-HASH-MD5 MD5  app/a.py:4",
          "    - medium CM-HASH-SHA1 SHA-1  app/a.py:5",
          "    + asset SHA-256  app/a.py:2",
          "    - asset SHA-1  app/a.py:5",
          ""
        ].join("\n")
      )
      const { status, stderr } = await ciphermap(
        "log",
        "--since",
        "v2.0",
        "--format",
        "markdown",
        "-o",
        "../log.md",
        ...cached
      )
      expect([status, stderr]).toEqual([0, "wrote ../log.md: 2 versions\n"])
      const text = execFileSync("cat", [join(top, "log.md")], { encoding: "utf8" })
      expect(text).toContain("# Cryptography in shop by version\n")
      expect(text).toContain(
        `| removed | high | \`MD5\` (CM-HASH-MD5) | \`app/a.py:4\` | ${commits["gone"]!.slice(0, 12)} Leave weak hashes |`
      )
    })

    it("writes the same from the cache, and nothing else anywhere", async () => {
      const state = () => [git("status", "--porcelain=v2", "--ignored"), git("count-objects", "-v")]
      const before = state()
      const comparable = (text: string): string => text.replace(/"timestamp": "[^"]+"/, "")
      const written = async () => comparable((await ciphermap("log", "--format", "json", "--cache", "../kept")).stdout)
      const first = await written()
      const kept = readdirSync(join(top, "kept")).toSorted()
      expect(kept.filter((name) => name.endsWith(".pack"))).toHaveLength(1)
      expect(await written()).toBe(first)
      expect(readdirSync(join(top, "kept")).toSorted()).toEqual(kept)
      expect(comparable((await ciphermap("log", "--format", "json", "--no-cache")).stdout)).toBe(first)
      expect(state()).toEqual(before)
    })

    it("reads a bare repository, and shows what others wrote in it as text", async () => {
      const bare = join(top, "bare.git")
      execFileSync("git", ["clone", "--quiet", "--bare", folder, bare])
      const { stdout } = await ciphermap("log", bare, "--since", "v2.0")
      expect(stdout).toContain("- high CM-HASH-MD5 MD5  app/a.py:4")
      expect(existsSync(join(bare, ".ciphermap"))).toBe(false)
      git("checkout", "--quiet", "-b", "hostile")
      write("app/c.py", uses("md5"))
      const subject = "a\u001b[31mb | `c` <script>\u202e"
      commit(subject)
      git("tag", "v3|x")
      const [text, markdown] = [
        (await ciphermap("log", "--since", "main", "--color", "never", ...cached)).stdout,
        (await ciphermap("log", "--since", "main", "--format", "markdown", ...cached)).stdout
      ]
      for (const out of [text, markdown]) expect(out).not.toMatch(/[\u001b\u202e]/)
      expect(markdown).toContain("\\<script\\>")
      expect((await history("--since", "main")).versions[1]!.names).toEqual(["v3|x"])
      git("checkout", "--quiet", "main")
      git("tag", "--delete", "v3|x")
    })
  })

  describe("a log that cannot be made", () => {
    it.each([
      [["--since", "v9"], 2, "there is no branch, tag or commit v9", "git fetch "],
      [["--since", "topic~0^{tree}"], 2, "there is no branch, tag or commit topic~0^{tree}", "git fetch "],
      [["--limit", "0"], 64, "--limit must be at least 1", "More about it: ciphermap log --help"],
      [["--format", "html"], 64, "--format cannot be html", "It can be text, json, markdown."],
      [
        ["nowhere"],
        2,
        "nowhere is in no git repository",
        "ciphermap log reads the versions of a project from its repository."
      ],
      [["--cache", "x", "--no-cache"], 64, "--cache and --no-cache exclude each other", "More about it"]
    ])("%j", async (args, code, fact, advice) => {
      const { status, stdout, stderr } = await ciphermap("log", ...args)
      const [first, second] = stderr.split("\n")
      expect([status, stdout, first]).toEqual([code, "", `ciphermap: ${fact}`])
      expect(second).toContain(advice)
    })

    it("says that there is no tag, that a name is beside the history, and that a clone is shallow", async () => {
      const clone = join(top, "shallow")
      execFileSync("git", ["clone", "--quiet", "--depth=2", "--no-tags", `file://${folder}`, clone])
      const { status, stderr } = await ciphermap("log", clone)
      expect([status, stderr]).toEqual([
        2,
        "ciphermap: what is checked out descends from no tag\n--first-parent lists commits instead of tags, and --since takes a commit or a branch, too.\n"
      ])
      const { stdout } = await ciphermap("log", clone, "--first-parent")
      expect(stdout).toMatch(/\nThis clone is shallow: what is older than its history is not listed\.\n$/)
      git("branch", "beside", "v1.0")
      git("checkout", "--quiet", "beside")
      expect((await ciphermap("log", "--since", "v2.0")).stderr).toBe(
        "ciphermap: v2.0 is not in the history of what is checked out\n--since takes a tag, a branch or a commit that HEAD descends from.\n"
      )
      git("checkout", "--quiet", "main")
    })
  })
}
