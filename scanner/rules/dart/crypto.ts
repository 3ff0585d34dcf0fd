import { arg, library, text } from "../rule.ts"

/* Source: package:crypto 3 (github.com/dart-lang/core/tree/main/pkgs/crypto/lib/src): hashes are constants with the methods of a converter. */
export const crypto = library("dart", "crypto", {
  "crypto.{md5,sha1,sha224,sha256,sha384,sha512,sha512224,sha512256}": {
    algorithm: text("{1}", "hash"),
    returns: "crypto.Hash"
  },
  "crypto.Hash#{convert,bind,startChunkedConversion}": { is: "hash", inherits: true, functions: ["digest"] },
  "crypto.Hmac": { is: "mac", name: "HMAC", digest: arg(0, "any"), keyBits: arg(1, "bytes"), returns: "crypto.Hmac" },
  "crypto.Hmac#{convert,bind,startChunkedConversion}": { refines: true, operates: true, functions: ["tag"] }
})
