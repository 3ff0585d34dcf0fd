package fixtures

import (
	jwa1 "github.com/lestrrat-go/jwx/jwa"
	jwe1 "github.com/lestrrat-go/jwx/jwe"
	jwk1 "github.com/lestrrat-go/jwx/jwk"
	jws1 "github.com/lestrrat-go/jwx/jws"
	jwt1 "github.com/lestrrat-go/jwx/jwt"
	jwa2 "github.com/lestrrat-go/jwx/v2/jwa"
	jwe2 "github.com/lestrrat-go/jwx/v2/jwe"
	jwk2 "github.com/lestrrat-go/jwx/v2/jwk"
	jws2 "github.com/lestrrat-go/jwx/v2/jws"
	jwt2 "github.com/lestrrat-go/jwx/v2/jwt"
	jwa3 "github.com/lestrrat-go/jwx/v3/jwa"
	jwe3 "github.com/lestrrat-go/jwx/v3/jwe"
	jwk3 "github.com/lestrrat-go/jwx/v3/jwk"
	jws3 "github.com/lestrrat-go/jwx/v3/jws"
	jwt3 "github.com/lestrrat-go/jwx/v3/jwt"
)

func first(text []byte, key any) {
	jws1.Sign(text, jwa1.RS256, key) // expect: token RSA-PKCS1-1.5-SHA-256 functions=sign
	jwt1.Sign(text, jwa1.RS256, key) // expect: token RSA-PKCS1-1.5-SHA-256 functions=sign
	jws1.Verify(text, jwa1.ES256, key) // expect: token ECDSA-P-256-SHA-256 functions=verify
	jwe1.Encrypt(text, jwa1.RSA_OAEP, key, jwa1.A256GCM, jwa1.NoCompress) // expect: token AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt
	jwe1.Decrypt(text, jwa1.RSA_OAEP, key) // expect: token RSA-OAEP-SHA-1-MGF1 functions=decrypt
	jws1.Verify(text, jwa1.HS256, key) // expect: token HMAC-SHA-256 functions=verify
	jws1.Verify(text, jwa1.HS384, key) // expect: token HMAC-SHA-384 functions=verify
	jws1.Verify(text, jwa1.HS512, key) // expect: token HMAC-SHA-512 functions=verify
	jws1.Verify(text, jwa1.RS256, key) // expect: token RSA-PKCS1-1.5-SHA-256 functions=verify
	jws1.Verify(text, jwa1.RS384, key) // expect: token RSA-PKCS1-1.5-SHA-384 functions=verify
	jws1.Verify(text, jwa1.RS512, key) // expect: token RSA-PKCS1-1.5-SHA-512 functions=verify
	jws1.Verify(text, jwa1.PS256, key) // expect: token RSA-PSS-SHA-256-MGF1 functions=verify
	jws1.Verify(text, jwa1.PS384, key) // expect: token RSA-PSS-SHA-384-MGF1 functions=verify
	jws1.Verify(text, jwa1.PS512, key) // expect: token RSA-PSS-SHA-512-MGF1 functions=verify
	jws1.Verify(text, jwa1.ES256, key) // expect: token ECDSA-P-256-SHA-256 functions=verify
	jws1.Verify(text, jwa1.ES384, key) // expect: token ECDSA-P-384-SHA-384 functions=verify
	jws1.Verify(text, jwa1.ES512, key) // expect: token ECDSA-P-521-SHA-512 functions=verify
	jws1.Verify(text, jwa1.ES256K, key) // expect: token ECDSA-secp256k1-SHA-256 functions=verify
	jws1.Verify(text, jwa1.EdDSA, key) // expect: token EdDSA functions=verify
	jws1.Verify(text, jwa1.RSA1_5, key) // expect: token RSA-PKCS1-1.5 functions=verify
	jws1.Verify(text, jwa1.RSA_OAEP, key) // expect: token RSA-OAEP-SHA-1-MGF1 functions=verify
	jws1.Verify(text, jwa1.RSA_OAEP_256, key) // expect: token RSA-OAEP-SHA-256-MGF1 functions=verify
	jws1.Verify(text, jwa1.ECDH_ES, key) // expect: token ECDH functions=verify
	jws1.Verify(text, jwa1.ECDH_ES_A128KW, key) // expect: token ECDH functions=verify
	jws1.Verify(text, jwa1.ECDH_ES_A192KW, key) // expect: token ECDH functions=verify
	jws1.Verify(text, jwa1.ECDH_ES_A256KW, key) // expect: token ECDH functions=verify
	jws1.Verify(text, jwa1.A128KW, key) // expect: token AES-128-KW functions=verify
	jws1.Verify(text, jwa1.A192KW, key) // expect: token AES-192-KW functions=verify
	jws1.Verify(text, jwa1.A256KW, key) // expect: token AES-256-KW functions=verify
	jws1.Verify(text, jwa1.A128GCMKW, key) // expect: token AES-128-GCM tagBits=128 nonceBits=96 functions=verify
	jws1.Verify(text, jwa1.A192GCMKW, key) // expect: token AES-192-GCM tagBits=128 nonceBits=96 functions=verify
	jws1.Verify(text, jwa1.A256GCMKW, key) // expect: token AES-256-GCM tagBits=128 nonceBits=96 functions=verify
	jws1.Verify(text, jwa1.PBES2_HS256_A128KW, key) // expect: token PBES2-AES-128-KW-PBKDF2-SHA-256 functions=verify
	jws1.Verify(text, jwa1.PBES2_HS384_A192KW, key) // expect: token PBES2-AES-192-KW-PBKDF2-SHA-384 functions=verify
	jws1.Verify(text, jwa1.PBES2_HS512_A256KW, key) // expect: token PBES2-AES-256-KW-PBKDF2-SHA-512 functions=verify
	jws1.Verify(text, jwa1.A128GCM, key) // expect: token AES-128-GCM tagBits=128 nonceBits=96 functions=verify
	jws1.Verify(text, jwa1.A192GCM, key) // expect: token AES-192-GCM tagBits=128 nonceBits=96 functions=verify
	jws1.Verify(text, jwa1.A256GCM, key) // expect: token AES-256-GCM tagBits=128 nonceBits=96 functions=verify
	jws1.Verify(text, jwa1.A128CBC_HS256, key) // expect: token AES-128-CBC-HMAC-SHA-256 functions=verify
	jws1.Verify(text, jwa1.A192CBC_HS384, key) // expect: token AES-192-CBC-HMAC-SHA-384 functions=verify
	jws1.Verify(text, jwa1.A256CBC_HS512, key) // expect: token AES-256-CBC-HMAC-SHA-512 functions=verify
	jws1.Verify(text, jwa1.DIRECT, key) // expect: token dir functions=verify
	jws1.Verify(text, jwa1.NoSignature, key) // expect: token JWS-none functions=verify
	jwk1.Parse(text) // expect: key unknown certificateFormat=JWK
	jwk1.ParseKey(text) // expect: key unknown certificateFormat=JWK
	jwk1.New(text) // expect: key unknown certificateFormat=JWK
	jwk2.Parse(text) // expect: key unknown certificateFormat=JWK
	jwk2.ParseKey(text) // expect: key unknown certificateFormat=JWK
	jwk2.FromRaw(text) // expect: key unknown certificateFormat=JWK
	jwk3.Parse(text) // expect: key unknown certificateFormat=JWK
	jwk3.ParseKey(text) // expect: key unknown certificateFormat=JWK
	jwk3.Import(text) // expect: key unknown certificateFormat=JWK
	jwt1.Parse(text) // expect: token JWT functions=verify
	jwt1.ParseString(text) // expect: token JWT functions=verify
	jwt1.ParseRequest(text) // expect: token JWT functions=verify
	jwt2.Parse(text) // expect: token JWT functions=verify
	jwt2.ParseString(text) // expect: token JWT functions=verify
	jwt2.ParseRequest(text) // expect: token JWT functions=verify
	jwt3.Parse(text) // expect: token JWT functions=verify
	jwt3.ParseString(text) // expect: token JWT functions=verify
	jwt3.ParseRequest(text) // expect: token JWT functions=verify
}

