import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { scanFiles } from "../../support/scanFiles.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

/** What is found in a file: name, mode, sizes. */
const foundIn = (path: string, text: string) =>
  scanFiles({ [path]: text }).pipe(
    Effect.map(({ findings }) =>
      findings.map(({ facts: { name, mode, keyBits, outputBits, version, digest } }) =>
        [name, mode, keyBits, outputBits, version, digest].filter((one) => one !== undefined).join(" ")
      )
    ),
    Effect.provide(scannerOnce)
  )

const inCsharp = (body: string) => `using System.Security.Cryptography;
class A { void F(byte[] p, byte[] s, byte[] k, bool old) { ${body} } }
`

describe("a setting", () => {
  const cases: ReadonlyArray<readonly [what: string, body: string, found: ReadonlyArray<string>]> = [
    [
      "is replaced by the next one",
      "var a = Aes.Create(); a.Mode = CipherMode.ECB; a.Mode = CipherMode.CBC; a.CreateEncryptor();",
      ["AES cbc 256"]
    ],
    [
      "holds where something is done between",
      "var a = Aes.Create(); a.Mode = CipherMode.ECB; Use(a.CreateEncryptor()); a.Mode = CipherMode.CBC; a.CreateEncryptor();",
      ["AES cbc 256", "AES ecb 256"]
    ],
    [
      "holds where the next one is made in one case only",
      "var a = Aes.Create(); a.Mode = CipherMode.ECB; if (old) a.Mode = CipherMode.CBC; a.CreateEncryptor();",
      ["AES cbc 256", "AES ecb 256"]
    ]
  ]
  for (const [what, body, found] of cases)
    it.live(what, () =>
      Effect.gen(function* () {
        expect((yield* foundIn("A.cs", inCsharp(body))).toSorted()).toEqual(found)
      })
    )

  it.live("is replaced in other languages as well, and a suite that is added to others is not", () =>
    Effect.gen(function* () {
      const python = `import ssl
c = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
c.minimum_version = ssl.TLSVersion.TLSv1
c.minimum_version = ssl.TLSVersion.TLSv1_2
`
      expect(yield* foundIn("a.py", python)).toEqual(["TLS 1.2"])
      const both =
        "System.Net.ServicePointManager.SecurityProtocol = System.Net.SecurityProtocolType.Tls11; System.Net.ServicePointManager.SecurityProtocol |= System.Net.SecurityProtocolType.Tls12;"
      expect(yield* foundIn("A.cs", inCsharp(both))).toEqual(["TLS 1.1", "TLS 1.2"])
    })
  )
})

describe("bytes that are taken from a key derivation one after another", () => {
  it.live("add up, and each has its own size where it is used", () =>
    Effect.gen(function* () {
      const body = `using var kdf = new Rfc2898DeriveBytes(p, s, 100000, HashAlgorithmName.SHA256);
byte[] key = kdf.GetBytes(32); byte[] iv = kdf.GetBytes(16);
var a = Aes.Create(); a.Key = key; a.IV = iv; a.CreateEncryptor();`
      expect(yield* foundIn("A.cs", inCsharp(body))).toEqual(["PBKDF2 384 SHA-256", "AES cbc 256"])
    })
  )
})

describe("a name of which only the beginning is known", () => {
  const inJava = (call: string) => `import java.security.*; import javax.crypto.*;
class A { Object f(String x) throws Exception { return ${call}; } }
`
  const cases: ReadonlyArray<readonly [call: string, found: string]> = [
    [`Signature.getInstance("SHA1with" + x)`, "SHA-1"],
    [`Signature.getInstance(x + "withRSA")`, ""],
    [`Mac.getInstance("Hmac" + x)`, "HMAC"],
    [`Cipher.getInstance("AES/" + x)`, "AES"],
    [`Cipher.getInstance("AES/CBC/" + x)`, "AES cbc"],
    [`MessageDigest.getInstance("SHA-" + x)`, ""]
  ]
  for (const [call, found] of cases)
    it.live(`says what it says: ${call}`, () =>
      Effect.gen(function* () {
        expect(yield* foundIn("A.java", inJava(call))).toEqual([found])
      })
    )
})

