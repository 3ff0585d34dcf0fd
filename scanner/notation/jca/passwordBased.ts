import type { AlgorithmName } from "../../model/algorithms.ts"
import { hashWords } from "../hash.ts"
import { firstOf, ignored, optional, renamedAs, sequence, token, words, type Words } from "../words.ts"

const digestWords: Words = renamedAs("digest", hashWords)
const AND = ignored("and")

const pbes2Ciphers: Words = words({
  aes: { cipher: "AES", mode: "cbc" },
  aes128: { cipher: "AES", keyBits: 128, mode: "cbc" },
  aes192: { cipher: "AES", keyBits: 192, mode: "cbc" },
  aes256: { cipher: "AES", keyBits: 256, mode: "cbc" },
  "desede tripledes": { cipher: "3DES", keyBits: 168, mode: "cbc" }
})

/** RFC 8018 B.3: DES, and RC2 with an effective key of 64 bits. `TripleDES` is SunJCE's own extension. */
const pbes1Ciphers: Words = words({
  "des descbc": { cipher: "DES", mode: "cbc" },
  "rc2 rc2cbc": { cipher: "RC2", keyBits: 64, mode: "cbc" },
  tripledes: { cipher: "3DES", keyBits: 168, mode: "cbc" }
})

/** RFC 7292 appendix C, and what Bouncy Castle derives keys for in the same way. */
const pkcs12Ciphers: Words = words({
  "desede 3keytripledescbc 3keytripledes tripledescbc desedecbc 3keydesedecbc des3keycbc": {
    cipher: "3DES",
    keyBits: 168,
    mode: "cbc"
  },
  "2keytripledescbc 2keytripledes 2keydesedecbc des2keycbc": { cipher: "3DES", keyBits: 112, mode: "cbc" },
  "rc240 40bitrc2cbc 40bitrc2 rc240cbc": { cipher: "RC2", keyBits: 40, mode: "cbc" },
  "rc2128 128bitrc2cbc 128bitrc2 rc2128cbc": { cipher: "RC2", keyBits: 128, mode: "cbc" },
  rc4: { cipher: "RC4" },
  "rc440 40bitrc4": { cipher: "RC4", keyBits: 40 },
  "rc4128 128bitrc4": { cipher: "RC4", keyBits: 128 },
  "128bitaescbcbc 128bitaesbc 128bitaescbc": { cipher: "AES", keyBits: 128, mode: "cbc" },
  "192bitaescbcbc 192bitaesbc 192bitaescbc": { cipher: "AES", keyBits: 192, mode: "cbc" },
  "256bitaescbcbc 256bitaesbc 256bitaescbc": { cipher: "AES", keyBits: 256, mode: "cbc" },
  "twofish twofishcbc": { cipher: "Twofish", mode: "cbc" },
  "idea ideacbc": { cipher: "IDEA", mode: "cbc" }
})

const opensslCiphers: Words = words({
  "128bitaescbcopenssl": { cipher: "AES", keyBits: 128, mode: "cbc" },
  "192bitaescbcopenssl": { cipher: "AES", keyBits: 192, mode: "cbc" },
  "256bitaescbcopenssl": { cipher: "AES", keyBits: 256, mode: "cbc" }
})

const start = (spellings: string, name: AlgorithmName): Words => words({ [spellings]: { name } })

/** Password based names: `PBEWithHmacSHA256AndAES_128`, `PBEWITHSHAAND3-KEYTRIPLEDES-CBC`, `PBKDF2WithHmacSHA512`. */
export const passwordBased = firstOf(
  sequence(token(start("pbewithhmac", "PBES2")), token(digestWords), token(AND), token(pbes2Ciphers)),
  sequence(token(start("pbewithhmac", "PBMAC1")), token(digestWords)),
  sequence(token(start("pbewith", "PBES1")), token(digestWords), token(AND), token(pbes1Ciphers)),
  sequence(token(start("pbewith", "PKCS12-PBE")), token(digestWords), token(AND), token(pkcs12Ciphers)),
  sequence(token(start("pbewith", "OpenSSL-KDF")), token(digestWords), token(AND), token(opensslCiphers)),
  sequence(
    token(start("pbkdf2with pbkdf2withhmac", "PBKDF2")),
    token(digestWords),
    optional(ignored("and8bit andutf8"))
  ),
  sequence(token(start("pbkdf2 pbkdf2withascii pbkdf2withutf8 pbkdf2with8bit", "PBKDF2"))),
  sequence(token(start("pbkdf1 pbkdf1with", "PBKDF1")), optional(digestWords))
)
