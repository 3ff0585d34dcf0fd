import { arg, library, text } from "../rule.ts"

const module = "@noble/curves"
const native = `${module}/webcrypto`
const weierstrass = [
  `${module}/nist.{p256,p384,p521}`,
  `${module}/secp256k1.{secp256k1}`,
  `${module}/misc.{brainpoolP256r1,brainpoolP384r1,brainpoolP512r1}`,
  `${module}/p256.{p256,secp256r1}`,
  `${module}/p384.{p384,secp384r1}`,
  `${module}/p521.{p521,secp521r1}`
]
const curve = text("{1}", "curve")
const keygen = "{utils.randomPrivateKey,utils.randomSecretKey,keygen}"
const variant = text("{1}", "edwards")
const bls = { name: "BLS", curve: "BLS12-381" } as const

const ecdsa = Object.fromEntries(
  weierstrass.flatMap((owner) => [
    [`${owner}.sign`, { is: "signature", name: "ECDSA", curve, functions: ["sign"] }],
    [`${owner}.verify`, { is: "signature", name: "ECDSA", curve, functions: ["verify"] }],
    [`${owner}.recoverPublicKey`, { is: "signature", name: "ECDSA", curve, functions: ["verify"] }],
    [`${owner}.getPublicKey`, { is: "key", name: "EC", curve, material: "public-key" }],
    [`${owner}.getSharedSecret`, { is: "key-agreement", name: "ECDH", curve, functions: ["keyderive"] }],
    [`${owner}.${keygen}`, { is: "keygen", name: "EC", curve }]
  ])
) as Readonly<Record<string, never>>

const signatureRows = [
  [`${module}/ed25519`, "{ed25519,ed25519ctx,ed25519ph}"],
  [`${module}/ed448`, "{ed448,ed448ph}"]
]
const edwardsRows = Object.fromEntries(
  signatureRows.flatMap(([owner, names]) => [
    [`${owner}.${names}.sign`, { is: "signature", algorithm: variant, functions: ["sign"] }],
    [`${owner}.${names}.verify`, { is: "signature", algorithm: variant, functions: ["verify"] }],
    [`${owner}.${names}.getPublicKey`, { is: "key", algorithm: variant, material: "public-key" }],
    [`${owner}.${names}.${keygen}`, { is: "keygen", algorithm: variant }]
  ])
) as Readonly<Record<string, never>>
const agreementRows = [
  [`${module}/ed25519`, "{x25519}"],
  [`${module}/ed448`, "{x448}"]
]
const montgomeryRows = Object.fromEntries(
  agreementRows.flatMap(([owner, names]) => [
    [
      `${owner}.${names}.{getSharedSecret,scalarMult}`,
      { is: "key-agreement", algorithm: variant, functions: ["keyderive"] }
    ],
    [`${owner}.${names}.{getPublicKey,scalarMultBase}`, { is: "key", algorithm: variant, material: "public-key" }],
    [`${owner}.${names}.${keygen}`, { is: "keygen", algorithm: variant }]
  ])
) as Readonly<Record<string, never>>

const oprfRows = Object.fromEntries(
  [
    `${module}/nist.{p256,p384,p521}_oprf`,
    `${module}/ed25519.{ristretto255}_oprf`,
    `${module}/ed448.{decaf448}_oprf`
  ].flatMap((owner) => [
    [`${owner}.{oprf,voprf}.{generateKeyPair,deriveKeyPair}`, { is: "keygen", name: "OPRF", curve }],
    [
      `${owner}.{oprf,voprf}.{blind,blindEvaluate,blindEvaluateBatch,finalize,finalizeBatch}`,
      { is: "kdf", name: "OPRF", curve }
    ],
    [`${owner}.poprf`, { is: "kdf", name: "OPRF", curve }]
  ])
) as Readonly<Record<string, never>>

const frostRows = Object.fromEntries(
  [
    [`${module}/nist.p256_FROST`, "P-256"],
    [`${module}/secp256k1.{secp256k1_FROST,schnorr_FROST}`, "secp256k1"],
    [`${module}/ed25519.ed25519_FROST`, "Ed25519"],
    [`${module}/ed25519.ristretto255_FROST`, "Ristretto255"],
    [`${module}/ed448.ed448_FROST`, "Ed448"]
  ].flatMap(([owner, name]) => [
    [`${owner}.{trustedDealer,DKG.round1,DKG.round2,DKG.round3}`, { is: "keygen", name: "Schnorr", curve: name }],
    [
      `${owner}.{commit,signShare,aggregate,sign}`,
      { is: "signature", name: "Schnorr", curve: name, functions: ["sign"] }
    ],
    [`${owner}.{verifyShare,verify}`, { is: "signature", name: "Schnorr", curve: name, functions: ["verify"] }]
  ])
) as Readonly<Record<string, never>>

/*
 * @noble/curves 2.4, README (https://github.com/paulmillr/noble-curves) and type declarations, with the modules that version 1 had for each curve; @noble/secp256k1 3
 * and @noble/ed25519 3. What is hashed before it is signed depends on the version and on the option `prehash`.
 */
