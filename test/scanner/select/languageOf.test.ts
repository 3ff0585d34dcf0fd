import { describe, expect, it } from "vitest"
import { manifest } from "../../../grammars/manifest.ts"
import { extensionOf, languageOf } from "../../../scanner/select/languageOf.ts"

const named = (path: string, head = ""): string | undefined =>
  languageOf(path, new TextEncoder().encode(head), manifest)?.name

describe("the language of a file", () => {
  it.each([
    ["src/Main.java", "java"],
    ["Main.JAVA", "java"],
    ["a.py", "python"],
    ["stubs/a.pyi", "python"],
    ["a.b.pyw", "python"],
    ["line\nbreak.py", "python"],
    ["main.pyc", undefined],
    ["py", undefined],
    [".py", undefined],
    ["a.py/README", undefined],
    ["java.", undefined],
    ["", undefined],
    ["sites/all/a.inc", "php"]
  ])("follows from the name %j", (path, language) => {
    expect(named(path)).toBe(language)
  })

  it.each([
    ["#ifndef A_H\nint f(void);\n#endif\n", "c"],
    ["", "c"],
    ["/* class A { in words */\nstruct class_of { int private; };\n", "c"],
    ["namespace a {\nclass B;\n}\n", "cpp"],
    ["template <typename T> T f(T a);\n", "cpp"],
    ["struct A {\n public:\n  int b;\n};\n", "cpp"],
    ["class A : public B {\n};\n", "cpp"],
    ["#import <Foundation/Foundation.h>\n", "objc"],
    ["@interface A : NSObject\n@end\n", "objc"]
  ])("follows for a header from %j", (head, language) => {
    expect(named("include/a.h", head)).toBe(language)
  })

  it.each([
    "#!/usr/bin/python",
    "#!/usr/bin/python3\n",
    "#! /usr/local/bin/python3.12 -u\n",
    "#!/usr/bin/env python3\r\nimport ssl",
    "#!/usr/bin/env -S python3 -u",
    "#!/usr/bin/env -S -i LANG=C python2.7 -B",
    "#!/usr/bin/env -Spython3 -u",
    "#!/usr/bin/env --split-string=python3 -u",
    "#!/usr/bin/env -u PYTHONPATH python",
    "#!/opt/env X=1 /opt/bin/python3"
  ])("follows for a file without extension from %j", (head) => {
    expect(named("bin/tool", head)).toBe("python")
  })

  it.each([
    "#!/usr/bin/awk -f\nexec python3",
    "#!/usr/bin/env",
    "#!/usr/bin/env -S",
    "#!/usr/bin/env -u python",
    "#!",
    "#!/usr/bin/pythonista",
    "# !/usr/bin/python",
    " #!/usr/bin/python",
    `#!${" ".repeat(300)}/usr/bin/python`,
    ""
  ])("does not follow from %j", (head) => {
    expect(named("bin/tool", head)).toBeUndefined()
  })

  it("is never taken from the first line of a file with an extension", () => {
    expect(named("run.awk", "#!/usr/bin/python3")).toBeUndefined()
    expect(named("Main.java", "#!/usr/bin/python3")).toBe("java")
  })

  it.each([
    "#!/bin/sh\nexec python3",
    "#!/usr/bin/env bash",
    "#! /bin/dash -e",
    "#!/usr/local/bin/zsh -f",
    "#!/bin/ksh93"
  ])("is that of a shell for %j", (head) => {
    expect(named("bin/tool", head)).toBe("bash")
  })

  it.each(["run.sh", ".bashrc", "home/.profile", "x/.zshrc", "a.bats", "PKGBUILD"])(
    "is that of a shell in %s",
    (path) => {
      expect(named(path, "")).toBe("bash")
    }
  )

  it("is that of the interpreter in a file that is called a shell script", () => {
    expect(named("bin/update.sh", "#!/usr/bin/env php\n<?php\n")).toBe("php")
    expect(named("bin/update.sh", "#!/usr/bin/python3\nimport os\n")).toBe("python")
    expect(named("bin/update.sh", "#!/bin/sh\nexec php update.php\n")).toBe("bash")
    expect(named("bin/update.sh", "echo '#!/usr/bin/env php'\n")).toBe("bash")
  })

  it("can follow from a whole name", () => {
    const { extensions, ...python } = manifest.find(({ name }) => name === "python")!
    const languages = [{ ...python, extensions, fileNames: ["SConstruct"] }]
    const empty = new Uint8Array()
    expect(languageOf("build/SConstruct", empty, languages)?.name).toBe("python")
    expect(languageOf("build/sconstruct", empty, languages)).toBeUndefined()
  })
})

describe("an extension", () => {
  it("is what follows the last dot of the name, in lower case, unless the name begins with it", () => {
    expect(["a.PY", "a.tar.gz", ".profile", "a", "x.d/a", "a."].map(extensionOf)).toEqual([
      ".py",
      ".gz",
      "",
      "",
      "",
      "."
    ])
  })
})
