import { arg, library, text } from "../rule.ts"

const keccak = { is: "hash", name: "Keccak-256" } as const
const sized = { is: "hash", algorithm: text("{2}", "hash") } as const
const secp = { name: "ECDSA", curve: "secp256k1" } as const
const wallet = { is: "key", name: "EC", curve: "secp256k1", material: "private-key" } as const
const utils = "{ethers.utils,ethers,ethers/lib/utils}"
const wallets = "ethers"

/*
 * ethers 5 and 6 (https://docs.ethers.org/v6/api/crypto/: a text is bytes in hexadecimal), web3 4, viem 2, ethereumjs-util 7 and @ethereumjs/util 10, bitcoinjs-lib 6 and bip39 3, documentation.
 * Ethereum signs Keccak-256 digests on secp256k1.
 */
export const ethereum = library("javascript", "ethereum", {
  [`${utils}.{keccak256,id,hashMessage,solidityKeccak256,solidityPackedKeccak256}`]: keccak,
  [`${utils}.namehash`]: keccak,
  "ethers.hashAuthorization": keccak,
  "{ethers.TypedDataEncoder,ethers.utils._TypedDataEncoder}.{hash,hashDomain,hashStruct}": keccak,
  [`${utils}.{sha256,sha512,ripemd160}`]: sized,
  [`${utils}.{soliditySha256,solidityPackedSha256}`]: { is: "hash", name: "SHA-256" },
  [`${utils}.computeHmac`]: { is: "mac", name: "HMAC", digest: arg(0, "hash"), keyBits: arg(1, "rawBytes") },
  [`${utils}.{verifyMessage,verifyTypedData,recoverAddress}`]: {
    is: "signature",
    ...secp,
    digest: "Keccak-256",
    functions: ["verify"]
  },
  [`${utils}.randomBytes`]: { is: "random", name: "RNG", byteLength: arg(0, "size") },
  "ethers.{pbkdf2,utils.pbkdf2}": {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(1, "rawBytes"),
    iterations: arg(2, "int"),
    outputBits: arg(3, "bytes"),
    digest: arg(4, "hash")
  },
  "ethers.{scrypt,scryptSync}": {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(1, "rawBytes"),
    iterations: arg(2, "int"),
    blockSize: arg(3, "int"),
    parallelism: arg(4, "int"),
    outputBits: arg(5, "bytes")
  },
  [`new ${wallets}.Wallet`]: { ...wallet, returns: "ethers.Wallet" },
  [`new ${wallets}.SigningKey`]: { ...wallet, returns: "ethers.SigningKey" },
  "ethers.SigningKey#{sign,signDigest}": { is: "signature", ...secp, functions: ["sign"] },
  "ethers.SigningKey#computeSharedSecret": {
    is: "key-agreement",
    name: "ECDH",
    curve: "secp256k1",
    functions: ["keyderive"]
  },
  "{ethers.SigningKey,ethers.utils}.recoverPublicKey": { is: "signature", ...secp, functions: ["verify"] },
  "ethers.{Wallet.fromMnemonic,Wallet.fromPhrase,HDNodeWallet.fromPhrase,HDNodeWallet.fromSeed,HDNodeWallet.fromMnemonic}":
    {
      ...wallet,
      returns: "ethers.Wallet"
    },
  "ethers.{Wallet.fromEncryptedJson,Wallet.fromEncryptedJsonSync}": { ...wallet, returns: "ethers.Wallet" },
  "ethers.HDNodeWallet.{createRandom,fromExtendedKey}": { ...wallet, returns: "ethers.Wallet" },
  "ethers.Mnemonic.{fromPhrase,fromEntropy}": { returns: "ethers.Mnemonic" },
  "ethers.Mnemonic#computeSeed": {
    is: "kdf",
    name: "PBKDF2",
    digest: "SHA-512",
    iterations: 2048,
    outputBits: 512
  },
  "ethers.SigningKey.computePublicKey": { is: "key", name: "EC", curve: "secp256k1", material: "public-key" },
  "ethers.Wallet#{encrypt,encryptSync}": { is: "keystore" },
  "ethers.decryptCrowdsaleJson": { is: "keystore" },
  "ethers.{encryptKeystoreJson,encryptKeystoreJsonSync,decryptKeystoreJson,decryptKeystoreJsonSync}": {
    is: "keystore"
  },
  [`${wallets}.Wallet.createRandom`]: { is: "keygen", name: "EC", curve: "secp256k1", returns: "ethers.Wallet" },
  "ethers.Wallet#{signMessage,signMessageSync,signTransaction,signTypedData,_signTypedData}": {
    is: "signature",
    ...secp,
    digest: "Keccak-256",
    functions: ["sign"]
  },
  "@ethersproject/keccak256.keccak256": keccak,

  "{web3-utils,web3.utils}.{sha3,keccak256,soliditySha3,sha3Raw}": keccak,
  "{viem,ethereumjs-util,@ethereumjs/util,ethereum-cryptography/keccak}.keccak256": keccak,
  "{viem}.{sha256,ripemd160}": sized,
  "ethereumjs-util.{sha256,ripemd160}": { is: "hash", algorithm: text("{1}", "hash") },
  "{ethereumjs-util,@ethereumjs/util}.ecsign": { is: "signature", ...secp, functions: ["sign"] },
  "{ethereumjs-util,@ethereumjs/util}.ecrecover": { is: "signature", ...secp, functions: ["verify"] },
  "viem/accounts.privateKeyToAccount": wallet,
  "viem/accounts.generatePrivateKey": { is: "keygen", name: "EC", curve: "secp256k1" },
  "{bitcoinjs-lib}.crypto.{sha256,sha1,ripemd160}": { is: "hash", algorithm: text("{2}", "hash") },
  "bitcoinjs-lib.crypto.hash256": { is: "hash", name: "SHA-256" },
  "bitcoinjs-lib.crypto.hash160": { is: "hash", name: "RIPEMD-160" },
  "bip39.{mnemonicToSeed,mnemonicToSeedSync}": {
    is: "kdf",
    name: "PBKDF2",
    digest: "SHA-512",
    iterations: 2048,
    outputBits: 512
  }
})
