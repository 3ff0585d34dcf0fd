import { arg, library } from "../rule.ts"

const password = {
  is: "mac",
  name: "HMAC",
  digest: arg(2, "hash", "digest"),
  returns: "pyotp.OTP",
  defaults: { digest: "SHA-1" }
} as const

/* PyOTP 2.9, "API documentation": one-time passwords are HMACs of RFC 4226 and RFC 6238, with SHA-1 by default. */
export const pyotp = library("python", "pyotp", {
  "pyotp.{TOTP,HOTP,totp.TOTP,hotp.HOTP}": password,
  "pyotp.OTP#{now,at,generate_otp}": { refines: true, functions: ["tag"] },
  "pyotp.OTP#verify": { refines: true, functions: ["verify"] },
  "pyotp.{random_base32,random_hex}": { is: "random", name: "RNG" }
})
