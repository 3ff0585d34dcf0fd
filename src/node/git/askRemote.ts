import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { ScanFailure } from "../../domain/FailureCause.ts"
import { credentialAnswer, repeatsToken } from "./credentialHelper.ts"
import { gitFailure } from "./gitFailure.ts"
import type { GitCommand } from "./gitProcess.ts"
import { gitText } from "./gitText.ts"
import { lastAnswer, sentCredential } from "./httpTrace.ts"
import type { Access } from "./remoteAccess.ts"

interface Question extends Pick<GitCommand, "directory" | "settings" | "maxFile" | "args"> {
  readonly access: Access
}

const smart = "application/x-git-upload-pack-"

/** Runs a git command that contacts a host, and returns its output. */
export const askRemote = Effect.fnUntraced(function* ({ access, settings = [], ...command }: Question) {
  const { credential, transport } = access
  const login = credential && (yield* credential.login)
  const { code, stderr, output, trace } = yield* gitText({
    ...command,
    transport,
    settings: [...access.settings, ...settings],
    isTraced: true,
    credential: login && credentialAnswer(login)
  })
  const answered = lastAnswer(trace, yield* Clock.currentTimeMillis)
  const failure = code === 0 ? undefined : gitFailure(stderr, answered, credential !== undefined)
  if (credential !== undefined && login !== undefined) {
    const scopes = repeatsToken(answered.scopes ?? "", login) ? undefined : answered.scopes
    const isRefused = failure?.code === "credential_refused"
    yield* credential.onAnswer({ isSent: sentCredential(trace), isRefused, ...(scopes !== undefined && { scopes }) })
  }
  if (failure !== undefined) return yield* failure
  // Git reads an HTML page as an empty list of references.
  if (answered.contentType?.startsWith(smart) !== true)
    return yield* new ScanFailure({ code: "invalid_archive", detail: "the host does not speak git's protocol" })
  return output
})
