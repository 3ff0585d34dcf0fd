import type { TestContext } from "vitest"
import { isLong } from "../support/isLong.ts"
import { hasFleet } from "./Fleet.ts"

/** CIPHERMAP_FAULTS=2000 asks for each fault as often as it is reported. */
export const isFull = Number(process.env["CIPHERMAP_FAULTS"] ?? "0") >= 1000

/** Whether faults run that are not the one of their kind which each run of the tests has. */
export const hasEvery = hasFleet && (isLong || isFull)

/** How much of a fault there is: in every run of the tests, and in the runs that are reported. */
export const sized = <A>(short: A, full: A): A => (isFull ? full : short)

/** What a run has counted, for the report. */
export type Facts = Readonly<Record<string, string | number>>

declare module "vitest" {
  interface TaskMeta {
    facts?: Facts
  }
}

/** Keeps what a test has counted with its result. */
export const report = ({ task }: TestContext, facts: Facts): void => {
  task.meta.facts = { ...task.meta.facts, ...facts }
}

/** Of every run whose faults come at random moments. */
export const seed = 20_261_122
