import jwt
from jwt import PyJWK, PyJWKClient, PyJWKSet, PyJWS, PyJWT, api_jws, api_jwt, jwks_client
from jwt.algorithms import ECAlgorithm, HMACAlgorithm, NoneAlgorithm, OKPAlgorithm, RSAAlgorithm, RSAPSSAlgorithm
from cryptography.hazmat.primitives.asymmetric import rsa

SECRET = "s3cr3t"
ALGORITHM = "HS512"


class Tokens:
    algorithms = ["RS256", "ES256"]

    def __init__(self):
        self.key = rsa.generate_private_key(65537, 3072)  # expect: keygen RSA-3072

    def issue(self, user):
        return jwt.encode({"sub": user}, SECRET, algorithm=ALGORITHM)  # expect: token HMAC-SHA-512 functions=sign

    def issue_signed(self, user):
        return jwt.encode({"sub": user}, self.key, "PS256")  # expect: token RSA-PSS-SHA-256-MGF1-3072 functions=sign

    def read(self, token, key):
        return jwt.decode(token, key, algorithms=self.algorithms)  # expect: token RSA-PKCS1-1.5-SHA-256 functions=verify; token ECDSA-P-256-SHA-256 functions=verify


jwt.encode({}, SECRET)  # expect: token HMAC-SHA-256
jwt.encode({}, None, algorithm="none")  # expect: token JWS-none
jwt.decode(b"token", options={"verify_signature": False})  # expect: token unknown functions=verify
jwt.decode(b"token", SECRET, algorithms=["HS256", "none"])  # expect: token HMAC-SHA-256 functions=verify; token JWS-none functions=verify
jwt.decode_complete(b"token", SECRET, ["HS256"])  # expect: token HMAC-SHA-256 functions=verify
jwt.decode(b"token", SECRET, algorithms=[settings.ALGORITHM])  # expect: token unknown
api_jwt.encode({}, SECRET, "HS384")  # expect: token HMAC-SHA-384
api_jws.encode(b"", SECRET, "EdDSA")  # expect: token EdDSA
api_jwt.decode("", SECRET, ["HS384"])  # expect: token HMAC-SHA-384
api_jwt.decode_complete("", SECRET, ["HS384"])  # expect: token HMAC-SHA-384
api_jws.decode("", SECRET, ["HS384"])  # expect: token HMAC-SHA-384
api_jws.decode_complete("", SECRET, ["HS384"])  # expect: token HMAC-SHA-384
codec = PyJWT()
codec.encode({}, SECRET, "ES256K")  # expect: token ECDSA-secp256k1-SHA-256
codec.decode("", SECRET, ["HS256"])  # expect: token HMAC-SHA-256
codec.decode_complete("", SECRET, ["HS256"])  # expect: token HMAC-SHA-256
signer = PyJWS()
signer.encode(b"", SECRET, "RS512")  # expect: token RSA-PKCS1-1.5-SHA-512
signer.decode("", SECRET, ["RS512"])  # expect: token RSA-PKCS1-1.5-SHA-512
signer.decode_complete("", SECRET, ["RS512"])  # expect: token RSA-PKCS1-1.5-SHA-512
own = api_jwt.PyJWT()
own.encode({}, SECRET, "HS256")  # expect: token HMAC-SHA-256
own.decode("", SECRET, ["HS256"])  # expect: token HMAC-SHA-256
own.decode_complete("", SECRET, ["HS256"])  # expect: token HMAC-SHA-256
raw = api_jws.PyJWS()
raw.encode(b"", SECRET, "HS256")  # expect: token HMAC-SHA-256
raw.decode("", SECRET, ["HS256"])  # expect: token HMAC-SHA-256
raw.decode_complete("", SECRET, ["HS256"])  # expect: token HMAC-SHA-256

PyJWK({"kty": "RSA"}, algorithm="RS256")  # expect: key RSA-PKCS1-1.5-SHA-256 certificateFormat=JWK
PyJWK.from_dict({"kty": "EC"})  # expect: key unknown certificateFormat=JWK
PyJWK.from_json("{}", "ES384")  # expect: key ECDSA-P-384-SHA-384
PyJWKSet([{}])  # expect: keystore unknown certificateFormat=JWK
PyJWKSet.from_dict({})  # expect: keystore unknown
PyJWKSet.from_json("{}")  # expect: keystore unknown
PyJWKClient("https://issuer.example/jwks")  # expect: keystore unknown
jwks_client.PyJWKClient("https://issuer.example/jwks")  # expect: keystore unknown

HMACAlgorithm(HMACAlgorithm.SHA256)  # expect: token HMAC-SHA-256
RSAAlgorithm(RSAAlgorithm.SHA512)  # expect: token RSA-PKCS1-1.5-SHA-512
RSAPSSAlgorithm(RSAPSSAlgorithm.SHA384)  # expect: token RSA-PSS-SHA-384-MGF1
ECAlgorithm(ECAlgorithm.SHA256)  # expect: token ECDSA-SHA-256
[HMACAlgorithm(one) for one in (HMACAlgorithm.SHA384, HMACAlgorithm.SHA512)]  # expect: token HMAC-SHA-384; token HMAC-SHA-512
[RSAAlgorithm(two) for two in (RSAAlgorithm.SHA256, RSAAlgorithm.SHA384)]  # expect: token RSA-PKCS1-1.5-SHA-256; token RSA-PKCS1-1.5-SHA-384
[RSAPSSAlgorithm(three) for three in (RSAPSSAlgorithm.SHA256, RSAPSSAlgorithm.SHA512)]  # expect: token RSA-PSS-SHA-256-MGF1; token RSA-PSS-SHA-512-MGF1
[ECAlgorithm(four) for four in (ECAlgorithm.SHA384, ECAlgorithm.SHA512)]  # expect: token ECDSA-SHA-384; token ECDSA-SHA-512
NoneAlgorithm()  # expect: token JWS-none
OKPAlgorithm()  # expect: token EdDSA
HMACAlgorithm.from_jwk("{}")  # expect: key HMAC
RSAAlgorithm.from_jwk("{}")  # expect: key RSA certificateFormat=JWK
RSAPSSAlgorithm.from_jwk("{}")  # expect: key RSA
ECAlgorithm.from_jwk("{}")  # expect: key EC
OKPAlgorithm.from_jwk("{}")  # expect: key EdDSA


def decode(jwt):
    return jwt.decode("base64")
