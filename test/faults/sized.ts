import type { TestContext } from "vitest"

/** CIPHERMAP_FAULTS=2000 asks for the whole of it. */
export const isFull = Number(process.env["CIPHERMAP_FAULTS"] ?? "0") >= 1000

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
