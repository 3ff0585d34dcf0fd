import { describe, expect, it } from "vitest"
import { arg, library, text } from "../../../scanner/rules/rule.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { scanText } from "../../support/scanText.ts"

const ofGo = library("go", "demo", {
  "new lib/tls.Config": { is: "protocol", name: "TLS", suite: arg(99, "cipherSuite", "Suites") },
  "lib/tls.{TLS_RSA_WITH_RC4_128_SHA,TLS_AES_128_GCM_SHA256,TLS_AES_256_GCM_SHA384}": {
    tabled: "protocol",
    value: "{1}",
    name: "TLS",
    suite: text("{1}", "cipherSuite")
  }
})

const go = await loadSyntax("go")

const inGo = (body: string) => scanText(go, [ofGo], `package demo\nimport "lib/tls"\n${body}`, "pkg/demo.go")

const TABLE = `var byName = map[string]uint16{
  "TLS_RSA_WITH_RC4_128_SHA": tls.TLS_RSA_WITH_RC4_128_SHA,
  "TLS_AES_128_GCM_SHA256": tls.TLS_AES_128_GCM_SHA256,
}`

describe("a table of cipher suites by name", () => {
  it("has a use in each row, of which something else picks", () => {
    expect(inGo(TABLE).map(({ facts, place, isOffered }) => [facts.suite, place.line, isOffered])).toEqual([
      ["TLS_RSA_WITH_RC4_128_SHA", 4, true],
      ["TLS_AES_128_GCM_SHA256", 5, true]
    ])
  })

  it("is a place of the algorithms of each suite", () => {
    const [first] = inGo(TABLE)
    expect(first?.evidence.map(({ name, role, place }) => [name, role, place.line])).toEqual([
      ["RSA", "part", 4],
      ["RC4", "part", 4],
      ["HMAC", "part", 4]
    ])
  })

  it("gives a meaning to a list of nothing but its names", () => {
    const named = (list: string) => inGo(`${TABLE}\nvar chosen = ${list}`).slice(2)
    expect(named(`Names{"TLS_AES_128_GCM_SHA256"}`).map(({ facts, isOffered }) => [facts.suite, isOffered])).toEqual([
      ["TLS_AES_128_GCM_SHA256", undefined]
    ])
    expect(named(`[]string{"TLS_AES_128_GCM_SHA256", "other"}`)).toEqual([])
    expect(named(`"TLS_AES_128_GCM_SHA256"`)).toEqual([])
  })
})

describe("a list of cipher suites", () => {
  const suites = "[]uint16{tls.TLS_AES_128_GCM_SHA256, tls.TLS_AES_256_GCM_SHA384}"

  it("has a use in each item", () => {
    expect(inGo(`var list = ${suites}`).map(({ facts, isOffered }) => [facts.suite, isOffered])).toEqual([
      ["TLS_AES_128_GCM_SHA256", undefined],
      ["TLS_AES_256_GCM_SHA384", undefined]
    ])
    expect(inGo(`func list() []uint16 { return ${suites} }`)).toHaveLength(2)
  })

  it("speaks through the call that reads it", () => {
    const found = inGo(`var list = ${suites}\nvar config = tls.Config{Suites: list}`)
    expect(found.map(({ api }) => api)).toEqual(["new lib/tls.Config", "new lib/tls.Config"])
  })
})

const ofC = library("c", "demo", {
  "LIB_{MD5,SHA1,SHA256}": { tabled: "hash", algorithm: text("{1}", "hash") },
  LIB_HMAC: { tabled: "mac", name: "HMAC", digest: arg(0, "any") },
  lib_cipher: { is: "cipher", algorithm: arg(0, "openssl") },
  lib_context: { is: "protocol", name: "TLS" },
  lib_suites: { is: "protocol", name: "TLS", on: arg(0, "any"), continues: true, suite: arg(1, "cipherList") },
  lib_options: { is: "protocol", name: "TLS", on: arg(0, "any"), continues: true },
  lib_new: { algorithm: arg(0, "openssl") },
  lib_digest: { refines: true, on: arg(0, "any"), digest: arg(1, "any") },
  lib_sha256: { is: "hash", name: "SHA-256" },
  lib_derive: { is: "kdf", inherits: true, on: arg(0, "any") }
})

const c = await loadSyntax("c")

const inC = (body: string) => scanText(c, [ofC], body, "src/demo.c")
const spots = (body: string) => inC(body).map(({ kind, facts, place }) => `${place.line} ${kind} ${facts.name ?? "?"}`)

