import type { KnownLibraries, KnownLibrary } from "./KnownLibrary.ts"

/** What is in which of Bouncy Castle's artifacts: https://www.bouncycastle.org/documentation/documentation-java/. */
const provider: KnownLibrary = {
  api: ["asn1", "crypto", "internal", "jcajce", "jce", "math", "pqc", "x509"].map((name) => `org.bouncycastle.${name}`)
}
const pki: KnownLibrary = {
  api: ["cert", "cms", "dvcs", "eac", "mozilla", "openssl", "operator", "pkcs", "tsp"].map(
    (name) => `org.bouncycastle.${name}`
  )
}
const util: KnownLibrary = {
  api: ["edec", "kisa", "misc", "nsri", "ntt", "oiw", "rosstandart"].map((name) => `org.bouncycastle.asn1.${name}`)
}
const pgp: KnownLibrary = { api: ["org.bouncycastle.bcpg", "org.bouncycastle.openpgp"] }
const tls: KnownLibrary = { api: ["org.bouncycastle.tls", "org.bouncycastle.jsse"] }

const forEach = (names: ReadonlyArray<string>, library: KnownLibrary): KnownLibraries =>
  Object.fromEntries(names.map((name) => [name, library]))

const jdks = (artifact: string): ReadonlyArray<string> =>
  ["jdk14", "jdk15on", "jdk15to18", "jdk16", "jdk18on"].map((jdk) => `org.bouncycastle:${artifact}-${jdk}`)

/** Each library for every version of Scala that it is published for, as https://docs.scala-lang.org/overviews/core/binary-compatibility-of-scala-releases.html names them. */
const scala = (name: string, library: KnownLibrary): KnownLibraries =>
  forEach(
    ["2.11", "2.12", "2.13", "3"].map((version) => `${name}_${version}`),
    library
  )

const jwtScala = [
  "core",
  "circe",
  "argonaut",
  "play-json",
  "json4s-native",
  "json4s-jackson",
  "spray-json",
  "upickle",
  "zio-json"
]

