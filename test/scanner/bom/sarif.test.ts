import { readFileSync } from "node:fs"
import { Ajv } from "ajv"
import addFormats from "ajv-formats"
import type { Log, Result } from "sarif"
import { describe, expect, it } from "vitest"
import { sarifChunks, toSarif } from "../../../scanner/bom/sarif/sarif.ts"
import type { SarifLog } from "../../../scanner/bom/sarif/SarifLog.ts"
import type { Assessment } from "../../../scanner/model/Assessment.ts"
import { weaknessRules } from "../../../scanner/classify/weaknessRules.ts"
import { assessment, options, weakness } from "./assessments.ts"
import { place } from "./findings.ts"

/** The compiler compares our types with those of the standard. */
const asLog = (log: SarifLog): Log => log as SarifLog & Log

const textOf = (given: Assessment): string => [...sarifChunks(toSarif(given, options))].join("")

const runOf = (given: Assessment) => asLog(JSON.parse(textOf(given))).runs[0]!

const officialSchema = process.env["CIPHERMAP_SARIF_SCHEMA"]

describe("SARIF", () => {
  it("says what was found, where, and by which rule", () => {
    const { tool, results = [] } = runOf(assessment())
    const [result] = results
    expect(tool.driver.rules?.[result!.ruleIndex!]?.id).toBe(result!.ruleId)
    expect(result).toMatchObject({
      ruleId: "CM-HASH-MD5",
      level: "error",
      message: { text: "MD5: Collisions are found in seconds. Use SHA-256." },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: "src/a%20b.py", uriBaseId: "%SRCROOT%" },
            region: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 15 }
          }
        }
      ],
      partialFingerprints: { "ciphermap/v1": "0123456789abcdef0123456789abcdef" }
    })
  })

  it("shows the line of code with what is found in it, where values came from, and how urgent it is", () => {
    const told = weakness({
      location: {
        path: "src/a.py",
        place: place(3),
        code: { text: 'tag = hashlib.new("md5", b"…")', start: 6, end: 30 },
        symbol: "hashlib.new",
        scope: "production"
      },
      purpose: "signature",
      trail: [{ role: "purpose", symbol: "signature", path: "src/a.py", place: place(5) }]
    })
    const run = runOf(assessment({ weaknesses: [told, weakness({ severity: "low", confidence: "low" })] }))
    const [result, other] = run.results!
    expect(result!.locations![0]!.physicalLocation).toMatchObject({
      region: { startLine: 3, startColumn: 5, snippet: { text: 'hashlib.new("md5", b"…")' } },
      contextRegion: { startLine: 3, endLine: 3, snippet: { text: 'tag = hashlib.new("md5", b"…")' } }
    })
    expect(run.redactionTokens).toEqual(["…"])
    expect(result!.relatedLocations).toMatchObject([
      {
        id: 1,
        message: { text: "for a signature, by the name signature" },
        physicalLocation: { region: { startLine: 5 } }
      }
    ])
    expect(result!.rank).toBeGreaterThan(other!.rank!)
    expect(result!.properties).toMatchObject({ confidence: "high", confidenceFrom: "algorithm written there" })
    expect(result!.fixes).toEqual([
      {
        description: { text: expect.stringMatching(/^Replace md5 by sha256\. /) },
        artifactChanges: [
          {
            artifactLocation: { uri: "src/a.py", uriBaseId: "%SRCROOT%" },
            replacements: [
              {
                deletedRegion: { startLine: 3, startColumn: 18, endLine: 3, endColumn: 21 },
                insertedContent: { text: "sha256" }
              }
            ]
          }
        ]
      }
    ])
    expect([other!.fixes, other!.relatedLocations]).toEqual([undefined, undefined])
  })

  it("leads to the section of each rule, on a page that can be chosen", () => {
    const pages = [undefined, "https://audit.example/docs/weaknesses"].map((rulesPage) => {
      const { runs } = toSarif(assessment(), { ...options, ...(rulesPage !== undefined && { rulesPage }) })
      return runs[0]!.tool.driver.rules[0]!.helpUri
    })
    expect(pages).toEqual([
      expect.stringMatching(/\/docs\/weaknesses\.md#cm-hash-md5$/),
      "https://audit.example/docs/weaknesses#cm-hash-md5"
    ])
    const headings = readFileSync("docs/weaknesses.md", "utf8").match(/(?<=^## )CM-\S+$/gm)
    expect(headings).toEqual(weaknessRules.map(({ id }) => id as string).toSorted())
  })

  it("notifies of libraries that files import and of which nothing was recognised", () => {
    const imports = Array.from({ length: 101 }, (_, at) => ({
      path: `src/a ${at}.py`,
      language: "python",
      library: "ssl",
      imported: "ssl",
      line: 7,
      scope: "production" as const,
      calls: [],
      moreCalls: 0
    }))
    const log = toSarif(assessment(), options, { imports, more: 2 })
    const [all, first, ...rest] = log.runs[0]!.invocations[0]!.toolExecutionNotifications!
    expect(all).toEqual({
      level: "warning",
      message: {
        text: "103 imports of cryptographic libraries of which nothing was recognised, 100 of them listed"
      }
    })
    expect(first).toEqual({
      level: "note",
      message: { text: "imports ssl, of which nothing was recognised (production)" },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: "src/a%200.py", uriBaseId: "%SRCROOT%" },
            region: { startLine: 7 }
          }
        }
      ]
    })
    expect(rest).toHaveLength(99)
  })

  it("marks what is suppressed, with the reason", () => {
    expect(runOf(assessment()).results?.map(({ suppressions }) => suppressions)).toEqual([
      undefined,
      [{ kind: "inSource", justification: "names of | files" }]
    ])
    const listed = assessment({ weaknesses: [weakness({ suppressed: { by: "baseline" } })] })
    expect(runOf(listed).results?.[0]?.suppressions).toEqual([{ kind: "external" }])
  })

  it("has one result for a finding, with the places that are as severe and where their values are written, and the others beside it", () => {
    const at = (line: number) =>
      ({ path: "src/a.py", place: place(line), symbol: "hashlib.new", scope: "production" }) as const
    const origin = { role: "constant", symbol: "OLD", path: "src/old.py", place: place(1) } as const
    const others = [
      weakness({ id: "1".repeat(32), location: at(4), trail: [origin] }),
      weakness({ id: "2".repeat(32), location: at(5), rule: "CM-HASH-SHA1", algorithm: "SHA-1", severity: "medium" }),
      weakness({ id: "3".repeat(32), location: at(6), suppressed: { by: "comment", tool: "nosec" } })
    ]
    const [result, ...more] = runOf(assessment({ weaknesses: [weakness({ location: at(3), others })] })).results!
    expect(more).toEqual([])
    const spots = (all: Result["locations"]) =>
      all!.map(({ physicalLocation: one, message }) => [
        one!.artifactLocation!.uri,
        one!.region!.startLine,
        message?.text
      ])
    expect(spots(result!.locations)).toEqual([
      ["src/a.py", 3, undefined],
      ["src/a.py", 4, undefined],
      ["src/old.py", 1, undefined]
    ])
    expect(spots(result!.relatedLocations)).toEqual([
      ["src/a.py", 5, "medium: SHA-1 (CM-HASH-SHA1)"],
      ["src/a.py", 6, "suppressed by a comment: MD5, nosec"]
    ])
    expect(result!.message.text).toMatch(/^MD5, SHA-1: /)
    expect(result!.properties).toMatchObject({ algorithms: ["MD5", "SHA-1"], places: 3 })
    expect(result!.suppressions).toBeUndefined()
  })

  it("gives GitHub a severity that has the same name there", () => {
    const scores = (["critical", "high", "medium", "low"] as const).map((severity) => {
      const { rules, ...rest } = assessment()
      const run = runOf({ ...rest, rules: rules.map((rule) => ({ ...rule, severity })) })
      return Number(run.tool.driver.rules![0]!.properties!["security-severity"])
    })
    const [critical, high, medium, low] = scores as [number, number, number, number]
    expect(critical).toBeGreaterThan(9)
    expect(high >= 7 && high < 9).toBe(true)
    expect(medium >= 4 && medium < 7).toBe(true)
    expect(low >= 0.1 && low < 4).toBe(true)
  })

  it("keeps within GitHub's limits and says what was left out", () => {
    const many = Array.from({ length: 5_001 }, (_, at) =>
      weakness({ id: at.toString(16).padStart(32, "0"), rule: at === 5_000 ? "CM-LAST" : "CM-HASH-MD5" })
    )
    const { rules } = assessment()
    const run = runOf(assessment({ weaknesses: many, rules: [...rules, { ...rules[0]!, id: "CM-LAST" }] }))
    expect(run.results).toHaveLength(5_000)
    expect(run.tool.driver.rules).toHaveLength(1)
    expect(run.tool.driver.rules!.every(({ properties }) => properties!.tags!.length <= 10)).toBe(true)
    expect(run.invocations![0]!.toolExecutionNotifications![0]!.message.text).toMatch(/^5000 of 5001 findings/)
  })

  it("names the repository and the scores", () => {
    const run = runOf(assessment())
    expect(run.versionControlProvenance).toEqual([
      {
        repositoryUri: "https://github.com/example/shop.git",
        revisionId: "0123456789abcdef0123456789abcdef01234567",
        branch: "main"
      }
    ])
    expect(run.properties).toEqual({
      methodologyVersion: "1.0",
      hygieneScore: 59,
      scoreBasis: "methodology 1.0"
    })
  })

  it("is the same text each time, and valid without any finding", () => {
    expect(textOf(assessment())).toBe(textOf(assessment()))
    const empty = runOf(assessment({ weaknesses: [], rules: [] }))
    expect([empty.results, empty.tool.driver.rules]).toEqual([[], []])
  })

  it.runIf(officialSchema !== undefined)("is valid under the schema of the standard", () => {
    const ajv = new Ajv({ strict: false, allErrors: true })
    addFormats.default(ajv)
    const { $schema: _draft04, id: _id, ...schema } = JSON.parse(readFileSync(officialSchema!, "utf8"))
    const validate = ajv.compile(schema)
    for (const given of [assessment(), assessment({ weaknesses: [], rules: [] })])
      expect([validate(JSON.parse(textOf(given))), validate.errors]).toEqual([true, null])
  })
})
