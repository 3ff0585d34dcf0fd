import 'package:basic_utils/basic_utils.dart';

void all(RSAPrivateKey key, RSAPublicKey open, Uint8List data, String pem) {
  CryptoUtils.generateRSAKeyPair(); // expect: keygen RSA-2048
  CryptoUtils.generateRSAKeyPair(keySize: 4096); // expect: keygen RSA-4096
  CryptoUtils.generateEcKeyPair(); // expect: keygen EC-P-256
  CryptoUtils.generateEcKeyPair(curve: 'secp384r1'); // expect: keygen EC-P-384
  CryptoUtils.getHash(data); // expect: hash SHA-256
  CryptoUtils.getHash(data, algorithmName: 'SHA-1'); // expect: hash SHA-1
  CryptoUtils.getHashPlain(data, algorithmName: 'MD5'); // expect: hash MD5
  CryptoUtils.rsaSign(key, data); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
  CryptoUtils.rsaSign(key, data, algorithmName: 'SHA-512/RSA'); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
  CryptoUtils.rsaVerify(open, data, data, algorithm: 'SHA-1/RSA'); // expect: signature RSA-PKCS1-1.5-SHA-1 functions=verify
  CryptoUtils.rsaPssSign(key, data, salt); // expect: signature RSA-PSS functions=sign
  CryptoUtils.rsaPssVerify(open, data, data, 32); // expect: signature RSA-PSS functions=verify
  CryptoUtils.ecSign(key, data, algorithmName: 'SHA-256/ECDSA'); // expect: signature ECDSA-SHA-256 functions=sign
  CryptoUtils.ecSignature(key, data); // expect: signature ECDSA-SHA-1 functions=sign
  CryptoUtils.ecVerify(open, data, signature, algorithm: 'SHA-384/ECDSA'); // expect: signature ECDSA-SHA-384 functions=verify
  CryptoUtils.ecVerifyBase64(open, data, signature); // expect: signature ECDSA-SHA-1 functions=verify
  CryptoUtils.rsaEncrypt('text', open); // expect: cipher RSA functions=encrypt
  CryptoUtils.rsaDecrypt('text', key); // expect: cipher RSA functions=decrypt
  CryptoUtils.rsaPrivateKeyFromPem(pem); // expect: key RSA material=private-key
  CryptoUtils.rsaPrivateKeyFromPemPkcs1(pem); // expect: key RSA material=private-key
  CryptoUtils.rsaPrivateKeyFromDERBytes(data); // expect: key RSA material=private-key
  CryptoUtils.rsaPublicKeyFromPem(pem); // expect: key RSA material=public-key
  CryptoUtils.rsaPublicKeyFromPemPkcs1(pem); // expect: key RSA material=public-key
  CryptoUtils.rsaPublicKeyFromDERBytes(data); // expect: key RSA material=public-key
  CryptoUtils.ecPrivateKeyFromPem(pem); // expect: key EC material=private-key
  CryptoUtils.ecPrivateKeyFromDerBytes(data); // expect: key EC material=private-key
  CryptoUtils.ecPublicKeyFromPem(pem); // expect: key EC material=public-key
  CryptoUtils.ecPublicKeyFromDerBytes(data); // expect: key EC material=public-key
  X509Utils.generateSelfSignedCertificate(key, csr, 365); // expect: certificate unknown certificateFormat=X.509
  X509Utils.generateRsaCsrPem(names, key, open); // expect: certificate RSA certificateFormat=PKCS10
  X509Utils.generateEccCsrPem(names, key, open); // expect: certificate ECDSA certificateFormat=PKCS10
  X509Utils.x509CertificateFromPem(pem); // expect: certificate unknown certificateFormat=X.509
  X509Utils.checkX509Signature(pem); // expect: certificate unknown certificateFormat=X.509 functions=verify
  Pkcs12Utils.generatePkcs12(pem, [pem]); // expect: keystore unknown certificateFormat=PKCS12
  Pkcs12Utils.parsePkcs12(data); // expect: keystore unknown certificateFormat=PKCS12
}
