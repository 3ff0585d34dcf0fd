import * as Layer from "effect/Layer"
import { Draining } from "../http/Draining.ts"
import { readinessLayer } from "../node/readiness.ts"

/** Whether this process can do its work, for those who ask. */
export const healthLayer = Layer.mergeAll(Draining.layer, readinessLayer)
