import { describe, expect, it } from "vitest"
import { ecosystemOf } from "../../../scanner/engine/Linking.ts"
import {
  importsBeside,
  importsIn,
  productionImports,
  unrecognisedImports
} from "../../../scanner/engine/unrecognisedImports.ts"
import { ruleIndexOf } from "../../../scanner/match/RuleIndex.ts"
import { librariesOf } from "../../../scanner/rules/librariesOf.ts"

const importsOf = async (path: string, language: string, text: string) => {
  const index = ruleIndexOf(await librariesOf(ecosystemOf(language)))
  return unrecognisedImports({ path, language, text }, importsIn(path, language, text), index)
}

const shown = async (path: string, language: string, text: string) =>
  (await importsOf(path, language, text)).map(
    ({ library, imported, line, calls }) =>
      `${line} ${library} ${imported}${calls.map(({ name, count }) => ` ${name}*${count}`).join("")}`
  )

/** Language, text, and what is said of it: line, library, import, unknown calls. */
const cases: ReadonlyArray<readonly [string, string, ReadonlyArray<string>]> = [
  [
    "java",
    "package a;\nimport javax.crypto.Cipher;\nclass A { void f() { Cipher.frobnicate(1); Cipher.frobnicate(2); } }",
    ["2 javax.crypto javax.crypto.Cipher javax.crypto.Cipher.frobnicate*2"]
  ],
  ["java", "import java.security.Principal;\nimport java.util.List;", []],
  [
    "java",
    "import java.security.InvalidKeyException;\nimport java.security.KeyPair;\nvoid f() { KeyPair.class.getName(); throw new InvalidKeyException(1); }",
    ["1 java.security java.security.InvalidKeyException"]
  ],
  ["java", "import java.security.*;", ["1 java.security java.security"]],
  [
    "kotlin",
    "import org.bouncycastle.openpgp.PGPUtil as P\nval x = P.nothing()",
    ["1 org.bouncycastle:bcpg org.bouncycastle.openpgp.PGPUtil org.bouncycastle.openpgp.PGPUtil.nothing*1"]
  ],
  [
    "scala",
    "import javax.crypto.{Cipher, Mac => M}\nM.other(1)",
    ["1 javax.crypto javax.crypto javax.crypto.Mac.other*1"]
  ],
  ["c", "#include <gnutls/gnutls.h>\nvoid f(void) { gnutls_global_init(); gnutls_strerror(1); }", []],
  [
    "c",
    "#include <gnutls/gnutls.h>\nvoid f(void) { gnutls_global_init(); gnutls_never(1); }",
    ["1 gnutls gnutls/gnutls.h gnutls_never*1"]
  ],
  ["java", "import java.security.Security;\nclass A { void f() { Security.addProvider(null); } }", []],
  ["java", "import org.bouncycastle.asn1.x500.X500Name;\nclass A { X500Name name; }", []],
  [
    "python",
    "from cryptography import x509\nx509.Name([])\nx509.never()",
    ["1 cryptography cryptography cryptography.x509.never*1"]
  ],
  ["elixir", "defmodule A do\n  def f(a, b), do: Plug.Crypto.secure_compare(a, b)\nend", []],
  ["python", "import ssl\nssl.never()\n# ssl.comment()", ["1 ssl ssl ssl.never*1"]],
  [
    "python",
    "from Crypto.Nothing import (\n  one,\n  two as three\n)\nthree(1)",
    ["1 pycrypto Crypto.Nothing Crypto.Nothing.two*1"]
  ],
  ["python", "import hashlib as h\nh.unknown()", ["1 hashlib hashlib hashlib.unknown*1"]],
  ["python", "import hashlibrary\nfrom .ssl import a", []],
  [
    "javascript",
    "const { frob, b: c } = require('crypto')\nfrob(1)\nc(2)",
    ["1 node:crypto crypto crypto.b*1 crypto.frob*1"]
  ],
  [
    "typescript",
    "import * as jose from 'jose'\nimport type { A } from './jose'\nnew jose.Frob()",
    ["1 jose jose jose.Frob*1"]
  ],
  ["typescript", "import { frob } from '@noble/curves/none'", ["1 @noble/curves @noble/curves/none"]],
  [
    "go",
    'package a\nimport (\n\t"crypto/tls"\n\tx "golang.org/x/crypto/ssh"\n)\nvar a = x.Frob(1)\n',
    ["3 crypto/tls crypto/tls", "4 golang.org/x/crypto golang.org/x/crypto/ssh golang.org/x/crypto/ssh.Frob*1"]
  ],
  ["go", 'var names = []string{\n"crypto/tls",\n}\nimport "crypto/subtle"', []],
  ["rust", "use ring::{digest, signature as s};\nfn f() { s::frob(1); }", ["1 ring ring ring.signature.frob*1"]],
  [
    "rust",
    "use ring::{\n  digest,\n  signature::{\n    self, Frob,\n    ed::{self as e, Y},\n  },\n};\nfn f() { signature::frob(1); Frob::new(2); e::grow(3); }",
    ["1 ring ring ring.signature.Frob.new*1 ring.signature.ed.grow*1 ring.signature.frob*1"]
  ],
  ["rust", "use crate::ring::x;\nuse spring::y;", []],
  [
    "csharp",
    "using System.Security.Cryptography;\nvar a = CryptoFrob.Make(1); var b = Other.Make(2);",
    ["1 System.Security.Cryptography System.Security.Cryptography CryptoFrob.Make*1"]
  ],
  [
    "php",
    "<?php\nuse phpseclib3\\Crypt\\Frob;\nFrob::load(1);",
    ["2 phpseclib/phpseclib phpseclib3.Crypt.Frob phpseclib3.Crypt.Frob.load*1"]
  ],
  ["ruby", "require 'openssl'\nOpenSSL::Frob.new(1)", ["1 openssl openssl OpenSSL.Frob.new*1"]],
  ["swift", "import CryptoKit\nlet a = HashFrob(data: b)", ["1 CryptoKit CryptoKit HashFrob*1"]],
  ["dart", "import 'package:pointycastle/export.dart';", ["1 pointycastle pointycastle/export.dart"]],
  ["elixir", "def f, do: :crypto.frob(1)", ["1 :crypto :crypto :crypto.frob*1"]],
  ["lua", 'local ssl = require "ssl"\nssl.frob(1)', ["1 luasec ssl ssl.frob*1"]],
  ["c", "#include <openssl/evp.h>\nvoid f(void) { EVP_frob(1); }", ["1 openssl openssl/evp.h EVP_frob*1"]],
  ["c", '#include "pkcs11.h"\n#include <openssl/err.h>', []],
  ["objc", "#import <CommonCrypto/CommonDigest.h>", ["1 CommonCrypto CommonCrypto/CommonDigest.h"]],
  ["bash", "openssl dgst -sha256 a", []]
]

