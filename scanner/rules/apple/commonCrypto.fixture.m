#import <CommonCrypto/CommonCrypto.h>

@implementation Vault

- (NSData *)encrypt:(NSData *)data key:(NSData *)key {
  CCCrypt(kCCEncrypt, kCCAlgorithmAES128, kCCOptionPKCS7Padding, key.bytes, kCCKeySizeAES256, iv, data.bytes, data.length, out, size, &moved); // expect: cipher AES-256-CBC-PKCS7 functions=encrypt
  CCCrypt(kCCDecrypt, kCCAlgorithmDES, kCCOptionPKCS7Padding, [key bytes], key.length, NULL, data.bytes, 10, out, size, &moved); // expect: cipher DES-56-CBC-PKCS7 functions=decrypt
  CCCrypt(kCCDecrypt, kCCAlgorithm3DES, kCCOptionPKCS7Padding, [key bytes], key.length, NULL, data.bytes, 10, out, size, &moved); // expect: cipher 3DES-CBC-PKCS7 functions=decrypt
  CCCrypt(kCCDecrypt, kCCAlgorithmCAST, kCCOptionPKCS7Padding, [key bytes], key.length, NULL, data.bytes, 10, out, size, &moved); // expect: cipher CAST5-CBC-PKCS7 functions=decrypt
  CCCrypt(kCCDecrypt, kCCAlgorithmRC4, kCCOptionPKCS7Padding, [key bytes], key.length, NULL, data.bytes, 10, out, size, &moved); // expect: cipher RC4 mode=cbc padding=pkcs7 functions=decrypt
  CCCrypt(kCCDecrypt, kCCAlgorithmRC2, kCCOptionPKCS7Padding, [key bytes], key.length, NULL, data.bytes, 10, out, size, &moved); // expect: cipher RC2-CBC-PKCS7 functions=decrypt
  CCCrypt(kCCDecrypt, kCCAlgorithmBlowfish, kCCOptionPKCS7Padding, [key bytes], key.length, NULL, data.bytes, 10, out, size, &moved); // expect: cipher Blowfish-CBC-PKCS7 functions=decrypt
  CCCrypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding | kCCOptionECBMode, key.bytes, kCCKeySizeAES128, NULL, data.bytes, 10, out, size, &moved); // expect: cipher AES-128-ECB-PKCS7 functions=encrypt
  CCCrypt(kCCEncrypt, kCCAlgorithmAES, 0, key.bytes, kCCKeySizeAES192, NULL, data.bytes, 10, out, size, &moved); // expect: cipher AES-192-CBC-NoPadding padding=none functions=encrypt
  CCCrypt(kCCEncrypt, kCCAlgorithmDES, kCCOptionECBMode, key.bytes, kCCKeySizeDES, NULL, data.bytes, 10, out, size, &moved); // expect: cipher DES-56-ECB-NoPadding padding=none functions=encrypt
  CCCrypt(kCCEncrypt, kCCAlgorithmAES, options, key.bytes, length, NULL, data.bytes, 10, out, size, &moved); // expect: cipher AES functions=encrypt
  CCCryptorRef cryptor;
  CCCryptorCreate(kCCEncrypt, kCCAlgorithm3DES, kCCOptionPKCS7Padding, key.bytes, kCCKeySize3DES, NULL, &cryptor); // expect: cipher 3DES-168-CBC-PKCS7 functions=encrypt
  CCCryptorUpdate(cryptor, in, len, out, size, &moved); // none
  CCCryptorFinal(cryptor, in, len, out, size, &moved); // none
  CCCryptorCreateWithMode(kCCEncrypt, kCCModeECB, kCCAlgorithmAES, ccNoPadding, iv, key.bytes, 32, NULL, 0, 0, 0, &other); // expect: cipher AES-256-ECB-NoPadding functions=encrypt padding=none
  CCCryptorCreateWithMode(kCCEncrypt, kCCModeCBC, kCCAlgorithmAES, ccNoPadding, iv, key.bytes, 32, NULL, 0, 0, 0, &other); // expect: cipher AES-256-CBC-NoPadding functions=encrypt padding=none
  CCCryptorCreateWithMode(kCCEncrypt, kCCModeCFB, kCCAlgorithmAES, ccNoPadding, iv, key.bytes, 32, NULL, 0, 0, 0, &other); // expect: cipher AES-256-CFB functions=encrypt padding=none
  CCCryptorCreateWithMode(kCCEncrypt, kCCModeCTR, kCCAlgorithmAES, ccNoPadding, iv, key.bytes, 32, NULL, 0, 0, 0, &other); // expect: cipher AES-256-CTR functions=encrypt padding=none
  CCCryptorCreateWithMode(kCCEncrypt, kCCModeOFB, kCCAlgorithmAES, ccNoPadding, iv, key.bytes, 32, NULL, 0, 0, 0, &other); // expect: cipher AES-256-OFB functions=encrypt padding=none
  CCCryptorCreateWithMode(kCCEncrypt, kCCModeXTS, kCCAlgorithmAES, ccNoPadding, iv, key.bytes, 32, NULL, 0, 0, 0, &other); // expect: cipher AES-256-XTS functions=encrypt padding=none
  CCCryptorCreateWithMode(kCCEncrypt, kCCModeCFB8, kCCAlgorithmAES, ccNoPadding, iv, key.bytes, 32, NULL, 0, 0, 0, &other); // expect: cipher AES-256-CFB8 functions=encrypt padding=none
  CCCryptorCreateWithMode(kCCDecrypt, kCCModeRC4, kCCAlgorithmRC4, ccPKCS7Padding, iv, key.bytes, 16, NULL, 0, 0, 0, &other); // expect: cipher RC4-128 functions=decrypt padding=pkcs7
  CC_MD2(data.bytes, (CC_LONG)data.length, out); // expect: hash MD2
  CC_MD4(data.bytes, (CC_LONG)data.length, out); // expect: hash MD4
  CC_MD5(data.bytes, (CC_LONG)data.length, out); // expect: hash MD5
  CC_SHA1(data.bytes, (CC_LONG)data.length, out); // expect: hash SHA-1
  CC_SHA224(data.bytes, (CC_LONG)data.length, out); // expect: hash SHA-224
  CC_SHA256(data.bytes, (CC_LONG)data.length, out); // expect: hash SHA-256
  CC_SHA384(data.bytes, (CC_LONG)data.length, out); // expect: hash SHA-384
  CC_SHA512(data.bytes, (CC_LONG)data.length, out); // expect: hash SHA-512
  CCHmac(kCCHmacAlgMD5, key.bytes, 32, data.bytes, data.length, out); // expect: mac HMAC-MD5 keyBits=256
  CCHmac(kCCHmacAlgSHA1, key.bytes, 32, data.bytes, data.length, out); // expect: mac HMAC-SHA-1 keyBits=256
  CCHmac(kCCHmacAlgSHA224, key.bytes, 32, data.bytes, data.length, out); // expect: mac HMAC-SHA-224 keyBits=256
  CCHmac(kCCHmacAlgSHA256, key.bytes, 32, data.bytes, data.length, out); // expect: mac HMAC-SHA-256
  CCHmac(kCCHmacAlgSHA384, key.bytes, 32, data.bytes, data.length, out); // expect: mac HMAC-SHA-384 keyBits=256
  CCHmac(kCCHmacAlgSHA512, key.bytes, 32, data.bytes, data.length, out); // expect: mac HMAC-SHA-512 keyBits=256
  CCHmacContext context;
  CCHmacInit(&context, kCCHmacAlgSHA256, key.bytes, 32); // expect: mac HMAC-SHA-256
  CCHmacUpdate(&context, out); // none
  CCHmacFinal(&context, out); // none
  CCKeyDerivationPBKDF(kCCPBKDF2, password, 8, salt, 16, kCCPRFHmacAlgSHA1, 100000, out, kCCKeySizeAES256); // expect: kdf PBKDF2-SHA-1-100000 saltBits=128
  CCKeyDerivationPBKDF(kCCPBKDF2, password, 8, salt, 16, kCCPRFHmacAlgSHA224, 100000, out, kCCKeySizeAES256); // expect: kdf PBKDF2-SHA-224-100000 saltBits=128
  CCKeyDerivationPBKDF(kCCPBKDF2, password, 8, salt, 16, kCCPRFHmacAlgSHA256, 100000, out, kCCKeySizeAES256); // expect: kdf PBKDF2-SHA-256-100000 saltBits=128
  CCKeyDerivationPBKDF(kCCPBKDF2, password, 8, salt, 16, kCCPRFHmacAlgSHA384, 100000, out, kCCKeySizeAES256); // expect: kdf PBKDF2-SHA-384-100000 saltBits=128
  CCKeyDerivationPBKDF(kCCPBKDF2, password, 8, salt, 16, kCCPRFHmacAlgSHA512, 100000, out, kCCKeySizeAES256); // expect: kdf PBKDF2-SHA-512-100000 saltBits=128
  CCRandomGenerateBytes(out, 32); // expect: random RNG byteLength=32 functions=generate
  return nil;
}

