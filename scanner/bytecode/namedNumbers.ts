import type { MemberRef } from "./constantPool.ts"

/** Numbers of a library, each of which has a name there: compilers put the number where the source has the name. */
interface NamedNumbers {
  /** The internal name of the class that has the constants. */
  readonly owner: string
  readonly names: { readonly [value: number]: string }
}

/** Constant field values of the Java platform (https://docs.oracle.com/en/java/javase/21/docs/api/constant-values.html). */
const modes: NamedNumbers = {
  owner: "javax/crypto/Cipher",
  names: { 1: "ENCRYPT_MODE", 2: "DECRYPT_MODE", 3: "WRAP_MODE", 4: "UNWRAP_MODE" }
}

const keyKinds: NamedNumbers = {
  owner: "javax/crypto/Cipher",
  names: { 1: "PUBLIC_KEY", 2: "PRIVATE_KEY", 3: "SECRET_KEY" }
}

/** com.jcraft.jsch.KeyPair of JSch 0.1.54 and 2.27. */
const jschKeys: NamedNumbers = {
  owner: "com/jcraft/jsch/KeyPair",
  names: { 1: "DSA", 2: "RSA", 3: "ECDSA", 5: "ED25519", 6: "ED448" }
}

/** Numbers of OpenPGP (RFC 9580 9.1, 9.3, 9.5, 9.6) under the names that Bouncy Castle gives them, with its own of hashes from 301 on. */
const keys: NamedNumbers = {
  owner: "org/bouncycastle/bcpg/PublicKeyAlgorithmTags",
  names: {
    1: "RSA_GENERAL",
    2: "RSA_ENCRYPT",
    3: "RSA_SIGN",
    16: "ELGAMAL_ENCRYPT",
    17: "DSA",
    18: "ECDH",
    19: "ECDSA",
    20: "ELGAMAL_GENERAL",
    21: "DIFFIE_HELLMAN",
    22: "EDDSA_LEGACY",
    25: "X25519",
    26: "X448",
    27: "Ed25519",
    28: "Ed448"
  }
}

const symmetric: NamedNumbers = {
  owner: "org/bouncycastle/bcpg/SymmetricKeyAlgorithmTags",
  names: {
    1: "IDEA",
    2: "TRIPLE_DES",
    3: "CAST5",
    4: "BLOWFISH",
    5: "SAFER",
    6: "DES",
    7: "AES_128",
    8: "AES_192",
    9: "AES_256",
    10: "TWOFISH",
    11: "CAMELLIA_128",
    12: "CAMELLIA_192",
    13: "CAMELLIA_256"
  }
}

const hashes: NamedNumbers = {
  owner: "org/bouncycastle/bcpg/HashAlgorithmTags",
  names: {
    1: "MD5",
    2: "SHA1",
    3: "RIPEMD160",
    5: "MD2",
    6: "TIGER_192",
    8: "SHA256",
    9: "SHA384",
    10: "SHA512",
    11: "SHA224",
    12: "SHA3_256",
    14: "SHA3_512",
    301: "MD4",
    312: "SHA3_224",
    313: "SHA3_256",
    314: "SHA3_384",
    315: "SHA3_512",
    326: "SM3"
  }
}

const aead: NamedNumbers = {
  owner: "org/bouncycastle/bcpg/AEADAlgorithmTags",
  names: { 1: "EAX", 2: "OCB", 3: "GCM" }
}

/** By the positions of arguments; negative ones count from the last. */
type Positions = { readonly [position: number]: NamedNumbers }

const operators = "org/bouncycastle/openpgp/operator/"

/** A method or a constructor of the two classes that do the same with and without the Java Cryptography Architecture. */
const ofBoth = (name: string, positions: Positions, method = "<init>"): ReadonlyArray<readonly [string, Positions]> => [
  [`${operators}jcajce/Jc${name}.${method}`, positions],
  [`${operators}bc/Bc${name.slice(1)}.${method}`, positions]
]

const methods: ReadonlyMap<string, Positions> = new Map<string, Positions>([
  ["javax/crypto/Cipher.init", { 0: modes }],
  ["javax/crypto/Cipher.unwrap", { 2: keyKinds }],
  ["com/jcraft/jsch/KeyPair.genKeyPair", { 1: jschKeys }],
  [`${operators}PGPDigestCalculatorProvider.get`, { 0: hashes }],
  [`${operators}bc/BcPGPDigestCalculatorProvider.get`, { 0: hashes }],
  ...ofBoth("ePGPDataEncryptorBuilder", { 0: symmetric }),
  ...ofBoth("ePGPDataEncryptorBuilder", { 0: aead }, "setWithAEAD"),
  ...ofBoth("aPGPContentSignerBuilder", { 0: keys, 1: hashes }),
  ...ofBoth("aPGPContentSignerBuilderProvider", { 0: hashes }),
  ...ofBoth("ePBESecretKeyEncryptorBuilder", { 0: symmetric }),
  ...ofBoth("aAEADSecretKeyEncryptorBuilder", { 0: aead, 1: symmetric }),
  ...ofBoth("aCFBSecretKeyEncryptorFactory", { 0: symmetric }),
  ...ofBoth("aPGPKeyPair", { [-3]: keys })
])

/** The constant that an argument of a method stood for in the source, if the method is one that takes such constants. */
export const constantAt = (
  { owner, name }: Pick<MemberRef, "owner" | "name">,
  position: number,
  count: number,
  value: unknown
): { readonly owner: string; readonly name: string } | undefined => {
  const positions = methods.get(`${owner}.${name}`)
  const numbers = positions?.[position] ?? positions?.[position - count]
  const found = typeof value === "number" ? numbers?.names[value] : undefined
  return numbers === undefined || found === undefined ? undefined : { owner: numbers.owner, name: found }
}
