package demo

import java.security.cert.X509Certificate
import javax.net.ssl.*

private val all = arrayOf<TrustManager>(object : X509TrustManager {
    override fun checkClientTrusted(chain: Array<X509Certificate>, authType: String) = Unit
    override fun checkServerTrusted(chain: Array<X509Certificate>, authType: String) = Unit
    override fun getAcceptedIssuers(): Array<X509Certificate> = arrayOf()
})

class AcceptAll : X509TrustManager {
    override fun checkServerTrusted(chain: Array<X509Certificate>, authType: String) {
    }
}

class Pinned : X509TrustManager {
    override fun checkServerTrusted(chain: Array<X509Certificate>, authType: String) {
        require(chain.isNotEmpty())
    }
}

fun trust(connection: HttpsURLConnection) {
    val literal = SSLContext.getInstance("TLS") // expect: protocol TLS verification=none
    literal.init(null, all, null)
    val named = SSLContext.getInstance("TLS").apply { init(null, arrayOf(AcceptAll()), null) } // expect: protocol TLS verification=none
    val pinned = SSLContext.getInstance("TLS") // expect: protocol TLS verification=unsaid
    pinned.init(null, arrayOf(Pinned()), null)
    HttpsURLConnection.setDefaultHostnameVerifier { _, _ -> true } // expect: protocol TLS verification=no-host-name
    HttpsURLConnection.setDefaultHostnameVerifier { host, _ -> host == "localhost" } // expect: protocol TLS verification=unsaid
    connection.hostnameVerifier = HostnameVerifier { _, _ -> true } // expect: protocol TLS verification=no-host-name
    connection.hostnameVerifier = object : HostnameVerifier { // expect: protocol TLS verification=no-host-name
        override fun verify(host: String, session: SSLSession) = true
    }
}
