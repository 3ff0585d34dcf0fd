import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { assess } from "../../scanner/classify/assess.ts"
import type { Finding } from "../../scanner/model/Finding.ts"
import type { ScanReport } from "../../scanner/model/ScanReport.ts"
import { toInventory } from "../../scanner/model/toInventory.ts"
import { type FolderScan, scanFolder } from "../../src/node/scanFolder.ts"
import { scannerInProcess } from "../../src/node/scannerLayers.ts"
import { writeZip } from "../support/archiveWriters.ts"
import { installedTree } from "../support/installedTree.ts"

let folder = ""

const write = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ciphermap-dependencies-"))
  for (const [path, content] of Object.entries(installedTree)) write(`shop/${path}`, content)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const scan = (options: FolderScan = {}, name = "shop"): Promise<ScanReport> =>
  Effect.runPromise(Effect.provide(scanFolder(join(folder, name), options), scannerInProcess))

const isOwn = ({ origin }: Finding): boolean => origin === undefined

const score = (report: ScanReport) => assess(toInventory(report), { on: "2026-11-29", policies: [] }).score

describe("installed packages", () => {
  it("are each listed with what was found in them, by the records of every package manager", async () => {
    const { findings, libraries, dependencies } = await scan({ dependencies: true, archives: true })
    const found = Map.groupBy(
      findings.filter((one) => !isOwn(one)),
      ({ dependency = "unknown" }) => dependency
    )
    expect(
      Object.fromEntries([...found].map(([purl, all]) => [purl, all.map(({ facts, path }) => `${facts.name} ${path}`)]))
    ).toEqual({
      "pkg:cargo/seal-rs@0.3.4": ["MD5 rust/vendor/seal-rs/src/lib.rs"],
      "pkg:composer/acme/seal@v3.1.0": ["MD5 vendor/acme/seal/src/Seal.php"],
      "pkg:gem/sealing@0.5.0": ["MD5 vendor/bundle/ruby/3.1.0/gems/sealing-0.5.0/lib/sealing.rb"],
      "pkg:golang/github.com/acme/seal@v1.4.0": ["MD5 vendor/github.com/acme/seal/seal.go"],
      "pkg:maven/com.acme/sealing@1.2.3": ["TLS lib/sealing-1.2.3.jar!/kafka.properties"],
      "pkg:npm/deep@2.1.0": ["MD5 node_modules/sealer/node_modules/deep/lib/dist/b.tmp.js"],
      "pkg:npm/node-forge@1.3.1": ["MD5 node_modules/node-forge/lib/a.js"],
      "pkg:npm/sealer@1.0.2": ["MD5 node_modules/sealer/index.js", "MD5 node_modules/sealer/test/a.js"],
      "pkg:pypi/pinner@2.0": [
        "MD5 venv/lib/python3.11/site-packages/acme/pins/a.py",
        "SHA-1 venv/lib/python3.11/site-packages/pinner/__init__.py"
      ],
      "pkg:pypi/single@1.0": ["MD5 venv/lib/python3.11/site-packages/single.py"],
      unknown: ["TLS lib/shaded-1.0.jar!/kafka.properties", "MD5 node_modules/broken/index.js"]
    })
    expect(
      libraries.map(({ purl, licence, reach, contains, requires }) => [purl, licence, reach, contains, requires])
    ).toEqual([
      ["pkg:cargo/seal-rs@0.3.4", "MIT OR Apache-2.0", "offered", 1, undefined],
      ["pkg:composer/acme/seal@v3.1.0", "(MIT OR GPL-3.0-only)", "offered", 1, undefined],
      ["pkg:gem/sealing@0.5.0", "BSD-2-Clause", "present", 1, undefined],
      ["pkg:golang/github.com/acme/seal@v1.4.0", undefined, "offered", 1, undefined],
      ["pkg:maven/com.acme/sealing@1.2.3", "Apache-2.0", "present", 1, undefined],
      ["pkg:npm/deep@2.1.0", "(MIT OR Apache-2.0)", "offered", 1, undefined],
      ["pkg:npm/node-forge@1.3.1", "Something else", "called", 1, undefined],
      ["pkg:npm/sealer@1.0.2", "MIT", "offered", 2, ["pkg:npm/deep@2.1.0"]],
      ["pkg:pypi/pinner@2.0", "MIT", "offered", 2, ["pkg:pypi/single@1.0"]],
      ["pkg:pypi/single@1.0", undefined, "offered", 1, undefined]
    ])
    expect(dependencies).toMatchObject({ packages: 11, withCryptography: 10 })
  })

  it("leave what is found in the project's own code, and its scores, as they are without", async () => {
    const plain = await scan()
    const whole = await scan({ dependencies: true })
    const isOutside = ({ path }: Finding): boolean => !path.startsWith("vendor/") && !path.startsWith("rust/vendor/")
    /** Where no lock file says which version of a library is called, the one that is installed does. */
    const withoutVersions = (findings: ReadonlyArray<Finding>): unknown =>
      findings.map(({ packages = [], ...finding }) => ({
        ...finding,
        packages: packages.map((purl) => purl.split("@")[0])
      }))
    expect(withoutVersions(whole.findings.filter(isOwn))).toEqual(withoutVersions(plain.findings.filter(isOutside)))
    expect(plain.dependencies).toBeUndefined()
    expect(plain.findings.every(isOwn)).toBe(true)
    expect(plain.libraries.every(({ reach, licence }) => reach === undefined && licence === undefined)).toBe(true)
    const own = { ...whole, findings: whole.findings.filter(isOwn) }
    expect(score(whole).hygiene).toEqual(score(own).hygiene)
  })

  it("are of a scope of their own, in which tests of a package are tests", async () => {
    const { findings } = await scan({ dependencies: true, only: ["node_modules"] })
    expect(findings.map(({ path, scope }) => `${scope} ${path}`)).toContain("test node_modules/sealer/test/a.js")
    expect(new Set(findings.map(({ scope }) => scope))).toEqual(new Set(["vendored", "test"]))
  })

  it("are left out where a project's own patterns say so", async () => {
    write("shop/.ciphermapignore", "node_modules/sealer/\nvenv/\n")
    const { findings, skipped } = await scan({ dependencies: true, exclude: ["node_modules/node-forge"] })
    const paths = findings.map(({ path }) => path).filter((path) => /^(?:node_modules|venv)\//.test(path))
    expect(paths).toEqual(["node_modules/broken/index.js"])
    expect(skipped.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["node_modules/sealer/", "node_modules/node-forge/", "venv/"])
    )
  })

  it("are read in archives without being asked for, and not where that is refused", async () => {
    const entries = Object.entries(installedTree).map(([name, bytes]) => ({ name, bytes }))
    write("packed/a.zip", writeZip(entries))
    const packed = await scan({}, "packed")
    const folderScan = await scan({ dependencies: true, archives: true, gitignore: false })
    const inFolder = folderScan.findings.filter((one) => !isOwn(one)).map(({ path }) => `a.zip!/${path}`)
    expect(packed.findings.filter((one) => !isOwn(one)).map(({ path }) => path)).toEqual(inFolder)
    expect((await scan({ dependencies: false }, "packed")).findings.every(isOwn)).toBe(true)
  })
})

