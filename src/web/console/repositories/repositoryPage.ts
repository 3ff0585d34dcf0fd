import * as Effect from "effect/Effect"
import { bars, HYGIENE_OF, QUANTUM_OF, scoreCard, scoreTone } from "../../../../scanner/html/charts.ts"
import { type Content, fieldValue, type Html, markup } from "../../../../scanner/html/markup.ts"
import { counted, grouped } from "../../../../scanner/html/numbers.ts"
import { link, plain } from "../../../../scanner/html/parts.ts"
import { SEVERITIES } from "../../../../scanner/html/words.ts"
import { severities } from "../../../../scanner/model/Assessment.ts"
import { NOT_JUDGED } from "../../../../scanner/model/scoreText.ts"
import { scanPositionOf } from "../../../domain/listPosition.ts"
import type { RepositoryDetails, RepositoryRecord, TrendPoint } from "../../../domain/RepositoryRecord.ts"
import type { ScanRecord } from "../../../domain/ScanRecord.ts"
import type { ScheduleRecord } from "../../../domain/ScheduleRecord.ts"
import { Policies } from "../../../policies/Policies.ts"
import { Portfolio } from "../../../portfolio/Portfolio.ts"
import { Scans } from "../../../scans/Scans.ts"
import { consolePage } from "../consolePage.ts"
import { ConsoleSession } from "../ConsoleSession.ts"
import { moment } from "../moment.ts"
import { formNumberField, formTokenField } from "../parts/formOnce.ts"
import { scanList } from "../scans/scanList.ts"
import { scheduleTable } from "../schedules/scheduleTable.ts"
import { labelLink, repositoryPath } from "./repositoryTable.ts"
import { type RepositoryForm, repositoryFields, savedRepository } from "./repositoryForm.ts"

const scansShown = 10
const pointsShown = 60

const facts = (
  one: RepositoryRecord,
  held: ReadonlyArray<string> | null
): ReadonlyArray<readonly [string, Content]> => [
  ["Address", one.repo_url === null ? "None: for uploads" : link(one.repo_url, plain(one.repo_url))],
  ["Branch or tag", plain(one.default_ref ?? "Default branch")],
  ...(one.labels.length === 0 ? [] : [["Labels", markup`${one.labels.map(labelLink)}`] as const]),
  [
    "Policies",
    markup`${held === null ? "All of the program" : held.length === 0 ? "None" : held.join(", ")} <span class="muted">${one.policies === null ? "(the tenant's choice)" : "(its own choice)"}</span>`
  ],
  ...(one.newest === null
    ? []
    : [
        [
          "Last scan",
          markup`<a href="/console/scans/${one.newest.scan_id}">${moment(one.newest.completed_at)}</a>`
        ] as const
      ]),
  ["Id", markup`<code>${one.id}</code>`]
]

const head = (one: RepositoryRecord, held: ReadonlyArray<string> | null, formToken: string): Html =>
  markup`<div class="scan-head">
    <dl class="facts">${facts(one, held).map(([name, value]) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
    <div class="actions">
      ${one.newest === null ? undefined : markup`<a class="button primary" href="${repositoryPath(one)}/findings">Findings</a> <a class="button" href="${repositoryPath(one)}/plan">Plan</a> <a class="button" href="${repositoryPath(one)}/inventory">Inventory under the policies</a> <a class="button" href="/console/scans/${one.newest.scan_id}">Newest scan</a>`}
      ${
        one.repo_url === null
          ? undefined
          : markup`<form method="post" action="${repositoryPath(one)}/scan">${formTokenField(formToken)}${formNumberField()}<button${one.newest === null ? markup` class="primary"` : undefined}>Scan now</button></form>`
      }
    </div>
  </div>`

/** What was scanned where the code is. The file comes last, so that all else is checked before it is read. */
const uploadSection = (one: RepositoryRecord, formToken: string): Html =>
  markup`<section aria-labelledby="upload-title">
    <h2 id="upload-title">Upload</h2>
    <p class="intro">A scan of <code>ciphermap scan --format json</code> or a CycloneDX document of any tool, of which no code is read; or an archive, such as a JAR, a wheel or a saved container image, which is scanned. It counts as a scan. <a href="/docs/uploads">More about uploads</a></p>
    <form class="row" method="post" action="${repositoryPath(one)}/upload" enctype="multipart/form-data">
      ${formTokenField(formToken)}${formNumberField()}
      <label class="field">Branch or tag<input name="ref" maxlength="250" placeholder="${plain(one.default_ref ?? "Default branch")}" /></label>
      <label class="field">Document or archive<input type="file" name="document" required /></label>
      <button>Upload</button>
    </form>
  </section>`

