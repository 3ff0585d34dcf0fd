import { nameOrMore } from "../../support/nameOrMore.ts"
import { describe, expect, it } from "vitest"
import { arg, library, rest, typeArg } from "../../../scanner/rules/rule.ts"
import type { FactSources } from "../../../scanner/model/Facts.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const lib = library("java", "demo", {
  "lib.Hash.of": { is: "hash", algorithm: arg(0, "hash"), returns: "lib.Hash" },
  "lib.Hash#size": { refines: true, outputBits: arg(0, "int") },
  "lib.Hash#again": { is: "hash", inherits: true },
  "lib.Sign.of": { is: "signature", algorithm: arg(0, "jca") },
  "new lib.Engine": { is: "cipher", name: "AES", returns: "lib.Engine" },
  "new lib.Cbc": { is: "cipher", mode: "cbc", from: arg(0, "any") },
  "new lib.Key": { is: "key", name: "AES", keyBits: arg(0, "bytes") },
  "new lib.Mac": { is: "mac", name: "HMAC", digest: typeArg(0, "any") },
  "lib.Sha256": { name: "SHA-256" },
  "lib.Cipher.of": { is: "cipher", algorithm: arg(0, "jca"), returns: "lib.Cipher" },
  "lib.Cipher#init": { refines: true, key: arg(0, "any") },
  "lib.Names.{MD5,SHA1}": { value: "{1}" },
  "lib.Tls.start": { is: "protocol", name: "TLS", returns: "lib.Tls" },
  "lib.Tls#versions": { refines: true, version: rest(0, "tlsVersion") },
  "lib.Tls#*": { returns: "lib.Tls" }
})

const syntax = await loadSyntax("java")

const names = (body: string, header = "import lib.*;"): ReadonlyArray<string> =>
  scanText(syntax, [lib], `package demo;\n${header}\nclass Demo {\n${body}\n}\n`).map(
    ({ facts }) => facts.name ?? "unknown"
  )

const inMethod = (statements: string, header?: string): ReadonlyArray<string> =>
  names(`void run(String given, boolean flag) {\n${statements}\n}`, header)

describe("values that say the same", () => {
  it("are one finding, whatever the order in which they say it", () => {
    expect(inMethod(`Sign.of(flag ? "SHA1withECDSA" : "1.2.840.10045.4.1");`)).toEqual(["ECDSA"])
    expect(inMethod(`Sign.of(flag ? "SHA1withECDSA" : "1.2.840.10045.4.3.2");`)).toEqual(["ECDSA", "ECDSA"])
  })
})

describe("a cipher whose name nobody can read", () => {
  const ciphers = library("java", "ciphers", {
    "lib.Cipher.of": { is: "cipher", algorithm: arg(0, "jca"), key: arg(1, "any") },
    "new lib.Key": { is: "key", name: "AES", keyBits: arg(0, "bytes") }
  })
  const sourcesOf = (name: string): FactSources | undefined =>
    scanText(
      syntax,
      [ciphers],
      `package demo;\nimport lib.*;\nclass Demo { void run(String given, byte[] k) { Cipher.of(${name}, new Key(k)); } }`
    ).find(({ kind }) => kind === "cipher")?.sources

  it("may have any mode, though its key says which cipher it is", () => {
    expect(sourcesOf("given")).toMatchObject({ name: { from: "literal" }, mode: { from: "unknown" } })
    expect(sourcesOf(`"AES"`)).not.toHaveProperty("mode")
  })
})

describe("what a check gives back", () => {
  it("is what it checks, and no list of that and what the check says", () => {
    const keyOf = (bytes: string) =>
      scanText(
        syntax,
        [lib],
        `import lib.*;\nimport java.util.Objects;\nclass Demo { void run(Salt salt) { new Key(Objects.requireNonNull(${bytes}, "salt").getBytes()); } }`
      ).map(({ facts }) => facts.keyBits)
    expect(keyOf("salt")).toEqual([undefined])
    expect(keyOf(`"0123456789abcdef"`)).toEqual([128])
  })
})

describe("names", () => {
  it("are found through imports, wildcards, static imports and in full", () => {
    expect(inMethod(`Hash.of("MD5");`, "import lib.Hash;")).toEqual(["MD5"])
    expect(inMethod(`Hash.of("MD5");`)).toEqual(["MD5"])
    expect(inMethod(`of("MD5");`, "import static lib.Hash.of;")).toEqual(["MD5"])
    expect(inMethod(`of("MD5");`, "import static lib.Hash.*;")).toEqual(["MD5"])
    expect(inMethod(`lib.Hash.of("MD5");`, "")).toEqual(["MD5"])
  })

  it("are not found without an import or under another package", () => {
    expect(inMethod(`Hash.of("MD5");`, "")).toEqual([])
    expect(inMethod(`Hash.of("MD5");`, "import other.Hash;")).toEqual([])
    expect(inMethod(`other.lib.Hash.of("MD5");`)).toEqual([])
  })

  it("are shadowed by classes and variables of the file", () => {
    expect(names(`static class Hash { static void of(String s) {} }\nvoid run() { Hash.of("MD5"); }`)).toEqual([])
    expect(inMethod(`Local Hash = null; Hash.of("MD5");`)).toEqual([])
  })
})

