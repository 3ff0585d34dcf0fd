import { Buffer } from "node:buffer"
import { randomBytes } from "node:crypto"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { ScanFailure } from "../../domain/FailureCause.ts"
import { gitProcess } from "./gitProcess.ts"
import { askGit } from "./revisions.ts"

/** A commit that has a name, or several. */
export interface NamedCommit {
  readonly commit: string
  readonly names: ReadonlyArray<string>
  /** Of the commit, ISO 8601. */
  readonly date: string
}

export interface HistoryCommit {
  readonly commit: string
  readonly date: string
  /** First line of the message. */
  readonly subject: string
  /** Files that it changes, as against its first parent. */
  readonly paths: ReadonlySet<string>
}

/** For one call; far more than a release has. */
const MAX_OUTPUT = 268_435_456

const outputOf = (directory: string, args: ReadonlyArray<string>) =>
  Effect.scoped(
    Effect.gen(function* () {
      const git = yield* gitProcess({
        directory,
        settings: ["log.showSignature=false", "log.diffMerges=first-parent"],
        args
      })
      const chunks: Array<Uint8Array> = []
      let bytes = 0
      yield* Stream.runForEach(git.stdout, (chunk) => {
        chunks.push(chunk)
        bytes += chunk.length
        return bytes > MAX_OUTPUT
          ? Effect.fail(new ScanFailure({ code: "internal_error", detail: "the history is too long to list" }))
          : Effect.void
      })
      const { code, stderr } = yield* git.end
      if (code !== 0) return yield* new ScanFailure({ code: "internal_error", detail: stderr })
      return Buffer.concat(chunks).toString()
    })
  )

/** No name of a tag holds a space (git-check-ref-format(1)). */
const TAG =
  "%(objecttype) %(objectname) %(*objecttype) %(*objectname) %(committerdate:iso-strict)%(*committerdate:iso-strict) %(refname:strip=2)"

const tagIn = (line: string): NamedCommit | undefined => {
  const [type, id, peeledType, peeled, date, name] = line.split(" ")
  const commit = type === "commit" ? id : peeledType === "commit" ? peeled : undefined
  return commit === undefined || name === undefined ? undefined : { commit, names: [name], date: date! }
}

const byDate = (a: NamedCommit, b: NamedCommit): number => Date.parse(a.date) - Date.parse(b.date)

/** The tagged commits that a commit descends from, and that descend from another one if that is given; the earliest first. */
export const tagsOf = Effect.fnUntraced(function* (directory: string, head: string, since: string | undefined) {
  const range = [`--merged=${head}`, ...(since === undefined ? [] : [`--contains=${since}`])]
  const output = yield* outputOf(directory, ["for-each-ref", ...range, `--format=${TAG}`, "refs/tags"])
  const tags = output.split("\n").flatMap((line) => (line === "" ? [] : (tagIn(line) ?? [])))
  const commits = Map.groupBy(tags, ({ commit }) => commit)
  return [...commits.values()]
    .map((all): NamedCommit => ({ ...all[0]!, names: all.flatMap(({ names }) => names) }))
    .toSorted(byDate)
})

/** The commits from one to another along first parents, the earliest first, without the one. At most so many, the latest. */
export const firstParents = Effect.fnUntraced(function* (
  directory: string,
  from: string | undefined,
  to: string,
  most?: number
) {
  const mark = randomBytes(16).toString("hex")
  const form = ["-z", "--name-only", "--no-renames", "-m", `--format=${mark}%H%x00%cI%x00%s`]
  const range = [
    ...(most === undefined ? [] : [`--max-count=${most}`]),
    to,
    ...(from === undefined ? [] : [`^${from}`])
  ]
  const output = yield* outputOf(directory, ["log", "--first-parent", ...form, ...range, "--"])
  return output
    .split(mark)
    .slice(1)
    .map((text): HistoryCommit => {
      const [commit = "", date = "", subject = "", ...paths] = text.split("\0")
      return {
        commit,
        date,
        subject,
        paths: new Set(paths.map((path) => path.replace(/^\n/, "")).filter((path) => path !== ""))
      }
    })
    .toReversed()
})

/** How many they are. */
export const countFirstParents = Effect.fnUntraced(function* (directory: string, from: string | undefined, to: string) {
  const range = [to, ...(from === undefined ? [] : [`^${from}`])]
  return Number(yield* askGit(directory, ["rev-list", "--count", "--first-parent", ...range]))
})
