import type { Server } from "node:http"
import * as Effect from "effect/Effect"

/** How often connections are looked at that have become idle. */
const LOOK_MS = 20

/** What a connection without a request has left to finish sending one. */
const GRACE_MS = 300

/**
 * Takes no more connections, ends idle ones at once and the others once they are answered, and all of them when nothing
 * runs any more or the time is over. Does not fail, and may be called again.
 */
export const closeServer = (
  server: Server,
  { isBusy, milliseconds }: { readonly isBusy: () => boolean; readonly milliseconds: number }
): Effect.Effect<void> =>
  Effect.callback<void>((resume) => {
    const began = performance.now()
    let idleSince = began
    const look = setInterval(() => {
      const now = performance.now()
      if (isBusy()) idleSince = now
      server.closeIdleConnections()
      if (now - idleSince > GRACE_MS || now - began > milliseconds) finish()
      else server.getConnections((error, count) => error === null && count === 0 && finish())
    }, LOOK_MS)
    const stop = (): void => clearInterval(look)
    const finish = (): void => {
      stop()
      resume(Effect.void)
    }
    server.close()
    server.closeIdleConnections()
    return Effect.sync(stop)
  })

/** Ends what is left of its connections. */
export const cutConnections = (server: Server): Effect.Effect<void> => Effect.sync(() => server.closeAllConnections())
