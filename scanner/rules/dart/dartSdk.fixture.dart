import 'dart:io';
import 'dart:math';

Future<void> all() async {
  final context = SecurityContext(withTrustedRoots: true); // expect: protocol TLSv1.3 version=1.3
  context.minimumTlsProtocolVersion = TlsProtocolVersion.tls1_3;
  context.useCertificateChain('chain.pem'); // expect: certificate X.509
  context.usePrivateKey('key.pem'); // expect: key unknown material=private-key
  final other = SecurityContext.defaultContext // expect: protocol TLSv1.2 version=1.2
    ..minimumTlsProtocolVersion = TlsProtocolVersion.tls1_2
    ..useCertificateChainBytes(bytes) // expect: certificate X.509
    ..setTrustedCertificates('roots.pem') // expect: certificate X.509
    ..setTrustedCertificatesBytes(bytes) // expect: certificate X.509
    ..usePrivateKeyBytes(bytes); // expect: key unknown material=private-key
  await SecureSocket.connect('h', 443); // expect: protocol TLS
  await SecureSocket.secure(socket); // expect: protocol TLS
  await SecureSocket.secureServer(socket, context); // expect: protocol TLS
  await SecureSocket.startConnect('h', 443); // expect: protocol TLS
  await RawSecureSocket.connect('h', 443); // expect: protocol TLS
  await RawSecureSocket.secure(socket); // expect: protocol TLS
  await RawSecureSocket.secureServer(socket, context); // expect: protocol TLS
  await RawSecureSocket.startConnect('h', 443); // expect: protocol TLS
  await SecureServerSocket.bind('h', 443, context); // expect: protocol TLS
  await RawSecureServerSocket.bind('h', 443, context); // expect: protocol TLS
  await HttpServer.bindSecure('h', 443, context); // expect: protocol TLS
  final random = Random.secure(); // expect: random RNG
  random.nextInt(256);
}

void notFound(other) {
  Random().nextInt(6); // expect: random Non-cryptographic-PRNG
  Socket.connect('h', 80);
  other.secure();
}
