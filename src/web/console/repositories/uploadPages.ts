import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import { archiveKindOf } from "../../../../scanner/archives/archiveKinds.ts"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { plain } from "../../../../scanner/html/parts.ts"
import { InvalidBody, ValidationError } from "../../../api/refusals.ts"
import { Config } from "../../../config/Config.ts"
import { isRefName } from "../../../domain/refName.ts"
import { ScanCreated, scanCreatedOf } from "../../../domain/ScanRecord.ts"
import { UploadTooLarge } from "../../../domain/uploadErrors.ts"
import { receiveArchive } from "../../../uploads/receiveArchive.ts"
import { receiveDocument } from "../../../uploads/receiveDocument.ts"
import { digestOf } from "../../../uploads/ReceivedUpload.ts"
import { Uploads } from "../../../uploads/Uploads.ts"
import type { FormFields, PostedFile } from "../../requestFields.ts"
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

/** What no path has becomes an underscore; the end of a long name says what it is. */
const shownName = (name: string): string => [...name.replace(/[\p{Cc}\p{Cf}/\\]/gu, "_")].slice(-200).join("")

/** Takes documents and archives that a person chooses on the page of a repository. */
export const uploadPages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const { maxUploadMebibytes, maxArchiveMebibytes } = yield* Config
    const uploads = yield* Uploads
    const receive = yield* receiveDocument
    const receiveFile = yield* receiveArchive
    const { replayed } = yield* formOnce
    const shown = yield* repositoryPage
    const { postedFile } = yield* consoleAccess

    const wrong = (id: string, sentence: string) =>
      shown(id, undefined, {
        status: 422,
        notice: notice(markup`<p><strong>The file was not taken.</strong> ${plain(sentence)}</p>`)
      })

    const upload = Effect.fnUntraced(function* (id: string, fields: FormFields, file: PostedFile) {
      const written = (fields.get("ref") ?? "").trim()
      const ref = written === "" ? null : written
      if (ref !== null && (ref.length > 250 || !isRefName(ref)))
        return yield* wrong(id, "Name a branch or tag, or none for the default one.")
      const received =
        archiveKindOf(file.name) === undefined
          ? yield* receive(file.bytes, false)
          : yield* receiveFile(file.bytes, shownName(file.name))
      const of = { target: { _tag: "id", id }, ref, commit: null, projectName: null, projectVersion: null } as const
      const sent = JSON.stringify([of, digestOf(received)])
      const created = Effect.map(uploads.submit(received, of), scanCreatedOf)
      const scan = yield* replayed("console uploads", fields, sent, ScanCreated, created)
      return seeOther(`/console/scans/${scan.id}`)
    }, Effect.scoped)

    const page = postedFile(Math.max(maxUploadMebibytes, maxArchiveMebibytes) + FORM_MEBIBYTES, (fields, file) =>
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
