import { library, text, type Row } from "../rule.ts"

const srtp: Row = { is: "protocol", name: "SRTP" }

/*
 * libSRTP 2 and 3 (github.com/cisco/libsrtp/blob/main/include/srtp.h): a policy is named after its cipher, the tag of its HMAC and
 * the length of that. The default is AES-128 in counter mode with 80 bits of HMAC-SHA-1.
 */
export const libsrtp = library("c", "libsrtp", {
  "srtp_crypto_policy_set_{rtp_default,rtcp_default}": {
    ...srtp,
    cipher: "AES",
    keyBits: 128,
    mode: "ctr",
    digest: "SHA-1",
    tagBits: 80
  },
  "srtp_crypto_policy_set_aes_cm_{128,192,256}_hmac_sha1_{80,32}": {
    ...srtp,
    cipher: "AES",
    keyBits: text("{1}", "int"),
    mode: "ctr",
    digest: "SHA-1",
    tagBits: text("{2}", "int")
  },
  "srtp_crypto_policy_set_aes_cm_{128,192,256}_null_auth": {
    ...srtp,
    cipher: "AES",
    keyBits: text("{1}", "int"),
    mode: "ctr"
  },
  "srtp_crypto_policy_set_aes_gcm_{128,256}_16_auth": {
    ...srtp,
    cipher: "AES",
    keyBits: text("{1}", "int"),
    mode: "gcm",
    tagBits: 128
  },
  srtp_crypto_policy_set_null_cipher_hmac_sha1_80: { ...srtp, digest: "SHA-1", tagBits: 80 },
  srtp_crypto_policy_set_null_cipher_hmac_null: srtp
})
