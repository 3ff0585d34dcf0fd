import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import { markup } from "../../../scanner/html/markup.ts"
import { Branding } from "../../tenants/branding/Branding.ts"
import { PrivateReport, PublicationNotFound } from "../../domain/publicationErrors.ts"
import { ScanNotCompleted } from "../../domain/scanErrors.ts"
import { ReportLinks } from "../../reports/ReportLinks.ts"
import { ScanWatch } from "../../scans/ScanWatch.ts"
import { consoleAccess } from "./consoleAccess.ts"
import { consolePage, seeOther } from "./consolePage.ts"
import { projectName } from "./scans/scanNames.ts"
import { sharingPart } from "./sharingPart.ts"

const isUnpublished = (error: unknown): error is PublicationNotFound => error instanceof PublicationNotFound

const isNotCompleted = (error: unknown): error is ScanNotCompleted => error instanceof ScanNotCompleted

const isUnconfirmed = (error: unknown): error is PrivateReport => error instanceof PrivateReport

const pathOf = (id: string): string => `/console/scans/${id}#sharing`

/** What the forms do, and a page of their own. */
export const sharing = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const publications = yield* ReportLinks
    const watch = yield* ScanWatch
    const partOf = yield* sharingPart
    const branding = yield* Branding
    const { signedIn, posted } = yield* consoleAccess

    const shown = Effect.fnUntraced(function* (id: string, problem?: string) {
      const { scan } = yield* watch.read(id)
      const part = yield* partOf(scan, problem)
      return yield* consolePage({
        section: "scans",
        title: "Share a report",
        status: problem === undefined ? 200 : 409,
        main: markup`<p><a href="/console/scans/${scan.id}">${projectName(scan)}</a></p>${part}`
      }).pipe(Effect.provideService(Branding, branding))
    })

    const scanId = Effect.map(HttpRouter.params, ({ id = "" }) => id)

    const publish = (fields: ReadonlyMap<string, string>) =>
      Effect.gen(function* () {
        const id = yield* scanId
        const settings = {
          follows: fields.get("follows") === "yes",
          listed: fields.get("listed") === "yes",
          badge: fields.get("badge") === "yes"
        }
        return yield* publications.publish(id, settings, fields.get("confirm_private") === "yes").pipe(
          Effect.map(() => seeOther(pathOf(id))),
          Effect.catchIf(isNotCompleted, () =>
            shown(id, "This scan has not completed: there is no report of it. Let the link follow the repository.")
          ),
          Effect.catchIf(isUnconfirmed, () =>
            shown(id, "The repository is private. Nothing was published; confirm below that its report may be shown.")
          )
        )
      })

    /** Sending the form again for a revoked link has no effect. */
    const revoke = () =>
      Effect.gen(function* () {
        const id = yield* scanId
        yield* Effect.catchIf(publications.revoke(id), isUnpublished, () => Effect.void)
        return seeOther(pathOf(id))
      })

    const page = Effect.flatMap(scanId, (id) => shown(id))
    yield* router.add("GET", "/console/scans/:id/publication", signedIn(page))
    yield* router.add("POST", "/console/scans/:id/publication", posted(publish))
    yield* router.add("POST", "/console/scans/:id/publication/revoke", posted(revoke))
  })
)
