defmodule Draws do
  def uses(words, state) do
    :rand.uniform() # expect: random Non-cryptographic-PRNG
    :rand.uniform_s(6, state) # expect: random Non-cryptographic-PRNG
    :rand.uniform_real() # expect: random Non-cryptographic-PRNG
    :rand.uniform_real_s(state) # expect: random Non-cryptographic-PRNG
    :rand.seed(:exsss, {1, 2, 3}) # expect: random Non-cryptographic-PRNG-Xorshift116StarStar
    :rand.seed_s(:exsss) # expect: random Non-cryptographic-PRNG-Xorshift116StarStar
    :rand.seed(:exro928ss, {1, 2, 3}) # expect: random Non-cryptographic-PRNG-Xoroshiro928StarStar
    :rand.seed_s(:exro928ss) # expect: random Non-cryptographic-PRNG-Xoroshiro928StarStar
    :rand.seed(:exrop, {1, 2, 3}) # expect: random Non-cryptographic-PRNG-Xoroshiro116+
    :rand.seed_s(:exrop) # expect: random Non-cryptographic-PRNG-Xoroshiro116+
    :rand.seed(:exs1024s, {1, 2, 3}) # expect: random Non-cryptographic-PRNG-Xorshift1024Star
    :rand.seed_s(:exs1024s) # expect: random Non-cryptographic-PRNG-Xorshift1024Star
    :rand.seed(:exsp, {1, 2, 3}) # expect: random Non-cryptographic-PRNG-Xorshift116+
    :rand.seed_s(:exsp) # expect: random Non-cryptographic-PRNG-Xorshift116+
    :rand.seed(:default) # expect: random Non-cryptographic-PRNG
    :rand.seed_s(state) # expect: random Non-cryptographic-PRNG
    :rand.bytes(16) # expect: random Non-cryptographic-PRNG byteLength=16
    :rand.bytes_s(8, state) # expect: random Non-cryptographic-PRNG byteLength=8
    :random.uniform() # expect: random Non-cryptographic-PRNG-AS183
    :random.uniform_s(6, state) # expect: random Non-cryptographic-PRNG-AS183
    :random.seed({1, 2, 3}) # expect: random Non-cryptographic-PRNG-AS183
    Enum.random(words) # expect: random Non-cryptographic-PRNG
    words |> Enum.shuffle() # expect: random Non-cryptographic-PRNG
    Enum.take_random(words, 2) # expect: random Non-cryptographic-PRNG
    :crypto.strong_rand_bytes(16) # expect: random RNG byteLength=16
    Enum.map(words, &String.upcase/1)
    Dice.random(words)
  end
end
