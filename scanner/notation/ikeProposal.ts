import { canonicalCurve } from "../model/curves.ts"
import type { Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"

const digests: { readonly [hash: string]: string } = {
  md5: "MD5",
  sha: "SHA-1",
  sha1: "SHA-1",
  sha256: "SHA-256",
  sha384: "SHA-384",
  sha512: "SHA-512"
}

/** Bits of the tag where the name does not say them: RFC 2403, RFC 2404, RFC 4868. */
const tags: { readonly [digest: string]: number } = {
  MD5: 96,
  "SHA-1": 96,
  "SHA-256": 128,
  "SHA-384": 192,
  "SHA-512": 256
}

const blockCiphers: { readonly [name: string]: Facts } = {
  aes: { name: "AES", keyBits: 128 },
  camellia: { name: "CAMELLIA", keyBits: 128 },
  blowfish: { name: "Blowfish", keyBits: 128 },
  serpent: { name: "Serpent", keyBits: 128 },
  twofish: { name: "Twofish", keyBits: 128 },
  cast: { name: "CAST5" }
}

const fixed: ReadonlyMap<string, Facts> = new Map(
  Object.entries<Facts>({
    des: { name: "DES", mode: "cbc" },
    "3des": { name: "3DES", keyBits: 168, mode: "cbc" },
    chacha20poly1305: { name: "ChaCha20-Poly1305" },
    chacha20poly1305compat: { name: "ChaCha20-Poly1305" },
    aesxcbc: { name: "XCBC-MAC", cipher: "AES", keyBits: 128, tagBits: 96 },
    camelliaxcbc: { name: "XCBC-MAC", cipher: "CAMELLIA", keyBits: 128, tagBits: 96 },
    aescmac: { name: "CMAC", cipher: "AES", keyBits: 128, tagBits: 96 },
    prfaesxcbc: { name: "XCBC-MAC", cipher: "AES", keyBits: 128 },
    prfcamelliaxcbc: { name: "XCBC-MAC", cipher: "CAMELLIA", keyBits: 128 },
    prfaescmac: { name: "CMAC", cipher: "AES", keyBits: 128 },
    curve25519: { name: "X25519" },
    x25519: { name: "X25519" },
    curve448: { name: "X448" },
    x448: { name: "X448" }
  })
)

/** The size of the integrity check value is in bytes, or in bits when it is large. */
const tagBits = (icv: string | undefined): number => {
  const size = Number(icv ?? 16)
  return size > 16 ? size : size * 8
}

const cipher = (text: string): Facts | undefined => {
  const found =
    /^(aes|camellia|blowfish|serpent|twofish|cast)(128|192|256)?(?:(ctr|gmac)|(gcm|ccm)(8|12|16|64|96|128)?)?$/.exec(
      text
    )
  const base = blockCiphers[found?.[1] ?? ""]
  if (found === null || base === undefined) return undefined
  const [, , bits, plain, aead, icv] = found
  const sized: Facts = bits === undefined || base.keyBits === undefined ? base : { ...base, keyBits: Number(bits) }
  if (plain === "gmac") return { name: "GMAC", cipher: base.name!, keyBits: sized.keyBits! }
  return aead === undefined ? { ...sized, mode: plain ?? "cbc" } : { ...sized, mode: aead, tagBits: tagBits(icv) }
}

const integrity = (text: string): Facts | undefined => {
  const [, prf, hash = "", bits] = /^(prf)?(md5|sha1?|sha2?_?(?:256|384|512))(?:_(\d{2,3}))?$/.exec(text) ?? []
  const digest = digests[hash.replace(/^sha2_/, "sha")]
  if (digest === undefined) return undefined
  return prf === undefined
    ? { name: "HMAC", digest, tagBits: Number(bits ?? tags[digest]) }
    : { name: "IKE-PRF", digest }
}

const exchange = (text: string): Facts | undefined => {
  const modp = /^modp(768|1024|1536|2048|3072|4096|6144|8192)(s\d+)?$/.exec(text)
  if (modp !== null) {
    const keyBits = Number(modp[1])
    return modp[2] === undefined ? { name: "DH", group: `modp${keyBits}`, keyBits } : { name: "DH", keyBits }
  }
  const [, bits, brainpool] = /^ecp(192|224|256|384|512|521)(bp)?$/.exec(text) ?? []
  const curve =
    bits === undefined ? undefined : canonicalCurve(brainpool === undefined ? `secp${bits}r1` : `brainpoolP${bits}r1`)
  if (curve !== undefined) return { name: "ECDH", curve }
  const kem = /^mlkem(512|768|1024)$/.exec(text)
  return kem === null ? undefined : { name: "ML-KEM", parameterSet: kem[1]! }
}

/** Groups by their numbers (https://www.iana.org/assignments/ikev2-parameters): `dh14`. */
const NUMBERED: { readonly [number: string]: string } = {
  "1": "modp768",
  "2": "modp1024",
  "5": "modp1536",
  "14": "modp2048",
  "15": "modp3072",
  "16": "modp4096",
  "17": "modp6144",
  "18": "modp8192",
  "19": "ecp256",
  "20": "ecp384",
  "21": "ecp521",
  "22": "modp1024s160",
  "23": "modp2048s224",
  "24": "modp2048s256",
  "25": "ecp192",
  "26": "ecp224",
  "31": "curve25519",
  "32": "curve448"
}

/** Bytes of the integrity check value by the letters that Libreswan has for them. */
const CHECKS: { readonly [letter: string]: string } = { a: "8", b: "12", c: "16" }

/** The names of Libreswan as strongSwan writes them: `aes_gcm_c_256`, `sha2`, `dh14`, `chacha20_poly1305` (ipsec.conf(5)). */
const plainName = (text: string): string => {
  const [, base, mode, check, bits] = /^(aes|camellia)_(cbc|ctr|gcm|ccm)(?:_([abc]))?_?(128|192|256)?$/.exec(text) ?? []
  if (base !== undefined)
    return `${base}${bits ?? ""}${mode === "cbc" ? "" : mode}${check === undefined ? "" : CHECKS[check]}`
  if (text === "sha2") return "sha256"
  return NUMBERED[/^dh(\d{1,2})$/.exec(text)?.[1] ?? ""] ?? text.replace("chacha20_poly1305", "chacha20poly1305")
}

/** No name is longer. */
const MAX_LENGTH = 64

/**
 * One algorithm of a proposal for IKE, ESP or AH as strongSwan writes it: `aes256gcm16`, `sha256`, `prfsha384`, `modp2048`,
 * `ke1_mlkem768` (https://docs.strongswan.org/docs/latest/config/proposals.html), or Libreswan.
 */
export const ikeProposal: Notation = {
  ofText: (written) => {
    if (written.length > MAX_LENGTH) return undefined
    const text = plainName(written.toLowerCase().replace(/^ke[1-7]_/, ""))
    return fixed.get(text) ?? cipher(text) ?? integrity(text) ?? exchange(text)
  }
}
