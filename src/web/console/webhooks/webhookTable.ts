import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { emptyNote, pill } from "../../../../scanner/html/parts.ts"
import type { WebhookRecord } from "../../../domain/WebhookRecord.ts"
import { moment } from "../moment.ts"

/** The state of a webhook. */
export const statePill = ({ status, failing_since }: WebhookRecord): Html => {
  if (status === "disabled") return pill("Disabled", "critical")
  return failing_since === null ? pill("Enabled", "good") : pill("Failing", "high")
}

/** Its description, or its address. */
export const webhookTitle = ({ description, url }: WebhookRecord): string =>
  description === null || description.trim() === "" ? new URL(url).host : description

const row = (webhook: WebhookRecord): Html => {
  const { id, url, event_types, created_at } = webhook
  return markup`<tr>
    <th scope="row"><a href="/console/webhooks/${id}">${webhookTitle(webhook)}</a><div class="sub-line"><code>${url}</code></div></th>
    <td data-label="State">${statePill(webhook)}</td>
    <td data-label="Events"><ul class="tags">${event_types.map((type) => markup`<li><code>${type}</code></li>`)}</ul></td>
    <td data-label="Created">${moment(created_at)}</td>
  </tr>`
}

export const webhookTable = (webhooks: ReadonlyArray<WebhookRecord>): Html =>
  webhooks.length === 0
    ? emptyNote(
        "No webhook yet. With one, your systems learn of a finished scan within a second, and nobody has to ask."
      )
    : markup`<div class="scroll"><table class="plain cards-narrow">
        <caption>Newest first</caption>
        <thead><tr><th scope="col">Webhook</th><th scope="col">State</th><th scope="col">Events</th><th scope="col">Created</th></tr></thead>
        <tbody>${webhooks.map(row)}</tbody>
      </table></div>`
