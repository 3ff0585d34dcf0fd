import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as Layer from "effect/Layer"
import { markup } from "../../../../scanner/html/markup.ts"
import { sentVersion } from "../../../domain/projectVersion.ts"
import { ScanEnded } from "../../../domain/scanErrors.ts"
import { isTerminal } from "../../../domain/ScanState.ts"
import { ScanCompletion } from "../../../scans/ScanCompletion.ts"
import { ScanViews } from "../../../scans/ScanViews.ts"
import { RepositoryRefused } from "../../../scans/submitScan.ts"
import type { FormFields } from "../../requestFields.ts"
import { partResponse } from "../../pageResponse.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { ConsoleSession } from "../ConsoleSession.ts"
import { seeOther } from "../consolePage.ts"
import { progressSection } from "./progressSection.ts"
import { scanPage } from "./scanPage.ts"
import { statusPart } from "./scanList.ts"
import { isSubmissionRefusal, refusalAnswer, refusalWords, submitOnce } from "./submitOnce.ts"

/** The id in the path of the request. */
export const scanIdAsked = Effect.map(HttpRouter.params, ({ id = "" }) => id)

const isRepositoryRefused = (error: unknown): error is RepositoryRefused => error instanceof RepositoryRefused

const isEnded = (error: unknown): error is ScanEnded => error instanceof ScanEnded

/** One scan: watch, cancel, rescan. */
export const scanPages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const views = yield* ScanViews
    const ends = yield* ScanCompletion
    const submit = yield* submitOnce
    const shown = yield* scanPage
    const { signedIn, posted } = yield* consoleAccess

    /** The progress part of the page; once the scan has ended, the whole page. */
    const live = Effect.gen(function* () {
      const { formToken } = yield* ConsoleSession
      const view = yield* views.view(yield* scanIdAsked)
      return isTerminal(view.scan)
        ? HttpServerResponse.empty({ status: 204, headers: { "hx-refresh": "true" } })
        : yield* partResponse(
            markup`${progressSection(view, formToken)}<hx-partial hx-target="#scan-status" hx-swap="outerHTML">${statusPart(view.scan)}</hx-partial>`
          )
    })

    /** A scan that ended meanwhile is shown unchanged. */
    const cancel = Effect.gen(function* () {
      const id = yield* scanIdAsked
      yield* Effect.catchIf(Effect.asVoid(ends.cancel(id)), isEnded, () => Effect.void)
      return seeOther(`/console/scans/${id}`)
    })

    const rescan = Effect.fnUntraced(function* (fields: FormFields) {
      const { scan } = yield* views.view(yield* scanIdAsked)
      const now = yield* Clock.currentTimeMillis
      return yield* submit({ ...scan, project_version: sentVersion(scan) }, fields).pipe(
        Effect.map((id) => seeOther(`/console/scans/${id}`)),
        Effect.catchIf(isRepositoryRefused, ({ sentence }) =>
          shown(scan.id, { status: 422, refusal: markup`<p>This repository is not scanned any more: ${sentence}.</p>` })
        ),
        Effect.catchIf(isSubmissionRefusal, (refusal) =>
          shown(scan.id, { ...refusalAnswer(refusal), refusal: refusalWords(refusal, now) })
        )
      )
    })

    yield* router.add("GET", "/console/scans/:id", signedIn(Effect.flatMap(scanIdAsked, (id) => shown(id))))
    yield* router.add("GET", "/console/scans/:id/live", signedIn(live))
    yield* router.add(
      "POST",
      "/console/scans/:id/cancel",
      posted(() => cancel)
    )
    yield* router.add("POST", "/console/scans/:id/rescan", posted(rescan))
  })
)
