import { arg, library } from "../rule.ts"

const code = { is: "mac", name: "HMAC" } as const
const tag = { ...code, continues: true, functions: ["tag"] } as const
const verify = { ...code, continues: true, functions: ["verify"] } as const
const sha1 = { defaults: { digest: "SHA-1" } } as const
const GOOGLE = "Google.Authenticator.TwoFactorAuthenticator"

/* One-time passwords are HMACs of RFC 4226 and RFC 6238. Otp.NET 1.4 (https://github.com/kspearrin/Otp.NET: Sha1) and GoogleAuthenticator 3, READMEs. */
export const oneTimePasswords = library("dotnet", "oneTimePasswords", {
  "new OtpNet.Totp": { ...code, digest: arg(2, "hash", "mode"), returns: "OtpNet.Otp", ...sha1 },
  "new OtpNet.Hotp": { ...code, digest: arg(1, "hash", "mode"), returns: "OtpNet.Otp", ...sha1 },
  "OtpNet.{Totp,Hotp}": { returns: "OtpNet.Otp" },
  "OtpNet.OtpHashMode.{Sha1,Sha256,Sha512}": { value: "{1}" },
  "OtpNet.Otp#{ComputeTotp,ComputeHOTP}": tag,
  "OtpNet.Otp#{VerifyTotp,VerifyHotp}": verify,
  "OtpNet.KeyGeneration.GenerateRandomKey": { is: "random", name: "RNG", byteLength: arg(0, "size", "length") },
  [`new ${GOOGLE}`]: { ...code, digest: arg(0, "hash", "hashType"), returns: GOOGLE, ...sha1 },
  "Google.Authenticator.HashType.{SHA1,SHA256,SHA512}": { value: "{1}" },
  [`${GOOGLE}#{GetCurrentPIN,GetCurrentPINs,GeneratePINAtInterval}`]: tag,
  [`${GOOGLE}#ValidateTwoFactorPIN`]: verify
})
