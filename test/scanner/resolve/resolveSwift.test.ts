import { nameOrMore } from "../../support/nameOrMore.ts"
import { describe, expect, it } from "vitest"
import { arg, implied, library, typeArg } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const lib = library("swift", "demo", {
  "Lib.hash": { is: "hash", algorithm: implied("Lib.Kind", arg(0, "hash", "kind")), returns: "Lib.Hash" },
  "Lib.Kind.{md5,sha1,sha256}": { value: "{1}" },
  "Lib.{MD5,SHA1,SHA256}": { algorithm: { text: "{1}", as: "hash" } },
  "Lib.{MD5,SHA1,SHA256}.hash": { is: "hash", algorithm: { text: "{1}", as: "hash" } },
  "Lib.MAC.make": { is: "mac", name: "HMAC", digest: typeArg(0, "any") },
  "new Lib.MAC": { is: "mac", name: "HMAC", digest: typeArg(0, "any"), returns: "Lib.MAC" },
  "new Lib.Key": { is: "key", name: "AES", keyBits: arg(0, "bytes", "data"), returns: "Lib.Key" },
  "new Lib.Size": { keyBits: arg(0, "int", "bits") },
  "Lib.Size.small": { keyBits: 128 },
  "new Lib.Made": { is: "keygen", name: "AES", keyBits: implied("Lib.Size", arg(0, "any", "size")) },
  "new Lib.Config": { is: "protocol", name: "TLS", returns: "Lib.Config" },
  "Lib.Config#minimum=": { refines: true, version: implied("Lib.Version", arg(0, "tlsVersion")) },
  "Lib.Version.{TLSv12,TLSv13}": { value: "{1}" },
  "Lib.Key#seal": { is: "cipher", inherits: true, mode: "gcm" },
  "Lib.*#digested": { is: "hash", name: "SHA-256" },
  CSum: { is: "hash", name: "MD5" },
  CMake: { is: "keygen", algorithm: arg(0, "hash", undefined, "kind"), keyBits: arg(0, "int", undefined, "size") },
  kKind: { value: "kind" },
  kSize: { value: "size" },
  kMD5: { value: "MD5" }
})

const syntax = await loadSyntax("swift")

const scan = (text: string) => scanText(syntax, [lib], text, "pkg/demo.swift")
const names = (text: string): ReadonlyArray<string> => scan(`import Lib\n${text}`).map(nameOrMore)

describe("imports", () => {
  it("are followed in every spelling", () => {
    expect(names(`SHA256.hash(x)`)).toEqual(["SHA-256"])
    expect(names(`Lib.SHA256.hash(x)`)).toEqual(["SHA-256"])
    expect(scan(`import struct Lib.SHA256\nSHA256.hash(x)`).length).toBe(1)
    expect(scan(`@testable import Lib\nSHA256.hash(x)`).length).toBe(1)
    expect(scan(`#if canImport(Lib)\nimport Lib\n#else\nimport Other\n#endif\nSHA256.hash(x)`).length).toBe(1)
  })

  it("are needed, but not for functions of C", () => {
    expect(scan(`import Other\nSHA256.hash(x)\nhash(kind: .md5)\nx.digested()`)).toEqual([])
    expect(scan(`CSum(x, 1, &out)`).length).toBe(1)
  })

  it("lose against what the file declares", () => {
    expect(names(`struct SHA256 { static func hash(_ x: Int) {} }\nSHA256.hash(x)`)).toEqual([])
    expect(names(`func hash(kind: String) {}\nhash(kind: "md5")`)).toEqual([])
    expect(names(`func f(SHA256: Foo) { SHA256.hash(x) }`)).toEqual([])
    expect(names(`class A { func digested() -> Int { 1 }\n func g() { self.digested() } }`)).toEqual([])
    expect(names(`other.hash(kind: "md5")`)).toEqual([])
    expect(names(`// SHA256.hash(x)\nlet s = "SHA256.hash(x)"`)).toEqual([])
  })

  it("may be given another name", () => {
    expect(names(`typealias H = SHA256\nH.hash(x)`)).toEqual(["SHA-256"])
    expect(names(`extension SHA256 { static func more() {} }\nSHA256.hash(x)`)).toEqual(["SHA-256"])
  })
})

