/** Packages of the platform, and the one of Apache's HTTP client, whose types have names that are not common elsewhere. */
export const jvmCryptography: ReadonlyArray<string> = [
  "java.security",
  "javax.crypto",
  "javax.crypto.spec",
  "javax.net.ssl",
  "org.apache.http.conn.ssl"
]
