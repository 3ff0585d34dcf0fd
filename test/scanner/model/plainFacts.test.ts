import { describe, expect, it } from "vitest"
import { finding } from "../bom/findings.ts"
import { isSuiteText } from "../../../scanner/model/cipherSuites.ts"
import { isPlainPath, plainFacts, plainSymbol } from "../../../scanner/model/plainFacts.ts"
import { toAssets } from "../../../scanner/model/assets.ts"

describe("what a report may repeat", () => {
  it("is a name, and no run of a key", () => {
    expect(plainFacts({ name: "TLS", version: "1.2", curve: "5a89fb973dca5eea7e532df8a93fd3b2" })).toEqual({
      name: "TLS",
      version: "1.2"
    })
  })

  it("is no name that every table has", () => {
    expect(plainFacts({ name: "constructor", digest: "toString", cipher: "__proto__", curve: "P-256" })).toEqual({
      curve: "P-256"
    })
    const assets = toAssets({ findings: [finding("hash", { name: "constructor" })] })
    expect(assets.map(({ name }) => name)).toEqual(["unknown-hash"])
  })

  it("is of a list of cipher suites what are suites, keywords and levels", () => {
    const list = "ECDHE+AESGCM:HIGH:!aNULL:-RC4:@SECLEVEL=2:[AES128-SHA|AES256-SHA]"
    expect(plainFacts({ suite: list })).toEqual({ suite: list })
    expect(plainFacts({ suite: "HIGH:hunter2:ECDHE-hunter2" })).toEqual({ suite: "HIGH" })
    expect(plainFacts({ suite: "hunter2" })).toEqual({})
    expect(["TLS_KRB5_WITH_RC4_128_MD5", "kEECDH+AES"].every(isSuiteText)).toBe(true)
  })

  it.each(["encryptAesCbc256WithHmacSha256", "APP_SECRET_KEY", "spring.security.oauth2.resourceserver.jwt"])(
    "is the name %s",
    (symbol) => {
      expect(plainSymbol(symbol)).toBe(symbol)
    }
  )

  it.each(["k_5a89fb973dca5eea7e532df8a93fd3b2", "wbkY99COHgHsURmt3YZIgPOs8RhnE0MFqTYXB"])(
    "is not the name %s",
    (symbol) => {
      expect(plainSymbol(symbol)).toBe("...")
    }
  )

  it("is a path, and no base64 with a slash", () => {
    expect(["/etc/ssl/private/server", "certs/server.key", "../ca.pem", "C:\\keys\\a.pfx"].every(isPlainPath)).toBe(
      true
    )
    expect(["vLnJziO9T0CVZgwR/lIM51KZsBKH6meYECyEEmz+", "hunter2"].some(isPlainPath)).toBe(false)
  })
})
