import { nameOrMore } from "../../support/nameOrMore.ts"
import { describe, expect, it } from "vitest"
import { arg, library } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const lib = library("ruby", "demo", {
  "Lib.Hash.new": { is: "hash", algorithm: arg(0, "hash", "name"), returns: "Lib.Hash" },
  "Lib.Hash.{MD5,SHA1}": { is: "hash", algorithm: { text: "{1}", as: "hash" } },
  "Lib.Cipher.new": { is: "cipher", algorithm: arg(0, "openssl"), returns: "Lib.Cipher" },
  "Lib.Cipher#encrypt": { refines: true, functions: ["encrypt"] },
  "Lib.Cipher#decrypt": { refines: true, functions: ["decrypt"] },
  "Lib.Cipher#iv=": { refines: true, nonceBits: arg(0, "bytes") },
  "Lib.Cipher#seal": { is: "mac", name: "GMAC", inherits: true },
  "Lib.Mac": { is: "mac", name: "HMAC", digest: arg(99, "hash", "digest") },
  "Lib.random": { is: "random", name: "RNG", byteLength: arg(0, "size") },
  "Lib.Context.new": { is: "protocol", name: "TLS", returns: "Lib.Context" },
  "Lib.Context#minimum=": { refines: true, version: arg(0, "tlsVersion") },
  "Lib.{TLS1_2,TLS1_3}": { value: "{1}" },
  "Lib.Key.{Rsa,Ed}#sign": { is: "signature", algorithm: { text: "{1}", as: "keyType" } },
  secures: { is: "cipher", name: "AES" }
})

const syntax = await loadSyntax("ruby")

const scan = (text: string) => scanText(syntax, [lib], text, "lib/demo.rb")
const names = (text: string): ReadonlyArray<string> => scan(text).map(nameOrMore)

describe("constants", () => {
  it("are found by their whole name, from the root, through an included module and through other names", () => {
    expect(names(`Lib::Hash.new("md5")`)).toEqual(["MD5"])
    expect(names(`::Lib::Hash.new "md5"`)).toEqual(["MD5"])
    expect(names(`include Lib\nHash.new("md5")`)).toEqual(["MD5"])
    expect(names(`class A\n  include ::Lib\n  def f = Hash.new("md5")\nend`)).toEqual(["MD5"])
    expect(names(`H = Lib::Hash\nH.new("md5")`)).toEqual(["MD5"])
    expect(names(`module M\n  L = Lib\n  def self.f = L::Hash.new("md5")\nend`)).toEqual(["MD5"])
    expect(names(`kind = Lib::Hash::MD5`)).toEqual(["MD5"])
    expect(names(`f(kind: Lib::Hash::MD5)`)).toEqual(["MD5"])
  })

  it("of this file hide others", () => {
    expect(names(`module App\n  module Lib; end\n  Lib::Hash.new("md5")\nend`)).toEqual([])
    expect(names(`module App\n  module Lib; end\n  ::Lib::Hash.new("md5")\nend`)).toEqual(["MD5"])
    expect(names(`Other::Lib::Hash.new("md5")\nHash.new("md5")\nLibs::Hash.new("md5")`)).toEqual([])
    expect(names(`Lib::Hash::MD5.size\nclass A < Lib::Hash::MD5; end`)).toEqual([])
  })

  it("belong to the module that a file only adds to", () => {
    expect(names(`module Lib\n  def self.x; end\nend\nLib::Hash.new("md5")`)).toEqual(["MD5"])
  })
})

