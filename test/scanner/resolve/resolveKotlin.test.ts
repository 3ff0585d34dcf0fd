import { describe, expect, it } from "vitest"
import { arg, library, rest } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const lib = library("java", "demo", {
  "lib.Hash.of": { is: "hash", algorithm: arg(0, "hash", "name"), returns: "lib.Hash" },
  "lib.Hash#size": { refines: true, outputBits: arg(0, "int") },
  "lib.Hash#setSize": { refines: true, outputBits: arg(0, "int") },
  "lib.Hash#again": { is: "hash", inherits: true },
  "lib.Hash#getTwin": { inherits: true, returns: "lib.Hash" },
  "lib.top": { is: "hash", algorithm: arg(0, "hash") },
  "new lib.Key": { is: "key", name: "AES", keyBits: arg(0, "bytes") },
  "new lib.Builder": {},
  "lib.Builder#use": { is: "hash", algorithm: arg(0, "hash"), returns: "lib.Builder" },
  "lib.Builder#*": { returns: "lib.Builder" },
  "lib.Names.{MD5,SHA1}": { value: "{1}" },
  "lib.Tls.start": { is: "protocol", name: "TLS", returns: "lib.Tls" },
  "lib.Tls#setProtocols": { is: "protocol", algorithm: arg(0, "tlsVersion") },
  "lib.Tls#versions": { refines: true, version: rest(0, "tlsVersion") }
})

const syntax = await loadSyntax("kotlin")

const scan = (text: string) => scanText(syntax, [lib], text, "demo/Demo.kt")
const names = (text: string, header = "import lib.*"): ReadonlyArray<string> =>
  scan(`package demo\n${header}\n${text}\n`).map(({ facts }) => facts.name ?? "unknown")
const inMethod = (body: string, header?: string): ReadonlyArray<string> =>
  names(`class Demo {\nfun go(given: String, flag: Boolean) {\n${body}\n}\n}`, header)
const bits = (body: string): ReadonlyArray<number | undefined> =>
  scan(`import lib.*\nfun run() {\n${body}\n}`).map(({ facts }) => facts.outputBits ?? facts.keyBits)

describe("names", () => {
  it("are found through imports, aliases, wildcards and in full", () => {
    expect(inMethod(`Hash.of("MD5")`, "import lib.Hash")).toEqual(["MD5"])
    expect(inMethod(`H.of("MD5")`, "import lib.Hash as H")).toEqual(["MD5"])
    expect(inMethod(`Hash.of("MD5")`)).toEqual(["MD5"])
    expect(inMethod(`of("MD5")`, "import lib.Hash.of")).toEqual(["MD5"])
    expect(inMethod(`of2("MD5")`, "import lib.Hash.of as of2")).toEqual(["MD5"])
    expect(inMethod(`top("MD5")`, "import lib.top")).toEqual(["MD5"])
    expect(inMethod(`lib.Hash.of("MD5")`, "")).toEqual(["MD5"])
    expect(names(`typealias A = lib.Hash\nfun f() { A.of("MD5") }`, "")).toEqual(["MD5"])
  })

  it("are not found without an import, under another package or where the file has its own", () => {
    expect(inMethod(`Hash.of("MD5")`, "")).toEqual([])
    expect(inMethod(`Hash.of("MD5")`, "import other.Hash")).toEqual([])
    expect(names(`object Hash { fun of(s: String) = s }\nfun f() { Hash.of("MD5") }`)).toEqual([])
    expect(names(`fun f(Hash: Local) { Hash.of("MD5") }`)).toEqual([])
  })
})

