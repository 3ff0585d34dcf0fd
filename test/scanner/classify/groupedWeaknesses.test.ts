import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type { Baseline } from "../../../scanner/classify/Baseline.ts"
import { assess } from "../../../scanner/classify/assess.ts"
import { newOrWorseFindings } from "../../../scanner/classify/addedFindings.ts"
import { compareInventories } from "../../../scanner/classify/compareInventories.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { groupedWeaknesses } from "../../../scanner/classify/groupedWeaknesses.ts"
import type { Weakness, WeakPlace } from "../../../scanner/model/Assessment.ts"
import { algorithmsText, placesTotal, weakPlaces } from "../../../scanner/model/weakPlaces.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles } from "../../support/scanFiles.ts"
import { ON } from "./weaknessCases.ts"

const scanned = Effect.fnUntraced(function* (path: string, lines: ReadonlyArray<string>, baseline?: Baseline) {
  const inventory = toInventory(yield* scanFiles({ [path]: lines.join("\n") }))
  const assessment = assess(inventory, { on: ON, policies: [], ...(baseline !== undefined && { baseline }) })
  return { inventory, assessment }
})

/** `CM-HASH-MD5: MD5, SHA-1 at 1, 2`: the rule, the algorithms and the lines of findings that are not of quantum computers. */
const told = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<string> =>
  weaknesses
    .filter(({ category }) => category !== "quantum-vulnerable")
    .map((one) => {
      const lines = [...new Set(weakPlaces(one).map(({ location }) => location.place.line))]
      return `${one.rule}: ${algorithmsText(one)} at ${lines.join(", ")}`
    })

const found = (path: string, lines: ReadonlyArray<string>) =>
  Effect.map(scanned(path, lines), ({ assessment }) => told(assessment.weaknesses))

