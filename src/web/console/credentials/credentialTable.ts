import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { emptyNote, pill } from "../../../../scanner/html/parts.ts"
import type { CredentialRecord } from "../../../domain/CredentialRecord.ts"
import { moment } from "../moment.ts"

const statePill = ({ status, expires_at, refused_at }: CredentialRecord, now: number): Html => {
  if (status === "revoked") return pill("Revoked", "info")
  if (expires_at !== null && Date.parse(expires_at) <= now) return pill("Expired", "critical")
  return refused_at === null ? pill("Active", "good") : pill("Refused by its host", "high")
}

/** What the host says of the token, and advice where that is more than reading. */
const scopesView = ({ scopes, over_privileged }: CredentialRecord): Html | undefined =>
  scopes === null || scopes === ""
    ? undefined
    : markup`<div class="sub-line">Scopes: <code>${scopes}</code>${over_privileged === true ? markup` ${pill("May do more than read", "medium")}` : undefined}</div>`

const actions = ({ id, name }: CredentialRecord): Html =>
  markup`<a class="button small" href="/console/credentials/${id}/replace">Replace<span class="unseen"> ${name}</span></a> <a class="button small" href="/console/credentials/${id}/revoke">Revoke<span class="unseen"> ${name}</span></a>`

const row =
  (now: number) =>
  (credential: CredentialRecord): Html => {
    const { name, host, username, repositories, status, expires_at, last_used_at, created_by } = credential
    return markup`<tr>
      <th scope="row">${name}<div class="sub-line"><code>${username}</code> at <code>${host}</code></div>${scopesView(credential)}</th>
      <td data-label="State">${statePill(credential, now)}</td>
      <td data-label="Repositories"><ul class="tags">${repositories.map((path) => markup`<li><code>${path}</code></li>`)}</ul></td>
      <td data-label="Made by"><code>${created_by}</code></td>
      <td data-label="Last used">${last_used_at === null ? "never" : moment(last_used_at)}</td>
      <td data-label="Expires">${expires_at === null ? "not known" : moment(expires_at)}</td>
      <td>${status === "active" ? actions(credential) : undefined}</td>
    </tr>`
  }

const head = ["Credential", "State", "Repositories", "Made by", "Last used", "Expires", "Action"]

export const credentialTable = (credentials: ReadonlyArray<CredentialRecord>, now: number): Html =>
  credentials.length === 0
    ? emptyNote("No credential yet. Without one only repositories that everybody can read are scanned.")
    : markup`<div class="scroll"><table class="plain cards-narrow">
        <caption>Newest first. Tokens are never shown.</caption>
        <thead><tr>${head.map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead>
        <tbody>${credentials.map(row(now))}</tbody>
      </table></div>`