const newestSection = ({ newest }: RepositoryRecord): Html =>
  newest === null
    ? markup`<p class="empty">No scan of this branch or tag has completed. Others are listed below, if there are any.</p>`
    : markup`<section aria-labelledby="newest-title">
        <h2 id="newest-title">Newest scan</h2>
        <p class="lead"><strong>${counted(newest.components_total, "cryptographic asset")}</strong>, <strong>${counted(newest.findings_total, "finding")}</strong>.</p>
        <div class="grid three">
          ${scoreCard("Hygiene", newest.score ?? undefined, HYGIENE_OF)}
          ${scoreCard("Quantum readiness", newest.quantum_readiness ?? undefined, QUANTUM_OF)}
          <div class="card"><h3>Findings by severity</h3>${bars(
            "Findings by severity",
            severities.map((severity) => ({
              label: SEVERITIES[severity],
              tone: severity,
              count: newest.findings_by_severity[severity] ?? 0
            }))
          )}</div>
        </div>
      </section>`

const step = 10

/** Few scans make no wide bars. */
const leastSteps = 20

const mark = ({ score }: TrendPoint, at: number): Html | undefined =>
  score === null
    ? undefined
    : markup`<rect class="mark ${scoreTone(score)}" x="${at * step + 1}" width="${step - 2}" y="${100 - Math.max(1, score)}" height="${Math.max(1, score)}" />`

const chart = (points: ReadonlyArray<TrendPoint>): Html => {
  const scores = points.map(({ score }) => score ?? NOT_JUDGED)
  return markup`<figure class="day-chart">
    <figcaption>Hygiene of the last ${counted(points.length, "completed scan")}</figcaption>
    <svg viewBox="0 0 ${Math.max(leastSteps, points.length) * step} 100" preserveAspectRatio="none" role="img" aria-label="Hygiene, the oldest first: ${scores.join(", ")}">${points.map(mark)}</svg>
    <div class="ends"><span>${points[0]?.completed_at.slice(0, 10)}</span><span>${points.at(-1)?.completed_at.slice(0, 10)}</span></div>
  </figure>`
}

const optionOf = ({ scan_id, completed_at, score, commit_sha }: TrendPoint): Html =>
  markup`<option value="${fieldValue(scan_id)}">${completed_at.slice(0, 10)} ${completed_at.slice(11, 16)} UTC, commit ${commit_sha?.slice(0, 12) ?? ""}, score ${score ?? NOT_JUDGED}</option>`

/** How scores went on, and what has changed since a scan. */
const trendSection = ({ newest }: RepositoryRecord, points: ReadonlyArray<TrendPoint>): Html | undefined => {
  if (newest === null || points.length < 2) return undefined
  const [first, last] = [points[0]!, points.at(-1)!]
  const methodologies = new Set(points.map(({ methodology_version }) => methodology_version))
  return markup`<section aria-labelledby="trend-title">
    <h2 id="trend-title">Trend</h2>
    ${chart(points)}
    <p>From ${grouped(first.findings_total)} to ${counted(last.findings_total, "finding")}, from ${grouped(first.components_total)} to ${counted(last.components_total, "cryptographic asset")}.</p>
    ${methodologies.size === 1 ? undefined : markup`<p class="notice medium">These scores are of methodologies ${[...methodologies].join(" and ")}, and cannot be compared with each other.</p>`}
    <form class="row" method="get" action="/console/scans/${newest.scan_id}/compare">
      <label class="field">What has changed since<select name="base">${points
        .filter(({ scan_id }) => scan_id !== newest.scan_id)
        .toReversed()
        .map(optionOf)}</select></label>
      <button>Compare</button>
    </form>
  </section>`
}

