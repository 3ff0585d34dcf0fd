import org.apache.commons.lang.RandomStringUtils;
import org.apache.commons.lang.math.RandomUtils;

class Lang2 {
    void uses() {
        RandomStringUtils.random(8); // expect: random Non-cryptographic-PRNG-LCG48
        RandomStringUtils.randomAlphabetic(8); // expect: random Non-cryptographic-PRNG-LCG48
        RandomStringUtils.randomAlphanumeric(8); // expect: random Non-cryptographic-PRNG-LCG48
        RandomStringUtils.randomAscii(8); // expect: random Non-cryptographic-PRNG-LCG48
        RandomStringUtils.randomGraph(8); // expect: random Non-cryptographic-PRNG-LCG48
        RandomStringUtils.randomNumeric(8); // expect: random Non-cryptographic-PRNG-LCG48
        RandomStringUtils.randomPrint(8); // expect: random Non-cryptographic-PRNG-LCG48
        RandomUtils.nextInt(); // expect: random Non-cryptographic-PRNG-LCG48
        RandomUtils.nextLong(); // expect: random Non-cryptographic-PRNG-LCG48
        RandomUtils.nextFloat(); // expect: random Non-cryptographic-PRNG-LCG48
        RandomUtils.nextDouble(); // expect: random Non-cryptographic-PRNG-LCG48
        RandomUtils.nextBoolean(); // expect: random Non-cryptographic-PRNG-LCG48
    }
}
