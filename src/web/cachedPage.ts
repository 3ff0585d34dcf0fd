import { utf8ToBytes } from "@noble/hashes/utils.js"
import * as Effect from "effect/Effect"
import type { Page } from "./Page.ts"
import { pageDocument } from "./pageDocument.ts"
import { ownReferrer } from "./pageResponse.ts"
import { serveStatic, prepare } from "./StaticAsset.ts"

/** A page that is the same for everybody: caches may keep it so many seconds, and then ask whether it has changed. */
export const cachedPage = Effect.fnUntraced(function* (page: Page, seconds: number) {
  const { html, policy } = pageDocument(page)
  return yield* serveStatic(yield* prepare(utf8ToBytes(html)), "text/html; charset=utf-8", {
    ...ownReferrer,
    "cache-control": `public, max-age=${seconds}`,
    "content-security-policy": policy
  })
})
