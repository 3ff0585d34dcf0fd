import nacl.bindings as sodium
import nacl.hash
import nacl.hashlib
import nacl.pwhash
import nacl.utils
from nacl import pwhash
from nacl.encoding import HexEncoder
from nacl.public import Box, PrivateKey, PublicKey, SealedBox
from nacl.secret import Aead, SecretBox
from nacl.pwhash import argon2i, argon2id, scrypt
from nacl.signing import SigningKey, VerifyKey

key = nacl.utils.random(SecretBox.KEY_SIZE)  # expect: random RNG byteLength=32
box = SecretBox(key)  # expect: cipher XSalsa20-Poly1305 keyBits=256 nonceBits=192 functions=encrypt,decrypt
nonce = nacl.utils.random(SecretBox.NONCE_SIZE)  # expect: random RNG byteLength=24
sealed = box.encrypt(b"text", nonce)
print(box.decrypt(sealed))
aead = Aead(nacl.utils.random(Aead.KEY_SIZE))  # expect: cipher XChaCha20-Poly1305 keyBits=256 functions=decrypt,encrypt nonceBits=192; random RNG
aead.decrypt(aead.encrypt(b"text", b"aad", nacl.utils.random(Aead.NONCE_SIZE)), b"aad")  # expect: random RNG byteLength=24
nacl.utils.random()  # expect: random RNG byteLength=32
nacl.utils.randombytes_deterministic(64, key)  # expect: random RNG byteLength=64


class Mailbox:
    def __init__(self):
        self.private = PrivateKey.generate()  # expect: keygen x25519
        self.public = self.private.public_key

    def send(self, peer_bytes, text):
        peer = PublicKey(peer_bytes, encoder=HexEncoder)  # expect: key x25519 material=public-key
        box = Box(self.private, peer)  # expect: cipher NaCl-box functions=encrypt nonceBits=192
        return box.encrypt(text, nacl.utils.random(Box.NONCE_SIZE))  # expect: random RNG byteLength=24

    def receive(self, peer, text):
        return Box(self.private, peer).decrypt(text)  # expect: cipher NaCl-box functions=decrypt

    def open(self, text):
        return SealedBox(self.private).decrypt(text)  # expect: cipher NaCl-sealedbox functions=decrypt


SealedBox(Mailbox().public).encrypt(b"text")  # expect: cipher NaCl-sealedbox functions=encrypt
PrivateKey(nacl.utils.random(PrivateKey.SIZE))  # expect: key x25519 material=private-key; random RNG byteLength=32
PrivateKey.from_seed(b"seed")  # expect: key x25519 material=private-key
nacl.utils.random(PublicKey.SIZE)  # expect: random RNG byteLength=32
restored = Box.decode(b"shared")  # expect: cipher NaCl-box
restored.shared_key()  # expect: key-agreement x25519

signing = SigningKey.generate()  # expect: keygen Ed25519
signed = signing.sign(b"text")  # expect: signature Ed25519 functions=sign
signing.verify_key.verify(signed)  # expect: signature Ed25519 functions=verify
SigningKey(b"seed")  # expect: key Ed25519 material=private-key
VerifyKey(b"raw").verify(signed)  # expect: signature Ed25519 functions=verify; key Ed25519 material=public-key
signing.to_curve25519_private_key()  # expect: key x25519 material=private-key
signing.verify_key.to_curve25519_public_key()  # expect: key x25519 material=public-key

nacl.hash.sha256(b"text")  # expect: hash SHA-256
nacl.hash.sha512(b"text")  # expect: hash SHA-512
nacl.hash.blake2b(b"text", digest_size=64, key=key)  # expect: hash BLAKE2b-512 keyBits=256
nacl.hash.generichash(b"text")  # expect: hash BLAKE2b-256
nacl.hash.siphash24(b"text", key=key)  # expect: mac SipHash outputBits=64
nacl.hash.shorthash(b"text")  # expect: mac SipHash outputBits=64
nacl.hash.siphashx24(b"text")  # expect: mac SipHash outputBits=128
running = nacl.hashlib.blake2b(b"text")  # expect: hash BLAKE2b-256 functions=digest
running.update(b"more")
nacl.hashlib.scrypt(b"pw", b"saltsalt", n=16384)  # expect: kdf scrypt-16384-8-1 outputBits=512 saltBits=64


