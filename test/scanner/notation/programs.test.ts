import { getCiphers, getCurves, getHashes } from "node:crypto"
import { getCiphers as getSuites } from "node:tls"
import { describe, expect, it } from "vitest"
import { read } from "./readings.ts"

/** OpenSSL spells the curve c2pnb176w1 of ANSI X9.62 in its own way. */
const OWN_SPELLING = "c2pnb176v1"

describe("every name that this OpenSSL lists", () => {
  it.each(getHashes())("is a hash or a signature: %s", (name) => {
    expect(read("openssl", name)).toHaveProperty("name")
  })

  it.each(getCiphers())("is a cipher: %s", (name) => {
    expect(read("openssl", name)).toHaveProperty("name")
  })

  it.each(getCiphers().filter((name) => /-(?:cbc|ecb|ctr|gcm|ccm|ocb|xts|ofb)$/.test(name)))(
    "keeps its mode: %s",
    (name) => {
      expect(read("openssl", name)).toMatchObject({ mode: name.slice(name.lastIndexOf("-") + 1) })
    }
  )

  it.each(getCiphers().filter((name) => /^aes-\d+-/.test(name)))("keeps its key size: %s", (name) => {
    expect(read("openssl", name)).toMatchObject({ name: "AES", keyBits: Number(name.split("-")[1]) })
  })

  it.each(getCurves().filter((name) => name !== OWN_SPELLING))("is a curve: %s", (name) => {
    expect(read("curve", name)).toHaveProperty("curve")
  })

  it.each(getSuites())("is a cipher suite: %s", (name) => {
    expect(read("cipherSuite", name)).toHaveProperty("suite")
  })
})
