package demo

import com.ionspin.kotlin.crypto.aead.AuthenticatedEncryptionWithAssociatedData
import com.ionspin.kotlin.crypto.auth.Auth
import com.ionspin.kotlin.crypto.box.Box
import com.ionspin.kotlin.crypto.generichash.GenericHash
import com.ionspin.kotlin.crypto.hash.Hash
import com.ionspin.kotlin.crypto.kdf.Kdf
import com.ionspin.kotlin.crypto.keyexchange.KeyExchange
import com.ionspin.kotlin.crypto.pwhash.PasswordHash
import com.ionspin.kotlin.crypto.pwhash.crypto_pwhash_argon2i_ALG_ARGON2I13
import com.ionspin.kotlin.crypto.pwhash.crypto_pwhash_argon2id_ALG_ARGON2ID13
import com.ionspin.kotlin.crypto.scalarmult.ScalarMultiplication
import com.ionspin.kotlin.crypto.secretbox.SecretBox
import com.ionspin.kotlin.crypto.secretstream.SecretStream
import com.ionspin.kotlin.crypto.shortinputhash.ShortHash
import com.ionspin.kotlin.crypto.signature.Signature
import com.ionspin.kotlin.crypto.stream.Stream
import com.ionspin.kotlin.crypto.util.LibsodiumRandom

