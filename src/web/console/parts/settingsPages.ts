import * as Layer from "effect/Layer"
import { brandingPages } from "../branding/brandingPages.ts"
import { keyPages } from "../keys/keyPages.ts"
import { webhookListPages } from "../webhooks/webhookListPages.ts"
import { webhookPages } from "../webhooks/webhookPages.ts"
import { webhookQuestions } from "../webhooks/webhookQuestions.ts"

/** All settings pages of a tenant. */
export const settingsPages = Layer.mergeAll(keyPages, brandingPages, webhookListPages, webhookPages, webhookQuestions)
