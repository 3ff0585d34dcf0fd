import kotlin.random.Random
import kotlin.random.nextUInt

fun uses() {
    Random.nextBits(4) // expect: random Non-cryptographic-PRNG
    Random.nextInt(0..9) // expect: random Non-cryptographic-PRNG
    Random.nextLong() // expect: random Non-cryptographic-PRNG
    Random.nextDouble() // expect: random Non-cryptographic-PRNG
    Random.nextFloat() // expect: random Non-cryptographic-PRNG
    Random.nextBoolean() // expect: random Non-cryptographic-PRNG
    Random.nextUInt() // expect: random Non-cryptographic-PRNG
    Random.nextULong() // expect: random Non-cryptographic-PRNG
    Random.nextBytes(16) // expect: random Non-cryptographic-PRNG byteLength=16
    Random.nextUBytes(8) // expect: random Non-cryptographic-PRNG byteLength=8
    Random.Default.nextInt() // expect: random Non-cryptographic-PRNG
    Random.Default.nextLong() // expect: random Non-cryptographic-PRNG
    Random.Default.nextDouble() // expect: random Non-cryptographic-PRNG
    Random.Default.nextBoolean() // expect: random Non-cryptographic-PRNG
    Random.Default.nextBytes(4) // expect: random Non-cryptographic-PRNG byteLength=4
    Random.Default.nextBits(8) // expect: random Non-cryptographic-PRNG
    Random.Default.nextFloat() // expect: random Non-cryptographic-PRNG
    Random.Default.nextUInt() // expect: random Non-cryptographic-PRNG
    Random.Default.nextULong() // expect: random Non-cryptographic-PRNG
    Random.Default.nextUBytes(4) // expect: random Non-cryptographic-PRNG
    val seeded = Random(42) // expect: random Non-cryptographic-PRNG
    seeded.nextInt()
    java.util.Random().nextInt() // expect: random Non-cryptographic-PRNG-LCG48
    Math.random() // expect: random Non-cryptographic-PRNG-LCG48
    listOf(1, 2).shuffled()
}
