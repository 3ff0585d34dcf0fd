import { describe, expect, it } from "vitest"
import { serializeCycloneDx, toCycloneDx } from "../../../scanner/bom/cyclonedx/cyclonedx.ts"
import { toAssets } from "../../../scanner/model/assets.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { report } from "./findings.ts"
import { keyFindings as findings } from "./keyFindings.ts"
import { lintCycloneDx } from "./cyclonedx/lintCycloneDx.ts"
import { cycloneDxErrors } from "../../support/cycloneDxErrors.ts"

const bom = toCycloneDx(toInventory(report(findings)), {
  component: { name: "keys" },
  timestamp: "2026-08-01T10:00:00Z",
  serialNumber: "3E671687-395B-41F5-A30F-A58921A69B79",
  tool: { name: "ciphermap", version: "0.1.0" }
})

const componentOf = (name: string) => bom.components.find((one) => one.name === name)!

describe("a bill of materials of keys and certificates", () => {
  it("passes the strict schema and the linter", async () => {
    expect(findings.length).toBeGreaterThan(25)
    expect(await cycloneDxErrors(serializeCycloneDx(bom))).toBeNull()
    expect(lintCycloneDx(bom)).toEqual([])
  })

  it("has one component per certificate, wherever it was found, with its signature, key and issuer", () => {
    const leaf = componentOf("X.509-certificate-wildcard.example.com")
    expect(leaf.evidence.occurrences.map(({ location }) => location)).toEqual(["chain.p7b", "leaf.der", "open.p12"])
    const { subjectPublicKeyRef, signatureAlgorithmRef, ...rest } = leaf.cryptoProperties!.certificateProperties!
    expect(rest).toEqual({
      subjectName: "CN=*.example.com",
      issuerName: "O=Org,CN=Test CA",
      notValidBefore: "2026-11-21T12:36:32Z",
      notValidAfter: "2026-12-21T12:36:32Z",
      certificateFormat: "X.509"
    })
    const issuer = componentOf("X.509-certificate-Test_CA")["bom-ref"]
    const needed = bom.dependencies.find(({ ref }) => ref === leaf["bom-ref"])!.dependsOn!
    expect(needed.toSorted()).toEqual([subjectPublicKeyRef!, signatureAlgorithmRef!, issuer].toSorted())
  })

  it("tells keys apart by their fingerprint and says what protects them", () => {
    const keys = toAssets(report(findings)).filter(({ material }) => material === "private-key")
    expect(new Set(keys.map(({ id }) => id)).size).toBe(keys.length)
    const pkcs8 = bom.components.find(
      ({ evidence, cryptoProperties }) =>
        evidence.occurrences[0]!.location === "enc.pem" && cryptoProperties?.assetType === "related-crypto-material"
    )!
    expect(pkcs8.cryptoProperties!.relatedCryptoMaterialProperties).toMatchObject({
      type: "private-key",
      format: "PKCS8",
      securedBy: { mechanism: "Software" }
    })
  })
})
