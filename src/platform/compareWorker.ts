import { parentPort, workerData } from "node:worker_threads"
import type { Comparing } from "../scans/Comparer.ts"
import { compareScans } from "./compareScans.ts"

parentPort?.postMessage(compareScans(workerData as Comparing))
