import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { counted, grouped } from "../../../../scanner/html/numbers.ts"
import { pill, plain } from "../../../../scanner/html/parts.ts"
import { SEVERITIES } from "../../../../scanner/html/words.ts"
import { NOT_JUDGED } from "../../../../scanner/model/scoreText.ts"
import { TriageRequest } from "../../../api/triageApi.ts"
import { CurrentTenant } from "../../../domain/CurrentTenant.ts"
import type { RepositoryRecord } from "../../../domain/RepositoryRecord.ts"
import { type TriageDecision, type TriagedFindings, TriageState, wrongIn } from "../../../domain/TriageRecord.ts"
import { Portfolio } from "../../../portfolio/Portfolio.ts"
import { isUnknownFindings, Triage } from "../../../portfolio/Triage.ts"
import { RateLimits } from "../../../rateLimits/RateLimits.ts"
import { type FormFields, queryOf } from "../../requestFields.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consoleHeaders, consolePage, seeOther } from "../consolePage.ts"
import { ConsoleSession } from "../ConsoleSession.ts"
import { moment } from "../moment.ts"
import { fieldErrorsIn, fieldView } from "../parts/fieldView.ts"
import { formTokenField } from "../parts/formOnce.ts"
import { doneNotice, type FieldErrors, wrongSummary } from "../parts/notices.ts"
import { repositoryPath } from "./repositoryTable.ts"

/** The API gives up to 5,000. */
const mostShown = 200
const stepsShown = 20

const words = {
  open: { word: "Open", tone: "high" },
  accepted: { word: "Accepted", tone: "medium" },
  false_positive: { word: "False positive", tone: "info" },
  fixed: { word: "Fixed", tone: "good" }
} as const satisfies Record<TriageState, { readonly word: string; readonly tone: string }>

const actions = {
  accepted: "Accept",
  false_positive: "False positive",
  fixed: "Fixed, the next scan proves it",
  open: "Open again"
} as const satisfies Record<TriageState, string>

const prefix = "finding."

interface DecisionForm {
  readonly findings: ReadonlyArray<string>
  readonly state: string
  readonly reason: string
  readonly until: string
  readonly wrong: FieldErrors
}

const blank: DecisionForm = { findings: [], state: "accepted", reason: "", until: "", wrong: {} }

