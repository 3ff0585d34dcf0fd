import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { describe, expect, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as HttpApiClient from "effect/http-api/HttpApiClient"
import * as Layer from "effect/Layer"
import { goldenApi, goldenRoutes } from "./goldenApi.ts"

const served = HttpRouter.serve(goldenRoutes, { disableLogger: true, disableListenLog: true }).pipe(
  Layer.provideMerge(NodeHttpServer.layerTest)
)

describe("a client made from the contract", () => {
  layer(served)((it) => {
    it.effect("writes numbers and truth values as the server reads them", () =>
      Effect.gen(function* () {
        const { scans } = yield* HttpApiClient.make(goldenApi)
        expect(yield* scans.list({ query: { limit: 7 } })).toEqual({ limit: 7 })
        expect(yield* scans.get({ params: { id: "x" }, query: { include_bom: true } })).toEqual({
          id: "x",
          include_bom: true
        })
      })
    )

    it.effect("sends bodies of the contract's own type", () =>
      Effect.gen(function* () {
        const { scans } = yield* HttpApiClient.make(goldenApi)
        const payload = { repo_url: "https://github.com/a/b", project_name: null, project_version: "2" }
        expect(yield* scans.create({ payload })).toEqual(payload)
      })
    )
  })
})
