import { readFileSync } from "node:fs"
import { expect, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { describe, it } from "vitest"
import { assemblySource } from "../../../scanner/assemblies/assemblySource.ts"
import { debuggingOf } from "../../../scanner/assemblies/debuggingOf.ts"
import { compareFindings, expectationsOf } from "../../../scanner/ownRules/expectations.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

const samples = new URL("samples/", import.meta.url)

const NAMES = ["Debug.dll", "Release.dll", "Mono.dll"]

const bytesOf = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, samples)))

const textOf = async (name: string): Promise<string> => {
  const bytes = bytesOf(name)
  const source = assemblySource(bytes, await debuggingOf(bytes))
  return "why" in source ? source.why : source.parts.map(({ text }) => text).join("\n")
}

describe("an assembly as source code", () => {
  it.each(NAMES)("is read to its end, with a line for each of its text: %s", async (name) => {
    const bytes = bytesOf(name)
    const source = assemblySource(bytes, await debuggingOf(bytes))
    if ("why" in source) throw new Error(source.why)
    expect(source.isWhole).toBe(true)
    for (const { text, lines } of source.parts) expect(lines).toHaveLength(text.split("\n").length)
  })

  it("uses the namespaces of the types that it names", async () => {
    const text = await textOf("Release.dll")
    expect(text.match(/^using .*$/gm)).toContain("using System.Security.Cryptography;")
    expect(text).toContain("namespace Demo {")
  })

  it("has constants, the values that static fields begin with, and enumerations", async () => {
    const text = await textOf("Release.dll")
    expect(text).toContain('public const string Mode = "SHA512";')
    expect(text).toContain('public static readonly string[] Names = new string[]{"SHA256", "SHA384"};')
    expect(text).toContain("Salt = new byte[]{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};")
    expect(text).toContain("enum Level {\nOld = 1,\nNew = 2,\n}")
  })

  it.each(["Debug.dll", "Release.dll"])(
    "has names for numbers of enumerations, and for variables: %s",
    async (name) => {
      const text = await textOf(name)
      expect(text).toContain("Aes aes = Aes.Create();")
      expect(text).toContain("aes.Mode = (!old ? CipherMode.CBC : CipherMode.ECB);")
      expect(text).toContain("SslProtocols.Tls12 | SslProtocols.Tls13")
      expect(text).toContain(
        "new TripleDESCryptoServiceProvider() { Mode = CipherMode.CFB, Padding = PaddingMode.None }"
      )
    }
  )

  it.each(NAMES)("has lambdas where they are made, and the code of methods that run in steps: %s", async (name) => {
    const text = await textOf(name)
    expect(text).toMatch(/return \(\) => \{\n|= \(\) => \{\n/)
    expect(text).not.toMatch(/DisplayClass|AnonStorey|d__\d|MoveNext\(\) \{/)
    expect(text).toMatch(/public IEnumerable<byte\[\]> All\(IEnumerable<byte\[\]> all\) \{[^}]*GetEnumerator/)
  })

  it("has texts that were put together, and defaults of parameters", async () => {
    expect(await textOf("Mono.dll")).toContain('"alg " + a + " of " + "AES"')
    expect(await textOf("Release.dll")).toContain("Pair(int size = 2048)")
  })

  it("names the member of a line where the compiler left no lines", () => {
    const source = assemblySource(bytesOf("Mono.dll"))
    if ("why" in source) throw new Error(source.why)
    const [{ text, members, lines } = { text: "", members: [], lines: [] }] = source.parts
    const at = text.split("\n").findIndex((line) => line.includes("Aes.Create()"))
    expect(members[at]).toBe("OfMono.Vault.Seal")
    expect(lines[at]).toBe(at + 1)
  })
})

layer(scannerOnce)("what a scan finds in assemblies", (test) => {
  const findingsIn = (name: string, path: string) =>
    Effect.gen(function* () {
      const scanner = yield* Scanner
      return yield* scanner.scan(Stream.make({ path, bytes: bytesOf(name) }))
    })

  test.effect.each(["Debug.dll", "Release.dll"])("is what their source expects: %s", (name) =>
    Effect.gen(function* () {
      const { findings, partial, skipped } = yield* findingsIn(name, `x.nupkg!/lib/net8.0/${name}`)
      const expected = expectationsOf(readFileSync(new URL("Vault.cs", samples), "utf8"))
      const found = findings.filter(({ kind }) => kind !== "material")
      expect(compareFindings(found, expected)).toEqual({ missing: [], extra: [] })
      expect({ partial, skipped }).toEqual({ partial: [], skipped: [] })
    })
  )

  test.effect("stands behind the name of its member where there are no lines", () =>
    Effect.gen(function* () {
      const { findings } = yield* findingsIn("Mono.dll", "x.nupkg!/lib/net40/Mono.dll")
      expect(findings.map(({ code }) => code?.text)).toContain("OfMono.Vault.Hash: return SHA1.Create();")
      expect(findings).toHaveLength(15)
    })
  )

  test.effect("is nothing in an assembly of a library of cryptography itself", () =>
    Effect.gen(function* () {
      const { findings } = yield* findingsIn("Release.dll", "x.zip!/System.Security.Cryptography.dll")
      expect(findings).toEqual([])
    })
  )

  test.effect("is said of programs that are no assemblies", () =>
    Effect.gen(function* () {
      const scanner = yield* Scanner
      const native = Uint8Array.from({ length: 512 }, (_, at) => (at === 0 ? 0x4d : at === 1 ? 0x5a : 0))
      const report = yield* scanner.scan(Stream.make({ path: "x/native.dll", bytes: native }))
      expect(report.findings).toEqual([])
      expect(report.unsupported).toEqual({ ".dll (no assembly of .NET)": 1 })
    })
  )
})
