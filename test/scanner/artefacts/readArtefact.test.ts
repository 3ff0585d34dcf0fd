import { generateKeyPairSync, type KeyObject } from "node:crypto"
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { readArtefact } from "../../../scanner/artefacts/readArtefact.ts"
import { algorithmName } from "../../../scanner/model/algorithmName.ts"

const fixture = (name: string): Uint8Array => readFileSync(new URL(`fixtures/${name}`, import.meta.url))

const read = (name: string, bytes: Uint8Array | string = fixture(name)) =>
  (readArtefact(name, typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes) ?? []).map(
    ({ found }) => found
  )

const said = (name: string, bytes?: Uint8Array | string): ReadonlyArray<string> =>
  read(name, bytes).map(({ kind, facts }) =>
    [kind, algorithmName(facts, kind), facts.material].filter((word) => word !== undefined).join(" ")
  )

describe("certificates", () => {
  it("say whom they are about, how long they hold, and what signed them", () => {
    const [found] = read("ca.pem")
    expect(found).toMatchObject({
      kind: "certificate",
      facts: { name: "RSA", padding: "pkcs1v15", digest: "SHA-256", certificateFormat: "X.509" },
      certificate: {
        subject: "O=Org,CN=Test CA",
        issuer: "O=Org,CN=Test CA",
        notBefore: "2026-11-21T12:36:32Z",
        notAfter: "2026-12-21T12:36:32Z",
        publicKey: { name: "RSA", keyBits: 2048 }
      }
    })
    expect(found!.certificate!.fingerprint).toMatch(/^[0-9a-f]{64}$/)
  })

  it("say whether they may sign others, where they have basic constraints", () => {
    expect(read("ca.pem")[0]!.certificate!.isAuthority).toBe(true)
    expect(read("leaf.der")[0]!.certificate).not.toHaveProperty("isAuthority")
    expect(read("no-authority.crt")[0]!.certificate!.isAuthority).toBe(false)
  })

  it("are the same in PEM, in DER and in a PKCS #7 bundle", () => {
    const [leaf] = read("leaf.der")
    const bundle = read("chain.p7b").map(({ certificate }) => certificate!.fingerprint)
    expect(bundle).toEqual([read("ca.pem")[0]!.certificate!.fingerprint, leaf!.certificate!.fingerprint])
    const raw = btoa(String.fromCharCode(...fixture("leaf.der"))).replace(/.{64}/g, "$&\n")
    expect(read("raw.cer", raw)[0]!.certificate!.fingerprint).toBe(leaf!.certificate!.fingerprint)
  })

  it("name the parameters of RSASSA-PSS and the alternative names", () => {
    const [found] = read("pss.crt")
    expect(found!.facts).toMatchObject({ padding: "pss", digest: "SHA-256", mgfDigest: "SHA-256", saltBits: 256 })
    expect(found!.certificate!.names).toEqual(["DNS:pss.example", "IP:192.0.2.1", "email:a@example.org"])
    expect(found!.certificate!.subject).toBe("DC=example,CN=pss")
    expect(read("ed.crt")[0]).toMatchObject({
      facts: { name: "Ed25519" },
      certificate: { publicKey: { name: "Ed25519" } }
    })
  })

  it("are asked for in requests and taken back in lists", () => {
    expect(read("leaf.csr")[0]).toMatchObject({
      kind: "key",
      facts: { name: "EC", curve: "P-256", material: "public-key" },
      stored: { format: "PKCS10", subject: "CN=*.example.com", signature: { name: "ECDSA", digest: "SHA-256" } }
    })
    expect(read("list.crl")[0]).toMatchObject({
      kind: "signature",
      facts: { name: "RSA", digest: "SHA-384" },
      stored: { format: "CRL", subject: "O=Org,CN=Test CA" }
    })
  })
})

