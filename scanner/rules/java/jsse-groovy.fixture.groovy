package demo

import javax.net.ssl.HttpsURLConnection
import javax.net.ssl.SSLContext
import javax.net.ssl.SSLParameters
import javax.net.ssl.SSLSocket
import javax.net.ssl.TrustManager

class Contexts {
    private static final String[] PROTOCOLS = ["TLSv1.2", "TLSv1.3"]

    SSLSocket client(String host, TrustManager[] trust) {
        def context = SSLContext.getInstance("TLSv1.2") // expect: protocol TLSv1.2
        context.init(null, trust, null)
        SSLSocket socket = context.socketFactory.createSocket(host, 443)
        socket.setEnabledProtocols(PROTOCOLS) // expect: protocol TLSv1.2; protocol TLSv1.3
        socket.enabledProtocols = ["TLSv1.1"] as String[] // expect: protocol TLSv1.1
        def parameters = new SSLParameters() // expect: protocol TLS
        parameters.cipherSuites = ["TLS_AES_128_GCM_SHA256"] as String[] // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256
        parameters.setProtocols(["TLSv1"] as String[]) // expect: protocol TLSv1.0
        socket
    }

    def none(Options given) {
        given.setProtocols(PROTOCOLS)
    }
}
