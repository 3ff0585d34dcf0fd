package draws

import (
	crand "crypto/rand"
	"math/rand"
)

func uses(source rand.Source, other *rand.Rand) {
	rand.Int() // expect: random Non-cryptographic-PRNG
	rand.Intn(10) // expect: random Non-cryptographic-PRNG
	rand.Int31() // expect: random Non-cryptographic-PRNG
	rand.Int31n(3) // expect: random Non-cryptographic-PRNG
	rand.Int63() // expect: random Non-cryptographic-PRNG
	rand.Int63n(3) // expect: random Non-cryptographic-PRNG
	rand.Uint32() // expect: random Non-cryptographic-PRNG
	rand.Uint64() // expect: random Non-cryptographic-PRNG
	rand.Float32() // expect: random Non-cryptographic-PRNG
	rand.Float64() // expect: random Non-cryptographic-PRNG
	rand.Perm(3) // expect: random Non-cryptographic-PRNG
	rand.Shuffle(3, swap) // expect: random Non-cryptographic-PRNG
	rand.Seed(42) // expect: random Non-cryptographic-PRNG
	key := make([]byte, 16)
	rand.Read(key) // expect: random Non-cryptographic-PRNG byteLength=16
	crand.Read(key) // expect: random RNG byteLength=16
	seeded := rand.New(rand.NewSource(1)) // expect: random Non-cryptographic-PRNG
	seeded.Int()
	seeded.Intn(3)
	seeded.Int31()
	seeded.Int31n(3)
	seeded.Int63()
	seeded.Int63n(3)
	seeded.Uint32()
	seeded.Uint64()
	seeded.Float32()
	seeded.Float64()
	seeded.Perm(2)
	seeded.Shuffle(2, swap)
	seeded.Seed(2)
	seeded.Read(key)
	io.ReadFull(seeded, key)
	rand.New(source) // expect: random unknown
	rand.NormFloat64()
	other.Intn(3)
	dice.Intn(3)
}
