import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { Scanner } from "../../scanner/Scanner.ts"
import { scannerInProcess, scannerWorkers } from "../../src/platform/scannerLayers.ts"

const encoder = new TextEncoder()

const scan = Effect.fnUntraced(function* (files: { readonly [path: string]: string }) {
  const scanner = yield* Scanner
  const sources = Object.entries(files).map(([path, text]) => ({ path, bytes: encoder.encode(text) }))
  return yield* scanner.scan(Stream.fromIterable(sources))
})

const said = Effect.fnUntraced(function* (files: { readonly [path: string]: string }) {
  const { findings } = yield* scan(files)
  return findings.map(({ path, facts, sources }) => `${path} ${facts.name ?? "unknown"} ${sources.name?.from}`)
})

const use = (argument: string, header = "") =>
  `package app; ${header} class Use { void f() throws Exception { java.security.MessageDigest.getInstance(${argument}); } }`

describe("constants of another file", () => {
  it.live("are followed through imports, packages and further files", () =>
    Effect.gen(function* () {
      const names =
        'package lib; public final class Names { public static final String ALG = Deep.ALG; static final String OTHER = "SHA-1"; }'
      const deep = 'package lib; class Deep { static final String ALG = "MD" + 5; }'
      const others = { "lib/Names.java": names, "lib/Deep.java": deep }
      expect(yield* said({ "Use.java": use("lib.Names.ALG"), ...others })).toEqual(["Use.java MD5 resolved"])
      expect(yield* said({ "Use.java": use("Names.ALG", "import lib.Names;"), ...others })).toEqual([
        "Use.java MD5 resolved"
      ])
      expect(yield* said({ "Use.java": use("ALG", "import static lib.Names.ALG;"), ...others })).toEqual([
        "Use.java MD5 resolved"
      ])
      expect(yield* said({ "Use.java": use("Names.ALG", "import lib.*;"), ...others })).toEqual([
        "Use.java MD5 resolved"
      ])
      expect(yield* said({ "Use.java": use("Names.ALG"), ...others })).toEqual(["Use.java unknown unknown"])
    }).pipe(Effect.provide(scannerInProcess))
  )

  it.live("are not taken from a file that shares no names with this one", () =>
    Effect.gen(function* () {
      const python = { "use.py": "import hashlib\nhashlib.new(ALG)\n", "other.py": 'ALG = "md5"\n' }
      expect(yield* said(python)).toEqual(["use.py unknown unknown"])
      const local = (name: string) => ({
        "use.rb": `require "openssl"\nOpenSSL::Digest.new(${name})\n`,
        "other.rb": `${name} = "MD5"\n`
      })
      expect(yield* said(local("alg"))).toEqual(["use.rb unknown unknown"])
      expect(yield* said(local("ALG"))).toEqual(["use.rb MD5 resolved"])
      const php = (name: string) => ({
        "use.php": `<?php hash(${name}, $x);`,
        "other.php": `<?php ${name.startsWith("$") ? "" : "const "}${name} = "md5";`
      })
      expect(yield* said(php("$alg"))).toEqual(["use.php unknown unknown"])
      expect(yield* said(php("ALG"))).toEqual(["use.php MD5 resolved"])
    }).pipe(Effect.provide(scannerInProcess))
  )

  it.live("are followed in Python wherever the folder of the packages is", () =>
    Effect.gen(function* () {
      const settings = { "src/app/settings.py": 'ALG = "md5"\nclass Config:\n    ALG = "sha1"\n' }
      const program = (text: string) => ({ "src/app/main.py": `import hashlib\n${text}`, ...settings })
      expect(yield* said(program("from app.settings import ALG\nhashlib.new(ALG)"))).toEqual([
        "src/app/main.py MD5 resolved"
      ])
      expect(yield* said(program("from .settings import ALG as A\nhashlib.new(A)"))).toEqual([
        "src/app/main.py MD5 resolved"
      ])
      expect(yield* said(program("from app.settings import Config\nhashlib.new(Config.ALG)"))).toEqual([
        "src/app/main.py SHA-1 resolved"
      ])
      expect(yield* said(program("from other.settings import ALG\nhashlib.new(ALG)"))).toEqual([
        "src/app/main.py unknown unknown"
      ])
    }).pipe(Effect.provide(scannerInProcess))
  )

  it.live("are evidence with the path they stand in", () =>
    Effect.gen(function* () {
      const { findings } = yield* scan({
        "Use.java": use("lib.Names.ALG"),
        "lib/Names.java": 'package lib;\npublic class Names {\n  public static final String ALG = "MD5";\n}'
      })
      expect(findings[0]!.evidence).toEqual([
        expect.objectContaining({ path: "lib/Names.java", role: "definition", symbol: "ALG" })
      ])
      expect(findings[0]!.evidence[0]!.place.line).toBe(3)
      expect(findings[0]!.sources.name).toEqual({ from: "resolved", hops: 1 })
    }).pipe(Effect.provide(scannerInProcess))
  )
})

