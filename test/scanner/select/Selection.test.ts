import { describe, expect, it } from "vitest"
import { makeSelection } from "../../../scanner/select/makeSelection.ts"
import {
  DEFAULT_MAX_FILE_SIZE,
  defaultSelection,
  selectContent,
  selectName
} from "../../../scanner/select/Selection.ts"
import { stateFolders, vendoredFolders } from "../../../scanner/select/vendored.ts"

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

const wanted = (globs: { readonly include?: ReadonlyArray<string>; readonly exclude?: ReadonlyArray<string> }) => {
  const { isWanted } = makeSelection(globs)
  return ["Top.java", "test/A.java", "app/test/B.java", "app/.hidden/C.java", "app/Test.java"].filter(isWanted)
}

describe("a file's name and size", () => {
  it("leave it to its content as a rule", () => {
    expect(selectName("src/main/java/App.java", 10_000, defaultSelection)).toBeUndefined()
  })

  it.each(["node_modules/a.py", "web/node_modules/x/y/a.py", "lib/python3/site-packages/a.py", ".git/hooks/a.py"])(
    "leave out %s as vendored",
    (path) => {
      expect(selectName(path, 1, defaultSelection)).toEqual({ reason: "vendored" })
    }
  )

  it.each([
    "vendor/a.py",
    "third_party/a.py",
    "dist/a.py",
    "lib/a.py",
    "venv/a.py",
    "build/a.py",
    "src/node_modules.py"
  ])("do not leave out %s, which may be one's own", (path) => {
    expect(selectName(path, 1, defaultSelection)).toBeUndefined()
  })

  it("leave out what is larger than the limit, and say how large it is", () => {
    expect(selectName("A.java", DEFAULT_MAX_FILE_SIZE, defaultSelection)).toBeUndefined()
    const larger = DEFAULT_MAX_FILE_SIZE + 1
    expect(selectName("A.java", larger, defaultSelection)).toEqual({ reason: "too-large", detail: `${larger} bytes` })
    expect(selectName("A.java", 11, makeSelection({ maxFileSize: 10 }))).toEqual({
      reason: "too-large",
      detail: "11 bytes"
    })
  })

  it("leave out what the globs do not want, and names of minified files", () => {
    const selection = makeSelection({ exclude: ["test"] })
    expect(selectName("test/A.java", 1, selection)?.reason).toBe("ignored")
    expect(selectName("jquery.min.js", 1, selection)).toEqual({ reason: "minified" })
  })
})

describe("include and exclude globs", () => {
  it("want everything when there are none", () => {
    expect(wanted({})).toHaveLength(5)
  })

  it("without a slash, mean a name at any depth", () => {
    expect(wanted({ exclude: ["test"] })).toEqual(["Top.java", "app/.hidden/C.java", "app/Test.java"])
    expect(wanted({ include: ["*est.java"] })).toEqual(["app/Test.java"])
  })

  it("with a slash, mean a path from the root", () => {
    expect(wanted({ exclude: ["/test"] })).not.toContain("test/A.java")
    expect(wanted({ exclude: ["/test"] })).toContain("app/test/B.java")
    expect(wanted({ include: ["app/*.java"] })).toEqual(["app/Test.java"])
    expect(wanted({ include: ["app/**", "./test/"] })).toHaveLength(4)
  })

  it("include hidden folders like others", () => {
    expect(wanted({ include: ["**/.hidden/**"] })).toEqual(["app/.hidden/C.java"])
  })

  it("exclude what both name", () => {
    expect(wanted({ include: ["app"], exclude: ["app/test"] })).toEqual(["app/.hidden/C.java", "app/Test.java"])
  })

  it("take an exclamation mark for part of a name", () => {
    expect(wanted({ exclude: ["!test"] })).toHaveLength(5)
  })

  it("that are empty match nothing", () => {
    expect(wanted({ exclude: ["", "/"] })).toHaveLength(5)
    expect(wanted({ include: [""] })).toEqual([])
  })

  it("tell whether a whole folder is excluded", () => {
    const { isExcluded } = makeSelection({ exclude: ["**/generated/**", "test/"] })
    expect(["test", "app/generated", "app", "tests"].map(isExcluded)).toEqual([true, true, false, false])
  })
})

describe("a file's content", () => {
  it("decides the language", () => {
    for (const [path, ascii, language] of [
      ["A.java", bytes("class A {}"), "java"],
      ["run", bytes("#!/usr/bin/env python3\n"), "python"],
      ["empty.py", new Uint8Array(), "python"]
    ] as const)
      expect(selectContent(path, ascii, defaultSelection)).toEqual({ language, ascii })
  })

  it.each([
    ["README.md", bytes("# Hello"), "unsupported-language"],
    ["run", bytes("#!/usr/bin/awk -f\n"), "unsupported-language"],
    ["a.py", bytes("a\0b"), "binary"],
    ["A.java", Uint8Array.of(0xca, 0xfe, 0xba, 0xbe), "binary"],
    ["a.py", bytes("a=1;b=f(a);".repeat(1_000)), "minified"],
    ["node_modules/a.py", bytes("import ssl"), "vendored"],
    ["a.py", new Uint8Array(DEFAULT_MAX_FILE_SIZE + 1), "too-large"]
  ] as const)("or why %s is not scanned", (path, content, reason) => {
    expect(selectContent(path, content, defaultSelection)).toMatchObject({ reason })
  })

  it("in UTF-16 is judged by its characters", () => {
    const text = "value = compute(first, second)\n".repeat(200)
    const wide = Uint8Array.from([...text].flatMap((char) => [char.charCodeAt(0), 0]))
    expect(selectContent("a.py", wide, defaultSelection)).toEqual({ language: "python", ascii: bytes(text) })
  })

  it("in a language that was not asked for is unsupported", () => {
    const java = makeSelection({ kinds: defaultSelection.kinds.filter(({ name }) => name === "java") })
    expect(selectContent("a.py", bytes("import ssl"), java)).toEqual({ reason: "unsupported-language" })
  })
})

describe("the vendored folders", () => {
  it("hold those in which tools keep their state", () => {
    expect([...stateFolders].filter((folder) => !vendoredFolders.has(folder))).toEqual([])
  })
})
