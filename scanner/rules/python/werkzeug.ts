import { arg, library } from "../rule.ts"

/* Werkzeug 3.1, "Utilities": the documented default is "scrypt:32768:8:1" with a salt of 16 characters. */
export const werkzeug = library("python", "werkzeug", {
  "werkzeug.security.generate_password_hash": {
    is: "password-hash",
    algorithm: arg(1, "openssl", "method"),
    saltBits: arg(2, "bytes", "salt_length"),
    functions: ["keyderive"],
    defaults: { name: "scrypt", iterations: 32768, blockSize: 8, parallelism: 1, saltBits: 128 }
  },
  "werkzeug.security.check_password_hash": { is: "password-hash", functions: ["verify"] },
  "werkzeug.security.gen_salt": { is: "random", name: "RNG", byteLength: arg(0, "size", "length") }
})
