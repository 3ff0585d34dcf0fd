import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { serializeCycloneDx, toCycloneDx } from "../../../scanner/bom/cyclonedx/cyclonedx.ts"
import type { ScanReport } from "../../../scanner/model/ScanReport.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { scannerWorkers } from "../../../src/node/scannerLayers.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { lintCycloneDx } from "../bom/cyclonedx/lintCycloneDx.ts"
import { scanFiles } from "../../support/scanFiles.ts"
import { cycloneDxErrors } from "../../support/cycloneDxErrors.ts"

const bomOf = (report: ScanReport) =>
  toCycloneDx(toInventory(report), {
    component: { name: "demo" },
    timestamp: "2026-08-01T10:00:00Z",
    serialNumber: "3E671687-395B-41F5-A30F-A58921A69B79",
    tool: { name: "ciphermap", version: "0.1.0" }
  })

const json = (value: unknown): string => JSON.stringify(value, null, 2)

const npmTree = {
  "package.json": json({
    name: "demo",
    dependencies: { elliptic: "^6.5.4", "node-forge": "^1.3.0", react: "^18.0.0" },
    devDependencies: { "@noble/hashes": "1.4.0" }
  }),
  "package-lock.json": json({
    name: "demo",
    lockfileVersion: 3,
    packages: {
      "": {
        dependencies: { elliptic: "^6.5.4", "node-forge": "^1.3.0" },
        devDependencies: { "@noble/hashes": "1.4.0" }
      },
      "node_modules/@noble/hashes": { version: "1.4.0", dev: true },
      "node_modules/elliptic": { version: "6.5.7" },
      "node_modules/node-forge": { version: "1.3.1" },
      "node_modules/other/node_modules/node-forge": { version: "0.10.0" }
    }
  }),
  "src/main.js": 'import forge from "node-forge"\nforge.md.sha256.create().update("x")\n'
}

const pom = (inner: string) =>
  `<project xmlns="http://maven.apache.org/POM/4.0.0"><groupId>g</groupId><artifactId>a</artifactId><version>1</version>${inner}</project>`

const provider = (version: string) =>
  `<dependency><groupId>org.bouncycastle</groupId><artifactId>bcprov-jdk18on</artifactId>${version}</dependency>`

const summary = ({ libraries }: ScanReport): ReadonlyArray<string> =>
  libraries.map(({ purl, used, scope }) => `${purl} ${used ? "used" : "available"} ${scope}`)