describe("calls", () => {
  it("need no parentheses and no arguments", () => {
    expect(scan(`Lib.random 16`).map(({ facts }) => facts.byteLength)).toEqual([16])
    expect(names(`class A\n  secures\nend`)).toEqual(["AES"])
    expect(names(`class A\n  secures :x\nend`)).toEqual(["AES"])
    expect(names(`secures = 1\nclass A\n  def f\n    secures = 1\n    secures\n  end\nend`)).toEqual([])
  })

  it("take keywords, symbols and hashes alike", () => {
    const all = [`digest: "sha256"`, `:digest => :sha256`, `"digest" => "sha256"`, `{ digest: "sha256" }`]
    for (const one of all) expect(names(`Lib.Mac(key, ${one})`)).toEqual(["SHA-256"])
    expect(names(`digest = "sha256"\nLib.Mac(digest:)`)).toEqual(["SHA-256"])
    expect(names(`options = { digest: "sha256" }\nLib.Mac(key, options)`)).toEqual(["SHA-256"])
    expect(names(`options = { digest: "sha256" }\nLib.Mac(key, **options)`)).toEqual(["SHA-256"])
  })

  it("on an object add to it, as properties and in blocks do", () => {
    const functions = (text: string) => scan(text).map(({ facts }) => facts.functions)
    expect(functions(`c = Lib::Cipher.new("aes-128-cbc")\nc.encrypt`)).toEqual([["encrypt"]])
    expect(functions(`c = Lib::Cipher.new("aes-128-cbc").encrypt`)).toEqual([["encrypt"]])
    expect(functions(`Lib::Cipher.new("aes-128-cbc").tap { |c| c.decrypt }`)).toEqual([["decrypt"]])
    expect(functions(`Lib::Cipher.new("aes-128-cbc").tap(&:decrypt)`)).toEqual([["decrypt"]])
    expect(functions(`Lib::Cipher.new("aes-128-cbc")&.encrypt`)).toEqual([["encrypt"]])
    expect(functions(`c = Lib::Cipher.new("aes-128-cbc")\n[1].each { c.encrypt }`)).toEqual([["encrypt"]])
    const bits = (text: string) => scan(text).map(({ facts }) => facts.nonceBits)
    expect(bits(`c = Lib::Cipher.new("aes-128-cbc")\nc.iv = "\\x00" * 16`)).toEqual([128])
    expect(bits(`c = Lib::Cipher.new("aes-128-cbc")\nc.iv = Lib.random(12)`).at(0)).toEqual(96)
  })

  it("on other objects are not found", () => {
    expect(names(`c = Other.new\nc.encrypt\nc.seal\nseal`)).toEqual([])
    expect(names(`def new(x) = x\nnew("md5")\nFoo.new("md5")`)).toEqual([])
  })

  it("of modules that are set up in a block", () => {
    expect(
      scan(`Lib::Context.new.tap do |c|\n  c.minimum = Lib::TLS1_2\nend`).map(({ facts }) => facts.version)
    ).toEqual(["1.2"])
    expect(scan(`Lib::Context.new do |c|\n  c.minimum = :TLS1_3\nend`).map(({ facts }) => facts.version)).toEqual([
      "1.3"
    ])
  })
})

