import * as Effect from "effect/Effect"
import { type Calls, keyOf, segment } from "./Calls.ts"
import type { Client } from "./Client.ts"
import { runCall } from "./requestClient.ts"
import { scanEvents } from "./scanEvents.ts"

/** Methods to watch, cancel and repeat scans. */
export const runMethods = ({
  api,
  tried,
  retries,
  streaming
}: Pick<Calls, "api" | "tried" | "retries" | "streaming">): Pick<Client, "scanEvents" | "cancelScan" | "rescan"> => ({
  scanEvents: (id, { signal, lastEventId } = {}) =>
    scanEvents({
      open: (last) =>
        runCall(
          Effect.flatMap(segment("scan_id", id), (scan_id) =>
            tried(
              api.runs.events({ params: { scan_id }, responseMode: "response-only" }),
              streaming(signal, last === undefined ? {} : { "last-event-id": last })
            )
          ),
          signal
        ),
      lastEventId,
      retries,
      signal
    }),
  cancelScan: (id, { signal } = {}) =>
    runCall(
      Effect.flatMap(segment("scan_id", id), (scan_id) => tried(api.runs.cancel({ params: { scan_id } }))),
      signal
    ),
  rescan: (id, { signal, ...making } = {}) =>
    runCall(
      Effect.gen(function* () {
        const scan_id = yield* segment("scan_id", id)
        const headers = yield* keyOf(making)
        return yield* tried(api.runs.rescan({ params: { scan_id }, headers }))
      }),
      signal
    )
})