describe("private keys", () => {
  const pairs: ReadonlyArray<
    readonly [string, () => { readonly privateKey: KeyObject; readonly publicKey: KeyObject }]
  > = [
    ["RSA-2048", () => generateKeyPairSync("rsa", { modulusLength: 2048 })],
    ["EC-P-384", () => generateKeyPairSync("ec", { namedCurve: "secp384r1" })],
    ["Ed25519", () => generateKeyPairSync("ed25519")],
    ["X25519", () => generateKeyPairSync("x25519")]
  ]

  it.each(pairs)("tell algorithm and size of %s in PKCS #8 and SPKI, PEM and DER", (name, generate) => {
    const { privateKey, publicKey } = generate()
    const pem = privateKey.export({ type: "pkcs8", format: "pem" })
    expect(said("a.pem", pem.toString())).toEqual([`key ${name} private-key`.replace("X25519", "x25519")])
    const [fromPem] = read("a.pem", pem.toString())
    const [fromDer] = read("a.der", privateKey.export({ type: "pkcs8", format: "der" }))
    expect(fromDer!.stored).toEqual(fromPem!.stored)
    expect(said("a.pub", publicKey.export({ type: "spki", format: "der" }))).toEqual([
      `key ${name} public-key`.replace("X25519", "x25519")
    ])
  })

  it("are read where a line begins with two slashes, and where all lines are comments", () => {
    let body = ""
    while (!body.includes("//")) {
      const { privateKey } = generateKeyPairSync("ec", { namedCurve: "secp384r1" })
      body = privateKey.export({ type: "pkcs8", format: "der" }).toString("base64")
    }
    const at = body.indexOf("//")
    const pem = ["-----BEGIN PRIVATE KEY-----", body.slice(0, at), body.slice(at), "-----END PRIVATE KEY-----"]
    const expected = ["key EC-P-384 private-key"]
    expect(said("a.pem", pem.join("\n"))).toEqual(expected)
    for (const mark of ["// ", "# ", " * ", "; "]) {
      expect(said("a.pem", pem.map((line) => mark + line).join("\n"))).toEqual(expected)
    }
  })

  it("are read in the older forms of PKCS #1 and SEC 1", () => {
    const rsa = generateKeyPairSync("rsa", { modulusLength: 1024 })
    expect(said("a.key", rsa.privateKey.export({ type: "pkcs1", format: "pem" }).toString())).toEqual([
      "key RSA-1024 private-key"
    ])
    expect(said("a.key", rsa.publicKey.export({ type: "pkcs1", format: "pem" }).toString())).toEqual([
      "key RSA-1024 public-key"
    ])
    const ec = generateKeyPairSync("ec", { namedCurve: "prime256v1" })
    expect(said("a.key", ec.privateKey.export({ type: "sec1", format: "pem" }).toString())).toEqual([
      "key EC-P-256 private-key"
    ])
  })

  it("show only their protection when they are encrypted", () => {
    expect(read("enc.pem")[0]).toMatchObject({
      facts: { material: "private-key" },
      stored: {
        isEncrypted: true,
        protection: { name: "PBES2", cipher: "AES", keyBits: 256, mode: "cbc", digest: "SHA-256", iterations: 2048 }
      }
    })
    expect(read("old.pem")[0]).toMatchObject({
      facts: { name: "RSA" },
      stored: {
        isEncrypted: true,
        protection: {
          name: "PEM-PBE",
          cipher: "AES",
          keyBits: 256,
          mode: "cbc",
          digest: "MD5",
          iterations: 1
        }
      }
    })
    expect(read("id_ecdsa")[0]).toMatchObject({
      facts: { name: "ECDSA", curve: "P-384", material: "private-key" },
      stored: { format: "OpenSSH", isEncrypted: true, protection: { name: "AES", keyBits: 256, mode: "ctr" } }
    })
  })

  it("are found in the strings of a program", () => {
    const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
    const lines = publicKey.export({ type: "spki", format: "pem" }).toString().trim().split("\n")
    const written = [
      lines.map((line) => `"${line}\\n"`).join(" +\n  "),
      `"${lines.join("\\n")}"`,
      lines.map((line) => `'${line}'`).join(",\n"),
      lines.map((line) => `# ${line}`).join("\n")
    ]
    for (const text of written) expect(said("a.pem", text)).toEqual(["key EC-P-256 public-key"])
  })
})