/** Artifacts of https://central.sonatype.com, with the packages that they hold. */
export const mavenLibraries: KnownLibraries = {
  ...forEach(
    [...jdks("bcprov"), ...jdks("bcprov-ext"), "org.bouncycastle:bc-fips", "org.bouncycastle:bcprov-lts8on"],
    provider
  ),
  // without what tells builds for versions of Java apart, as Debian has them, and as classes in an archive show them
  "org.bouncycastle:bcprov": provider,
  "org.bouncycastle:bcpkix": pki,
  "org.bouncycastle:bcutil": util,
  "org.bouncycastle:bcpg": pgp,
  "org.bouncycastle:bctls": tls,
  ...forEach([...jdks("bcpkix"), "org.bouncycastle:bcpkix-fips", "org.bouncycastle:bcpkix-lts8on"], pki),
  ...forEach([...jdks("bcutil"), "org.bouncycastle:bcutil-fips", "org.bouncycastle:bcutil-lts8on"], util),
  ...forEach([...jdks("bcmail"), ...jdks("bcjmail"), "org.bouncycastle:bcmail-lts8on"], {}),
  ...forEach([...jdks("bcpg"), "org.bouncycastle:bcpg-fips", "org.bouncycastle:bcpg-lts8on"], pgp),
  ...forEach([...jdks("bctls"), "org.bouncycastle:bctls-fips", "org.bouncycastle:bctls-lts8on"], tls),
  ...forEach(["at.favre.lib:bcrypt"], { api: ["at.favre.lib.crypto"] }),
  "androidx.security:security-crypto": { api: ["androidx.security.crypto"] },
  "cn.hutool:hutool-all": { api: ["cn.hutool.crypto", "cn.hutool.jwt"], isGeneral: true },
  "cn.hutool:hutool-crypto": { api: ["cn.hutool.crypto"] },
  "cn.hutool:hutool-jwt": { api: ["cn.hutool.jwt"] },
  "com.auth0:java-jwt": { api: ["com.auth0.jwt"] },
  "com.pulumi:azure-native": { api: ["com.pulumi.azurenative"], isGeneral: true },
  ...forEach(["com.google.crypto.tink:tink", "com.google.crypto.tink:tink-android"], {
    api: ["com.google.crypto.tink"]
  }),
  ...forEach(["com.google.guava:guava"], { api: ["com.google.common.hash"], isGeneral: true }),
  "com.hierynomus:sshj": { api: ["net.schmizz.sshj", "com.hierynomus.sshj"] },
  ...forEach(["com.jcraft:jsch", "com.github.mwiede:jsch"], { api: ["com.jcraft.jsch"] }),
  "com.nimbusds:nimbus-jose-jwt": { api: ["com.nimbusds.jose", "com.nimbusds.jwt"] },
  "com.password4j:password4j": { api: ["com.password4j"] },
  "com.squareup.okhttp:okhttp": { api: ["com.squareup.okhttp"], isGeneral: true },
  ...forEach(
    ["okhttp", "okhttp-android", "okhttp-jvm", "okhttp-tls"].map((name) => `com.squareup.okhttp3:${name}`),
    { api: ["okhttp3"], isGeneral: true }
  ),
  ...forEach(["com.squareup.okio:okio", "com.squareup.okio:okio-jvm"], { api: ["okio"], isGeneral: true }),
  "commons-codec:commons-codec": { api: ["org.apache.commons.codec"] },
  "de.svenkubiak:jBCrypt": { api: ["de.svenkubiak.jbcrypt"] },
  "dev.whyoleg.cryptography:cryptography-core": { api: ["dev.whyoleg.cryptography"] },
  ...forEach(["io.jsonwebtoken:jjwt", "io.jsonwebtoken:jjwt-api"], { api: ["io.jsonwebtoken"] }),
  "io.jsonwebtoken:jjwt-impl": { api: ["io.jsonwebtoken.impl"] },
  ...forEach(["io.netty:netty-handler", "io.netty:netty-all"], { api: ["io.netty.handler.ssl"], isGeneral: true }),
  ...forEach(["net.zetetic:android-database-sqlcipher"], { api: ["net.sqlcipher"] }),
  "net.zetetic:sqlcipher-android": { api: ["net.zetetic.database"] },
  ...forEach(["io.netty:netty-codec-classes-quic", "io.netty:netty-codec-native-quic"], {
    api: ["io.netty.handler.codec.quic"],
    isGeneral: true
  }),
  ...forEach(
    ["io.netty.incubator:netty-incubator-codec-classes-quic", "io.netty.incubator:netty-incubator-codec-native-quic"],
    {
      api: ["io.netty.incubator.codec.quic"]
    }
  ),
  "io.lettuce:lettuce-core": { api: ["io.lettuce"], isGeneral: true },
  ...forEach(["io.vertx:vertx-core", "io.vertx:vertx-web-client", "io.vertx:vertx-mail-client"], {
    api: ["io.vertx"],
    isGeneral: true
  }),
  ...forEach(["com.konghq:unirest-java", "com.konghq:unirest-java-core"], { api: ["kong.unirest"], isGeneral: true }),
  ...forEach(["io.vertx:vertx-pg-client", "io.vertx:vertx-mysql-client"], { api: ["io.vertx"], isGeneral: true }),
  "org.eclipse.jetty:jetty-util": { api: ["org.eclipse.jetty"], isGeneral: true },
  "org.asynchttpclient:async-http-client": { api: ["org.asynchttpclient"], isGeneral: true },
  "com.rabbitmq:amqp-client": { api: ["com.rabbitmq"], isGeneral: true },
  "org.apache.cxf:cxf-core": { api: ["org.apache.cxf"], isGeneral: true },
  "org.eclipse.paho:org.eclipse.paho.client.mqttv3": { api: ["org.eclipse.paho.client.mqttv3"], isGeneral: true },
  "org.eclipse.paho:org.eclipse.paho.mqttv5.client": { api: ["org.eclipse.paho.mqttv5"], isGeneral: true },
  ...forEach(["com.sun.mail:jakarta.mail", "com.sun.mail:javax.mail"], { api: ["com.sun.mail"], isGeneral: true }),
  "org.eclipse.angus:angus-mail": { api: ["org.eclipse.angus"], isGeneral: true },
  "org.apache.kafka:kafka-clients": { api: ["org.apache.kafka"], isGeneral: true },
  ...forEach(["org.mongodb:mongodb-driver-core", "org.mongodb:mongodb-driver-sync"], {
    api: ["com.mongodb"],
    isGeneral: true
  }),
  "jakarta.ws.rs:jakarta.ws.rs-api": { api: ["jakarta.ws.rs"], isGeneral: true },
  "org.apache.sshd:sshd-core": { api: ["org.apache.sshd"] },
  "redis.clients:jedis": { api: ["redis.clients"], isGeneral: true },
  "org.apache.httpcomponents:httpclient": { api: ["org.apache.http"], isGeneral: true },
  "org.apache.httpcomponents.client5:httpclient5": { api: ["org.apache.hc"], isGeneral: true },
  "org.bitbucket.b_c:jose4j": { api: ["org.jose4j"] },
  "org.jasypt:jasypt": { api: ["org.jasypt"] },
  "org.mindrot:jbcrypt": { api: ["org.mindrot"] },
  ...forEach(
    [
      "org.springframework.boot:spring-boot-starter-security",
      "org.springframework.security:spring-security-config",
      "org.springframework.security:spring-security-web"
    ],
    { api: ["org.springframework.security"], isGeneral: true }
  ),
  "org.springframework.security:spring-security-crypto": { api: ["org.springframework.security.crypto"] },
  "org.springframework.security:spring-security-core": {
    api: ["org.springframework.security.authentication", "org.springframework.security.core"]
  },
  ...forEach(["org.springframework.security:spring-security-oauth2-jose"], {
    api: ["org.springframework.security.oauth2"]
  }),
  ...forEach(["org.signal:libsignal-client", "org.signal:libsignal-server"], { api: ["org.signal.libsignal"] }),
  "org.cryptomator:siv-mode": { api: ["org.cryptomator.siv"] },
  ...scala("org.http4s:http4s-crypto", { api: ["org.http4s.crypto"] }),
  ...scala("org.typelevel:cats-effect-std", { api: ["cats.effect.std"], isGeneral: true }),
  ...scala("com.github.t3hnar:scala-bcrypt", { api: ["com.github.t3hnar.bcrypt"] }),
  ...scala("com.roundeights:hasher", { api: ["com.roundeights.hasher"] }),
  ...scala("co.fs2:fs2-core", { api: ["fs2.hash", "fs2.hashing"], isGeneral: true }),
  ...scala("com.typesafe.play:play", { api: ["play.api.libs", "play.libs"], isGeneral: true }),
  ...scala("org.playframework:play", { api: ["play.api.libs", "play.libs"], isGeneral: true }),
  ...Object.assign(
    {},
    ...jwtScala.flatMap((name) => [
      scala(`com.github.jwt-scala:jwt-${name}`, { api: ["pdi.jwt"] }),
      scala(`com.pauldijou:jwt-${name}`, { api: ["pdi.jwt"] })
    ])
  ),
  ...scala("io.github.jmcardon:tsec-cipher-jca", { api: ["tsec.cipher.symmetric.jca", "tsec.cipher.symmetric"] }),
  ...scala("io.github.jmcardon:tsec-cipher-bouncy", { api: ["tsec.cipher.symmetric.bouncy"] }),
  ...scala("io.github.jmcardon:tsec-hash-jca", { api: ["tsec.hashing.jca"] }),
  ...scala("io.github.jmcardon:tsec-hash-bouncy", { api: ["tsec.hashing.bouncy"] }),
  ...scala("io.github.jmcardon:tsec-mac", { api: ["tsec.mac.jca"] }),
  ...scala("io.github.jmcardon:tsec-signatures", { api: ["tsec.signature.jca"] }),
  ...scala("io.github.jmcardon:tsec-password", { api: ["tsec.passwordhashers.jca"] }),
  ...scala("io.github.jmcardon:tsec-jwt-mac", { api: ["tsec.jws.mac"] }),
  ...scala("io.github.jmcardon:tsec-jwt-sig", { api: ["tsec.jws.signature"] }),
  ...forEach(
    [
      "com.ionspin.kotlin:multiplatform-crypto-libsodium-bindings",
      "com.ionspin.kotlin:multiplatform-crypto-libsodium-bindings-jvm"
    ],
    { api: ["com.ionspin.kotlin.crypto"] }
  ),
  ...forEach(["io.ktor:ktor-network-tls", "io.ktor:ktor-network-tls-jvm"], { api: ["io.ktor.network.tls"] }),
  ...forEach(["io.ktor:ktor-server-sessions", "io.ktor:ktor-server-sessions-jvm"], {
    api: ["io.ktor.server.sessions", "io.ktor.sessions"],
    isGeneral: true
  }),
  ...forEach(["io.ktor:ktor-utils", "io.ktor:ktor-utils-jvm"], { api: ["io.ktor.util"], isGeneral: true }),
  "software.amazon.awscdk:aws-cdk-lib": { api: ["software.amazon.awscdk"], isGeneral: true },

  "software.amazon.awssdk:kms": { api: ["software.amazon.awssdk.services.kms"] },
  "com.amazonaws:aws-java-sdk-kms": { api: ["com.amazonaws.services.kms"] },
  "com.azure:azure-security-keyvault-keys": { api: ["com.azure.security.keyvault.keys"] },
  "com.google.cloud:google-cloud-kms": { api: ["com.google.cloud.kms"] },
  "org.apache.santuario:xmlsec": { api: ["org.apache.xml.security"] },
  ...forEach(["org.apache.wss4j:wss4j-ws-security-dom", "org.apache.wss4j:wss4j-ws-security-common"], {
    api: ["org.apache.wss4j"]
  }),
  ...forEach(["org.opensaml:opensaml-xmlsec-api", "org.opensaml:opensaml-xmlsec-impl"], {
    api: ["org.opensaml.xmlsec"]
  }),
  ...forEach(["org.apache.shiro:shiro-crypto-cipher", "org.apache.shiro:shiro-crypto-hash"], {
    api: ["org.apache.shiro.crypto"]
  }),
  "org.apache.shiro:shiro-core": { api: ["org.apache.shiro.authc", "org.apache.shiro.crypto"], isGeneral: true },
  "de.mkammerer:argon2-jvm": { api: ["de.mkammerer.argon2"] },
  "dev.samstevens.totp:totp": { api: ["dev.samstevens.totp"] },
  "com.warrenstrange:googleauth": { api: ["com.warrenstrange.googleauth"] },
  "org.springframework:spring-core": { api: ["org.springframework.util"], isGeneral: true },
  ...forEach(["org.web3j:crypto", "org.web3j:core"], { api: ["org.web3j.crypto"] }),
  "org.pac4j:pac4j-jwt": { api: ["org.pac4j.jwt"] },
  ...forEach(["io.vertx:vertx-auth-common", "io.vertx:vertx-auth-jwt"], {
    api: ["io.vertx.ext.auth", "io.vertx.ext.jwt"],
    isGeneral: true
  }),
  "com.yubico:webauthn-server-core": { api: ["com.yubico.webauthn"] },
  "com.webauthn4j:webauthn4j-core": { api: ["com.webauthn4j"] },

  ...forEach(
    [
      "org.conscrypt:conscrypt-android",
      "org.conscrypt:conscrypt-openjdk",
      "org.conscrypt:conscrypt-openjdk-uber",
      "software.amazon.cryptools:AmazonCorrettoCryptoProvider",
      "com.amazonaws:aws-encryption-sdk-java",
      "com.goterl:lazysodium-android",
      "com.goterl:lazysodium-java",
      "org.apache.commons:commons-crypto",
      "io.netty:netty-tcnative-boringssl-static",
      "net.i2p.crypto:eddsa",
      "org.pgpainless:pgpainless-core"
    ],
    {}
  )
}