describe("values", () => {
  it("come from constants, interpolation and concatenation", () => {
    expect(names(`let n = "sha1"\nhash(kind: n)`)).toEqual(["SHA-1"])
    expect(names(`let n = 256\nhash(kind: "sha\\(n)")\nhash(kind: "sha" + "1")`)).toEqual(["SHA-256", "SHA-1"])
    expect(names(`hash(kind: "MD5".lowercased())\nhash(kind: unknown)`)).toEqual(["MD5", "unknown"])
  })

  it("come from every branch", () => {
    expect(names(`hash(kind: x ? "md5" : "sha1")`)).toEqual(["MD5", "SHA-1"])
    expect(names(`hash(kind: x ?? "sha1")`)).toEqual(["SHA-1 or more"])
    expect(names(`let k = if a { "md5" } else if b { "sha1" } else { "sha256" }\nhash(kind: k)`)).toEqual([
      "MD5",
      "SHA-1",
      "SHA-256"
    ])
    expect(names(`let k = switch a { case .x: "md5"\n default: "sha1" }\nhash(kind: k)`)).toEqual(["MD5", "SHA-1"])
    expect(names(`var k = "md5"\nif a { k = "sha1" }\nhash(kind: k)`)).toEqual(["MD5", "SHA-1"])
    expect(names(`var k = "md5"\nk = "sha1"\nhash(kind: k)`)).toEqual(["SHA-1"])
  })

  it("come from fields, static constants, enums and computed properties", () => {
    expect(names(`class A { let k = "md5"\n func f() { hash(kind: k) }\n func g() { hash(kind: self.k) } }`)).toEqual([
      "MD5",
      "MD5"
    ])
    expect(names(`struct A { static let k = "md5" }\nfunc f() { hash(kind: A.k) }`)).toEqual(["MD5"])
    expect(names(`enum A: String { case one = "md5", two = "sha1" }\nhash(kind: A.two.rawValue)`)).toEqual(["SHA-1"])
    expect(names(`struct A { var k: String { "md5" }\n func f() { hash(kind: k) } }`)).toEqual(["MD5"])
    expect(names(`struct A { var k: String { return "md5" }\n func f() { hash(kind: k) } }`)).toEqual(["MD5"])
    expect(names(`class A { let k = "md5" }\nextension A { func f() { hash(kind: k) } }`)).toEqual(["MD5"])
  })

  it("come through functions of the file", () => {
    expect(names(`func f(_ k: String) { hash(kind: k) }\nf("md5")\nf("sha1")`)).toEqual(["MD5", "SHA-1"])
    expect(names(`func f(with k: String) { hash(kind: k) }\nf(with: "md5")`)).toEqual(["MD5"])
    expect(names(`func f(k: String = "md5") { hash(kind: k) }`)).toEqual(["MD5"])
    expect(names(`func f() -> String { "md5" }\nhash(kind: f())`)).toEqual(["MD5"])
    expect(names(`class A { init(k: String) { hash(kind: k) } }\nlet a = A(k: "md5")`)).toEqual(["MD5"])
  })

  it("may be members whose type is implied", () => {
    expect(names(`hash(kind: .md5)\nhash(kind: x ? .sha1 : .sha256)`)).toEqual(["MD5", "SHA-1", "SHA-256"])
    expect(names(`let k: Kind = .sha1\nhash(kind: k)`)).toEqual(["SHA-1"])
    expect(names(`func f() -> Kind { return .sha1 }\nhash(kind: f())`)).toEqual(["SHA-1"])
    expect(names(`hash(kind: .other)`)).toEqual(["unknown"])
    const bits = (text: string) => scan(`import Lib\n${text}`).map(({ facts }) => facts.keyBits)
    expect(bits(`Made(size: .small)\nMade(size: .init(bits: 192))\nMade(size: Size(bits: 256))`)).toEqual([
      128, 192, 256
    ])
  })

  it("tell the length of bytes", () => {
    const bits = (text: string) => scan(`import Lib\n${text}`).map(({ facts }) => facts.keyBits)
    expect(bits(`Key(data: Data(count: 16))`)).toEqual([128])
    expect(bits(`Key(data: [UInt8](repeating: 0, count: 32))`)).toEqual([256])
    expect(bits(`Key(data: "0123456789abcdef".data(using: .utf8)!)`)).toEqual([128])
    expect(bits(`Key(data: Array("0123456789abcdef".utf8))`)).toEqual([128])
    expect(bits(`Key(data: Data([1, 2, 3]))`)).toEqual([24])
  })

  it("are read from dictionaries by constants", () => {
    const facts = scan(`CMake([kKind as String: kMD5, kSize as String: 2048] as CFDictionary)`).map(
      ({ facts }) => facts
    )
    expect(facts).toEqual([{ name: "MD5", keyBits: 2048 }])
    expect(names(`let o: [String: Any] = [kKind as String: kMD5]\nCMake(o as CFDictionary, &e)`)).toEqual(["MD5"])
  })
})

