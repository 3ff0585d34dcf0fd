import * as Layer from "effect/Layer"
import { Draining } from "../http/Draining.ts"
import { readinessLayer } from "../node/readiness.ts"

/** Readiness and draining of this process, for probes. */
export const healthLayer = Layer.mergeAll(Draining.layer, readinessLayer)
