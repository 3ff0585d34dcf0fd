import { type Content, type Html, markup } from "../../../../scanner/html/markup.ts"
import { pill, plain } from "../../../../scanner/html/parts.ts"
import { failureCauses, isFailureCause } from "../../../domain/FailureCause.ts"
import type { ScheduleRecord } from "../../../domain/ScheduleRecord.ts"
import { moment } from "../moment.ts"

const results: Readonly<Record<string, string>> = {
  submitted: "A scan was submitted",
  unchanged: "Unchanged since the last scan",
  cap_reached: "Not scanned: the cap of scans is reached"
}

const FAILED = "failed:"

const failureText = (code: string): string =>
  isFailureCause(code) ? `Failed: ${failureCauses[code].message}` : `Failed: ${plain(code)}`

const resultText = (result: string): string =>
  results[result] ?? (result.startsWith(FAILED) ? failureText(result.slice(FAILED.length)) : plain(result))

const last = ({ last_run_at, last_result, last_scan_id }: ScheduleRecord): Content => {
  if (last_run_at === null || last_result === null) return markup`<span class="muted">Not yet</span>`
  const told =
    last_scan_id === null
      ? resultText(last_result)
      : markup`<a href="/console/scans/${last_scan_id}">${resultText(last_result)}</a>`
  return markup`${moment(last_run_at)}<div class="sub">${told}</div>`
}

const line = (schedule: ScheduleRecord): Html => {
  const { id, repo_url, cron, time_zone, env, next_run_at: next } = schedule
  return markup`<tr id="${id}"><th scope="row"><a href="/console/schedules/${id}">${plain(repo_url.replace(/^https?:\/\//i, ""))}</a>
      <div class="sub">${env === "test" ? "with a test key" : "with a live key"}</div></th>
    <td data-label="When"><code>${cron}</code><div class="sub">${plain(time_zone)}</div></td>
    <td data-label="Next">${next === null ? pill("Off", "info") : moment(next)}</td>
    <td data-label="Last">${last(schedule)}</td></tr>`
}

/** Schedules with what came of them. */
export const scheduleTable = (schedules: ReadonlyArray<ScheduleRecord>): Html =>
  markup`<table class="plain cards-narrow"><caption>A scan is submitted when the commit is another one than the last.</caption>
    <thead><tr>${["Repository", "When", "Next", "Last"].map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${schedules.map(line)}</tbody></table>`
