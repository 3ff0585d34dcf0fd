import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { gzipSync } from "node:zlib"
import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { ScanReport } from "../../../scanner/model/ScanReport.ts"
import { archivesState } from "../../../src/node/archives/archivesState.ts"
import { stateAt } from "../../../src/node/readRegular.ts"
import { type FolderScan, scanFolder } from "../../../src/node/scanFolder.ts"
import { scannerInProcess } from "../../../src/node/scannerLayers.ts"
import { writeTar, writeZip } from "../../support/archiveWriters.ts"

let folder = ""

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ciphermap-archives-"))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
  utimesSync(join(folder, path), 1_700_000_000, 1_700_000_000)
}

const scan = (options: FolderScan = {}, path = folder): Promise<ScanReport> =>
  Effect.runPromise(Effect.provide(scanFolder(path, options), scannerInProcess))

const pathsOf = ({ findings }: ScanReport): ReadonlyArray<string> => [...new Set(findings.map(({ path }) => path))]

/** A tree in which files answer each other, with keys, configuration, manifests, a script and what is left out. */
const tree: Readonly<Record<string, string>> = {
  "app/digest.py": 'import hashlib\nfrom names import NAME\nhashlib.new(NAME, b"") == signature\n',
  "app/names.py": 'NAME = "md5"\n',
  "src/test/java/A.java":
    'class A { Object o() throws Exception { return javax.crypto.Cipher.getInstance("DES"); } }\n',
  "etc/nginx/nginx.conf": "http { server { ssl_protocols TLSv1 TLSv1.2; } }\n",
  "ca.pem": readFileSync(new URL("../../scanner/artefacts/fixtures/ca.pem", import.meta.url), "utf8"),
  "bin/run": "#!/usr/bin/env python3\nimport hashlib\nhashlib.sha1(password)\n",
  "kafka.properties": "ssl.protocol=TLSv1\n",
  "requirements.txt": "cryptography==41.0.0\n",
  "node_modules/x/index.js": 'require("crypto").createHash("md5")\n',
  "logo.png": "\u0089PNG",
  "broken.pem": "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"
}

const entries = Object.entries(tree).map(([name, bytes]) => ({ name, bytes }))

/** Everything of a report that does not depend on where the files are. */
const comparable = (report: ScanReport, prefix: string): unknown =>
  JSON.parse(
    JSON.stringify({
      ...report,
      unsupported: Object.entries(report.unsupported).filter(([name]) => name !== ".zip")
    }).replaceAll(`"${prefix}`, '"')
  )

describe("an archive", () => {
  it("has the findings of the folder that is in it, under its own path", async () => {
    for (const { name, bytes } of entries) write(`plain/${name}`, bytes)
    write("packed/a.zip", writeZip(entries))
    write("packed/b.tar.gz", gzipSync(writeTar(entries)))
    const plain = await scan({}, join(folder, "plain"))
    expect(pathsOf(plain)).toEqual(expect.arrayContaining(["app/digest.py", "bin/run", "etc/nginx/nginx.conf"]))
    expect(plain.skipped.map(({ reason }) => reason)).toEqual(expect.arrayContaining(["malformed", "vendored"]))
    for (const name of ["a.zip", "b.tar.gz"]) {
      const packed = await scan({ only: [name], dependencies: false }, join(folder, "packed"))
      expect(comparable(packed, `${name}!/`)).toEqual(comparable(plain, ""))
    }
  })

  it("is the same where the tools of the system have packed it", async () => {
    for (const { name, bytes } of entries) write(`plain/${name}`, bytes)
    execFileSync("tar", ["czf", join(folder, "a.tgz"), "-C", join(folder, "plain"), "."])
    const plain = await scan({}, join(folder, "plain"))
    expect(comparable(await scan({ only: ["a.tgz"], dependencies: false }), "a.tgz!/")).toEqual(comparable(plain, ""))
  })

  it("has the packages in it apart from its own", async () => {
    write("a.zip", writeZip(entries))
    const { findings, dependencies } = await scan({ only: ["a.zip"] })
    expect(findings.filter(({ origin }) => origin !== undefined).map(({ path }) => path)).toEqual([
      "a.zip!/node_modules/x/index.js"
    ])
    expect(dependencies).toEqual({ packages: 0, withCryptography: 0, files: 1, unrecognised: 0 })
  })

  it("says which library it is, and looks for nothing in the class files of that itself", async () => {
    const jar = writeZip([
      { name: "META-INF/MANIFEST.MF", bytes: "Manifest-Version: 1.0\nImplementation-Vendor-Id: org.bouncycastle\n" },
      ...Array.from({ length: 3 }, (_, at) => ({ name: `org/bouncycastle/A${at}.class`, bytes: "\u00ca" }))
    ])
    write("app.war", writeZip([{ name: "WEB-INF/lib/bcprov-jdk18on-1.78.1.jar", bytes: jar }]))
    const { libraries, skipped, filesPrefiltered } = await scan()
    expect(libraries).toMatchObject([
      {
        purl: "pkg:maven/org.bouncycastle/bcprov-jdk18on@1.78.1",
        occurrences: [{ path: "app.war!/WEB-INF/lib/bcprov-jdk18on-1.78.1.jar!/META-INF/MANIFEST.MF" }]
      }
    ])
    expect(skipped).toEqual([])
    expect(filesPrefiltered).toBe(4)
  })
})

