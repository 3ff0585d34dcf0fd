import { arg, library, text } from "../rule.ts"

const otp = { is: "mac", name: "HMAC" } as const
const pquerna = "github.com/pquerna/otp"
const cookie = "github.com/gorilla/securecookie"
const argon = { is: "password-hash", name: "Argon2id" } as const
const cose = "github.com/go-webauthn/webauthn/protocol/webauthncose"
const jose2go = "github.com/dvsekhvalnov/jose2go"
const oidc = "{github.com/coreos/go-oidc,github.com/coreos/go-oidc/v3/oidc}"
const nkeys = "github.com/nats-io/nkeys"
const naclBox = { is: "cipher", name: "NaCl-box", cipher: "XSalsa20-Poly1305", nonceBits: 192 } as const
const natsJwt = "{github.com/nats-io/jwt,github.com/nats-io/jwt/v2}"
const natsClaims =
  "{OperatorClaims,AccountClaims,UserClaims,ActivationClaims,AuthorizationRequestClaims,AuthorizationResponseClaims}"

/*
 * One-time passwords, OpenID Connect, cookies and tokens: https://github.com/pquerna/otp and https://github.com/xlzd/gotp (SHA-1 where nothing is said, RFC 6238),
 * https://github.com/coreos/go-oidc, https://pkg.go.dev/golang.org/x/oauth2 (challenges of PKCE are SHA-256), https://github.com/go-webauthn/webauthn,
 * https://github.com/gorilla/securecookie (HMAC-SHA-256, and AES-CTR with a block key), https://github.com/gorilla/csrf,
 * https://github.com/dvsekhvalnov/jose2go, https://github.com/aidantwoods/go-paseto, https://github.com/o1egl/paseto, https://github.com/alexedwards/argon2id,
 * https://github.com/matthewhartstonge/argon2, https://github.com/nats-io/nkeys (Ed25519; curve keys seal as nacl/box does), https://github.com/nats-io/jwt (signed with such keys only), https://github.com/matoous/go-nanoid, https://github.com/rs/xid (no random secret), https://github.com/segmentio/ksuid.
 */
