package demo

import javax.net.ssl.{SSLContext, SSLParameters, SSLSocket, TrustManager}

object Contexts {
  private val protocols = Array("TLSv1.2", "TLSv1.3")

  def client(host: String, trust: Array[TrustManager]): SSLSocket = {
    val context = SSLContext.getInstance("TLSv1.2") // expect: protocol TLSv1.2
    context.init(null, trust, null)
    val socket = context.getSocketFactory.createSocket(host, 443).asInstanceOf[SSLSocket]
    socket.setEnabledProtocols(protocols) // expect: protocol TLSv1.2; protocol TLSv1.3
    val parameters = new SSLParameters() // expect: protocol TLS
    parameters.setCipherSuites(Array("TLS_AES_128_GCM_SHA256")) // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256
    parameters setProtocols Array("TLSv1") // expect: protocol TLSv1.0
    socket
  }

  def none(given: Options): Unit = given.setProtocols(protocols)
}
