package fixtures

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/des"
	"crypto/rc4"

	"golang.org/x/crypto/blowfish"
	"golang.org/x/crypto/cast5"
	"golang.org/x/crypto/chacha20"
	"golang.org/x/crypto/chacha20poly1305"
	"golang.org/x/crypto/poly1305"
	"golang.org/x/crypto/salsa20"
	"golang.org/x/crypto/salsa20/salsa"
	"golang.org/x/crypto/tea"
	"golang.org/x/crypto/twofish"
	"golang.org/x/crypto/xtea"
	"golang.org/x/crypto/xts"
)

const keySize = 32

func blocks(key []byte) {
	aes.NewCipher(make([]byte, 16)) // expect: cipher AES-128
	aes.NewCipher([]byte("0123456789abcdef01234567")) // expect: cipher AES-192
	aes.NewCipher(key) // expect: cipher AES
	des.NewCipher(key) // expect: cipher DES-56
	des.NewTripleDESCipher(key) // expect: cipher 3DES-168
	blowfish.NewCipher(key) // expect: cipher Blowfish
	blowfish.NewSaltedCipher(make([]byte, keySize), make([]byte, 16)) // expect: cipher Blowfish-256 saltBits=128
	twofish.NewCipher(make([]byte, keySize)) // expect: cipher Twofish-256
	cast5.NewCipher(make([]byte, 16)) // expect: cipher CAST5-128
	tea.NewCipher(key) // expect: cipher TEA
	tea.NewCipherWithRounds(key, 8) // expect: cipher TEA
	xtea.NewCipher(key) // expect: cipher XTEA
	rc4.NewCipher(make([]byte, 16)) // expect: cipher RC4-128
}

func gcm(text []byte) ([]byte, error) {
	block, err := aes.NewCipher(make([]byte, keySize))
	if err != nil {
		return nil, err
	}
	aead, err := cipher.NewGCM(block) // expect: cipher AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt
	if err != nil {
		return nil, err
	}
	nonce := make([]byte, 12)
	return aead.Seal(nil, nonce, text, nil), nil
}

func open(text []byte) {
	block, _ := aes.NewCipher(make([]byte, keySize))
	aead, _ := cipher.NewGCMWithNonceSize(block, 16) // expect: cipher AES-256-GCM tagBits=128 nonceBits=128 functions=decrypt
	aead.Open(nil, text[:16], text[16:], nil)
	cipher.NewGCMWithTagSize(block, 12) // expect: cipher AES-256-GCM-96 tagBits=96 nonceBits=96
	cipher.NewGCMWithRandomNonce(block) // expect: cipher AES-256-GCM tagBits=128 nonceBits=96
}

func modes(block cipher.Block, iv []byte) {
	cipher.NewCBCEncrypter(block, iv[:16]) // expect: cipher unknown nonceBits=128 functions=encrypt
	cipher.NewCBCDecrypter(block, iv[:16]) // expect: cipher unknown nonceBits=128 functions=decrypt
	cipher.NewCFBEncrypter(block, iv) // expect: cipher unknown functions=encrypt
	cipher.NewCFBDecrypter(block, iv) // expect: cipher unknown functions=decrypt
	cipher.NewOFB(block, iv) // expect: cipher unknown
	cipher.NewCTR(block, iv) // expect: cipher unknown
}

func direct(text []byte) {
	block, _ := des.NewCipher(text)
	block.Encrypt(text, text)
	block.Decrypt(text, text)
	stream := cipher.NewCTR(block, make([]byte, des.BlockSize)) // expect: cipher DES-56-CTR functions=encrypt,decrypt
	stream.XORKeyStream(text, text)
	cbc := cipher.NewCBCEncrypter(block, text) // expect: cipher DES-56-CBC functions=encrypt,decrypt
	cbc.CryptBlocks(text, text)
	reader := &cipher.StreamReader{S: stream, R: nil}
	writer := cipher.StreamWriter{S: stream, W: nil}
	use(reader, writer)
}

func streams(key, text []byte) {
	aead, _ := chacha20poly1305.New(key) // expect: cipher ChaCha20-Poly1305 tagBits=128 nonceBits=96 functions=encrypt
	aead.Seal(nil, text, text, nil)
	chacha20poly1305.NewX(make([]byte, chacha20poly1305.KeySize)) // expect: cipher XChaCha20-Poly1305 keyBits=256 tagBits=128 nonceBits=192
	chacha20.NewUnauthenticatedCipher(make([]byte, 32), make([]byte, 12)) // expect: cipher ChaCha20 keyBits=256 nonceBits=96
	chacha20.NewUnauthenticatedCipher(make([]byte, chacha20.KeySize), make([]byte, chacha20.NonceSize)) // expect: cipher ChaCha20 keyBits=256 nonceBits=96
	chacha20.NewUnauthenticatedCipher(key, make([]byte, chacha20.NonceSizeX)) // expect: cipher ChaCha20 nonceBits=192
	sealed, _ := chacha20poly1305.NewX(key) // expect: cipher XChaCha20-Poly1305 nonceBits=192 functions=encrypt
	sealed.Seal(nil, make([]byte, chacha20poly1305.NonceSizeX), text, nil)
	plain, _ := chacha20poly1305.New(key) // expect: cipher ChaCha20-Poly1305 nonceBits=96 functions=encrypt
	plain.Seal(nil, make([]byte, chacha20poly1305.NonceSize), text, nil)
	chacha20.HChaCha20(key, text) // expect: kdf ChaCha20
	salsa20.XORKeyStream(text, text, make([]byte, 24), &[32]byte{}) // expect: cipher Salsa20 keyBits=256 nonceBits=192
	salsa.XORKeyStream(text, text, nil, nil) // expect: cipher Salsa20
	salsa.HSalsa20(nil, nil, &core, nil) // expect: kdf Salsa20
	disk, _ := xts.NewCipher(aes.NewCipher, make([]byte, 64)) // expect: cipher AES-XTS functions=encrypt,decrypt
	disk.Encrypt(text, text, 0)
	disk.Decrypt(text, text, 0)
	poly1305.New(&[32]byte{}) // expect: mac Poly1305 keyBits=256
	poly1305.Sum(nil, text, nil) // expect: mac Poly1305 functions=tag
	poly1305.Verify(nil, text, nil) // expect: mac Poly1305 functions=verify
}

type box struct {
	aead cipher.AEAD
}

func newBox(key []byte) (*box, error) {
	block, err := aes.NewCipher(key[:16])
	if err != nil {
		return nil, err
	}
	aead, err := cipher.NewGCM(block) // expect: cipher AES-128-GCM tagBits=128 nonceBits=96 functions=encrypt
	return &box{aead: aead}, err
}

func (b *box) seal(nonce, text []byte) []byte {
	return b.aead.Seal(nil, nonce, text, nil)
}

func unrelated(aes factory, key []byte) {
	aes.NewCipher(key)
	local := local{}
	local.NewGCM(key)
}
