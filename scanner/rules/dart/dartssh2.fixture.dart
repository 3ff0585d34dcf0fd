import 'package:dartssh2/dartssh2.dart';

void all() {
  final client = SSHClient(socket, username: 'u'); // expect: protocol SSH
  SSHKeyPair.fromPem(pem); // expect: key unknown material=private-key
}

void notFound(other) {
  SSHSocket.connect('h', 22);
}
