package fixtures

import (
	"golang.org/x/crypto/openpgp"
	"golang.org/x/crypto/openpgp/packet"
	"golang.org/x/crypto/otr"

	proton "github.com/ProtonMail/go-crypto/openpgp"
	protonPacket "github.com/ProtonMail/go-crypto/openpgp/packet"
)

func old(entity *openpgp.Entity, signature *packet.Signature, public *packet.PublicKey, wrapped *packet.EncryptedKey, password *packet.SymmetricKeyEncrypted, text *packet.SymmetricallyEncrypted) {
	entity.SignIdentity("a", entity, nil) // expect: signature unknown functions=sign certificateFormat=OpenPGP
	signature.Sign(nil, nil, nil) // expect: signature unknown functions=sign certificateFormat=OpenPGP
	signature.SignKey(public, nil, nil) // expect: signature unknown functions=sign certificateFormat=OpenPGP
	signature.SignUserId("a", public, nil, nil) // expect: signature unknown functions=sign certificateFormat=OpenPGP
	public.VerifySignature(nil, signature) // expect: signature unknown functions=verify certificateFormat=OpenPGP
	public.VerifyKeySignature(public, signature) // expect: signature unknown functions=verify certificateFormat=OpenPGP
	public.VerifyRevocationSignature(signature) // expect: signature unknown functions=verify certificateFormat=OpenPGP
	public.VerifyUserIdSignature("a", public, signature) // expect: signature unknown functions=verify certificateFormat=OpenPGP
	wrapped.Decrypt(nil, nil) // expect: key-wrap unknown functions=decrypt certificateFormat=OpenPGP
	password.Decrypt([]byte("a")) // expect: kdf S2K
	text.Decrypt(packet.CipherAES256, nil) // expect: cipher AES-256-OpenPGP functions=decrypt
}

func newer(entity *proton.Entity, signature *protonPacket.Signature, public *protonPacket.PublicKey, wrapped *protonPacket.EncryptedKey, password *protonPacket.SymmetricKeyEncrypted) {
	entity.SignIdentity("a", entity, nil) // expect: signature unknown functions=sign certificateFormat=OpenPGP
	signature.Sign(nil, nil, nil) // expect: signature unknown functions=sign certificateFormat=OpenPGP
	signature.SignKey(public, nil, nil) // expect: signature unknown functions=sign certificateFormat=OpenPGP
	signature.SignUserId("a", public, nil, nil) // expect: signature unknown functions=sign certificateFormat=OpenPGP
	public.VerifySignature(nil, signature) // expect: signature unknown functions=verify certificateFormat=OpenPGP
	public.VerifyKeySignature(public, signature) // expect: signature unknown functions=verify certificateFormat=OpenPGP
	public.VerifyRevocationSignature(signature) // expect: signature unknown functions=verify certificateFormat=OpenPGP
	public.VerifyUserIdSignature("a", public, signature) // expect: signature unknown functions=verify certificateFormat=OpenPGP
	wrapped.Decrypt(nil, nil) // expect: key-wrap unknown functions=decrypt certificateFormat=OpenPGP
	password.Decrypt([]byte("a")) // expect: kdf S2K
}

func messages(private *otr.PrivateKey, public *otr.PublicKey, data []byte) {
	private.Generate(nil) // expect: keygen DSA
	private.Sign(nil, data) // expect: signature DSA functions=sign
	public.Verify(data, data) // expect: signature DSA functions=verify
}
