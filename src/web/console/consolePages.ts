import * as Layer from "effect/Layer"
import { Sessions } from "../../keys/Sessions.ts"
import { comparePages } from "./scans/comparePages.ts"
import { scanDownloads } from "./scans/scanDownloads.ts"
import { scanPages } from "./scans/scanPages.ts"
import { scansPages } from "./scans/scansPages.ts"
import { sharing } from "./sharing.ts"
import { signIn } from "./signIn.ts"
import { usagePages } from "./usage/usagePages.ts"
import { brandingPages } from "./branding/brandingPages.ts"
import { keyPages } from "./keys/keyPages.ts"
import { webhookListPages } from "./webhooks/webhookListPages.ts"
import { webhookPages } from "./webhooks/webhookPages.ts"
import { webhookQuestions } from "./webhooks/webhookQuestions.ts"

/** All settings pages of a tenant. */
const settingsPages = Layer.mergeAll(keyPages, brandingPages, webhookListPages, webhookPages, webhookQuestions)

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
