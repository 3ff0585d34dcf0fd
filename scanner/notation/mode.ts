import type { Notation } from "./Notation.ts"
import { ignored, modesNamed, ofNormalised, optional, sequence, token, type Words } from "./words.ts"

/** Normalised names of modes of operation. */
export const modeWords: Words = modesNamed({
  ecb: "ecb",
  cbc: "cbc",
  pcbc: "pcbc",
  cfb: "cfb",
  cfb1: "cfb1",
  cfb8: "cfb8",
  cfb64: "cfb64",
  cfb128: "cfb128 ncfb",
  ofb: "ofb",
  ofb8: "ofb8",
  ofb64: "ofb64",
  ofb128: "ofb128 nofb",
  ctr: "ctr sic ctr128 icm",
  gctr: "gctr",
  gcfb: "gcfb",
  gofb: "gofb",
  xts: "xts",
  cts: "cts",
  "cbc-cts": "cbccts cbccs1 cbccs2 cbccs3 nistcts",
  ige: "ige",
  lrw: "lrw",
  openpgp: "openpgp",
  openpgpcfb: "openpgpcfb pgpcfb",
  kctr: "kctr",
  kxts: "kxts",
  ff1: "ff1",
  "ff3-1": "ff31",
  ff3: "ff3",
  gcm: "gcm galoiscounter",
  ccm: "ccm",
  ccm8: "ccm8",
  ccm16: "ccm16",
  eax: "eax",
  ocb: "ocb ocb3",
  siv: "siv",
  "gcm-siv": "gcmsiv",
  cwc: "cwc",
  kccm: "kccm",
  kgcm: "kgcm",
  mgm: "mgm",
  kw: "kw wrap keywrap",
  kwp: "kwp wrappad keywrappad wrapwithpadding keywrapwithpadding",
  kkw: "kkw",
  "wrap-rfc3211": "rfc3211wrap wraprfc3211",
  "wrap-rfc5649": "rfc5649wrap wraprfc5649"
})

const prefix = ignored("mode ciphermode blockmode blockciphermode cryptmode mcryptmode kccmode")
const suffix = ignored("mode blockcipher cipher modecipher")

export const modeName = sequence(optional(prefix), token(modeWords), optional(suffix))

/** A mode of operation in any spelling: `MODE_GCM`, `SICBlockCipher`, `cbc`. */
export const mode: Notation = { ofText: ofNormalised(modeName) }