func later(text []byte, key any) {
	jws2.WithKey(jwa2.RS256, key) // expect: token RSA-PKCS1-1.5-SHA-256
	jwt2.WithKey(jwa2.RS256, key) // expect: token RSA-PKCS1-1.5-SHA-256
	jwe2.WithKey(jwa2.RS256, key) // expect: token RSA-PKCS1-1.5-SHA-256
	jws3.WithKey(jwa3.RS256(), key) // expect: token RSA-PKCS1-1.5-SHA-256
	jwt3.WithKey(jwa3.RS256(), key) // expect: token RSA-PKCS1-1.5-SHA-256
	jwe3.WithKey(jwa3.RS256(), key) // expect: token RSA-PKCS1-1.5-SHA-256
	jwe2.WithContentEncryption(jwa2.A256GCM) // expect: cipher AES-256-GCM tagBits=128 nonceBits=96
	jwe3.WithContentEncryption(jwa3.A256GCM()) // expect: cipher AES-256-GCM tagBits=128 nonceBits=96
	jws2.Sign(text) // expect: token JWS functions=sign
	jwt2.Sign(text) // expect: token JWS functions=sign
	jws3.Sign(text) // expect: token JWS functions=sign
	jwt3.Sign(text) // expect: token JWS functions=sign
	jws2.Verify(text) // expect: token JWS functions=verify
	jws3.Verify(text) // expect: token JWS functions=verify
	jwe2.Encrypt(text) // expect: token JWE functions=encrypt
	jwe2.Decrypt(text) // expect: token JWE functions=decrypt
	jwe3.Encrypt(text) // expect: token JWE functions=encrypt
	jwe3.Decrypt(text) // expect: token JWE functions=decrypt
	jws2.WithKey(jwa2.HS256, key) // expect: token HMAC-SHA-256
	jws2.WithKey(jwa2.HS384, key) // expect: token HMAC-SHA-384
	jws2.WithKey(jwa2.HS512, key) // expect: token HMAC-SHA-512
	jws2.WithKey(jwa2.RS256, key) // expect: token RSA-PKCS1-1.5-SHA-256
	jws2.WithKey(jwa2.RS384, key) // expect: token RSA-PKCS1-1.5-SHA-384
	jws2.WithKey(jwa2.RS512, key) // expect: token RSA-PKCS1-1.5-SHA-512
	jws2.WithKey(jwa2.PS256, key) // expect: token RSA-PSS-SHA-256-MGF1
	jws2.WithKey(jwa2.PS384, key) // expect: token RSA-PSS-SHA-384-MGF1
	jws2.WithKey(jwa2.PS512, key) // expect: token RSA-PSS-SHA-512-MGF1
	jws2.WithKey(jwa2.ES256, key) // expect: token ECDSA-P-256-SHA-256
	jws2.WithKey(jwa2.ES384, key) // expect: token ECDSA-P-384-SHA-384
	jws2.WithKey(jwa2.ES512, key) // expect: token ECDSA-P-521-SHA-512
	jws2.WithKey(jwa2.ES256K, key) // expect: token ECDSA-secp256k1-SHA-256
	jws2.WithKey(jwa2.EdDSA, key) // expect: token EdDSA
	jws2.WithKey(jwa2.RSA1_5, key) // expect: token RSA-PKCS1-1.5
	jws2.WithKey(jwa2.RSA_OAEP, key) // expect: token RSA-OAEP-SHA-1-MGF1
	jws2.WithKey(jwa2.RSA_OAEP_256, key) // expect: token RSA-OAEP-SHA-256-MGF1
	jws2.WithKey(jwa2.ECDH_ES, key) // expect: token ECDH
	jws2.WithKey(jwa2.ECDH_ES_A128KW, key) // expect: token ECDH
	jws2.WithKey(jwa2.ECDH_ES_A192KW, key) // expect: token ECDH
	jws2.WithKey(jwa2.ECDH_ES_A256KW, key) // expect: token ECDH
	jws2.WithKey(jwa2.A128KW, key) // expect: token AES-128-KW
	jws2.WithKey(jwa2.A192KW, key) // expect: token AES-192-KW
	jws2.WithKey(jwa2.A256KW, key) // expect: token AES-256-KW
	jws2.WithKey(jwa2.A128GCMKW, key) // expect: token AES-128-GCM tagBits=128 nonceBits=96
	jws2.WithKey(jwa2.A192GCMKW, key) // expect: token AES-192-GCM tagBits=128 nonceBits=96
	jws2.WithKey(jwa2.A256GCMKW, key) // expect: token AES-256-GCM tagBits=128 nonceBits=96
	jws2.WithKey(jwa2.PBES2_HS256_A128KW, key) // expect: token PBES2-AES-128-KW-PBKDF2-SHA-256
	jws2.WithKey(jwa2.PBES2_HS384_A192KW, key) // expect: token PBES2-AES-192-KW-PBKDF2-SHA-384
	jws2.WithKey(jwa2.PBES2_HS512_A256KW, key) // expect: token PBES2-AES-256-KW-PBKDF2-SHA-512
	jws2.WithKey(jwa2.A128GCM, key) // expect: token AES-128-GCM tagBits=128 nonceBits=96
	jws2.WithKey(jwa2.A192GCM, key) // expect: token AES-192-GCM tagBits=128 nonceBits=96
	jws2.WithKey(jwa2.A256GCM, key) // expect: token AES-256-GCM tagBits=128 nonceBits=96
	jws2.WithKey(jwa2.A128CBC_HS256, key) // expect: token AES-128-CBC-HMAC-SHA-256
	jws2.WithKey(jwa2.A192CBC_HS384, key) // expect: token AES-192-CBC-HMAC-SHA-384
	jws2.WithKey(jwa2.A256CBC_HS512, key) // expect: token AES-256-CBC-HMAC-SHA-512
	jws2.WithKey(jwa2.DIRECT, key) // expect: token dir
	jws2.WithKey(jwa2.NoSignature, key) // expect: token JWS-none
	jws3.WithKey(jwa3.HS256(), key) // expect: token HMAC-SHA-256
	jws3.WithKey(jwa3.HS384(), key) // expect: token HMAC-SHA-384
	jws3.WithKey(jwa3.HS512(), key) // expect: token HMAC-SHA-512
	jws3.WithKey(jwa3.RS256(), key) // expect: token RSA-PKCS1-1.5-SHA-256
	jws3.WithKey(jwa3.RS384(), key) // expect: token RSA-PKCS1-1.5-SHA-384
	jws3.WithKey(jwa3.RS512(), key) // expect: token RSA-PKCS1-1.5-SHA-512
	jws3.WithKey(jwa3.PS256(), key) // expect: token RSA-PSS-SHA-256-MGF1
	jws3.WithKey(jwa3.PS384(), key) // expect: token RSA-PSS-SHA-384-MGF1
	jws3.WithKey(jwa3.PS512(), key) // expect: token RSA-PSS-SHA-512-MGF1
	jws3.WithKey(jwa3.ES256(), key) // expect: token ECDSA-P-256-SHA-256
	jws3.WithKey(jwa3.ES384(), key) // expect: token ECDSA-P-384-SHA-384
	jws3.WithKey(jwa3.ES512(), key) // expect: token ECDSA-P-521-SHA-512
	jws3.WithKey(jwa3.ES256K(), key) // expect: token ECDSA-secp256k1-SHA-256
	jws3.WithKey(jwa3.EdDSA(), key) // expect: token EdDSA
	jws3.WithKey(jwa3.RSA1_5(), key) // expect: token RSA-PKCS1-1.5
	jws3.WithKey(jwa3.RSA_OAEP(), key) // expect: token RSA-OAEP-SHA-1-MGF1
	jws3.WithKey(jwa3.RSA_OAEP_256(), key) // expect: token RSA-OAEP-SHA-256-MGF1
	jws3.WithKey(jwa3.ECDH_ES(), key) // expect: token ECDH
	jws3.WithKey(jwa3.ECDH_ES_A128KW(), key) // expect: token ECDH
	jws3.WithKey(jwa3.ECDH_ES_A192KW(), key) // expect: token ECDH
	jws3.WithKey(jwa3.ECDH_ES_A256KW(), key) // expect: token ECDH
	jws3.WithKey(jwa3.A128KW(), key) // expect: token AES-128-KW
	jws3.WithKey(jwa3.A192KW(), key) // expect: token AES-192-KW
	jws3.WithKey(jwa3.A256KW(), key) // expect: token AES-256-KW
	jws3.WithKey(jwa3.A128GCMKW(), key) // expect: token AES-128-GCM tagBits=128 nonceBits=96
	jws3.WithKey(jwa3.A192GCMKW(), key) // expect: token AES-192-GCM tagBits=128 nonceBits=96
	jws3.WithKey(jwa3.A256GCMKW(), key) // expect: token AES-256-GCM tagBits=128 nonceBits=96
	jws3.WithKey(jwa3.PBES2_HS256_A128KW(), key) // expect: token PBES2-AES-128-KW-PBKDF2-SHA-256
	jws3.WithKey(jwa3.PBES2_HS384_A192KW(), key) // expect: token PBES2-AES-192-KW-PBKDF2-SHA-384
	jws3.WithKey(jwa3.PBES2_HS512_A256KW(), key) // expect: token PBES2-AES-256-KW-PBKDF2-SHA-512
	jws3.WithKey(jwa3.A128GCM(), key) // expect: token AES-128-GCM tagBits=128 nonceBits=96
	jws3.WithKey(jwa3.A192GCM(), key) // expect: token AES-192-GCM tagBits=128 nonceBits=96
	jws3.WithKey(jwa3.A256GCM(), key) // expect: token AES-256-GCM tagBits=128 nonceBits=96
	jws3.WithKey(jwa3.A128CBC_HS256(), key) // expect: token AES-128-CBC-HMAC-SHA-256
	jws3.WithKey(jwa3.A192CBC_HS384(), key) // expect: token AES-192-CBC-HMAC-SHA-384
	jws3.WithKey(jwa3.A256CBC_HS512(), key) // expect: token AES-256-CBC-HMAC-SHA-512
	jws3.WithKey(jwa3.DIRECT(), key) // expect: token dir
	jws3.WithKey(jwa3.NoSignature(), key) // expect: token JWS-none
}
