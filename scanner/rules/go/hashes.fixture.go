package fixtures

import (
	"crypto"
	"crypto/hmac"
	"crypto/md5"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha3"
	"crypto/sha512"
	"hash"

	simd "github.com/minio/sha256-simd"
	zeebo "github.com/zeebo/blake3"
	"golang.org/x/crypto/blake2b"
	"golang.org/x/crypto/blake2s"
	"golang.org/x/crypto/md4"
	"golang.org/x/crypto/ripemd160"
	xsha3 "golang.org/x/crypto/sha3"
	luke "lukechampine.com/blake3"

	other "example.com/crypto/md5"
)

func standard(data []byte) {
	md5.New() // expect: hash MD5
	sha1.New() // expect: hash SHA-1
	sha256.New() // expect: hash SHA-256
	simd.New() // expect: hash SHA-256
	sha512.New() // expect: hash SHA-512
	md5.Sum(data) // expect: hash MD5
	sha1.Sum(data) // expect: hash SHA-1
	sha256.Sum256(data) // expect: hash SHA-256
	simd.Sum256(data) // expect: hash SHA-256
	sha256.New224() // expect: hash SHA-224
	sha256.Sum224(data) // expect: hash SHA-224
	sha512.Sum512(data) // expect: hash SHA-512
	sha512.New384() // expect: hash SHA-384
	sha512.Sum384(data) // expect: hash SHA-384
	sha512.New512_224() // expect: hash SHA-512/224
	sha512.New512_256() // expect: hash SHA-512/256
	sha512.Sum512_224() // expect: hash SHA-512/224
	sha512.Sum512_256() // expect: hash SHA-512/256
	sha3.New224(data) // expect: hash SHA3-224
	sha3.New256(data) // expect: hash SHA3-256
	sha3.New384(data) // expect: hash SHA3-384
	sha3.New512(data) // expect: hash SHA3-512
	sha3.Sum224(data) // expect: hash SHA3-224
	sha3.Sum256(data) // expect: hash SHA3-256
	sha3.Sum384(data) // expect: hash SHA3-384
	sha3.Sum512(data) // expect: hash SHA3-512
	xsha3.New224(data) // expect: hash SHA3-224
	xsha3.New256(data) // expect: hash SHA3-256
	xsha3.New384(data) // expect: hash SHA3-384
	xsha3.New512(data) // expect: hash SHA3-512
	xsha3.Sum224(data) // expect: hash SHA3-224
	xsha3.Sum256(data) // expect: hash SHA3-256
	xsha3.Sum384(data) // expect: hash SHA3-384
	xsha3.Sum512(data) // expect: hash SHA3-512
	xsha3.NewLegacyKeccak256() // expect: hash Keccak-256
	xsha3.NewLegacyKeccak512() // expect: hash Keccak-512
	sha3.NewSHAKE128() // expect: hash SHAKE128
	sha3.NewSHAKE256() // expect: hash SHAKE256
	sha3.SumSHAKE128(data, 32) // expect: hash SHAKE128 outputBits=256
	sha3.SumSHAKE256(data, 32) // expect: hash SHAKE256 outputBits=256
	sha3.NewCSHAKE128(nil, []byte("label")) // expect: hash cSHAKE128
	sha3.NewCSHAKE256(nil, []byte("label")) // expect: hash cSHAKE256
	xsha3.NewShake128() // expect: hash SHAKE128
	xsha3.NewShake256() // expect: hash SHAKE256
	xsha3.NewCShake128(nil, nil) // expect: hash cSHAKE128
	xsha3.NewCShake256(nil, nil) // expect: hash cSHAKE256
	xsha3.ShakeSum128(make([]byte, 64), data) // expect: hash SHAKE128 outputBits=512
	xsha3.ShakeSum256(make([]byte, 64), data) // expect: hash SHAKE256 outputBits=512
	md4.New() // expect: hash MD4
	ripemd160.New() // expect: hash RIPEMD-160
	blake2b.New256(nil) // expect: hash BLAKE2b-256 outputBits=256
	blake2b.New384(nil) // expect: hash BLAKE2b-384 outputBits=384
	blake2b.New512(nil) // expect: hash BLAKE2b-512 outputBits=512
	blake2b.New512(make([]byte, 32)) // expect: hash BLAKE2b-512 keyBits=256 outputBits=512
	blake2b.Sum256(data) // expect: hash BLAKE2b-256 outputBits=256
	blake2b.Sum384(data) // expect: hash BLAKE2b-384 outputBits=384
	blake2b.Sum512(data) // expect: hash BLAKE2b-512 outputBits=512
	blake2b.New(20, nil) // expect: hash BLAKE2b-160 outputBits=160
	blake2b.NewXOF(48, nil) // expect: hash BLAKE2xb outputBits=384
	blake2s.New128(nil) // expect: hash BLAKE2s-128 outputBits=128
	blake2s.New256(nil) // expect: hash BLAKE2s-256 outputBits=256
	blake2s.Sum256(data) // expect: hash BLAKE2s-256 outputBits=256
	blake2s.NewXOF(48, nil) // expect: hash BLAKE2xs outputBits=384
	zeebo.New() // expect: hash BLAKE3
	zeebo.NewKeyed(make([]byte, 32)) // expect: mac BLAKE3-MAC keyBits=256
	zeebo.NewDeriveKey("context") // expect: kdf BLAKE3
	zeebo.DeriveKey("context", data, data) // expect: kdf BLAKE3
	luke.New(32, nil) // expect: hash BLAKE3 outputBits=256
	luke.DeriveKey(data, "context", data) // expect: kdf BLAKE3
	zeebo.Sum256(data) // expect: hash BLAKE3 outputBits=256
	zeebo.Sum512(data) // expect: hash BLAKE3-512 outputBits=512
	luke.Sum256(data) // expect: hash BLAKE3 outputBits=256
	luke.Sum512(data) // expect: hash BLAKE3-512 outputBits=512
}

