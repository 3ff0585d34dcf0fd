import { describe, expect, it } from "vitest"
import { arg, library, rest } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const lib = library("java", "demo", {
  "lib.Hash.of": { is: "hash", algorithm: arg(0, "hash", "name"), returns: "lib.Hash" },
  "lib.Hash#size": { refines: true, outputBits: arg(0, "int") },
  "lib.Hash#again": { is: "hash", inherits: true },
  "lib.sub.{md5,sha1}": { is: "hash", algorithm: { text: "{1}", as: "hash" } },
  "new lib.Key": { is: "key", name: "AES", keyBits: arg(0, "bytes"), returns: "lib.Key" },
  "new lib.Mac": { is: "mac", name: "HMAC", digest: arg(0, "hash", "digest") },
  "lib.Names.{MD5,SHA1}": { value: "{1}" },
  "lib.Tls.start": { is: "protocol", name: "TLS", returns: "lib.Tls" },
  "lib.Tls#versions": { refines: true, version: rest(0, "tlsVersion") }
})

const syntax = await loadSyntax("scala")

const scan = (text: string) => scanText(syntax, [lib], text, "demo/Demo.scala")
const names = (text: string, header = "import lib._"): ReadonlyArray<string> =>
  scan(`package demo\n${header}\n${text}\n`).map(({ facts }) => facts.digest ?? facts.name ?? "unknown")
const inMethod = (body: string, header?: string): ReadonlyArray<string> =>
  names(`class Demo {\ndef go(given: String, flag: Boolean): Unit = {\n${body}\n}\n}`, header)
const bits = (body: string): ReadonlyArray<number | undefined> =>
  scan(`import lib._\nobject Demo {\ndef go() = {\n${body}\n}\n}`).map(({ facts }) => facts.outputBits ?? facts.keyBits)

describe("names", () => {
  it("are still those of an import where the file assigns it, as with a declaration in the manner of Java", () => {
    expect(inMethod(`Hash hash = Hash.of("MD5");`, "import lib.Hash")).toEqual(["MD5"])
    expect(inMethod(`Hash = null\nHash.of("MD5")`, "import lib.Hash")).toEqual(["MD5"])
    expect(inMethod(`var Hash = null\nHash = given\nHash.of("MD5")`, "import lib.Hash")).toEqual([])
  })

  it("are found through imports in every spelling", () => {
    expect(inMethod(`Hash.of("MD5")`, "import lib.Hash")).toEqual(["MD5"])
    expect(inMethod(`Hash.of("MD5")`, "import lib.{Hash, Key}")).toEqual(["MD5"])
    expect(inMethod(`H.of("MD5")`, "import lib.{Key, Hash => H}")).toEqual(["MD5"])
    expect(inMethod(`H.of("MD5")`, "import lib.{Hash as H, *}")).toEqual(["MD5"])
    expect(inMethod(`H.of("MD5")`, "import lib.Hash as H")).toEqual(["MD5"])
    expect(inMethod(`Hash.of("MD5")`, "import lib.*")).toEqual(["MD5"])
    expect(inMethod(`Hash.of("MD5")`, "import other.A, lib.{Key, Hash}")).toEqual(["MD5"])
    expect(inMethod(`l.Hash.of("MD5")`, "import _root_.{lib => l}")).toEqual(["MD5"])
    expect(inMethod(`of("MD5")`, "import lib.Hash.of")).toEqual(["MD5"])
    expect(inMethod(`m(x)`, "import lib.sub.{md5 => m}")).toEqual(["MD5"])
    expect(inMethod(`lib.Hash.of("MD5")`, "")).toEqual(["MD5"])
    expect(names(`object D { type A = lib.Hash; A.of("MD5") }`, "")).toEqual(["MD5"])
  })

  it("are not found without an import, where hidden, or where the file has its own", () => {
    expect(inMethod(`Hash.of("MD5")`, "")).toEqual([])
    expect(inMethod(`Hash.of("MD5")`, "import other.Hash")).toEqual([])
    expect(inMethod(`Hash.of("MD5")`, "import lib.{Hash => _}")).toEqual([])
    expect(names(`object Hash { def of(s: String) = s }\nobject D { Hash.of("MD5") }`)).toEqual([])
    expect(names(`object D { def f(Hash: Local) = Hash.of("MD5") }`)).toEqual([])
  })
})

