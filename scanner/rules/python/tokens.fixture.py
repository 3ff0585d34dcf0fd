import josepy as jose
import pymacaroons
import webauthn
from fido2.server import Fido2Server, U2FFido2Server
from flask_jwt_extended import create_access_token, create_refresh_token, decode_token
from pymacaroons.macaroon import Macaroon
from pymacaroons.verifier import Verifier

m = pymacaroons.Macaroon(location="here", identifier="id", key=key)  # expect: mac HMAC-SHA-256 functions=tag
m.add_first_party_caveat("gen = 1")
m.add_third_party_caveat("there", "k", "id")
Macaroon(location="here", identifier="id", key=key)  # expect: mac HMAC-SHA-256
n = pymacaroons.Macaroon.deserialize(text)
Macaroon.deserialize(text)
v = pymacaroons.Verifier()
v.verify(n, key)  # expect: mac HMAC-SHA-256 functions=verify
Verifier().verify(n, key)  # expect: mac HMAC-SHA-256 functions=verify


class Tokens:
    def verify(self, verifier: pymacaroons.Verifier, macaroon):
        verifier.verify(macaroon, self.key)  # expect: mac HMAC-SHA-256


def sign(payload, key):
    jose.JWS.sign(payload, alg=jose.HS256, key=key)  # expect: token HMAC-SHA-256
    jose.JWS.sign(payload, alg=jose.HS384, key=key)  # expect: token HMAC-SHA-384
    jose.JWS.sign(payload, alg=jose.HS512, key=key)  # expect: token HMAC-SHA-512
    jose.JWS.sign(payload, alg=jose.RS256, key=key)  # expect: token RSA-PKCS1-1.5-SHA-256
    jose.JWS.sign(payload, alg=jose.RS384, key=key)  # expect: token RSA-PKCS1-1.5-SHA-384
    jose.JWS.sign(payload, alg=jose.RS512, key=key)  # expect: token RSA-PKCS1-1.5-SHA-512
    jose.JWS.sign(payload, alg=jose.PS256, key=key)  # expect: token RSA-PSS-SHA-256-MGF1
    jose.JWS.sign(payload, alg=jose.PS384, key=key)  # expect: token RSA-PSS-SHA-384-MGF1
    jose.JWS.sign(payload, alg=jose.PS512, key=key)  # expect: token RSA-PSS-SHA-512-MGF1
    jose.JWS.sign(payload, alg=jose.ES256, key=key)  # expect: token ECDSA-P-256-SHA-256
    jose.JWS.sign(payload, alg=jose.ES384, key=key)  # expect: token ECDSA-P-384-SHA-384
    jose.JWS.sign(payload, alg=jose.ES512, key=key)  # expect: token ECDSA-P-521-SHA-512


jose.JWS.from_json(data).verify(key=k)  # expect: token unknown functions=verify
jose.JWS.from_compact(data).verify()  # expect: token unknown functions=verify
jose.JWS.json_loads(data).verify()  # expect: token unknown functions=verify
jose.JWKRSA(key=k)  # expect: key unknown certificateFormat=JWK
jose.JWKEC(key=k)  # expect: key unknown certificateFormat=JWK
jose.JWKOct(key=k)  # expect: key unknown material=secret-key
jose.JWK.load(pem)  # expect: key unknown certificateFormat=JWK
jose.JWK.from_json(pem)  # expect: key unknown certificateFormat=JWK
jose.JWKRSA.load(pem)  # expect: key unknown certificateFormat=JWK
jose.JWKRSA.from_json(pem)  # expect: key unknown certificateFormat=JWK
jose.JWKEC.load(pem)  # expect: key unknown certificateFormat=JWK
jose.JWKEC.from_json(pem)  # expect: key unknown certificateFormat=JWK
jose.JWKOct.load(pem)  # expect: key unknown certificateFormat=JWK
jose.JWKOct.from_json(pem)  # expect: key unknown certificateFormat=JWK
jose.ComparableX509(c)  # expect: certificate unknown certificateFormat=X.509

create_access_token(identity="x")  # expect: token unknown functions=sign
create_refresh_token(identity="x")  # expect: token unknown functions=sign
decode_token(t)  # expect: token unknown functions=verify
SIMPLE_JWT = {"ALGORITHM": "HS512", "SIGNING_KEY": load()}  # expect: token HMAC-SHA-512
OTHER = {"ALGORITHM": "quicksort"}

webauthn.verify_registration_response(credential=c)  # expect: signature unknown functions=verify
webauthn.verify_authentication_response(credential=c)  # expect: signature unknown functions=verify
Fido2Server(rp)  # expect: signature unknown functions=verify
U2FFido2Server(app_id, rp)  # expect: signature unknown functions=verify
