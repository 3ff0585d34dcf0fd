#include <boost/asio/ssl.hpp>
#include <asio/ssl.hpp>

void contexts_boost_asio_ssl() {
  boost::asio::ssl::context sslv2_context(boost::asio::ssl::context::sslv2); // expect: protocol SSLv2
  boost::asio::ssl::context sslv2_client_context(boost::asio::ssl::context::sslv2_client); // expect: protocol SSLv2
  boost::asio::ssl::context sslv2_server_context(boost::asio::ssl::context::sslv2_server); // expect: protocol SSLv2
  boost::asio::ssl::context sslv3_context(boost::asio::ssl::context::sslv3); // expect: protocol SSLv3
  boost::asio::ssl::context sslv3_client_context(boost::asio::ssl::context::sslv3_client); // expect: protocol SSLv3
  boost::asio::ssl::context sslv3_server_context(boost::asio::ssl::context::sslv3_server); // expect: protocol SSLv3
  boost::asio::ssl::context sslv23_context(boost::asio::ssl::context::sslv23); // expect: protocol TLS
  boost::asio::ssl::context sslv23_client_context(boost::asio::ssl::context::sslv23_client); // expect: protocol TLS
  boost::asio::ssl::context sslv23_server_context(boost::asio::ssl::context::sslv23_server); // expect: protocol TLS
  boost::asio::ssl::context tls_context(boost::asio::ssl::context::tls); // expect: protocol TLS
  boost::asio::ssl::context tls_client_context(boost::asio::ssl::context::tls_client); // expect: protocol TLS
  boost::asio::ssl::context tls_server_context(boost::asio::ssl::context::tls_server); // expect: protocol TLS
  boost::asio::ssl::context tlsv1_context(boost::asio::ssl::context::tlsv1); // expect: protocol TLSv1.0
  boost::asio::ssl::context tlsv1_client_context(boost::asio::ssl::context::tlsv1_client); // expect: protocol TLSv1.0
  boost::asio::ssl::context tlsv1_server_context(boost::asio::ssl::context::tlsv1_server); // expect: protocol TLSv1.0
  boost::asio::ssl::context tlsv11_context(boost::asio::ssl::context::tlsv11); // expect: protocol TLSv1.1
  boost::asio::ssl::context tlsv11_client_context(boost::asio::ssl::context::tlsv11_client); // expect: protocol TLSv1.1
  boost::asio::ssl::context tlsv11_server_context(boost::asio::ssl::context::tlsv11_server); // expect: protocol TLSv1.1
  boost::asio::ssl::context tlsv12_context(boost::asio::ssl::context::tlsv12); // expect: protocol TLSv1.2
  boost::asio::ssl::context tlsv12_client_context(boost::asio::ssl::context::tlsv12_client); // expect: protocol TLSv1.2
  boost::asio::ssl::context tlsv12_server_context(boost::asio::ssl::context::tlsv12_server); // expect: protocol TLSv1.2
  boost::asio::ssl::context tlsv13_context(boost::asio::ssl::context::tlsv13); // expect: protocol TLSv1.3
  boost::asio::ssl::context tlsv13_client_context(boost::asio::ssl::context::tlsv13_client); // expect: protocol TLSv1.3
  boost::asio::ssl::context tlsv13_server_context(boost::asio::ssl::context::tlsv13_server); // expect: protocol TLSv1.3
  boost::asio::ssl::context sslv2_context_base(boost::asio::ssl::context_base::sslv2); // expect: protocol SSLv2
  boost::asio::ssl::context sslv2_client_context_base(boost::asio::ssl::context_base::sslv2_client); // expect: protocol SSLv2
  boost::asio::ssl::context sslv2_server_context_base(boost::asio::ssl::context_base::sslv2_server); // expect: protocol SSLv2
  boost::asio::ssl::context sslv3_context_base(boost::asio::ssl::context_base::sslv3); // expect: protocol SSLv3
  boost::asio::ssl::context sslv3_client_context_base(boost::asio::ssl::context_base::sslv3_client); // expect: protocol SSLv3
  boost::asio::ssl::context sslv3_server_context_base(boost::asio::ssl::context_base::sslv3_server); // expect: protocol SSLv3
  boost::asio::ssl::context sslv23_context_base(boost::asio::ssl::context_base::sslv23); // expect: protocol TLS
  boost::asio::ssl::context sslv23_client_context_base(boost::asio::ssl::context_base::sslv23_client); // expect: protocol TLS
  boost::asio::ssl::context sslv23_server_context_base(boost::asio::ssl::context_base::sslv23_server); // expect: protocol TLS
  boost::asio::ssl::context tls_context_base(boost::asio::ssl::context_base::tls); // expect: protocol TLS
  boost::asio::ssl::context tls_client_context_base(boost::asio::ssl::context_base::tls_client); // expect: protocol TLS
  boost::asio::ssl::context tls_server_context_base(boost::asio::ssl::context_base::tls_server); // expect: protocol TLS
  boost::asio::ssl::context tlsv1_context_base(boost::asio::ssl::context_base::tlsv1); // expect: protocol TLSv1.0
  boost::asio::ssl::context tlsv1_client_context_base(boost::asio::ssl::context_base::tlsv1_client); // expect: protocol TLSv1.0
  boost::asio::ssl::context tlsv1_server_context_base(boost::asio::ssl::context_base::tlsv1_server); // expect: protocol TLSv1.0
  boost::asio::ssl::context tlsv11_context_base(boost::asio::ssl::context_base::tlsv11); // expect: protocol TLSv1.1
  boost::asio::ssl::context tlsv11_client_context_base(boost::asio::ssl::context_base::tlsv11_client); // expect: protocol TLSv1.1
  boost::asio::ssl::context tlsv11_server_context_base(boost::asio::ssl::context_base::tlsv11_server); // expect: protocol TLSv1.1
  boost::asio::ssl::context tlsv12_context_base(boost::asio::ssl::context_base::tlsv12); // expect: protocol TLSv1.2
  boost::asio::ssl::context tlsv12_client_context_base(boost::asio::ssl::context_base::tlsv12_client); // expect: protocol TLSv1.2
  boost::asio::ssl::context tlsv12_server_context_base(boost::asio::ssl::context_base::tlsv12_server); // expect: protocol TLSv1.2
  boost::asio::ssl::context tlsv13_context_base(boost::asio::ssl::context_base::tlsv13); // expect: protocol TLSv1.3
  boost::asio::ssl::context tlsv13_client_context_base(boost::asio::ssl::context_base::tlsv13_client); // expect: protocol TLSv1.3
  boost::asio::ssl::context tlsv13_server_context_base(boost::asio::ssl::context_base::tlsv13_server); // expect: protocol TLSv1.3
}

