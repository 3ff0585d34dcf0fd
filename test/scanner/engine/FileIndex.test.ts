import { describe, expect, it } from "vitest"
import { makeFileIndex } from "../../../scanner/engine/FileIndex.ts"
import { hashOfWord } from "../../../scanner/source/wordHashes.ts"

const encoder = new TextEncoder()

const note = (index: ReturnType<typeof makeFileIndex>, path: string, language: string, text: string): void => {
  const bytes = encoder.encode(text)
  index.note({ path, bytes }, language, bytes)
}

describe("the index of the files of a scan", () => {
  it("has the words of programs and of settings, and of no other format", () => {
    const index = makeFileIndex()
    note(index, "a.py", "python", "key = other")
    note(index, "app.properties", "properties", "key=1")
    note(index, "server.pem", "key-material", "key")
    expect([...index.files.values()].map(({ path, words }) => [path, words && [...words]])).toEqual([
      ["a.py", ["key", "other"].map(hashOfWord)],
      ["app.properties", ["key", "1"].map(hashOfWord)],
      ["server.pem", undefined]
    ])
  })

  it("keeps what a file was when it was read first", () => {
    const index = makeFileIndex()
    note(index, "a.py", "python", "key")
    note(index, "a.py", "python", "other")
    expect([...index.files.get("a.py")!.words!]).toEqual([hashOfWord("key")])
  })

  it("takes no more words than its bound, and knows of the files beyond that they may have any", () => {
    const index = makeFileIndex(2)
    for (const path of ["a.py", "b.py", "c.py"]) note(index, path, "python", "key other")
    expect([...index.files.values()].map(({ words }) => words?.length)).toEqual([2, undefined, undefined])
  })

  it("has what files take in of each other, where a language does that", () => {
    const index = makeFileIndex()
    note(index, "a.c", "c", '#include "b.h"\n')
    note(index, "a.py", "python", "import b")
    expect([...index.included.keys()]).toEqual(["a.c"])
  })
})
