import { gzipSync, zstdCompressSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { writeTar, writeZip } from "../../support/archiveWriters.ts"
import { dockerImage, ociImage } from "../../support/imageWriters.ts"
import { isLong } from "../../support/isLong.ts"
import { mutate } from "../../support/mutate.ts"
import { randomFrom } from "../../support/randomFrom.ts"
import { readAll } from "./readAll.ts"

const RUNS = isLong ? 10_000 : 300

const files = [
  { name: "a.py", bytes: "import hashlib\nhashlib.md5(b'')\n" },
  { name: "META-INF/MANIFEST.MF", bytes: "Manifest-Version: 1.0\n" },
  { name: "A.class", bytes: "\u00ca\u00fe\u00ba\u00be" },
  { name: "folder/", bytes: "" }
]
const jar = writeZip([...files, { name: "b.properties", bytes: "a=b", isStored: true }])
const wide = writeZip(files.map((one) => ({ ...one, isWide: true, hasDescriptor: true })))
const tar = writeTar([...files, { name: `${"x/".repeat(60)}c.py`, bytes: "c" }, { name: "d.jar", bytes: jar }], "pax")
const samples: ReadonlyArray<readonly [path: string, bytes: Uint8Array]> = [
  [
    "app.war",
    writeZip([...files, { name: "lib/x.jar", bytes: jar }, { name: "lib/y.jar", bytes: jar, isStored: true }])
  ],
  ["wide.zip", wide],
  ["x.tar", tar],
  ["gnu.tar", writeTar([{ name: `${"x/".repeat(60)}c.py`, bytes: "c" }, ...files], "gnu")],
  ["x.tgz", gzipSync(tar)],
  ["x.tar.zst", zstdCompressSync(tar)],
  ["z.zip", writeZip([{ name: "x.tgz", bytes: gzipSync(tar) }])],
  ["docker.tar", dockerImage([tar, gzipSync(writeTar(files))])],
  ["oci.tar", ociImage([{ layers: [tar, writeTar([{ name: ".wh.a.py", bytes: "" }])] }], true)]
]

/** What an archive of this size may at most be read for: a header, a name and data of each entry, and the search for its directory. */
const readsFor = (bytes: Uint8Array): number => 1_000 + bytes.length

describe("malformed archives", () => {
  it(`give files within them or a reason, never an error, in ${RUNS} mutations`, { timeout: 600_000 }, async () => {
    const random = randomFrom(20_261_129)
    let told = 0
    for (let run = 0; run < RUNS; run++) {
      const [path, bytes] = samples[run % samples.length]!
      const mutated = mutate(bytes, random)
      const found = await readAll(mutated, path)
      const outside = Object.keys(found.files).filter(
        (one) => !one.startsWith(`${path}!/`) || one.split("/").includes("..") || one.includes("//")
      )
      expect([run, outside, found.reads < readsFor(mutated)]).toEqual([run, [], true])
      if (found.skipped.length > 0) told++
    }
    expect(told).toBeGreaterThan(RUNS / 20)
  })

  it("end wherever they are cut off", async () => {
    for (const [path, bytes] of samples.slice(0, 3))
      for (let length = 0; length < bytes.length; length += isLong ? 1 : 37) {
        const { skipped } = await readAll(bytes.subarray(0, length), path)
        // The beginning of the others may end with the directory of an archive in them.
        if (path === "wide.zip") expect(skipped.length).toBeGreaterThan(0)
      }
  })
})
