package fixtures

import (
	dgrijalva "github.com/dgrijalva/jwt-go"
	form3 "github.com/form3tech-oss/jwt-go"
	"github.com/golang-jwt/jwt"
	jwt4 "github.com/golang-jwt/jwt/v4"
	jwt5 "github.com/golang-jwt/jwt/v5"
)

func issue(claims any, key []byte) (string, error) {
	token := jwt5.NewWithClaims(jwt5.SigningMethodHS256, claims) // expect: token HMAC-SHA-256 functions=sign
	return token.SignedString([]byte("0123456789abcdef0123456789abcdef"))
}

func issueLater(claims any) {
	method := jwt5.GetSigningMethod("RS512")
	token := jwt5.NewWithClaims(method, claims) // expect: token RSA-PKCS1-1.5-SHA-512
	token.SigningString()
}

func methods(claims any) {
	jwt.NewWithClaims(jwt.SigningMethodHS256, claims) // expect: token HMAC-SHA-256
	jwt.NewWithClaims(jwt.SigningMethodHS384, claims) // expect: token HMAC-SHA-384
	jwt.NewWithClaims(jwt.SigningMethodHS512, claims) // expect: token HMAC-SHA-512
	jwt.NewWithClaims(jwt.SigningMethodRS256, claims) // expect: token RSA-PKCS1-1.5-SHA-256
	jwt.NewWithClaims(jwt.SigningMethodRS384, claims) // expect: token RSA-PKCS1-1.5-SHA-384
	jwt.NewWithClaims(jwt.SigningMethodRS512, claims) // expect: token RSA-PKCS1-1.5-SHA-512
	jwt.NewWithClaims(jwt.SigningMethodPS256, claims) // expect: token RSA-PSS-SHA-256-MGF1
	jwt.NewWithClaims(jwt.SigningMethodPS384, claims) // expect: token RSA-PSS-SHA-384-MGF1
	jwt.NewWithClaims(jwt.SigningMethodPS512, claims) // expect: token RSA-PSS-SHA-512-MGF1
	jwt.NewWithClaims(jwt.SigningMethodES256, claims) // expect: token ECDSA-P-256-SHA-256
	jwt.NewWithClaims(jwt.SigningMethodES384, claims) // expect: token ECDSA-P-384-SHA-384
	jwt.NewWithClaims(jwt.SigningMethodES512, claims) // expect: token ECDSA-P-521-SHA-512
	jwt.NewWithClaims(jwt.SigningMethodEdDSA, claims) // expect: token EdDSA
	jwt.NewWithClaims(jwt.SigningMethodNone, claims) // expect: token JWS-none
	jwt4.NewWithClaims(jwt4.SigningMethodHS256, claims) // expect: token HMAC-SHA-256
	jwt4.NewWithClaims(jwt4.SigningMethodHS384, claims) // expect: token HMAC-SHA-384
	jwt4.NewWithClaims(jwt4.SigningMethodHS512, claims) // expect: token HMAC-SHA-512
	jwt4.NewWithClaims(jwt4.SigningMethodRS256, claims) // expect: token RSA-PKCS1-1.5-SHA-256
	jwt4.NewWithClaims(jwt4.SigningMethodRS384, claims) // expect: token RSA-PKCS1-1.5-SHA-384
	jwt4.NewWithClaims(jwt4.SigningMethodRS512, claims) // expect: token RSA-PKCS1-1.5-SHA-512
	jwt4.NewWithClaims(jwt4.SigningMethodPS256, claims) // expect: token RSA-PSS-SHA-256-MGF1
	jwt4.NewWithClaims(jwt4.SigningMethodPS384, claims) // expect: token RSA-PSS-SHA-384-MGF1
	jwt4.NewWithClaims(jwt4.SigningMethodPS512, claims) // expect: token RSA-PSS-SHA-512-MGF1
	jwt4.NewWithClaims(jwt4.SigningMethodES256, claims) // expect: token ECDSA-P-256-SHA-256
	jwt4.NewWithClaims(jwt4.SigningMethodES384, claims) // expect: token ECDSA-P-384-SHA-384
	jwt4.NewWithClaims(jwt4.SigningMethodES512, claims) // expect: token ECDSA-P-521-SHA-512
	jwt4.NewWithClaims(jwt4.SigningMethodEdDSA, claims) // expect: token EdDSA
	jwt4.NewWithClaims(jwt4.SigningMethodNone, claims) // expect: token JWS-none
	jwt5.NewWithClaims(jwt5.SigningMethodHS256, claims) // expect: token HMAC-SHA-256
	jwt5.NewWithClaims(jwt5.SigningMethodHS384, claims) // expect: token HMAC-SHA-384
	jwt5.NewWithClaims(jwt5.SigningMethodHS512, claims) // expect: token HMAC-SHA-512
	jwt5.NewWithClaims(jwt5.SigningMethodRS256, claims) // expect: token RSA-PKCS1-1.5-SHA-256
	jwt5.NewWithClaims(jwt5.SigningMethodRS384, claims) // expect: token RSA-PKCS1-1.5-SHA-384
	jwt5.NewWithClaims(jwt5.SigningMethodRS512, claims) // expect: token RSA-PKCS1-1.5-SHA-512
	jwt5.NewWithClaims(jwt5.SigningMethodPS256, claims) // expect: token RSA-PSS-SHA-256-MGF1
	jwt5.NewWithClaims(jwt5.SigningMethodPS384, claims) // expect: token RSA-PSS-SHA-384-MGF1
	jwt5.NewWithClaims(jwt5.SigningMethodPS512, claims) // expect: token RSA-PSS-SHA-512-MGF1
	jwt5.NewWithClaims(jwt5.SigningMethodES256, claims) // expect: token ECDSA-P-256-SHA-256
	jwt5.NewWithClaims(jwt5.SigningMethodES384, claims) // expect: token ECDSA-P-384-SHA-384
	jwt5.NewWithClaims(jwt5.SigningMethodES512, claims) // expect: token ECDSA-P-521-SHA-512
	jwt5.NewWithClaims(jwt5.SigningMethodEdDSA, claims) // expect: token EdDSA
	jwt5.NewWithClaims(jwt5.SigningMethodNone, claims) // expect: token JWS-none
	dgrijalva.NewWithClaims(dgrijalva.SigningMethodHS256, claims) // expect: token HMAC-SHA-256
	dgrijalva.NewWithClaims(dgrijalva.SigningMethodHS384, claims) // expect: token HMAC-SHA-384
	dgrijalva.NewWithClaims(dgrijalva.SigningMethodHS512, claims) // expect: token HMAC-SHA-512
	dgrijalva.NewWithClaims(dgrijalva.SigningMethodRS256, claims) // expect: token RSA-PKCS1-1.5-SHA-256
	dgrijalva.NewWithClaims(dgrijalva.SigningMethodRS384, claims) // expect: token RSA-PKCS1-1.5-SHA-384
	dgrijalva.NewWithClaims(dgrijalva.SigningMethodRS512, claims) // expect: token RSA-PKCS1-1.5-SHA-512
	dgrijalva.NewWithClaims(dgrijalva.SigningMethodPS256, claims) // expect: token RSA-PSS-SHA-256-MGF1
	dgrijalva.NewWithClaims(dgrijalva.SigningMethodPS384, claims) // expect: token RSA-PSS-SHA-384-MGF1
	dgrijalva.NewWithClaims(dgrijalva.SigningMethodPS512, claims) // expect: token RSA-PSS-SHA-512-MGF1
	dgrijalva.NewWithClaims(dgrijalva.SigningMethodES256, claims) // expect: token ECDSA-P-256-SHA-256
	dgrijalva.NewWithClaims(dgrijalva.SigningMethodES384, claims) // expect: token ECDSA-P-384-SHA-384
	dgrijalva.NewWithClaims(dgrijalva.SigningMethodES512, claims) // expect: token ECDSA-P-521-SHA-512
	dgrijalva.NewWithClaims(dgrijalva.SigningMethodEdDSA, claims) // expect: token EdDSA
	dgrijalva.NewWithClaims(dgrijalva.SigningMethodNone, claims) // expect: token JWS-none
	form3.NewWithClaims(form3.SigningMethodHS256, claims) // expect: token HMAC-SHA-256
	form3.NewWithClaims(form3.SigningMethodHS384, claims) // expect: token HMAC-SHA-384
	form3.NewWithClaims(form3.SigningMethodHS512, claims) // expect: token HMAC-SHA-512
	form3.NewWithClaims(form3.SigningMethodRS256, claims) // expect: token RSA-PKCS1-1.5-SHA-256
	form3.NewWithClaims(form3.SigningMethodRS384, claims) // expect: token RSA-PKCS1-1.5-SHA-384
	form3.NewWithClaims(form3.SigningMethodRS512, claims) // expect: token RSA-PKCS1-1.5-SHA-512
	form3.NewWithClaims(form3.SigningMethodPS256, claims) // expect: token RSA-PSS-SHA-256-MGF1
	form3.NewWithClaims(form3.SigningMethodPS384, claims) // expect: token RSA-PSS-SHA-384-MGF1
	form3.NewWithClaims(form3.SigningMethodPS512, claims) // expect: token RSA-PSS-SHA-512-MGF1
	form3.NewWithClaims(form3.SigningMethodES256, claims) // expect: token ECDSA-P-256-SHA-256
	form3.NewWithClaims(form3.SigningMethodES384, claims) // expect: token ECDSA-P-384-SHA-384
	form3.NewWithClaims(form3.SigningMethodES512, claims) // expect: token ECDSA-P-521-SHA-512
	form3.NewWithClaims(form3.SigningMethodEdDSA, claims) // expect: token EdDSA
	form3.NewWithClaims(form3.SigningMethodNone, claims) // expect: token JWS-none
	unsigned := jwt5.NewWithClaims(jwt5.SigningMethodNone, claims) // expect: token JWS-none functions=sign
	unsigned.SignedString(jwt5.UnsafeAllowNoneSignatureType) // expect: token JWS-none
	use(jwt.UnsafeAllowNoneSignatureType) // expect: token JWS-none
	use(jwt4.UnsafeAllowNoneSignatureType) // expect: token JWS-none
	use(dgrijalva.UnsafeAllowNoneSignatureType) // expect: token JWS-none
	use(form3.UnsafeAllowNoneSignatureType) // expect: token JWS-none
	fmt.Println(other.UnsafeAllowNoneSignatureType, jwt.NoneSignatureTypeDisallowedError)
	jwt.New(jwt.GetSigningMethod("ES384")) // expect: token ECDSA-P-384-SHA-384
	jwt4.New(jwt4.GetSigningMethod("ES384")) // expect: token ECDSA-P-384-SHA-384
	jwt5.New(jwt5.GetSigningMethod("ES384")) // expect: token ECDSA-P-384-SHA-384
	dgrijalva.New(dgrijalva.GetSigningMethod("ES384")) // expect: token ECDSA-P-384-SHA-384
	form3.New(form3.GetSigningMethod("ES384")) // expect: token ECDSA-P-384-SHA-384
	jwt.Parse(text, nil) // expect: token JWT functions=verify
	jwt4.Parse(text, nil) // expect: token JWT functions=verify
	jwt5.Parse(text, nil) // expect: token JWT functions=verify
	dgrijalva.Parse(text, nil) // expect: token JWT functions=verify
	form3.Parse(text, nil) // expect: token JWT functions=verify
	jwt.ParseWithClaims(text, claims, nil) // expect: token JWT functions=verify
	jwt4.ParseWithClaims(text, claims, nil) // expect: token JWT functions=verify
	jwt5.ParseWithClaims(text, claims, nil) // expect: token JWT functions=verify
	dgrijalva.ParseWithClaims(text, claims, nil) // expect: token JWT functions=verify
	form3.ParseWithClaims(text, claims, nil) // expect: token JWT functions=verify
	jwt.WithValidMethods([]string{"RS256", "ES256"}) // expect: token ECDSA-P-256-SHA-256 functions=verify; token RSA-PKCS1-1.5-SHA-256 functions=verify
	jwt4.WithValidMethods([]string{"RS256", "ES256"}) // expect: token ECDSA-P-256-SHA-256 functions=verify; token RSA-PKCS1-1.5-SHA-256 functions=verify
	jwt5.WithValidMethods([]string{"RS256", "ES256"}) // expect: token ECDSA-P-256-SHA-256 functions=verify; token RSA-PKCS1-1.5-SHA-256 functions=verify
	dgrijalva.WithValidMethods([]string{"RS256", "ES256"}) // expect: token ECDSA-P-256-SHA-256 functions=verify; token RSA-PKCS1-1.5-SHA-256 functions=verify
	form3.WithValidMethods([]string{"RS256", "ES256"}) // expect: token ECDSA-P-256-SHA-256 functions=verify; token RSA-PKCS1-1.5-SHA-256 functions=verify
	jwt.ParseRSAPrivateKeyFromPEM(text) // expect: key RSA material=private-key
	jwt.ParseRSAPrivateKeyFromPEMWithPassword(text) // expect: key RSA material=private-key
	jwt.ParseRSAPublicKeyFromPEM(text) // expect: key RSA material=public-key
	jwt.ParseECPrivateKeyFromPEM(text) // expect: key EC material=private-key
	jwt.ParseECPublicKeyFromPEM(text) // expect: key EC material=public-key
	jwt.ParseEdPrivateKeyFromPEM(text) // expect: key Ed25519 material=private-key
	jwt.ParseEdPublicKeyFromPEM(text) // expect: key Ed25519 material=public-key
	jwt4.ParseRSAPrivateKeyFromPEM(text) // expect: key RSA material=private-key
	jwt4.ParseRSAPrivateKeyFromPEMWithPassword(text) // expect: key RSA material=private-key
	jwt4.ParseRSAPublicKeyFromPEM(text) // expect: key RSA material=public-key
	jwt4.ParseECPrivateKeyFromPEM(text) // expect: key EC material=private-key
	jwt4.ParseECPublicKeyFromPEM(text) // expect: key EC material=public-key
	jwt4.ParseEdPrivateKeyFromPEM(text) // expect: key Ed25519 material=private-key
	jwt4.ParseEdPublicKeyFromPEM(text) // expect: key Ed25519 material=public-key
	jwt5.ParseRSAPrivateKeyFromPEM(text) // expect: key RSA material=private-key
	jwt5.ParseRSAPrivateKeyFromPEMWithPassword(text) // expect: key RSA material=private-key
	jwt5.ParseRSAPublicKeyFromPEM(text) // expect: key RSA material=public-key
	jwt5.ParseECPrivateKeyFromPEM(text) // expect: key EC material=private-key
	jwt5.ParseECPublicKeyFromPEM(text) // expect: key EC material=public-key
	jwt5.ParseEdPrivateKeyFromPEM(text) // expect: key Ed25519 material=private-key
	jwt5.ParseEdPublicKeyFromPEM(text) // expect: key Ed25519 material=public-key
	dgrijalva.ParseRSAPrivateKeyFromPEM(text) // expect: key RSA material=private-key
	dgrijalva.ParseRSAPrivateKeyFromPEMWithPassword(text) // expect: key RSA material=private-key
	dgrijalva.ParseRSAPublicKeyFromPEM(text) // expect: key RSA material=public-key
	dgrijalva.ParseECPrivateKeyFromPEM(text) // expect: key EC material=private-key
	dgrijalva.ParseECPublicKeyFromPEM(text) // expect: key EC material=public-key
	dgrijalva.ParseEdPrivateKeyFromPEM(text) // expect: key Ed25519 material=private-key
	dgrijalva.ParseEdPublicKeyFromPEM(text) // expect: key Ed25519 material=public-key
	form3.ParseRSAPrivateKeyFromPEM(text) // expect: key RSA material=private-key
	form3.ParseRSAPrivateKeyFromPEMWithPassword(text) // expect: key RSA material=private-key
	form3.ParseRSAPublicKeyFromPEM(text) // expect: key RSA material=public-key
	form3.ParseECPrivateKeyFromPEM(text) // expect: key EC material=private-key
	form3.ParseECPublicKeyFromPEM(text) // expect: key EC material=public-key
	form3.ParseEdPrivateKeyFromPEM(text) // expect: key Ed25519 material=private-key
	form3.ParseEdPublicKeyFromPEM(text) // expect: key Ed25519 material=public-key
}

func unrelated(jwt other) {
	jwt.Parse(text, nil)
	jwt.NewWithClaims(nil, nil)
}
