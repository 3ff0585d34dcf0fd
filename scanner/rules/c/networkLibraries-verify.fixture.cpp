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
    cpr::SslOptions options = cpr::Ssl(cpr::ssl::VerifyPeer(false), cpr::ssl::VerifyHost{false}); // expect: protocol TLS verification=none; protocol TLS verification=no-host-name
    httplib::ws::WebSocketClient socket("wss://localhost");
    socket.enable_server_certificate_verification(false); // expect: protocol TLS verification=none
    socket.enable_server_hostname_verification(false); // expect: protocol TLS verification=no-host-name
    httplib::Client client("https://localhost");
    client.enable_server_certificate_verification(false); // expect: protocol TLS verification=none
    client.enable_server_hostname_verification(false); // expect: protocol TLS verification=no-host-name
    httplib::SSLClient secure("localhost"); // expect: protocol TLS verification=no-host-name
    secure.enable_server_certificate_verification(true);
    secure.enable_server_hostname_verification(false);
}

void callbacks(boost::asio::ssl::context &given, boost::asio::ssl::stream<tcp::socket> &stream, asio::ssl::context &other, asio::ssl::stream<tcp::socket> &socket) {
    given.set_verify_callback([](bool, boost::asio::ssl::verify_context &) { return true; }); // expect: protocol TLS verification=none
    stream.set_verify_callback(boost::asio::ssl::host_name_verification("example.org")); // expect: protocol TLS verification=unsaid
    other.set_verify_callback([](bool, asio::ssl::verify_context &) { return true; }); // expect: protocol TLS verification=none
    socket.set_verify_callback(asio::ssl::host_name_verification("example.org")); // expect: protocol TLS verification=unsaid
    given.set_verify_mode(boost::asio::ssl::verify_peer | boost::asio::ssl::verify_fail_if_no_peer_cert); // expect: protocol TLS verification=peer
    other.set_verify_mode(asio::ssl::verify_peer | asio::ssl::verify_client_once); // expect: protocol TLS verification=peer
}

void unaliased(ssl::stream<tcp::socket> &stream) {
    stream.set_verify_mode(ssl::verify_peer | ssl::verify_client_once); // expect: protocol TLS verification=peer
    stream.set_verify_mode(ssl::verify_fail_if_no_peer_cert); // expect: protocol TLS verification=unsaid
}

namespace ssl = boost::asio::ssl;

void beast(boost::beast::ssl_stream<boost::beast::tcp_stream> &stream) {
    stream.set_verify_mode(ssl::verify_none); // expect: protocol TLS verification=none
    stream.set_verify_callback([](bool, ssl::verify_context &) { return true; }); // expect: protocol TLS verification=none
}

void aliased(ssl::stream<tcp::socket> &stream, boost::asio::ssl::stream<tcp::socket> &full, asio::ssl::stream<tcp::socket> &other) {
    ssl::context context{ssl::context::tlsv12_client}; // expect: protocol TLSv1.2 verification=none
    context.set_verify_mode(ssl::verify_none);
    context.set_verify_mode(ssl::verify_peer | ssl::verify_fail_if_no_peer_cert);
    context.set_verify_mode(ssl::verify_peer | boost::asio::ssl::verify_client_once);
    other.set_verify_mode(asio::ssl::verify_peer | asio::ssl::verify_fail_if_no_peer_cert); // expect: protocol TLS verification=peer
    stream.set_verify_callback([](bool preverified, ssl::verify_context &context) { return true; }); // expect: protocol TLS verification=none
    stream.set_verify_callback([](bool preverified, ssl::verify_context &context) { return preverified; }); // expect: protocol TLS verification=unsaid
    context.set_verify_callback(ssl::host_name_verification("example.org"));
    stream.set_verify_mode(ssl::verify_peer); // expect: protocol TLS verification=peer
    full.set_verify_mode(boost::asio::ssl::verify_none); // expect: protocol TLS verification=none
    other.set_verify_mode(asio::ssl::verify_none); // expect: protocol TLS verification=none
}