describe("values", () => {
  it("follow constants, fields, locals and concatenation", () => {
    expect(names(`static final String A = "SHA-" + 256;\nvoid run() { Hash.of(A); }`)).toEqual(["SHA-256"])
    expect(
      names(
        `private String a = "MD5";\nvoid run() { Hash.of(this.a); Hash.of(Demo.B); }\nstatic final String B = "SHA-1";`
      )
    ).toEqual(["MD5", "SHA-1"])
    expect(names(`static class Names2 { static final String X = "MD5"; }\nvoid run() { Hash.of(Names2.X); }`)).toEqual([
      "MD5"
    ])
    expect(inMethod(`String a = "SHA"; String b = a + "-1"; Hash.of(b);`)).toEqual(["SHA-1"])
    expect(inMethod(`Hash.of(String.format("SHA-%d", 512)); Hash.of("md5".toUpperCase());`)).toEqual(["SHA-512", "MD5"])
  })

  it("follow every branch of a ternary and of a switch", () => {
    expect(inMethod(`Hash.of(flag ? "MD5" : "SHA-1");`)).toEqual(["MD5", "SHA-1"])
    expect(inMethod(`Hash.of(switch (given) { case "a" -> "MD5"; default -> { yield "SHA-1"; } });`)).toEqual([
      "MD5",
      "SHA-1"
    ])
  })

  it("see the last assignment that is certain to have run", () => {
    expect(inMethod(`String a = "MD5"; a = "SHA-1"; Hash.of(a);`)).toEqual(["SHA-1"])
    expect(inMethod(`String a = "MD5"; if (flag) { a = "SHA-1"; } Hash.of(a);`)).toEqual(["MD5", "SHA-1"])
    expect(inMethod(`String a; if (flag) { a = "MD5"; } else { a = "SHA-1"; } Hash.of(a);`)).toEqual(["MD5", "SHA-1"])
    expect(inMethod(`String a = "MD5"; Hash.of(a); a = "SHA-1"; Hash.of(a);`)).toEqual(["MD5", "SHA-1"])
  })

  it("read constants of the library only where a row says what they are", () => {
    expect(inMethod(`Hash.of(Names.MD5); Hash.of(Names.SHA256); Hash.of(Other.MD5);`)).toEqual([
      "MD5",
      "unknown",
      "unknown"
    ])
  })

  it("follow parameters to the calls within the file, and say unknown without one", () => {
    expect(
      names(`Object make(String a) { return Hash.of(a); }\nvoid run() { make("MD5"); this.make("SHA-1"); }`)
    ).toEqual(["MD5", "SHA-1"])
    expect(inMethod("Hash.of(given);")).toEqual(["unknown"])
  })

  it("follow the results of methods of the file", () => {
    expect(names(`String pick() { if (x) return "MD5"; return "SHA-1"; }\nvoid run() { Hash.of(pick()); }`)).toEqual([
      "MD5",
      "SHA-1"
    ])
  })

  it("follow a call with its own arguments, and are unknown where calls go too deep", () => {
    const helper =
      "byte[] bytes(String s) { return s.getBytes(); }\nString x(String s) { return y(s); } String y(String s) { return z(s); } String z(String s) { return new String(bytes(s)); }"
    const bits = (text: string) =>
      scanText(
        syntax,
        [lib],
        `import lib.*;\nclass D { ${helper}\n void a(String given) { ${text} bytes("ten bytes."); } }`
      ).map(({ facts }) => facts.keyBits)
    expect(bits(`new Key(bytes("four"));`)).toEqual([32])
    expect(bits(`new Key(bytes(given));`)).toEqual([undefined])
    expect(bits(`new Key(bytes(x(y(z(given)))));`)).toEqual([undefined])
  })

  it("follow what a map was given under a key", () => {
    const map = 'java.util.Map<String, String> m = new java.util.HashMap<>(); m.put("a", "MD5"); m.put("b", "SHA1");'
    expect(inMethod(`${map} Hash.of(m.get("b"));`)).toEqual(["SHA-1"])
    expect(inMethod(`${map} Hash.of(m.getOrDefault("a", "SHA1"));`)).toEqual(["MD5"])
    expect(inMethod(`${map} Hash.of(m.get(given));`)).toEqual(["unknown"])
    expect(inMethod('Hash.of(java.util.Map.of("a", "MD5", "b", "SHA1").get("b"));')).toEqual(["SHA-1"])
  })

  it("may be given in a branch without braces", () => {
    expect(inMethod('String a = "MD5"; if (flag) a = "SHA1"; Hash.of(a);')).toEqual(["MD5", "SHA-1"])
  })

  it("follow fields and methods of an object to what that one was made with", () => {
    const conf = "static class Conf { final String a; Conf(String a) { this.a = a; } String get() { return a; } }"
    const body = (use: string) => `${conf} void run() { Conf c = new Conf("MD5"); Conf d = new Conf("SHA1"); ${use} }`
    expect(names(body("Hash.of(c.a);"))).toEqual(["MD5"])
    expect(names(body("Hash.of(d.get());"))).toEqual(["SHA-1"])
    expect(names(body("Hash.of(new Conf(given()).a);"))).toEqual(["unknown"])
    expect(names('record R(String a) {} void run() { R r = new R("MD5"); Hash.of(r.a()); }')).toEqual(["MD5"])
    const constants =
      'enum E { A("MD5"), B("SHA1"); final String n; E(String n) { this.n = n; } String n() { return n; } }'
    expect(names(`${constants} void run() { Hash.of(E.A.n); Hash.of(E.B.n()); }`)).toEqual(["MD5", "SHA-1"])
    const loop = "static class L { L next; L(L n) { next = n; } String name() { return next.name(); } }"
    expect(names(`${loop} void run() { L l = new L(null); Hash.of(new L(l).name()); }`)).toEqual(["unknown"])
  })

  it("end where definitions lead back to themselves", () => {
    expect(
      names(
        `String a = b; String b = a;\nvoid run() { Hash.of(a); }\nString r() { return r(); }\nvoid q() { Hash.of(r()); }`
      )
    ).toEqual(["unknown", "unknown"])
  })

  it("say how they were reached", () => {
    const [finding] = scanText(
      syntax,
      [lib],
      `import lib.Hash;\nclass D {\n  static final String A = "MD5";\n  static final String B = A;\n  void run() { Hash.of(B); }\n}`
    )
    expect(finding?.sources.name).toEqual({ from: "resolved", hops: 2 })
    expect(finding?.evidence.map(({ symbol, place }) => `${symbol}:${place.line}`)).toEqual(["B:4", "A:3"])
    expect(finding?.place).toEqual({ line: 5, column: 21, endLine: 5, endColumn: 26 })
  })
})

