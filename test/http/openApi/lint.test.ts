import { createConfig, lintFromString } from "@redocly/openapi-core"
import { describe, expect, it } from "vitest"
import { theDocument } from "./theDocument.ts"

const lint = async (document: unknown): Promise<ReadonlyArray<string>> => {
  const config = await createConfig({ extends: ["recommended"] })
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: "openapi.json", config })
  return problems.map(({ location, message, ruleId }) => `${ruleId}: ${message} ${location[0]?.pointer}`)
}

const health = "#/paths/~1api~1v1~1cbom~1health/get/responses"

describe("the OpenAPI document under Redocly's recommended rules", () => {
  it("has nothing to be said about, but that health refuses nobody", async () => {
    expect(await lint(theDocument)).toEqual([
      `operation-4xx-response: Operation must have at least one \`4XX\` response. ${health}`
    ])
  })

  it("would not pass with a fault in it", async () => {
    const { info, ...rest } = theDocument
    const findings = await lint({ ...rest, info: { ...Object(info), license: undefined }, servers: [] })
    expect(findings.map((finding) => finding.split(":")[0])).toEqual(
      expect.arrayContaining(["info-license", "no-empty-servers"])
    )
  })
})
