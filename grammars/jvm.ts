/** Types of the Java platform and of the standard libraries of Kotlin and Scala, as far as their names show it. */
export const jvmPlatform =
  /^(?:java\.(?!lang\.)|javax\.|jakarta\.|(?:java\.lang|kotlin|scala)\.(?:String|CharSequence|Integer|Int|Long|Class|Object|Any|ByteArray|Array)$)/

/** Packages of the platform, and the one of Apache's HTTP client, whose types have names that are not common elsewhere. */
export const jvmCryptography: ReadonlyArray<string> = [
  "java.security",
  "javax.crypto",
  "javax.crypto.spec",
  "javax.net.ssl",
  "org.apache.http.conn.ssl"
]
