package org.example.curves;

import java.math.BigInteger;
import java.security.SecureRandom;
import org.bouncycastle.asn1.anssi.ANSSINamedCurves;
import org.bouncycastle.asn1.anssi.ANSSIObjectIdentifiers;
import org.bouncycastle.asn1.cryptopro.ECGOST3410NamedCurves;
import org.bouncycastle.asn1.gm.GMNamedCurves;
import org.bouncycastle.asn1.gm.GMObjectIdentifiers;
import org.bouncycastle.asn1.nist.NISTNamedCurves;
import org.bouncycastle.asn1.sec.SECNamedCurves;
import org.bouncycastle.asn1.sec.SECObjectIdentifiers;
import org.bouncycastle.asn1.teletrust.TeleTrusTNamedCurves;
import org.bouncycastle.asn1.ua.DSTU4145NamedCurves;
import org.bouncycastle.asn1.x9.*;
import org.bouncycastle.crypto.AsymmetricCipherKeyPair;
import org.bouncycastle.crypto.ec.CustomNamedCurves;
import org.bouncycastle.crypto.generators.ECKeyPairGenerator;
import org.bouncycastle.crypto.params.*;
import org.bouncycastle.crypto.util.SSHNamedCurves;
import org.bouncycastle.jce.ECGOST3410NamedCurveTable;
import org.bouncycastle.jce.spec.*;
import org.bouncycastle.math.ec.custom.djb.Curve25519;
import org.bouncycastle.math.ec.custom.gm.SM2P256V1Curve;
import org.bouncycastle.math.ec.custom.sec.*;

class Wallet {
    public static final X9ECParameters CURVE_PARAMS = CustomNamedCurves.getByName("secp256k1");
    public static final ECDomainParameters CURVE = new ECDomainParameters(CURVE_PARAMS.getCurve(), CURVE_PARAMS.getG(), CURVE_PARAMS.getN(), CURVE_PARAMS.getH());
    private SecureRandom random;

    AsymmetricCipherKeyPair create() {
        ECKeyPairGenerator generator = new ECKeyPairGenerator(); // expect: keygen EC-secp256k1
        generator.init(new ECKeyGenerationParameters(CURVE, random));
        return generator.generateKeyPair();
    }

