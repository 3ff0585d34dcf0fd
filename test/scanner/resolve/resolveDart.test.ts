import { nameOrMore } from "../../support/nameOrMore.ts"
import { describe, expect, it } from "vitest"
import { arg, library } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const lib = library("dart", "demo", {
  "lib.hash": { is: "hash", algorithm: arg(0, "hash", "kind"), returns: "lib.Hash" },
  "lib.{md5,sha1}": { algorithm: { text: "{1}", as: "hash" }, returns: "lib.Hash" },
  "lib.Hash#convert": { is: "hash", inherits: true },
  "lib.Mac": { is: "mac", name: "HMAC", digest: arg(0, "any"), returns: "lib.Mac" },
  "lib.Mac.named": { is: "mac", name: "HMAC", digest: arg(0, "any"), returns: "lib.Mac" },
  "lib.Key": { is: "key", name: "AES", keyBits: arg(0, "bytes", "data") },
  "lib.Cipher": { is: "cipher", name: "AES", returns: "lib.Cipher" },
  "lib.Cipher#init": { refines: true, functions: arg(0, "cipherFunction"), from: arg(1, "any") },
  "lib.Iv": { nonceBits: arg(0, "bytes") },
  "lib.Context": { is: "protocol", name: "TLS", returns: "lib.Context" },
  "lib.Context#minimum=": { refines: true, version: arg(0, "tlsVersion") },
  "lib.options": { is: "keygen", name: "RSA", keyBits: arg(0, "int", undefined, "size") },
  "lib.*#digested": { is: "hash", name: "SHA-256" },
  "dart.math.Random.secure": { is: "random", name: "RNG" }
})

const syntax = await loadSyntax("dart")

const IMPORT = "import 'package:lib/lib.dart';\n"
const scan = (text: string) => scanText(syntax, [lib], text, "lib/demo.dart")
const names = (text: string, head = IMPORT): ReadonlyArray<string> => scan(head + text).map(nameOrMore)

describe("imports", () => {
  it("are followed in every spelling", () => {
    expect(names(`var a = hash('md5');`)).toEqual(["MD5"])
    expect(names(`var a = h.hash('md5');`, "import 'package:lib/src/any.dart' as h;\n")).toEqual(["MD5"])
    expect(names(`var a = hash('md5');`, `import "package:lib/lib.dart" show hash;\n`)).toEqual(["MD5"])
    expect(names(`var a = h.hash('md5');`, "import 'package:lib/lib.dart' deferred as h;\n")).toEqual(["MD5"])
    expect(names(`var a = hash('md5');`, "import 'package:lib/lib.dart' if (dart.library.io) 'io.dart';\n")).toEqual([
      "MD5"
    ])
    expect(names(`var r = Random.secure();`, "import 'dart:math';\n")).toEqual(["RNG"])
  })

  it("are needed", () => {
    expect(names(`var a = hash('md5');`, "import 'package:other/lib.dart';\n")).toEqual([])
    expect(names(`var a = hash('md5');`, "import 'lib/lib.dart';\n")).toEqual([])
    expect(names(`var a = hash('md5');`, "import 'package:lib/lib.dart' as h;\n")).toEqual([])
    expect(names(`var a = 'x'.digested();`, "")).toEqual([])
  })

  it("lose against what the file declares", () => {
    expect(names(`String hash(String a) => a;\nvar a = hash('md5');`)).toEqual([])
    expect(names(`void f(hash) { hash('md5'); }`)).toEqual([])
    expect(names(`class A { void hash(String a) {} void g() { hash('md5'); this.hash('md5'); } }`)).toEqual([])
    expect(names(`void f(other) { other.hash('md5'); }\n// hash('md5')\nvar s = "hash('md5')";`)).toEqual([])
  })
})

