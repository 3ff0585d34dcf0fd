import { arg, library } from "../rule.ts"

/* Source: Okio 3 API, package okio: ByteString, Buffer, HashingSink, HashingSource, CipherSink and CipherSource. */
export const okio = library("java", "okio", {
  "okio.ByteString.{encodeUtf8,encodeString,of,decodeBase64,decodeHex,read}": { returns: "okio.ByteString" },
  "okio.ByteString.Companion.{encodeUtf8,encode,toByteString,decodeBase64,decodeHex}": { returns: "okio.ByteString" },
  "okio.ByteString.Companion.*#{encodeUtf8,toByteString,decodeBase64,decodeHex}": { returns: "okio.ByteString" },
  "new okio.Buffer": {},
  "okio.Buffer#{readByteString,snapshot}": { returns: "okio.ByteString" },
  "okio.{ByteString,Buffer}#md5": { is: "hash", name: "MD5" },
  "okio.{ByteString,Buffer}#sha1": { is: "hash", name: "SHA-1" },
  "okio.{ByteString,Buffer}#sha{256,512}": { is: "hash", name: "SHA-{2}" },
  "okio.{ByteString,Buffer}#hmacSha1": { is: "mac", name: "HMAC", digest: "SHA-1", keyBits: arg(0, "bytes") },
  "okio.{ByteString,Buffer}#hmacSha{256,512}": {
    is: "mac",
    name: "HMAC",
    digest: "SHA-{2}",
    keyBits: arg(0, "bytes")
  },
  "okio.{HashingSink,HashingSource}.md5": { is: "hash", name: "MD5" },
  "okio.{HashingSink,HashingSource}.sha1": { is: "hash", name: "SHA-1" },
  "okio.{HashingSink,HashingSource}.sha{256,512}": { is: "hash", name: "SHA-{2}" },
  "okio.{HashingSink,HashingSource}.hmacSha1": { is: "mac", name: "HMAC", digest: "SHA-1" },
  "okio.{HashingSink,HashingSource}.hmacSha{256,512}": { is: "mac", name: "HMAC", digest: "SHA-{2}" }
})
