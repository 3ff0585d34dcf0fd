import { describe, expect, it } from "vitest"
import { BomError } from "../../../../../scanner/bom/cyclonedx/read/BomError.ts"
import { jsonErrorAt } from "../../../../../scanner/bom/read/jsonErrorAt.ts"
import { readCycloneDx } from "../../../../../scanner/bom/cyclonedx/read/readCycloneDx.ts"
import { cpuSeconds } from "../../../../support/cpuSeconds.ts"

const errorOf = (text: string): BomError => {
  try {
    readCycloneDx(text)
  } catch (error) {
    if (error instanceof BomError) return error
    throw error
  }
  throw new Error("it was read")
}

const document = (more: object): string => JSON.stringify({ bomFormat: "CycloneDX", specVersion: "1.6", ...more })

const malformed = (path: string, expected: string) => `The bill of materials is malformed: ${path} is not ${expected}.`

const FOREIGN = 'The document is not a CycloneDX bill of materials: $.bomFormat is not "CycloneDX"'

describe("what is no bill of materials that can be read", () => {
  it.each([
    ["no JSON", "nope", "The bill of materials is not JSON: line 1, column 1 is wrong."],
    ["JSON with a comma too many", '{\n  "a": 1,\n}', "The bill of materials is not JSON: line 3, column 1 is wrong."],
    ["half a document", '{"bomFormat": "Cyc', "The bill of materials is not JSON: line 1, column 15 is wrong."],
    ["XML", '<?xml version="1.0"?>\n<bom/>', "The bill of materials is XML; only CycloneDX in JSON can be read."],
    ["a list", "[]", malformed("$", "an object")],
    ["SPDX 2", '{"spdxVersion": "SPDX-2.3"}', `${FOREIGN}; the document looks like SPDX 2.`],
    ["SPDX 3", '{"@context": "https://spdx.org/rdf/3.0.1/x"}', `${FOREIGN}; the document looks like SPDX 3.`],
    ["SARIF", '{"version": "2.1.0", "runs": []}', `${FOREIGN}; the document looks like SARIF.`],
    ["another document", '{"@context": {"toString": 1}}', `${FOREIGN}.`],
    ["no version", '{"bomFormat": "CycloneDX"}', malformed("$.specVersion", "a text")],
    [
      "a version to come",
      document({ specVersion: "2.0" }),
      "$.specVersion is 2.0; CycloneDX 1.4, 1.5, 1.6, 1.7 can be read."
    ],
    [
      "IBM CBOM 1.0",
      '{"bomFormat": "CBOM", "specVersion": "1.4-cbom-1.0"}',
      "$.specVersion is the legacy IBM CBOM 1.0; CycloneDX 1.4, 1.5, 1.6, 1.7 can be read."
    ],
    [
      "an asset of IBM CBOM 1.0",
      document({ components: [{ type: "crypto-asset", name: "AES" }] }),
      "$.components[0].type is of the legacy IBM CBOM 1.0; CycloneDX 1.4, 1.5, 1.6, 1.7 can be read."
    ],
    ["components that are no list", document({ components: {} }), malformed("$.components", "a list")],
    ["a component that is no object", document({ components: [1] }), malformed("$.components[0]", "an object")],
    [
      "a component without a type",
      document({ components: [{ name: "a" }] }),
      malformed("$.components[0].type", "a text with content")
    ],
    [
      "a component inside of another without a name",
      document({ components: [{ type: "library", name: "a", components: [{ type: "library" }] }] }),
      malformed("$.components[0].components[0].name", "a text with content")
    ],
    [
      "lists in lists in lists",
      "[".repeat(100_000),
      "The bill of materials is too large: it has more than 200 levels of nesting."
    ],
    [
      "millions of objects",
      `[${"{},".repeat(5_000_001)}0]`,
      "The bill of materials is too large: it has more than 5000000 objects and lists."
    ]
  ])("%s is refused in one sentence", (_, text, message) => {
    const error = errorOf(text)
    expect(error.message).toBe(message)
    expect(error.isRetryable).toBe(false)
    expect(error.reason.isRetryable).toBe(false)
  })

  it("never repeats the document", () => {
    const secret = "c2VjcmV0LXNlY3JldC1zZWNyZXQ"
    for (const text of [secret, `{"a": ${secret}}`, document({ specVersion: secret }), `{"bomFormat": "${secret}"}`])
      expect(errorOf(text).message).not.toContain(secret.slice(0, 8))
  })

  it("is told by the place where the text stops being JSON", () => {
    const cases: ReadonlyArray<readonly [string, number]> = [
      ["", 0],
      ["[1,2", 4],
      ["[1,]", 3],
      ['{"a" 1}', 5],
      ['{"a":tru}', 5],
      ['{"a":"x\ny"}', 5],
      ['{"a":1}x', 7],
      ['{"a\\u12g4":1}', 1],
      ["01", 0],
      ['{"a":1}', 7]
    ]
    expect(cases.map(([text]) => jsonErrorAt(text))).toEqual(cases.map(([, at]) => at))
  })

  it("does not take long to be told", () => {
    const hostile = [
      `"${"\\".repeat(20_000_000)}`,
      `{"a":"${"x".repeat(20_000_000)}`,
      `{"a":"${"\\n".repeat(10_000_000)}"`
    ]
    const before = cpuSeconds()
    for (const text of hostile) expect(errorOf(text).reason._tag).toBe("BomNotJson")
    expect(cpuSeconds() - before).toBeLessThan(30)
  })
})
