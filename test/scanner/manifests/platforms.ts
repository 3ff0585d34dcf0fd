/** Names of APIs, and tables of rules, that no manifest names, because they come with the platform. */
interface Platform {
  readonly reason: string
  readonly names?: ReadonlyArray<string>
  readonly tables?: ReadonlyArray<string>
}

export const platforms: { readonly [ecosystem: string]: Platform } = {
  javascript: {
    reason: "Node.js, browsers, Bun and Deno themselves, and what Deno gets from JSR",
    names: ["crypto", "constants", "tls", "https", "http2", "bun", "Deno", "@std/crypto"],
    tables: ["webCrypto"]
  },
  java: {
    reason: "the Java platform and Android",
    names: ["javax", "java", "com.sun.net", "android"],
    tables: []
  },
  python: { reason: "the standard library", tables: ["hashlib", "crypt", "hmac", "secrets", "ssl"] },
  go: { reason: "the standard library", names: ["crypto", "hash", "net/http", "net/smtp"] },
  rust: { reason: "nothing" }
}
