import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import { fieldValue, type Html, markup } from "../../../../scanner/html/markup.ts"
import { link, plain } from "../../../../scanner/html/parts.ts"
import { ValidationError } from "../../../api/refusals.ts"
import type { PolicyRecord } from "../../../domain/PolicyRecord.ts"
import { isUnknownPolicies, Policies } from "../../../policies/Policies.ts"
import { readOwnPolicy } from "../../../policies/readOwnPolicy.ts"
import { type FormFields, queryOf } from "../../requestFields.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consolePage, seeOther } from "../consolePage.ts"
import { ConsoleSession } from "../ConsoleSession.ts"
import { wrongText } from "../parts/fieldView.ts"
import { formTokenField } from "../parts/formOnce.ts"
import { moment } from "../moment.ts"
import { doneNotice, isRefusal, type Refusal, refusalNotice, statusOf } from "../parts/notices.ts"
import { choiceIn, choiceView } from "./policyChoice.ts"

const section = "policies"

const doneSentences = {
  chosen: "The choice holds at once: for inventories and published reports, without a scan.",
  stored: "The policy is stored. Wherever it is chosen it holds at once.",
  deleted: "The policy is deleted."
}

type Known = Effect.Success<ReturnType<Policies["Service"]["list"]>>

interface PolicyPageView {
  /** What was written of a policy, and what is wrong with it. */
  readonly document?: string
  readonly wrong?: string | undefined
  readonly refusal?: Refusal
  readonly status?: number
}

const choiceSection = ({ policies, chosen }: Known, formToken: string): Html =>
  markup`<section class="card" aria-labelledby="choice-title">
    <h2 id="choice-title">Choice of the tenant</h2>
    <form method="post" action="/console/policies/choice" class="stack">
      ${formTokenField(formToken)}
      ${choiceView({ chosen, policies, none: "All that come with the program" })}
      <div class="actions"><button class="primary">Save</button></div>
    </form>
    <p class="muted">It holds for all repositories without a choice of their own. Findings and scores do not depend on it.</p>
  </section>`

const facts = (policy: PolicyRecord): Html =>
  markup`${plain(policy.authority)}, ${plain(policy.version)}${policy.status === "draft" ? ", draft" : undefined}<div class="sub">${plain(policy.scope)}</div>`

const line = (policy: PolicyRecord, formToken: string): Html =>
  markup`<tr><th scope="row">${link(policy.source, plain(policy.title))}<div class="sub"><code>${policy.id}</code></div></th>
    <td data-label="Of">${facts(policy)}</td>
    <td data-label="Stored">${policy.updated_at === null ? markup`<span class="muted">With the program</span>` : moment(policy.updated_at)}</td>
    <td>${policy.own ? markup`<form method="post" action="/console/policies/${policy.id}/delete">${formTokenField(formToken)}<button class="small">Delete<span class="unseen"> ${plain(policy.title)}</span></button></form>` : undefined}</td></tr>`

const table = ({ policies }: Known, formToken: string): Html =>
  markup`<section aria-labelledby="all-title"><h2 id="all-title">All policies</h2>
    <table class="plain cards-narrow"><caption>A policy that is chosen somewhere cannot be deleted.</caption>
      <thead><tr>${["Policy", "Of", "Stored", "Action"].map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${policies.map((policy) => line(policy, formToken))}</tbody></table></section>`

const storeSection = ({ document = "", wrong }: PolicyPageView, formToken: string): Html =>
  markup`<section class="card" aria-labelledby="own-title">
    <h2 id="own-title">A policy of your own</h2>
    <form method="post" action="/console/policies" class="stack" novalidate>
      ${formTokenField(formToken)}
      <div class="field"><label for="document">Policy file, as JSON</label>
        <textarea id="document" name="document" rows="12" spellcheck="false" aria-describedby="document-hint"${wrong === undefined ? undefined : markup` aria-invalid="true"`}>${fieldValue(document)}</textarea>
        ${wrongText("document", wrong)}
        <p class="hint" id="document-hint">One of the same id is replaced. <a href="/docs/policies">How to write one</a></p></div>
      <div class="actions"><button class="primary">Store policy</button></div>
    </form>
  </section>`

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isInvalid = (error: unknown): error is ValidationError => error instanceof ValidationError

/** The place and the message of the first thing that is wrong. */
const sentenceOf = ({ detail = [] }: ValidationError): string => {
  const [first] = detail
  if (first === undefined) return "This is no policy."
  return `${first.loc.slice(1).join(".")}: ${first.msg.replace(/^Value error, /, "")}.`
}

/** Policies: the tenant's choice, and those of its own. */
export const policyPages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const policies = yield* Policies
    const { signedIn, posted } = yield* consoleAccess

    const shown = Effect.fnUntraced(function* (view: PolicyPageView = {}) {
      const { formToken } = yield* ConsoleSession
      const known = yield* policies.list()
      const main = [
        doneNotice((yield* queryOf).get("done"), doneSentences),
        yield* refusalNotice(view.refusal),
        choiceSection(known, formToken),
        table(known, formToken),
        storeSection(view, formToken)
      ]
      return yield* consolePage({ section, title: "Policies", main, status: view.status ?? 200 })
    })

    const choose = (fields: FormFields) =>
      policies.choose(choiceIn(fields)).pipe(
        Effect.map(() => seeOther("/console/policies?done=chosen")),
        Effect.catchIf(isUnknownPolicies, () => shown({ status: 422 }))
      )

    const store = (fields: FormFields) => {
      const document = fields.get("document") ?? ""
      return readOwnPolicy(parsed(document) ?? {}).pipe(
        Effect.flatMap(policies.store),
        Effect.map(() => seeOther("/console/policies?done=stored")),
        Effect.catchIf(isInvalid, (error) =>
          shown({
            document,
            wrong: parsed(document) === undefined ? "This is no JSON." : sentenceOf(error),
            status: 422
          })
        ),
        Effect.catchIf(isRefusal, (refusal) => shown({ document, refusal, status: statusOf(refusal) }))
      )
    }

    const remove = () =>
      Effect.gen(function* () {
        const { id = "" } = yield* HttpRouter.params
        return yield* policies.remove(id).pipe(
          Effect.map(() => seeOther("/console/policies?done=deleted")),
          Effect.catchIf(isRefusal, (refusal) => shown({ refusal, status: statusOf(refusal) }))
        )
      })

    yield* router.add("GET", "/console/policies", signedIn(shown()))
    yield* router.add("POST", "/console/policies", posted(store, "owner"))
    yield* router.add("POST", "/console/policies/choice", posted(choose, "owner"))
    yield* router.add("POST", "/console/policies/:id/delete", posted(remove, "owner"))
  })
)
