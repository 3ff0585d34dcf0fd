import { describe, expect, it } from "vitest"
import {
  copiedFolders,
  type FolderMark,
  folderMarkOf,
  noFolderMarks,
  standsIn
} from "../../../scanner/select/copiedFolders.ts"

describe("the name of a file", () => {
  it.each([
    ["licence", ["LICENSE", "LICENCE.txt", "license.md", "COPYING", "COPYING.LIB", "LICENSE-MIT"]],
    ["release", ["AUTHORS", "NEWS", "THANKS.md", "neon.pc.in"]],
    ["package", ["package.json", "go.mod", "Acme.Web.csproj", "acme.gemspec", "CMakeLists.txt", "build.gradle.kts"]],
    [
      undefined,
      [
        "licenses.py",
        "licensing.md",
        "Copying.java",
        "LICENSE_CHECK",
        "license.key",
        "news.py",
        "authors.php",
        "a.csproj.user"
      ]
    ]
  ] as const)("marks its folder as one with a %s", (mark, names) => {
    expect(names.map(folderMarkOf)).toEqual(names.map(() => mark))
  })
})

const marked = (folders: { readonly [mark in FolderMark]?: ReadonlyArray<string> }) => {
  const marks = noFolderMarks()
  for (const mark of ["licence", "release", "package"] as const)
    for (const folder of folders[mark] ?? []) marks[mark].add(folder)
  return marks
}

describe("folders of other people's code", () => {
  it("are those of libraries and tools that hold a licence or releases of their own, where the project has a licence itself", () => {
    const licence = ["libs/swiftmailer/", "lib/a/src/", "lib/", "packages/a/", "src/a/", "lib/a/b/c/d/"]
    const release = ["libs/neon/", "src/neon/", "server/"]
    expect(copiedFolders(marked({ licence: ["", ...licence], release }), [])).toEqual([
      "lib/a/b/c/d/",
      "lib/a/src/",
      "libs/neon/",
      "libs/swiftmailer/"
    ])
    expect(copiedFolders(marked({ licence, release }), [])).toEqual([])
  })

  it("are all that stand in a collection of at least three", () => {
    const two = ["", "contrib/a/", "contrib/b/"]
    expect(copiedFolders(marked({ licence: two }), [])).toEqual(["contrib/a/", "contrib/b/"])
    expect(copiedFolders(marked({ licence: [...two, "contrib/c/"] }), [])).toContain("contrib/")
    expect(copiedFolders(marked({ licence: ["", "tools/a/", "tools/b/", "tools/c/"] }), [])).not.toContain("tools/")
  })

  it("are those in the source that have a licence and are no package of the project", () => {
    const licence = ["", "src/Acme.Common/OAuth/", "src/acme/core/", "src/ee/login/", "internal/plugins/a/", "server/"]
    expect(copiedFolders(marked({ licence, package: ["src/acme/core/"] }), [])).toEqual(["src/Acme.Common/OAuth/"])
  })

  it("are packages of well-known libraries in a project that is not the library", () => {
    const copy = "app/src/main/java/org/bouncycastle/"
    const own = ["app/src/main/java/com/acme/A.java", "app/src/main/java/com/acme/B.java"]
    expect(copiedFolders(noFolderMarks(), [`${copy}crypto/Digest.java`, ...own])).toEqual([copy])
    expect(copiedFolders(noFolderMarks(), [`${copy}A.java`, `${copy}B.java`, `${copy}C.java`, ...own])).toEqual([])
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
