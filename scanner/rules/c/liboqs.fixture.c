#include <oqs/oqs.h>

void use(void) {
  OQS_KEM *kem = OQS_KEM_new(OQS_KEM_alg_ml_kem_768); // expect: kem ML-KEM-768
  OQS_KEM_keypair(kem, pk, sk); // expect: keygen ML-KEM-768
  OQS_KEM_encaps(kem, ct, ss, pk); // expect: kem ML-KEM-768 functions=encapsulate
  OQS_KEM_decaps(kem, ss, ct, sk); // expect: kem ML-KEM-768 functions=decapsulate
  OQS_SIG *sig = OQS_SIG_new("ML-DSA-65"); // expect: signature ML-DSA-65
  OQS_SIG_keypair(sig, pk, sk); // expect: keygen ML-DSA-65
  OQS_SIG_sign(sig, s, &len, m, mlen, sk); // expect: signature ML-DSA-65 functions=sign
  OQS_SIG_verify(sig, s, &len, m, mlen, sk); // expect: signature ML-DSA-65 functions=verify
  OQS_KEM_new(OQS_KEM_alg_bike_l1); // expect: kem BIKE-L1
  OQS_KEM_new(OQS_KEM_alg_bike_l3); // expect: kem BIKE-L3
  OQS_KEM_new(OQS_KEM_alg_bike_l5); // expect: kem BIKE-L5
  OQS_KEM_new(OQS_KEM_alg_classic_mceliece_348864); // expect: kem Classic-McEliece-348864
  OQS_KEM_new(OQS_KEM_alg_classic_mceliece_348864f); // expect: kem Classic-McEliece-348864f
  OQS_KEM_new(OQS_KEM_alg_classic_mceliece_460896); // expect: kem Classic-McEliece-460896
  OQS_KEM_new(OQS_KEM_alg_classic_mceliece_460896f); // expect: kem Classic-McEliece-460896f
  OQS_KEM_new(OQS_KEM_alg_classic_mceliece_6688128); // expect: kem Classic-McEliece-6688128
  OQS_KEM_new(OQS_KEM_alg_classic_mceliece_6688128f); // expect: kem Classic-McEliece-6688128f
  OQS_KEM_new(OQS_KEM_alg_classic_mceliece_6960119); // expect: kem Classic-McEliece-6960119
  OQS_KEM_new(OQS_KEM_alg_classic_mceliece_6960119f); // expect: kem Classic-McEliece-6960119f
  OQS_KEM_new(OQS_KEM_alg_classic_mceliece_8192128); // expect: kem Classic-McEliece-8192128
  OQS_KEM_new(OQS_KEM_alg_classic_mceliece_8192128f); // expect: kem Classic-McEliece-8192128f
  OQS_KEM_new(OQS_KEM_alg_hqc_1); // expect: kem HQC-128
  OQS_KEM_new(OQS_KEM_alg_hqc_3); // expect: kem HQC-192
  OQS_KEM_new(OQS_KEM_alg_hqc_5); // expect: kem HQC-256
  OQS_KEM_new(OQS_KEM_alg_hqc_128); // expect: kem HQC-128
  OQS_KEM_new(OQS_KEM_alg_hqc_192); // expect: kem HQC-192
  OQS_KEM_new(OQS_KEM_alg_hqc_256); // expect: kem HQC-256
  OQS_KEM_new(OQS_KEM_alg_kyber_512); // expect: kem Kyber-512
  OQS_KEM_new(OQS_KEM_alg_kyber_768); // expect: kem Kyber-768
  OQS_KEM_new(OQS_KEM_alg_kyber_1024); // expect: kem Kyber-1024
  OQS_KEM_new(OQS_KEM_alg_ml_kem_512); // expect: kem ML-KEM-512
  OQS_KEM_new(OQS_KEM_alg_ml_kem_1024); // expect: kem ML-KEM-1024
  OQS_KEM_new(OQS_KEM_alg_ntru_hps2048509); // expect: kem NTRU-HPS-2048-509 parameterSet=HPS-2048-509
  OQS_KEM_new(OQS_KEM_alg_ntru_hps2048677); // expect: kem NTRU-HPS-2048-677 parameterSet=HPS-2048-677
  OQS_KEM_new(OQS_KEM_alg_ntru_hps4096821); // expect: kem NTRU-HPS-4096-821 parameterSet=HPS-4096-821
  OQS_KEM_new(OQS_KEM_alg_ntru_hrss701); // expect: kem NTRU-HRSS-701 parameterSet=HRSS-701
  OQS_KEM_new(OQS_KEM_alg_ntruprime_sntrup761); // expect: kem SNTRUPrime-761
  OQS_KEM_new(OQS_KEM_alg_frodokem_640_aes); // expect: kem FrodoKEM-640-AES parameterSet=640-AES
  OQS_KEM_new(OQS_KEM_alg_frodokem_640_shake); // expect: kem FrodoKEM-640-SHAKE parameterSet=640-SHAKE
  OQS_KEM_new(OQS_KEM_alg_frodokem_976_aes); // expect: kem FrodoKEM-976-AES parameterSet=976-AES
  OQS_KEM_new(OQS_KEM_alg_frodokem_976_shake); // expect: kem FrodoKEM-976-SHAKE parameterSet=976-SHAKE
  OQS_KEM_new(OQS_KEM_alg_frodokem_1344_aes); // expect: kem FrodoKEM-1344-AES parameterSet=1344-AES
  OQS_KEM_new(OQS_KEM_alg_frodokem_1344_shake); // expect: kem FrodoKEM-1344-SHAKE parameterSet=1344-SHAKE
  OQS_SIG_new(OQS_SIG_alg_dilithium_2); // expect: signature Dilithium-2
  OQS_SIG_new(OQS_SIG_alg_dilithium_3); // expect: signature Dilithium-3
  OQS_SIG_new(OQS_SIG_alg_dilithium_5); // expect: signature Dilithium-5
  OQS_SIG_new(OQS_SIG_alg_ml_dsa_44); // expect: signature ML-DSA-44
  OQS_SIG_new(OQS_SIG_alg_ml_dsa_65); // expect: signature ML-DSA-65
  OQS_SIG_new(OQS_SIG_alg_ml_dsa_87); // expect: signature ML-DSA-87
  OQS_SIG_new(OQS_SIG_alg_falcon_512); // expect: signature FN-DSA-512
  OQS_SIG_new(OQS_SIG_alg_falcon_1024); // expect: signature FN-DSA-1024
  OQS_SIG_new(OQS_SIG_alg_falcon_padded_512); // expect: signature FN-DSA-padded-512 parameterSet=padded-512
  OQS_SIG_new(OQS_SIG_alg_falcon_padded_1024); // expect: signature FN-DSA-padded-1024 parameterSet=padded-1024
  OQS_SIG_new(OQS_SIG_alg_mayo_1); // expect: signature MAYO-1
  OQS_SIG_new(OQS_SIG_alg_mayo_2); // expect: signature MAYO-2
  OQS_SIG_new(OQS_SIG_alg_mayo_3); // expect: signature MAYO-3
  OQS_SIG_new(OQS_SIG_alg_mayo_5); // expect: signature MAYO-5
  OQS_SIG_new(OQS_SIG_alg_sphincs_sha2_128f_simple); // expect: signature SPHINCS+-SHA2-128f-simple parameterSet=SHA2-128f-simple
  OQS_SIG_new(OQS_SIG_alg_sphincs_sha2_128s_simple); // expect: signature SPHINCS+-SHA2-128s-simple parameterSet=SHA2-128s-simple
  OQS_SIG_new(OQS_SIG_alg_sphincs_sha2_192f_simple); // expect: signature SPHINCS+-SHA2-192f-simple parameterSet=SHA2-192f-simple
  OQS_SIG_new(OQS_SIG_alg_sphincs_sha2_192s_simple); // expect: signature SPHINCS+-SHA2-192s-simple parameterSet=SHA2-192s-simple
  OQS_SIG_new(OQS_SIG_alg_sphincs_sha2_256f_simple); // expect: signature SPHINCS+-SHA2-256f-simple parameterSet=SHA2-256f-simple
  OQS_SIG_new(OQS_SIG_alg_sphincs_sha2_256s_simple); // expect: signature SPHINCS+-SHA2-256s-simple parameterSet=SHA2-256s-simple
  OQS_SIG_new(OQS_SIG_alg_sphincs_shake_128f_simple); // expect: signature SPHINCS+-SHAKE-128f-simple parameterSet=SHAKE-128f-simple
  OQS_SIG_new(OQS_SIG_alg_sphincs_shake_128s_simple); // expect: signature SPHINCS+-SHAKE-128s-simple parameterSet=SHAKE-128s-simple
  OQS_SIG_new(OQS_SIG_alg_sphincs_shake_256f_simple); // expect: signature SPHINCS+-SHAKE-256f-simple parameterSet=SHAKE-256f-simple
  OQS_SIG_new(OQS_SIG_alg_sphincs_shake_256s_simple); // expect: signature SPHINCS+-SHAKE-256s-simple parameterSet=SHAKE-256s-simple
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_pure_sha2_128s); // expect: signature SLH-DSA-SHA2-128s parameterSet=SHA2-128s
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_pure_sha2_128f); // expect: signature SLH-DSA-SHA2-128f parameterSet=SHA2-128f
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_pure_sha2_192s); // expect: signature SLH-DSA-SHA2-192s parameterSet=SHA2-192s
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_pure_sha2_192f); // expect: signature SLH-DSA-SHA2-192f parameterSet=SHA2-192f
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_pure_sha2_256s); // expect: signature SLH-DSA-SHA2-256s parameterSet=SHA2-256s
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_pure_sha2_256f); // expect: signature SLH-DSA-SHA2-256f parameterSet=SHA2-256f
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_pure_shake_128s); // expect: signature SLH-DSA-SHAKE-128s parameterSet=SHAKE-128s
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_pure_shake_128f); // expect: signature SLH-DSA-SHAKE-128f parameterSet=SHAKE-128f
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_pure_shake_256s); // expect: signature SLH-DSA-SHAKE-256s parameterSet=SHAKE-256s
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_pure_shake_256f); // expect: signature SLH-DSA-SHAKE-256f parameterSet=SHAKE-256f
  OQS_SIG_new(OQS_SIG_alg_cross_rsdp_128_balanced); // expect: signature CROSS-rsdp-128-balanced parameterSet=rsdp-128-balanced
  OQS_SIG_new(OQS_SIG_alg_cross_rsdp_128_fast); // expect: signature CROSS-rsdp-128-fast parameterSet=rsdp-128-fast
  OQS_SIG_new(OQS_SIG_alg_cross_rsdp_128_small); // expect: signature CROSS-rsdp-128-small parameterSet=rsdp-128-small
  OQS_randombytes(out, 32); // expect: random RNG byteLength=32 functions=generate
}

