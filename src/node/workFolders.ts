import { createHash } from "node:crypto"
import { lstatSync, mkdirSync, readFileSync } from "node:fs"
import { mkdtemp, readdir, rm, stat } from "node:fs/promises"
import { tmpdir, hostname } from "node:os"
import { join, resolve } from "node:path"
import process from "node:process"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../config/Config.ts"
import { WorkFolders, WorkFolderUnusable } from "../repositories/WorkFolders.ts"
import { codeOf } from "./readRegular.ts"

/** No work folder is used for a day; after that, a folder of another machine on a shared disk counts as abandoned. */
const ABANDONED_MILLIS = 86_400_000

const form = /^(?<host>[0-9a-f]{12})-(?<pid>\d+)-(?<start>[0-9a-f]+)-\w{6}$/

/** Where work folders are made. */
export const workRootOf = (configured: string | undefined): string =>
  configured === undefined ? join(tmpdir(), "ciphermap") : resolve(configured)

/** In a folder that anybody can write to, another user could have created it beforehand. */
const openRoot = (configured: string | undefined): string => {
  const path = workRootOf(configured)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const { uid } = lstatSync(path)
  if (configured === undefined && process.getuid !== undefined && uid !== process.getuid())
    throw Object.assign(new Error(), { code: "EPERM" })
  return path
}

const shortHash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12)

/** Identifies the machine or container, within which a process id is unique. */
export const thisHost = (): string => shortHash(hostname())

const textOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return undefined
  }
}

/** Clock ticks between the boot and the start of a process (proc_pid_stat(5), field 22; the second may hold spaces). */
const startTicks = (pid: number): string | undefined => {
  const stat = textOf(`/proc/${pid}/stat`)
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19]
}

const UNKNOWN = "0"

/** Distinguishes a process from earlier ones with the same id; `0` on systems that do not report it. */
export const startOf = (pid: number): string => {
  const ticks = startTicks(pid)
  return ticks === undefined ? UNKNOWN : shortHash(`${textOf("/proc/sys/kernel/random/boot_id")} ${ticks}`)
}

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as { readonly code?: string }).code === "EPERM"
  }
}

/** Whether the process with this id and start is still running. */
export const isRunning = (pid: number, start: string): boolean =>
  exists(pid) && (start === UNKNOWN || startOf(pid) === UNKNOWN || startOf(pid) === start)

const isAbandoned = async (root: string, name: string, now: number): Promise<boolean> => {
  const { host, pid, start } = form.exec(name)?.groups ?? {}
  if (host === undefined || start === undefined) return false
  if (host === thisHost()) return !isRunning(Number(pid), start)
  return now - (await stat(join(root, name))).mtimeMs > ABANDONED_MILLIS
}

const remove = (path: string): Promise<void> => rm(path, { recursive: true, force: true, maxRetries: 3 })

/** Removes folders of processes that ended without cleaning up. */
const sweep = async (root: string, now: number): Promise<number> => {
  let swept = 0
  for (const name of await readdir(root)) {
    if (!(await isAbandoned(root, name, now).catch(() => false))) continue
    await remove(join(root, name))
    swept++
  }
  return swept
}

const unusable = (path: string) => (cause: unknown) => new WorkFolderUnusable({ path, code: codeOf(cause) })

/** Folders under WORK_DIR. Those of dead processes are removed at start. */
export const workFolders: Layer.Layer<WorkFolders, WorkFolderUnusable, Config> = Layer.effect(
  WorkFolders,
  Effect.gen(function* () {
    const { workDirectory } = yield* Config
    const fails = unusable(workDirectory ?? join(tmpdir(), "ciphermap"))
    const root = yield* Effect.try({ try: () => openRoot(workDirectory), catch: fails })
    const now = yield* Clock.currentTimeMillis
    const swept = yield* Effect.tryPromise({ try: () => sweep(root, now), catch: fails })
    if (swept > 0) yield* Effect.logInfo("swept work folders", { folders: swept })
    const prefix = join(root, `${thisHost()}-${process.pid}-${startOf(process.pid)}-`)
    const make = Effect.acquireRelease(Effect.tryPromise({ try: () => mkdtemp(prefix), catch: fails }), (path) =>
      Effect.tryPromise(() => remove(path)).pipe(
        Effect.catch((cause) => Effect.logError("a work folder stays", { path, code: codeOf(cause.cause) }))
      )
    )
    return { make }
  })
)
