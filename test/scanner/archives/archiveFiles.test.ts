import { gzipSync, zstdCompressSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { crc32 } from "../../../scanner/archives/crc32.ts"
import { type Packed, type TarStyle, writeTar, writeZip } from "../../support/archiveWriters.ts"
import { readAll } from "./readAll.ts"

const py = (name: string, more: Partial<Packed> = {}): Packed => ({ name, bytes: `# ${name}\n`, ...more })

const LONG = `${"folder/".repeat(16)}long.py`

describe("zip files", () => {
  it.each([
    ["deflated", {}],
    ["stored", { isStored: true }],
    ["with sizes behind the data", { hasDescriptor: true }],
    ["with numbers of zip64", { isWide: true }]
  ] as const)("are read %s", async (_, more) => {
    const { files, skipped } = await readAll(writeZip([py("a.py", more), py("src/b.py", more)]), "x.zip")
    expect(files).toEqual({ "x.zip!/a.py": "# a.py\n", "x.zip!/src/b.py": "# src/b.py\n" })
    expect(skipped).toEqual([])
  })

  it("are found behind a script that starts them, and in front of a comment", async () => {
    const bytes = writeZip([py("a.py")], "#!/bin/sh\nexec java -jar $0\n", "PK\u0005\u0006 is no end")
    expect(Object.keys((await readAll(bytes, "run.jar")).files)).toEqual(["run.jar!/a.py"])
  })

  it("are listed as a walk lists a folder: sources, scripts, and what is neither", async () => {
    const bytes = writeZip([
      py("META-INF/"),
      py("A.class"),
      py("B$1.class"),
      py("logo.png"),
      py("module-info.class"),
      py("META-INF/versions/9/A.class"),
      py("LICENSE"),
      py("node_modules/a/b.py"),
      py("node_modules/a/c.py"),
      py(".git/hooks/b.py"),
      py("link.py", { isLink: true }),
      py("./c\\d.py")
    ])
    const { files, skipped, unsupported } = await readAll(bytes, "x.jar", { selection: { dependencies: false } })
    expect(Object.keys(files)).toEqual(["x.jar!/A.class", "x.jar!/B$1.class", "x.jar!/LICENSE", "x.jar!/c/d.py"])
    expect(unsupported).toEqual(["x.jar!/logo.png", "x.jar!/module-info.class", "x.jar!/META-INF/versions/9/A.class"])
    expect(skipped).toEqual(["x.jar!/node_modules/ vendored: undefined", "x.jar!/link.py ignored: symbolic link"])
    const all = await readAll(bytes, "x.jar")
    expect(Object.keys(all.files).slice(3, 5)).toEqual(["x.jar!/node_modules/a/b.py", "x.jar!/node_modules/a/c.py"])
    expect(all.skipped).toEqual(["x.jar!/link.py ignored: symbolic link"])
  })

  it("say why an entry is not read", async () => {
    const { files, skipped } = await readAll(
      writeZip([
        py("a.py", { isEncrypted: true }),
        py("b.py", { lies: { size: 3 } }),
        py("c.py", { lies: { size: 1_000 } }),
        py("d.py", { lies: { crc: 1 } }),
        py("e.py", { lies: { localName: "x.py" } }),
        py("f.py", { lies: { method: 12 } }),
        py("g.py"),
        py("g.py"),
        py("h.py", { isStored: true, lies: { size: 4 } }),
        py("i.py", { bytes: "#".repeat(2_000) })
      ]),
      "x.zip",
      { selection: { maxFileSize: 1_500 } }
    )
    expect(files).toEqual({ "x.zip!/g.py": "# g.py\n" })
    expect(skipped).toEqual([
      "x.zip!/a.py unreadable: encrypted",
      "x.zip!/b.py malformed: it does not unpack to what the directory says",
      "x.zip!/c.py malformed: it does not unpack to what the directory says",
      "x.zip!/d.py malformed: its checksum is another one",
      "x.zip!/e.py malformed: its header and the directory name it differently",
      "x.zip!/f.py unreadable: compression method 12 of zip files",
      "x.zip!/g.py malformed: a second entry of this name",
      "x.zip!/h.py malformed: its sizes contradict each other",
      "x.zip!/i.py too-large: 2000 bytes"
    ])
  })

  it("tell of names that lead out of them, and read the others", async () => {
    const names = [
      "../a.py",
      "/etc/b.py",
      "C:\\c.py",
      "x/../../d.py",
      "..\\e.py",
      "f\0.py",
      `${"g/".repeat(600)}.py`,
      "h.py"
    ]
    const { files, skipped } = await readAll(writeZip(names.map((name) => py(name))), "x.zip")
    expect(Object.keys(files)).toEqual(["x.zip!/h.py"])
    expect(skipped).toEqual(["x.zip malformed: entries whose names lead out of it, or are none of files: 7"])
  })

  it("tell where they are cut off or damaged", async () => {
    const bytes = writeZip([py("a.py"), py("b.py")])
    expect((await readAll(bytes.subarray(0, 40), "x.zip")).skipped).toEqual([
      "x.zip malformed: no directory of a zip file"
    ])
    const damaged = Buffer.from(bytes)
    damaged[damaged.indexOf("PK\u0001\u0002", bytes.indexOf("PK\u0001\u0002") + 4)] = 0
    const { files, skipped } = await readAll(damaged, "x.zip")
    expect(Object.keys(files)).toEqual(["x.zip!/a.py"])
    expect(skipped).toEqual(["x.zip malformed: its directory is damaged"])
  })
})

describe("tar files", () => {
  it.each(["ustar", "pax", "gnu"] as const)("are read with long names as %s has them", async (style: TarStyle) => {
    const { files, skipped } = await readAll(writeTar([py("./a.py"), py(LONG)], style), "x.tar")
    expect(Object.keys(files)).toEqual(["x.tar!/a.py", `x.tar!/${LONG}`])
    expect(skipped).toEqual([])
  })

  it.each([
    ["x.tgz", gzipSync],
    ["x.tar.zst", zstdCompressSync]
  ] as const)("are unpacked: %s", async (path, pack) => {
    const { files, skipped } = await readAll(pack(writeTar([py("a.py"), py("b.py")])), path)
    expect(files).toEqual({ [`${path}!/a.py`]: "# a.py\n", [`${path}!/b.py`]: "# b.py\n" })
    expect(skipped).toEqual([])
  })

  it("say why an entry is not read", async () => {
    const { files, skipped } = await readAll(
      writeTar([
        { ...py("a.py"), flag: "2", bytes: "" },
        { ...py("b.py"), flag: "3", bytes: "" },
        { ...py("c.py"), flag: "S" },
        py("../d.py"),
        py("e.py")
      ]),
      "x.tar"
    )
    expect(Object.keys(files)).toEqual(["x.tar!/e.py"])
    expect(skipped).toEqual([
      "x.tar!/a.py ignored: symbolic link",
      "x.tar!/b.py unreadable: not a regular file",
      "x.tar!/c.py unreadable: sparse file",
      "x.tar malformed: entries whose names lead out of it, or are none of files: 1"
    ])
  })

  it("keep what was read before they are cut off or damaged", async () => {
    const bytes = writeTar([py("a.py"), py("b.py")])
    const packed = gzipSync(writeTar([py("a.py"), { name: "b.py", bytes: Buffer.from(crc32Noise(100_000)) }]))
    expect(await readAll(bytes.subarray(0, 1_030), "x.tar")).toMatchObject({
      files: { "x.tar!/a.py": "# a.py\n" },
      skipped: ["x.tar malformed: it is cut off"]
    })
    expect(await readAll(packed.subarray(0, packed.length - 5_000), "x.tgz")).toMatchObject({
      files: { "x.tgz!/a.py": "# a.py\n" },
      skipped: ["x.tgz malformed: its gzip data is damaged"]
    })
    expect((await readAll(Buffer.from("no tar at all".repeat(100)), "x.tar")).skipped).toEqual([
      "x.tar malformed: no tar file"
    ])
  })

  it("that are cut off are told, whichever coding they have", async () => {
    expect((await readAll(Buffer.from("BZh91AY"), "x.tar.bz2")).skipped).toEqual([
      "x.tar.bz2 malformed: its bzip2 data is damaged"
    ])
    expect((await readAll(Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]), "x.txz")).skipped).toEqual([
      "x.txz malformed: its xz data is damaged"
    ])
  })
})

