import { algorithmOf, type Algorithm } from "./algorithms.ts"
import { canonicalCurve } from "./curves.ts"
import type { Facts, Primitive } from "./Facts.ts"
import type { FindingKind } from "./Finding.ts"
import { modeOf } from "./modes.ts"
import { plainFacts } from "./plainFacts.ts"

const renamed: { readonly [name: string]: Facts } = {
  "X9.31": { name: "RSA", padding: "x931", primitive: "signature" },
  "ISO9796-2": { name: "RSA", padding: "iso9796-2", primitive: "signature" }
}

const sameMode: { readonly [mode: string]: Facts } = {
  ccm8: { mode: "ccm", tagBits: 64 },
  ccm16: { mode: "ccm", tagBits: 128 },
  "cbc-cts": { mode: "cts" },
  wrap: { mode: "kw" },
  "wrap-pad": { mode: "kwp" },
  "wrap-rfc5649": { mode: "kwp" },
  openpgpcfb: { mode: "openpgp" }
}

const EDWARDS: { readonly [curve: string]: string } = { Ed25519: "Ed25519", Ed448: "Ed448" }
const MONTGOMERY: { readonly [curve: string]: string } = { Curve25519: "X25519", Curve448: "X448" }

const byCurve: { readonly [name: string]: { readonly [curve: string]: string } } = {
  EdDSA: EDWARDS,
  XDH: MONTGOMERY,
  ECDH: MONTGOMERY,
  ECDHE: MONTGOMERY,
  EC: { ...EDWARDS, ...MONTGOMERY }
}

const byMode: { readonly [name: string]: { readonly [mode: string]: string } } = {
  ChaCha20: { poly1305: "ChaCha20-Poly1305" },
  XChaCha20: { poly1305: "XChaCha20-Poly1305" },
  Salsa20: { poly1305: "Salsa20-Poly1305" },
  XSalsa20: { poly1305: "XSalsa20-Poly1305" }
}

/** What an elliptic curve key does when it signs or agrees. */
const byUse: { readonly [name: string]: { readonly [K in FindingKind]?: string } } = {
  EC: { signature: "ECDSA", certificate: "ECDSA", "key-agreement": "ECDH" }
}

const KEYED_HASHES: ReadonlySet<string> = new Set(["BLAKE2b", "BLAKE2s", "BLAKE3"])

/** Two keys are given at once, so that 512 bits can only be two keys of 256. */
const DOUBLE_KEYED: ReadonlySet<string> = new Set(["xts", "siv", "kxts"])

/** Sizes that count the parity bits of DES. */
const withoutParity: { readonly [name: string]: { readonly [bits: number]: number } } = {
  DES: { 64: 56 },
  "3DES": { 192: 168, 128: 112 }
}

/** Paddings of RSA alone (RFC 8017, ANSI X9.31, ISO/IEC 9796): they name the algorithm where nothing else does. */
const PADDINGS_OF_RSA: ReadonlySet<string> = new Set(["pkcs1v15", "pss", "oaep", "x931", "iso9796-1", "iso9796-2"])

/** Where an algorithm is not named, its padding may name it, unless it has a mode, which public-key algorithms have not. */
const namedByPadding = ({ name, padding, mode }: Facts): string | undefined =>
  name === undefined && mode === undefined && PADDINGS_OF_RSA.has(padding ?? "") ? "RSA" : name

const canonicalName = (facts: Facts, kind: FindingKind | undefined): string | undefined => {
  const name = namedByPadding(facts)
  if (name === undefined) return undefined
  if (name === "DH" && facts.group !== undefined) return "FFDHE"
  if (kind === "mac" && KEYED_HASHES.has(name)) return `${name}-MAC`
  const chosen = byCurve[name]?.[facts.curve ?? ""] ?? byMode[name]?.[facts.mode ?? ""] ?? name
  return kind === undefined ? chosen : (byUse[chosen]?.[kind] ?? chosen)
}

/** P-521 of FIPS 186 is the only standard curve of its size; other sizes have several. */
const ONLY_CURVE: { readonly [keyBits: number]: string } = { 521: "P-521" }

const ELLIPTIC: ReadonlySet<string> = new Set(["EC", "ECDSA", "ECDH", "ECDHE"])

const curveBySize = ({ name, keyBits }: Facts): string | undefined =>
  keyBits !== undefined && ELLIPTIC.has(name ?? "") ? ONLY_CURVE[keyBits] : undefined

const keyBitsOf = (facts: Facts, algorithm: Algorithm | undefined): number | undefined => {
  if (algorithm?.keyBits !== undefined) return algorithm.keyBits
  if (facts.keyBits === undefined || facts.keyBits === 0) return undefined
  const doubled = DOUBLE_KEYED.has(facts.mode ?? "") && facts.keyBits === 512
  const bits = doubled ? 256 : (withoutParity[facts.name ?? ""]?.[facts.keyBits] ?? facts.keyBits)
  return algorithm?.keySizes === undefined || algorithm.keySizes.includes(bits) ? bits : undefined
}

