package draws

import "math/rand/v2"

func uses(source rand.Source) {
	rand.Int() // expect: random Non-cryptographic-PRNG
	rand.IntN(10) // expect: random Non-cryptographic-PRNG
	rand.Int32() // expect: random Non-cryptographic-PRNG
	rand.Int32N(3) // expect: random Non-cryptographic-PRNG
	rand.Int64() // expect: random Non-cryptographic-PRNG
	rand.Int64N(3) // expect: random Non-cryptographic-PRNG
	rand.Uint() // expect: random Non-cryptographic-PRNG
	rand.UintN(3) // expect: random Non-cryptographic-PRNG
	rand.Uint32() // expect: random Non-cryptographic-PRNG
	rand.Uint32N(3) // expect: random Non-cryptographic-PRNG
	rand.Uint64() // expect: random Non-cryptographic-PRNG
	rand.Uint64N(3) // expect: random Non-cryptographic-PRNG
	rand.Float32() // expect: random Non-cryptographic-PRNG
	rand.Float64() // expect: random Non-cryptographic-PRNG
	rand.Perm(3) // expect: random Non-cryptographic-PRNG
	rand.Shuffle(3, swap) // expect: random Non-cryptographic-PRNG
	rand.N(10) // expect: random Non-cryptographic-PRNG
	seeded := rand.New(rand.NewPCG(1, 2)) // expect: random Non-cryptographic-PRNG-PCG
	seeded.Int()
	seeded.IntN(3)
	seeded.Int32()
	seeded.Int32N(3)
	seeded.Int64()
	seeded.Int64N(3)
	seeded.Uint()
	seeded.UintN(3)
	seeded.Uint32()
	seeded.Uint32N(3)
	seeded.Uint64()
	seeded.Uint64N(3)
	seeded.Float32()
	seeded.Float64()
	seeded.Perm(2)
	seeded.Shuffle(2, swap)
	rand.New(rand.NewChaCha8(seed)) // expect: random RNG-ChaCha8
	rand.New(source) // expect: random unknown
}
