import { describe, expect, it } from "vitest"
import { arg, library } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const ofPhp = library("php", "demo", { verify: { is: "token", algorithm: arg(0, "jose") } })

const php = await loadSyntax("php")

const inPhp = (body: string) =>
  scanText(php, [ofPhp], `<?php\n${body}`, "src/demo.php").map(
    ({ facts: { name = "?", digest = "?" } }) => `${name} ${digest}`
  )

describe("a test whether a list holds a value", () => {
  it("says what the value is where it does", () => {
    const body = "function f($alg) { if (in_array($alg, ['RS256', 'ES384'])) { return verify($alg); } }"
    expect(inPhp(body)).toEqual(["ECDSA SHA-384", "RSA SHA-256"])
  })

  it("says it behind the test where all others leave", () => {
    const body =
      "function f($alg) { $all = ['HS256']; if (!in_array($alg, $all, true)) { throw new E(); } return verify($alg); }"
    expect(inPhp(body)).toEqual(["HMAC SHA-256"])
    const alsoText = "function f($alg) { if (is_string($alg) && !in_array($alg, ['HS256'])) { return; } verify($alg); }"
    expect(inPhp(alsoText)).toEqual(["HMAC SHA-256"])
  })

  it("says nothing elsewhere, of other values and of lists that cannot be read", () => {
    expect(inPhp("function f($alg) { if (in_array($alg, ['RS256'])) { g(); } return verify($alg); }")).toEqual(["? ?"])
    expect(inPhp("function f($alg, $b) { if (in_array($b, ['RS256'])) { return verify($alg); } }")).toEqual(["? ?"])
    expect(inPhp("function f($alg, $all) { if (in_array($alg, $all)) { return verify($alg); } }")).toEqual(["? ?"])
    expect(inPhp("function f($alg, $x) { if ($x && !in_array($alg, ['RS256'])) { return; } verify($alg); }")).toEqual([
      "? ?"
    ])
  })

  it("leaves what is known as it is", () => {
    expect(inPhp("function f() { $alg = 'RS256'; if (in_array($alg, ['RS256', 'ES256'])) { verify($alg); } }")).toEqual(
      ["RSA SHA-256"]
    )
  })

  it("is a place of what it chooses", () => {
    const body = "function f($alg) {\nif (!in_array($alg, ['RS256'])) { return; }\nverify($alg);\n}"
    const [found] = scanText(php, [ofPhp], `<?php\n${body}`, "src/demo.php")
    expect(found?.evidence.map(({ role, place }) => `${role} ${place.line}`)).toEqual(["choice 3"])
  })
})

describe("a function that leaves unless a list holds its parameter", () => {
  const check = "function check($a) { if (!in_array($a, ['PS256'])) { throw new E(); } }\n"

  it("says what the value is behind its calls", () => {
    expect(inPhp(`${check}function f($alg) { check($alg); return verify($alg); }`)).toEqual(["RSA SHA-256"])
  })

  it("says nothing in front of them, where they may be left out, and where it does not leave", () => {
    expect(inPhp(`${check}function f($alg) { verify($alg); check($alg); }`)).toEqual(["? ?"])
    expect(inPhp(`${check}function f($alg, $x) { if ($x) { check($alg); } verify($alg); }`)).toEqual(["? ?"])
    expect(inPhp(`${check}function f($alg) { check($alg); $alg = g(); verify($alg); }`)).toEqual(["? ?"])
    const lenient = "function check($a) { if (!in_array($a, ['PS256'])) { log($a); } }\n"
    expect(inPhp(`${lenient}function f($alg) { check($alg); verify($alg); }`)).toEqual(["? ?"])
  })
})

describe("a list that is asked itself", () => {
  const expected = ["ECDSA SHA-256", "RSA SHA-256"]

  it("is known in JavaScript", async () => {
    const rows = library("javascript", "demo", { "lib.verify": { is: "token", algorithm: arg(0, "jose") } })
    const body =
      'import { verify } from "lib"\nconst ALL = ["RS256", "ES256"]\nfunction f(alg) { if (!ALL.includes(alg)) throw new Error(); verify(alg) }'
    const found = scanText(await loadSyntax("javascript"), [rows], body, "src/demo.js")
    expect(found.map(({ facts }) => `${facts.name} ${facts.digest}`)).toEqual(expected)
  })

  it("is known in Java", async () => {
    const rows = library("java", "demo", { "lib.Token.verify": { is: "token", algorithm: arg(0, "jose") } })
    const body =
      'import lib.Token;\nclass A { void f(String alg) { if (!java.util.List.of("RS256", "ES256").contains(alg)) { throw new E(); } Token.verify(alg); } }'
    const found = scanText(await loadSyntax("java"), [rows], body, "src/A.java")
    expect(found.map(({ facts }) => `${facts.name} ${facts.digest}`)).toEqual(expected)
  })
})