export const nobleCurves = library("javascript", "nobleCurves", {
  ...oprfRows,
  ...frostRows,
  [`${module}/misc.{jubjub,babyjubjub}.sign`]: { is: "signature", name: "EdDSA", curve, functions: ["sign"] },
  [`${module}/misc.{jubjub,babyjubjub}.verify`]: { is: "signature", name: "EdDSA", curve, functions: ["verify"] },
  [`${module}/misc.{jubjub,babyjubjub}.keygen`]: { is: "keygen", name: "EdDSA", curve },
  [`${module}/misc.{jubjub,babyjubjub}.getPublicKey`]: { is: "key", name: "EdDSA", curve, material: "public-key" },
  ...ecdsa,
  ...edwardsRows,
  ...montgomeryRows,
  [`${native}.{p256,p384,p521}.sign`]: { is: "signature", name: "ECDSA", curve, functions: ["sign"] },
  [`${native}.{p256,p384,p521}.verify`]: { is: "signature", name: "ECDSA", curve, functions: ["verify"] },
  [`${native}.{p256,p384,p521}.getSharedSecret`]: {
    is: "key-agreement",
    name: "ECDH",
    curve,
    functions: ["keyderive"]
  },
  [`${native}.{p256,p384,p521}.getPublicKey`]: { is: "key", name: "EC", curve, material: "public-key" },
  [`${native}.{p256,p384,p521}.keygen`]: { is: "keygen", name: "EC", curve },
  [`${native}.{ed25519,ed448}.sign`]: { is: "signature", algorithm: variant, functions: ["sign"] },
  [`${native}.{ed25519,ed448}.verify`]: { is: "signature", algorithm: variant, functions: ["verify"] },
  [`${native}.{x25519,x448}.getSharedSecret`]: {
    is: "key-agreement",
    algorithm: variant,
    functions: ["keyderive"]
  },
  [`${native}.{ed25519,ed448,x25519,x448}.getPublicKey`]: { is: "key", algorithm: variant, material: "public-key" },
  [`${native}.{ed25519,ed448,x25519,x448}.keygen`]: { is: "keygen", algorithm: variant },
  [`${module}/secp256k1.schnorr.sign`]: { is: "signature", name: "Schnorr", curve: "secp256k1", functions: ["sign"] },
  [`${module}/secp256k1.schnorr.verify`]: {
    is: "signature",
    name: "Schnorr",
    curve: "secp256k1",
    functions: ["verify"]
  },
  [`{${module}/secp256k1.schnorr,@noble/secp256k1.schnorr}.keygen`]: {
    is: "keygen",
    name: "Schnorr",
    curve: "secp256k1"
  },
  [`${module}/bls12-381.bls12_381.{longSignatures,shortSignatures}.keygen`]: { is: "keygen", ...bls },
  [`${module}/bls12-381.bls12_381.{longSignatures,shortSignatures}.verifyBatch`]: {
    is: "signature",
    ...bls,
    functions: ["verify"]
  },
  [`${module}/bls12-381.bls12_381.{sign,shortSignatures.sign,longSignatures.sign,signShortSignature}`]: {
    is: "signature",
    ...bls,
    functions: ["sign"]
  },
  [`${module}/bls12-381.bls12_381.{verify,verifyBatch,shortSignatures.verify,longSignatures.verify,verifyShortSignature}`]:
    { is: "signature", ...bls, functions: ["verify"] },

  "@noble/secp256k1.{sign,signSync,signAsync}": {
    is: "signature",
    name: "ECDSA",
    curve: "secp256k1",
    functions: ["sign"]
  },
  "@noble/secp256k1.{verify,verifyAsync,recoverPublicKey,recoverPublicKeyAsync}": {
    is: "signature",
    name: "ECDSA",
    curve: "secp256k1",
    functions: ["verify"]
  },
  "@noble/secp256k1.schnorr.{sign,signSync,signAsync}": {
    is: "signature",
    name: "Schnorr",
    curve: "secp256k1",
    functions: ["sign"]
  },
  "@noble/secp256k1.schnorr.{verify,verifySync,verifyAsync}": {
    is: "signature",
    name: "Schnorr",
    curve: "secp256k1",
    functions: ["verify"]
  },
  "@noble/secp256k1.getPublicKey": { is: "key", name: "EC", curve: "secp256k1", material: "public-key" },
  "@noble/secp256k1.getSharedSecret": {
    is: "key-agreement",
    name: "ECDH",
    curve: "secp256k1",
    functions: ["keyderive"]
  },
  [`@noble/secp256k1.${keygen}`]: { is: "keygen", name: "EC", curve: "secp256k1" },
  "@noble/ed25519.{sign,signAsync}": { is: "signature", name: "Ed25519", functions: ["sign"] },
  "@noble/ed25519.{verify,verifyAsync}": { is: "signature", name: "Ed25519", functions: ["verify"] },
  "@noble/ed25519.{getPublicKey,getPublicKeyAsync}": { is: "key", name: "Ed25519", material: "public-key" },
  [`@noble/ed25519.{utils.randomPrivateKey,utils.randomSecretKey,keygen,keygenAsync}`]: {
    is: "keygen",
    name: "Ed25519"
  },
  "@noble/ed25519.getSharedSecret": { is: "key-agreement", name: "X25519", key: arg(0, "any") }
})