describe("libraries that manifests name", () => {
  it.live("are told apart by whether the source uses them", () =>
    Effect.gen(function* () {
      const report = yield* scanFiles(npmTree)
      expect(summary(report)).toEqual([
        "pkg:npm/%40noble/hashes@1.4.0 available excluded",
        "pkg:npm/elliptic@6.5.7 available required",
        "pkg:npm/node-forge@0.10.0 available required",
        "pkg:npm/node-forge@1.3.1 used required"
      ])
      expect(report.findings.map(({ packages }) => packages)).toEqual([["pkg:npm/node-forge@1.3.1"]])
      expect(report.libraries[1]!.offers).toEqual(["EC", "ECDH", "ECDSA"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are in the BOM with what they provide, and the project depends on those it uses", () =>
    Effect.gen(function* () {
      const bom = bomOf(yield* scanFiles(npmTree))
      expect(lintCycloneDx(JSON.parse(serializeCycloneDx(bom)))).toEqual([])
      expect(yield* Effect.promise(() => cycloneDxErrors(serializeCycloneDx(bom)))).toBeNull()
      const digest = bom.components.find(({ name }) => name === "SHA-256")!["bom-ref"]
      const entry = (ref: string) => bom.dependencies.find((one) => one.ref === ref)
      expect(entry("pkg:npm/node-forge@1.3.1")).toEqual({ ref: "pkg:npm/node-forge@1.3.1", provides: [digest] })
      expect(entry("pkg:npm/elliptic@6.5.7")).toEqual({ ref: "pkg:npm/elliptic@6.5.7" })
      expect(entry("pkg:npm/%40noble/hashes@1.4.0")!.provides).toEqual([digest])
      expect(bom.dependencies[0]!.dependsOn).toEqual([digest, "pkg:npm/node-forge@1.3.1"])
      const elliptic = bom.components.find(({ name }) => name === "elliptic")!
      expect(elliptic).toMatchObject({ type: "library", version: "6.5.7", scope: "required" })
      expect(elliptic.properties).toContainEqual({ name: "ciphermap:used", value: "false" })
      expect(elliptic.properties).toContainEqual({ name: "ciphermap:requirement", value: "^6.5.4" })
      expect(elliptic.evidence.occurrences.map(({ location, line }) => `${location}:${line}`)).toEqual([
        "package-lock.json:18",
        "package.json:4"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are the same whatever the number of threads", () =>
    Effect.gen(function* () {
      const inProcess = yield* scanFiles(npmTree).pipe(Effect.provide(scannerOnce))
      const inWorkers = yield* scanFiles(npmTree).pipe(Effect.provide(scannerWorkers(2)))
      expect(inWorkers).toEqual(inProcess)
    })
  )

  it.live("get the version that the file above them manages", () =>
    Effect.gen(function* () {
      const managed = `<dependencyManagement><dependencies>${provider("<version>1.78</version>")}</dependencies></dependencyManagement>`
      const child = pom(`<dependencies>${provider("")}</dependencies>`)
      const use = "import org.bouncycastle.crypto.digests.MD5Digest; class A { Object f() { return new MD5Digest(); } }"
      expect(summary(yield* scanFiles({ "pom.xml": pom(managed) }))).toEqual([])
      expect(summary(yield* scanFiles({ "pom.xml": pom(managed), "app/pom.xml": child, "app/A.java": use }))).toEqual([
        "pkg:maven/org.bouncycastle/bcprov-jdk18on@1.78 used required"
      ])
      expect(summary(yield* scanFiles({ "one/pom.xml": pom(managed), "two/pom.xml": child }))).toEqual([
        "pkg:maven/org.bouncycastle/bcprov-jdk18on available required"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("get the versions that files above them, or that they go on from, give a name", () =>
    Effect.gen(function* () {
      const properties = "<properties><bc.version>1.78</bc.version></properties>"
      const child = (more = "") =>
        pom(`${more}<dependencies>${provider("<version>${bc.version}</version>")}</dependencies>`)
      const parent = (path: string) =>
        `<parent><groupId>g</groupId><artifactId>p</artifactId><version>1</version><relativePath>${path}</relativePath></parent>`
      const at178 = ["pkg:maven/org.bouncycastle/bcprov-jdk18on@1.78 available required"]
      const open = ["pkg:maven/org.bouncycastle/bcprov-jdk18on available required"]
      expect(summary(yield* scanFiles({ "pom.xml": pom(properties), "a/b/pom.xml": child() }))).toEqual(at178)
      expect(summary(yield* scanFiles({ "build/pom.xml": pom(properties), "app/pom.xml": child() }))).toEqual(open)
      expect(
        summary(
          yield* scanFiles({ "build/pom.xml": pom(properties), "app/pom.xml": child(parent("../build/pom.xml")) })
        )
      ).toEqual(at178)
      expect(
        summary(
          yield* scanFiles({
            "root/pom.xml": pom(properties),
            "build/pom.xml": pom(parent("../root")),
            "app/pom.xml": child(parent("../build"))
          })
        )
      ).toEqual(at178)
      expect(
        summary(
          yield* scanFiles({
            "build/pom.xml": pom(
              `<dependencyManagement><dependencies>${provider("<version>1.78</version>")}</dependencies></dependencyManagement>`
            ),
            "app/pom.xml": pom(`${parent("../build")}<dependencies>${provider("")}</dependencies>`)
          })
        )
      ).toEqual(at178)
      expect(summary(yield* scanFiles({ "a/pom.xml": child(parent("../a/pom.xml")) }))).toEqual(open)
      expect(
        summary(
          yield* scanFiles({
            "gradle.properties": "# versions\nbcVersion=1.78\n",
            "app/build.gradle": 'dependencies {\n  implementation "org.bouncycastle:bcprov-jdk18on:$bcVersion"\n}\n'
          })
        )
      ).toEqual(at178)
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are asked for by the names of a catalog", () =>
    Effect.gen(function* () {
      const catalog = `[versions]
bc = "1.78"
[libraries]
bouncycastle-provider = { module = "org.bouncycastle:bcprov-jdk18on", version.ref = "bc" }
tink = "com.google.crypto.tink:tink:1.13.0"
jbcrypt = "org.mindrot:jbcrypt:0.4"
[bundles]
crypto = ["tink"]
`
      const { libraries } = yield* scanFiles({
        "gradle/libs.versions.toml": catalog,
        "app/build.gradle.kts":
          "dependencies {\n  testImplementation(libs.bouncycastle.provider)\n  implementation(libs.bundles.crypto)\n}\n",
        "other/settings.gradle": "dependencies {\n  implementation libs.nothing\n}\n"
      })
      expect(
        libraries.map(({ purl, scope, direct, occurrences }) => [
          purl,
          scope,
          direct,
          occurrences.map(({ path, place }) => `${path}:${place.line}`)
        ])
      ).toEqual([
        [
          "pkg:maven/com.google.crypto.tink/tink@1.13.0",
          "required",
          true,
          ["app/build.gradle.kts:3", "gradle/libs.versions.toml:5"]
        ],
        [
          "pkg:maven/org.bouncycastle/bcprov-jdk18on@1.78",
          "excluded",
          true,
          ["app/build.gradle.kts:2", "gradle/libs.versions.toml:4"]
        ],
        ["pkg:maven/org.mindrot/jbcrypt@0.4", undefined, undefined, ["gradle/libs.versions.toml:6"]]
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are of their tests where only tests name them", () =>
    Effect.gen(function* () {
      const manifest = json({ dependencies: { elliptic: "^6.5.4" } })
      expect(summary(yield* scanFiles({ "test/fixtures/package.json": manifest }))).toEqual([
        "pkg:npm/elliptic available excluded"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("do not bring the address or the password of a registry into the report", () =>
    Effect.gen(function* () {
      const secret = "s3cr3t"
      const report = yield* scanFiles({
        "package.json": json({
          dependencies: { elliptic: `git+https://user:${secret}@host.example/elliptic.git#1.0` }
        }),
        "package-lock.json": json({
          dependencies: { elliptic: { version: `git+https://user:${secret}@host.example/elliptic.git#1.0` } }
        })
      })
      expect(summary(report)).toEqual(["pkg:npm/elliptic available required"])
      expect(JSON.stringify(report)).not.toContain(secret)
      expect(serializeCycloneDx(bomOf(report))).not.toContain(secret)
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("skip a broken manifest with a reason", () =>
    Effect.gen(function* () {
      const report = yield* scanFiles({ "package.json": '{"dependencies": {', "pom.xml": "<project><dependencies>" })
      expect(report.skipped.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
        "package.json malformed",
        "pom.xml malformed"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )
})
