import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import { counted } from "../../../../scanner/html/numbers.ts"
import { ScanRequest } from "../../../api/scansApi.ts"
import { completedRepositoryUrl } from "../../../domain/RepositoryUrl.ts"
import type { ScanRecord } from "../../../domain/ScanRecord.ts"
import { ScanStatus, isTerminal } from "../../../domain/ScanState.ts"
import { scanPositionOf } from "../../../domain/listPosition.ts"
import { Scans } from "../../../scans/Scans.ts"
import { RepositoryRefused } from "../../../scans/submitScan.ts"
import { type FormFields, queryOf } from "../../requestFields.ts"
import { partResponse } from "../../pageResponse.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consolePage, seeOther } from "../consolePage.ts"
import { ConsoleSession } from "../ConsoleSession.ts"
import { livePart, scanList, statusWords } from "./scanList.ts"
import { isSubmissionRefusal, refusalAnswer, refusalWords, submitOnce } from "./submitOnce.ts"
import { fieldValue, type Html, markup } from "../../../../scanner/html/markup.ts"
import { fieldErrorsIn } from "../parts/fieldView.ts"
import { formTokenField, formNumberField } from "../parts/formOnce.ts"

const scanFields = ["repo_url", "project_name", "project_version"] as const
type ScanField = (typeof scanFields)[number]

/** The submitted values of the form. */
type ScanFormValues = Readonly<Record<ScanField, string>>

/** The errors, by field. */
type ScanFormErrors = Readonly<Partial<Record<ScanField, string>>>

const writtenIn = (fields: FormFields): ScanFormValues => ({
  repo_url: completedRepositoryUrl(fields.get("repo_url") ?? ""),
  project_name: (fields.get("project_name") ?? "").trim(),
  project_version: (fields.get("project_version") ?? "").trim()
})

const isField = (name: string): name is ScanField => scanFields.some((field) => field === name)

/** The request as the API would take it, without empty fields. */
const scanRequestOf = (written: ScanFormValues) => {
  if (written.repo_url === "") return Effect.fail<ScanFormErrors>({ repo_url: "Enter the address of a repository." })
  const sent = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== ""))
  return Effect.mapError(
    Schema.decodeUnknownEffect(ScanRequest)(sent, { errors: "all", reportInput: true }),
    ({ issue }): ScanFormErrors =>
      Object.fromEntries(
        Object.entries(fieldErrorsIn(issue)).flatMap(([name, said]) => (isField(name) ? [[name, `${said}.`]] : []))
      )
  )
}

/** The form for a new scan, with its submitted values. */
interface SubmitForm {
  readonly formToken: string
  readonly written: ScanFormValues
  readonly wrong: ScanFormErrors
  /** Why it was refused, if no field is wrong. */
  readonly refusal?: Html
}

interface Field {
  readonly label: string
  readonly hint: string
  readonly attributes: Html
}

const fields = {
  repo_url: {
    label: "Repository",
    hint: "Public, by https. A branch, tag or commit can be named: …/tree/release",
    attributes: markup` inputmode="url" autocomplete="url" placeholder="https://github.com/owner/name" maxlength="400" required`
  },
  project_name: { label: "Project name", hint: "Otherwise owner/name", attributes: markup` maxlength="120"` },
  project_version: { label: "Version", hint: "Otherwise the tag or the commit", attributes: markup` maxlength="60"` }
} as const satisfies Record<ScanField, Field>

const field = (name: ScanField, { written, wrong }: SubmitForm): Html => {
  const { label, hint, attributes } = fields[name]
  const problem = wrong[name]
  const described = problem === undefined ? `${name}-hint` : `${name}-wrong ${name}-hint`
  return markup`<div class="field ${name}">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${fieldValue(written[name])}" spellcheck="false" aria-describedby="${described}"${attributes}${
      problem === undefined ? undefined : markup` aria-invalid="true"`
    } />
    ${problem === undefined ? undefined : markup`<p class="wrong" id="${name}-wrong">${problem}</p>`}
    <p class="hint" id="${name}-hint">${hint}</p>
  </div>`
}

const submitForm = (form: SubmitForm): Html =>
  markup`<section class="card new-scan" aria-labelledby="new-scan">
    <h2 id="new-scan">New scan</h2>
    ${form.refusal === undefined ? undefined : markup`<div class="notice critical" role="alert">${form.refusal}</div>`}
    <form method="post" action="/console/scans" novalidate>
      ${formTokenField(form.formToken)}${formNumberField()}
      ${field("repo_url", form)}${field("project_name", form)}${field("project_version", form)}
      <button class="primary">Scan</button>
    </form>
  </section>`

const perPage = 25

const isStatus = Schema.is(ScanStatus)

const isRepositoryRefused = (error: unknown): error is RepositoryRefused => error instanceof RepositoryRefused

const recordOf = (json: string): ScanRecord => JSON.parse(json)

/** Filter and position of the list. */
interface ScanListQuery {
  readonly status: ScanStatus | undefined
  readonly cursor: string | undefined
}

/** One page of the list. */
interface ScanListView extends ScanListQuery {
  readonly scans: ReadonlyArray<ScanRecord>
  readonly nextCursor: string | null
}

