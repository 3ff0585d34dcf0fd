import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as Layer from "effect/Layer"
import { type Content, fieldValue, type Html, joined, markup } from "../../../../scanner/html/markup.ts"
import { counted, grouped } from "../../../../scanner/html/numbers.ts"
import { link, pill, plain } from "../../../../scanner/html/parts.ts"
import { CurrentTenant } from "../../../domain/CurrentTenant.ts"
import { isDay } from "../../../domain/fields.ts"
import { wrongPlanDay } from "../../../domain/PlanDocument.ts"
import type { RepositoryRecord } from "../../../domain/RepositoryRecord.ts"
import type { PlanView } from "../../../portfolio/InventoryJudge.ts"
import { Plans } from "../../../portfolio/Plans.ts"
import { planDownload } from "../../../portfolio/planDownload.ts"
import { Portfolio } from "../../../portfolio/Portfolio.ts"
import { RateLimits } from "../../../rateLimits/RateLimits.ts"
import { queryOf } from "../../requestFields.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consoleHeaders, consolePage } from "../consolePage.ts"
import { repositoryPath } from "./repositoryTable.ts"

type Work = PlanView["work"][number]

const files = [
  ["plan.html", "html", "Page to hand on"],
  ["plan.csv", "csv", "CSV"],
  ["plan.md", "markdown", "Markdown"],
  ["plan.json", "json", "JSON"]
] as const

const columns = (names: ReadonlyArray<string>, numbers: ReadonlyArray<string> = []): Html =>
  markup`<thead><tr>${names.map((name) => markup`<th scope="col"${numbers.includes(name) ? markup` class="number"` : undefined}>${name}</th>`)}</tr></thead>`

const count = (label: string, value: number): Html =>
  markup`<td class="number" data-label="${label}">${grouped(value)}</td>`

/** `2 pieces of work, the most urgent first.` */
const firstOf = (shown: number, total: number, words: readonly [one: string, many: string], more = ""): string =>
  shown < total
    ? `The first ${grouped(shown)} of ${counted(total, ...words)}${more}; the files have all.`
    : `${counted(total, ...words)}${more}.`

const numbers = ["Assets", "Changes", "Files", "Uses", "Places"]

const milestoneTable = ({ milestones }: PlanView): Html | undefined =>
  milestones.length === 0
    ? undefined
    : markup`<table class="plain cards-narrow"><caption>What has to be done until when, without what only tests and examples use.</caption>
        ${columns(["When", "Assets", "Changes", "Files"], numbers)}
        <tbody>${milestones.map((one) => markup`<tr><th scope="row">${plain(one.when)}</th>${count("Assets", one.items)}${count("Changes", one.changes)}${count("Files", one.files)}</tr>`)}</tbody></table>`

const target = ({ action, replacement, interim, silent }: Work): Html =>
  markup`${action === "" ? plain(replacement) : markup`${action} <strong>${plain(replacement)}</strong>`}${
    interim === null ? undefined : markup`<div class="sub">Until then ${plain(interim)}</div>`
  }${silent.length === 0 ? undefined : markup`<div class="sub">Not named by ${plain(silent.join(", "))}</div>`}`

const effort = ({ effort: text, prescribed, places, places_total }: Work): Html =>
  markup`${text}<div class="sub">${joined(
    places.map((place) => markup`<code>${plain(place)}</code>`),
    ", "
  )}${places_total > places.length ? ` and ${counted(places_total - places.length, "further place")}` : undefined}</div>${
    prescribed === 0
      ? undefined
      : markup`<div class="sub">A protocol or an old format demands ${counted(prescribed, "use")}: change both sides.</div>`
  }`

const workRow = (one: Work): Html =>
  markup`<tr><th scope="row">${plain(one.names)}<div class="sub">${one.exposure}; ${plain(one.policies)}</div></th>
    <td data-label="When">${pill(one.deadline, one.tone)}</td>
    <td data-label="Replace by">${target(one)}${one.offers.map(({ text, source }) => markup`<div class="sub">${link(source ?? undefined, plain(text))}</div>`)}</td>
    <td data-label="Effort">${effort(one)}</td></tr>`

const workTable = ({ work, work_total: total }: PlanView): Html =>
  work.length === 0
    ? markup`<p class="empty">Nothing in production has to change.</p>`
    : markup`<table class="plain cards-narrow"><caption>${firstOf(work.length, total, ["piece of work", "pieces of work"], ", the most urgent first")}</caption>
        ${columns(["What", "When", "Replace by", "Effort"])}<tbody>${work.map(workRow)}</tbody></table>`

const callSection = ({ calls, calls_total: total }: PlanView): Html | undefined =>
  calls.length === 0
    ? undefined
    : markup`<section aria-labelledby="calls-title"><h2 id="calls-title">By library call</h2>
        <table class="plain cards-narrow"><caption>${firstOf(calls.length, total, ["library call", "library calls"])} A constant, or a wrapper around a call, is one change however many uses it has.</caption>
          ${columns(["Call", "Changes", "Uses", "Files"], numbers)}
          <tbody>${calls.map((one) => markup`<tr><th scope="row"><code>${plain(one.call)}</code></th>${count("Changes", one.changes)}${count("Uses", one.places)}${count("Files", one.files)}</tr>`)}</tbody></table></section>`

