import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { said, scanFiles as scan } from "../../support/scanFiles.ts"

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
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are those of the same type, whose members stand in several files", () =>
    Effect.gen(function* () {
      const use = (type: string) =>
        `using System.Security.Cryptography; namespace App { partial class ${type} { class Inner { void F() { HashAlgorithm.Create(NAME); } } } }`
      const names = `namespace App { partial class Hasher { private const string NAME = "MD5"; } }`
      const many = Array.from({ length: 20 }, (_, at) => `using Other${at};`).join(" ")
      expect(yield* said({ "Use.cs": `${many} ${use("Hasher")}`, "Names.cs": names })).toEqual(["Use.cs MD5 resolved"])
      expect(yield* said({ "Use.cs": use("Hasher"), "Names.cs": names })).toEqual(["Use.cs MD5 resolved"])
      expect(yield* said({ "Use.cs": use("Other"), "Names.cs": names })).toEqual(["Use.cs unknown unknown"])
      const ruby = {
        "use.rb": `require "openssl"\nclass Hasher\n  def f\n    OpenSSL::Digest.new(NAME)\n  end\nend\n`,
        "names.rb": `class Hasher\n  NAME = "MD5"\nend\n`
      }
      expect(yield* said(ruby)).toEqual(["use.rb MD5 resolved"])
    }).pipe(Effect.provide(scannerOnce))
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
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("may be more where one is only what stands in for another, until that is read", () =>
    Effect.gen(function* () {
      const user =
        'const { Hasher } = require("./hasher")\nmodule.exports = (o) => new Hasher({ alg: o.alg || "md5" })\n'
      const hasher =
        'const crypto = require("crypto")\nclass Hasher { constructor(o) { crypto.createHash(o.alg) } }\nmodule.exports = { Hasher }\n'
      expect(yield* said({ "user.js": user, "hasher.js": hasher })).toEqual(["hasher.js MD5 resolved or more"])
      const names = 'import os\nALG = os.environ.get("HASH_ALG") or "md5"\n'
      const python = { "a.py": "import hashlib\nfrom names import ALG\nhashlib.new(ALG)\n", "names.py": names }
      expect(yield* said(python)).toEqual(["a.py MD5 resolved or more"])
      expect(yield* said({ ...python, ".env": "HASH_ALG=sha1\n" })).toEqual([
        "a.py MD5 resolved",
        "a.py SHA-1 resolved"
      ])
    }).pipe(Effect.provide(scannerOnce))
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
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are evidence with the path they stand in", () =>
    Effect.gen(function* () {
      const { findings } = yield* scan({
        "Use.java": use("lib.Names.ALG"),
        "lib/Names.java": 'package lib;\npublic class Names {\n  public static final String ALG = "MD5";\n}'
      })
      expect(findings[0]!.evidence).toEqual([
        expect.objectContaining({ path: "lib/Names.java", role: "constant", symbol: "ALG" })
      ])
      expect(findings[0]!.evidence[0]!.place.line).toBe(3)
      expect(findings[0]!.sources.name).toEqual({ from: "resolved", hops: 1 })
    }).pipe(Effect.provide(scannerOnce))
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
    }).pipe(Effect.provide(scannerOnce))
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
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are found by the type of the object and by constructors", () =>
    Effect.gen(function* () {
      const hasher =
        "package lib; public class Hasher { private final String alg; public Hasher(String alg) { this.alg = alg; } Object get() throws Exception { return java.security.MessageDigest.getInstance(alg); } Object of(String a) throws Exception { return javax.crypto.Cipher.getInstance(a); } }"
      const caller =
        'package app; import lib.Hasher; class C { void f(Hasher h) throws Exception { new Hasher("SHA-512"); h.of("DES"); } }'
      const { findings } = yield* scan({ "lib/Hasher.java": hasher, "app/C.java": caller })
      expect(findings.map(({ facts }) => facts.name)).toEqual(["SHA-512", "DES"])
    }).pipe(Effect.provide(scannerOnce))
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
    }).pipe(Effect.provide(scannerOnce))
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

  it.live("stay together by the file that sets them, and those of a profile override the base", () =>
    Effect.gen(function* () {
      const program = `${spring}
class A {
  @Value("\${hmac.alg}") String alg;
  @Value("\${hmac.bits}") int bits;
  Object f() throws Exception {
    javax.crypto.KeyGenerator made = javax.crypto.KeyGenerator.getInstance(alg);
    made.init(bits);
    return made;
  }
}`
      const settings = (alg: string, bits: number) => `hmac.alg=${alg}\nhmac.bits=${bits}\n`
      const base = { "A.java": program, "application.properties": settings("AES", 128) }
      const told = (files: { readonly [path: string]: string }) =>
        Effect.map(scan({ ...base, ...files }), ({ findings }) =>
          findings.map(({ facts }) => `${facts.name} ${facts.keyBits}`).toSorted()
        )
      expect(yield* told({ "application-prod.properties": settings("Blowfish", 448) })).toEqual([
        "AES 128",
        "Blowfish 448"
      ])
      expect(yield* told({ "application-prod.properties": "hmac.bits=256\n" })).toEqual(["AES 128", "AES 256"])
      expect(yield* told({ "other/application.properties": settings("ARIA", 192) })).toEqual(["AES 128", "ARIA 192"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live.each(Object.keys(injected))("are injected where an annotation names them: %s", (path) =>
    Effect.gen(function* () {
      const { findings } = yield* scan({ [path]: injected[path]!, ...sha512 })
      expect(findings.map(({ facts, sources }) => [facts.name, sources.name?.from])).toEqual([
        ["MD5", "resolved"],
        ["SHA-512", "resolved"]
      ])
      const alone = yield* scan({ [path]: injected[path]! })
      expect(alone.findings.map(({ facts, isOpenEnded }) => [facts.name, isOpenEnded])).toEqual([["MD5", true]])
    }).pipe(Effect.provide(scannerOnce))
  )

  const read: { readonly [path: string]: string } = {
    "Bundle.java": `import java.util.ResourceBundle; class A { Object f() throws Exception { return ${md}(ResourceBundle.getBundle("app").getString("hash.alg")); } }`,
    "Optional.java": `import java.util.*; class A { Object f(Properties p) throws Exception { return ${md}(Optional.ofNullable(p.getProperty("hash.alg")).orElse("MD5")); } }`,
    "Later.java": `class A { Object f(java.util.Properties p) throws Exception { String a = p.getProperty("hash.alg"); if (a == null) a = "MD5"; return ${md}(a); } }`,
    "sections.py":
      'import configparser, hashlib, sys\nc = configparser.ConfigParser()\nc.read(sys.argv[1])\nhashlib.new(c["hash"]["alg"])\n',
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
    }).pipe(Effect.provide(scannerOnce))
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
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are not read from data that the program gets from elsewhere", () =>
    Effect.gen(function* () {
      const python =
        'import hashlib, json\ndef f(body, cache):\n    hashlib.new(json.loads(body)["hash"])\n    hashlib.new(cache.get("hash"))\n'
      const { findings } = yield* scan({ "a.py": python, "conf.json": '{"hash":"sha512"}' })
      expect(findings.map(({ facts }) => facts.name)).toEqual([undefined, undefined])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are not guessed from other annotations and expressions", () =>
    Effect.gen(function* () {
      const other = `import lombok.Value; class A { @Value("SHA-512") String alg; Object f() throws Exception { return ${md}(alg); } }`
      const spel = `${spring}; class A { @Value("#{hash.alg}") String alg; Object f() throws Exception { return ${md}(alg); } }`
      expect((yield* scan({ "A.java": other, ...sha512 })).findings.map(({ facts }) => facts.name)).toEqual([undefined])
      expect((yield* scan({ "A.java": spel, ...sha512 })).findings.map(({ facts }) => facts.name)).toEqual([undefined])
    }).pipe(Effect.provide(scannerOnce))
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
        "a.py MD5 literal or more",
        "a.py unknown unknown"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )
})
