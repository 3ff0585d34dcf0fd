package demo

import okhttp3.CipherSuite
import okhttp3.ConnectionSpec
import okhttp3.OkHttpClient
import okhttp3.TlsVersion
import okhttp3.tls.HeldCertificate

private val VERSIONS = arrayOf(TlsVersion.TLS_1_2, TlsVersion.TLS_1_3)

class Client {
    fun client(): OkHttpClient {
        val spec = ConnectionSpec.Builder(ConnectionSpec.MODERN_TLS) // expect: protocol TLS
            .tlsVersions(TlsVersion.TLS_1_2) // expect: protocol TLSv1.2
            .cipherSuites(CipherSuite.TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256) // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256
            .build()
        return OkHttpClient.Builder().connectionSpecs(listOf(spec)).build()
    }

    fun all(builder: ConnectionSpec.Builder) {
        builder.tlsVersions(*VERSIONS) // expect: protocol TLSv1.2; protocol TLSv1.3
        HeldCertificate.Builder().rsa2048().build() // expect: keygen RSA-2048; certificate unknown certificateFormat=X.509
    }
}
