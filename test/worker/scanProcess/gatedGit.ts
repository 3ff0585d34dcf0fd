import { execFileSync } from "node:child_process"
import { rmSync, writeFileSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { folderInScope } from "./repositories.ts"

/** Opens the gate for good. */
export interface Gate {
  readonly open: Effect.Effect<void>
}

/** Until the gate is open, git reads no file for processes that start from now on. */
export const gatedGit: Effect.Effect<Gate, never, Scope.Scope> = Effect.gen(function* () {
  const folder = yield* folderInScope
  const gate = join(folder, "gate")
  const { PATH = "" } = process.env
  execFileSync("mkfifo", [gate])
  const script = `#!/bin/sh
case " $* " in *" cat-file "*) [ -p ${gate} ] && read -r opened < ${gate} ;; esac
PATH=$(printf %s "$PATH" | cut -d : -f 2-)
exec git "$@"
`
  writeFileSync(join(folder, "git"), script, { mode: 0o755 })
  yield* Effect.acquireRelease(
    Effect.sync(() => (process.env["PATH"] = `${folder}:${PATH}`)),
    () => Effect.sync(() => (process.env["PATH"] = PATH))
  )
  return {
    open: Effect.promise(async () => {
      await writeFile(gate, "\n")
      rmSync(gate)
    })
  }
})
