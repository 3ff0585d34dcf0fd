import * as Result from "effect/Result"
import { readFile } from "node:fs/promises"
import { resolve } from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import type { Policy } from "../../../scanner/classify/Policy.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import { readPolicy } from "../../../scanner/bom/read/readPolicy.ts"
import type { Facts } from "../../../scanner/model/Facts.ts"
import type { FindingKind } from "../../../scanner/model/Finding.ts"
import { judged, TODAY } from "./judged.ts"

let text = ""
beforeAll(async () => {
  text = await readFile(resolve(import.meta.dirname, "../../../docs/policies.md"), "utf8")
})

const example = (): Policy => {
  const policy = Result.getOrThrow(readPolicy(/```json\n([^]*?)```/.exec(text)![1]!))
  return policy
}

const statusOf = (kind: FindingKind, facts: Facts, on = TODAY): string => judged(example(), kind, facts, on).status

describe("the example in docs/policies.md", () => {
  it("is a policy", () => {
    expect(example()).toMatchObject({ id: "example-2026", status: "final" })
    expect(example().rows).toHaveLength(7)
  })

  it("judges as it says", () => {
    expect(statusOf("cipher", { name: "AES", keyBits: 256, mode: "ecb" })).toBe("disallowed")
    expect(statusOf("cipher", { name: "AES", keyBits: 256, mode: "gcm" })).toBe("compliant")
    expect(statusOf("cipher", { name: "AES", keyBits: 128, mode: "gcm" })).toBe("deprecated")
    expect(statusOf("cipher", { name: "AES", keyBits: 128, mode: "gcm" }, "2030-01-01")).toBe("disallowed")
    expect(statusOf("cipher", { name: "AES", mode: "gcm" })).toBe("unknown")
    expect(statusOf("mac", { name: "HMAC", digest: "SHA-256" })).toBe("compliant")
    expect(statusOf("mac", { name: "HMAC", digest: "SHA-256", keyBits: 80 })).toBe("disallowed")
    expect(statusOf("signature", { name: "ECDSA", curve: "P-256", digest: "SHA-256" })).toBe("compliant")
    expect(statusOf("signature", { name: "ECDSA", curve: "P-256", digest: "SHA-1" })).toBe("disallowed")
    expect(statusOf("protocol", { name: "TLS", version: "1.2" })).toBe("disallowed")
  })
})

describe("docs/policies.md", () => {
  it.each(Object.values(policies))(
    "has a section on $id with its source, its status and what was checked",
    (policy) => {
      const section = text.split(/^### /m).find((one) => one.startsWith(`\`${policy.id}\``))!
      expect(section).toContain(`- Source: ${policy.source}\n`)
      expect(section).toMatch(/\n- Version: [^]+\n- Source: [^]+\n- Checked: [^]+\n- Limits: [^]+/)
      expect(section.includes("A draft")).toBe(policy.status === "draft")
    }
  )

  it("names every attribute of a selector", () => {
    const attributes = Object.values(policies).flatMap(({ rows }) => rows.flatMap(({ when }) => Object.keys(when)))
    for (const attribute of new Set(attributes)) expect(text).toContain(`\`${attribute}\``)
  })
})
