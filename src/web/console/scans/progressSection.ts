import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { counted, grouped } from "../../../../scanner/html/numbers.ts"
import { failureCauses } from "../../../domain/FailureCause.ts"
import type { ScanRecord } from "../../../domain/ScanRecord.ts"
import type { ScanStatus } from "../../../domain/ScanState.ts"
import type { ScanView, Waiting } from "../../../scans/ScanViews.ts"
import { formTokenField } from "../parts/formOnce.ts"
import { livePart, progressBar } from "./scanList.ts"
import { scanPath } from "./scanNames.ts"

type Running = Exclude<ScanStatus, "completed" | "failed">

const phases = {
  queued: { name: "Queued", doing: "Waits for its turn." },
  downloading: { name: "Download", doing: "The repository is being fetched." },
  scanning: { name: "Scan", doing: "The files are being read." }
} as const satisfies Record<Running, { readonly name: string; readonly doing: string }>

const order = Object.keys(phases) as unknown as ReadonlyArray<Running>

const waitingWords = ({ ahead, lastFailure }: Waiting): string => {
  if (lastFailure !== undefined)
    return `The last attempt failed: ${failureCauses[lastFailure].message} Another one begins by itself after a while.`
  return ahead === 0
    ? "It begins when a worker is free."
    : `${counted(ahead, "scan")} of yours ${ahead === 1 ? "is" : "are"} before it.`
}

const steps = (status: ScanStatus): Html => {
  const current = order.findIndex((phase) => phase === status)
  const state = (at: number): Html | undefined =>
    at < current ? markup` class="done"` : at === current ? markup` aria-current="step"` : undefined
  return markup`<ol class="scan-phases" aria-label="Phases">
    ${order.map((phase, at) => markup`<li${state(at)}>${phases[phase].name}</li>`)}<li>Result</li>
  </ol>`
}

const isPhase = (status: ScanStatus): status is Running => Object.hasOwn(phases, status)

const files = ({ progress: { files_total: total, files_done: done } }: ScanRecord): string | undefined =>
  total === null ? undefined : `${grouped(done)} of ${counted(total, "file")} read`

const notes = ({ scan }: ScanView): string =>
  [files(scan), ...(scan.attempt > 1 ? [`attempt ${scan.attempt}`] : [])].filter((one) => one !== undefined).join(", ")

/** The progress of a running scan, which refreshes itself. */
export const progressSection = (view: ScanView, formToken: string): Html => {
  const { scan, waiting } = view
  const doing = isPhase(scan.status) ? phases[scan.status].doing : ""
  return markup`<section id="progress" class="card" aria-labelledby="progress-title"${livePart(`${scanPath(scan)}/live`)}>
    <h2 id="progress-title">In progress</h2>
    ${steps(scan.status)}
    ${progressBar(scan)}
    <p role="status">${waiting === undefined ? doing : `${phases.queued.doing} ${waitingWords(waiting)}`}</p>
    <p class="muted files">${notes(view)}</p>
    <form method="post" action="${scanPath(scan)}/cancel">${formTokenField(formToken)}<button class="danger">Cancel the scan</button></form>
  </section>`
}
