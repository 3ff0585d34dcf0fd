use oqs::{kem, sig};
use pqcrypto::kem::mlkem768;

fn uses() -> oqs::Result<()> {
    let (pk, sk) = mlkem768::keypair(); // expect: keygen ML-KEM-768 parameterSet=768
    let (ss, ct) = mlkem768::encapsulate(&pk); // expect: kem ML-KEM-768 parameterSet=768 functions=encapsulate
    let kem = kem::Kem::new(kem::Algorithm::MlKem512)?; // expect: kem ML-KEM-512 parameterSet=512 functions=encapsulate
    kem.keypair()?; // expect: keygen ML-KEM-512 parameterSet=512 functions=encapsulate
    kem.encapsulate(&pk)?;
    sig::Sig::new(sig::Algorithm::SphincsSha2128fSimple)?.sign(data, &sk)?; // expect: signature SPHINCS+-SHA2-128f-simple parameterSet=SHA2-128f-simple functions=sign
    sig::Sig::new(choose())?; // expect: signature unknown
    oqs::kem::Kem::new(oqs::kem::Algorithm::NtruPrimeSntrup761)?; // expect: kem SNTRUPrime-761
    Ok(())
}

fn not() {
    mlkem512::keypair();
    other::kem::Kem::new(kem2::Algorithm::MlKem512);
}
