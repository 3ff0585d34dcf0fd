import { chmodSync, mkdirSync } from "node:fs"
import { join, resolve } from "node:path"
import process from "node:process"
import type { DatabaseSync } from "node:sqlite"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { type DataDirectoryError, DataDirectoryInUse, DataDirectoryUnusable } from "./DataDirectoryError.ts"
import { codeOf } from "./readRegular.ts"

/** SQLITE_BUSY (sqlite.org/rescode.html). */
const BUSY = 5

/** Loads node:sqlite without the warning that Node 22 prints for it; other warnings are still printed. */
const loadSqlite = () => {
  const emitWarning = process.emitWarning
  process.emitWarning = (warning: string | Error, ...rest: ReadonlyArray<unknown>) => {
    if (!String(warning).startsWith("SQLite")) Reflect.apply(emitWarning, process, [warning, ...rest])
  }
  const sqlite = process.getBuiltinModule("node:sqlite")
  process.emitWarning = emitWarning
  return sqlite
}

const sqliteCode = (cause: unknown): unknown => (cause as { readonly errcode?: unknown } | undefined)?.errcode

/** Keeps references: the garbage collector closes an unreferenced database, which releases its lock. */
const held = new Set<DatabaseSync>()

const lock = (file: string): DatabaseSync => {
  const { DatabaseSync } = loadSqlite()
  const database = new DatabaseSync(file)
  try {
    database.exec("PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
    held.add(database)
    return database
  } catch (cause) {
    database.close()
    throw cause
  }
}

const OWNER_ONLY = 0o700

/**
 * Makes the embedded database's folder, which only its owner can enter: the files in it are readable for everyone. Their
 * parent may be a volume with rights of its own.
 */
export const makeDatabaseFolder = (directory: string): Effect.Effect<string, DataDirectoryUnusable> => {
  const folder = join(directory, "database")
  return Effect.try({
    try: () => {
      mkdirSync(folder, { recursive: true, mode: OWNER_ONLY })
      chmodSync(folder, OWNER_ONLY)
      return folder
    },
    catch: (cause) => new DataDirectoryUnusable({ path: folder, code: codeOf(cause) })
  })
}

const errorOf = (path: string, cause: unknown): DataDirectoryError => {
  const code = sqliteCode(cause)
  if (code === BUSY) return new DataDirectoryInUse({ path })
  return new DataDirectoryUnusable({ path, code: code === undefined ? codeOf(cause) : `SQLITE_${String(code)}` })
}

/**
 * Creates a data directory that only its owner can read, and locks it against other processes until the scope closes.
 *
 * The lock is one of SQLite on a file in the directory. The operating system releases it when the process ends, even after a crash.
 * Returns the directory's absolute path.
 */
export const openDataDirectory = (path: string): Effect.Effect<string, DataDirectoryError, Scope.Scope> => {
  const directory = resolve(path)
  return Effect.acquireRelease(
    Effect.try({
      try: () => {
        mkdirSync(directory, { recursive: true, mode: OWNER_ONLY })
        return lock(join(directory, "lock"))
      },
      catch: (cause) => errorOf(directory, cause)
    }),
    (database) =>
      Effect.sync(() => {
        held.delete(database)
        database.close()
      })
  ).pipe(Effect.as(directory))
}
