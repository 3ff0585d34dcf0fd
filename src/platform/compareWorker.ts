import { parentPort } from "node:worker_threads"
import type { Comparing } from "../scans/Comparer.ts"
import { compareScans } from "./compareScans.ts"

parentPort?.on("message", (comparing: Comparing) => parentPort?.postMessage(compareScans(comparing)))
