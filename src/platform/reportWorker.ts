import { parentPort } from "node:worker_threads"
import type { Rendering } from "../publications/ReportRenderer.ts"
import { renderReport } from "./renderReport.ts"

parentPort?.on("message", (rendering: Rendering) => parentPort?.postMessage(renderReport(rendering)))
