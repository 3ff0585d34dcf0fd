import spdxLicenceIds from "spdx-license-ids/index.json" with { type: "json" }
import deprecatedIds from "spdx-license-ids/deprecated.json" with { type: "json" }
import { describe, expect, it } from "vitest"
import { anyLicence, isSpdxExpression, isSpdxIdentifier, licenceIn } from "../../../scanner/model/spdxLicences.ts"

describe("a declared licence", () => {
  it("is an identifier only where SPDX has it", () => {
    const known = [...spdxLicenceIds, ...deprecatedIds]
    expect(known.filter(isSpdxIdentifier).length).toBeGreaterThan(90)
    for (const text of ["MIT License", "BSD", "Apache", "mit", ""]) expect(isSpdxIdentifier(text)).toBe(false)
  })

  it.each([
    ["MIT", true],
    ["(MIT OR Apache-2.0)", true],
    ["MIT AND (BSD-3-Clause OR GPL-2.0-or-later WITH Classpath-exception-2.0)", true],
    ["GPL-2.0+", true],
    ["MIT OR", false],
    ["OR MIT", false],
    ["MIT Apache-2.0", false],
    ["SEE LICENSE IN LICENSE.md", false],
    ["UNLICENSED", false]
  ])("is an expression or is not: %s", (text, is) => {
    expect(isSpdxExpression(text)).toBe(is)
  })

  it.each([
    ["MIT License", "MIT"],
    ["  The  Apache License, Version 2.0 ", "Apache-2.0"],
    ["UNKNOWN", undefined],
    ["", undefined],
    [7, undefined],
    ["x".repeat(201), undefined],
    ["Our own terms", "Our own terms"]
  ])("is read from what packages write: %s", (text, licence) => {
    expect(licenceIn(text)).toBe(licence)
  })

  it("may be one of several", () => {
    expect(anyLicence(["MIT", "ISC License"])).toBe("(MIT OR ISC)")
    expect(anyLicence(["MIT", "Ours"])).toBe("MIT or Ours")
    expect(anyLicence(["MIT", "MIT", undefined])).toBe("MIT")
    expect(anyLicence([])).toBeUndefined()
  })
})