func used(data []byte) []byte {
	h := sha256.New() // expect: hash SHA-256 functions=digest
	h.Write(data)
	return h.Sum(nil)
}

func constants(data []byte) {
	crypto.MD4.New() // expect: hash MD4
	crypto.MD5.New() // expect: hash MD5
	crypto.SHA1.New() // expect: hash SHA-1
	crypto.SHA224.New() // expect: hash SHA-224
	crypto.SHA256.New() // expect: hash SHA-256
	crypto.SHA384.New() // expect: hash SHA-384
	crypto.SHA512.New() // expect: hash SHA-512
	crypto.RIPEMD160.New() // expect: hash RIPEMD-160
	crypto.SHA3_224.New() // expect: hash SHA3-224
	crypto.SHA3_256.New() // expect: hash SHA3-256
	crypto.SHA3_384.New() // expect: hash SHA3-384
	crypto.SHA3_512.New() // expect: hash SHA3-512
	crypto.SHA512_224.New() // expect: hash SHA-512/224
	crypto.SHA512_256.New() // expect: hash SHA-512/256
	crypto.BLAKE2s_256.New() // expect: hash BLAKE2s-256 outputBits=256
	crypto.BLAKE2b_256.New() // expect: hash BLAKE2b-256 outputBits=256
	crypto.BLAKE2b_384.New() // expect: hash BLAKE2b-384 outputBits=384
	crypto.BLAKE2b_512.New() // expect: hash BLAKE2b-512 outputBits=512
	hmac.New(crypto.MD4.New, data) // expect: mac HMAC-MD4
	hmac.New(crypto.MD5.New, data) // expect: mac HMAC-MD5
	hmac.New(crypto.SHA1.New, data) // expect: mac HMAC-SHA-1
	hmac.New(crypto.SHA224.New, data) // expect: mac HMAC-SHA-224
	hmac.New(crypto.SHA256.New, data) // expect: mac HMAC-SHA-256
	hmac.New(crypto.SHA384.New, data) // expect: mac HMAC-SHA-384
	hmac.New(crypto.SHA512.New, data) // expect: mac HMAC-SHA-512
	hmac.New(crypto.RIPEMD160.New, data) // expect: mac HMAC-RIPEMD-160
	hmac.New(crypto.SHA3_224.New, data) // expect: mac HMAC-SHA3-224
	hmac.New(crypto.SHA3_256.New, data) // expect: mac HMAC-SHA3-256
	hmac.New(crypto.SHA3_384.New, data) // expect: mac HMAC-SHA3-384
	hmac.New(crypto.SHA3_512.New, data) // expect: mac HMAC-SHA3-512
	hmac.New(crypto.SHA512_224.New, data) // expect: mac HMAC-SHA-512/224
	hmac.New(crypto.SHA512_256.New, data) // expect: mac HMAC-SHA-512/256
	hmac.New(crypto.BLAKE2s_256.New, data) // expect: mac HMAC-BLAKE2s
	hmac.New(crypto.BLAKE2b_256.New, data) // expect: mac HMAC-BLAKE2b
	hmac.New(crypto.BLAKE2b_384.New, data) // expect: mac HMAC-BLAKE2b
	hmac.New(crypto.BLAKE2b_512.New, data) // expect: mac HMAC-BLAKE2b
	hmac.New(crypto.MD4, data) // expect: mac HMAC-MD4
	hmac.New(crypto.MD5, data) // expect: mac HMAC-MD5
	hmac.New(crypto.SHA1, data) // expect: mac HMAC-SHA-1
	hmac.New(crypto.SHA224, data) // expect: mac HMAC-SHA-224
	hmac.New(crypto.SHA256, data) // expect: mac HMAC-SHA-256
	hmac.New(crypto.SHA384, data) // expect: mac HMAC-SHA-384
	hmac.New(crypto.SHA512, data) // expect: mac HMAC-SHA-512
	hmac.New(crypto.RIPEMD160, data) // expect: mac HMAC-RIPEMD-160
	hmac.New(crypto.SHA3_224, data) // expect: mac HMAC-SHA3-224
	hmac.New(crypto.SHA3_256, data) // expect: mac HMAC-SHA3-256
	hmac.New(crypto.SHA3_384, data) // expect: mac HMAC-SHA3-384
	hmac.New(crypto.SHA3_512, data) // expect: mac HMAC-SHA3-512
	hmac.New(crypto.SHA512_224, data) // expect: mac HMAC-SHA-512/224
	hmac.New(crypto.SHA512_256, data) // expect: mac HMAC-SHA-512/256
	hmac.New(crypto.BLAKE2s_256, data) // expect: mac HMAC-BLAKE2s
	hmac.New(crypto.BLAKE2b_256, data) // expect: mac HMAC-BLAKE2b
	hmac.New(crypto.BLAKE2b_384, data) // expect: mac HMAC-BLAKE2b
	hmac.New(crypto.BLAKE2b_512, data) // expect: mac HMAC-BLAKE2b
	hmac.New(crypto.MD5SHA1, data) // expect: mac HMAC-MD5-SHA1
}

func tagged(data []byte, strong bool) []byte {
	var newHash func() hash.Hash
	switch {
	case strong:
		newHash = sha512.New
	default:
		newHash = sha1.New
	}
	mac := hmac.New(newHash, []byte("0123456789abcdef")) // expect: mac HMAC-SHA-1 keyBits=128 functions=tag; mac HMAC-SHA-512 keyBits=128 functions=tag
	mac.Write(data)
	return mac.Sum(nil)
}

func closure(key []byte) hash.Hash {
	return hmac.New(func() hash.Hash { return md5.New() }, key) // expect: mac HMAC-MD5
}

func unrelated(sha1 hasher, data []byte) {
	sha1.New()
	sha1.Sum(data)
	other.New()
	hmac.Equal(data, data)
	_ = sha256.Size
}