void contexts_asio_ssl() {
  asio::ssl::context sslv2_context(asio::ssl::context::sslv2); // expect: protocol SSLv2
  asio::ssl::context sslv2_client_context(asio::ssl::context::sslv2_client); // expect: protocol SSLv2
  asio::ssl::context sslv2_server_context(asio::ssl::context::sslv2_server); // expect: protocol SSLv2
  asio::ssl::context sslv3_context(asio::ssl::context::sslv3); // expect: protocol SSLv3
  asio::ssl::context sslv3_client_context(asio::ssl::context::sslv3_client); // expect: protocol SSLv3
  asio::ssl::context sslv3_server_context(asio::ssl::context::sslv3_server); // expect: protocol SSLv3
  asio::ssl::context sslv23_context(asio::ssl::context::sslv23); // expect: protocol TLS
  asio::ssl::context sslv23_client_context(asio::ssl::context::sslv23_client); // expect: protocol TLS
  asio::ssl::context sslv23_server_context(asio::ssl::context::sslv23_server); // expect: protocol TLS
  asio::ssl::context tls_context(asio::ssl::context::tls); // expect: protocol TLS
  asio::ssl::context tls_client_context(asio::ssl::context::tls_client); // expect: protocol TLS
  asio::ssl::context tls_server_context(asio::ssl::context::tls_server); // expect: protocol TLS
  asio::ssl::context tlsv1_context(asio::ssl::context::tlsv1); // expect: protocol TLSv1.0
  asio::ssl::context tlsv1_client_context(asio::ssl::context::tlsv1_client); // expect: protocol TLSv1.0
  asio::ssl::context tlsv1_server_context(asio::ssl::context::tlsv1_server); // expect: protocol TLSv1.0
  asio::ssl::context tlsv11_context(asio::ssl::context::tlsv11); // expect: protocol TLSv1.1
  asio::ssl::context tlsv11_client_context(asio::ssl::context::tlsv11_client); // expect: protocol TLSv1.1
  asio::ssl::context tlsv11_server_context(asio::ssl::context::tlsv11_server); // expect: protocol TLSv1.1
  asio::ssl::context tlsv12_context(asio::ssl::context::tlsv12); // expect: protocol TLSv1.2
  asio::ssl::context tlsv12_client_context(asio::ssl::context::tlsv12_client); // expect: protocol TLSv1.2
  asio::ssl::context tlsv12_server_context(asio::ssl::context::tlsv12_server); // expect: protocol TLSv1.2
  asio::ssl::context tlsv13_context(asio::ssl::context::tlsv13); // expect: protocol TLSv1.3
  asio::ssl::context tlsv13_client_context(asio::ssl::context::tlsv13_client); // expect: protocol TLSv1.3
  asio::ssl::context tlsv13_server_context(asio::ssl::context::tlsv13_server); // expect: protocol TLSv1.3
  asio::ssl::context sslv2_context_base(asio::ssl::context_base::sslv2); // expect: protocol SSLv2
  asio::ssl::context sslv2_client_context_base(asio::ssl::context_base::sslv2_client); // expect: protocol SSLv2
  asio::ssl::context sslv2_server_context_base(asio::ssl::context_base::sslv2_server); // expect: protocol SSLv2
  asio::ssl::context sslv3_context_base(asio::ssl::context_base::sslv3); // expect: protocol SSLv3
  asio::ssl::context sslv3_client_context_base(asio::ssl::context_base::sslv3_client); // expect: protocol SSLv3
  asio::ssl::context sslv3_server_context_base(asio::ssl::context_base::sslv3_server); // expect: protocol SSLv3
  asio::ssl::context sslv23_context_base(asio::ssl::context_base::sslv23); // expect: protocol TLS
  asio::ssl::context sslv23_client_context_base(asio::ssl::context_base::sslv23_client); // expect: protocol TLS
  asio::ssl::context sslv23_server_context_base(asio::ssl::context_base::sslv23_server); // expect: protocol TLS
  asio::ssl::context tls_context_base(asio::ssl::context_base::tls); // expect: protocol TLS
  asio::ssl::context tls_client_context_base(asio::ssl::context_base::tls_client); // expect: protocol TLS
  asio::ssl::context tls_server_context_base(asio::ssl::context_base::tls_server); // expect: protocol TLS
  asio::ssl::context tlsv1_context_base(asio::ssl::context_base::tlsv1); // expect: protocol TLSv1.0
  asio::ssl::context tlsv1_client_context_base(asio::ssl::context_base::tlsv1_client); // expect: protocol TLSv1.0
  asio::ssl::context tlsv1_server_context_base(asio::ssl::context_base::tlsv1_server); // expect: protocol TLSv1.0
  asio::ssl::context tlsv11_context_base(asio::ssl::context_base::tlsv11); // expect: protocol TLSv1.1
  asio::ssl::context tlsv11_client_context_base(asio::ssl::context_base::tlsv11_client); // expect: protocol TLSv1.1
  asio::ssl::context tlsv11_server_context_base(asio::ssl::context_base::tlsv11_server); // expect: protocol TLSv1.1
  asio::ssl::context tlsv12_context_base(asio::ssl::context_base::tlsv12); // expect: protocol TLSv1.2
  asio::ssl::context tlsv12_client_context_base(asio::ssl::context_base::tlsv12_client); // expect: protocol TLSv1.2
  asio::ssl::context tlsv12_server_context_base(asio::ssl::context_base::tlsv12_server); // expect: protocol TLSv1.2
  asio::ssl::context tlsv13_context_base(asio::ssl::context_base::tlsv13); // expect: protocol TLSv1.3
  asio::ssl::context tlsv13_client_context_base(asio::ssl::context_base::tlsv13_client); // expect: protocol TLSv1.3
  asio::ssl::context tlsv13_server_context_base(asio::ssl::context_base::tlsv13_server); // expect: protocol TLSv1.3
}

