import { cipherWords, keySizeWords } from "./cipher.ts"
import { hashWords } from "./hash.ts"
import { firstOf, optional, renamedAs, sequence, token, words, type Words } from "./words.ts"

const digestWords: Words = renamedAs("digest", hashWords)
const innerCiphers: Words = renamedAs("cipher", cipherWords)

const cipherMacs: Words = words({
  cmac: { name: "CMAC" },
  gmac: { name: "GMAC" },
  xcbcmac: { name: "XCBC-MAC" },
  "mac mac64 cbcmac ccmmac": { name: "CBC-MAC" },
  maccfb8: { name: "CFB-MAC" },
  "iso9797 iso9797alg3 iso9797alg3mac iso9797alg3withiso78164padding iso9797alg1mac iso9797alg3macwithiso78164padding":
    { name: "ISO9797-MAC" },
  "iso9797alg1macwithiso78164padding mac64withiso78164padding withiso9797": { name: "ISO9797-MAC" }
})

const lone: Words = words({
  hmac: { name: "HMAC" },
  "cmac omac omac1": { name: "CMAC" },
  gmac: { name: "GMAC" },
  aesxcbc: { name: "XCBC-MAC", cipher: "AES" },
  cbcmac: { name: "CBC-MAC" },
  cfbmac: { name: "CFB-MAC" },
  "iso9797alg3mac iso9797alg3": { name: "ISO9797-MAC" },
  kmac128: { name: "KMAC128" },
  kmac256: { name: "KMAC256" },
  poly1305: { name: "Poly1305" },
  poly1305aes: { name: "Poly1305", cipher: "AES" },
  poly1305camellia: { name: "Poly1305", cipher: "CAMELLIA" },
  poly1305seed: { name: "Poly1305", cipher: "SEED" },
  poly1305serpent: { name: "Poly1305", cipher: "Serpent" },
  poly1305twofish: { name: "Poly1305", cipher: "Twofish" },
  "siphash siphash24 siphash48": { name: "SipHash" },
  "siphash128 siphash12824 siphash12848": { name: "SipHash", outputBits: 128 },
  umac: { name: "UMAC" },
  umac64: { name: "UMAC", tagBits: 64 },
  umac128: { name: "UMAC", tagBits: 128 },
  vmpcmac: { name: "VMPC-MAC" },
  "gost28147mac gostmac gost89mac": { name: "GOST28147-MAC" },
  "gost3411mac gost3411hmac": { name: "GOSTR3411-HMAC" },
  "dstu7564mac kupynamac": { name: "Kupyna-MAC" },
  dstu7564256mac: { name: "Kupyna-MAC", outputBits: 256 },
  dstu7564384mac: { name: "Kupyna-MAC", outputBits: 384 },
  dstu7564512mac: { name: "Kupyna-MAC", outputBits: 512 },
  dstu7624gmac: { name: "GMAC", cipher: "Kalyna" },
  "dstu7624mac kalynamac": { name: "DSTU7624-MAC" },
  zuc128mac: { name: "Zuc-128-MAC" },
  zuc256mac: { name: "Zuc-256-MAC" },
  blake2bmac: { name: "BLAKE2b-MAC" },
  blake2smac: { name: "BLAKE2s-MAC" },
  "skeinmac skeinmac256256 skeinmac512512 skeinmac512256 skeinmac1024512 skeinmac10241024": { name: "Skein-MAC" },
  "skeinmac256 skeinmac512 skeinmac1024": { name: "Skein-MAC" }
})

const keyed: Words = words({ "hmac hmacwith hmacpbe idhmacwith": { name: "HMAC" } })
const leadingCmac: Words = words({ "cmac cmacwith": { name: "CMAC" } })

/** A message authentication code: `HmacSHA512/256`, `AES-GMAC`, `ISO9797ALG3MAC`. */
export const macName = firstOf(
  sequence(token(lone)),
  sequence(token(keyed), token(digestWords)),
  sequence(token(innerCiphers), optional(keySizeWords), token(cipherMacs)),
  sequence(token(leadingCmac), token(innerCiphers), optional(keySizeWords))
)
