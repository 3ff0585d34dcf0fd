package fixtures

import (
	"crypto/rand"
	"crypto/rsa"

	jose3 "github.com/go-jose/go-jose/v3"
	jwt3 "github.com/go-jose/go-jose/v3/jwt"
	jose4 "github.com/go-jose/go-jose/v4"
	jwt4 "github.com/go-jose/go-jose/v4/jwt"
	squarev3 "github.com/square/go-jose/v3"
	squarejwtv3 "github.com/square/go-jose/v3/jwt"
	gojose "gopkg.in/go-jose/go-jose.v2"
	gojwt "gopkg.in/go-jose/go-jose.v2/jwt"
	square "gopkg.in/square/go-jose.v2"
	squarejwt "gopkg.in/square/go-jose.v2/jwt"
)

func issue() {
	key, _ := rsa.GenerateKey(rand.Reader, 2048) // expect: keygen RSA-2048
	signer, _ := jose4.NewSigner(jose4.SigningKey{Algorithm: jose4.PS256, Key: key}, nil) // expect: token JWS functions=sign; signature RSA-PSS-SHA-256-MGF1-2048 functions=sign
	use(signer)
}

func parse(text string) {
	jose3.NewSigner(jose3.SigningKey{Algorithm: jose3.HS256, Key: nil}, nil) // expect: token JWS functions=sign; mac HMAC-SHA-256 functions=sign
	jose3.NewMultiSigner(jose3.SigningKey{Algorithm: jose3.HS256, Key: nil}, nil) // expect: token JWS functions=sign; mac HMAC-SHA-256 functions=sign
	jose3.NewEncrypter(jose3.A256GCM, jose3.Recipient{Algorithm: jose3.RSA_OAEP, Key: nil}, nil) // expect: token AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt; key-wrap RSA-OAEP-SHA-1-MGF1
	jose3.NewMultiEncrypter(jose3.A256GCM, jose3.Recipient{Algorithm: jose3.RSA_OAEP, Key: nil}, nil) // expect: token AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt; key-wrap RSA-OAEP-SHA-1-MGF1
	use(jose3.JSONWebKey{Key: nil, Algorithm: "RS256"}) // expect: key RSA-PKCS1-1.5-SHA-256 certificateFormat=JWK
	jose3.ParseSigned(text) // expect: token JWS functions=verify
	jose3.ParseSigned(text, []jose3.SignatureAlgorithm{jose3.ES256}) // expect: token ECDSA-P-256-SHA-256 functions=verify
	jose3.ParseSignedCompact(text) // expect: token JWS functions=verify
	jose3.ParseSignedJSON(text) // expect: token JWS functions=verify
	jose3.ParseDetached(text) // expect: token JWS functions=verify
	jose3.ParseEncrypted(text) // expect: token JWE functions=decrypt
	jose3.ParseEncryptedCompact(text) // expect: token JWE functions=decrypt
	jose3.ParseEncryptedJSON(text) // expect: token JWE functions=decrypt
	jwt3.ParseSigned(text) // expect: token JWT functions=verify
	jwt3.ParseEncrypted(text) // expect: token JWT functions=decrypt
	jwt3.ParseSignedAndEncrypted(text) // expect: token JWT functions=decrypt
	jwt3.Signed(text) // expect: token JWT functions=sign
	jwt3.Encrypted(text) // expect: token JWT functions=encrypt
	jwt3.SignedAndEncrypted(text) // expect: token JWT functions=encrypt
	use(jose3.SigningKey{Algorithm: jose3.SignatureAlgorithm("RS384"), Key: nil}, jose3.Recipient{Algorithm: jose3.KeyAlgorithm("dir")}) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign; key-wrap dir
	jose3.NewEncrypter(jose3.ContentEncryption("A128GCM"), given, nil) // expect: token AES-128-GCM tagBits=128 nonceBits=96 functions=encrypt
	use(jose3.SigningKey{Algorithm: jose3.HS256}) // expect: mac HMAC-SHA-256 functions=sign
	use(jose3.SigningKey{Algorithm: jose3.HS384}) // expect: mac HMAC-SHA-384 functions=sign
	use(jose3.SigningKey{Algorithm: jose3.HS512}) // expect: mac HMAC-SHA-512 functions=sign
	use(jose3.SigningKey{Algorithm: jose3.RS256}) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
	use(jose3.SigningKey{Algorithm: jose3.RS384}) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
	use(jose3.SigningKey{Algorithm: jose3.RS512}) // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
	use(jose3.SigningKey{Algorithm: jose3.PS256}) // expect: signature RSA-PSS-SHA-256-MGF1 functions=sign
	use(jose3.SigningKey{Algorithm: jose3.PS384}) // expect: signature RSA-PSS-SHA-384-MGF1 functions=sign
	use(jose3.SigningKey{Algorithm: jose3.PS512}) // expect: signature RSA-PSS-SHA-512-MGF1 functions=sign
	use(jose3.SigningKey{Algorithm: jose3.ES256}) // expect: signature ECDSA-P-256-SHA-256 functions=sign
	use(jose3.SigningKey{Algorithm: jose3.ES384}) // expect: signature ECDSA-P-384-SHA-384 functions=sign
	use(jose3.SigningKey{Algorithm: jose3.ES512}) // expect: signature ECDSA-P-521-SHA-512 functions=sign
	use(jose3.SigningKey{Algorithm: jose3.EdDSA}) // expect: signature EdDSA functions=sign
	use(jose3.Recipient{Algorithm: jose3.RSA1_5}) // expect: key-wrap RSA-PKCS1-1.5
	use(jose3.Recipient{Algorithm: jose3.RSA_OAEP}) // expect: key-wrap RSA-OAEP-SHA-1-MGF1
	use(jose3.Recipient{Algorithm: jose3.RSA_OAEP_256}) // expect: key-wrap RSA-OAEP-SHA-256-MGF1
	use(jose3.Recipient{Algorithm: jose3.DIRECT}) // expect: key-wrap dir
	use(jose3.Recipient{Algorithm: jose3.ECDH_ES}) // expect: key-wrap ECDH
	use(jose3.Recipient{Algorithm: jose3.ECDH_ES_A128KW}) // expect: key-wrap ECDH
	use(jose3.Recipient{Algorithm: jose3.ECDH_ES_A192KW}) // expect: key-wrap ECDH
	use(jose3.Recipient{Algorithm: jose3.ECDH_ES_A256KW}) // expect: key-wrap ECDH
	use(jose3.Recipient{Algorithm: jose3.A128KW}) // expect: key-wrap AES-128-KW
	use(jose3.Recipient{Algorithm: jose3.A192KW}) // expect: key-wrap AES-192-KW
	use(jose3.Recipient{Algorithm: jose3.A256KW}) // expect: key-wrap AES-256-KW
	use(jose3.Recipient{Algorithm: jose3.A128GCMKW}) // expect: key-wrap AES-128-GCM tagBits=128 nonceBits=96
	use(jose3.Recipient{Algorithm: jose3.A192GCMKW}) // expect: key-wrap AES-192-GCM tagBits=128 nonceBits=96
	use(jose3.Recipient{Algorithm: jose3.A256GCMKW}) // expect: key-wrap AES-256-GCM tagBits=128 nonceBits=96
	use(jose3.Recipient{Algorithm: jose3.PBES2_HS256_A128KW}) // expect: key-wrap PBES2-AES-128-KW-PBKDF2-SHA-256
	use(jose3.Recipient{Algorithm: jose3.PBES2_HS384_A192KW}) // expect: key-wrap PBES2-AES-192-KW-PBKDF2-SHA-384
	use(jose3.Recipient{Algorithm: jose3.PBES2_HS512_A256KW}) // expect: key-wrap PBES2-AES-256-KW-PBKDF2-SHA-512
	jose3.NewEncrypter(jose3.A128GCM, given, nil) // expect: token AES-128-GCM tagBits=128 nonceBits=96 functions=encrypt
	jose3.NewEncrypter(jose3.A192GCM, given, nil) // expect: token AES-192-GCM tagBits=128 nonceBits=96 functions=encrypt
	jose3.NewEncrypter(jose3.A256GCM, given, nil) // expect: token AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt
	jose3.NewEncrypter(jose3.A128CBC_HS256, given, nil) // expect: token AES-128-CBC-HMAC-SHA-256 functions=encrypt
	jose3.NewEncrypter(jose3.A192CBC_HS384, given, nil) // expect: token AES-192-CBC-HMAC-SHA-384 functions=encrypt
	jose3.NewEncrypter(jose3.A256CBC_HS512, given, nil) // expect: token AES-256-CBC-HMAC-SHA-512 functions=encrypt
	jose4.NewSigner(jose4.SigningKey{Algorithm: jose4.HS256, Key: nil}, nil) // expect: token JWS functions=sign; mac HMAC-SHA-256 functions=sign
	jose4.NewMultiSigner(jose4.SigningKey{Algorithm: jose4.HS256, Key: nil}, nil) // expect: token JWS functions=sign; mac HMAC-SHA-256 functions=sign
	jose4.NewEncrypter(jose4.A256GCM, jose4.Recipient{Algorithm: jose4.RSA_OAEP, Key: nil}, nil) // expect: token AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt; key-wrap RSA-OAEP-SHA-1-MGF1
	jose4.NewMultiEncrypter(jose4.A256GCM, jose4.Recipient{Algorithm: jose4.RSA_OAEP, Key: nil}, nil) // expect: token AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt; key-wrap RSA-OAEP-SHA-1-MGF1
	use(jose4.JSONWebKey{Key: nil, Algorithm: "RS256"}) // expect: key RSA-PKCS1-1.5-SHA-256 certificateFormat=JWK
	jose4.ParseSigned(text) // expect: token JWS functions=verify
	jose4.ParseSigned(text, []jose4.SignatureAlgorithm{jose4.ES256}) // expect: token ECDSA-P-256-SHA-256 functions=verify
	jose4.ParseSignedCompact(text) // expect: token JWS functions=verify
	jose4.ParseSignedJSON(text) // expect: token JWS functions=verify
	jose4.ParseDetached(text) // expect: token JWS functions=verify
	jose4.ParseEncrypted(text) // expect: token JWE functions=decrypt
	jose4.ParseEncryptedCompact(text) // expect: token JWE functions=decrypt
	jose4.ParseEncryptedJSON(text) // expect: token JWE functions=decrypt
	jwt4.ParseSigned(text) // expect: token JWT functions=verify
	jwt4.ParseEncrypted(text) // expect: token JWT functions=decrypt
	jwt4.ParseSignedAndEncrypted(text) // expect: token JWT functions=decrypt
	jwt4.Signed(text) // expect: token JWT functions=sign
	jwt4.Encrypted(text) // expect: token JWT functions=encrypt
	jwt4.SignedAndEncrypted(text) // expect: token JWT functions=encrypt
	use(jose4.SigningKey{Algorithm: jose4.SignatureAlgorithm("RS384"), Key: nil}, jose4.Recipient{Algorithm: jose4.KeyAlgorithm("dir")}) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign; key-wrap dir
	jose4.NewEncrypter(jose4.ContentEncryption("A128GCM"), given, nil) // expect: token AES-128-GCM tagBits=128 nonceBits=96 functions=encrypt
	use(jose4.SigningKey{Algorithm: jose4.HS256}) // expect: mac HMAC-SHA-256 functions=sign
	use(jose4.SigningKey{Algorithm: jose4.HS384}) // expect: mac HMAC-SHA-384 functions=sign
	use(jose4.SigningKey{Algorithm: jose4.HS512}) // expect: mac HMAC-SHA-512 functions=sign
	use(jose4.SigningKey{Algorithm: jose4.RS256}) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
	use(jose4.SigningKey{Algorithm: jose4.RS384}) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
	use(jose4.SigningKey{Algorithm: jose4.RS512}) // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
	use(jose4.SigningKey{Algorithm: jose4.PS256}) // expect: signature RSA-PSS-SHA-256-MGF1 functions=sign
	use(jose4.SigningKey{Algorithm: jose4.PS384}) // expect: signature RSA-PSS-SHA-384-MGF1 functions=sign
	use(jose4.SigningKey{Algorithm: jose4.PS512}) // expect: signature RSA-PSS-SHA-512-MGF1 functions=sign
	use(jose4.SigningKey{Algorithm: jose4.ES256}) // expect: signature ECDSA-P-256-SHA-256 functions=sign
	use(jose4.SigningKey{Algorithm: jose4.ES384}) // expect: signature ECDSA-P-384-SHA-384 functions=sign
	use(jose4.SigningKey{Algorithm: jose4.ES512}) // expect: signature ECDSA-P-521-SHA-512 functions=sign
	use(jose4.SigningKey{Algorithm: jose4.EdDSA}) // expect: signature EdDSA functions=sign
	use(jose4.Recipient{Algorithm: jose4.RSA1_5}) // expect: key-wrap RSA-PKCS1-1.5
	use(jose4.Recipient{Algorithm: jose4.RSA_OAEP}) // expect: key-wrap RSA-OAEP-SHA-1-MGF1
	use(jose4.Recipient{Algorithm: jose4.RSA_OAEP_256}) // expect: key-wrap RSA-OAEP-SHA-256-MGF1
	use(jose4.Recipient{Algorithm: jose4.DIRECT}) // expect: key-wrap dir
	use(jose4.Recipient{Algorithm: jose4.ECDH_ES}) // expect: key-wrap ECDH
	use(jose4.Recipient{Algorithm: jose4.ECDH_ES_A128KW}) // expect: key-wrap ECDH
	use(jose4.Recipient{Algorithm: jose4.ECDH_ES_A192KW}) // expect: key-wrap ECDH
	use(jose4.Recipient{Algorithm: jose4.ECDH_ES_A256KW}) // expect: key-wrap ECDH
	use(jose4.Recipient{Algorithm: jose4.A128KW}) // expect: key-wrap AES-128-KW
	use(jose4.Recipient{Algorithm: jose4.A192KW}) // expect: key-wrap AES-192-KW
	use(jose4.Recipient{Algorithm: jose4.A256KW}) // expect: key-wrap AES-256-KW
	use(jose4.Recipient{Algorithm: jose4.A128GCMKW}) // expect: key-wrap AES-128-GCM tagBits=128 nonceBits=96
	use(jose4.Recipient{Algorithm: jose4.A192GCMKW}) // expect: key-wrap AES-192-GCM tagBits=128 nonceBits=96
	use(jose4.Recipient{Algorithm: jose4.A256GCMKW}) // expect: key-wrap AES-256-GCM tagBits=128 nonceBits=96
	use(jose4.Recipient{Algorithm: jose4.PBES2_HS256_A128KW}) // expect: key-wrap PBES2-AES-128-KW-PBKDF2-SHA-256
	use(jose4.Recipient{Algorithm: jose4.PBES2_HS384_A192KW}) // expect: key-wrap PBES2-AES-192-KW-PBKDF2-SHA-384
	use(jose4.Recipient{Algorithm: jose4.PBES2_HS512_A256KW}) // expect: key-wrap PBES2-AES-256-KW-PBKDF2-SHA-512
	jose4.NewEncrypter(jose4.A128GCM, given, nil) // expect: token AES-128-GCM tagBits=128 nonceBits=96 functions=encrypt
	jose4.NewEncrypter(jose4.A192GCM, given, nil) // expect: token AES-192-GCM tagBits=128 nonceBits=96 functions=encrypt
	jose4.NewEncrypter(jose4.A256GCM, given, nil) // expect: token AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt
	jose4.NewEncrypter(jose4.A128CBC_HS256, given, nil) // expect: token AES-128-CBC-HMAC-SHA-256 functions=encrypt
	jose4.NewEncrypter(jose4.A192CBC_HS384, given, nil) // expect: token AES-192-CBC-HMAC-SHA-384 functions=encrypt
	jose4.NewEncrypter(jose4.A256CBC_HS512, given, nil) // expect: token AES-256-CBC-HMAC-SHA-512 functions=encrypt
	gojose.NewSigner(gojose.SigningKey{Algorithm: gojose.HS256, Key: nil}, nil) // expect: token JWS functions=sign; mac HMAC-SHA-256 functions=sign
	gojose.NewMultiSigner(gojose.SigningKey{Algorithm: gojose.HS256, Key: nil}, nil) // expect: token JWS functions=sign; mac HMAC-SHA-256 functions=sign
	gojose.NewEncrypter(gojose.A256GCM, gojose.Recipient{Algorithm: gojose.RSA_OAEP, Key: nil}, nil) // expect: token AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt; key-wrap RSA-OAEP-SHA-1-MGF1
	gojose.NewMultiEncrypter(gojose.A256GCM, gojose.Recipient{Algorithm: gojose.RSA_OAEP, Key: nil}, nil) // expect: token AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt; key-wrap RSA-OAEP-SHA-1-MGF1
	use(gojose.JSONWebKey{Key: nil, Algorithm: "RS256"}) // expect: key RSA-PKCS1-1.5-SHA-256 certificateFormat=JWK
	gojose.ParseSigned(text) // expect: token JWS functions=verify
	gojose.ParseSigned(text, []gojose.SignatureAlgorithm{gojose.ES256}) // expect: token ECDSA-P-256-SHA-256 functions=verify
	gojose.ParseSignedCompact(text) // expect: token JWS functions=verify
	gojose.ParseSignedJSON(text) // expect: token JWS functions=verify
	gojose.ParseDetached(text) // expect: token JWS functions=verify
	gojose.ParseEncrypted(text) // expect: token JWE functions=decrypt
	gojose.ParseEncryptedCompact(text) // expect: token JWE functions=decrypt
	gojose.ParseEncryptedJSON(text) // expect: token JWE functions=decrypt
	gojwt.ParseSigned(text) // expect: token JWT functions=verify
	gojwt.ParseEncrypted(text) // expect: token JWT functions=decrypt
	gojwt.ParseSignedAndEncrypted(text) // expect: token JWT functions=decrypt
	gojwt.Signed(text) // expect: token JWT functions=sign
	gojwt.Encrypted(text) // expect: token JWT functions=encrypt
	gojwt.SignedAndEncrypted(text) // expect: token JWT functions=encrypt
	use(gojose.SigningKey{Algorithm: gojose.SignatureAlgorithm("RS384"), Key: nil}, gojose.Recipient{Algorithm: gojose.KeyAlgorithm("dir")}) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign; key-wrap dir
	gojose.NewEncrypter(gojose.ContentEncryption("A128GCM"), given, nil) // expect: token AES-128-GCM tagBits=128 nonceBits=96 functions=encrypt
	use(gojose.SigningKey{Algorithm: gojose.HS256}) // expect: mac HMAC-SHA-256 functions=sign
	use(gojose.SigningKey{Algorithm: gojose.HS384}) // expect: mac HMAC-SHA-384 functions=sign
	use(gojose.SigningKey{Algorithm: gojose.HS512}) // expect: mac HMAC-SHA-512 functions=sign
	use(gojose.SigningKey{Algorithm: gojose.RS256}) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
	use(gojose.SigningKey{Algorithm: gojose.RS384}) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
	use(gojose.SigningKey{Algorithm: gojose.RS512}) // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
	use(gojose.SigningKey{Algorithm: gojose.PS256}) // expect: signature RSA-PSS-SHA-256-MGF1 functions=sign
	use(gojose.SigningKey{Algorithm: gojose.PS384}) // expect: signature RSA-PSS-SHA-384-MGF1 functions=sign
	use(gojose.SigningKey{Algorithm: gojose.PS512}) // expect: signature RSA-PSS-SHA-512-MGF1 functions=sign
	use(gojose.SigningKey{Algorithm: gojose.ES256}) // expect: signature ECDSA-P-256-SHA-256 functions=sign
	use(gojose.SigningKey{Algorithm: gojose.ES384}) // expect: signature ECDSA-P-384-SHA-384 functions=sign
	use(gojose.SigningKey{Algorithm: gojose.ES512}) // expect: signature ECDSA-P-521-SHA-512 functions=sign
	use(gojose.SigningKey{Algorithm: gojose.EdDSA}) // expect: signature EdDSA functions=sign
	use(gojose.Recipient{Algorithm: gojose.RSA1_5}) // expect: key-wrap RSA-PKCS1-1.5
	use(gojose.Recipient{Algorithm: gojose.RSA_OAEP}) // expect: key-wrap RSA-OAEP-SHA-1-MGF1
	use(gojose.Recipient{Algorithm: gojose.RSA_OAEP_256}) // expect: key-wrap RSA-OAEP-SHA-256-MGF1
	use(gojose.Recipient{Algorithm: gojose.DIRECT}) // expect: key-wrap dir
	use(gojose.Recipient{Algorithm: gojose.ECDH_ES}) // expect: key-wrap ECDH
	use(gojose.Recipient{Algorithm: gojose.ECDH_ES_A128KW}) // expect: key-wrap ECDH
	use(gojose.Recipient{Algorithm: gojose.ECDH_ES_A192KW}) // expect: key-wrap ECDH
	use(gojose.Recipient{Algorithm: gojose.ECDH_ES_A256KW}) // expect: key-wrap ECDH
	use(gojose.Recipient{Algorithm: gojose.A128KW}) // expect: key-wrap AES-128-KW
	use(gojose.Recipient{Algorithm: gojose.A192KW}) // expect: key-wrap AES-192-KW
	use(gojose.Recipient{Algorithm: gojose.A256KW}) // expect: key-wrap AES-256-KW
	use(gojose.Recipient{Algorithm: gojose.A128GCMKW}) // expect: key-wrap AES-128-GCM tagBits=128 nonceBits=96
	use(gojose.Recipient{Algorithm: gojose.A192GCMKW}) // expect: key-wrap AES-192-GCM tagBits=128 nonceBits=96
	use(gojose.Recipient{Algorithm: gojose.A256GCMKW}) // expect: key-wrap AES-256-GCM tagBits=128 nonceBits=96
	use(gojose.Recipient{Algorithm: gojose.PBES2_HS256_A128KW}) // expect: key-wrap PBES2-AES-128-KW-PBKDF2-SHA-256
	use(gojose.Recipient{Algorithm: gojose.PBES2_HS384_A192KW}) // expect: key-wrap PBES2-AES-192-KW-PBKDF2-SHA-384
	use(gojose.Recipient{Algorithm: gojose.PBES2_HS512_A256KW}) // expect: key-wrap PBES2-AES-256-KW-PBKDF2-SHA-512
	gojose.NewEncrypter(gojose.A128GCM, given, nil) // expect: token AES-128-GCM tagBits=128 nonceBits=96 functions=encrypt
	gojose.NewEncrypter(gojose.A192GCM, given, nil) // expect: token AES-192-GCM tagBits=128 nonceBits=96 functions=encrypt
	gojose.NewEncrypter(gojose.A256GCM, given, nil) // expect: token AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt
	gojose.NewEncrypter(gojose.A128CBC_HS256, given, nil) // expect: token AES-128-CBC-HMAC-SHA-256 functions=encrypt
	gojose.NewEncrypter(gojose.A192CBC_HS384, given, nil) // expect: token AES-192-CBC-HMAC-SHA-384 functions=encrypt
	gojose.NewEncrypter(gojose.A256CBC_HS512, given, nil) // expect: token AES-256-CBC-HMAC-SHA-512 functions=encrypt
	square.NewSigner(square.SigningKey{Algorithm: square.HS256, Key: nil}, nil) // expect: token JWS functions=sign; mac HMAC-SHA-256 functions=sign
	square.NewMultiSigner(square.SigningKey{Algorithm: square.HS256, Key: nil}, nil) // expect: token JWS functions=sign; mac HMAC-SHA-256 functions=sign
	square.NewEncrypter(square.A256GCM, square.Recipient{Algorithm: square.RSA_OAEP, Key: nil}, nil) // expect: token AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt; key-wrap RSA-OAEP-SHA-1-MGF1
	square.NewMultiEncrypter(square.A256GCM, square.Recipient{Algorithm: square.RSA_OAEP, Key: nil}, nil) // expect: token AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt; key-wrap RSA-OAEP-SHA-1-MGF1
	use(square.JSONWebKey{Key: nil, Algorithm: "RS256"}) // expect: key RSA-PKCS1-1.5-SHA-256 certificateFormat=JWK
	square.ParseSigned(text) // expect: token JWS functions=verify
	square.ParseSigned(text, []square.SignatureAlgorithm{square.ES256}) // expect: token ECDSA-P-256-SHA-256 functions=verify
	square.ParseSignedCompact(text) // expect: token JWS functions=verify
	square.ParseSignedJSON(text) // expect: token JWS functions=verify
	square.ParseDetached(text) // expect: token JWS functions=verify
	square.ParseEncrypted(text) // expect: token JWE functions=decrypt
	square.ParseEncryptedCompact(text) // expect: token JWE functions=decrypt
	square.ParseEncryptedJSON(text) // expect: token JWE functions=decrypt
	squarejwt.ParseSigned(text) // expect: token JWT functions=verify
	squarejwt.ParseEncrypted(text) // expect: token JWT functions=decrypt
	squarejwt.ParseSignedAndEncrypted(text) // expect: token JWT functions=decrypt
	squarejwt.Signed(text) // expect: token JWT functions=sign
	squarejwt.Encrypted(text) // expect: token JWT functions=encrypt
	squarejwt.SignedAndEncrypted(text) // expect: token JWT functions=encrypt
	use(square.SigningKey{Algorithm: square.SignatureAlgorithm("RS384"), Key: nil}, square.Recipient{Algorithm: square.KeyAlgorithm("dir")}) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign; key-wrap dir
	square.NewEncrypter(square.ContentEncryption("A128GCM"), given, nil) // expect: token AES-128-GCM tagBits=128 nonceBits=96 functions=encrypt
	use(square.SigningKey{Algorithm: square.HS256}) // expect: mac HMAC-SHA-256 functions=sign
	use(square.SigningKey{Algorithm: square.HS384}) // expect: mac HMAC-SHA-384 functions=sign
	use(square.SigningKey{Algorithm: square.HS512}) // expect: mac HMAC-SHA-512 functions=sign
	use(square.SigningKey{Algorithm: square.RS256}) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
	use(square.SigningKey{Algorithm: square.RS384}) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
	use(square.SigningKey{Algorithm: square.RS512}) // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
	use(square.SigningKey{Algorithm: square.PS256}) // expect: signature RSA-PSS-SHA-256-MGF1 functions=sign
	use(square.SigningKey{Algorithm: square.PS384}) // expect: signature RSA-PSS-SHA-384-MGF1 functions=sign
	use(square.SigningKey{Algorithm: square.PS512}) // expect: signature RSA-PSS-SHA-512-MGF1 functions=sign
	use(square.SigningKey{Algorithm: square.ES256}) // expect: signature ECDSA-P-256-SHA-256 functions=sign
	use(square.SigningKey{Algorithm: square.ES384}) // expect: signature ECDSA-P-384-SHA-384 functions=sign
	use(square.SigningKey{Algorithm: square.ES512}) // expect: signature ECDSA-P-521-SHA-512 functions=sign
	use(square.SigningKey{Algorithm: square.EdDSA}) // expect: signature EdDSA functions=sign
	use(square.Recipient{Algorithm: square.RSA1_5}) // expect: key-wrap RSA-PKCS1-1.5
	use(square.Recipient{Algorithm: square.RSA_OAEP}) // expect: key-wrap RSA-OAEP-SHA-1-MGF1
	use(square.Recipient{Algorithm: square.RSA_OAEP_256}) // expect: key-wrap RSA-OAEP-SHA-256-MGF1
	use(square.Recipient{Algorithm: square.DIRECT}) // expect: key-wrap dir
	use(square.Recipient{Algorithm: square.ECDH_ES}) // expect: key-wrap ECDH
	use(square.Recipient{Algorithm: square.ECDH_ES_A128KW}) // expect: key-wrap ECDH
	use(square.Recipient{Algorithm: square.ECDH_ES_A192KW}) // expect: key-wrap ECDH
	use(square.Recipient{Algorithm: square.ECDH_ES_A256KW}) // expect: key-wrap ECDH
	use(square.Recipient{Algorithm: square.A128KW}) // expect: key-wrap AES-128-KW
	use(square.Recipient{Algorithm: square.A192KW}) // expect: key-wrap AES-192-KW
	use(square.Recipient{Algorithm: square.A256KW}) // expect: key-wrap AES-256-KW
	use(square.Recipient{Algorithm: square.A128GCMKW}) // expect: key-wrap AES-128-GCM tagBits=128 nonceBits=96
	use(square.Recipient{Algorithm: square.A192GCMKW}) // expect: key-wrap AES-192-GCM tagBits=128 nonceBits=96
	use(square.Recipient{Algorithm: square.A256GCMKW}) // expect: key-wrap AES-256-GCM tagBits=128 nonceBits=96
	use(square.Recipient{Algorithm: square.PBES2_HS256_A128KW}) // expect: key-wrap PBES2-AES-128-KW-PBKDF2-SHA-256
	use(square.Recipient{Algorithm: square.PBES2_HS384_A192KW}) // expect: key-wrap PBES2-AES-192-KW-PBKDF2-SHA-384
	use(square.Recipient{Algorithm: square.PBES2_HS512_A256KW}) // expect: key-wrap PBES2-AES-256-KW-PBKDF2-SHA-512
	square.NewEncrypter(square.A128GCM, given, nil) // expect: token AES-128-GCM tagBits=128 nonceBits=96 functions=encrypt
	square.NewEncrypter(square.A192GCM, given, nil) // expect: token AES-192-GCM tagBits=128 nonceBits=96 functions=encrypt
	square.NewEncrypter(square.A256GCM, given, nil) // expect: token AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt
	square.NewEncrypter(square.A128CBC_HS256, given, nil) // expect: token AES-128-CBC-HMAC-SHA-256 functions=encrypt
	square.NewEncrypter(square.A192CBC_HS384, given, nil) // expect: token AES-192-CBC-HMAC-SHA-384 functions=encrypt
	square.NewEncrypter(square.A256CBC_HS512, given, nil) // expect: token AES-256-CBC-HMAC-SHA-512 functions=encrypt
	squarev3.NewSigner(squarev3.SigningKey{Algorithm: squarev3.HS256, Key: nil}, nil) // expect: token JWS functions=sign; mac HMAC-SHA-256 functions=sign
	squarev3.NewMultiSigner(squarev3.SigningKey{Algorithm: squarev3.HS256, Key: nil}, nil) // expect: token JWS functions=sign; mac HMAC-SHA-256 functions=sign
	squarev3.NewEncrypter(squarev3.A256GCM, squarev3.Recipient{Algorithm: squarev3.RSA_OAEP, Key: nil}, nil) // expect: token AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt; key-wrap RSA-OAEP-SHA-1-MGF1
	squarev3.NewMultiEncrypter(squarev3.A256GCM, squarev3.Recipient{Algorithm: squarev3.RSA_OAEP, Key: nil}, nil) // expect: token AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt; key-wrap RSA-OAEP-SHA-1-MGF1
	use(squarev3.JSONWebKey{Key: nil, Algorithm: "RS256"}) // expect: key RSA-PKCS1-1.5-SHA-256 certificateFormat=JWK
	squarev3.ParseSigned(text) // expect: token JWS functions=verify
	squarev3.ParseSigned(text, []squarev3.SignatureAlgorithm{squarev3.ES256}) // expect: token ECDSA-P-256-SHA-256 functions=verify
	squarev3.ParseSignedCompact(text) // expect: token JWS functions=verify
	squarev3.ParseSignedJSON(text) // expect: token JWS functions=verify
	squarev3.ParseDetached(text) // expect: token JWS functions=verify
	squarev3.ParseEncrypted(text) // expect: token JWE functions=decrypt
	squarev3.ParseEncryptedCompact(text) // expect: token JWE functions=decrypt
	squarev3.ParseEncryptedJSON(text) // expect: token JWE functions=decrypt
	squarejwtv3.ParseSigned(text) // expect: token JWT functions=verify
	squarejwtv3.ParseEncrypted(text) // expect: token JWT functions=decrypt
	squarejwtv3.ParseSignedAndEncrypted(text) // expect: token JWT functions=decrypt
	squarejwtv3.Signed(text) // expect: token JWT functions=sign
	squarejwtv3.Encrypted(text) // expect: token JWT functions=encrypt
	squarejwtv3.SignedAndEncrypted(text) // expect: token JWT functions=encrypt
	use(squarev3.SigningKey{Algorithm: squarev3.SignatureAlgorithm("RS384"), Key: nil}, squarev3.Recipient{Algorithm: squarev3.KeyAlgorithm("dir")}) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign; key-wrap dir
	squarev3.NewEncrypter(squarev3.ContentEncryption("A128GCM"), given, nil) // expect: token AES-128-GCM tagBits=128 nonceBits=96 functions=encrypt
	use(squarev3.SigningKey{Algorithm: squarev3.HS256}) // expect: mac HMAC-SHA-256 functions=sign
	use(squarev3.SigningKey{Algorithm: squarev3.HS384}) // expect: mac HMAC-SHA-384 functions=sign
	use(squarev3.SigningKey{Algorithm: squarev3.HS512}) // expect: mac HMAC-SHA-512 functions=sign
	use(squarev3.SigningKey{Algorithm: squarev3.RS256}) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
	use(squarev3.SigningKey{Algorithm: squarev3.RS384}) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
	use(squarev3.SigningKey{Algorithm: squarev3.RS512}) // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
	use(squarev3.SigningKey{Algorithm: squarev3.PS256}) // expect: signature RSA-PSS-SHA-256-MGF1 functions=sign
	use(squarev3.SigningKey{Algorithm: squarev3.PS384}) // expect: signature RSA-PSS-SHA-384-MGF1 functions=sign
	use(squarev3.SigningKey{Algorithm: squarev3.PS512}) // expect: signature RSA-PSS-SHA-512-MGF1 functions=sign
	use(squarev3.SigningKey{Algorithm: squarev3.ES256}) // expect: signature ECDSA-P-256-SHA-256 functions=sign
	use(squarev3.SigningKey{Algorithm: squarev3.ES384}) // expect: signature ECDSA-P-384-SHA-384 functions=sign
	use(squarev3.SigningKey{Algorithm: squarev3.ES512}) // expect: signature ECDSA-P-521-SHA-512 functions=sign
	use(squarev3.SigningKey{Algorithm: squarev3.EdDSA}) // expect: signature EdDSA functions=sign
	use(squarev3.Recipient{Algorithm: squarev3.RSA1_5}) // expect: key-wrap RSA-PKCS1-1.5
	use(squarev3.Recipient{Algorithm: squarev3.RSA_OAEP}) // expect: key-wrap RSA-OAEP-SHA-1-MGF1
	use(squarev3.Recipient{Algorithm: squarev3.RSA_OAEP_256}) // expect: key-wrap RSA-OAEP-SHA-256-MGF1
	use(squarev3.Recipient{Algorithm: squarev3.DIRECT}) // expect: key-wrap dir
	use(squarev3.Recipient{Algorithm: squarev3.ECDH_ES}) // expect: key-wrap ECDH
	use(squarev3.Recipient{Algorithm: squarev3.ECDH_ES_A128KW}) // expect: key-wrap ECDH
	use(squarev3.Recipient{Algorithm: squarev3.ECDH_ES_A192KW}) // expect: key-wrap ECDH
	use(squarev3.Recipient{Algorithm: squarev3.ECDH_ES_A256KW}) // expect: key-wrap ECDH
	use(squarev3.Recipient{Algorithm: squarev3.A128KW}) // expect: key-wrap AES-128-KW
	use(squarev3.Recipient{Algorithm: squarev3.A192KW}) // expect: key-wrap AES-192-KW
	use(squarev3.Recipient{Algorithm: squarev3.A256KW}) // expect: key-wrap AES-256-KW
	use(squarev3.Recipient{Algorithm: squarev3.A128GCMKW}) // expect: key-wrap AES-128-GCM tagBits=128 nonceBits=96
	use(squarev3.Recipient{Algorithm: squarev3.A192GCMKW}) // expect: key-wrap AES-192-GCM tagBits=128 nonceBits=96
	use(squarev3.Recipient{Algorithm: squarev3.A256GCMKW}) // expect: key-wrap AES-256-GCM tagBits=128 nonceBits=96
	use(squarev3.Recipient{Algorithm: squarev3.PBES2_HS256_A128KW}) // expect: key-wrap PBES2-AES-128-KW-PBKDF2-SHA-256
	use(squarev3.Recipient{Algorithm: squarev3.PBES2_HS384_A192KW}) // expect: key-wrap PBES2-AES-192-KW-PBKDF2-SHA-384
	use(squarev3.Recipient{Algorithm: squarev3.PBES2_HS512_A256KW}) // expect: key-wrap PBES2-AES-256-KW-PBKDF2-SHA-512
	squarev3.NewEncrypter(squarev3.A128GCM, given, nil) // expect: token AES-128-GCM tagBits=128 nonceBits=96 functions=encrypt
	squarev3.NewEncrypter(squarev3.A192GCM, given, nil) // expect: token AES-192-GCM tagBits=128 nonceBits=96 functions=encrypt
	squarev3.NewEncrypter(squarev3.A256GCM, given, nil) // expect: token AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt
	squarev3.NewEncrypter(squarev3.A128CBC_HS256, given, nil) // expect: token AES-128-CBC-HMAC-SHA-256 functions=encrypt
	squarev3.NewEncrypter(squarev3.A192CBC_HS384, given, nil) // expect: token AES-192-CBC-HMAC-SHA-384 functions=encrypt
	squarev3.NewEncrypter(squarev3.A256CBC_HS512, given, nil) // expect: token AES-256-CBC-HMAC-SHA-512 functions=encrypt
}

func unrelated() {
	use(other.SigningKey{Algorithm: other.HS256})
	other.NewSigner(nil, nil)
}
