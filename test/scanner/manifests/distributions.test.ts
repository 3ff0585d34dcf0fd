import { describe, expect, it } from "vitest"
import { readManifest } from "../../../scanner/manifests/readManifest.ts"
import { sqliteRows } from "../../../scanner/manifests/rpm/sqliteRows.ts"
import { isLong } from "../../support/isLong.ts"
import { mutate } from "../../support/mutate.ts"
import { randomFrom } from "../../support/randomFrom.ts"
import { rpmDatabase, type TestPackage } from "./rpmDatabase.ts"

const PATH = "image.tar!/var/lib/rpm/rpmdb.sqlite"

const purlsIn = async (bytes: Uint8Array): Promise<ReadonlyArray<string> | undefined> =>
  (await readManifest(PATH, bytes))?.mentions.map(({ purl, version }) => `${purl}@${version}`)

const packages: ReadonlyArray<TestPackage> = [
  { name: "bash", version: "5.1.8", release: "9.el9", vendor: "Red Hat, Inc." },
  { name: "openssl-libs", version: "3.2.2", release: "6.el9_5", epoch: 1, vendor: "Red Hat, Inc." },
  { name: "gnutls", version: "3.8.3", release: "4.fc40", epoch: 0, vendor: "Fedora Project", padding: 50_000 },
  { name: "nettle", version: "3.9.1", release: "1" }
]

describe("a database of RPM", () => {
  it.each([512, 4_096, 65_536])("names the packages that are installed, in pages of %i bytes", async (pageSize) => {
    expect(await purlsIn(rpmDatabase(packages, pageSize))).toEqual([
      "pkg:rpm/redhat/openssl-libs@1:3.2.2-6.el9_5",
      "pkg:rpm/fedora/gnutls@3.8.3-4.fc40",
      "pkg:rpm/nettle@3.9.1-1"
    ])
  })

  it("is read over many pages, in the order of its rows", () => {
    const many = Array.from({ length: 3_000 }, (_, at) => ({ name: `p${at}`, version: "1", release: "1" }))
    const rows = [...sqliteRows(rpmDatabase(many, 512), "Packages")!]
    expect(rows).toHaveLength(3_000)
    expect(rows.map(([, header]) => /p\d+/.exec(Buffer.from(header as Uint8Array).toString())![0])).toEqual(
      many.map(({ name }) => name)
    )
  })

  it("is none without that table, or with other content", async () => {
    expect(sqliteRows(rpmDatabase([]), "Missing")).toBeUndefined()
    expect(await purlsIn(rpmDatabase([]))).toEqual([])
    expect(await purlsIn(Buffer.from("Package: openssl\n"))).toBeUndefined()
  })

  it("gives packages or nothing, never an error, wherever it is damaged", { timeout: 600_000 }, async () => {
    const bytes = rpmDatabase(packages, 512)
    const random = randomFrom(20_261_129)
    for (let run = 0; run < (isLong ? 10_000 : 500); run++) {
      const found = (await purlsIn(mutate(bytes, random))) ?? []
      expect(found.length).toBeLessThan(100)
    }
    for (let length = 0; length < bytes.length; length += 97) await purlsIn(bytes.subarray(0, length))
  })
})
