import type { Purpose } from "./Purpose.ts"

/**
 * Where the value of an attribute comes from.
 *
 * - `literal`: written at the call itself, or fixed by the API that is called.
 * - `resolved`: reached through `hops` definitions (constants, variables, concatenations).
 * - `inferred`: named by an argument of a call of the program, whose result is declared as a type of the library; or told by a
 *   constant that only one algorithm has, in a native binary.
 * - `default`: the library's documented default, because the call leaves it open.
 * - `unknown`: the call sets it, but its value cannot be read from the source.
 */
export type ValueOrigin = "literal" | "resolved" | "inferred" | "default" | "unknown"

export interface Provenance {
  readonly from: ValueOrigin
  readonly hops: number
}

/** CycloneDX 1.7 primitives (`key-wrap` becomes `other` in 1.6). */
export type Primitive =
  | "drbg"
  | "mac"
  | "block-cipher"
  | "stream-cipher"
  | "signature"
  | "hash"
  | "pke"
  | "xof"
  | "kdf"
  | "key-agree"
  | "kem"
  | "ae"
  | "combiner"
  | "key-wrap"
  | "other"
  | "unknown"

/** CycloneDX `cryptoFunctions`. */
export type CryptoFunction =
  | "generate"
  | "keygen"
  | "encrypt"
  | "decrypt"
  | "digest"
  | "tag"
  | "keyderive"
  | "sign"
  | "verify"
  | "encapsulate"
  | "decapsulate"
  | "other"
  | "unknown"

/**
 * What one call says about the cryptography it uses. Every field is optional: absent means that the call leaves it open.
 *
 * Names are canonical: `name`, `digest`, `mgfDigest` and `cipher` are keys of `algorithms.ts`, curves are keys of
 * `curves.ts`, modes and paddings are the lower-case names of `modes.ts`. Sizes are bits unless the name says otherwise.
 */
export interface Facts {
  /** Base name without parameters: `AES`, `SHA-256`, `HMAC`, `RSA`, `ECDSA`, `Ed25519`, `ML-KEM`, `TLS`. */
  readonly name?: string
  /** Set where the API determines what the name does not (RSA used to sign or to encrypt). */
  readonly primitive?: Primitive
  /** Named parameter set of post-quantum schemes: `768`, `65`, `SHA2-128s`. */
  readonly parameterSet?: string
  readonly keyBits?: number
  readonly mode?: string
  readonly padding?: string
  readonly digest?: string
  readonly mgfDigest?: string
  /** Inner cipher of a MAC, wrap or password based scheme. */
  readonly cipher?: string
  readonly curve?: string
  /** Named finite-field group, for instance `ffdhe2048`. */
  readonly group?: string
  readonly tagBits?: number
  readonly nonceBits?: number
  readonly saltBits?: number
  readonly outputBits?: number
  readonly iterations?: number
  readonly memoryKib?: number
  readonly parallelism?: number
  /** The r of scrypt and yescrypt. */
  readonly blockSize?: number
  /** Protocol version as the field writes it: `1.2`, `1.3`, `ssl3`. */
  readonly version?: string
  readonly suite?: string
  /** Kind of related material: CycloneDX `relatedCryptoMaterialProperties.type`. */
  readonly material?: string
  readonly certificateFormat?: string
  /** Of a material whose value visibly comes from a generator that can be predicted: that generator. */
  readonly generator?: string
  /** Of a nonce that visibly serves for several messages under one key. */
  readonly freshness?: "repeated"
  /** Length in bytes of a value that itself is never shown. */
  readonly byteLength?: number
  readonly functions?: ReadonlyArray<CryptoFunction>
  /**
   * What a use of a protocol checks of its peer: `peer`, the certificate and the name; `no-host-name`, the certificate only;
   * `none`, nothing.
   */
  readonly verification?: "peer" | "no-host-name" | "none"
  /** Which side of a protocol it is for. Not part of findings; servers rarely request certificates of their clients. */
  readonly side?: "server"
  /** Set where the program asks what the check of its peer has found, and decides by itself. Not part of findings. */
  readonly checkedBy?: "program"
  /** What the result is for, as far as that is known. */
  readonly purpose?: Purpose
}

export type Attribute = keyof Facts

const each: { readonly [A in Attribute]-?: true } = {
  name: true,
  primitive: true,
  parameterSet: true,
  keyBits: true,
  mode: true,
  padding: true,
  digest: true,
  mgfDigest: true,
  cipher: true,
  curve: true,
  group: true,
  tagBits: true,
  nonceBits: true,
  saltBits: true,
  outputBits: true,
  iterations: true,
  memoryKib: true,
  parallelism: true,
  blockSize: true,
  version: true,
  suite: true,
  material: true,
  certificateFormat: true,
  generator: true,
  freshness: true,
  byteLength: true,
  functions: true,
  verification: true,
  side: true,
  checkedBy: true,
  purpose: true
}

export const attributes = Object.keys(each) as ReadonlyArray<Attribute>

/** One entry per attribute that is present, plus `unknown` entries for attributes a call sets but nobody can read. */
export type FactSources = { readonly [A in Attribute]?: Provenance }

/** The facts without some attributes. */
export const omitFacts = (facts: Facts, ...attributes: ReadonlyArray<Attribute>): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !attributes.includes(name as Attribute)))

const CHECKS: ReadonlyArray<Facts["verification"]> = ["none", "no-host-name", "peer"]

/** What is checked where one setting leaves out the name and another one the certificate; nothing where only one says it. */
export const weakestVerification = (a: Facts, b: Facts): Facts =>
  a.verification === undefined || b.verification === undefined
    ? {}
    : { verification: CHECKS.find((one) => one === a.verification || one === b.verification)! }
