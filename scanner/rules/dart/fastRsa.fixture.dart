import 'package:fast_rsa/fast_rsa.dart';

Future<void> all(String m) async {
  await RSA.generate(2048); // expect: keygen RSA-2048 keyBits=2048
  await RSA.hash(m, Hash.MD5); // expect: hash MD5
  await RSA.hash(m, Hash.SHA1); // expect: hash SHA-1
  await RSA.hash(m, Hash.SHA224); // expect: hash SHA-224
  await RSA.hash(m, Hash.SHA256); // expect: hash SHA-256
  await RSA.hash(m, Hash.SHA384); // expect: hash SHA-384
  await RSA.hash(m, Hash.SHA512); // expect: hash SHA-512
  await RSA.encryptOAEP(m, label, Hash.SHA256, key); // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
  await RSA.decryptOAEP(m, label, Hash.SHA1, key); // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=decrypt
  await RSA.encryptPKCS1v15(m, key); // expect: cipher RSA-PKCS1-1.5 functions=encrypt
  await RSA.decryptPKCS1v15(m, key); // expect: cipher RSA-PKCS1-1.5 functions=decrypt
  await RSA.signPSS(m, Hash.SHA512, SaltLength.AUTO, key); // expect: signature RSA-PSS-SHA-512-MGF1 functions=sign
  await RSA.signPKCS1v15(m, Hash.SHA256, key); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
  await RSA.verifyPSS(s, m, Hash.SHA512, SaltLength.AUTO, key); // expect: signature RSA-PSS-SHA-512-MGF1 functions=verify
  await RSA.verifyPKCS1v15(s, m, Hash.SHA256, key); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
  await RSA.encryptOAEPBytes(m, label, Hash.SHA256, key); // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
  await RSA.decryptOAEPBytes(m, label, Hash.SHA1, key); // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=decrypt
  await RSA.encryptPKCS1v15Bytes(m, key); // expect: cipher RSA-PKCS1-1.5 functions=encrypt
  await RSA.decryptPKCS1v15Bytes(m, key); // expect: cipher RSA-PKCS1-1.5 functions=decrypt
  await RSA.signPSSBytes(m, Hash.SHA512, SaltLength.AUTO, key); // expect: signature RSA-PSS-SHA-512-MGF1 functions=sign
  await RSA.signPKCS1v15Bytes(m, Hash.SHA256, key); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
  await RSA.verifyPSSBytes(s, m, Hash.SHA512, SaltLength.AUTO, key); // expect: signature RSA-PSS-SHA-512-MGF1 functions=verify
  await RSA.verifyPKCS1v15Bytes(s, m, Hash.SHA256, key); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
}

void notFound(other) {
  other.signPSS(m);
}
