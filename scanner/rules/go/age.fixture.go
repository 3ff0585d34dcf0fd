package fixtures

import (
	"filippo.io/age"
	"filippo.io/age/agessh"
)

func files(w any) {
	age.Encrypt(w, nil) // expect: cipher age functions=encrypt
	age.EncryptReader(w, nil) // expect: cipher age functions=encrypt
	age.Decrypt(w, nil) // expect: cipher age functions=decrypt
	age.DecryptReaderAt(w, nil) // expect: cipher age functions=decrypt
	age.GenerateX25519Identity(w) // expect: keygen x25519
	age.ParseX25519Identity(w) // expect: key x25519 material=private-key
	age.ParseX25519Recipient(w) // expect: key x25519 material=public-key
	age.ParseIdentities(w) // expect: key unknown material=private-key
	age.ParseRecipients(w) // expect: key unknown material=public-key
	recipient, _ := age.NewScryptRecipient("password") // expect: kdf scrypt-32768 iterations=32768
	recipient.SetWorkFactor(15)
	age.NewScryptIdentity("password") // expect: kdf scrypt
	agessh.NewRSARecipient(w) // expect: key RSA material=public-key
	agessh.NewRSAIdentity(w) // expect: key RSA material=private-key
	agessh.NewEd25519Recipient(w) // expect: key Ed25519 material=public-key
	agessh.NewEd25519Identity(w) // expect: key Ed25519 material=private-key
	agessh.ParseRecipient(w) // expect: key unknown material=public-key certificateFormat=OpenSSH
	agessh.ParseIdentity(w) // expect: key unknown material=private-key certificateFormat=OpenSSH
	age.GenerateHybridIdentity() // expect: keygen X-Wing
	age.ParseHybridIdentity(text) // expect: key X-Wing material=private-key
	age.ParseHybridRecipient(text) // expect: key X-Wing material=public-key
	agessh.NewEncryptedSSHIdentity(nil, nil, nil) // expect: key unknown material=private-key certificateFormat=OpenSSH
}
