import 'package:ed25519_edwards/ed25519_edwards.dart' as ed;
import 'package:otp/otp.dart';
import 'package:openpgp/openpgp.dart';
import 'package:web3dart/web3dart.dart';
import 'package:bip32/bip32.dart' as bip32;
import 'package:bip340/bip340.dart' as bip340;
import 'package:uuid/uuid.dart';
import 'package:crypto_keys/crypto_keys.dart' as keys;
import 'package:jose/jose.dart';

void edwards(Uint8List seed, Uint8List message) {
  final pair = ed.generateKey(); // expect: keygen Ed25519
  ed.newKeyFromSeed(seed); // expect: keygen Ed25519
  final signature = ed.sign(pair.privateKey, message); // expect: signature Ed25519 functions=sign
  ed.verify(pair.publicKey, message, signature); // expect: signature Ed25519 functions=verify
}

void codes(String secret, int now) {
  OTP.generateTOTPCodeString(secret, now, algorithm: Algorithm.SHA1, isGoogle: true); // expect: mac HMAC-SHA-1 functions=tag
  OTP.generateTOTPCode(secret, now); // expect: mac HMAC-SHA-256 functions=tag
  OTP.generateTOTPCode(secret, now, algorithm: Algorithm.SHA256); // expect: mac HMAC-SHA-256 functions=tag
  OTP.generateTOTPCode(secret, now, algorithm: Algorithm.SHA512); // expect: mac HMAC-SHA-512 functions=tag
  OTP.generateHOTPCode(secret, 7); // expect: mac HMAC-SHA-1 functions=tag
  OTP.generateHOTPCodeString(secret, 7); // expect: mac HMAC-SHA-1 functions=tag
  OTP.randomSecret(); // expect: random RNG
}

Future<void> messages(String text, String key, Uint8List data) async {
  await OpenPGP.generate(options: Options()); // expect: keygen unknown certificateFormat=OpenPGP
  await OpenPGP.encrypt(text, key); // expect: cipher unknown functions=encrypt
  await OpenPGP.encryptBytes(data, key); // expect: cipher unknown functions=encrypt
  await OpenPGP.encryptSymmetric(text, key); // expect: cipher unknown functions=encrypt
  await OpenPGP.encryptSymmetricBytes(data, key); // expect: cipher unknown functions=encrypt
  await OpenPGP.encryptFile(text, text, key); // expect: cipher unknown functions=encrypt
  await OpenPGP.encryptSymmetricFile(text, text, key); // expect: cipher unknown functions=encrypt
  await OpenPGP.decrypt(text, key, 'x'); // expect: cipher unknown functions=decrypt
  await OpenPGP.decryptBytes(data, key, 'x'); // expect: cipher unknown functions=decrypt
  await OpenPGP.decryptSymmetric(text, key); // expect: cipher unknown functions=decrypt
  await OpenPGP.decryptSymmetricBytes(data, key); // expect: cipher unknown functions=decrypt
  await OpenPGP.decryptFile(text, text, key); // expect: cipher unknown functions=decrypt
  await OpenPGP.decryptSymmetricFile(text, text, key); // expect: cipher unknown functions=decrypt
  await OpenPGP.sign(text, key, 'x'); // expect: signature unknown functions=sign
  await OpenPGP.signBytes(data, key, 'x'); // expect: signature unknown functions=sign
  await OpenPGP.signFile(text, key, 'x'); // expect: signature unknown functions=sign
  await OpenPGP.signData(text, key, 'x'); // expect: signature unknown functions=sign
  await OpenPGP.verify(text, text, key); // expect: signature unknown functions=verify
  await OpenPGP.verifyBytes(text, data, key); // expect: signature unknown functions=verify
  await OpenPGP.verifyData(text, text, key); // expect: signature unknown functions=verify
}

