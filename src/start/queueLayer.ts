import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import * as Layer from "effect/Layer"
import { queueStore } from "../scans/queueStore.ts"
import { ScanCompletion } from "../scans/ScanCompletion.ts"
import { ScanQueue } from "../scans/ScanQueue.ts"

/** What both the API and the workers do with the queue. */
export const queueLayer = ScanCompletion.layer.pipe(
  Layer.provide(NodeFileSystem.layer),
  Layer.provideMerge(ScanQueue.layer),
  Layer.provide(queueStore)
)
