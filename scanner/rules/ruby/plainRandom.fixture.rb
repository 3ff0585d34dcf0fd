require "securerandom"

srand(42) # expect: random Non-cryptographic-PRNG-MT19937
roll = rand(6) # expect: random Non-cryptographic-PRNG-MT19937
share = rand # expect: random Non-cryptographic-PRNG-MT19937
puts(rand) # expect: random Non-cryptographic-PRNG-MT19937
even = rand < 0.5 # expect: random Non-cryptographic-PRNG-MT19937
Kernel.rand(10) # expect: random Non-cryptographic-PRNG-MT19937
Kernel.srand(1) # expect: random Non-cryptographic-PRNG-MT19937
Random.rand(1.5) # expect: random Non-cryptographic-PRNG-MT19937
Random.srand(3) # expect: random Non-cryptographic-PRNG-MT19937
Random.random_number(7) # expect: random Non-cryptographic-PRNG-MT19937
Random.bytes(16) # expect: random Non-cryptographic-PRNG-MT19937 byteLength=16
generator = Random.new(7) # expect: random Non-cryptographic-PRNG-MT19937
generator.rand(3)
generator.bytes(2)
generator.random_number
Random.urandom(16) # expect: random RNG byteLength=16
SecureRandom.rand # expect: random RNG

def own(rand)
  share = rand
  puts(rand)
end

class Dice
  def roll
    dice.rand(6)
  end
end

class Loaded
  def rand
    4
  end

  def roll
    rand
  end
end
