import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { toAssets } from "../../../scanner/model/assets.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles } from "../../support/scanFiles.ts"

const said = Effect.fnUntraced(function* (path: string, text: string) {
  const { findings } = yield* scanFiles({ [path]: text })
  return findings.map(
    ({ place, facts, isAssumed }) => `${place.line} ${facts.name}${isAssumed === true ? " assumed" : ""}`
  )
})

const java = (lines: ReadonlyArray<string>, head = "") => `${head}class K { void f() {\n${lines.join("\n")}\n} }\n`

const DES = 'Cipher c = Cipher.getInstance("DES/CBC/PKCS5Padding");'

describe("examples without their imports", () => {
  it.live("are read as if they had them, which is said of each finding", () =>
    Effect.gen(function* () {
      const lines = [DES, 'KeyGenerator.getInstance("AES").init(128);', 'new SecretKeySpec(bytes, "AES");']
      expect(yield* said("K.java", java(lines))).toEqual(["2 DES assumed", "3 AES assumed", "4 AES assumed"])
      expect(yield* said("k.kt", 'fun f() {\n  val c = Cipher.getInstance("DES")\n}\n')).toEqual(["2 DES assumed"])
      expect(yield* said("k.scala", 'object K {\n  val c = Cipher.getInstance("DES")\n}\n')).toEqual(["2 DES assumed"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are nothing where no name of an algorithm is known that the call itself gives", () =>
    Effect.gen(function* () {
      const lines = ["Cipher.getInstance(name());", 'Cipher.getInstance("spades");', "new SecureRandom();"]
      expect(yield* said("K.java", java(lines))).toEqual([])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are uses of a type wherever the file calls it once with a name that is known", () =>
    Effect.gen(function* () {
      const lines = ["Cipher.getInstance(name());", DES, "KeyGenerator.getInstance(name());"]
      expect(yield* said("K.java", java(lines))).toEqual(["2 undefined assumed", "3 DES assumed"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("hold materials of what is found", () =>
    Effect.gen(function* () {
      const cipher = [
        'SecretKeySpec key = new SecretKeySpec("an-invented-key!".getBytes(), "AES");',
        "IvParameterSpec iv = new IvParameterSpec(new byte[] { 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7 });",
        'Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");',
        "cipher.init(Cipher.ENCRYPT_MODE, key, iv);"
      ]
      const held = Effect.fnUntraced(function* (lines: ReadonlyArray<string>) {
        return toAssets(yield* scanFiles({ "K.java": java(lines) }))
          .filter(({ stored }) => stored !== undefined)
          .map(({ name, confidence, occurrences }) => `${occurrences[0]!.place.line} ${name} ${confidence}`)
          .toSorted()
      })
      expect(yield* held(cipher)).toEqual([
        "2 hard-coded-AES-128-secret-key 0.5",
        "3 hard-coded-AES-128-CBC-PKCS7-initialization-vector-128 0.5"
      ])
      expect(yield* held(cipher.slice(1, 3))).toEqual(["2 hard-coded-initialization-vector-128 0.5"])
      expect(yield* held([cipher[1]!, "Cipher.getInstance(name());"])).toEqual([])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are nothing where the file declares or imports another type of that name", () =>
    Effect.gen(function* () {
      const own = "class Cipher { static Cipher getInstance(String n) { return null; } }\n"
      expect(yield* said("K.java", java([DES], own))).toEqual([])
      expect(yield* said("K.java", java([DES], "import com.example.Cipher;\n"))).toEqual([])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("stand beside what is imported, which is no assumption", () =>
    Effect.gen(function* () {
      const lines = [DES, 'MessageDigest.getInstance("MD5");']
      const text = java(lines, "import java.security.MessageDigest;")
      expect(yield* said("K.java", text)).toEqual(["2 DES assumed", "3 MD5"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("have less confidence, at each occurrence as well", () =>
    Effect.gen(function* () {
      const assets = toAssets(yield* scanFiles({ "K.java": java([DES]) }))
      const [des] = assets.filter(({ name }) => name.startsWith("DES"))
      expect(des!.confidence).toBe(0.5)
      expect(des!.occurrences).toMatchObject([{ isAssumed: true, confidence: 0.5 }])
    }).pipe(Effect.provide(scannerOnce))
  )
})
