import { realpathSync, statSync } from "node:fs"
import { resolve } from "node:path"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { quoted } from "../quoted.ts"
import { ToolFailure } from "../ToolFailure.ts"
import { isWithin } from "../../node/isWithin.ts"
import { codeOf } from "../../node/readRegular.ts"

/** A folder that `--root` names cannot be used. */
export class RootUnusable extends Schema.TaggedError<RootUnusable>()("RootUnusable", {
  path: Schema.String,
  why: Schema.String
}) {
  override get message(): string {
    return `--root ${this.path}: ${this.why}`
  }
  get isRetryable(): boolean {
    return false
  }
}

/** What a path that a client gave leads to. */
export interface AllowedPath {
  /** Without links. */
  readonly path: string
  readonly kind: "folder" | "file"
  /** Of a file, in bytes. */
  readonly size: number
  /** The root that holds it. */
  readonly root: string
}

interface Root {
  /** As given, absolute. */
  readonly given: string
  readonly real: string
}

/** Longest path of Linux. */
const MAX_PATH = 4_096

const openRoot = (path: string): Effect.Effect<Root, RootUnusable> =>
  Effect.try({
    try: () => {
      const real = realpathSync(path)
      if (!statSync(real).isDirectory()) throw Object.assign(new Error(), { code: "ENOTDIR" })
      return { given: resolve(path), real }
    },
    catch: (cause) => new RootUnusable({ path, why: `no folder that can be opened (${codeOf(cause)})` })
  })

const outside = (path: string, roots: ReadonlyArray<Root>, how: string): ToolFailure =>
  new ToolFailure({
    code: "path_outside_roots",
    message: `${quoted(path)} ${how} the folders that this server may read: ${roots.map(({ real }) => quoted(real)).join(", ")}`
  })

const MISSING: ReadonlySet<string> = new Set(["ENOENT", "ENOTDIR"])

const unreadable = (path: string, cause: unknown): ToolFailure => {
  const code = codeOf(cause)
  return MISSING.has(code)
    ? new ToolFailure({ code: "path_missing", message: `${quoted(path)} does not exist` })
    : new ToolFailure({ code: "path_unreadable", message: `${quoted(path)} cannot be read (${code})` })
}

/** The only folders that clients may have read. */
export interface AllowedPaths {
  readonly roots: readonly [string, ...ReadonlyArray<string>]
  /** Follows links, and refuses what leads out of the roots. Relative paths begin at the first root, or at `from`. */
  readonly find: (path: string, from?: string) => Effect.Effect<AllowedPath, ToolFailure>
}

/** Opens the folders that were given on the command line. */
export const openRoots = Effect.fnUntraced(function* (paths: readonly [string, ...ReadonlyArray<string>]) {
  const [first, ...others] = yield* Effect.forEach(paths, openRoot)
  const roots = [first!, ...others] as const
  const find: AllowedPaths["find"] = Effect.fnUntraced(function* (path, from = roots[0].real) {
    if (path.length > MAX_PATH || path.includes("\0"))
      return yield* new ToolFailure({ code: "invalid_arguments", message: "a path is too long or holds a NUL" })
    const written = resolve(from, path)
    const isWrittenWithin = roots.some(({ given, real }) => isWithin(given, written) || isWithin(real, written))
    if (!isWrittenWithin) return yield* outside(path, roots, "is outside of")
    const catching = (cause: unknown) => unreadable(path, cause)
    const real = yield* Effect.try({ try: () => realpathSync(written), catch: catching })
    const root = roots.find((one) => isWithin(one.real, real))
    if (root === undefined) return yield* outside(path, roots, "is a link that leads out of")
    const stat = yield* Effect.try({ try: () => statSync(real), catch: catching })
    if (!stat.isDirectory() && !stat.isFile())
      return yield* new ToolFailure({ code: "not_a_file", message: `${quoted(path)} is neither a file nor a folder` })
    const found: AllowedPath = {
      path: real,
      kind: stat.isDirectory() ? "folder" : "file",
      size: stat.size,
      root: root.real
    }
    return found
  })
  const allowed: AllowedPaths = { roots: [roots[0].real, ...others.map(({ real }) => real)], find }
  return allowed
})