describe("imports of which nothing was recognised", () => {
  it.each(cases)("are found in %s: %s", async (language, text, expected) => {
    expect(await shown("src/File", language, text)).toEqual(expected)
  })

  it("are found in a text that is nearly all white space", async () => {
    const text = `use ring::{a::{self, B}};\n// B ${" ".repeat(200_000)}B${"\n".repeat(200_000)}fn f() { B::frob(1); }`
    expect(await shown("src/lib.rs", "rust", text)).toEqual(["1 ring ring ring.a.B.frob*1"])
  })

  it("are left out of the library's own tree", async () => {
    const text = "import org.bouncycastle.crypto.Digest;"
    expect(await shown("src/org/bouncycastle/crypto/Other.java", "java", text)).toEqual([])
  })

  it("are left out where a row of the library was matched", () => {
    const imports = importsIn("a.java", "java", "import javax.crypto.Cipher;\nimport java.security.KeyPair;")
    const left = importsBeside(imports, [{ key: "javax.crypto.Cipher.getInstance", library: "jca" }])
    expect([...left.keys()].map(({ name }) => name)).toEqual(["java.security"])
  })

  it("list the most frequent names first and count those beyond the bound", async () => {
    const names = Array.from({ length: 20 }, (_, at) => `ssl.f${at}()`)
    const [found] = await importsOf("tests/a.py", "python", ["import ssl", ...names, "ssl.f19()"].join("\n"))
    expect([found!.calls[0], found!.calls.length, found!.moreCalls, found!.scope]).toEqual([
      { name: "ssl.f19", line: 21, count: 2 },
      16,
      4,
      "test"
    ])
  })
})

describe("imports of which something was recognised", () => {
  const recognisedIn = (path: string, text: string, known: ReadonlyArray<string>): number => {
    const imports = importsIn(path, "python", text)
    const others = new Map([...imports].filter(([{ name }]) => !known.includes(name)))
    return productionImports({ path, language: "python", text }, imports, others)
  }

  it("are counted where they are of production code", () => {
    const text = "import hashlib, os\nimport ssl\nimport hmac\n"
    expect(recognisedIn("src/a.py", text, ["ssl", "hmac"])).toBe(2)
    expect(recognisedIn("src/a.py", text, [])).toBe(0)
    expect(recognisedIn("tests/test_a.py", text, ["ssl", "hmac"])).toBe(0)
  })
})