describe("installed packages in the memory of scans", () => {
  const comparable = ({ findings, libraries }: ScanReport): unknown => ({ findings, libraries })

  it("are the same as without it, at another place too, and anew where a file was changed", async () => {
    const cache = join(folder, "cache")
    const options: FolderScan = { dependencies: true, cache }
    const plain = await scan({ dependencies: true })
    expect(comparable(await scan(options))).toEqual(comparable(plain))
    expect(comparable(await scan(options))).toEqual(comparable(plain))
    mkdirSync(join(folder, "other"))
    renameSync(join(folder, "shop"), join(folder, "other/shop"))
    const moved = await scan(options, "other")
    const text = JSON.stringify(moved.findings.filter((one) => !isOwn(one)))
    expect(JSON.parse(text.replaceAll('"shop/', '"'))).toEqual(
      JSON.parse(JSON.stringify(plain.findings.filter((one) => !isOwn(one))))
    )
    appendFileSync(join(folder, "other/shop/node_modules/idle/index.js"), 'require("crypto").createHash("md5")\n')
    const tampered = await scan(options, "other")
    expect(tampered.findings.filter(({ dependency }) => dependency === "pkg:npm/idle@9.0.0")).toHaveLength(1)
    expect(tampered.findings).toHaveLength(moved.findings.length + 1)
  })
})
