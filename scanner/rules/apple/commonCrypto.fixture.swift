import Foundation
import CommonCrypto

func digests(data: Data, out: UnsafeMutablePointer<UInt8>) {
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) } // expect: hash SHA-256
    CC_MD2(bytes, CC_LONG(bytes.count), &digest) // expect: hash MD2
    CC_MD4(bytes, CC_LONG(bytes.count), &digest) // expect: hash MD4
    CC_MD5(bytes, CC_LONG(bytes.count), &digest) // expect: hash MD5
    CC_SHA1(bytes, CC_LONG(bytes.count), &digest) // expect: hash SHA-1
    CC_SHA224(bytes, CC_LONG(bytes.count), &digest) // expect: hash SHA-224
    CC_SHA256(bytes, CC_LONG(bytes.count), &digest) // expect: hash SHA-256
    CC_SHA384(bytes, CC_LONG(bytes.count), &digest) // expect: hash SHA-384
    CC_SHA512(bytes, CC_LONG(bytes.count), &digest) // expect: hash SHA-512
    CC_MD2_Init(&context) // expect: hash MD2
    CC_MD4_Init(&context) // expect: hash MD4
    CC_MD5_Init(&context) // expect: hash MD5
    CC_SHA1_Init(&context) // expect: hash SHA-1
    CC_SHA224_Init(&context) // expect: hash SHA-224
    CC_SHA256_Init(&context) // expect: hash SHA-256
    CC_SHA384_Init(&context) // expect: hash SHA-384
    CC_SHA512_Init(&context) // expect: hash SHA-512
    CCDigest(CCDigestAlgorithm(kCCDigestMD2), bytes, 1, out) // expect: hash MD2
    CCDigest(CCDigestAlgorithm(kCCDigestMD4), bytes, 1, out) // expect: hash MD4
    CCDigest(CCDigestAlgorithm(kCCDigestMD5), bytes, 1, out) // expect: hash MD5
    CCDigest(CCDigestAlgorithm(kCCDigestSHA1), bytes, 1, out) // expect: hash SHA-1
    CCDigest(CCDigestAlgorithm(kCCDigestSHA224), bytes, 1, out) // expect: hash SHA-224
    CCDigest(CCDigestAlgorithm(kCCDigestSHA256), bytes, 1, out) // expect: hash SHA-256
    CCDigest(CCDigestAlgorithm(kCCDigestSHA384), bytes, 1, out) // expect: hash SHA-384
    CCDigest(CCDigestAlgorithm(kCCDigestSHA512), bytes, 1, out) // expect: hash SHA-512
    CCDigest(CCDigestAlgorithm(kCCDigestRMD160), bytes, 1, out) // expect: hash RIPEMD-160
    CCDigest(CCDigestAlgorithm(kCCDigestSHA3_224), bytes, 1, out) // expect: hash SHA3-224
    CCDigest(CCDigestAlgorithm(kCCDigestSHA3_256), bytes, 1, out) // expect: hash SHA3-256
    CCDigest(CCDigestAlgorithm(kCCDigestSHA3_384), bytes, 1, out) // expect: hash SHA3-384
    CCDigest(CCDigestAlgorithm(kCCDigestSHA3_512), bytes, 1, out) // expect: hash SHA3-512
    let ref = CCDigestCreate(kCCDigestSHA256) // expect: hash SHA-256
    CC_SHA256_Update(&context, bytes, 1)
    CC_SHA256_Final(&digest, &context)
}

