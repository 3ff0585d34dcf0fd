import { describe, expect, it } from "vitest"
import { withPackedLibraries } from "../../../scanner/manifests/packedLibraries.ts"
import { readManifest } from "../../../scanner/manifests/readManifest.ts"

const encoder = new TextEncoder()

const file = async (path: string, text?: string) => {
  const manifest = text === undefined ? undefined : await readManifest(path, encoder.encode(text))
  return { path, ...(manifest !== undefined && { manifest }) }
}

const librariesIn = async (...files: ReadonlyArray<ReturnType<typeof file>>): Promise<ReadonlyArray<string>> =>
  (await withPackedLibraries(await Promise.all(files))).flatMap(({ path, manifest }) =>
    (manifest?.mentions ?? []).map(({ purl, version }) => `${purl}@${version ?? "?"} ${path}`)
  )

const PROVIDER = "org/bouncycastle/jce/provider/BouncyCastleProvider.class"

const provider = 'class BouncyCastleProvider { static final String info = "BouncyCastle Security Provider v1.78.1"; }'

describe("libraries whose classes an archive holds", () => {
  it("are named once for each archive, by the first of their classes, also where they were moved", async () => {
    expect(
      await librariesIn(
        file("app.jar!/com/google/crypto/tink/Mac.class"),
        file("app.jar!/com/google/crypto/tink/Aead.class"),
        file("app.war!/WEB-INF/lib/all.jar!/shaded/org/bouncycastle/crypto/Digest.class"),
        file("app.jar!/com/acme/Login.class"),
        file("folder/org/bouncycastle/crypto/Digest.class")
      )
    ).toEqual([
      "pkg:maven/com.google.crypto.tink/tink@? app.jar!/com/google/crypto/tink/Aead.class",
      "pkg:maven/org.bouncycastle/bcprov@? app.war!/WEB-INF/lib/all.jar!/shaded/org/bouncycastle/crypto/Digest.class"
    ])
  })

  it("have the version that a class of theirs says", async () => {
    const path = `app.jar!/shaded/${PROVIDER}`
    expect(await librariesIn(file(path, provider), file("app.jar!/shaded/org/bouncycastle/crypto/A.class"))).toEqual([
      `pkg:maven/org.bouncycastle/bcprov@1.78.1 ${path}`
    ])
  })

  it("are those of the manifests of the archive where these name them", async () => {
    const manifest = (version: string) =>
      file(
        "lib/bcprov-jdk18on.jar!/META-INF/MANIFEST.MF",
        `Manifest-Version: 1.0\nImplementation-Vendor-Id: org.bouncycastle\n${version}`
      )
    const class_ = file(`lib/bcprov-jdk18on.jar!/${PROVIDER}`, provider)
    const found = (version: string) => [
      `pkg:maven/org.bouncycastle/bcprov-jdk18on@${version} lib/bcprov-jdk18on.jar!/META-INF/MANIFEST.MF`
    ]
    expect(await librariesIn(manifest("Implementation-Version: 1.79.0\n"), class_)).toEqual(found("1.79.0"))
    expect(await librariesIn(manifest(""), class_)).toEqual(found("1.78.1"))
  })

  it("are named as their package where unrelated artifacts hold it", async () => {
    expect(await librariesIn(file("app.jar!/com/jcraft/jsch/JSch.class"))).toEqual([
      "pkg:generic/com.jcraft.jsch@? app.jar!/com/jcraft/jsch/JSch.class"
    ])
  })

  it("are named by what their manifest calls itself", async () => {
    const text =
      "Manifest-Version: 1.0\nBundle-SymbolicName: com.nimbusds.nimbus-jose-jwt;singleton:=true\nBundle-Version: 9.37.0\n"
    expect(await librariesIn(file("a/plugin.jar!/META-INF/MANIFEST.MF", text))).toEqual([
      "pkg:maven/com.nimbusds/nimbus-jose-jwt@9.37.0 a/plugin.jar!/META-INF/MANIFEST.MF"
    ])
  })
})
