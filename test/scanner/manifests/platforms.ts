/** Names of APIs, and tables of rules, that no manifest names, because they come with the platform. */
interface Platform {
  readonly reason: string
  readonly names?: ReadonlyArray<string>
  readonly tables?: ReadonlyArray<string>
}

/**
 * Generators of random numbers for games and statistics, of standard libraries and of others that are there for no cryptography;
 * options of TLS that many libraries take.
 */
export const ANYWHERE: ReadonlyArray<string> = ["plainRandom", "tlsOptions"]

export const platforms: { readonly [ecosystem: string]: Platform } = {
  javascript: {
    reason: "Node.js, browsers, Bun and Deno themselves, and what Deno gets from JSR",
    names: ["crypto", "constants", "tls", "https", "http2", "bun", "Deno", "@std/crypto"],
    tables: ["webCrypto", "nodeTls"]
  },
  java: {
    reason: "the Java platform and Android",
    names: ["javax", "java", "com.sun.net", "android"],
    tables: []
  },
  python: { reason: "the standard library", tables: ["hashlib", "crypt", "hmac", "secrets", "ssl", "uuid"] },
  go: { reason: "the standard library", names: ["crypto", "hash", "net/http", "net/smtp", "reflect"] },
  rust: { reason: "nothing" },
  ruby: {
    reason: "the standard library",
    names: ["Digest", "SecureRandom", "Random", "Net", "OpenSSL"]
  },
  php: {
    reason: "extensions of PHP itself",
    names: ["Sodium", "sodium_*", "SODIUM_*", "gnupg", "gnupg_*", "Gnupg", "GnuPG", "ZipArchive"],
    tables: ["openssl", "hash", "mcrypt", "tls", "namedOptions"]
  },
  dotnet: {
    reason: ".NET, ASP.NET, Windows and PowerShell themselves",
    names: ["System", "Windows", "Get", "New", "Protect", "Unprotect", "Set", "Import", "Export"],
    tables: ["cmdlets"]
  },
  elixir: { reason: "Erlang itself", names: [":crypto", ":public_key", ":ssl", ":erlang"], tables: ["publicKey"] },
  dart: { reason: "the SDK", names: ["dart"] },
  swift: {
    reason: "the frameworks of Apple's systems and the standard library",
    names: ["CryptoKit"],
    tables: ["appleSecurity", "commonCrypto", "swiftRandom"]
  },
  c: {
    reason:
      "kernels, C libraries, frameworks and interfaces of systems; PKCS #11 modules are loaded when the program runs",
    tables: ["appleSecurity", "commonCrypto", "linuxKernel", "pkcs11", "unixCrypto", "windowsCapi", "windowsCng"]
  },
  solidity: { reason: "the virtual machine of Ethereum", tables: ["evm"] }
}
