import oqs
from oqs import KeyEncapsulation, Signature, StatefulSignature
from oqs import oqs as native
import oqs.rand

ALGORITHM = "ML-KEM-768"


def exchange(server_public):
    with oqs.KeyEncapsulation(ALGORITHM) as client:  # expect: kem ML-KEM-768 functions=decapsulate
        public = client.generate_keypair()  # expect: keygen ML-KEM-768
        with KeyEncapsulation("Kyber512") as server:  # expect: kem Kyber-512 functions=encapsulate
            ciphertext, secret = server.encap_secret(public)
        return client.decap_secret(ciphertext)


class Signer:
    def __init__(self, secret_key):
        self.signer = oqs.Signature("ML-DSA-65", secret_key)  # expect: signature ML-DSA-65 functions=sign

    def sign(self, text):
        return self.signer.sign(text)


verifier = Signature("Falcon-512")  # expect: signature FN-DSA-512 functions=verify
verifier.verify(b"text", b"sig", b"public")
context = Signature("SLH_DSA_PURE_SHA2_128S")  # expect: signature SLH-DSA-SHA2-128s functions=sign,verify
context.sign_with_ctx_str(b"text", b"context")
context.verify_with_ctx_str(b"text", b"sig", b"context", b"public")
context.generate_keypair()  # expect: keygen SLH-DSA-SHA2-128s
stateful = StatefulSignature("XMSS-SHA2_10_256")  # expect: signature XMSS-SHA2_10_256 functions=sign,verify
stateful.generate_keypair()  # expect: keygen XMSS-SHA2_10_256
stateful.sign(b"text")
stateful.verify(b"text", b"sig", b"public")
native.KeyEncapsulation("FrodoKEM-640-AES").generate_keypair_seed(b"seed")  # expect: kem FrodoKEM-640-AES; keygen FrodoKEM-640-AES
native.Signature(name_from_config)  # expect: signature unknown
native.StatefulSignature("LMS_SHA256_H5_W1")  # expect: signature LMS_SHA256_M32_H5
oqs.rand.randombytes_switch_algorithm("OpenSSL")  # expect: random RNG
oqs.rand.randombytes(32)  # expect: random RNG byteLength=32


def sign(text):
    return Signer(b"key").sign(text)
