import { readFileSync } from "node:fs"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { Scanner } from "/work/wt-dotnet/scanner/Scanner.ts"
import { scannerOnce } from "/work/wt-dotnet/test/support/scannerOnce.ts"
const p = Effect.gen(function* () {
  const scanner = yield* Scanner
  const r = yield* scanner.scan(Stream.fromIterable(process.argv.slice(2).map(f => ({ path: f, bytes: new Uint8Array(readFileSync(f)) }))))
  for (const f of r.findings) console.log(f.path.split("/").at(-1), f.place.line, f.kind, JSON.stringify(f.facts).slice(0,160), "|", f.api, "|", f.code?.text)
  console.log("partial", r.partial, "skipped", r.skipped)
})
await Effect.runPromise(Effect.provide(p, scannerOnce) as any)
process.exit(0)
