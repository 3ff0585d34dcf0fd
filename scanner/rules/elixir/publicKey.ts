import { arg, library } from "../../match/rule.ts"

const tls = {
  is: "protocol",
  name: "TLS",
  version: arg(9, "tlsVersion", "versions"),
  suite: arg(9, "cipherSuite", "ciphers")
} as const

/* Source: Erlang/OTP 27 documentation of the applications public_key and ssl. Options are given as keywords. */
export const publicKey = library("elixir", "publicKey", {
  ":public_key.generate_key": {
    is: "keygen",
    algorithm: arg(0, "openssl", undefined, "0"),
    keyBits: arg(0, "int", undefined, "1"),
    curve: arg(0, "curve", undefined, "1")
  },
  ":public_key.compute_key": { is: "key-agreement" },
  ":public_key.sign": { is: "signature", digest: arg(1, "hash"), functions: ["sign"] },
  ":public_key.verify": { is: "signature", digest: arg(1, "hash"), functions: ["verify"] },
  ":public_key.{encrypt_public,encrypt_private}": { is: "cipher", name: "RSA", functions: ["encrypt"] },
  ":public_key.{decrypt_private,decrypt_public}": { is: "cipher", name: "RSA", functions: ["decrypt"] },
  ":public_key.{pkix_sign,pkix_decode_cert,pkix_path_validation}": { is: "certificate", certificateFormat: "X.509" },
  ":public_key.{pem_decode,pem_encode}": { is: "key", certificateFormat: "PEM" },
  ":ssl.{connect,listen,handshake}": tls
})
