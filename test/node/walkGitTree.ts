import { execFileSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** Numbers that look random and are the same in every run (Mulberry32). */
const randomNumbers = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const folders = ["a", "b", "build", "B", "a b", "[x]", "é"]
const files = ["a.py", "b.py", "A.py", "build.py", "x y.py", "!.py", "#.py", "[x].py", "é.py", "a.b.py", "b\n.py"]
/** Not `a**\/b`: git cuts off the plain beginning of a pattern first, and so reads it as `**\/b`, against its manual. */
const wildcards = [
  "*",
  "*.py",
  "a*",
  "*b*",
  "?uild.py",
  "[ab].py",
  "[!a]*.py",
  "\\[x\\].py",
  "\\!.py",
  "**",
  "A*",
  "***"
]
const oddities = [
  "[a-",
  "[[:alpha:]].py",
  "[]x]*",
  "a.py  ",
  "x\\ y.py",
  "a b\\",
  "\\#.py",
  "#.py",
  "",
  "[^b]*.py",
  "\\a"
]
const pieces = [...folders, ...files, ...wildcards, ...oddities]

/** Everything git says of a tree depends on its files alone, not on who runs the test. */
export const git = (folder: string, args: ReadonlyArray<string>, input = ""): string =>
  execFileSync("git", ["-C", folder, ...args], {
    input,
    env: { PATH: process.env["PATH"], HOME: folder, GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" },
    stdio: ["pipe", "pipe", "ignore"],
    encoding: "utf8"
  })

export const write = (root: string, path: string, text: string | Uint8Array = ""): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** A repository of Python files under ignore files made of random patterns; returns the paths of the Python files. */
export const makeGitTree = (root: string, seed: number): ReadonlyArray<string> => {
  const random = randomNumbers(seed)
  const below = (limit: number): number => Math.floor(random() * limit)
  const one = (from: ReadonlyArray<string>): string => from[below(from.length)]!
  const some = <A>(count: number, make: () => A): ReadonlyArray<A> => Array.from({ length: count }, make)
  const pattern = (): string => {
    const path = some(1 + below(3), () => one(pieces)).join("/")
    return (below(4) === 0 ? "!" : "") + (below(3) === 0 ? "/" : "") + path + (below(4) === 0 ? "/" : "")
  }
  const ignoreFile = (): string => some(1 + below(7), pattern).join(below(5) === 0 ? "\r\n" : "\n")
  git(root, ["init", "-q"])
  const paths = [...new Set(some(60, () => [...some(below(5), () => one(folders)), one(files)].join("/")))]
  for (const path of paths) write(root, path)
  const inhabited = [...new Set(paths.map(dirname))]
  for (const folder of some(10, () => one(inhabited))) write(root, join(folder, ".gitignore"), ignoreFile())
  write(root, ".git/info/exclude", ignoreFile())
  return paths
}

/** The paths that git ignores. */
export const checkIgnore = (root: string, paths: ReadonlyArray<string>): ReadonlySet<string> => {
  try {
    return new Set(git(root, ["check-ignore", "-z", "--stdin"], paths.join("\0")).split("\0").slice(0, -1))
  } catch (failed) {
    // Exit code 1: none of them is ignored.
    if ((failed as { readonly status?: number }).status === 1) return new Set()
    throw failed
  }
}
