package demo

import tsec.cipher.symmetric.bouncy._
import tsec.cipher.symmetric.jca._
import tsec.hashing.bouncy._
import tsec.hashing.jca._
import tsec.jws.mac._
import tsec.jws.signature._
import tsec.mac.jca._
import tsec.passwordhashers.jca._
import tsec.signature.jca._

object Uses {
  def all(data: Array[Byte], key: Key): Unit = {
    AES128GCM.encrypt[IO](data, key) // expect: cipher AES-128-GCM functions=encrypt
    AES128GCM.encryptDetached[IO](data, key) // expect: cipher AES-128-GCM functions=encrypt
    AES128GCM.encryptWithAAD[IO](data, key) // expect: cipher AES-128-GCM functions=encrypt
    AES128GCM.encryptWithAADDetached[IO](data, key) // expect: cipher AES-128-GCM functions=encrypt
    AES128GCM.decrypt[IO](data, key) // expect: cipher AES-128-GCM functions=decrypt
    AES128GCM.decryptDetached[IO](data, key) // expect: cipher AES-128-GCM functions=decrypt
    AES128GCM.decryptWithAAD[IO](data, key) // expect: cipher AES-128-GCM functions=decrypt
    AES128GCM.decryptWithAADDetached[IO](data, key) // expect: cipher AES-128-GCM functions=decrypt
    AES128GCM.generateKey[IO] // expect: keygen AES-128-GCM
    AES128GCM.unsafeGenerateKey // expect: keygen AES-128-GCM
    AES128CBC.encrypt[IO](data, key) // expect: cipher AES-128-CBC functions=encrypt
    AES128CBC.encryptDetached[IO](data, key) // expect: cipher AES-128-CBC functions=encrypt
    AES128CBC.encryptWithAAD[IO](data, key) // expect: cipher AES-128-CBC functions=encrypt
    AES128CBC.encryptWithAADDetached[IO](data, key) // expect: cipher AES-128-CBC functions=encrypt
    AES128CBC.decrypt[IO](data, key) // expect: cipher AES-128-CBC functions=decrypt
    AES128CBC.decryptDetached[IO](data, key) // expect: cipher AES-128-CBC functions=decrypt
    AES128CBC.decryptWithAAD[IO](data, key) // expect: cipher AES-128-CBC functions=decrypt
    AES128CBC.decryptWithAADDetached[IO](data, key) // expect: cipher AES-128-CBC functions=decrypt
    AES128CBC.generateKey[IO] // expect: keygen AES-128-CBC
    AES128CBC.unsafeGenerateKey // expect: keygen AES-128-CBC
    AES128CTR.encrypt[IO](data, key) // expect: cipher AES-128-CTR functions=encrypt
    AES128CTR.encryptDetached[IO](data, key) // expect: cipher AES-128-CTR functions=encrypt
    AES128CTR.encryptWithAAD[IO](data, key) // expect: cipher AES-128-CTR functions=encrypt
    AES128CTR.encryptWithAADDetached[IO](data, key) // expect: cipher AES-128-CTR functions=encrypt
    AES128CTR.decrypt[IO](data, key) // expect: cipher AES-128-CTR functions=decrypt
    AES128CTR.decryptDetached[IO](data, key) // expect: cipher AES-128-CTR functions=decrypt
    AES128CTR.decryptWithAAD[IO](data, key) // expect: cipher AES-128-CTR functions=decrypt
    AES128CTR.decryptWithAADDetached[IO](data, key) // expect: cipher AES-128-CTR functions=decrypt
    AES128CTR.generateKey[IO] // expect: keygen AES-128-CTR
    AES128CTR.unsafeGenerateKey // expect: keygen AES-128-CTR
    AES192GCM.encrypt[IO](data, key) // expect: cipher AES-192-GCM functions=encrypt
    AES192GCM.encryptDetached[IO](data, key) // expect: cipher AES-192-GCM functions=encrypt
    AES192GCM.encryptWithAAD[IO](data, key) // expect: cipher AES-192-GCM functions=encrypt
    AES192GCM.encryptWithAADDetached[IO](data, key) // expect: cipher AES-192-GCM functions=encrypt
    AES192GCM.decrypt[IO](data, key) // expect: cipher AES-192-GCM functions=decrypt
    AES192GCM.decryptDetached[IO](data, key) // expect: cipher AES-192-GCM functions=decrypt
    AES192GCM.decryptWithAAD[IO](data, key) // expect: cipher AES-192-GCM functions=decrypt
    AES192GCM.decryptWithAADDetached[IO](data, key) // expect: cipher AES-192-GCM functions=decrypt
    AES192GCM.generateKey[IO] // expect: keygen AES-192-GCM
    AES192GCM.unsafeGenerateKey // expect: keygen AES-192-GCM
    AES192CBC.encrypt[IO](data, key) // expect: cipher AES-192-CBC functions=encrypt
    AES192CBC.encryptDetached[IO](data, key) // expect: cipher AES-192-CBC functions=encrypt
    AES192CBC.encryptWithAAD[IO](data, key) // expect: cipher AES-192-CBC functions=encrypt
    AES192CBC.encryptWithAADDetached[IO](data, key) // expect: cipher AES-192-CBC functions=encrypt
    AES192CBC.decrypt[IO](data, key) // expect: cipher AES-192-CBC functions=decrypt
    AES192CBC.decryptDetached[IO](data, key) // expect: cipher AES-192-CBC functions=decrypt
    AES192CBC.decryptWithAAD[IO](data, key) // expect: cipher AES-192-CBC functions=decrypt
    AES192CBC.decryptWithAADDetached[IO](data, key) // expect: cipher AES-192-CBC functions=decrypt
    AES192CBC.generateKey[IO] // expect: keygen AES-192-CBC
    AES192CBC.unsafeGenerateKey // expect: keygen AES-192-CBC
    AES192CTR.encrypt[IO](data, key) // expect: cipher AES-192-CTR functions=encrypt
    AES192CTR.encryptDetached[IO](data, key) // expect: cipher AES-192-CTR functions=encrypt
    AES192CTR.encryptWithAAD[IO](data, key) // expect: cipher AES-192-CTR functions=encrypt
    AES192CTR.encryptWithAADDetached[IO](data, key) // expect: cipher AES-192-CTR functions=encrypt
    AES192CTR.decrypt[IO](data, key) // expect: cipher AES-192-CTR functions=decrypt
    AES192CTR.decryptDetached[IO](data, key) // expect: cipher AES-192-CTR functions=decrypt
    AES192CTR.decryptWithAAD[IO](data, key) // expect: cipher AES-192-CTR functions=decrypt
    AES192CTR.decryptWithAADDetached[IO](data, key) // expect: cipher AES-192-CTR functions=decrypt
    AES192CTR.generateKey[IO] // expect: keygen AES-192-CTR
    AES192CTR.unsafeGenerateKey // expect: keygen AES-192-CTR
    AES256GCM.encrypt[IO](data, key) // expect: cipher AES-256-GCM functions=encrypt
    AES256GCM.encryptDetached[IO](data, key) // expect: cipher AES-256-GCM functions=encrypt
    AES256GCM.encryptWithAAD[IO](data, key) // expect: cipher AES-256-GCM functions=encrypt
    AES256GCM.encryptWithAADDetached[IO](data, key) // expect: cipher AES-256-GCM functions=encrypt
    AES256GCM.decrypt[IO](data, key) // expect: cipher AES-256-GCM functions=decrypt
    AES256GCM.decryptDetached[IO](data, key) // expect: cipher AES-256-GCM functions=decrypt
    AES256GCM.decryptWithAAD[IO](data, key) // expect: cipher AES-256-GCM functions=decrypt
    AES256GCM.decryptWithAADDetached[IO](data, key) // expect: cipher AES-256-GCM functions=decrypt
    AES256GCM.generateKey[IO] // expect: keygen AES-256-GCM
    AES256GCM.unsafeGenerateKey // expect: keygen AES-256-GCM
    AES256CBC.encrypt[IO](data, key) // expect: cipher AES-256-CBC functions=encrypt
    AES256CBC.encryptDetached[IO](data, key) // expect: cipher AES-256-CBC functions=encrypt
    AES256CBC.encryptWithAAD[IO](data, key) // expect: cipher AES-256-CBC functions=encrypt
    AES256CBC.encryptWithAADDetached[IO](data, key) // expect: cipher AES-256-CBC functions=encrypt
    AES256CBC.decrypt[IO](data, key) // expect: cipher AES-256-CBC functions=decrypt
    AES256CBC.decryptDetached[IO](data, key) // expect: cipher AES-256-CBC functions=decrypt
    AES256CBC.decryptWithAAD[IO](data, key) // expect: cipher AES-256-CBC functions=decrypt
    AES256CBC.decryptWithAADDetached[IO](data, key) // expect: cipher AES-256-CBC functions=decrypt
    AES256CBC.generateKey[IO] // expect: keygen AES-256-CBC
    AES256CBC.unsafeGenerateKey // expect: keygen AES-256-CBC
    AES256CTR.encrypt[IO](data, key) // expect: cipher AES-256-CTR functions=encrypt
    AES256CTR.encryptDetached[IO](data, key) // expect: cipher AES-256-CTR functions=encrypt
    AES256CTR.encryptWithAAD[IO](data, key) // expect: cipher AES-256-CTR functions=encrypt
    AES256CTR.encryptWithAADDetached[IO](data, key) // expect: cipher AES-256-CTR functions=encrypt
    AES256CTR.decrypt[IO](data, key) // expect: cipher AES-256-CTR functions=decrypt
    AES256CTR.decryptDetached[IO](data, key) // expect: cipher AES-256-CTR functions=decrypt
    AES256CTR.decryptWithAAD[IO](data, key) // expect: cipher AES-256-CTR functions=decrypt
    AES256CTR.decryptWithAADDetached[IO](data, key) // expect: cipher AES-256-CTR functions=decrypt
    AES256CTR.generateKey[IO] // expect: keygen AES-256-CTR
    AES256CTR.unsafeGenerateKey // expect: keygen AES-256-CTR
    ChaCha20Poly1305.encrypt[IO](data, key) // expect: cipher ChaCha20-Poly1305 functions=encrypt
    ChaCha20Poly1305.encryptDetached[IO](data, key) // expect: cipher ChaCha20-Poly1305 functions=encrypt
    ChaCha20Poly1305.encryptWithAAD[IO](data, key) // expect: cipher ChaCha20-Poly1305 functions=encrypt
    ChaCha20Poly1305.encryptWithAADDetached[IO](data, key) // expect: cipher ChaCha20-Poly1305 functions=encrypt
    ChaCha20Poly1305.decrypt[IO](data, key) // expect: cipher ChaCha20-Poly1305 functions=decrypt
    ChaCha20Poly1305.decryptDetached[IO](data, key) // expect: cipher ChaCha20-Poly1305 functions=decrypt
    ChaCha20Poly1305.decryptWithAAD[IO](data, key) // expect: cipher ChaCha20-Poly1305 functions=decrypt
    ChaCha20Poly1305.decryptWithAADDetached[IO](data, key) // expect: cipher ChaCha20-Poly1305 functions=decrypt
    ChaCha20Poly1305IETF.encrypt[IO](data, key) // expect: cipher ChaCha20-Poly1305 functions=encrypt
    ChaCha20Poly1305IETF.encryptDetached[IO](data, key) // expect: cipher ChaCha20-Poly1305 functions=encrypt
    ChaCha20Poly1305IETF.encryptWithAAD[IO](data, key) // expect: cipher ChaCha20-Poly1305 functions=encrypt
    ChaCha20Poly1305IETF.encryptWithAADDetached[IO](data, key) // expect: cipher ChaCha20-Poly1305 functions=encrypt
    ChaCha20Poly1305IETF.decrypt[IO](data, key) // expect: cipher ChaCha20-Poly1305 functions=decrypt
    ChaCha20Poly1305IETF.decryptDetached[IO](data, key) // expect: cipher ChaCha20-Poly1305 functions=decrypt
    ChaCha20Poly1305IETF.decryptWithAAD[IO](data, key) // expect: cipher ChaCha20-Poly1305 functions=decrypt
    ChaCha20Poly1305IETF.decryptWithAADDetached[IO](data, key) // expect: cipher ChaCha20-Poly1305 functions=decrypt
    XChaCha20Poly1305.encrypt[IO](data, key) // expect: cipher XChaCha20-Poly1305
    XChaCha20Poly1305.encryptWithAAD[IO](data, key) // expect: cipher XChaCha20-Poly1305
    XSalsa20Poly1305.encrypt[IO](data, key) // expect: cipher XSalsa20-Poly1305
    MD5.hash[IO](data, key) // expect: hash MD5
    MD5.unsafeHash(data) // expect: hash MD5
    stream.through(MD5.hashPipe[IO]) // expect: hash MD5
    SHA1.hash[IO](data, key) // expect: hash SHA-1
    SHA1.unsafeHash(data) // expect: hash SHA-1
    stream.through(SHA1.hashPipe[IO]) // expect: hash SHA-1
    SHA256.hash[IO](data, key) // expect: hash SHA-256
    SHA256.unsafeHash(data) // expect: hash SHA-256
    stream.through(SHA256.hashPipe[IO]) // expect: hash SHA-256
    SHA512.hash[IO](data, key) // expect: hash SHA-512
    SHA512.unsafeHash(data) // expect: hash SHA-512
    stream.through(SHA512.hashPipe[IO]) // expect: hash SHA-512
    Keccak224.hash[IO](data, key) // expect: hash SHA3-224
    Keccak224.unsafeHash(data) // expect: hash SHA3-224
    stream.through(Keccak224.hashPipe[IO]) // expect: hash SHA3-224
    Keccak256.hash[IO](data, key) // expect: hash SHA3-256
    Keccak256.unsafeHash(data) // expect: hash SHA3-256
    stream.through(Keccak256.hashPipe[IO]) // expect: hash SHA3-256
    Keccak384.hash[IO](data, key) // expect: hash SHA3-384
    Keccak384.unsafeHash(data) // expect: hash SHA3-384
    stream.through(Keccak384.hashPipe[IO]) // expect: hash SHA3-384
    Keccak512.hash[IO](data, key) // expect: hash SHA3-512
    Keccak512.unsafeHash(data) // expect: hash SHA3-512
    stream.through(Keccak512.hashPipe[IO]) // expect: hash SHA3-512
    Whirlpool.hash[IO](data, key) // expect: hash Whirlpool
    Whirlpool.unsafeHash(data) // expect: hash Whirlpool
    stream.through(Whirlpool.hashPipe[IO]) // expect: hash Whirlpool
    RipeMD128.hash[IO](data, key) // expect: hash RIPEMD-128
    RipeMD128.unsafeHash(data) // expect: hash RIPEMD-128
    stream.through(RipeMD128.hashPipe[IO]) // expect: hash RIPEMD-128
    RipeMD160.hash[IO](data, key) // expect: hash RIPEMD-160
    RipeMD160.unsafeHash(data) // expect: hash RIPEMD-160
    stream.through(RipeMD160.hashPipe[IO]) // expect: hash RIPEMD-160
    RipeMD256.hash[IO](data, key) // expect: hash RIPEMD-256
    RipeMD256.unsafeHash(data) // expect: hash RIPEMD-256
    stream.through(RipeMD256.hashPipe[IO]) // expect: hash RIPEMD-256
    RipeMD320.hash[IO](data, key) // expect: hash RIPEMD-320
    RipeMD320.unsafeHash(data) // expect: hash RIPEMD-320
    stream.through(RipeMD320.hashPipe[IO]) // expect: hash RIPEMD-320
    HMACSHA1.sign[IO](data, key) // expect: mac HMAC-SHA-1 functions=tag
    HMACSHA1.verify[IO](data, key) // expect: mac HMAC-SHA-1
    HMACSHA1.verifyBool[IO](data, key) // expect: mac HMAC-SHA-1
    HMACSHA1.generateKey[IO] // expect: keygen HMAC-SHA-1
    HMACSHA1.unsafeGenerateKey // expect: keygen HMAC-SHA-1
    HMACSHA256.sign[IO](data, key) // expect: mac HMAC-SHA-256 functions=tag
    HMACSHA256.verify[IO](data, key) // expect: mac HMAC-SHA-256
    HMACSHA256.verifyBool[IO](data, key) // expect: mac HMAC-SHA-256
    HMACSHA256.generateKey[IO] // expect: keygen HMAC-SHA-256
    HMACSHA256.unsafeGenerateKey // expect: keygen HMAC-SHA-256
    HMACSHA384.sign[IO](data, key) // expect: mac HMAC-SHA-384 functions=tag
    HMACSHA384.verify[IO](data, key) // expect: mac HMAC-SHA-384
    HMACSHA384.verifyBool[IO](data, key) // expect: mac HMAC-SHA-384
    HMACSHA384.generateKey[IO] // expect: keygen HMAC-SHA-384
    HMACSHA384.unsafeGenerateKey // expect: keygen HMAC-SHA-384
    HMACSHA512.sign[IO](data, key) // expect: mac HMAC-SHA-512 functions=tag
    HMACSHA512.verify[IO](data, key) // expect: mac HMAC-SHA-512
    HMACSHA512.verifyBool[IO](data, key) // expect: mac HMAC-SHA-512
    HMACSHA512.generateKey[IO] // expect: keygen HMAC-SHA-512
    HMACSHA512.unsafeGenerateKey // expect: keygen HMAC-SHA-512
    MD2withRSA.sign[IO](data, key) // expect: signature RSA-PKCS1-1.5-MD2 functions=sign
    MD2withRSA.verify[IO](data, key) // expect: signature RSA-PKCS1-1.5-MD2 functions=verify
    MD2withRSA.verifyBool[IO](data, key) // expect: signature RSA-PKCS1-1.5-MD2 functions=verify
    MD2withRSA.verifyCert[IO](data, key) // expect: signature RSA-PKCS1-1.5-MD2 functions=verify
    MD2withRSA.generateKeyPair[IO] // expect: keygen RSA-PKCS1-1.5-MD2
    MD2withRSA.unsafeGenerateKeyPair // expect: keygen RSA-PKCS1-1.5-MD2
    MD5withRSA.sign[IO](data, key) // expect: signature RSA-PKCS1-1.5-MD5 functions=sign
    MD5withRSA.verify[IO](data, key) // expect: signature RSA-PKCS1-1.5-MD5 functions=verify
    MD5withRSA.verifyBool[IO](data, key) // expect: signature RSA-PKCS1-1.5-MD5 functions=verify
    MD5withRSA.verifyCert[IO](data, key) // expect: signature RSA-PKCS1-1.5-MD5 functions=verify
    MD5withRSA.generateKeyPair[IO] // expect: keygen RSA-PKCS1-1.5-MD5
    MD5withRSA.unsafeGenerateKeyPair // expect: keygen RSA-PKCS1-1.5-MD5
    SHA1withRSA.sign[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign
    SHA1withRSA.verify[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-1 functions=verify
    SHA1withRSA.verifyBool[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-1 functions=verify
    SHA1withRSA.verifyCert[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-1 functions=verify
    SHA1withRSA.generateKeyPair[IO] // expect: keygen RSA-PKCS1-1.5-SHA-1
    SHA1withRSA.unsafeGenerateKeyPair // expect: keygen RSA-PKCS1-1.5-SHA-1
    SHA224withRSA.sign[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-224 functions=sign
    SHA224withRSA.verify[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-224 functions=verify
    SHA224withRSA.verifyBool[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-224 functions=verify
    SHA224withRSA.verifyCert[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-224 functions=verify
    SHA224withRSA.generateKeyPair[IO] // expect: keygen RSA-PKCS1-1.5-SHA-224
    SHA224withRSA.unsafeGenerateKeyPair // expect: keygen RSA-PKCS1-1.5-SHA-224
    SHA224withECDSA.sign[IO](data, key) // expect: signature ECDSA-SHA-224 functions=sign
    SHA224withECDSA.verify[IO](data, key) // expect: signature ECDSA-SHA-224 functions=verify
    SHA224withECDSA.verifyBool[IO](data, key) // expect: signature ECDSA-SHA-224 functions=verify
    SHA224withECDSA.verifyCert[IO](data, key) // expect: signature ECDSA-SHA-224 functions=verify
    SHA224withECDSA.generateKeyPair[IO] // expect: keygen ECDSA-SHA-224
    SHA224withECDSA.unsafeGenerateKeyPair // expect: keygen ECDSA-SHA-224
    SHA256withRSA.sign[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
    SHA256withRSA.verify[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
    SHA256withRSA.verifyBool[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
    SHA256withRSA.verifyCert[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
    SHA256withRSA.generateKeyPair[IO] // expect: keygen RSA-PKCS1-1.5-SHA-256
    SHA256withRSA.unsafeGenerateKeyPair // expect: keygen RSA-PKCS1-1.5-SHA-256
    SHA256withECDSA.sign[IO](data, key) // expect: signature ECDSA-SHA-256 functions=sign
    SHA256withECDSA.verify[IO](data, key) // expect: signature ECDSA-SHA-256 functions=verify
    SHA256withECDSA.verifyBool[IO](data, key) // expect: signature ECDSA-SHA-256 functions=verify
    SHA256withECDSA.verifyCert[IO](data, key) // expect: signature ECDSA-SHA-256 functions=verify
    SHA256withECDSA.generateKeyPair[IO] // expect: keygen ECDSA-SHA-256
    SHA256withECDSA.unsafeGenerateKeyPair // expect: keygen ECDSA-SHA-256
    SHA384withRSA.sign[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
    SHA384withRSA.verify[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=verify
    SHA384withRSA.verifyBool[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=verify
    SHA384withRSA.verifyCert[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=verify
    SHA384withRSA.generateKeyPair[IO] // expect: keygen RSA-PKCS1-1.5-SHA-384
    SHA384withRSA.unsafeGenerateKeyPair // expect: keygen RSA-PKCS1-1.5-SHA-384
    SHA384withECDSA.sign[IO](data, key) // expect: signature ECDSA-SHA-384 functions=sign
    SHA384withECDSA.verify[IO](data, key) // expect: signature ECDSA-SHA-384 functions=verify
    SHA384withECDSA.verifyBool[IO](data, key) // expect: signature ECDSA-SHA-384 functions=verify
    SHA384withECDSA.verifyCert[IO](data, key) // expect: signature ECDSA-SHA-384 functions=verify
    SHA384withECDSA.generateKeyPair[IO] // expect: keygen ECDSA-SHA-384
    SHA384withECDSA.unsafeGenerateKeyPair // expect: keygen ECDSA-SHA-384
    SHA512withRSA.sign[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
    SHA512withRSA.verify[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-512 functions=verify
    SHA512withRSA.verifyBool[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-512 functions=verify
    SHA512withRSA.verifyCert[IO](data, key) // expect: signature RSA-PKCS1-1.5-SHA-512 functions=verify
    SHA512withRSA.generateKeyPair[IO] // expect: keygen RSA-PKCS1-1.5-SHA-512
    SHA512withRSA.unsafeGenerateKeyPair // expect: keygen RSA-PKCS1-1.5-SHA-512
    SHA512withECDSA.sign[IO](data, key) // expect: signature ECDSA-SHA-512 functions=sign
    SHA512withECDSA.verify[IO](data, key) // expect: signature ECDSA-SHA-512 functions=verify
    SHA512withECDSA.verifyBool[IO](data, key) // expect: signature ECDSA-SHA-512 functions=verify
    SHA512withECDSA.verifyCert[IO](data, key) // expect: signature ECDSA-SHA-512 functions=verify
    SHA512withECDSA.generateKeyPair[IO] // expect: keygen ECDSA-SHA-512
    SHA512withECDSA.unsafeGenerateKeyPair // expect: keygen ECDSA-SHA-512
    SHA1withDSA.sign[IO](data, key) // expect: signature DSA-SHA-1 functions=sign
    SHA1withDSA.verify[IO](data, key) // expect: signature DSA-SHA-1 functions=verify
    SHA1withDSA.verifyBool[IO](data, key) // expect: signature DSA-SHA-1 functions=verify
    SHA1withDSA.verifyCert[IO](data, key) // expect: signature DSA-SHA-1 functions=verify
    SHA1withDSA.generateKeyPair[IO] // expect: keygen DSA-SHA-1
    SHA1withDSA.unsafeGenerateKeyPair // expect: keygen DSA-SHA-1
    SHA224withDSA.sign[IO](data, key) // expect: signature DSA-SHA-224 functions=sign
    SHA224withDSA.verify[IO](data, key) // expect: signature DSA-SHA-224 functions=verify
    SHA224withDSA.verifyBool[IO](data, key) // expect: signature DSA-SHA-224 functions=verify
    SHA224withDSA.verifyCert[IO](data, key) // expect: signature DSA-SHA-224 functions=verify
    SHA224withDSA.generateKeyPair[IO] // expect: keygen DSA-SHA-224
    SHA224withDSA.unsafeGenerateKeyPair // expect: keygen DSA-SHA-224
    SHA256withDSA.sign[IO](data, key) // expect: signature DSA-SHA-256 functions=sign
    SHA256withDSA.verify[IO](data, key) // expect: signature DSA-SHA-256 functions=verify
    SHA256withDSA.verifyBool[IO](data, key) // expect: signature DSA-SHA-256 functions=verify
    SHA256withDSA.verifyCert[IO](data, key) // expect: signature DSA-SHA-256 functions=verify
    SHA256withDSA.generateKeyPair[IO] // expect: keygen DSA-SHA-256
    SHA256withDSA.unsafeGenerateKeyPair // expect: keygen DSA-SHA-256
    SHA1withECDSA.sign[IO](data, key) // expect: signature ECDSA-SHA-1 functions=sign
    SHA1withECDSA.verify[IO](data, key) // expect: signature ECDSA-SHA-1 functions=verify
    SHA1withECDSA.verifyBool[IO](data, key) // expect: signature ECDSA-SHA-1 functions=verify
    SHA1withECDSA.verifyCert[IO](data, key) // expect: signature ECDSA-SHA-1 functions=verify
    SHA1withECDSA.generateKeyPair[IO] // expect: keygen ECDSA-SHA-1
    SHA1withECDSA.unsafeGenerateKeyPair // expect: keygen ECDSA-SHA-1
    NONEwithECDSA.sign[IO](data, key) // expect: signature ECDSA functions=sign
    NONEwithECDSA.verify[IO](data, key) // expect: signature ECDSA functions=verify
    NONEwithECDSA.verifyBool[IO](data, key) // expect: signature ECDSA functions=verify
    NONEwithECDSA.verifyCert[IO](data, key) // expect: signature ECDSA functions=verify
    NONEwithECDSA.generateKeyPair[IO] // expect: keygen ECDSA
    NONEwithECDSA.unsafeGenerateKeyPair // expect: keygen ECDSA
    BCrypt.hashpw[IO](data, key) // expect: password-hash bcrypt-1024
    BCrypt.hashpwUnsafe[IO](data, key) // expect: password-hash bcrypt-1024
    BCrypt.hashpwWithRounds[IO](data, 12) // expect: password-hash bcrypt-4096
    BCrypt.checkpw[IO](data, key) // expect: password-hash bcrypt functions=verify
    BCrypt.checkpwBool[IO](data, key) // expect: password-hash bcrypt functions=verify
    BCrypt.checkpwUnsafe[IO](data, key) // expect: password-hash bcrypt functions=verify
    SCrypt.hashpw[IO](data, key) // expect: password-hash scrypt functions=keyderive
    SCrypt.hashpwUnsafe[IO](data, key) // expect: password-hash scrypt functions=keyderive
    SCrypt.checkpw[IO](data, key) // expect: password-hash scrypt functions=verify
    SCrypt.checkpwBool[IO](data, key) // expect: password-hash scrypt functions=verify
    SCrypt.checkpwUnsafe[IO](data, key) // expect: password-hash scrypt functions=verify
    HardenedSCrypt.hashpw[IO](data, key) // expect: password-hash scrypt functions=keyderive
    HardenedSCrypt.hashpwUnsafe[IO](data, key) // expect: password-hash scrypt functions=keyderive
    HardenedSCrypt.checkpw[IO](data, key) // expect: password-hash scrypt functions=verify
    HardenedSCrypt.checkpwBool[IO](data, key) // expect: password-hash scrypt functions=verify
    HardenedSCrypt.checkpwUnsafe[IO](data, key) // expect: password-hash scrypt functions=verify
    JWTMac.build[IO](data, key) // expect: token JWT functions=sign
    JWTMac.buildToString[IO](data, key) // expect: token JWT functions=sign
    JWTMac.generateSignature[IO](data, key) // expect: token JWT functions=sign
    JWTMac.verifyAndParse[IO](data, key) // expect: token JWT functions=verify
    JWTMac.verifyFromString[IO](data, key) // expect: token JWT functions=verify
    JWTMac.verifyFromInstance[IO](data, key) // expect: token JWT functions=verify
    JWTMacImpure.build[IO](data, key) // expect: token JWT functions=sign
    JWTMacImpure.buildToString[IO](data, key) // expect: token JWT functions=sign
    JWTMacImpure.generateSignature[IO](data, key) // expect: token JWT functions=sign
    JWTMacImpure.verifyAndParse[IO](data, key) // expect: token JWT functions=verify
    JWTMacImpure.verifyFromString[IO](data, key) // expect: token JWT functions=verify
    JWTMacImpure.verifyFromInstance[IO](data, key) // expect: token JWT functions=verify
    JWTSig.signAndBuild[IO](data, key) // expect: token JWT functions=sign
    JWTSig.signToString[IO](data, key) // expect: token JWT functions=sign
    JWTSig.verifyK[IO](data, key) // expect: token JWT functions=verify
    JWTSig.verifyC[IO](data, key) // expect: token JWT functions=verify
    JWTSig.verifyKI[IO](data, key) // expect: token JWT functions=verify
    JWTSig.verifyCI[IO](data, key) // expect: token JWT functions=verify
    JWTSigImpure.signAndBuild[IO](data, key) // expect: token JWT functions=sign
    JWTSigImpure.signToString[IO](data, key) // expect: token JWT functions=sign
    JWTSigImpure.verifyK[IO](data, key) // expect: token JWT functions=verify
    JWTSigImpure.verifyC[IO](data, key) // expect: token JWT functions=verify
    JWTSigImpure.verifyKI[IO](data, key) // expect: token JWT functions=verify
    JWTSigImpure.verifyCI[IO](data, key) // expect: token JWT functions=verify
    AES512GCM.encrypt[IO](data, key)
  }
}