describe("values", () => {
  it("come from constants, interpolation and concatenation", () => {
    expect(names(`const k = 'md5';\nvar a = hash(k);`)).toEqual(["MD5"])
    expect(names("const n = 256;\nvar a = hash('sha$n');\nvar b = hash('sha${n}');")).toEqual(["SHA-256", "SHA-256"])
    expect(names(`var a = hash('sha' '256');\nvar b = hash("sha" + '1');\nvar c = hash(r'md5');`)).toEqual([
      "SHA-256",
      "SHA-1",
      "MD5"
    ])
    expect(names(`void f() { final k = 'MD5'.toLowerCase(); hash(k); hash(unknown); }`)).toEqual(["MD5", "unknown"])
    expect(names(`var a = hash(kind: 'md5');`)).toEqual(["MD5"])
  })

  it("come from every branch", () => {
    expect(names(`var a = hash(x ? 'md5' : 'sha1');\nvar b = hash(x.y ? a.b : 'sha1');`)).toEqual([
      "MD5",
      "SHA-1",
      "SHA-1 or more"
    ])
    expect(names(`var a = hash(x ?? 'sha1');`)).toEqual(["SHA-1 or more"])
    expect(names(`void f() { final k = switch (v) { 1 => 'md5', _ => 'sha1' }; hash(k); }`)).toEqual(["MD5", "SHA-1"])
    expect(names(`void f() { var k = 'md5'; if (a) { k = 'sha1'; } hash(k); }`)).toEqual(["MD5", "SHA-1"])
    expect(names(`void f() { var k = 'md5'; k = 'sha1'; hash(k); }`)).toEqual(["SHA-1"])
  })

  it("come from fields, static constants and getters", () => {
    expect(names(`class A { final k = 'md5'; void f() { hash(k); hash(this.k); } }`)).toEqual(["MD5", "MD5"])
    expect(names(`class A { static const String k = 'md5'; }\nvoid f() { hash(A.k); }`)).toEqual(["MD5"])
    expect(names(`class A { String get k => 'md5'; void f() { hash(k); } }`)).toEqual(["MD5"])
    expect(names(`class A { String get k { return 'md5'; } void f() { hash(k); } }`)).toEqual(["MD5"])
  })

  it("come through functions of the file", () => {
    expect(names(`void f(String k) { hash(k); }\nvoid g() { f('md5'); f('sha1'); }`)).toEqual(["MD5", "SHA-1"])
    expect(names(`void f({required String k}) => hash(k);\nvoid g() { f(k: 'md5'); }`)).toEqual(["MD5"])
    expect(names(`void f({String k = 'md5'}) { hash(k); }`)).toEqual(["MD5"])
    expect(names(`String f() => 'md5';\nvar a = hash(f());`)).toEqual(["MD5"])
    expect(names(`Future<String> f() async { return 'md5'; }\nvoid g() async { hash(await f()); }`)).toEqual(["MD5"])
  })

  it("tell the length of bytes", () => {
    const bits = (text: string) => scan(`import 'dart:typed_data';\n${IMPORT}${text}`).map(({ facts }) => facts.keyBits)
    expect(bits(`var a = Key(Uint8List(16));\nvar b = Key(data: List.filled(32, 0));`)).toEqual([128, 256])
    expect(bits(`var a = Key(Uint8List.fromList([1, 2, 3]));\nvar b = Key('0123456789abcdef'.codeUnits);`)).toEqual([
      24, 128
    ])
    expect(bits(`var a = Key(<int>[1, 2]);\nvar b = Key(List<int>.filled(8, 0));`)).toEqual([16, 64])
  })

  it("are read from maps", () => {
    expect(scan(`${IMPORT}var a = options({'size': 2048});`).map(({ facts }) => facts.keyBits)).toEqual([2048])
  })
})

describe("objects", () => {
  it("are constants with methods, parts and constructions in every spelling", () => {
    expect(names(`var a = md5.convert(x);\nfinal b = sha1.convert(x).toString();`)).toEqual(["MD5", "SHA-1"])
    expect(names(`void f(Hash h) { h.convert(x); }\nvoid g() { f(md5); }`)).toEqual(["MD5"])
    expect(names(`var a = Mac(md5, k);\nvar b = new Mac(sha1, k);\nvar c = const Mac(md5);`)).toEqual([
      "MD5",
      "SHA-1",
      "MD5"
    ])
    expect(names(`var a = Mac.named(md5);\nvar b = new Mac.named(sha1);`)).toEqual(["MD5", "SHA-1"])
    expect(names(`var b = new l.Mac(l.sha1);`, "import 'package:lib/lib.dart' as l;\n")).toEqual(["SHA-1"])
    expect(names(`var a = 'abc'.digested();`)).toEqual(["SHA-256"])
  })

  it("are refined by calls, cascades and properties", () => {
    const facts = (text: string) =>
      scan(IMPORT + text).map(({ facts: { functions, nonceBits, version } }) => ({ functions, nonceBits, version }))
    const encrypts = [{ functions: ["encrypt"], nonceBits: 128, version: undefined }]
    expect(facts(`void f() { final c = Cipher(); c.init(true, Iv(Uint8List(16))); }`)).toEqual(encrypts)
    expect(facts(`void f() { final c = Cipher()..init(true, Iv(List.filled(16, 0))); }`)).toEqual(encrypts)
    expect(facts(`void f() { final c = Cipher()\n  ..reset()\n  ..init(true, Iv(List.filled(16, 0))); }`)).toEqual(
      encrypts
    )
    const versions = [{ functions: undefined, nonceBits: undefined, version: "1.2" }]
    expect(facts(`void f() { final c = Context(); c.minimum = 'TLSv1.2'; }`)).toEqual(versions)
    expect(facts(`void f() { final c = Context()..minimum = 'TLSv1.2'; }`)).toEqual(versions)
  })

  it("are found in chains, collections, closures and after null checks", () => {
    expect(names(`var l = [for (var i in xs) md5.convert(i), if (a) sha1.convert(b)];`)).toEqual(["MD5", "SHA-1"])
    expect(names(`var g = () => md5.convert(x);\nvoid f() { run((x) { return sha1.convert(x); }); }`)).toEqual([
      "MD5",
      "SHA-1"
    ])
    expect(names(`void f(Hash? h) { h!.convert(x); h?.convert(x); }`)).toEqual(["unknown", "unknown"])
  })
})
