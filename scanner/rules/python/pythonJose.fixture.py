from jose import jwe, jwk, jws, jwt
from jose.constants import ALGORITHMS, Algorithms

SECRET = "s3cr3t"


class Tokens:
    algorithm = ALGORITHMS.RS256

    def issue(self, user, key):
        return jwt.encode({"sub": user}, key, algorithm=self.algorithm)  # expect: token RSA-PKCS1-1.5-SHA-256 functions=sign

    def read(self, token):
        return jwt.decode(token, SECRET, algorithms=["HS256", "HS384"])  # expect: token HMAC-SHA-256 functions=verify; token HMAC-SHA-384 functions=verify


jwt.encode({}, SECRET)  # expect: token HMAC-SHA-256
jwt.decode("token", SECRET)  # expect: token unknown
jws.sign({}, SECRET, algorithm="ES384")  # expect: token ECDSA-P-384-SHA-384 functions=sign
jws.sign({}, SECRET, {}, algorithm_from_config)  # expect: token unknown
jws.verify("token", SECRET, "HS512")  # expect: token HMAC-SHA-512 functions=verify
jwe.encrypt("text", SECRET)  # expect: token dir cipher=AES functions=encrypt
jwe.encrypt("text", SECRET, encryption="A128GCM", algorithm="RSA-OAEP-256")  # expect: token RSA-OAEP-SHA-256-MGF1 cipher=AES
jwe.decrypt("token", SECRET)  # expect: token JWE functions=decrypt
key = jwk.construct(SECRET, "HS256")  # expect: key HMAC-SHA-256 certificateFormat=JWK
signature = key.sign(b"text")  # expect: token HMAC-SHA-256 functions=sign
key.verify(b"text", signature)  # expect: token HMAC-SHA-256 functions=verify
wrapping = jwk.construct({}, "A256KW")  # expect: key AES-256-KW
wrapping.wrap_key(b"key")  # expect: token AES-256-KW functions=encrypt
wrapping.unwrap_key(b"key")  # expect: token AES-256-KW functions=decrypt
wrapping.encrypt(b"text")  # expect: token AES-256-KW functions=encrypt
wrapping.decrypt(b"text")  # expect: token AES-256-KW functions=decrypt

