import { Buffer } from "node:buffer"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { ScanFailure } from "../../domain/FailureCause.ts"
import { type GitCommand, type GitEnd, gitProcess } from "./gitProcess.ts"

/** Far more than commands print whose output is a few words. */
const MAX_OUTPUT = 1_048_576

export interface GitText extends GitEnd {
  readonly output: string
}

const tooMuch = new ScanFailure({ code: "invalid_archive", detail: "git prints too much" })

/** Runs git and returns its output. Interrupting the effect ends git. */
export const gitText = (command: GitCommand): Effect.Effect<GitText, ScanFailure> =>
  Effect.scoped(
    Effect.gen(function* () {
      const git = yield* gitProcess(command)
      const chunks: Array<Uint8Array> = []
      let bytes = 0
      yield* Stream.runForEach(git.stdout, (chunk) => {
        chunks.push(chunk)
        bytes += chunk.length
        return bytes > MAX_OUTPUT ? Effect.fail(tooMuch) : Effect.void
      })
      return { ...(yield* git.end), output: Buffer.concat(chunks).toString() }
    })
  )
