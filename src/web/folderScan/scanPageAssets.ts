import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as Layer from "effect/Layer"
import { utf8ToBytes } from "@noble/hashes/utils.js"
import { acceptsBrotli } from "../../domain/contentCoding.ts"
import { forever } from "../assets.ts"
import { prepare, serveStatic } from "../StaticAsset.ts"
import { folderScript } from "./folderScript.ts"
import { ScanPageFiles } from "./ScanPageFiles.ts"

/**
 * Of the worker, which has a policy of its own: it may run the scanner's WebAssembly, which evaluates no text as code, and
 * request this server only. https://www.w3.org/TR/CSP3/#directive-script-src
 */
const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

const types: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  wasm: "application/wasm",
  scm: "text/plain; charset=utf-8"
}

const typeOf = (path: string): string => types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream"

const missing = HttpServerResponse.empty({ status: 404 })

/** What browsers load to scan a folder, below an address that changes with it. */
export const scanPageAssets = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const files = yield* ScanPageFiles
    const script = yield* Effect.cached(Effect.uninterruptible(prepare(utf8ToBytes(folderScript))))
    const headers = { ...forever, "content-security-policy": workerPolicy }

    const shown = Effect.gen(function* () {
      const { version = "", "*": path = "" } = yield* HttpRouter.params
      const packed = version === (yield* files.version) ? yield* files.read(path) : undefined
      if (packed === undefined) return missing
      const { headers: asked } = yield* HttpServerRequest
      if (!acceptsBrotli(asked["accept-encoding"]))
        return yield* serveStatic(yield* prepare(yield* files.unpack(packed)), typeOf(path), headers)
      return HttpServerResponse.uint8Array(packed, {
        contentType: typeOf(path),
        headers: { ...headers, vary: "Accept-Encoding", "content-encoding": "br" }
      })
    })

    yield* router.add("GET", "/assets/scan/:version/*", shown)
    yield* router.add(
      "GET",
      "/assets/folder.js",
      Effect.flatMap(script, (one) => serveStatic(one, types["js"]!, forever))
    )
  })
)