    void lookups(String configured) {
        CustomNamedCurves.getByName("secp256r1"); // expect: parameters EC-P-256
        CustomNamedCurves.getByNameLazy("secp256r1"); // expect: parameters EC-P-256
        CustomNamedCurves.getByOID(SECObjectIdentifiers.secp256r1); // expect: parameters EC-P-256
        CustomNamedCurves.getByOIDLazy(SECObjectIdentifiers.secp256r1); // expect: parameters EC-P-256
        new ECNamedDomainParameters(CustomNamedCurves.getOID("secp256r1"), CustomNamedCurves.getByName("secp256r1")); // expect: parameters EC-P-256
        ECNamedCurveTable.getByName("prime256v1"); // expect: parameters EC-P-256
        ECNamedCurveTable.getByNameLazy("prime256v1"); // expect: parameters EC-P-256
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.prime256v1); // expect: parameters EC-P-256
        ECNamedCurveTable.getByOIDLazy(X9ObjectIdentifiers.prime256v1); // expect: parameters EC-P-256
        new ECNamedDomainParameters(ECNamedCurveTable.getOID("prime256v1"), ECNamedCurveTable.getByName("prime256v1")); // expect: parameters EC-P-256
        X962NamedCurves.getByName("prime192v1"); // expect: parameters EC-P-192
        X962NamedCurves.getByNameLazy("prime192v1"); // expect: parameters EC-P-192
        X962NamedCurves.getByOID(X9ObjectIdentifiers.prime192v1); // expect: parameters EC-P-192
        X962NamedCurves.getByOIDLazy(X9ObjectIdentifiers.prime192v1); // expect: parameters EC-P-192
        new ECNamedDomainParameters(X962NamedCurves.getOID("prime192v1"), X962NamedCurves.getByName("prime192v1")); // expect: parameters EC-P-192
        SECNamedCurves.getByName("secp521r1"); // expect: parameters EC-P-521
        SECNamedCurves.getByNameLazy("secp521r1"); // expect: parameters EC-P-521
        SECNamedCurves.getByOID(SECObjectIdentifiers.secp521r1); // expect: parameters EC-P-521
        SECNamedCurves.getByOIDLazy(SECObjectIdentifiers.secp521r1); // expect: parameters EC-P-521
        new ECNamedDomainParameters(SECNamedCurves.getOID("secp521r1"), SECNamedCurves.getByName("secp521r1")); // expect: parameters EC-P-521
        NISTNamedCurves.getByName("P-384"); // expect: parameters EC-P-384
        NISTNamedCurves.getByNameLazy("P-384"); // expect: parameters EC-P-384
        NISTNamedCurves.getByOID(SECObjectIdentifiers.secp384r1); // expect: parameters EC-P-384
        NISTNamedCurves.getByOIDLazy(SECObjectIdentifiers.secp384r1); // expect: parameters EC-P-384
        new ECNamedDomainParameters(NISTNamedCurves.getOID("P-384"), NISTNamedCurves.getByName("P-384")); // expect: parameters EC-P-384
        TeleTrusTNamedCurves.getByName("brainpoolP256r1"); // expect: parameters EC-brainpoolP256r1
        TeleTrusTNamedCurves.getByNameLazy("brainpoolP256r1"); // expect: parameters EC-brainpoolP256r1
        TeleTrusTNamedCurves.getByOID(org.bouncycastle.asn1.teletrust.TeleTrusTObjectIdentifiers.brainpoolP320r1); // expect: parameters EC-brainpoolP320r1
        TeleTrusTNamedCurves.getByOIDLazy(org.bouncycastle.asn1.teletrust.TeleTrusTObjectIdentifiers.brainpoolP320r1); // expect: parameters EC-brainpoolP320r1
        new ECNamedDomainParameters(TeleTrusTNamedCurves.getOID("brainpoolP256r1"), TeleTrusTNamedCurves.getByName("brainpoolP256r1")); // expect: parameters EC-brainpoolP256r1
        ANSSINamedCurves.getByName("FRP256v1"); // expect: parameters EC-FRP256v1
        ANSSINamedCurves.getByNameLazy("FRP256v1"); // expect: parameters EC-FRP256v1
        ANSSINamedCurves.getByOID(ANSSIObjectIdentifiers.FRP256v1); // expect: parameters EC-FRP256v1
        ANSSINamedCurves.getByOIDLazy(ANSSIObjectIdentifiers.FRP256v1); // expect: parameters EC-FRP256v1
        new ECNamedDomainParameters(ANSSINamedCurves.getOID("FRP256v1"), ANSSINamedCurves.getByName("FRP256v1")); // expect: parameters EC-FRP256v1
        GMNamedCurves.getByName("sm2p256v1"); // expect: parameters EC-sm2p256v1
        GMNamedCurves.getByNameLazy("sm2p256v1"); // expect: parameters EC-sm2p256v1
        GMNamedCurves.getByOID(GMObjectIdentifiers.sm2p256v1); // expect: parameters EC-sm2p256v1
        GMNamedCurves.getByOIDLazy(GMObjectIdentifiers.sm2p256v1); // expect: parameters EC-sm2p256v1
        new ECNamedDomainParameters(GMNamedCurves.getOID("sm2p256v1"), GMNamedCurves.getByName("sm2p256v1")); // expect: parameters EC-sm2p256v1
        SECNamedCurves.getByName(configured); // expect: parameters EC
        ECKeyPairGenerator generator = new ECKeyPairGenerator(); // expect: keygen EC
        new ECKeyPairGenerator().init(new ECKeyGenerationParameters(ECNamedDomainParameters.lookup(SECObjectIdentifiers.secp256r1), random)); // expect: keygen EC-P-256
        new ECKeyPairGenerator().init(new ECKeyGenerationParameters(new ECNamedDomainParameters(SECObjectIdentifiers.secp224r1, SECNamedCurves.getByName("secp224r1")), random)); // expect: keygen EC-P-224
        new ECKeyPairGenerator().init(new ECKeyGenerationParameters(new ECNamedDomainParameters(CustomNamedCurves.getOID("secp256k1"), CURVE), random)); // expect: keygen EC-secp256k1
        new ECKeyPairGenerator().init(new ECKeyGenerationParameters(new ECNamedDomainParameters(ECNamedCurveTable.getOID("prime256v1"), CURVE), random)); // expect: keygen EC-P-256
        new ECKeyPairGenerator().init(new ECKeyGenerationParameters(new ECNamedDomainParameters(X962NamedCurves.getOID("prime192v1"), CURVE), random)); // expect: keygen EC-P-192
        new ECKeyPairGenerator().init(new ECKeyGenerationParameters(new ECNamedDomainParameters(SECNamedCurves.getOID("secp384r1"), CURVE), random)); // expect: keygen EC-P-384
        new ECKeyPairGenerator().init(new ECKeyGenerationParameters(new ECNamedDomainParameters(NISTNamedCurves.getOID("P-521"), CURVE), random)); // expect: keygen EC-P-521
        new ECKeyPairGenerator().init(new ECKeyGenerationParameters(new ECNamedDomainParameters(TeleTrusTNamedCurves.getOID("brainpoolP512r1"), CURVE), random)); // expect: keygen EC-brainpoolP512r1
        new ECKeyPairGenerator().init(new ECKeyGenerationParameters(new ECNamedDomainParameters(ANSSINamedCurves.getOID("FRP256v1"), CURVE), random)); // expect: keygen EC-FRP256v1
        new ECKeyPairGenerator().init(new ECKeyGenerationParameters(new ECNamedDomainParameters(GMNamedCurves.getOID("sm2p256v1"), CURVE), random)); // expect: keygen EC-sm2p256v1
        new ECKeyPairGenerator().init(new ECKeyGenerationParameters(new ECNamedDomainParameters(ECGOST3410NamedCurves.getOID("GostR3410-2001-CryptoPro-A"), CURVE), random)); // expect: keygen EC-id-GostR3410-2001-CryptoPro-A-ParamSet
        new ECKeyPairGenerator().init(new ECKeyGenerationParameters(new ECDomainParameters(CustomNamedCurves.getByNameLazy("secp384r1").getParameters()), random)); // expect: keygen EC-P-384
        new ECKeyPairGenerator().init(new ECKeyGenerationParameters(new ECDomainParameters(CustomNamedCurves.getByNameLazy("secp521r1").getCurve(), null, null), random)); // expect: keygen EC-P-521
        new ECKeyPairGenerator().init(new ECKeyGenerationParameters(new DSTU4145Parameters(DSTU4145NamedCurves.getByOID(null), null), random)); // expect: keygen EC; parameters DSTU4145
        new ECKeyPairGenerator().init(new ECKeyGenerationParameters(new ECGOST3410Parameters(new ECNamedDomainParameters(null, ECGOST3410NamedCurves.getByNameX9("Tc26-Gost-3410-12-256-paramSetA")), null, null), random)); // expect: keygen EC-id-tc26-gost-3410-2012-256-paramSetA; parameters GOSTR3410 curve=id-tc26-gost-3410-2012-256-paramSetA
        new ECKeyPairGenerator().init(new ECKeyGenerationParameters(new ECDomainParameters(CURVE.getCurve(), CURVE.getG(), CURVE.getN()), random)); // expect: keygen EC-secp256k1
        ECGOST3410NamedCurves.getByNameLazy("GostR3410-2001-CryptoPro-B"); // expect: parameters GOSTR3410 curve=id-GostR3410-2001-CryptoPro-B-ParamSet
        ECGOST3410NamedCurves.getByOIDX9(org.bouncycastle.asn1.cryptopro.CryptoProObjectIdentifiers.gostR3410_2001_CryptoPro_C); // expect: parameters GOSTR3410 curve=id-GostR3410-2001-CryptoPro-C-ParamSet
        ECGOST3410NamedCurves.getByOIDLazy(org.bouncycastle.asn1.cryptopro.CryptoProObjectIdentifiers.gostR3410_2001_CryptoPro_A); // expect: parameters GOSTR3410 curve=id-GostR3410-2001-CryptoPro-A-ParamSet
        ECGOST3410NamedCurves.getByName("GostR3410-2001-CryptoPro-XchB"); // expect: parameters GOSTR3410 curve=id-GostR3410-2001-CryptoPro-C-ParamSet
        ECGOST3410NamedCurves.getByOID(org.bouncycastle.asn1.cryptopro.CryptoProObjectIdentifiers.gostR3410_2001_CryptoPro_B); // expect: parameters GOSTR3410 curve=id-GostR3410-2001-CryptoPro-B-ParamSet
        SSHNamedCurves.getParameters("nistp256"); // expect: parameters EC-P-256
        SSHNamedCurves.getByName("nistp384"); // expect: parameters EC-P-384
    }

    void jce(java.security.KeyPairGenerator generator, ECPrivateKeyParameters own) throws Exception {
        java.security.KeyPairGenerator ec = java.security.KeyPairGenerator.getInstance("ECDSA", "BC"); // expect: keygen ECDSA-secp256k1
        ec.initialize(org.bouncycastle.jce.ECNamedCurveTable.getParameterSpec("secp256k1"), random); // expect: parameters EC-secp256k1
        ECNamedCurveParameterSpec spec = org.bouncycastle.jce.ECNamedCurveTable.getParameterSpec("P-256");
        ECNamedCurveSpec converted = new ECNamedCurveSpec("P-256", spec.getCurve(), spec.getG(), spec.getN());
        java.security.KeyPairGenerator named = java.security.KeyPairGenerator.getInstance("EC", "BC"); // expect: keygen EC-P-256
        named.initialize(converted);
        java.security.KeyPairGenerator copied = java.security.KeyPairGenerator.getInstance("EC", "BC"); // expect: keygen EC-P-256
        copied.initialize(new ECParameterSpec(spec.getCurve(), spec.getG(), spec.getN()));
        java.security.KeyPairGenerator built = java.security.KeyPairGenerator.getInstance("EC", "BC"); // expect: keygen EC-secp224k1
        built.initialize(new ECNamedCurveParameterSpec("secp224k1", null, null, null));
        java.security.KeyPairGenerator generated = java.security.KeyPairGenerator.getInstance("EC", "BC"); // expect: keygen EC-brainpoolP384r1
        generated.initialize(new ECNamedCurveGenParameterSpec("brainpoolP384r1"));
        java.security.KeyPairGenerator gost = java.security.KeyPairGenerator.getInstance("ECGOST3410", "BC"); // expect: keygen GOSTR3410 curve=id-GostR3410-2001-CryptoPro-A-ParamSet
        gost.initialize(ECGOST3410NamedCurveTable.getParameterSpec("GostR3410-2001-CryptoPro-A"));
        java.security.KeyFactory factory = java.security.KeyFactory.getInstance("EC", "BC"); // expect: key EC-P-256 material=public-key; key EC-P-256 material=private-key
        factory.generatePublic(new ECPublicKeySpec(null, spec));
        factory.generatePrivate(new ECPrivateKeySpec(BigInteger.ONE, spec));
        ECParameterSpec plain = org.bouncycastle.jce.ECNamedCurveTable.getParameterSpec("secp192r1"); // expect: parameters EC-P-192
        new ECDomainParameters(plain.getCurve(), plain.getG(), plain.getN());
        ECPrivateKeyParameters key = new ECPrivateKeyParameters(BigInteger.TEN, CURVE); // expect: key EC-secp256k1 material=private-key
        new ECPublicKeyParameters(null, key.getParameters()); // expect: key EC-secp256k1 material=public-key
        ECPublicKeyParameters open = new ECPublicKeyParameters(null, CURVE); // expect: key EC-secp256k1 material=public-key
        new ECPublicKeyParameters(null, open.getParameters()); // expect: key EC-secp256k1 material=public-key
    }

    void custom() {
        new SecP128R1Curve(); // expect: parameters EC-secp128r1
        new SecP160K1Curve(); // expect: parameters EC-secp160k1
        new SecP160R1Curve(); // expect: parameters EC-secp160r1
        new SecP160R2Curve(); // expect: parameters EC-secp160r2
        new SecP192K1Curve(); // expect: parameters EC-secp192k1
        new SecP192R1Curve(); // expect: parameters EC-P-192
        new SecP224K1Curve(); // expect: parameters EC-secp224k1
        new SecP224R1Curve(); // expect: parameters EC-P-224
        new SecP256K1Curve(); // expect: parameters EC-secp256k1
        new SecP256R1Curve(); // expect: parameters EC-P-256
        new SecP384R1Curve(); // expect: parameters EC-P-384
        new SecP521R1Curve(); // expect: parameters EC-P-521
        new SecT113R1Curve(); // expect: parameters EC-sect113r1
        new SecT113R2Curve(); // expect: parameters EC-sect113r2
        new SecT131R1Curve(); // expect: parameters EC-sect131r1
        new SecT131R2Curve(); // expect: parameters EC-sect131r2
        new SecT163K1Curve(); // expect: parameters EC-K-163
        new SecT163R1Curve(); // expect: parameters EC-sect163r1
        new SecT163R2Curve(); // expect: parameters EC-B-163
        new SecT193R1Curve(); // expect: parameters EC-sect193r1
        new SecT193R2Curve(); // expect: parameters EC-sect193r2
        new SecT233K1Curve(); // expect: parameters EC-K-233
        new SecT233R1Curve(); // expect: parameters EC-B-233
        new SecT239K1Curve(); // expect: parameters EC-sect239k1
        new SecT283K1Curve(); // expect: parameters EC-K-283
        new SecT283R1Curve(); // expect: parameters EC-B-283
        new SecT409K1Curve(); // expect: parameters EC-K-409
        new SecT409R1Curve(); // expect: parameters EC-B-409
        new SecT571K1Curve(); // expect: parameters EC-K-571
        new SecT571R1Curve(); // expect: parameters EC-B-571
        new SM2P256V1Curve(); // expect: parameters EC-sm2p256v1
        new Curve25519(); // expect: parameters x25519 curve=Curve25519
    }

    static class NISTNamedCurve {
        Object other() {
            return com.acme.SECNamedCurves.getByName("secp256k1");
        }
    }
}
