import type { AttemptOutcome } from "./attemptOutcome.ts"
import type { ClaimedRow } from "./claimedRow.ts"
import type { WebhookNews } from "./DeliveriesRepo.ts"

/** A finished attempt. */
export interface EndedAttempt {
  readonly row: ClaimedRow
  readonly outcome: AttemptOutcome
  readonly durationMillis: number
}

const rank: Record<WebhookNews["news"], number> = { fails: 0, works: 1, gone: 2 }

/** Whether the webhook's row does not state it yet. */
const isNew: Record<WebhookNews["news"], (row: ClaimedRow) => boolean> = {
  gone: () => true,
  works: ({ is_failing }) => is_failing,
  fails: ({ is_failing, is_overdue }) => !is_failing || is_overdue
}

/** What a batch of attempts shows about each webhook, in the order in which all batches lock their rows. */
export const newsIn = (batch: ReadonlyArray<EndedAttempt>): ReadonlyArray<WebhookNews> => {
  const found = new Map<string, { readonly row: ClaimedRow; readonly news: WebhookNews["news"] }>()
  for (const { outcome, row } of batch) {
    const known = found.get(row.webhook_id)
    if (known === undefined || rank[outcome.webhook] > rank[known.news]) {
      found.set(row.webhook_id, { row, news: outcome.webhook })
    }
  }
  return [...found.values()]
    .filter(({ news, row }) => isNew[news](row))
    .map(({ news, row }) => ({ tenant: row.tenant_id, webhook: row.webhook_id, news }))
    .toSorted((one, other) => (one.webhook < other.webhook ? -1 : 1))
}