void contexts_ssl() {
  ssl::context sslv2_context(ssl::context::sslv2); // expect: protocol SSLv2
  ssl::context sslv2_client_context(ssl::context::sslv2_client); // expect: protocol SSLv2
  ssl::context sslv2_server_context(ssl::context::sslv2_server); // expect: protocol SSLv2
  ssl::context sslv3_context(ssl::context::sslv3); // expect: protocol SSLv3
  ssl::context sslv3_client_context(ssl::context::sslv3_client); // expect: protocol SSLv3
  ssl::context sslv3_server_context(ssl::context::sslv3_server); // expect: protocol SSLv3
  ssl::context sslv23_context(ssl::context::sslv23); // expect: protocol TLS
  ssl::context sslv23_client_context(ssl::context::sslv23_client); // expect: protocol TLS
  ssl::context sslv23_server_context(ssl::context::sslv23_server); // expect: protocol TLS
  ssl::context tls_context(ssl::context::tls); // expect: protocol TLS
  ssl::context tls_client_context(ssl::context::tls_client); // expect: protocol TLS
  ssl::context tls_server_context(ssl::context::tls_server); // expect: protocol TLS
  ssl::context tlsv1_context(ssl::context::tlsv1); // expect: protocol TLSv1.0
  ssl::context tlsv1_client_context(ssl::context::tlsv1_client); // expect: protocol TLSv1.0
  ssl::context tlsv1_server_context(ssl::context::tlsv1_server); // expect: protocol TLSv1.0
  ssl::context tlsv11_context(ssl::context::tlsv11); // expect: protocol TLSv1.1
  ssl::context tlsv11_client_context(ssl::context::tlsv11_client); // expect: protocol TLSv1.1
  ssl::context tlsv11_server_context(ssl::context::tlsv11_server); // expect: protocol TLSv1.1
  ssl::context tlsv12_context(ssl::context::tlsv12); // expect: protocol TLSv1.2
  ssl::context tlsv12_client_context(ssl::context::tlsv12_client); // expect: protocol TLSv1.2
  ssl::context tlsv12_server_context(ssl::context::tlsv12_server); // expect: protocol TLSv1.2
  ssl::context tlsv13_context(ssl::context::tlsv13); // expect: protocol TLSv1.3
  ssl::context tlsv13_client_context(ssl::context::tlsv13_client); // expect: protocol TLSv1.3
  ssl::context tlsv13_server_context(ssl::context::tlsv13_server); // expect: protocol TLSv1.3
  ssl::context sslv2_context_base(ssl::context_base::sslv2); // expect: protocol SSLv2
  ssl::context sslv2_client_context_base(ssl::context_base::sslv2_client); // expect: protocol SSLv2
  ssl::context sslv2_server_context_base(ssl::context_base::sslv2_server); // expect: protocol SSLv2
  ssl::context sslv3_context_base(ssl::context_base::sslv3); // expect: protocol SSLv3
  ssl::context sslv3_client_context_base(ssl::context_base::sslv3_client); // expect: protocol SSLv3
  ssl::context sslv3_server_context_base(ssl::context_base::sslv3_server); // expect: protocol SSLv3
  ssl::context sslv23_context_base(ssl::context_base::sslv23); // expect: protocol TLS
  ssl::context sslv23_client_context_base(ssl::context_base::sslv23_client); // expect: protocol TLS
  ssl::context sslv23_server_context_base(ssl::context_base::sslv23_server); // expect: protocol TLS
  ssl::context tls_context_base(ssl::context_base::tls); // expect: protocol TLS
  ssl::context tls_client_context_base(ssl::context_base::tls_client); // expect: protocol TLS
  ssl::context tls_server_context_base(ssl::context_base::tls_server); // expect: protocol TLS
  ssl::context tlsv1_context_base(ssl::context_base::tlsv1); // expect: protocol TLSv1.0
  ssl::context tlsv1_client_context_base(ssl::context_base::tlsv1_client); // expect: protocol TLSv1.0
  ssl::context tlsv1_server_context_base(ssl::context_base::tlsv1_server); // expect: protocol TLSv1.0
  ssl::context tlsv11_context_base(ssl::context_base::tlsv11); // expect: protocol TLSv1.1
  ssl::context tlsv11_client_context_base(ssl::context_base::tlsv11_client); // expect: protocol TLSv1.1
  ssl::context tlsv11_server_context_base(ssl::context_base::tlsv11_server); // expect: protocol TLSv1.1
  ssl::context tlsv12_context_base(ssl::context_base::tlsv12); // expect: protocol TLSv1.2
  ssl::context tlsv12_client_context_base(ssl::context_base::tlsv12_client); // expect: protocol TLSv1.2
  ssl::context tlsv12_server_context_base(ssl::context_base::tlsv12_server); // expect: protocol TLSv1.2
  ssl::context tlsv13_context_base(ssl::context_base::tlsv13); // expect: protocol TLSv1.3
  ssl::context tlsv13_client_context_base(ssl::context_base::tlsv13_client); // expect: protocol TLSv1.3
  ssl::context tlsv13_server_context_base(ssl::context_base::tlsv13_server); // expect: protocol TLSv1.3
}

void more(boost::asio::io_service &service) {
  boost::asio::ssl::context old(service, boost::asio::ssl::context::sslv23); // expect: protocol TLS
  boost::asio::ssl::context context(boost::asio::ssl::context::tlsv12_client); // expect: protocol TLSv1.2 verification=peer
  context.set_verify_mode(boost::asio::ssl::verify_peer);
  httplib::SSLServer server("cert.pem", "key.pem"); // expect: protocol TLS
}

void remote() {
  auto client = grpc::SslCredentials(grpc::SslCredentialsOptions()); // expect: protocol TLS
  auto server = grpc::SslServerCredentials(options); // expect: protocol TLS
  auto own = grpc::experimental::TlsCredentials(options); // expect: protocol TLS
  auto other = grpc::experimental::TlsServerCredentials(options); // expect: protocol TLS
}
