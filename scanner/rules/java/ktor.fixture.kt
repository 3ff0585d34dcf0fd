package demo

import io.ktor.network.tls.CIOCipherSuites
import io.ktor.network.tls.TLSConfigBuilder
import io.ktor.network.tls.certificates.generateCertificate
import io.ktor.network.tls.tls
import io.ktor.server.sessions.SessionTransportTransformerEncrypt
import io.ktor.server.sessions.SessionTransportTransformerMessageAuthentication
import io.ktor.util.*

fun utilities(bytes: ByteArray) {
    sha1(bytes) // expect: hash SHA-1
    Digest("SHA-256") // expect: hash SHA-256
    getDigestFunction("SHA-512") { "salt" } // expect: hash SHA-512
    generateNonce() // expect: random RNG
}

suspend fun waiting(socket: Socket) {
    generateNonceSuspend() // expect: random RNG
    socket.tls(dispatcher) { serverName = "localhost" } // expect: protocol TLS
    tls(socket) // expect: protocol TLS
}

fun sessions(key: ByteArray) {
    SessionTransportTransformerMessageAuthentication(key) // expect: mac HMAC-SHA-256
    SessionTransportTransformerMessageAuthentication(key, algorithm = "HmacSHA512") // expect: mac HMAC-SHA-512
    SessionTransportTransformerEncrypt(ByteArray(16), key) // expect: cipher AES-128-CBC-PKCS7
    SessionTransportTransformerEncrypt(key, key, encryptAlgorithm = "Blowfish") // expect: cipher Blowfish-CBC-PKCS7
    io.ktor.sessions.SessionTransportTransformerMessageAuthentication(key, "HmacSHA1") // expect: mac HMAC-SHA-1
    io.ktor.sessions.SessionTransportTransformerEncrypt(ByteArray(32), key) // expect: cipher AES-256-CBC-PKCS7
}

fun tls(config: TLSConfigBuilder) {
    config.cipherSuites = listOf(CIOCipherSuites.TLS_RSA_WITH_AES_128_GCM_SHA256, CIOCipherSuites.ECDHE_ECDSA_AES256_SHA384) // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_GCM_SHA256; protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384
    config.cipherSuites = listOf(CIOCipherSuites.ECDHE_ECDSA_AES128_SHA256, CIOCipherSuites.ECDHE_RSA_AES256_SHA384) // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256; protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
    TLSConfigBuilder().apply { // expect: protocol TLS
        cipherSuites = listOf(CIOCipherSuites.ECDHE_RSA_AES128_SHA256) // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
    }
    config.cipherSuites = listOf(CIOCipherSuites.TLS_RSA_WITH_AES256_CBC_SHA, CIOCipherSuites.TLS_RSA_WITH_AES128_CBC_SHA) // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_CBC_SHA; protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA
    other.cipherSuites = listOf()
    generateCertificate(keyAlias = "a", keySizeInBits = 2048) // expect: certificate RSA-SHA-1-2048
    generateCertificate(algorithm = "SHA256withECDSA", keySizeInBits = 256) // expect: certificate ECDSA-256-SHA-256
}
