import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { pill } from "../../../../scanner/html/parts.ts"
import type { KeyRecord } from "../../../domain/KeyRecord.ts"
import { moment } from "../moment.ts"

const never = markup`<span class="muted">never</span>`

const exposure = ({ exposed_at, status }: KeyRecord): Html | undefined =>
  exposed_at === null
    ? undefined
    : markup`<p class="exposed">${pill("Exposed", "high")} Sent over plain HTTP on ${moment(exposed_at)}, where others could read it.${status === "active" ? " Create another key and revoke this one." : undefined}</p>`

const named = (key: KeyRecord): Html =>
  markup`<th scope="row">${key.name}${key.is_current ? markup` ${pill("This session", "accent")}` : undefined}${exposure(key)}</th>`

/** What of a key may be shown: enough to tell it from others in a log. */
const redacted = ({ key_prefix, key_lookup }: KeyRecord): Html =>
  markup`<code>${key_prefix}_${key_lookup}_<span aria-hidden="true">••••</span></code>`

const usual = (key: KeyRecord): Html =>
  markup`<td data-label="Key">${redacted(key)}</td>
    <td data-label="Kind">${pill(key.env === "live" ? "Live" : "Test", key.env === "live" ? "medium" : "info")}</td>
    <td data-label="Created">${moment(key.created_at)}</td>
    <td data-label="Last used">${key.last_used_at === null ? never : moment(key.last_used_at)}</td>`

const head = (last: string): Html =>
  markup`<thead><tr><th scope="col">Name</th><th scope="col">Key</th><th scope="col">Kind</th><th scope="col">Created</th><th scope="col">Last used</th><th scope="col">${last}</th></tr></thead>`

const activeRow = (key: KeyRecord): Html =>
  markup`<tr>${named(key)}${usual(key)}<td><a class="button small" href="/console/keys/${key.id}/revoke">Revoke<span class="unseen"> ${key.name}</span></a></td></tr>`

const endedRow = (key: KeyRecord): Html =>
  markup`<tr>${named(key)}${usual(key)}<td data-label="Ended">${key.revoked_at === null ? markup`expired` : moment(key.revoked_at)}</td></tr>`

const table = (caption: string, last: string, rows: ReadonlyArray<Html>): Html =>
  markup`<div class="scroll"><table class="plain cards-narrow"><caption>${caption}</caption>${head(last)}<tbody>${rows}</tbody></table></div>`

const isActive = ({ status, expires_at }: KeyRecord, now: number): boolean =>
  status === "active" && (expires_at === null || Date.parse(expires_at) > now)

/** All keys of a tenant: those that open something, and folded away those that no longer do. */
export const keyTable = (keys: ReadonlyArray<KeyRecord>, now: number): Html => {
  const active = keys.filter((key) => isActive(key, now))
  const ended = keys.filter((key) => !isActive(key, now))
  return markup`<section class="tight" aria-labelledby="keys">
    <h2 id="keys">Active keys</h2>
    ${table("Of each key only its hash is kept: a lost key is replaced by another.", "Action", active.map(activeRow))}
    ${ended.length === 0 ? undefined : markup`<details class="ended"><summary>Revoked and expired keys (${ended.length})</summary>${table("They open nothing. They stay listed so that old log entries can be told apart.", "Ended", ended.map(endedRow))}</details>`}
  </section>`
}