func ciphers(key: Data, data: Data, iv: Data, big: Bool) {
    let fixed = [UInt8](repeating: 7, count: 24)
    let options = CCOptions(kCCOptionPKCS7Padding)
    CCCrypt(CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), options, keyBytes, kCCKeySizeAES256, ivBytes, dataBytes, data.count, &out, out.count, &moved) // expect: cipher AES-256-CBC-PKCS7 keyBits=256 functions=encrypt
    CCCrypt(CCOperation(kCCDecrypt), CCAlgorithm(kCCAlgorithmAES128), CCOptions(kCCOptionPKCS7Padding | kCCOptionECBMode), keyBytes, key.count, nil, dataBytes, data.count, &out, out.count, &moved) // expect: cipher AES-ECB-PKCS7 functions=decrypt
    CCCrypt(UInt32(kCCEncrypt), UInt32(kCCAlgorithmDES), UInt32(kCCOptionECBMode), fixed, size_t(kCCKeySizeDES), nil, dataBytes, data.count, &out, out.count, &moved) // expect: cipher DES-56-ECB-NoPadding keyBits=56 functions=encrypt
    CCCrypt(big ? CCOperation(kCCEncrypt) : CCOperation(kCCDecrypt), CCAlgorithm(kCCAlgorithm3DES), 0, fixed, kCCKeySize3DES, nil, dataBytes, data.count, &out, out.count, &moved) // expect: cipher 3DES-168-CBC-NoPadding keyBits=168 functions=encrypt,decrypt
    CCCrypt(operation, CCAlgorithm(kCCAlgorithmRC4), CCOptions(0), fixed, 16, nil, dataBytes, data.count, &out, out.count, &moved) // expect: cipher RC4-128 keyBits=128
    CCCrypt(operation, CCAlgorithm(kCCAlgorithmRC2), CCOptions(1), fixed, fixed.count, nil, dataBytes, data.count, &out, out.count, &moved) // expect: cipher RC2-192-CBC-PKCS7 keyBits=192
    CCCrypt(operation, algorithm, unknown, fixed, length, nil, dataBytes, data.count, &out, out.count, &moved) // expect: cipher unknown
    CCCryptorCreate(CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmCAST), CCOptions(kCCOptionPKCS7Padding), fixed, kCCKeySizeAES128, nil, &cryptor) // expect: cipher CAST5-128-CBC-PKCS7 keyBits=128 functions=encrypt
    CCCryptorCreateFromData(CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmBlowfish), CCOptions(kCCOptionPKCS7Padding), fixed, kCCKeySizeAES192, nil, memory, 1, &cryptor, nil) // expect: cipher Blowfish-192-CBC-PKCS7 keyBits=192 functions=encrypt
    CCCryptorGCM(CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), fixed, 16, iv, 12, aad, 1, dataBytes, 1, &out, &tag, &tagLength) // expect: cipher AES-128-GCM keyBits=128 nonceBits=96 functions=encrypt
    CCCryptorGCMOneshotEncrypt(CCAlgorithm(kCCAlgorithmAES), fixed, 32, iv, 12, aad, 1, dataBytes, 1, &out, &tag, kCCBlockSizeAES128) // expect: cipher AES-256-GCM keyBits=256 tagBits=128 nonceBits=96 functions=encrypt
    CCCryptorGCMOneshotDecrypt(CCAlgorithm(kCCAlgorithmAES), fixed, 32, iv, kCCContextSizeAES128, aad, 1, dataBytes, 1, &out, tag, 16) // expect: cipher AES-256-GCM keyBits=256 tagBits=128 nonceBits=128 functions=decrypt
    CCCryptorCreateWithMode(CCOperation(kCCEncrypt), CCMode(kCCModeECB), CCAlgorithm(kCCAlgorithmAES), CCPadding(ccNoPadding), iv, fixed, kCCKeySizeAES256, nil, 0, 0, 0, &cryptor) // expect: cipher AES-256-ECB-NoPadding keyBits=256 functions=encrypt
    CCCryptorCreateWithMode(CCOperation(kCCEncrypt), CCMode(kCCModeCBC), CCAlgorithm(kCCAlgorithmAES), CCPadding(ccPKCS7Padding), iv, fixed, kCCKeySizeAES256, nil, 0, 0, 0, &cryptor) // expect: cipher AES-256-CBC-PKCS7 keyBits=256 functions=encrypt
    CCCryptorCreateWithMode(CCOperation(kCCEncrypt), CCMode(kCCModeCFB), CCAlgorithm(kCCAlgorithmAES), CCPadding(ccNoPadding), iv, fixed, kCCKeySizeAES256, nil, 0, 0, 0, &cryptor) // expect: cipher AES-256-CFB keyBits=256 functions=encrypt
    CCCryptorCreateWithMode(CCOperation(kCCEncrypt), CCMode(kCCModeCTR), CCAlgorithm(kCCAlgorithmAES), CCPadding(ccNoPadding), iv, fixed, kCCKeySizeAES256, nil, 0, 0, 0, &cryptor) // expect: cipher AES-256-CTR keyBits=256 functions=encrypt
    CCCryptorCreateWithMode(CCOperation(kCCEncrypt), CCMode(kCCModeOFB), CCAlgorithm(kCCAlgorithmAES), CCPadding(ccNoPadding), iv, fixed, kCCKeySizeAES256, nil, 0, 0, 0, &cryptor) // expect: cipher AES-256-OFB keyBits=256 functions=encrypt
    CCCryptorCreateWithMode(CCOperation(kCCEncrypt), CCMode(kCCModeXTS), CCAlgorithm(kCCAlgorithmAES), CCPadding(ccNoPadding), iv, fixed, kCCKeySizeAES256, nil, 0, 0, 0, &cryptor) // expect: cipher AES-256-XTS keyBits=256 functions=encrypt
    CCCryptorCreateWithMode(CCOperation(kCCEncrypt), CCMode(kCCModeCFB8), CCAlgorithm(kCCAlgorithmAES), CCPadding(ccNoPadding), iv, fixed, kCCKeySizeAES256, nil, 0, 0, 0, &cryptor) // expect: cipher AES-256-CFB8 keyBits=256 functions=encrypt
    CCCryptorCreateWithMode(CCOperation(kCCEncrypt), CCMode(kCCModeGCM), CCAlgorithm(kCCAlgorithmAES), CCPadding(ccNoPadding), iv, fixed, kCCKeySizeAES256, nil, 0, 0, 0, &cryptor) // expect: cipher AES-256-GCM keyBits=256 functions=encrypt
    CCCryptorCreateWithMode(CCOperation(kCCEncrypt), CCMode(kCCModeCCM), CCAlgorithm(kCCAlgorithmAES), CCPadding(ccNoPadding), iv, fixed, kCCKeySizeAES256, nil, 0, 0, 0, &cryptor) // expect: cipher AES-256-CCM keyBits=256 functions=encrypt
}

