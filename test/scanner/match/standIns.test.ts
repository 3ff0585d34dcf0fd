import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type { Finding } from "../../../scanner/model/Finding.ts"
import { toAssets } from "../../../scanner/model/assets.ts"
import { librariesOf } from "../../../scanner/rules/librariesOf.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanFiles } from "../../support/scanFiles.ts"
import { scanText } from "../../support/scanText.ts"

const scanned = async (language: string, lines: ReadonlyArray<string>): Promise<ReadonlyArray<Finding>> => {
  const syntax = await loadSyntax(language)
  const { ecosystem } = syntax.language
  const libraries = (await librariesOf(ecosystem)).map((library) => ({ ...library, ecosystem }))
  return scanText(syntax, libraries, `${lines.join("\n")}\n`)
}

const found = async (language: string, lines: ReadonlyArray<string>): Promise<ReadonlyArray<string>> =>
  (await scanned(language, lines)).map(({ place, kind, facts, isAssumed }) => {
    const name = [facts.name, facts.mode].filter((fact) => fact !== undefined).join("-")
    return `${place.line} ${kind} ${name}${isAssumed === true ? " assumed" : ""}`
  })

const swift = (...lines: ReadonlyArray<string>) => found("swift", lines)

describe("types of a Swift file that have no implementation", () => {
  it("stand in for the library whose names they have, which is said of each finding", async () => {
    expect(
      await swift(
        "protocol BlockMode {}",
        "struct CBC: BlockMode { init(iv: [UInt8]) {} }",
        "enum Padding { case pkcs7, noPadding }",
        "class AES {",
        "  init(key: [UInt8], blockMode: BlockMode, padding: Padding) {}",
        '  func encrypt(_ data: [UInt8]) -> [UInt8] { fatalError("not here") }',
        "}",
        "func f(key: [UInt8], iv: [UInt8]) { let aes = AES(key: key, blockMode: CBC(iv: iv), padding: .pkcs7) }"
      )
    ).toEqual(["8 cipher AES-cbc assumed"])
    expect(
      await swift(
        "enum Insecure { struct MD5 { static func hash(data: Data) -> Data { return Data() } } }",
        "struct SHA256 { static func hash(data: Data) -> [UInt8] { [] } }",
        "func f(d: Data) {",
        "  _ = Insecure.MD5.hash(data: d)",
        "  _ = SHA256.hash(data: d)",
        "}"
      )
    ).toEqual(["4 hash MD5 assumed", "5 hash SHA-256 assumed"])
    expect(
      await swift(
        "class RNCryptor {",
        "  static func encrypt(data: Data, withPassword: String) -> Data { return data.count == 0 ? data : data }",
        "}",
        "class Other {}",
        'func f(d: Data) { _ = RNCryptor.encrypt(data: d, withPassword: "secret") }'
      )
    ).toEqual([])
    expect(
      await swift(
        "enum RNCryptor {",
        "  static func encrypt(data: Data, withPassword: String) -> Data { throw Missing.library }",
        "}",
        'func f(d: Data) { _ = RNCryptor.encrypt(data: d, withPassword: "secret") }'
      )
    ).toEqual(["4 cipher AES-cbc assumed"])
  })

  it("are of the library that most of them have the names of", async () => {
    const lines = [
      "enum Variant { case md5 }",
      "class HMAC { init(key: [UInt8], variant: Variant) {} }",
      "class Blowfish { init(key: [UInt8], blockMode: Any, padding: Padding) {} }",
      "enum Padding { case noPadding }",
      "func f(k: [UInt8]) {",
      "  let padding = Padding.noPadding",
      "  _ = Blowfish(key: k, blockMode: given(), padding: padding)",
      "  _ = HMAC(key: k, variant: .md5)",
      "}"
    ]
    const findings = await scanned("swift", lines)
    expect(findings.map(({ api, facts }) => [api, facts.padding])).toEqual([
      ["new CryptoSwift.Blowfish", "none"],
      ["new CryptoSwift.HMAC", undefined]
    ])
  })

  it("may hand on to each other, and add methods to types of others", async () => {
    expect(
      await swift(
        "class SHA1 { func calculate(for bytes: Array<UInt8>) -> Array<UInt8> { return Array<UInt8>() } }",
        "struct Digest {",
        "  static func sha1(_ bytes: Array<UInt8>) -> Array<UInt8> { return SHA1().calculate(for: bytes) }",
        "}",
        "extension Array where Element == UInt8 {",
        "  func sha1() -> [Element] { return Digest.sha1(self) }",
        "}",
        "extension String {",
        "  var bytes: Array<UInt8> { return [] }",
        "  func sha1() -> [UInt8] { return self.bytes.sha1() }",
        "}",
        "func f(b: Array<UInt8>, s: String) {",
        "  _ = SHA1().calculate(for: b)",
        "  _ = Digest.sha1(b)",
        "  _ = b.sha1()",
        "  _ = s.sha1()",
        "}"
      )
    ).toEqual(["13 hash SHA-1 assumed", "14 hash SHA-1 assumed", "15 hash SHA-1 assumed", "16 hash SHA-1 assumed"])
  })

  it("count for functions as well as for types", async () => {
    const use = "func f(d: UnsafeRawPointer, o: UnsafeMutablePointer<UInt8>) { CC_MD5(d, 1, o) }"
    const head = "func CC_MD5(_ d: UnsafeRawPointer?, _ n: UInt32, _ o: UnsafeMutablePointer<UInt8>?) -> Int32"
    expect(await swift(`${head} { return 0 }`, use)).toEqual(["2 hash MD5 assumed"])
    expect(await swift(`${head} { return mix(d, n) }`, use)).toEqual([])
    expect(
      await swift(
        "var kCCEncrypt: Int = 0",
        "var kCCAlgorithm3DES: Int = 2",
        "var kCCOptionECBMode: Int = 2",
        "typealias CCOperation = UInt32",
        "typealias CCAlgorithm = UInt32",
        "typealias CCOptions = UInt32",
        "func CCCrypt(_ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ k: Any?, _ n: Int) -> Int32 { 0 }",
        "func f(k: Any) { _ = CCCrypt(CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithm3DES), CCOptions(kCCOptionECBMode), k, 24) }"
      )
    ).toEqual(["8 cipher 3DES-ecb assumed"])
  })

  it.live("have half the confidence", () =>
    Effect.gen(function* () {
      const text = [
        "struct SHA512 { static func hash(data: Data) -> Data { Data() } }",
        "func f(d: Data) { _ = SHA512.hash(data: d) }"
      ]
      const [hash] = toAssets(yield* scanFiles({ "K.swift": `${text.join("\n")}\n` }))
      expect(hash!.confidence).toBe(0.5)
      expect(hash!.occurrences).toMatchObject([{ isAssumed: true, confidence: 0.5 }])
    }).pipe(Effect.provide(scannerOnce))
  )
})

