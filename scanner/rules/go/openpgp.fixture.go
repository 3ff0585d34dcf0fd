package fixtures

import (
	"crypto"
	"crypto/rsa"
	"crypto/sha256"

	proton "github.com/ProtonMail/go-crypto/openpgp"
	protonclear "github.com/ProtonMail/go-crypto/openpgp/clearsign"
	protonelgamal "github.com/ProtonMail/go-crypto/openpgp/elgamal"
	protonpacket "github.com/ProtonMail/go-crypto/openpgp/packet"
	protons2k "github.com/ProtonMail/go-crypto/openpgp/s2k"
	"golang.org/x/crypto/openpgp"
	"golang.org/x/crypto/openpgp/clearsign"
	"golang.org/x/crypto/openpgp/elgamal"
	"golang.org/x/crypto/openpgp/packet"
	"golang.org/x/crypto/openpgp/s2k"
)

func messages(entity *openpgp.Entity, w any) {
	config := &packet.Config{RSABits: 4096, DefaultHash: crypto.SHA512, DefaultCipher: packet.CipherAES256} // expect: hash SHA-512; cipher AES-256
	openpgp.NewEntity("name", "", "name@example.com", config) // expect: keygen unknown keyBits=4096 certificateFormat=OpenPGP
	proton.NewEntity("name", "", "name@example.com", &protonpacket.Config{DefaultHash: crypto.SHA256, DefaultCipher: protonpacket.CipherAES128}) // expect: keygen unknown certificateFormat=OpenPGP; hash SHA-256; cipher AES-128
	config.DefaultCipher = packet.CipherAES128 // expect: cipher AES-128
	config.DefaultCipher = packet.CipherAES192 // expect: cipher AES-192
	config.DefaultCipher = packet.Cipher3DES // expect: cipher 3DES
	config.DefaultCipher = packet.CipherCAST5 // expect: cipher CAST5
	use(protonpacket.Config{DefaultCipher: protonpacket.CipherAES192}) // expect: cipher AES-192
	use(protonpacket.Config{DefaultCipher: protonpacket.CipherAES256}) // expect: cipher AES-256
	use(protonpacket.Config{DefaultCipher: protonpacket.Cipher3DES}) // expect: cipher 3DES
	use(protonpacket.Config{DefaultCipher: protonpacket.CipherCAST5}) // expect: cipher CAST5
	openpgp.ReadKeyRing(w) // expect: key unknown certificateFormat=OpenPGP
	openpgp.ReadArmoredKeyRing(w) // expect: key unknown certificateFormat=OpenPGP
	openpgp.ReadEntity(w) // expect: key unknown certificateFormat=OpenPGP
	proton.ReadKeyRing(w) // expect: key unknown certificateFormat=OpenPGP
	proton.ReadArmoredKeyRing(w) // expect: key unknown certificateFormat=OpenPGP
	proton.ReadEntity(w) // expect: key unknown certificateFormat=OpenPGP
	openpgp.Encrypt(w, nil, nil, nil) // expect: cipher unknown certificateFormat=OpenPGP functions=encrypt
	openpgp.SymmetricallyEncrypt(w, nil, nil, nil) // expect: cipher unknown certificateFormat=OpenPGP functions=encrypt
	openpgp.ReadMessage(w, nil, nil, nil) // expect: cipher unknown certificateFormat=OpenPGP functions=decrypt
	openpgp.Sign(w, nil, nil, nil) // expect: signature unknown certificateFormat=OpenPGP functions=sign
	openpgp.DetachSign(w, nil, nil, nil) // expect: signature unknown certificateFormat=OpenPGP functions=sign
	openpgp.DetachSignText(w, nil, nil, nil) // expect: signature unknown certificateFormat=OpenPGP functions=sign
	openpgp.ArmoredDetachSign(w, nil, nil, nil) // expect: signature unknown certificateFormat=OpenPGP functions=sign
	openpgp.ArmoredDetachSignText(w, nil, nil, nil) // expect: signature unknown certificateFormat=OpenPGP functions=sign
	openpgp.CheckDetachedSignature(w, nil, nil, nil) // expect: signature unknown certificateFormat=OpenPGP functions=verify
	openpgp.CheckArmoredDetachedSignature(w, nil, nil, nil) // expect: signature unknown certificateFormat=OpenPGP functions=verify
	proton.Encrypt(w, nil, nil, nil) // expect: cipher unknown certificateFormat=OpenPGP functions=encrypt
	proton.SymmetricallyEncrypt(w, nil, nil, nil) // expect: cipher unknown certificateFormat=OpenPGP functions=encrypt
	proton.ReadMessage(w, nil, nil, nil) // expect: cipher unknown certificateFormat=OpenPGP functions=decrypt
	proton.Sign(w, nil, nil, nil) // expect: signature unknown certificateFormat=OpenPGP functions=sign
	proton.DetachSign(w, nil, nil, nil) // expect: signature unknown certificateFormat=OpenPGP functions=sign
	proton.DetachSignText(w, nil, nil, nil) // expect: signature unknown certificateFormat=OpenPGP functions=sign
	proton.ArmoredDetachSign(w, nil, nil, nil) // expect: signature unknown certificateFormat=OpenPGP functions=sign
	proton.ArmoredDetachSignText(w, nil, nil, nil) // expect: signature unknown certificateFormat=OpenPGP functions=sign
	proton.CheckDetachedSignature(w, nil, nil, nil) // expect: signature unknown certificateFormat=OpenPGP functions=verify
	proton.CheckArmoredDetachedSignature(w, nil, nil, nil) // expect: signature unknown certificateFormat=OpenPGP functions=verify
	clearsign.Encode(w, nil, nil) // expect: signature unknown certificateFormat=OpenPGP functions=sign
	clearsign.EncodeMulti(w, nil, nil) // expect: signature unknown certificateFormat=OpenPGP functions=sign
	protonclear.Encode(w, nil, nil) // expect: signature unknown certificateFormat=OpenPGP functions=sign
	protonclear.EncodeMulti(w, nil, nil) // expect: signature unknown certificateFormat=OpenPGP functions=sign
}

