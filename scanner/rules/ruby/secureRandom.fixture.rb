require "securerandom"

SecureRandom.hex # expect: random RNG byteLength=16
SecureRandom.hex(10) # expect: random RNG byteLength=10
SecureRandom.hex 32 # expect: random RNG byteLength=32
SecureRandom.bytes(16) # expect: random RNG byteLength=16
SecureRandom.random_bytes # expect: random RNG byteLength=16
SecureRandom.base64(24) # expect: random RNG byteLength=24
SecureRandom.urlsafe_base64 # expect: random RNG byteLength=16
SecureRandom.gen_random(8) # expect: random RNG byteLength=8
SecureRandom.uuid # expect: random RNG
SecureRandom.uuid_v4 # expect: random RNG
SecureRandom.uuid_v7 # expect: random RNG
SecureRandom.alphanumeric(20) # expect: random RNG
SecureRandom.base58(24) # expect: random RNG
SecureRandom.base36 # expect: random RNG
SecureRandom.random_number(10) # expect: random RNG
SecureRandom.rand # expect: random RNG
SecureRandom.choose([*"a".."z"], 5) # expect: random RNG
Random.urandom(16) # expect: random RNG byteLength=16

Random.new.bytes(16) # expect: random Non-cryptographic-PRNG-MT19937
Random.rand(10) # expect: random Non-cryptographic-PRNG-MT19937
rand(10) # expect: random Non-cryptographic-PRNG-MT19937
hex(16)
Other::SecureRandom.hex
