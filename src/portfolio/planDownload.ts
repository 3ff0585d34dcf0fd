import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { planDisposition } from "../domain/downloadName.ts"
import { namesEntityTag } from "../domain/entityTag.ts"
import type { PlanFormat } from "../domain/PlanDocument.ts"
import { RateLimits } from "../rateLimits/RateLimits.ts"
import { declaredPolicy } from "../scans/reportPolicy.ts"
import { type PlanRequest, Plans } from "./Plans.ts"

/** A page declares its policy in its first bytes. */
const headBytes = 64 * 1024

const policyOf = (page: Uint8Array): string => declaredPolicy(new TextDecoder().decode(page.subarray(0, headBytes)))

const contentTypes = {
  json: "application/json",
  csv: "text/csv; charset=utf-8",
  markdown: "text/markdown; charset=utf-8",
  html: "text/html; charset=utf-8"
} as const satisfies Record<PlanFormat, string>

/** Answers with a plan, or with 304; only bodies that are sent count as downloads. */
export const planDownload = Effect.gen(function* () {
  const plans = yield* Plans
  const limits = yield* RateLimits

  return Effect.fnUntraced(function* (id: string, asked: PlanRequest & { readonly format: PlanFormat }) {
    const { headers, method } = yield* HttpServerRequest
    const { name, tag, bytes } = yield* plans.find(id, asked)
    const contentType = contentTypes[asked.format]
    const kept = { etag: tag, "cache-control": "private, no-cache", vary: "Authorization, Accept-Encoding" }
    const condition = headers["if-none-match"]
    if (condition !== undefined && namesEntityTag(condition, tag))
      return HttpServerResponse.empty({ status: 304, headers: kept })
    const described = { ...kept, "content-disposition": planDisposition(name, asked.format) }
    if (method === "HEAD")
      return HttpServerResponse.empty({ status: 200, headers: { ...described, "content-type": contentType } })
    const { id: tenant } = yield* CurrentTenant
    yield* limits.require("downloads", tenant)
    const body = yield* bytes
    return HttpServerResponse.uint8Array(body, {
      contentType,
      headers: { ...described, ...(asked.format === "html" && { "content-security-policy": policyOf(body) }) }
    })
  })
})
