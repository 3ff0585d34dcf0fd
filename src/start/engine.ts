import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import * as Layer from "effect/Layer"
import { queueStore } from "../scans/queueStore.ts"
import { ScanEnds } from "../scans/ScanEnds.ts"
import { ScanQueue } from "../scans/ScanQueue.ts"

/** What both the API and the workers do with the queue. */
export const engine = ScanEnds.layer.pipe(
  Layer.provide(NodeFileSystem.layer),
  Layer.provideMerge(ScanQueue.layer),
  Layer.provide(queueStore)
)
