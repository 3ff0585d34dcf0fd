import { scoreTone } from "../../../../scanner/html/charts.ts"
import { type Content, type Html, markup } from "../../../../scanner/html/markup.ts"
import { grouped } from "../../../../scanner/html/numbers.ts"
import { pill, plain } from "../../../../scanner/html/parts.ts"
import { SEVERITIES } from "../../../../scanner/html/words.ts"
import { severities } from "../../../../scanner/model/Assessment.ts"
import type { RepositoryRecord } from "../../../domain/RepositoryRecord.ts"
import { moment } from "../moment.ts"

export const repositoryPath = ({ id }: Pick<RepositoryRecord, "id">): string => `/console/repositories/${id}`

/** `github.com/openssl/openssl`, with the ref where one is chosen. */
const addressOf = ({ repo_url, default_ref }: RepositoryRecord): string => {
  const address = repo_url === null ? "Uploads" : repo_url.replace(/^https?:\/\//i, "")
  return plain(default_ref === null ? address : `${address}, ${default_ref}`)
}

export const labelLink = (label: string): Html =>
  markup`<a class="pill info" href="/console?${new URLSearchParams({ label }).toString()}">${plain(label)}</a>`

const none: Html = markup`<span class="muted">–</span>`

const scorePill = (value: number | null): Html =>
  value === null ? pill("Not judged", "info") : pill(String(value), scoreTone(value))

const readiness = (value: number | null): Content => (value === null ? none : pill(String(value), scoreTone(value)))

/** The two worst kinds of findings, and how many there are in all. */
const findingCounts = ({
  findings_total: total,
  findings_by_severity: counts
}: Pick<NonNullable<RepositoryRecord["newest"]>, "findings_total" | "findings_by_severity">): Content => {
  const worst = severities.filter((severity) => (counts[severity] ?? 0) > 0).slice(0, 2)
  return total === 0
    ? "None"
    : markup`${grouped(total)}<div class="sub">${worst.map((one) => `${grouped(counts[one] ?? 0)} ${SEVERITIES[one].toLowerCase()}`).join(", ")}</div>`
}

/** What lapses first, and when. */
const dueCell = ({ due }: RepositoryRecord): Content => {
  if (due === null) return none
  const when = due.on ?? "Overdue"
  return markup`${due.is_overdue ? pill(due.on === null ? when : `Overdue since ${when}`, "critical") : when}<div class="sub">${plain(due.assets)}</div>`
}

const line = (repository: RepositoryRecord): Html => {
  const { newest, labels } = repository
  return markup`<tr id="${repository.id}">
    <th scope="row"><a href="${repositoryPath(repository)}">${plain(repository.name)}</a>
      <div class="sub">${addressOf(repository)}</div>${labels.length === 0 ? undefined : markup`<div class="labels">${labels.map(labelLink)}</div>`}</th>
    <td data-label="Score">${newest === null ? none : scorePill(newest.score)}</td>
    <td data-label="Quantum">${newest === null ? none : readiness(newest.quantum_readiness)}</td>
    <td data-label="Findings">${newest === null ? none : findingCounts(newest)}</td>
    <td data-label="First deadline">${newest === null ? none : dueCell(repository)}</td>
    <td data-label="Last scan">${newest === null ? markup`<span class="muted">None completed</span>` : moment(newest.completed_at)}</td>
  </tr>`
}

/** Repositories in a table, those of `caption`. */
export const repositoryTable = (repositories: ReadonlyArray<RepositoryRecord>, caption: string): Html =>
  markup`<table class="plain scans cards-narrow">
    <caption>${caption}</caption>
    <thead><tr>${["Repository", "Score", "Quantum", "Findings", "First deadline", "Last scan"].map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${repositories.map(line)}</tbody>
  </table>`