describe("objects of another file", () => {
  const md = "java.security.MessageDigest.getInstance"
  const java = (value: string) => `package p; class Use { Object f() throws Exception { return ${md}(${value}); } }`
  const cases: ReadonlyArray<readonly [string, { readonly [path: string]: string }]> = [
    [
      "a field of an enumeration constant",
      {
        "p/Use.java": java("Alg.STRONG.name"),
        "p/Alg.java":
          'package p; enum Alg { WEAK("MD5"), STRONG("SHA-512"); final String name; Alg(String name) { this.name = name; } }'
      }
    ],
    [
      "a method of an enumeration constant",
      {
        "p/Use.java": java("Alg.STRONG.getName()"),
        "p/Alg.java":
          'package p; enum Alg { WEAK("MD5"), STRONG("SHA-512"); private final String n; Alg(String n) { this.n = n; } String getName() { return n; } }'
      }
    ],
    [
      "what a function without arguments gives",
      {
        "p/Use.java": java("Alg.strong()"),
        "p/Alg.java": 'package p; class Alg { static String strong() { return "SHA-512"; } }'
      }
    ],
    [
      "a property of a Kotlin enumeration constant",
      {
        "use.kt": `import q.Alg\nfun f() = ${md}(Alg.STRONG.text)\n`,
        "alg.kt": 'package q\nenum class Alg(val text: String) { WEAK("MD5"), STRONG("SHA-512") }\n'
      }
    ],
    [
      "the value of a Python enumeration member",
      {
        "use.py": "import hashlib\nfrom alg import Alg\nhashlib.new(Alg.STRONG.value)\n",
        "alg.py": 'from enum import Enum\nclass Alg(Enum):\n    WEAK = "md5"\n    STRONG = "sha512"\n'
      }
    ],
    [
      "the value of a PHP enumeration case",
      {
        "use.php": "<?php hash(\\Q\\Alg::Strong->value, $x);",
        "alg.php": '<?php namespace Q; enum Alg: string { case Weak = "md5"; case Strong = "sha512"; }'
      }
    ]
  ]

  it.live.each(cases)("say %s", ([, files]) =>
    Effect.gen(function* () {
      const { findings } = yield* scan(files)
      expect(findings.map(({ facts }) => facts.name)).toEqual(["SHA-512"])
    }).pipe(Effect.provide(scannerInProcess))
  )
})

describe("wrappers", () => {
  it.live("give one finding for each value that other files pass, where the API is called", () =>
    Effect.gen(function* () {
      const hasher =
        "package lib; public class Hasher { public static byte[] hash(byte[] data, String alg) throws Exception { return java.security.MessageDigest.getInstance(alg).digest(data); } }"
      const caller = (name: string) =>
        `package app; import lib.Hasher; class C { void f(byte[] d) throws Exception { Hasher.hash(d, "${name}"); } }`
      const { findings } = yield* scan({
        "lib/Hasher.java": hasher,
        "app/A.java": caller("MD5"),
        "app/B.java": caller("SHA-1"),
        "app/C.java": caller("MD5"),
        "other/D.java": 'class Hasher { static void hash(byte[] d, String a) {} void f() { hash(null, "DES"); } }'
      })
      const all = findings.filter(({ path }) => path === "lib/Hasher.java")
      expect(all.map(({ facts }) => facts.name)).toEqual(["MD5", "SHA-1"])
      expect(all[0]!.evidence.filter(({ role }) => role === "caller").map(({ path }) => path)).toEqual([
        "app/A.java",
        "app/C.java"
      ])
    }).pipe(Effect.provide(scannerInProcess))
  )

  it.live("are found by the type of the object and by constructors", () =>
    Effect.gen(function* () {
      const hasher =
        "package lib; public class Hasher { private final String alg; public Hasher(String alg) { this.alg = alg; } Object get() throws Exception { return java.security.MessageDigest.getInstance(alg); } Object of(String a) throws Exception { return javax.crypto.Cipher.getInstance(a); } }"
      const caller =
        'package app; import lib.Hasher; class C { void f(Hasher h) throws Exception { new Hasher("SHA-512"); h.of("DES"); } }'
      const { findings } = yield* scan({ "lib/Hasher.java": hasher, "app/C.java": caller })
      expect(findings.map(({ facts }) => facts.name)).toEqual(["SHA-512", "DES"])
    }).pipe(Effect.provide(scannerInProcess))
  )
})

