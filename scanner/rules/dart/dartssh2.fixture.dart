import 'package:dartssh2/dartssh2.dart';

void all() {
  final client = SSHClient(socket, username: 'u'); // expect: protocol SSH
  SSHClient(socket, username: 'u', onVerifyHostKey: (type, fingerprint) => true); // expect: protocol SSH verification=none
  SSHClient(socket, username: 'u', onVerifyHostKey: (type, fingerprint) => known(fingerprint)); // expect: protocol SSH verification=unsaid
  SSHKeyPair.fromPem(pem); // expect: key unknown material=private-key
}

void notFound(other) {
  SSHSocket.connect('h', 22);
}
