package fixtures

import (
	p1 "github.com/pquerna/otp/totp"
	p2 "github.com/pquerna/otp/hotp"
	p3 "github.com/xlzd/gotp"
	p4 "github.com/coreos/go-oidc"
	p5 "github.com/coreos/go-oidc/v3/oidc"
	p6 "golang.org/x/oauth2"
	p7 "github.com/go-webauthn/webauthn/protocol/webauthncose"
	p8 "github.com/gorilla/securecookie"
	p9 "github.com/gorilla/sessions"
	p10 "github.com/gorilla/csrf"
	p11 "github.com/dvsekhvalnov/jose2go"
	p12 "github.com/aidantwoods/go-paseto"
	p13 "aidanwoods.dev/go-paseto"
	p14 "github.com/o1egl/paseto"
	p15 "github.com/alexedwards/argon2id"
	p16 "github.com/matthewhartstonge/argon2"
	p17 "github.com/nats-io/nkeys"
	natsjwt "github.com/nats-io/jwt/v2"
	p18 "github.com/matoous/go-nanoid/v2"
	p19 "github.com/segmentio/ksuid"
	p20 "github.com/pquerna/otp"
)

func all() {
	p1.Generate(x, y, z) // expect: mac HMAC-SHA-1
	p2.Generate(x, y, z) // expect: mac HMAC-SHA-1
	p1.GenerateCode(x, y, z) // expect: mac HMAC-SHA-1
	p1.Validate(x, y, z) // expect: mac HMAC-SHA-1
	p2.GenerateCode(x, y, z) // expect: mac HMAC-SHA-1
	p2.Validate(x, y, z) // expect: mac HMAC-SHA-1
	p1.GenerateCodeCustom(x, y, z) // expect: mac HMAC functions=tag
	p1.ValidateCustom(x, y, z) // expect: mac HMAC functions=verify
	p2.GenerateCodeCustom(x, y, z) // expect: mac HMAC functions=tag
	p2.ValidateCustom(x, y, z) // expect: mac HMAC functions=verify
	p3.NewDefaultTOTP(x, y, z) // expect: mac HMAC-SHA-1
	p3.NewDefaultHOTP(x, y, z) // expect: mac HMAC-SHA-1
	p3.RandomSecret(x, y, z) // expect: random RNG
	use(p4.RS256) // expect: signature RSA-PKCS1-1.5-SHA-256
	use(p4.RS384) // expect: signature RSA-PKCS1-1.5-SHA-384
	use(p4.RS512) // expect: signature RSA-PKCS1-1.5-SHA-512
	use(p4.PS256) // expect: signature RSA-PSS-SHA-256-MGF1
	use(p4.PS384) // expect: signature RSA-PSS-SHA-384-MGF1
	use(p4.PS512) // expect: signature RSA-PSS-SHA-512-MGF1
	use(p4.ES256) // expect: signature ECDSA-P-256-SHA-256
	use(p4.ES384) // expect: signature ECDSA-P-384-SHA-384
	use(p4.ES512) // expect: signature ECDSA-P-521-SHA-512
	use(p4.EdDSA) // expect: signature EdDSA
	use(p5.RS256) // expect: signature RSA-PKCS1-1.5-SHA-256
	use(p5.RS384) // expect: signature RSA-PKCS1-1.5-SHA-384
	use(p5.RS512) // expect: signature RSA-PKCS1-1.5-SHA-512
	use(p5.PS256) // expect: signature RSA-PSS-SHA-256-MGF1
	use(p5.PS384) // expect: signature RSA-PSS-SHA-384-MGF1
	use(p5.PS512) // expect: signature RSA-PSS-SHA-512-MGF1
	use(p5.ES256) // expect: signature ECDSA-P-256-SHA-256
	use(p5.ES384) // expect: signature ECDSA-P-384-SHA-384
	use(p5.ES512) // expect: signature ECDSA-P-521-SHA-512
	use(p5.EdDSA) // expect: signature EdDSA
	p6.S256ChallengeOption(x, y, z) // expect: hash SHA-256
	p6.S256ChallengeFromVerifier(x, y, z) // expect: hash SHA-256
	p6.GenerateVerifier(x, y, z) // expect: random RNG
	use(p7.AlgRS256) // expect: signature RSA-PKCS1-1.5-SHA-256
	use(p7.AlgRS384) // expect: signature RSA-PKCS1-1.5-SHA-384
	use(p7.AlgRS512) // expect: signature RSA-PKCS1-1.5-SHA-512
	use(p7.AlgPS256) // expect: signature RSA-PSS-SHA-256-MGF1
	use(p7.AlgPS384) // expect: signature RSA-PSS-SHA-384-MGF1
	use(p7.AlgPS512) // expect: signature RSA-PSS-SHA-512-MGF1
	use(p7.AlgES256) // expect: signature ECDSA-P-256-SHA-256
	use(p7.AlgES384) // expect: signature ECDSA-P-384-SHA-384
	use(p7.AlgES512) // expect: signature ECDSA-P-521-SHA-512
	use(p7.AlgEdDSA) // expect: signature EdDSA
	use(p7.AlgES256K) // expect: signature ECDSA-secp256k1-SHA-256
	use(p7.AlgRS1) // expect: signature RSA-PKCS1-1.5-SHA-1
	p8.New(x, y, z) // expect: mac HMAC-SHA-256
	p8.CodecsFromPairs(x, y, z) // expect: mac HMAC-SHA-256
	p8.GenerateRandomKey(x, y, z) // expect: random RNG
	p9.NewCookieStore(x, y, z) // expect: mac HMAC-SHA-256
	p9.NewFilesystemStore(x, y, z) // expect: mac HMAC-SHA-256
	p10.Protect(x, y, z) // expect: mac HMAC-SHA-256
	p11.Sign(x, y, z) // expect: token unknown functions=sign
	p11.SignBytes(x, y, z) // expect: token unknown functions=sign
	p11.Encrypt(x, y, z) // expect: token unknown functions=encrypt
	p11.EncryptBytes(x, y, z) // expect: token unknown functions=encrypt
	p11.Decode(x, y, z) // expect: token JWT functions=verify
	p11.DecodeBytes(x, y, z) // expect: token JWT functions=verify
	p12.NewV2AsymmetricSecretKey(x, y, z) // expect: keygen PASETO
	p12.NewV3AsymmetricSecretKey(x, y, z) // expect: keygen PASETO
	p12.NewV4AsymmetricSecretKey(x, y, z) // expect: keygen PASETO
	p12.NewV2SymmetricKey(x, y, z) // expect: keygen PASETO
	p12.NewV3SymmetricKey(x, y, z) // expect: keygen PASETO
	p12.NewV4SymmetricKey(x, y, z) // expect: keygen PASETO
	p13.NewV2AsymmetricSecretKey(x, y, z) // expect: keygen PASETO
	p13.NewV3AsymmetricSecretKey(x, y, z) // expect: keygen PASETO
	p13.NewV4AsymmetricSecretKey(x, y, z) // expect: keygen PASETO
	p13.NewV2SymmetricKey(x, y, z) // expect: keygen PASETO
	p13.NewV3SymmetricKey(x, y, z) // expect: keygen PASETO
	p13.NewV4SymmetricKey(x, y, z) // expect: keygen PASETO
	p12.NewParser(x, y, z) // expect: token PASETO functions=verify
	p12.NewParserWithoutExpiryCheck(x, y, z) // expect: token PASETO functions=verify
	p12.NewParserForValidNow(x, y, z) // expect: token PASETO functions=verify
	p13.NewParser(x, y, z) // expect: token PASETO functions=verify
	p13.NewParserWithoutExpiryCheck(x, y, z) // expect: token PASETO functions=verify
	p13.NewParserForValidNow(x, y, z) // expect: token PASETO functions=verify
	p14.NewV1(x, y, z) // expect: token PASETO
	p14.NewV2(x, y, z) // expect: token PASETO
	p14.Encrypt(x, y, z) // expect: token PASETO
	p14.Decrypt(x, y, z) // expect: token PASETO
	p14.Sign(x, y, z) // expect: token PASETO
	p14.Verify(x, y, z) // expect: token PASETO
	p15.CreateHash(x, y, z) // expect: password-hash Argon2id
	p15.ComparePasswordAndHash(x, y, z) // expect: password-hash Argon2id
	p15.CheckHash(x, y, z) // expect: password-hash Argon2id
	p16.DefaultConfig(x, y, z) // expect: password-hash Argon2id
	p16.MemoryConstrainedDefaults(x, y, z) // expect: password-hash Argon2id
	p16.RecommendedDefaults(x, y, z) // expect: password-hash Argon2id
	p16.VerifyEncoded(x, y, z) // expect: password-hash Argon2id
	p16.VerifyRaw(x, y, z) // expect: password-hash Argon2id
	p17.CreateUser(x, y, z) // expect: keygen Ed25519
	p17.CreateAccount(x, y, z) // expect: keygen Ed25519
	p17.CreateOperator(x, y, z) // expect: keygen Ed25519
	p17.CreateServer(x, y, z) // expect: keygen Ed25519
	p17.CreateCluster(x, y, z) // expect: keygen Ed25519
	p17.CreatePair(x, y, z) // expect: keygen Ed25519
	use(p17.FromSeed) // expect: key Ed25519 material=private-key
	use(p17.FromPublicKey) // expect: key Ed25519 material=public-key
	use(p17.FromRawSeed) // expect: key Ed25519 material=private-key
	p17.CreateCurveKeys(x, y, z) // expect: keygen x25519
	p18.New(x, y, z) // expect: random RNG
	p18.Generate(x, y, z) // expect: random RNG
	p18.Must(x, y, z) // expect: random RNG
	p18.MustGenerate(x, y, z) // expect: random RNG
	p19.New(x, y, z) // expect: random RNG
	p19.NewRandom(x, y, z) // expect: random RNG
}