describe("values", () => {
  it("follow constants, properties, companions, objects and templates", () => {
    expect(names(`const val A = "SHA-" + 256\nfun f() { Hash.of(A) }`)).toEqual(["SHA-256"])
    expect(names(`class D { companion object { const val A = "MD5" }\nfun f() { Hash.of(A); Hash.of(D.A) } }`)).toEqual(
      ["MD5", "MD5"]
    )
    expect(names(`object O { val A = "MD5" }\nfun f() { Hash.of(O.A) }`)).toEqual(["MD5"])
    expect(names(`class D { private val n = 512\nfun f() { Hash.of("SHA-$n"); Hash.of("SHA-\${this.n}") } }`)).toEqual([
      "SHA-512",
      "SHA-512"
    ])
    expect(names(`val a by lazy { "MD5" }\nval b: String get() = "SHA-1"\nfun f() { Hash.of(a) }`)).toEqual(["MD5"])
    expect(names(`class D {\n  val b: String\n    get() = "SHA-1"\n  fun f() { Hash.of(b) }\n}`)).toEqual(["SHA-1"])
    expect(inMethod(`Hash.of("md5".uppercase()); Hash.of(Names.MD5)`)).toEqual(["MD5", "MD5"])
  })

  it("follow every branch of if, when and try, and what stands behind an elvis", () => {
    expect(inMethod(`Hash.of(if (flag) "MD5" else { log(); "SHA-1" })`)).toEqual(["MD5", "SHA-1"])
    expect(
      inMethod(`val a = when (given) { "x" -> "MD5"; "y", "z" -> { log(); "SHA-1" }\n else -> throw E() }\nHash.of(a)`)
    ).toEqual(["MD5", "SHA-1"])
    expect(inMethod(`Hash.of(try { "MD5" } catch (e: E) { "SHA-1" })`)).toEqual(["MD5", "SHA-1"])
    expect(inMethod(`val x: String? = null\nHash.of(x ?: "SHA-1")`)).toEqual(["SHA-1"])
  })

  it("come by name, by default and from the callers of a function or a constructor", () => {
    expect(inMethod(`Hash.of(name = "MD5")`)).toEqual(["MD5"])
    expect(names(`fun f(a: String = "MD5") { Hash.of(a) }\nfun g() { f("SHA-1") }`)).toEqual(["MD5", "SHA-1"])
    expect(names(`fun f(a: String) = Hash.of(a)\nfun g() { f(a = "SHA-1") }`)).toEqual(["SHA-1"])
    expect(names(`class D(private val a: String) { fun f() = Hash.of(a) }\nval d = D("MD5")`)).toEqual(["MD5"])
    expect(names(`fun f(a: String) = Hash.of(a)`)).toEqual(["unknown"])
  })

  it("come from lists, loops and destructuring", () => {
    expect(inMethod(`for (a in listOf("MD5", "SHA-1")) { Hash.of(a) }`)).toEqual(["MD5", "SHA-1"])
    expect(inMethod(`val a = arrayOf("MD5", "SHA-1"); Hash.of(a[1])`)).toEqual(["SHA-1"])
    expect(inMethod(`Hash.of(*given)`)).toEqual(["unknown"])
  })

  it("are the last that was assigned", () => {
    expect(inMethod(`var a = "MD5"; a = "SHA-1"; Hash.of(a)`)).toEqual(["SHA-1"])
    expect(inMethod(`var a = "MD5"; a += given; Hash.of(a)`)).toEqual(["unknown"])
  })

  it("tell the length of byte arrays without their content", () => {
    expect(
      bits(
        `Key(ByteArray(16)); Key(ByteArray(32) { 0 }); Key("0123456789abcdef".toByteArray()); Key(byteArrayOf(1, 2))`
      )
    ).toEqual([128, 256, 128, 16])
  })
})

describe("blocks", () => {
  it("run on an object whose members need no owner", () => {
    expect(bits(`Hash.of("MD5").apply { size(64) }`)).toEqual([64])
    expect(bits(`with(Hash.of("MD5")) { size(64) }`)).toEqual([64])
    expect(bits(`val h = Hash.of("MD5").apply { this.size(64) }\nh.again()`)).toEqual([64, 64])
    expect(bits(`Hash.of("MD5").run { size(64)\n again() }`)).toEqual([64, 64])
    expect(bits(`Hash.of("MD5").apply { size = 64 }`)).toEqual([64])
  })

  it("run on an object that is their parameter", () => {
    expect(bits(`Hash.of("MD5").also { it.size(64) }`)).toEqual([64])
    expect(bits(`Hash.of("MD5").let { h -> h.size(64) }`)).toEqual([64])
    expect(bits(`Hash.of("MD5")?.let { it.again() }`)).toEqual([undefined, undefined])
    expect(inMethod(`"MD5".let { Hash.of(it) }`)).toEqual(["MD5"])
  })

  it("give their last value", () => {
    expect(inMethod(`Hash.of(run { log(); "MD5" })`)).toEqual(["MD5"])
    expect(names(`class D { private val h by lazy { Hash.of("MD5") }\nfun f() = h.again() }`)).toEqual(["MD5", "MD5"])
  })

  it("leave alone what the file defines", () => {
    expect(bits(`fun size(n: Int) {}\nHash.of("MD5").apply { size(64) }`)).toEqual([undefined])
  })
})

describe("objects", () => {
  it("are known by declared types, casts, safe calls and chains", () => {
    expect(names(`class D { lateinit var h: Hash\nfun f() { h = Hash.of("MD5") }\nfun g() { h.again() } }`)).toEqual([
      "MD5",
      "MD5"
    ])
    expect(inMethod(`val h: Hash? = Hash.of("MD5"); h?.again(); h!!.again(); (h as Hash).again()`)).toEqual([
      "MD5",
      "MD5",
      "MD5",
      "MD5"
    ])
    expect(inMethod(`Builder()\n  .foo()\n  .use("MD5")\n  .use("SHA-1")`)).toEqual(["MD5", "SHA-1"])
    expect(inMethod(`Hash.of("MD5").twin.again()`)).toEqual(["MD5", "MD5"])
  })

  it("take assignments to properties for calls of their setters", () => {
    expect(
      scan(`import lib.*\nfun f() {\nval t = Tls.start()\nt.protocols = arrayOf("TLSv1.2", "TLSv1.3")\n}`).map(
        ({ facts }) => facts.version
      )
    ).toEqual([undefined, "1.2", "1.3"])
    expect(
      scan(`import lib.*\nfun f(t: Tls) {\nt.protocols = arrayOf("TLSv1.2")\n}`).map(({ facts }) => facts.version)
    ).toEqual(["1.2"])
    expect(scan(`import lib.*\nfun f(t: Other) {\nt.protocols = arrayOf("TLSv1.2")\n}`)).toEqual([])
  })

  it("are at the line of the called name", () => {
    expect(
      scan(`import lib.*\nval h = Builder()\n  .foo()\n  .use("MD5")`).map(({ place }) => [place.line, place.column])
    ).toEqual([[4, 4]])
  })
})
