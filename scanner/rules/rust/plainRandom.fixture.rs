use nanorand::WyRand;
use rand::rngs::{SmallRng, StdRng};
use rand::SeedableRng;
use rand_pcg::{Pcg32, Pcg64, Pcg64Dxsm, Pcg64Mcg};
use rand_xorshift::XorShiftRng;

fn uses(seed: [u8; 16], items: &mut [u8]) {
    SmallRng::from_entropy(); // expect: random Non-cryptographic-PRNG
    SmallRng::from_os_rng(); // expect: random Non-cryptographic-PRNG
    SmallRng::seed_from_u64(seed); // expect: random Non-cryptographic-PRNG
    SmallRng::from_seed(seed); // expect: random Non-cryptographic-PRNG
    SmallRng::from_rng(); // expect: random Non-cryptographic-PRNG
    XorShiftRng::from_entropy(); // expect: random Non-cryptographic-PRNG-Xorshift
    XorShiftRng::from_os_rng(); // expect: random Non-cryptographic-PRNG-Xorshift
    XorShiftRng::seed_from_u64(seed); // expect: random Non-cryptographic-PRNG-Xorshift
    XorShiftRng::from_seed(seed); // expect: random Non-cryptographic-PRNG-Xorshift
    XorShiftRng::from_rng(); // expect: random Non-cryptographic-PRNG-Xorshift
    fastrand::u8(..); // expect: random Non-cryptographic-PRNG
    fastrand::u16(..); // expect: random Non-cryptographic-PRNG
    fastrand::u32(..); // expect: random Non-cryptographic-PRNG
    fastrand::u64(..); // expect: random Non-cryptographic-PRNG
    fastrand::u128(..); // expect: random Non-cryptographic-PRNG
    fastrand::usize(); // expect: random Non-cryptographic-PRNG
    fastrand::i8(..); // expect: random Non-cryptographic-PRNG
    fastrand::i16(..); // expect: random Non-cryptographic-PRNG
    fastrand::i32(..); // expect: random Non-cryptographic-PRNG
    fastrand::i64(..); // expect: random Non-cryptographic-PRNG
    fastrand::i128(..); // expect: random Non-cryptographic-PRNG
    fastrand::isize(..); // expect: random Non-cryptographic-PRNG
    fastrand::f32(); // expect: random Non-cryptographic-PRNG
    fastrand::f64(); // expect: random Non-cryptographic-PRNG
    fastrand::bool(); // expect: random Non-cryptographic-PRNG
    fastrand::char(); // expect: random Non-cryptographic-PRNG
    fastrand::alphanumeric(); // expect: random Non-cryptographic-PRNG
    fastrand::alphabetic(); // expect: random Non-cryptographic-PRNG
    fastrand::digit(); // expect: random Non-cryptographic-PRNG
    fastrand::choice(); // expect: random Non-cryptographic-PRNG
    fastrand::shuffle(); // expect: random Non-cryptographic-PRNG
    fastrand::fill(); // expect: random Non-cryptographic-PRNG
    fastrand::seed(); // expect: random Non-cryptographic-PRNG
    fastrand::Rng::new(); // expect: random Non-cryptographic-PRNG
    fastrand::Rng::with_seed(); // expect: random Non-cryptographic-PRNG
    Pcg32::new(1); // expect: random Non-cryptographic-PRNG-Pcg32
    Pcg32::from_seed(1); // expect: random Non-cryptographic-PRNG-Pcg32
    Pcg32::seed_from_u64(1); // expect: random Non-cryptographic-PRNG-Pcg32
    Pcg32::from_entropy(1); // expect: random Non-cryptographic-PRNG-Pcg32
    Pcg32::from_os_rng(1); // expect: random Non-cryptographic-PRNG-Pcg32
    Pcg32::from_rng(1); // expect: random Non-cryptographic-PRNG-Pcg32
    Pcg64::new(1); // expect: random Non-cryptographic-PRNG-Pcg64
    Pcg64::from_seed(1); // expect: random Non-cryptographic-PRNG-Pcg64
    Pcg64::seed_from_u64(1); // expect: random Non-cryptographic-PRNG-Pcg64
    Pcg64::from_entropy(1); // expect: random Non-cryptographic-PRNG-Pcg64
    Pcg64::from_os_rng(1); // expect: random Non-cryptographic-PRNG-Pcg64
    Pcg64::from_rng(1); // expect: random Non-cryptographic-PRNG-Pcg64
    Pcg64Mcg::new(1); // expect: random Non-cryptographic-PRNG-Pcg64Mcg
    Pcg64Mcg::from_seed(1); // expect: random Non-cryptographic-PRNG-Pcg64Mcg
    Pcg64Mcg::seed_from_u64(1); // expect: random Non-cryptographic-PRNG-Pcg64Mcg
    Pcg64Mcg::from_entropy(1); // expect: random Non-cryptographic-PRNG-Pcg64Mcg
    Pcg64Mcg::from_os_rng(1); // expect: random Non-cryptographic-PRNG-Pcg64Mcg
    Pcg64Mcg::from_rng(1); // expect: random Non-cryptographic-PRNG-Pcg64Mcg
    Pcg64Dxsm::new(1); // expect: random Non-cryptographic-PRNG-Pcg64Dxsm
    Pcg64Dxsm::from_seed(1); // expect: random Non-cryptographic-PRNG-Pcg64Dxsm
    Pcg64Dxsm::seed_from_u64(1); // expect: random Non-cryptographic-PRNG-Pcg64Dxsm
    Pcg64Dxsm::from_entropy(1); // expect: random Non-cryptographic-PRNG-Pcg64Dxsm
    Pcg64Dxsm::from_os_rng(1); // expect: random Non-cryptographic-PRNG-Pcg64Dxsm
    Pcg64Dxsm::from_rng(1); // expect: random Non-cryptographic-PRNG-Pcg64Dxsm
    oorandom::Rand32::new(1); // expect: random Non-cryptographic-PRNG-PCG
    oorandom::Rand32::new_inc(1); // expect: random Non-cryptographic-PRNG-PCG
    oorandom::Rand64::new(1); // expect: random Non-cryptographic-PRNG-PCG
    oorandom::Rand64::new_inc(1); // expect: random Non-cryptographic-PRNG-PCG
    nanorand::WyRand::new(1); // expect: random Non-cryptographic-PRNG-WyRand
    nanorand::WyRand::new_seed(1); // expect: random Non-cryptographic-PRNG-WyRand
    nanorand::Pcg64::new(1); // expect: random Non-cryptographic-PRNG-Pcg64
    nanorand::Pcg64::new_seed(1); // expect: random Non-cryptographic-PRNG-Pcg64
    nanorand::tls_rng(); // expect: random Non-cryptographic-PRNG-WyRand
    StdRng::from_entropy(); // expect: random RNG
    let mut rng = Pcg32::seed_from_u64(42); // expect: random Non-cryptographic-PRNG-Pcg32
    rng.shuffle(items);
}

struct Rng;

fn own() {
    Rng::new();
    u32(..);
}

fn repeatable(id: u64) {
    rand::rngs::StdRng::seed_from_u64(id); // expect: random Non-cryptographic-PRNG
    rand_chacha::ChaCha8Rng::seed_from_u64(id); // expect: random Non-cryptographic-PRNG
    rand_chacha::ChaCha12Rng::seed_from_u64(id); // expect: random Non-cryptographic-PRNG
    let mut rng = rand_chacha::ChaCha20Rng::seed_from_u64(id); // expect: random Non-cryptographic-PRNG
    rng.fill_bytes(&mut buffer);
}
