import * as Effect from "effect/Effect"
import { PublicationNotFound } from "../../domain/publicationErrors.ts"
import type { ScanRecord } from "../../domain/ScanRecord.ts"
import { ReportLinks } from "../../reports/ReportLinks.ts"
import { ConsoleSession } from "./ConsoleSession.ts"
import { type Html, markup } from "../../../scanner/html/markup.ts"
import type { PublicationRecord } from "../../domain/PublicationRecord.ts"
import { formTokenField } from "./parts/formOnce.ts"

interface Sharing {
  readonly scan: Pick<ScanRecord, "id" | "status">
  readonly publication: PublicationRecord | undefined
  readonly formToken: string
  readonly isPrivate: boolean
  readonly problem?: string | undefined
}

interface Choice {
  readonly name: "follows" | "listed" | "badge"
  readonly label: string
  readonly hint: string
}

const choices: ReadonlyArray<Choice> = [
  {
    name: "follows",
    label: "Follow the repository",
    hint: "The link shows the newest completed scan of the same repository and ref, not only this one."
  },
  {
    name: "listed",
    label: "Name it on the landing page",
    hint: "Visitors of your landing page find the report there."
  },
  { name: "badge", label: "Offer a badge", hint: "An image with the score, for a README." }
]

const choiceField =
  (checked: Readonly<Record<Choice["name"], boolean>>) =>
  ({ name, label, hint }: Choice): Html =>
    markup`<label class="check">
      <input type="checkbox" name="${name}" value="yes"${checked[name] ? markup` checked` : undefined} />
      <span>${label} <span class="muted">${hint}</span></span>
    </label>`

/** A text that a click, or the keys for "select all", select as a whole. */
const copied = (label: string, text: string): Html =>
  markup`<label class="field">${label}<input type="text" readonly value="${text}" spellcheck="false" /></label>`

const links = ({ report_url, badge_url, badge_json_url }: PublicationRecord): Html =>
  markup`<div class="stack">
    <p>Whoever has this link can read the report, without a key: <a href="${report_url}">open it</a>.</p>
    ${copied("Link to the report", report_url)}
    ${
      badge_url === null
        ? undefined
        : markup`<p><img src="${new URL(badge_url).pathname}" alt="The badge as it is now" height="20" /></p>
          ${copied("Badge, in Markdown", `[![Cryptography report](${badge_url})](${report_url})`)}
          ${copied("Badge, as data for Shields", badge_json_url ?? "")}`
    }
  </div>`

/** Opening it explains the consequences; only the button inside revokes. */
const revocation = (path: string, formToken: string): Html =>
  markup`<details class="revoke">
    <summary>Revoke the link</summary>
    <p>Visitors of the link see at once that it was withdrawn. It cannot be restored: publishing the scan again creates another link.</p>
    <form method="post" action="${path}/revoke">${formTokenField(formToken)}<button class="danger">Revoke it for ever</button></form>
  </details>`

/** Never checked beforehand: who publishes a private report has to say so each time that a link is made. */
const confirmation: Html = markup`<div class="notice medium">
    <p><strong>The repository was fetched with a credential.</strong> Its report names files and cryptography of private code.</p>
    <label class="check">
      <input type="checkbox" name="confirm_private" value="yes" />
      <span>Show the report of this private repository to whoever has the link</span>
    </label>
  </div>`

const unpublished = { follows: false, listed: false, badge: false } as const

const nothingToShare: Html = markup`<section id="sharing" aria-labelledby="sharing-title">
    <h2 id="sharing-title">Share the report</h2>
    <p class="empty">This scan has no report. One that has completed can be shared.</p>
  </section>`

/** The section on sharing on a scan's page. */
const sharingForms = ({ scan, publication, formToken, isPrivate, problem }: Sharing): Html => {
  const path = `/console/scans/${scan.id}/publication`
  const checked = publication ?? unpublished
  return markup`<section id="sharing" aria-labelledby="sharing-title">
    <h2 id="sharing-title">Share the report</h2>
    ${problem === undefined ? undefined : markup`<p class="notice critical" role="alert">${problem}</p>`}
    ${publication === undefined ? markup`<p>Nobody but you can read the report. Publishing it makes a link that nobody can guess.</p>` : links(publication)}
    <form method="post" action="${path}" class="stack">
      ${formTokenField(formToken)}
      ${choices.map(choiceField(checked))}
      ${isPrivate ? confirmation : undefined}
      <div class="actions"><button class="primary">${publication === undefined ? "Publish the report" : "Change the link"}</button></div>
    </form>
    ${publication === undefined ? undefined : revocation(path, formToken)}
  </section>`
}

type SharedScan = Pick<ScanRecord, "id" | "status">

const isUnpublished = (error: unknown): error is PublicationNotFound => error instanceof PublicationNotFound

/**
 * Makes the sharing section of a scan's page: the report link, its options, and its revocation. A scan that has no report is not
 * offered to be shared; a link that it has all the same can be revoked.
 */
export const sharingPart = Effect.gen(function* () {
  const publications = yield* ReportLinks
  return Effect.fnUntraced(function* (scan: SharedScan, problem?: string) {
    const { formToken } = yield* ConsoleSession
    const publication = yield* Effect.catchIf(publications.find(scan.id), isUnpublished, () =>
      Effect.succeed(undefined)
    )
    return publication === undefined && scan.status !== "completed"
      ? nothingToShare
      : sharingForms({ scan, publication, formToken, isPrivate: yield* publications.isPrivate(scan.id), problem })
  })
})
