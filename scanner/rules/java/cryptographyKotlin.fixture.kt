package demo

import dev.whyoleg.cryptography.BinarySize.Companion.bits
import dev.whyoleg.cryptography.CryptographyProvider
import dev.whyoleg.cryptography.algorithms.*
import dev.whyoleg.cryptography.random.CryptographyRandom

class Vault {
    private val provider = CryptographyProvider.Default

    suspend fun ciphers() {
        val gcm = provider.get(AES.GCM)
        val key = gcm.keyGenerator(AES.Key.Size.B256).generateKey() // expect: keygen AES-256-GCM
        key.cipher(tagSize = 128.bits).encrypt(byteArrayOf()) // expect: cipher AES-256-GCM tagBits=128
        provider.get(AES.CBC).keyGenerator(AES.Key.Size.B128).generateKeyBlocking().cipher() // expect: keygen AES-128-CBC; cipher AES-128-CBC
        provider.get(AES.CTR).keyGenerator(AES.Key.Size.B192) // expect: keygen AES-192-CTR
        provider.get(AES.CCM).keyDecoder().decodeFromByteArray(AES.Key.Format.RAW, bytes).cipher() // expect: key AES-CCM; cipher AES-CCM
        provider.get(AES.ECB).keyDecoder().decodeFromByteString(format, bytes).cipher() // expect: key AES-ECB; cipher AES-ECB
        provider.get(AES.OFB).keyDecoder().decodeFromByteArrayBlocking(format, bytes).cipher() // expect: key AES-OFB; cipher AES-OFB
        provider.get(AES.CFB).keyDecoder().decodeFromByteStringBlocking(format, bytes).cipher() // expect: key AES-CFB; cipher AES-CFB
        provider.getOrNull(AES.CFB8)?.keyGenerator() // expect: keygen AES-CFB8
        provider.get(AES.CMAC).keyGenerator(AES.Key.Size.B128) // expect: keygen AES-128-CMAC
        provider.get(ChaCha20Poly1305).keyGenerator() // expect: keygen ChaCha20-Poly1305
    }

    fun typed(a: AES.GCM.Key, b: AES.CCM.Key, c: AES.CTR.Key, d: AES.CBC.Key, e: AES.ECB.Key, f: AES.OFB.Key, g: AES.CFB.Key, h: AES.CFB8.Key) {
        a.cipher(96.bits) // expect: cipher AES-GCM-96
        b.cipher() // expect: cipher AES-CCM
        c.cipher() // expect: cipher AES-CTR
        d.cipher(padding = false) // expect: cipher AES-CBC
        e.cipher() // expect: cipher AES-ECB
        f.cipher() // expect: cipher AES-OFB
        g.cipher() // expect: cipher AES-CFB
        h.cipher() // expect: cipher AES-CFB8
    }

    fun hashes() {
        provider.get(MD5).hasher() // expect: hash MD5
        provider.get(SHA1).hasher() // expect: hash SHA-1
        provider.get(SHA224).hasher() // expect: hash SHA-224
        provider.get(SHA256).hasher().hash(bytes) // expect: hash SHA-256
        provider.get(SHA384).hasher() // expect: hash SHA-384
        provider.get(SHA512).hasher() // expect: hash SHA-512
        provider.get(SHA3_224).hasher() // expect: hash SHA3-224
        provider.get(SHA3_256).hasher() // expect: hash SHA3-256
        provider.get(SHA3_384).hasher() // expect: hash SHA3-384
        provider.get(SHA3_512).hasher() // expect: hash SHA3-512
        provider.get(RIPEMD160).hasher() // expect: hash RIPEMD-160
        CryptographyRandom.Default.nextBytes(12) // expect: random RNG
        CryptographyRandom.Default.nextInt() // expect: random RNG
        CryptographyRandom.Default.nextLong() // expect: random RNG
        CryptographyRandom.nextBytes(12) // expect: random RNG
        CryptographyRandom.nextInt() // expect: random RNG
        CryptographyRandom.nextLong() // expect: random RNG
    }

    suspend fun pairs(peer: ECDH.PublicKey) {
        val ecdsa = provider.get(ECDSA).keyPairGenerator(EC.Curve.P256).generateKey() // expect: keygen ECDSA-P-256
        ecdsa.privateKey.signatureGenerator(digest = SHA512) // expect: signature ECDSA-P-256-SHA-512 functions=sign
        ecdsa.publicKey.signatureVerifier(digest = SHA512) // expect: signature ECDSA-P-256-SHA-512 functions=verify
        provider.get(ECDH).keyPairGenerator(EC.Curve.P384).generateKey().privateKey.sharedSecretGenerator() // expect: keygen ECDH-P-384; key-agreement ECDH-P-384
        provider.get(ECDSA).publicKeyDecoder(EC.Curve.P521) // expect: key ECDSA-P-521
        provider.get(ECDSA).privateKeyDecoder(EC.Curve.secp256k1) // expect: key ECDSA-secp256k1
        provider.get(ECDSA).keyPairGenerator(EC.Curve.brainpoolP256r1) // expect: keygen ECDSA-brainpoolP256r1
        provider.get(ECDSA).keyPairGenerator(EC.Curve.brainpoolP384r1) // expect: keygen ECDSA-brainpoolP384r1
        provider.get(ECDSA).keyPairGenerator(EC.Curve.brainpoolP512r1) // expect: keygen ECDSA-brainpoolP512r1
        provider.get(EdDSA).keyPairGenerator(EdDSA.Curve.Ed25519) // expect: keygen Ed25519
        provider.get(EdDSA).keyPairGenerator(EdDSA.Curve.Ed448) // expect: keygen Ed448
        provider.get(XDH).keyPairGenerator(XDH.Curve.X25519) // expect: keygen x25519
        provider.get(XDH).keyPairGenerator(XDH.Curve.X448) // expect: keygen x448
        provider.get(DSA).privateKeyDecoder() // expect: key DSA
        provider.get(DH).privateKeyDecoder() // expect: key DH
        val oaep = provider.get(RSA.OAEP).keyPairGenerator(4096.bits, SHA256).generateKey() // expect: keygen RSA-OAEP-SHA-256-MGF1-4096
        oaep.publicKey.encryptor() // expect: cipher RSA-OAEP-SHA-256-MGF1-4096 functions=encrypt
        oaep.privateKey.decryptor() // expect: cipher RSA-OAEP-SHA-256-MGF1-4096 functions=decrypt
        provider.get(RSA.PSS).keyPairGenerator(digest = SHA384) // expect: keygen RSA-PSS-SHA-384-MGF1
        provider.get(RSA.PKCS1).publicKeyDecoder(SHA1) // expect: key RSA-PKCS1-1.5-SHA-1
        provider.get(RSA.RAW).keyPairGenerator(2048.bits) // expect: keygen RSA-RAW-2048
    }

    suspend fun secrets(password: ByteArray) {
        provider.get(HMAC).keyGenerator(SHA256).generateKey().signatureGenerator() // expect: keygen HMAC-SHA-256; mac HMAC-SHA-256
        provider.get(PBKDF2).secretDerivation(SHA512, 100_000, 256.bits, ByteArray(16)) // expect: kdf PBKDF2-SHA-512-100000 outputBits=256 saltBits=128
        provider.get(HKDF).secretDerivation(digest = SHA256, outputSize = 128.bits) // expect: kdf HKDF-SHA-256 outputBits=128
        other.get(SHA_256).hasher()
    }
}
