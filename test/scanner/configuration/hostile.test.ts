import { inspect } from "node:util"
import { describe, expect, it } from "vitest"
import { products } from "../../../scanner/configuration/products.ts"
import { scanConfiguration } from "../../../scanner/configuration/scanConfiguration.ts"
import { cpuSeconds } from "../../support/cpuSeconds.ts"
import { isLong } from "../../support/isLong.ts"
import { randomFrom } from "../../support/randomFrom.ts"
import { fixtures, fixturesOf } from "./fixtures.ts"

const encoder = new TextEncoder()

/** A part of it shows as well what grows faster than its text. */
const SIZE = isLong ? 100_000 : 6_000

/** What doubles at each of so many steps has no end after a fifth of them either. */
const STEPS = isLong ? 2_000 : 400

const RUNS = isLong ? 4_000 : 1_000

const filled = (text: string): string => text.repeat(Math.ceil(SIZE / text.length))

/** What is put in the middle of a file that can be read. */
const hostile: { readonly [name: string]: string } = {
  "deep braces": filled("server { "),
  "closing braces": filled("} "),
  "deep brackets": filled("[ "),
  "deep objects": filled('{"a": '),
  "deep tags": filled("<a>\n"),
  "an open tag": `<${filled("a ")}`,
  "an endless line": filled("word "),
  "an endless word": filled("a"),
  "endless blanks": `a${filled(" ")}b`,
  "blanks after a colon": `a:${filled(" ")}b: c`,
  "an open double quote": `"${filled("a ")}`,
  "an open single quote": `'${filled("a ")}`,
  "open quotes on each line": filled('a "b\n'),
  backslashes: filled("\\"),
  "continued lines": filled("a \\\n"),
  "blank lines": filled("\n"),
  "indented lines": filled("  a = b\n"),
  "ever deeper lines": Array.from({ length: 600 }, (_, at) => `${" ".repeat(at)}a:\n`).join(""),
  dashes: filled("- "),
  "lists of lists": Array.from({ length: 600 }, (_, at) => `${" ".repeat(at)}-\n`).join(""),
  "open templates": filled("{{ "),
  "open variables": filled("${ "),
  heredocs: filled("a = <<E\n"),
  "open comments": filled("/* "),
  anchors: filled("a: &b "),
  "aliases of aliases": Array.from({ length: STEPS }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]\n`).join(
    ""
  ),
  "merged mappings": Array.from(
    { length: STEPS },
    (_, at) => `a${at + 1}: &a${at + 1}\n  <<: [*a${at}, *a${at}]\n  k${at}: 1\n`
  ).join(""),
  "variables of variables": Array.from({ length: STEPS }, (_, at) => `v${at + 1} = $v${at} $v${at} \${v${at}}\n`).join(
    ""
  ),
  "definitions of definitions": Array.from(
    { length: STEPS },
    (_, at) => `Define v${at + 1} "\${v${at}} \${v${at}}"\nset $v${at + 1} $v${at};\n`
  ).join(""),
  "variables of themselves": filled("a = $a $b\nb = ${a} ${b}\n"),
  "local values": `locals {\n${Array.from({ length: STEPS }, (_, at) => `v${at + 1} = "\${local.v${at}} \${local.v${at}}"\n`).join("")}}\n`,
  "many uses of a variable": `a = ${filled("word ")}\nssl_ciphers = ${filled("$a ")}\n`,
  "nameless anchors": filled("a: [&, *, &*, *&, & *]\n"),
  documents: filled("---\na: 1\n"),
  sections: filled("[a.b.c.d]\n"),
  "dots in names": `${filled("a.")}=b`,
  "many settings": filled("ssl_protocols TLSv1.2;\nssl_protocols = TLSv1.2\n"),
  "a list of names": `ssl_ciphers ${filled("AES128-SHA:")};\nCiphers ${filled("aes128-ctr,")}\n`,
  "much to inherit": `http { ${filled("ssl_certificate a.pem; ")} ${filled("server { ssl_ciphers HIGH; } ")} }`,
  "bare carriage returns": filled("a b\r"),
  "null bytes": filled("\0"),
  "no text": filled("\ufffd\u0001")
}

/** One product of each syntax, or all of them. */
const subjectProducts = isLong
  ? products
  : [...new Map(products.map((product) => [inspect(product.syntax, { depth: null }), product])).values()]

/** One file of each: its first lines decide who reads it. */
const subjects = subjectProducts.flatMap((product) => {
  const [smallest] = fixturesOf(product).toSorted((one, other) => one.text.length - other.text.length)
  return smallest === undefined ? [] : [smallest]
})

describe("hostile configuration", () => {
  it.each(Object.entries(hostile))(
    "with %s is read as far as possible, in time that grows with its size",
    (_, text) => {
      let before = cpuSeconds()
      for (const { path, text: good } of subjects) {
        const lines = good.split("\n")
        const half = Math.floor(lines.length / 2)
        const whole = [...lines.slice(0, half), text, ...lines.slice(half)].join("\n")
        scanConfiguration(path, "configuration", encoder.encode(whole))
        const after = cpuSeconds()
        expect({ path, isSlow: after - before > 10 }).toEqual({ path, isSlow: false })
        before = after
      }
    }
  )

  it("loses nothing of what stands before it", () => {
    const before = "# path\nhttp { server { listen 443 ssl; ssl_protocols TLSv1.2; } }\n"
    for (const text of Object.values(hostile).filter((one) => !one.startsWith("\0"))) {
      const { findings } = scanConfiguration("nginx.conf", "configuration", encoder.encode(before + text))
      expect(findings.some(({ facts }) => facts.version === "1.2")).toBe(true)
    }
  })

  it("never fails, whatever bytes of a file are changed", () => {
    const random = randomFrom(20_261_121)
    const signs = encoder.encode("{}[]<>\"'\\:;=,-# \n\t\0$")
    for (let run = 0; run < RUNS; run++) {
      const { path, text } = fixtures[run % fixtures.length]!
      const bytes = encoder.encode(text)
      for (let left = 1 + Math.floor(random() * 12); left > 0; left--)
        bytes[Math.floor(random() * bytes.length)] = signs[Math.floor(random() * signs.length)]!
      const end = random() < 0.3 ? Math.floor(random() * bytes.length) : bytes.length
      expect(Array.isArray(scanConfiguration(path, "configuration", bytes.subarray(0, end)).findings)).toBe(true)
    }
  })

  it("gives no key, password or text of its own away", () => {
    const shown = JSON.stringify(fixtures.map(({ findings }) => findings))
    expect(shown).not.toContain("Correct-Horse-Battery")
    for (const secret of ["AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8", "AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA"])
      expect(shown).not.toContain(secret)
  })
})
