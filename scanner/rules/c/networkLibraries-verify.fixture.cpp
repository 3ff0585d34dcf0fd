#include <boost/asio/ssl.hpp>
#include <cpr/cpr.h>
#include <httplib.h>

void clients(boost::asio::ssl::context &given, asio::ssl::context &other) {
    given.set_verify_mode(boost::asio::ssl::verify_none); // expect: protocol TLS verification=none
    given.set_verify_mode(boost::asio::ssl::verify_peer); // expect: protocol TLS verification=peer
    other.set_verify_mode(asio::ssl::verify_none); // expect: protocol TLS verification=none
    other.set_verify_mode(asio::ssl::verify_peer); // expect: protocol TLS verification=peer
    cpr::Get(cpr::Url{"https://localhost"}, cpr::VerifySsl(false)); // expect: protocol TLS verification=none
    cpr::Get(cpr::Url{"https://localhost"}, cpr::VerifySsl(true)); // expect: protocol TLS verification=peer
    httplib::Client client("https://localhost");
    client.enable_server_certificate_verification(false); // expect: protocol TLS verification=none
    client.enable_server_hostname_verification(false); // expect: protocol TLS verification=no-host-name
    httplib::SSLClient secure("localhost");
    secure.enable_server_certificate_verification(true); // expect: protocol TLS verification=peer
    secure.enable_server_hostname_verification(false); // expect: protocol TLS verification=no-host-name
}

namespace ssl = boost::asio::ssl;

void aliased(ssl::stream<tcp::socket> &stream, boost::asio::ssl::stream<tcp::socket> &full, asio::ssl::stream<tcp::socket> &other) {
    ssl::context context{ssl::context::tlsv12_client};
    context.set_verify_mode(ssl::verify_none); // expect: protocol TLS verification=none
    stream.set_verify_mode(ssl::verify_peer); // expect: protocol TLS verification=peer
    full.set_verify_mode(boost::asio::ssl::verify_none); // expect: protocol TLS verification=none
    other.set_verify_mode(asio::ssl::verify_none); // expect: protocol TLS verification=none
}
