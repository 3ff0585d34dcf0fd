import { arg, library } from "../rule.ts"

const cipher = {
  is: "cipher",
  algorithm: arg(0, "mcrypt"),
  keyBits: arg(1, "bytes"),
  key: arg(1, "any"),
  nonceBits: arg(4, "bytes"),
  defaults: { padding: "zero" }
} as const

/*
 * PHP manual, "Mcrypt" (https://www.php.net/manual/en/book.mcrypt.php; removed in PHP 7.2) and phpseclib/mcrypt_compat 2: functions, constants for ciphers and for modes.
 * `rijndael-128` is AES; a mode of 192 or 256 bits of Rijndael is its block size.
 * Data is padded with zeros ("mcrypt_encrypt", "mcrypt_generic").
 */
export const mcrypt = library("php", "mcrypt", {
  mcrypt_encrypt: { ...cipher, mode: arg(3, "mode"), functions: ["encrypt"] },
  mcrypt_decrypt: { ...cipher, mode: arg(3, "mode"), functions: ["decrypt"] },
  "mcrypt_{ecb,cbc,cfb,ofb}": { ...cipher, mode: { text: "{1}", as: "mode" } },
  mcrypt_module_open: {
    is: "cipher",
    algorithm: arg(0, "mcrypt"),
    mode: arg(2, "mode"),
    defaults: { padding: "zero" }
  },
  mcrypt_generic_init: {
    refines: true,
    on: arg(0, "any"),
    keyBits: arg(1, "bytes"),
    nonceBits: arg(2, "bytes"),
    key: arg(1, "any")
  },
  mcrypt_generic: { refines: true, operates: true, on: arg(0, "any"), functions: ["encrypt"] },
  mdecrypt_generic: { refines: true, operates: true, on: arg(0, "any"), functions: ["decrypt"] },
  mcrypt_create_iv: { is: "random", name: "RNG", byteLength: arg(0, "size") },

  "MCRYPT_{DES,BLOWFISH,TWOFISH,SERPENT,GOST,RC2,RC6,LOKI97,CAST_128,CAST_256,RIJNDAEL_128,RIJNDAEL_192,RIJNDAEL_256,ARCFOUR,ARCFOUR_IV,IDEA,MARS,SKIPJACK,SAFERPLUS,SAFER64,SAFER128,XTEA,WAKE,PANAMA,THREEWAY,3DES,TRIPLEDES}":
    { value: "{1}" },
  "MCRYPT_RC6_{128,192,256}": { name: "RC6", keyBits: { text: "{1}", as: "int" } },
  "MCRYPT_SERPENT_{128,192,256}": { name: "Serpent", keyBits: { text: "{1}", as: "int" } },
  "MCRYPT_TWOFISH{128,192,256}": { name: "Twofish", keyBits: { text: "{1}", as: "int" } },
  MCRYPT_RC4: { name: "RC4" },
  MCRYPT_TEAN: { name: "TEA" },
  "MCRYPT_MODE_{CBC,ECB,CFB,OFB,NOFB,STREAM}": { value: "{1}" }
})
