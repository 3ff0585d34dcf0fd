import * as Layer from "effect/Layer"
import { ScannerAssets } from "../../scanner/engine/ScannerAssets.ts"
import { Scanner } from "../../scanner/Scanner.ts"
import { nodeAssets } from "./nodeAssets.ts"
import { nodeScanThreads } from "./NodeScanThreads.ts"

const assets = Layer.succeed(ScannerAssets, nodeAssets)

/** Scans in the calling thread. */
export const scannerInProcess: Layer.Layer<Scanner> = Scanner.layer.pipe(Layer.provide(assets))

/** Scans in worker threads. Default: one per processor, of which the first one starts at once. */
export const scannerWorkers = (threads?: number, startsWhenNeeded: boolean = false): Layer.Layer<Scanner> =>
  Scanner.layerWorkers.pipe(Layer.provide([assets, nodeScanThreads(threads, startsWhenNeeded)]))
