package demo

import javax.net.ssl.*

private val PROTOCOLS = arrayOf("TLSv1.2", "TLSv1.3")

class Contexts(private val trust: Array<TrustManager>) {
    fun client(host: String): SSLSocket {
        val context = SSLContext.getInstance("TLSv1.2").apply { init(null, trust, null) } // expect: protocol TLSv1.2
        val socket = context.socketFactory.createSocket(host, 443) as SSLSocket
        socket.enabledProtocols = PROTOCOLS // expect: protocol TLSv1.2; protocol TLSv1.3
        socket.enabledCipherSuites = arrayOf("TLS_AES_128_GCM_SHA256") // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256
        socket.sslParameters = SSLParameters().apply { // expect: protocol TLS
            protocols = arrayOf("TLSv1") // expect: protocol TLSv1.0
            setNamedGroups(arrayOf("x25519")) // expect: key-agreement x25519
        }
        return socket
    }

    fun server(factory: SSLServerSocketFactory) {
        (factory.createServerSocket(8443) as SSLServerSocket).also {
            it.enabledProtocols = listOf("TLSv1.3").toTypedArray() // expect: protocol TLSv1.3
        }
    }

    fun other(options: Options) {
        options.protocols = PROTOCOLS
        options.enabledProtocols = PROTOCOLS
    }
}