void wallets(String hex, Random random, Uint8List message) {
  final key = EthPrivateKey.fromHex(hex); // expect: key ECDSA-secp256k1 material=private-key
  EthPrivateKey.fromInt(one); // expect: key ECDSA-secp256k1 material=private-key
  EthPrivateKey(message); // expect: key ECDSA-secp256k1 material=private-key
  final made = EthPrivateKey.createRandom(random); // expect: keygen ECDSA-secp256k1 material=private-key
  key.signToSignature(message); // expect: signature ECDSA-secp256k1 functions=sign
  key.signToEcSignature(message); // expect: signature ECDSA-secp256k1 functions=sign
  key.signToUint8List(message); // expect: signature ECDSA-secp256k1 functions=sign
  key.sign(message); // expect: signature ECDSA-secp256k1 functions=sign
  made.signPersonalMessage(message); // expect: signature ECDSA-secp256k1 functions=sign
  made.signPersonalMessageToUint8List(message); // expect: signature ECDSA-secp256k1 functions=sign
  keccak256(message); // expect: hash Keccak-256
  keccakUtf8('x'); // expect: hash Keccak-256
  keccakAscii('x'); // expect: hash Keccak-256
  Wallet.createNew(key, 'password', random); // expect: cipher AES-128-CTR functions=encrypt
  Wallet.fromJson(hex, 'password'); // expect: cipher AES-128-CTR functions=decrypt
}

void nodes(Uint8List seed, Uint8List hash) {
  final node = bip32.BIP32.fromSeed(seed); // expect: key ECDSA-secp256k1
  bip32.BIP32.fromBase58('xprv'); // expect: key ECDSA-secp256k1
  bip32.BIP32.fromPrivateKey(seed, seed); // expect: key ECDSA-secp256k1
  bip32.BIP32.fromPublicKey(seed, seed); // expect: key ECDSA-secp256k1
  final child = node.derivePath("m/44'/0'");
  child.sign(hash); // expect: signature ECDSA-secp256k1 functions=sign
  node.derive(1).sign(hash); // expect: signature ECDSA-secp256k1 functions=sign
  node.deriveHardened(1).verify(hash, hash); // expect: signature ECDSA-secp256k1 functions=verify
  bip340.sign('key', 'message', 'aux'); // expect: signature Schnorr-secp256k1 functions=sign
  bip340.verify('key', 'message', 'signature'); // expect: signature Schnorr-secp256k1 functions=verify
}

void others(String name) {
  final uuid = Uuid();
  uuid.v5(Namespace.url.value, name); // expect: hash SHA-1
  Uuid().v5obj(Namespace.url.value, name); // expect: hash SHA-1
  uuid.v4();
  keys.KeyPair.generateRsa(); // expect: keygen RSA-2048
  keys.KeyPair.generateRsa(bitStrength: 4096); // expect: keygen RSA-4096
  keys.KeyPair.generateEc(keys.curves.p256); // expect: keygen EC-P-256
  keys.KeyPair.generateEc(keys.curves.p384); // expect: keygen EC-P-384
  keys.KeyPair.generateEc(keys.curves.p521); // expect: keygen EC-P-521
  keys.KeyPair.generateSymmetric(256); // expect: keygen unknown keyBits=256 material=secret-key
  keys.KeyPair.fromJwk(map); // expect: key unknown certificateFormat=JWK
  JsonWebToken.decodeAndVerify(name, store); // expect: token JWT functions=verify
  JsonWebSignature.fromCompactSerialization(name); // expect: token JWS
  JsonWebSignature.fromJson(map); // expect: token JWS
  JsonWebEncryption.fromCompactSerialization(name); // expect: token JWE
  JsonWebEncryption.fromJson(map); // expect: token JWE
  JsonWebKey.fromPem(name); // expect: key unknown
  JsonWebKey.fromJson(map); // expect: key unknown
  JsonWebKey.fromCryptoKeys(publicKey: name); // expect: key unknown
}