const readForm = (fields: FormFields): DecisionForm => ({
  findings: [...fields.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
  state: fields.get("state") ?? "",
  reason: (fields.get("reason") ?? "").trim(),
  until: (fields.get("until") ?? "").trim(),
  wrong: {}
})

const decode = Schema.decodeUnknownEffect(TriageRequest)

const requestIn = ({ findings, state, reason, until }: DecisionForm) =>
  decode(
    { findings, state, ...(reason !== "" && { reason }), ...(until !== "" && { until }) },
    { errors: "all", reportInput: true }
  )

const said = ({ state, reason, until, decided_by, decided_at }: TriageDecision): Html =>
  markup`${actions[state]}${until === null ? undefined : ` until ${until}`}${reason === null ? undefined : markup`: ${plain(reason)}`}<div class="sub">${plain(decided_by)}, ${moment(decided_at)}</div>`

type Triaged = TriagedFindings["findings"][number]

const row = ({ finding, state, decisions }: Triaged, chosen: ReadonlySet<string>): Html => {
  const { word, tone } = words[state]
  const more = (finding.places_total ?? 1) - 1
  return markup`<tr id="f-${finding.id}"><td><input type="checkbox" id="c-${finding.id}" name="${prefix}${finding.id}" value="yes"${chosen.has(finding.id) ? markup` checked` : undefined} /></td>
    <th scope="row"><label for="c-${finding.id}">${plain(finding.title)}</label><div class="sub">${plain(finding.location.path)}:${finding.location.start_line}${more > 0 ? `, and ${counted(more, "more place")}` : undefined}</div></th>
    <td data-label="Severity">${pill(SEVERITIES[finding.severity], finding.severity)}</td>
    <td data-label="State">${pill(word, tone)}</td>
    <td data-label="Decision">${decisions[0] === undefined ? markup`<span class="muted">None</span>` : said(decisions[0])}</td></tr>`
}

const decisionFields = (form: DecisionForm): Html =>
  markup`<fieldset class="group"><legend>Decide of the chosen findings</legend>
    <div class="field"><label for="state">State</label><select id="state" name="state">${Object.entries(actions).map(([state, word]) => markup`<option value="${state}"${state === form.state ? markup` selected` : undefined}>${word}</option>`)}</select></div>
    ${fieldView({ name: "reason", label: "Reason", value: form.reason, wrong: form.wrong["reason"], hint: "Needed to accept, and for false positives" })}
    ${fieldView({ name: "until", label: "Until", value: form.until, wrong: form.wrong["until"], hint: "Last day of an acceptance, as YYYY-MM-DD; empty for as long as nobody says otherwise" })}
  </fieldset>`

const labels = { findings: "Findings", state: "State", reason: "Reason", until: "Until" }

const filter = (one: RepositoryRecord, current: TriageState | undefined, { counts }: TriagedFindings): Html => {
  const path = `${repositoryPath(one)}/findings`
  const choice = (state: TriageState | undefined, word: string) =>
    markup`<li><a href="${state === undefined ? path : `${path}?state=${state}`}"${state === current ? markup` aria-current="true"` : undefined}>${word}</a></li>`
  return markup`<ul class="choices" aria-label="Findings by state">
    ${choice(undefined, "All")}${TriageState.literals.map((state) => choice(state, `${words[state].word} (${grouped(counts[state] ?? 0)})`))}
  </ul>`
}

const listSection = (one: RepositoryRecord, all: TriagedFindings, form: DecisionForm, formToken: string): Html => {
  const shown = all.findings.slice(0, mostShown)
  if (shown.length === 0) return markup`<p class="empty">No finding.</p>`
  const caption =
    shown.length < all.findings_total
      ? `The first ${grouped(shown.length)} of ${counted(all.findings_total, "finding")}; the API lists more.`
      : `${counted(all.findings_total, "finding")}, the most severe first.`
  const chosen = new Set(form.findings)
  return markup`<form method="post" action="${repositoryPath(one)}/triage" class="triage" novalidate>
    ${formTokenField(formToken)}
    ${wrongSummary(form.wrong, labels)}
    <table class="plain cards-narrow" id="findings" tabindex="-1"><caption>${caption}</caption>
      <thead><tr><th scope="col"><span class="unseen">Chosen</span></th>${["Finding", "Severity", "State", "Decision"].map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${shown.map((finding) => row(finding, chosen))}</tbody></table>
    ${decisionFields(form)}
    <div class="actions"><button class="primary">Decide</button></div>
  </form>`
}

const stepList = (id: string, title: string, none: string, steps: ReadonlyArray<TriageDecision>): Html =>
  markup`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
    ${
      steps.length === 0
        ? markup`<p class="empty">${none}</p>`
        : markup`<table class="plain cards-narrow"><caption>${counted(steps.length, "place")}.</caption>
            <thead><tr><th scope="col">Finding</th><th scope="col">Decision</th></tr></thead>
            <tbody>${steps.map((step) => markup`<tr><th scope="row">${plain(step.title)}<div class="sub">${plain(step.path)}</div></th><td data-label="Decision">${said(step)}</td></tr>`)}</tbody></table>`
    }</section>`

const scores = ({ score, score_before: before }: TriagedFindings): Html =>
  markup`<p class="lead">Hygiene <strong>${score ?? NOT_JUDGED}</strong>${score === before ? undefined : markup`, without any decision ${before ?? NOT_JUDGED}`}.</p>
  <p class="muted">What is set aside lifts the score at most as much as fixing it would.</p>`

const doneSentences = { decided: "It is decided. Score, SARIF and published reports follow at once." }

const isState = Schema.is(TriageState)

const findingsIn = (bytes: Uint8Array): TriagedFindings => JSON.parse(new TextDecoder().decode(bytes))

const files = [
  ["sarif", "application/sarif+json"],
  ["vex", "application/json"]
] as const

/** The findings of a repository, with what was decided of them. */
export const triagePages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const portfolio = yield* Portfolio
    const triage = yield* Triage
    const limits = yield* RateLimits
    const { signedIn, posted } = yield* consoleAccess

    const idAsked = Effect.map(HttpRouter.params, ({ id = "" }) => id)

    const counting = Effect.flatMap(CurrentTenant, ({ id }) => limits.require("downloads", id))

    const shown = Effect.fnUntraced(function* (id: string, form: DecisionForm, status = 200) {
      const { formToken } = yield* ConsoleSession
      const one = yield* portfolio.get(id)
      const query = yield* queryOf
      const asked = query.get("state")
      const state = isState(asked) ? asked : undefined
      const { bytes } = yield* triage.document(one.id, "findings", { state })
      yield* counting
      const all = findingsIn(yield* bytes)
      const { steps } = yield* triage.history(one.id, { limit: stepsShown })
      const main = markup`<div class="scan">
        <p class="crumbs"><a href="/console">All repositories</a> / <a href="${repositoryPath(one)}">${plain(one.name)}</a></p>
        ${doneNotice(query.get("done"), doneSentences)}
        ${scores(all)}
        <section aria-labelledby="findings-title"><div class="heading"><h2 id="findings-title">Findings of the newest scan</h2>${filter(one, state, all)}</div>
          ${listSection(one, all, form, formToken)}</section>
        ${all.gone.length === 0 ? undefined : stepList("gone-title", "Decided, and not found any more", "", all.gone.slice(0, mostShown))}
        ${stepList("history-title", "History", "Nothing was decided yet.", steps)}
        <section aria-labelledby="files-title"><h2 id="files-title">Downloads</h2><p class="actions"><a class="button" href="${repositoryPath(one)}/sarif.json">SARIF with suppressions</a> <a class="button" href="${repositoryPath(one)}/vex.json">CycloneDX VEX</a></p></section>
      </div>`
      return yield* consolePage({ section: "repositories", title: `Findings of ${plain(one.name)}`, main, status })
    })

    const page = Effect.flatMap(idAsked, (id) => shown(id, blank))

    const decide = Effect.fnUntraced(function* (fields: FormFields) {
      const id = yield* idAsked
      const form = readForm(fields)
      if (form.findings.length === 0)
        return yield* shown(id, { ...form, wrong: { findings: "Choose one at least." } }, 422)
      const request = yield* Effect.result(requestIn(form))
      if (Result.isFailure(request))
        return yield* shown(id, { ...form, wrong: fieldErrorsIn(request.failure.issue) }, 422)
      const { findings, state, reason = null, until = null } = request.success
      const decision = { state, reason, until }
      const wrong = wrongIn(decision, DateTime.formatIsoDateUtc(yield* DateTime.now))
      if (wrong !== undefined) return yield* shown(id, { ...form, wrong: { [wrong[0]]: `${wrong[1]}.` } }, 422)
      return yield* triage.decide(id, findings, decision).pipe(
        Effect.map(() => seeOther(`${repositoryPath({ id })}/findings?done=decided`)),
        Effect.catchIf(isUnknownFindings, () =>
          shown(id, { ...form, wrong: { findings: "A newer scan has other findings. Choose anew." } }, 422)
        )
      )
    })

    for (const [kind, contentType] of files) {
      const download = Effect.gen(function* () {
        const { bytes } = yield* triage.document(yield* idAsked, kind)
        yield* counting
        const name = `attachment; filename="${kind}.json"`
        return HttpServerResponse.uint8Array(yield* bytes, {
          contentType,
          headers: { ...consoleHeaders, "content-disposition": name }
        })
      })
      yield* router.add("GET", `/console/repositories/:id/${kind}.json`, signedIn(download))
    }
    yield* router.add("GET", "/console/repositories/:id/findings", signedIn(page))
    yield* router.add("POST", "/console/repositories/:id/triage", posted(decide))
  })
)