describe("one finding", () => {
  it.live("is one call, whatever values it may take", () =>
    Effect.gen(function* () {
      const lines = [
        "import hashlib",
        "def f(x):",
        '  for name in ("md5", "sha1", "sha256"):',
        "    hashlib.new(name, x)"
      ]
      expect(yield* found("a.py", lines)).toEqual(["CM-HASH-MD5: MD5, SHA-1 at 4"])
      const two = ["import hashlib", "a = hashlib.md5(b'')", "b = hashlib.md5(b'')"]
      expect(yield* found("a.py", two)).toEqual(["CM-HASH-MD5: MD5 at 2", "CM-HASH-MD5: MD5 at 3"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("is a broken cipher with its mode, and a mode of a cipher that is not broken", () =>
    Effect.gen(function* () {
      const lines = [
        'const crypto = require("crypto")',
        'crypto.createCipheriv("des-ecb", key, null)',
        'crypto.createCipheriv("aes-128-ecb", key, null)'
      ]
      expect(yield* found("a.js", lines)).toEqual([
        "CM-CIPHER-DES: DES-56-ECB-PKCS7 at 2",
        "CM-MODE-ECB: AES-128-ECB-PKCS7 at 3"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("is a short key with what a file does with it, and each peer that it does not check", () =>
    Effect.gen(function* () {
      const keys = [
        "from Crypto.PublicKey import RSA, DSA",
        "BITS = 1024",
        "one = RSA.generate(BITS)",
        "other = DSA.generate(BITS)"
      ]
      expect(yield* found("a.py", keys)).toEqual([
        "CM-KEY-RSA-SHORT: RSA-1024, DSA-1024 at 3, 4",
        "CM-SIGNATURE-DSA: DSA-1024 at 4"
      ])
      const peers = ["import requests", "requests.get(a, verify=False)", "requests.post(b, verify=False)"]
      expect(yield* found("a.py", peers)).toEqual(["CM-TLS-VERIFY-NONE: TLS at 2, 3"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("is one directive, with its suites and versions", () =>
    Effect.gen(function* () {
      const lines = [
        "server {",
        "  listen 443 ssl;",
        "  ssl_protocols SSLv3 TLSv1;",
        "  ssl_ciphers RC4-SHA:DES-CBC3-SHA;",
        "}"
      ]
      expect(yield* found("nginx.conf", lines)).toEqual([
        "CM-TLS-VERSION-SSL: SSLv3, TLSv1.0 at 3",
        "CM-TLS-SUITE-RC4: SSLv3 at 4"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("is one table with its rows: of values, of functions, of structures and of an enumeration", () =>
    Effect.gen(function* () {
      const js = [
        'const { createHash } = require("crypto")',
        "const table = {",
        '  a: () => createHash("md5"),',
        '  b: () => createHash("sha1")',
        "}"
      ]
      expect(yield* found("a.js", js)).toEqual(["CM-HASH-MD5: MD5, SHA-1 at 3, 4"])
      const go = [
        "package a",
        'import ("crypto/md5"; "crypto/sha1"; "hash")',
        "var table = map[string]func() hash.Hash{",
        '  "a": md5.New,',
        '  "b": sha1.New,',
        "}"
      ]
      expect(yield* found("a.go", go)).toEqual(["CM-HASH-MD5: MD5, SHA-1 at 4, 5"])
      const c = [
        "#include <openssl/evp.h>",
        "static const struct alg algs[] = {",
        '  {"a", EVP_md5},',
        '  {"b", EVP_sha1},',
        "};"
      ]
      expect(yield* found("a.c", c)).toEqual(["CM-HASH-MD5: MD5, SHA-1 at 3, 4"])
      const java = [
        "import java.security.MessageDigest;",
        "enum Hashes {",
        '  A(MessageDigest.getInstance("MD5")),',
        '  B(MessageDigest.getInstance("SHA-1"));',
        "  Hashes(MessageDigest one) {}",
        "}"
      ]
      expect(yield* found("A.java", java)).toEqual(["CM-HASH-MD5: MD5, SHA-1 at 3, 4"])
      const list = [
        "import java.util.List;",
        "import javax.crypto.Cipher;",
        "class A {",
        "  List<Cipher> all = List.of(",
        '    Cipher.getInstance("DES/CBC/PKCS5Padding"),',
        '    Cipher.getInstance("RC4"));',
        "}"
      ]
      expect(yield* found("A.java", list)).toEqual(["CM-CIPHER-DES: DES-56-CBC-PKCS7, RC4 at 5, 6"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("is no list of what calls gave for data, nor an object of functions with bodies", () =>
    Effect.gen(function* () {
      const data = [
        'const { createHash } = require("crypto")',
        "const both = (a, b) => [",
        '  createHash("md5").update(a).digest(),',
        '  createHash("md5").update(b).digest()',
        "]"
      ]
      expect(yield* found("a.js", data)).toEqual(["CM-HASH-MD5: MD5 at 3", "CM-HASH-MD5: MD5 at 4"])
      const bodies = [
        'const { createHash } = require("crypto")',
        "module.exports = {",
        '  a() { return createHash("md5") },',
        '  b() { return createHash("md5") }',
        "}"
      ]
      expect(yield* found("a.js", bodies)).toEqual(["CM-HASH-MD5: MD5 at 3", "CM-HASH-MD5: MD5 at 4"])
    }).pipe(Effect.provide(scannerOnce))
  )
})

const ofCertificate = (line: number, rule: string, purpose?: "trust-anchor") =>
  ({
    id: `${line} ${rule}`,
    rule,
    category: "certificate",
    severity: "low",
    asset: `CN=${line}`,
    algorithm: `CN=${line}`,
    location: {
      path: "roots.pem",
      place: { line, column: 1, endLine: line, endColumn: 9 },
      symbol: "",
      scope: "production"
    },
    ...(purpose !== undefined && { purpose })
  }) as WeakPlace

describe("certificates of one file", () => {
  it("are one finding where they are trust anchors, and one for each thing about them otherwise", () => {
    const rules = ["CM-CERTIFICATE-ROOT", "CM-KEY-RSA-SHORT", "CM-CERTIFICATE-EXPIRED"]
    const all = (purpose?: "trust-anchor") =>
      groupedWeaknesses(
        [1, 2].flatMap((line) => rules.map((rule) => ofCertificate(line, rule, purpose))),
        [1, 2].map((line) => ({ id: `CN=${line}`, type: "certificate" as const }))
      )
    expect(all("trust-anchor").map((one) => weakPlaces(one).length)).toEqual([6])
    expect(all().map((one) => [one.rule, weakPlaces(one).length])).toEqual(rules.map((rule) => [rule, 2]))
    expect(placesTotal(all("trust-anchor"))).toBe(2)
  })
})

const ROWS = ["import hashlib", "TABLE = {", '  "a": hashlib.md5,', '  "b": hashlib.sha1,', "}"]

describe("the places of a finding", () => {
  it.live("are suppressed one by one, and the finding where all of them are", () =>
    Effect.gen(function* () {
      const one = ROWS.with(2, '  "a": hashlib.md5,  # ciphermap-ignore: CM-HASH-MD5 names')
      const { assessment } = yield* scanned("a.py", one)
      const [half] = assessment.weaknesses
      expect(half).toMatchObject({ rule: "CM-HASH-SHA1", others: [{ suppressed: { by: "comment", reason: "names" } }] })
      expect(half?.suppressed).toBeUndefined()
      expect(placesTotal(assessment.weaknesses)).toBe(1)
      const all = yield* scanned("a.py", one.with(3, '  "b": hashlib.sha1,  # ciphermap-ignore: CM-HASH-SHA1 names'))
      expect(all.assessment.weaknesses.map(({ rule, suppressed }) => [rule, suppressed?.by])).toEqual([
        ["CM-HASH-MD5", "comment"]
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are what a baseline lists, so that those from before findings had several still hold", () =>
    Effect.gen(function* () {
      const { assessment } = yield* scanned("a.py", ROWS)
      const places = assessment.weaknesses.flatMap(weakPlaces)
      expect(places).toHaveLength(2)
      const baseline: Baseline = {
        version: 1,
        component: "app",
        weaknesses: places.map(({ id, rule, location: { path } }) => ({ id, rule, path }))
      }
      const again = yield* scanned("a.py", ["# moved", ...ROWS], baseline)
      expect(again.assessment.weaknesses.map(({ suppressed }) => suppressed?.by)).toEqual(["baseline"])
      const partly = yield* scanned("a.py", ROWS, { ...baseline, weaknesses: baseline.weaknesses.slice(0, 1) })
      expect(partly.assessment.weaknesses.map(({ suppressed }) => suppressed?.by)).toEqual([undefined])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("keep it the same finding between two scans; new ones are told, and pass no gate", () =>
    Effect.gen(function* () {
      const before = yield* scanned("a.py", ROWS)
      const more = yield* scanned("a.py", ROWS.toSpliced(2, 0, '  "c": hashlib.new("md4"),'))
      const diff = compareInventories(before, more)
      expect(diff.weaknesses).toMatchObject({
        added: [],
        fixed: [],
        unchanged: 0,
        changed: [{ added: [{ algorithm: "MD4" }], removed: [] }]
      })
      expect(newOrWorseFindings(diff).map(({ algorithm }) => algorithm)).toEqual(["MD4"])
      const fewer = compareInventories(more, before)
      expect(fewer.weaknesses).toMatchObject({
        added: [],
        fixed: [],
        changed: [{ added: [], removed: [{ algorithm: "MD4" }] }]
      })
      expect(newOrWorseFindings(fewer)).toEqual([])
      expect(compareInventories(before, before).weaknesses).toMatchObject({ changed: [], unchanged: 1 })
    }).pipe(Effect.provide(scannerOnce))
  )
})
