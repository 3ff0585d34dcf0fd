import type { Facts } from "./Facts.ts"

/** A certificate that was found, without anything secret. */
export interface Certificate {
  /** RFC 4514 text. */
  readonly subject: string
  readonly issuer: string
  /** Hexadecimal. */
  readonly serialNumber: string
  /** RFC 3339, UTC, whole seconds. */
  readonly notBefore: string
  readonly notAfter: string
  /** SHA-256 of the DER encoding, hexadecimal. */
  readonly fingerprint: string
  /** Subject alternative names: `DNS:example.com`, `IP:192.0.2.1`. */
  readonly names: ReadonlyArray<string>
  /** Whether its key may sign other certificates, by the basic constraints; absent where there are none. */
  readonly isAuthority?: boolean
  readonly subjectKeyId?: string
  readonly authorityKeyId?: string
  readonly publicKey: Facts
  /** SHA-256 of the DER encoding of the SubjectPublicKeyInfo, hexadecimal. */
  readonly publicKeyFingerprint: string
}

/** A certificate as far as a bill of materials describes it. */
export type KnownCertificate = Pick<Certificate, "subject" | "issuer" | "notAfter" | "names"> & Partial<Certificate>

/** A key, keystore, certificate request or revocation list that was found: its kind, never its content. */
export interface StoredObject {
  /** `PKCS8`, `PKCS1`, `OpenSSH`, `JWK`, `OpenPGP`, `JKS` ...; `literal` where a program's source holds the bytes. */
  readonly format: string
  /** SHA-256 of the encoding without armour, hexadecimal; absent where the value could be guessed from it. */
  readonly fingerprint?: string
  readonly isEncrypted?: boolean
  /** What it is encrypted with, where the file states it. */
  readonly protection?: Facts
  /** Keys, certificates and secrets in a keystore. */
  readonly entries?: number
  /** Of a request or a revocation list. */
  readonly subject?: string
  readonly signature?: Facts
}
