import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { assess } from "../../../scanner/classify/assess.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { weakPlaces } from "../../../scanner/model/weakPlaces.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles } from "../../support/scanFiles.ts"
import { ON } from "../classify/weaknessCases.ts"

/** `CM-HASH-MD5 3 @SuppressWarnings`: the rule and the line of each weakness, and whose annotation suppresses it. */
const told = Effect.fnUntraced(function* (path: string, lines: ReadonlyArray<string>) {
  const inventory = toInventory(yield* scanFiles({ [path]: lines.join("\n") }))
  return assess(inventory, { on: ON, policies: [] })
    .weaknesses.flatMap(weakPlaces)
    .toSorted((a, b) => a.location.place.line - b.location.place.line)
    .map(({ rule, location, suppressed }) => [rule, location.place.line, suppressed?.tool, suppressed?.reason])
})

describe("an annotation for another tool", () => {
  it.live("speaks in Java of the declaration it stands before, and of the rules it names", () =>
    Effect.gen(function* () {
      const found = yield* told("A.java", [
        "import java.security.MessageDigest;",
        "class A {",
        '  @SuppressWarnings({"unchecked", "java:S4790"})',
        "  void a() throws Exception {",
        '    MessageDigest.getInstance("MD5");',
        "  }",
        '  @SuppressWarnings("java:S5542")',
        "  void b() throws Exception {",
        '    MessageDigest.getInstance("MD5");',
        "  }",
        '  @SuppressFBWarnings(value = "WEAK_MESSAGE_DIGEST_MD5", justification = "names of files")',
        "  void c() throws Exception {",
        '    @SuppressWarnings("all")',
        '    MessageDigest one = MessageDigest.getInstance("MD5");',
        '    MessageDigest.getInstance("MD5");',
        "  }",
        "}"
      ])
      expect(found).toEqual([
        ["CM-HASH-MD5", 5, "@SuppressWarnings", undefined],
        ["CM-HASH-MD5", 9, undefined, undefined],
        ["CM-HASH-MD5", 14, "@SuppressFBWarnings", "names of files"],
        ["CM-HASH-MD5", 15, "@SuppressFBWarnings", "names of files"]
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("speaks in Kotlin of what is declared, or of the file", () =>
    Effect.gen(function* () {
      const body = [
        "import javax.crypto.Cipher",
        '@SuppressLint("GetInstance")',
        'fun a() = Cipher.getInstance("AES/ECB/NoPadding")',
        'fun b() = Cipher.getInstance("AES/ECB/NoPadding")'
      ]
      expect(yield* told("a.kt", body)).toEqual([
        ["CM-MODE-ECB", 3, "@SuppressLint", undefined],
        ["CM-MODE-ECB", 4, undefined, undefined]
      ])
      const file = ['@file:Suppress("GetInstance")', ...body.slice(0, 1), ...body.slice(2)]
      expect((yield* told("a.kt", file)).map(([, , tool]) => tool)).toEqual(["@Suppress", "@Suppress"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("speaks in Scala, Groovy and C# of what is declared", () =>
    Effect.gen(function* () {
      const scala = [
        "import java.security.MessageDigest",
        "class A {",
        '  @SuppressWarnings(Array("scala:S4790"))',
        '  def a = MessageDigest.getInstance("MD5")',
        '  def b = MessageDigest.getInstance("MD5")',
        "}"
      ]
      expect((yield* told("a.scala", scala)).map(([, line, tool]) => [line, tool])).toEqual([
        [4, "@SuppressWarnings"],
        [5, undefined]
      ])
      const groovy = [
        "import java.security.MessageDigest",
        "class A {",
        "  @SuppressWarnings(['java:S4790'])",
        '  def a() { MessageDigest.getInstance("MD5") }',
        '  def b() { MessageDigest.getInstance("MD5") }',
        "}"
      ]
      expect((yield* told("a.groovy", groovy)).map(([, line, tool]) => [line, tool])).toEqual([
        [4, "@SuppressWarnings"],
        [5, undefined]
      ])
      const csharp = [
        "using System.Security.Cryptography;",
        "class A {",
        '  [SuppressMessage("Security", "CA5351:Broken", Justification = "protocol")]',
        "  object F() => MD5.Create();",
        "  object G() => MD5.Create();",
        "}"
      ]
      expect((yield* told("A.cs", csharp)).map(([, line, tool, reason]) => [line, tool, reason])).toEqual([
        [4, "@SuppressMessage", "protocol"],
        [5, undefined, undefined]
      ])
    }).pipe(Effect.provide(scannerOnce))
  )
})
