import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import * as Layer from "effect/Layer"
import { queueStore } from "../scans/queueStore.ts"
import { ScanCompletion } from "../scans/ScanCompletion.ts"
import { ScanQueue } from "../scans/ScanQueue.ts"

/** The queue of scans and their completion, for both the API and the workers. */
export const queueLayer = ScanCompletion.layer.pipe(
  Layer.provide(NodeFileSystem.layer),
  Layer.provideMerge(ScanQueue.layer),
  Layer.provide(queueStore)
)