func macs(key: Data) {
    CCHmac(CCHmacAlgorithm(kCCHmacAlgMD5), keyBytes, 20, dataBytes, 1, &out) // expect: mac HMAC-MD5 keyBits=160 functions=tag
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), keyBytes, 20, dataBytes, 1, &out) // expect: mac HMAC-SHA-1 keyBits=160 functions=tag
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA224), keyBytes, 20, dataBytes, 1, &out) // expect: mac HMAC-SHA-224 keyBits=160 functions=tag
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), keyBytes, 20, dataBytes, 1, &out) // expect: mac HMAC-SHA-256 keyBits=160 functions=tag
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA384), keyBytes, 20, dataBytes, 1, &out) // expect: mac HMAC-SHA-384 keyBits=160 functions=tag
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA512), keyBytes, 20, dataBytes, 1, &out) // expect: mac HMAC-SHA-512 keyBits=160 functions=tag
    CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgSHA256), keyBytes, CC_SHA256_DIGEST_LENGTH) // expect: mac HMAC-SHA-256 keyBits=256 functions=tag
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), keyBytes, Int(CC_MD5_DIGEST_LENGTH), dataBytes, 1, &out) // expect: mac HMAC-SHA-256 keyBits=128 functions=tag
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), keyBytes, Int(CC_SHA1_DIGEST_LENGTH), dataBytes, 1, &out) // expect: mac HMAC-SHA-256 keyBits=160 functions=tag
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), keyBytes, Int(CC_SHA224_DIGEST_LENGTH), dataBytes, 1, &out) // expect: mac HMAC-SHA-256 keyBits=224 functions=tag
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), keyBytes, Int(CC_SHA384_DIGEST_LENGTH), dataBytes, 1, &out) // expect: mac HMAC-SHA-256 keyBits=384 functions=tag
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), keyBytes, Int(CC_SHA512_DIGEST_LENGTH), dataBytes, 1, &out) // expect: mac HMAC-SHA-256 keyBits=512 functions=tag
}

