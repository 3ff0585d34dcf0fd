import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as HttpRouter from "effect/http/HttpRouter"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { counted, grouped } from "../../../../scanner/html/numbers.ts"
import { plain } from "../../../../scanner/html/parts.ts"
import { methodologyChangeText, NOT_JUDGED } from "../../../../scanner/model/scoreText.ts"
import { ASSET_TYPES } from "../../../../scanner/html/words.ts"
import { CurrentTenant } from "../../../domain/CurrentTenant.ts"
import type { ScanComponent } from "../../../domain/ScanComponent.ts"
import type { ScanDiff } from "../../../domain/ScanDiff.ts"
import type { ScanRecord } from "../../../domain/ScanRecord.ts"
import { RateLimits } from "../../../rateLimits/RateLimits.ts"
import { Comparisons } from "../../../scans/Comparisons.ts"
import { ScanViews } from "../../../scans/ScanViews.ts"
import { queryOf } from "../../requestFields.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consolePage } from "../consolePage.ts"
import { moment } from "../moment.ts"
import { findingTable, type ListedFinding, severityName } from "./findingTable.ts"
import { projectName, repositoryName, scanPath } from "./scanNames.ts"
import { scanIdAsked } from "./scanPages.ts"
import { placeViews } from "./scanSource.ts"

/** Of each list; the API gives up to 5,000. */
const mostShown = 100

