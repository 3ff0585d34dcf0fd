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

void rest(void) {
  OQS_SIG_new(OQS_SIG_alg_ml_dsa_44_extmu); // expect: signature ML-DSA-44
  OQS_SIG_new(OQS_SIG_alg_ml_dsa_65_extmu); // expect: signature ML-DSA-65
  OQS_SIG_new(OQS_SIG_alg_ml_dsa_87_extmu); // expect: signature ML-DSA-87
  OQS_SIG_new(OQS_SIG_alg_uov_ov_Is); // expect: signature UOV-Is
  OQS_SIG_new(OQS_SIG_alg_uov_ov_Ip); // expect: signature UOV-Ip
  OQS_SIG_new(OQS_SIG_alg_uov_ov_III); // expect: signature UOV-III
  OQS_SIG_new(OQS_SIG_alg_uov_ov_V); // expect: signature UOV-V
  OQS_SIG_new(OQS_SIG_alg_uov_ov_Is_pkc); // expect: signature UOV-Is-pkc
  OQS_SIG_new(OQS_SIG_alg_uov_ov_Ip_pkc); // expect: signature UOV-Ip-pkc
  OQS_SIG_new(OQS_SIG_alg_uov_ov_III_pkc); // expect: signature UOV-III-pkc
  OQS_SIG_new(OQS_SIG_alg_uov_ov_V_pkc); // expect: signature UOV-V-pkc
  OQS_SIG_new(OQS_SIG_alg_uov_ov_Is_pkc_skc); // expect: signature UOV-Is-pkc-skc
  OQS_SIG_new(OQS_SIG_alg_uov_ov_Ip_pkc_skc); // expect: signature UOV-Ip-pkc-skc
  OQS_SIG_new(OQS_SIG_alg_uov_ov_III_pkc_skc); // expect: signature UOV-III-pkc-skc
  OQS_SIG_new(OQS_SIG_alg_uov_ov_V_pkc_skc); // expect: signature UOV-V-pkc-skc
  OQS_SIG_new(OQS_SIG_alg_snova_SNOVA_24_5_4); // expect: signature SNOVA-24_5_4_SSK
  OQS_SIG_new(OQS_SIG_alg_snova_SNOVA_24_5_4_SHAKE); // expect: signature SNOVA-24_5_4_SHAKE_SSK
  OQS_SIG_new(OQS_SIG_alg_snova_SNOVA_24_5_4_esk); // expect: signature SNOVA-24_5_4_ESK
  OQS_SIG_new(OQS_SIG_alg_snova_SNOVA_24_5_4_SHAKE_esk); // expect: signature SNOVA-24_5_4_SHAKE_ESK
  OQS_SIG_new(OQS_SIG_alg_snova_SNOVA_37_17_2); // expect: signature SNOVA-37_17_2_SSK
  OQS_SIG_new(OQS_SIG_alg_snova_SNOVA_25_8_3); // expect: signature SNOVA-25_8_3_SSK
  OQS_SIG_new(OQS_SIG_alg_snova_SNOVA_56_25_2); // expect: signature SNOVA-56_25_2_SSK
  OQS_SIG_new(OQS_SIG_alg_snova_SNOVA_49_11_3); // expect: signature SNOVA-49_11_3_SSK
  OQS_SIG_new(OQS_SIG_alg_snova_SNOVA_37_8_4); // expect: signature SNOVA-37_8_4_SSK
  OQS_SIG_new(OQS_SIG_alg_snova_SNOVA_24_5_5); // expect: signature SNOVA-24_5_5_SSK
  OQS_SIG_new(OQS_SIG_alg_snova_SNOVA_60_10_4); // expect: signature SNOVA-60_10_4_SSK
  OQS_SIG_new(OQS_SIG_alg_snova_SNOVA_29_6_5); // expect: signature SNOVA-29_6_5_SSK
  OQS_SIG_new(OQS_SIG_alg_mqom_mqom2_cat1_gf16_fast_r3); // expect: signature MQOM-cat1-gf16-fast-r3
  OQS_SIG_new(OQS_SIG_alg_mqom_mqom2_cat1_gf16_fast_r5); // expect: signature MQOM-cat1-gf16-fast-r5
  OQS_SIG_new(OQS_SIG_alg_mqom_mqom2_cat1_gf16_short_r3); // expect: signature MQOM-cat1-gf16-short-r3
  OQS_SIG_new(OQS_SIG_alg_mqom_mqom2_cat1_gf16_short_r5); // expect: signature MQOM-cat1-gf16-short-r5
  OQS_SIG_new(OQS_SIG_alg_mqom_mqom2_cat3_gf16_fast_r3); // expect: signature MQOM-cat3-gf16-fast-r3
  OQS_SIG_new(OQS_SIG_alg_mqom_mqom2_cat3_gf16_fast_r5); // expect: signature MQOM-cat3-gf16-fast-r5
  OQS_SIG_new(OQS_SIG_alg_mqom_mqom2_cat3_gf16_short_r3); // expect: signature MQOM-cat3-gf16-short-r3
  OQS_SIG_new(OQS_SIG_alg_mqom_mqom2_cat3_gf16_short_r5); // expect: signature MQOM-cat3-gf16-short-r5
  OQS_SIG_new(OQS_SIG_alg_mqom_mqom2_cat5_gf16_fast_r3); // expect: signature MQOM-cat5-gf16-fast-r3
  OQS_SIG_new(OQS_SIG_alg_mqom_mqom2_cat5_gf16_fast_r5); // expect: signature MQOM-cat5-gf16-fast-r5
  OQS_SIG_new(OQS_SIG_alg_mqom_mqom2_cat5_gf16_short_r3); // expect: signature MQOM-cat5-gf16-short-r3
  OQS_SIG_new(OQS_SIG_alg_mqom_mqom2_cat5_gf16_short_r5); // expect: signature MQOM-cat5-gf16-short-r5
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_224_prehash_sha2_128s); // expect: signature HashSLH-DSA-SHA2-128s-SHA-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_224_prehash_sha2_128f); // expect: signature HashSLH-DSA-SHA2-128f-SHA-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_224_prehash_sha2_192s); // expect: signature HashSLH-DSA-SHA2-192s-SHA-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_224_prehash_sha2_192f); // expect: signature HashSLH-DSA-SHA2-192f-SHA-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_224_prehash_sha2_256s); // expect: signature HashSLH-DSA-SHA2-256s-SHA-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_224_prehash_sha2_256f); // expect: signature HashSLH-DSA-SHA2-256f-SHA-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_224_prehash_shake_128s); // expect: signature HashSLH-DSA-SHAKE-128s-SHA-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_224_prehash_shake_128f); // expect: signature HashSLH-DSA-SHAKE-128f-SHA-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_224_prehash_shake_192s); // expect: signature HashSLH-DSA-SHAKE-192s-SHA-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_224_prehash_shake_192f); // expect: signature HashSLH-DSA-SHAKE-192f-SHA-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_224_prehash_shake_256s); // expect: signature HashSLH-DSA-SHAKE-256s-SHA-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_224_prehash_shake_256f); // expect: signature HashSLH-DSA-SHAKE-256f-SHA-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_256_prehash_sha2_128s); // expect: signature HashSLH-DSA-SHA2-128s-SHA-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_256_prehash_sha2_128f); // expect: signature HashSLH-DSA-SHA2-128f-SHA-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_256_prehash_sha2_192s); // expect: signature HashSLH-DSA-SHA2-192s-SHA-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_256_prehash_sha2_192f); // expect: signature HashSLH-DSA-SHA2-192f-SHA-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_256_prehash_sha2_256s); // expect: signature HashSLH-DSA-SHA2-256s-SHA-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_256_prehash_sha2_256f); // expect: signature HashSLH-DSA-SHA2-256f-SHA-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_256_prehash_shake_128s); // expect: signature HashSLH-DSA-SHAKE-128s-SHA-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_256_prehash_shake_128f); // expect: signature HashSLH-DSA-SHAKE-128f-SHA-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_256_prehash_shake_192s); // expect: signature HashSLH-DSA-SHAKE-192s-SHA-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_256_prehash_shake_192f); // expect: signature HashSLH-DSA-SHAKE-192f-SHA-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_256_prehash_shake_256s); // expect: signature HashSLH-DSA-SHAKE-256s-SHA-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_256_prehash_shake_256f); // expect: signature HashSLH-DSA-SHAKE-256f-SHA-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_384_prehash_sha2_128s); // expect: signature HashSLH-DSA-SHA2-128s-SHA-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_384_prehash_sha2_128f); // expect: signature HashSLH-DSA-SHA2-128f-SHA-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_384_prehash_sha2_192s); // expect: signature HashSLH-DSA-SHA2-192s-SHA-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_384_prehash_sha2_192f); // expect: signature HashSLH-DSA-SHA2-192f-SHA-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_384_prehash_sha2_256s); // expect: signature HashSLH-DSA-SHA2-256s-SHA-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_384_prehash_sha2_256f); // expect: signature HashSLH-DSA-SHA2-256f-SHA-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_384_prehash_shake_128s); // expect: signature HashSLH-DSA-SHAKE-128s-SHA-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_384_prehash_shake_128f); // expect: signature HashSLH-DSA-SHAKE-128f-SHA-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_384_prehash_shake_192s); // expect: signature HashSLH-DSA-SHAKE-192s-SHA-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_384_prehash_shake_192f); // expect: signature HashSLH-DSA-SHAKE-192f-SHA-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_384_prehash_shake_256s); // expect: signature HashSLH-DSA-SHAKE-256s-SHA-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_384_prehash_shake_256f); // expect: signature HashSLH-DSA-SHAKE-256f-SHA-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_prehash_sha2_128s); // expect: signature HashSLH-DSA-SHA2-128s-SHA-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_prehash_sha2_128f); // expect: signature HashSLH-DSA-SHA2-128f-SHA-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_prehash_sha2_192s); // expect: signature HashSLH-DSA-SHA2-192s-SHA-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_prehash_sha2_192f); // expect: signature HashSLH-DSA-SHA2-192f-SHA-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_prehash_sha2_256s); // expect: signature HashSLH-DSA-SHA2-256s-SHA-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_prehash_sha2_256f); // expect: signature HashSLH-DSA-SHA2-256f-SHA-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_prehash_shake_128s); // expect: signature HashSLH-DSA-SHAKE-128s-SHA-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_prehash_shake_128f); // expect: signature HashSLH-DSA-SHAKE-128f-SHA-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_prehash_shake_192s); // expect: signature HashSLH-DSA-SHAKE-192s-SHA-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_prehash_shake_192f); // expect: signature HashSLH-DSA-SHAKE-192f-SHA-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_prehash_shake_256s); // expect: signature HashSLH-DSA-SHAKE-256s-SHA-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_prehash_shake_256f); // expect: signature HashSLH-DSA-SHAKE-256f-SHA-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_224_prehash_sha2_128s); // expect: signature HashSLH-DSA-SHA2-128s-SHA-512/224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_224_prehash_sha2_128f); // expect: signature HashSLH-DSA-SHA2-128f-SHA-512/224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_224_prehash_sha2_192s); // expect: signature HashSLH-DSA-SHA2-192s-SHA-512/224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_224_prehash_sha2_192f); // expect: signature HashSLH-DSA-SHA2-192f-SHA-512/224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_224_prehash_sha2_256s); // expect: signature HashSLH-DSA-SHA2-256s-SHA-512/224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_224_prehash_sha2_256f); // expect: signature HashSLH-DSA-SHA2-256f-SHA-512/224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_224_prehash_shake_128s); // expect: signature HashSLH-DSA-SHAKE-128s-SHA-512/224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_224_prehash_shake_128f); // expect: signature HashSLH-DSA-SHAKE-128f-SHA-512/224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_224_prehash_shake_192s); // expect: signature HashSLH-DSA-SHAKE-192s-SHA-512/224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_224_prehash_shake_192f); // expect: signature HashSLH-DSA-SHAKE-192f-SHA-512/224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_224_prehash_shake_256s); // expect: signature HashSLH-DSA-SHAKE-256s-SHA-512/224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_224_prehash_shake_256f); // expect: signature HashSLH-DSA-SHAKE-256f-SHA-512/224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_256_prehash_sha2_128s); // expect: signature HashSLH-DSA-SHA2-128s-SHA-512/256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_256_prehash_sha2_128f); // expect: signature HashSLH-DSA-SHA2-128f-SHA-512/256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_256_prehash_sha2_192s); // expect: signature HashSLH-DSA-SHA2-192s-SHA-512/256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_256_prehash_sha2_192f); // expect: signature HashSLH-DSA-SHA2-192f-SHA-512/256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_256_prehash_sha2_256s); // expect: signature HashSLH-DSA-SHA2-256s-SHA-512/256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_256_prehash_sha2_256f); // expect: signature HashSLH-DSA-SHA2-256f-SHA-512/256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_256_prehash_shake_128s); // expect: signature HashSLH-DSA-SHAKE-128s-SHA-512/256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_256_prehash_shake_128f); // expect: signature HashSLH-DSA-SHAKE-128f-SHA-512/256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_256_prehash_shake_192s); // expect: signature HashSLH-DSA-SHAKE-192s-SHA-512/256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_256_prehash_shake_192f); // expect: signature HashSLH-DSA-SHAKE-192f-SHA-512/256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_256_prehash_shake_256s); // expect: signature HashSLH-DSA-SHAKE-256s-SHA-512/256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha2_512_256_prehash_shake_256f); // expect: signature HashSLH-DSA-SHAKE-256f-SHA-512/256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_224_prehash_sha2_128s); // expect: signature HashSLH-DSA-SHA2-128s-SHA3-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_224_prehash_sha2_128f); // expect: signature HashSLH-DSA-SHA2-128f-SHA3-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_224_prehash_sha2_192s); // expect: signature HashSLH-DSA-SHA2-192s-SHA3-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_224_prehash_sha2_192f); // expect: signature HashSLH-DSA-SHA2-192f-SHA3-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_224_prehash_sha2_256s); // expect: signature HashSLH-DSA-SHA2-256s-SHA3-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_224_prehash_sha2_256f); // expect: signature HashSLH-DSA-SHA2-256f-SHA3-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_224_prehash_shake_128s); // expect: signature HashSLH-DSA-SHAKE-128s-SHA3-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_224_prehash_shake_128f); // expect: signature HashSLH-DSA-SHAKE-128f-SHA3-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_224_prehash_shake_192s); // expect: signature HashSLH-DSA-SHAKE-192s-SHA3-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_224_prehash_shake_192f); // expect: signature HashSLH-DSA-SHAKE-192f-SHA3-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_224_prehash_shake_256s); // expect: signature HashSLH-DSA-SHAKE-256s-SHA3-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_224_prehash_shake_256f); // expect: signature HashSLH-DSA-SHAKE-256f-SHA3-224
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_256_prehash_sha2_128s); // expect: signature HashSLH-DSA-SHA2-128s-SHA3-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_256_prehash_sha2_128f); // expect: signature HashSLH-DSA-SHA2-128f-SHA3-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_256_prehash_sha2_192s); // expect: signature HashSLH-DSA-SHA2-192s-SHA3-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_256_prehash_sha2_192f); // expect: signature HashSLH-DSA-SHA2-192f-SHA3-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_256_prehash_sha2_256s); // expect: signature HashSLH-DSA-SHA2-256s-SHA3-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_256_prehash_sha2_256f); // expect: signature HashSLH-DSA-SHA2-256f-SHA3-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_256_prehash_shake_128s); // expect: signature HashSLH-DSA-SHAKE-128s-SHA3-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_256_prehash_shake_128f); // expect: signature HashSLH-DSA-SHAKE-128f-SHA3-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_256_prehash_shake_192s); // expect: signature HashSLH-DSA-SHAKE-192s-SHA3-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_256_prehash_shake_192f); // expect: signature HashSLH-DSA-SHAKE-192f-SHA3-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_256_prehash_shake_256s); // expect: signature HashSLH-DSA-SHAKE-256s-SHA3-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_256_prehash_shake_256f); // expect: signature HashSLH-DSA-SHAKE-256f-SHA3-256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_384_prehash_sha2_128s); // expect: signature HashSLH-DSA-SHA2-128s-SHA3-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_384_prehash_sha2_128f); // expect: signature HashSLH-DSA-SHA2-128f-SHA3-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_384_prehash_sha2_192s); // expect: signature HashSLH-DSA-SHA2-192s-SHA3-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_384_prehash_sha2_192f); // expect: signature HashSLH-DSA-SHA2-192f-SHA3-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_384_prehash_sha2_256s); // expect: signature HashSLH-DSA-SHA2-256s-SHA3-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_384_prehash_sha2_256f); // expect: signature HashSLH-DSA-SHA2-256f-SHA3-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_384_prehash_shake_128s); // expect: signature HashSLH-DSA-SHAKE-128s-SHA3-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_384_prehash_shake_128f); // expect: signature HashSLH-DSA-SHAKE-128f-SHA3-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_384_prehash_shake_192s); // expect: signature HashSLH-DSA-SHAKE-192s-SHA3-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_384_prehash_shake_192f); // expect: signature HashSLH-DSA-SHAKE-192f-SHA3-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_384_prehash_shake_256s); // expect: signature HashSLH-DSA-SHAKE-256s-SHA3-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_384_prehash_shake_256f); // expect: signature HashSLH-DSA-SHAKE-256f-SHA3-384
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_512_prehash_sha2_128s); // expect: signature HashSLH-DSA-SHA2-128s-SHA3-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_512_prehash_sha2_128f); // expect: signature HashSLH-DSA-SHA2-128f-SHA3-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_512_prehash_sha2_192s); // expect: signature HashSLH-DSA-SHA2-192s-SHA3-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_512_prehash_sha2_192f); // expect: signature HashSLH-DSA-SHA2-192f-SHA3-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_512_prehash_sha2_256s); // expect: signature HashSLH-DSA-SHA2-256s-SHA3-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_512_prehash_sha2_256f); // expect: signature HashSLH-DSA-SHA2-256f-SHA3-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_512_prehash_shake_128s); // expect: signature HashSLH-DSA-SHAKE-128s-SHA3-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_512_prehash_shake_128f); // expect: signature HashSLH-DSA-SHAKE-128f-SHA3-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_512_prehash_shake_192s); // expect: signature HashSLH-DSA-SHAKE-192s-SHA3-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_512_prehash_shake_192f); // expect: signature HashSLH-DSA-SHAKE-192f-SHA3-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_512_prehash_shake_256s); // expect: signature HashSLH-DSA-SHAKE-256s-SHA3-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_sha3_512_prehash_shake_256f); // expect: signature HashSLH-DSA-SHAKE-256f-SHA3-512
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_128_prehash_sha2_128s); // expect: signature HashSLH-DSA-SHA2-128s-SHAKE128
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_128_prehash_sha2_128f); // expect: signature HashSLH-DSA-SHA2-128f-SHAKE128
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_128_prehash_sha2_192s); // expect: signature HashSLH-DSA-SHA2-192s-SHAKE128
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_128_prehash_sha2_192f); // expect: signature HashSLH-DSA-SHA2-192f-SHAKE128
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_128_prehash_sha2_256s); // expect: signature HashSLH-DSA-SHA2-256s-SHAKE128
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_128_prehash_sha2_256f); // expect: signature HashSLH-DSA-SHA2-256f-SHAKE128
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_128_prehash_shake_128s); // expect: signature HashSLH-DSA-SHAKE-128s-SHAKE128
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_128_prehash_shake_128f); // expect: signature HashSLH-DSA-SHAKE-128f-SHAKE128
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_128_prehash_shake_192s); // expect: signature HashSLH-DSA-SHAKE-192s-SHAKE128
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_128_prehash_shake_192f); // expect: signature HashSLH-DSA-SHAKE-192f-SHAKE128
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_128_prehash_shake_256s); // expect: signature HashSLH-DSA-SHAKE-256s-SHAKE128
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_128_prehash_shake_256f); // expect: signature HashSLH-DSA-SHAKE-256f-SHAKE128
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_256_prehash_sha2_128s); // expect: signature HashSLH-DSA-SHA2-128s-SHAKE256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_256_prehash_sha2_128f); // expect: signature HashSLH-DSA-SHA2-128f-SHAKE256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_256_prehash_sha2_192s); // expect: signature HashSLH-DSA-SHA2-192s-SHAKE256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_256_prehash_sha2_192f); // expect: signature HashSLH-DSA-SHA2-192f-SHAKE256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_256_prehash_sha2_256s); // expect: signature HashSLH-DSA-SHA2-256s-SHAKE256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_256_prehash_sha2_256f); // expect: signature HashSLH-DSA-SHA2-256f-SHAKE256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_256_prehash_shake_128s); // expect: signature HashSLH-DSA-SHAKE-128s-SHAKE256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_256_prehash_shake_128f); // expect: signature HashSLH-DSA-SHAKE-128f-SHAKE256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_256_prehash_shake_192s); // expect: signature HashSLH-DSA-SHAKE-192s-SHAKE256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_256_prehash_shake_192f); // expect: signature HashSLH-DSA-SHAKE-192f-SHAKE256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_256_prehash_shake_256s); // expect: signature HashSLH-DSA-SHAKE-256s-SHAKE256
  OQS_SIG_new(OQS_SIG_alg_slh_dsa_shake_256_prehash_shake_256f); // expect: signature HashSLH-DSA-SHAKE-256f-SHAKE256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_sha256_h10); // expect: signature XMSS-SHA2_10_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_sha256_h16); // expect: signature XMSS-SHA2_16_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_sha256_h20); // expect: signature XMSS-SHA2_20_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_shake128_h10); // expect: signature XMSS-SHAKE_10_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_shake128_h16); // expect: signature XMSS-SHAKE_16_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_shake128_h20); // expect: signature XMSS-SHAKE_20_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_sha512_h10); // expect: signature XMSS-SHA2_10_512
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_sha512_h16); // expect: signature XMSS-SHA2_16_512
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_sha512_h20); // expect: signature XMSS-SHA2_20_512
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_shake256_h10); // expect: signature XMSS-SHAKE_10_512
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_shake256_h16); // expect: signature XMSS-SHAKE_16_512
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_shake256_h20); // expect: signature XMSS-SHAKE_20_512
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_sha256_h10_192); // expect: signature XMSS-SHA2_10_192
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_sha256_h16_192); // expect: signature XMSS-SHA2_16_192
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_sha256_h20_192); // expect: signature XMSS-SHA2_20_192
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_shake256_h10_192); // expect: signature XMSS-SHAKE256_10_192
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_shake256_h16_192); // expect: signature XMSS-SHAKE256_16_192
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_shake256_h20_192); // expect: signature XMSS-SHAKE256_20_192
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_shake256_h10_256); // expect: signature XMSS-SHAKE256_10_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_shake256_h16_256); // expect: signature XMSS-SHAKE256_16_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmss_shake256_h20_256); // expect: signature XMSS-SHAKE256_20_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmssmt_sha256_h20_2); // expect: signature XMSSMT-SHA2_20/2_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmssmt_sha256_h20_4); // expect: signature XMSSMT-SHA2_20/4_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmssmt_sha256_h40_2); // expect: signature XMSSMT-SHA2_40/2_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmssmt_sha256_h40_4); // expect: signature XMSSMT-SHA2_40/4_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmssmt_sha256_h40_8); // expect: signature XMSSMT-SHA2_40/8_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmssmt_sha256_h60_3); // expect: signature XMSSMT-SHA2_60/3_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmssmt_sha256_h60_6); // expect: signature XMSSMT-SHA2_60/6_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmssmt_sha256_h60_12); // expect: signature XMSSMT-SHA2_60/12_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmssmt_shake128_h20_2); // expect: signature XMSSMT-SHAKE_20/2_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmssmt_shake128_h20_4); // expect: signature XMSSMT-SHAKE_20/4_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmssmt_shake128_h40_2); // expect: signature XMSSMT-SHAKE_40/2_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmssmt_shake128_h40_4); // expect: signature XMSSMT-SHAKE_40/4_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmssmt_shake128_h40_8); // expect: signature XMSSMT-SHAKE_40/8_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmssmt_shake128_h60_3); // expect: signature XMSSMT-SHAKE_60/3_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmssmt_shake128_h60_6); // expect: signature XMSSMT-SHAKE_60/6_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_xmssmt_shake128_h60_12); // expect: signature XMSSMT-SHAKE_60/12_256
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h5_w1); // expect: signature LMS_SHA256_M32_H5
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h5_w2); // expect: signature LMS_SHA256_M32_H5
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h5_w4); // expect: signature LMS_SHA256_M32_H5
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h5_w8); // expect: signature LMS_SHA256_M32_H5
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h10_w1); // expect: signature LMS_SHA256_M32_H10
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h10_w2); // expect: signature LMS_SHA256_M32_H10
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h10_w4); // expect: signature LMS_SHA256_M32_H10
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h10_w8); // expect: signature LMS_SHA256_M32_H10
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h15_w1); // expect: signature LMS_SHA256_M32_H15
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h15_w2); // expect: signature LMS_SHA256_M32_H15
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h15_w4); // expect: signature LMS_SHA256_M32_H15
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h15_w8); // expect: signature LMS_SHA256_M32_H15
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h20_w1); // expect: signature LMS_SHA256_M32_H20
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h20_w2); // expect: signature LMS_SHA256_M32_H20
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h20_w4); // expect: signature LMS_SHA256_M32_H20
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h20_w8); // expect: signature LMS_SHA256_M32_H20
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h25_w1); // expect: signature LMS_SHA256_M32_H25
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h25_w2); // expect: signature LMS_SHA256_M32_H25
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h25_w4); // expect: signature LMS_SHA256_M32_H25
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h25_w8); // expect: signature LMS_SHA256_M32_H25
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h5_w8_h5_w8); // expect: signature HSS
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h10_w4_h5_w8); // expect: signature HSS
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h10_w8_h5_w8); // expect: signature HSS
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h10_w2_h10_w2); // expect: signature HSS
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h10_w4_h10_w4); // expect: signature HSS
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h10_w8_h10_w8); // expect: signature HSS
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h15_w8_h5_w8); // expect: signature HSS
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h15_w8_h10_w8); // expect: signature HSS
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h15_w8_h15_w8); // expect: signature HSS
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h20_w8_h5_w8); // expect: signature HSS
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h20_w8_h10_w8); // expect: signature HSS
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h20_w8_h15_w8); // expect: signature HSS
  OQS_SIG_STFL_new(OQS_SIG_STFL_alg_lms_sha256_h20_w8_h20_w8); // expect: signature HSS
  OQS_AES128_ECB_load_schedule(key, &schedule); // expect: cipher AES-128-ECB
  OQS_AES256_ECB_load_schedule(key, &schedule); // expect: cipher AES-256-ECB
  OQS_AES128_ECB_enc(key, &schedule); // expect: cipher AES-128-ECB
  OQS_AES256_ECB_enc(key, &schedule); // expect: cipher AES-256-ECB
  OQS_AES128_CTR_inc_init(key, &schedule); // expect: cipher AES-128-CTR
  OQS_AES256_CTR_inc_init(key, &schedule); // expect: cipher AES-256-CTR
  OQS_SHA2_sha256_inc_init(&state); // expect: hash SHA-256
  OQS_SHA2_sha384_inc_init(&state); // expect: hash SHA-384
  OQS_SHA2_sha512_inc_init(&state); // expect: hash SHA-512
  OQS_SHA3_sha3_256_inc_init(&state); // expect: hash SHA3-256
  OQS_SHA3_sha3_384_inc_init(&state); // expect: hash SHA3-384
  OQS_SHA3_sha3_512_inc_init(&state); // expect: hash SHA3-512
  OQS_SHA3_shake128_inc_init(&state); // expect: hash SHAKE128
  OQS_SHA3_shake256_inc_init(&state); // expect: hash SHAKE256
  OQS_SIG_STFL *stateful = OQS_SIG_STFL_new("XMSS-SHA2_10_256"); // expect: signature XMSS-SHA2_10_256
  OQS_SIG_STFL_keypair(stateful, pk, secret); // expect: keygen XMSS-SHA2_10_256
  OQS_SIG_STFL_sign(stateful, s, &len, m, mlen, secret); // expect: signature XMSS-SHA2_10_256 functions=sign
  OQS_SIG_STFL_verify(stateful, m, mlen, s, len, pk); // expect: signature XMSS-SHA2_10_256 functions=verify
}