describe("values", () => {
  it("follow constants, fields, objects, methods and interpolation", () => {
    expect(names(`object D { val a = "SHA-" + 256\nlazy val b = Hash.of(a)\nHash.of(D.a) }`)).toEqual([
      "SHA-256",
      "SHA-256"
    ])
    expect(names(`object O { final val A = "MD5" }\nclass D { def f = Hash.of(O.A) }`)).toEqual(["MD5"])
    expect(names(`class D { val n = 512; def f = { Hash.of(s"SHA-$n"); Hash.of(s"SHA-\${this.n}") } }`)).toEqual([
      "SHA-512",
      "SHA-512"
    ])
    expect(names(`object D { def a = "MD5"; def b = { log(); "SHA-1" }; Hash.of(a); Hash.of(D.b) }`)).toEqual([
      "MD5",
      "SHA-1"
    ])
    expect(inMethod(`Hash.of("md5".toUpperCase); Hash.of("""MD5"""); Hash.of(Names.MD5)`)).toEqual([
      "MD5",
      "MD5",
      "MD5"
    ])
  })

  it("follow every branch of if, match and try", () => {
    expect(inMethod(`Hash.of(if (flag) "MD5" else { log(); "SHA-1" })`)).toEqual(["MD5", "SHA-1"])
    expect(
      inMethod(
        `val a = given match { case "x" => "MD5"; case _ if flag => log(); "SHA-1"\ncase _ => throw new E }\nHash.of(a)`
      )
    ).toEqual(["MD5", "SHA-1"])
    expect(inMethod(`Hash.of(try { "MD5" } catch { case e: E => "SHA-1" })`)).toEqual(["MD5", "SHA-1"])
  })

  it("are read by indentation as well", () => {
    expect(
      names(
        `object D:\n  def f(x: String) =\n    val a = if x == "a" then "MD5" else "SHA-1"\n    Hash.of(a)\n`,
        "import lib.*"
      )
    ).toEqual(["MD5", "SHA-1"])
  })

  it("come by name, by default and from the callers of a method or a constructor", () => {
    expect(inMethod(`Hash.of(name = "MD5"); Mac(digest = "MD5"); new Mac("SHA-1")`)).toEqual(["MD5", "MD5", "SHA-1"])
    expect(names(`object D { def f(a: String = "MD5") = Hash.of(a); f("SHA-1") }`)).toEqual(["MD5", "SHA-1"])
    expect(names(`class D(a: String) { def f = Hash.of(a) }\nobject E { new D("MD5"); D("SHA-1") }`)).toEqual([
      "MD5",
      "SHA-1"
    ])
    expect(names(`object D { def f(a: String) = Hash.of(a) }`)).toEqual(["unknown"])
  })

  it("come from options, sequences, loops and tuples", () => {
    expect(inMethod(`val o = Some("MD5"); Hash.of(o.get); Hash.of(Option(null).getOrElse("SHA-1"))`)).toEqual([
      "MD5",
      "SHA-1"
    ])
    expect(inMethod(`for (a <- Seq("MD5", "SHA-1")) yield Hash.of(a)`)).toEqual(["MD5", "SHA-1"])
    expect(inMethod(`val (a, b) = ("MD5", "SHA-1"); Hash.of(b)`)).toEqual(["SHA-1"])
    expect(inMethod(`var a = "MD5"; a = "SHA-1"; Hash.of(a)`)).toEqual(["SHA-1"])
  })

  it("tell the length of byte arrays without their content", () => {
    expect(
      bits(
        `new Key(new Array[Byte](16)); new Key(Array.fill[Byte](32)(0)); new Key("0123456789abcdef".getBytes("UTF-8")); Key(Array[Byte](1, 2)); new Key("12345678".getBytes)`
      )
    ).toEqual([128, 256, 128, 16, 64])
  })
})

describe("objects", () => {
  it("are known by declared types, casts and chains, with and without parentheses", () => {
    expect(inMethod(`val h: Hash = Hash.of("MD5"); h.again(); h.again; h again 3; h.asInstanceOf[Hash].again`)).toEqual(
      ["MD5", "MD5", "MD5", "MD5", "MD5"]
    )
    expect(names(`class D { private val h = Hash.of("MD5")\ndef f() = h\ndef g() = f().again() }`)).toEqual([
      "MD5",
      "MD5"
    ])
  })

  it("are one use where a call has type arguments", () => {
    expect(inMethod(`Hash.of[IO]("MD5")`)).toEqual(["MD5"])
  })

  it("are what a block is given", () => {
    expect(bits(`Hash.of("MD5").tap(_.size(64))`)).toEqual([64])
    expect(bits(`val h = Hash.of("MD5").tap { x => x.size(64) }; h.again()`)).toEqual([64, 64])
    expect(bits(`val h = Hash.of("MD5"); h size 64`)).toEqual([64])
  })

  it("take sequences for several arguments", () => {
    expect(
      scan(`import lib._\nobject D { val t = Tls.start(); t.versions(Seq("TLSv1.2"): _*) }`).map(
        ({ facts }) => facts.version
      )
    ).toEqual(["1.2"])
  })

  it("are at the line of the called name", () => {
    expect(
      scan(`import lib._\nobject D { val h = Hash\n  .of("MD5")\n}`).map(({ place }) => [place.line, place.column])
    ).toEqual([[3, 4]])
  })
})
