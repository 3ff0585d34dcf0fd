import * as Effect from "effect/Effect"
import { type Content, type Html, markup } from "../../../../scanner/html/markup.ts"
import type { ScanDetails } from "../../../domain/ScanRecord.ts"
import { isTerminal } from "../../../domain/ScanState.ts"
import { Scans } from "../../../scans/Scans.ts"
import { ScanViews } from "../../../scans/ScanViews.ts"
import { consolePage } from "../consolePage.ts"
import { ConsoleSession } from "../ConsoleSession.ts"
import { sharingPart } from "../sharingPart.ts"
import { earlierSection } from "./earlierSection.ts"
import { failureSection } from "./failureSection.ts"
import { historySection } from "./historySection.ts"
import { inventorySection } from "./inventorySection.ts"
import { progressSection } from "./progressSection.ts"
import { resultSection } from "./resultSection.ts"
import { documentsSection } from "./scanDocuments.ts"
import { scanFacts } from "./scanFacts.ts"
import { projectName } from "./scanNames.ts"
import { worstSection } from "./worstSection.ts"

/** Without JavaScript. */
const refreshSeconds = 3

interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Why what was asked for was not done. */
  readonly refusal?: Html
}

type Story = Effect.Success<ReturnType<ScanViews["Service"]["story"]>>

const completed = (scan: ScanDetails, { earlier }: Story): ReadonlyArray<Content> => [
  resultSection(scan),
  worstSection(scan),
  inventorySection(scan),
  documentsSection(scan),
  earlierSection(scan, earlier)
]

/** The page of a scan, whatever state it is in. */
export const scanPage = Effect.gen(function* () {
  const scans = yield* Scans
  const views = yield* ScanViews
  const sharing = yield* sharingPart

  return Effect.fnUntraced(function* (id: string, { refusal, ...answer }: Answer = {}) {
    const { formToken } = yield* ConsoleSession
    const view = yield* views.view(id)
    const { scan } = view
    const isEnded = isTerminal(scan)
    const story = yield* views.story(id)
    const main = markup`<div class="scan">
      <p class="crumbs"><a href="/console">All scans</a></p>
      ${refusal === undefined ? undefined : markup`<div class="notice critical" role="alert">${refusal}</div>`}
      ${scanFacts(scan, formToken)}
      ${isEnded ? failureSection(scan) : progressSection(view, formToken)}
      ${scan.status === "completed" ? completed(yield* scans.get(id), story) : undefined}
      ${yield* sharing(scan)}
      ${historySection(story.steps)}
    </div>`
    const refreshing = isEnded ? {} : { refreshSeconds }
    return yield* consolePage({ section: "scans", title: projectName(scan), main, ...refreshing, ...answer })
  })
})
