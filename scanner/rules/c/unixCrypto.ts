import { arg, library, text, type Row } from "../rule.ts"

/** The r and p of scrypt follow its N. */
const scrypt = (n: number, output: number): Row => ({
  is: "kdf",
  name: "scrypt",
  saltBits: arg(3, "bytes"),
  iterations: arg(n, "int"),
  blockSize: arg(n + 1, "int"),
  parallelism: arg(n + 2, "int"),
  outputBits: arg(output, "bytes")
})

/* Source: the manual pages crypt(3), crypt(5), getrandom(2), getentropy(3), arc4random(3), bcrypt_pbkdf(3) of OpenBSD, limits.h(0P), and of mcrypt mcrypt(3). */
export const unixCrypto = library("c", "unixCrypto", {
  crypt: { is: "password-hash", algorithm: arg(1, "cryptSetting") },
  "{crypt_r,crypt_rn,crypt_ra}": { is: "password-hash", algorithm: arg(1, "cryptSetting") },
  "{crypt_gensalt,crypt_gensalt_ra,crypt_gensalt_rn}": { is: "password-hash", algorithm: arg(0, "cryptSetting") },
  "bcrypt_{hashpass,newhash,checkpass}": { is: "password-hash", name: "bcrypt" },
  bcrypt_pbkdf: {
    is: "kdf",
    name: "bcrypt-pbkdf",
    saltBits: arg(3, "bytes"),
    outputBits: arg(5, "bytes"),
    iterations: arg(6, "int")
  },
  "{libscrypt_scrypt,crypto_scrypt,scrypt_kdf}": scrypt(4, 8),
  libscrypt_hash: {
    is: "password-hash",
    name: "scrypt",
    iterations: arg(2, "int"),
    blockSize: arg(3, "int"),
    parallelism: arg(4, "int")
  },
  libscrypt_check: { is: "password-hash", name: "scrypt", functions: ["verify"] },
  libscrypt_salt_gen: { is: "random", name: "RNG", byteLength: arg(1, "size"), functions: ["generate"] },
  "{_crypt_blowfish_rn,bcrypt_hashpw,bcrypt_checkpw,bcrypt.generateHash,bcrypt.validatePassword}": {
    is: "password-hash",
    name: "bcrypt"
  },
  bcrypt_gensalt: { is: "password-hash", name: "bcrypt", iterations: arg(0, "log2") },
  _crypt_gensalt_blowfish_rn: { is: "password-hash", name: "bcrypt", iterations: arg(1, "log2") },
  "{yescrypt,yescrypt_r,yescrypt_kdf}": { is: "kdf", name: "yescrypt" },
  "{getrandom,getentropy,arc4random_buf}": {
    is: "random",
    name: "RNG",
    byteLength: arg(1, "size"),
    functions: ["generate"]
  },
  CHAR_BIT: { value: "8" },
  "{arc4random,arc4random_uniform}": { is: "random", name: "RNG", functions: ["generate"] },
  "MCRYPT_{RIJNDAEL_128,RIJNDAEL_192,RIJNDAEL_256,DES,3DES,TRIPLEDES,BLOWFISH,TWOFISH,SERPENT,ARCFOUR,RC2,LOKI97,XTEA,GOST}":
    { algorithm: text("{1}", "cipher") },
  "MCRYPT_{CBC,ECB,CFB,OFB,nOFB}": { mode: text("{1}", "mode") },
  mcrypt_module_open: { is: "cipher", algorithm: arg(0, "cipher"), mode: arg(2, "mode") }
})