describe("objects", () => {
  it("are refined by calls on them, whether typed, inferred or chained", () => {
    const bits = (text: string) =>
      scanText(syntax, [lib], `import lib.*;\nclass D {\n ${text}\n}`).map(({ facts }) => facts.outputBits)
    expect(bits(`void a() { Hash h = Hash.of("MD5"); h.size(128); }`)).toEqual([128])
    expect(bits(`void a() { var h = Hash.of("MD5"); h.size(128); }`)).toEqual([128])
    expect(bits(`void a() { Hash.of("MD5").size(128); }`)).toEqual([128])
    expect(bits(`Hash h = Hash.of("MD5");\nvoid a() { this.h.size(128); }`)).toEqual([128])
    expect(bits(`Hash h;\nvoid a() { h = Hash.of("MD5"); }\nvoid b() { h.size(128); }`)).toEqual([128])
    expect(bits(`void a() { Hash h = Hash.of("MD5"); h.size(128); h.size(64); }`)).toEqual([128, 64])
  })

  it("pass what is known of them on", () => {
    expect(inMethod(`Hash h = Hash.of("MD5"); h.again();`)).toEqual(["MD5", "MD5"])
  })

  it("swallow their parts and keep the parts' lines", () => {
    const findings = scanText(
      syntax,
      [lib],
      `import lib.*;\nclass D { void a() {\n  Engine e = new Engine();\n  Object c = new Cbc(e);\n} }`
    )
    expect(findings.map(({ facts, place }) => [facts.name, facts.mode, place.line])).toEqual([["AES", "cbc", 4]])
    expect(findings[0]?.evidence.map(({ role, place }) => [role, place.line])).toEqual([
      ["definition", 3],
      ["part", 3]
    ])
  })

  it("keep their parts as findings when nothing takes them over", () => {
    expect(inMethod("Object e = new Engine(); use(e);")).toEqual(["AES"])
  })

  it("go through builders whose methods return the builder", () => {
    const versions = scanText(
      syntax,
      [lib],
      `import lib.*;\nclass D { void a() { Tls.start().other(1).versions("TLSv1.2", "TLSv1.3").more(); } }`
    )
    expect(versions.map(({ facts }) => facts.version)).toEqual(["1.2", "1.3"])
  })

  it("tell the length of arrays and byte strings without their value", () => {
    const bits = (text: string) =>
      scanText(syntax, [lib], `import lib.*;\nclass D { void a() { ${text} } }`).map(({ facts }) => facts.keyBits)
    expect(bits(`new Key(new byte[16]);`)).toEqual([128])
    expect(bits(`new Key(new byte[] {1,2,3,4,5,6,7,8});`)).toEqual([64])
    expect(bits(`new Key("0123456789abcdef".getBytes());`)).toEqual([128])
    expect(bits(`new Key(other());`)).toEqual([undefined])
  })

  it("are read from type arguments", () => {
    const digests = (text: string) =>
      scanText(syntax, [lib], `import lib.*;\nclass D { void a() { ${text} } }`).map(({ facts }) => facts.digest)
    expect(digests(`new Mac<Sha256>();`)).toEqual(["SHA-256"])
    expect(digests(`new Mac<Other>();`)).toEqual([undefined])
    expect(digests(`new Mac();`)).toEqual([undefined])
  })
})