describe("objects", () => {
  it("have type arguments, however the grammar reads them", () => {
    expect(names(`let m = MAC<SHA256>.make(for: data, using: key)`)).toEqual(["SHA-256"])
    expect(names(`let m = MAC<SHA1>(key: key)`)).toEqual(["SHA-1"])
    expect(names(`func f() throws -> Data { return Data(MAC<MD5>.make(for: data)) }`)).toEqual(["MD5"])
    expect(names(`let ok = !MAC<MD5>.make(for: data, using: key) && b`)).toEqual(["MD5"])
    expect(names(`let less = a < b\nlet more = MAC.make(for: x)`)).toEqual(["HMAC"])
  })

  it("are refined by assignments to their properties", () => {
    expect(scan(`import Lib\nlet c = Config()\nc.minimum = .TLSv12`).map(({ facts }) => facts.version)).toEqual(["1.2"])
    expect(
      scan(`import Lib\nclass A { var c: Config\n init() { c = Config()\n c.minimum = Version.TLSv13 } }`).map(
        ({ facts }) => facts.version
      )
    ).toEqual(["1.3"])
  })

  it("pass through optionals, tries, casts and bindings", () => {
    const modes = (text: string) =>
      scan(`import Lib\n${text}`).flatMap(({ facts }) => (facts.mode === undefined ? [] : [facts.keyBits]))
    expect(modes(`let k = try! Key(data: Data(count: 16))\nk.seal(x)`)).toEqual([128])
    expect(modes(`guard let k = try? Key(data: Data(count: 16)) else { return }\nk.seal(x)`)).toEqual([128])
    expect(modes(`if let k = Key(data: Data(count: 16)), a { k.seal(x) }`)).toEqual([128])
    expect(modes(`func f(k: Key?) { guard let k = k else { return }\n k.seal(x) }`)).toEqual([undefined])
    expect(modes(`func f(k: Key?) { k?.seal(x)\n k!.seal(x) }`)).toEqual([undefined, undefined])
    expect(modes(`let k: Key = .init(data: Data(count: 16))\nk.seal(x)`)).toEqual([128])
    expect(modes(`run { k in k.seal(x) }`)).toEqual([])
  })

  it("get methods from imported extensions", () => {
    expect(names(`"abc".digested()\nfoo.bar().digested()`)).toEqual(["SHA-256", "SHA-256"])
  })

  it("are found in closures and trailing closures", () => {
    expect(scan(`data.withUnsafeBytes { CSum($0.baseAddress, 1, &digest) }\nrun(1) { p in _ = CSum(p) }`).length).toBe(
      2
    )
  })
})

describe("a parameter with a default", () => {
  it("has it in a call that leaves it out, whatever other calls pass", () => {
    const chosen = 'func chosen(_ name: String = "md5") -> String { return name }\n'
    expect(names(`${chosen}Lib.hash(x, kind: chosen())\nlet other = chosen("sha1")`)).toEqual(["MD5"])
    expect(names(`${chosen}Lib.hash(x, kind: chosen("sha256"))\nlet other = chosen("sha1")`)).toEqual(["SHA-256"])
  })
})

describe("a type parameter of a method of the same type", () => {
  it("is what calls by self give", () => {
    const type = `struct A {\nfunc make<H: Hashing>(_ h: H, of x: Data) { MAC<H>.make(x) }\nfunc run() { self.make(SHA1(), of: x)\nmake(SHA256(), of: x) }\n}`
    expect(names(type)).toEqual(["SHA-1", "SHA-256"])
  })
})
