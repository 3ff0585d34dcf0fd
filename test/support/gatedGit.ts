import { writeFileSync } from "node:fs"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { temporaryFolder } from "../databases.ts"

export interface Gate {
  /** The PATH of processes whose git waits at the gate. */
  readonly path: string
  /** Lets all of them through, for good. */
  readonly open: Effect.Effect<void>
}

/** What it reads no more is read by nobody: whoever started it is gone. */
const script = (folder: string, path: string): string => `#!/bin/sh
case " $* " in
*" cat-file "*) while [ ! -e ${folder}/open ] && kill -0 $PPID 2>/dev/null; do sleep 0.1; done ;;
esac
PATH=${path} exec git "$@"
`

/** A git that reads no file of a repository before somebody lets it: a scan with it is not done before, however quick it is. */
export const gatedGit: Effect.Effect<Gate, never, Scope.Scope> = Effect.gen(function* () {
  const folder = yield* temporaryFolder("ciphermap-gate-")
  const { PATH = "" } = process.env
  writeFileSync(join(folder, "git"), script(folder, PATH), { mode: 0o755 })
  return { path: `${folder}:${PATH}`, open: Effect.sync(() => writeFileSync(join(folder, "open"), "")) }
})
