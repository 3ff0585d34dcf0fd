import { describe, expect, it } from "vitest"
import { gatherInstalled } from "../../../../scanner/manifests/installed/gatherInstalled.ts"
import { readPackageRecord } from "../../../../scanner/manifests/installed/readPackageRecord.ts"
import { packageRecordOf } from "../../../../scanner/select/packageRecords.ts"
import { packageSpan } from "../../../../scanner/select/installFolders.ts"
import { installedTree } from "../../../support/installedTree.ts"
import { isLong } from "../../../support/isLong.ts"
import { mutate } from "../../../support/mutate.ts"
import { randomFrom } from "../../../support/randomFrom.ts"

const encoder = new TextEncoder()

const JAR = "app.war!/WEB-INF/lib/sealing-1.2.3.jar!/META-INF/maven/com.acme/sealing"

const records = [
  ...Object.entries(installedTree),
  [`${JAR}/pom.properties`, "groupId=com.acme\nartifactId=sealing\nversion=1.2.3\n"] as const,
  [`${JAR}/pom.xml`, "<project><licenses><license><name>MIT License</name></license></licenses></project>"] as const
].flatMap(([path, text]) =>
  typeof text === "string" && packageRecordOf(path) !== undefined ? [{ path, bytes: encoder.encode(text) }] : []
)

const gathered = async (files: ReadonlyArray<{ readonly path: string; readonly bytes: Uint8Array }>) =>
  gatherInstalled((await Promise.all(files.map(({ path, bytes }) => readPackageRecord(path, bytes)))).flat())

const at = async (path: string, text: string) => gathered([{ path, bytes: encoder.encode(text) }])

