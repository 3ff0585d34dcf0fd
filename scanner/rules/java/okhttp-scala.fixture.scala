package demo

import okhttp3.{ConnectionSpec, OkHttpClient, TlsVersion}

object Client {
  private val versions = Seq(TlsVersion.TLS_1_2, TlsVersion.TLS_1_3)
  private val spec = new ConnectionSpec.Builder(ConnectionSpec.MODERN_TLS) // expect: protocol TLS
    .tlsVersions(versions: _*) // expect: protocol TLSv1.2; protocol TLSv1.3
    .build()
  val client = new OkHttpClient.Builder().connectionSpecs(java.util.Arrays.asList(spec)).build()
}
