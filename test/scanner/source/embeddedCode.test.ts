import { describe, expect, it } from "vitest"
import { manifest } from "../../../grammars/manifest.ts"
import { embeddedCode } from "../../../grammars/embeddedCode.ts"
import { cpuSeconds } from "../../support/cpuSeconds.ts"

const { embedding } = manifest.find(({ name }) => name === "vue")!
const code = (text: string): string => embeddedCode(text, embedding!)

describe("embedded code", () => {
  it("stays where it is", () => {
    const text = "<template>\r\n<p/>\n</template>\n<script>\nlet x\n</script>\n<style>a{}</style>"
    expect(code(text)).toHaveLength(text.length)
    expect(code(text).split(/\r?\n/)[4]).toBe("let x")
    expect(code(text).trim()).toBe("let x")
    expect(code(`é<script>a</script><script setup lang="ts" generic="T extends A<B>">b</script>`).trim()).toMatch(
      /^a +b$/
    )
  })

  it("may be missing or not closed", () => {
    expect(code("<template><scripts>x</scripts></template>").trim()).toBe("")
    expect(code("<script>\nlet x").trim()).toBe("let x")
    expect(code("")).toBe("")
  })

  it.each(["<script ", "<script>", '<script "', "<script '", "<"])("takes no longer for hostile text: %s", (piece) => {
    const before = cpuSeconds()
    code(piece.repeat(100_000))
    expect(cpuSeconds() - before).toBeLessThan(5)
  })
})

describe("the shell code of a Dockerfile", () => {
  const { embedding: run } = manifest.find(({ name }) => name === "dockerfile")!
  const lines = (text: string) =>
    embeddedCode(text, run!)
      .split(/\r?\n/)
      .map((line) => line.trim())

  it("is what RUN runs, and what variables are given", () => {
    expect(lines("FROM a\nRUN md5sum x\nrun\tmd5sum y\nONBUILD RUN md5sum z")).toEqual([
      "",
      "md5sum x",
      "md5sum y",
      "md5sum z"
    ])
    expect(lines("RUN --mount=type=cache --network=none md5sum x \\\r\n  && md5sum y\r\nCMD md5sum")).toEqual([
      "md5sum x \\",
      "&& md5sum y",
      ""
    ])
    expect(lines('ENV A=1 B="2"\nARG C=3\nARG D\nENV E 4')).toEqual(['A=1 B="2"', "C=3", "", ""])
    expect(lines('RUN ["md5sum", "x"]\nRUNNER md5sum\n# RUN md5sum\nLABEL a="RUN md5sum"')).toEqual(["", "", "", ""])
  })

  it.each(["RUN ", "RUN --a=b ", "RUN \\\n", "ENV ", "\\ ", "ONBUILD "])(
    "takes no longer for hostile text: %j",
    (piece) => {
      const before = cpuSeconds()
      embeddedCode(piece.repeat(50_000), run!)
      expect(cpuSeconds() - before).toBeLessThan(5)
    }
  )
})

describe("the shell code of a makefile", () => {
  const { embedding: recipes } = manifest.find(({ name }) => name === "makefile")!

  it("is what recipes run and what variables are given, in the words of a shell", () => {
    expect(embeddedCode('A := 1 2\nexport B?=$(A)\nC = "3"\nall: A=1\n\t@-md5sum $< $$HOME\n\ttrue', recipes!)).toBe(
      'A="1 2"\nexport B="${A}"\nC = "3"\n        \n   md5sum $_ $HOME\n true'
    )
    expect(embeddedCode("D = $(shell pwd)\n\tmd5sum ${D} $(@F) $(call f,x)\n", recipes!)).toBe(
      'D="$(      pwd)"\n md5sum ${D} $_ $(call f,x)\n'
    )
  })

  it.each(["\t", "\ta \\\n", "A", "A = ", "$(", "$$", "\t@-", "$(shell ", "export "])(
    "takes no longer for hostile text: %j",
    (piece) => {
      const before = cpuSeconds()
      embeddedCode(piece.repeat(50_000), recipes!)
      embeddedCode(`\t${piece.repeat(50_000)}`, recipes!)
      expect(cpuSeconds() - before).toBeLessThan(10)
    }
  )
})
