package fixtures

import (
	"crypto/elliptic"

	"github.com/btcsuite/btcd/btcec/v2/ellswift"
	"github.com/btcsuite/btcd/btcec/v2/schnorr"
	"github.com/btcsuite/btcd/btcec/v2/schnorr/musig2"
	decred "github.com/decred/dcrd/dcrec/secp256k1/v4/schnorr"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/crypto/ecies"
	"github.com/ethereum/go-ethereum/crypto/secp256k1"
	"github.com/ethereum/go-ethereum/crypto/secp256r1"
)

func taproot(key, hash []byte) {
	ellswift.EllswiftCreate() // expect: keygen EC-secp256k1
	ellswift.EllswiftECDHXOnly(theirs, key) // expect: key-agreement ECDH-secp256k1
	ellswift.V2Ecdh(key, theirs, ours, true) // expect: key-agreement ECDH-secp256k1
	schnorr.ParsePubKey(key) // expect: key EC-secp256k1 material=public-key
	decred.Sign(key, hash) // expect: signature Schnorr-secp256k1 functions=sign
	decred.ParsePubKey(key) // expect: key EC-secp256k1 material=public-key
	musig2.Sign(nonce, key, combined, keys, hash) // expect: signature Schnorr-secp256k1 functions=sign
	musig2.CombineSigs(combined, partial) // expect: signature Schnorr-secp256k1 functions=sign
}

func ethereum(key, hash []byte, mine *ecies.PrivateKey) {
	crypto.ToECDSAUnsafe(key) // expect: key EC-secp256k1 material=private-key
	crypto.SaveECDSA("file", key) // expect: key EC-secp256k1 material=private-key
	crypto.FromECDSA(key) // expect: key EC-secp256k1 material=private-key
	crypto.CompressPubkey(key) // expect: key EC-secp256k1 material=public-key
	crypto.FromECDSAPub(key) // expect: key EC-secp256k1 material=public-key
	crypto.CreateAddress(key, 1)
	secp256k1.Sign(hash, key) // expect: signature ECDSA-secp256k1 functions=sign
	secp256k1.VerifySignature(key, hash, nil) // expect: signature ECDSA-secp256k1 functions=verify
	secp256k1.RecoverPubkey(hash, nil) // expect: signature ECDSA-secp256k1 functions=verify
	secp256r1.Verify(hash, nil, nil, nil, nil) // expect: signature ECDSA-P-256 functions=verify
	ecies.GenerateKey(nil, elliptic.P256(), nil) // expect: keygen EC-P-256
	ecies.Encrypt(nil, nil, hash, nil, nil) // expect: cipher ECIES functions=encrypt
	mine.Decrypt(hash, nil, nil) // expect: cipher ECIES functions=decrypt
}
