/** Types of the Java platform and of the standard libraries of Kotlin and Scala, as far as their names show it. */
export const jvmPlatform =
  /^(?:java\.(?!lang\.)|javax\.|jakarta\.|(?:java\.lang|kotlin|scala)\.(?:String|CharSequence|Integer|Int|Long|Class|Object|Any|ByteArray|Array)$)/
