/*
 * What an OID may be called, written apart from the scanner's own table: from the NIST Computer Security Objects Register,
 * the PKCS RFCs and the object table of OpenSSL. The first pattern that matches the OID decides.
 */
const AES_MODES = ["ECB", "CBC", "OFB", "CFB128", "KW", "GCM", "CCM", "KWP", "GMAC"]
const HASHES = ["256", "384", "512", "224", "512/224", "512/256"]
const RSA_HASHES: { readonly [arc: string]: string } = {
  2: "MD2",
  3: "MD4",
  4: "MD5",
  5: "SHA-1",
  11: "SHA-256",
  12: "SHA-384",
  13: "SHA-512",
  14: "SHA-224",
  15: "SHA-512/224",
  16: "SHA-512/256"
}
const SHA3 = ["224", "256", "384", "512"]
const SLH = ["SHA2", "SHAKE"].flatMap((hash) =>
  ["128", "192", "256"].flatMap((bits) => ["s", "f"].map((speed) => `${hash}-${bits}${speed}`))
)

const exact = (oid: string, name: string): readonly [string, RegExp] => [oid, new RegExp(`^(?:${name})$`)]
const literal = (text: string): string => text.replace(/[.+/]/g, "\\$&")

const rows: ReadonlyArray<readonly [string, RegExp]> = [
  ...[128, 192, 256].flatMap((bits, size) =>
    AES_MODES.map((mode, at) => exact(`2.16.840.1.101.3.4.1.${20 * size + at + 1}`, `AES-${bits}-${mode}(?:-.+)?`))
  ),
  exact("2.16.840.1.101.3.4.1", "AES(?:-.+)?"),
  ...HASHES.map((bits, at) => exact(`2.16.840.1.101.3.4.2.${at + 1}`, `SHA-${bits}`)),
  ...SHA3.map((bits, at) => exact(`2.16.840.1.101.3.4.2.${at + 7}`, `SHA3-${bits}`)),
  exact("2.16.840.1.101.3.4.2.11", "SHAKE128"),
  exact("2.16.840.1.101.3.4.2.12", "SHAKE256"),
  ...SHA3.map((bits, at) => exact(`2.16.840.1.101.3.4.2.${at + 13}`, `HMAC-SHA3-${bits}(?:-\\d+)?`)),
  exact("2.16.840.1.101.3.4.2.21", "KMAC128"),
  exact("2.16.840.1.101.3.4.2.22", "KMAC256"),
  ...["224", "256", "384", "512"].map((bits, at) =>
    exact(`2.16.840.1.101.3.4.3.${at + 1}`, `DSA(?:-\\d+)?-SHA-${bits}`)
  ),
  ...SHA3.map((bits, at) => exact(`2.16.840.1.101.3.4.3.${at + 5}`, `DSA(?:-\\d+)?-SHA3-${bits}`)),
  ...SHA3.map((bits, at) => exact(`2.16.840.1.101.3.4.3.${at + 9}`, `ECDSA-.*SHA3-${bits}`)),
  ...SHA3.map((bits, at) => exact(`2.16.840.1.101.3.4.3.${at + 13}`, `RSA-PKCS1-1\\.5-SHA3-${bits}(?:-\\d+)?`)),
  ...["44", "65", "87"].map((set, at) => exact(`2.16.840.1.101.3.4.3.${at + 17}`, `ML-DSA-${set}`)),
  ...SLH.map((set, at) => exact(`2.16.840.1.101.3.4.3.${at + 20}`, `SLH-DSA-${set}`)),
  ...["44", "65", "87"].map((set, at) => exact(`2.16.840.1.101.3.4.3.${at + 32}`, `HashML-DSA-${set}(?:-.+)?`)),
  ...SLH.map((set, at) => exact(`2.16.840.1.101.3.4.3.${at + 35}`, `HashSLH-DSA-${set}(?:-.+)?`)),
  ...["512", "768", "1024"].map((set, at) => exact(`2.16.840.1.101.3.4.4.${at + 1}`, `ML-KEM-${set}`)),
  ...Object.entries(RSA_HASHES).map(([arc, hash]) =>
    exact(`1.2.840.113549.1.1.${arc}`, `RSA-PKCS1-1\\.5-${literal(hash)}(?:-\\d+)?`)
  ),
  exact("1.2.840.113549.1.1.1", "RSA(?!-(?:PSS|OAEP|X9|ISO)).*"),
  exact("1.2.840.113549.1.1.7", "RSA-OAEP(?:-.+)?"),
  exact("1.2.840.113549.1.1.8", "MGF1(?:-.+)?"),
  exact("1.2.840.113549.1.1.10", "RSA-PSS(?:-.+)?"),
  exact("1.2.156.10197.1.504", "RSA-PKCS1-1\\.5-SM3(?:-\\d+)?"),
  exact("1.3.36.3.3.1.2", "RSA-PKCS1-1\\.5-RIPEMD-160(?:-\\d+)?"),
  exact("1.2.840.10040.4.1", "DSA(?:-.+)?"),
  exact("1.2.840.10040.4.3", "DSA-.*SHA-1"),
  exact("1.2.840.10045.2.1", "EC(?:DSA)?(?:-.+)?"),
  exact("1.2.840.10045.4.1", "ECDSA-.*SHA-1"),
  ...["224", "256", "384", "512"].map((bits, at) => exact(`1.2.840.10045.4.3.${at + 1}`, `ECDSA-.*SHA-${bits}`)),
  exact("1.3.132.1.12", "ECDHE?(?:-.+)?"),
  exact("1.3.132.1.13", "ECMQV(?:-.+)?"),
  exact("1.3.101.110", "x25519"),
  exact("1.3.101.111", "x448"),
  exact("1.3.101.112", "Ed25519"),
  exact("1.3.101.113", "Ed448"),
  exact("1.2.840.113549.1.3.1", "(?:DH|FFDHE)(?:-.+)?"),
  exact("1.2.840.113549.2.2", "MD2"),
  exact("1.2.840.113549.2.4", "MD4"),
  exact("1.2.840.113549.2.5", "MD5"),
  exact("1.3.14.3.2.26", "SHA-1"),
  exact("2.5.8.3.101", "MDC2"),
  ...["MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA-512/224", "SHA-512/256"].map((hash, at) =>
    exact(`1.2.840.113549.2.${at + 6}`, `HMAC-${literal(hash)}(?:-\\d+)?`)
  ),
  ...["256", "384", "512"].map((bits, at) => exact(`1.2.840.113549.1.9.16.3.${at + 28}`, `HKDF-SHA-${bits}`)),
  exact("1.2.840.113549.1.9.16.3.6", "3DES(?:-\\d+)?-Wrap"),
  exact("1.2.840.113549.1.9.16.3.17", "(?:LMS|HSS)(?:[_-].+)?"),
  exact("1.2.840.113549.1.9.16.3.18", "ChaCha20-Poly1305(?:-\\d+)?"),
  exact("1.2.840.113549.3.2", "RC2(?:-\\d+)?-CBC(?:-.+)?"),
  exact("1.2.840.113549.3.4", "RC4(?:-\\d+)?"),
  exact("1.2.840.113549.3.7", "3DES-168-CBC(?:-.+)?"),
  exact("1.2.840.113549.3.8", "RC5(?:-\\d+)?-CBC(?:-.+)?"),
  ...["ECB", "CBC", "OFB", "CFB64"].map((mode, at) => exact(`1.3.14.3.2.${at + 6}`, `DES-56-${mode}(?:-.+)?`)),
  exact("1.3.6.1.4.1.188.7.1.1.2", "IDEA-CBC(?:-.+)?"),
  exact("1.3.6.1.4.1.3029.1.2", "Blowfish(?:-\\d+)?-CBC(?:-.+)?"),
  exact("1.2.840.113533.7.66.10", "CAST5(?:-\\d+)?-CBC(?:-.+)?"),
  ...["ECB", "CBC", "CFB128", "OFB"].map((mode, at) => exact(`1.2.410.200004.1.${at + 3}`, `SEED-128-${mode}(?:-.+)?`)),
  ["1.2.392.200011.61.1.1.1.", /^CAMELLIA-(?:128|192|256)-CBC/],
  ["0.3.4401.5.3.1.9.", /^CAMELLIA-(?:128|192|256)-(?:ECB|OFB|CFB128|GCM|CCM|CTR|CMAC)|^CMAC-CAMELLIA-/],
  ["1.2.410.200046.1.1.", /^ARIA-(?:128|192|256)-(?:ECB|CBC|CFB128|OFB|CTR|GCM|CCM)/],
  ["1.2.156.10197.1.104.", /^SM4-(?:ECB|CBC|OFB|CFB|CTR|GCM|CCM|XTS)/],
  ["1.3.6.1.4.1.11591.13.2.", /^Serpent-(?:128|192|256)-(?:ECB|CBC|OFB|CFB128)/],
  exact("1.3.6.1.4.1.11591.4.11", "scrypt(?:-.+)?"),
  exact("1.3.111.2.1619.0.1.1", "AES-128-XTS"),
  exact("1.3.111.2.1619.0.1.2", "AES-256-XTS"),
  ["1.3.6.1.4.1.1722.12.2.1.", /^BLAKE2b-\d+$/],
  ["1.3.6.1.4.1.1722.12.2.2.", /^BLAKE2s-\d+$/],
  exact("1.3.6.1.4.1.1722.12.2.3.8", "BLAKE3"),
  exact("1.0.10118.3.0.50", "RIPEMD-128"),
  exact("1.0.10118.3.0.55", "Whirlpool"),
  exact("1.3.36.3.2.1", "RIPEMD-160"),
  exact("1.2.156.10197.1.401", "SM3"),
  exact("1.2.156.10197.1.501", "SM2"),
  ["1.2.156.10197.1.301.", /^SM2/],
  exact("1.2.643.2.2.9", "GOSTR3411"),
  exact("1.2.643.2.2.10", "GOSTR3411_HMAC"),
  exact("1.2.643.2.2.19", "GOSTR3410(?:-.+)?"),
  exact("1.2.643.2.2.21", "GOST28147(?:-.+)?"),
  exact("1.2.643.2.2.22", "GOST28147_MAC"),
  exact("1.2.643.7.1.1.1.1", "GOSTR3410-2012-256(?:-.+)?"),
  exact("1.2.643.7.1.1.1.2", "GOSTR3410-2012-512(?:-.+)?"),
  exact("1.2.643.7.1.1.2.2", "Streebog-256"),
  exact("1.2.643.7.1.1.2.3", "Streebog-512"),
  exact("1.2.643.7.1.1.5.1", "Magma(?:-.+)?"),
  exact("1.2.643.7.1.1.5.2", "Kuznyechik(?:-.+)?"),
  exact("1.2.804.2.1.1.1.1.3.1.1", "DSTU4145(?:-.+)?"),
  exact("1.2.840.113549.1.5.12", "PBKDF2(?:-.+)?"),
  exact("1.2.840.113549.1.5.13", "PBES2(?:-.+)?"),
  exact("1.2.840.113549.1.5.14", "PBMAC1(?:-.+)?"),
  ["1.2.840.113549.1.5.", /^PBES1-(?:DES|RC2)/],
  ["1.2.840.113549.1.12.1.", /^PKCS12-PBE-(?:RC4|RC2|3DES)/],
  exact("1.3.6.1.4.1.42.2.17.1.1", "JKS-PBE"),
  exact("1.3.6.1.4.1.42.2.19.1", "PBES1-3DES(?:-.+)?"),
  exact("1.3.6.1.5.5.7.6.34", "XMSS(?:-.+)?"),
  exact("1.3.6.1.5.5.7.6.35", "XMSSMT(?:-.+)?")
]

const isOf = (row: string, oid: string): boolean => (row.endsWith(".") ? oid.startsWith(row) : oid === row)

/** Whether an algorithm of this name may carry the OID; undefined for an OID nobody knows. */
export const mayBeCalled = (oid: string, name: string): boolean | undefined =>
  rows.find(([row]) => isOf(row, oid))?.[1].test(name)
