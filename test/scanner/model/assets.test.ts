import { describe, expect, it } from "vitest"
import { assetIdOf, toAssets } from "../../../scanner/model/assets.ts"
import type { CryptoAsset } from "../../../scanner/model/CryptoAsset.ts"
import type { Finding } from "../../../scanner/model/Finding.ts"
import { finding, place } from "../bom/findings.ts"
import { knownAlgorithms } from "./knownAlgorithms.ts"

const assetsOf = (...findings: ReadonlyArray<Finding>): ReadonlyArray<CryptoAsset> => toAssets({ findings })

const named = (assets: ReadonlyArray<CryptoAsset>, name: string): CryptoAsset => {
  const found = assets.find((one) => one.name === name)
  if (found === undefined) throw new Error(`no ${name} among ${assets.map((one) => one.name).join(", ")}`)
  return found
}

const namesOf = (assets: ReadonlyArray<CryptoAsset>): ReadonlyArray<string> => assets.map((one) => one.name)

const related = (assets: ReadonlyArray<CryptoAsset>, name: string): ReadonlyArray<string> =>
  named(assets, name)
    .relations.map(({ role, to }) => `${role} ${assets.find((one) => one.id === to)!.name}`)
    .toSorted()

describe("toAssets", () => {
  it("is one asset whatever the number of places", () => {
    const [sha, ...rest] = assetsOf(
      finding("hash", { name: "SHA-256" }, { path: "b.java", place: place(3) }),
      finding("hash", { name: "SHA-256" }, { path: "a.java", place: place(9) }),
      finding("hash", { name: "SHA-256" }, { path: "a.java", place: place(10), library: "other", language: "kotlin" })
    )
    expect(rest).toEqual([])
    expect(sha!.occurrences.map(({ path, place: { line } }) => `${path}:${line}`)).toEqual([
      "a.java:9",
      "a.java:10",
      "b.java:3"
    ])
    expect(sha!.libraries).toEqual(["lib", "other"])
    expect(sha!.languages).toEqual(["java", "kotlin"])
  })

  it("addresses an asset by what it is and not by where it is", () => {
    const here = finding("cipher", { name: "AES", keyBits: 256, mode: "gcm" })
    const there = finding(
      "cipher",
      { name: "AES", keyBits: 256, mode: "gcm", nonceBits: 96 },
      { path: "x.py", language: "python" }
    )
    const other = finding("cipher", { name: "AES", keyBits: 128, mode: "gcm" })
    expect(assetIdOf(here)).toBe(assetIdOf(there))
    expect(assetIdOf(here)).not.toBe(assetIdOf(other))
    expect(assetIdOf(here)).toMatch(/^[0-9a-f]{32}$/)
    expect(namesOf(assetsOf(here, there, other))).toEqual(["AES-128-GCM", "AES-256-GCM"])
  })

  it("keeps the id of an asset from one version to the next", () => {
    expect(assetIdOf(finding("cipher", { name: "AES", keyBits: 256, mode: "gcm" }))).toBe(
      "e7f927bcaa174f5be1c150a5e2215fb3"
    )
    expect(assetIdOf(finding("hash", { name: "MD5" }))).toBe("cd07b7a1b8c2bf2254d9a432b820503a")
  })

  it("tells signing from encrypting with the same padding", () => {
    const facts = { name: "RSA", padding: "pkcs1v15", keyBits: 2048 }
    const assets = assetsOf(finding("signature", facts), finding("cipher", facts))
    expect(assets.map((one) => [one.name, one.facts.primitive, one.family])).toEqual(
      expect.arrayContaining([
        ["RSA-PKCS1-1.5-2048", "pke", "RSAES-PKCS1"],
        ["RSA-PKCS1-1.5-2048", "signature", "RSASSA-PKCS1"]
      ])
    )
  })

  it("makes an algorithm and a key of a generated key", () => {
    const assets = assetsOf(finding("keygen", { name: "RSA", keyBits: 2048 }))
    const key = named(assets, "RSA-2048-private-key")
    expect(key).toMatchObject({ type: "related-crypto-material", material: "private-key", size: 2048 })
    expect(related(assets, key.name)).toEqual(["algorithm RSA-2048"])
    expect(named(assets, "RSA-2048").functions).toEqual(["keygen"])
  })

  it("gives symmetric schemes secret keys and curves the size of their field", () => {
    const assets = assetsOf(
      finding("key", { name: "AES", keyBits: 128 }),
      finding("keygen", { name: "HMAC", digest: "SHA-256", keyBits: 512 }),
      finding("keygen", { name: "EC", curve: "P-384" }),
      finding("key", { name: "RSA", material: "public-key" })
    )
    expect(named(assets, "AES-128-secret-key")).toMatchObject({ material: "secret-key", size: 128 })
    expect(named(assets, "HMAC-SHA-256-secret-key-512")).toMatchObject({ material: "secret-key", size: 512 })
    expect(named(assets, "EC-P-384-private-key")).toMatchObject({ material: "private-key", size: 384 })
    expect(named(assets, "RSA-public-key")).toMatchObject({ material: "public-key" })
  })

  it("knows the size of a nonce but not its value", () => {
    const [iv] = assetsOf(finding("material", { material: "initialization-vector", byteLength: 12 }))
    expect(iv).toMatchObject({ name: "initialization-vector-96", material: "initialization-vector", size: 96 })
  })

  it("names what composites are made of", () => {
    const assets = assetsOf(
      finding("cipher", { name: "Fernet" }),
      finding("kem", { name: "X25519MLKEM768" }),
      finding("signature", { name: "ECDSA", curve: "P-256", digest: "SHA-384" }),
      finding("kdf", { name: "PBKDF2", digest: "SHA-256", iterations: 1000 }),
      finding("mac", { name: "CMAC", cipher: "AES", keyBits: 128 })
    )
    expect(related(assets, "Fernet")).toEqual(["part AES-128-CBC-PKCS7", "part HMAC-SHA-256"])
    expect(related(assets, "X25519MLKEM768")).toEqual(["part ML-KEM-768", "part x25519"])
    expect(related(assets, "ECDSA-P-256-SHA-384")).toEqual(["part SHA-384"])
    expect(related(assets, "PBKDF2-SHA-256-1000")).toEqual(["part HMAC-SHA-256"])
    expect(related(assets, "HMAC-SHA-256")).toEqual(["part SHA-256"])
    expect(related(assets, "AES-128-CMAC")).toEqual(["part AES-128"])
    expect(named(assets, "SHA-384").occurrences.map(({ role }) => role)).toEqual(["implied"])
  })

  it("has one component for one thing", () => {
    const assets = assetsOf(
      finding("signature", { name: "RSA" }),
      finding("keygen", { name: "RSA" }),
      finding("signature", { padding: "pkcs1v15", digest: "SHA-256" }),
      finding("signature", { name: "RSA", padding: "pkcs1v15", digest: "SHA-256" }),
      finding("signature", { padding: "pss", digest: "SHA-512" }),
      finding("cipher", { padding: "oaep" }),
      finding("signature", { name: "ECDSA", keyBits: 521 }),
      finding("signature", { name: "ECDSA", curve: "P-521" })
    )
    const names = assets.filter(({ type }) => type === "algorithm").map(({ name }) => name)
    expect(names).toEqual([
      "ECDSA-P-521",
      "RSA",
      "RSA-OAEP",
      "RSA-PKCS1-1.5-SHA-256",
      "RSA-PSS-SHA-512-MGF1",
      "SHA-256",
      "SHA-512"
    ])
  })

  it("keeps to the places where an algorithm itself is found", () => {
    const assets = assetsOf(
      finding("hash", { name: "SHA-256" }, { place: place(5) }),
      finding("signature", { name: "ECDSA", curve: "P-256", digest: "SHA-256" }, { place: place(50) })
    )
    expect(named(assets, "SHA-256").occurrences.map(({ role, place: { line } }) => `${role} ${line}`)).toEqual([
      "use 5"
    ])
  })

  it("has a row of a table of suites as a place of the protocol and of the suite's algorithms, and as no use", () => {
    const at = place(4)
    const row = finding(
      "protocol",
      { name: "TLS", suite: "TLS_RSA_WITH_RC4_128_SHA" },
      { place: at, isOffered: true, evidence: [{ place: at, symbol: "lib.SUITE", role: "part", name: "RC4" }] }
    )
    const assets = toAssets({ findings: [row] })
    const roles = (name: string) => named(assets, name).occurrences.map((one) => `${one.place.line} ${one.role}`)
    expect(roles("TLS")).toEqual(["4 choice"])
    expect(roles("RC4-128")).toEqual(["4 part"])
  })

  it("gathers the cipher suites of a protocol with their algorithms", () => {
    const assets = assetsOf(
      finding("protocol", { name: "TLS", version: "1.2", suite: "ECDHE-RSA-AES128-GCM-SHA256" }, { place: place(1) }),
      finding(
        "protocol",
        { name: "TLS", version: "1.2", suite: "TLS_RSA_WITH_RC4_128_SHA:HIGH:!aNULL" },
        { place: place(2) }
      )
    )
    const { suites, occurrences } = named(assets, "TLSv1.2")
    expect(suites.map(({ name, identifiers }) => [name, identifiers?.join()])).toEqual([
      ["HIGH", undefined],
      ["TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256", "0xC0,0x2F"],
      ["TLS_RSA_WITH_RC4_128_SHA", "0x00,0x05"]
    ])
    const names = suites[1]!.algorithms.map((id) => assets.find((one) => one.id === id)!.name)
    expect(names).toEqual(["ECDHE", "RSA", "AES-128-GCM", "TLS12-PRF-SHA-256"])
    expect(occurrences).toHaveLength(2)
  })

  it("links a certificate to what signs it", () => {
    const assets = assetsOf(finding("certificate", { name: "RSA", digest: "SHA-256", padding: "pkcs1v15" }))
    expect(related(assets, "X.509-certificate")).toEqual(["signature-algorithm RSA-PKCS1-1.5-SHA-256"])
  })

  it("does not keep silent about an algorithm it cannot read", () => {
    const assets = assetsOf(
      finding("hash", {}, { sources: { name: { from: "unknown", hops: 0 } } }),
      finding("key", {})
    )
    expect(namesOf(assets)).toEqual(["unknown-hash", "unknown-key", "unknown-key"])
    expect(named(assets, "unknown-hash")).toMatchObject({ confidence: 0.3, facts: { primitive: "hash" } })
  })

  it("rests its confidence on the weakest attribute of the best place", () => {
    const facts = { name: "AES", keyBits: 256, mode: "gcm" }
    const literal = { from: "literal", hops: 0 } as const
    const guessed = finding("cipher", facts, { sources: { name: literal, keyBits: { from: "default", hops: 0 } } })
    const read = finding("cipher", facts, {
      place: place(2),
      sources: { name: literal, keyBits: { from: "resolved", hops: 1 } }
    })
    expect(assetsOf(guessed)[0]!.confidence).toBe(0.8)
    expect(assetsOf(guessed, read)[0]!.confidence).toBe(0.95)
  })

  it("shows the parts of a use on other lines, but neither its settings nor constants", () => {
    const [aes] = assetsOf(
      finding(
        "cipher",
        { name: "AES", mode: "gcm" },
        {
          place: place(10),
          evidence: [
            { place: place(9), symbol: "org.bouncycastle.crypto.engines.AESEngine", role: "part" },
            { place: place(10, 60), symbol: "same.Line", role: "part" },
            { place: place(12), symbol: "javax.crypto.Cipher#init", role: "setting" },
            { place: place(3), symbol: "MODE", role: "definition" }
          ]
        }
      )
    )
    expect(aes!.occurrences.map(({ role, place: { line }, symbol }) => `${line} ${role} ${symbol}`)).toEqual([
      "9 part org.bouncycastle.crypto.engines.AESEngine",
      "10 use lib.Api.call"
    ])
  })

  it("shows a protocol where its version and suites are chosen, unless that is seen with the call", () => {
    const assets = assetsOf(
      finding(
        "protocol",
        { name: "TLS", version: "1.2", suite: "TLS_RSA_WITH_AES_128_CBC_SHA" },
        {
          place: { ...place(20), endLine: 24 },
          evidence: [
            { place: place(5), symbol: "options", role: "options" },
            { place: place(17), symbol: "lib.Context#version=", role: "version" },
            { place: place(27), symbol: "lib.Context#version=", role: "version" },
            { place: place(28), symbol: "lib.Context#suites=", role: "suite" },
            { place: place(31), symbol: "lib.Context#curves=", role: "setting" },
            { path: "b.java", place: place(21), symbol: "shared", role: "options" }
          ]
        }
      )
    )
    const shown = named(assets, "TLSv1.2").occurrences.map(
      ({ path, role, place: { line } }) => `${path}:${line} ${role}`
    )
    expect(shown).toEqual([
      "b.java:21 choice",
      "src/Main.java:5 choice",
      "src/Main.java:20 use",
      "src/Main.java:28 choice"
    ])
    expect(named(assets, "AES-128-CBC").occurrences.map(({ role, place: { line } }) => `${line} ${role}`)).toEqual([
      "28 implied"
    ])
  })

  it("shows an algorithm that is only contained in others at one place of a file", () => {
    const suite = { name: "TLS", version: "1.2", suite: "TLS_RSA_WITH_AES_128_CBC_SHA" }
    const assets = assetsOf(
      finding("protocol", suite, { path: "a.java", place: place(9) }),
      finding("protocol", suite, { path: "a.java", place: place(3) }),
      finding("protocol", suite, { path: "b.java", place: place(7) })
    )
    const lines = (name: string) =>
      named(assets, name).occurrences.map(({ path, place: { line } }) => `${path}:${line}`)
    expect(lines("TLSv1.2")).toEqual(["a.java:3", "a.java:9", "b.java:7"])
    expect(lines("AES-128-CBC")).toEqual(["a.java:3", "b.java:7"])
  })

  it("shows an algorithm that is made for another one where it is made", () => {
    const made = (line: number, name: string) =>
      ({ place: place(line), symbol: `lib.${name}`, role: "part", name }) as const
    const found = assetsOf(
      finding(
        "signature",
        { name: "RSA", padding: "pss", digest: "SHA-256", mgfDigest: "SHA-512" },
        { place: place(10), evidence: [made(8, "SHA-256"), made(9, "SHA-512"), made(7, "MD5")] }
      )
    )
    const places = found.map(({ name, occurrences }) => [
      name,
      occurrences.map(({ role, place: { line }, symbol }) => `${line} ${role} ${symbol}`)
    ])
    expect(places).toEqual([
      [
        "RSA-PSS-SHA-256-MGF1-SHA-512",
        ["7 part lib.MD5", "8 part lib.SHA-256", "9 part lib.SHA-512", "10 use lib.Api.call"]
      ],
      ["SHA-256", ["8 part lib.SHA-256"]],
      ["SHA-512", ["9 part lib.SHA-512"]]
    ])
  })

  it("collects the attributes that vary from use to use", () => {
    const [aes] = assetsOf(
      finding("cipher", { name: "AES", keyBits: 256, mode: "gcm", nonceBits: 96, functions: ["encrypt"] }),
      finding(
        "cipher",
        { name: "AES", keyBits: 256, mode: "gcm", nonceBits: 128, functions: ["decrypt"] },
        { place: place(2) }
      )
    )
    expect(aes).toMatchObject({ observed: { nonceBits: ["128", "96"] }, functions: ["decrypt", "encrypt"] })
  })

  it.each(Object.entries(knownAlgorithms))("puts %s into its family", (name, { facts, kind, family }) => {
    const known = name === "CTR_DRBG-3DES" ? "CTR_DRBG" : family
    expect(assetsOf(finding(kind, facts)).find((one) => one.id === assetIdOf(finding(kind, facts)))!.family).toBe(known)
  })
})
