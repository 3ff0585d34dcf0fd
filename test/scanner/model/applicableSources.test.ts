import { describe, expect, it } from "vitest"
import { applicableSources } from "../../../scanner/model/applicableSources.ts"
import type { Attribute, Facts } from "../../../scanner/model/Facts.ts"

const unknown = { from: "unknown", hops: 0 } as const

describe("what is unknown of a use", () => {
  const left = (facts: Facts, ...attributes: ReadonlyArray<Attribute>) =>
    Object.keys(applicableSources(facts, Object.fromEntries(attributes.map((name) => [name, unknown]))))

  it("is nothing that its algorithm does not have", () => {
    expect(left({ name: "AES" }, "digest", "mode", "keyBits")).toEqual(["mode", "keyBits"])
    expect(left({ name: "RC4" }, "mode", "padding", "keyBits")).toEqual(["keyBits"])
    expect(left({ name: "DH" }, "mode", "group")).toEqual(["group"])
    expect(left({ name: "RSA", padding: "pkcs1v15" }, "saltBits", "digest")).toEqual(["digest"])
    expect(left({ name: "RSA", padding: "pss" }, "saltBits", "digest")).toEqual(["saltBits", "digest"])
  })

  it("may be anything of what has no name", () => {
    expect(left({}, "name", "mode", "digest", "saltBits")).toEqual(["name", "mode", "digest", "saltBits"])
  })

  it("leaves what is known as it is", () => {
    const sources = { digest: { from: "literal", hops: 0 } } as const
    expect(applicableSources({ name: "AES", digest: "SHA-256" }, sources)).toBe(sources)
  })
})
