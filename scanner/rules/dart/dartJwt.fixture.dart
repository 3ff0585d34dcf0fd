import 'package:dart_jsonwebtoken/dart_jsonwebtoken.dart';
import 'package:jose/jose.dart';

void all(dynamic key) {
  final jwt = JWT({'id': 1});
  jwt.sign(SecretKey('passphrase')); // expect: token HMAC-SHA-256 functions=sign; key unknown material=secret-key
  jwt.trySign(key); // expect: token HMAC-SHA-256 functions=sign
  jwt.trySign(key, algorithm: pick); // expect: token unknown functions=sign
  jwt.sign(key, algorithm: JWTAlgorithm.HS256); // expect: token HMAC-SHA-256 functions=sign
  jwt.sign(key, algorithm: JWTAlgorithm.HS384); // expect: token HMAC-SHA-384 functions=sign
  jwt.sign(key, algorithm: JWTAlgorithm.HS512); // expect: token HMAC-SHA-512 functions=sign
  jwt.sign(key, algorithm: JWTAlgorithm.RS256); // expect: token RSA-PKCS1-1.5-SHA-256 functions=sign
  jwt.sign(key, algorithm: JWTAlgorithm.RS384); // expect: token RSA-PKCS1-1.5-SHA-384 functions=sign
  jwt.sign(key, algorithm: JWTAlgorithm.RS512); // expect: token RSA-PKCS1-1.5-SHA-512 functions=sign
  jwt.sign(key, algorithm: JWTAlgorithm.PS256); // expect: token RSA-PSS-SHA-256-MGF1 mgfDigest=SHA-256 functions=sign
  jwt.sign(key, algorithm: JWTAlgorithm.PS384); // expect: token RSA-PSS-SHA-384-MGF1 mgfDigest=SHA-384 functions=sign
  jwt.sign(key, algorithm: JWTAlgorithm.PS512); // expect: token RSA-PSS-SHA-512-MGF1 mgfDigest=SHA-512 functions=sign
  jwt.sign(key, algorithm: JWTAlgorithm.ES256); // expect: token ECDSA-P-256-SHA-256 functions=sign
  jwt.sign(key, algorithm: JWTAlgorithm.ES384); // expect: token ECDSA-P-384-SHA-384 functions=sign
  jwt.sign(key, algorithm: JWTAlgorithm.ES512); // expect: token ECDSA-P-521-SHA-512 functions=sign
  jwt.sign(key, algorithm: JWTAlgorithm.ES256K); // expect: token ECDSA-secp256k1-SHA-256 functions=sign
  jwt.sign(key, algorithm: JWTAlgorithm.EdDSA); // expect: token EdDSA functions=sign
  JWT.verify(token, key); // expect: token JWT functions=verify
  JWT.tryVerify(token, key); // expect: token JWT functions=verify
  RSAPrivateKey(pem); // expect: key RSA
  RSAPublicKey(pem); // expect: key RSA
  ECPrivateKey(pem); // expect: key EC
  ECPublicKey(pem); // expect: key EC
  EdDSAPrivateKey(bytes); // expect: key EdDSA
  EdDSAPublicKey(bytes); // expect: key EdDSA
  final jwk = JsonWebKey.generate('ES256'); // expect: keygen ECDSA-P-256-SHA-256
  final builder = JsonWebSignatureBuilder()..addRecipient(jwk, algorithm: 'RS256'); // expect: token RSA-PKCS1-1.5-SHA-256
  final encrypting = JsonWebEncryptionBuilder()
    ..addRecipient(jwk, algorithm: 'RSA-OAEP') // expect: token RSA-OAEP-SHA-1-MGF1 mgfDigest=SHA-1
    ..encryptionAlgorithm = 'A128CBC-HS256'; // expect: cipher AES-128-CBC-HMAC-SHA-256 keyBits=128
}

void notFound(other) {
  other.sign(key, algorithm: 'HS256');
  JWT.decode(token);
}
