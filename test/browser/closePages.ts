import { afterEach } from "vitest"
import { keptContexts, openBrowsers } from "./openReport.ts"

/** A page that a test leaves open goes on asking, drawing and listening beside all later ones. */
afterEach(async () => {
  for (const browser of openBrowsers)
    for (const context of browser.contexts()) if (!keptContexts.has(context)) await context.close()
})