describe("class files in a folder", () => {
  const classes = new URL("../../scanner/bytecode/samples/classes/demo/", import.meta.url)
  const copy = (name: string, folderOf: string): void =>
    write(`${folderOf}/demo/${name}`, readFileSync(new URL(name, classes)))

  beforeEach(() => copy("Vault.class", "classes"))

  it("are read where no source of a program stands", async () => {
    const { findings, unsupported } = await scan()
    expect(findings.map(({ path }) => path)).toContain("classes/demo/Vault.class")
    expect(unsupported).toEqual({})
  })

  it("are counted where one does, unless archives are asked for", async () => {
    write("src/a.py", "import hashlib\n")
    expect((await scan()).unsupported).toEqual({ ".class": 1 })
    const { findings } = await scan({ archives: true })
    expect(findings.map(({ path }) => path)).toContain("classes/demo/Vault.class")
  })

  it("are not read beside their own source", async () => {
    for (const name of ["Vault$Level.class", "TokensKt.class", "Sums$.class"]) copy(name, "classes")
    write("src/demo/Vault.java", "class Vault {}\n")
    write("src/demo/Tokens.kt", "class Tokens\n")
    const { languages, unsupported } = await scan({ archives: true })
    expect(unsupported).toEqual({ ".class": 3 })
    expect(languages["java"]?.files).toBe(2)
  })
})

describe("archives in a folder", () => {
  const archive = writeZip([{ name: "kafka.properties", bytes: "ssl.protocol=TLSv1\n" }])
  const within = "lib/a.jar!/kafka.properties"

  beforeEach(() => write("lib/a.jar", archive))

  it("are read where no source stands beside them, or where that is asked for", async () => {
    write("bin/start.sh", "exec java -jar ../lib/a.jar\n")
    expect(pathsOf(await scan())).toEqual([within])
    expect(await scan({ archives: false })).toMatchObject({ findings: [], unsupported: { ".jar": 1 } })
    write("Main.java", "class Main {}\n")
    expect(await scan()).toMatchObject({ findings: [], unsupported: { ".jar": 1 } })
    expect(await scan({ archives: true })).toMatchObject({ findings: [{ path: within }], unsupported: {} })
  })

  it("are not read where they are ignored or excluded, unless they are named", async () => {
    write(".gitignore", "lib/\n")
    execFileSync("git", ["init", "-q", folder])
    expect(pathsOf(await scan())).toEqual([])
    expect(pathsOf(await scan({ only: ["lib/a.jar"] }))).toEqual([within])
    expect(pathsOf(await scan({ gitignore: false }))).toEqual([within])
    expect(pathsOf(await scan({ gitignore: false, exclude: ["*.jar"] }))).toEqual([])
  })

  it("are not followed through links", async () => {
    symlinkSync(join(folder, "lib/a.jar"), join(folder, "b.jar"))
    expect(pathsOf(await scan())).toEqual([within])
    expect(pathsOf(await scan({ only: ["b.jar"] }))).toEqual([])
  })

  it("keep to the size of files, and tell of larger ones", async () => {
    const { skipped } = await scan({ maxFileSize: 10 })
    expect(skipped).toEqual([{ path: within, reason: "too-large", detail: "19 bytes" }])
  })

  it("raise the number of files that are told of", async () => {
    const told: Array<number> = []
    let files = 0
    await scan({ onListed: (count) => told.push(count), onFile: () => files++ })
    expect([told, files]).toEqual([[0, 1], 1])
  })

  it("are remembered until they change", async () => {
    const cache = join(folder, ".ciphermap/cache")
    write("x.py", 'import hashlib\nhashlib.md5(b"") == signature\n')
    const options = { cache, archives: true }
    const first = await scan(options)
    expect(first).toEqual(await scan({ archives: true }))
    expect(pathsOf(first)).toEqual([within, "x.py"])
    expect(await scan(options)).toEqual(first)
    write("lib/a.jar", writeZip([{ name: "other.properties", bytes: "ssl.protocol=TLSv1.1\n" }]))
    const changed = await scan(options)
    expect(pathsOf(changed)).toEqual(["lib/a.jar!/other.properties", "x.py"])
    expect(changed).toEqual(await scan({ archives: true }))
    expect((await scan({ cache })).unsupported).toEqual({ ".jar": 1 })
  })

  it("are known by their state, but not while they may change unseen", () => {
    const walked = { root: folder, archives: ["lib/a.jar"] }
    const later = Date.now() + 60_000
    const { state, isOf } = archivesState(walked, later)
    expect(archivesState(walked, later).state).toEqual(state)
    expect(archivesState(walked).state).not.toEqual(archivesState(walked).state)
    const now = stateAt(join(folder, "lib/a.jar"))!
    expect(isOf("lib/a.jar", now)).toBe(true)
    write("lib/a.jar", "another one")
    expect(isOf("lib/a.jar", stateAt(join(folder, "lib/a.jar"))!)).toBe(false)
    expect(archivesState(walked, later).state).not.toEqual(state)
  })
})
