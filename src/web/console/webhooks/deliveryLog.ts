import { type Html, joined, markup, verbatim } from "../../../../scanner/html/markup.ts"
import { counted, grouped } from "../../../../scanner/html/numbers.ts"
import { emptyNote, pill } from "../../../../scanner/html/parts.ts"
import type { DeliveryAttempt, DeliveryRecord, DeliveryStatus } from "../../../domain/DeliveryRecord.ts"
import { formTokenField } from "../parts/formOnce.ts"
import { exactMoment } from "../moment.ts"
import { errorWords, statusWords } from "./words.ts"

const soon = 15_000

/** Whether its state is about to change. */
export const isOnItsWay = ({ status, next_attempt_at }: DeliveryRecord, now: number): boolean =>
  status === "pending" && (next_attempt_at === null || Date.parse(next_attempt_at) - now < soon)

/** The receiver's response, line by line. */
const bodyView = (body: string | null): Html | undefined =>
  body === null || body === ""
    ? undefined
    : markup`<details><summary>Beginning of the answer</summary><pre class="answer" tabindex="0">${joined(body.split(/\r?\n/), verbatim("\n"))}</pre></details>`

const attemptRow = ({
  attempt,
  started_at,
  duration_ms,
  response_status,
  error,
  response_body
}: DeliveryAttempt): Html =>
  markup`<tr>
    <th scope="row">${attempt}</th>
    <td data-label="Begun">${exactMoment(started_at)}</td>
    <td data-label="Answer">${response_status === null ? markup`<span class="muted">none</span>` : pill(String(response_status), error === null ? "good" : "critical")}</td>
    <td data-label="Took" class="number">${grouped(duration_ms)} ms</td>
    <td class="wide-cell">${error === null ? undefined : errorWords[error]}${bodyView(response_body)}</td>
  </tr>`

const attemptsTable = ({ log, attempts }: DeliveryRecord): Html =>
  log.length === 0
    ? markup`<p class="muted">No attempt yet.</p>`
    : markup`<div class="scroll"><table class="plain cards-narrow attempts">
        <caption>${counted(attempts, "attempt")}${attempts > log.length ? `, the latest ${log.length} of them` : undefined}, newest first</caption>
        <thead><tr><th scope="col">Attempt</th><th scope="col">Begun</th><th scope="col">Answer</th><th scope="col" class="number">Took</th><th scope="col">What came</th></tr></thead>
        <tbody>${log.map(attemptRow)}</tbody>
      </table></div>`

const outcome = ({ status, next_attempt_at, response_status, error }: DeliveryRecord): Html | undefined => {
  if (status === "pending") {
    return next_attempt_at === null
      ? markup`<span>An attempt is being made.</span>`
      : markup`<span>Next attempt ${exactMoment(next_attempt_at)}.</span>`
  }
  if (status === "delivered") return undefined
  return markup`<span>${response_status === null || error !== "http_status" ? errorWords[error ?? "network_error"] : `Answered ${response_status}.`}</span>`
}

const redeliverForm = ({ id, webhook_id, event_type, status }: DeliveryRecord, formToken: string): Html =>
  markup`<form method="post" action="/console/webhooks/${webhook_id}/deliveries/${id}/redeliver">
    ${formTokenField(formToken)}
    <button class="small">${status === "pending" ? "Deliver now" : "Deliver again"}<span class="unseen"> ${event_type} ${id}</span></button>
  </form>`

interface DeliveryView {
  readonly formToken: string
  readonly isEnabled: boolean
  readonly now: number
}

/** Finished deliveries keep their state, folded or not, when the list is refreshed. */
const item = (delivery: DeliveryRecord, { formToken, isEnabled, now }: DeliveryView): Html => {
  const { id, event_id, event_type, status, created_at } = delivery
  const { word, tone } = statusWords[status]
  const busy = isOnItsWay(delivery, now)
  return markup`<li id="${id}"${status === "pending" ? undefined : markup` hx-morph-skip`} class="delivery">
    <div class="delivery-head">
      ${pill(word, tone)}<strong><code>${event_type}</code></strong>${exactMoment(created_at)}${outcome(delivery)}
      ${isEnabled && !busy ? redeliverForm(delivery, formToken) : undefined}
    </div>
    <details${status === "pending" ? markup` open` : undefined}><summary>Attempts (${delivery.attempts})</summary>
      <p class="muted">Sent as <code>webhook-id: ${event_id}</code>, the same in every attempt.</p>
      ${attemptsTable(delivery)}
    </details>
  </li>`
}

const emptyWords = (status: DeliveryStatus | undefined): string =>
  status === undefined
    ? "Nothing was sent yet. Send a test event to see one arrive."
    : `No delivery of the last 30 days is ${statusWords[status].word.toLowerCase()}.`

/** Deliveries of a webhook with their attempts. */
export const deliveryLog = (
  deliveries: ReadonlyArray<DeliveryRecord>,
  status: DeliveryStatus | undefined,
  shown: DeliveryView
): Html =>
  deliveries.length === 0
    ? emptyNote(emptyWords(status))
    : markup`<ol class="deliveries">${deliveries.map((delivery) => item(delivery, shown))}</ol>`
