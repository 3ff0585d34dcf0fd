/** Names after a common beginning: `pkg.{a,b}`. */
const beneath = (prefix: string, ...names: ReadonlyArray<string>): string =>
  `${prefix.replaceAll(".", "\\.")}(?:${names.join("|")})`

const any = (...patterns: ReadonlyArray<string>): RegExp => new RegExp(`^(?:${patterns.join("|")})$`)

/**
 * By set of rule tables, names of cryptographic libraries that start, end, transport, describe or report, and say nothing of an
 * algorithm: a file that calls nothing else of a library misses nothing. Sources: manual pages of OpenSSL 3.5 (section 3), the
 * manuals of GnuTLS 3.8 ("API reference"), Libgcrypt 1.12 ("Preparation", "Error Handling") and libssh2 1.11; Java SE 25 API,
 * java.security.Security; javadoc of Apache MINA SSHD 2, of Nimbus JOSE + JWT 10 and of Bouncy Castle 1.83; pyca/cryptography 46 ("X.509 Reference", "Serialization"); JWCrypto 1.5;
 * plug_crypto 2; package:kdbx 2, and the keys of widgets and of JSON
 * (https://api.flutter.dev/flutter/foundation/Key-class.html, package:json_annotation).
 */
export const silentNames: { readonly [ecosystem: string]: RegExp } = {
  c: any(
    beneath(
      "SSL_",
      "get_error",
      "connect",
      "do_handshake",
      "get1?_peer_certificate",
      "version",
      "library_init",
      "load_error_strings",
      "shutdown",
      "pending",
      "set_fd",
      "set_bio",
      "read",
      "write",
      "set_tlsext_host_name",
      "get_version",
      "get_cipher_name",
      "get_current_cipher",
      "CIPHER_get_name",
      "CTX_free",
      "free"
    ),
    "ASN1_STRING_\\w+",
    "X509_(?:get_(?:subject|issuer)_name|get_ext_d2i|NAME_(?:get|ENTRY_get|oneline|print)\\w*)",
    "OSSL_PROVIDER_(?:try_)?(?:un)?load",
    "OPENSSL_init_\\w+",
    beneath(
      "gnutls_",
      "global_\\w+",
      "check_version",
      "strerror",
      "error_is_fatal",
      "deinit",
      "handshake",
      "rehandshake",
      "bye",
      "record_\\w+",
      "credentials_set",
      "certificate_(?:allocate_credentials|free_credentials|get_peers|type_get|verification_status_print)",
      "server_name_\\w+",
      "session_(?:get_desc|get_data2?|set_data|is_resumed|get_ptr|set_ptr)",
      "transport_\\w+",
      "handshake_set_timeout",
      "alpn_\\w+",
      "(?:protocol|cipher|kx|mac)_get(?:_name|_version)?",
      "x509_crt_(?:init|deinit|get_\\w+)"
    ),
    beneath(
      "gcry_",
      "(?:md|cipher|mac)_(?:close|reset)",
      "md_get_algo_dlen",
      "control",
      "check_version",
      "set_\\w+",
      "str(?:error|source)",
      "err(?:or|_\\w+)",
      "free"
    ),
    beneath(
      "libssh2_",
      "init",
      "exit",
      "session_(?:handshake|startup|disconnect|free|last_error|set_blocking)",
      "channel_\\w+",
      "sftp_\\w+"
    )
  ),
  java: any(
    beneath(
      "java.security.Security.",
      "addProvider",
      "insertProviderAt",
      "removeProvider",
      "getProviders?",
      "getAlgorithms"
    ),
    beneath(
      "org.bouncycastle.",
      "(?:jce|jcajce|pqc\\.jcajce|jsse)\\.provider\\.BouncyCastle\\w*Provider",
      "asn1\\.x500\\.[\\w.]+",
      "asn1\\.x509\\.(?:GeneralNames?|OtherName|BasicConstraints|Extensions(?:Generator)?)(?:\\.\\w+)?",
      "asn1\\.(?:DER|BER|ASN1)\\w+(?:\\.\\w+)?",
      "bcpg\\.Armored(?:In|Out)putStream",
      "openpgp\\.(?:bc\\.Bc|jcajce\\.Jca)?PGPObjectFactory"
    ),
    beneath(
      "org.apache.sshd.",
      "common\\.util\\.\\w[\\w.]*",
      "server\\.(?:channel|command|shell|session|forward|subsystem)\\.\\w[\\w.]*"
    ),
    "com\\.nimbusds\\.jose\\.util\\.\\w*ResourceRetriever"
  ),
  python: any(
    beneath(
      "cryptography.x509.",
      "Name(?:Attribute)?",
      "RelativeDistinguishedName",
      "ObjectIdentifier",
      "(?:general_name\\.)?(?:DNSName|IPAddress|UniformResourceIdentifier|RFC822Name|DirectoryName)",
      "SubjectAlternativeName",
      "BasicConstraints",
      "(?:Extended)?KeyUsage",
      "AuthorityKeyIdentifier",
      "random_serial_number"
    ),
    "cryptography\\.hazmat\\.primitives\\.serialization\\.NoEncryption",
    beneath("jwcrypto.common.", "json_encode", "json_decode", "base64url_encode", "base64url_decode")
  ),
  elixir: any(beneath("Plug.Crypto.", "secure_compare", "masked_compare", "prune_args_from_stacktrace")),
  dart: any("(?:Kdbx|Value|Global|Object|Unique|PageStorage|Json)Key", "KeyEncrypterKdf\\.kdfTypeFor", "Curved\\w*")
}
