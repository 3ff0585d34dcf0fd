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