describe("types of a Swift file with the name of a library's", () => {
  const USE = "func f(d: Data) { _ = SHA256.hash(data: d) }"
  const hash = (body: string) => `struct SHA256 { static func hash(data: Data) -> Data { ${body} } }`

  it("are its own where they do something", async () => {
    for (const body of [
      "return data",
      "return Data(data.map { $0 ^ 0x36 })",
      "return engine.hash(data: data)",
      "return RealHash(data).finish()",
      "var sum = 0; for byte in data { sum += 1 }; return Data(sum)",
      "if data.isEmpty { return Data() }; return Data()"
    ])
      expect(await swift(hash(body), USE), body).toEqual([])
  })

  it("are its own where one of their members does something, or what it hands on to", async () => {
    expect(
      await swift(
        "struct SHA256 {",
        "  static func hash(data: Data) -> Data { return Data() }",
        "  func rotate(_ x: UInt32) -> UInt32 { return x << 7 | x >> 25 }",
        "}",
        USE
      )
    ).toEqual([])
    expect(await swift(hash("return mix(data)"), "func mix(_ d: Data) -> Data { return d + d }", USE)).toEqual([])
    expect(
      await swift(
        "struct SHA256 { let engine: Engine; static func hash(data: Data) -> Data { return engine.hash(data: data) } }",
        USE
      )
    ).toEqual([])
    expect(
      await swift(
        "protocol Engine { func hash(data: Data) -> Data }",
        "struct Idle: Engine { func hash(data: Data) -> Data { return Data() } }",
        "struct SHA256 { let engine: Engine; static func hash(data: Data) -> Data { return engine.hash(data: data) } }",
        USE
      )
    ).toEqual([])
    expect(
      await swift(
        "struct SHA256 {",
        "  static func engine() -> Engine { return Engine() }",
        "  static func hash(data: Data) -> Data { return engine().hash(data: data) }",
        "}",
        USE
      )
    ).toEqual([])
    expect(await swift("extension SHA256 { func mix() { state += 1 } }", hash("return Data()"), USE)).toEqual([])
  })

  it("are its own where another file says what they inherit", async () => {
    expect(await swift("class SHA256: OurHash { static func hash(data: Data) -> Data { fatalError() } }", USE)).toEqual(
      []
    )
  })

  it("are its own where they are called in another way", async () => {
    expect(
      await swift(
        "class SHA256 {",
        '  static func hash(potatoes: Int) -> String { return "" }',
        '  static func hash(_ name: String) -> String { return "" }',
        "}",
        "class HMAC { init(recipe: String) {} }",
        "class AES { init(key: String, song: Int) {} }",
        "func f() {",
        '  _ = SHA256.hash(potatoes: 3) + SHA256.hash("browns")',
        '  _ = HMAC(recipe: "soup")',
        '  _ = AES(key: "c minor", song: 2)',
        "}"
      )
    ).toEqual([])
  })

  it("are nothing where they only hold data, or have no members at all", async () => {
    expect(await swift("struct SHA256 { let value: Data }", "func f(d: Data) { _ = SHA256() }")).toEqual([])
    expect(await swift("enum SHA256 {}", USE)).toEqual([])
  })
})