void others_41(void) {
  OQS_KEM_kyber_512_keypair(a, b, c, d, e, f, g, h); // expect: kem Kyber-512
  OQS_KEM_kyber_512_encaps(a, b, c, d, e, f, g, h); // expect: kem Kyber-512
  OQS_KEM_kyber_512_decaps(a, b, c, d, e, f, g, h); // expect: kem Kyber-512
  OQS_KEM_kyber_768_keypair(a, b, c, d, e, f, g, h); // expect: kem Kyber-768
  OQS_KEM_kyber_768_encaps(a, b, c, d, e, f, g, h); // expect: kem Kyber-768
  OQS_KEM_kyber_768_decaps(a, b, c, d, e, f, g, h); // expect: kem Kyber-768
  OQS_KEM_kyber_1024_keypair(a, b, c, d, e, f, g, h); // expect: kem Kyber-1024
  OQS_KEM_kyber_1024_encaps(a, b, c, d, e, f, g, h); // expect: kem Kyber-1024
  OQS_KEM_kyber_1024_decaps(a, b, c, d, e, f, g, h); // expect: kem Kyber-1024
  OQS_KEM_ml_kem_512_keypair(a, b, c, d, e, f, g, h); // expect: kem ML-KEM-512
  OQS_KEM_ml_kem_512_encaps(a, b, c, d, e, f, g, h); // expect: kem ML-KEM-512
  OQS_KEM_ml_kem_512_decaps(a, b, c, d, e, f, g, h); // expect: kem ML-KEM-512
  OQS_KEM_ml_kem_768_keypair(a, b, c, d, e, f, g, h); // expect: kem ML-KEM-768
  OQS_KEM_ml_kem_768_encaps(a, b, c, d, e, f, g, h); // expect: kem ML-KEM-768
  OQS_KEM_ml_kem_768_decaps(a, b, c, d, e, f, g, h); // expect: kem ML-KEM-768
  OQS_KEM_ml_kem_1024_keypair(a, b, c, d, e, f, g, h); // expect: kem ML-KEM-1024
  OQS_KEM_ml_kem_1024_encaps(a, b, c, d, e, f, g, h); // expect: kem ML-KEM-1024
  OQS_KEM_ml_kem_1024_decaps(a, b, c, d, e, f, g, h); // expect: kem ML-KEM-1024
  OQS_SIG_ml_dsa_44_keypair(a, b, c, d, e, f, g, h); // expect: signature ML-DSA-44
  OQS_SIG_ml_dsa_44_sign(a, b, c, d, e, f, g, h); // expect: signature ML-DSA-44
  OQS_SIG_ml_dsa_44_verify(a, b, c, d, e, f, g, h); // expect: signature ML-DSA-44
  OQS_SIG_ml_dsa_65_keypair(a, b, c, d, e, f, g, h); // expect: signature ML-DSA-65
  OQS_SIG_ml_dsa_65_sign(a, b, c, d, e, f, g, h); // expect: signature ML-DSA-65
  OQS_SIG_ml_dsa_65_verify(a, b, c, d, e, f, g, h); // expect: signature ML-DSA-65
  OQS_SIG_ml_dsa_87_keypair(a, b, c, d, e, f, g, h); // expect: signature ML-DSA-87
  OQS_SIG_ml_dsa_87_sign(a, b, c, d, e, f, g, h); // expect: signature ML-DSA-87
  OQS_SIG_ml_dsa_87_verify(a, b, c, d, e, f, g, h); // expect: signature ML-DSA-87
  OQS_SIG_falcon_512_keypair(a, b, c, d, e, f, g, h); // expect: signature FN-DSA-512
  OQS_SIG_falcon_512_sign(a, b, c, d, e, f, g, h); // expect: signature FN-DSA-512
  OQS_SIG_falcon_512_verify(a, b, c, d, e, f, g, h); // expect: signature FN-DSA-512
  OQS_SIG_falcon_1024_keypair(a, b, c, d, e, f, g, h); // expect: signature FN-DSA-1024
  OQS_SIG_falcon_1024_sign(a, b, c, d, e, f, g, h); // expect: signature FN-DSA-1024
  OQS_SIG_falcon_1024_verify(a, b, c, d, e, f, g, h); // expect: signature FN-DSA-1024
  OQS_SHA2_sha256(a, b, c, d, e, f, g, h); // expect: hash SHA-256
  OQS_SHA2_sha384(a, b, c, d, e, f, g, h); // expect: hash SHA-384
  OQS_SHA2_sha512(a, b, c, d, e, f, g, h); // expect: hash SHA-512
  OQS_SHA3_sha3_256(a, b, c, d, e, f, g, h); // expect: hash SHA3-256
  OQS_SHA3_sha3_384(a, b, c, d, e, f, g, h); // expect: hash SHA3-384
  OQS_SHA3_sha3_512(a, b, c, d, e, f, g, h); // expect: hash SHA3-512
  OQS_SHA3_shake128(a, b, c, d, e, f, g, h); // expect: hash SHAKE128
  OQS_SHA3_shake256(a, b, c, d, e, f, g, h); // expect: hash SHAKE256
}
void later_names(void) {
  OQS_KEM_new(OQS_KEM_alg_efrodokem_640_aes); // expect: kem FrodoKEM-640-AES
  OQS_KEM_new(OQS_KEM_alg_efrodokem_640_shake); // expect: kem FrodoKEM-640-SHAKE
  OQS_KEM_new(OQS_KEM_alg_efrodokem_976_aes); // expect: kem FrodoKEM-976-AES
  OQS_KEM_new(OQS_KEM_alg_efrodokem_976_shake); // expect: kem FrodoKEM-976-SHAKE
  OQS_KEM_new(OQS_KEM_alg_efrodokem_1344_aes); // expect: kem FrodoKEM-1344-AES
  OQS_KEM_new(OQS_KEM_alg_efrodokem_1344_shake); // expect: kem FrodoKEM-1344-SHAKE
  OQS_KEM_new(OQS_KEM_alg_ntru_hps40961229); // expect: kem NTRU-HPS-4096-1229
  OQS_KEM_new(OQS_KEM_alg_ntru_hrss1373); // expect: kem NTRU-HRSS-1373
  OQS_SIG_new(OQS_SIG_alg_cross_rsdp_192_balanced); // expect: signature CROSS-rsdp-192-balanced
  OQS_SIG_new(OQS_SIG_alg_cross_rsdp_192_fast); // expect: signature CROSS-rsdp-192-fast
  OQS_SIG_new(OQS_SIG_alg_cross_rsdp_192_small); // expect: signature CROSS-rsdp-192-small
  OQS_SIG_new(OQS_SIG_alg_cross_rsdp_256_balanced); // expect: signature CROSS-rsdp-256-balanced
  OQS_SIG_new(OQS_SIG_alg_cross_rsdp_256_fast); // expect: signature CROSS-rsdp-256-fast
  OQS_SIG_new(OQS_SIG_alg_cross_rsdp_256_small); // expect: signature CROSS-rsdp-256-small
  OQS_SIG_new(OQS_SIG_alg_cross_rsdpg_128_balanced); // expect: signature CROSS-rsdpg-128-balanced
  OQS_SIG_new(OQS_SIG_alg_cross_rsdpg_128_fast); // expect: signature CROSS-rsdpg-128-fast
  OQS_SIG_new(OQS_SIG_alg_cross_rsdpg_128_small); // expect: signature CROSS-rsdpg-128-small
  OQS_SIG_new(OQS_SIG_alg_cross_rsdpg_192_balanced); // expect: signature CROSS-rsdpg-192-balanced
  OQS_SIG_new(OQS_SIG_alg_cross_rsdpg_192_fast); // expect: signature CROSS-rsdpg-192-fast
  OQS_SIG_new(OQS_SIG_alg_cross_rsdpg_192_small); // expect: signature CROSS-rsdpg-192-small
  OQS_SIG_new(OQS_SIG_alg_cross_rsdpg_256_balanced); // expect: signature CROSS-rsdpg-256-balanced
  OQS_SIG_new(OQS_SIG_alg_cross_rsdpg_256_fast); // expect: signature CROSS-rsdpg-256-fast
  OQS_SIG_new(OQS_SIG_alg_cross_rsdpg_256_small); // expect: signature CROSS-rsdpg-256-small
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_pure_shake_192f); // expect: signature SLH-DSA-SHAKE-192f
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_pure_shake_192s); // expect: signature SLH-DSA-SHAKE-192s
  OQS_SIG_new(OQS_SIG_alg_sphincs_shake_192f_simple); // expect: signature SPHINCS+-SHAKE-192f-simple
  OQS_SIG_new(OQS_SIG_alg_sphincs_shake_192s_simple); // expect: signature SPHINCS+-SHAKE-192s-simple
  OQS_KEM *kem = OQS_KEM_new("ML-KEM-768"); // expect: kem ML-KEM-768
  OQS_KEM_keypair_derand(kem, pk, sk, seed); // expect: keygen ML-KEM-768
  OQS_KEM_encaps_derand(kem, ct, ss, pk, seed); // expect: kem ML-KEM-768 functions=encapsulate
  OQS_SIG *sig = OQS_SIG_new("ML-DSA-65"); // expect: signature ML-DSA-65
  OQS_SIG_sign_with_ctx_str(sig, out, &n, in, len, ctx, 4, sk); // expect: signature ML-DSA-65 functions=sign
  OQS_SIG_verify_with_ctx_str(sig, in, len, out, n, ctx, 4, pk); // expect: signature ML-DSA-65 functions=verify
}
