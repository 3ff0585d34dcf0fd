// Every entry point that the other fixture does not show.
fn entries() {
  pqcrypto_kyber::kyber512::keypair(x, y, z); // expect: keygen Kyber-512 parameterSet=512
  pqcrypto_kyber::kyber768::keypair(x, y, z); // expect: keygen Kyber-768 parameterSet=768
  pqcrypto_kyber::kyber1024::keypair(x, y, z); // expect: keygen Kyber-1024 parameterSet=1024
  pqcrypto::kem::kyber512::keypair(x, y, z); // expect: keygen Kyber-512 parameterSet=512
  pqcrypto::kem::kyber768::keypair(x, y, z); // expect: keygen Kyber-768 parameterSet=768
  pqcrypto::kem::kyber1024::keypair(x, y, z); // expect: keygen Kyber-1024 parameterSet=1024
  pqcrypto_kyber::kyber512::encapsulate(x, y, z); // expect: kem Kyber-512 parameterSet=512 functions=encapsulate
  pqcrypto_kyber::kyber768::encapsulate(x, y, z); // expect: kem Kyber-768 parameterSet=768 functions=encapsulate
  pqcrypto_kyber::kyber1024::encapsulate(x, y, z); // expect: kem Kyber-1024 parameterSet=1024 functions=encapsulate
  pqcrypto::kem::kyber512::encapsulate(x, y, z); // expect: kem Kyber-512 parameterSet=512 functions=encapsulate
  pqcrypto::kem::kyber768::encapsulate(x, y, z); // expect: kem Kyber-768 parameterSet=768 functions=encapsulate
  pqcrypto::kem::kyber1024::encapsulate(x, y, z); // expect: kem Kyber-1024 parameterSet=1024 functions=encapsulate
  pqcrypto_kyber::kyber512::decapsulate(x, y, z); // expect: kem Kyber-512 parameterSet=512 functions=decapsulate
  pqcrypto_kyber::kyber768::decapsulate(x, y, z); // expect: kem Kyber-768 parameterSet=768 functions=decapsulate
  pqcrypto_kyber::kyber1024::decapsulate(x, y, z); // expect: kem Kyber-1024 parameterSet=1024 functions=decapsulate
  pqcrypto::kem::kyber512::decapsulate(x, y, z); // expect: kem Kyber-512 parameterSet=512 functions=decapsulate
  pqcrypto::kem::kyber768::decapsulate(x, y, z); // expect: kem Kyber-768 parameterSet=768 functions=decapsulate
  pqcrypto::kem::kyber1024::decapsulate(x, y, z); // expect: kem Kyber-1024 parameterSet=1024 functions=decapsulate
  pqcrypto_mlkem::mlkem512::keypair(x, y, z); // expect: keygen ML-KEM-512 parameterSet=512
  pqcrypto_mlkem::mlkem768::keypair(x, y, z); // expect: keygen ML-KEM-768 parameterSet=768
  pqcrypto_mlkem::mlkem1024::keypair(x, y, z); // expect: keygen ML-KEM-1024 parameterSet=1024
  pqcrypto::kem::mlkem512::keypair(x, y, z); // expect: keygen ML-KEM-512 parameterSet=512
  pqcrypto::kem::mlkem1024::keypair(x, y, z); // expect: keygen ML-KEM-1024 parameterSet=1024
  pqcrypto_mlkem::mlkem512::encapsulate(x, y, z); // expect: kem ML-KEM-512 parameterSet=512 functions=encapsulate
  pqcrypto_mlkem::mlkem768::encapsulate(x, y, z); // expect: kem ML-KEM-768 parameterSet=768 functions=encapsulate
  pqcrypto_mlkem::mlkem1024::encapsulate(x, y, z); // expect: kem ML-KEM-1024 parameterSet=1024 functions=encapsulate
  pqcrypto::kem::mlkem512::encapsulate(x, y, z); // expect: kem ML-KEM-512 parameterSet=512 functions=encapsulate
  pqcrypto::kem::mlkem1024::encapsulate(x, y, z); // expect: kem ML-KEM-1024 parameterSet=1024 functions=encapsulate
  pqcrypto_mlkem::mlkem512::decapsulate(x, y, z); // expect: kem ML-KEM-512 parameterSet=512 functions=decapsulate
  pqcrypto_mlkem::mlkem768::decapsulate(x, y, z); // expect: kem ML-KEM-768 parameterSet=768 functions=decapsulate
  pqcrypto_mlkem::mlkem1024::decapsulate(x, y, z); // expect: kem ML-KEM-1024 parameterSet=1024 functions=decapsulate
  pqcrypto::kem::mlkem512::decapsulate(x, y, z); // expect: kem ML-KEM-512 parameterSet=512 functions=decapsulate
  pqcrypto::kem::mlkem768::decapsulate(x, y, z); // expect: kem ML-KEM-768 parameterSet=768 functions=decapsulate
  pqcrypto::kem::mlkem1024::decapsulate(x, y, z); // expect: kem ML-KEM-1024 parameterSet=1024 functions=decapsulate
  pqcrypto::kem::hqc128::keypair(x, y, z); // expect: keygen HQC-128
  pqcrypto::kem::hqc128::encapsulate(x, y, z); // expect: kem HQC-128 functions=encapsulate
  pqcrypto::kem::hqc128::decapsulate(x, y, z); // expect: kem HQC-128 functions=decapsulate
  pqcrypto::kem::hqc192::keypair(x, y, z); // expect: keygen HQC-192
  pqcrypto::kem::hqc192::encapsulate(x, y, z); // expect: kem HQC-192 functions=encapsulate
  pqcrypto::kem::hqc192::decapsulate(x, y, z); // expect: kem HQC-192 functions=decapsulate
  pqcrypto::kem::hqc256::keypair(x, y, z); // expect: keygen HQC-256
  pqcrypto::kem::hqc256::encapsulate(x, y, z); // expect: kem HQC-256 functions=encapsulate
  pqcrypto::kem::hqc256::decapsulate(x, y, z); // expect: kem HQC-256 functions=decapsulate
  pqcrypto::kem::hqcrmrs128::keypair(x, y, z); // expect: keygen unknown
  pqcrypto::kem::hqcrmrs128::encapsulate(x, y, z); // expect: kem unknown functions=encapsulate
  pqcrypto::kem::hqcrmrs128::decapsulate(x, y, z); // expect: kem unknown functions=decapsulate
  pqcrypto::kem::hqcrmrs192::keypair(x, y, z); // expect: keygen unknown
  pqcrypto::kem::hqcrmrs192::encapsulate(x, y, z); // expect: kem unknown functions=encapsulate
  pqcrypto::kem::hqcrmrs192::decapsulate(x, y, z); // expect: kem unknown functions=decapsulate
  pqcrypto::kem::hqcrmrs256::keypair(x, y, z); // expect: keygen unknown
  pqcrypto::kem::hqcrmrs256::encapsulate(x, y, z); // expect: kem unknown functions=encapsulate
  pqcrypto::kem::hqcrmrs256::decapsulate(x, y, z); // expect: kem unknown functions=decapsulate
  pqcrypto::kem::mceliece348864::keypair(x, y, z); // expect: keygen Classic-McEliece-348864
  pqcrypto::kem::mceliece348864::encapsulate(x, y, z); // expect: kem Classic-McEliece-348864 functions=encapsulate
  pqcrypto::kem::mceliece348864::decapsulate(x, y, z); // expect: kem Classic-McEliece-348864 functions=decapsulate
  pqcrypto::kem::mceliece460896::keypair(x, y, z); // expect: keygen Classic-McEliece-460896
  pqcrypto::kem::mceliece460896::encapsulate(x, y, z); // expect: kem Classic-McEliece-460896 functions=encapsulate
  pqcrypto::kem::mceliece460896::decapsulate(x, y, z); // expect: kem Classic-McEliece-460896 functions=decapsulate
  pqcrypto::kem::mceliece6688128::keypair(x, y, z); // expect: keygen Classic-McEliece-6688128
  pqcrypto::kem::mceliece6688128::encapsulate(x, y, z); // expect: kem Classic-McEliece-6688128 functions=encapsulate
  pqcrypto::kem::mceliece6688128::decapsulate(x, y, z); // expect: kem Classic-McEliece-6688128 functions=decapsulate
  pqcrypto::kem::mceliece6960119::keypair(x, y, z); // expect: keygen Classic-McEliece-6960119
  pqcrypto::kem::mceliece6960119::encapsulate(x, y, z); // expect: kem Classic-McEliece-6960119 functions=encapsulate
  pqcrypto::kem::mceliece6960119::decapsulate(x, y, z); // expect: kem Classic-McEliece-6960119 functions=decapsulate
  pqcrypto::kem::mceliece8192128::keypair(x, y, z); // expect: keygen Classic-McEliece-8192128
  pqcrypto::kem::mceliece8192128::encapsulate(x, y, z); // expect: kem Classic-McEliece-8192128 functions=encapsulate
  pqcrypto::kem::mceliece8192128::decapsulate(x, y, z); // expect: kem Classic-McEliece-8192128 functions=decapsulate
  pqcrypto::kem::frodokem640aes::keypair(x, y, z); // expect: keygen FrodoKEM-640-AES
  pqcrypto::kem::frodokem640aes::encapsulate(x, y, z); // expect: kem FrodoKEM-640-AES functions=encapsulate
  pqcrypto::kem::frodokem640aes::decapsulate(x, y, z); // expect: kem FrodoKEM-640-AES functions=decapsulate
  pqcrypto::kem::frodokem640shake::keypair(x, y, z); // expect: keygen FrodoKEM-640-SHAKE
  pqcrypto::kem::frodokem640shake::encapsulate(x, y, z); // expect: kem FrodoKEM-640-SHAKE functions=encapsulate
  pqcrypto::kem::frodokem640shake::decapsulate(x, y, z); // expect: kem FrodoKEM-640-SHAKE functions=decapsulate
  pqcrypto::kem::frodokem976aes::keypair(x, y, z); // expect: keygen FrodoKEM-976-AES
  pqcrypto::kem::frodokem976aes::encapsulate(x, y, z); // expect: kem FrodoKEM-976-AES functions=encapsulate
  pqcrypto::kem::frodokem976aes::decapsulate(x, y, z); // expect: kem FrodoKEM-976-AES functions=decapsulate
  pqcrypto::kem::frodokem976shake::keypair(x, y, z); // expect: keygen FrodoKEM-976-SHAKE
  pqcrypto::kem::frodokem976shake::encapsulate(x, y, z); // expect: kem FrodoKEM-976-SHAKE functions=encapsulate
  pqcrypto::kem::frodokem976shake::decapsulate(x, y, z); // expect: kem FrodoKEM-976-SHAKE functions=decapsulate
  pqcrypto::kem::frodokem1344aes::keypair(x, y, z); // expect: keygen FrodoKEM-1344-AES
  pqcrypto::kem::frodokem1344aes::encapsulate(x, y, z); // expect: kem FrodoKEM-1344-AES functions=encapsulate
  pqcrypto::kem::frodokem1344aes::decapsulate(x, y, z); // expect: kem FrodoKEM-1344-AES functions=decapsulate
  pqcrypto::kem::frodokem1344shake::keypair(x, y, z); // expect: keygen FrodoKEM-1344-SHAKE
  pqcrypto::kem::frodokem1344shake::encapsulate(x, y, z); // expect: kem FrodoKEM-1344-SHAKE functions=encapsulate
  pqcrypto::kem::frodokem1344shake::decapsulate(x, y, z); // expect: kem FrodoKEM-1344-SHAKE functions=decapsulate
  pqcrypto::kem::ntruhps2048509::keypair(x, y, z); // expect: keygen NTRU-HPS-2048-509
  pqcrypto::kem::ntruhps2048509::encapsulate(x, y, z); // expect: kem NTRU-HPS-2048-509 functions=encapsulate
  pqcrypto::kem::ntruhps2048509::decapsulate(x, y, z); // expect: kem NTRU-HPS-2048-509 functions=decapsulate
  pqcrypto::kem::ntruhps2048677::keypair(x, y, z); // expect: keygen NTRU-HPS-2048-677
  pqcrypto::kem::ntruhps2048677::encapsulate(x, y, z); // expect: kem NTRU-HPS-2048-677 functions=encapsulate
  pqcrypto::kem::ntruhps2048677::decapsulate(x, y, z); // expect: kem NTRU-HPS-2048-677 functions=decapsulate
  pqcrypto::kem::ntruhps4096821::keypair(x, y, z); // expect: keygen NTRU-HPS-4096-821
  pqcrypto::kem::ntruhps4096821::encapsulate(x, y, z); // expect: kem NTRU-HPS-4096-821 functions=encapsulate
  pqcrypto::kem::ntruhps4096821::decapsulate(x, y, z); // expect: kem NTRU-HPS-4096-821 functions=decapsulate
  pqcrypto::kem::ntruhrss701::keypair(x, y, z); // expect: keygen NTRU-HRSS-701
  pqcrypto::kem::ntruhrss701::encapsulate(x, y, z); // expect: kem NTRU-HRSS-701 functions=encapsulate
  pqcrypto::kem::ntruhrss701::decapsulate(x, y, z); // expect: kem NTRU-HRSS-701 functions=decapsulate
  pqcrypto_dilithium::dilithium2::keypair(x, y, z); // expect: keygen Dilithium-2
  pqcrypto_dilithium::dilithium3::keypair(x, y, z); // expect: keygen Dilithium-3
  pqcrypto_dilithium::dilithium5::keypair(x, y, z); // expect: keygen Dilithium-5
  pqcrypto::sign::dilithium2::keypair(x, y, z); // expect: keygen Dilithium-2
  pqcrypto::sign::dilithium3::keypair(x, y, z); // expect: keygen Dilithium-3
  pqcrypto::sign::dilithium5::keypair(x, y, z); // expect: keygen Dilithium-5
  pqcrypto_dilithium::dilithium2::sign(x, y, z); // expect: signature Dilithium-2 functions=sign parameterSet=2
  pqcrypto_dilithium::dilithium2::detached_sign(x, y, z); // expect: signature Dilithium-2 functions=sign parameterSet=2
  pqcrypto_dilithium::dilithium3::sign(x, y, z); // expect: signature Dilithium-3 functions=sign parameterSet=3
  pqcrypto_dilithium::dilithium3::detached_sign(x, y, z); // expect: signature Dilithium-3 functions=sign parameterSet=3
  pqcrypto_dilithium::dilithium5::sign(x, y, z); // expect: signature Dilithium-5 functions=sign parameterSet=5
  pqcrypto_dilithium::dilithium5::detached_sign(x, y, z); // expect: signature Dilithium-5 functions=sign parameterSet=5
  pqcrypto::sign::dilithium2::sign(x, y, z); // expect: signature Dilithium-2 functions=sign parameterSet=2
  pqcrypto::sign::dilithium2::detached_sign(x, y, z); // expect: signature Dilithium-2 functions=sign parameterSet=2
  pqcrypto::sign::dilithium3::sign(x, y, z); // expect: signature Dilithium-3 functions=sign parameterSet=3
  pqcrypto::sign::dilithium3::detached_sign(x, y, z); // expect: signature Dilithium-3 functions=sign parameterSet=3
  pqcrypto::sign::dilithium5::sign(x, y, z); // expect: signature Dilithium-5 functions=sign parameterSet=5
  pqcrypto::sign::dilithium5::detached_sign(x, y, z); // expect: signature Dilithium-5 functions=sign parameterSet=5
  pqcrypto_dilithium::dilithium2::open(x, y, z); // expect: signature Dilithium-2 functions=verify parameterSet=2
  pqcrypto_dilithium::dilithium2::verify_detached_signature(x, y, z); // expect: signature Dilithium-2 functions=verify parameterSet=2
  pqcrypto_dilithium::dilithium3::open(x, y, z); // expect: signature Dilithium-3 functions=verify parameterSet=3
  pqcrypto_dilithium::dilithium3::verify_detached_signature(x, y, z); // expect: signature Dilithium-3 functions=verify parameterSet=3
  pqcrypto_dilithium::dilithium5::open(x, y, z); // expect: signature Dilithium-5 functions=verify parameterSet=5
  pqcrypto_dilithium::dilithium5::verify_detached_signature(x, y, z); // expect: signature Dilithium-5 functions=verify parameterSet=5
  pqcrypto::sign::dilithium2::open(x, y, z); // expect: signature Dilithium-2 functions=verify parameterSet=2
  pqcrypto::sign::dilithium2::verify_detached_signature(x, y, z); // expect: signature Dilithium-2 functions=verify parameterSet=2
  pqcrypto::sign::dilithium3::open(x, y, z); // expect: signature Dilithium-3 functions=verify parameterSet=3
  pqcrypto::sign::dilithium3::verify_detached_signature(x, y, z); // expect: signature Dilithium-3 functions=verify parameterSet=3
  pqcrypto::sign::dilithium5::open(x, y, z); // expect: signature Dilithium-5 functions=verify parameterSet=5
  pqcrypto::sign::dilithium5::verify_detached_signature(x, y, z); // expect: signature Dilithium-5 functions=verify parameterSet=5
  pqcrypto_mldsa::mldsa44::keypair(x, y, z); // expect: keygen ML-DSA-44
  pqcrypto_mldsa::mldsa44::sign(x, y, z); // expect: signature ML-DSA-44 functions=sign parameterSet=44
  pqcrypto_mldsa::mldsa44::detached_sign(x, y, z); // expect: signature ML-DSA-44 functions=sign parameterSet=44
  pqcrypto_mldsa::mldsa65::keypair(x, y, z); // expect: keygen ML-DSA-65
  pqcrypto_mldsa::mldsa65::sign(x, y, z); // expect: signature ML-DSA-65 functions=sign parameterSet=65
  pqcrypto_mldsa::mldsa65::detached_sign(x, y, z); // expect: signature ML-DSA-65 functions=sign parameterSet=65
  pqcrypto_mldsa::mldsa87::keypair(x, y, z); // expect: keygen ML-DSA-87
  pqcrypto_mldsa::mldsa87::sign(x, y, z); // expect: signature ML-DSA-87 functions=sign parameterSet=87
  pqcrypto_mldsa::mldsa87::detached_sign(x, y, z); // expect: signature ML-DSA-87 functions=sign parameterSet=87
  pqcrypto::sign::mldsa44::keypair(x, y, z); // expect: keygen ML-DSA-44
  pqcrypto::sign::mldsa44::sign(x, y, z); // expect: signature ML-DSA-44 functions=sign parameterSet=44
  pqcrypto::sign::mldsa44::detached_sign(x, y, z); // expect: signature ML-DSA-44 functions=sign parameterSet=44
  pqcrypto::sign::mldsa65::keypair(x, y, z); // expect: keygen ML-DSA-65
  pqcrypto::sign::mldsa65::sign(x, y, z); // expect: signature ML-DSA-65 functions=sign parameterSet=65
  pqcrypto::sign::mldsa65::detached_sign(x, y, z); // expect: signature ML-DSA-65 functions=sign parameterSet=65
  pqcrypto::sign::mldsa87::keypair(x, y, z); // expect: keygen ML-DSA-87
  pqcrypto::sign::mldsa87::sign(x, y, z); // expect: signature ML-DSA-87 functions=sign parameterSet=87
  pqcrypto::sign::mldsa87::detached_sign(x, y, z); // expect: signature ML-DSA-87 functions=sign parameterSet=87
  pqcrypto_mldsa::mldsa44::open(x, y, z); // expect: signature ML-DSA-44 functions=verify parameterSet=44
  pqcrypto_mldsa::mldsa44::verify_detached_signature(x, y, z); // expect: signature ML-DSA-44 functions=verify parameterSet=44
  pqcrypto_mldsa::mldsa65::open(x, y, z); // expect: signature ML-DSA-65 functions=verify parameterSet=65
  pqcrypto_mldsa::mldsa65::verify_detached_signature(x, y, z); // expect: signature ML-DSA-65 functions=verify parameterSet=65
  pqcrypto_mldsa::mldsa87::open(x, y, z); // expect: signature ML-DSA-87 functions=verify parameterSet=87
  pqcrypto_mldsa::mldsa87::verify_detached_signature(x, y, z); // expect: signature ML-DSA-87 functions=verify parameterSet=87
  pqcrypto::sign::mldsa44::open(x, y, z); // expect: signature ML-DSA-44 functions=verify parameterSet=44
  pqcrypto::sign::mldsa44::verify_detached_signature(x, y, z); // expect: signature ML-DSA-44 functions=verify parameterSet=44
  pqcrypto::sign::mldsa65::open(x, y, z); // expect: signature ML-DSA-65 functions=verify parameterSet=65
  pqcrypto::sign::mldsa65::verify_detached_signature(x, y, z); // expect: signature ML-DSA-65 functions=verify parameterSet=65
  pqcrypto::sign::mldsa87::open(x, y, z); // expect: signature ML-DSA-87 functions=verify parameterSet=87
  pqcrypto::sign::mldsa87::verify_detached_signature(x, y, z); // expect: signature ML-DSA-87 functions=verify parameterSet=87
  pqcrypto_falcon::falcon512::keypair(x, y, z); // expect: keygen FN-DSA-512
  pqcrypto_falcon::falcon512::sign(x, y, z); // expect: signature FN-DSA-512 functions=sign parameterSet=512
  pqcrypto_falcon::falcon512::detached_sign(x, y, z); // expect: signature FN-DSA-512 functions=sign parameterSet=512
  pqcrypto_falcon::falcon1024::keypair(x, y, z); // expect: keygen FN-DSA-1024
  pqcrypto_falcon::falcon1024::sign(x, y, z); // expect: signature FN-DSA-1024 functions=sign parameterSet=1024
  pqcrypto_falcon::falcon1024::detached_sign(x, y, z); // expect: signature FN-DSA-1024 functions=sign parameterSet=1024
  pqcrypto::sign::falcon512::keypair(x, y, z); // expect: keygen FN-DSA-512
  pqcrypto::sign::falcon512::sign(x, y, z); // expect: signature FN-DSA-512 functions=sign parameterSet=512
  pqcrypto::sign::falcon512::detached_sign(x, y, z); // expect: signature FN-DSA-512 functions=sign parameterSet=512
  pqcrypto::sign::falcon1024::keypair(x, y, z); // expect: keygen FN-DSA-1024
  pqcrypto::sign::falcon1024::sign(x, y, z); // expect: signature FN-DSA-1024 functions=sign parameterSet=1024
  pqcrypto::sign::falcon1024::detached_sign(x, y, z); // expect: signature FN-DSA-1024 functions=sign parameterSet=1024
  pqcrypto_falcon::falcon512::open(x, y, z); // expect: signature FN-DSA-512 functions=verify parameterSet=512
  pqcrypto_falcon::falcon512::verify_detached_signature(x, y, z); // expect: signature FN-DSA-512 functions=verify parameterSet=512
  pqcrypto_falcon::falcon1024::open(x, y, z); // expect: signature FN-DSA-1024 functions=verify parameterSet=1024
  pqcrypto_falcon::falcon1024::verify_detached_signature(x, y, z); // expect: signature FN-DSA-1024 functions=verify parameterSet=1024
  pqcrypto::sign::falcon512::open(x, y, z); // expect: signature FN-DSA-512 functions=verify parameterSet=512
  pqcrypto::sign::falcon512::verify_detached_signature(x, y, z); // expect: signature FN-DSA-512 functions=verify parameterSet=512
  pqcrypto::sign::falcon1024::open(x, y, z); // expect: signature FN-DSA-1024 functions=verify parameterSet=1024
  pqcrypto::sign::falcon1024::verify_detached_signature(x, y, z); // expect: signature FN-DSA-1024 functions=verify parameterSet=1024
  pqcrypto_sphincsplus::sphincssha2128fsimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHA2-128f-simple
  pqcrypto_sphincsplus::sphincssha2128fsimple::sign(x, y, z); // expect: signature SPHINCS+-SHA2-128f-simple functions=sign parameterSet=SHA2-128f-simple
  pqcrypto_sphincsplus::sphincssha2128fsimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHA2-128f-simple functions=sign parameterSet=SHA2-128f-simple
  pqcrypto_sphincsplus::sphincssha2128ssimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHA2-128s-simple
  pqcrypto_sphincsplus::sphincssha2128ssimple::sign(x, y, z); // expect: signature SPHINCS+-SHA2-128s-simple functions=sign parameterSet=SHA2-128s-simple
  pqcrypto_sphincsplus::sphincssha2128ssimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHA2-128s-simple functions=sign parameterSet=SHA2-128s-simple
  pqcrypto_sphincsplus::sphincssha2192fsimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHA2-192f-simple
  pqcrypto_sphincsplus::sphincssha2192fsimple::sign(x, y, z); // expect: signature SPHINCS+-SHA2-192f-simple functions=sign parameterSet=SHA2-192f-simple
  pqcrypto_sphincsplus::sphincssha2192fsimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHA2-192f-simple functions=sign parameterSet=SHA2-192f-simple
  pqcrypto_sphincsplus::sphincssha2192ssimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHA2-192s-simple
  pqcrypto_sphincsplus::sphincssha2192ssimple::sign(x, y, z); // expect: signature SPHINCS+-SHA2-192s-simple functions=sign parameterSet=SHA2-192s-simple
  pqcrypto_sphincsplus::sphincssha2192ssimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHA2-192s-simple functions=sign parameterSet=SHA2-192s-simple
  pqcrypto_sphincsplus::sphincssha2256fsimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHA2-256f-simple
  pqcrypto_sphincsplus::sphincssha2256fsimple::sign(x, y, z); // expect: signature SPHINCS+-SHA2-256f-simple functions=sign parameterSet=SHA2-256f-simple
  pqcrypto_sphincsplus::sphincssha2256fsimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHA2-256f-simple functions=sign parameterSet=SHA2-256f-simple
  pqcrypto_sphincsplus::sphincssha2256ssimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHA2-256s-simple
  pqcrypto_sphincsplus::sphincssha2256ssimple::sign(x, y, z); // expect: signature SPHINCS+-SHA2-256s-simple functions=sign parameterSet=SHA2-256s-simple
  pqcrypto_sphincsplus::sphincssha2256ssimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHA2-256s-simple functions=sign parameterSet=SHA2-256s-simple
  pqcrypto_sphincsplus::sphincsshake128fsimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHAKE-128f-simple
  pqcrypto_sphincsplus::sphincsshake128fsimple::sign(x, y, z); // expect: signature SPHINCS+-SHAKE-128f-simple functions=sign parameterSet=SHAKE-128f-simple
  pqcrypto_sphincsplus::sphincsshake128fsimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHAKE-128f-simple functions=sign parameterSet=SHAKE-128f-simple
  pqcrypto_sphincsplus::sphincsshake128ssimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHAKE-128s-simple
  pqcrypto_sphincsplus::sphincsshake128ssimple::sign(x, y, z); // expect: signature SPHINCS+-SHAKE-128s-simple functions=sign parameterSet=SHAKE-128s-simple
  pqcrypto_sphincsplus::sphincsshake128ssimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHAKE-128s-simple functions=sign parameterSet=SHAKE-128s-simple
  pqcrypto_sphincsplus::sphincsshake192fsimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHAKE-192f-simple
  pqcrypto_sphincsplus::sphincsshake192fsimple::sign(x, y, z); // expect: signature SPHINCS+-SHAKE-192f-simple functions=sign parameterSet=SHAKE-192f-simple
  pqcrypto_sphincsplus::sphincsshake192fsimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHAKE-192f-simple functions=sign parameterSet=SHAKE-192f-simple
  pqcrypto_sphincsplus::sphincsshake192ssimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHAKE-192s-simple
  pqcrypto_sphincsplus::sphincsshake192ssimple::sign(x, y, z); // expect: signature SPHINCS+-SHAKE-192s-simple functions=sign parameterSet=SHAKE-192s-simple
  pqcrypto_sphincsplus::sphincsshake192ssimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHAKE-192s-simple functions=sign parameterSet=SHAKE-192s-simple
  pqcrypto_sphincsplus::sphincsshake256fsimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHAKE-256f-simple
  pqcrypto_sphincsplus::sphincsshake256fsimple::sign(x, y, z); // expect: signature SPHINCS+-SHAKE-256f-simple functions=sign parameterSet=SHAKE-256f-simple
  pqcrypto_sphincsplus::sphincsshake256fsimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHAKE-256f-simple functions=sign parameterSet=SHAKE-256f-simple
  pqcrypto_sphincsplus::sphincsshake256ssimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHAKE-256s-simple
  pqcrypto_sphincsplus::sphincsshake256ssimple::sign(x, y, z); // expect: signature SPHINCS+-SHAKE-256s-simple functions=sign parameterSet=SHAKE-256s-simple
  pqcrypto_sphincsplus::sphincsshake256ssimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHAKE-256s-simple functions=sign parameterSet=SHAKE-256s-simple
  pqcrypto::sign::sphincssha2128fsimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHA2-128f-simple
  pqcrypto::sign::sphincssha2128fsimple::sign(x, y, z); // expect: signature SPHINCS+-SHA2-128f-simple functions=sign parameterSet=SHA2-128f-simple
  pqcrypto::sign::sphincssha2128fsimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHA2-128f-simple functions=sign parameterSet=SHA2-128f-simple
  pqcrypto::sign::sphincssha2128ssimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHA2-128s-simple
  pqcrypto::sign::sphincssha2128ssimple::sign(x, y, z); // expect: signature SPHINCS+-SHA2-128s-simple functions=sign parameterSet=SHA2-128s-simple
  pqcrypto::sign::sphincssha2128ssimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHA2-128s-simple functions=sign parameterSet=SHA2-128s-simple
  pqcrypto::sign::sphincssha2192fsimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHA2-192f-simple
  pqcrypto::sign::sphincssha2192fsimple::sign(x, y, z); // expect: signature SPHINCS+-SHA2-192f-simple functions=sign parameterSet=SHA2-192f-simple
  pqcrypto::sign::sphincssha2192fsimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHA2-192f-simple functions=sign parameterSet=SHA2-192f-simple
  pqcrypto::sign::sphincssha2192ssimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHA2-192s-simple
  pqcrypto::sign::sphincssha2192ssimple::sign(x, y, z); // expect: signature SPHINCS+-SHA2-192s-simple functions=sign parameterSet=SHA2-192s-simple
  pqcrypto::sign::sphincssha2192ssimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHA2-192s-simple functions=sign parameterSet=SHA2-192s-simple
  pqcrypto::sign::sphincssha2256fsimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHA2-256f-simple
  pqcrypto::sign::sphincssha2256fsimple::sign(x, y, z); // expect: signature SPHINCS+-SHA2-256f-simple functions=sign parameterSet=SHA2-256f-simple
  pqcrypto::sign::sphincssha2256fsimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHA2-256f-simple functions=sign parameterSet=SHA2-256f-simple
  pqcrypto::sign::sphincssha2256ssimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHA2-256s-simple
  pqcrypto::sign::sphincssha2256ssimple::sign(x, y, z); // expect: signature SPHINCS+-SHA2-256s-simple functions=sign parameterSet=SHA2-256s-simple
  pqcrypto::sign::sphincssha2256ssimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHA2-256s-simple functions=sign parameterSet=SHA2-256s-simple
  pqcrypto::sign::sphincsshake128fsimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHAKE-128f-simple
  pqcrypto::sign::sphincsshake128fsimple::sign(x, y, z); // expect: signature SPHINCS+-SHAKE-128f-simple functions=sign parameterSet=SHAKE-128f-simple
  pqcrypto::sign::sphincsshake128fsimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHAKE-128f-simple functions=sign parameterSet=SHAKE-128f-simple
  pqcrypto::sign::sphincsshake128ssimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHAKE-128s-simple
  pqcrypto::sign::sphincsshake128ssimple::sign(x, y, z); // expect: signature SPHINCS+-SHAKE-128s-simple functions=sign parameterSet=SHAKE-128s-simple
  pqcrypto::sign::sphincsshake128ssimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHAKE-128s-simple functions=sign parameterSet=SHAKE-128s-simple
  pqcrypto::sign::sphincsshake192fsimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHAKE-192f-simple
  pqcrypto::sign::sphincsshake192fsimple::sign(x, y, z); // expect: signature SPHINCS+-SHAKE-192f-simple functions=sign parameterSet=SHAKE-192f-simple
  pqcrypto::sign::sphincsshake192fsimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHAKE-192f-simple functions=sign parameterSet=SHAKE-192f-simple
  pqcrypto::sign::sphincsshake192ssimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHAKE-192s-simple
  pqcrypto::sign::sphincsshake192ssimple::sign(x, y, z); // expect: signature SPHINCS+-SHAKE-192s-simple functions=sign parameterSet=SHAKE-192s-simple
  pqcrypto::sign::sphincsshake192ssimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHAKE-192s-simple functions=sign parameterSet=SHAKE-192s-simple
  pqcrypto::sign::sphincsshake256fsimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHAKE-256f-simple
  pqcrypto::sign::sphincsshake256fsimple::sign(x, y, z); // expect: signature SPHINCS+-SHAKE-256f-simple functions=sign parameterSet=SHAKE-256f-simple
  pqcrypto::sign::sphincsshake256fsimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHAKE-256f-simple functions=sign parameterSet=SHAKE-256f-simple
  pqcrypto::sign::sphincsshake256ssimple::keypair(x, y, z); // expect: keygen SPHINCS+-SHAKE-256s-simple
  pqcrypto::sign::sphincsshake256ssimple::sign(x, y, z); // expect: signature SPHINCS+-SHAKE-256s-simple functions=sign parameterSet=SHAKE-256s-simple
  pqcrypto::sign::sphincsshake256ssimple::detached_sign(x, y, z); // expect: signature SPHINCS+-SHAKE-256s-simple functions=sign parameterSet=SHAKE-256s-simple
  pqcrypto_sphincsplus::sphincssha2128fsimple::open(x, y, z); // expect: signature SPHINCS+-SHA2-128f-simple functions=verify parameterSet=SHA2-128f-simple
  pqcrypto_sphincsplus::sphincssha2128fsimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHA2-128f-simple functions=verify parameterSet=SHA2-128f-simple
  pqcrypto_sphincsplus::sphincssha2128ssimple::open(x, y, z); // expect: signature SPHINCS+-SHA2-128s-simple functions=verify parameterSet=SHA2-128s-simple
  pqcrypto_sphincsplus::sphincssha2128ssimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHA2-128s-simple functions=verify parameterSet=SHA2-128s-simple
  pqcrypto_sphincsplus::sphincssha2192fsimple::open(x, y, z); // expect: signature SPHINCS+-SHA2-192f-simple functions=verify parameterSet=SHA2-192f-simple
  pqcrypto_sphincsplus::sphincssha2192fsimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHA2-192f-simple functions=verify parameterSet=SHA2-192f-simple
  pqcrypto_sphincsplus::sphincssha2192ssimple::open(x, y, z); // expect: signature SPHINCS+-SHA2-192s-simple functions=verify parameterSet=SHA2-192s-simple
  pqcrypto_sphincsplus::sphincssha2192ssimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHA2-192s-simple functions=verify parameterSet=SHA2-192s-simple
  pqcrypto_sphincsplus::sphincssha2256fsimple::open(x, y, z); // expect: signature SPHINCS+-SHA2-256f-simple functions=verify parameterSet=SHA2-256f-simple
  pqcrypto_sphincsplus::sphincssha2256fsimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHA2-256f-simple functions=verify parameterSet=SHA2-256f-simple
  pqcrypto_sphincsplus::sphincssha2256ssimple::open(x, y, z); // expect: signature SPHINCS+-SHA2-256s-simple functions=verify parameterSet=SHA2-256s-simple
  pqcrypto_sphincsplus::sphincssha2256ssimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHA2-256s-simple functions=verify parameterSet=SHA2-256s-simple
  pqcrypto_sphincsplus::sphincsshake128fsimple::open(x, y, z); // expect: signature SPHINCS+-SHAKE-128f-simple functions=verify parameterSet=SHAKE-128f-simple
  pqcrypto_sphincsplus::sphincsshake128fsimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHAKE-128f-simple functions=verify parameterSet=SHAKE-128f-simple
  pqcrypto_sphincsplus::sphincsshake128ssimple::open(x, y, z); // expect: signature SPHINCS+-SHAKE-128s-simple functions=verify parameterSet=SHAKE-128s-simple
  pqcrypto_sphincsplus::sphincsshake128ssimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHAKE-128s-simple functions=verify parameterSet=SHAKE-128s-simple
  pqcrypto_sphincsplus::sphincsshake192fsimple::open(x, y, z); // expect: signature SPHINCS+-SHAKE-192f-simple functions=verify parameterSet=SHAKE-192f-simple
  pqcrypto_sphincsplus::sphincsshake192fsimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHAKE-192f-simple functions=verify parameterSet=SHAKE-192f-simple
  pqcrypto_sphincsplus::sphincsshake192ssimple::open(x, y, z); // expect: signature SPHINCS+-SHAKE-192s-simple functions=verify parameterSet=SHAKE-192s-simple
  pqcrypto_sphincsplus::sphincsshake192ssimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHAKE-192s-simple functions=verify parameterSet=SHAKE-192s-simple
  pqcrypto_sphincsplus::sphincsshake256fsimple::open(x, y, z); // expect: signature SPHINCS+-SHAKE-256f-simple functions=verify parameterSet=SHAKE-256f-simple
  pqcrypto_sphincsplus::sphincsshake256fsimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHAKE-256f-simple functions=verify parameterSet=SHAKE-256f-simple
  pqcrypto_sphincsplus::sphincsshake256ssimple::open(x, y, z); // expect: signature SPHINCS+-SHAKE-256s-simple functions=verify parameterSet=SHAKE-256s-simple
  pqcrypto_sphincsplus::sphincsshake256ssimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHAKE-256s-simple functions=verify parameterSet=SHAKE-256s-simple
  pqcrypto::sign::sphincssha2128fsimple::open(x, y, z); // expect: signature SPHINCS+-SHA2-128f-simple functions=verify parameterSet=SHA2-128f-simple
  pqcrypto::sign::sphincssha2128fsimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHA2-128f-simple functions=verify parameterSet=SHA2-128f-simple
  pqcrypto::sign::sphincssha2128ssimple::open(x, y, z); // expect: signature SPHINCS+-SHA2-128s-simple functions=verify parameterSet=SHA2-128s-simple
  pqcrypto::sign::sphincssha2128ssimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHA2-128s-simple functions=verify parameterSet=SHA2-128s-simple
  pqcrypto::sign::sphincssha2192fsimple::open(x, y, z); // expect: signature SPHINCS+-SHA2-192f-simple functions=verify parameterSet=SHA2-192f-simple
  pqcrypto::sign::sphincssha2192fsimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHA2-192f-simple functions=verify parameterSet=SHA2-192f-simple
  pqcrypto::sign::sphincssha2192ssimple::open(x, y, z); // expect: signature SPHINCS+-SHA2-192s-simple functions=verify parameterSet=SHA2-192s-simple
  pqcrypto::sign::sphincssha2192ssimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHA2-192s-simple functions=verify parameterSet=SHA2-192s-simple
  pqcrypto::sign::sphincssha2256fsimple::open(x, y, z); // expect: signature SPHINCS+-SHA2-256f-simple functions=verify parameterSet=SHA2-256f-simple
  pqcrypto::sign::sphincssha2256fsimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHA2-256f-simple functions=verify parameterSet=SHA2-256f-simple
  pqcrypto::sign::sphincssha2256ssimple::open(x, y, z); // expect: signature SPHINCS+-SHA2-256s-simple functions=verify parameterSet=SHA2-256s-simple
  pqcrypto::sign::sphincssha2256ssimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHA2-256s-simple functions=verify parameterSet=SHA2-256s-simple
  pqcrypto::sign::sphincsshake128fsimple::open(x, y, z); // expect: signature SPHINCS+-SHAKE-128f-simple functions=verify parameterSet=SHAKE-128f-simple
  pqcrypto::sign::sphincsshake128fsimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHAKE-128f-simple functions=verify parameterSet=SHAKE-128f-simple
  pqcrypto::sign::sphincsshake128ssimple::open(x, y, z); // expect: signature SPHINCS+-SHAKE-128s-simple functions=verify parameterSet=SHAKE-128s-simple
  pqcrypto::sign::sphincsshake128ssimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHAKE-128s-simple functions=verify parameterSet=SHAKE-128s-simple
  pqcrypto::sign::sphincsshake192fsimple::open(x, y, z); // expect: signature SPHINCS+-SHAKE-192f-simple functions=verify parameterSet=SHAKE-192f-simple
  pqcrypto::sign::sphincsshake192fsimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHAKE-192f-simple functions=verify parameterSet=SHAKE-192f-simple
  pqcrypto::sign::sphincsshake192ssimple::open(x, y, z); // expect: signature SPHINCS+-SHAKE-192s-simple functions=verify parameterSet=SHAKE-192s-simple
  pqcrypto::sign::sphincsshake192ssimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHAKE-192s-simple functions=verify parameterSet=SHAKE-192s-simple
  pqcrypto::sign::sphincsshake256fsimple::open(x, y, z); // expect: signature SPHINCS+-SHAKE-256f-simple functions=verify parameterSet=SHAKE-256f-simple
  pqcrypto::sign::sphincsshake256fsimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHAKE-256f-simple functions=verify parameterSet=SHAKE-256f-simple
  pqcrypto::sign::sphincsshake256ssimple::open(x, y, z); // expect: signature SPHINCS+-SHAKE-256s-simple functions=verify parameterSet=SHAKE-256s-simple
  pqcrypto::sign::sphincsshake256ssimple::verify_detached_signature(x, y, z); // expect: signature SPHINCS+-SHAKE-256s-simple functions=verify parameterSet=SHAKE-256s-simple
  oqs::kem::Kem::new(oqs::kem::Algorithm::MlKem768); // expect: kem ML-KEM-768 parameterSet=768
  oqs::kem::Kem::new(oqs::kem::Algorithm::MlKem1024); // expect: kem ML-KEM-1024 parameterSet=1024
  oqs::kem::Kem::new(oqs::kem::Algorithm::Kyber512); // expect: kem Kyber-512 parameterSet=512
  oqs::kem::Kem::new(oqs::kem::Algorithm::Kyber768); // expect: kem Kyber-768 parameterSet=768
  oqs::kem::Kem::new(oqs::kem::Algorithm::Kyber1024); // expect: kem Kyber-1024 parameterSet=1024
  oqs::kem::Kem::new(oqs::kem::Algorithm::BikeL1); // expect: kem BIKE-L1 parameterSet=L1
  oqs::kem::Kem::new(oqs::kem::Algorithm::BikeL3); // expect: kem BIKE-L3 parameterSet=L3
  oqs::kem::Kem::new(oqs::kem::Algorithm::BikeL5); // expect: kem BIKE-L5 parameterSet=L5
  oqs::kem::Kem::new(oqs::kem::Algorithm::Hqc128); // expect: kem HQC-128 parameterSet=128
  oqs::kem::Kem::new(oqs::kem::Algorithm::Hqc192); // expect: kem HQC-192 parameterSet=192
  oqs::kem::Kem::new(oqs::kem::Algorithm::Hqc256); // expect: kem HQC-256 parameterSet=256
  oqs::kem::Kem::new(oqs::kem::Algorithm::FrodoKem640Aes); // expect: kem FrodoKEM-640-AES parameterSet=640-AES
  oqs::kem::Kem::new(oqs::kem::Algorithm::FrodoKem640Shake); // expect: kem FrodoKEM-640-SHAKE parameterSet=640-SHAKE
  oqs::kem::Kem::new(oqs::kem::Algorithm::FrodoKem976Aes); // expect: kem FrodoKEM-976-AES parameterSet=976-AES
  oqs::kem::Kem::new(oqs::kem::Algorithm::FrodoKem976Shake); // expect: kem FrodoKEM-976-SHAKE parameterSet=976-SHAKE
  oqs::kem::Kem::new(oqs::kem::Algorithm::FrodoKem1344Aes); // expect: kem FrodoKEM-1344-AES parameterSet=1344-AES
  oqs::kem::Kem::new(oqs::kem::Algorithm::FrodoKem1344Shake); // expect: kem FrodoKEM-1344-SHAKE parameterSet=1344-SHAKE
  oqs::kem::Kem::new(oqs::kem::Algorithm::ClassicMcEliece348864); // expect: kem Classic-McEliece-348864 parameterSet=348864
  oqs::kem::Kem::new(oqs::kem::Algorithm::ClassicMcEliece460896); // expect: kem Classic-McEliece-460896 parameterSet=460896
  oqs::kem::Kem::new(oqs::kem::Algorithm::ClassicMcEliece6688128); // expect: kem Classic-McEliece-6688128 parameterSet=6688128
  oqs::kem::Kem::new(oqs::kem::Algorithm::ClassicMcEliece6960119); // expect: kem Classic-McEliece-6960119 parameterSet=6960119
  oqs::kem::Kem::new(oqs::kem::Algorithm::ClassicMcEliece8192128); // expect: kem Classic-McEliece-8192128 parameterSet=8192128
  oqs::sig::Sig::new(oqs::sig::Algorithm::MlDsa44); // expect: signature ML-DSA-44 parameterSet=44
  oqs::sig::Sig::new(oqs::sig::Algorithm::MlDsa65); // expect: signature ML-DSA-65 parameterSet=65
  oqs::sig::Sig::new(oqs::sig::Algorithm::MlDsa87); // expect: signature ML-DSA-87 parameterSet=87
  oqs::sig::Sig::new(oqs::sig::Algorithm::Dilithium2); // expect: signature Dilithium-2 parameterSet=2
  oqs::sig::Sig::new(oqs::sig::Algorithm::Dilithium3); // expect: signature Dilithium-3 parameterSet=3
  oqs::sig::Sig::new(oqs::sig::Algorithm::Dilithium5); // expect: signature Dilithium-5 parameterSet=5
  oqs::sig::Sig::new(oqs::sig::Algorithm::Falcon512); // expect: signature FN-DSA-512 parameterSet=512
  oqs::sig::Sig::new(oqs::sig::Algorithm::Falcon1024); // expect: signature FN-DSA-1024 parameterSet=1024
  oqs::sig::Sig::new(oqs::sig::Algorithm::SphincsSha2128sSimple); // expect: signature SPHINCS+-SHA2-128s-simple parameterSet=SHA2-128s-simple
  oqs::sig::Sig::new(oqs::sig::Algorithm::SphincsSha2192fSimple); // expect: signature SPHINCS+-SHA2-192f-simple parameterSet=SHA2-192f-simple
  oqs::sig::Sig::new(oqs::sig::Algorithm::SphincsSha2192sSimple); // expect: signature SPHINCS+-SHA2-192s-simple parameterSet=SHA2-192s-simple
  oqs::sig::Sig::new(oqs::sig::Algorithm::SphincsSha2256fSimple); // expect: signature SPHINCS+-SHA2-256f-simple parameterSet=SHA2-256f-simple
  oqs::sig::Sig::new(oqs::sig::Algorithm::SphincsSha2256sSimple); // expect: signature SPHINCS+-SHA2-256s-simple parameterSet=SHA2-256s-simple
  oqs::sig::Sig::new(oqs::sig::Algorithm::SphincsShake128fSimple); // expect: signature SPHINCS+-SHAKE-128f-simple parameterSet=SHAKE-128f-simple
  oqs::sig::Sig::new(oqs::sig::Algorithm::SphincsShake128sSimple); // expect: signature SPHINCS+-SHAKE-128s-simple parameterSet=SHAKE-128s-simple
  oqs::sig::Sig::new(oqs::sig::Algorithm::SphincsShake192fSimple); // expect: signature SPHINCS+-SHAKE-192f-simple parameterSet=SHAKE-192f-simple
  oqs::sig::Sig::new(oqs::sig::Algorithm::SphincsShake192sSimple); // expect: signature SPHINCS+-SHAKE-192s-simple parameterSet=SHAKE-192s-simple
  oqs::sig::Sig::new(oqs::sig::Algorithm::SphincsShake256fSimple); // expect: signature SPHINCS+-SHAKE-256f-simple parameterSet=SHAKE-256f-simple
  oqs::sig::Sig::new(oqs::sig::Algorithm::SphincsShake256sSimple); // expect: signature SPHINCS+-SHAKE-256s-simple parameterSet=SHAKE-256s-simple
  pqc_kyber::keypair(x, y, z); // expect: kem Kyber
  pqc_kyber::encapsulate(x, y, z); // expect: kem Kyber
  pqc_kyber::decapsulate(x, y, z); // expect: kem Kyber
  fips203::ml_kem_512::KG::try_keygen(x, y, z); // expect: keygen ML-KEM-512 parameterSet=512
  fips203::ml_kem_512::KG::try_keygen_with_rng(x, y, z); // expect: keygen ML-KEM-512 parameterSet=512
  fips203::ml_kem_512::KG::keygen_from_seed(x, y, z); // expect: keygen ML-KEM-512 parameterSet=512
  fips203::ml_kem_768::KG::try_keygen(x, y, z); // expect: keygen ML-KEM-768 parameterSet=768
  fips203::ml_kem_768::KG::try_keygen_with_rng(x, y, z); // expect: keygen ML-KEM-768 parameterSet=768
  fips203::ml_kem_768::KG::keygen_from_seed(x, y, z); // expect: keygen ML-KEM-768 parameterSet=768
  fips203::ml_kem_1024::KG::try_keygen(x, y, z); // expect: keygen ML-KEM-1024 parameterSet=1024
  fips203::ml_kem_1024::KG::try_keygen_with_rng(x, y, z); // expect: keygen ML-KEM-1024 parameterSet=1024
  fips203::ml_kem_1024::KG::keygen_from_seed(x, y, z); // expect: keygen ML-KEM-1024 parameterSet=1024
  fips204::ml_dsa_44::try_keygen(x, y, z); // expect: keygen ML-DSA-44 parameterSet=44
  fips204::ml_dsa_44::try_keygen_with_rng(x, y, z); // expect: keygen ML-DSA-44 parameterSet=44
  fips204::ml_dsa_44::KG::try_keygen(x, y, z); // expect: keygen ML-DSA-44 parameterSet=44
  fips204::ml_dsa_44::KG::keygen_from_seed(x, y, z); // expect: keygen ML-DSA-44 parameterSet=44
  fips204::ml_dsa_65::try_keygen(x, y, z); // expect: keygen ML-DSA-65 parameterSet=65
  fips204::ml_dsa_65::try_keygen_with_rng(x, y, z); // expect: keygen ML-DSA-65 parameterSet=65
  fips204::ml_dsa_65::KG::try_keygen(x, y, z); // expect: keygen ML-DSA-65 parameterSet=65
  fips204::ml_dsa_65::KG::keygen_from_seed(x, y, z); // expect: keygen ML-DSA-65 parameterSet=65
  fips204::ml_dsa_87::try_keygen(x, y, z); // expect: keygen ML-DSA-87 parameterSet=87
  fips204::ml_dsa_87::try_keygen_with_rng(x, y, z); // expect: keygen ML-DSA-87 parameterSet=87
  fips204::ml_dsa_87::KG::try_keygen(x, y, z); // expect: keygen ML-DSA-87 parameterSet=87
  fips204::ml_dsa_87::KG::keygen_from_seed(x, y, z); // expect: keygen ML-DSA-87 parameterSet=87
  fips205::slh_dsa_sha2_128s::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHA2-128s parameterSet=SHA2-128s
  fips205::slh_dsa_sha2_128s::KG::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHA2-128s parameterSet=SHA2-128s
  fips205::slh_dsa_sha2_128f::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHA2-128f parameterSet=SHA2-128f
  fips205::slh_dsa_sha2_128f::KG::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHA2-128f parameterSet=SHA2-128f
  fips205::slh_dsa_sha2_192s::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHA2-192s parameterSet=SHA2-192s
  fips205::slh_dsa_sha2_192s::KG::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHA2-192s parameterSet=SHA2-192s
  fips205::slh_dsa_sha2_192f::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHA2-192f parameterSet=SHA2-192f
  fips205::slh_dsa_sha2_192f::KG::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHA2-192f parameterSet=SHA2-192f
  fips205::slh_dsa_sha2_256s::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHA2-256s parameterSet=SHA2-256s
  fips205::slh_dsa_sha2_256s::KG::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHA2-256s parameterSet=SHA2-256s
  fips205::slh_dsa_sha2_256f::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHA2-256f parameterSet=SHA2-256f
  fips205::slh_dsa_sha2_256f::KG::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHA2-256f parameterSet=SHA2-256f
  fips205::slh_dsa_shake_128s::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHAKE-128s parameterSet=SHAKE-128s
  fips205::slh_dsa_shake_128s::KG::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHAKE-128s parameterSet=SHAKE-128s
  fips205::slh_dsa_shake_128f::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHAKE-128f parameterSet=SHAKE-128f
  fips205::slh_dsa_shake_128f::KG::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHAKE-128f parameterSet=SHAKE-128f
  fips205::slh_dsa_shake_192s::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHAKE-192s parameterSet=SHAKE-192s
  fips205::slh_dsa_shake_192s::KG::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHAKE-192s parameterSet=SHAKE-192s
  fips205::slh_dsa_shake_192f::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHAKE-192f parameterSet=SHAKE-192f
  fips205::slh_dsa_shake_192f::KG::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHAKE-192f parameterSet=SHAKE-192f
  fips205::slh_dsa_shake_256s::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHAKE-256s parameterSet=SHAKE-256s
  fips205::slh_dsa_shake_256s::KG::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHAKE-256s parameterSet=SHAKE-256s
  fips205::slh_dsa_shake_256f::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHAKE-256f parameterSet=SHAKE-256f
  fips205::slh_dsa_shake_256f::KG::try_keygen(x, y, z); // expect: keygen SLH-DSA-SHAKE-256f parameterSet=SHAKE-256f
  libcrux_ml_kem::mlkem512::generate_key_pair(x, y, z); // expect: keygen ML-KEM-512
  libcrux_ml_kem::mlkem512::encapsulate(x, y, z); // expect: kem ML-KEM-512 functions=encapsulate
  libcrux_ml_kem::mlkem512::decapsulate(x, y, z); // expect: kem ML-KEM-512 functions=decapsulate
  libcrux_ml_kem::mlkem768::generate_key_pair(x, y, z); // expect: keygen ML-KEM-768
  libcrux_ml_kem::mlkem768::encapsulate(x, y, z); // expect: kem ML-KEM-768 functions=encapsulate
  libcrux_ml_kem::mlkem768::decapsulate(x, y, z); // expect: kem ML-KEM-768 functions=decapsulate
  libcrux_ml_kem::mlkem1024::generate_key_pair(x, y, z); // expect: keygen ML-KEM-1024
  libcrux_ml_kem::mlkem1024::encapsulate(x, y, z); // expect: kem ML-KEM-1024 functions=encapsulate
  libcrux_ml_kem::mlkem1024::decapsulate(x, y, z); // expect: kem ML-KEM-1024 functions=decapsulate
}
fn m0(v: &oqs::kem::Kem) { v.decapsulate(x, y, z); }
fn m1(v: &oqs::sig::Sig) { v.keypair(x, y, z); } // expect: keygen unknown
fn m2(v: &oqs::sig::Sig) { v.verify(x, y, z); }
