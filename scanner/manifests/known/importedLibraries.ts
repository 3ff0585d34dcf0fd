/** A library that programs import without a package of a registry, or under names that no package states. */
export interface ImportedLibrary {
  readonly name: string
  /** What imports of it begin with, dots between the parts, slashes where the language writes a path. */
  readonly imports: ReadonlyArray<string>
  /** Imports beneath that are of something else, or that give no algorithm. */
  readonly except?: ReadonlyArray<string>
  /** How the qualified names of its API begin, where they do not begin as its imports. */
  readonly api?: ReadonlyArray<string>
  /** Its rule tables, where qualified names do not tell libraries apart. */
  readonly tables?: ReadonlyArray<string>
  /** How its functions are named, where an import brings all of them in. */
  readonly functions?: RegExp
}

/** Access control, class loading and principals of the platform: https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/security/package-summary.html. */
const accessControl = [
  "AccessControlContext",
  "AccessControlException",
  "AccessController",
  "AllPermission",
  "BasicPermission",
  "CodeSource",
  "DomainCombiner",
  "Guard",
  "GuardedObject",
  "Permission",
  "PermissionCollection",
  "Permissions",
  "Policy",
  "PolicySpi",
  "Principal",
  "PrivilegedAction",
  "PrivilegedActionException",
  "PrivilegedExceptionAction",
  "ProtectionDomain",
  "SecureClassLoader",
  "SecurityPermission",
  "UnresolvedPermission",
  "acl"
].map((name) => `java.security.${name}`)

const openssl = ["opensslCiphers", "opensslDigests", "opensslKeys", "opensslLegacy", "opensslParameters", "opensslTls"]

/**
 * By set of rule tables. Sources: the documentation of each platform's standard library, and for C the headers that each
 * library installs.
 */
