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
  /** Where git writes its trace of the connection. */
  readonly folder: string
}

const smart = "application/x-git-upload-pack-"

/** Runs a git command that contacts a host, and returns its output. */
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
  // Git reads an HTML page as an empty list of references.
  if (answered.contentType?.startsWith(smart) !== true)
    return yield* new ScanFailure({ code: "invalid_archive", detail: "the host does not speak git's protocol" })
  return output
})
