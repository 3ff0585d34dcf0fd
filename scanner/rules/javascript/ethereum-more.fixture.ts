import { ethers, HDNodeWallet, Mnemonic, SigningKey, TypedDataEncoder, Wallet, hashAuthorization, namehash } from "ethers"
import * as five from "ethers/lib/utils"

namehash("a.eth") // expect: hash Keccak-256
five.namehash("a.eth") // expect: hash Keccak-256
ethers.utils.namehash("a.eth") // expect: hash Keccak-256
hashAuthorization(request) // expect: hash Keccak-256
TypedDataEncoder.hash(domain, types, value) // expect: hash Keccak-256
TypedDataEncoder.hashDomain(domain) // expect: hash Keccak-256
TypedDataEncoder.hashStruct("Mail", types, value) // expect: hash Keccak-256
ethers.utils._TypedDataEncoder.hash(domain, types, value) // expect: hash Keccak-256
ethers.utils._TypedDataEncoder.hashDomain(domain) // expect: hash Keccak-256
ethers.utils._TypedDataEncoder.hashStruct("Mail", types, value) // expect: hash Keccak-256
HDNodeWallet.createRandom() // expect: key EC-secp256k1 material=private-key
HDNodeWallet.fromExtendedKey(key) // expect: key EC-secp256k1 material=private-key
Mnemonic.fromPhrase("test test").computeSeed() // expect: kdf PBKDF2-SHA-512-2048
Mnemonic.fromEntropy(entropy).computeSeed() // expect: kdf PBKDF2-SHA-512-2048
SigningKey.computePublicKey(key, true) // expect: key EC-secp256k1 material=public-key
const wallet = Wallet.createRandom() // expect: keygen EC-secp256k1
wallet.encrypt(password) // expect: keystore unknown
wallet.encryptSync(password) // expect: keystore unknown
ethers.decryptCrowdsaleJson(json, password) // expect: keystore unknown
