import { library, named } from "../rule.ts"

const hashed = { is: "password-hash" } as const

/*
 * htpasswd(1) of Apache httpd 2.4 (httpd.apache.org/docs/2.4/programs/htpasswd.html), whose `-r` sets the rounds of SHA-256
 * and SHA-512; mkpasswd(1) of whois; chpasswd(8) of shadow; pwhash(1) of NetBSD is left out. What these do when not told
 * depends on their version or on the system.
 */
export const passwords = library(
  "shell",
  "passwords",
  {
    htpasswd: hashed,
    "htpasswd(bcrypt:)": { ...hashed, name: "bcrypt", iterations: named("C", "log2") },
    "htpasswd(md5:)": { ...hashed, name: "crypt-md5" },
    "htpasswd({sha256,sha512}:)": { ...hashed, name: "crypt-{1}", iterations: named("r", "int") },
    "htpasswd(des:)": { ...hashed, name: "crypt-des" },
    "htpasswd(sha1:)": { is: "hash", name: "SHA-1" },
    "htpasswd({plain,D,v}:)": {},
    mkpasswd: { ...hashed, algorithm: named("method", "cryptMethod"), iterations: named("rounds", "int") },
    "mkpasswd(md5:)": { ...hashed, name: "crypt-md5" },
    "chpasswd(method:)": {
      ...hashed,
      algorithm: named("method", "cryptMethod"),
      iterations: named("sha-rounds", "int")
    },
    "chpasswd(md5:)": { ...hashed, name: "crypt-md5" }
  },
  {
    htpasswd: {
      clusters: true,
      valued: "C r",
      flags: "bcrypt|B md5|m sha256|2 sha512|5 des|d sha1|s plain|p b c i n D v"
    },
    mkpasswd: {
      clusters: true,
      valued: "method|m rounds|R salt|S password-fd|P hash|H",
      flags: "md5|5 stdin|s help|h"
    },
    chpasswd: {
      clusters: true,
      valued: "method|crypt-method|c sha-rounds|s root|R prefix|P",
      flags: "encrypted|e md5|m"
    }
  }
)
