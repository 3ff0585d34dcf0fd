package fixtures

import (
	"crypto/aes"

	proton "github.com/ProtonMail/go-crypto/openpgp/packet"
	protons2k "github.com/ProtonMail/go-crypto/openpgp/s2k"
	"golang.org/x/crypto/openpgp/packet"
	"golang.org/x/crypto/openpgp/s2k"
)

func packets(w any, key []byte, config any) {
	packet.SerializeSymmetricallyEncrypted(w, packet.CipherAES256, key, config) // expect: cipher AES-256-OpenPGP certificateFormat=OpenPGP functions=encrypt
	packet.SerializeEncryptedKey(w, nil, nil, key, config) // expect: key-wrap unknown certificateFormat=OpenPGP functions=encrypt
	packet.SerializeSymmetricKeyEncrypted(w, key, config) // expect: kdf S2K
	packet.NewSignerPrivateKey(now, signer) // expect: key unknown material=private-key certificateFormat=OpenPGP
	packetBlock, _ := aes.NewCipher(make([]byte, 32))
	packet.NewOCFBEncrypter(packetBlock, key, packet.OCFBResync) // expect: cipher AES-256-OpenPGP functions=encrypt
	packet.NewOCFBDecrypter(packetBlock, key, packet.OCFBResync) // expect: cipher AES-256-OpenPGP functions=decrypt
	proton.SerializeEncryptedKey(w, nil, nil, key, config) // expect: key-wrap unknown certificateFormat=OpenPGP functions=encrypt
	proton.SerializeSymmetricKeyEncrypted(w, key, config) // expect: kdf S2K
	proton.NewSignerPrivateKey(now, signer) // expect: key unknown material=private-key certificateFormat=OpenPGP
	protonBlock, _ := aes.NewCipher(make([]byte, 32))
	proton.NewOCFBEncrypter(protonBlock, key, proton.OCFBResync) // expect: cipher AES-256-OpenPGP functions=encrypt
	proton.NewOCFBDecrypter(protonBlock, key, proton.OCFBResync) // expect: cipher AES-256-OpenPGP functions=decrypt
	s2k.Serialize(w, key, nil, nil, nil) // expect: kdf S2K
	protons2k.Serialize(w, key, nil, nil, nil) // expect: kdf S2K
	packet.SerializeLiteral(w, true, "", 0)
}
