import type { Sample } from "./Sample.ts"

export const gradleSamples: ReadonlyArray<Sample> = [
  {
    path: "build.gradle",
    text: `// implementation 'org.mindrot:jbcrypt:0.4'
plugins { id 'java' }

def bcVersion = '1.78.1'
ext.jjwtVersion = "0.12.5"
ext {
    hutool = '5.8.26'
}

/* testImplementation 'org.mindrot:jbcrypt:0.4' */
dependencies {
    implementation "org.bouncycastle:bcprov-jdk18on:\${bcVersion}"
    implementation("org.bouncycastle:bcpkix-jdk18on:$bcVersion") { transitive = false }
    api "io.jsonwebtoken:jjwt-api:$jjwtVersion"
    compileOnly group: 'com.nimbusds', name: 'nimbus-jose-jwt', version: '9.37.3'
    testImplementation 'org.jasypt:jasypt:1.9.+'
    implementation "com.password4j:password4j:$unknownVersion"
    implementation 'com.auth0:java-jwt'
    runtimeOnly 'org.bouncycastle:bctls-jdk18on:[1.70,2.0)'
    implementation project(':core')
    debugImplementation 'commons-codec:commons-codec:1.16.1@jar'
    implementation libs.tink
    println "org.mindrot:jbcrypt:0.4"
}
`,
    names: [
      "pkg:maven/org.bouncycastle/bcprov-jdk18on@1.78.1 required direct 12",
      "pkg:maven/org.bouncycastle/bcpkix-jdk18on@1.78.1 required direct 13",
      "pkg:maven/io.jsonwebtoken/jjwt-api@0.12.5 required direct 14",
      "pkg:maven/com.nimbusds/nimbus-jose-jwt@9.37.3 required direct 15",
      "pkg:maven/org.jasypt/jasypt 1.9.+ excluded direct 16",
      "pkg:maven/com.password4j/password4j required direct 17",
      "pkg:maven/com.auth0/java-jwt required direct 18",
      "pkg:maven/org.bouncycastle/bctls-jdk18on [1.70,2.0) required direct 19",
      "pkg:maven/commons-codec/commons-codec@1.16.1 required direct 21"
    ]
  },
  {
    path: "app/build.gradle.kts",
    text: `plugins { kotlin("jvm") version "2.0.0" }

val tinkVersion = "1.13.0"

dependencies {
    implementation("com.google.crypto.tink:tink:$tinkVersion")
    implementation(platform("org.springframework.boot:spring-boot-dependencies:3.2.0"))
    implementation("org.springframework.security:spring-security-crypto")
    testImplementation(group = "org.mindrot", name = "jbcrypt", version = "0.4")
    androidTestImplementation("at.favre.lib:bcrypt:0.10.2")
}
`,
    names: [
      "pkg:maven/com.google.crypto.tink/tink@1.13.0 required direct 6",
      "pkg:maven/org.springframework.security/spring-security-crypto required direct 8",
      "pkg:maven/org.mindrot/jbcrypt@0.4 excluded direct 9",
      "pkg:maven/at.favre.lib/bcrypt@0.10.2 excluded direct 10"
    ]
  },
  {
    path: "gradle.lockfile",
    text: `# This is a Gradle generated file for dependency locking.
# Manual edits can break the build and are not advised.
com.google.crypto.tink:tink:1.13.0=compileClasspath,runtimeClasspath
org.mindrot:jbcrypt:0.4=testCompileClasspath,testRuntimeClasspath
empty=annotationProcessor
`,
    names: ["pkg:maven/com.google.crypto.tink/tink@1.13.0 required 3", "pkg:maven/org.mindrot/jbcrypt@0.4 excluded 4"]
  },
  {
    path: "gradle/libs.versions.toml",
    text: `[versions]
bouncycastle = "1.78.1"
tink = { strictly = "[1.12, 1.14[", prefer = "1.13.0" }

[libraries]
bcprov = { module = "org.bouncycastle:bcprov-jdk18on", version.ref = "bouncycastle" }
tink = { group = "com.google.crypto.tink", name = "tink", version.ref = "tink" }
jbcrypt = "org.mindrot:jbcrypt:0.4"
jwt = { module = "com.auth0:java-jwt" }

[bundles]
crypto = ["bcprov", "tink"]
`,
    names: [
      "pkg:maven/org.bouncycastle/bcprov-jdk18on@1.78.1 6",
      "pkg:maven/com.google.crypto.tink/tink [1.12, 1.14[ 7",
      "pkg:maven/org.mindrot/jbcrypt@0.4 8",
      "pkg:maven/com.auth0/java-jwt 9"
    ]
  },
  {
    path: "build.sbt",
    text: `ThisBuild / scalaVersion := "2.13.12"

val tsecVersion = "0.4.0" // "org.mindrot" % "jbcrypt" % "0.4"
libraryDependencies ++= Seq(
  "io.github.jmcardon" %% "tsec-mac" % tsecVersion,
  "com.github.jwt-scala" %% "jwt-core" % "10.0.0",
  "org.bouncycastle" % "bcprov-jdk18on" % "1.78",
  "com.password4j" % "password4j" % "1.7.3" % Test,
  "com.auth0" % "java-jwt" % unknown
)
`,
    names: [
      "pkg:maven/io.github.jmcardon/tsec-mac_2.13@0.4.0 required direct 5",
      "pkg:maven/com.github.jwt-scala/jwt-core_2.13@10.0.0 required direct 6",
      "pkg:maven/org.bouncycastle/bcprov-jdk18on@1.78 required direct 7",
      "pkg:maven/com.password4j/password4j@1.7.3 excluded direct 8",
      "pkg:maven/com.auth0/java-jwt required direct 9"
    ]
  }
]
