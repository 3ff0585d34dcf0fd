// also: sodium=sodium_libs
import 'package:sodium/sodium.dart';

Future<void> started() async {
  final one = await SodiumInit.init();
  one.crypto.secretBox.keygen(); // expect: keygen XSalsa20-Poly1305
  final sumo = await SodiumSumoInit.init();
  sumo.crypto.scalarmult.call(n: n, p: p); // expect: key-agreement x25519
}

class Sealed {
  final SodiumSumo sumo;
  void agree() => sumo.crypto.scalarmult.call(n: n, p: p); // expect: key-agreement x25519
}

void all(Sodium sodium, Uint8List message, Uint8List nonce, SecureKey key) {
  sodium.crypto.secretBox.easy(message); // expect: cipher XSalsa20-Poly1305 functions=encrypt
  sodium.crypto.secretBox.detached(message); // expect: cipher XSalsa20-Poly1305 functions=encrypt
  sodium.crypto.secretBox.openEasy(message); // expect: cipher XSalsa20-Poly1305 functions=decrypt
  sodium.crypto.secretBox.openDetached(message); // expect: cipher XSalsa20-Poly1305 functions=decrypt
  sodium.crypto.box.easy(message); // expect: cipher NaCl-box functions=encrypt
  sodium.crypto.box.detached(message); // expect: cipher NaCl-box functions=encrypt
  sodium.crypto.box.seal(message); // expect: cipher NaCl-box functions=encrypt
  sodium.crypto.box.openEasy(message); // expect: cipher NaCl-box functions=decrypt
  sodium.crypto.box.openDetached(message); // expect: cipher NaCl-box functions=decrypt
  sodium.crypto.box.sealOpen(message); // expect: cipher NaCl-box functions=decrypt
  sodium.crypto.box.keyPair(message); // expect: keygen x25519
  sodium.crypto.sign.keyPair(message); // expect: keygen Ed25519
  sodium.crypto.box.seedKeyPair(message); // expect: keygen x25519
  sodium.crypto.sign.seedKeyPair(message); // expect: keygen Ed25519
  sodium.crypto.sign.call(message); // expect: signature Ed25519 functions=sign
  sodium.crypto.sign.detached(message); // expect: signature Ed25519 functions=sign
  sodium.crypto.sign.open(message); // expect: signature Ed25519 functions=verify
  sodium.crypto.sign.verifyDetached(message); // expect: signature Ed25519 functions=verify
  sodium.crypto.aead.encrypt(message); // expect: cipher XChaCha20-Poly1305 functions=encrypt
  sodium.crypto.aead.encryptDetached(message); // expect: cipher XChaCha20-Poly1305 functions=encrypt
  sodium.crypto.aead.decrypt(message); // expect: cipher XChaCha20-Poly1305 functions=decrypt
  sodium.crypto.aead.decryptDetached(message); // expect: cipher XChaCha20-Poly1305 functions=decrypt
  sodium.crypto.aeadXChaCha20Poly1305IETF.encrypt(message); // expect: cipher XChaCha20-Poly1305 functions=encrypt
  sodium.crypto.aeadXChaCha20Poly1305IETF.encryptDetached(message); // expect: cipher XChaCha20-Poly1305 functions=encrypt
  sodium.crypto.aeadXChaCha20Poly1305IETF.decrypt(message); // expect: cipher XChaCha20-Poly1305 functions=decrypt
  sodium.crypto.aeadXChaCha20Poly1305IETF.decryptDetached(message); // expect: cipher XChaCha20-Poly1305 functions=decrypt
  sodium.crypto.aeadChaCha20Poly1305.encrypt(message); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  sodium.crypto.aeadChaCha20Poly1305.encryptDetached(message); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  sodium.crypto.aeadChaCha20Poly1305.decrypt(message); // expect: cipher ChaCha20-Poly1305 functions=decrypt
  sodium.crypto.aeadChaCha20Poly1305.decryptDetached(message); // expect: cipher ChaCha20-Poly1305 functions=decrypt
  sodium.crypto.secretStream.push(message); // expect: cipher XChaCha20-Poly1305 functions=encrypt
  sodium.crypto.secretStream.pushEx(message); // expect: cipher XChaCha20-Poly1305 functions=encrypt
  sodium.crypto.secretStream.pushChunked(message); // expect: cipher XChaCha20-Poly1305 functions=encrypt
  sodium.crypto.secretStream.createPushStream(message); // expect: cipher XChaCha20-Poly1305 functions=encrypt
  sodium.crypto.secretStream.pull(message); // expect: cipher XChaCha20-Poly1305 functions=decrypt
  sodium.crypto.secretStream.pullEx(message); // expect: cipher XChaCha20-Poly1305 functions=decrypt
  sodium.crypto.secretStream.pullChunked(message); // expect: cipher XChaCha20-Poly1305 functions=decrypt
  sodium.crypto.secretStream.createPullStream(message); // expect: cipher XChaCha20-Poly1305 functions=decrypt
  sodium.crypto.genericHash.call(message); // expect: hash BLAKE2b functions=digest
  sodium.crypto.genericHash.stream(message); // expect: hash BLAKE2b functions=digest
  sodium.crypto.genericHash.createConsumer(message); // expect: hash BLAKE2b functions=digest
  sodium.crypto.pwhash.call(message); // expect: password-hash Argon2id functions=keyderive
  sodium.crypto.pwhash.str(message); // expect: password-hash Argon2id functions=keyderive
  sodium.crypto.pwhash.strVerify(message); // expect: password-hash Argon2id functions=verify
  sodium.crypto.auth.call(message); // expect: mac HMAC-SHA-512-256 tagBits=256
  sodium.crypto.auth.verify(message); // expect: mac HMAC-SHA-512-256 tagBits=256
  sodium.crypto.kx.clientSessionKeys(message); // expect: key-agreement x25519
  sodium.crypto.kx.serverSessionKeys(message); // expect: key-agreement x25519
}