describe("a constant in what people are told", () => {
  const cases: ReadonlyArray<readonly [path: string, text: string, found: ReadonlyArray<string>]> = [
    [
      "a.go",
      `package a
import ("crypto/tls"; "log")
func f() { log.Printf("below %d", tls.VersionTLS10); logger.Info().Msgf("not %v", tls.VersionTLS11); use(&tls.Config{MinVersion: tls.VersionTLS12}) }
`,
      ["TLS 1.2"]
    ],
    [
      "a.py",
      `import ssl, logging
logging.warning("old %s", ssl.PROTOCOL_TLSv1)
raise ValueError("not " + str(ssl.PROTOCOL_SSLv3))
use(ssl.PROTOCOL_TLSv1_1)
`,
      ["TLS 1.1"]
    ],
    [
      "A.cs",
      `using System.Security.Authentication;
class A { void F() { Console.WriteLine($"x {SslProtocols.Tls}"); logger.LogWarning("y {0}", SslProtocols.Ssl3); Use(SslProtocols.Tls11); } }
`,
      ["TLS 1.1"]
    ]
  ]
  for (const [path, text, found] of cases)
    it.live(`is no use (${path})`, () =>
      Effect.gen(function* () {
        expect(yield* foundIn(path, text)).toEqual(found)
      })
    )
})

describe("a call that puts data through by itself", () => {
  it.live("is more than the name of its cipher, though its direction is not told", () =>
    Effect.gen(function* () {
      const { findings } = yield* scanFiles({
        "a.c": `#include <openssl/aes.h>
#include <openssl/modes.h>
void run(const unsigned char *in, unsigned char *out, size_t len, unsigned char *key, unsigned char *iv, unsigned char *ec, unsigned int *num) {
  AES_KEY aes;
  AES_set_encrypt_key(key, 128, &aes);
  CRYPTO_ctr128_encrypt(in, out, len, &aes, iv, ec, num, (block128_f)AES_encrypt);
  GCM128_CONTEXT *gcm = CRYPTO_gcm128_new(&aes, (block128_f)AES_encrypt);
}
`
      })
      const told = findings.filter(({ kind, facts }) => kind === "cipher" && facts.mode !== undefined)
      expect(told.map(({ facts: { mode }, isNamedOnly }) => [mode, isNamedOnly])).toEqual([
        ["ctr", undefined],
        ["gcm", true]
      ])
    }).pipe(Effect.provide(scannerOnce))
  )
})

describe("an object that chooses the type of a generic function", () => {
  const text = (call: string) => `import Crypto
func gen<H: HashFunction>(_ h: H, c: Data) -> Data { return HMAC<H>.authenticationCode(for: c, using: k) }
func outer<H: HashFunction>(_ h: H, c: Data) -> Data { return gen(h, c: c) }
func real(_ h: SHA512, d: Data) { var x = h; x.update(data: d) }
func use() { ${call} }
`
  const namedIn = (call: string) =>
    scanFiles({ "a.swift": text(call) }).pipe(
      Effect.map(({ findings }) =>
        findings.map(({ kind, facts: { name, digest }, isNamedOnly }) =>
          [kind, digest ?? name, ...(isNamedOnly === true ? ["named"] : [])].join(" ")
        )
      ),
      Effect.provide(scannerOnce)
    )

  it.live("is a use where the type is used, and named only where that cannot be read", () =>
    Effect.gen(function* () {
      expect(yield* namedIn("gen(SHA256(), c: d)")).toEqual(["mac SHA-256"])
      expect(yield* namedIn("outer(SHA384(), c: d)")).toContain("hash SHA-384 named")
      expect(yield* namedIn("real(SHA512(), d: d)")).toContain("hash SHA-512")
    })
  )
})
