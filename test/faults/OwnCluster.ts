import { freePort } from "../support/freePort.ts"
import { execFile } from "node:child_process"
import { existsSync, mkdtempSync, readdirSync, rmSync, chownSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import postgres from "postgres"

const run = promisify(execFile)
const versions = "/usr/lib/postgresql"

const programs = existsSync(versions)
  ? join(versions, readdirSync(versions).toSorted((one, other) => Number(other) - Number(one))[0] ?? "", "bin")
  : undefined

/** PostgreSQL does not run as root. */
const isRoot = process.getuid?.() === 0

export const hasCluster = programs !== undefined && existsSync(join(programs, "initdb"))

/** A database server that tests may crash. */
export interface OwnCluster {
  readonly url: string
  /** Ends it as a crash does, and starts it again, with recovery; gives the moment at which it took sessions again. */
  readonly crash: () => Promise<number>
}

/** Starts a server of its own; nothing of it is left when the scope closes. */
export const ownCluster: Effect.Effect<OwnCluster, never, Scope.Scope> = Effect.acquireRelease(
  Effect.promise(async () => {
    const folder = mkdtempSync(join(tmpdir(), "ciphermap-cluster-"))
    const port = await freePort()
    const user = isRoot ? "postgres" : (process.env["USER"] ?? "postgres")
    if (isRoot) {
      const { stdout } = await run("id", ["-u", "postgres"])
      chownSync(folder, Number(stdout), -1)
    }
    const as = (program: string, ...args: ReadonlyArray<string>) => {
      const command = [join(programs ?? "", program), ...args]
      const [first = "", ...rest] = isRoot ? ["runuser", "-u", user, "--", ...command] : command
      return run(first, rest, { cwd: "/" })
    }
    const data = join(folder, "data")
    await as("initdb", "-A", "trust", "-U", "postgres", "-D", data)
    const options = `-c listen_addresses=127.0.0.1 -p ${port} -k ${folder}`
    const control = (...args: ReadonlyArray<string>) =>
      as("pg_ctl", "-D", data, "-w", "-l", join(folder, "log"), ...args)
    await control("-o", options, "start")
    return {
      cluster: {
        url: `postgres://postgres@127.0.0.1:${port}/postgres`,
        crash: async () => {
          await control("-m", "immediate", "-o", options, "restart")
          return performance.now()
        }
      },
      stop: async () => {
        await control("-m", "immediate", "stop")
        rmSync(folder, { recursive: true, force: true })
      }
    }
  }),
  ({ stop }) => Effect.promise(stop)
).pipe(Effect.map(({ cluster }) => cluster))

/** Makes an empty database there. */
export const databaseOn = async ({ url }: OwnCluster): Promise<string> => {
  const admin = postgres(url, { max: 1, onnotice: () => {} })
  await admin`create database ciphermap`
  await admin.end()
  return url.replace(/postgres$/, "ciphermap")
}
