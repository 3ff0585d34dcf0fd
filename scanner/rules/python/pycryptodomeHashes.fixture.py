# also: Crypto=Cryptodome
from Crypto import Hash
from Crypto.Cipher import AES, ChaCha20
from Crypto.Hash import BLAKE2b, BLAKE2s, CMAC, HMAC, KMAC128, KMAC256, KangarooTwelve, MD2, MD4, MD5, Poly1305
from Crypto.Hash import RIPEMD, RIPEMD160, SHA, SHA1, SHA224, SHA256, SHA384, SHA512
from Crypto.Hash import SHA3_224, SHA3_256, SHA3_384, SHA3_512, SHAKE128, SHAKE256
from Crypto.Hash import TupleHash128, TupleHash256, TurboSHAKE128, TurboSHAKE256, cSHAKE128, cSHAKE256, keccak
import Crypto.Hash.SHA256

digest = Hash.new("SHA256")  # expect: hash SHA-256
Hash.new("2.16.840.1.101.3.4.2.3")  # expect: hash SHA-512
MD2.new(b"x")  # expect: hash MD2
MD4.new(b"x")  # expect: hash MD4
MD5.new(b"x").hexdigest()  # expect: hash MD5
SHA1.new()  # expect: hash SHA-1
SHA224.new()  # expect: hash SHA-224
SHA384.new()  # expect: hash SHA-384
SHA3_224.new()  # expect: hash SHA3-224
SHA3_256.new()  # expect: hash SHA3-256
SHA3_384.new()  # expect: hash SHA3-384
SHA3_512.new()  # expect: hash SHA3-512
RIPEMD160.new()  # expect: hash RIPEMD-160
RIPEMD.new()  # expect: hash RIPEMD-160
SHA.new()  # expect: hash SHA-1
Crypto.Hash.SHA256.new(b"x")  # expect: hash SHA-256
SHA512.new(b"x")  # expect: hash SHA-512
SHA512.new(truncate="256")  # expect: hash SHA-512/256
SHA512.new(b"x", "224")  # expect: hash SHA-512/224
digest.copy()  # expect: hash SHA-256
again = digest.new(b"y")  # expect: hash SHA-256
BLAKE2b.new(digest_bits=512)  # expect: hash BLAKE2b-512
BLAKE2b.new(data=b"x", digest_bytes=32, key=b"0123456789abcdef")  # expect: hash BLAKE2b-256 keyBits=128
BLAKE2s.new()  # expect: hash BLAKE2s
keccak.new(digest_bits=256)  # expect: hash Keccak-256
xof = SHAKE128.new(b"x")  # expect: hash SHAKE128 outputBits=256
xof.read(32)
SHAKE256.new()  # expect: hash SHAKE256
cSHAKE128.new(b"x", custom=b"mine")  # expect: hash cSHAKE128
cSHAKE256.new()  # expect: hash cSHAKE256
TurboSHAKE128.new()  # expect: hash TurboSHAKE128
TurboSHAKE256.new()  # expect: hash TurboSHAKE256
KangarooTwelve.new(custom=b"mine").read(26)  # expect: hash KangarooTwelve outputBits=208
TupleHash128.new(digest_bits=256)  # expect: hash TupleHash128 outputBits=256
TupleHash256.new(digest_bytes=64)  # expect: hash TupleHash256 outputBits=512

secret = b"0123456789abcdef"
mac = HMAC.new(secret, digestmod=SHA256)  # expect: mac HMAC-SHA-256 keyBits=128 functions=tag
mac.update(b"text")
print(mac.hexdigest())
HMAC.new(secret, b"text", SHA512).verify(b"tag")  # expect: mac HMAC-SHA-512 functions=verify
HMAC.new(secret)  # expect: mac HMAC-MD5
HMAC.HMAC(secret, b"", SHA384)  # expect: mac HMAC-SHA-384

ALGORITHMS = [MD2, MD4, MD5, SHA1, SHA224, SHA3_224, SHA3_256, SHA3_384, SHA3_512, RIPEMD160, RIPEMD, SHA, BLAKE2b, BLAKE2s]


def tag(text):
    for algorithm in ALGORITHMS:
        HMAC.new(secret, text, algorithm)  # expect: mac HMAC-MD2; mac HMAC-MD4; mac HMAC-MD5; mac HMAC-SHA-1; mac HMAC-SHA-224; mac HMAC-SHA3-224; mac HMAC-SHA3-256; mac HMAC-SHA3-384; mac HMAC-SHA3-512; mac HMAC-RIPEMD-160; mac HMAC-BLAKE2b; mac HMAC-BLAKE2s


def any_tag(text, algorithm):
    return HMAC.new(secret, text, algorithm)  # expect: mac HMAC


HMAC.new(secret, b"", SHAKE128 if short else SHAKE256)  # expect: mac HMAC-SHAKE128; mac HMAC-SHAKE256
CMAC.new(secret, ciphermod=AES, mac_len=8).hexverify("00")  # expect: mac AES-128-CMAC-64 tagBits=64 functions=verify
CMAC.CMAC(secret, None, AES, {}, 16, False)  # expect: mac AES-128-CMAC tagBits=128
KMAC128.new(key=secret, mac_len=16).digest()  # expect: mac KMAC128 tagBits=128 keyBits=128 functions=tag
KMAC256.new(key=secret)  # expect: mac KMAC256 tagBits=512
Poly1305.new(key=secret + secret, cipher=AES, nonce=secret)  # expect: mac Poly1305-AES nonceBits=128
Poly1305.new(key=secret + secret, cipher=ChaCha20)  # expect: mac Poly1305-ChaCha20


class SHA256Like:
    @staticmethod
    def new(data):
        return data


SHA256Like.new(b"x")

from Crypto.Hash import SHA512 as LongHash, SHAKE256 as Extendable
state = LongHash.new()  # expect: hash SHA-512 functions=digest
state.update(b"more")
extendable = Extendable.new()  # expect: hash SHAKE256 functions=digest
extendable.update(b"more")