describe("what several callers pass", () => {
  const sized = (body: string): ReadonlyArray<string> =>
    scanText(syntax, [lib], `package demo;\nimport lib.*;\nclass Demo {\n${body}\n}\n`)
      .map((finding) => `${nameOrMore(finding)} ${finding.facts.outputBits ?? "open"}`)
      .toSorted()

  const make = `void make(String name, int size) { Hash h = Hash.of(name); h.size(size); }`

  it("goes together for several parameters of a function", () => {
    expect(sized(`${make}\nvoid a() { make("MD5", 64); }\nvoid b() { make("SHA-256", 128); }`)).toEqual([
      "MD5 64",
      "SHA-256 128"
    ])
  })

  it("goes together where callers say the same", () => {
    const body = `${make}\nvoid a() { make("MD5", 64); make("MD5", 96); make("SHA-256", 96); }`
    expect(sized(body)).toEqual(["MD5 64", "MD5 96", "SHA-256 96"])
  })

  it("goes together where one of them cannot be read", () => {
    const calls = (second: string) =>
      `${make}\nvoid a() { make("MD5", 64); }\nvoid b(String name, int size) { ${second} }`
    expect(sized(calls("make(name, 96);"))).toEqual(["MD5 or more 64"])
    expect(sized(calls('make("SHA-1", size);'))).toEqual(["MD5 64", "SHA-1 open"])
  })

  it("is told of the callers that pass all of it", () => {
    const body = `${make}\nvoid a() { make("MD5", 64); }\nvoid b() { make("SHA-1", 64); }\nvoid c() { make("MD5", 64); }`
    const callers = scanText(syntax, [lib], `package demo;\nimport lib.*;\nclass Demo {\n${body}\n}\n`).map(
      ({ facts, evidence }) => [
        facts.name,
        ...new Set(evidence.flatMap(({ role, place }) => (role === "caller" ? [place.line] : [])))
      ]
    )
    expect(callers).toEqual([
      ["MD5", 5, 7],
      ["SHA-1", 6]
    ])
  })

  it("goes with everything that nobody passes", () => {
    const body = `void make(String name) { Hash h = Hash.of(name); h.size(flag() ? 64 : 96); }`
    expect(sized(`${body}\nvoid a() { make("MD5"); make("SHA-1"); }`)).toEqual([
      "MD5 64",
      "MD5 96",
      "SHA-1 64",
      "SHA-1 96"
    ])
  })

  it("goes with what the same call decides", () => {
    const body = `void make(String name, boolean flag) { Hash h = Hash.of(name); h.size(flag ? 64 : 96); }`
    const said = (second: string) => sized(`${body}\nvoid a() { make("MD5", true); make("SHA-1", ${second}); }`)
    expect(said("true")).toEqual(["MD5 64", "SHA-1 64"])
    expect(said("false")).toEqual(["MD5 64", "SHA-1 96"])
    expect(said("other")).toEqual(["MD5 64", "SHA-1 64", "SHA-1 96"])
  })

  it("goes with all that other callers pass to another function", () => {
    const body = `String name;\nvoid choose(String n) { name = n; }\nvoid make(int size) { Hash h = Hash.of(name); h.size(size); }`
    const calls = `void a() { choose("MD5"); make(64); }\nvoid b() { choose("SHA-1"); make(96); }`
    expect(sized(`${body}\n${calls}`)).toEqual(["MD5 64", "MD5 96", "SHA-1 64", "SHA-1 96"])
  })

  it("knows no mode of a cipher that only its key names", () => {
    const found = scanText(
      syntax,
      [lib],
      "import lib.*;\nclass A { void run(String given) { var c = Cipher.of(given); c.init(new Key(new byte[16])); } }\n"
    ).find(({ kind }) => kind === "cipher")
    expect(found?.facts).toMatchObject({ name: "AES", keyBits: 128 })
    expect(found?.sources.mode?.from).toBe("unknown")
  })
})
