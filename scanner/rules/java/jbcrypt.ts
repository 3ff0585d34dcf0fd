import { arg, library } from "../rule.ts"

/*
 * Sources: jBCrypt 0.4 API, class org.mindrot.jbcrypt.BCrypt, and its repackagings; bcrypt 0.10 (Patrick Favre-Bulle) API,
 * package at.favre.lib.crypto.bcrypt. `gensalt()` documents 10 rounds, that is 2^10 iterations.
 */
export const jbcrypt = library("java", "jbcrypt", {
  "{org.mindrot.jbcrypt,org.mindrot,de.svenkubiak.jbcrypt,org.springframework.security.crypto.bcrypt,cn.hutool.crypto.digest}.BCrypt.hashpw":
    {
      is: "password-hash",
      name: "bcrypt",
      from: arg(1, "any"),
      functions: ["keyderive"]
    },
  "{org.mindrot.jbcrypt,org.mindrot,de.svenkubiak.jbcrypt,org.springframework.security.crypto.bcrypt,cn.hutool.crypto.digest}.BCrypt.checkpw":
    {
      is: "password-hash",
      name: "bcrypt",
      functions: ["verify"]
    },
  "{org.mindrot.jbcrypt,org.mindrot,de.svenkubiak.jbcrypt,org.springframework.security.crypto.bcrypt,cn.hutool.crypto.digest}.BCrypt.gensalt":
    {
      name: "bcrypt",
      iterations: arg(0, "log2"),
      saltBits: 128,
      defaults: { iterations: 1024 }
    },

  "at.favre.lib.crypto.bcrypt.BCrypt.withDefaults": { returns: "at.favre.lib.crypto.bcrypt.BCrypt.Hasher" },
  "at.favre.lib.crypto.bcrypt.BCrypt.with": {
    from: arg(-1, "any"),
    returns: "at.favre.lib.crypto.bcrypt.BCrypt.Hasher"
  },
  "at.favre.lib.crypto.bcrypt.LongPasswordStrategies.hashSha512": { digest: "SHA-512" },
  "at.favre.lib.crypto.bcrypt.BCrypt.Hasher#{hash,hashToChar,hashToString}": {
    is: "password-hash",
    inherits: true,
    name: "bcrypt",
    iterations: arg(0, "log2"),
    functions: ["keyderive"]
  },
  "at.favre.lib.crypto.bcrypt.BCrypt.Hasher#hashRaw": {
    is: "password-hash",
    inherits: true,
    name: "bcrypt",
    iterations: arg(0, "log2"),
    saltBits: arg(1, "bytes"),
    functions: ["keyderive"]
  },
  "at.favre.lib.crypto.bcrypt.BCrypt.verifyer": {
    from: arg(-1, "any"),
    returns: "at.favre.lib.crypto.bcrypt.BCrypt.Verifyer"
  },
  "at.favre.lib.crypto.bcrypt.BCrypt.Verifyer#{verify,verifyStrict}": {
    is: "password-hash",
    inherits: true,
    name: "bcrypt",
    functions: ["verify"]
  }
})