const schedulesSection = (one: RepositoryRecord, schedules: ReadonlyArray<ScheduleRecord>): Html | undefined =>
  one.repo_url === null
    ? undefined
    : markup`<section aria-labelledby="schedules-title">
        <div class="heading"><h2 id="schedules-title">Schedules</h2><p class="actions"><a class="button small" href="/console/schedules?${new URLSearchParams({ repo_url: one.repo_url }).toString()}">New schedule</a></p></div>
        ${schedules.length === 0 ? markup`<p class="empty">It is scanned when somebody asks for it.</p>` : scheduleTable(schedules)}
      </section>`

interface ShownScans {
  readonly scans: ReadonlyArray<ScanRecord>
  readonly cursor: string | undefined
  readonly nextCursor: string | null
}

const scansSection = (one: RepositoryRecord, { scans, cursor, nextCursor }: ShownScans): Html => {
  const address = (to: string) => `${repositoryPath(one)}?${new URLSearchParams({ cursor: to })}#scans`
  return markup`<section id="scans" aria-labelledby="scans-title">
    <h2 id="scans-title">Scans</h2>
    ${
      scans.length === 0
        ? markup`<p class="empty">${cursor === undefined ? "It was not scanned yet." : "No further scan."}</p>`
        : scanList(scans, `${counted(scans.length, "scan")} of every branch and tag, the newest first.`)
    }
    <p class="actions paging">
      ${cursor === undefined ? undefined : markup`<a class="button small" href="${repositoryPath(one)}#scans">Newest</a>`}
      ${nextCursor === null ? undefined : markup`<a class="button small" rel="next" href="${address(nextCursor)}">Older</a>`}
    </p>
  </section>`
}

/** For one that was never scanned: whatever has scans or schedules stays. */
const deletion = (one: RepositoryRecord, formToken: string): Html =>
  markup`<form method="post" action="${repositoryPath(one)}/delete">
    ${formTokenField(formToken)}
    <p class="muted">A repository with scans or schedules is kept: scans are never deleted.</p>
    <button class="small">Delete repository</button>
  </form>`

const settingsSection = (
  one: RepositoryRecord,
  fields: Html,
  formToken: string
): Html => markup`<section aria-labelledby="settings-title">
    <h2 id="settings-title">Settings</h2>
    <form method="post" action="${repositoryPath(one)}" class="stack" novalidate>
      ${formTokenField(formToken)}
      ${fields}
      <div class="actions"><button class="primary">Save</button></div>
    </form>
    ${one.newest === null ? deletion(one, formToken) : undefined}
  </section>`

export interface RepositoryPageAnswer {
  readonly form?: RepositoryForm
  readonly notice?: Html | undefined
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

const recordOf = (json: string): ScanRecord => JSON.parse(json)

/** The page of a repository. */
export const repositoryPage = Effect.gen(function* () {
  const portfolio = yield* Portfolio
  const policies = yield* Policies
  const scans = yield* Scans

  const pageOf = Effect.fnUntraced(function* ({ id }: RepositoryDetails, cursor: string | undefined) {
    const after = cursor === undefined ? undefined : scanPositionOf(cursor)
    const page = yield* scans.list({ limit: scansShown, after, repository: id })
    return {
      scans: page.scans.map(recordOf),
      cursor: after === undefined ? undefined : cursor,
      nextCursor: page.nextCursor
    }
  })

  return Effect.fnUntraced(function* (
    id: string,
    cursor: string | undefined,
    { form, notice, ...answer }: RepositoryPageAnswer = {}
  ) {
    const { formToken } = yield* ConsoleSession
    const one = yield* portfolio.get(id)
    const known = yield* policies.list()
    const points = yield* portfolio.trend(one.id, pointsShown)
    const held = one.policies ?? known.chosen
    const fields = repositoryFields(form ?? savedRepository(one), known.policies, false)
    const main = markup`<div class="scan">
      <p class="crumbs"><a href="/console">All repositories</a></p>
      ${notice}
      ${head(one, held, formToken)}
      ${newestSection(one)}
      ${trendSection(one, points)}
      ${schedulesSection(one, one.schedules)}
      ${uploadSection(one, formToken)}
      ${scansSection(one, yield* pageOf(one, cursor))}
      ${settingsSection(one, fields, formToken)}
    </div>`
    return yield* consolePage({ section: "repositories", title: plain(one.name), main, ...answer })
  })
})
