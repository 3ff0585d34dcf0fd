use ml_kem::{DecapsulationKey, EncapsulationKey, MlKem1024, MlKem512, MlKem768};

fn keys(rng: &mut Rng) {
    DecapsulationKey::<MlKem512>::generate_from_rng(rng); // expect: keygen ML-KEM-512
    EncapsulationKey::<MlKem768>::new(bytes); // expect: key ML-KEM-768
    DecapsulationKey::<MlKem1024>::from_seed(seed); // expect: key ML-KEM-1024
}
