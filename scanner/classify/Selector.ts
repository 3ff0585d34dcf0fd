import type { AssetType } from "../model/CryptoAsset.ts"
import type { UsageScope } from "../model/UsageScope.ts"

type OneOf<A> = A | ReadonlyArray<A>

/** A number, one of several, or all in a range whose ends belong to it. */
export type Bounds = OneOf<number> | { readonly min?: number; readonly max?: number }

/**
 * Selects assets, or uses of assets: every attribute that is named must match. Of a text or a number one of several
 * may be named.
 *
 * An attribute in the first group that an asset does not have leaves open whether the row is about it. The others are said
 * or not said.
 */
export interface Selector {
  readonly name?: OneOf<string>
  readonly parameterSet?: OneOf<string>
  readonly digest?: OneOf<string>
  readonly mgfDigest?: OneOf<string>
  readonly cipher?: OneOf<string>
  readonly curve?: OneOf<string>
  readonly group?: OneOf<string>
  /** Of a protocol. */
  readonly version?: OneOf<string>
  /** Bits of the key, or of the modulus. */
  readonly keyBits?: Bounds
  readonly outputBits?: Bounds
  readonly iterations?: Bounds
  readonly memoryKib?: Bounds
  readonly parallelism?: Bounds
  readonly saltBits?: Bounds
  readonly nonceBits?: Bounds
  readonly tagBits?: Bounds
  /** Bits of classical security. */
  readonly classicalBits?: Bounds
  /** NIST category; 0 where not even category 1 is reached. */
  readonly quantumLevel?: Bounds

  readonly type?: OneOf<AssetType>
  readonly primitive?: OneOf<string>
  readonly mode?: OneOf<string>
  readonly padding?: OneOf<string>
  /** One of those that the asset has. */
  readonly functions?: OneOf<string>
  readonly material?: OneOf<string>
  /** Of a key, a nonce or a salt: the predictable generator its value visibly comes from. */
  readonly generator?: OneOf<string>
  /** `repeated`: of a nonce that visibly serves for several messages. */
  readonly freshness?: OneOf<string>
  readonly certificateFormat?: OneOf<string>
  readonly scope?: OneOf<UsageScope>
  /** What a use of a protocol checks of its peer: `peer`, `no-host-name`, `none`. */
  readonly verification?: OneOf<string>
  /** `non-security` where the call states it. */
  readonly purpose?: OneOf<string>
  /**
   * Name of an algorithm of one of the protocol's cipher suites, or what else such a suite is known for: `NULL` without
   * encryption, `anon` without authentication, `EXPORT`, `static-RSA` and `static-DH` without forward secrecy, `CBC`.
   */
  readonly uses?: OneOf<string>
  /** Qualified API that is called. */
  readonly symbol?: OneOf<string>
  readonly isQuantumVulnerable?: boolean
  /** Bytes written in the source. */
  readonly isHardCoded?: boolean
  /** Of a key that is stored. */
  readonly isEncrypted?: boolean
  /** What a key or a keystore is encrypted with that is stored. */
  readonly protection?: Selector
  readonly isSelfSigned?: boolean
  /** Certificates whose basic constraints allow their key to sign other certificates. */
  readonly isAuthority?: boolean
  /** Days from the assessment to the end of a certificate; negative: days since then. */
  readonly expiresInDays?: Bounds
  /** Whether the file also uses cryptography that needs secrets: ciphers, MACs, signatures, keys, passwords, tokens. */
  readonly isBesideCryptography?: boolean
  /** An attribute that the use does not set, not even to something that nobody can read. */
  readonly lacks?: OneOf<"name" | "mode" | "padding" | "digest">

  readonly not?: Selector
  readonly anyOf?: ReadonlyArray<Selector>
}