func passwords(secret string) {
	p1.GenerateCodeCustom(secret, now, p1.ValidateOpts{Algorithm: p20.AlgorithmSHA256}) // expect: mac HMAC-SHA-256 functions=tag
	p1.ValidateCustom(code, secret, now, p1.ValidateOpts{Algorithm: p20.AlgorithmSHA512}) // expect: mac HMAC-SHA-512 functions=verify
	p2.GenerateCodeCustom(secret, 1, p2.ValidateOpts{Algorithm: p20.AlgorithmSHA1}) // expect: mac HMAC-SHA-1 functions=tag
	p2.ValidateCustom(code, 1, secret, p2.ValidateOpts{Algorithm: p20.AlgorithmMD5}) // expect: mac HMAC-MD5 functions=verify
}

func tokens(key any) {
	use(&p5.Config{ClientID: "a"}, &p4.Config{ClientID: "a"}) // expect: token JWT functions=verify; token JWT functions=verify
	p11.Sign(payload, p11.ES256, key) // expect: token ECDSA-P-256-SHA-256 functions=sign
	p11.Encrypt(payload, p11.RSA_OAEP, p11.A256GCM, key) // expect: token RSA-OAEP-SHA-1-MGF1 functions=encrypt
}

func sHS256() { p11.SignBytes(payload, p11.HS256, key) } // expect: token HMAC-SHA-256 functions=sign

