import { arg, library } from "../rule.ts"

const sha1 = { defaults: { digest: "SHA-1" } } as const
const code = { is: "mac", name: "HMAC" } as const
const tag = { ...code, continues: true, functions: ["tag"] } as const
const verify = { ...code, continues: true, functions: ["verify"] } as const
const TFA = "RobThree.Auth.TwoFactorAuth"
const GOOGLE = "PragmaRX.Google2FA.Google2FA"
const FACADE = "PragmaRX.Google2FALaravel.Facade"
const PLAIN = "{PHPGangsta_GoogleAuthenticator,Sonata.GoogleAuthenticator.GoogleAuthenticator}"

/*
 * One-time passwords are HMACs of RFC 4226 and RFC 6238. spomky-labs/otphp 11 (https://github.com/Spomky-Labs/otphp/tree/11.3.x/doc: sha1 by default), robthree/twofactorauth 3
 * (Algorithm::Sha1), pragmarx/google2fa 8 (SHA1), phpgangsta/googleauthenticator 1 and sonata-project/google-authenticator
 * 2 (SHA1), chillerlan/php-authenticator 5 (SHA1). Validation protocol 2.0 of Yubico: requests and responses carry an
 * HMAC with SHA-1; enygma/yubikey 3. duosecurity/duo_universal_php 1: JSON web tokens signed with HS512; duo_php 1: SHA-1.
 */
export const otp = library("php", "otp", {
  "OTPHP.{TOTP,HOTP}.create": { ...code, digest: arg(2, "hash", "digest"), returns: "OTPHP.OTP", ...sha1 },
  "OTPHP.{TOTP,HOTP}.{createFromSecret,generate}": { ...code, returns: "OTPHP.OTP", ...sha1 },
  "new OTPHP.{TOTP,HOTP}": { ...code, digest: arg(2, "hash", "digest"), returns: "OTPHP.OTP", ...sha1 },
  "OTPHP.Factory.loadFromProvisioningUri": { ...code, returns: "OTPHP.OTP", ...sha1 },
  "OTPHP.{TOTPInterface,HOTPInterface,OTPInterface,TOTP,HOTP}": { returns: "OTPHP.OTP" },
  "OTPHP.OTP#setDigest": { refines: true, digest: arg(0, "hash", "digest") },
  "OTPHP.OTP#{now,at}": tag,
  "OTPHP.OTP#verify": verify,

  [`new ${TFA}`]: { ...code, digest: arg(4, "hash", "algorithm"), returns: TFA, ...sha1 },
  "RobThree.Auth.Algorithm.{Md5,Sha1,Sha256,Sha512}": { value: "{1}" },
  [`${TFA}#getCode`]: tag,
  [`${TFA}#verifyCode`]: verify,
  [`${TFA}#createSecret`]: { is: "random", name: "RNG" },

  [`new ${GOOGLE}`]: { ...code, returns: GOOGLE, ...sha1 },
  [`${GOOGLE}#setAlgorithm`]: { refines: true, digest: arg(0, "hash") },
  "PragmaRX.Google2FA.Support.Constants.{SHA1,SHA256,SHA512}": { value: "{1}" },
  [`${GOOGLE}#{getCurrentOtp,oathHotp,oathTotp}`]: tag,
  [`${GOOGLE}#{verify,verifyKey,verifyKeyNewer}`]: verify,
  [`${GOOGLE}#generateSecretKey`]: { is: "random", name: "RNG" },
  [`${FACADE}.{getCurrentOtp}`]: { ...code, functions: ["tag"], ...sha1 },
  [`${FACADE}.{verifyKey,verifyGoogle2FA}`]: { ...code, functions: ["verify"], ...sha1 },
  [`${FACADE}.generateSecretKey`]: { is: "random", name: "RNG" },

  [`new ${PLAIN}`]: { returns: "PHPGangsta_GoogleAuthenticator" },
  "PHPGangsta_GoogleAuthenticator#getCode": { ...code, digest: "SHA-1", functions: ["tag"] },
  "PHPGangsta_GoogleAuthenticator#{verifyCode,checkCode}": { ...code, digest: "SHA-1", functions: ["verify"] },
  "PHPGangsta_GoogleAuthenticator#{createSecret,generateSecret}": { is: "random", name: "RNG" },

  "new chillerlan.Authenticator.Authenticator": { ...code, returns: "chillerlan.Authenticator.Authenticator", ...sha1 },
  "chillerlan.Authenticator.Authenticator#code": tag,
  "chillerlan.Authenticator.Authenticator#verify": verify,
  "chillerlan.Authenticator.Authenticator#createSecret": { is: "random", name: "RNG" },

  "new Yubikey.Validate": { returns: "Yubikey.Validate" },
  "Yubikey.Validate#check": { ...code, digest: "SHA-1", functions: ["tag"] },

  "new Duo.DuoUniversal.Client": { is: "token", name: "HMAC", digest: "SHA-512", returns: "Duo.DuoUniversal.Client" },
  "Duo.DuoUniversal.Client": { returns: "Duo.DuoUniversal.Client" },
  "Duo.DuoUniversal.Client#generateState": { is: "random", name: "RNG" },
  "Duo.DuoUniversal.Client#{createAuthUrl,healthCheck}": {
    is: "token",
    name: "HMAC",
    digest: "SHA-512",
    functions: ["sign"]
  },
  "Duo.DuoUniversal.Client#exchangeAuthorizationCodeFor2FAResult": {
    is: "token",
    name: "HMAC",
    digest: "SHA-512",
    functions: ["verify"]
  },
  "Duo.Web.signRequest": { ...code, digest: "SHA-1", functions: ["tag"] },
  "Duo.Web.verifyResponse": { ...code, digest: "SHA-1", functions: ["verify"] }
})