def derive(password):
    salt = nacl.utils.random(argon2id.SALTBYTES)  # expect: random RNG byteLength=16
    ops = argon2id.OPSLIMIT_MODERATE
    return argon2id.kdf(32, password, salt, opslimit=ops, memlimit=argon2id.MEMLIMIT_MODERATE)  # expect: kdf Argon2id-262144-3-1 outputBits=256 saltBits=128


argon2id.kdf(32, b"pw", b"sixteen byte slt")  # expect: kdf Argon2id-1048576-4-1
argon2id.str(b"pw")  # expect: password-hash Argon2id-65536-2-1 functions=keyderive
argon2id.str(b"pw", argon2id.OPSLIMIT_INTERACTIVE, argon2id.MEMLIMIT_INTERACTIVE)  # expect: password-hash Argon2id-65536-2-1
argon2id.str(b"pw", argon2id.OPSLIMIT_SENSITIVE, argon2id.MEMLIMIT_SENSITIVE)  # expect: password-hash Argon2id-1048576-4-1
argon2id.verify(b"hash", b"pw")  # expect: password-hash Argon2id functions=verify
argon2i.kdf(32, b"pw", nacl.utils.random(argon2i.SALTBYTES))  # expect: kdf Argon2i-524288-8-1 saltBits=128; random RNG
argon2i.str(b"pw", argon2i.OPSLIMIT_INTERACTIVE, argon2i.MEMLIMIT_INTERACTIVE)  # expect: password-hash Argon2i-32768-4-1
argon2i.str(b"pw", argon2i.OPSLIMIT_MODERATE, argon2i.MEMLIMIT_MODERATE)  # expect: password-hash Argon2i-131072-6-1
argon2i.str(b"pw", argon2i.OPSLIMIT_SENSITIVE, argon2i.MEMLIMIT_SENSITIVE)  # expect: password-hash Argon2i-524288-8-1
argon2i.verify(b"hash", b"pw")  # expect: password-hash Argon2i functions=verify
nacl.pwhash.str(b"pw", nacl.pwhash.OPSLIMIT_INTERACTIVE, nacl.pwhash.MEMLIMIT_INTERACTIVE)  # expect: password-hash Argon2id-65536-2-1
pwhash.str(b"pw", pwhash.OPSLIMIT_MODERATE, pwhash.MEMLIMIT_MODERATE)  # expect: password-hash Argon2id-262144-3-1
pwhash.str(b"pw", pwhash.OPSLIMIT_SENSITIVE, pwhash.MEMLIMIT_SENSITIVE)  # expect: password-hash Argon2id-1048576-4-1
pwhash.verify(b"hash", b"pw")  # expect: password-hash unknown functions=verify
scrypt.kdf(32, b"pw", nacl.utils.random(scrypt.SALTBYTES))  # expect: kdf scrypt outputBits=256 saltBits=256; random RNG
scrypt.str(b"pw")  # expect: password-hash scrypt
scrypt.verify(b"hash", b"pw")  # expect: password-hash scrypt functions=verify
pwhash.kdf_scryptsalsa208sha256(16, b"pw", nacl.utils.random(pwhash.SCRYPT_SALTBYTES))  # expect: kdf scrypt outputBits=128 saltBits=256; random RNG
pwhash.scryptsalsa208sha256_str(b"pw")  # expect: password-hash scrypt
pwhash.verify_scryptsalsa208sha256(b"hash", b"pw")  # expect: password-hash scrypt functions=verify