func sHS384() { p11.SignBytes(payload, p11.HS384, key) } // expect: token HMAC-SHA-384 functions=sign

func sHS512() { p11.SignBytes(payload, p11.HS512, key) } // expect: token HMAC-SHA-512 functions=sign

func sRS256() { p11.SignBytes(payload, p11.RS256, key) } // expect: token RSA-PKCS1-1.5-SHA-256 functions=sign

func sRS384() { p11.SignBytes(payload, p11.RS384, key) } // expect: token RSA-PKCS1-1.5-SHA-384 functions=sign

func sRS512() { p11.SignBytes(payload, p11.RS512, key) } // expect: token RSA-PKCS1-1.5-SHA-512 functions=sign

func sPS256() { p11.SignBytes(payload, p11.PS256, key) } // expect: token RSA-PSS-SHA-256-MGF1 functions=sign

func sPS384() { p11.SignBytes(payload, p11.PS384, key) } // expect: token RSA-PSS-SHA-384-MGF1 functions=sign

func sPS512() { p11.SignBytes(payload, p11.PS512, key) } // expect: token RSA-PSS-SHA-512-MGF1 functions=sign

func sES384() { p11.SignBytes(payload, p11.ES384, key) } // expect: token ECDSA-P-384-SHA-384 functions=sign

func sES512() { p11.SignBytes(payload, p11.ES512, key) } // expect: token ECDSA-P-521-SHA-512 functions=sign

func eA128KW() { p11.EncryptBytes(payload, p11.A128KW, key) } // expect: token AES-128-KW functions=encrypt

func eA192KW() { p11.EncryptBytes(payload, p11.A192KW, key) } // expect: token AES-192-KW functions=encrypt

func eA256KW() { p11.EncryptBytes(payload, p11.A256KW, key) } // expect: token AES-256-KW functions=encrypt

func eA128GCMKW() { p11.EncryptBytes(payload, p11.A128GCMKW, key) } // expect: token AES-128-GCM functions=encrypt

func eA192GCMKW() { p11.EncryptBytes(payload, p11.A192GCMKW, key) } // expect: token AES-192-GCM functions=encrypt

func eA256GCMKW() { p11.EncryptBytes(payload, p11.A256GCMKW, key) } // expect: token AES-256-GCM functions=encrypt

func eA128GCM() { p11.EncryptBytes(payload, p11.A128GCM, key) } // expect: token AES-128-GCM functions=encrypt

func eA192GCM() { p11.EncryptBytes(payload, p11.A192GCM, key) } // expect: token AES-192-GCM functions=encrypt

