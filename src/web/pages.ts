import * as Layer from "effect/Layer"
import { LinkedScans } from "../reports/LinkedScans.ts"
import { assets } from "./assets.ts"
import { badges } from "./badge/badges.ts"
import { consolePages } from "./console/consolePages.ts"
import { demoPages } from "./demo/demo.ts"
import { docsSite } from "./docs/docsSite.ts"
import { samplePages } from "./sample/sample.ts"
import { scanPageAssets } from "./folderScan/scanPageAssets.ts"
import { landing } from "./landing/landing.ts"
import { logoFiles } from "./logoFiles.ts"
import { report } from "./report/report.ts"

/** All pages. */
export const pages = Layer.mergeAll(
  assets,
  samplePages,
  scanPageAssets,
  logoFiles,
  landing,
  demoPages,
  report,
  badges,
  docsSite,
  consolePages
).pipe(Layer.provide(LinkedScans.layer))
