import { arg, library } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

/* The Python Standard Library 3.12, "crypt", and crypt(5). The strongest method is used when none is given: unknown. */
export const crypt = library("python", "crypt", {
  "crypt.crypt": { is: "password-hash", algorithm: arg(1, "any", "salt") },
  "crypt.mksalt": { algorithm: arg(0, "any", "method"), iterations: arg(KEYWORD_ONLY, "int", "rounds") },
  "crypt.METHOD_CRYPT": { name: "crypt-des" },
  "crypt.METHOD_MD5": { name: "crypt-md5" },
  "crypt.METHOD_SHA256": { name: "crypt-sha256" },
  "crypt.METHOD_SHA512": { name: "crypt-sha512" },
  "crypt.METHOD_BLOWFISH": { name: "bcrypt" }
})
