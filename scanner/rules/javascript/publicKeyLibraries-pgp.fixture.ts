import { NodeRSA } from "node-rsa"
import * as openpgp from "openpgp"

const key = new NodeRSA({ b: 3072 }) // expect: key RSA-3072
key.sign("a") // expect: signature RSA-3072 functions=sign
openpgp.config.preferredSymmetricAlgorithm = openpgp.enums.symmetric.aes128 // expect: cipher AES-128
openpgp.config.preferredSymmetricAlgorithm = openpgp.enums.symmetric.aes192 // expect: cipher AES-192
openpgp.config.preferredSymmetricAlgorithm = openpgp.enums.symmetric.aes256 // expect: cipher AES-256
openpgp.config.preferredSymmetricAlgorithm = openpgp.enums.symmetric.tripledes // expect: cipher 3DES
openpgp.config.preferredSymmetricAlgorithm = openpgp.enums.symmetric.cast5 // expect: cipher CAST5
openpgp.config.preferredSymmetricAlgorithm = openpgp.enums.symmetric.blowfish // expect: cipher Blowfish
openpgp.config.preferredSymmetricAlgorithm = openpgp.enums.symmetric.twofish // expect: cipher Twofish
openpgp.config.preferredHashAlgorithm = openpgp.enums.hash.md5 // expect: hash MD5
openpgp.config.preferredHashAlgorithm = openpgp.enums.hash.sha1 // expect: hash SHA-1
openpgp.config.preferredHashAlgorithm = openpgp.enums.hash.ripemd // expect: hash RIPEMD-160
openpgp.config.preferredHashAlgorithm = openpgp.enums.hash.sha224 // expect: hash SHA-224
openpgp.config.preferredHashAlgorithm = openpgp.enums.hash.sha256 // expect: hash SHA-256
openpgp.config.preferredHashAlgorithm = openpgp.enums.hash.sha384 // expect: hash SHA-384
openpgp.config.preferredHashAlgorithm = openpgp.enums.hash.sha512 // expect: hash SHA-512
openpgp.config.preferredHashAlgorithm = openpgp.enums.hash.sha3_256 // expect: hash SHA3-256
openpgp.config.preferredHashAlgorithm = openpgp.enums.hash.sha3_512 // expect: hash SHA3-512
await openpgp.reformatKey({ privateKey, userIDs }) // expect: key PGP
await openpgp.revokeKey({ key: privateKey }) // expect: key PGP
await openpgp.generateSessionKey({ encryptionKeys }) // expect: keygen PGP
await openpgp.encryptSessionKey({ data, algorithm: "aes256", encryptionKeys }) // expect: key-wrap PGP functions=encrypt
await openpgp.decryptSessionKeys({ message, decryptionKeys }) // expect: key-wrap PGP functions=decrypt