describe("records of installed packages", () => {
  it("are of every kind, and say of which package a file is", async () => {
    expect(new Set(records.map(({ path }) => packageRecordOf(path))).size).toBe(10)
    const { packageAt, unitOf } = await gathered(records)
    const purls = Object.fromEntries(
      [
        "node_modules/sealer/lib/x.js",
        "node_modules/sealer/node_modules/deep/x.js",
        "vendor/github.com/acme/seal/sub/x.go",
        "vendor/acme/seal/x.php",
        "venv/lib/python3.11/site-packages/acme/pins/b.py",
        "venv/lib/python3.11/site-packages/acme/other/b.py",
        "venv/lib/python3.11/site-packages/single.py",
        "vendor/bundle/ruby/3.1.0/gems/sealing-0.5.0/lib/x.rb",
        "rust/vendor/seal-rs/src/x.rs",
        "app.war!/WEB-INF/lib/sealing-1.2.3.jar!/com/acme/A.class",
        "app.js"
      ].map((path) => [path, packageAt(path)?.purl])
    )
    expect(Object.values(purls)).toEqual([
      "pkg:npm/sealer@1.0.2",
      "pkg:npm/deep@2.1.0",
      "pkg:golang/github.com/acme/seal@v1.4.0",
      "pkg:composer/acme/seal@v3.1.0",
      "pkg:pypi/pinner@2.0",
      undefined,
      "pkg:pypi/single@1.0",
      "pkg:gem/sealing@0.5.0",
      "pkg:cargo/seal-rs@0.3.4",
      "pkg:maven/com.acme/sealing@1.2.3",
      undefined
    ])
    expect(unitOf("venv/lib/python3.11/site-packages/acme/other/b.py")).toBe("venv/lib/python3.11/site-packages/acme/")
    expect(unitOf("vendor/autoload.php")).toBe("vendor/")
    expect(unitOf("app.js")).toBeUndefined()
  })

  it("of Debian are single files, whose names make it likely what is of the package", async () => {
    const site = "usr/lib/python3/dist-packages"
    const { packages, packageAt } = await at(
      `${site}/Py_Seal-1.0.egg-info`,
      "Metadata-Version: 1.1\nName: Py-Seal\nVersion: 1.0\nLicense: ISC License\n"
    )
    expect(packages).toMatchObject([{ purl: "pkg:pypi/py-seal@1.0", licence: "ISC" }])
    expect(packageAt(`${site}/py_seal/a.py`)?.name).toBe("Py-Seal")
    expect(packageAt(`${site}/other/a.py`)).toBeUndefined()
  })

  it("of a module that another one replaces name that, unless it is a folder", async () => {
    const { packages } = await at(
      "vendor/modules.txt",
      "# a.example/x v1.0.0 => b.example/y v2.0.0\n# a.example/z v1.0.0 => ./local\n# ../evil v1.0.0\n"
    )
    expect(packages.map(({ purl, roots }) => [purl, ...roots])).toEqual([
      ["pkg:golang/b.example/y@v2.0.0", "vendor/a.example/x/"],
      ["pkg:golang/a.example/z", "vendor/a.example/z/"]
    ])
  })

  it("of Composer may be a list, as its first version wrote it", async () => {
    const { packages } = await at("vendor/composer/installed.json", '[{"name":"acme/seal","version":"1.0.0"}]')
    expect(packages.map(({ purl, roots }) => [purl, ...roots])).toEqual([
      ["pkg:composer/acme/seal@1.0.0", "vendor/acme/seal/"]
    ])
  })

  it("of a program and of its own modules are no dependencies", async () => {
    const pom = (jar: string, group: string, artifact: string) => ({
      path: `${jar}!/META-INF/maven/${group}/${artifact}/pom.properties`,
      bytes: encoder.encode(`groupId=${group}\nartifactId=${artifact}\nversion=1.0\n`)
    })
    for (const program of ["app.war", "app.jar"]) {
      const lib = `${program}!/WEB-INF/lib`
      const { packages, unitOf } = await gathered([
        pom(program, "com.acme", "app"),
        pom(`${lib}/common-1.0.jar`, "com.acme.shared", "common"),
        pom(`${lib}/other-1.0.jar`, "com.acmeother", "other")
      ])
      expect(packages.map(({ purl }) => purl)).toEqual(["pkg:maven/com.acmeother/other@1.0"])
      expect(
        [`${program}!/com/acme/A.class`, `${lib}/common-1.0.jar!/A.class`, `${lib}/x.jar!/A.class`].map(unitOf)
      ).toEqual([undefined, undefined, `${lib}/x.jar!/`])
    }
  })

  it("of Cargo count only where the package was vendored", async () => {
    expect((await at("Cargo.toml", '[package]\nname = "own"\nversion = "1.0.0"\n')).packages).toEqual([])
  })

  it("never end in an error, whatever is in them", async () => {
    const random = randomFrom(20_261_129)
    const runs = isLong ? 10_000 : 1_000
    let known = 0
    for (let run = 0; run < runs; run++) {
      const { path, bytes } = records[run % records.length]!
      const { packages } = await gathered([
        ...records.filter((one) => one.path !== path),
        { path, bytes: mutate(bytes, random) }
      ])
      known += packages.length
      for (const { purl, roots } of packages) {
        expect(purl).toMatch(/^pkg:[a-z]+\/[\w.%:/+@-]+$/)
        for (const root of roots) expect(root).not.toMatch(/(?:^|\/)\.\.(?:\/|$)|^\//)
      }
    }
    expect(known).toBeGreaterThan(runs * 8)
  })

  it.each([
    ["node_modules/@acme/seal/a.js", "node_modules/@acme/seal/"],
    ["x/node_modules/a/node_modules/b/c/d.js", "x/node_modules/a/node_modules/b/"],
    ["a/lib/x.jar!/B.class", "a/lib/x.jar!/"],
    ["a.war!/WEB-INF/lib/x.jar!/B.class", "a.war!/WEB-INF/lib/x.jar!/"],
    ["a.ear!/b.jar!/B.class", undefined],
    ["src/lib/x.py", undefined]
  ])("are not needed for the folder of a package that is known by convention: %s", (path, folder) => {
    const span = packageSpan(path)
    expect(span && path.slice(0, span[1])).toBe(folder)
  })
})
