package org.example.bcpqcspecs;

import java.security.*;
import java.security.spec.AlgorithmParameterSpec;
import org.bouncycastle.pqc.jcajce.spec.*;

class ParameterSets {
    private SecureRandom random;

    void pqcSPHINCSPlus() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.sha2_128f, random); // expect: keygen SPHINCS+-SHA2-128f-simple
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.sha2_128s, random); // expect: keygen SPHINCS+-SHA2-128s-simple
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.sha2_192f, random); // expect: keygen SPHINCS+-SHA2-192f-simple
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.sha2_192s, random); // expect: keygen SPHINCS+-SHA2-192s-simple
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.sha2_256f, random); // expect: keygen SPHINCS+-SHA2-256f-simple
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.sha2_256s, random); // expect: keygen SPHINCS+-SHA2-256s-simple
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.sha2_128f_robust, random); // expect: keygen SPHINCS+-SHA2-128f-robust
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.sha2_128s_robust, random); // expect: keygen SPHINCS+-SHA2-128s-robust
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.sha2_192f_robust, random); // expect: keygen SPHINCS+-SHA2-192f-robust
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.sha2_192s_robust, random); // expect: keygen SPHINCS+-SHA2-192s-robust
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.sha2_256f_robust, random); // expect: keygen SPHINCS+-SHA2-256f-robust
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.sha2_256s_robust, random); // expect: keygen SPHINCS+-SHA2-256s-robust
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.shake_128f, random); // expect: keygen SPHINCS+-SHAKE-128f-simple
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.shake_128s, random); // expect: keygen SPHINCS+-SHAKE-128s-simple
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.shake_192f, random); // expect: keygen SPHINCS+-SHAKE-192f-simple
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.shake_192s, random); // expect: keygen SPHINCS+-SHAKE-192s-simple
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.shake_256f, random); // expect: keygen SPHINCS+-SHAKE-256f-simple
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.shake_256s, random); // expect: keygen SPHINCS+-SHAKE-256s-simple
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.shake_128f_robust, random); // expect: keygen SPHINCS+-SHAKE-128f-robust
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.shake_128s_robust, random); // expect: keygen SPHINCS+-SHAKE-128s-robust
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.shake_192f_robust, random); // expect: keygen SPHINCS+-SHAKE-192f-robust
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.shake_192s_robust, random); // expect: keygen SPHINCS+-SHAKE-192s-robust
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.shake_256f_robust, random); // expect: keygen SPHINCS+-SHAKE-256f-robust
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.shake_256s_robust, random); // expect: keygen SPHINCS+-SHAKE-256s-robust
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.haraka_128f, random); // expect: keygen SPHINCS+-Haraka-128f-robust
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.haraka_128s, random); // expect: keygen SPHINCS+-Haraka-128s-robust
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.haraka_192f, random); // expect: keygen SPHINCS+-Haraka-192f-robust
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.haraka_192s, random); // expect: keygen SPHINCS+-Haraka-192s-robust
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.haraka_256f, random); // expect: keygen SPHINCS+-Haraka-256f-robust
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.haraka_256s, random); // expect: keygen SPHINCS+-Haraka-256s-robust
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.haraka_128f_simple, random); // expect: keygen SPHINCS+-Haraka-128f-simple
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.haraka_128s_simple, random); // expect: keygen SPHINCS+-Haraka-128s-simple
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.haraka_192f_simple, random); // expect: keygen SPHINCS+-Haraka-192f-simple
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.haraka_192s_simple, random); // expect: keygen SPHINCS+-Haraka-192s-simple
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.haraka_256f_simple, random); // expect: keygen SPHINCS+-Haraka-256f-simple
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.haraka_256s_simple, random); // expect: keygen SPHINCS+-Haraka-256s-simple
    }

    void pqcFalcon() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("Falcon", "BCPQC").initialize(FalconParameterSpec.falcon_512, random); // expect: keygen FN-DSA-512
        KeyPairGenerator.getInstance("Falcon", "BCPQC").initialize(FalconParameterSpec.falcon_1024, random); // expect: keygen FN-DSA-1024
    }

    void pqcMayo() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("Mayo", "BCPQC").initialize(MayoParameterSpec.mayo1, random); // expect: keygen MAYO-1
        KeyPairGenerator.getInstance("Mayo", "BCPQC").initialize(MayoParameterSpec.mayo2, random); // expect: keygen MAYO-2
        KeyPairGenerator.getInstance("Mayo", "BCPQC").initialize(MayoParameterSpec.mayo3, random); // expect: keygen MAYO-3
        KeyPairGenerator.getInstance("Mayo", "BCPQC").initialize(MayoParameterSpec.mayo5, random); // expect: keygen MAYO-5
    }

    void pqcSnova() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_24_5_4_SSK, random); // expect: keygen SNOVA-24_5_4_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_24_5_4_ESK, random); // expect: keygen SNOVA-24_5_4_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_24_5_4_SHAKE_SSK, random); // expect: keygen SNOVA-24_5_4_SHAKE_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_24_5_4_SHAKE_ESK, random); // expect: keygen SNOVA-24_5_4_SHAKE_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_24_5_5_SSK, random); // expect: keygen SNOVA-24_5_5_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_24_5_5_ESK, random); // expect: keygen SNOVA-24_5_5_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_24_5_5_SHAKE_SSK, random); // expect: keygen SNOVA-24_5_5_SHAKE_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_24_5_5_SHAKE_ESK, random); // expect: keygen SNOVA-24_5_5_SHAKE_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_25_8_3_SSK, random); // expect: keygen SNOVA-25_8_3_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_25_8_3_ESK, random); // expect: keygen SNOVA-25_8_3_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_25_8_3_SHAKE_SSK, random); // expect: keygen SNOVA-25_8_3_SHAKE_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_25_8_3_SHAKE_ESK, random); // expect: keygen SNOVA-25_8_3_SHAKE_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_29_6_5_SSK, random); // expect: keygen SNOVA-29_6_5_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_29_6_5_ESK, random); // expect: keygen SNOVA-29_6_5_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_29_6_5_SHAKE_SSK, random); // expect: keygen SNOVA-29_6_5_SHAKE_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_29_6_5_SHAKE_ESK, random); // expect: keygen SNOVA-29_6_5_SHAKE_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_37_8_4_SSK, random); // expect: keygen SNOVA-37_8_4_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_37_8_4_ESK, random); // expect: keygen SNOVA-37_8_4_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_37_8_4_SHAKE_SSK, random); // expect: keygen SNOVA-37_8_4_SHAKE_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_37_8_4_SHAKE_ESK, random); // expect: keygen SNOVA-37_8_4_SHAKE_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_37_17_2_SSK, random); // expect: keygen SNOVA-37_17_2_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_37_17_2_ESK, random); // expect: keygen SNOVA-37_17_2_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_37_17_2_SHAKE_SSK, random); // expect: keygen SNOVA-37_17_2_SHAKE_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_37_17_2_SHAKE_ESK, random); // expect: keygen SNOVA-37_17_2_SHAKE_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_49_11_3_SSK, random); // expect: keygen SNOVA-49_11_3_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_49_11_3_ESK, random); // expect: keygen SNOVA-49_11_3_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_49_11_3_SHAKE_SSK, random); // expect: keygen SNOVA-49_11_3_SHAKE_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_49_11_3_SHAKE_ESK, random); // expect: keygen SNOVA-49_11_3_SHAKE_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_56_25_2_SSK, random); // expect: keygen SNOVA-56_25_2_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_56_25_2_ESK, random); // expect: keygen SNOVA-56_25_2_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_56_25_2_SHAKE_SSK, random); // expect: keygen SNOVA-56_25_2_SHAKE_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_56_25_2_SHAKE_ESK, random); // expect: keygen SNOVA-56_25_2_SHAKE_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_60_10_4_SSK, random); // expect: keygen SNOVA-60_10_4_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_60_10_4_ESK, random); // expect: keygen SNOVA-60_10_4_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_60_10_4_SHAKE_SSK, random); // expect: keygen SNOVA-60_10_4_SHAKE_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_60_10_4_SHAKE_ESK, random); // expect: keygen SNOVA-60_10_4_SHAKE_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_66_15_3_SSK, random); // expect: keygen SNOVA-66_15_3_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_66_15_3_ESK, random); // expect: keygen SNOVA-66_15_3_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_66_15_3_SHAKE_SSK, random); // expect: keygen SNOVA-66_15_3_SHAKE_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_66_15_3_SHAKE_ESK, random); // expect: keygen SNOVA-66_15_3_SHAKE_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_75_33_2_SSK, random); // expect: keygen SNOVA-75_33_2_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_75_33_2_ESK, random); // expect: keygen SNOVA-75_33_2_ESK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_75_33_2_SHAKE_SSK, random); // expect: keygen SNOVA-75_33_2_SHAKE_SSK
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.SNOVA_75_33_2_SHAKE_ESK, random); // expect: keygen SNOVA-75_33_2_SHAKE_ESK
    }

    void pqcPicnic() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("Picnic", "BCPQC").initialize(PicnicParameterSpec.picnicl1fs, random); // expect: keygen Picnic-L1-FS
        KeyPairGenerator.getInstance("Picnic", "BCPQC").initialize(PicnicParameterSpec.picnicl1ur, random); // expect: keygen Picnic-L1-UR
        KeyPairGenerator.getInstance("Picnic", "BCPQC").initialize(PicnicParameterSpec.picnicl1full, random); // expect: keygen Picnic-L1-full
        KeyPairGenerator.getInstance("Picnic", "BCPQC").initialize(PicnicParameterSpec.picnicl3fs, random); // expect: keygen Picnic-L3-FS
        KeyPairGenerator.getInstance("Picnic", "BCPQC").initialize(PicnicParameterSpec.picnicl3ur, random); // expect: keygen Picnic-L3-UR
        KeyPairGenerator.getInstance("Picnic", "BCPQC").initialize(PicnicParameterSpec.picnicl3full, random); // expect: keygen Picnic-L3-full
        KeyPairGenerator.getInstance("Picnic", "BCPQC").initialize(PicnicParameterSpec.picnicl5fs, random); // expect: keygen Picnic-L5-FS
        KeyPairGenerator.getInstance("Picnic", "BCPQC").initialize(PicnicParameterSpec.picnicl5ur, random); // expect: keygen Picnic-L5-UR
        KeyPairGenerator.getInstance("Picnic", "BCPQC").initialize(PicnicParameterSpec.picnicl5full, random); // expect: keygen Picnic-L5-full
        KeyPairGenerator.getInstance("Picnic", "BCPQC").initialize(PicnicParameterSpec.picnic3l1, random); // expect: keygen Picnic-3-L1
        KeyPairGenerator.getInstance("Picnic", "BCPQC").initialize(PicnicParameterSpec.picnic3l3, random); // expect: keygen Picnic-3-L3
        KeyPairGenerator.getInstance("Picnic", "BCPQC").initialize(PicnicParameterSpec.picnic3l5, random); // expect: keygen Picnic-3-L5
    }

    void pqcSQIsign() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("SQIsign", "BCPQC").initialize(SQIsignParameterSpec.sqisign_lvl1, random); // expect: keygen SQIsign-lvl1
        KeyPairGenerator.getInstance("SQIsign", "BCPQC").initialize(SQIsignParameterSpec.sqisign_lvl3, random); // expect: keygen SQIsign-lvl3
        KeyPairGenerator.getInstance("SQIsign", "BCPQC").initialize(SQIsignParameterSpec.sqisign_lvl5, random); // expect: keygen SQIsign-lvl5
    }

    void pqcUOV() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("UOV", "BCPQC").initialize(UOVParameterSpec.uov_Is, random); // expect: keygen UOV-Is
        KeyPairGenerator.getInstance("UOV", "BCPQC").initialize(UOVParameterSpec.uov_Ip, random); // expect: keygen UOV-Ip
        KeyPairGenerator.getInstance("UOV", "BCPQC").initialize(UOVParameterSpec.uov_III, random); // expect: keygen UOV-III
        KeyPairGenerator.getInstance("UOV", "BCPQC").initialize(UOVParameterSpec.uov_V, random); // expect: keygen UOV-V
        KeyPairGenerator.getInstance("UOV", "BCPQC").initialize(UOVParameterSpec.uov_Is_pkc, random); // expect: keygen UOV-Is-pkc
        KeyPairGenerator.getInstance("UOV", "BCPQC").initialize(UOVParameterSpec.uov_Ip_pkc, random); // expect: keygen UOV-Ip-pkc
        KeyPairGenerator.getInstance("UOV", "BCPQC").initialize(UOVParameterSpec.uov_III_pkc, random); // expect: keygen UOV-III-pkc
        KeyPairGenerator.getInstance("UOV", "BCPQC").initialize(UOVParameterSpec.uov_V_pkc, random); // expect: keygen UOV-V-pkc
        KeyPairGenerator.getInstance("UOV", "BCPQC").initialize(UOVParameterSpec.uov_Is_pkc_skc, random); // expect: keygen UOV-Is-pkc-skc
        KeyPairGenerator.getInstance("UOV", "BCPQC").initialize(UOVParameterSpec.uov_Ip_pkc_skc, random); // expect: keygen UOV-Ip-pkc-skc
        KeyPairGenerator.getInstance("UOV", "BCPQC").initialize(UOVParameterSpec.uov_III_pkc_skc, random); // expect: keygen UOV-III-pkc-skc
        KeyPairGenerator.getInstance("UOV", "BCPQC").initialize(UOVParameterSpec.uov_V_pkc_skc, random); // expect: keygen UOV-V-pkc-skc
    }

    void pqcFaest() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("Faest", "BCPQC").initialize(FaestParameterSpec.faest_128f, random); // expect: keygen FAEST-128f
        KeyPairGenerator.getInstance("Faest", "BCPQC").initialize(FaestParameterSpec.faest_128s, random); // expect: keygen FAEST-128s
        KeyPairGenerator.getInstance("Faest", "BCPQC").initialize(FaestParameterSpec.faest_192f, random); // expect: keygen FAEST-192f
        KeyPairGenerator.getInstance("Faest", "BCPQC").initialize(FaestParameterSpec.faest_192s, random); // expect: keygen FAEST-192s
        KeyPairGenerator.getInstance("Faest", "BCPQC").initialize(FaestParameterSpec.faest_256f, random); // expect: keygen FAEST-256f
        KeyPairGenerator.getInstance("Faest", "BCPQC").initialize(FaestParameterSpec.faest_256s, random); // expect: keygen FAEST-256s
        KeyPairGenerator.getInstance("Faest", "BCPQC").initialize(FaestParameterSpec.faest_em_128f, random); // expect: keygen FAEST-EM-128f
        KeyPairGenerator.getInstance("Faest", "BCPQC").initialize(FaestParameterSpec.faest_em_128s, random); // expect: keygen FAEST-EM-128s
        KeyPairGenerator.getInstance("Faest", "BCPQC").initialize(FaestParameterSpec.faest_em_192f, random); // expect: keygen FAEST-EM-192f
        KeyPairGenerator.getInstance("Faest", "BCPQC").initialize(FaestParameterSpec.faest_em_192s, random); // expect: keygen FAEST-EM-192s
        KeyPairGenerator.getInstance("Faest", "BCPQC").initialize(FaestParameterSpec.faest_em_256f, random); // expect: keygen FAEST-EM-256f
        KeyPairGenerator.getInstance("Faest", "BCPQC").initialize(FaestParameterSpec.faest_em_256s, random); // expect: keygen FAEST-EM-256s
    }

    void pqcHaetae() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("Haetae", "BCPQC").initialize(HaetaeParameterSpec.haetae2, random); // expect: keygen HAETAE-2
        KeyPairGenerator.getInstance("Haetae", "BCPQC").initialize(HaetaeParameterSpec.haetae3, random); // expect: keygen HAETAE-3
        KeyPairGenerator.getInstance("Haetae", "BCPQC").initialize(HaetaeParameterSpec.haetae5, random); // expect: keygen HAETAE-5
    }

    void pqcAIMer() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("AIMer", "BCPQC").initialize(AIMerParameterSpec.aimer128f, random); // expect: keygen AIMer-128f
        KeyPairGenerator.getInstance("AIMer", "BCPQC").initialize(AIMerParameterSpec.aimer128s, random); // expect: keygen AIMer-128s
        KeyPairGenerator.getInstance("AIMer", "BCPQC").initialize(AIMerParameterSpec.aimer192f, random); // expect: keygen AIMer-192f
        KeyPairGenerator.getInstance("AIMer", "BCPQC").initialize(AIMerParameterSpec.aimer192s, random); // expect: keygen AIMer-192s
        KeyPairGenerator.getInstance("AIMer", "BCPQC").initialize(AIMerParameterSpec.aimer256f, random); // expect: keygen AIMer-256f
        KeyPairGenerator.getInstance("AIMer", "BCPQC").initialize(AIMerParameterSpec.aimer256s, random); // expect: keygen AIMer-256s
    }

    void pqcMQOM() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat1_gf2_fast_r3, random); // expect: keygen MQOM-cat1-gf2-fast-r3
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat1_gf2_fast_r5, random); // expect: keygen MQOM-cat1-gf2-fast-r5
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat1_gf2_short_r3, random); // expect: keygen MQOM-cat1-gf2-short-r3
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat1_gf2_short_r5, random); // expect: keygen MQOM-cat1-gf2-short-r5
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat1_gf16_fast_r3, random); // expect: keygen MQOM-cat1-gf16-fast-r3
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat1_gf16_fast_r5, random); // expect: keygen MQOM-cat1-gf16-fast-r5
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat1_gf16_short_r3, random); // expect: keygen MQOM-cat1-gf16-short-r3
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat1_gf16_short_r5, random); // expect: keygen MQOM-cat1-gf16-short-r5
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat1_gf256_fast_r3, random); // expect: keygen MQOM-cat1-gf256-fast-r3
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat1_gf256_fast_r5, random); // expect: keygen MQOM-cat1-gf256-fast-r5
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat1_gf256_short_r3, random); // expect: keygen MQOM-cat1-gf256-short-r3
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat1_gf256_short_r5, random); // expect: keygen MQOM-cat1-gf256-short-r5
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat3_gf2_fast_r3, random); // expect: keygen MQOM-cat3-gf2-fast-r3
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat3_gf2_fast_r5, random); // expect: keygen MQOM-cat3-gf2-fast-r5
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat3_gf2_short_r3, random); // expect: keygen MQOM-cat3-gf2-short-r3
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat3_gf2_short_r5, random); // expect: keygen MQOM-cat3-gf2-short-r5
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat3_gf16_fast_r3, random); // expect: keygen MQOM-cat3-gf16-fast-r3
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat3_gf16_fast_r5, random); // expect: keygen MQOM-cat3-gf16-fast-r5
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat3_gf16_short_r3, random); // expect: keygen MQOM-cat3-gf16-short-r3
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat3_gf16_short_r5, random); // expect: keygen MQOM-cat3-gf16-short-r5
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat3_gf256_fast_r3, random); // expect: keygen MQOM-cat3-gf256-fast-r3
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat3_gf256_fast_r5, random); // expect: keygen MQOM-cat3-gf256-fast-r5
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat3_gf256_short_r3, random); // expect: keygen MQOM-cat3-gf256-short-r3
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat3_gf256_short_r5, random); // expect: keygen MQOM-cat3-gf256-short-r5
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat5_gf2_fast_r3, random); // expect: keygen MQOM-cat5-gf2-fast-r3
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat5_gf2_fast_r5, random); // expect: keygen MQOM-cat5-gf2-fast-r5
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat5_gf2_short_r3, random); // expect: keygen MQOM-cat5-gf2-short-r3
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat5_gf2_short_r5, random); // expect: keygen MQOM-cat5-gf2-short-r5
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat5_gf16_fast_r3, random); // expect: keygen MQOM-cat5-gf16-fast-r3
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat5_gf16_fast_r5, random); // expect: keygen MQOM-cat5-gf16-fast-r5
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat5_gf16_short_r3, random); // expect: keygen MQOM-cat5-gf16-short-r3
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat5_gf16_short_r5, random); // expect: keygen MQOM-cat5-gf16-short-r5
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat5_gf256_fast_r3, random); // expect: keygen MQOM-cat5-gf256-fast-r3
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat5_gf256_fast_r5, random); // expect: keygen MQOM-cat5-gf256-fast-r5
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat5_gf256_short_r3, random); // expect: keygen MQOM-cat5-gf256-short-r3
        KeyPairGenerator.getInstance("MQOM", "BCPQC").initialize(MQOMParameterSpec.mqom2_cat5_gf256_short_r5, random); // expect: keygen MQOM-cat5-gf256-short-r5
    }

    void pqcSDitH() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("SDitH", "BCPQC").initialize(SDitHParameterSpec.sdith_hypercube_cat1_gf256, random); // expect: keygen SDitH-hypercube-cat1-gf256
        KeyPairGenerator.getInstance("SDitH", "BCPQC").initialize(SDitHParameterSpec.sdith_hypercube_cat1_p251, random); // expect: keygen SDitH-hypercube-cat1-p251
        KeyPairGenerator.getInstance("SDitH", "BCPQC").initialize(SDitHParameterSpec.sdith_hypercube_cat3_gf256, random); // expect: keygen SDitH-hypercube-cat3-gf256
        KeyPairGenerator.getInstance("SDitH", "BCPQC").initialize(SDitHParameterSpec.sdith_hypercube_cat3_p251, random); // expect: keygen SDitH-hypercube-cat3-p251
        KeyPairGenerator.getInstance("SDitH", "BCPQC").initialize(SDitHParameterSpec.sdith_hypercube_cat5_gf256, random); // expect: keygen SDitH-hypercube-cat5-gf256
        KeyPairGenerator.getInstance("SDitH", "BCPQC").initialize(SDitHParameterSpec.sdith_hypercube_cat5_p251, random); // expect: keygen SDitH-hypercube-cat5-p251
        KeyPairGenerator.getInstance("SDitH", "BCPQC").initialize(SDitHParameterSpec.sdith_threshold_cat1_gf256, random); // expect: keygen SDitH-threshold-cat1-gf256
        KeyPairGenerator.getInstance("SDitH", "BCPQC").initialize(SDitHParameterSpec.sdith_threshold_cat1_p251, random); // expect: keygen SDitH-threshold-cat1-p251
        KeyPairGenerator.getInstance("SDitH", "BCPQC").initialize(SDitHParameterSpec.sdith_threshold_cat3_gf256, random); // expect: keygen SDitH-threshold-cat3-gf256
        KeyPairGenerator.getInstance("SDitH", "BCPQC").initialize(SDitHParameterSpec.sdith_threshold_cat3_p251, random); // expect: keygen SDitH-threshold-cat3-p251
        KeyPairGenerator.getInstance("SDitH", "BCPQC").initialize(SDitHParameterSpec.sdith_threshold_cat5_gf256, random); // expect: keygen SDitH-threshold-cat5-gf256
        KeyPairGenerator.getInstance("SDitH", "BCPQC").initialize(SDitHParameterSpec.sdith_threshold_cat5_p251, random); // expect: keygen SDitH-threshold-cat5-p251
    }

    void pqcQRUOV() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("QRUOV", "BCPQC").initialize(QRUOVParameterSpec.qruov1q127L3v156m54, random); // expect: keygen QR-UOV-1q127L3v156m54
        KeyPairGenerator.getInstance("QRUOV", "BCPQC").initialize(QRUOVParameterSpec.qruov1q31L3v165m60, random); // expect: keygen QR-UOV-1q31L3v165m60
        KeyPairGenerator.getInstance("QRUOV", "BCPQC").initialize(QRUOVParameterSpec.qruov1q31L10v600m70, random); // expect: keygen QR-UOV-1q31L10v600m70
        KeyPairGenerator.getInstance("QRUOV", "BCPQC").initialize(QRUOVParameterSpec.qruov1q7L10v740m100, random); // expect: keygen QR-UOV-1q7L10v740m100
        KeyPairGenerator.getInstance("QRUOV", "BCPQC").initialize(QRUOVParameterSpec.qruov3q127L3v228m78, random); // expect: keygen QR-UOV-3q127L3v228m78
        KeyPairGenerator.getInstance("QRUOV", "BCPQC").initialize(QRUOVParameterSpec.qruov3q31L3v246m87, random); // expect: keygen QR-UOV-3q31L3v246m87
        KeyPairGenerator.getInstance("QRUOV", "BCPQC").initialize(QRUOVParameterSpec.qruov3q31L10v890m100, random); // expect: keygen QR-UOV-3q31L10v890m100
        KeyPairGenerator.getInstance("QRUOV", "BCPQC").initialize(QRUOVParameterSpec.qruov3q7L10v1100m140, random); // expect: keygen QR-UOV-3q7L10v1100m140
        KeyPairGenerator.getInstance("QRUOV", "BCPQC").initialize(QRUOVParameterSpec.qruov5q127L3v306m105, random); // expect: keygen QR-UOV-5q127L3v306m105
        KeyPairGenerator.getInstance("QRUOV", "BCPQC").initialize(QRUOVParameterSpec.qruov5q31L3v324m114, random); // expect: keygen QR-UOV-5q31L3v324m114
        KeyPairGenerator.getInstance("QRUOV", "BCPQC").initialize(QRUOVParameterSpec.qruov5q31L10v1120m120, random); // expect: keygen QR-UOV-5q31L10v1120m120
        KeyPairGenerator.getInstance("QRUOV", "BCPQC").initialize(QRUOVParameterSpec.qruov5q7L10v1490m190, random); // expect: keygen QR-UOV-5q7L10v1490m190
    }

    void pqcCMCE() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(CMCEParameterSpec.mceliece348864, random); // expect: keygen Classic-McEliece-348864
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(CMCEParameterSpec.mceliece348864f, random); // expect: keygen Classic-McEliece-348864f
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(CMCEParameterSpec.mceliece460896, random); // expect: keygen Classic-McEliece-460896
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(CMCEParameterSpec.mceliece460896f, random); // expect: keygen Classic-McEliece-460896f
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(CMCEParameterSpec.mceliece6688128, random); // expect: keygen Classic-McEliece-6688128
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(CMCEParameterSpec.mceliece6688128f, random); // expect: keygen Classic-McEliece-6688128f
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(CMCEParameterSpec.mceliece6960119, random); // expect: keygen Classic-McEliece-6960119
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(CMCEParameterSpec.mceliece6960119f, random); // expect: keygen Classic-McEliece-6960119f
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(CMCEParameterSpec.mceliece8192128, random); // expect: keygen Classic-McEliece-8192128
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(CMCEParameterSpec.mceliece8192128f, random); // expect: keygen Classic-McEliece-8192128f
    }

    void pqcFrodo() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("Frodo", "BCPQC").initialize(FrodoParameterSpec.frodokem640aes, random); // expect: keygen FrodoKEM-640-AES
        KeyPairGenerator.getInstance("Frodo", "BCPQC").initialize(FrodoParameterSpec.frodokem976aes, random); // expect: keygen FrodoKEM-976-AES
        KeyPairGenerator.getInstance("Frodo", "BCPQC").initialize(FrodoParameterSpec.frodokem1344aes, random); // expect: keygen FrodoKEM-1344-AES
        KeyPairGenerator.getInstance("Frodo", "BCPQC").initialize(FrodoParameterSpec.frodokem640shake, random); // expect: keygen FrodoKEM-640-SHAKE
        KeyPairGenerator.getInstance("Frodo", "BCPQC").initialize(FrodoParameterSpec.frodokem976shake, random); // expect: keygen FrodoKEM-976-SHAKE
        KeyPairGenerator.getInstance("Frodo", "BCPQC").initialize(FrodoParameterSpec.frodokem1344shake, random); // expect: keygen FrodoKEM-1344-SHAKE
    }

    void pqcBIKE() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("BIKE", "BCPQC").initialize(BIKEParameterSpec.bike128, random); // expect: keygen BIKE-L1
        KeyPairGenerator.getInstance("BIKE", "BCPQC").initialize(BIKEParameterSpec.bike192, random); // expect: keygen BIKE-L3
        KeyPairGenerator.getInstance("BIKE", "BCPQC").initialize(BIKEParameterSpec.bike256, random); // expect: keygen BIKE-L5
    }

    void pqcHQC() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("HQC", "BCPQC").initialize(HQCParameterSpec.hqc128, random); // expect: keygen HQC-128
        KeyPairGenerator.getInstance("HQC", "BCPQC").initialize(HQCParameterSpec.hqc192, random); // expect: keygen HQC-192
        KeyPairGenerator.getInstance("HQC", "BCPQC").initialize(HQCParameterSpec.hqc256, random); // expect: keygen HQC-256
    }

    void pqcNTRU() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("NTRU", "BCPQC").initialize(NTRUParameterSpec.ntruhps2048509, random); // expect: keygen NTRU-HPS-2048-509
        KeyPairGenerator.getInstance("NTRU", "BCPQC").initialize(NTRUParameterSpec.ntruhps2048677, random); // expect: keygen NTRU-HPS-2048-677
        KeyPairGenerator.getInstance("NTRU", "BCPQC").initialize(NTRUParameterSpec.ntruhps4096821, random); // expect: keygen NTRU-HPS-4096-821
        KeyPairGenerator.getInstance("NTRU", "BCPQC").initialize(NTRUParameterSpec.ntruhps40961229, random); // expect: keygen NTRU-HPS-4096-1229
        KeyPairGenerator.getInstance("NTRU", "BCPQC").initialize(NTRUParameterSpec.ntruhrss701, random); // expect: keygen NTRU-HRSS-701
        KeyPairGenerator.getInstance("NTRU", "BCPQC").initialize(NTRUParameterSpec.ntruhrss1373, random); // expect: keygen NTRU-HRSS-1373
    }

    void pqcNTRULPRime() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("NTRULPRime", "BCPQC").initialize(NTRULPRimeParameterSpec.ntrulpr653, random); // expect: keygen NTRULPRime-653
        KeyPairGenerator.getInstance("NTRULPRime", "BCPQC").initialize(NTRULPRimeParameterSpec.ntrulpr761, random); // expect: keygen NTRULPRime-761
        KeyPairGenerator.getInstance("NTRULPRime", "BCPQC").initialize(NTRULPRimeParameterSpec.ntrulpr857, random); // expect: keygen NTRULPRime-857
        KeyPairGenerator.getInstance("NTRULPRime", "BCPQC").initialize(NTRULPRimeParameterSpec.ntrulpr953, random); // expect: keygen NTRULPRime-953
        KeyPairGenerator.getInstance("NTRULPRime", "BCPQC").initialize(NTRULPRimeParameterSpec.ntrulpr1013, random); // expect: keygen NTRULPRime-1013
        KeyPairGenerator.getInstance("NTRULPRime", "BCPQC").initialize(NTRULPRimeParameterSpec.ntrulpr1277, random); // expect: keygen NTRULPRime-1277
    }

    void pqcSNTRUPrime() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("SNTRUPrime", "BCPQC").initialize(SNTRUPrimeParameterSpec.sntrup653, random); // expect: keygen SNTRUPrime-653
        KeyPairGenerator.getInstance("SNTRUPrime", "BCPQC").initialize(SNTRUPrimeParameterSpec.sntrup761, random); // expect: keygen SNTRUPrime-761
        KeyPairGenerator.getInstance("SNTRUPrime", "BCPQC").initialize(SNTRUPrimeParameterSpec.sntrup857, random); // expect: keygen SNTRUPrime-857
        KeyPairGenerator.getInstance("SNTRUPrime", "BCPQC").initialize(SNTRUPrimeParameterSpec.sntrup953, random); // expect: keygen SNTRUPrime-953
        KeyPairGenerator.getInstance("SNTRUPrime", "BCPQC").initialize(SNTRUPrimeParameterSpec.sntrup1013, random); // expect: keygen SNTRUPrime-1013
        KeyPairGenerator.getInstance("SNTRUPrime", "BCPQC").initialize(SNTRUPrimeParameterSpec.sntrup1277, random); // expect: keygen SNTRUPrime-1277
    }

    void pqcNTRUPlus() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("NTRUPlus", "BCPQC").initialize(NTRUPlusParameterSpec.ntruplus_768, random); // expect: keygen NTRU+-768
        KeyPairGenerator.getInstance("NTRUPlus", "BCPQC").initialize(NTRUPlusParameterSpec.ntruplus_864, random); // expect: keygen NTRU+-864
        KeyPairGenerator.getInstance("NTRUPlus", "BCPQC").initialize(NTRUPlusParameterSpec.ntruplus_1152, random); // expect: keygen NTRU+-1152
    }

    void pqcSmaugT() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("SmaugT", "BCPQC").initialize(SmaugTParameterSpec.smaugt_mode1, random); // expect: keygen SMAUG-T-mode1
        KeyPairGenerator.getInstance("SmaugT", "BCPQC").initialize(SmaugTParameterSpec.smaugt_mode3, random); // expect: keygen SMAUG-T-mode3
        KeyPairGenerator.getInstance("SmaugT", "BCPQC").initialize(SmaugTParameterSpec.smaugt_mode5, random); // expect: keygen SMAUG-T-mode5
        KeyPairGenerator.getInstance("SmaugT", "BCPQC").initialize(SmaugTParameterSpec.smaugt_modet, random); // expect: keygen SMAUG-T-modet
    }

    void pqcSABER() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("SABER", "BCPQC").initialize(SABERParameterSpec.lightsaberkem128r3, random); // expect: keygen SABER-LightSaber
        KeyPairGenerator.getInstance("SABER", "BCPQC").initialize(SABERParameterSpec.lightsaberkem192r3, random); // expect: keygen SABER-LightSaber
        KeyPairGenerator.getInstance("SABER", "BCPQC").initialize(SABERParameterSpec.lightsaberkem256r3, random); // expect: keygen SABER-LightSaber
        KeyPairGenerator.getInstance("SABER", "BCPQC").initialize(SABERParameterSpec.saberkem128r3, random); // expect: keygen SABER-Saber
        KeyPairGenerator.getInstance("SABER", "BCPQC").initialize(SABERParameterSpec.saberkem192r3, random); // expect: keygen SABER-Saber
        KeyPairGenerator.getInstance("SABER", "BCPQC").initialize(SABERParameterSpec.saberkem256r3, random); // expect: keygen SABER-Saber
        KeyPairGenerator.getInstance("SABER", "BCPQC").initialize(SABERParameterSpec.firesaberkem128r3, random); // expect: keygen SABER-FireSaber
        KeyPairGenerator.getInstance("SABER", "BCPQC").initialize(SABERParameterSpec.firesaberkem192r3, random); // expect: keygen SABER-FireSaber
        KeyPairGenerator.getInstance("SABER", "BCPQC").initialize(SABERParameterSpec.firesaberkem256r3, random); // expect: keygen SABER-FireSaber
    }

    void pqcXMSS() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHA2_10_256, random); // expect: keygen XMSS-SHA2_10_256
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHA2_10_512, random); // expect: keygen XMSS-SHA2_10_512
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHA2_16_256, random); // expect: keygen XMSS-SHA2_16_256
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHA2_16_512, random); // expect: keygen XMSS-SHA2_16_512
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHA2_20_256, random); // expect: keygen XMSS-SHA2_20_256
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHA2_20_512, random); // expect: keygen XMSS-SHA2_20_512
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHAKE_10_256, random); // expect: keygen XMSS-SHAKE_10_256
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHAKE_10_512, random); // expect: keygen XMSS-SHAKE_10_512
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHAKE_16_256, random); // expect: keygen XMSS-SHAKE_16_256
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHAKE_16_512, random); // expect: keygen XMSS-SHAKE_16_512
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHAKE_20_256, random); // expect: keygen XMSS-SHAKE_20_256
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHAKE_20_512, random); // expect: keygen XMSS-SHAKE_20_512
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHA2_10_192, random); // expect: keygen XMSS-SHA2_10_192
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHA2_16_192, random); // expect: keygen XMSS-SHA2_16_192
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHA2_20_192, random); // expect: keygen XMSS-SHA2_20_192
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHAKE256_10_256, random); // expect: keygen XMSS-SHAKE256_10_256
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHAKE256_10_192, random); // expect: keygen XMSS-SHAKE256_10_192
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHAKE256_16_256, random); // expect: keygen XMSS-SHAKE256_16_256
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHAKE256_16_192, random); // expect: keygen XMSS-SHAKE256_16_192
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHAKE256_20_256, random); // expect: keygen XMSS-SHAKE256_20_256
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(XMSSParameterSpec.SHAKE256_20_192, random); // expect: keygen XMSS-SHAKE256_20_192
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(new XMSSParameterSpec(10, XMSSParameterSpec.SHA256), random); // expect: keygen XMSS digest=SHA-256
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(new XMSSParameterSpec(10, XMSSParameterSpec.SHA512), random); // expect: keygen XMSS digest=SHA-512
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(new XMSSParameterSpec(10, XMSSParameterSpec.SHAKE128), random); // expect: keygen XMSS digest=SHAKE128
        KeyPairGenerator.getInstance("XMSS", "BCPQC").initialize(new XMSSParameterSpec(10, XMSSParameterSpec.SHAKE256), random); // expect: keygen XMSS digest=SHAKE256
    }

    void pqcXMSSMT() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHA2_20d2_256, random); // expect: keygen XMSSMT-SHA2_20/2_256
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHA2_20d2_512, random); // expect: keygen XMSSMT-SHA2_20/2_512
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHA2_20d4_256, random); // expect: keygen XMSSMT-SHA2_20/4_256
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHA2_20d4_512, random); // expect: keygen XMSSMT-SHA2_20/4_512
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHA2_40d2_256, random); // expect: keygen XMSSMT-SHA2_40/2_256
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHA2_40d2_512, random); // expect: keygen XMSSMT-SHA2_40/2_512
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHA2_40d4_256, random); // expect: keygen XMSSMT-SHA2_40/4_256
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHA2_40d4_512, random); // expect: keygen XMSSMT-SHA2_40/4_512
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHA2_40d8_256, random); // expect: keygen XMSSMT-SHA2_40/8_256
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHA2_40d8_512, random); // expect: keygen XMSSMT-SHA2_40/8_512
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHA2_60d3_256, random); // expect: keygen XMSSMT-SHA2_60/3_256
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHA2_60d3_512, random); // expect: keygen XMSSMT-SHA2_60/3_512
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHA2_60d6_256, random); // expect: keygen XMSSMT-SHA2_60/6_256
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHA2_60d6_512, random); // expect: keygen XMSSMT-SHA2_60/6_512
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHA2_60d12_256, random); // expect: keygen XMSSMT-SHA2_60/12_256
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHA2_60d12_512, random); // expect: keygen XMSSMT-SHA2_60/12_512
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHAKE_20d2_256, random); // expect: keygen XMSSMT-SHAKE_20/2_256
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHAKE_20d2_512, random); // expect: keygen XMSSMT-SHAKE_20/2_512
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHAKE_20d4_256, random); // expect: keygen XMSSMT-SHAKE_20/4_256
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHAKE_20d4_512, random); // expect: keygen XMSSMT-SHAKE_20/4_512
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHAKE_40d2_256, random); // expect: keygen XMSSMT-SHAKE_40/2_256
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHAKE_40d2_512, random); // expect: keygen XMSSMT-SHAKE_40/2_512
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHAKE_40d4_256, random); // expect: keygen XMSSMT-SHAKE_40/4_256
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHAKE_40d4_512, random); // expect: keygen XMSSMT-SHAKE_40/4_512
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHAKE_40d8_256, random); // expect: keygen XMSSMT-SHAKE_40/8_256
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHAKE_40d8_512, random); // expect: keygen XMSSMT-SHAKE_40/8_512
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHAKE_60d3_256, random); // expect: keygen XMSSMT-SHAKE_60/3_256
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHAKE_60d3_512, random); // expect: keygen XMSSMT-SHAKE_60/3_512
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHAKE_60d6_256, random); // expect: keygen XMSSMT-SHAKE_60/6_256
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHAKE_60d6_512, random); // expect: keygen XMSSMT-SHAKE_60/6_512
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHAKE_60d12_256, random); // expect: keygen XMSSMT-SHAKE_60/12_256
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(XMSSMTParameterSpec.XMSSMT_SHAKE_60d12_512, random); // expect: keygen XMSSMT-SHAKE_60/12_512
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(new XMSSMTParameterSpec(20, 2, XMSSMTParameterSpec.SHA256), random); // expect: keygen XMSSMT digest=SHA-256
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(new XMSSMTParameterSpec(20, 2, XMSSMTParameterSpec.SHA512), random); // expect: keygen XMSSMT digest=SHA-512
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(new XMSSMTParameterSpec(20, 2, XMSSMTParameterSpec.SHAKE128), random); // expect: keygen XMSSMT digest=SHAKE128
        KeyPairGenerator.getInstance("XMSSMT", "BCPQC").initialize(new XMSSMTParameterSpec(20, 2, XMSSMTParameterSpec.SHAKE256), random); // expect: keygen XMSSMT digest=SHAKE256
    }
    void named(java.util.List<KeyPairGenerator> all) throws GeneralSecurityException {
        KeyPairGenerator.getInstance("Kyber", "BCPQC").initialize(KyberParameterSpec.fromName("kyber768")); // expect: keygen Kyber-768
        KeyPairGenerator.getInstance("Dilithium", "BCPQC").initialize(DilithiumParameterSpec.fromName("dilithium3")); // expect: keygen Dilithium-3
        KeyPairGenerator.getInstance("SPHINCSPlus", "BCPQC").initialize(SPHINCSPlusParameterSpec.fromName("sha2-128f-robust")); // expect: keygen SPHINCS+-SHA2-128f-robust
        KeyPairGenerator.getInstance("Falcon", "BCPQC").initialize(FalconParameterSpec.fromName("falcon-512")); // expect: keygen FN-DSA-512
        KeyPairGenerator.getInstance("Mayo", "BCPQC").initialize(MayoParameterSpec.fromName("MAYO_2")); // expect: keygen MAYO-2
        KeyPairGenerator.getInstance("Snova", "BCPQC").initialize(SnovaParameterSpec.fromName("SNOVA_24_5_4_SSK")); // expect: keygen SNOVA-24_5_4_SSK
        KeyPairGenerator.getInstance("Picnic", "BCPQC").initialize(PicnicParameterSpec.fromName("picnicl1fs")); // expect: keygen Picnic-L1-FS
        KeyPairGenerator.getInstance("SQIsign", "BCPQC").initialize(SQIsignParameterSpec.fromName("sqisign_lvl1")); // expect: keygen SQIsign-lvl1
        KeyPairGenerator.getInstance("UOV", "BCPQC").initialize(UOVParameterSpec.fromName("uov-Is")); // expect: keygen UOV-Is
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(CMCEParameterSpec.fromName("mceliece348864")); // expect: keygen Classic-McEliece-348864
        KeyPairGenerator.getInstance("Frodo", "BCPQC").initialize(FrodoParameterSpec.fromName("frodokem640aes")); // expect: keygen FrodoKEM-640-AES
        KeyPairGenerator.getInstance("BIKE", "BCPQC").initialize(BIKEParameterSpec.fromName("bike128")); // expect: keygen BIKE-L1
        KeyPairGenerator.getInstance("HQC", "BCPQC").initialize(HQCParameterSpec.fromName("hqc-128")); // expect: keygen HQC-128
        KeyPairGenerator.getInstance("NTRU", "BCPQC").initialize(NTRUParameterSpec.fromName("ntruhps2048509")); // expect: keygen NTRU-HPS-2048-509
        KeyPairGenerator.getInstance("NTRULPRime", "BCPQC").initialize(NTRULPRimeParameterSpec.fromName("ntrulpr653")); // expect: keygen NTRULPRime-653
        KeyPairGenerator.getInstance("SNTRUPrime", "BCPQC").initialize(SNTRUPrimeParameterSpec.fromName("sntrup761")); // expect: keygen SNTRUPrime-761
        KeyPairGenerator.getInstance("SABER", "BCPQC").initialize(SABERParameterSpec.fromName("lightsaberkem128r3")); // expect: keygen SABER-LightSaber
        KeyPairGenerator.getInstance("LMS", "BCPQC").initialize(new LMSKeyGenParameterSpec(org.bouncycastle.pqc.crypto.lms.LMSigParameters.lms_sha256_n32_h5, null)); // expect: keygen LMS_SHA256_M32_H5
        KeyPairGenerator.getInstance("LMS", "BCPQC").initialize(new LMSParameterSpec(org.bouncycastle.pqc.crypto.lms.LMSigParameters.lms_sha256_n32_h10, null)); // expect: keygen LMS_SHA256_M32_H10
        KeyPairGenerator.getInstance("LMS", "BCPQC").initialize(LMSKeyGenParameterSpec.fromNames("lms-sha256-m32-h5", "sha256-n32-w4")); // expect: keygen LMS_SHA256_M32_H5
        KeyPairGenerator.getInstance("HSS", "BCPQC").initialize(new LMSHSSKeyGenParameterSpec(new LMSKeyGenParameterSpec(org.bouncycastle.pqc.crypto.lms.LMSigParameters.lms_sha256_n32_h15, null))); // expect: keygen HSS-SHA256_M32_H15
        KeyPairGenerator.getInstance("HSS", "BCPQC").initialize(new LMSHSSParameterSpec(new LMSParameterSpec[] {new LMSParameterSpec(org.bouncycastle.pqc.crypto.lms.LMSigParameters.lms_sha256_n32_h20, null)})); // expect: keygen HSS-SHA256_M32_H20
        KeyPairGenerator.getInstance("SPHINCS256", "BCPQC").initialize(new SPHINCS256KeyGenParameterSpec()); // expect: keygen SPHINCS-256 digest=SHA-512/256
        KeyPairGenerator.getInstance("SPHINCS256", "BCPQC").initialize(new SPHINCS256KeyGenParameterSpec(SPHINCS256KeyGenParameterSpec.SHA512_256)); // expect: keygen SPHINCS-256 digest=SHA-512/256
        KeyPairGenerator.getInstance("SPHINCS256", "BCPQC").initialize(new SPHINCS256KeyGenParameterSpec(SPHINCS256KeyGenParameterSpec.SHA3_256)); // expect: keygen SPHINCS-256 digest=SHA3-256
        KeyPairGenerator.getInstance("McEliece", "BCPQC").initialize(new McElieceKeyGenParameterSpec(11, 50)); // expect: keygen McEliece
        KeyPairGenerator.getInstance("McElieceFujisaki", "BCPQC").initialize(new McElieceCCA2KeyGenParameterSpec()); // expect: keygen unknown
        KeyPairGenerator.getInstance("qTESLA", "BCPQC").initialize(new QTESLAParameterSpec(QTESLAParameterSpec.PROVABLY_SECURE_I)); // expect: keygen qTESLA-p-I
        KeyPairGenerator.getInstance("qTESLA", "BCPQC").initialize(new QTESLAParameterSpec(QTESLAParameterSpec.PROVABLY_SECURE_III)); // expect: keygen qTESLA-p-III
        KeyPairGenerator.getInstance("Kyber", "BCPQC").initialize(com.acme.KyberParameterSpec.kyber512); // expect: keygen Kyber
    }
}
