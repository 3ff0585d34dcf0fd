import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { markup } from "../../../../scanner/html/markup.ts"
import { configuredForges } from "../../../config/Config.ts"
import { RepositoryRecord } from "../../../domain/RepositoryRecord.ts"
import { RepositoryNotFound } from "../../../domain/repositoryErrors.ts"
import { addressWithRef, parseRepositoryUrl } from "../../../domain/RepositoryUrl.ts"
import { isUnknownPolicies, Policies } from "../../../policies/Policies.ts"
import { Portfolio } from "../../../portfolio/Portfolio.ts"
import { RepositoryRefused } from "../../../scans/submitScan.ts"
import { type FormFields, queryOf } from "../../requestFields.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consolePage, seeOther } from "../consolePage.ts"
import { ConsoleSession } from "../ConsoleSession.ts"
import { formNumberField, formOnce, formTokenField } from "../parts/formOnce.ts"
import { doneNotice, isRefusal, type Refusal, refusalNotice, statusOf } from "../parts/notices.ts"
import { isSubmissionRefusal, refusalAnswer, refusalWords, submitOnce } from "../scans/submitOnce.ts"
import {
  newRepository,
  readRepositoryForm,
  type RepositoryForm,
  repositoryFields,
  requestOf,
  updateOf
} from "./repositoryForm.ts"
import { repositoryPage } from "./repositoryPage.ts"
import { repositoryPath } from "./repositoryTable.ts"

const section = "repositories"

const doneSentences = {
  saved: "The repository is changed. Other policies hold at once, without a scan.",
  created: "The repository is made. Nothing was scanned yet."
}

/** The id in the path of the request. */
const repositoryIdAsked = Effect.map(HttpRouter.params, ({ id = "" }) => id)

const isForm = (error: unknown): error is RepositoryForm =>
  typeof error === "object" && error !== null && "wrong" in error

const isRepositoryRefused = (error: unknown): error is RepositoryRefused => error instanceof RepositoryRefused

const unknownPolicies = (form: RepositoryForm): RepositoryForm => ({
  ...form,
  wrong: { policies: "One of these policies is not there any more." }
})

/** A repository: made by hand, shown, changed, scanned, deleted. */
export const repositoryPages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const portfolio = yield* Portfolio
    const policies = yield* Policies
    const forges = yield* configuredForges
    const submit = yield* submitOnce
    const { replayed } = yield* formOnce
    const shown = yield* repositoryPage
    const { signedIn, posted } = yield* consoleAccess

    const page = Effect.gen(function* () {
      const query = yield* queryOf
      const notice = doneNotice(query.get("done"), doneSentences)
      return yield* shown(yield* repositoryIdAsked, query.get("cursor") ?? undefined, { notice })
    })

    const form = Effect.fnUntraced(function* (written: RepositoryForm, refusal?: Refusal, status = 200) {
      const { formToken } = yield* ConsoleSession
      const known = yield* policies.list()
      const main = markup`<p class="crumbs"><a href="/console">All repositories</a></p>${yield* refusalNotice(refusal)}
        <form method="post" action="/console/repositories" class="stack" novalidate>
          ${formTokenField(formToken)}${formNumberField()}
          ${repositoryFields(written, known.policies, true)}
          <div class="actions"><button class="primary">Make repository</button><a class="button" href="/console">Cancel</a></div>
        </form>`
      return yield* consolePage({ section, title: "New repository", main, status })
    })

    const made = Effect.fnUntraced(function* (written: RepositoryForm, fields: FormFields) {
      const { repo_url, ...request } = yield* requestOf(written)
      const address = repo_url === undefined ? undefined : parseRepositoryUrl(repo_url, forges)
      if (address !== undefined && Result.isFailure(address))
        return yield* Effect.fail<RepositoryForm>({ ...written, wrong: { repo_url: `${address.failure.message}.` } })
      const name =
        request.name ?? (address === undefined ? undefined : `${address.success.owner}/${address.success.name}`)
      if (name === undefined)
        return yield* Effect.fail<RepositoryForm>({ ...written, wrong: { name: "Give an address or a name." } })
      return yield* replayed(
        "console repositories",
        fields,
        JSON.stringify(written),
        RepositoryRecord,
        portfolio.create(address?.success, { ...request, name })
      )
    })

    const create = (fields: FormFields) => {
      const written = readRepositoryForm(fields)
      return made(written, fields).pipe(
        Effect.map((one) => seeOther(`${repositoryPath(one)}?done=created`)),
        Effect.catchIf(isForm, (wrong) => form(wrong, undefined, 422)),
        Effect.catchIf(isUnknownPolicies, () => form(unknownPolicies(written), undefined, 422)),
        Effect.catchIf(isRefusal, (refusal) => form(written, refusal, statusOf(refusal)))
      )
    }

    const save = Effect.fnUntraced(function* (fields: FormFields) {
      const id = yield* repositoryIdAsked
      const written = readRepositoryForm(fields)
      return yield* updateOf(written).pipe(
        Effect.flatMap((update) => portfolio.change(id, update)),
        Effect.map((one) => seeOther(`${repositoryPath(one)}?done=saved`)),
        Effect.catchIf(isForm, (wrong) => shown(id, undefined, { form: wrong, status: 422 })),
        Effect.catchIf(isUnknownPolicies, () => shown(id, undefined, { form: unknownPolicies(written), status: 422 }))
      )
    })

    const remove = () =>
      Effect.gen(function* () {
        const id = yield* repositoryIdAsked
        return yield* portfolio.remove(id).pipe(
          Effect.map(() => seeOther("/console?done=deleted")),
          Effect.catchIf(isRefusal, (refusal) =>
            Effect.flatMap(refusalNotice(refusal), (notice) => shown(id, undefined, { notice, status: 409 }))
          )
        )
      })

    const scan = Effect.fnUntraced(function* (fields: FormFields) {
      const one = yield* portfolio.get(yield* repositoryIdAsked)
      if (one.repo_url === null) return yield* new RepositoryNotFound()
      const now = yield* Clock.currentTimeMillis
      const refused = (notice: ReturnType<typeof refusalWords>) =>
        markup`<div class="notice critical" role="alert">${notice}</div>`
      return yield* submit({ repo_url: addressWithRef(one.repo_url, one.default_ref, forges) }, fields).pipe(
        Effect.map((id) => seeOther(`/console/scans/${id}`)),
        Effect.catchIf(isRepositoryRefused, ({ sentence }) =>
          shown(one.id, undefined, {
            status: 422,
            notice: refused(markup`<p>This repository is not scanned here: ${sentence}.</p>`)
          })
        ),
        Effect.catchIf(isSubmissionRefusal, (refusal) =>
          shown(one.id, undefined, { ...refusalAnswer(refusal), notice: refused(refusalWords(refusal, now)) })
        )
      )
    })

    yield* router.add("GET", "/console/repositories/new", signedIn(form(newRepository)))
    yield* router.add("POST", "/console/repositories", posted(create))
    yield* router.add("GET", "/console/repositories/:id", signedIn(page))
    yield* router.add("POST", "/console/repositories/:id", posted(save))
    yield* router.add("POST", "/console/repositories/:id/scan", posted(scan))
    yield* router.add("POST", "/console/repositories/:id/delete", posted(remove))
  })
)
