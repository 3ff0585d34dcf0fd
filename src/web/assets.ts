import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import { HtmxScript } from "./HtmxScript.ts"
import { serveStatic, type StaticAsset, prepare } from "./StaticAsset.ts"
import { folderScript } from "./folderScan/folderScript.ts"
import { styleSheet } from "./styleSheet.ts"

/** The version in package.json; a test compares them. */
export const htmxVersion = "4.0.1"

const versionOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16)

const versions = {
  "site.css": versionOf(styleSheet),
  "folder.js": versionOf(folderScript),
  "htmx.js": htmxVersion
} as const

/** The address of an asset of the pages; it changes with the content. */
export const assetPath = (name: keyof typeof versions): string => `/assets/${name}?v=${versions[name]}`

export const forever = { "cache-control": "public, max-age=31536000, immutable", "access-control-allow-origin": "*" }

/** The style sheet and the script of the pages, compressed at the first request rather than at start. */
export const assets = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const { read } = yield* HtmxScript
    const style = yield* Effect.cached(Effect.uninterruptible(prepare(utf8ToBytes(styleSheet))))
    const script = yield* Effect.cached(Effect.uninterruptible(Effect.flatMap(read, prepare)))
    const serve = (path: HttpRouter.PathInput, prepared: Effect.Effect<StaticAsset>, contentType: string) =>
      router.add(
        "GET",
        path,
        Effect.flatMap(prepared, (one) => serveStatic(one, contentType, forever))
      )
    yield* serve("/assets/site.css", style, "text/css; charset=utf-8")
    yield* serve("/assets/htmx.js", script, "text/javascript; charset=utf-8")
  })
)