fun sodium(m: UByteArray, n: UByteArray, k: UByteArray) {
    AuthenticatedEncryptionWithAssociatedData.xChaCha20Poly1305IetfEncrypt(m, n, k) // expect: cipher XChaCha20-Poly1305 functions=encrypt
    AuthenticatedEncryptionWithAssociatedData.xChaCha20Poly1305IetfEncryptDetached(m, n, k) // expect: cipher XChaCha20-Poly1305 functions=encrypt
    AuthenticatedEncryptionWithAssociatedData.xChaCha20Poly1305IetfDecrypt(m, n, k) // expect: cipher XChaCha20-Poly1305 functions=decrypt
    AuthenticatedEncryptionWithAssociatedData.xChaCha20Poly1305IetfDecryptDetached(m, n, k) // expect: cipher XChaCha20-Poly1305 functions=decrypt
    AuthenticatedEncryptionWithAssociatedData.chaCha20Poly1305Encrypt(m, n, k) // expect: cipher ChaCha20-Poly1305 functions=encrypt
    AuthenticatedEncryptionWithAssociatedData.chaCha20Poly1305EncryptDetached(m, n, k) // expect: cipher ChaCha20-Poly1305 functions=encrypt
    AuthenticatedEncryptionWithAssociatedData.chaCha20Poly1305IetfEncrypt(m, n, k) // expect: cipher ChaCha20-Poly1305 functions=encrypt
    AuthenticatedEncryptionWithAssociatedData.chaCha20Poly1305IetfEncryptDetached(m, n, k) // expect: cipher ChaCha20-Poly1305 functions=encrypt
    AuthenticatedEncryptionWithAssociatedData.chaCha20Poly1305Decrypt(m, n, k) // expect: cipher ChaCha20-Poly1305 functions=decrypt
    AuthenticatedEncryptionWithAssociatedData.chaCha20Poly1305DecryptDetached(m, n, k) // expect: cipher ChaCha20-Poly1305 functions=decrypt
    AuthenticatedEncryptionWithAssociatedData.chaCha20Poly1305IetfDecrypt(m, n, k) // expect: cipher ChaCha20-Poly1305 functions=decrypt
    AuthenticatedEncryptionWithAssociatedData.chaCha20Poly1305IetfDecryptDetached(m, n, k) // expect: cipher ChaCha20-Poly1305 functions=decrypt
    AuthenticatedEncryptionWithAssociatedData.xChaCha20Poly1305IetfKeygen() // expect: keygen XChaCha20-Poly1305
    AuthenticatedEncryptionWithAssociatedData.chaCha20Poly1305IetfKeygen() // expect: keygen ChaCha20-Poly1305
    AuthenticatedEncryptionWithAssociatedData.chaCha20Poly1305Keygen() // expect: keygen ChaCha20-Poly1305
    SecretBox.easy(m, n, k) // expect: cipher XSalsa20-Poly1305 functions=encrypt
    SecretBox.detached(m, n, k) // expect: cipher XSalsa20-Poly1305 functions=encrypt
    SecretBox.openEasy(m, n, k) // expect: cipher XSalsa20-Poly1305 functions=decrypt
    SecretBox.openDetached(m, n, k) // expect: cipher XSalsa20-Poly1305 functions=decrypt
    SecretBox.keygen() // expect: keygen XSalsa20-Poly1305
    SecretStream.xChaCha20Poly1305InitPush(m, n, k) // expect: cipher XChaCha20-Poly1305 functions=encrypt
    SecretStream.xChaCha20Poly1305InitPull(m, n, k) // expect: cipher XChaCha20-Poly1305 functions=decrypt
    SecretStream.xChaCha20Poly1305Keygen() // expect: keygen XChaCha20-Poly1305
    Box.easy(m, n, k) // expect: cipher NaCl-box functions=encrypt
    Box.easyAfterNM(m, n, k) // expect: cipher NaCl-box functions=encrypt
    Box.detached(m, n, k) // expect: cipher NaCl-box functions=encrypt
    Box.openEasy(m, n, k) // expect: cipher NaCl-box functions=decrypt
    Box.openEasyAfterNM(m, n, k) // expect: cipher NaCl-box functions=decrypt
    Box.openDetached(m, n, k) // expect: cipher NaCl-box functions=decrypt
    Box.seal(m, n, k) // expect: cipher NaCl-sealedbox functions=encrypt
    Box.sealOpen(m, n, k) // expect: cipher NaCl-sealedbox functions=decrypt
    Box.keypair() // expect: keygen x25519
    Box.seedKeypair(k) // expect: key x25519
    KeyExchange.keypair() // expect: keygen x25519
    KeyExchange.seedKeypair(k) // expect: key x25519
    Box.beforeNM(m, n, k) // expect: key-agreement x25519
    KeyExchange.clientSessionKeys(m, n, k) // expect: key-agreement x25519
    KeyExchange.serverSessionKeys(m, n, k) // expect: key-agreement x25519
    ScalarMultiplication.scalarMultiplication(m, n, k) // expect: key-agreement x25519
    ScalarMultiplication.scalarMultiplicationBase(m, n, k) // expect: key-agreement x25519
    Signature.keypair() // expect: keygen Ed25519
    Signature.seedKeypair(k) // expect: key Ed25519
    Signature.sign(m, n, k) // expect: signature Ed25519 functions=sign
    Signature.detached(m, n, k) // expect: signature Ed25519 functions=sign
    Signature.open(m, n, k) // expect: signature Ed25519 functions=verify
    Signature.verifyDetached(m, n, k) // expect: signature Ed25519 functions=verify
    Signature.finalCreate(m, n, k) // expect: signature Ed25519ph functions=sign
    Signature.finalVerify(m, n, k) // expect: signature Ed25519ph functions=verify
    GenericHash.genericHash(m) // expect: hash BLAKE2b-256
    GenericHash.genericHash(m, requestedHashLength = 64) // expect: hash BLAKE2b-512
    GenericHash.genericHashInit(32) // expect: hash BLAKE2b-256
    Hash.sha256(m) // expect: hash SHA-256
    Hash.sha256Init() // expect: hash SHA-256
    Auth.authHmacSha256(m, k) // expect: mac HMAC-SHA-256
    Auth.authHmacSha256Verify(t, m, k) // expect: mac HMAC-SHA-256
    Hash.sha512(m) // expect: hash SHA-512
    Hash.sha512Init() // expect: hash SHA-512
    Auth.authHmacSha512(m, k) // expect: mac HMAC-SHA-512
    Auth.authHmacSha512Verify(t, m, k) // expect: mac HMAC-SHA-512
    Auth.auth(m, n, k) // expect: mac HMAC-SHA-512 outputBits=256
    Auth.authVerify(m, n, k) // expect: mac HMAC-SHA-512 outputBits=256
    Auth.authKeygen() // expect: keygen HMAC
    Auth.authHmacSha256Keygen() // expect: keygen HMAC
    Auth.authHmacSha512Keygen() // expect: keygen HMAC
    ShortHash.shortHash(m, k) // expect: mac SipHash outputBits=64
    Kdf.deriveFromKey(1u, 32, "context", k) // expect: kdf BLAKE2b-256
    PasswordHash.pwhash(32, p, s, 3UL, 1024, crypto_pwhash_argon2id_ALG_ARGON2ID13) // expect: kdf Argon2id outputBits=256 iterations=3
    PasswordHash.pwhash(32, p, s, 3UL, 1024, crypto_pwhash_argon2i_ALG_ARGON2I13) // expect: kdf Argon2i outputBits=256
    PasswordHash.str(p, 2UL, 1024) // expect: password-hash Argon2id iterations=2
    PasswordHash.strVerify(h, p) // expect: password-hash Argon2id functions=verify
    Stream.chacha20(m, n, k) // expect: cipher ChaCha20
    Stream.chacha20Xor(m, n, k) // expect: cipher ChaCha20
    Stream.chacha20XorIc(m, n, k) // expect: cipher ChaCha20
    Stream.chacha20IetfXor(m, n, k) // expect: cipher ChaCha20
    Stream.chacha20IetfXorIc(m, n, k) // expect: cipher ChaCha20
    Stream.chacha20Keygen() // expect: keygen ChaCha20
    LibsodiumRandom.buf(4) // expect: random RNG
    LibsodiumRandom.bufDeterministic(4) // expect: random RNG
    LibsodiumRandom.random(4) // expect: random RNG
    LibsodiumRandom.uniform(4) // expect: random RNG
    OtherBox.easy(m, n, k)
}
