import type { CanonicalFacts } from "./CanonicalFacts.ts"
import type { Notation } from "./Notation.ts"

const P_CURVES = {
  nistp256: ["P-256", "SHA-256"],
  nistp384: ["P-384", "SHA-384"],
  nistp521: ["P-521", "SHA-512"]
} as const

const curveNames: ReadonlyArray<readonly [string, CanonicalFacts]> = Object.entries(P_CURVES).flatMap(
  ([nist, [curve, digest]]) => [
    [`ecdh-sha2-${nist}`, { name: "ECDH", curve, digest }],
    [`ecdsa-sha2-${nist}`, { name: "ECDSA", curve, digest }],
    [`sk-ecdsa-sha2-${nist}`, { name: "ECDSA", curve, digest }]
  ]
)

const ciphers: ReadonlyArray<readonly [string, CanonicalFacts]> = [128, 192, 256].flatMap((keyBits) => [
  [`aes${keyBits}-ctr`, { name: "AES", keyBits, mode: "ctr" }],
  [`aes${keyBits}-cbc`, { name: "AES", keyBits, mode: "cbc" }],
  [`aes${keyBits}-gcm@openssh.com`, { name: "AES", keyBits, mode: "gcm" }],
  [`AEAD_AES_${keyBits}_GCM`, { name: "AES", keyBits, mode: "gcm" }],
  [`twofish${keyBits}-cbc`, { name: "Twofish", keyBits, mode: "cbc" }],
  [`twofish${keyBits}-ctr`, { name: "Twofish", keyBits, mode: "ctr" }],
  [`serpent${keyBits}-cbc`, { name: "Serpent", keyBits, mode: "cbc" }],
  [`serpent${keyBits}-ctr`, { name: "Serpent", keyBits, mode: "ctr" }],
  [`camellia${keyBits}-cbc`, { name: "CAMELLIA", keyBits, mode: "cbc" }],
  [`camellia${keyBits}-ctr`, { name: "CAMELLIA", keyBits, mode: "ctr" }]
])

const macs: ReadonlyArray<readonly [string, CanonicalFacts]> = Object.entries<CanonicalFacts>({
  "hmac-md5": { name: "HMAC", digest: "MD5" },
  "hmac-md5-96": { name: "HMAC", digest: "MD5", tagBits: 96 },
  "hmac-sha1": { name: "HMAC", digest: "SHA-1" },
  "hmac-sha1-96": { name: "HMAC", digest: "SHA-1", tagBits: 96 },
  "hmac-sha2-224": { name: "HMAC", digest: "SHA-224" },
  "hmac-sha2-256": { name: "HMAC", digest: "SHA-256" },
  "hmac-sha2-256-96": { name: "HMAC", digest: "SHA-256", tagBits: 96 },
  "hmac-sha2-384": { name: "HMAC", digest: "SHA-384" },
  "hmac-sha2-512": { name: "HMAC", digest: "SHA-512" },
  "hmac-sha2-512-96": { name: "HMAC", digest: "SHA-512", tagBits: 96 },
  "hmac-ripemd160": { name: "HMAC", digest: "RIPEMD-160" },
  "umac-64": { name: "UMAC", tagBits: 64 },
  "umac-128": { name: "UMAC", tagBits: 128 }
}).flatMap(([name, facts]) =>
  ["", "@openssh.com", "-etm@openssh.com"].map((suffix) => [`${name}${suffix}`, facts] as const)
)

/** Groups by number and size: RFC 2409, RFC 3526. */
const GROUPS = { "1": 1024, "14": 2048, "15": 3072, "16": 4096, "17": 6144, "18": 8192 }

const groups: ReadonlyArray<readonly [string, CanonicalFacts]> = Object.entries(GROUPS).flatMap(([number, keyBits]) => {
  const facts = { name: "DH", group: `modp${keyBits}`, keyBits } as const
  return [
    [`diffie-hellman-group${number}-sha1`, { ...facts, digest: "SHA-1" }],
    [`diffie-hellman-group${number}-sha256`, { ...facts, digest: "SHA-256" }],
    [`diffie-hellman-group${number}-sha512`, { ...facts, digest: "SHA-512" }]
  ]
})

/** A key type and the certificate format of the same key. */
const keys: ReadonlyArray<readonly [string, CanonicalFacts]> = Object.entries<CanonicalFacts>({
  "ssh-rsa": { name: "RSA", padding: "pkcs1v15", digest: "SHA-1" },
  "rsa-sha2-256": { name: "RSA", padding: "pkcs1v15", digest: "SHA-256" },
  "rsa-sha2-512": { name: "RSA", padding: "pkcs1v15", digest: "SHA-512" },
  "ssh-dss": { name: "DSA", digest: "SHA-1" },
  "ssh-ed25519": { name: "Ed25519" },
  "sk-ssh-ed25519": { name: "Ed25519" },
  "ssh-ed448": { name: "Ed448" },
  ...Object.fromEntries(curveNames.filter(([name]) => !name.startsWith("ecdh")))
}).flatMap(([name, facts]) =>
  ["", "@openssh.com", "-cert-v01@openssh.com"].map((suffix) => [`${name}${suffix}`, facts] as const)
)