describe("settings", () => {
  const program = use('System.getProperty("hash.alg", "MD5")')
  const files: { readonly [path: string]: string } = {
    "app.properties": "# comment\nother=SHA-384\nhash.alg = SHA-512\n",
    "application.yml": "hash:\n  other: x\n  alg: SHA-512\n",
    "stream.yml": "name: a\n---\nhash:\n  alg: SHA-512\n",
    "chart.yaml": "{{- if .Values.on }}\nhash:\n  alg: SHA-512\n  other: {{ .Values.x }}\n{{- end }}\n",
    "app.toml": '[hash]\nalg = "SHA-512"\n',
    "broken.toml": '[hash]\nalg = "SHA-512"\nother = {{ x }}\n',
    "app.json": '{"hash": {"alg": "SHA-512"}}',
    "app.ini": "[hash]\nalg=SHA-512 ; strong\n"
  }

  it.live.each(Object.keys(files))("configure what a program reads by their key: %s", (path) =>
    Effect.gen(function* () {
      const { findings } = yield* scan({ "Use.java": program, [path]: files[path]! })
      expect(findings.map(({ facts }) => facts.name)).toEqual(["MD5", "SHA-512"])
      const configured = findings.find(({ facts }) => facts.name === "SHA-512")!
      expect(configured.evidence.map((one) => [one.path, one.symbol])).toEqual([[path, "hash.alg"]])
      expect(configured.sources.name?.from).toBe("resolved")
    }).pipe(Effect.provide(scannerInProcess))
  )

  const sha512 = { "application.properties": "hash.alg=SHA-512\n" }
  const md = "java.security.MessageDigest.getInstance"
  const spring = "import org.springframework.beans.factory.annotation.Value"
  const injected: { readonly [path: string]: string } = {
    "Field.java": `${spring}; class A { @Value("\${hash.alg:MD5}") private String alg; Object f() throws Exception { return ${md}(alg); } }`,
    "Parameter.java": `${spring}; class A { private final String alg; A(@Value("\${hash.alg:MD5}") String alg) { this.alg = alg; } Object f() throws Exception { return ${md}(this.alg); } }`,
    "Inner.java": `${spring}; class A { @Value("\${other:\${hash.alg:MD5}}") String alg; Object f() throws Exception { return ${md}(alg); } }`,
    "Quarkus.java": `import org.eclipse.microprofile.config.inject.ConfigProperty; class A { @ConfigProperty(name = "hash.alg", defaultValue = "MD5") String alg; Object f() throws Exception { return ${md}(alg); } }`,
    "field.kt": `${spring}\nclass A {\n  @Value("\\\${hash.alg:MD5}") lateinit var alg: String\n  fun f() = ${md}(alg)\n}\n`,
    "parameter.kt": `${spring}\nclass A(@Value("\\\${hash.alg:MD5}") private val alg: String) {\n  fun f() = ${md}(alg)\n}\n`
  }

  it.live.each(Object.keys(injected))("are injected where an annotation names them: %s", (path) =>
    Effect.gen(function* () {
      const { findings } = yield* scan({ [path]: injected[path]!, ...sha512 })
      expect(findings.map(({ facts, sources }) => [facts.name, sources.name?.from])).toEqual([
        ["MD5", "resolved"],
        ["SHA-512", "resolved"]
      ])
      const alone = yield* scan({ [path]: injected[path]! })
      expect(alone.findings.map(({ facts }) => facts.name).toSorted()).toEqual(["MD5", undefined])
    }).pipe(Effect.provide(scannerInProcess))
  )

  const read: { readonly [path: string]: string } = {
    "Bundle.java": `import java.util.ResourceBundle; class A { Object f() throws Exception { return ${md}(ResourceBundle.getBundle("app").getString("hash.alg")); } }`,
    "Optional.java": `import java.util.*; class A { Object f(Properties p) throws Exception { return ${md}(Optional.ofNullable(p.getProperty("hash.alg")).orElse("MD5")); } }`,
    "Later.java": `class A { Object f(java.util.Properties p) throws Exception { String a = p.getProperty("hash.alg"); if (a == null) a = "MD5"; return ${md}(a); } }`,
    "sections.py":
      'import configparser, hashlib\nc = configparser.ConfigParser()\nc.read("app.ini")\nhashlib.new(c["hash"]["alg"])\n',
    "named.py":
      'import configparser, hashlib\nc = configparser.ConfigParser()\nhashlib.new(c.get("hash", "alg", fallback="md5"))\n',
    "member.js": 'const crypto = require("crypto");\ncrypto.createHash(require("config").get("hash.alg") || "md5");\n',
    "colon.cs":
      'using Microsoft.Extensions.Configuration; using System.Security.Cryptography;\nclass A { void F(IConfiguration c) { HashAlgorithm.Create(c["hash:alg"]); HashAlgorithm.Create(c.GetSection("hash")["alg"]); } }'
  }

  it.live.each(Object.keys(read))("are read as the library does it: %s", (path) =>
    Effect.gen(function* () {
      const { findings } = yield* scan({ [path]: read[path]!, "conf/any.yml": "hash:\n  alg: SHA-512\n" })
      const names = new Set(findings.map(({ facts }) => facts.name))
      expect(names.has("SHA-512")).toBe(true)
      expect([...names].filter((name) => name !== "SHA-512" && name !== "MD5")).toEqual([])
    }).pipe(Effect.provide(scannerInProcess))
  )

  const fromFile: { readonly [path: string]: string } = {
    "a.py": 'import hashlib, json\nwith open("conf.json") as f:\n    c = json.load(f)\nhashlib.new(c["hash"]["alg"])\n',
    "module.js": 'const conf = require("./conf.json");\nrequire("crypto").createHash(conf.hash.alg);\n',
    "import.mjs":
      'import conf from "./conf.json";\nimport crypto from "node:crypto";\ncrypto.createHash(conf.hash.alg);\n',
    "a.rb":
      'require "json"\nrequire "openssl"\nC = JSON.parse(File.read("conf.json"))\nOpenSSL::Digest.new(C["hash"]["alg"])\n',
    "a.php": '<?php $c = json_decode(file_get_contents("conf.json"), true); hash($c["hash"]["alg"], $x);'
  }

  it.live.each(Object.keys(fromFile))("are those of the file that is named: %s", (path) =>
    Effect.gen(function* () {
      const named = yield* scan({ [path]: fromFile[path]!, "conf.json": '{"hash":{"alg":"sha512"}}' })
      expect(named.findings.map(({ facts }) => facts.name)).toEqual(["SHA-512"])
      const other = yield* scan({ [path]: fromFile[path]!, "other.json": '{"hash":{"alg":"sha512"}}' })
      expect(other.findings.map(({ facts }) => facts.name)).toEqual([undefined])
    }).pipe(Effect.provide(scannerInProcess))
  )

  it.live("are not read from data that the program gets from elsewhere", () =>
    Effect.gen(function* () {
      const python =
        'import hashlib, json\ndef f(body, cache):\n    hashlib.new(json.loads(body)["hash"])\n    hashlib.new(cache.get("hash"))\n'
      const { findings } = yield* scan({ "a.py": python, "conf.json": '{"hash":"sha512"}' })
      expect(findings.map(({ facts }) => facts.name)).toEqual([undefined, undefined])
    }).pipe(Effect.provide(scannerInProcess))
  )

  it.live("are not guessed from other annotations and expressions", () =>
    Effect.gen(function* () {
      const other = `import lombok.Value; class A { @Value("SHA-512") String alg; Object f() throws Exception { return ${md}(alg); } }`
      const spel = `${spring}; class A { @Value("#{hash.alg}") String alg; Object f() throws Exception { return ${md}(alg); } }`
      expect((yield* scan({ "A.java": other, ...sha512 })).findings.map(({ facts }) => facts.name)).toEqual([undefined])
      expect((yield* scan({ "A.java": spel, ...sha512 })).findings.map(({ facts }) => facts.name)).toEqual([undefined])
    }).pipe(Effect.provide(scannerInProcess))
  )

  it.live("of the environment stand in .env files, and placeholders have defaults", () =>
    Effect.gen(function* () {
      const python =
        'import hashlib, os\nhashlib.new(os.environ.get("HASH_ALG", "md5"))\nhashlib.new(os.getenv("OTHER"))\n'
      expect(yield* said({ "a.py": python, ".env": 'export HASH_ALG="sha1"\nOTHER=${X:-sha512}\n' })).toEqual([
        "a.py MD5 literal",
        "a.py SHA-1 resolved",
        "a.py SHA-512 resolved"
      ])
      expect(yield* said({ "a.py": python, ".env": "OTHER=${X}\n" })).toEqual([
        "a.py MD5 literal",
        "a.py unknown unknown",
        "a.py unknown unknown"
      ])
    }).pipe(Effect.provide(scannerInProcess))
  )
})

