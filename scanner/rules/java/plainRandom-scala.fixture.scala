import scala.util.Random

object Draws {
  val generator = new Random(42) // expect: random Non-cryptographic-PRNG-LCG48
  generator.nextString(4)
  generator.nextPrintableChar()
  generator.between(1, 2)
  generator.alphanumeric
  generator.shuffle(List(1, 2))
  def uses() = {
    val code = Seq.fill(16)(Random.nextInt) // expect: random Non-cryptographic-PRNG-LCG48
    Random.nextLong() // expect: random Non-cryptographic-PRNG-LCG48
    Random.nextDouble() // expect: random Non-cryptographic-PRNG-LCG48
    Random.nextFloat() // expect: random Non-cryptographic-PRNG-LCG48
    Random.nextBoolean() // expect: random Non-cryptographic-PRNG-LCG48
    Random.nextGaussian() // expect: random Non-cryptographic-PRNG-LCG48
    Random.nextString(8) // expect: random Non-cryptographic-PRNG-LCG48
    Random.nextPrintableChar() // expect: random Non-cryptographic-PRNG-LCG48
    Random.between(1, 6) // expect: random Non-cryptographic-PRNG-LCG48
    val letters = Random.alphanumeric // expect: random Non-cryptographic-PRNG-LCG48
    Random.alphanumeric.filter(_.isDigit) // expect: random Non-cryptographic-PRNG-LCG48
    Random.alphanumeric.take(8) // expect: random Non-cryptographic-PRNG-LCG48
    Random.shuffle(List(1, 2)) // expect: random Non-cryptographic-PRNG-LCG48
    Random.nextBytes(new Array[Byte](4)) // expect: random Non-cryptographic-PRNG-LCG48
    scala.math.random() // expect: random Non-cryptographic-PRNG
  }
}