/** Whether a block cipher has keys of the size that facts state. */
export const hasKeySize = (facts: Facts): boolean => {
  const algorithm = algorithmOf(facts.name)
  if (facts.keyBits === undefined || algorithm?.primitive !== "block-cipher" || algorithm.keySizes === undefined)
    return true
  const { keyBits: _, ...open } = algorithm
  return keyBitsOf(facts, open) !== undefined
}

const SIGNATURE_PADDINGS: ReadonlySet<string> = new Set(["pss", "x931", "iso9796", "iso9796-1", "iso9796-2", "fdh"])

const primitiveOfKind: { readonly [K in FindingKind]: Primitive } = {
  hash: "hash",
  cipher: "unknown",
  mac: "mac",
  signature: "signature",
  kdf: "kdf",
  key: "unknown",
  keygen: "unknown",
  "key-agreement": "key-agree",
  kem: "kem",
  random: "drbg",
  protocol: "other",
  certificate: "other",
  keystore: "other",
  material: "other",
  parameters: "unknown",
  token: "unknown",
  "password-hash": "kdf",
  "key-wrap": "key-wrap"
}

/** What a public-key algorithm with several uses is used for. */
const useOf = (kind: FindingKind | undefined): Primitive | undefined => {
  if (kind === "signature" || kind === "kem" || kind === "key-agreement") return primitiveOfKind[kind]
  return kind === "cipher" || kind === "key-wrap" ? "pke" : undefined
}

const rsaPrimitive = (facts: Facts, kind: FindingKind | undefined): Primitive => {
  if (SIGNATURE_PADDINGS.has(facts.padding ?? "")) return "signature"
  if (facts.padding === "oaep") return "pke"
  return useOf(kind) ?? (facts.digest === undefined ? "unknown" : "signature")
}

const cipherPrimitive = (facts: Facts, kind: FindingKind | undefined): Primitive => {
  const mode = modeOf(facts.mode)
  if (mode?.aead === true) return "ae"
  if (mode?.keyWrap === true || (mode === undefined && kind === "key-wrap")) return "key-wrap"
  return kind === "mac" ? "mac" : "block-cipher"
}

const primitiveOf = (facts: Facts, kind: FindingKind | undefined): Primitive => {
  if (facts.primitive !== undefined && facts.primitive !== "unknown") return facts.primitive
  const algorithm = algorithmOf(facts.name)
  if (facts.name === "RSA") return rsaPrimitive(facts, kind)
  if (algorithm?.primitive === "block-cipher") return cipherPrimitive(facts, kind)
  if (algorithm?.primitive === "unknown" || facts.name === "SM2" || facts.name === "SM9") {
    return useOf(kind) ?? algorithm?.primitive ?? "unknown"
  }
  if (algorithm !== undefined) return algorithm.primitive
  if (facts.mode !== undefined && (kind === undefined || kind === "cipher")) return cipherPrimitive(facts, kind)
  return kind === undefined ? "unknown" : primitiveOfKind[kind]
}

const parameterSetOf = ({ name, parameterSet }: Facts): string | undefined =>
  name !== undefined && parameterSet?.startsWith(`${name}-`) === true
    ? parameterSet.slice(name.length + 1)
    : parameterSet

const isBlockCipher = (name: string | undefined): boolean => algorithmOf(name)?.primitive === "block-cipher"

const RSA_PADDINGS: ReadonlySet<string> = new Set([...SIGNATURE_PADDINGS, "oaep", "pkcs1v15", "sslv23", "pgp"])

/** Without the padding of a mode that pads nothing, or of another kind of algorithm. */
const paddingOf = ({ name, mode, padding }: Facts): string | undefined => {
  if (padding === undefined || modeOf(mode)?.unpadded === true) return undefined
  if (padding === "none" || padding === "raw") return "none"
  const isOdd = name === "RSA" ? !RSA_PADDINGS.has(padding) : isBlockCipher(name) && RSA_PADDINGS.has(padding)
  return isOdd ? undefined : padding
}

const defined = (facts: { readonly [A in keyof Facts]?: Facts[A] | undefined }): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))

/**
 * The facts of a finding with what follows from them by definition: the key size of DES, the output size of SHA-256, the
 * curve of Ed25519, the primitive that the kind of use implies. A size the algorithm cannot have is left out.
 */
export const effectiveFacts = (given: Facts, kind?: FindingKind): Facts => {
  const plain = plainFacts(given)
  const written: Facts = { ...plain, ...renamed[plain.name ?? ""], ...sameMode[plain.mode ?? ""] }
  const curve = canonicalCurve(written.curve ?? "") ?? written.curve ?? curveBySize(written)
  const facts = defined({ ...written, curve, name: canonicalName(defined({ ...written, curve }), kind) })
  const algorithm = algorithmOf(facts.name)
  return defined({
    ...facts,
    mode: algorithm?.primitive === "ae" || algorithm?.primitive === "stream-cipher" ? undefined : facts.mode,
    keyBits: keyBitsOf(facts, algorithm),
    outputBits: algorithm?.outputBits ?? facts.outputBits ?? (facts.name === "BLAKE3" ? 256 : undefined),
    curve: algorithm?.curve ?? facts.curve,
    padding: paddingOf(facts),
    parameterSet: parameterSetOf(facts),
    primitive: primitiveOf(facts, kind)
  })
}