describe("in other languages", () => {
  it("C# types stand in for those of the platform", async () => {
    const lines = [
      "class MD5 {",
      "  public static MD5 Create() { return null; }",
      "  public int Size { get; set; }",
      "  public byte[] ComputeHash(byte[] b) => throw new NotImplementedException();",
      "}",
      "class AesManaged { public AesManaged() {} public byte[] Key { get { return default; } } }",
      "class SHA1 { public static SHA1 Create() => Registry.Find(); }",
      "abstract class SHA256 { public static SHA256 Create() => null; public abstract byte[] ComputeHash(byte[] b); }",
      "class K { void F(byte[] b) {",
      "  MD5.Create().ComputeHash(b);",
      "  new AesManaged();",
      "  SHA1.Create(); SHA256.Create();",
      "} }"
    ]
    expect(await found("csharp", lines)).toEqual(["10 hash MD5 assumed", "11 cipher AES-cbc assumed"])
  })

  it("C functions stand in for those of a library, whose prototypes declare no functions of the file", async () => {
    const lines = [
      "const EVP_CIPHER *EVP_des_cbc(void);",
      "int EVP_EncryptInit_ex(EVP_CIPHER_CTX *c, const EVP_CIPHER *t, void *e, const void *k, const void *iv);",
      "unsigned char *MD5(const unsigned char *d, unsigned long n, unsigned char *m) { return NULL; }",
      "unsigned char *SHA1(const unsigned char *d, unsigned long n, unsigned char *m) { return m; }",
      "void f(EVP_CIPHER_CTX *c, unsigned char *k) {",
      "  EVP_EncryptInit_ex(c, EVP_des_cbc(), 0, k, 0);",
      "  MD5(k, 1, 0);",
      "  SHA1(k, 1, 0);",
      "}"
    ]
    for (const language of ["c", "cpp"])
      expect(await found(language, lines), language).toEqual(["6 cipher DES-cbc", "7 hash MD5 assumed"])
  })

  it("Rust types stand in for those of RustCrypto", async () => {
    const lines = [
      "struct Sha1 {}",
      "impl Sha1 { fn new() -> Self { Sha1 {} } }",
      "impl Sha1 { fn update(&mut self, _d: &[u8]) {} fn finalize(self) -> [u8; 20] { [0; 20] } }",
      "struct Md5 { state: u32 }",
      "impl Md5 { fn new() -> Self { Self { state: 0 } } fn update(&mut self, d: u32) { self.state ^= d; } }",
      "struct Sha256;",
      'impl Sha256 { fn digest(_d: &[u8]) -> Vec<u8> { unimplemented!("on this platform") } }',
      "fn f(d: &[u8]) { Sha1::new().update(d); Md5::new().update(3); Sha256::digest(d); }"
    ]
    expect(await found("rust", lines)).toEqual(["8 hash SHA-1 assumed", "8 hash SHA-256 assumed"])
  })

  it("Objective-C functions stand in for those of CommonCrypto", async () => {
    const lines = [
      "unsigned char *CC_MD5(const void *d, unsigned n, unsigned char *m) { return 0; }",
      "unsigned char *CC_SHA1(const void *d, unsigned n, unsigned char *m) { m[0] ^= n; return m; }",
      "void f(unsigned char *k) { CC_MD5(k, 1, k); CC_SHA1(k, 1, k); }"
    ]
    expect(await found("objc", lines)).toEqual(["3 hash MD5 assumed"])
  })
})
