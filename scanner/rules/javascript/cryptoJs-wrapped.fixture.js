const CryptoJS = require("crypto-js")

const engine = CryptoJS.algo.RC4Drop.createEncryptor(key) // expect: cipher RC4 functions=encrypt
CryptoJS.algo.RC4Drop.createDecryptor(key) // expect: cipher RC4 functions=decrypt
CryptoJS.algo.RabbitLegacy.createEncryptor(key, { iv }) // expect: cipher RABBIT functions=encrypt
CryptoJS.algo.RabbitLegacy.createDecryptor(key, { iv }) // expect: cipher RABBIT functions=decrypt
CryptoJS.lib.SerializableCipher.encrypt(CryptoJS.algo.AES, text, key, { iv, mode: CryptoJS.mode.CTR }) // expect: cipher AES-CTR functions=encrypt
CryptoJS.lib.SerializableCipher.decrypt(CryptoJS.algo.DES, text, key) // expect: cipher DES-56 functions=decrypt
CryptoJS.lib.PasswordBasedCipher.encrypt(CryptoJS.algo.TripleDES, text, "secret") // expect: cipher 3DES functions=encrypt
CryptoJS.lib.PasswordBasedCipher.decrypt(CryptoJS.algo.Blowfish, text, "secret") // expect: cipher Blowfish functions=decrypt
CryptoJS.lib.PasswordBasedCipher.decrypt(CryptoJS.algo.RC4, text, password) // expect: cipher RC4 functions=decrypt
CryptoJS.lib.PasswordBasedCipher.decrypt(CryptoJS.algo.RC4Drop, text, password) // expect: cipher RC4 functions=decrypt
CryptoJS.lib.PasswordBasedCipher.decrypt(CryptoJS.algo.Rabbit, text, password) // expect: cipher RABBIT functions=decrypt
CryptoJS.lib.PasswordBasedCipher.decrypt(CryptoJS.algo.RabbitLegacy, text, password) // expect: cipher RABBIT functions=decrypt
CryptoJS.kdf.OpenSSL.execute(password, 8, 4, salt) // expect: kdf OpenSSL-KDF-MD5-1
CryptoJS.kdf.OpenSSL.execute(password, 8, 4, salt, CryptoJS.algo.SHA256) // expect: kdf OpenSSL-KDF-SHA-256-1
