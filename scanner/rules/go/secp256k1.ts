import { library } from "../../match/rule.ts"

const btcec = "github.com/btcsuite/btcd/btcec{,/v2}"
const dcrec = "github.com/decred/dcrd/dcrec/secp256k1/v4"
const ethereum = "github.com/ethereum/go-ethereum/crypto"
const key = { is: "key", name: "EC", curve: "secp256k1" } as const
const pair = { is: "keygen", name: "EC", curve: "secp256k1" } as const
const ecdsa = { is: "signature", name: "ECDSA", curve: "secp256k1" } as const
const schnorr = { is: "signature", name: "Schnorr", curve: "secp256k1" } as const

/*
 * github.com/btcsuite/btcd/btcec, github.com/decred/dcrd/dcrec/secp256k1, github.com/ethereum/go-ethereum/crypto (pkg.go.dev).
 * Keccak of Ethereum is that before FIPS 202.
 */
export const secp256k1 = library("go", "secp256k1", {
  [`${btcec}.NewPrivateKey`]: pair,
  [`${dcrec}.{GeneratePrivateKey,GeneratePrivateKeyFromRand}`]: pair,
  [`${btcec}.PrivKeyFromBytes`]: { ...key, material: "private-key" },
  [`${dcrec}.PrivKeyFromBytes`]: { ...key, material: "private-key" },
  [`${btcec}.ParsePubKey`]: { ...key, material: "public-key" },
  [`${dcrec}.ParsePubKey`]: { ...key, material: "public-key" },
  "github.com/btcsuite/btcd/btcec/v2/ecdsa.{Sign,SignCompact}": { ...ecdsa, functions: ["sign"] },
  [`${dcrec}/ecdsa.{Sign,SignCompact}`]: { ...ecdsa, functions: ["sign"] },
  "github.com/btcsuite/btcd/btcec/v2/ecdsa.RecoverCompact": { ...ecdsa, functions: ["verify"] },
  [`${dcrec}/ecdsa.RecoverCompact`]: { ...ecdsa, functions: ["verify"] },
  "github.com/btcsuite/btcd/btcec/v2/schnorr.Sign": { ...schnorr, functions: ["sign"] },
  "github.com/btcsuite/btcd/btcec/v2.GenerateSharedSecret": { is: "key-agreement", name: "ECDH", curve: "secp256k1" },
  [`${dcrec}.GenerateSharedSecret`]: { is: "key-agreement", name: "ECDH", curve: "secp256k1" },
  [`${ethereum}.GenerateKey`]: pair,
  [`${ethereum}.{ToECDSA,HexToECDSA,LoadECDSA}`]: { ...key, material: "private-key" },
  [`${ethereum}.{UnmarshalPubkey,DecompressPubkey}`]: { ...key, material: "public-key" },
  [`${ethereum}.Sign`]: { ...ecdsa, functions: ["sign"] },
  [`${ethereum}.{VerifySignature,SigToPub,Ecrecover}`]: { ...ecdsa, functions: ["verify"] },
  [`${ethereum}.{Keccak256,Keccak256Hash,NewKeccakState}`]: { is: "hash", name: "Keccak-256" },
  [`${ethereum}.Keccak512`]: { is: "hash", name: "Keccak-512" }
})
