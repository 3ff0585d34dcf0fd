import type * as HttpApi from "effect/http-api/HttpApi"
import type * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as OpenApi from "effect/http-api/OpenApi"
import { openApiFields } from "./openApiFields.ts"

/** The OpenAPI 3.1 description of a contract. */
export const openApiOf = <Id extends string, Groups extends HttpApiGroup.Constraint>(
  api: HttpApi.HttpApi<Id, Groups>
): Readonly<Record<string, unknown>> => ({
  ...OpenApi.fromApi(api.annotate(OpenApi.Transform, openApiFields(api)))
})
