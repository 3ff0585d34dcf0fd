import { arg, library } from "../rule.ts"

const checked = { is: "password-hash", name: "bcrypt", functions: ["verify"] } as const

/*
 * bcrypt 5.0, README: `gensalt` documents 12 rounds, that is 2^12 iterations, and a salt has 16 bytes. `kdf` is the
 * bcrypt_pbkdf of OpenBSD, whose rounds are counted as they are. With it: flask_bcrypt 1.0 and its 12 rounds.
 */
export const bcrypt = library("python", "bcrypt", {
  "bcrypt.gensalt": {
    name: "bcrypt",
    iterations: arg(0, "log2", "rounds"),
    saltBits: 128,
    defaults: { iterations: 4096 }
  },
  "bcrypt.hashpw": {
    is: "password-hash",
    name: "bcrypt",
    from: arg(1, "any", "salt"),
    iterations: arg(1, "bcryptHash", "salt"),
    functions: ["keyderive"]
  },
  "bcrypt.checkpw": checked,
  "bcrypt.kdf": {
    is: "kdf",
    name: "bcrypt-pbkdf",
    saltBits: arg(1, "bytes", "salt"),
    outputBits: arg(2, "bytes", "desired_key_bytes"),
    byteLength: arg(2, "size", "desired_key_bytes"),
    iterations: arg(3, "int", "rounds")
  },

  "flask_bcrypt.generate_password_hash": {
    is: "password-hash",
    name: "bcrypt",
    iterations: arg(1, "log2", "rounds"),
    functions: ["keyderive"],
    defaults: { iterations: 4096 }
  },
  "flask_bcrypt.check_password_hash": checked,
  "flask_bcrypt.Bcrypt#generate_password_hash": {
    is: "password-hash",
    name: "bcrypt",
    iterations: arg(1, "log2", "rounds"),
    functions: ["keyderive"],
    defaults: { iterations: 4096 }
  },
  "flask_bcrypt.Bcrypt#check_password_hash": checked
})
