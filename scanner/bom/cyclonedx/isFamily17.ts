/**
 * Families that the registry got with 1.7.1: schema/cryptography-defs.schema.json of CycloneDX/specification, tags 1.7 and
 * 1.7.1. A validator that pins the registry of 1.7.0 refuses them; 1.7.1 in turn has no `KMAC`.
 */
const NOT_IN_BOTH: ReadonlySet<string> = new Set([
  "Argon2",
  "CTR_DRBG",
  "HMAC_DRBG",
  "HPKE",
  "Hash_DRBG",
  "J-PAKE",
  "KMAC",
  "OPAQUE",
  "SM2",
  "SM3",
  "SM4",
  "SM9",
  "SPAKE2",
  "SPAKE2PLUS",
  "SRP",
  "UMAC",
  "scrypt",
  "yescrypt"
])

/** Whether every edition of the 1.7 schema has a family as `algorithmFamily`. */
export const isFamily17 = (family: string): boolean => !NOT_IN_BOTH.has(family)
