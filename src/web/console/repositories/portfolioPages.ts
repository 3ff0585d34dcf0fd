import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import { bars, HYGIENE_OF, scoreCard, type Tone } from "../../../../scanner/html/charts.ts"
import { fieldValue, type Html, markup } from "../../../../scanner/html/markup.ts"
import { counted, grouped } from "../../../../scanner/html/numbers.ts"
import { plain } from "../../../../scanner/html/parts.ts"
import { SEVERITIES } from "../../../../scanner/html/words.ts"
import { severities } from "../../../../scanner/model/Assessment.ts"
import { repositoryPositionOf } from "../../../domain/listPosition.ts"
import { type Portfolio as Numbers, type RepositoryRecord, RepositorySort } from "../../../domain/RepositoryRecord.ts"
import { Portfolio } from "../../../portfolio/Portfolio.ts"
import { queryOf } from "../../requestFields.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consolePage, seeOther } from "../consolePage.ts"
import { doneNotice } from "../parts/notices.ts"
import { repositoryTable } from "./repositoryTable.ts"

const perPage = 25

const mostText = 120

const sortWords = {
  score: "Worst score first",
  severity: "Most severe findings first",
  due: "First deadline first",
  name: "By name",
  newest: "Newest first"
} as const satisfies Record<RepositorySort, string>

const isSort = Schema.is(RepositorySort)

interface Asked {
  readonly sort: RepositorySort
  readonly text: string
  readonly label: string
  readonly cursor: string | undefined
}

/** What the database would choke on is not asked for. */
const wordIn = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? "").replaceAll("\0", "").toWellFormed().trim().slice(0, mostText)

const asked = Effect.map(queryOf, (query): Asked => {
  const sort = query.get("sort")
  return {
    sort: isSort(sort) ? sort : "score",
    text: wordIn(query, "text"),
    label: wordIn(query, "label"),
    cursor: query.get("cursor") ?? undefined
  }
})

const address = ({ sort, text, label }: Asked, cursor?: string): string => {
  const query = new URLSearchParams({
    ...(sort !== "score" && { sort }),
    ...(text !== "" && { text }),
    ...(label !== "" && { label }),
    ...(cursor !== undefined && { cursor })
  })
  return query.size === 0 ? "/console" : `/console?${query}`
}

const risks = [
  ["critical", "Critical", "critical"],
  ["high", "High", "high"],
  ["medium", "Medium", "medium"],
  ["low", "Low", "low"],
  ["none", "No open finding", "good"]
] as const satisfies ReadonlyArray<readonly [keyof Numbers["repositories_by_risk"], string, Tone]>

const numbersSection = (numbers: Numbers): Html =>
  markup`<section aria-labelledby="numbers-title">
    <h2 id="numbers-title">Portfolio</h2>
    <p class="lead"><strong>${counted(numbers.repositories_total, "repository", "repositories")}</strong>, ${grouped(numbers.repositories_scanned)} of them scanned. <strong>${counted(numbers.components_total, "cryptographic asset")}</strong>.</p>
    <div class="grid three">
      ${scoreCard("Average hygiene", numbers.score_average ?? undefined, `${HYGIENE_OF} Over ${counted(numbers.repositories_judged, "repository", "repositories")} with a score.`)}
      <div class="card"><h3>Repositories by worst finding</h3>${bars(
        "Repositories by worst finding",
        risks.map(([risk, label, tone]) => ({ label, tone, count: numbers.repositories_by_risk[risk] ?? 0 }))
      )}</div>
      <div class="card"><h3>Findings by severity</h3>${bars(
        "Findings by severity",
        severities.map((severity) => ({
          label: SEVERITIES[severity],
          tone: severity,
          count: numbers.findings_by_severity[severity] ?? 0
        }))
      )}</div>
    </div>
  </section>`

const option = (value: string, word: string, current: string): Html =>
  markup`<option value="${fieldValue(value)}"${value === current ? markup` selected` : undefined}>${word}</option>`

