import Foundation
import GameplayKit

func uses(state: UnsafeMutablePointer<UInt16>, dice: Dice) {
    srand(42) // expect: random Non-cryptographic-PRNG
    let roll = rand() % 6 // expect: random Non-cryptographic-PRNG
    srandom(42) // expect: random Non-cryptographic-PRNG
    let value = random() % 10 // expect: random Non-cryptographic-PRNG
    srand48(42) // expect: random Non-cryptographic-PRNG-LCG48
    seed48(state) // expect: random Non-cryptographic-PRNG-LCG48
    let share = drand48() // expect: random Non-cryptographic-PRNG-LCG48
    erand48(state) // expect: random Non-cryptographic-PRNG-LCG48
    lrand48() // expect: random Non-cryptographic-PRNG-LCG48
    nrand48(state) // expect: random Non-cryptographic-PRNG-LCG48
    mrand48() // expect: random Non-cryptographic-PRNG-LCG48
    jrand48(state) // expect: random Non-cryptographic-PRNG-LCG48
    GKRandomSource.sharedRandom().nextInt() // expect: random Non-cryptographic-PRNG
    GKRandomSource() // expect: random Non-cryptographic-PRNG
    GKRandomDistribution(lowestValue: 1, highestValue: 6) // expect: random Non-cryptographic-PRNG
    GKShuffledDistribution(lowestValue: 1, highestValue: 6) // expect: random Non-cryptographic-PRNG
    GKGaussianDistribution(lowestValue: 1, highestValue: 6) // expect: random Non-cryptographic-PRNG
    GKARC4RandomSource() // expect: random Non-cryptographic-PRNG
    GKMersenneTwisterRandomSource(seed: 1) // expect: random Non-cryptographic-PRNG-MT19937-64
    GKLinearCongruentialRandomSource() // expect: random Non-cryptographic-PRNG-LCG
    let safe = Int.random(in: 0..<6) // expect: random RNG
    dice.drand48()
}
