import random

import numpy as np
from numpy.random import Generator, MT19937, PCG64, PCG64DXSM, Philox, SFC64, default_rng
from random import choice as pick

random.random()  # expect: random Non-cryptographic-PRNG-MT19937
random.uniform(0, 1)  # expect: random Non-cryptographic-PRNG-MT19937
random.randint(0, 9)  # expect: random Non-cryptographic-PRNG-MT19937
random.randrange(10)  # expect: random Non-cryptographic-PRNG-MT19937
random.getrandbits(128)  # expect: random Non-cryptographic-PRNG-MT19937
pick(words)  # expect: random Non-cryptographic-PRNG-MT19937
random.choices(words, k=2)  # expect: random Non-cryptographic-PRNG-MT19937
random.sample(words, 2)  # expect: random Non-cryptographic-PRNG-MT19937
random.shuffle(words)  # expect: random Non-cryptographic-PRNG-MT19937
random.seed(1)  # expect: random Non-cryptographic-PRNG-MT19937
random.randbytes(16)  # expect: random Non-cryptographic-PRNG-MT19937 byteLength=16
token = "".join(random.choice(letters) for _ in range(8))  # expect: random Non-cryptographic-PRNG-MT19937

generator = random.Random(7)  # expect: random Non-cryptographic-PRNG-MT19937
generator.random()
generator.uniform(0, 1)
generator.randint(0, 9)
generator.randrange(3)
generator.getrandbits(8)
generator.choice(words)
generator.choices(words)
generator.sample(words, 1)
generator.shuffle(words)
generator.seed(8)

np.random.rand(3)  # expect: random Non-cryptographic-PRNG-MT19937
np.random.randint(10)  # expect: random Non-cryptographic-PRNG-MT19937
np.random.random_integers(10)  # expect: random Non-cryptographic-PRNG-MT19937
np.random.random()  # expect: random Non-cryptographic-PRNG-MT19937
np.random.random_sample()  # expect: random Non-cryptographic-PRNG-MT19937
np.random.ranf()  # expect: random Non-cryptographic-PRNG-MT19937
np.random.sample()  # expect: random Non-cryptographic-PRNG-MT19937
np.random.uniform()  # expect: random Non-cryptographic-PRNG-MT19937
np.random.choice(words)  # expect: random Non-cryptographic-PRNG-MT19937
np.random.shuffle(words)  # expect: random Non-cryptographic-PRNG-MT19937
np.random.permutation(words)  # expect: random Non-cryptographic-PRNG-MT19937
np.random.seed(0)  # expect: random Non-cryptographic-PRNG-MT19937
np.random.bytes(16)  # expect: random Non-cryptographic-PRNG-MT19937 byteLength=16
state = np.random.RandomState(3)  # expect: random Non-cryptographic-PRNG-MT19937
state.rand()
state.randint(2)
state.random_integers(2)
state.random()
state.random_sample()
state.tomaxint()
state.bytes(4)
state.uniform()
state.choice(words)
state.shuffle(words)
state.permutation(words)
state.seed(4)

rng = default_rng(5)  # expect: random Non-cryptographic-PRNG-PCG64
rng.integers(3)
rng.random()
rng.uniform()
rng.choice(words)
rng.bytes(4)
rng.shuffle(words)
rng.permutation(words)
rng.permuted(words)
default_rng(PCG64DXSM(1))  # expect: random Non-cryptographic-PRNG-PCG64DXSM
Generator(MT19937())  # expect: random Non-cryptographic-PRNG-MT19937
Generator(PCG64())  # expect: random Non-cryptographic-PRNG-PCG64
Generator(Philox())  # expect: random Non-cryptographic-PRNG-Philox
Generator(SFC64())  # expect: random Non-cryptographic-PRNG-SFC64
Generator(given)  # expect: random unknown

# Not found: distributions, other objects of that name, and a shadowed module.
random.gauss(0, 1)
np.random.normal(0, 1)
dataset.random.choice(words)
words.shuffle()


def own(random):
    return random.choice(words)
