import * as Effect from "effect/Effect"
import { McpRequestContext } from "effect/ai/McpSchema"
import * as McpServer from "effect/ai/McpServer"

/** How far a call has got. */
export interface Progress {
  done: number
  total: number
  message: string
}

/** Tells the client how far a call has got. */
export interface Reporter {
  /** Set while it works; told a few times a second at most. */
  readonly progress: Progress
  /** Reports as long as the work takes, where the client asked for it. */
  readonly during: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

const EVERY = "250 millis"

const tokenIn = (metadata: object | undefined): string | number | undefined => {
  const token = (metadata as { readonly progressToken?: unknown } | undefined)?.progressToken
  return typeof token === "string" || typeof token === "number" ? token : undefined
}

/** Reports to the client whose request is at hand. */
export const makeReporter = Effect.gen(function* () {
  const { notifications } = yield* McpServer.McpServer
  const progressToken = tokenIn((yield* McpRequestContext).requestMetadata)
  const progress: Progress = { done: 0, total: 0, message: "waiting for its turn" }
  const tell = (token: string | number) => {
    let told = -1
    return Effect.suspend(() => {
      if (progress.done <= told) return Effect.void
      told = progress.done
      return notifications["notifications/progress"]({ progressToken: token, progress: told, ...totalOf(progress) })
    })
  }
  const reporter: Reporter = {
    progress,
    during: (work) => {
      if (progressToken === undefined) return work
      const reports = Effect.forever(Effect.andThen(tell(progressToken), Effect.sleep(EVERY)))
      return Effect.raceFirst(work, reports)
    }
  }
  return reporter
})

const totalOf = ({ total, message }: Progress): { readonly total?: number; readonly message: string } =>
  total === 0 ? { message } : { total, message }
