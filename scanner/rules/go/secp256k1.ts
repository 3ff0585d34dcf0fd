import { arg, library } from "../rule.ts"

const btcec = "github.com/btcsuite/btcd/btcec{,/v2}"
const dcrec = "github.com/decred/dcrd/dcrec/secp256k1/v4"
const ethereum = "github.com/ethereum/go-ethereum/crypto"
const key = { is: "key", name: "EC", curve: "secp256k1" } as const
const pair = { is: "keygen", name: "EC", curve: "secp256k1" } as const
const ecdsa = { is: "signature", name: "ECDSA", curve: "secp256k1" } as const
const schnorr = { is: "signature", name: "Schnorr", curve: "secp256k1" } as const

/*
 * https://github.com/btcsuite/btcd (btcec), https://github.com/decred/dcrd (dcrec/secp256k1),
 * https://github.com/ethereum/go-ethereum (crypto).
 * Keccak of Ethereum is that before FIPS 202.
 */
export const secp256k1 = library("go", "secp256k1", {
  [`${btcec}.NewPrivateKey`]: pair,
  [`${dcrec}.{GeneratePrivateKey,GeneratePrivateKeyFromRand}`]: pair,
  "github.com/btcsuite/btcd/btcec/v2/ellswift.EllswiftCreate": pair,
  "github.com/btcsuite/btcd/btcec/v2/ellswift.{EllswiftECDHXOnly,V2Ecdh}": {
    is: "key-agreement",
    name: "ECDH",
    curve: "secp256k1"
  },
  [`${btcec}.PrivKeyFromBytes`]: { ...key, material: "private-key" },
  [`${dcrec}.PrivKeyFromBytes`]: { ...key, material: "private-key" },
  [`${btcec}.ParsePubKey`]: { ...key, material: "public-key" },
  [`${dcrec}.ParsePubKey`]: { ...key, material: "public-key" },
  "github.com/btcsuite/btcd/btcec/v2/ecdsa.{Sign,SignCompact}": { ...ecdsa, functions: ["sign"] },
  [`${dcrec}/ecdsa.{Sign,SignCompact}`]: { ...ecdsa, functions: ["sign"] },
  "github.com/btcsuite/btcd/btcec/v2/ecdsa.RecoverCompact": { ...ecdsa, functions: ["verify"] },
  [`${dcrec}/ecdsa.RecoverCompact`]: { ...ecdsa, functions: ["verify"] },
  "{github.com/btcsuite/btcd/btcec/v2,github.com/decred/dcrd/dcrec/secp256k1/v4}/schnorr.Sign": {
    ...schnorr,
    functions: ["sign"]
  },
  "{github.com/btcsuite/btcd/btcec/v2,github.com/decred/dcrd/dcrec/secp256k1/v4}/schnorr.ParsePubKey": {
    ...key,
    material: "public-key"
  },
  "github.com/btcsuite/btcd/btcec/v2/schnorr/musig2.{Sign,CombineSigs}": { ...schnorr, functions: ["sign"] },
  "github.com/btcsuite/btcd/btcec/v2.GenerateSharedSecret": { is: "key-agreement", name: "ECDH", curve: "secp256k1" },
  [`${dcrec}.GenerateSharedSecret`]: { is: "key-agreement", name: "ECDH", curve: "secp256k1" },
  [`${ethereum}.GenerateKey`]: pair,
  [`${ethereum}.{ToECDSA,ToECDSAUnsafe,HexToECDSA,LoadECDSA,SaveECDSA,FromECDSA}`]: { ...key, material: "private-key" },
  [`${ethereum}.{UnmarshalPubkey,DecompressPubkey,CompressPubkey,FromECDSAPub}`]: { ...key, material: "public-key" },
  [`${ethereum}.Sign`]: { ...ecdsa, functions: ["sign"] },
  [`${ethereum}.{VerifySignature,SigToPub,Ecrecover}`]: { ...ecdsa, functions: ["verify"] },
  [`${ethereum}/secp256k1.Sign`]: { ...ecdsa, functions: ["sign"] },
  [`${ethereum}/secp256k1.{VerifySignature,RecoverPubkey}`]: { ...ecdsa, functions: ["verify"] },
  [`${ethereum}/secp256r1.Verify`]: { is: "signature", name: "ECDSA", curve: "P-256", functions: ["verify"] },
  [`${ethereum}/ecies.GenerateKey`]: { is: "keygen", name: "EC", curve: arg(1, "any") },
  [`${ethereum}/ecies.Encrypt`]: { is: "cipher", name: "ECIES", functions: ["encrypt"] },
  [`${ethereum}/ecies.PrivateKey#Decrypt`]: { is: "cipher", name: "ECIES", functions: ["decrypt"] },
  [`${ethereum}.{Keccak256,Keccak256Hash,NewKeccakState}`]: { is: "hash", name: "Keccak-256" },
  "github.com/ethereum/go-ethereum/crypto.Keccak512": { is: "hash", name: "Keccak-512" }
})