jwt.encode({}, SECRET, ALGORITHMS.HS256)  # expect: token HMAC-SHA-256
jwt.encode({}, SECRET, ALGORITHMS.HS384)  # expect: token HMAC-SHA-384
jwt.encode({}, SECRET, ALGORITHMS.HS512)  # expect: token HMAC-SHA-512
jwt.encode({}, SECRET, ALGORITHMS.RS256)  # expect: token RSA-PKCS1-1.5-SHA-256
jwt.encode({}, SECRET, ALGORITHMS.RS384)  # expect: token RSA-PKCS1-1.5-SHA-384
jwt.encode({}, SECRET, ALGORITHMS.RS512)  # expect: token RSA-PKCS1-1.5-SHA-512
jwt.encode({}, SECRET, ALGORITHMS.ES256)  # expect: token ECDSA-P-256-SHA-256
jwt.encode({}, SECRET, ALGORITHMS.ES384)  # expect: token ECDSA-P-384-SHA-384
jwt.encode({}, SECRET, ALGORITHMS.ES512)  # expect: token ECDSA-P-521-SHA-512
jwt.encode({}, SECRET, ALGORITHMS.NONE)  # expect: token JWS-none
jwe.encrypt("text", SECRET, "A256GCM", ALGORITHMS.DIR)  # expect: token dir
jwe.encrypt("text", SECRET, "A256GCM", ALGORITHMS.RSA1_5)  # expect: token RSA-PKCS1-1.5
jwe.encrypt("text", SECRET, "A256GCM", ALGORITHMS.RSA_OAEP)  # expect: token RSA-OAEP-SHA-1-MGF1
jwe.encrypt("text", SECRET, "A256GCM", ALGORITHMS.RSA_OAEP_256)  # expect: token RSA-OAEP-SHA-256-MGF1
jwe.encrypt("text", SECRET, "A256GCM", ALGORITHMS.A128KW)  # expect: token AES-128-KW
jwe.encrypt("text", SECRET, "A256GCM", ALGORITHMS.A192KW)  # expect: token AES-192-KW
jwe.encrypt("text", SECRET, "A256GCM", ALGORITHMS.A256KW)  # expect: token AES-256-KW
jwe.encrypt("text", SECRET, "A256GCM", ALGORITHMS.ECDH_ES)  # expect: token ECDH
jwe.encrypt("text", SECRET, "A256GCM", ALGORITHMS.ECDH_ES_A128KW)  # expect: token ECDH
jwe.encrypt("text", SECRET, "A256GCM", ALGORITHMS.ECDH_ES_A192KW)  # expect: token ECDH
jwe.encrypt("text", SECRET, "A256GCM", ALGORITHMS.ECDH_ES_A256KW)  # expect: token ECDH
jwe.encrypt("text", SECRET, "A256GCM", ALGORITHMS.A128GCMKW)  # expect: token AES-128-GCM
jwe.encrypt("text", SECRET, "A256GCM", ALGORITHMS.A192GCMKW)  # expect: token AES-192-GCM
jwe.encrypt("text", SECRET, "A256GCM", ALGORITHMS.A256GCMKW)  # expect: token AES-256-GCM
jwe.encrypt("text", SECRET, "A256GCM", ALGORITHMS.PBES2_HS256_A128KW)  # expect: token PBES2-AES-128-KW-PBKDF2-SHA-256
jwe.encrypt("text", SECRET, "A256GCM", ALGORITHMS.PBES2_HS384_A192KW)  # expect: token PBES2-AES-192-KW-PBKDF2-SHA-384
jwe.encrypt("text", SECRET, "A256GCM", ALGORITHMS.PBES2_HS512_A256KW)  # expect: token PBES2-AES-256-KW-PBKDF2-SHA-512
jwe.encrypt("text", SECRET, ALGORITHMS.A128CBC_HS256, "RSA1_5")  # expect: token RSA-PKCS1-1.5 cipher=AES
jwe.encrypt("text", SECRET, ALGORITHMS.A192CBC_HS384, "RSA1_5")  # expect: token RSA-PKCS1-1.5 cipher=AES
jwe.encrypt("text", SECRET, ALGORITHMS.A256CBC_HS512, "RSA1_5")  # expect: token RSA-PKCS1-1.5 cipher=AES
jwe.encrypt("text", SECRET, ALGORITHMS.A128GCM, "RSA1_5")  # expect: token RSA-PKCS1-1.5 cipher=AES
jwe.encrypt("text", SECRET, ALGORITHMS.A192GCM, "RSA1_5")  # expect: token RSA-PKCS1-1.5 cipher=AES
jwe.encrypt("text", SECRET, ALGORITHMS.A256GCM, "RSA1_5")  # expect: token RSA-PKCS1-1.5 cipher=AES
jwt.encode({}, SECRET, Algorithms.HS256)  # expect: token HMAC-SHA-256
jwt.encode({}, SECRET, Algorithms.HS384)  # expect: token HMAC-SHA-384
jwt.encode({}, SECRET, Algorithms.HS512)  # expect: token HMAC-SHA-512
jwt.encode({}, SECRET, Algorithms.RS256)  # expect: token RSA-PKCS1-1.5-SHA-256
jwt.encode({}, SECRET, Algorithms.RS384)  # expect: token RSA-PKCS1-1.5-SHA-384
jwt.encode({}, SECRET, Algorithms.RS512)  # expect: token RSA-PKCS1-1.5-SHA-512
jwt.encode({}, SECRET, Algorithms.ES256)  # expect: token ECDSA-P-256-SHA-256
jwt.encode({}, SECRET, Algorithms.ES384)  # expect: token ECDSA-P-384-SHA-384
jwt.encode({}, SECRET, Algorithms.ES512)  # expect: token ECDSA-P-521-SHA-512
jwt.encode({}, SECRET, Algorithms.NONE)  # expect: token JWS-none
jwe.encrypt("text", SECRET, "A256GCM", Algorithms.DIR)  # expect: token dir
jwe.encrypt("text", SECRET, "A256GCM", Algorithms.RSA1_5)  # expect: token RSA-PKCS1-1.5
jwe.encrypt("text", SECRET, "A256GCM", Algorithms.RSA_OAEP)  # expect: token RSA-OAEP-SHA-1-MGF1
jwe.encrypt("text", SECRET, "A256GCM", Algorithms.RSA_OAEP_256)  # expect: token RSA-OAEP-SHA-256-MGF1
jwe.encrypt("text", SECRET, "A256GCM", Algorithms.A128KW)  # expect: token AES-128-KW
jwe.encrypt("text", SECRET, "A256GCM", Algorithms.A192KW)  # expect: token AES-192-KW
jwe.encrypt("text", SECRET, "A256GCM", Algorithms.A256KW)  # expect: token AES-256-KW
jwe.encrypt("text", SECRET, "A256GCM", Algorithms.ECDH_ES)  # expect: token ECDH
jwe.encrypt("text", SECRET, "A256GCM", Algorithms.ECDH_ES_A128KW)  # expect: token ECDH
jwe.encrypt("text", SECRET, "A256GCM", Algorithms.ECDH_ES_A192KW)  # expect: token ECDH
jwe.encrypt("text", SECRET, "A256GCM", Algorithms.ECDH_ES_A256KW)  # expect: token ECDH
jwe.encrypt("text", SECRET, "A256GCM", Algorithms.A128GCMKW)  # expect: token AES-128-GCM
jwe.encrypt("text", SECRET, "A256GCM", Algorithms.A192GCMKW)  # expect: token AES-192-GCM
jwe.encrypt("text", SECRET, "A256GCM", Algorithms.A256GCMKW)  # expect: token AES-256-GCM
jwe.encrypt("text", SECRET, "A256GCM", Algorithms.PBES2_HS256_A128KW)  # expect: token PBES2-AES-128-KW-PBKDF2-SHA-256
jwe.encrypt("text", SECRET, "A256GCM", Algorithms.PBES2_HS384_A192KW)  # expect: token PBES2-AES-192-KW-PBKDF2-SHA-384
jwe.encrypt("text", SECRET, "A256GCM", Algorithms.PBES2_HS512_A256KW)  # expect: token PBES2-AES-256-KW-PBKDF2-SHA-512
jwe.encrypt("text", SECRET, Algorithms.A128CBC_HS256, "RSA1_5")  # expect: token RSA-PKCS1-1.5 cipher=AES
jwe.encrypt("text", SECRET, Algorithms.A192CBC_HS384, "RSA1_5")  # expect: token RSA-PKCS1-1.5 cipher=AES
jwe.encrypt("text", SECRET, Algorithms.A256CBC_HS512, "RSA1_5")  # expect: token RSA-PKCS1-1.5 cipher=AES
jwe.encrypt("text", SECRET, Algorithms.A128GCM, "RSA1_5")  # expect: token RSA-PKCS1-1.5 cipher=AES
jwe.encrypt("text", SECRET, Algorithms.A192GCM, "RSA1_5")  # expect: token RSA-PKCS1-1.5 cipher=AES
jwe.encrypt("text", SECRET, Algorithms.A256GCM, "RSA1_5")  # expect: token RSA-PKCS1-1.5 cipher=AES




def decode(jws):
    return jws.verify("token", SECRET, "HS512")
