import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import { fieldValue, type Html, markup } from "../../../../scanner/html/markup.ts"
import { counted, grouped } from "../../../../scanner/html/numbers.ts"
import { pill, plain } from "../../../../scanner/html/parts.ts"
import { ASSET_TYPES, STATUS_TONES, STATUSES, statuses } from "../../../../scanner/html/words.ts"
import { CurrentTenant } from "../../../domain/CurrentTenant.ts"
import { isDay } from "../../../domain/fields.ts"
import type { JudgedInventory } from "../../../domain/PolicyRecord.ts"
import { Portfolio } from "../../../portfolio/Portfolio.ts"
import { RateLimits } from "../../../rateLimits/RateLimits.ts"
import { queryOf } from "../../requestFields.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consolePage } from "../consolePage.ts"
import { repositoryPath } from "./repositoryTable.ts"

/** The API gives up to 5,000. */
const mostShown = 300

type Judged = JudgedInventory["components"][number]

const policyTable = ({ policies }: JudgedInventory): Html =>
  policies.length === 0
    ? markup`<p class="empty">No policy is chosen for this repository.</p>`
    : markup`<div class="scroll"><table class="plain cards-narrow"><caption>Cryptographic assets by verdict.</caption>
        <thead><tr><th scope="col">Policy</th>${statuses.map((status) => markup`<th scope="col" class="number">${STATUSES[status]}</th>`)}</tr></thead>
        <tbody>${policies.map((policy) => markup`<tr><th scope="row">${plain(policy.title)} <span class="sub">${plain(policy.version)}</span></th>${statuses.map((status) => markup`<td class="number" data-label="${STATUSES[status]}">${grouped(policy[status])}</td>`)}</tr>`)}</tbody>
      </table></div>`

const when = ({ in_effect, from, later_from, clause }: Judged["verdicts"][number]): string =>
  [
    in_effect || from === null ? "" : `from ${from}`,
    later_from === null ? "" : `not allowed from ${later_from}`,
    plain(clause)
  ]
    .filter((part) => part !== "")
    .join(", ")

const verdict = (one: Judged["verdicts"][number]): Html =>
  markup`<li>${pill(STATUSES[one.status], STATUS_TONES[one.status])} <code>${one.policy}</code> <span class="sub">${when(one)}</span></li>`

const row = ({ component, verdicts }: Judged): Html =>
  markup`<tr><th scope="row">${plain(component.name)}<div class="sub">${ASSET_TYPES[component.asset_type]}, ${counted(component.occurrences_total, "place")}</div></th>
    <td data-label="Verdicts">${verdicts.length === 0 ? markup`<span class="muted">Not covered</span>` : markup`<ul class="plain-list">${verdicts.map(verdict)}</ul>`}</td></tr>`

const componentTable = ({ components, components_total: total }: JudgedInventory): Html => {
  const shown = components.slice(0, mostShown)
  if (shown.length === 0) return markup`<p class="empty">The newest scan found no cryptography.</p>`
  const caption =
    shown.length < total
      ? `The first ${grouped(shown.length)} of ${counted(total, "asset")}, those that are not allowed first; the API lists more.`
      : `${counted(total, "asset")}, those that are not allowed first.`
  return markup`<table class="plain cards-narrow"><caption>${caption}</caption>
    <thead><tr><th scope="col">Asset</th><th scope="col">Verdicts</th></tr></thead><tbody>${shown.map(row)}</tbody></table>`
}

const inventoryOf = (bytes: Uint8Array): JudgedInventory => JSON.parse(new TextDecoder().decode(bytes))

/** The newest inventory of a repository under its policies; counts as a download, as in the API. */
export const inventoryPages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const portfolio = yield* Portfolio
    const limits = yield* RateLimits
    const { signedIn } = yield* consoleAccess

    const page = Effect.gen(function* () {
      const { id: tenant } = yield* CurrentTenant
      const { id = "" } = yield* HttpRouter.params
      const one = yield* portfolio.get(id)
      const day = (yield* queryOf).get("on") ?? ""
      const { bytes } = yield* portfolio.inventory(id, isDay(day) ? day : undefined)
      yield* limits.require("downloads", tenant)
      const inventory = inventoryOf(yield* bytes)
      const main = markup`<div class="scan">
        <p class="crumbs"><a href="/console">All repositories</a> / <a href="${repositoryPath(one)}">${plain(one.name)}</a></p>
        <form class="row" method="get" action="${repositoryPath(one)}/inventory">
          <label class="field">Evaluated for<input type="date" name="on" value="${fieldValue(inventory.on)}" /></label>
          <button>Evaluate</button>
        </form>
        <section aria-labelledby="policies-title"><h2 id="policies-title">Policies</h2>${policyTable(inventory)}</section>
        <section aria-labelledby="assets-title"><h2 id="assets-title">Cryptographic assets</h2>${componentTable(inventory)}</section>
      </div>`
      return yield* consolePage({ section: "repositories", title: `Inventory of ${plain(one.name)}`, main })
    })

    yield* router.add("GET", "/console/repositories/:id/inventory", signedIn(page))
  })
)
