import { arg, library, text } from "../rule.ts"

/* Source: kem.h, sig.h and the headers of common of liboqs 0.8 to 0.16 (github.com/open-quantum-safe/liboqs/tree/main/src). */
export const liboqs = library("c", "liboqs", {
  "OQS_KEM_alg_{bike_l1,bike_l3,bike_l5,classic_mceliece_348864,classic_mceliece_348864f,classic_mceliece_460896,classic_mceliece_460896f,classic_mceliece_6688128,classic_mceliece_6688128f,classic_mceliece_6960119,classic_mceliece_6960119f,classic_mceliece_8192128,classic_mceliece_8192128f,hqc_1,hqc_3,hqc_5,hqc_128,hqc_192,hqc_256,kyber_512,kyber_768,kyber_1024,ml_kem_512,ml_kem_768,ml_kem_1024,ntru_hps2048509,ntru_hps2048677,ntru_hps4096821,ntru_hrss701,efrodokem_640_aes,efrodokem_640_shake,efrodokem_976_aes,efrodokem_976_shake,efrodokem_1344_aes,efrodokem_1344_shake,ntru_hps40961229,ntru_hrss1373,frodokem_640_aes,frodokem_640_shake,frodokem_976_aes,frodokem_976_shake,frodokem_1344_aes,frodokem_1344_shake}":
    { algorithm: text("{1}", "pqc") },
  "OQS_SIG_alg_{dilithium_2,dilithium_3,dilithium_5,ml_dsa_44,ml_dsa_65,ml_dsa_87,falcon_512,falcon_1024,falcon_padded_512,falcon_padded_1024,mayo_1,mayo_2,mayo_3,mayo_5,sphincs_sha2_128f_simple,sphincs_sha2_128s_simple,sphincs_sha2_192f_simple,sphincs_sha2_192s_simple,sphincs_sha2_256f_simple,sphincs_sha2_256s_simple,sphincs_shake_128f_simple,sphincs_shake_128s_simple,sphincs_shake_256f_simple,sphincs_shake_256s_simple,slh_dsa_pure_sha2_128s,slh_dsa_pure_sha2_128f,slh_dsa_pure_sha2_192s,slh_dsa_pure_sha2_192f,slh_dsa_pure_sha2_256s,slh_dsa_pure_sha2_256f,slh_dsa_pure_shake_128s,slh_dsa_pure_shake_128f,slh_dsa_pure_shake_256s,slh_dsa_pure_shake_256f,cross_rsdp_128_balanced,cross_rsdp_128_fast,cross_rsdp_128_small,cross_rsdp_192_balanced,cross_rsdp_192_fast,cross_rsdp_192_small,cross_rsdp_256_balanced,cross_rsdp_256_fast,cross_rsdp_256_small,cross_rsdpg_128_balanced,cross_rsdpg_128_fast,cross_rsdpg_128_small,cross_rsdpg_192_balanced,cross_rsdpg_192_fast,cross_rsdpg_192_small,cross_rsdpg_256_balanced,cross_rsdpg_256_fast,cross_rsdpg_256_small,slh_dsa_pure_shake_192f,slh_dsa_pure_shake_192s,sphincs_shake_192f_simple,sphincs_shake_192s_simple}":
    { algorithm: text("{1}", "pqc") },
  OQS_KEM_alg_ntruprime_sntrup761: { name: "SNTRUPrime", parameterSet: "761" },
  "OQS_SIG_alg_uov_{ov_Is,ov_Ip,ov_III,ov_V,ov_Is_pkc,ov_Ip_pkc,ov_III_pkc,ov_V_pkc,ov_Is_pkc_skc,ov_Ip_pkc_skc,ov_III_pkc_skc,ov_V_pkc_skc}":
    { algorithm: text("{1}", "pqc") },
  "OQS_SIG_alg_{ml_dsa_44_extmu,ml_dsa_65_extmu,ml_dsa_87_extmu,snova_SNOVA_24_5_4,snova_SNOVA_24_5_4_SHAKE,snova_SNOVA_24_5_4_esk,snova_SNOVA_24_5_4_SHAKE_esk,snova_SNOVA_37_17_2,snova_SNOVA_25_8_3,snova_SNOVA_56_25_2,snova_SNOVA_49_11_3,snova_SNOVA_37_8_4,snova_SNOVA_24_5_5,snova_SNOVA_60_10_4,snova_SNOVA_29_6_5,mqom_mqom2_cat1_gf16_fast_r3,mqom_mqom2_cat1_gf16_fast_r5,mqom_mqom2_cat1_gf16_short_r3,mqom_mqom2_cat1_gf16_short_r5,mqom_mqom2_cat3_gf16_fast_r3,mqom_mqom2_cat3_gf16_fast_r5,mqom_mqom2_cat3_gf16_short_r3,mqom_mqom2_cat3_gf16_short_r5,mqom_mqom2_cat5_gf16_fast_r3,mqom_mqom2_cat5_gf16_fast_r5,mqom_mqom2_cat5_gf16_short_r3,mqom_mqom2_cat5_gf16_short_r5}":
    { algorithm: text("{1}", "pqc") },
  "OQS_SIG_alg_slh_dsa_{sha2_224,sha2_256,sha2_384,sha2_512,sha2_512_224,sha2_512_256,sha3_224,sha3_256,sha3_384,sha3_512,shake_128,shake_256}_prehash_{sha2,shake}_{128s,128f,192s,192f,256s,256f}":
    {
      algorithm: text("slh_dsa_{1}_prehash_{2}_{3}", "pqc")
    },
  "OQS_SIG_STFL_alg_xmss_sha256_h{10,16,20}": { name: "XMSS", parameterSet: "SHA2_{1}_256" },
  "OQS_SIG_STFL_alg_xmss_sha512_h{10,16,20}": { name: "XMSS", parameterSet: "SHA2_{1}_512" },
  "OQS_SIG_STFL_alg_xmss_shake128_h{10,16,20}": { name: "XMSS", parameterSet: "SHAKE_{1}_256" },
  "OQS_SIG_STFL_alg_xmss_shake256_h{10,16,20}": { name: "XMSS", parameterSet: "SHAKE_{1}_512" },
  "OQS_SIG_STFL_alg_xmss_sha256_h{10,16,20}_192": { name: "XMSS", parameterSet: "SHA2_{1}_192" },
  "OQS_SIG_STFL_alg_xmss_shake256_h{10,16,20}_{192,256}": { name: "XMSS", parameterSet: "SHAKE256_{1}_{2}" },
  "OQS_SIG_STFL_alg_xmssmt_sha256_h{20_2,20_4,40_2,40_4,40_8,60_3,60_6,60_12}": {
    algorithm: text("XMSSMT-SHA2_{1}_256", "pqc")
  },
  "OQS_SIG_STFL_alg_xmssmt_shake128_h{20_2,20_4,40_2,40_4,40_8,60_3,60_6,60_12}": {
    algorithm: text("XMSSMT-SHAKE_{1}_256", "pqc")
  },
  "OQS_SIG_STFL_alg_{lms_sha256_h5_w1,lms_sha256_h5_w2,lms_sha256_h5_w4,lms_sha256_h5_w8,lms_sha256_h10_w1,lms_sha256_h10_w2,lms_sha256_h10_w4,lms_sha256_h10_w8,lms_sha256_h15_w1,lms_sha256_h15_w2,lms_sha256_h15_w4,lms_sha256_h15_w8,lms_sha256_h20_w1,lms_sha256_h20_w2,lms_sha256_h20_w4,lms_sha256_h20_w8,lms_sha256_h25_w1,lms_sha256_h25_w2,lms_sha256_h25_w4,lms_sha256_h25_w8,lms_sha256_h5_w8_h5_w8,lms_sha256_h10_w4_h5_w8,lms_sha256_h10_w8_h5_w8,lms_sha256_h10_w2_h10_w2,lms_sha256_h10_w4_h10_w4,lms_sha256_h10_w8_h10_w8,lms_sha256_h15_w8_h5_w8,lms_sha256_h15_w8_h10_w8,lms_sha256_h15_w8_h15_w8,lms_sha256_h20_w8_h5_w8,lms_sha256_h20_w8_h10_w8,lms_sha256_h20_w8_h15_w8,lms_sha256_h20_w8_h20_w8}":
    { algorithm: text("{1}", "pqc") },
  OQS_SIG_STFL_new: { is: "signature", algorithm: arg(0, "pqc") },
  OQS_SIG_STFL_keypair: { is: "keygen", inherits: true, on: arg(0, "any") },
  "OQS_SIG_STFL_{sign,verify}": {
    is: "signature",
    inherits: true,
    on: arg(0, "any"),
    functions: text("{1}", "signFunction")
  },
  "OQS_AES{128,256}_{ECB_load_schedule,ECB_enc}": {
    is: "cipher",
    name: "AES",
    keyBits: text("{1}", "int"),
    mode: "ecb"
  },
  "OQS_AES{128,256}_CTR_inc_init": { is: "cipher", name: "AES", keyBits: text("{1}", "int"), mode: "ctr" },
  OQS_KEM_new: { is: "kem", algorithm: arg(0, "pqc") },
  OQS_SIG_new: { is: "signature", algorithm: arg(0, "pqc") },
  "{OQS_KEM_keypair,OQS_SIG_keypair,OQS_KEM_keypair_derand}": { is: "keygen", inherits: true, on: arg(0, "any") },
  "OQS_KEM_{encaps,encaps_derand}": { is: "kem", inherits: true, on: arg(0, "any"), functions: ["encapsulate"] },
  OQS_KEM_decaps: { is: "kem", inherits: true, on: arg(0, "any"), functions: ["decapsulate"] },
  "OQS_SIG_{sign,verify}{,_with_ctx_str}": {
    is: "signature",
    inherits: true,
    on: arg(0, "any"),
    functions: text("{1}", "signFunction")
  },
  "OQS_KEM_{kyber_512,kyber_768,kyber_1024,ml_kem_512,ml_kem_768,ml_kem_1024}_{keypair,encaps,decaps}": {
    is: "kem",
    algorithm: text("{1}", "pqc")
  },
  "OQS_SIG_{ml_dsa_44,ml_dsa_65,ml_dsa_87,falcon_512,falcon_1024}_{keypair,sign,verify}": {
    is: "signature",
    algorithm: text("{1}", "pqc")
  },
  "OQS_SHA2_{sha256,sha384,sha512}{,_inc_init}": { is: "hash", algorithm: text("{1}", "hash") },
  "OQS_SHA3_{sha3_256,sha3_384,sha3_512,shake128,shake256}{,_inc_init}": { is: "hash", algorithm: text("{1}", "hash") },
  OQS_randombytes: { is: "random", name: "RNG", byteLength: arg(1, "size"), functions: ["generate"] }
})
