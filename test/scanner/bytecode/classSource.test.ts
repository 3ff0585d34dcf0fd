import { readdirSync, readFileSync } from "node:fs"
import { expect, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { describe, it } from "vitest"
import { classSource } from "../../../scanner/bytecode/classSource.ts"
import { compareFindings, expectationsOf } from "../../../scanner/ownRules/expectations.ts"
import { bundleOf } from "../../../scanner/model/classBundle.ts"
import { bundledClasses } from "../../support/bundledClasses.ts"
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

const classesIn = (folder: string) => {
  const at = new URL(`${folder}/demo/`, samples)
  return readdirSync(at).map((name) => ({ path: `x.jar!/demo/${name}`, bytes: readFileSync(new URL(name, at)) }))
}

layer(scannerOnce)("what a scan finds in class files", (test) => {
  const scanned = (folder: string) =>
    Effect.gen(function* () {
      const scanner = yield* Scanner
      return yield* scanner.scan(Stream.fromIterable(bundledClasses(classesIn(folder))))
    })

  test.effect.each([
    ["Vault.java", "classes"],
    ["Parts.java", "classes"],
    ["Tokens.kt", "classes"],
    ["Tokens.kt", "kotlin2"],
    ["Locks.kt", "classes"],
    ["Locks.kt", "kotlin2"],
    ["Sums.scala", "classes"],
    ["Seals.scala", "classes"]
  ] as const)("is what their source expects: %s, of %s", ([source, folder]) =>
    Effect.gen(function* () {
      const { findings, partial } = yield* scanned(folder)
      const own = new RegExp(`/${source.split(".")[0]!}[^/]*\\.class$`)
      const found = findings.filter(({ path, kind }) => own.test(path) && kind !== "material")
      const expected = expectationsOf(readFileSync(new URL(source, samples), "utf8"))
      expect(compareFindings(found, expected)).toEqual({ missing: [], extra: [] })
      expect(partial).toEqual([])
    })
  )

  test.effect("is at the place of the outermost class, whichever class of its source it is in", () =>
    Effect.gen(function* () {
      const { findings } = yield* scanned("classes")
      expect(findings.filter(({ path }) => path.includes("$"))).toEqual([])
      const [linked] = findings.filter(({ path, place }) => path.endsWith("Vault.class") && place.line === 91)
      expect(linked?.facts).toMatchObject({ name: expect.any(String) })
    })
  )

  test.effect("follows what one class leaves open into another that is not of its source", () =>
    Effect.gen(function* () {
      const scanner = yield* Scanner
      const { findings } = yield* scanner.scan(Stream.fromIterable(classesIn("classes")))
      const [linked] = findings.filter(({ place, path }) => path.endsWith("Vault.class") && place.line === 91)
      expect(linked?.evidence.map(({ path }) => path)).toContain("x.jar!/demo/Vault$Level.class")
    })
  )
})

describe("class files of one source", () => {
  const bundleNamed = (name: string): string => {
    const found = bundledClasses(classesIn("classes")).find(({ path }) => path.endsWith(`/${name}.class`))
    const source = classSource(found!.bytes)
    return "why" in source ? source.why : source.text
  }

  it("have anonymous classes and functions where they are made, with what these take along", () => {
    expect(bundleNamed("Parts")).toContain(
      "return new Callable() {\nMessageDigest call() {\nreturn MessageDigest.getInstance(name);"
    )
    expect(bundleNamed("LocksUser")).toMatch(/\(\(\) -> \{\n.*MessageDigest\.getInstance\(name\);/)
  })

  it("have the constants of an enumeration in a switch over it", () => {
    expect(bundleNamed("Parts")).toContain("switch (strength) {\ncase Strength.LOW: ")
    expect(bundleNamed("LocksUser")).toContain("case LocksKind.BLOCK: ")
  })

  it("have the members of companions and of objects in their class", () => {
    expect(bundleNamed("LocksUser")).toContain('static final String OLD = "Blowfish";')
    expect(bundleNamed("Locks")).not.toContain("INSTANCE.")
    expect(bundleNamed("Seals")).toContain("MessageDigest hashed() {\nreturn hashed(hashed$default$1()); }")
  })

  it("are read but for those that are none", () => {
    const good = classesIn("classes")
      .filter(({ path }) => /Parts(?:\$\d)?\.class$/.test(path))
      .map(({ bytes }) => bytes)
    const source = classSource(bundleOf([good[0]!, new Uint8Array(9), ...good.slice(1)]))
    expect(source).toMatchObject({ isWhole: false })
    expect(classSource(bundleOf([new Uint8Array(9), ...good]))).toEqual({ why: "it does not begin like one" })
  })
})