const address = (path: string, { status, cursor }: ScanListQuery): string => {
  const query = new URLSearchParams({
    ...(status !== undefined && { status }),
    ...(cursor !== undefined && { cursor })
  })
  return query.size === 0 ? path : `${path}?${query}`
}

const filter = (current: ScanStatus | undefined): Html => {
  const choice = (status: ScanStatus | undefined, word: string) =>
    markup`<li><a href="${address("/console/scans", { status, cursor: undefined })}"${status === current ? markup` aria-current="true"` : undefined}>${word}</a></li>`
  return markup`<ul class="choices" aria-label="Scans by status">
    ${choice(undefined, "All")}${ScanStatus.literals.map((status) => choice(status, statusWords[status].word))}
  </ul>`
}

const empty = ({ status, cursor }: ScanListQuery): Html => {
  if (status === undefined && cursor === undefined)
    return markup`<div class="empty"><p><strong>No scan yet.</strong> Enter the address of a public repository above: its cryptography is listed within a minute or two.</p><p class="muted">Programs submit scans by the API. <a href="/docs">Documentation</a></p></div>`
  const what = status === undefined ? "No further scan." : `No scan is ${statusWords[status].word.toLowerCase()}.`
  return markup`<p class="empty">${what} <a href="/console/scans">Show all scans</a></p>`
}

const paging = ({ status, cursor, nextCursor }: ScanListView): Html =>
  markup`<p class="actions paging">
    ${cursor === undefined ? undefined : markup`<a class="button small" href="${address("/console/scans", { status, cursor: undefined })}">Newest</a>`}
    ${nextCursor === null ? undefined : markup`<a class="button small" rel="next" href="${address("/console/scans", { status, cursor: nextCursor })}">Older</a>`}
  </p>`

/** The list of scans; it refreshes itself while one of them runs. */
const scansSection = (shown: ScanListView): Html => {
  const { scans, status } = shown
  const isRunning = scans.some((scan) => !isTerminal(scan))
  const live = isRunning ? livePart(address("/console/scans/list", shown)) : undefined
  const reload = markup`<noscript><a href="${address("/console/scans", shown)}">Reload</a></noscript>`
  return markup`<section id="scans" aria-labelledby="scans-title"${live}>
    <div class="heading"><h2 id="scans-title">Scans</h2>${isRunning ? reload : undefined}${filter(status)}</div>
    ${scans.length === 0 ? empty(shown) : [scanList(scans, `${counted(scans.length, "scan")}, the newest first.`), paging(shown)]}
  </section>`
}

const asked = Effect.map(queryOf, (query): ScanListQuery => {
  const [status, cursor] = [query.get("status"), query.get("cursor")]
  return { status: isStatus(status) ? status : undefined, cursor: cursor ?? undefined }
})

const blank: Pick<SubmitForm, "written" | "wrong"> = { written: writtenIn(new Map()), wrong: {} }

interface ScanListAnswer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

/** The scans of a tenant, and the form for another one. */
export const scansPages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const scans = yield* Scans
    const submit = yield* submitOnce
    const { signedIn, posted } = yield* consoleAccess

    const section = Effect.fnUntraced(function* (which: ScanListQuery) {
      const after = which.cursor === undefined ? undefined : scanPositionOf(which.cursor)
      const page = yield* scans.list({ limit: perPage, status: which.status, after })
      const cursor = after === undefined ? undefined : which.cursor
      return scansSection({ ...which, cursor, nextCursor: page.nextCursor, scans: page.scans.map(recordOf) })
    })

    const shown = Effect.fnUntraced(function* (
      form: Omit<SubmitForm, "formToken">,
      which: ScanListQuery,
      answer: ScanListAnswer = { status: 200 }
    ) {
      const { formToken } = yield* ConsoleSession
      const main = [submitForm({ ...form, formToken }), yield* section(which)]
      return yield* consolePage({ section: "scans", title: "Scans", main, ...answer })
    })

    const begin = Effect.fnUntraced(function* (fields: FormFields) {
      const written = writtenIn(fields)
      const first = { status: undefined, cursor: undefined }
      const wanted = yield* Effect.result(scanRequestOf(written))
      if (wanted._tag === "Failure") return yield* shown({ written, wrong: wanted.failure }, first, { status: 422 })
      const now = yield* Clock.currentTimeMillis
      return yield* submit(wanted.success, fields).pipe(
        Effect.map((id) => seeOther(`/console/scans/${id}`)),
        Effect.catchIf(isRepositoryRefused, ({ sentence }) =>
          shown({ written, wrong: { repo_url: `${sentence}.` } }, first, { status: 422 })
        ),
        Effect.catchIf(isSubmissionRefusal, (refusal) =>
          shown({ written, wrong: {}, refusal: refusalWords(refusal, now) }, first, refusalAnswer(refusal))
        )
      )
    })

    const part = Effect.flatMap(Effect.flatMap(asked, section), (html) => partResponse(html))

    yield* router.add("GET", "/console/scans", signedIn(Effect.flatMap(asked, (which) => shown(blank, which))))
    yield* router.add("GET", "/console/scans/list", signedIn(part))
    yield* router.add("POST", "/console/scans", posted(begin))
  })
)