sodium.randombytes(12)  # expect: random RNG byteLength=12
sodium.randombytes_buf_deterministic(12, key)  # expect: random RNG byteLength=12
sodium.crypto_secretbox(b"text", nonce, key)  # expect: cipher XSalsa20-Poly1305 functions=encrypt nonceBits=192
sodium.crypto_secretbox_easy(b"text", nonce, key)  # expect: cipher XSalsa20-Poly1305 functions=encrypt
sodium.crypto_secretbox_open(b"text", nonce, key)  # expect: cipher XSalsa20-Poly1305 functions=decrypt
sodium.crypto_secretbox_open_easy(b"text", nonce, key)  # expect: cipher XSalsa20-Poly1305 functions=decrypt
pk, sk = sodium.crypto_box_keypair()  # expect: keygen x25519
sodium.crypto_kx_keypair()  # expect: keygen x25519
sodium.crypto_box_seed_keypair(b"seed")  # expect: key x25519
sodium.crypto_kx_seed_keypair(b"seed")  # expect: key x25519
sodium.crypto_box(b"text", nonce, pk, sk)  # expect: cipher NaCl-box functions=encrypt nonceBits=192
sodium.crypto_box_easy(b"text", nonce, pk, sk)  # expect: cipher NaCl-box functions=encrypt
sodium.crypto_box_open(b"text", nonce, pk, sk)  # expect: cipher NaCl-box functions=decrypt
sodium.crypto_box_open_easy(b"text", nonce, pk, sk)  # expect: cipher NaCl-box functions=decrypt
shared = sodium.crypto_box_beforenm(pk, sk)  # expect: key-agreement x25519
sodium.crypto_box_afternm(b"text", nonce, shared)  # expect: cipher NaCl-box functions=encrypt
sodium.crypto_box_easy_afternm(b"text", nonce, shared)  # expect: cipher NaCl-box functions=encrypt
sodium.crypto_box_open_afternm(b"text", nonce, shared)  # expect: cipher NaCl-box functions=decrypt
sodium.crypto_box_open_easy_afternm(b"text", nonce, shared)  # expect: cipher NaCl-box functions=decrypt
sodium.crypto_box_seal(b"text", pk)  # expect: cipher NaCl-sealedbox functions=encrypt
sodium.crypto_box_seal_open(b"text", pk, sk)  # expect: cipher NaCl-sealedbox functions=decrypt
sodium.crypto_scalarmult(sk, pk)  # expect: key-agreement x25519
sodium.crypto_scalarmult_base(sk)  # expect: key-agreement x25519
sodium.crypto_kx_client_session_keys(pk, sk, pk)  # expect: key-agreement x25519
sodium.crypto_kx_server_session_keys(pk, sk, pk)  # expect: key-agreement x25519
sodium.crypto_sign_keypair()  # expect: keygen Ed25519
sodium.crypto_sign_seed_keypair(b"seed")  # expect: key Ed25519
sodium.crypto_sign_ed25519_sk_to_pk(sk)  # expect: key Ed25519
sodium.crypto_sign_ed25519_sk_to_seed(sk)  # expect: key Ed25519
sodium.crypto_sign_ed25519_sk_to_curve25519(sk)  # expect: key x25519
sodium.crypto_sign_ed25519_pk_to_curve25519(pk)  # expect: key x25519
sodium.crypto_sign(b"text", sk)  # expect: signature Ed25519 functions=sign
sodium.crypto_sign_open(b"text", pk)  # expect: signature Ed25519 functions=verify
sodium.crypto_sign_ed25519ph_final_create(state, sk)  # expect: signature Ed25519ph functions=sign
sodium.crypto_sign_ed25519ph_final_verify(state, b"sig", pk)  # expect: signature Ed25519ph functions=verify
sodium.crypto_hash(b"text")  # expect: hash SHA-512
sodium.crypto_hash_sha256(b"text")  # expect: hash SHA-256
sodium.crypto_hash_sha512(b"text")  # expect: hash SHA-512
sodium.crypto_generichash_blake2b_salt_personal(b"text", 32)  # expect: hash BLAKE2b-256
sodium.crypto_shorthash_siphash24(b"text", key)  # expect: mac SipHash
sodium.crypto_shorthash_siphashx24(b"text", key)  # expect: mac SipHash outputBits=128
sodium.crypto_aead_chacha20poly1305_encrypt(b"text", b"", b"8 bytes.", key)  # expect: cipher ChaCha20-Poly1305 functions=encrypt nonceBits=64 keyBits=256
sodium.crypto_aead_chacha20poly1305_ietf_encrypt(b"text", b"", b"twelve bytes", key)  # expect: cipher ChaCha20-Poly1305 functions=encrypt nonceBits=96
sodium.crypto_aead_xchacha20poly1305_ietf_encrypt(b"text", b"", nonce, key)  # expect: cipher XChaCha20-Poly1305 functions=encrypt
sodium.crypto_aead_aes256gcm_encrypt(b"text", b"", b"twelve bytes", key)  # expect: cipher AES-256-GCM functions=encrypt
sodium.crypto_aead_aegis256_encrypt(b"text", b"", nonce, key)  # expect: cipher AEGIS-256 functions=encrypt
sodium.crypto_aead_aegis128l_encrypt(b"text", b"", nonce, key)  # expect: cipher AEGIS-128L functions=encrypt
sodium.crypto_aead_chacha20poly1305_decrypt(b"text", b"", nonce, key)  # expect: cipher ChaCha20-Poly1305 functions=decrypt
sodium.crypto_aead_chacha20poly1305_ietf_decrypt(b"text", b"", nonce, key)  # expect: cipher ChaCha20-Poly1305 functions=decrypt
sodium.crypto_aead_xchacha20poly1305_ietf_decrypt(b"text", b"", nonce, key)  # expect: cipher XChaCha20-Poly1305 functions=decrypt
sodium.crypto_aead_aes256gcm_decrypt(b"text", b"", nonce, key)  # expect: cipher AES-256-GCM functions=decrypt
sodium.crypto_aead_aegis256_decrypt(b"text", b"", nonce, key)  # expect: cipher AEGIS-256 functions=decrypt
sodium.crypto_aead_aegis128l_decrypt(b"text", b"", nonce, key)  # expect: cipher AEGIS-128L functions=decrypt
sodium.crypto_secretstream_xchacha20poly1305_keygen()  # expect: keygen XChaCha20-Poly1305
sodium.crypto_secretstream_xchacha20poly1305_init_push(state, key)  # expect: cipher XChaCha20-Poly1305 functions=encrypt
sodium.crypto_secretstream_xchacha20poly1305_init_pull(state, b"header", key)  # expect: cipher XChaCha20-Poly1305 functions=decrypt
sodium.crypto_pwhash_alg(32, b"pw", b"salt", 2, 65536, 2)  # expect: password-hash unknown functions=keyderive
sodium.crypto_pwhash_str_alg(b"pw", 2, 65536, 2)  # expect: password-hash unknown functions=keyderive
sodium.crypto_pwhash_str_verify(b"hash", b"pw")  # expect: password-hash unknown functions=verify
sodium.crypto_pwhash_scryptsalsa208sha256_str(b"pw")  # expect: password-hash scrypt
sodium.crypto_pwhash_scryptsalsa208sha256_str_verify(b"hash", b"pw")  # expect: password-hash scrypt functions=verify
sodium.crypto_pwhash_scryptsalsa208sha256_ll(b"pw", b"salt", 1024, 8, 1, 64)  # expect: kdf scrypt-1024-8-1 outputBits=512


class Box2:
    def encrypt(self, text):
        return text


Box2().encrypt(b"text")