func derived(password: String) {
    let salt = Data(count: 16)
    CCKeyDerivationPBKDF(CCPBKDFAlgorithm(kCCPBKDF2), password, password.utf8.count, saltBytes, salt.count, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), UInt32(100_000), &derived, kCCKeySizeAES256) // expect: kdf PBKDF2-SHA-1-100000 saltBits=128 outputBits=256 iterations=100000 functions=keyderive
    CCKeyDerivationPBKDF(CCPBKDFAlgorithm(kCCPBKDF2), password, password.utf8.count, saltBytes, salt.count, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA224), UInt32(100_000), &derived, kCCKeySizeAES256) // expect: kdf PBKDF2-SHA-224-100000 saltBits=128 outputBits=256 iterations=100000 functions=keyderive
    CCKeyDerivationPBKDF(CCPBKDFAlgorithm(kCCPBKDF2), password, password.utf8.count, saltBytes, salt.count, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), UInt32(100_000), &derived, kCCKeySizeAES256) // expect: kdf PBKDF2-SHA-256-100000 saltBits=128 outputBits=256 iterations=100000 functions=keyderive
    CCKeyDerivationPBKDF(CCPBKDFAlgorithm(kCCPBKDF2), password, password.utf8.count, saltBytes, salt.count, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA384), UInt32(100_000), &derived, kCCKeySizeAES256) // expect: kdf PBKDF2-SHA-384-100000 saltBits=128 outputBits=256 iterations=100000 functions=keyderive
    CCKeyDerivationPBKDF(CCPBKDFAlgorithm(kCCPBKDF2), password, password.utf8.count, saltBytes, salt.count, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA512), UInt32(100_000), &derived, kCCKeySizeAES256) // expect: kdf PBKDF2-SHA-512-100000 saltBits=128 outputBits=256 iterations=100000 functions=keyderive
    CCCalibratePBKDF(CCPBKDFAlgorithm(kCCPBKDF2), 10, salt.count, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 32, 100) // expect: kdf PBKDF2-SHA-1 outputBits=256
    CCSymmetricKeyWrap(CCWrappingAlgorithm(kCCWRAPAES), CCrfc3394_iv, CCrfc3394_ivLen, kek, 16, raw, 32, &wrapped, &length) // expect: key-wrap AES-128-KW keyBits=128 functions=encrypt
    CCSymmetricKeyUnwrap(CCWrappingAlgorithm(kCCWRAPAES), CCrfc3394_iv, CCrfc3394_ivLen, kek, kCCKeySizeAES256, wrapped, 40, &raw, &length) // expect: key-wrap AES-256-KW keyBits=256 functions=decrypt
    CCRandomGenerateBytes(&bytes, 32) // expect: random RNG byteLength=32
    CCRandomGenerateBytes(&bytes, kCCBlockSizeDES) // expect: random RNG byteLength=8
    CCRandomGenerateBytes(&bytes, kCCBlockSize3DES) // expect: random RNG byteLength=8
    CCRandomGenerateBytes(&bytes, kCCBlockSizeRC2) // expect: random RNG byteLength=8
    CCRandomGenerateBytes(&bytes, kCCBlockSizeBlowfish) // expect: random RNG byteLength=8
    CCRSACryptorGeneratePair(2048, 65537, &publicKey, &privateKey) // expect: keygen RSA-2048 keyBits=2048
    CCECCryptorGeneratePair(256, &publicKey, &privateKey) // expect: keygen EC-256 keyBits=256
}

struct Wrapper {
    func CC_MD5(_ data: Data) -> Data { data }
    func notFound() {
        _ = CC_MD5(Data())
        _ = other.CCCrypt(1)
    }
}