const figure = (value: string, label: string): Html => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`

const scoreFigure = ({ score_before: before, score_after: after, same_methodology }: ScanDiff): Html => {
  if (before === null || after === null || !same_methodology)
    return figure(`${before ?? NOT_JUDGED} → ${after ?? NOT_JUDGED}`, "score")
  const change = after - before
  return figure(
    `${before} → ${after}`,
    change === 0 ? "score, as before" : `score, ${change > 0 ? "+" : "−"}${Math.abs(change)}`
  )
}

const methodologyChanged = ({ base, head }: ScanDiff): string => {
  const text = methodologyChangeText(base.methodology_version, head.methodology_version)
  return `${text[0]!.toUpperCase()}${text.slice(1)}. Scan the earlier commit again to compare.`
}

const side = (name: string, one: ScanDiff["base"]): Html =>
  markup`<div><dt>${name}</dt><dd><a href="${scanPath(one)}">${plain(one.version ?? "Scan")}</a>${
    one.commit_sha === null || one.commit_sha.startsWith(one.version ?? "-")
      ? undefined
      : markup`, <code>${one.commit_sha.slice(0, 12)}</code>`
  }${one.completed_at === null ? undefined : markup`<div class="sub">${moment(one.completed_at)}</div>`}</dd></div>`

const overview = (diff: ScanDiff): Html => {
  const { findings, components } = diff
  return markup`<section aria-labelledby="overview-title">
    <h2 id="overview-title">Overview</h2>
    <dl class="facts">${side("Before", diff.base)}${side("After", diff.head)}</dl>
    ${diff.same_repository ? undefined : markup`<p class="notice medium">These scans are of different repositories: ${repositoryName(diff.base)} and ${repositoryName(diff.head)}.</p>`}
    ${diff.same_methodology ? undefined : markup`<p class="notice medium">${methodologyChanged(diff)}</p>`}
    <dl class="figures">
      ${scoreFigure(diff)}${figure(grouped(findings.new_total), "new findings")}
      ${figure(grouped(findings.fixed_total), "fixed")}${figure(grouped(findings.changed_total), "changed")}
      ${figure(grouped(findings.unchanged_total), "unchanged")}
      ${figure(`+${grouped(components.added_total)} −${grouped(components.removed_total)}`, "cryptographic assets")}
    </dl>
    <p class="muted">Both are assessed as of the day of the later one, so that the differences come from the code.</p>
  </section>`
}

const titled = (id: string, title: string, content: Html): Html =>
  markup`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`

const captionOf = (total: number, shown: number, one: string): Html =>
  total <= shown
    ? markup`${counted(total, one)}.`
    : markup`The first ${grouped(shown)} of ${counted(total, one)}; the API lists more.`

interface Listed {
  readonly id: string
  readonly title: string
  readonly none: string
  readonly total: number
  readonly all: ReadonlyArray<ListedFinding>
}

const changeNote = (change: ScanDiff["findings"]["changed"][number]): string => {
  const { finding, severity_before: severity, suppressed_before: suppressed, places_added, places_removed } = change
  const isSame = severity === finding.severity && suppressed === finding.suppressed
  return isSame
    ? `+${places_added} −${places_removed} places`
    : `was ${severityName({ severity }).toLowerCase()}${suppressed ? ", suppressed" : ""}`
}

const findingsOf = ({ findings }: ScanDiff): ReadonlyArray<Listed> => [
  {
    id: "new",
    title: "New findings",
    none: "Nothing new.",
    total: findings.new_total,
    all: findings.new.map((finding) => ({ finding }))
  },
  {
    id: "fixed",
    title: "Fixed findings",
    none: "Nothing was fixed.",
    total: findings.fixed_total,
    all: findings.fixed.map((finding) => ({ finding }))
  },
  {
    id: "changed",
    title: "Changed findings",
    none: "No finding has another severity or other places.",
    total: findings.changed_total,
    all: findings.changed.map((one) => ({ finding: one.finding, note: changeNote(one) }))
  }
]

const findingsSection = (scan: ScanRecord, { id, title, none, total, all }: Listed): Html => {
  const shown = all.slice(0, mostShown)
  return titled(
    id,
    title,
    shown.length === 0
      ? markup`<p class="empty">${none}</p>`
      : findingTable(captionOf(total, shown.length, "finding"), shown, placeViews(scan))
  )
}

const assetList = (title: string, total: number, all: ReadonlyArray<ScanComponent>): Html => {
  const shown = all.slice(0, mostShown)
  return markup`<div class="card">
    <h3>${title}</h3>
    ${shown.length === 0 ? markup`<p class="muted">None.</p>` : markup`<p class="sub">${captionOf(total, shown.length, "asset")}</p>`}
    <ul class="assets">${shown.map((one) => markup`<li>${plain(one.name)} <span class="muted">${ASSET_TYPES[one.asset_type]}, ${counted(one.occurrences_total, "place")}</span></li>`)}</ul>
  </div>`
}

const assets = ({ components }: ScanDiff): Html =>
  titled(
    "assets",
    "Cryptographic assets",
    markup`<div class="grid two">
      ${assetList("Added", components.added_total, components.added)}
      ${assetList("Removed", components.removed_total, components.removed)}
    </div>
    <p class="muted">${counted(components.changed_total, "asset")} in other places than before, ${grouped(components.unchanged_total)} as before.</p>`
  )

const changes = (scan: ScanRecord, all: ReadonlyArray<Listed>): ReadonlyArray<Html> =>
  all.every(({ total }) => total === 0)
    ? [titled("findings", "Findings", markup`<p class="empty">No finding is new, fixed or changed.</p>`)]
    : all.map((one) => findingsSection(scan, one))

/** What is new, fixed and changed since an earlier scan. */
const comparisonSections = (scan: ScanRecord, diff: ScanDiff): ReadonlyArray<Html> => [
  overview(diff),
  ...changes(scan, findingsOf(diff)),
  assets(diff)
]

const diffOf = (bytes: Uint8Array): ScanDiff => JSON.parse(new TextDecoder().decode(bytes))

/** The comparison of two scans; counts as a download, as in the API. */
export const comparePages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const comparisons = yield* Comparisons
    const limits = yield* RateLimits
    const views = yield* ScanViews
    const { signedIn } = yield* consoleAccess

    const compared = Effect.gen(function* () {
      const { id: tenant } = yield* CurrentTenant
      const { scan } = yield* views.view(yield* scanIdAsked)
      const base = (yield* queryOf).get("base") ?? ""
      const { bytes } = yield* comparisons.find(base, scan.id)
      yield* limits.require("downloads", tenant)
      const diff = diffOf(yield* bytes)
      const main = markup`<div class="scan">
        <p class="crumbs"><a href="/console/scans">All scans</a> / <a href="${scanPath(scan)}">${projectName(scan)}</a></p>
        ${comparisonSections(scan, diff)}
      </div>`
      return yield* consolePage({ section: "scans", title: `Changes of ${projectName(scan)}`, main })
    })

    yield* router.add("GET", "/console/scans/:id/compare", signedIn(compared))
  })
)
