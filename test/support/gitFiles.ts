import { Buffer } from "node:buffer"
import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** A file's content; with a mode, a link, a submodule or a program. */
export type GitFile =
  | string
  | Uint8Array
  | { readonly mode: "100644" | "100755" | "120000"; readonly content: string | Uint8Array }
  | { readonly mode: "160000"; readonly commit: string }

/** By path; null takes a file away. */
export type GitFiles = Readonly<Record<string, GitFile | null>>

/** What git says depends on the repository alone, not on who runs the test. */
export const gitEnvironment = (home: string) => ({
  PATH: process.env["PATH"] ?? "/usr/bin:/bin",
  HOME: home,
  LC_ALL: "C",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_AUTHOR_NAME: "Test",
  GIT_AUTHOR_EMAIL: "test@example.com",
  GIT_COMMITTER_NAME: "Test",
  GIT_COMMITTER_EMAIL: "test@example.com"
})

/** Runs git in a folder and gives what it printed, without the last line end. */
export const gitIn = (folder: string, args: ReadonlyArray<string>, input: string | Uint8Array = ""): string =>
  execFileSync("git", ["-C", folder, ...args], {
    input,
    env: gitEnvironment(folder),
    stdio: ["pipe", "pipe", "pipe"],
    maxBuffer: 268_435_456
  })
    .toString()
    .replace(/\n$/, "")

const quoted = (path: string): string =>
  `"${path.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")}"`

const data = (content: string | Uint8Array): Buffer => {
  const bytes = Buffer.from(content as string)
  return Buffer.concat([Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from("\n")])
}

/** One command of git-fast-import(1). */
const change = (path: string, file: GitFile | null): Buffer => {
  if (file === null) return Buffer.from(`D ${quoted(path)}\n`)
  if (typeof file === "string" || file instanceof Uint8Array) return change(path, { mode: "100644", content: file })
  if (file.mode === "160000") return Buffer.from(`M 160000 ${file.commit} ${quoted(path)}\n`)
  return Buffer.concat([Buffer.from(`M ${file.mode} inline ${quoted(path)}\n`), data(file.content)])
}

/** As the files of a repository have it: starting git for each question would take most of the time of small tests. */
const hasRef = (directory: string, ref: string): boolean => {
  const packed = join(directory, "packed-refs")
  return existsSync(join(directory, ref)) || (existsSync(packed) && readFileSync(packed, "utf8").includes(` ${ref}\n`))
}

/** Has the id of the commit printed. */
const end = Buffer.from("\nget-mark :1\n")

/** Adds a commit with some changes to a branch of a bare repository, and gives its id. */
export const commitFiles = (directory: string, files: GitFiles, branch = "main"): string => {
  const ref = `refs/heads/${branch}`
  const committer = `commit ${ref}\nmark :1\ncommitter Test <test@example.com> 1700000000 +0000\n`
  const parent = hasRef(directory, ref) ? `from ${ref}^0\n` : ""
  const changes = Object.entries(files).map(([path, file]) => change(path, file))
  const stream = Buffer.concat([Buffer.from(committer), data("A change"), Buffer.from(parent), ...changes, end])
  return gitIn(directory, ["fast-import", "--quiet", "--date-format=raw"], stream)
}

/** A bare repository whose default branch is `main`: empty, unless a commit is added. */
export const makeBare = (directory: string): void => {
  if (existsSync(directory)) throw new Error(`${directory} exists already`)
  execFileSync("git", ["init", "--quiet", "--bare", "--template=", "--initial-branch=main", directory], {
    env: gitEnvironment("/nonexistent")
  })
}
