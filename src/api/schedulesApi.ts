import * as Schema from "effect/Schema"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiSchema from "effect/http-api/HttpApiSchema"
import * as OpenApi from "effect/http-api/OpenApi"
import { cronProblem, isTimeZone } from "../domain/cronTime.ts"
import { nullable, text, valueRule } from "../domain/fields.ts"
import { IdempotencyKey } from "../domain/idempotencyKey.ts"
import { IdempotencyKeyInUse, IdempotencyKeyReused } from "../domain/requestErrors.ts"
import { ScheduleCapReached, ScheduleNotFound } from "../domain/scheduleErrors.ts"
import { ScheduleRecord } from "../domain/ScheduleRecord.ts"
import { carrying } from "./refusals.ts"
import { Authorization } from "./keysApi.ts"
import { ScanRequest } from "./scansApi.ts"

const Cron = text({ min: 1, max: 100 })
  .check(valueRule(cronProblem))
  .annotate({
    description:
      "Minute, hour, day of the month, month, day of the week; the minute is a single one, so that it comes at most once an hour",
    examples: ["0 3 * * 1"]
  })

export const ScheduleRequest = Schema.Struct({
  repo_url: ScanRequest.fields.repo_url,
  cron: Cron,
  time_zone: Schema.optionalKey(
    text({ max: 60 }).check(
      valueRule((zone) => (isTimeZone(zone) ? undefined : "time_zone must be a time zone, as Europe/Dublin"))
    )
  ).annotate({ description: "UTC when missing", examples: ["Europe/Dublin"] }),
  project_name: ScanRequest.fields.project_name,
  project_version: Schema.optionalKey(nullable(text({ max: 60 }))).annotate({
    description: "1.0.0 when missing or null",
    examples: ["1.0.0"]
  })
}).annotate({ identifier: "ScheduleRequest" })

export const ScheduleUpdate = Schema.Struct({
  cron: Schema.optionalKey(Cron),
  enabled: Schema.optionalKey(Schema.Boolean).annotate({ examples: [false] })
}).annotate({ identifier: "ScheduleUpdate" })

const ScheduleList = Schema.Struct({
  schedules: Schema.Array(ScheduleRecord),
  count: Schema.Int.annotate({ examples: [1] })
}).annotate({ identifier: "ScheduleList" })

const schedule = {
  schedule_id: Schema.String.annotate({ description: "Id of the schedule", examples: ["sch_6h1p8t3y5u9i2o4e"] })
}

/** Repositories that are scanned again from time to time. */
export class SchedulesApi extends HttpApiGroup.make("schedules")
  .add(
    HttpApiEndpoint.post("create", "/schedules", {
      headers: { "idempotency-key": Schema.optionalKey(IdempotencyKey) },
      payload: ScheduleRequest,
      success: ScheduleRecord.pipe(HttpApiSchema.status(201)),
      error: [ScheduleCapReached, IdempotencyKeyInUse, IdempotencyKeyReused]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "createSchedule",
        summary: "Make a schedule",
        description:
          "Each time, the repository is asked for its commit; a scan is submitted when that is another one than the last. The scans are submitted with the key of this request: they count towards its caps, and end when it is revoked. A tenant may have 50 schedules.",
        transform: carrying({ 201: ["Idempotent-Replayed"] })
      })
    ),
    HttpApiEndpoint.get("list", "/schedules", { success: ScheduleList }).annotateMerge(
      OpenApi.annotations({
        identifier: "listSchedules",
        summary: "List schedules",
        description: "All of the tenant's, newest first."
      })
    ),
    HttpApiEndpoint.get("get", "/schedules/:schedule_id", {
      params: schedule,
      success: ScheduleRecord,
      error: ScheduleNotFound
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "getSchedule",
        summary: "Read a schedule",
        description: "With what came of it the last time."
      })
    ),
    HttpApiEndpoint.patch("change", "/schedules/:schedule_id", {
      params: schedule,
      payload: ScheduleUpdate,
      success: ScheduleRecord,
      error: ScheduleNotFound
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "changeSchedule",
        summary: "Change a schedule",
        description:
          "Changes the fields that are sent. From then on its scans are submitted with the key of this request, if that is of the same kind, live or test."
      })
    ),
    HttpApiEndpoint.delete("remove", "/schedules/:schedule_id", {
      params: schedule,
      success: HttpApiSchema.NoContent,
      error: ScheduleNotFound
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "deleteSchedule",
        summary: "Delete a schedule",
        description: "Scans that it has submitted stay."
      })
    )
  )
  .middleware(Authorization)
  .annotateMerge(OpenApi.annotations({ description: "Repositories that are scanned again from time to time." }))
  .prefix("/api/v1/cbom") {}
