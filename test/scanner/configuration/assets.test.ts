import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { scanArtefact } from "../../../scanner/engine/scanArtefact.ts"
import { serializeCycloneDx, toCycloneDx } from "../../../scanner/bom/cyclonedx/cyclonedx.ts"
import { scanConfiguration } from "../../../scanner/configuration/scanConfiguration.ts"
import { toAssets } from "../../../scanner/model/assets.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { report } from "../bom/findings.ts"
import { lintCycloneDx } from "../bom/cyclonedx/lintCycloneDx.ts"
import { fixtures } from "./fixtures.ts"
import { cycloneDxErrors } from "../../support/cycloneDxErrors.ts"

const options = {
  component: { name: "configuration" },
  timestamp: "2026-08-01T10:00:00Z",
  serialNumber: "3E671687-395B-41F5-A30F-A58921A69B79",
  tool: { name: "ciphermap", version: "0.1.0" }
}

const configured = (path: string, text: string) =>
  scanConfiguration(path, "ini", new TextEncoder().encode(text)).findings

const certificate = (path: string) =>
  scanArtefact(path, "key-material", readFileSync(new URL("../artefacts/fixtures/leaf.der", import.meta.url))).findings

const server = (lines: string): string => `http {\n  server {\n    listen 443 ssl;\n${lines}\n  }\n}\n`

describe("what a configuration sets up", () => {
  it("is a protocol per version with the suites of that version, and algorithms where they are named", () => {
    const assets = toAssets({
      findings: configured(
        "nginx.conf",
        server(
          "ssl_protocols TLSv1.2 TLSv1.3;\nssl_ciphers AES128-SHA;\nssl_conf_command Ciphersuites TLS_AES_128_GCM_SHA256;"
        )
      )
    })
    const named = (name: string) => assets.find((one) => one.name === name)!
    expect(named("TLSv1.2").suites.map(({ name }) => name)).toEqual(["TLS_RSA_WITH_AES_128_CBC_SHA"])
    expect(named("TLSv1.3").suites.map(({ name }) => name)).toEqual(["TLS_AES_128_GCM_SHA256"])
    expect(named("TLSv1.2").occurrences.map(({ place }) => place.line)).toEqual([4])
    expect(named("AES-128-CBC").occurrences.map(({ place, role }) => [place.line, role])).toEqual([[5, "implied"]])
  })

  it("depends on the algorithms that it may agree on", () => {
    const assets = toAssets({ findings: configured("etc/ssh/sshd_config", "Ciphers aes128-ctr\nMACs hmac-sha1\n") })
    const ssh = assets.find((one) => one.name === "SSHv2")!
    const parts = ssh.relations.map(({ to }) => assets.find(({ id }) => id === to)!.name)
    expect(parts.toSorted()).toEqual(["AES-128-CTR", "HMAC-SHA-1"])
  })

  it("refers to the certificate beside it, or where it stands once installed", () => {
    const relative = configured("etc/nginx/nginx.conf", server("ssl_certificate ssl/../leaf.der;"))
    const absolute = configured("image/etc/nginx/nginx.conf", server("ssl_certificate /etc/ssl/leaf.der;"))
    const other = configured("nginx.conf", server("ssl_certificate ../../leaf.der;"))
    const related = (findings: typeof relative, path: string) =>
      toAssets({ findings: [...findings, ...certificate(path)] })
        .find((one) => one.type === "protocol")!
        .relations.map(({ role }) => role)
    expect(related(relative, "etc/nginx/leaf.der")).toEqual(["reference"])
    expect(related(absolute, "image/etc/ssl/leaf.der")).toEqual(["reference"])
    expect(related(absolute, "image/etc/other/leaf.der")).toEqual([])
    expect(related(other, "leaf.der")).toEqual([])
  })

  it("makes a valid bill of materials that names files, but nothing that is secret", async () => {
    const bom = toCycloneDx(toInventory(report(fixtures.flatMap(({ findings }) => findings))), options)
    const text = serializeCycloneDx(bom)
    expect(await cycloneDxErrors(text)).toBeNull()
    expect(lintCycloneDx(bom)).toEqual([])
    expect(text).toContain('"ciphermap:file.certificate"')
    expect(text).toContain("/etc/ssl/site.crt")
    expect(text).not.toContain("Correct-Horse-Battery")
  })

  it("is no file where a key or a password stands in the place of one", () => {
    for (const value of [
      "q83vEjRWeJC78wjRWeJcKq83vEjRWeJC",
      "/q83vEjRWeJC/78wjRWeJcKq83v/EjRWeJCa",
      "Correct-Horse-Battery"
    ]) {
      const [finding] = configured("nginx.conf", server(`ssl_certificate_key ${value};`))
      expect(finding?.kind).toBe("protocol")
      expect(JSON.stringify(finding)).not.toContain(value)
    }
  })
})
