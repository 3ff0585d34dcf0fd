import type { KnownCertificate, StoredObject } from "./Artefact.ts"
import type { SecurityLevels } from "./algorithms.ts"
import type { Attribute, CryptoFunction, Facts, FactSources } from "./Facts.ts"
import type { CodeLine } from "./CodeLine.ts"
import type { FileReference } from "./Finding.ts"
import type { Originated } from "./Origin.ts"
import type { Place } from "./Place.ts"
import type { TrailStep } from "./Trail.ts"
import type { UsageScope } from "./UsageScope.ts"

/** CycloneDX `assetType`. */
export type AssetType = "algorithm" | "certificate" | "protocol" | "related-crypto-material"

/** CycloneDX `relatedCryptoMaterialProperties.type`. */
export type MaterialType =
  | "private-key"
  | "public-key"
  | "secret-key"
  | "key"
  | "ciphertext"
  | "signature"
  | "digest"
  | "initialization-vector"
  | "nonce"
  | "seed"
  | "salt"
  | "shared-secret"
  | "tag"
  | "additional-data"
  | "password"
  | "credential"
  | "token"
  | "other"
  | "unknown"

/** A place where an asset is used. */
export interface Occurrence extends Originated {
  readonly path: string
  readonly place: Place
  /** Its line of code, where the scan has it and it may be shown. */
  readonly code?: CodeLine
  /** Qualified API that is called there. */
  readonly symbol: string
  /**
   * - `use`: the call itself.
   * - `part`: another line of the same use that brings cryptography of its own, such as the engine inside a mode.
   * - `caller`: the call that chose the algorithm a function of the file then uses.
   * - `operation`: a call that passes data to an object created elsewhere, or sets its mode.
   * - `choice`: another line that chooses the version or the cipher suites of a protocol, or a row of a table that the
   *   program picks from.
   * - `literal`: where bytes are written that another function or file passes to the call.
   * - `implied`: the use of an asset that contains this one.
   */
  readonly role: "use" | "part" | "caller" | "operation" | "choice" | "literal" | "implied"
  /** Where each attribute of the use comes from; empty for `part`. */
  readonly sources: FactSources
  /** What is known of the use beyond what makes the asset: iterations, lengths, what is verified. */
  readonly facts: Facts
  /** What this use does, where that is known. */
  readonly functions?: ReadonlyArray<CryptoFunction>
  /** Names of the cipher suites that this use of a protocol configures. */
  readonly suites?: ReadonlyArray<string>
  /** Where in the file these are named, if that is at another line. */
  readonly suitesAt?: Place
  /** The line of code there. */
  readonly suitesCode?: CodeLine
  /** True where a program names the cipher, and nothing shows what it does with it. */
  readonly isNamedOnly?: true
  /** True where the use is there for those who ask for its algorithm by name, or for one of several cases. */
  readonly isOption?: true
  /** The literal table, array or enumeration of which the use is a row. */
  readonly table?: Place
  /** True where the bytes are written at another place, which has the role `literal`. */
  readonly isWrittenElsewhere?: true
  readonly scope: UsageScope
  /** True where the file names the type without importing it, and declares none of that name or one without an implementation. */
  readonly isAssumed?: true
  /** The file of the row of the project's own rules that says what is called. */
  readonly ownRules?: string
  /** True where the call may take more values than the assets at this place say: some cannot be read, or they are too many. */
  readonly isOpenEnded?: true
  /** Where the values of this use came from, in the order met; absent where they stand in the call. At most 8 places. */
  readonly trail?: ReadonlyArray<TrailStep>
  readonly confidence: number
}

/** What an asset refers to, by the other asset's `id`. */
export interface Relation {
  /**
   * - `algorithm`: the algorithm a key, a nonce or another material is for.
   * - `part`: an algorithm that a composite one is made of.
   * - `suite`: an algorithm of a cipher suite of a protocol.
   * - `signature-algorithm`: what a certificate is signed with.
   * - `public-key`: the key that a certificate is about.
   * - `protection`: what a stored key is encrypted with.
   * - `issuer`: the certificate whose key signed this one.
   * - `reference`: a certificate or key in a file that a configuration names.
   */
  readonly role:
    | "algorithm"
    | "part"
    | "suite"
    | "signature-algorithm"
    | "public-key"
    | "protection"
    | "issuer"
    | "reference"
  readonly to: string
}

/** A file that a configuration names. */
export interface AssetReference extends Pick<FileReference, "of" | "path"> {
  /** The configuration's own path. */
  readonly from: string
}

export interface CipherSuiteUse {
  readonly name: string
  /** IANA code point, byte by byte; absent for names that are no suite of the registry. */
  readonly identifiers?: ReadonlyArray<string>
  /** Ids of the algorithms, in the order the suite's name gives them. */
  readonly algorithms: ReadonlyArray<string>
}

/**
 * One distinct piece of cryptography, however many places use it. Its identity is what it is: the same
 * facts give the same `id` in every scan of every repository.
 */
export interface CryptoAsset {
  /** 32 hexadecimal digits of the SHA-256 of the identity. */
  readonly id: string
  readonly type: AssetType
  readonly name: string
  /** What makes it this asset, with what follows by definition. */
  readonly facts: Facts
  /** Values of further attributes at its occurrences, such as the lengths of nonces. */
  readonly observed: { readonly [A in Attribute]?: ReadonlyArray<string> }
  readonly functions: ReadonlyArray<CryptoFunction>
  /** For algorithms: member of the CycloneDX 1.7.1 `algorithmFamiliesEnum`. */
  readonly family?: string
  readonly oid?: string
  readonly levels: SecurityLevels
  /** For related material. */
  readonly material?: MaterialType
  /** For related material: bits. */
  readonly size?: number
  /** For certificates that were read themselves. */
  readonly certificate?: KnownCertificate
  /** For keys and the like that were read themselves. */
  readonly stored?: StoredObject
  readonly suites: ReadonlyArray<CipherSuiteUse>
  readonly relations: ReadonlyArray<Relation>
  readonly references: ReadonlyArray<AssetReference>
  readonly languages: ReadonlyArray<string>
  readonly libraries: ReadonlyArray<string>
  /** Package URLs of the libraries that provide it, as far as the tree's manifests name them. */
  readonly packages: ReadonlyArray<string>
  /** That of the best occurrence, from 0 to 1. */
  readonly confidence: number
  readonly occurrences: ReadonlyArray<Occurrence>
}
