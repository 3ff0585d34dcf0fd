import { describe, expect, it } from "vitest"
import { readAll } from "../archives/readAll.ts"
import { defaultSelection, selectContent } from "../../../scanner/select/Selection.ts"
import { writeTar } from "../../support/archiveWriters.ts"

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

const KEY = "-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----\n"

describe("a key whose name says nothing", () => {
  it.each(["deploy_key", "key.2", "a/b/server"])("is known by how it begins: %s", (path) => {
    expect(selectContent(path, bytes(KEY), defaultSelection)).toMatchObject({ language: "key-material" })
  })

  it("is listed in an archive", async () => {
    const { files } = await readAll(writeTar([{ name: "etc/deploy_key", bytes: KEY }]), "x.tar")
    expect(files).toEqual({ "x.tar!/etc/deploy_key": KEY })
  })

  it.each(["-----BEGIN PGP SIGNED MESSAGE-----\n", "-----BEGIN PGP SIGNATURE-----\n", "-----BEGIN PGP MESSAGE-----\n"])(
    "is none of what OpenPGP has signed or encrypted: %s",
    (text) => {
      expect(selectContent("Release", bytes(text), defaultSelection)).toEqual({ reason: "unsupported-language" })
    }
  )
})
