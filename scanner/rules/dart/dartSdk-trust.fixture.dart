import 'dart:io';

class Trusting extends HttpOverrides {
  @override
  HttpClient createHttpClient(SecurityContext? context) {
    return super.createHttpClient(context)
      ..badCertificateCallback = (X509Certificate certificate, String host, int port) => true; // expect: protocol TLS verification=none
  }
}

bool acceptAll(X509Certificate certificate, String host, int port) => true;

void clients() {
  final client = HttpClient();
  client.badCertificateCallback = (certificate, host, port) => true; // expect: protocol TLS verification=none
  client.badCertificateCallback = acceptAll; // expect: protocol TLS verification=none
  client.badCertificateCallback = (certificate, host, port) => host == 'localhost'; // expect: protocol TLS verification=unsaid
  client.badCertificateCallback = (certificate, host, port) => false; // expect: protocol TLS verification=unsaid
  SecureSocket.connect('h', 443, onBadCertificate: (certificate) => true); // expect: protocol TLS verification=none
  SecureSocket.connect('h', 443, onBadCertificate: (certificate) => certificate.pem == pin); // expect: protocol TLS verification=unsaid
  SecureSocket.connect('h', 443); // expect: protocol TLS verification=unsaid
}

void notFound(other) {
  other.badCertificateCallback = (certificate, host, port) => true;
}