@end

void others_10(void) {
  CC_MD2_Init(a, b, c, d, e, f, g, h); // expect: hash MD2
  CC_MD4_Init(a, b, c, d, e, f, g, h); // expect: hash MD4
  CC_MD5_Init(a, b, c, d, e, f, g, h); // expect: hash MD5
  CC_SHA1_Init(a, b, c, d, e, f, g, h); // expect: hash SHA-1
  CC_SHA224_Init(a, b, c, d, e, f, g, h); // expect: hash SHA-224
  CC_SHA256_Init(a, b, c, d, e, f, g, h); // expect: hash SHA-256
  CC_SHA384_Init(a, b, c, d, e, f, g, h); // expect: hash SHA-384
  CC_SHA512_Init(a, b, c, d, e, f, g, h); // expect: hash SHA-512
  CCSymmetricKeyWrap(a, b, c, d, e, f, g, h); // expect: key-wrap AES-KW
  CCSymmetricKeyUnwrap(a, b, c, d, e, f, g, h); // expect: key-wrap AES-KW
}

void rest(void) {
  CCRSACryptorRef pub, priv;
  CCRSACryptorGeneratePair(3072, 65537, &pub, &priv); // expect: keygen RSA-3072
  CCRSACryptorEncrypt(pub, ccOAEPPadding, in, n, out, &m, NULL, 0, kCCDigestSHA256); // expect: cipher RSA-OAEP-SHA-256-MGF1-3072 functions=encrypt
  CCRSACryptorDecrypt(priv, ccPKCS1Padding, in, n, out, &m, NULL, 0, kCCDigestNone); // expect: cipher RSA-PKCS1-1.5-3072 functions=decrypt
  CCRSACryptorCrypt(pub, in, n, out, &m); // expect: cipher RSA-RAW-3072
  CCRSACryptorSign(priv, ccRSAPSSPadding, hash, 32, kCCDigestSHA256, 32, sig, &m); // expect: signature RSA-PSS-SHA-256-MGF1-32-3072 functions=sign
  CCRSACryptorVerify(pub, ccX931Padding, hash, 32, kCCDigestSHA1, 0, sig, m); // expect: signature RSA-X9.31-SHA-1-3072 functions=verify
  CCRSACryptorSign(priv, ccPKCS1PaddingRaw, hash, 32, kCCDigestSHA384, 0, sig, &m); // expect: signature RSA-PKCS1-1.5-SHA-384-3072 functions=sign
  CCRSACryptorEncrypt(pub, ccPaddingNone, in, n, out, &m, NULL, 0, kCCDigestNone); // expect: cipher RSA-RAW-3072 functions=encrypt
  CCRSACryptorRef stored;
  CCRSACryptorImport(package, n, &stored); // expect: key RSA
  CCRSACryptorCreateFromData(ccRSAKeyPublic, modulus, n, exponent, 3, p, 0, q, 0, &stored); // expect: key RSA
  CCECCryptorRef ecPub, ecPriv, ecStored, ecPeer;
  CCECCryptorGeneratePair(256, &ecPub, &ecPriv); // expect: keygen EC-256
  CCECCryptorSignHash(ecPriv, hash, 32, sig, &m); // expect: signature ECDSA-256 functions=sign
  CCECCryptorVerifyHash(ecPub, hash, 32, sig, m, &valid); // expect: signature ECDSA-256 functions=verify
  CCECCryptorImportKey(kCCImportKeyBinary, package, n, ccECKeyPrivate, &ecStored); // expect: key EC
  CCECCryptorImportPublicKey(package, n, &ecPeer); // expect: key EC
  CCECCryptorComputeSharedSecret(ecPriv, ecPeer, out, &m); // expect: key-agreement ECDH-256
  CCECCryptorWrapKey(ecPeer, in, n, out, &m, kCCDigestSHA256); // expect: key-wrap ECIES digest=SHA-256
  CCECCryptorUnwrapKey(ecPriv, in, n, out, &m, kCCDigestSHA256); // expect: key-wrap ECIES-256 digest=SHA-256
  CCDHRef dh = CCDHCreate(kCCDHRFC3526Group5); // expect: keygen DH
  CCDHGenerateKey(dh, out, &m); // expect: key-agreement DH
  CCDHComputeKey(shared, &m, peer, n, dh); // expect: key-agreement DH
  CCHmacCreate(kCCDigestSHA256, key, 32); // expect: mac HMAC-SHA-256 functions=tag
  CCHmacOneShot(kCCDigestSHA512, key, 64, in, n, out); // expect: mac HMAC-SHA-512 functions=tag
  CCAESCmac(key, in, n, out); // expect: mac AES-128-CMAC functions=tag
  CCCmacContextPtr cmac = CCAESCmacCreate(key, 32); // expect: mac AES-256-CMAC functions=tag
  CCAESCmacUpdate(cmac, in, n);
  CCAESCmacFinal(cmac, out);
  CCDesCBCCksum(in, out, n, key, 8, iv); // expect: mac CBC-MAC-DES
  CCKDFParametersRef x963, counter, hkdf, pbkdf2;
  CCKDFParametersCreateAnsiX963(&x963, info, n);
  CCDeriveKey(x963, kCCDigestSHA256, key, 32, out, 32); // expect: kdf X9.63-KDF-SHA-256
  CCKDFParametersCreateCtrHmac(&counter, label, n, context, m);
  CCDeriveKey(counter, kCCDigestSHA384, key, 32, out, 32); // expect: kdf SP800_108_CounterKDF-HMAC-SHA-384 outputBits=256
  CCKDFParametersCreateHkdf(&hkdf, salt, 16, context, m);
  CCDeriveKey(hkdf, kCCDigestSHA512, key, 32, out, 32); // expect: kdf HKDF-SHA-512 saltBits=128 outputBits=256
  CCHKDFExtract(hkdf, kCCDigestSHA256, key, 32, out, 32); // expect: kdf HKDF-SHA-256 saltBits=128
  CCHKDFExpand(hkdf, kCCDigestSHA256, key, 32, out, 64); // expect: kdf HKDF-SHA-256 saltBits=128 outputBits=512
  CCKDFParametersCreatePbkdf2(&pbkdf2, 100000, salt, 16);
  CCDeriveKey(pbkdf2, kCCDigestSHA1, key, 32, out, 32); // expect: kdf PBKDF2-SHA-1-100000 saltBits=128 outputBits=256
  CCKeyDerivationHMac(kCCKDFAlgorithmCTR_HMAC, kCCDigestSHA256, 1, key, 32, label, n, context, m, NULL, 0, NULL, 0, out, 32); // expect: kdf SP800_108_CounterKDF-HMAC-SHA-256
  CCKeyDerivationHMac(kCCKDFAlgorithmCTR_HMAC_FIXED, kCCDigestSHA256, 1, key, 32, label, n, context, m, NULL, 0, NULL, 0, out, 32); // expect: kdf SP800_108_CounterKDF-HMAC-SHA-256
  CCKeyDerivationHMac(kCCKDFAlgorithmFB_HMAC, kCCDigestSHA256, 1, key, 32, label, n, context, m, NULL, 0, NULL, 0, out, 32); // expect: kdf SP800_108_FeedbackKDF-HMAC-SHA-256
  CCKeyDerivationHMac(kCCKDFAlgorithmFB_HMAC_FIXED, kCCDigestSHA256, 1, key, 32, label, n, context, m, NULL, 0, NULL, 0, out, 32); // expect: kdf SP800_108_FeedbackKDF-HMAC-SHA-256
  CCKeyDerivationHMac(kCCKDFAlgorithmDPIPE_HMAC, kCCDigestSHA256, 1, key, 32, label, n, context, m, NULL, 0, NULL, 0, out, 32); // expect: kdf SP800_108_DoublePipelineKDF-HMAC-SHA-256
  CCKeyDerivationHMac(kCCKDFAlgorithmPBKDF2_HMAC, kCCDigestSHA256, 10000, key, 32, NULL, 0, NULL, 0, NULL, 0, salt, 16, out, 32); // expect: kdf PBKDF2-SHA-256
  CCKeyDerivationHMac(kCCKDFAlgorithmHKDF, kCCDigestSHA256, 1, key, 32, NULL, 0, context, m, NULL, 0, salt, 16, out, 32); // expect: kdf HKDF-SHA-256
  CCKeyDerivationHMac(kCCKDFAlgorithmAnsiX963, kCCDigestSHA256, 1, key, 32, NULL, 0, context, m, NULL, 0, NULL, 0, out, 32); // expect: kdf X9.63-KDF-SHA-256
  CCCryptorRef ctr, gcm;
  CCCryptorCreateFromDataWithMode(kCCEncrypt, kCCModeCTR, kCCAlgorithmAES, ccNoPadding, iv, key, kCCKeySizeAES256, NULL, 0, 0, 0, data, n, &ctr, &used); // expect: cipher AES-256-CTR functions=encrypt
  CCCryptorEncryptDataBlock(ctr, iv, in, n, out);
  CCCryptorDecryptDataBlock(ctr, iv, in, n, out);
  CCCryptorCreateWithMode(kCCEncrypt, kCCModeGCM, kCCAlgorithmAES, ccNoPadding, NULL, key, kCCKeySizeAES128, NULL, 0, 0, 0, &gcm); // expect: cipher AES-128-GCM functions=encrypt nonceBits=96
  CCCryptorGCMSetIV(gcm, iv, 12);
  CCCryptorGCMAddIV(gcm, iv, 12);
  CCCryptorGCMEncrypt(gcm, in, n, out);
  CCCryptorGCMDecrypt(gcm, in, n, out);
  CCCryptorGCMFinal(gcm, tag, &m);
  CCCryptorGCMFinalize(gcm, tag, 16);
  CCCryptorChaCha20(key, 32, nonce, 12, 0, in, n, out); // expect: cipher ChaCha20 keyBits=256 nonceBits=96
  CCCryptorChaCha20Poly1305OneshotEncrypt(key, 32, nonce, 12, NULL, 0, in, n, out, tag, 16); // expect: cipher ChaCha20-Poly1305 keyBits=256 nonceBits=96 functions=encrypt
  CCCryptorChaCha20Poly1305OneshotDecrypt(key, 32, nonce, 12, NULL, 0, in, n, out, tag, 16); // expect: cipher ChaCha20-Poly1305 keyBits=256 nonceBits=96 functions=decrypt
  CCRandomCopyBytes(kCCRandomDefault, out, 32); // expect: random RNG byteLength=32 functions=generate
  CCDigestRef sum;
  CCDigestInit(kCCDigestSHA224, &sum); // expect: hash SHA-224
  CCDigestUpdate(&sum, in, n);
  CCDigestFinal(&sum, out);
}
