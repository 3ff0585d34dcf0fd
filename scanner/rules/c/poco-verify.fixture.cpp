#include <Poco/Net/AcceptCertificateHandler.h>
#include <Poco/Net/Context.h>

void contexts() {
    Poco::Net::Context any(Poco::Net::Context::CLIENT_USE, "", Poco::Net::Context::VERIFY_NONE); // expect: protocol TLS verification=none
    Poco::Net::Context relaxed(Poco::Net::Context::CLIENT_USE, "", Poco::Net::Context::VERIFY_RELAXED); // expect: protocol TLS verification=peer
    auto strict = new Poco::Net::Context(Poco::Net::Context::CLIENT_USE, "", "", "", Poco::Net::Context::VERIFY_STRICT); // expect: protocol TLS verification=peer
    Poco::Net::Context once(Poco::Net::Context::SERVER_USE, "", Poco::Net::Context::VERIFY_ONCE); // expect: protocol TLS verification=peer
    strict->enableExtendedCertificateVerification(false); // expect: protocol TLS verification=no-host-name
    auto handler = new Poco::Net::AcceptCertificateHandler(false); // expect: protocol TLS verification=none
}
