import java.security.SecureRandom;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import org.apache.commons.lang3.RandomStringUtils;
import org.apache.commons.lang3.RandomUtils;

class Draws {
    private final Random shared = new Random(42L); // expect: random Non-cryptographic-PRNG-LCG48

    void uses(Random given) {
        double share = Math.random(); // expect: random Non-cryptographic-PRNG-LCG48
        StrictMath.random(); // expect: random Non-cryptographic-PRNG-LCG48
        new java.util.Random().nextInt(); // expect: random Non-cryptographic-PRNG-LCG48
        shared.nextInt(10);
        shared.nextLong();
        shared.nextDouble();
        shared.nextFloat();
        shared.nextBoolean();
        shared.nextBytes(new byte[4]);
        shared.nextGaussian();
        shared.ints();
        shared.longs();
        shared.doubles();
        ThreadLocalRandom.current().nextInt(6); // expect: random Non-cryptographic-PRNG
        new SplittableRandom().nextLong(); // expect: random Non-cryptographic-PRNG
        RandomGenerator.getDefault(); // expect: random Non-cryptographic-PRNG
        Random strong = new SecureRandom(); // expect: random RNG
        strong.nextInt();
        given.nextInt();
    }

    void strings() {
        RandomStringUtils.random(8); // expect: random unknown
        RandomStringUtils.random(8, 0, 0, true, true, null, new SecureRandom()); // expect: random RNG
        RandomStringUtils.randomAlphabetic(8); // expect: random unknown
        RandomStringUtils.randomAlphanumeric(8); // expect: random unknown
        RandomStringUtils.randomAscii(8); // expect: random unknown
        RandomStringUtils.randomGraph(8); // expect: random unknown
        RandomStringUtils.randomNumeric(8); // expect: random unknown
        RandomStringUtils.randomPrint(8); // expect: random unknown
        RandomStringUtils.insecure().nextAlphabetic(8); // expect: random Non-cryptographic-PRNG
        RandomStringUtils.secure().nextAlphabetic(8); // expect: random RNG
        RandomStringUtils.secureStrong().nextAlphabetic(8); // expect: random RNG
        RandomUtils.nextInt(); // expect: random unknown
        RandomUtils.nextLong(); // expect: random unknown
        RandomUtils.nextFloat(); // expect: random unknown
        RandomUtils.nextDouble(); // expect: random unknown
        RandomUtils.nextBoolean(); // expect: random unknown
        RandomUtils.nextBytes(16); // expect: random unknown byteLength=16
        RandomUtils.insecure(); // expect: random Non-cryptographic-PRNG
        RandomUtils.secure(); // expect: random RNG
        RandomUtils.secureStrong(); // expect: random RNG
    }
}