const others: ReadonlyArray<readonly [string, CanonicalFacts]> = Object.entries<CanonicalFacts>({
  "3des-cbc": { name: "3DES", keyBits: 168, mode: "cbc" },
  "3des-ctr": { name: "3DES", keyBits: 168, mode: "ctr" },
  "des-cbc": { name: "DES", mode: "cbc" },
  "blowfish-cbc": { name: "Blowfish", keyBits: 128, mode: "cbc" },
  "blowfish-ctr": { name: "Blowfish", keyBits: 256, mode: "ctr" },
  "cast128-cbc": { name: "CAST5", keyBits: 128, mode: "cbc" },
  "cast128-ctr": { name: "CAST5", keyBits: 128, mode: "ctr" },
  "idea-cbc": { name: "IDEA", mode: "cbc" },
  "idea-ctr": { name: "IDEA", mode: "ctr" },
  "seed-cbc@ssh.com": { name: "SEED", mode: "cbc" },
  "twofish-cbc": { name: "Twofish", keyBits: 256, mode: "cbc" },
  arcfour: { name: "RC4", keyBits: 128 },
  arcfour128: { name: "RC4", keyBits: 128 },
  arcfour256: { name: "RC4", keyBits: 256 },
  "rijndael-cbc@lysator.liu.se": { name: "AES", keyBits: 256, mode: "cbc" },
  "chacha20-poly1305": { name: "ChaCha20-Poly1305" },
  "chacha20-poly1305@openssh.com": { name: "ChaCha20-Poly1305" },
  "aes128-gcm": { name: "AES", keyBits: 128, mode: "gcm" },
  "aes256-gcm": { name: "AES", keyBits: 256, mode: "gcm" },
  "curve25519-sha256": { name: "X25519", digest: "SHA-256" },
  "curve25519-sha256@libssh.org": { name: "X25519", digest: "SHA-256" },
  "curve448-sha512": { name: "X448", digest: "SHA-512" },
  "diffie-hellman-group-exchange-sha1": { name: "DH", digest: "SHA-1" },
  "diffie-hellman-group-exchange-sha256": { name: "DH", digest: "SHA-256" },
  "ecmqv-sha2": { name: "ECMQV", digest: "SHA-256" },
  "rsa2048-sha256": { name: "RSA", primitive: "pke", keyBits: 2048, padding: "oaep", digest: "SHA-256" },
  "rsa1024-sha1": { name: "RSA", primitive: "pke", keyBits: 1024, padding: "oaep", digest: "SHA-1" },
  "sntrup761x25519-sha512": { name: "sntrup761x25519-sha512" },
  "sntrup761x25519-sha512@openssh.com": { name: "sntrup761x25519-sha512" },
  "mlkem768x25519-sha256": { name: "X25519MLKEM768", digest: "SHA-256" },
  "mlkem768nistp256-sha256": { name: "SecP256r1MLKEM768", digest: "SHA-256" },
  "mlkem1024nistp384-sha384": { name: "SecP384r1MLKEM1024", digest: "SHA-384" }
})

/** Key exchange under GSSAPI, whose names end with the mechanism or before it (RFC 4462 2.5, RFC 8732 4 and 5). */
const gss: ReadonlyArray<readonly [string, CanonicalFacts]> = [
  ...groups.map(([name, facts]) => [name.replace("diffie-hellman", "gss"), facts] as const),
  ...curveNames.flatMap(([name, facts]) =>
    facts.name === "ECDH"
      ? [[`gss-${name.slice("ecdh-sha2-".length)}-sha${facts.digest?.slice(4)}`, facts] as const]
      : []
  ),
  ["gss-curve25519-sha256", { name: "X25519", digest: "SHA-256" }],
  ["gss-curve448-sha512", { name: "X448", digest: "SHA-512" }],
  ["gss-gex-sha1", { name: "DH", digest: "SHA-1" }]
]

/** A name without the mechanism that the name of a key exchange under GSSAPI ends with. */
const plainName = (text: string): string => (text.startsWith("gss-") ? text.split("-", 3).join("-") : text)

/*
 * Sources: IANA SSH parameters registry, RFC 4253, 4344, 4419, 4432, 5647, 5656, 6668, 8268, 8332, 8709, 8731, 9142, and
 * the vendor names of PROTOCOL in OpenSSH. `rsa2048-sha256` is the key transport of RFC 4432, which pads with OAEP.
 */
const table: ReadonlyMap<string, CanonicalFacts> = new Map(
  [...curveNames, ...ciphers, ...macs, ...groups, ...keys, ...others, ...gss].map(([name, facts]) => [
    name.toLowerCase(),
    facts
  ])
)

/** Names of SSH ciphers, MACs, key exchanges and key types. */
export const ssh: Notation = { ofText: (text) => table.get(plainName(text.trim().toLowerCase())) }