func keys(key *rsa.PrivateKey) {
	packet.NewRSAPrivateKey(now, key) // expect: key RSA certificateFormat=OpenPGP
	packet.NewRSAPublicKey(now, key) // expect: key RSA certificateFormat=OpenPGP
	packet.NewECDSAPrivateKey(now, key) // expect: key ECDSA certificateFormat=OpenPGP
	packet.NewECDSAPublicKey(now, key) // expect: key ECDSA certificateFormat=OpenPGP
	packet.NewDSAPrivateKey(now, key) // expect: key DSA certificateFormat=OpenPGP
	packet.NewDSAPublicKey(now, key) // expect: key DSA certificateFormat=OpenPGP
	packet.NewElGamalPrivateKey(now, key) // expect: key ElGamal certificateFormat=OpenPGP
	packet.NewElGamalPublicKey(now, key) // expect: key ElGamal certificateFormat=OpenPGP
	protonpacket.NewRSAPrivateKey(now, key) // expect: key RSA certificateFormat=OpenPGP
	protonpacket.NewRSAPublicKey(now, key) // expect: key RSA certificateFormat=OpenPGP
	protonpacket.NewECDSAPrivateKey(now, key) // expect: key ECDSA certificateFormat=OpenPGP
	protonpacket.NewECDSAPublicKey(now, key) // expect: key ECDSA certificateFormat=OpenPGP
	protonpacket.NewDSAPrivateKey(now, key) // expect: key DSA certificateFormat=OpenPGP
	protonpacket.NewDSAPublicKey(now, key) // expect: key DSA certificateFormat=OpenPGP
	protonpacket.NewElGamalPrivateKey(now, key) // expect: key ElGamal certificateFormat=OpenPGP
	protonpacket.NewElGamalPublicKey(now, key) // expect: key ElGamal certificateFormat=OpenPGP
	elgamal.Encrypt(nil, nil, nil) // expect: cipher ElGamal functions=encrypt
	elgamal.Decrypt(nil, nil, nil) // expect: cipher ElGamal functions=decrypt
	protonelgamal.Encrypt(nil, nil, nil) // expect: cipher ElGamal functions=encrypt
	protonelgamal.Decrypt(nil, nil, nil) // expect: cipher ElGamal functions=decrypt
	s2k.Simple(nil, sha256.New(), nil, nil) // expect: kdf S2K-SHA-256
	s2k.Salted(nil, sha256.New(), nil, nil) // expect: kdf S2K-SHA-256
	s2k.Iterated(nil, sha256.New(), nil, nil) // expect: kdf S2K-SHA-256
	protons2k.Simple(nil, sha256.New(), nil, nil) // expect: kdf S2K-SHA-256
	protons2k.Salted(nil, sha256.New(), nil, nil) // expect: kdf S2K-SHA-256
	protons2k.Iterated(nil, sha256.New(), nil, nil) // expect: kdf S2K-SHA-256
	openpgp.PGPHash(nil)
}
