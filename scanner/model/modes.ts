/** `mode` of CycloneDX 1.6 and 1.7. */
export type CycloneDxMode = "cbc" | "ecb" | "ccm" | "gcm" | "cfb" | "ofb" | "ctr" | "other" | "unknown"

/** `padding` of CycloneDX 1.6 and 1.7. */
export type CycloneDxPadding = "pkcs5" | "pkcs7" | "pkcs1v15" | "oaep" | "raw" | "other" | "unknown"

export interface Mode {
  /** Segment of the algorithm name, as the CycloneDX registry spells it. */
  readonly registry: string
  readonly cyclonedx16: CycloneDxMode
  /** Authenticated encryption. */
  readonly aead?: true
  readonly keyWrap?: true
  /** Turns a block cipher into a stream cipher, so that nothing is padded. */
  readonly unpadded?: true
}

export interface Padding {
  /** Segment of the algorithm name; absent where it is part of the scheme's name, or where there is no padding. */
  readonly registry?: string
  readonly cyclonedx16: CycloneDxPadding
}

const stream = (registry: string, cyclonedx16: CycloneDxMode = "other"): Mode => ({
  registry,
  cyclonedx16,
  unpadded: true
})
const aead = (registry: string, cyclonedx16: CycloneDxMode = "other"): Mode => ({
  registry,
  cyclonedx16,
  aead: true,
  unpadded: true
})
const wrap = (registry: string): Mode => ({ registry, cyclonedx16: "other", keyWrap: true, unpadded: true })

/*
 * Sources: SP 800-38A to G, RFC 3394, RFC 5649, RFC 5297, RFC 7253, RFC 8452, RFC 9580, IEEE 1619, DSTU 7624:2014 for
 * the modes; CycloneDX registry 1.7.1 for the spelling; CycloneDX 1.6 schema for the enumerations.
 */
const modeRows = {
  ecb: { registry: "ECB", cyclonedx16: "ecb" },
  cbc: { registry: "CBC", cyclonedx16: "cbc" },
  pcbc: { registry: "PCBC", cyclonedx16: "other" },
  cfb: stream("CFB", "cfb"),
  cfb1: stream("CFB1", "cfb"),
  cfb8: stream("CFB8", "cfb"),
  cfb64: stream("CFB64", "cfb"),
  cfb128: stream("CFB128", "cfb"),
  ofb: stream("OFB", "ofb"),
  ofb8: stream("OFB8", "ofb"),
  ofb64: stream("OFB64", "ofb"),
  ofb128: stream("OFB128", "ofb"),
  ctr: stream("CTR", "ctr"),
  gctr: stream("GCTR"),
  gcfb: stream("GCFB"),
  gofb: stream("GOFB"),
  xts: stream("XTS"),
  cts: { registry: "CTS", cyclonedx16: "other", unpadded: true },
  "cbc-cts": { registry: "CTS", cyclonedx16: "other", unpadded: true },
  ige: { registry: "IGE", cyclonedx16: "other" },
  lrw: stream("LRW"),
  cmc: stream("CMC"),
  eme: stream("EME"),
  adiantum: stream("Adiantum"),
  hctr2: stream("HCTR2"),
  openpgp: stream("OpenPGP"),
  openpgpcfb: stream("OpenPGP"),
  kctr: stream("KCTR"),
  kxts: stream("KXTS"),
  ff1: stream("FF1"),
  "ff3-1": stream("FF3-1"),
  ff3: stream("FF3"),
  gcm: aead("GCM", "gcm"),
  ccm: aead("CCM", "ccm"),
  ccm8: aead("CCM", "ccm"),
  ccm16: aead("CCM", "ccm"),
  eax: aead("EAX"),
  ocb: aead("OCB"),
  siv: aead("SIV"),
  "gcm-siv": aead("GCM-SIV"),
  cwc: aead("CWC"),
  kccm: aead("KCCM"),
  kgcm: aead("KGCM"),
  mgm: aead("MGM"),
  iapm: aead("IAPM"),
  "cbc-hmac": aead("CBC-HMAC"),
  "ctr-hmac": aead("CTR-HMAC"),
  poly1305: aead("Poly1305"),
  kw: wrap("KW"),
  kwp: wrap("KWP"),
  kkw: wrap("KKW"),
  wrap: wrap("KW"),
  "wrap-pad": wrap("KWP"),
  "wrap-rfc5649": wrap("KWP"),
  "wrap-rfc3211": wrap("Wrap-RFC3211"),
  "wrap-3des": wrap("Wrap"),
  "wrap-gost": wrap("Wrap-GOST"),
  "wrap-cryptopro": wrap("Wrap-CryptoPro"),
  "wrap-rc2": wrap("Wrap")
} satisfies { readonly [name: string]: Mode }

const paddingRows = {
  pkcs7: { registry: "PKCS7", cyclonedx16: "pkcs7" },
  pkcs5: { registry: "PKCS5", cyclonedx16: "pkcs5" },
  iso7816: { registry: "ISO7816-4", cyclonedx16: "other" },
  iso10126: { registry: "ISO10126", cyclonedx16: "other" },
  ansix923: { registry: "X9.23", cyclonedx16: "other" },
  zero: { registry: "ZeroPadding", cyclonedx16: "other" },
  tbc: { registry: "TBC", cyclonedx16: "other" },
  space: { registry: "SpacePadding", cyclonedx16: "other" },
  none: { registry: "NoPadding", cyclonedx16: "raw" },
  raw: { registry: "RAW", cyclonedx16: "raw" },
  ssl3: { registry: "SSL3", cyclonedx16: "other" },
  sslv23: { registry: "SSLv23", cyclonedx16: "other" },
  oaep: { registry: "OAEP", cyclonedx16: "oaep" },
  pkcs1v15: { registry: "PKCS1-1.5", cyclonedx16: "pkcs1v15" },
  pss: { registry: "PSS", cyclonedx16: "other" },
  x931: { registry: "X9.31", cyclonedx16: "other" },
  iso9796: { registry: "ISO9796", cyclonedx16: "other" },
  "iso9796-1": { registry: "ISO9796-1", cyclonedx16: "other" },
  "iso9796-2": { registry: "ISO9796-2", cyclonedx16: "other" },
  fdh: { registry: "FDH", cyclonedx16: "other" },
  pgp: { registry: "PGP", cyclonedx16: "other" }
} satisfies { readonly [name: string]: Padding }

export type ModeName = keyof typeof modeRows
export type PaddingName = keyof typeof paddingRows

/** Modes of operation by the lower-case name that `Facts.mode` uses. */
export const modes: { readonly [name: string]: Mode } = Object.freeze(modeRows)

/** Paddings of block ciphers, of RSA encryption and of RSA signatures by the name that `Facts.padding` uses. */
export const paddings: { readonly [name: string]: Padding } = Object.freeze(paddingRows)

export const modeOf = (name: string | undefined): Mode | undefined =>
  name !== undefined && Object.hasOwn(modes, name) ? modes[name] : undefined

export const paddingOf = (name: string | undefined): Padding | undefined =>
  name !== undefined && Object.hasOwn(paddings, name) ? paddings[name] : undefined
