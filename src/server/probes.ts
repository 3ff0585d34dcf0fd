import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as Layer from "effect/Layer"
import { Readiness } from "../health/Readiness.ts"
import { Draining } from "../http/Draining.ts"

/** Answers 200 while the process runs. */
export const livez = Effect.sync(() => HttpServerResponse.jsonUnsafe({ status: "ok" }))

/** Answers 200 when the process can serve, and otherwise 503 with the reasons. */
export const readyz = Effect.gen(function* () {
  const draining = yield* Draining
  const checks = yield* (yield* Readiness).check
  const serving = draining.isOn ? "draining" : "ok"
  const isReady = [checks.database, checks.migrations, serving].every((result) => result === "ok")
  return HttpServerResponse.jsonUnsafe(
    { status: isReady ? "ok" : "unavailable", checks: { ...checks, serving } },
    { status: isReady ? 200 : 503 }
  )
})

/** `/livez` and `/readyz` for orchestrators; they are not part of the partner API. */
export const probes = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Readiness | Draining>()
    yield* router.add("GET", "/livez", livez)
    yield* router.add("GET", "/readyz", Effect.provideContext(readyz, context))
  })
)
