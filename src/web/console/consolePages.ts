import * as Layer from "effect/Layer"
import { Sessions } from "../../keys/Sessions.ts"
import { settingsPages } from "./parts/settingsPages.ts"
import { comparePages } from "./scans/comparePages.ts"
import { scanDownloads } from "./scans/scanDownloads.ts"
import { scanPages } from "./scans/scanPages.ts"
import { scansPages } from "./scans/scansPages.ts"
import { sharing } from "./sharing.ts"
import { signIn } from "./signIn.ts"
import { usagePages } from "./usage/usagePages.ts"

/** All pages of the console. */
export const consolePages = Layer.mergeAll(
  signIn,
  scansPages,
  scanPages,
  scanDownloads,
  comparePages,
  sharing,
  usagePages,
  settingsPages
).pipe(Layer.provide(Sessions.layer))