const questionSection = ({ questions, questions_total: total }: PlanView): Html | undefined =>
  questions.length === 0
    ? undefined
    : markup`<section aria-labelledby="questions-title"><h2 id="questions-title">To find out first</h2>
        <table class="plain cards-narrow"><caption>${firstOf(questions.length, total, ["asset", "assets"], " that cannot be judged by what the code shows")}</caption>
          ${columns(["Asset", "Not known", "Policies", "Places", "First place"], numbers)}
          <tbody>${questions.map((one) => markup`<tr><th scope="row">${plain(one.name)}</th><td data-label="Not known">${plain(one.needs.join(", "))}</td><td data-label="Policies">${plain(one.policies.join(", "))}</td>${count("Places", one.places)}<td data-label="First place"><code>${plain(one.first)}</code></td></tr>`)}</tbody></table></section>`

const testSection = ({ tests, tests_effort: text }: PlanView): Html | undefined =>
  tests.length === 0
    ? undefined
    : markup`<section aria-labelledby="tests-title"><h2 id="tests-title">Only in tests and examples</h2>
        <p>${plain(tests.join("; "))}: ${text}.</p></section>`

const policiesNote = ({ on, at, policies, policies_chosen: isChosen }: PlanView): Html =>
  markup`<p class="muted">Evaluated on ${on} for ${at}${
    policies.length === 0
      ? undefined
      : markup` against ${joined(
          policies.map(({ title, version, source }) => link(source, plain(`${title} (${version})`))),
          ", "
        )}`
  }.${isChosen ? undefined : markup` Nobody has chosen policies; these are the dates that most are held to. <a href="/console/policies">Choose policies</a>`}</p>`

const downloads = (one: RepositoryRecord, at: string | undefined): Html =>
  markup`<p class="actions">${files.map(([file, , label]) => markup`<a class="button small" href="${repositoryPath(one)}/${file}${at === undefined ? "" : `?at=${at}`}">${label}</a> `)}</p>`

const mainOf = (one: RepositoryRecord, view: PlanView, at: string | undefined, wrong: string | undefined): Content =>
  markup`<div class="scan">
    <p class="crumbs"><a href="/console">All repositories</a> / <a href="${repositoryPath(one)}">${plain(one.name)}</a></p>
    <form class="row" method="get" action="${repositoryPath(one)}/plan">
      <label class="field">The policies must be satisfied on<input type="date" name="at" value="${fieldValue(view.at)}" min="${fieldValue(view.on)}"${wrong === undefined ? undefined : markup` aria-invalid="true" aria-describedby="at-wrong"`} /></label>
      <button>Plan</button>
    </form>
    ${wrong === undefined ? undefined : markup`<p class="notice medium" id="at-wrong" role="alert">${wrong}. This is the plan for ${view.at}.</p>`}
    <section class="plan" aria-labelledby="plan-title"><h2 id="plan-title">What has to be done</h2>
      <p class="lead">${joined(view.sentences.map(plain), " ")}</p>
      ${view.trend === null ? undefined : markup`<p><strong>Trend.</strong> ${plain(view.trend)}</p>`}
      ${policiesNote(view)}
      ${milestoneTable(view)}
    </section>
    <section aria-labelledby="work-title"><div class="heading"><h2 id="work-title">Steps</h2>${downloads(one, at)}</div>${workTable(view)}</section>
    ${callSection(view)}
    ${questionSection(view)}
    ${testSection(view)}
  </div>`

const viewIn = (bytes: Uint8Array): PlanView => JSON.parse(new TextDecoder().decode(bytes))

/** The plan of a repository, and its files; each counts as a download, as in the API. */
export const planPages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const portfolio = yield* Portfolio
    const plans = yield* Plans
    const limits = yield* RateLimits
    const download = yield* planDownload
    const { signedIn } = yield* consoleAccess

    const idAsked = Effect.map(HttpRouter.params, ({ id = "" }) => id)

    /** The day that is asked for, and what is wrong with it. */
    const asked = Effect.gen(function* () {
      const at = (yield* queryOf).get("at") ?? ""
      if (at === "") return { at: undefined, wrong: undefined }
      const today = DateTime.formatIsoDateUtc(yield* DateTime.now)
      const wrong = isDay(at) ? wrongPlanDay(at, today) : "at must be a day as YYYY-MM-DD"
      return { at: wrong === undefined ? at : undefined, wrong }
    })

    const page = Effect.gen(function* () {
      const { id: tenant } = yield* CurrentTenant
      const one = yield* portfolio.get(yield* idAsked)
      const { at, wrong } = yield* asked
      const { bytes } = yield* plans.find(one.id, { format: "view", at })
      yield* limits.require("downloads", tenant)
      const main = mainOf(one, viewIn(yield* bytes), at, wrong)
      return yield* consolePage({
        section: "repositories",
        title: `Plan of ${plain(one.name)}`,
        main,
        status: wrong === undefined ? 200 : 422
      })
    })

    for (const [file, format] of files) {
      const served = Effect.gen(function* () {
        const { at } = yield* asked
        return HttpServerResponse.setHeaders(yield* download(yield* idAsked, { format, at }), {
          ...consoleHeaders,
          vary: "Cookie, Accept-Encoding"
        })
      })
      yield* router.add("GET", `/console/repositories/:id/${file}`, signedIn(served))
    }
    yield* router.add("GET", "/console/repositories/:id/plan", signedIn(page))
  })
)