/** Bytes that cannot be packed. */
const crc32Noise = (length: number): Uint8Array => {
  const noise = new Uint8Array(length)
  for (let at = 0; at + 4 <= length; at += 4)
    new DataView(noise.buffer).setUint32(at, Math.imul(crc32(Uint8Array.of(at, at >> 8, at >> 16)), 2_654_435_761))
  return noise
}

describe("archives in archives", () => {
  const jar = writeZip([py("a.py")])
  const nested = (depth: number): Buffer =>
    depth === 0 ? jar : writeZip([{ name: "n.jar", bytes: nested(depth - 1), isStored: depth % 2 === 0 }])

  it("are read as what they are, whatever is in what", async () => {
    const war = writeZip([
      { name: "lib/x.jar", bytes: jar, isStored: true },
      { name: "lib/y.tgz", bytes: gzipSync(writeTar([{ name: "z.jar", bytes: jar }])) },
      { name: "alpine.apk", bytes: gzipSync(writeTar([py("b.py")])) }
    ])
    const { files, skipped } = await readAll(war, "app.war")
    expect(Object.keys(files)).toEqual([
      "app.war!/lib/x.jar!/a.py",
      "app.war!/lib/y.tgz!/z.jar!/a.py",
      "app.war!/alpine.apk!/b.py"
    ])
    expect(skipped).toEqual([])
  })

  it("are opened only where something in them is asked for", async () => {
    const only = new Set(["app.war!/x.jar!/a.py"])
    const war = writeZip([
      { name: "x.jar", bytes: jar },
      { name: "y.jar", bytes: Buffer.from("damaged") }
    ])
    const { files, skipped } = await readAll(war, "app.war", { only })
    expect(Object.keys(files)).toEqual([...only])
    expect(skipped).toEqual([])
  })

  it("are left out by name, and entries by their paths", async () => {
    const war = writeZip([{ name: "x.jar", bytes: jar }, { name: "y.jar", bytes: jar }, py("src/b.py"), py("c.py")])
    const found = (selection: object) => readAll(war, "app.war", { selection }).then(({ files }) => Object.keys(files))
    expect(await found({ exclude: ["x.jar", "src"] })).toEqual(["app.war!/y.jar!/a.py", "app.war!/c.py"])
    expect(await found({ include: ["app.war"] })).toHaveLength(4)
    expect(await found({ include: ["x.jar"] })).toEqual(["app.war!/x.jar!/a.py"])
  })

  it("are read down to a depth", async () => {
    expect(Object.keys((await readAll(nested(5), "x.jar")).files)).toEqual([`x.jar${"!/n.jar".repeat(5)}!/a.py`])
    const { files, skipped } = await readAll(nested(6), "x.jar")
    expect(files).toEqual({})
    expect(skipped).toEqual([`x.jar${"!/n.jar".repeat(6)} unreadable: deeper than 6 archives`])
  })
})

