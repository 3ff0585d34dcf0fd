import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { exactMoment } from "../moment.ts"
import { statusWords } from "./statusPill.ts"
import type { ScanStep } from "../../../scans/ScanViews.ts"

const word = ({ status, attempt }: ScanStep): string =>
  status === "queued" && attempt > 1 ? "Queued again" : statusWords[status].word

/** Every step of a scan, attempt by attempt. */
export const historySection = (steps: ReadonlyArray<ScanStep>): Html =>
  markup`<section aria-labelledby="history-title">
    <h2 id="history-title">History</h2>
    <ol class="history">
      ${steps.map(
        (step) =>
          markup`<li>${exactMoment(step.at.toISOString())}<span>${word(step)}${step.attempt > 1 ? markup` <span class="muted">attempt ${step.attempt}</span>` : undefined}</span></li>`
      )}
    </ol>
  </section>`
