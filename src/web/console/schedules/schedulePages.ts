import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { plain } from "../../../../scanner/html/parts.ts"
import { ScheduleRequest, ScheduleUpdate } from "../../../api/schedulesApi.ts"
import { configuredForges } from "../../../config/Config.ts"
import { parseRepositoryUrl } from "../../../domain/RepositoryUrl.ts"
import { ScheduleRecord } from "../../../domain/ScheduleRecord.ts"
import { Schedules } from "../../../schedules/Schedules.ts"
import { type FormFields, queryOf } from "../../requestFields.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consolePage, seeOther } from "../consolePage.ts"
import { ConsoleSession } from "../ConsoleSession.ts"
import { fieldErrorsIn, fieldView } from "../parts/fieldView.ts"
import { formNumberField, formOnce, formTokenField } from "../parts/formOnce.ts"
import {
  doneNotice,
  type FieldErrors,
  isRefusal,
  type Refusal,
  refusalNotice,
  statusOf,
  wrongSummary
} from "../parts/notices.ts"
import { scheduleTable } from "./scheduleTable.ts"

const section = "schedules"

const names = ["repo_url", "cron", "time_zone", "project_name"] as const

type Written = Readonly<Record<(typeof names)[number], string>>

interface ScheduleForm {
  readonly written: Written
  readonly wrong: FieldErrors
}

const labels = { repo_url: "Repository", cron: "When", time_zone: "Time zone", project_name: "Project name" }

const hints = {
  repo_url: "Public, by https. A branch, tag or commit can be named: …/tree/release",
  cron: "Minute, hour, day of the month, month, day of the week: 0 3 * * 1 is Mondays at three. At most once an hour.",
  time_zone: "Such as Europe/Dublin; otherwise UTC",
  project_name: "Otherwise owner/name"
}

const trimmed = (fields: FormFields, name: string): string => (fields.get(name) ?? "").trim()

const readForm = (fields: FormFields): Written => ({
  repo_url: trimmed(fields, "repo_url"),
  cron: trimmed(fields, "cron"),
  time_zone: trimmed(fields, "time_zone"),
  project_name: trimmed(fields, "project_name")
})

const options = { errors: "all", reportInput: true } as const
const decodeRequest = Schema.decodeUnknownEffect(ScheduleRequest)
const decodeUpdate = Schema.decodeUnknownEffect(ScheduleUpdate)

const requestOf = (written: Written) => {
  const sent = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== ""))
  return Effect.mapError(decodeRequest(sent, options), ({ issue }): ScheduleForm => ({
    written,
    wrong: fieldErrorsIn(issue)
  }))
}

const isForm = (error: unknown): error is ScheduleForm =>
  typeof error === "object" && error !== null && "wrong" in error

const createForm = ({ written, wrong }: ScheduleForm, formToken: string): Html =>
  markup`<section class="card" aria-labelledby="new-schedule">
    <h2 id="new-schedule">New schedule</h2>
    <form method="post" action="/console/schedules" class="stack" novalidate>
      ${formTokenField(formToken)}${formNumberField()}
      ${wrongSummary(wrong, labels)}
      ${names.map((name) => fieldView({ name, label: labels[name], value: written[name], wrong: wrong[name], hint: hints[name], isRequired: name === "repo_url" || name === "cron" }))}
      <div class="actions"><button class="primary">Make schedule</button></div>
    </form>
    <p class="muted">Its scans are submitted with the key of this session: they count towards its caps, and end when it is revoked.</p>
  </section>`

const doneSentences = {
  created: "The schedule is made.",
  changed: "The schedule is changed.",
  deleted: "The schedule is deleted. The scans that it submitted stay."
}

const changeView = (
  { id, cron, enabled }: ScheduleRecord,
  wrong: FieldErrors,
  formToken: string,
  written?: string
): Html =>
  markup`<form method="post" action="/console/schedules/${id}" class="stack" novalidate>
    ${formTokenField(formToken)}
    ${wrongSummary(wrong, labels)}
    ${fieldView({ name: "cron", label: labels.cron, value: written ?? cron, wrong: wrong["cron"], hint: hints.cron, isRequired: true })}
    <label class="check"><input type="checkbox" name="enabled" value="yes"${enabled ? markup` checked` : undefined} /><span>On</span></label>
    <p class="hint">From then on its scans are submitted with the key of this session, if that is of the same kind, live or test.</p>
    <div class="actions"><button class="primary">Save</button></div>
  </form>
  <form method="post" action="/console/schedules/${id}/delete">
    ${formTokenField(formToken)}<button class="small">Delete schedule</button>
  </form>`

