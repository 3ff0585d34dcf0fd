import * as Layer from "effect/Layer"
import { service } from "./service.ts"
import { lonelyWorker, worker } from "./worker.ts"

/** What a process may be: all of it in one, or any number of each on one PostgreSQL. */
export const roles = {
  start: Layer.mergeAll(service, worker),
  serve: service,
  worker: lonelyWorker
} as const

export type Role = keyof typeof roles
