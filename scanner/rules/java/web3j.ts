import { arg, library } from "../rule.ts"

/*
 * Source: web3j 5 API, package org.web3j.crypto: keys and signatures on secp256k1, hashes that are Keccak-256, and key
 * files of the Web3 Secret Storage Definition (scrypt and AES-128-CTR; N is 2^18, in light ones 2^12).
 */
export const web3j = library("java", "web3j", {
  "org.web3j.crypto.Keys.{createEcKeyPair,createSecp256k1KeyPair}": {
    is: "keygen",
    name: "EC",
    curve: "secp256k1"
  },
  "org.web3j.crypto.ECKeyPair.create": {
    is: "key",
    name: "EC",
    curve: "secp256k1",
    returns: "org.web3j.crypto.ECKeyPair"
  },
  "org.web3j.crypto.ECKeyPair#sign": { is: "signature", name: "ECDSA", curve: "secp256k1", functions: ["sign"] },
  "org.web3j.crypto.Sign.{signMessage,signPrefixedMessage,signTypedData}": {
    is: "signature",
    name: "ECDSA",
    curve: "secp256k1",
    functions: ["sign"]
  },
  "org.web3j.crypto.Sign.{recoverFromSignature,signedMessageToKey,signedPrefixedMessageToKey}": {
    is: "signature",
    name: "ECDSA",
    curve: "secp256k1",
    functions: ["verify"]
  },
  "org.web3j.crypto.Hash.{sha3,sha3String}": { is: "hash", name: "Keccak-256" },
  "org.web3j.crypto.Hash.sha256": { is: "hash", name: "SHA-256" },
  "org.web3j.crypto.Hash.hmacSha512": { is: "mac", name: "HMAC", digest: "SHA-512", key: arg(0, "any") },
  "org.web3j.crypto.Hash.hash": { is: "hash", algorithm: arg(1, "jca") },
  "org.web3j.crypto.Wallet.{createStandard,createLight,create}": {
    is: "cipher",
    name: "AES",
    keyBits: 128,
    mode: "ctr",
    functions: ["encrypt"]
  },
  "org.web3j.crypto.Wallet.decrypt": { is: "cipher", name: "AES", keyBits: 128, mode: "ctr", functions: ["decrypt"] },
  "org.web3j.crypto.WalletUtils.{generateNewWalletFile,generateFullNewWalletFile,generateLightNewWalletFile,generateWalletFile}":
    { is: "cipher", name: "AES", keyBits: 128, mode: "ctr", functions: ["encrypt"] },
  "org.web3j.crypto.WalletUtils.loadCredentials": {
    is: "cipher",
    name: "AES",
    keyBits: 128,
    mode: "ctr",
    functions: ["decrypt"]
  },
  "org.web3j.crypto.TransactionEncoder.signMessage": {
    is: "signature",
    name: "ECDSA",
    curve: "secp256k1",
    functions: ["sign"]
  }
})