/** The tenant's schedules: listed, made, changed, deleted. */
export const schedulePages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const schedules = yield* Schedules
    const forges = yield* configuredForges
    const { replayed } = yield* formOnce
    const { signedIn, posted } = yield* consoleAccess

    const shown = Effect.fnUntraced(function* (form: ScheduleForm, refusal?: Refusal, status = 200) {
      const { formToken } = yield* ConsoleSession
      const all = yield* schedules.list()
      const main = [
        doneNotice((yield* queryOf).get("done"), doneSentences),
        yield* refusalNotice(refusal),
        createForm(form, formToken),
        markup`<section aria-labelledby="schedules-title"><h2 id="schedules-title">Schedules</h2>${all.length === 0 ? markup`<p class="empty">No repository is scanned by itself yet.</p>` : scheduleTable(all)}</section>`
      ]
      return yield* consolePage({ section, title: "Schedules", main, status })
    })

    const list = Effect.gen(function* () {
      const wanted = ((yield* queryOf).get("repo_url") ?? "").slice(0, 400)
      const written = { ...readForm(new Map()), repo_url: wanted, cron: "0 3 * * 1" }
      return yield* shown({ written, wrong: {} })
    })

    const made = Effect.fnUntraced(function* (written: Written, fields: FormFields) {
      const request = yield* requestOf(written)
      const repository = parseRepositoryUrl(request.repo_url, forges)
      if (Result.isFailure(repository))
        return yield* Effect.fail<ScheduleForm>({ written, wrong: { repo_url: `${repository.failure.message}.` } })
      return yield* replayed(
        "console schedules",
        fields,
        JSON.stringify(written),
        ScheduleRecord,
        schedules.create({
          repoUrl: request.repo_url,
          repository: repository.success,
          cron: request.cron,
          timeZone: request.time_zone ?? "UTC",
          projectName: request.project_name ?? null,
          projectVersion: null
        })
      )
    })

    const create = (fields: FormFields) => {
      const written = readForm(fields)
      return made(written, fields).pipe(
        Effect.map(() => seeOther("/console/schedules?done=created")),
        Effect.catchIf(isForm, (form) => shown(form, undefined, 422)),
        Effect.catchIf(isRefusal, (refusal) => shown({ written, wrong: {} }, refusal, statusOf(refusal)))
      )
    }

    const asked = Effect.flatMap(HttpRouter.params, ({ id = "" }) => schedules.get(id))

    const one = Effect.fnUntraced(function* (wrong: FieldErrors = {}, written?: string) {
      const { formToken } = yield* ConsoleSession
      const schedule = yield* asked
      const main = markup`<p class="crumbs"><a href="/console/schedules">All schedules</a></p>
        ${scheduleTable([schedule])}${changeView(schedule, wrong, formToken, written)}`
      const title = `Schedule of ${plain(schedule.repo_url.replace(/^https?:\/\//i, ""))}`
      return yield* consolePage({ section, title, main, status: written === undefined ? 200 : 422 })
    })

    const change = Effect.fnUntraced(function* (fields: FormFields) {
      const { id } = yield* asked
      const cron = trimmed(fields, "cron")
      const update = yield* Effect.result(decodeUpdate({ cron, enabled: fields.has("enabled") }, options))
      if (Result.isFailure(update)) return yield* one(fieldErrorsIn(update.failure.issue), cron)
      yield* schedules.change(id, update.success)
      return seeOther("/console/schedules?done=changed")
    })

    const remove = () =>
      Effect.gen(function* () {
        yield* schedules.remove((yield* asked).id)
        return seeOther("/console/schedules?done=deleted")
      })

    yield* router.add("GET", "/console/schedules", signedIn(list))
    yield* router.add("POST", "/console/schedules", posted(create))
    yield* router.add("GET", "/console/schedules/:id", signedIn(one()))
    yield* router.add("POST", "/console/schedules/:id", posted(change))
    yield* router.add("POST", "/console/schedules/:id/delete", posted(remove))
  })
)