describe("values", () => {
  it("come by constant, interpolation, concatenation and format", () => {
    expect(names('N = 256\nLib::Hash.new("sha#{N}")')).toEqual(["SHA-256"])
    expect(
      names(`Lib::Hash.new("sha" + "256")\nLib::Hash.new("sha%d" % 256)\nLib::Hash.new(format("sha%s", 1))`)
    ).toEqual(["SHA-256", "SHA-256", "SHA-1"])
    expect(names(`Lib::Hash.new(:md5)\nLib::Hash.new("MD5".downcase.freeze)\nLib::Hash.new(%w[md5 sha1][1])`)).toEqual([
      "MD5",
      "MD5",
      "SHA-1"
    ])
  })

  it("are every branch", () => {
    expect(names(`Lib::Hash.new(x ? "md5" : "sha1")`)).toEqual(["MD5", "SHA-1"])
    expect(names(`Lib::Hash.new(if x then "md5" elsif y then "sha1" else "sha256" end)`)).toEqual([
      "MD5",
      "SHA-1",
      "SHA-256"
    ])
    expect(names(`a = case x\nwhen 1 then "md5"\nelse\n  y\n  "sha1"\nend\nLib::Hash.new(a)`)).toEqual(["MD5", "SHA-1"])
    expect(names(`a = case x\nin Integer then "md5"\nin String then "sha1"\nend\nLib::Hash.new(a)`)).toEqual([
      "MD5",
      "SHA-1"
    ])
    expect(names(`Lib::Hash.new(x || "sha1")\nLib::Hash.new(ENV.fetch("A", "md5"))`)).toEqual([
      "SHA-1 or more",
      "MD5 or more"
    ])
    expect(names(`a = "md5"\na = "sha1" if x\nLib::Hash.new(a)`)).toEqual(["MD5", "SHA-1"])
    expect(names(`a = (x rescue "md5")\nLib::Hash.new(a)`)).toEqual(["MD5 or more"])
  })

  it("come from fields, readers, class variables and constants", () => {
    const body = (use: string) =>
      `class A\n  K = "md5"\n  attr_reader :alg\n  @@c = "sha256"\n  def initialize\n    @alg = "sha1"\n  end\n  def f\n    Lib::Hash.new(${use})\n  end\nend`
    expect(names(body("@alg"))).toEqual(["SHA-1"])
    expect(names(body("alg"))).toEqual(["SHA-1"])
    expect(names(body("self.alg"))).toEqual(["SHA-1"])
    expect(names(body("K"))).toEqual(["MD5"])
    expect(names(body("A::K"))).toEqual(["MD5"])
    expect(names(body("@@c"))).toEqual(["SHA-256"])
    expect(names(`class A\n  def a\n    @a ||= "md5"\n  end\n  def f = Lib::Hash.new(a)\nend`)).toEqual(["MD5"])
  })

  it("come from methods, which return what they end with", () => {
    expect(names(`def a\n  x = 1\n  "md5"\nend\nLib::Hash.new(a)`)).toEqual(["MD5"])
    expect(names(`def a(k)\n  return "md5" if k\n  "sha1"\nend\nLib::Hash.new(a(1))`)).toEqual(["MD5", "SHA-1"])
    expect(names(`class A\n  def self.a = "md5"\n  def f = Lib::Hash.new(A.a)\nend`)).toEqual(["MD5"])
    expect(
      scan(
        `class A\n  def f\n    cipher.encrypt\n  end\n  def cipher\n    @c ||= Lib::Cipher.new("aes-128-cbc")\n  end\nend`
      ).map(({ facts }) => facts.functions)
    ).toEqual([["encrypt"]])
  })

  it("come from the callers in the file", () => {
    expect(names(`def f(a, b = "md5") = Lib::Hash.new(b)\nf(1, "sha1")`)).toEqual(["MD5", "SHA-1"])
    expect(names(`def f(a:) = Lib::Hash.new(a)\nf(a: "sha1")`)).toEqual(["SHA-1"])
    expect(
      names(
        `class A\n  def initialize(a)\n    @a = a\n  end\n  def f = Lib::Hash.new(@a)\nend\nA.new("md5")\nB.new("sha1")`
      )
    ).toEqual(["MD5"])
  })

  it("come from lists, hashes and blocks", () => {
    expect(names(`%w[md5 sha1].each { |a| Lib::Hash.new(a) }`)).toEqual(["MD5", "SHA-1"])
    expect(names(`for a in ["md5"] do Lib::Hash.new(a) end`)).toEqual(["MD5"])
    expect(names(`H = { a: "md5", b: "sha1" }.freeze\nLib::Hash.new(H[:b])`)).toEqual(["SHA-1"])
    expect(names(`a, b = "md5", "sha1"\nLib::Hash.new(b)`)).toEqual(["SHA-1"])
    expect(names(`a = nil\n[1].each { a = "md5" }\nLib::Hash.new(a)`)).toEqual(["MD5"])
  })

  it("are those of the last assignment, but of all where one is made only without a value", () => {
    expect(names(`a = "md5"\na = "sha1"\nLib::Hash.new(a)`)).toEqual(["SHA-1"])
    expect(names(`a = x\na ||= "sha1"\nLib::Hash.new(a)`)).toEqual(["SHA-1 or more"])
    expect(names(`a = "md5"\ndef f\n  a = "sha1"\n  Lib::Hash.new(a)\nend`)).toEqual(["SHA-1"])
  })
})

describe("a test of the type of an object", () => {
  it("says it within the arm that it leads to, and nowhere else", () => {
    const signed = (body: string) => names(`def f(key, other)\n${body}\nend`)
    expect(signed("if key.is_a?(Lib::Key::Rsa)\nkey.sign(other)\nelse\nkey.sign(other)\nend")).toEqual(["RSA"])
    expect(signed("if other.is_a?(Lib::Key::Rsa)\nkey.sign(other)\nend")).toEqual([])
  })
})
