from cryptography.hazmat.primitives import hashes
from jwcrypto import jwe, jwk, jws, jwt
from jwcrypto.jwk import JWK, JWKSet

key = JWK.generate(kty="RSA", size=2048)  # expect: keygen RSA-2048 certificateFormat=JWK
oct_key = jwk.JWK.generate(kty="oct", size=256)  # expect: keygen unknown keyBits=256
ec_key = JWK.generate(kty="EC", crv="P-384")  # expect: keygen EC-P-384
JWK.generate(kty="OKP", crv="Ed25519")  # expect: keygen Ed25519
JWK(kty="oct", k="c2VjcmV0")  # expect: key unknown
JWK.from_json("{}")  # expect: key unknown certificateFormat=JWK
JWK.from_pyca(loaded)  # expect: key unknown
JWK.from_pem(b"pem")  # expect: key unknown certificateFormat=PEM
JWK.from_password("pw")  # expect: material unknown material=password
key.public().export()  # expect: key RSA-2048 certificateFormat=JWK
key.unsafe_skip_rsa_key_validation().export_private()  # expect: key RSA-2048
key.export_public()  # expect: key RSA-2048
oct_key.export_symmetric()  # expect: key unknown keyBits=256
key.export_to_pem(True, None)  # expect: key RSA-2048 certificateFormat=PEM
key.thumbprint()  # expect: hash SHA-256
key.thumbprint(hashes.SHA512())  # expect: hash SHA-512
key.thumbprint_uri("sha-384")  # expect: hash SHA-384
JWKSet()  # expect: keystore unknown certificateFormat=JWK
JWKSet.from_json("{}")  # expect: keystore unknown


class Signer:
    def sign(self, payload):
        token = jws.JWS(payload)
        token.add_signature(key, alg="RS256", protected=None)  # expect: token RSA-PKCS1-1.5-SHA-256-2048 functions=sign
        other = jws.JWS(payload)
        other.add_signature(ec_key, None, {"alg": "ES384"})  # expect: token ECDSA-P-384-SHA-384 functions=sign
        return token.serialize()

    def check(self, raw):
        token = jws.JWS()
        token.deserialize(raw)  # expect: token JWS functions=verify
        token.verify(key, alg="RS256")  # expect: token RSA-PKCS1-1.5-SHA-256 functions=verify


sealed = jwe.JWE(b"text", {"alg": "RSA-OAEP-256", "enc": "A256CBC-HS512"})  # expect: token RSA-OAEP-SHA-256-MGF1 cipher=AES functions=encrypt
sealed.add_recipient(key)
opened = jwe.JWE()  # expect: token JWE functions=decrypt
opened.deserialize(sealed.serialize(), key=key)
opened.decrypt(key)

token = jwt.JWT(header={"alg": "ES384"}, claims={"sub": "me"})  # expect: token ECDSA-P-384-SHA-384 functions=sign
token.make_signed_token(ec_key)
boxed = jwt.JWT({"alg": "A256KW", "enc": "A256GCM"}, claims=token.serialize())  # expect: token AES-256-KW cipher=AES functions=encrypt
boxed.make_encrypted_token(oct_key)
jwt.JWT(jwt=raw, key=key, algs=["RS256"]).validate(key)  # expect: token RSA-PKCS1-1.5-SHA-256-2048 functions=verify
jwt.JWT(jwt=raw)  # expect: token JWT


class JWKLike:
    def export(self):
        return self


JWKLike().export()
