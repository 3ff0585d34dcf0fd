import * as Effect from "effect/Effect"
import { type Calls, given, keyOf, segment } from "./Calls.ts"
import type { Client } from "./Client.ts"
import { runCall } from "./requestClient.ts"

/** Methods for schedules. */
export const scheduleMethods = ({
  api,
  tried
}: Pick<Calls, "api" | "tried">): Pick<
  Client,
  "createSchedule" | "listSchedules" | "getSchedule" | "changeSchedule" | "deleteSchedule"
> => ({
  createSchedule: (request, { signal, ...making } = {}) =>
    runCall(
      Effect.flatMap(keyOf(making), (headers) => tried(api.schedules.create({ headers, payload: given(request) }))),
      signal
    ),
  listSchedules: ({ signal } = {}) =>
    runCall(
      Effect.map(tried(api.schedules.list({})), ({ schedules }) => schedules),
      signal
    ),
  getSchedule: (id, { signal } = {}) =>
    runCall(
      Effect.flatMap(segment("schedule_id", id), (schedule_id) =>
        tried(api.schedules.get({ params: { schedule_id } }))
      ),
      signal
    ),
  changeSchedule: (id, update, { signal } = {}) =>
    runCall(
      Effect.flatMap(segment("schedule_id", id), (schedule_id) =>
        tried(api.schedules.change({ params: { schedule_id }, payload: given(update) }))
      ),
      signal
    ),
  deleteSchedule: (id, { signal } = {}) =>
    runCall(
      Effect.flatMap(segment("schedule_id", id), (schedule_id) =>
        tried(api.schedules.remove({ params: { schedule_id } }))
      ),
      signal
    )
})