describe("keystores", () => {
  it("show what is not encrypted and what the rest is protected with", () => {
    expect(read("store.p12").map(({ kind, stored }) => [kind, stored?.format, stored?.protection?.name])).toEqual([
      ["keystore", "PKCS12", "PBES2"],
      ["mac", undefined, undefined],
      ["key", "PKCS8", "PBES2"]
    ])
    expect(read("open.p12").map(({ kind }) => kind)).toEqual(["keystore", "mac", "certificate"])
    expect(read("legacy.pfx")[0]!.stored!.isEncrypted).toBe(true)
    expect(
      read("k.jks")
        .map(({ kind, symbol }) => `${kind} ${symbol}`)
        .sort()
    ).toEqual(["certificate JKS certificate", "key JKS key", "keystore JKS"])
    expect(read("k.jks").find(({ kind }) => kind === "key")!.stored!.protection).toEqual({ name: "JKS-PBE" })
    expect(read("k.jceks").map(({ stored }) => [stored?.format, stored?.entries])).toEqual([["JCEKS", 1]])
  })
})

describe("other keys", () => {
  it("of OpenSSH are read line by line", () => {
    const text = new TextDecoder().decode(fixture("rsa.pub"))
    expect(said("rsa.pub")).toEqual(["key RSA-3072 public-key"])
    expect(said("known_hosts", `# hosts\nexample.org,192.0.2.1 ${text}\n@revoked * ${text}`)).toHaveLength(2)
    expect(said("authorized_keys", `no-pty,command="x y" ${text}`)).toEqual(["key RSA-3072 public-key"])
  })

  it("of OpenPGP come with their subkeys, armoured or not", () => {
    expect(said("pub.asc")).toEqual(said("pub.gpg"))
    expect(said("pub.asc")[0]).toBe("key RSA-2048 public-key")
    expect(read("sec-ed.asc")[0]).toMatchObject({
      facts: { name: "EdDSA", curve: "Ed25519", material: "private-key" },
      stored: { isEncrypted: true, protection: { name: "AES", keyBits: 128 } }
    })
    expect(read("sig.asc")[0]).toMatchObject({ kind: "signature", facts: { name: "RSA", digest: "SHA-512" } })
  })

  it("of JOSE are told apart by what they hold", () => {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
    const set = JSON.stringify({
      keys: [
        privateKey.export({ format: "jwk" }),
        publicKey.export({ format: "jwk" }),
        { kty: "oct", k: "AAAAAAAAAAAAAAAAAAAAAA", alg: "HS256" }
      ]
    })
    expect(said("keys.jwks", set)).toEqual([
      "key EC-P-256 private-key",
      "key EC-P-256 public-key",
      "key HMAC-SHA-256 secret-key"
    ])
    expect(read("keys.jwks", set)[0]!.stored!.fingerprint).toBe(read("keys.jwks", set)[1]!.stored!.fingerprint)
    expect(read("keys.jwks", set)[2]!.stored!.fingerprint).toBeUndefined()
    expect(said("types.json", `{"kty": "RSA"}`)).toEqual([])
  })

  it("come with parameters", () => {
    expect(said("dh.pem")).toEqual(["parameters DH-1024"])
    expect(said("ec.pem")).toEqual(["parameters EC-P-384"])
  })
})

describe("what is no key", () => {
  it("is nothing, or malformed where it claims to be one", () => {
    const bytes = (text: string) => new TextEncoder().encode(text)
    expect(readArtefact("a.key", bytes("A keynote, not a key."))).toEqual([])
    expect(readArtefact("a.pem", bytes(""))).toEqual([])
    expect(readArtefact("a.pem", bytes("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----"))).toBeUndefined()
    expect(readArtefact("a.pem", bytes('if line == "-----BEGIN PRIVATE KEY-----":'))).toBeUndefined()
    expect(readArtefact("a.p12", fixture("store.p12").subarray(0, 300))).toBeUndefined()
    for (const label of ["toString", "constructor"])
      expect(
        readArtefact("a.pem", bytes(`-----BEGIN ${label}-----\nAAAAAAAAAAAA\n-----END ${label}-----`))
      ).toBeUndefined()
    expect(readArtefact("a.der", Uint8Array.of(0x30, 0x84, 0xff, 0xff, 0xff, 0xff, 0))).toBeUndefined()
  })
})
