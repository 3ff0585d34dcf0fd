import { describe, expect, it } from "@effect/vitest"
import * as OpenApi from "effect/http-api/OpenApi"
import { goldenApi } from "../validation/goldenApi.ts"

const document = JSON.parse(JSON.stringify(OpenApi.fromApi(goldenApi)))
const { schemas } = document.components
const parameters = (path: string) => document.paths[path].get.parameters

describe("the documentation of fields", () => {
  it("calls integers and truth values of a query what they are", () => {
    expect(parameters("/scans")).toEqual([
      {
        name: "limit",
        in: "query",
        required: false,
        schema: { type: "integer", minimum: 1, maximum: 200, default: 50 }
      }
    ])
    expect(parameters("/scans/{id}")).toEqual([
      { name: "id", in: "path", required: true, schema: { type: "string" } },
      { name: "include_bom", in: "query", required: false, schema: { type: "boolean", default: false } }
    ])
    expect(parameters("/intpath/{n}")[0].schema).toMatchObject({ type: "integer", minimum: 1 })
  })

  it("shows patterns, lengths and defaults", () => {
    expect(parameters("/scans/{id}/bom.json")[1]).toEqual({
      name: "format",
      in: "query",
      required: false,
      schema: { type: "string", pattern: "^(cyclonedx|spdx)$", default: "cyclonedx" }
    })
    expect(schemas.ScanRequest).toEqual({
      type: "object",
      properties: {
        repo_url: { type: "string", minLength: 8, maxLength: 400 },
        project_name: { anyOf: [{ type: "string", maxLength: 120 }, { type: "null" }], default: null },
        project_version: { anyOf: [{ type: "string", maxLength: 60 }, { type: "null" }], default: "1.0.0" }
      },
      required: ["repo_url"]
    })
  })

  it("shows a lone literal without a union around it", () => {
    const { schema } = document.paths["/keys"].post.requestBody.content["application/json"]
    expect(schema.properties.env).toEqual({ type: "string", enum: ["test"] })
  })

  it("closes only the bodies that refuse undeclared keys", () => {
    const closed = Object.keys(schemas).filter((name) => schemas[name].additionalProperties === false)
    expect(closed).toEqual(["BrandingUpdate"])
    expect(JSON.stringify(document.paths)).not.toContain("additionalProperties")
  })

  it("declares errors under FastAPI's names", () => {
    const { responses } = document.paths["/scans"].post
    expect(responses["422"].content["application/json"].schema.$ref).toBe("#/components/schemas/HTTPValidationError")
    expect(schemas.HTTPValidationError.properties.detail).toEqual({
      type: "array",
      items: { $ref: "#/components/schemas/ValidationError" }
    })
    expect(schemas.HTTPValidationError.required).toEqual(["code", "trace_id"])
    expect(schemas.ValidationError.required.toSorted()).toEqual(["loc", "msg", "type"])
    expect(Object.keys(schemas.ValidationError.properties).toSorted()).toEqual(["ctx", "loc", "msg", "type"])
  })
})
