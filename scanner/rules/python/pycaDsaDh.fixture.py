from cryptography.hazmat.backends import default_backend
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import dh, dsa, utils
from cryptography.hazmat.primitives.asymmetric.dh import DHParameterNumbers, DHPrivateNumbers, DHPublicKey, DHPublicNumbers
from cryptography.hazmat.primitives.asymmetric.dsa import DSAPublicKey

import otherdsa


class Signer:
    def __init__(self, size: int = 1024) -> None:
        self.key = dsa.generate_private_key(key_size=size)  # expect: keygen DSA-1024

    def sign(self, data: bytes) -> bytes:
        self.key.signer(hashes.SHA1()).finalize()  # expect: signature DSA-1024-SHA-1 functions=sign
        return self.key.sign(data, hashes.SHA256())  # expect: signature DSA-1024-SHA-256 functions=sign

    def check(self, signature: bytes, data: bytes) -> None:
        public = self.key.public_key()
        public.verify(signature, data, utils.Prehashed(hashes.SHA256()))  # expect: signature DSA-1024-SHA-256 functions=verify
        public.verifier(signature, hashes.SHA224()).verify()  # expect: signature DSA-1024-SHA-224 functions=verify


def dsa_from_parameters(signature, data):
    parameters = dsa.generate_parameters(2048, default_backend())  # expect: parameters DSA-2048
    key = parameters.generate_private_key()  # expect: keygen DSA-2048
    again = key.parameters().generate_private_key()  # expect: keygen DSA-2048
    key.public_key().parameters().generate_private_key()  # expect: keygen DSA-2048
    return again.sign(data, algorithm=hashes.SHA512())  # expect: signature DSA-2048-SHA-512


def dsa_from_numbers(p, q, g, x, y, data):
    dsa.DSAParameterNumbers(p, q, g).parameters().generate_private_key()  # expect: parameters DSA; keygen DSA
    public = dsa.DSAPublicNumbers(y, dsa.DSAParameterNumbers(p, q, g))  # expect: key DSA material=public-key
    public.public_key().verify(b"", data, hashes.SHA256())  # expect: signature DSA-SHA-256
    private = dsa.DSAPrivateNumbers(x=x, public_numbers=dsa.DSAPublicNumbers(y, dsa.DSAParameterNumbers(p, q, g)))  # expect: key DSA material=private-key
    return private.private_key(default_backend()).sign(data, hashes.SHA256())  # expect: signature DSA-SHA-256


def annotated(key: DSAPublicKey, signature: bytes, data: bytes) -> None:
    key.verify(signature, data, algorithm=hashes.SHA384())  # expect: signature DSA-SHA-384


class Handshake:
    parameters = dh.generate_parameters(generator=2, key_size=2048)  # expect: parameters DH-2048

    def __init__(self) -> None:
        self.private = self.parameters.generate_private_key()  # expect: keygen DH-2048

    def finish(self, peer: DHPublicKey) -> bytes:
        return self.private.exchange(peer)  # expect: key-agreement DH-2048


def dh_from_numbers(p, g, x, y):
    numbers = dh.DHParameterNumbers(p, g)  # expect: parameters DH
    key = numbers.parameters(default_backend()).generate_private_key()  # expect: keygen DH
    peer = DHPublicNumbers(y, DHParameterNumbers(p, g)).public_key()  # expect: key DH material=public-key
    peer.parameters().generate_private_key()  # expect: keygen DH
    key.parameters().generate_private_key()  # expect: keygen DH
    key.exchange(key.public_key())  # expect: key-agreement DH
    stored = DHPrivateNumbers(x, DHPublicNumbers(y, DHParameterNumbers(p, g))).private_key()  # expect: key DH material=private-key
    return stored.exchange(peer)  # expect: key-agreement DH


otherdsa.generate_private_key(1024).sign(b"", hashes)
