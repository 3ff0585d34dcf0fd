import * as Effect from "effect/Effect"
import { PublicationNotFound } from "../../domain/publicationErrors.ts"
import type { ScanRecord } from "../../domain/ScanRecord.ts"
import { ReportLinks } from "../../reports/ReportLinks.ts"
import { ConsoleSession } from "./ConsoleSession.ts"
import { sharingForms } from "./sharingForms.ts"

type SharedScan = Pick<ScanRecord, "id" | "status">

const isUnpublished = (error: unknown): error is PublicationNotFound => error instanceof PublicationNotFound

/** Makes what of a scan's page is about sharing its report: the link, how it is changed, and how it is revoked. */
export const sharingPart = Effect.gen(function* () {
  const publications = yield* ReportLinks
  return Effect.fnUntraced(function* (scan: SharedScan, problem?: string) {
    const { formToken } = yield* ConsoleSession
    const publication = yield* Effect.catchIf(publications.find(scan.id), isUnpublished, () =>
      Effect.succeed(undefined)
    )
    return sharingForms({ scan, publication, formToken, problem })
  })
})
