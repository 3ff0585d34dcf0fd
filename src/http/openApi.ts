import type * as HttpApi from "effect/http-api/HttpApi"
import type * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as OpenApi from "effect/http-api/OpenApi"
import type { Document, Fragment } from "./openApi/Document.ts"
import { onlyPossible } from "./openApi/onlyPossible.ts"
import { plainDescriptions } from "./openApi/plainDescriptions.ts"
import { plainNames } from "./openApi/plainNames.ts"
import { plainParameters } from "./openApi/plainParameters.ts"
import { plainSchemas } from "./openApi/plainSchemas.ts"
import { withExamples } from "./openApi/withExamples.ts"
import { withHeaders } from "./openApi/withHeaders.ts"
import { withProblems } from "./openApi/withProblems.ts"
import { openApiFields } from "./openApiFields.ts"

const steps: ReadonlyArray<(document: Document) => Document> = [
  plainSchemas,
  plainNames,
  onlyPossible,
  plainDescriptions,
  withHeaders,
  plainParameters,
  withProblems,
  withExamples
]

/** The contract with what its documentation says beyond it: the address, headers, examples. */
export const documented = <Id extends string, Groups extends HttpApiGroup.Constraint>(
  api: HttpApi.HttpApi<Id, Groups>,
  publicUrl: string
) => {
  const fields = openApiFields(api)
  return api.annotate(OpenApi.Servers, [{ url: publicUrl }]).annotate(OpenApi.Transform, (document) => {
    const start = fields(document) as Fragment as Document
    return { ...steps.reduce((made, step) => step(made), start) }
  })
}

/** The OpenAPI 3.1 description of a contract. */
export const openApiOf = <Id extends string, Groups extends HttpApiGroup.Constraint>(
  api: HttpApi.HttpApi<Id, Groups>,
  publicUrl: string
): Readonly<Record<string, unknown>> => ({ ...OpenApi.fromApi(documented(api, publicUrl)) })
