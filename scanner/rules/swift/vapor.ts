import { arg, library } from "../rule.ts"

/* Vapor 4, Passwords and Crypto: the default cost of Bcrypt is 12. */
export const vapor = library("swift", "vapor", {
  "Vapor.Bcrypt.hash": {
    is: "password-hash",
    name: "bcrypt",
    iterations: arg(9, "log2", "cost"),
    defaults: { iterations: 4096 }
  },
  "Vapor.Bcrypt.verify": { is: "password-hash", name: "bcrypt", functions: ["verify"] },
  "Vapor.BCryptDigest": { returns: "Vapor.BCryptDigest" },
  "Vapor.BCryptDigest#hash": {
    is: "password-hash",
    name: "bcrypt",
    iterations: arg(9, "log2", "cost"),
    defaults: { iterations: 4096 }
  },
  "Vapor.BCryptDigest#verify": { is: "password-hash", name: "bcrypt", functions: ["verify"] }
})