describe("a function that looks rows of a table up by name", () => {
  const table = 'static const struct md table[] = { { "md5", LIB_MD5 }, { "sha1", LIB_SHA1 } };'
  const reader = "const struct md *find(const char *name) { return look(table, name); }"

  it("picks the row that a call names", () => {
    expect(spots(`${table}\n${reader}\nvoid f(void) {\n  find("sha1");\n}`)).toEqual([
      "1 hash MD5",
      "1 hash SHA-1",
      "4 hash SHA-1"
    ])
  })

  it("picks none by other texts, and other functions pick none", () => {
    expect(spots(`${table}\n${reader}\nvoid f(void) {\n  find("sha3");\n  print("sha1");\n}`)).toHaveLength(2)
    expect(spots(`${table}\nvoid print(const char *name) {}\nvoid f(void) {\n  print("sha1");\n}`)).toHaveLength(2)
  })
})

describe("a table of the names of constants", () => {
  it("chooses none of them", () => {
    expect(spots('static const struct md table[] = { { LIB_MD5, "md5" }, { LIB_SHA1, "sha1" } };')).toEqual([])
  })

  it("chooses what has more to it than a name", () => {
    expect(spots('static const struct md table[] = { { LIB_MD5, "md5", 16 } };')).toEqual(["1 hash MD5"])
    expect(spots('static const struct md table[] = { { "hmac", LIB_HMAC(LIB_SHA1) } };')).toEqual(["1 mac HMAC"])
  })
})

describe("a table that translates names", () => {
  const pairs = 'const struct pair pairs[] = {\n{ "AES-128-GCM", "id-aes128-GCM" },\n{ "BF-CBC", "blowfish-cbc" }\n};'

  it("names what a call may take whose argument cannot be read", () => {
    expect(spots(`${pairs}\nvoid f(const char *name) { lib_cipher(name); }`)).toEqual([
      "2 cipher AES",
      "3 cipher Blowfish",
      "5 cipher ?"
    ])
  })

  it("is a place that the program picks from", () => {
    const found = inC(`${pairs}\nvoid f(const char *name) { lib_cipher(name); }`)
    expect(found.map(({ isOffered }) => isOffered)).toEqual([true, true, undefined])
  })

  it("names nothing where no such call is, or where it has other rows", () => {
    expect(spots(`${pairs}\nvoid f(void) { lib_cipher("aes-256-gcm"); }`)).toEqual(["5 cipher AES"])
    const labels = 'const struct pair pairs[] = { { "AES-128-GCM", "the fast one" }, { "BF-CBC", "blowfish-cbc" } };'
    expect(spots(`${labels}\nvoid f(const char *name) { lib_cipher(name); }`)).toEqual(["2 cipher ?"])
    const others = 'const struct pair pairs[] = { { "AES-128-GCM", "AES-256-GCM" }, { "BF-CBC", "blowfish-cbc" } };'
    expect(spots(`${others}\nvoid f(const char *name) { lib_cipher(name); }`)).toEqual(["2 cipher ?"])
  })
})

describe("a setting of a protocol", () => {
  const rolesOf = (calls: string) =>
    inC(`void f(const char *list) {\nvoid *ctx = lib_context();\n${calls}\n}`)[0]?.evidence.map(({ role }) => role)

  it("is a choice where it chooses suites by words that are none of their names", () => {
    expect(rolesOf('lib_suites(ctx, "DEFAULT:!LOW");')).toEqual(["choice"])
    expect(rolesOf("lib_suites(ctx, list);")).toEqual(["choice"])
    expect(rolesOf('lib_suites(ctx, "ECDHE-RSA-AES128-GCM-SHA256");')).toEqual(["suite"])
    expect(rolesOf("lib_options(ctx, 1);")).toEqual(["setting"])
  })
})

describe("a use that takes over an object which is no use of its own", () => {
  it("has the places of what went into that", () => {
    const body = 'void f(void) {\nvoid *ctx = lib_new("HKDF");\nlib_digest(ctx, lib_sha256());\nlib_derive(ctx);\n}'
    expect(inC(body).map(({ facts, evidence }) => [facts.name, evidence.map(({ place }) => place.line)])).toEqual([
      ["HKDF", [3]]
    ])
  })
})

describe("a list of nothing but constants", () => {
  it("is no row of one thing, so that none has what the next one says", async () => {
    const c = await loadSyntax("c")
    const rows = library("c", "demo", {
      CKM_ECDSA: { tabled: "signature", name: "ECDSA" },
      CKM_ECDSA_SHA256: { tabled: "signature", name: "ECDSA", digest: "SHA-256" },
      DIGEST_SHA256: { digest: "SHA-256" }
    })
    const said = (value: string) =>
      scanText(c, [rows], `static const struct m list[] = ${value};`, "a.c").map(({ facts }) => facts.digest)
    expect(said("{ CKM_ECDSA, CKM_ECDSA_SHA256 }")).toEqual([undefined, "SHA-256"])
    expect(said("{ { CKM_ECDSA, DIGEST_SHA256 } }")).toEqual(["SHA-256"])
  })
})