describe("bombs", () => {
  const zeros = Buffer.alloc(8_388_608)

  it.each([
    [
      "a file",
      writeZip([{ name: "a.txt", bytes: "" }, { name: "requirements.txt", bytes: zeros }, py("b.py")]),
      "x.zip"
    ],
    ["an archive", writeZip([{ name: "a.tar", bytes: zeros }, py("b.py")]), "x.zip"]
  ])("are not unpacked: %s", async (_, bytes, path) => {
    const { files, skipped } = await readAll(bytes, path)
    expect(Object.keys(files)).toEqual(["x.zip!/b.py"])
    expect(skipped).toEqual([expect.stringMatching(/ too-large: it unpacks to more than 200 times its size$/)])
  })

  it("end a stream at their ratio", async () => {
    const { files, skipped } = await readAll(gzipSync(writeTar([py("a.py"), { name: "b.bin", bytes: zeros }])), "x.tgz")
    expect(Object.keys(files)).toEqual(["x.tgz!/a.py"])
    expect(skipped).toEqual(["x.tgz too-large: it unpacks to more than 200 times its size"])
  })

  it("end where all of an archive is too much", async () => {
    const files = Array.from({ length: 9 }, (_, at) => py(`${at}.py`))
    expect(await readAll(writeZip(files), "x.zip", { limits: { entries: 5 } })).toMatchObject({
      files: { "x.zip!/4.py": "# 4.py\n" },
      skipped: ["x.zip too-large: more than 5 entries"]
    })
    const { skipped } = await readAll(writeZip(files), "x.zip", { limits: { bytes: 20 } })
    expect(skipped).toHaveLength(7)
    expect(skipped[0]).toBe("x.zip!/2.py too-large: the archive unpacks to more than 20 bytes")
  })

  it("end where many small files are much more than their archive", async () => {
    const files = Array.from({ length: 300 }, (_, at) => ({ name: `${at}.py`, bytes: "#".repeat(100_000) }))
    const bytes = writeZip(files)
    const { files: found, skipped } = await readAll(bytes, "x.zip", { limits: { allRatioBytes: 1_000_000 } })
    expect(Object.keys(found).length).toBe(Math.floor((bytes.length * 200) / 100_000))
    expect(skipped[0]).toBe(
      `x.zip!/${Object.keys(found).length}.py too-large: the archive unpacks to more than ${bytes.length * 200} bytes`
    )
  })

  it("end where archives in archives take too much memory at one time", async () => {
    const inner = writeZip([py("a.py")])
    const bytes = writeZip([{ name: "a.jar", bytes: inner }])
    const { skipped } = await readAll(bytes, "x.zip", { limits: { heldBytes: inner.length - 1 } })
    expect(skipped).toEqual([expect.stringContaining("x.zip!/a.jar too-large: ")])
    expect((await readAll(bytes, "x.zip", { limits: { heldBytes: inner.length } })).skipped).toEqual([])
  })
})
