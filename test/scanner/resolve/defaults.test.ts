import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scanFiles } from "../../support/scanFiles.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

/** What is found in a file, by line: the names of its algorithms, or their kinds. */
const foundIn = (path: string, text: string) =>
  scanFiles({ [path]: text }).pipe(
    Effect.map(({ findings }) =>
      findings.map(({ place, kind, facts: { name = kind } }) => `${place.line} ${name}`).toSorted()
    ),
    Effect.provide(scannerOnce)
  )

describe("the default of a parameter", () => {
  const hidden: ReadonlyArray<readonly [path: string, text: string]> = [
    [
      "a.py",
      `import hashlib
def _h(data, alg="md5"): return hashlib.new(alg, data)
def run(x): return [_h(x, "sha256"), _h(x, alg="sha512")]
`
    ],
    [
      "A.kt",
      `import java.security.MessageDigest
class K { private fun h(d: ByteArray, alg: String = "MD5") = MessageDigest.getInstance(alg).digest(d)
  fun run(d: ByteArray) { h(d, "SHA-256"); h(d, alg = "SHA-512") } }
`
    ],
    [
      "A.cs",
      `using System.Security.Cryptography;
class A { private byte[] H(byte[] d, string alg = "MD5") { return HashAlgorithm.Create(alg).ComputeHash(d); }
  public void Run(byte[] d) { H(d, "SHA256"); H(d, alg: "SHA512"); } }
`
    ]
  ]
  for (const [path, text] of hidden)
    it.live(`is never taken where all callers of a hidden function pass another one (${path})`, () =>
      Effect.gen(function* () {
        expect(yield* foundIn(path, text)).toEqual(["2 SHA-256", "2 SHA-512"])
      })
    )

  it.live("is taken where one of them does not, and where others may call the function", () =>
    Effect.gen(function* () {
      const text = (name: string, last: string) => `import hashlib
def ${name}(data, alg="md5"): return hashlib.new(alg, data)
def run(x): return [${name}(x, "sha256"), ${last}]
`
      expect(yield* foundIn("a.py", text("_h", "_h(x)"))).toEqual(["2 MD5", "2 SHA-256"])
      expect(yield* foundIn("a.py", text("h", `h(x, "sha256")`))).toEqual(["2 MD5", "2 SHA-256"])
    })
  )

  const shared: ReadonlyArray<readonly [home: string, text: string, user: string, passing: string, leaving: string]> = [
    [
      "a.py",
      'import hashlib\ndef h(data, alg="md5"): return hashlib.new(alg, data)\n',
      "b.py",
      'from a import h\nh(b"x", "sha256")\nh(b"y", alg="sha512")\n',
      'h(b"z")\n'
    ],
    [
      "a.js",
      'const crypto = require("crypto")\nexports.h = function h(d, alg = "md5") { return crypto.createHash(alg).update(d) }\n',
      "b.js",
      'const { h } = require("./a")\nh("x", "sha256")\nh("y", "sha512")\n',
      'h("z")\n'
    ],
    [
      "a.php",
      '<?php namespace A;\nclass Lib { public static function h($d, $alg = "md5") { return hash($alg, $d); } }\n',
      "b.php",
      '<?php\nuse A\\Lib;\nLib::h("x", "sha256");\nLib::h("y", "sha512");\n',
      'Lib::h("z");\n'
    ],
    [
      "A.kt",
      'package a\nobject Lib { fun h(d: ByteArray, alg: String = "MD5") = java.security.MessageDigest.getInstance(alg).digest(d) }\n',
      "B.kt",
      'package a\nfun x(d: ByteArray) { Lib.h(d, "SHA-256"); Lib.h(d, alg = "SHA-512") }\n',
      "fun y(d: ByteArray) { Lib.h(d) }\n"
    ]
  ]
  for (const [home, text, user, passing, leaving] of shared)
    it.live(
      `is never taken where other files call the function, and all calls of the program pass another one (${home})`,
      () =>
        Effect.gen(function* () {
          const found = Effect.fnUntraced(function* (called: string, more = "") {
            const { findings } = yield* scanFiles({ [home]: text, [user]: called, [`tests/${user}`]: more })
            return findings.map(({ place, facts: { name } }) => `${place.line} ${name}`).toSorted()
          })
          expect(yield* found(passing)).toEqual(["2 SHA-256", "2 SHA-512"])
          expect(yield* found(passing, passing + leaving)).toEqual(["2 SHA-256", "2 SHA-512"])
          expect(yield* found(passing + leaving)).toEqual(["2 MD5", "2 SHA-256", "2 SHA-512"])
        }).pipe(Effect.provide(scannerOnce))
    )

  it.live("is no use where a constant stands, in an interface or an overload that only passes it on", () =>
    Effect.gen(function* () {
      const text = `using MailKit.Net.Smtp;
using MailKit.Security;
interface IMail { void Open(string host, SecureSocketOptions o = SecureSocketOptions.Auto); }
class Mail : IMail {
  public void Open(string host, SecureSocketOptions o = SecureSocketOptions.Auto) { Open(host, 25, o); }
  public void Open(string host, int port, SecureSocketOptions o) { Use(o); }
  void Other(SmtpClient c, string host) { c.Connect(host, 25, SecureSocketOptions.StartTls); }
}
`
      expect(yield* foundIn("A.cs", text)).toEqual(["7 TLS"])
    })
  )

  it.live("is one where the function calls it", () =>
    Effect.gen(function* () {
      const text = `import hashlib
def run(data, h=hashlib.sha1): return h(data)
`
      expect(yield* foundIn("a.py", text)).toEqual(["2 SHA-1"])
    })
  )
})