const filterForm = (wanted: Asked, { labels }: Numbers): Html =>
  markup`<form class="row" method="get" action="/console" role="search" aria-label="Repositories">
    <label class="field">Name or address<input name="text" value="${fieldValue(wanted.text)}" maxlength="${mostText}" spellcheck="false" /></label>
    ${
      labels.length === 0
        ? undefined
        : markup`<label class="field">Label<select name="label">${option("", "All", wanted.label)}${labels.map(({ label, repositories }) => option(label, `${plain(label)} (${repositories})`, wanted.label))}</select></label>`
    }
    <label class="field">Order<select name="sort">${Object.entries(sortWords).map(([sort, word]) => option(sort, word, wanted.sort))}</select></label>
    <button>Show</button>
  </form>`

const empty = ({ repositories_total: total }: Numbers): Html =>
  total === 0
    ? markup`<div class="empty"><p><strong>No repository yet.</strong> The first scan of an address makes one.</p><p><a class="button primary" href="/console/scans">Scan a repository</a></p></div>`
    : markup`<p class="empty">No repository fits. <a href="/console">Show all</a></p>`

const paging = (wanted: Asked, next: string | null): Html =>
  markup`<p class="actions paging">
    ${wanted.cursor === undefined ? undefined : markup`<a class="button small" href="${address(wanted)}">From the start</a>`}
    ${next === null ? undefined : markup`<a class="button small" rel="next" href="${address(wanted, next)}">More</a>`}
  </p>`

const listSection = (
  wanted: Asked,
  numbers: Numbers,
  repositories: ReadonlyArray<RepositoryRecord>,
  next: string | null
): Html =>
  markup`<section aria-labelledby="repositories-title">
    <div class="heading"><h2 id="repositories-title">Repositories</h2><p class="actions"><a class="button small" href="/console/scans">New scan</a> <a class="button small" href="/console/repositories/new">New repository</a></p></div>
    ${numbers.repositories_total === 0 ? undefined : filterForm(wanted, numbers)}
    ${
      repositories.length === 0
        ? empty(numbers)
        : [
            repositoryTable(
              repositories,
              `${counted(repositories.length, "repository", "repositories")}. ${sortWords[wanted.sort]}.`
            ),
            paging(wanted, next)
          ]
    }
  </section>`

const doneSentences = { deleted: "The repository is deleted." }

/** What the console opens with: the portfolio in numbers, and its repositories, the worst first. */
export const portfolioPages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const portfolio = yield* Portfolio
    const { signedIn } = yield* consoleAccess

    const page = Effect.gen(function* () {
      const query = yield* queryOf
      const status = query.get("status")
      // Where the list of scans was before.
      if (status !== null) return seeOther(`/console/scans?${new URLSearchParams({ status })}`)
      const wanted = yield* asked
      const position = wanted.cursor === undefined ? undefined : repositoryPositionOf(wanted.cursor)
      const after = position?.sort === wanted.sort ? position : undefined
      const shown = { ...wanted, cursor: after === undefined ? undefined : wanted.cursor }
      const numbers = yield* portfolio.numbers()
      const { repositories, nextCursor } = yield* portfolio.list({
        limit: perPage,
        sort: wanted.sort,
        after,
        label: wanted.label === "" ? undefined : wanted.label,
        text: wanted.text === "" ? undefined : wanted.text
      })
      const main = [
        doneNotice(query.get("done"), doneSentences),
        numbers.repositories_total === 0 ? undefined : numbersSection(numbers),
        listSection(shown, numbers, repositories, nextCursor)
      ]
      return yield* consolePage({ section: "repositories", title: "Repositories", main })
    })

    yield* router.add("GET", "/console", signedIn(page))
    yield* router.add("GET", "/console/repositories", signedIn(Effect.succeed(seeOther("/console"))))
  })
)