describe("a linked scan", () => {
  it.live("says the same in one thread and in several", () =>
    Effect.gen(function* () {
      const files = {
        "Use.java": use("lib.Names.ALG"),
        "lib/Names.java": 'package lib; public class Names { public static final String ALG = "MD5"; }',
        "a.py": 'import hashlib, os\nhashlib.new(os.environ.get("HASH_ALG", "md5"))\n',
        ".env": "HASH_ALG=sha1\n"
      }
      const alone = yield* scan(files).pipe(Effect.provide(scannerInProcess))
      expect(alone.findings).toHaveLength(3)
      for (const threads of [1, 3])
        expect(yield* scan(files).pipe(Effect.provide(scannerWorkers(threads)))).toEqual(alone)
    })
  )
})

describe("packages of Go", () => {
  const app = "example.com/app/internal"
  const keys = (argument: string, imports = "") =>
    `package main\nimport (\n"crypto/rand"\n"crypto/rsa"\n${imports})\nfunc f() { rsa.GenerateKey(rand.Reader, ${argument}) }`
  const bits = Effect.fnUntraced(function* (files: { readonly [path: string]: string }) {
    const { findings } = yield* scan(files)
    return findings.map(({ path, facts }) => `${path} ${facts.keyBits ?? "unknown"}`)
  })
  const sizes = "package sizes\n\nconst (\n\tUnit = 1024\n\tBits = 3 * Unit\n)\n"

  it.live("are folders, whose constants every file of them and every import of their path knows", () =>
    Effect.gen(function* () {
      expect(yield* bits({ "cmd/a.go": keys("Bits"), "cmd/b.go": sizes.replace("sizes", "main") })).toEqual([
        "cmd/a.go 3072"
      ])
      expect(yield* bits({ "cmd/a.go": keys("Bits"), "other/b.go": sizes.replace("sizes", "main") })).toEqual([
        "cmd/a.go unknown"
      ])
      const files = { "internal/sizes/sizes.go": sizes }
      const written = { "cmd/a.go": keys("sizes.Bits", `"${app}/sizes"\n`), ...files }
      expect(yield* bits(written)).toEqual(["cmd/a.go 3072"])
      expect(yield* bits({ "cmd/a.go": keys("s.Bits", `s "${app}/sizes"\n`), ...files })).toEqual(["cmd/a.go 3072"])
      const versioned = `"example.com/app/v2/internal/sizes"\n`
      expect(yield* bits({ "cmd/a.go": keys("sizes.Bits", versioned), ...files })).toEqual(["cmd/a.go 3072"])
      expect(yield* bits({ "cmd/a.go": keys("sizes.Bits", '"example.com/sizes"\n'), ...files })).toEqual([
        "cmd/a.go unknown"
      ])
    }).pipe(Effect.provide(scannerInProcess))
  )

  it.live("have functions, constructors and methods that other packages call", () =>
    Effect.gen(function* () {
      const wrap = `package wrap
import (
	"crypto"

	"github.com/golang-jwt/jwt/v5"
)

func Digest(kind crypto.Hash) []byte { return kind.New().Sum(nil) }

type Maker struct{ alg string }

func NewMaker(alg string) *Maker { return &Maker{alg: alg} }

func (m *Maker) Token() { jwt.NewWithClaims(jwt.GetSigningMethod(m.alg), nil) }
`
      const methods = `package wrap

import "github.com/golang-jwt/jwt/v5"

func (m *Maker) With(alg string) { jwt.NewWithClaims(jwt.GetSigningMethod(alg), nil) }
`
      const calls = `package main
import (
	"crypto"

	"${app}/wrap"
)

func calls(m *wrap.Maker) {
	wrap.Digest(crypto.MD5)
	wrap.NewMaker("HS256").Token()
	m.With("HS384")
}
`
      const files = { "internal/wrap/wrap.go": wrap, "internal/wrap/with.go": methods, "cmd/calls.go": calls }
      const { findings } = yield* scan(files)
      expect(findings.map(({ path, facts }) => `${path} ${facts.name} ${facts.digest}`)).toEqual([
        "internal/wrap/with.go HMAC SHA-384",
        "internal/wrap/wrap.go MD5 undefined",
        "internal/wrap/wrap.go HMAC SHA-256"
      ])
      expect(
        findings.flatMap(({ evidence }) => evidence.filter(({ role }) => role === "caller").map(({ path }) => path))
      ).toEqual(["cmd/calls.go", "cmd/calls.go", "cmd/calls.go"])
    }).pipe(Effect.provide(scannerInProcess))
  )

  it.live("read the environment, with a default that is given where it says nothing", () =>
    Effect.gen(function* () {
      const program = `package main
import (
	"os"

	"github.com/golang-jwt/jwt/v5"
)

func direct() {
	alg := os.Getenv("JWT_ALG")
	if alg == "" {
		alg = "HS256"
	}
	jwt.NewWithClaims(jwt.GetSigningMethod(alg), nil)
}

func looked() {
	alg, ok := os.LookupEnv("JWT_LOOKED")
	if !ok {
		alg = "HS384"
	}
	jwt.NewWithClaims(jwt.GetSigningMethod(alg), nil)
}

func helped() { jwt.NewWithClaims(jwt.GetSigningMethod(getEnv("JWT_HELPED", "HS512")), nil) }

func getEnv(key, fallback string) string {
	if value, ok := os.LookupEnv(key); ok {
		return value
	}
	return fallback
}
`
      const { findings } = yield* scan({
        "main.go": program,
        ".env": "JWT_ALG=PS256\nJWT_LOOKED=PS384\nJWT_HELPED=PS512\n"
      })
      expect(findings.map(({ facts }) => `${facts.name} ${facts.digest}`)).toEqual([
        "HMAC SHA-256",
        "RSA SHA-256",
        "HMAC SHA-384",
        "RSA SHA-384",
        "HMAC SHA-512",
        "RSA SHA-512"
      ])
    }).pipe(Effect.provide(scannerInProcess))
  )
})

