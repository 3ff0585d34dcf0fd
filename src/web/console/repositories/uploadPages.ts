import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import type * as Stream from "effect/Stream"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { plain } from "../../../../scanner/html/parts.ts"
import { InvalidBody, ValidationError } from "../../../api/refusals.ts"
import { Config } from "../../../config/Config.ts"
import { isRefName } from "../../../domain/refName.ts"
import { ScanCreated, scanCreatedOf } from "../../../domain/ScanRecord.ts"
import { UploadTooLarge } from "../../../domain/uploadErrors.ts"
import { digestOf, receiveDocument } from "../../../uploads/receiveDocument.ts"
import { Uploads } from "../../../uploads/Uploads.ts"
import type { FormFields, FormUnreadable } from "../../requestFields.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { seeOther } from "../consolePage.ts"
import { formOnce } from "../parts/formOnce.ts"
import { isSubmissionRefusal, refusalAnswer, refusalWords } from "../scans/submitOnce.ts"
import { repositoryPage } from "./repositoryPage.ts"

/** Beside the document, a form has fields and boundaries. */
const FORM_MEBIBYTES = 1

type DocumentRefusal = InvalidBody | UploadTooLarge | ValidationError

const isDocumentRefusal = (error: unknown): error is DocumentRefusal =>
  [InvalidBody, UploadTooLarge, ValidationError].some((one) => error instanceof one)

const sentenceOf = (refusal: DocumentRefusal): string => {
  if (refusal instanceof UploadTooLarge) return refusal.detail
  if (refusal instanceof InvalidBody) return "It is no text in UTF-8."
  const [item] = refusal.detail ?? []
  const ctx = item?.ctx?.["error"]
  const said =
    typeof ctx === "string" ? `It ${ctx}` : (item?.msg ?? "").replace("Value error, ", "").replace("the document", "It")
  return `${said}.`
}

const notice = (words: Html): Html => markup`<div class="notice critical" role="alert">${words}</div>`

/** Takes documents that a person chooses on the page of a repository. */
export const uploadPages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const { maxUploadMebibytes } = yield* Config
    const uploads = yield* Uploads
    const receive = yield* receiveDocument
    const { replayed } = yield* formOnce
    const shown = yield* repositoryPage
    const { postedFile } = yield* consoleAccess

    const wrong = (id: string, sentence: string) =>
      shown(id, undefined, {
        status: 422,
        notice: notice(markup`<p><strong>The document was not taken.</strong> ${plain(sentence)}</p>`)
      })

    const upload = Effect.fnUntraced(function* (
      id: string,
      fields: FormFields,
      file: Stream.Stream<Uint8Array, FormUnreadable>
    ) {
      const written = (fields.get("ref") ?? "").trim()
      const ref = written === "" ? null : written
      if (ref !== null && (ref.length > 250 || !isRefName(ref)))
        return yield* wrong(id, "Name a branch or tag, or none for the default one.")
      const document = yield* receive(file, false)
      const of = { target: { _tag: "id", id }, ref, commit: null, projectName: null, projectVersion: null } as const
      const sent = JSON.stringify([of, digestOf(document)])
      const created = Effect.map(uploads.submit(document, of), scanCreatedOf)
      const scan = yield* replayed("console uploads", fields, sent, ScanCreated, created)
      return seeOther(`/console/scans/${scan.id}`)
    }, Effect.scoped)

    const page = postedFile(maxUploadMebibytes + FORM_MEBIBYTES, (fields, file) =>
      Effect.gen(function* () {
        const { id = "" } = yield* HttpRouter.params
        const now = yield* Clock.currentTimeMillis
        return yield* upload(id, fields, file).pipe(
          Effect.catchIf(isDocumentRefusal, (refusal) => wrong(id, sentenceOf(refusal))),
          Effect.catchIf(isSubmissionRefusal, (refusal) =>
            shown(id, undefined, { ...refusalAnswer(refusal), notice: notice(refusalWords(refusal, now)) })
          )
        )
      })
    )

    yield* router.add("POST", "/console/repositories/:id/upload", page)
  })
)
