import { arg, library } from "../rule.ts"

/* package:bcrypt 1 and package:dbcrypt 2, README and API reference: 10 log rounds where the call does not say. */
export const dartPasswords = library("dart", "dartPasswords", {
  "bcrypt.BCrypt.hashpw": { is: "password-hash", name: "bcrypt", from: arg(1, "any") },
  "bcrypt.BCrypt.checkpw": { is: "password-hash", name: "bcrypt", functions: ["verify"] },
  "bcrypt.BCrypt.gensalt": { iterations: arg(9, "log2", "logRounds"), defaults: { iterations: 1024 } },
  "dbcrypt.DBCrypt": { returns: "dbcrypt.DBCrypt" },
  "dbcrypt.DBCrypt#hashpw": { is: "password-hash", name: "bcrypt", from: arg(1, "any") },
  "dbcrypt.DBCrypt#checkpw": { is: "password-hash", name: "bcrypt", functions: ["verify"] },
  "dbcrypt.DBCrypt#gensalt": { iterations: arg(0, "log2"), defaults: { iterations: 1024 } },
  "dbcrypt.DBCrypt#gensaltWithRounds": { iterations: arg(0, "log2") }
})
