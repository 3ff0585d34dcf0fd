use ml_kem::{DecapsulationKey, EncapsulationKey, MlKem1024, MlKem512, MlKem768};

fn keys(rng: &mut Rng) {
    DecapsulationKey::<MlKem512>::generate_from_rng(rng); // expect: keygen ML-KEM-512
    EncapsulationKey::<MlKem768>::new(bytes); // expect: key ML-KEM-768
    DecapsulationKey::<MlKem1024>::from_seed(seed); // expect: key ML-KEM-1024
}

pub struct Pair {
    private: ml_kem::kem::DecapsulationKey<ml_kem::MlKem1024Params>,
    public: ml_kem::kem::EncapsulationKey<ml_kem::MlKem1024Params>,
}

impl Pair {
    fn new(rng: &mut Rng) -> Self {
        let (private, public) = MlKem1024::generate(rng); // expect: keygen ML-KEM-1024
        Pair { private, public }
    }
    fn open(&self, sealed: &[u8]) -> Shared {
        self.private.decapsulate(sealed) // expect: kem ML-KEM-1024 functions=decapsulate
    }
    fn seal(&self, rng: &mut Rng) -> Shared {
        self.public.encapsulate(rng) // expect: kem ML-KEM functions=encapsulate
    }
}

struct Peer(EncapsulationKey<MlKem768>);

fn seal(peer: &Peer, own: &DecapsulationKey<MlKem768>, rng: &mut Rng) {
    peer.0.encapsulate(rng); // expect: kem ML-KEM functions=encapsulate
    own.decapsulate(sealed); // expect: kem ML-KEM functions=decapsulate
}
