import { randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { scanArtefact } from "../../../scanner/engine/scanArtefact.ts"

const KEYS = "key-material"

const encoder = new TextEncoder()

/** PKCS #3: a modulus of so many bytes, none of which can begin with a zero, and 2. */
const parameters = (length: number): string => {
  const modulus = Buffer.concat([Buffer.from([0, 0xff]), randomBytes(length - 1)])
  const sized = (tag: number, content: Buffer) =>
    Buffer.concat([Buffer.from([tag, 0x82, content.length >> 8, content.length & 0xff]), content])
  const whole = sized(0x30, Buffer.concat([sized(0x02, modulus), Buffer.from([2, 1, 2])]))
  const lines = whole
    .toString("base64")
    .match(/.{1,64}/g)!
    .join("\n")
  return `-----BEGIN DH PARAMETERS-----\n${lines}\n-----END DH PARAMETERS-----\n`
}

const optionsIn = (path: string, bytes: Uint8Array): ReadonlyArray<string> =>
  scanArtefact(path, KEYS, bytes).findings.map(
    ({ facts: { name, keyBits, purpose }, isOption }) =>
      `${name} ${keyBits} ${purpose ?? "-"} ${isOption === true ? "option" : "-"}`
  )

describe("what a file of keys holds beside something else", () => {
  it("is an option where it is a size beside larger ones, and taken where it is the only one", () => {
    expect(optionsIn("dh.pem", encoder.encode(parameters(128) + parameters(256)))).toEqual([
      "DH 1024 - option",
      "DH 2048 - -"
    ])
    expect(optionsIn("dh.pem", encoder.encode(parameters(128)))).toEqual(["DH 1024 - -"])
  })

  it("is an option where it is a subkey of a key that others are checked against", () => {
    const bytes = readFileSync(new URL("../artefacts/fixtures/subkey.asc", import.meta.url))
    expect(optionsIn("subkey.asc", bytes)).toEqual(["DSA 1024 trust-anchor -", "ElGamal 1024 - option"])
  })
})
