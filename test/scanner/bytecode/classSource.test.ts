import { readdirSync, readFileSync } from "node:fs"
import { expect, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { describe, it } from "vitest"
import { classSource } from "../../../scanner/bytecode/classSource.ts"
import { compareFindings, expectationsOf } from "../../../scanner/ownRules/expectations.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

const samples = new URL("samples/", import.meta.url)
const classes = new URL("classes/demo/", samples)

const classNames = readdirSync(classes)

const bytesOf = (name: string): Uint8Array => readFileSync(new URL(name, classes))

/** The text of a class, without what stands before it. */
const textOf = (name: string): string => {
  const source = classSource(bytesOf(name))
  return "why" in source ? source.why : source.text
}

describe("a class file as source code", () => {
  it.each(classNames)("is read to its end, with a line for each of its text: %s", (name) => {
    const source = classSource(bytesOf(name))
    if ("why" in source) throw new Error(source.why)
    expect(source.isWhole).toBe(true)
    expect(source.lines).toHaveLength(source.text.split("\n").length)
  })

  it("imports the classes that it names, but for those of its package and of java.lang", () => {
    const imports = textOf("Vault.class").match(/^import .*$/gm)
    expect(imports).toContain("import javax.crypto.spec.GCMParameterSpec;")
    expect(imports?.filter((one) => /java\.lang|demo/.test(one))).toEqual([])
  })

  it("has the values that static fields begin with, and the constants of enumerations", () => {
    expect(textOf("Vault.class")).toContain('static final String[] PROTOCOLS = new String[]{"TLSv1", "TLSv1.2"};')
    expect(textOf("Vault$Level.class")).toContain('OLD("MD5"),\nNEW("SHA-256"),;')
    expect(textOf("TokensKt.class")).toContain('static final String ALGORITHM = "HmacSHA256";')
  })

  it("has choices, concatenations, lambdas, loops and switches as they stood in the source", () => {
    const text = textOf("Vault.class")
    expect(text).toContain('(old ? "DES/ECB/PKCS5Padding" : "AES/" + Vault.MODE + "/PKCS5Padding")')
    expect(text).toContain("setDefaultHostnameVerifier((host, session) -> {\nreturn true;")
    expect(text).toContain('for (String name : List.of("SHA-384", "SHA-512")) {')
    expect(text).toContain('case "modern": \nreturn Cipher.getInstance("ChaCha20-Poly1305");')
  })
})

layer(scannerOnce)("what a scan finds in class files", (test) => {
  const scanned = Effect.gen(function* () {
    const scanner = yield* Scanner
    return yield* scanner.scan(
      Stream.fromIterable(classNames.map((name) => ({ path: `x.jar!/demo/${name}`, bytes: bytesOf(name) })))
    )
  })

  test.effect.each(["Vault.java", "Tokens.kt", "Sums.scala"])("is what their source expects: %s", (source) =>
    Effect.gen(function* () {
      const { findings, partial } = yield* scanned
      const own = new RegExp(`/${source.split(".")[0]!}[^/]*\\.class$`)
      const found = findings.filter(({ path, kind }) => own.test(path) && kind !== "material")
      const expected = expectationsOf(readFileSync(new URL(source, samples), "utf8"))
      expect(compareFindings(found, expected)).toEqual({ missing: [], extra: [] })
      expect(partial).toEqual([])
    })
  )

  test.effect("follows what one class leaves open into another", () =>
    Effect.gen(function* () {
      const { findings } = yield* scanned
      const [linked] = findings.filter(({ place }) => place.line === 91)
      expect(linked?.evidence.map(({ path }) => path)).toContain("x.jar!/demo/Vault$Level.class")
    })
  )
})