export const importedLibraries: { readonly [ecosystem: string]: ReadonlyArray<ImportedLibrary> } = {
  java: [
    { name: "javax.crypto", imports: ["javax.crypto"] },
    { name: "java.security", imports: ["java.security"], except: accessControl },
    { name: "javax.net.ssl", imports: ["javax.net.ssl"] },
    { name: "javax.xml.crypto", imports: ["javax.xml.crypto"] },
    { name: "android.security.keystore", imports: ["android.security.keystore"] },
    { name: "org.bouncycastle", imports: ["org.bouncycastle"], except: ["org.bouncycastle.util"] },
    { name: "org.conscrypt", imports: ["org.conscrypt"] },
    { name: "net.i2p.crypto", imports: ["net.i2p.crypto"] },
    { name: "de.mkammerer.argon2", imports: ["de.mkammerer.argon2"] },
    { name: "com.goterl.lazysodium", imports: ["com.goterl.lazysodium"] },
    { name: "org.apache.commons.crypto", imports: ["org.apache.commons.crypto"] },
    { name: "org.apache.shiro.crypto", imports: ["org.apache.shiro.crypto"] },
    { name: "org.apache.xml.security", imports: ["org.apache.xml.security"] },
    { name: "org.apache.wss4j", imports: ["org.apache.wss4j"] },
    { name: "org.pgpainless", imports: ["org.pgpainless"] },
    { name: "org.signal.libsignal", imports: ["org.signal.libsignal"] },
    { name: "org.web3j.crypto", imports: ["org.web3j.crypto"] }
  ],
  python: [
    { name: "hashlib", imports: ["hashlib"] },
    { name: "hmac", imports: ["hmac"] },
    { name: "ssl", imports: ["ssl"] },
    { name: "secrets", imports: ["secrets"] },
    { name: "crypt", imports: ["crypt"] },
    { name: "python-gnupg", imports: ["gnupg"] },
    { name: "pycryptodomex", imports: ["Cryptodome"] },
    { name: "python-pkcs11", imports: ["pkcs11"] },
    { name: "pysaml2", imports: ["saml2"] },
    { name: "pysha3", imports: ["sha3"] },
    { name: "pgpy", imports: ["pgpy"] },
    { name: "eciespy", imports: ["ecies"] },
    { name: "tlslite-ng", imports: ["tlslite"] },
    { name: "starkbank-ecdsa", imports: ["ellipticcurve"] },
    { name: "simple-crypt", imports: ["simplecrypt"] },
    { name: "aws-encryption-sdk", imports: ["aws_encryption_sdk"] },
    { name: "azure-keyvault-keys", imports: ["azure.keyvault.keys"] },
    { name: "google-cloud-kms", imports: ["google.cloud.kms"] }
  ],
  javascript: [
    { name: "node:crypto", imports: ["crypto", "node:crypto"], api: ["crypto"] },
    { name: "node:tls", imports: ["tls", "node:tls"], api: ["tls"] }
  ],
  go: [
    { name: "crypto", imports: ["crypto"], except: ["crypto/subtle", "crypto/internal"], api: ["crypto"] },
    { name: "crypto/tls", imports: ["crypto/tls"], api: ["crypto/tls"] },
    { name: "crypto/x509", imports: ["crypto/x509"], except: ["crypto/x509/pkix"], api: ["crypto/x509"] }
  ],
  dotnet: [
    { name: "System.Security.Cryptography", imports: ["System.Security.Cryptography"] },
    { name: "System.Net.Security", imports: ["System.Net.Security"] },
    { name: "Fido2", imports: ["Fido2NetLib"] },
    { name: "Otp.NET", imports: ["OtpNet"] },
    { name: "Pkcs11Interop", imports: ["Net.Pkcs11Interop"] }
  ],
  php: [
    { name: "phpseclib/phpseclib", imports: ["phpseclib", "phpseclib3"], tables: ["phpseclib"] },
    { name: "robrichards/xmlseclibs", imports: ["RobRichards.XMLSecLibs"], tables: ["xmlseclibs"] },
    { name: "mdanter/ecc", imports: ["Mdanter.Ecc"] },
    { name: "simplito/elliptic-php", imports: ["Elliptic"] },
    { name: "spomky-labs/otphp", imports: ["OTPHP"] },
    { name: "tuupola/branca", imports: ["Branca"] },
    { name: "web-auth/webauthn-lib", imports: ["Webauthn"] }
  ],
  ruby: [
    { name: "openssl", imports: ["openssl"], api: ["OpenSSL"], functions: /OpenSSL::[\w:]+(?:\.\w+)?/g },
    { name: "digest", imports: ["digest"], api: ["Digest", "OpenSSL.Digest"], functions: /Digest::\w+(?:\.\w+)?/g },
    { name: "securerandom", imports: ["securerandom"], api: ["SecureRandom"], functions: /SecureRandom\.\w+/g },
    { name: "rbnacl", imports: ["rbnacl"], api: ["RbNaCl"], functions: /RbNaCl::[\w:]+(?:\.\w+)?/g },
    { name: "ed25519", imports: ["ed25519"], api: ["Ed25519"], functions: /Ed25519::[\w:]+(?:\.\w+)?/g },
    { name: "x25519", imports: ["x25519"], api: ["X25519"], functions: /X25519::[\w:]+(?:\.\w+)?/g },
    { name: "bcrypt", imports: ["bcrypt"], api: ["BCrypt"], functions: /BCrypt::[\w:]+(?:\.\w+)?/g },
    { name: "bcrypt_pbkdf", imports: ["bcrypt_pbkdf"], api: ["BCryptPbkdf"], functions: /BCryptPbkdf(?:::\w+)*\.\w+/g },
    { name: "scrypt", imports: ["scrypt"], api: ["SCrypt"], functions: /SCrypt::[\w:]+(?:\.\w+)?/g },
    { name: "argon2", imports: ["argon2"], api: ["Argon2"], functions: /Argon2::[\w:]+(?:\.\w+)?/g },
    { name: "jwt", imports: ["jwt"], api: ["JWT"], functions: /JWT(?:::\w+)*\.\w+/g },
    { name: "jwe", imports: ["jwe"], api: ["JWE"], functions: /JWE(?:::\w+)*\.\w+/g },
    { name: "gpgme", imports: ["gpgme"], api: ["GPGME"], functions: /GPGME(?:::\w+)*\.\w+/g },
    { name: "lockbox", imports: ["lockbox"], api: ["Lockbox"], functions: /Lockbox(?:::\w+)*\.\w+/g },
    { name: "rotp", imports: ["rotp"], api: ["ROTP"], functions: /ROTP::[\w:]+(?:\.\w+)?/g },
    { name: "webauthn", imports: ["webauthn"], api: ["WebAuthn"], functions: /WebAuthn(?:::\w+)*\.\w+/g },
    { name: "acme-client", imports: ["acme-client"], api: ["Acme"], functions: /Acme::[\w:]+(?:\.\w+)?/g }
  ],
  elixir: [
    { name: ":crypto", imports: [":crypto"] },
    { name: ":public_key", imports: [":public_key"] },
    { name: ":ssl", imports: [":ssl"] },
    { name: "enacl", imports: [":enacl"] },
    { name: "guardian", imports: ["Guardian"] },
    { name: "nimble_totp", imports: ["NimbleTOTP"] },
    { name: "x509", imports: ["X509"] },
    { name: "cloak", imports: ["Cloak"] },
    { name: "ex_crypto", imports: ["ExCrypto", "ExPublicKey"] }
  ],
  swift: [
    { name: "CryptoKit", imports: ["CryptoKit", "Crypto"], api: ["CryptoKit", "Crypto"] },
    { name: "CommonCrypto", imports: ["CommonCrypto"], tables: ["commonCrypto"], functions: /\b(?:kCC|CC)[A-Z_]\w*/g },
    { name: "Security", imports: ["Security"], tables: ["appleSecurity"], functions: /\bk?Sec[A-Z]\w*/g },
    { name: "swift-certificates", imports: ["X509"], api: ["X509"] },
    { name: "swift-nio-ssh", imports: ["NIOSSH"] },
    { name: "secp256k1.swift", imports: ["secp256k1", "P256K"] },
    { name: "libsignal", imports: ["LibSignalClient"] }
  ],
  dart: [],
  rust: [],
  lua: [
    { name: "lua-openssl", imports: ["openssl"] },
    { name: "lua-resty-openssl", imports: ["resty.openssl"] },
    { name: "lua-resty-string", imports: ["resty.aes", "resty.md5", "resty.sha1", "resty.sha256", "resty.sha512"] },
    { name: "lua-resty-jwt", imports: ["resty.jwt"] },
    { name: "luasodium", imports: ["luasodium"] },
    { name: "luasec", imports: ["ssl"] },
    { name: "luacrypto", imports: ["crypto"] }
  ],
  c: [
    {
      name: "openssl",
      imports: ["openssl"],
      except: [
        "openssl/bio.h",
        "openssl/err.h",
        "openssl/opensslconf.h",
        "openssl/opensslv.h",
        "openssl/configuration.h"
      ],
      tables: openssl,
      functions:
        /\b(?:EVP|RSA|DSA|DH|EC|ECDSA|ECDH|SSL|TLS|X509|PEM|d2i|i2d|PKCS\d+|CMS|OSSL|HMAC|CMAC|RAND|AES|DES|BF|RC\d|MD\d|SHA\d*|OCSP|TS|ENGINE|BN|ASN1)_\w+/g
    },
    {
      name: "mbedtls",
      imports: ["mbedtls", "psa"],
      except: ["mbedtls/error.h", "mbedtls/platform.h"],
      tables: ["mbedtls", "psa"],
      functions: /\b(?:mbedtls|psa)_\w+/g
    },
    {
      name: "libsodium",
      imports: ["sodium.h", "sodium"],
      tables: ["libsodium"],
      functions: /\b(?:crypto_\w+|randombytes\w*)/g
    },
    { name: "libgcrypt", imports: ["gcrypt.h"], tables: ["libgcrypt"], functions: /\bgcry_\w+/g },
    { name: "nettle", imports: ["nettle"], tables: ["nettle"] },
    { name: "gnutls", imports: ["gnutls"], tables: ["gnutls"], functions: /\bgnutls_\w+/g },
    {
      name: "wolfssl",
      imports: ["wolfssl"],
      except: ["wolfssl/options.h", "wolfssl/error-ssl.h"],
      tables: ["wolfcrypt"],
      functions: /\b(?:wc_|wolfSSL_|wolfTLS)\w+/g
    },
    {
      name: "botan",
      imports: ["botan"],
      tables: ["botan", "botanFfi", "botanSodium"],
      functions: /\b(?:Botan::[\w:]+|botan_\w+)/g
    },
    { name: "cryptopp", imports: ["cryptopp", "crypto++"], tables: ["cryptopp"] },
    { name: "libtomcrypt", imports: ["tomcrypt.h"], tables: ["libtomcrypt"] },
    { name: "liboqs", imports: ["oqs"], tables: ["liboqs"], functions: /\bOQS_\w+/g },
    { name: "monocypher", imports: ["monocypher.h"], tables: ["monocypher"], functions: /\bcrypto_\w+/g },
    { name: "libssh", imports: ["libssh"], api: ["ssh_*", "SSH_*"], functions: /\bssh_\w+/g },
    { name: "libssh2", imports: ["libssh2.h"], api: ["libssh2_*", "LIBSSH2_*"], functions: /\blibssh2_\w+/g },
    {
      name: "libsecp256k1",
      imports: ["secp256k1.h", "secp256k1_ecdh.h", "secp256k1_schnorrsig.h"],
      tables: ["secp256k1"],
      functions: /\bsecp256k1_\w+/g
    },
    { name: "blake3", imports: ["blake3.h"], api: ["blake3_*"], functions: /\bblake3_\w+/g },
    { name: "argon2", imports: ["argon2.h"], tables: ["argon2"], functions: /\bargon2\w+/g },
    { name: "bearssl", imports: ["bearssl.h"], tables: ["bearssl"], functions: /\bbr_\w+/g },
    { name: "libhydrogen", imports: ["hydrogen.h"], tables: ["hydrogen"], functions: /\bhydro_\w+/g },
    { name: "s2n", imports: ["s2n.h"], tables: ["s2n"], functions: /\bs2n_\w+/g },
    { name: "gpgme", imports: ["gpgme.h"], tables: ["gpgme"], functions: /\bgpgme_\w+/g },
    { name: "gmssl", imports: ["gmssl"], tables: ["gmssl"] },
    { name: "libjwt", imports: ["jwt.h"], api: ["jwt_*", "JWT_*"], functions: /\bjwt_\w+/g },
    { name: "jwt-cpp", imports: ["jwt-cpp"], api: ["jwt"], functions: /\bjwt::[\w:]+/g },
    { name: "libsrtp", imports: ["srtp.h", "srtp2"], tables: ["libsrtp"], functions: /\bsrtp_\w+/g },
    { name: "micro-ecc", imports: ["uECC.h"], api: ["uECC_*"], functions: /\buECC_\w+/g },
    { name: "tinycrypt", imports: ["tinycrypt"], tables: ["microEcc"], functions: /\btc_\w+/g },
    { name: "qca", imports: ["QtCrypto", "qca.h"], tables: ["qca"], functions: /\bQCA::[\w:]+/g },
    {
      name: "nss",
      imports: ["pk11pub.h", "nss.h", "nss", "cryptohi.h"],
      tables: ["nss"],
      functions: /\b(?:PK11|SEC|SECKEY|SSL|CERT|NSS)_\w+/g
    },
    { name: "libxcrypt", imports: ["crypt.h"], api: ["crypt", "crypt_*"], functions: /\bcrypt\w*/g },
    {
      name: "Windows CNG",
      imports: ["bcrypt.h", "ncrypt.h"],
      tables: ["windowsCng"],
      functions: /\b[BN]Crypt[A-Z]\w*/g
    },
    {
      name: "Windows CryptoAPI",
      imports: ["wincrypt.h"],
      tables: ["windowsCapi"],
      functions: /\b(?:Crypt|Cert|PFX)[A-Z]\w*/g
    },
    {
      name: "Linux kernel crypto",
      imports: [
        ...["aead", "akcipher", "algapi", "drbg", "hash", "kpp", "rng", "sig", "skcipher"].map(
          (name) => `crypto/${name}.h`
        ),
        ...["aes", "chacha", "curve25519", "md5", "poly1305", "sha1", "sha2", "sha3"].map((name) => `crypto/${name}.h`),
        "crypto/internal",
        "linux/crypto.h"
      ],
      tables: ["linuxKernel"],
      functions: /\bcrypto_\w+/g
    },
    { name: "PKCS #11", imports: ["pkcs11.h"], tables: ["pkcs11"], functions: /\bC_[A-Z]\w*/g },
    {
      name: "Qt",
      imports: [
        "QCryptographicHash",
        "QMessageAuthenticationCode",
        "QPasswordDigestor",
        "QSslSocket",
        "QSslConfiguration",
        "QSslKey",
        "QSslCertificate"
      ],
      tables: ["qt"],
      functions: /\b(?:QCryptographicHash|QMessageAuthenticationCode|QPasswordDigestor|QSsl\w*)::\w+/g
    },
    { name: "CommonCrypto", imports: ["CommonCrypto"], tables: ["commonCrypto"], functions: /\bCC[A-Z_]\w*/g },
    { name: "Security", imports: ["Security"], tables: ["appleSecurity"], functions: /\bSec[A-Z]\w*/g }
  ]
}
