import { describe, expect, it } from "vitest"
import { arg, library, rest } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const lib = library("java", "demo", {
  "lib.Hash.of": { is: "hash", algorithm: arg(0, "hash", "name"), returns: "lib.Hash" },
  "lib.Hash#setSize": { refines: true, outputBits: arg(0, "int") },
  "new lib.Key": { is: "key", name: "AES", keyBits: arg(0, "bytes"), returns: "lib.Key" },
  "new lib.Mac": { is: "mac", name: "HMAC", digest: arg(0, "hash", "digest") },
  "lib.Tls.start": { is: "protocol", name: "TLS", returns: "lib.Tls" },
  "lib.Tls#versions": { refines: true, version: rest(0, "tlsVersion") }
})

const syntax = await loadSyntax("groovy")

const scan = (text: string) => scanText(syntax, [lib], text, "demo/Demo.groovy")
const names = (text: string, header = "import lib.*"): ReadonlyArray<string> =>
  scan(`package demo\n\n${header}\n\n${text}\n`).map(({ facts }) => facts.digest ?? facts.name ?? "unknown")
const inMethod = (body: string, header?: string): ReadonlyArray<string> =>
  names(`class Demo {\n  def go(String given, boolean flag) {\n${body}\n  }\n}`, header)
const bits = (body: string): ReadonlyArray<number | undefined> =>
  scan(`import lib.*\n\nclass Demo {\n  def go() {\n${body}\n  }\n}\n`).map(
    ({ facts }) => facts.outputBits ?? facts.keyBits
  )

describe("names", () => {
  it("are found through imports in every spelling", () => {
    expect(inMethod(`Hash.of("MD5")`, "import lib.Hash")).toEqual(["MD5"])
    expect(inMethod(`Hash.of("MD5")`, "import lib.*")).toEqual(["MD5"])
    expect(inMethod(`H.of("MD5")`, "import lib.Hash as H")).toEqual(["MD5"])
    expect(inMethod(`of("MD5")`, "import static lib.Hash.of")).toEqual(["MD5"])
    expect(inMethod(`hash("MD5")`, "import static lib.Hash.of as hash")).toEqual(["MD5"])
    expect(inMethod(`of("MD5")`, "import static lib.Hash.*")).toEqual(["MD5"])
    expect(inMethod(`lib.Hash.of("MD5")`, "")).toEqual(["MD5"])
  })

  it("are not found without an import, or where the file has its own", () => {
    expect(inMethod(`Hash.of("MD5")`, "")).toEqual([])
    expect(inMethod(`Hash.of("MD5")`, "import other.Hash")).toEqual([])
    expect(names(`class Hash { static of(s) { s } }\nclass D { def f() { Hash.of("MD5") } }`)).toEqual([])
    expect(names(`class D { def f(Local Hash) { Hash.of("MD5") } }`)).toEqual([])
  })

  it("are found in scripts, and in blocks that functions are given", () => {
    expect(names(`Hash.of("MD5")`)).toEqual(["MD5"])
    expect(names(`def run(String name) { Hash.of(name) }\nrun("MD5")`)).toEqual(["MD5"])
    expect(inMethod(`["MD5", 'SHA-1'].each { name -> Hash.of(name) }`)).toEqual(["MD5", "SHA-1"])
    expect(inMethod(`node { stage("x") { Hash.of("MD5") } }`)).toEqual(["MD5"])
  })
})

describe("values", () => {
  it("follow variables, fields, constants and methods", () => {
    expect(inMethod(`def name = 'MD5'\nHash.of(name)`)).toEqual(["MD5"])
    expect(inMethod(`String name = "MD5"\nHash.of(name)`)).toEqual(["MD5"])
    expect(names(`class D {\n  static final String N = "MD5"\n  def f() { Hash.of(N) }\n}`)).toEqual(["MD5"])
    expect(names(`class D {\n  def name = "MD5"\n  def f() { Hash.of(this.name) }\n}`)).toEqual(["MD5"])
    expect(names(`class D {\n  def name() { return "MD5" }\n  def f() { Hash.of(name()) }\n}`)).toEqual(["MD5"])
    expect(names(`class D {\n  def hash(String n) { Hash.of(n) }\n  def f() { hash("MD5") }\n}`)).toEqual(["MD5"])
    expect(names(`class D {\n  String name\n  D() { name = "MD5" }\n  def f() { Hash.of(name) }\n}`)).toEqual(["MD5"])
  })

  it("are put together, and chosen", () => {
    expect(inMethod(`def n = 5\nHash.of("MD\${n}")`)).toEqual(["MD5"])
    expect(inMethod(`def n = 5\nHash.of("MD$n")`)).toEqual(["MD5"])
    expect(inMethod(`Hash.of('MD' + '5')`)).toEqual(["MD5"])
    expect(inMethod(`Hash.of('MD\${n}')`)).toEqual(["unknown"])
    expect(inMethod(`Hash.of(flag ? "MD5" : "SHA-1")`).toSorted()).toEqual(["MD5", "SHA-1"])
    expect(inMethod(`def name = null ?: "MD5"\nHash.of(name)`)).toEqual(["MD5"])
    expect(inMethod(`Hash.of("md5".toUpperCase())`)).toEqual(["MD5"])
    expect(inMethod(`Hash.of("MD5" as String)`)).toEqual(["MD5"])
    expect(inMethod(`def options = [name: "MD5"]\nHash.of(options.name)`)).toEqual(["MD5"])
    expect(inMethod(`def options = [name: "MD5"]\nHash.of(options["name"])`)).toEqual(["MD5"])
  })

  it("are numbers of bits and sizes of arrays", () => {
    expect(bits(`new Key(new byte[16])`)).toEqual([128])
    expect(bits(`new Key([1, 2, 3, 4] as byte[])`)).toEqual([32])
    expect(bits(`def size = 8 * 2\nnew Key(new byte[size])`)).toEqual([128])
  })
})

describe("members", () => {
  it("refine what they are called on, in the spelling of a property too", () => {
    expect(bits(`def h = Hash.of("MD5")\nh.setSize(64)`)).toEqual([64])
    expect(bits(`def h = Hash.of("MD5")\nh.size = 64`)).toEqual([64])
    expect(bits(`def h = Hash.of("MD5")\nh?.setSize(64)`)).toEqual([64])
    expect(bits(`Hash.of("MD5").with { setSize(64) }`)).toEqual([64])
    expect(bits(`def h = Hash.of("MD5").tap { setSize(64) }`)).toEqual([64])
    expect(bits(`Hash.of("MD5").with { h -> h.setSize(64) }`)).toEqual([64])
    expect(bits(`Hash.of("MD5").with { it.setSize(64) }`)).toEqual([64])
  })

  it("take several arguments", () => {
    expect(
      scan(`import lib.*\n\ndef tls = Tls.start()\ntls.versions("TLSv1", "TLSv1.2")\n`).map(
        ({ facts }) => facts.version
      )
    ).toEqual(["1.0", "1.2"])
  })
})
