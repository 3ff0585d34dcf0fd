import { gzipSync, zstdCompressSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { writeTar, writeZip } from "../../support/archiveWriters.ts"
import { dockerImage, ociImage, type TarFile } from "../../support/imageWriters.ts"
import { readAll } from "./readAll.ts"

const file = (name: string, bytes = `# ${name}\n`): TarFile => ({ name, bytes })
const folder = (name: string): TarFile => ({ name, bytes: "", flag: "5" })

const layer = (...files: ReadonlyArray<TarFile>): Buffer => writeTar(files)

const filesOf = async (...layers: ReadonlyArray<Uint8Array>): Promise<Readonly<Record<string, string>>> =>
  (await readAll(dockerImage(layers), "shop.tar")).files

describe("an image that was saved", () => {
  const [base, top] = [
    layer(folder("app/"), file("app/a.py"), file("./etc/b.py")),
    layer(file("app/a.py", "# newer\n"), file("app/c.py"))
  ]

  it.each([
    ["by docker save", dockerImage([base, top])],
    ["without a name", dockerImage([base, top], null)],
    ["as an OCI layout", ociImage([{ layers: [base, top] }])],
    ["as an OCI layout of several platforms", ociImage([{ layers: [base, top] }], true)],
    ["with packed layers", ociImage([{ layers: [gzipSync(base), zstdCompressSync(top)] }])],
    ["packed as a whole", gzipSync(dockerImage([base, top]))],
    ["as an OCI layout that is packed as a whole", zstdCompressSync(ociImage([{ layers: [gzipSync(base), top] }]))],
    ["with an attestation", ociImage([{ layers: [base, top] }, { layers: [base], isAttestation: true }])]
  ])("%s has the files that its layers leave", async (_, bytes) => {
    const { files, skipped } = await readAll(bytes, "shop.tar")
    expect(files).toEqual({
      "shop.tar!/app/a.py": "# newer\n",
      "shop.tar!/app/c.py": "# app/c.py\n",
      "shop.tar!/etc/b.py": "# ./etc/b.py\n"
    })
    expect(skipped).toEqual([])
  })

  it("must be unpacked first where it is packed as a whole and too large", async () => {
    const { files, skipped } = await readAll(gzipSync(dockerImage([base, top])), "shop.tar.gz", {
      limits: { heldBytes: 4_096 }
    })
    expect(files).toEqual({})
    expect(skipped).toEqual([
      "shop.tar.gz too-large: an image that is packed as a whole and unpacks to more than 4096 bytes: unpack it first"
    ])
  })

  it("tells images that were saved together apart by their names", async () => {
    const images = [
      { layers: [base], name: "acme/shop:1.2" },
      { layers: [top], name: "acme/a b!/" }
    ]
    expect(Object.keys((await readAll(ociImage(images), "all.tar")).files)).toEqual([
      "all.tar!/acme/shop:1.2!/app/a.py",
      "all.tar!/acme/shop:1.2!/etc/b.py",
      "all.tar!/acme/a_b_/!/app/a.py",
      "all.tar!/acme/a_b_/!/app/c.py"
    ])
  })

  it("says which layer each file is in", async () => {
    const { layers } = await readAll(ociImage([{ layers: [base, top], name: "shop" }]), "shop.tar")
    const names = Object.values(layers)
    expect(Object.keys(layers)).toEqual(["shop.tar!/app/a.py", "shop.tar!/app/c.py", "shop.tar!/etc/b.py"])
    expect(names[0]).toMatch(/^blobs\/sha256\/[0-9a-f]{64}$/)
    expect(names[1]).toBe(names[0])
    expect(names[2]).not.toBe(names[0])
  })

  it("is read again for some of its files", async () => {
    const only = new Set(["shop.tar!/etc/b.py"])
    expect(Object.keys((await readAll(dockerImage([base, top]), "shop.tar", { only })).files)).toEqual([...only])
  })

  it("has archives in it, whose names no layer takes away", async () => {
    const jar = writeZip([{ name: "x.py", bytes: "# packed\n" }])
    const files = await filesOf(layer({ name: "app/x.jar", bytes: jar }), layer(file("x.py"), file(".wh.y.py", "")))
    expect(files).toEqual({ "shop.tar!/app/x.jar!/x.py": "# packed\n", "shop.tar!/x.py": "# x.py\n" })
  })

  it("says which layers are not there or are damaged, and reads the others", async () => {
    const [name, ...rest] = Object.keys(await filesOf(base))
    expect([name, ...rest]).toHaveLength(2)
    const manifest = JSON.stringify([{ Layers: ["gone\u001b/layer.tar", "1.tar", "2.tar"] }])
    const bytes = writeTar([
      { name: "manifest.json", bytes: manifest },
      { name: "1.tar", bytes: base },
      { name: "2.tar", bytes: gzipSync(top).subarray(0, 40) }
    ])
    const { files, skipped } = await readAll(bytes, "x.tar")
    expect(Object.keys(files)).toEqual(["x.tar!/app/a.py", "x.tar!/etc/b.py"])
    expect(skipped).toEqual([
      "x.tar malformed: its gzip data is damaged",
      "x.tar unreadable: a layer that is not there: gone_/layer.tar"
    ])
  })

  it.each([
    ["no layers", "[]"],
    ["no JSON", "{"],
    ["layers that are no names", '[{"Layers":[1]}]'],
    ["another document of that name", '{"name":"x"}']
  ])("is none with %s in its manifest", async (_, manifest) => {
    const { files, skipped } = await readAll(writeTar([file("manifest.json", manifest), file("a.py")]), "x.tar")
    const isEmptyImage = manifest === "[]"
    expect(Object.keys(files)).toEqual(isEmptyImage ? [] : ["x.tar!/manifest.json", "x.tar!/a.py"])
    expect(skipped).toEqual(isEmptyImage ? ["x.tar malformed: an image without layers that can be read"] : [])
  })

  it("ends where an index leads back to itself, or names too much", async () => {
    const loop = JSON.stringify({ manifests: Array.from({ length: 64 }, () => ({ digest: "sha256:index" })) })
    const parts = [file("oci-layout", "{}"), file("index.json", loop), file("blobs/sha256/index", loop)]
    expect((await readAll(writeTar(parts), "x.tar")).skipped).toEqual([
      "x.tar malformed: an image without layers that can be read"
    ])
    const many = JSON.stringify([{ Layers: Array.from({ length: 1_025 }, () => "1.tar") }])
    expect((await readAll(writeTar([file("manifest.json", many)]), "x.tar")).reasons).toEqual(["too-large"])
  })
})

describe("a layer", () => {
  const base = layer(
    folder("etc/"),
    folder("etc/ssl/"),
    file("etc/ssl/a.py"),
    file("etc/ssl/b.py"),
    file("etc/c.py"),
    file("d.py")
  )
  const names = async (...above: ReadonlyArray<Uint8Array>): Promise<ReadonlyArray<string>> =>
    Object.keys(await filesOf(base, ...above)).map((path) => path.slice("shop.tar!/".length))

  it.each<readonly [string, ReadonlyArray<string>, ReadonlyArray<TarFile>]>([
    ["a file", ["etc/ssl/b.py", "etc/c.py", "d.py"], [file("etc/ssl/.wh.a.py", "")]],
    ["a file of the root", ["etc/ssl/a.py", "etc/ssl/b.py", "etc/c.py"], [file(".wh.d.py", "")]],
    ["a folder", ["etc/c.py", "d.py"], [file("etc/.wh.ssl", "")]],
    ["what is in a folder", ["d.py"], [folder("etc/"), file("etc/.wh..wh..opq", "")]],
    ["all", [], [file(".wh..wh..opq", "")]],
    ["a folder by a file of its name", ["etc", "d.py"], [file("etc", "")]],
    ["a file by a folder of its name", ["etc/ssl/a.py", "etc/ssl/b.py", "etc/c.py"], [folder("d.py/")]],
    [
      "nothing by marks that name no file",
      ["etc/ssl/a.py", "etc/ssl/b.py", "etc/c.py", "d.py"],
      [file("etc/.wh.", ""), file("etc/.wh..", ""), file("etc/.wh...", ""), folder(".wh.d.py/")]
    ]
  ])("takes away %s", async (_, left, above) => {
    expect(await names(layer(...above))).toEqual(left)
  })

  it("keeps what it has itself, whatever the order of its entries", async () => {
    expect(await names(layer(file("etc/e.py"), file("etc/.wh..wh..opq", ""), file("etc/f.py")))).toEqual([
      "etc/e.py",
      "etc/f.py",
      "d.py"
    ])
  })

  it("brings back what a layer between has taken away", async () => {
    expect(await names(layer(file(".wh.d.py", "")), layer(file("d.py", "# again\n")))).toEqual([
      "d.py",
      "etc/ssl/a.py",
      "etc/ssl/b.py",
      "etc/c.py"
    ])
  })
})
