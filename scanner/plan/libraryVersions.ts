/** From which version a library has algorithms. */
interface LibraryVersion {
  /** Package URLs without a version, or titles of rule tables for what no manifest names. */
  readonly libraries: ReadonlyArray<string>
  /** Canonical base names. */
  readonly algorithms: ReadonlyArray<string>
  readonly since: string
  /** Of what the version is, where it is not that of the library itself. */
  readonly of?: string
  readonly source: string
  readonly note?: string
}

const bouncyCastle = ["bcprov-jdk18on", "bcprov-jdk15to18", "bcprov-ext-jdk18on"].map(
  (artifact) => `pkg:maven/org.bouncycastle/${artifact}`
)
const openssl = ["OpenSSL", "OpenSSL command", "pkg:conan/openssl", "pkg:generic/openssl", "pkg:vcpkg/openssl"]

/** Only what the source says; a library or an algorithm without a row is not known, not absent. */
export const libraryVersions: ReadonlyArray<LibraryVersion> = [
  { libraries: ["JCA"], algorithms: ["ML-KEM"], since: "24", of: "JDK", source: "https://openjdk.org/jeps/496" },
  {
    libraries: ["JCA"],
    algorithms: ["ML-DSA"],
    since: "24",
    of: "JDK",
    source: "https://bugs.java.com/bugdatabase/view_bug?bug_id=8342282"
  },
  {
    libraries: bouncyCastle,
    algorithms: ["ML-DSA"],
    since: "1.80",
    source: "https://github.com/netty/netty/pull/14741"
  },
  {
    libraries: ["pkg:maven/org.conscrypt/conscrypt-openjdk", "pkg:maven/org.conscrypt/conscrypt-openjdk-uber"],
    algorithms: ["X25519MLKEM768"],
    since: "2.7.0",
    source: "https://github.com/google/conscrypt/releases/tag/2.7.0",
    note: "TLS uses it by default."
  },
  {
    libraries: ["Go crypto"],
    algorithms: ["ML-KEM"],
    since: "1.24",
    of: "Go",
    source: "https://go.dev/api/go1.24.txt",
    note: "ML-KEM-768 and ML-KEM-1024."
  },
  {
    libraries: ["Go crypto"],
    algorithms: ["X25519MLKEM768"],
    since: "1.24",
    of: "Go",
    source: "https://github.com/golang/go/issues/76677",
    note: "TLS uses it by default."
  },
  {
    libraries: ["Go crypto"],
    algorithms: ["SecP256r1MLKEM768", "SecP384r1MLKEM1024"],
    since: "1.26",
    of: "Go",
    source: "https://go.dev/doc/go1.26",
    note: "TLS uses them by default."
  },
  {
    libraries: ["Node.js"],
    algorithms: ["ML-KEM"],
    since: "24.7.0",
    of: "Node.js",
    source: "https://jetbrains.github.io/kotlin-wrappers/kotlin-node/node.crypto/encapsulate.html",
    note: "Where Node.js is built with OpenSSL 3.5 or newer."
  },
  {
    libraries: ["pkg:pypi/cryptography"],
    algorithms: ["ML-KEM"],
    since: "47.0.0",
    source: "https://cryptography.io/en/latest/hazmat/primitives/asymmetric/mlkem/",
    note: "Where its backend has it."
  },
  {
    libraries: ["pkg:pypi/cryptography"],
    algorithms: ["ML-DSA"],
    since: "47.0.0",
    source: "https://cryptography.io/en/latest/hazmat/primitives/asymmetric/mldsa/",
    note: "Where its backend has it."
  },
  {
    libraries: ["pkg:cargo/rustls"],
    algorithms: ["X25519MLKEM768"],
    since: "0.23.22",
    source: "https://docs.rs/crate/rustls-post-quantum/latest",
    note: "With the provider aws-lc-rs; the feature prefer-post-quantum makes it the first choice."
  },
  {
    libraries: openssl,
    algorithms: ["ML-KEM"],
    since: "3.5.0",
    of: "OpenSSL",
    source: "https://man.archlinux.org/man/EVP_KEM-ML-KEM.7.en"
  },
  {
    libraries: openssl,
    algorithms: ["ML-DSA", "SLH-DSA", "X25519MLKEM768"],
    since: "3.5.0",
    of: "OpenSSL",
    source: "https://github.com/openssl/openssl/releases/tag/openssl-3.5.0"
  },
  {
    libraries: ["CryptoKit"],
    algorithms: ["ML-DSA"],
    since: "26",
    of: "iOS and macOS",
    source: "https://developer.apple.com/documentation/cryptokit/mldsa65"
  }
]
