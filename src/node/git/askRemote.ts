import { join } from "node:path"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { ScanFailure } from "../../domain/FailureCause.ts"
import { gitFailure } from "./gitFailure.ts"
import type { GitCommand } from "./gitProcess.ts"
import { gitText } from "./gitText.ts"
import { lastAnswer, traceTo } from "./httpTrace.ts"
import type { Access } from "./remoteAccess.ts"

interface Question extends Pick<GitCommand, "directory" | "settings" | "maxFile" | "args"> {
  readonly access: Access
  /** For what git writes about the connection. */
  readonly folder: string
}

const smart = "application/x-git-upload-pack-"

/** Runs a command of git that asks a host, and gives what it prints. */
export const askRemote = Effect.fnUntraced(function* ({ access, folder, settings = [], ...command }: Question) {
  const trace = join(folder, "connection")
  const { code, stderr, output } = yield* gitText({
    ...command,
    transport: access.transport,
    settings: [...access.settings, ...settings],
    environment: traceTo(trace)
  })
  const answered = lastAnswer(trace, yield* Clock.currentTimeMillis)
  if (code !== 0) return yield* gitFailure(stderr, answered)
  // Git takes a page of a web site for a list of references that is empty.
  if (answered.contentType?.startsWith(smart) !== true)
    return yield* new ScanFailure({ code: "invalid_archive", detail: "the host does not speak git's protocol" })
  return output
})
