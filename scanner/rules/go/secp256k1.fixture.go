package fixtures

import (
	btcec1 "github.com/btcsuite/btcd/btcec"
	"github.com/btcsuite/btcd/btcec/v2"
	"github.com/btcsuite/btcd/btcec/v2/ecdsa"
	"github.com/btcsuite/btcd/btcec/v2/schnorr"
	"github.com/decred/dcrd/dcrec/secp256k1/v4"
	dcrecdsa "github.com/decred/dcrd/dcrec/secp256k1/v4/ecdsa"
	"github.com/ethereum/go-ethereum/crypto"
)

func coins(data []byte) {
	btcec1.NewPrivateKey(data) // expect: keygen EC-secp256k1
	btcec1.PrivKeyFromBytes(data) // expect: key EC-secp256k1 material=private-key
	btcec1.ParsePubKey(data) // expect: key EC-secp256k1 material=public-key
	btcec.NewPrivateKey(data) // expect: keygen EC-secp256k1
	btcec.PrivKeyFromBytes(data) // expect: key EC-secp256k1 material=private-key
	btcec.ParsePubKey(data) // expect: key EC-secp256k1 material=public-key
	secp256k1.GeneratePrivateKey(data) // expect: keygen EC-secp256k1
	secp256k1.GeneratePrivateKeyFromRand(data) // expect: keygen EC-secp256k1
	secp256k1.PrivKeyFromBytes(data) // expect: key EC-secp256k1 material=private-key
	secp256k1.ParsePubKey(data) // expect: key EC-secp256k1 material=public-key
	ecdsa.Sign(data) // expect: signature ECDSA-secp256k1 functions=sign
	ecdsa.SignCompact(data) // expect: signature ECDSA-secp256k1 functions=sign
	ecdsa.RecoverCompact(data) // expect: signature ECDSA-secp256k1 functions=verify
	dcrecdsa.Sign(data) // expect: signature ECDSA-secp256k1 functions=sign
	dcrecdsa.SignCompact(data) // expect: signature ECDSA-secp256k1 functions=sign
	dcrecdsa.RecoverCompact(data) // expect: signature ECDSA-secp256k1 functions=verify
	schnorr.Sign(nil, data) // expect: signature Schnorr-secp256k1 functions=sign
	btcec.GenerateSharedSecret(nil, nil) // expect: key-agreement ECDH-secp256k1
	secp256k1.GenerateSharedSecret(nil, nil) // expect: key-agreement ECDH-secp256k1
	crypto.GenerateKey(data) // expect: keygen EC-secp256k1
	crypto.ToECDSA(data) // expect: key EC-secp256k1 material=private-key
	crypto.HexToECDSA(data) // expect: key EC-secp256k1 material=private-key
	crypto.LoadECDSA(data) // expect: key EC-secp256k1 material=private-key
	crypto.UnmarshalPubkey(data) // expect: key EC-secp256k1 material=public-key
	crypto.DecompressPubkey(data) // expect: key EC-secp256k1 material=public-key
	crypto.Sign(data) // expect: signature ECDSA-secp256k1 functions=sign
	crypto.VerifySignature(data) // expect: signature ECDSA-secp256k1 functions=verify
	crypto.SigToPub(data) // expect: signature ECDSA-secp256k1 functions=verify
	crypto.Ecrecover(data) // expect: signature ECDSA-secp256k1 functions=verify
	crypto.Keccak256(data) // expect: hash Keccak-256
	crypto.Keccak256Hash(data) // expect: hash Keccak-256
	crypto.NewKeccakState(data) // expect: hash Keccak-256
	crypto.Keccak512(data) // expect: hash Keccak-512
}
