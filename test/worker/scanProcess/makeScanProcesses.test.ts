import { execFileSync } from "node:child_process"
import { mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { policies } from "../../../scanner/classify/policies.ts"
import { SHORT_COMMIT } from "../../../src/domain/projectVersion.ts"
import { ScanComponent } from "../../../src/domain/ScanComponent.ts"
import { ScanFinding } from "../../../src/domain/ScanFinding.ts"
import { ScanSummary } from "../../../src/domain/ScanRecord.ts"
import { storedFormats } from "../../../src/domain/StoredFormat.ts"
import type { ScanOutcome, ScanProgress } from "../../../src/scans/ScanProcesses.ts"
import { gitIn } from "../../support/gitFiles.ts"
import { quickTree } from "../../support/mixedTree.ts"
import { folderInScope, hostsWith, jobIn, jobOf, noProgress, useHosts } from "./repositories.ts"
import { ciphermapMain } from "../../support/ciphermapMain.ts"
import { isLong } from "../../support/isLong.ts"

const python = 'import hashlib\n\nhashlib.md5(b"") == signature\n'

const Results = Schema.Struct({
  findings: Schema.Array(ScanFinding),
  findings_truncated: Schema.Boolean,
  components: Schema.Array(ScanComponent),
  components_truncated: Schema.Boolean,
  summary: ScanSummary,
  metadata: Schema.Record(Schema.String, Schema.String)
})

const jsonOf = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"))

const textsOf = ({ results, documents }: ScanOutcome) => [
  readFileSync(results, "utf8"),
  ...storedFormats.map((format) => readFileSync(documents[format], "utf8"))
]

const treeFiles = () => Object.fromEntries(quickTree().map(({ path, bytes }) => [path, bytes]))

/** What the command line says of a commit when somebody checks it out. */
const saidByCli = Effect.fnUntraced(function* (directory: string, url: string) {
  const project = join(yield* folderInScope, "project")
  gitIn(directory, ["clone", "--quiet", directory, project])
  gitIn(project, ["remote", "set-url", "origin", url])
  const judging = ["--policy", Object.keys(policies).join(","), "--on", "2026-11-22"]
  const args = [ciphermapMain, "scan", project, "--format", "cyclonedx", ...judging]
  return execFileSync(process.execPath, args, { encoding: "utf8", maxBuffer: 100_000_000 })
})

const withoutSerialAndTime = (text: string): string =>
  text.replace(/"serialNumber": ".*"/, "").replace(/"timestamp": ".*"/, "")

describe("a process that scans a repository", () => {
  const { scan } = useHosts()

  it.live("writes what was found as the contract has it, and every document", () =>
    Effect.gen(function* () {
      const job = yield* jobOf(
        { "src/use.py": python, "src/empty.py": "", "README.md": "text" },
        { projectName: "Big" }
      )
      const outcome = yield* scan(job, noProgress)
      const { score, risk_level, findings_total, components_total } = outcome
      expect({ score, risk_level, findings_total, components_total }).toEqual({
        score: 38,
        risk_level: "high",
        findings_total: 1,
        components_total: 1
      })
      const read = jsonOf(outcome.results)
      const results = Schema.decodeUnknownSync(Results)(read)
      expect(results).toEqual(read)
      expect(results.findings[0]?.component_ref).toBe(results.components[0]?.bom_ref)
      expect(results.summary).toMatchObject({
        coverage: { imports_total: 1, imports_recognised: 1, languages_not_read: {}, files_partial: 0 },
        files_scanned: 2,
        files_skipped: 1,
        skipped_reasons: { "unsupported-language": 1 },
        languages: { python: 2 },
        bytes_scanned: python.length,
        lines_scanned: 3,
        limits_hit: [],
        files_unrecognised: 0
      })
      expect(results.metadata).toMatchObject({ commit: job.commit, ref: "main", judged_for: "2026-11-22" })
      const [sourceOfScan, bom] = [jsonOf(outcome.documents.scan), jsonOf(outcome.documents.cyclonedx)] as const
      expect(sourceOfScan).toMatchObject({ source: { component: { name: "Big", version: "1.0.0" } } })
      expect(bom).toMatchObject({
        specVersion: "1.6",
        serialNumber: `urn:uuid:${job.serialNumber}`,
        metadata: {
          timestamp: job.timestamp,
          component: { name: "Big", version: "1.0.0", purl: `pkg:github/example/project@${job.commit}` }
        }
      })
      expect(jsonOf(outcome.documents.spdx)).toHaveProperty("@graph")
      expect(jsonOf(outcome.documents.sarif)).toHaveProperty("runs")
      expect(readFileSync(outcome.documents.html, "utf8")).toMatch(/^<!doctype html>/i)
    })
  )

  it.live("writes the same bytes however many threads there are, and again in the same process", () =>
    Effect.gen(function* () {
      const job = yield* jobOf(treeFiles())
      const again = (given = {}) => jobIn(job.directory, job.commit, given)
      const texts = textsOf(yield* scan(job, noProgress))
      if (isLong) {
        const { scan: scanWithTwo } = yield* hostsWith({ threads: 2 })
        expect(textsOf(yield* scanWithTwo(yield* again(), noProgress))).toEqual(texts)
      }
      const later = { serialNumber: "9a0c4f7e-8f0f-4a39-8d2b-2f1d0c8f6a11", timestamp: "2026-11-22T10:00:00Z" }
      const other = textsOf(yield* scan(yield* again(later), noProgress))
      const like = (text: string): string =>
        text.replaceAll(later.serialNumber, job.serialNumber).replaceAll(later.timestamp, job.timestamp)
      expect(other.map(like).slice(0, 4)).toEqual(texts.slice(0, 4))
      expect(like(other[5]!)).toBe(texts[5])
      expect(other[1]).not.toEqual(texts[1])
    })
  )

  it.live("says what the command line says of the same commit", () =>
    Effect.gen(function* () {
      const { directory, commit } = yield* jobOf(treeFiles())
      const projectVersion = commit.slice(0, SHORT_COMMIT)
      const job = yield* jobIn(directory, commit, { projectName: "project", projectVersion })
      const { documents } = yield* scan(job, noProgress)
      const said = yield* saidByCli(directory, job.url)
      expect(withoutSerialAndTime(readFileSync(documents.cyclonedx, "utf8"))).toBe(withoutSerialAndTime(said))
    })
  )

  it.live("tells how far it is, a few times", () =>
    Effect.gen(function* () {
      const files = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`src/use${at}.py`, python]))
      const told: Array<ScanProgress> = []
      yield* scan(yield* jobOf(files), (progress) => told.push(progress))
      expect(told[0]).toEqual({ filesTotal: 200, filesDone: 0 })
      expect(told.at(-1)).toEqual({ filesTotal: 200, filesDone: 200 })
      expect(told.length).toBeLessThan(100)
      const done = told.map(({ filesDone }) => filesDone)
      expect(done).toEqual(done.toSorted((a, b) => a - b))
    })
  )

  it.live("tells why a repository cannot be scanned, and scans the next one", () =>
    Effect.gen(function* () {
      const job = yield* jobOf({ "use.py": python })
      const missing = yield* jobIn(job.directory, "0".repeat(40))
      expect(yield* Effect.flip(scan(missing, noProgress))).toMatchObject({ code: "invalid_archive" })
      expect(yield* scan(job, noProgress)).toMatchObject({ findings_total: 1 })
    })
  )

  it.live("fails where its documents cannot be written, without saying what was in them", () =>
    Effect.gen(function* () {
      const job = yield* jobOf({ "use.py": python })
      mkdirSync(join(job.folder, "spdx.json"))
      const failure = yield* Effect.flip(scan(job, noProgress))
      expect(failure.code).toBe("internal_error")
      expect(failure.detail).toMatch(/^Error EISDIR at /)
    })
  )
})
