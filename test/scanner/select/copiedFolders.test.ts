import { describe, expect, it } from "vitest"
import { copiedFolders, isLicence, standsIn } from "../../../scanner/select/copiedFolders.ts"

describe("a licence", () => {
  it.each(["LICENSE", "LICENCE.txt", "license.md", "COPYING", "COPYING.LESSER", "LICENSE-MIT"])("is %s", (name) => {
    expect(isLicence(name)).toBe(true)
  })

  it.each(["licenses.py", "licensing.md", "Copying.java", "LICENSE_CHECK", "license.key"])("is not %s", (name) => {
    expect(isLicence(name)).toBe(false)
  })
})

describe("folders of other people's code", () => {
  it("are those of libraries and tools that hold a licence, where the project has one itself", () => {
    const licensed = new Set(["", "libs/swiftmailer/", "lib/a/src/", "lib/", "packages/a/", "src/a/", "lib/a/b/c/d/"])
    expect(copiedFolders(licensed)).toEqual(["lib/a/src/", "libs/swiftmailer/"])
    licensed.delete("")
    expect(copiedFolders(licensed)).toEqual([])
  })

  it("hold files at any depth", () => {
    const isIn = standsIn(["libs/a/"])
    expect(["libs/a/b.php", "libs/a/c/d/e.php", "libs/ab/c.php", "libs/a", "a.php", "/libs/a/b"].map(isIn)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false
    ])
  })
})
