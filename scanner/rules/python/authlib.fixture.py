import joserfc.jwk
from authlib.jose import ECKey, JsonWebEncryption, JsonWebKey, JsonWebSignature, JsonWebToken, KeySet, OctKey, OKPKey, RSAKey, jwt
from joserfc import jwe, jws, jwt as tokens
from joserfc.jwk import ECKey as Ec, KeySet as Keys, OctKey as Oct, OKPKey as Okp, RSAKey as Rsa

HEADER = {"alg": "RS256", "typ": "JWT"}


class Tokens:
    def __init__(self, key):
        self.codec = JsonWebToken(["ES256"])
        self.key = RSAKey.generate_key(3072, is_private=True)  # expect: keygen RSA-3072 certificateFormat=JWK

    def issue(self, claims):
        return jwt.encode(HEADER, claims, self.key)  # expect: token RSA-PKCS1-1.5-SHA-256-3072 functions=sign

    def read(self, token, key):
        return self.codec.decode(token, key)  # expect: token ECDSA-P-256-SHA-256 functions=verify


jwt.decode("token", "key")  # expect: token JWT functions=verify
JsonWebToken(["HS256", "HS512"]).encode({"alg": "HS512"}, {}, "key")  # expect: token HMAC-SHA-512 functions=sign
signer = JsonWebSignature()
signer.serialize_compact({"alg": "EdDSA"}, b"text", "key")  # expect: token EdDSA functions=sign
signer.serialize({"alg": "PS384"}, b"text", "key")  # expect: token RSA-PSS-SHA-384-MGF1 functions=sign
signer.serialize_json([{"protected": {"alg": "HS256"}}], b"text", "key")  # expect: token JWS
JsonWebSignature(["HS256"]).deserialize_compact("token", "key")  # expect: token HMAC-SHA-256 functions=verify
signer.deserialize("token", "key")  # expect: token JWS functions=verify
signer.deserialize_json({}, "key")  # expect: token JWS
sealer = JsonWebEncryption()
sealer.serialize_compact({"alg": "RSA-OAEP", "enc": "A256GCM"}, b"text", "key")  # expect: token RSA-OAEP-SHA-1-MGF1 cipher=AES functions=encrypt
sealer.serialize({"alg": "A128KW", "enc": "A128CBC-HS256"}, b"text", "key")  # expect: token AES-128-KW functions=encrypt
sealer.serialize_json([], b"text", "key")  # expect: token JWE
sealer.deserialize_compact("token", "key")  # expect: token JWE functions=decrypt
sealer.deserialize("token", "key")  # expect: token JWE
sealer.deserialize_json({}, "key")  # expect: token JWE
JsonWebEncryption(["dir"])

JsonWebKey.generate_key("RSA", 4096, is_private=True)  # expect: keygen RSA-4096
JsonWebKey.generate_key("EC", "P-521")  # expect: keygen EC-P-521
JsonWebKey.generate_key("OKP", "X25519")  # expect: keygen x25519
JsonWebKey.import_key({"kty": "RSA"})  # expect: key unknown certificateFormat=JWK
JsonWebKey.import_key_set({"keys": []})  # expect: keystore unknown certificateFormat=JWK
RSAKey.generate_key()  # expect: keygen RSA-2048
ECKey.generate_key("P-384")  # expect: keygen EC-P-384
ECKey.generate_key()  # expect: keygen EC-P-256
OKPKey.generate_key()  # expect: keygen Ed25519
OctKey.generate_key(512)  # expect: keygen unknown keyBits=512 material=secret-key
RSAKey.import_key(b"pem")  # expect: key RSA
ECKey.import_key(b"pem")  # expect: key EC
OKPKey.import_key({})  # expect: key EC
OctKey.import_key("secret")  # expect: key unknown material=secret-key
KeySet([])  # expect: keystore unknown

Rsa.generate_key(2048)  # expect: keygen RSA-2048
Ec.generate_key("secp256k1")  # expect: keygen EC-secp256k1
Okp.generate_key("Ed448")  # expect: keygen Ed448
Oct.generate_key()  # expect: keygen unknown keyBits=256
Rsa.import_key("pem")  # expect: key RSA
Ec.import_key("pem")  # expect: key EC
Okp.import_key({})  # expect: key EC
Oct.import_key("secret")  # expect: key unknown
Keys([])  # expect: keystore unknown
key = Oct.import_key("secret")  # expect: key unknown
tokens.encode({"alg": "HS256"}, {"sub": "me"}, key)  # expect: token HMAC-SHA-256 functions=sign
tokens.decode("token", key, algorithms=["HS384"])  # expect: token HMAC-SHA-384 functions=verify
tokens.decode("token", key)  # expect: token JWT
jws.serialize_compact({"alg": "ES512"}, b"text", key)  # expect: token ECDSA-P-521-SHA-512 functions=sign
jws.deserialize_compact("token", key, ["ES512"])  # expect: token ECDSA-P-521-SHA-512 functions=verify
jwe.encrypt_compact({"alg": "A256KW", "enc": "A256GCM"}, b"text", key)  # expect: token AES-256-KW cipher=AES functions=encrypt
jwe.decrypt_compact("token", key)  # expect: token JWE functions=decrypt


def decode(jwt):
    return jwt.decode("token", "key")


def answer(metadata, token, keys):
    codec = JsonWebToken(metadata.get("algorithms", ["RS256"]))
    return codec.decode(token, keys)  # expect: token RSA-PKCS1-1.5-SHA-256 functions=verify


def read(algorithms, token, keys):
    return JsonWebToken(algorithms).decode(token, keys)  # expect: token unknown unknown=name