describe("modules of Rust", () => {
  const names = "pub const BITS: u32 = 3 * 1024;\npub struct Config;\nimpl Config { pub const BITS: u32 = 4096; }\n"
  const keys = (argument: string, header = "") => `${header}\nfn f() { openssl::rsa::Rsa::generate(${argument}); }\n`
  const bits = Effect.fnUntraced(function* (files: { readonly [path: string]: string }) {
    const { findings } = yield* scan(files)
    return findings.map(({ path, facts }) => `${path} ${facts.keyBits ?? "unknown"}`)
  })

  it.live.each([
    ["names::BITS", "mod names;", 3072],
    ["crate::names::BITS", "", 3072],
    ["BITS", "use crate::names::BITS;", 3072],
    ["B", "use crate::{names::BITS as B};", 3072],
    ["Config::BITS", "use crate::names::*;", 4096],
    ["other::BITS", "mod other;", "unknown"]
  ] as const)("know what another file of the crate defines: %s after %s", ([argument, header, expected]) =>
    Effect.gen(function* () {
      const files = { "src/main.rs": keys(argument, header), "src/names.rs": names }
      expect(yield* bits(files)).toEqual([`src/main.rs ${expected}`])
    }).pipe(Effect.provide(scannerInProcess))
  )

  it.live("are found from beneath, from above and from another crate", () =>
    Effect.gen(function* () {
      const crate = "crates/demo-app/src"
      const files = { [`${crate}/names.rs`]: names }
      expect(yield* bits({ [`${crate}/deep/mod.rs`]: keys("super::names::BITS"), ...files })).toEqual([
        `${crate}/deep/mod.rs 3072`
      ])
      expect(
        yield* bits({ [`${crate}/deep/in.rs`]: keys("BITS", "use super::super::names::BITS;"), ...files })
      ).toEqual([`${crate}/deep/in.rs 3072`])
      expect(yield* bits({ "crates/other/src/lib.rs": keys("demo_app::names::BITS"), ...files })).toEqual([
        "crates/other/src/lib.rs 3072"
      ])
      expect(yield* bits({ "crates/other/src/lib.rs": keys("crate::names::BITS"), ...files })).toEqual([
        "crates/other/src/lib.rs unknown"
      ])
    }).pipe(Effect.provide(scannerInProcess))
  )

  it.live("have functions and methods that other modules call", () =>
    Effect.gen(function* () {
      const crypto = `use openssl::rsa::Rsa;
pub fn generate(bits: u32) { Rsa::generate(bits); }
pub struct Maker { bits: u32 }
impl Maker {
    pub fn new(bits: u32) -> Self { Maker { bits } }
    pub fn make(&self) { Rsa::generate(self.bits); }
    pub fn with(&self, bits: u32) { Rsa::generate(bits); }
}
`
      const main = `mod crypto;
fn main(maker: &crypto::Maker) {
    crypto::generate(1024);
    crate::crypto::generate(2048);
    crypto::Maker::new(3072).make();
    maker.with(4096);
}
`
      expect(yield* bits({ "src/crypto.rs": crypto, "src/main.rs": main })).toEqual(
        [1024, 2048, 3072, 4096].map((size) => `src/crypto.rs ${size}`)
      )
    }).pipe(Effect.provide(scannerInProcess))
  )

  it.live("read the environment, with a default that may be said by a function", () =>
    Effect.gen(function* () {
      const main = `use openssl::hash::MessageDigest;
use std::env;
fn f() {
    MessageDigest::from_name(&env::var("FIRST").unwrap_or("md5".to_string()));
    MessageDigest::from_name(&env::var("SECOND").unwrap_or_else(|_| String::from("sha1")));
    MessageDigest::from_name(&match env::var("THIRD") { Ok(name) => name, Err(_) => "sha224".into() });
    MessageDigest::from_name(option_env!("FOURTH").unwrap_or("sha256"));
    MessageDigest::from_name(&env::var("FIFTH").unwrap_or_else(|e| fail(e)));
}
`
      const env = "FIRST=sha384\nSECOND=sha512\nTHIRD=sha3-256\nFOURTH=sha3-384\nFIFTH=sha3-512\n"
      const { findings } = yield* scan({ "src/main.rs": main, ".env": env })
      expect(findings.map(({ place, facts }) => `${place.line} ${facts.name}`)).toEqual([
        "4 MD5",
        "4 SHA-384",
        "5 SHA-1",
        "5 SHA-512",
        "6 SHA-224",
        "6 SHA3-256",
        "7 SHA-256",
        "7 SHA3-384",
        "8 SHA3-512"
      ])

describe("C and Swift files", () => {
  const named = Effect.fnUntraced(function* (files: { readonly [path: string]: string }) {
    const { findings } = yield* scan(files)
    return findings.map(({ path, kind, facts }) => `${path} ${kind} ${facts.name ?? "unknown"} ${facts.keyBits ?? "-"}`)
  })

  const cases: ReadonlyArray<readonly [string, { readonly [path: string]: string }, ReadonlyArray<string>]> = [
    [
      "a text that a header defines",
      {
        "src/use.c": '#include "config.h"\nvoid f(void) { const EVP_MD *md = EVP_get_digestbyname(APP_DIGEST); }\n',
        "include/config.h": '#define APP_DIGEST "sha384"\n'
      },
      ["src/use.c hash SHA-384 -"]
    ],
    [
      "a number and a constant of a library that a header defines",
      {
        "src/use.m":
          '#import "Config.h"\nvoid f() { CCCrypt(op, APP_CIPHER, 0, key, APP_KEY_SIZE, iv, a, b, c, d, &n); }\n',
        "src/Config.h": "#define APP_CIPHER kCCAlgorithmAES128\n#define APP_KEY_SIZE kCCKeySizeAES256\n"
      },
      ["src/use.m cipher AES 256"]
    ],
    [
      "what a function without arguments gives that a header defines",
      {
        "use.c": '#include "config.h"\nvoid f(EVP_CIPHER_CTX *c) { EVP_EncryptInit_ex(c, APP_CIPHER, 0, k, iv); }\n',
        "config.h": "#define APP_CIPHER EVP_aes_192_gcm()\n"
      },
      ["use.c cipher AES 192"]
    ],
    [
      "a constant of another file that is defined by one of a third",
      {
        "use.c": '#include "a.h"\nvoid f(void) { int h; gcry_md_open(&h, APP_MD, 0); }\n',
        "a.h": '#include "b.h"\n#define APP_MD BASE_MD\n',
        "b.h": "#define BASE_MD GCRY_MD_SHA512\n"
      },
      ["use.c hash SHA-512 -"]
    ],
    [
      "a variable of another file",
      {
        "use.c":
          '#include "sizes.h"\nextern const int app_bits;\nvoid f(RSA *r) { RSA_generate_key_ex(r, app_bits, e, 0); }\n',
        "sizes.c": "const int app_bits = 3072;\n"
      },
      ["use.c keygen RSA 3072"]
    ],
    [
      "what callers in other files pass",
      {
        "wrap.c": "void digest(const EVP_MD *md) { EVP_DigestInit_ex(ctx, md, 0); }\n",
        "use.c": '#include "wrap.h"\nvoid f(void) { digest(EVP_sha384()); }\n'
      },
      ["use.c hash SHA-384 -", "wrap.c hash SHA-384 -"]
    ],
    [
      "texts that callers in other files pass",
      {
        "wrap.c": "void digest(const char *name) { EVP_get_digestbyname(name); }\n",
        "one.c": 'void f(void) { digest("sha224"); }\n',
        "two.c": 'void g(void) { digest("md5"); }\n'
      },
      ["wrap.c hash MD5 -", "wrap.c hash SHA-224 -"]
    ],
    [
      "static properties and global constants of Swift",
      {
        "Use.swift":
          "import CommonCrypto\nfunc f() { CCCrypt(op, Settings.cipher, 0, key, keySize, iv, a, b, c, d, &n) }\n",
        "Settings.swift":
          "import CommonCrypto\nenum Settings { static let cipher = CCAlgorithm(kCCAlgorithmAES) }\nlet keySize = kCCKeySizeAES256\n"
      },
      ["Use.swift cipher AES 256"]
    ],
    [
      "what Swift callers in other files pass",
      {
        "Wrap.swift":
          "import CryptoSwift\nfunc derive(_ password: [UInt8], rounds: Int) throws { _ = try PKCS5.PBKDF2(password: password, salt: salt, iterations: rounds, keyLength: 32, variant: .sha2(.sha256)) }\n",
        "Use.swift": "func f() throws { try derive([], rounds: 310_000) }\n"
      },
      ["Wrap.swift kdf PBKDF2 -"]
    ]
  ]

  it.live.each(cases)("say to each other %s", ([, files, expected]) =>
    Effect.gen(function* () {
      expect((yield* named(files)).toSorted()).toEqual(expected)
    }).pipe(Effect.provide(scannerInProcess))
  )

  it.live("name the rounds that another file gives, with the line of the call", () =>
    Effect.gen(function* () {
      const { findings } = yield* scan(cases.at(-1)![1])
      expect(findings[0]!.facts).toMatchObject({ iterations: 310_000, digest: "SHA-256" })
      expect(findings[0]!.evidence).toContainEqual(expect.objectContaining({ path: "Use.swift", role: "caller" }))
    }).pipe(Effect.provide(scannerInProcess))
  )
})
