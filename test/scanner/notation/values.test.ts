import { describe, expect, it } from "vitest"
import { type Notation, type NotationName, notations } from "../../../scanner/notation/notations.ts"

const notation = (name: NotationName): Notation => notations[name]

describe("numbers", () => {
  it("are taken as they are by int, bits, size and kib", () => {
    for (const name of ["int", "bits", "size", "kib"] as const) expect(notation(name).ofNumber?.(256)).toBe(256)
  })

  it("are read from digits by int, bits, kib and log2 only", () => {
    expect(notation("int").ofText?.("2048")).toBe(2048)
    expect(notation("bits").ofText?.(" 128 ")).toBe(128)
    expect(notation("kib").ofText?.("65536")).toBe(65536)
    expect(notation("log2").ofText?.("10")).toBe(1024)
    expect(notation("bytes").ofText).toBeUndefined()
    expect(notation("size").ofText).toBeUndefined()
  })

  it.each(["", "abc", "12a", "-1", "1e3", "0x10", "1.5", "9".repeat(16), "849201558823"])(
    "are not read from %j",
    (text) => {
      expect(notation("int").ofText?.(text)).toBeUndefined()
    }
  )

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, 849_201_558_823])(
    "are not taken when they count nothing: %d",
    (value) => {
      expect(notation("int").ofNumber?.(value)).toBeUndefined()
      expect(notation("bytes").ofNumber?.(value)).toBeUndefined()
    }
  )

  it("of bytes become bits", () => {
    expect(notation("bytes").ofNumber?.(16)).toBe(128)
    expect(notation("bytes").ofLength?.(12)).toBe(96)
  })

  it("of bytes stay bytes in size", () => {
    expect(notation("size").ofLength?.(12)).toBe(12)
  })

  it("are exponents of two in log2", () => {
    expect(notation("log2").ofNumber?.(14)).toBe(16384)
    expect(notation("log2").ofNumber?.(0)).toBe(1)
    expect(notation("log2").ofNumber?.(53)).toBeUndefined()
    expect(notation("log2").ofNumber?.(-1)).toBeUndefined()
  })

  it("on the wire are versions of TLS", () => {
    expect(notation("tlsVersion").ofNumber?.(0x0303)).toEqual({ name: "TLS", version: "1.2" })
    expect(notation("tlsVersion").ofNumber?.(0x0300)).toEqual({ name: "TLS", version: "ssl3" })
    expect(notation("tlsVersion").ofNumber?.(0xfefd)).toEqual({ name: "DTLS", version: "1.2" })
    expect(notation("tlsVersion").ofNumber?.(2)).toEqual({ name: "TLS", version: "ssl2" })
    expect(notation("tlsVersion").ofNumber?.(1)).toBeUndefined()
  })
})

describe("what a cipher does", () => {
  it.each([
    ["ENCRYPT_MODE", "encrypt"],
    ["WRAP_MODE", "encrypt"],
    ["DECRYPT_MODE", "decrypt"],
    ["UNWRAP_MODE", "decrypt"],
    ["encrypt", "encrypt"]
  ])("%s is to %s", (text, one) => {
    expect(notation("cipherFunction").ofText?.(text)).toEqual({ functions: [one] })
  })

  it("follows the numbers of javax.crypto.Cipher", () => {
    const read = [1, 2, 3, 4].map((value) => notation("cipherFunction").ofNumber?.(value))
    expect(read).toEqual(["encrypt", "decrypt", "encrypt", "decrypt"].map((one) => ({ functions: [one] })))
    expect(notation("cipherFunction").ofNumber?.(0)).toBeUndefined()
  })

  it("is to encrypt when the flag is set", () => {
    expect(notation("cipherFunction").ofBoolean?.(true)).toEqual({ functions: ["encrypt"] })
    expect(notation("cipherFunction").ofBoolean?.(false)).toEqual({ functions: ["decrypt"] })
  })
})

describe("what a signer does", () => {
  it("is to sign when the flag is set", () => {
    expect(notation("signFunction").ofBoolean?.(true)).toEqual({ functions: ["sign"] })
    expect(notation("signFunction").ofBoolean?.(false)).toEqual({ functions: ["verify"] })
  })
})

describe("the text notation", () => {
  it("takes the words that are known, for the attribute they are of", () => {
    expect(notation("text").ofText?.(" private-key ")).toEqual({ material: "private-key" })
    expect(notation("text").ofText?.("GostR3410-94-CryptoPro-A")).toEqual({ parameterSet: "GostR3410-94-CryptoPro-A" })
  })

  it.each(["my secret pass phrase", "pa$$word", "", "hunter2", "a".repeat(33), "AAAA/BBBB==", "line\nbreak", "AES"])(
    "does not take %j",
    (text) => {
      expect(notation("text").ofText?.(text)).toBeUndefined()
    }
  )
})

describe("a key of a token", () => {
  it("goes with HMAC where it is a text", () => {
    expect(notation("jwtKey").ofText?.("an invented secret")).toEqual({ name: "HMAC" })
  })

  it.each(["", "-----BEGIN PUBLIC KEY-----", "-----BEGIN EC PRIVATE KEY-----", "-----BEGIN CERTIFICATE-----"])(
    "does not go with HMAC where it is %j",
    (text) => {
      expect(notation("jwtKey").ofText?.(text)).toBeUndefined()
    }
  )
})

describe("the notations any and part", () => {
  it("read nothing of a value itself", () => {
    expect(notations.any).toEqual({})
    expect(notations.part).toEqual({})
  })
})
