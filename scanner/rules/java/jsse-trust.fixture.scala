package demo

import java.security.cert.X509Certificate
import javax.net.ssl._

object Trust {
  private val all = Array[TrustManager](new X509TrustManager {
    override def checkClientTrusted(chain: Array[X509Certificate], authType: String): Unit = {}
    override def checkServerTrusted(chain: Array[X509Certificate], authType: String): Unit = ()
    override def getAcceptedIssuers: Array[X509Certificate] = null
  })

  class AcceptAll extends X509TrustManager {
    override def checkServerTrusted(chain: Array[X509Certificate], authType: String): Unit = {}
  }

  def trust(): Unit = {
    val literal = SSLContext.getInstance("TLS") // expect: protocol TLS verification=none
    literal.init(null, all, null)
    val named = SSLContext.getInstance("TLS") // expect: protocol TLS verification=none
    named.init(null, Array(new AcceptAll), null)
    HttpsURLConnection.setDefaultHostnameVerifier((_, _) => true) // expect: protocol TLS verification=no-host-name
    HttpsURLConnection.setDefaultHostnameVerifier((host, _) => host == "localhost") // expect: protocol TLS verification=unsaid
    HttpsURLConnection.setDefaultHostnameVerifier(new HostnameVerifier { // expect: protocol TLS verification=no-host-name
      override def verify(host: String, session: SSLSession): Boolean = true
    })
  }
}