export const signIn = library("go", "signIn", {
  [`${pquerna}/{totp,hotp}.Generate`]: { ...otp, from: arg(0, "any"), defaults: { digest: "SHA-1" } },
  [`${pquerna}/{totp,hotp}.{GenerateCode,Validate}`]: { ...otp, digest: "SHA-1" },
  [`${pquerna}/totp.GenerateCodeCustom`]: { ...otp, from: arg(2, "any"), functions: ["tag"] },
  [`${pquerna}/totp.ValidateCustom`]: { ...otp, from: arg(3, "any"), functions: ["verify"] },
  [`${pquerna}/hotp.GenerateCodeCustom`]: { ...otp, from: arg(2, "any"), functions: ["tag"] },
  [`${pquerna}/hotp.ValidateCustom`]: { ...otp, from: arg(3, "any"), functions: ["verify"] },
  [`new ${pquerna}/totp.{GenerateOpts,ValidateOpts}`]: { digest: arg(99, "any", "Algorithm") },
  [`new ${pquerna}/hotp.{GenerateOpts,ValidateOpts}`]: { digest: arg(99, "any", "Algorithm") },
  [`${pquerna}.AlgorithmSHA{1,256,512}`]: { name: "SHA-{1}" },
  [`${pquerna}.AlgorithmMD5`]: { name: "MD5" },
  "github.com/xlzd/gotp.{NewDefaultTOTP,NewDefaultHOTP}": { ...otp, digest: "SHA-1" },
  "github.com/xlzd/gotp.RandomSecret": { is: "random", name: "RNG" },

  [`new ${oidc}.Config`]: { is: "token", name: "JWT", functions: ["verify"] },
  [`${oidc}.{RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,ES512,EdDSA}`]: {
    is: "signature",
    algorithm: text("{2}", "jose")
  },
  "golang.org/x/oauth2.{S256ChallengeOption,S256ChallengeFromVerifier}": { is: "hash", name: "SHA-256" },
  "golang.org/x/oauth2.GenerateVerifier": { is: "random", name: "RNG" },
  [`${cose}.Alg{RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,ES512,EdDSA,ES256K}`]: {
    is: "signature",
    algorithm: text("{1}", "jose")
  },
  [`${cose}.AlgRS1`]: { is: "signature", name: "RSA", padding: "pkcs1v15", digest: "SHA-1" },

  [`${cookie}.New`]: { is: "mac", name: "HMAC", digest: "SHA-256", returns: `${cookie}.SecureCookie` },
  [`${cookie}.CodecsFromPairs`]: { is: "mac", name: "HMAC", digest: "SHA-256" },
  [`${cookie}.GenerateRandomKey`]: { is: "random", name: "RNG", byteLength: arg(0, "int") },
  "github.com/gorilla/sessions.{NewCookieStore,NewFilesystemStore}": { is: "mac", name: "HMAC", digest: "SHA-256" },
  "github.com/gorilla/csrf.Protect": { is: "mac", name: "HMAC", digest: "SHA-256" },

  [`${jose2go}.{Sign,SignBytes}`]: { is: "token", algorithm: arg(1, "jose"), functions: ["sign"] },
  [`${jose2go}.{Encrypt,EncryptBytes}`]: { is: "token", algorithm: arg(1, "jose"), functions: ["encrypt"] },
  [`${jose2go}.{Decode,DecodeBytes}`]: { is: "token", name: "JWT", functions: ["verify"] },
  [`${jose2go}.{HS256,HS384,HS512,RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,ES512,A128KW,A192KW,A256KW,A128GCMKW,A192GCMKW,A256GCMKW,A128GCM,A192GCM,A256GCM}`]:
    { value: "{1}" },
  [`${jose2go}.{DIR,RSA1_5}`]: { value: "{1}" },
  [`${jose2go}.RSA_OAEP`]: { value: "RSA-OAEP" },
  [`${jose2go}.RSA_OAEP_256`]: { value: "RSA-OAEP-256" },
  [`${jose2go}.ECDH_ES`]: { value: "ECDH-ES" },
  [`${jose2go}.A128CBC_HS256`]: { value: "A128CBC-HS256" },
  [`${jose2go}.A192CBC_HS384`]: { value: "A192CBC-HS384" },
  [`${jose2go}.A256CBC_HS512`]: { value: "A256CBC-HS512" },

  "{github.com/aidantwoods/go-paseto,aidanwoods.dev/go-paseto}.{NewV2AsymmetricSecretKey,NewV3AsymmetricSecretKey,NewV4AsymmetricSecretKey,NewV2SymmetricKey,NewV3SymmetricKey,NewV4SymmetricKey}":
    { is: "keygen", name: "PASETO" },
  "{github.com/aidantwoods/go-paseto,aidanwoods.dev/go-paseto}.{NewParser,NewParserWithoutExpiryCheck,NewParserForValidNow}":
    {
      is: "token",
      name: "PASETO",
      functions: ["verify"]
    },
  "github.com/o1egl/paseto.{NewV1,NewV2,Encrypt,Decrypt,Sign,Verify}": { is: "token", name: "PASETO" },

  "github.com/alexedwards/argon2id.{CreateHash,ComparePasswordAndHash,CheckHash}": argon,
  "github.com/matthewhartstonge/argon2.{DefaultConfig,MemoryConstrainedDefaults,RecommendedDefaults,VerifyEncoded,VerifyRaw}":
    argon,
  [`${nkeys}.{CreateUser,CreateAccount,CreateOperator,CreateServer,CreateCluster,CreatePair}`]: {
    is: "keygen",
    name: "Ed25519",
    returns: `${nkeys}.KeyPair`
  },
  [`${nkeys}.{FromSeed,FromRawSeed}`]: {
    is: "key",
    name: "Ed25519",
    material: "private-key",
    returns: `${nkeys}.KeyPair`
  },
  [`${nkeys}.FromPublicKey`]: { is: "key", name: "Ed25519", material: "public-key", returns: `${nkeys}.KeyPair` },
  [`${nkeys}.{CreateCurveKeys,CreateCurveKeysWithRand}`]: {
    is: "keygen",
    name: "X25519",
    returns: `${nkeys}.CurveKeyPair`
  },
  [`${nkeys}.FromCurveSeed`]: {
    is: "key",
    name: "X25519",
    material: "private-key",
    returns: `${nkeys}.CurveKeyPair`
  },
  [`${nkeys}.KeyPair#Sign`]: { is: "signature", name: "Ed25519", functions: ["sign"] },
  [`${nkeys}.KeyPair#Verify`]: { is: "signature", name: "Ed25519", functions: ["verify"] },
  [`${nkeys}.{KeyPair,CurveKeyPair}#{Seal,SealWithRand}`]: { ...naclBox, functions: ["encrypt"] },
  [`${nkeys}.{KeyPair,CurveKeyPair}#Open`]: { ...naclBox, functions: ["decrypt"] },
  [`${natsJwt}.{Decode,DecodeGeneric}`]: { is: "token", name: "Ed25519", functions: ["verify"] },
  [`${natsJwt}.Decode${natsClaims}`]: { is: "token", name: "Ed25519", functions: ["verify"] },
  [`${natsJwt}.New${natsClaims}`]: { returns: "github.com/nats-io/jwt/v2.Claims" },
  [`github.com/nats-io/jwt/v2.Claims#Encode`]: { is: "token", name: "Ed25519", functions: ["sign"] },
  "github.com/matoous/go-nanoid/v2.{New,Generate,Must,MustGenerate}": { is: "random", name: "RNG" },
  "github.com/segmentio/ksuid.{New,NewRandom}": { is: "random", name: "RNG" }
})