func eDIR() { p11.EncryptBytes(payload, p11.DIR, key) } // expect: token dir functions=encrypt

func eRSA1_5() { p11.EncryptBytes(payload, p11.RSA1_5, key) } // expect: token RSA-PKCS1-1.5 functions=encrypt

func eRSA_OAEP_256() { p11.EncryptBytes(payload, p11.RSA_OAEP_256, key) } // expect: token RSA-OAEP-SHA-256-MGF1 functions=encrypt

func eECDH_ES() { p11.EncryptBytes(payload, p11.ECDH_ES, key) } // expect: token ECDH functions=encrypt digest=SHA-256

func eA128CBC_HS256() { p11.EncryptBytes(payload, p11.A128CBC_HS256, key) } // expect: token AES-128-CBC-HMAC-SHA-256 functions=encrypt

func eA192CBC_HS384() { p11.EncryptBytes(payload, p11.A192CBC_HS384, key) } // expect: token AES-192-CBC-HMAC-SHA-384 functions=encrypt

func eA256CBC_HS512() { p11.EncryptBytes(payload, p11.A256CBC_HS512, key) } // expect: token AES-256-CBC-HMAC-SHA-512 functions=encrypt

func gtotp() { p1.Generate(p1.GenerateOpts{Issuer: "a", Algorithm: p20.AlgorithmSHA512}) } // expect: mac HMAC-SHA-512

func ghotp() { p2.Generate(p2.GenerateOpts{Issuer: "a", Algorithm: p20.AlgorithmSHA512}) } // expect: mac HMAC-SHA-512

func not() {
	mine.Validate(code, secret)
}

func natsKeys(seed, text, signature []byte, other string) {
	pub, err := p17.FromPublicKey(other) // expect: key Ed25519 material=public-key
	if err := pub.Verify(text, signature); err != nil { // expect: signature Ed25519 functions=verify
		return
	}
	pair, _ := p17.FromSeed(seed) // expect: key Ed25519 material=private-key
	pair.Sign(text) // expect: signature Ed25519 functions=sign
	curve, _ := p17.FromCurveSeed(seed) // expect: key x25519 material=private-key
	curve.Seal(text, other) // expect: cipher NaCl-box functions=encrypt
	curve.SealWithRand(text, other, nil) // expect: cipher NaCl-box functions=encrypt
	curve.Open(text, other) // expect: cipher NaCl-box functions=decrypt
	p17.CreateCurveKeysWithRand(nil) // expect: keygen x25519
	use(err)
}

type agent struct {
	keys p17.KeyPair
}

func (a *agent) seal(text []byte, other string) {
	a.keys.Seal(text, other) // expect: cipher NaCl-box functions=encrypt
	a.keys.SealWithRand(text, other, nil) // expect: cipher NaCl-box functions=encrypt
	a.keys.Open(text, other) // expect: cipher NaCl-box functions=decrypt
}

func natsTokens(keys p17.KeyPair, token string) {
	natsjwt.Decode(token) // expect: token Ed25519 functions=verify
	natsjwt.DecodeGeneric(token) // expect: token Ed25519 functions=verify
	natsjwt.DecodeOperatorClaims(token) // expect: token Ed25519 functions=verify
	natsjwt.NewOperatorClaims(token).Encode(keys) // expect: token Ed25519 functions=sign
	natsjwt.DecodeAccountClaims(token) // expect: token Ed25519 functions=verify
	natsjwt.NewAccountClaims(token).Encode(keys) // expect: token Ed25519 functions=sign
	natsjwt.DecodeUserClaims(token) // expect: token Ed25519 functions=verify
	natsjwt.NewUserClaims(token).Encode(keys) // expect: token Ed25519 functions=sign
	natsjwt.DecodeActivationClaims(token) // expect: token Ed25519 functions=verify
	natsjwt.NewActivationClaims(token).Encode(keys) // expect: token Ed25519 functions=sign
	natsjwt.DecodeAuthorizationRequestClaims(token) // expect: token Ed25519 functions=verify
	natsjwt.NewAuthorizationRequestClaims(token).Encode(keys) // expect: token Ed25519 functions=sign
	natsjwt.DecodeAuthorizationResponseClaims(token) // expect: token Ed25519 functions=verify
	natsjwt.NewAuthorizationResponseClaims(token).Encode(keys) // expect: token Ed25519 functions=sign
	claims := natsjwt.NewUserClaims(token)
	claims.Encode(keys) // expect: token Ed25519 functions=sign
}

// also: github.com/nats-io/jwt/v2=github.com/nats-io/jwt
