import type { KnownLibraries, KnownLibrary } from "./KnownLibrary.ts"

interface Native extends KnownLibrary {
  /** Its recipe in https://github.com/conan-io/conan-center-index. */
  readonly conan?: string
  /** Its port in https://github.com/microsoft/vcpkg. */
  readonly vcpkg?: string
  /** What CMake and pkg-config look for on a machine. */
  readonly looked?: ReadonlyArray<string>
  /** Its binary packages in Debian and Ubuntu, with the numbers of their interfaces, in Alpine, and in Fedora and Red Hat Enterprise Linux. */
  readonly packages?: ReadonlyArray<string>
  /** Names of its shared libraries, without `lib` and their versions, where those are others than what is looked for. */
  readonly files?: ReadonlyArray<string>
}

const openssl = ["opensslCiphers", "opensslDigests", "opensslKeys", "opensslLegacy", "opensslParameters", "opensslTls"]

/** Libraries for C and C++, each with its names in the package managers. */
const natives: { readonly [name: string]: Native } = {
  apr: { conan: "apr", vcpkg: "apr", looked: ["apr", "apr-util"], tables: ["apr"], isGeneral: true },
  argon2: {
    conan: "argon2",
    vcpkg: "argon2",
    looked: ["argon2", "libargon2", "libargon2"],
    tables: ["argon2"],
    packages: ["argon2", "libargon2-0", "libargon2-1"]
  },
  asio: { conan: "asio", vcpkg: "asio", looked: ["asio"], api: ["asio", "ssl"], isGeneral: true },
  bearssl: {
    conan: "bearssl",
    vcpkg: "bearssl",
    looked: ["bearssl"],
    tables: ["bearssl"],
    packages: ["bearssl", "libbearssl0"]
  },
  blake3: { conan: "blake3", vcpkg: "blake3", looked: ["blake3", "libblake3"], api: ["blake3_*"], offers: ["BLAKE3"] },
  boost: {
    conan: "boost",
    vcpkg: "boost-asio",
    looked: ["boost"],
    api: ["boost.asio", "boost.beast", "ssl"],
    isGeneral: true
  },
  boringssl: {
    conan: "boringssl",
    vcpkg: "boringssl",
    looked: ["boringssl"],
    tables: [...openssl, "boringssl"]
  },
  botan: {
    conan: "botan",
    vcpkg: "botan",
    looked: ["botan", "botan-2", "botan-3"],
    tables: ["botan", "botanFfi", "botanSodium"],
    packages: ["botan", "botan2", "botan3", "libbotan-2-17", "libbotan-2-19", "libbotan-3-1", "libbotan-3-7"]
  },
  "cpp-httplib": {
    conan: "cpp-httplib",
    vcpkg: "cpp-httplib",
    looked: ["httplib"],
    api: ["httplib"],
    isGeneral: true
  },
  cpr: { conan: "cpr", vcpkg: "cpr", looked: ["cpr"], api: ["cpr"], isGeneral: true },
  cryptopp: {
    conan: "cryptopp",
    vcpkg: "cryptopp",
    looked: ["cryptopp", "crypto++", "libcrypto++"],
    tables: ["cryptopp"],
    packages: ["crypto++", "cryptopp", "libcrypto++6", "libcrypto++8", "libcrypto++8t64"]
  },
  curl: {
    conan: "libcurl",
    vcpkg: "curl",
    looked: ["curl", "libcurl"],
    api: ["CURL_*", "CURLOPT_*", "curl_easy_setopt"],
    isGeneral: true
  },
  ffmpeg: {
    conan: "ffmpeg",
    vcpkg: "ffmpeg",
    looked: ["ffmpeg", "libavutil"],
    tables: ["libavutil"],
    isGeneral: true
  },
  glib: { conan: "glib", vcpkg: "glib", looked: ["glib-2.0", "gio-2.0"], tables: ["glib"], isGeneral: true },
  gnutls: {
    conan: "gnutls",
    vcpkg: "libgnutls",
    looked: ["gnutls"],
    tables: ["gnutls"],
    packages: ["gnutls", "gnutls-bin", "gnutls-utils", "libgnutls30", "libgnutls30t64"]
  },
  gmssl: { looked: ["gmssl"], tables: ["gmssl"] },
  gpgme: {
    conan: "gpgme",
    vcpkg: "gpgme",
    looked: ["gpgme"],
    tables: ["gpgme"],
    packages: ["gpgme", "libgpgme11", "libgpgme11t64", "libgpgme45"]
  },
  "jwt-cpp": { conan: "jwt-cpp", vcpkg: "jwt-cpp", looked: ["jwt-cpp"], api: ["jwt"] },
  libb2: { conan: "libb2", vcpkg: "libb2", looked: ["libb2"], api: ["blake2*"], packages: ["libb2", "libb2-1"] },
  libhydrogen: { vcpkg: "libhydrogen", looked: ["hydrogen", "libhydrogen"], tables: ["hydrogen"] },
  grpc: { conan: "grpc", vcpkg: "grpc", looked: ["grpc", "grpc++"], api: ["grpc"], isGeneral: true },
  hiredis: {
    conan: "hiredis",
    vcpkg: "hiredis",
    looked: ["hiredis", "hiredis_ssl"],
    api: ["redis*", "REDIS_SSL_*"],
    isGeneral: true
  },
  libgcrypt: {
    conan: "libgcrypt",
    vcpkg: "libgcrypt",
    looked: ["libgcrypt", "gcrypt"],
    tables: ["libgcrypt"],
    packages: ["libgcrypt", "libgcrypt20"]
  },
  libmd: { conan: "libmd", looked: ["libmd"], tables: ["libmd"] },
  libjwt: { looked: ["libjwt"], tables: ["jwtLibraries"] },
  liboqs: { vcpkg: "liboqs", looked: ["liboqs"], tables: ["liboqs"] },
  libressl: {
    conan: "libressl",
    vcpkg: "libressl",
    looked: ["libressl"],
    tables: openssl,
    packages: ["libressl", "libressl4.0-libcrypto", "libressl4.0-libssl", "libressl4.1-libcrypto", "libressl4.1-libssl"]
  },
  libsodium: {
    conan: "libsodium",
    vcpkg: "libsodium",
    looked: ["libsodium", "sodium", "unofficial-sodium"],
    tables: ["libsodium"],
    packages: ["libsodium", "libsodium23", "libsodium26"]
  },
  libsrtp: {
    conan: "libsrtp",
    vcpkg: "libsrtp",
    looked: ["libsrtp", "libsrtp2", "srtp2"],
    tables: ["libsrtp"],
    packages: ["libsrtp", "libsrtp2-1"]
  },
  libssh: {
    conan: "libssh",
    vcpkg: "libssh",
    looked: ["libssh"],
    api: ["ssh_*", "SSH_*"],
    packages: ["libssh", "libssh-4", "libssh-gcrypt-4"]
  },
  libssh2: {
    conan: "libssh2",
    vcpkg: "libssh2",
    looked: ["libssh2"],
    api: ["libssh2_*", "LIBSSH2_*"],
    packages: ["libssh2", "libssh2-1", "libssh2-1t64"]
  },
  libtomcrypt: {
    conan: "libtomcrypt",
    vcpkg: "libtomcrypt",
    looked: ["libtomcrypt"],
    tables: ["libtomcrypt"],
    packages: ["libtomcrypt", "libtomcrypt1"]
  },
  libxcrypt: {
    conan: "libxcrypt",
    vcpkg: "libxcrypt",
    looked: ["libxcrypt", "libcrypt"],
    api: ["crypt", "crypt_*"],
    packages: ["libcrypt1", "libxcrypt", "libxcrypt-compat"]
  },
  mbedtls: {
    conan: "mbedtls",
    vcpkg: "mbedtls",
    looked: ["mbedtls", "mbedcrypto", "mbedx509"],
    tables: ["mbedtls", "psa"],
    packages: [
      "libmbedcrypto3",
      "libmbedcrypto7",
      "libmbedcrypto7t64",
      "libmbedcrypto16",
      "libmbedtls12",
      "libmbedtls14",
      "libmbedtls14t64",
      "libmbedtls21",
      "libmbedx509-0",
      "libmbedx509-1",
      "libmbedx509-1t64",
      "libmbedx509-7",
      "mbedtls"
    ]
  },
  mosquitto: {
    conan: "mosquitto",
    vcpkg: "mosquitto",
    looked: ["libmosquitto"],
    api: ["mosquitto_*"],
    isGeneral: true
  },
  "micro-ecc": { looked: ["micro-ecc", "uecc"], tables: ["microEcc"] },
  monocypher: { looked: ["monocypher"], tables: ["monocypher"] },
  mysql: { conan: "libmysqlclient", vcpkg: "libmysql", looked: ["mysqlclient"], api: ["mysql_*"], isGeneral: true },
  nettle: {
    conan: "nettle",
    vcpkg: "nettle",
    looked: ["nettle", "hogweed"],
    tables: ["nettle"],
    packages: ["libhogweed5", "libhogweed6", "libhogweed6t64", "libnettle7", "libnettle8", "libnettle8t64", "nettle"]
  },
  nss: {
    conan: "nss",
    vcpkg: "nss",
    looked: ["nss"],
    files: ["nss3", "nssutil3", "ssl3", "smime3", "softokn3", "freebl3", "freeblpriv3"],
    tables: ["nss"],
    packages: ["libnss3", "libnss3-tools", "nss", "nss-softokn", "nss-softokn-freebl", "nss-util", "nss-tools"]
  },
  openldap: { conan: "openldap", vcpkg: "openldap", looked: ["ldap", "openldap"], api: ["ldap_*"], isGeneral: true },
  openssl: {
    conan: "openssl",
    vcpkg: "openssl",
    looked: ["openssl", "libcrypto", "libssl"],
    files: ["libeay32", "ssleay32"],
    tables: openssl,
    packages: [
      "libcrypto1.1",
      "libcrypto3",
      "libssl1.0.0",
      "libssl1.0.2",
      "libssl1.1",
      "libssl3",
      "libssl3t64",
      "openssl",
      "openssl-fips-provider",
      "openssl-fips-provider-so",
      "openssl-libs"
    ]
  },
  poco: { conan: "poco", vcpkg: "poco", looked: ["poco"], tables: ["poco"], isGeneral: true },
  qca: { vcpkg: "qca", looked: ["qca2", "qca2-qt5", "qca2-qt6", "qca-qt5", "qca-qt6"], tables: ["qca"] },
  qt: {
    conan: "qt",
    vcpkg: "qtbase",
    looked: ["qt4", "qt5", "qt6", "qt5core", "qt6core"],
    tables: ["qt"],
    isGeneral: true
  },
  s2n: { conan: "s2n", vcpkg: "s2n", looked: ["s2n"], tables: ["s2n"], packages: ["libs2n1"] },
  secp256k1: {
    vcpkg: "secp256k1",
    looked: ["secp256k1", "libsecp256k1"],
    tables: ["secp256k1"],
    packages: ["libsecp256k1", "libsecp256k1-0", "libsecp256k1-1", "libsecp256k1-2"]
  },
  wolfssl: {
    conan: "wolfssl",
    vcpkg: "wolfssl",
    looked: ["wolfssl"],
    tables: ["wolfcrypt"],
    packages: ["libwolfssl24", "libwolfssl35", "libwolfssl42", "libwolfssl42t64", "wolfssl"]
  }
}

const under = (namesOf: (native: Native) => ReadonlyArray<string>, isGeneric = false): KnownLibraries =>
  Object.fromEntries(
    Object.entries(natives).flatMap(([name, native]) =>
      namesOf(native).map((one) => [one, isGeneric ? { ...native, as: name } : native] as const)
    )
  )

const present = (name: string | undefined): ReadonlyArray<string> => (name === undefined ? [] : [name])

export const conanLibraries: KnownLibraries = under(({ conan }) => present(conan))
export const vcpkgLibraries: KnownLibraries = under(({ vcpkg }) => present(vcpkg))
export const genericLibraries: KnownLibraries = under(({ looked = [] }) => looked, true)
export const distributedLibraries: KnownLibraries = under(({ packages = [] }) => packages)
/** The name that is looked for, by each name of a file that is another one. */
export const sharedLibraries: { readonly [file: string]: string } = Object.fromEntries(
  Object.values(natives).flatMap(({ files = [], looked: [name] = [] }) =>
    name === undefined ? [] : files.map((file) => [file, name] as const)
  )
)
