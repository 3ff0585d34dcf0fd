import { DemoAllowanceUsed, DemoBusy, DemoClosed, TryNotFound } from "../../domain/demoErrors.ts"

/** A refusal as shown on a page. */
export interface RefusedTry {
  readonly status: number
  readonly title: string
  readonly detail: string
}

/** Undefined for refusals without a text of their own. */
export const refusedTry = (error: unknown): RefusedTry | undefined => {
  if (error instanceof DemoAllowanceUsed) return { status: 429, title: "One scan a day", detail: error.detail }
  if (error instanceof DemoBusy) return { status: 503, title: "No place is free", detail: error.detail }
  if (error instanceof DemoClosed) {
    return { status: 404, title: "The demo is switched off", detail: "Who runs this service offers no scans here." }
  }
  return error instanceof TryNotFound
    ? { status: 404, title: "There is no such scan", detail: "The address may be mistyped." }
    : undefined
}
