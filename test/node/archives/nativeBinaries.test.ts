import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { ScanReport } from "../../../scanner/model/ScanReport.ts"
import { type FolderScan, scanFolder } from "../../../src/node/scanFolder.ts"
import { scannerInProcess } from "../../../src/node/scannerLayers.ts"
import { writeTar } from "../../support/archiveWriters.ts"
import { dockerImage } from "../../support/imageWriters.ts"

const samples = new URL("../../scanner/native/samples/", import.meta.url)

const binary = new Uint8Array(readFileSync(new URL("x86-64.so", samples)))

let folder = ""

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ciphermap-native-"))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

const scan = (options: FolderScan = {}): Promise<ScanReport> =>
  Effect.runPromise(Effect.provide(scanFolder(folder, options), scannerInProcess))

const pathsOf = ({ findings }: ScanReport): ReadonlyArray<string> => [...new Set(findings.map(({ path }) => path))]

/** A member of an `ar` archive. */
const member = (name: string, bytes: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(
      `${name.padEnd(16)}${"0".padEnd(12)}${"0".padEnd(6)}${"0".padEnd(6)}${"100644".padEnd(8)}${String(bytes.length).padEnd(10)}\`\n`
    ),
    bytes,
    Buffer.alloc(bytes.length % 2)
  ])

describe("native binaries", () => {
  it("are read where no source of a program stands, by name or by how they begin", async () => {
    write("bin/tool", binary)
    write("bin/tool3.11", binary)
    write("lib/liba.so.1.2", binary)
    write("notes", "MZ is how this text begins")
    const report = await scan()
    expect(pathsOf(report)).toEqual(["bin/tool", "bin/tool3.11", "lib/liba.so.1.2"])
    expect(report.languages).toMatchObject({ native: { files: 3 } })
    expect(report.libraries).toMatchObject([{ purl: "pkg:generic/openssl", used: true, direct: true }])
    expect(report.unsupported).toEqual({ "": 1 })
  })

  it("are not read beside source, unless they are asked for with archives", async () => {
    write("main.c", "int main(void) { return 0; }\n")
    write("lib/liba.so", binary)
    expect(pathsOf(await scan())).toEqual([])
    expect(pathsOf(await scan({ archives: true }))).toEqual(["lib/liba.so"])
  })

  it("are read again from what a scan left", async () => {
    write("bin/tool", binary)
    const cache = join(folder, ".cache")
    const first = await scan({ cache, exclude: [".cache"] })
    const { findings, libraries } = await scan({ cache, exclude: [".cache"] })
    expect({ findings, libraries }).toEqual({ findings: first.findings, libraries: first.libraries })
  })

  it("may be as large as 128 times the largest source file", async () => {
    const large = new Uint8Array(64_000)
    large.set(binary)
    write("tool", large)
    expect(pathsOf(await scan({ maxFileSize: 500 }))).toEqual(["tool"])
    const { skipped } = await scan({ maxFileSize: 499 })
    expect(skipped).toEqual([{ path: "tool", reason: "too-large", detail: "64000 bytes" }])
  })

  it("are read in layers of images and in packages, and those that are damaged are told", async () => {
    const layer = writeTar([
      { name: "usr/bin/tool", bytes: binary },
      { name: "usr/lib/libbad.so", bytes: binary.with(4, 7) },
      { name: "opt/app/server", bytes: binary }
    ])
    write("image.tar", dockerImage([layer]))
    const data = writeTar([{ name: "./usr/lib/liba.so.1", bytes: binary }])
    write(
      "a.deb",
      Buffer.concat([Buffer.from("!<arch>\n"), member("debian-binary", Buffer.from("2.0\n")), member("data.tar", data)])
    )
    const report = await scan()
    expect(pathsOf(report)).toEqual([
      "a.deb!/data.tar!/usr/lib/liba.so.1",
      "image.tar!/opt/app/server",
      "image.tar!/usr/bin/tool"
    ])
    expect(report.skipped).toEqual([
      { path: "image.tar!/usr/lib/libbad.so", reason: "malformed", detail: "no class or byte order" }
    ])
    expect(report.images?.[0]?.layers[0]?.files).toEqual(["opt/app/server", "usr/bin/tool"])
  })

  it("are not taken for source: assemblies of .NET and scripts of linkers are no native binaries", async () => {
    write("libc.so", "/* GNU ld script */ INPUT(libc.so.6)\n")
    cpSync(new URL("windows.dll", samples), join(folder, "native.dll"))
    const report = await scan()
    expect(pathsOf(report)).toEqual(["native.dll"])
    expect(report.unsupported).toEqual({ ".so": 1 })
  })
})
