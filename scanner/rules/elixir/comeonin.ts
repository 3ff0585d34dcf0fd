import { arg, library } from "../rule.ts"

/*
 * https://github.com/riverrun/bcrypt_elixir 3, https://github.com/riverrun/argon2_elixir 4,
 * https://github.com/riverrun/pbkdf2_elixir 2 and the functions that https://github.com/riverrun/comeonin adds. `log_rounds` and `m_cost` are powers of
 * two; what is configured for the application is not seen here. Pbkdf2 documents HMAC with SHA-512, Bcrypt
 * `log_rounds` of 12 in all versions, Argon2 2^16 KiB, with other costs that differ.
 */
export const comeonin = library("elixir", "comeonin", {
  "Bcrypt.{hash_pwd_salt,add_hash}": {
    is: "password-hash",
    name: "bcrypt",
    iterations: arg(9, "log2", "log_rounds"),
    functions: ["keyderive"],
    defaults: { iterations: 4096 }
  },
  "Bcrypt.{verify_pass,check_pass}": { is: "password-hash", name: "bcrypt", functions: ["verify"] },
  "Argon2.{hash_pwd_salt,add_hash}": {
    is: "password-hash",
    name: "Argon2",
    iterations: arg(9, "int", "t_cost"),
    memoryKib: arg(9, "log2", "m_cost"),
    parallelism: arg(9, "int", "parallelism"),
    functions: ["keyderive"],
    defaults: { memoryKib: 65536 },
    varies: ["iterations", "parallelism"]
  },
  "Argon2.{verify_pass,check_pass}": { is: "password-hash", name: "Argon2", functions: ["verify"] },
  "Pbkdf2.{hash_pwd_salt,add_hash}": {
    is: "password-hash",
    name: "PBKDF2",
    digest: arg(9, "hash", "digest"),
    iterations: arg(9, "int", "rounds"),
    functions: ["keyderive"],
    defaults: { digest: "SHA-512" },
    varies: ["iterations"]
  },
  "Comeonin.Bcrypt.{hashpwsalt,add_hash}": { is: "password-hash", name: "bcrypt", functions: ["keyderive"] },
  "Comeonin.Bcrypt.{checkpw,check_pass}": { is: "password-hash", name: "bcrypt", functions: ["verify"] },
  "Comeonin.Argon2.{hashpwsalt,add_hash}": { is: "password-hash", name: "Argon2", functions: ["keyderive"] },
  "Comeonin.Argon2.{checkpw,check_pass}": { is: "password-hash", name: "Argon2", functions: ["verify"] },
  "Comeonin.Pbkdf2.{hashpwsalt,add_hash}": { is: "password-hash", name: "PBKDF2", functions: ["keyderive"] },
  "Comeonin.Pbkdf2.{checkpw,check_pass}": { is: "password-hash", name: "PBKDF2", functions: ["verify"] },
  ":bcrypt.hashpw": { is: "password-hash", name: "bcrypt" },
  "Pbkdf2.{verify_pass,check_pass}": { is: "password-hash", name: "PBKDF2", functions: ["verify"] }
})
