import { arg, library, text } from "../rule.ts"

/* Source: the manual pages crypt(3), crypt(5), getrandom(2), getentropy(3), arc4random(3), and of mcrypt mcrypt(3). */
export const unixCrypto = library("c", "unixCrypto", {
  crypt: { is: "password-hash", algorithm: arg(1, "cryptSetting") },
  "{crypt_r,crypt_rn,crypt_ra}": { is: "password-hash", algorithm: arg(1, "cryptSetting") },
  "{crypt_gensalt,crypt_gensalt_ra,crypt_gensalt_rn}": { is: "password-hash", algorithm: arg(0, "cryptSetting") },
  "bcrypt_{hashpass,newhash,checkpass}": { is: "password-hash", name: "bcrypt" },
  bcrypt_pbkdf: { is: "kdf", name: "bcrypt-pbkdf", iterations: arg(6, "int") },
  "{argon2i,argon2d,argon2id}_hash_{raw,encoded}": {
    is: "password-hash",
    algorithm: text("{1}", "openssl"),
    iterations: arg(0, "int"),
    memoryKib: arg(1, "kib"),
    parallelism: arg(2, "int")
  },
  "{argon2i,argon2d,argon2id}_verify": {
    is: "password-hash",
    algorithm: text("{1}", "openssl"),
    functions: ["verify"]
  },
  libscrypt_scrypt: {
    is: "kdf",
    name: "scrypt",
    iterations: arg(4, "int"),
    blockSize: arg(5, "int"),
    parallelism: arg(6, "int")
  },
  "{getrandom,getentropy,arc4random_buf}": {
    is: "random",
    name: "RNG",
    byteLength: arg(1, "size"),
    functions: ["generate"]
  },
  "{arc4random,arc4random_uniform}": { is: "random", name: "RNG", functions: ["generate"] },
  "MCRYPT_{RIJNDAEL_128,RIJNDAEL_192,RIJNDAEL_256,DES,3DES,TRIPLEDES,BLOWFISH,TWOFISH,SERPENT,ARCFOUR,RC2,LOKI97,XTEA,GOST}":
    { algorithm: text("{1}", "cipher") },
  "MCRYPT_{CBC,ECB,CFB,OFB,nOFB}": { mode: text("{1}", "mode") },
  mcrypt_module_open: { is: "cipher", algorithm: arg(0, "cipher"), mode: arg(2, "mode") }
})
