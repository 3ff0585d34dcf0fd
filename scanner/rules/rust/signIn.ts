import { arg, library, text, typeArg } from "../rule.ts"

const otp = { is: "mac", name: "HMAC", functions: ["tag"] } as const
const pkce = "{oauth2,openidconnect}"
const drawn = { is: "random", name: "RNG" } as const
const webauthn =
  "{webauthn_rs_core.proto,webauthn_rs_proto,webauthn_rs_proto.cose,webauthn_rs.prelude,webauthn_rs_core.internals}"
const core = "openidconnect.core.CoreJwsSigningAlgorithm"

/*
 * One-time passwords, OAuth 2.0 and OpenID Connect, WebAuthn, cookies; API references (docs.rs) of totp-lite 2, totp-rs 5, otpauth 0.5,
 * google-authenticator 0.4, oauth2 5, openidconnect 4, webauthn-rs and webauthn-rs-core 0.5, yubico 0.12 and yubico_ng 1 (whose protocol
 * signs with HMAC-SHA-1), cookie 0.18 (AES-256-GCM for private jars, HMAC-SHA-256 for signed ones), fernet 0.2. Time-based passwords use SHA-1 where
 * nothing is said. A challenge of PKCE is a hash (RFC 7636).
 */
export const signIn = library("rust", "signIn", {
  "totp_lite.totp_custom": { ...otp, digest: typeArg(0, "any") },
  "totp_lite.totp": { ...otp, digest: "SHA-1" },
  "totp_lite.Sha{1,256,512}": { name: "SHA-{1}" },
  "totp_rs.TOTP.{new,new_unchecked}": { ...otp, digest: arg(0, "any"), returns: "totp_rs.TOTP" },
  "totp_rs.TOTP.{default,from_rfc6238,from_rfc6238_unchecked}": { ...otp, digest: "SHA-1", returns: "totp_rs.TOTP" },
  "totp_rs.TOTP.{from_url,from_url_unchecked,from_steam_url}": { ...otp, returns: "totp_rs.TOTP" },
  "totp_rs.TOTP#{generate,generate_current,sign}": { refines: true, operates: true, functions: ["tag"] },
  "totp_rs.TOTP#{check,check_current}": { refines: true, operates: true, functions: ["verify"] },
  "totp_rs.Algorithm.SHA{1,256,512}": { name: "SHA-{1}" },
  "totp_rs.Secret.generate_secret": drawn,
  "otpauth.{TOTP,HOTP}.{new,from_base32,from_bytes}": { ...otp, digest: "SHA-1" },
  "google_authenticator.GoogleAuthenticator.new": { ...otp, digest: "SHA-1" },

  [`${pkce}.PkceCodeChallenge.{new_random_sha256,new_random_sha256_len,from_code_verifier_sha256}`]: {
    is: "hash",
    name: "SHA-256"
  },
  [`${pkce}.CsrfToken.{new_random,new_random_len}`]: drawn,
  "openidconnect.Nonce.{new_random,new_random_len}": drawn,
  [`${core}.HmacSha{256,384,512}`]: { is: "mac", name: "HMAC", digest: "SHA-{1}" },
  [`${core}.RsaSsaPkcs1V15Sha{256,384,512}`]: { is: "signature", algorithm: text("RS{1}", "jose") },
  [`${core}.RsaSsaPssSha{256,384,512}`]: { is: "signature", algorithm: text("PS{1}", "jose") },
  [`${core}.EcdsaP256Sha256`]: { is: "signature", algorithm: text("ES256", "jose") },
  [`${core}.EcdsaP384Sha384`]: { is: "signature", algorithm: text("ES384", "jose") },
  [`${core}.EcdsaP521Sha512`]: { is: "signature", algorithm: text("ES512", "jose") },
  [`${core}.EdDsa`]: { is: "signature", algorithm: text("EdDSA", "jose") },
  "openidconnect.core.{CoreHmacKey.new,CoreRsaPrivateSigningKey.from_pem,CoreEdDsaPrivateSigningKey.from_ed25519_pem}":
    {
      is: "key",
      material: "private-key"
    },

  [`${webauthn}.COSEAlgorithm.{ES256,ES384,ES512,RS256,RS384,RS512,PS256,PS384,PS512,EDDSA}`]: {
    is: "signature",
    algorithm: text("{2}", "jose")
  },
  [`${webauthn}.COSEAlgorithm.INSECURE_RS1`]: {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    digest: "SHA-1"
  },
  [`new ${webauthn}.COSEEC2Key`]: { is: "key", name: "EC", curve: arg(99, "any", "curve"), material: "public-key" },
  [`new ${webauthn}.COSEOKPKey`]: { is: "key", name: "EdDSA", curve: arg(99, "any", "curve"), material: "public-key" },
  [`new ${webauthn}.COSERSAKey`]: { is: "key", name: "RSA", material: "public-key" },
  [`${webauthn}.ECDSACurve.SECP256R1`]: { curve: text("P-256", "curve") },
  [`${webauthn}.ECDSACurve.SECP384R1`]: { curve: text("P-384", "curve") },
  [`${webauthn}.ECDSACurve.SECP521R1`]: { curve: text("P-521", "curve") },
  [`${webauthn}.EDDSACurve.{ED25519,ED448}`]: { curve: text("{2}", "curve") },

  "{yubico,yubico_ng}.config.Config.{default,new}": { returns: "yubico.config.Config" },
  "yubico.config.Config#{set_client_id,set_api_host}": { returns: "yubico.config.Config" },
  "yubico.config.Config#set_key": { ...otp, digest: "SHA-1" },
  "{yubico,yubico_ng}.{Verifier.with_client,Verifier.new,verify,verify_async}": {
    is: "mac",
    name: "HMAC",
    digest: "SHA-1",
    functions: ["verify"]
  },

  "{cookie,axum_extra.extract.cookie,actix_web.cookie,tower_cookies,poem.web.cookie}.{Key,CookieKey}.{generate,try_generate}":
    { is: "keygen", keyBits: 512, material: "secret-key" },
  "{cookie,axum_extra.extract.cookie,actix_web.cookie,tower_cookies,poem.web.cookie}.{Key,CookieKey}.{from,derive_from}":
    { is: "key", material: "secret-key" },
  "cookie.CookieJar.new": { returns: "cookie.CookieJar" },
  "cookie.CookieJar#{private,private_mut}": { is: "cipher", name: "AES", keyBits: 256, mode: "gcm" },
  "cookie.CookieJar#{signed,signed_mut}": { is: "mac", name: "HMAC", digest: "SHA-256" },

  "fernet.Fernet.{new,generate_key}": { is: "cipher", name: "Fernet", returns: "fernet.Fernet" },
  "fernet.Fernet#encrypt": { refines: true, operates: true, functions: ["encrypt"] },
  "fernet.Fernet#decrypt": { refines: true, operates: true, functions: ["decrypt"] }
})
