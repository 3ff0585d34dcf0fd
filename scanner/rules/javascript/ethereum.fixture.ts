import { ethers } from "ethers"
import { keccak256, Wallet } from "ethers"
import * as all from "ethers"
import * as utils from "ethers/lib/utils"
import { keccak256 as old } from "@ethersproject/keccak256"
import Web3, { Web3 as Named } from "web3"
import web3Utils from "web3-utils"
import * as viem from "viem"
import * as accounts from "viem/accounts"
import * as ethUtil from "ethereumjs-util"
import * as newUtil from "@ethereumjs/util"
import * as cryptography from "ethereum-cryptography/keccak"
import * as bitcoin from "bitcoinjs-lib"
import * as bip39 from "bip39"
import { id } from "./ethers"

ethers.utils.keccak256(message) // expect: hash Keccak-256
ethers.utils.id(message) // expect: hash Keccak-256
ethers.utils.solidityKeccak256(message) // expect: hash Keccak-256
ethers.utils.solidityPackedKeccak256(message) // expect: hash Keccak-256
ethers.utils.hashMessage(message) // expect: hash Keccak-256
ethers.utils.sha256(message) // expect: hash SHA-256
ethers.utils.sha512(message) // expect: hash SHA-512
ethers.utils.ripemd160(message) // expect: hash RIPEMD-160
ethers.utils.soliditySha256(message) // expect: hash SHA-256
ethers.utils.solidityPackedSha256(message) // expect: hash SHA-256
ethers.utils.verifyMessage(message) // expect: signature ECDSA-secp256k1-Keccak-256 functions=verify digest=Keccak-256
ethers.utils.recoverAddress(message) // expect: signature ECDSA-secp256k1-Keccak-256 functions=verify digest=Keccak-256
ethers.utils.randomBytes(32) // expect: random RNG byteLength=32
ethers.utils.computeHmac("sha512", key, message) // expect: mac HMAC-SHA-512 digest=SHA-512
ethers.keccak256(message) // expect: hash Keccak-256
ethers.id(message) // expect: hash Keccak-256
ethers.solidityKeccak256(message) // expect: hash Keccak-256
ethers.solidityPackedKeccak256(message) // expect: hash Keccak-256
ethers.hashMessage(message) // expect: hash Keccak-256
ethers.sha256(message) // expect: hash SHA-256
ethers.sha512(message) // expect: hash SHA-512
ethers.ripemd160(message) // expect: hash RIPEMD-160
ethers.soliditySha256(message) // expect: hash SHA-256
ethers.solidityPackedSha256(message) // expect: hash SHA-256
ethers.verifyMessage(message) // expect: signature ECDSA-secp256k1-Keccak-256 functions=verify digest=Keccak-256
ethers.recoverAddress(message) // expect: signature ECDSA-secp256k1-Keccak-256 functions=verify digest=Keccak-256
ethers.randomBytes(32) // expect: random RNG byteLength=32
ethers.computeHmac("sha512", key, message) // expect: mac HMAC-SHA-512 digest=SHA-512
utils.keccak256(message) // expect: hash Keccak-256
utils.id(message) // expect: hash Keccak-256
utils.solidityKeccak256(message) // expect: hash Keccak-256
utils.solidityPackedKeccak256(message) // expect: hash Keccak-256
utils.hashMessage(message) // expect: hash Keccak-256
utils.sha256(message) // expect: hash SHA-256
utils.sha512(message) // expect: hash SHA-512
utils.ripemd160(message) // expect: hash RIPEMD-160
utils.soliditySha256(message) // expect: hash SHA-256
utils.solidityPackedSha256(message) // expect: hash SHA-256
utils.verifyMessage(message) // expect: signature ECDSA-secp256k1-Keccak-256 functions=verify digest=Keccak-256
utils.recoverAddress(message) // expect: signature ECDSA-secp256k1-Keccak-256 functions=verify digest=Keccak-256
utils.randomBytes(32) // expect: random RNG byteLength=32
utils.computeHmac("sha512", key, message) // expect: mac HMAC-SHA-512 digest=SHA-512
keccak256(message) // expect: hash Keccak-256
all.keccak256(message) // expect: hash Keccak-256
ethers.pbkdf2(password, "saltsalt", 1000, 32, "sha512") // expect: kdf PBKDF2-SHA-512-1000 outputBits=256 digest=SHA-512
ethers.utils.pbkdf2(password, salt, 2000, 16, "sha256") // expect: kdf PBKDF2-SHA-256-2000 outputBits=128 digest=SHA-256
ethers.scrypt(password, salt, 1024, 8, 1, 64) // expect: kdf scrypt-1024-8-1 outputBits=512
ethers.scryptSync(password, salt, 2048, 8, 1, 64) // expect: kdf scrypt-2048-8-1 outputBits=512
const wallet = new Wallet(secret) // expect: key EC-secp256k1 material=private-key
wallet.signMessage(message) // expect: signature ECDSA-secp256k1-Keccak-256 functions=sign digest=Keccak-256
new ethers.SigningKey(secret) // expect: key EC-secp256k1 material=private-key
const random = ethers.Wallet.createRandom() // expect: keygen EC-secp256k1
random.signTransaction(transaction) // expect: signature ECDSA-secp256k1-Keccak-256 functions=sign digest=Keccak-256
random.signTypedData(domain, types, value) // expect: signature ECDSA-secp256k1-Keccak-256 functions=sign digest=Keccak-256
old(message) // expect: hash Keccak-256
Web3.utils.sha3(message) // expect: hash Keccak-256
Named.utils.sha3(message) // expect: hash Keccak-256
web3Utils.sha3(message) // expect: hash Keccak-256
Web3.utils.keccak256(message) // expect: hash Keccak-256
Named.utils.keccak256(message) // expect: hash Keccak-256
web3Utils.keccak256(message) // expect: hash Keccak-256
Web3.utils.soliditySha3(message) // expect: hash Keccak-256
Named.utils.soliditySha3(message) // expect: hash Keccak-256
web3Utils.soliditySha3(message) // expect: hash Keccak-256
Web3.utils.sha3Raw(message) // expect: hash Keccak-256
Named.utils.sha3Raw(message) // expect: hash Keccak-256
web3Utils.sha3Raw(message) // expect: hash Keccak-256
viem.keccak256(message) // expect: hash Keccak-256
viem.sha256(message) // expect: hash SHA-256
viem.ripemd160(message) // expect: hash RIPEMD-160
ethUtil.keccak256(message) // expect: hash Keccak-256
ethUtil.sha256(message) // expect: hash SHA-256
ethUtil.ripemd160(message) // expect: hash RIPEMD-160
ethUtil.ecsign(digest, secret) // expect: signature ECDSA-secp256k1 functions=sign
ethUtil.ecrecover(digest, v, r, s) // expect: signature ECDSA-secp256k1 functions=verify
newUtil.keccak256(message) // expect: hash Keccak-256
newUtil.ecsign(digest, secret) // expect: signature ECDSA-secp256k1 functions=sign
newUtil.ecrecover(digest, v, r, s) // expect: signature ECDSA-secp256k1 functions=verify
cryptography.keccak256(message) // expect: hash Keccak-256
accounts.privateKeyToAccount(secret) // expect: key EC-secp256k1 material=private-key
accounts.generatePrivateKey() // expect: keygen EC-secp256k1
bitcoin.crypto.sha256(message) // expect: hash SHA-256
bitcoin.crypto.sha1(message) // expect: hash SHA-1
bitcoin.crypto.ripemd160(message) // expect: hash RIPEMD-160
bitcoin.crypto.hash256(message) // expect: hash SHA-256
bitcoin.crypto.hash160(message) // expect: hash RIPEMD-160
bip39.mnemonicToSeed(words) // expect: kdf PBKDF2-SHA-512-2048 digest=SHA-512
bip39.mnemonicToSeedSync(words) // expect: kdf PBKDF2-SHA-512-2048 digest=SHA-512
id(message)
ethers.utils.verifyTypedData(domain, types, value, signature) // expect: signature ECDSA-secp256k1-Keccak-256 functions=verify digest=Keccak-256
ethers.verifyTypedData(domain, types, value, signature) // expect: signature ECDSA-secp256k1-Keccak-256 functions=verify digest=Keccak-256
const signingKey = new ethers.SigningKey(privateKey) // expect: key EC-secp256k1 material=private-key
signingKey.sign(digest) // expect: signature ECDSA-secp256k1 functions=sign
signingKey.signDigest(digest) // expect: signature ECDSA-secp256k1 functions=sign
signingKey.computeSharedSecret(other) // expect: key-agreement ECDH-secp256k1 functions=keyderive
ethers.SigningKey.recoverPublicKey(digest, signature) // expect: signature ECDSA-secp256k1 functions=verify
ethers.utils.recoverPublicKey(digest, signature) // expect: signature ECDSA-secp256k1 functions=verify
ethers.Wallet.fromMnemonic(phrase) // expect: key EC-secp256k1 material=private-key
ethers.Wallet.fromPhrase(phrase) // expect: key EC-secp256k1 material=private-key
ethers.HDNodeWallet.fromPhrase(phrase) // expect: key EC-secp256k1 material=private-key
ethers.HDNodeWallet.fromSeed(seed) // expect: key EC-secp256k1 material=private-key
ethers.HDNodeWallet.fromMnemonic(mnemonic) // expect: key EC-secp256k1 material=private-key
ethers.Wallet.fromEncryptedJsonSync(json, password) // expect: key EC-secp256k1 material=private-key
const restored = await ethers.Wallet.fromEncryptedJson(json, password) // expect: key EC-secp256k1 material=private-key
restored.signMessageSync(message) // expect: signature ECDSA-secp256k1-Keccak-256 functions=sign digest=Keccak-256
restored._signTypedData(domain, types, value) // expect: signature ECDSA-secp256k1-Keccak-256 functions=sign digest=Keccak-256
ethers.encryptKeystoreJson(account, password) // expect: keystore unknown
ethers.encryptKeystoreJsonSync(account, password) // expect: keystore unknown
ethers.decryptKeystoreJson(json, password) // expect: keystore unknown
ethers.decryptKeystoreJsonSync(json, password) // expect: keystore unknown
ethers.computeHmac("sha512", "0x0102", data) // expect: mac HMAC-SHA-512 digest=SHA-512
utils.verifyTypedData(domain, types, value, signature) // expect: signature ECDSA-secp256k1-Keccak-256 functions=verify digest=Keccak-256
