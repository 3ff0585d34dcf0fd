package demo;

import org.cryptomator.siv.SivMode;
import org.signal.libsignal.protocol.ecc.Curve;
import org.signal.libsignal.protocol.ecc.ECKeyPair;
import org.signal.libsignal.protocol.ecc.ECPrivateKey;
import org.signal.libsignal.protocol.ecc.ECPublicKey;
import org.signal.libsignal.protocol.kdf.HKDF;
import org.signal.libsignal.protocol.kem.KEMKeyPair;
import org.signal.libsignal.protocol.kem.KEMKeyType;
import org.signal.libsignal.protocol.kem.KEMPublicKey;
import org.signal.libsignal.protocol.kem.KEMSecretKey;

class Messages {
  private final ECPrivateKey identity;

  void uses(byte[] secret, byte[] data, SivMode given) throws Exception {
    HKDF.deriveSecrets(secret, data, 64); // expect: kdf HKDF-SHA-256 outputBits=512
    HKDF.deriveSecrets(secret, new byte[16], data, 32); // expect: kdf HKDF-SHA-256 outputBits=256 saltBits=128
    ECKeyPair pair = ECKeyPair.generate(); // expect: keygen x25519
    Curve.generateKeyPair(); // expect: keygen x25519
    pair.getPrivateKey().calculateSignature(data); // expect: signature XEdDSA functions=sign
    identity.calculateAgreement(pair.getPublicKey()); // expect: key-agreement x25519
    new ECPublicKey(data).verifySignature(data, data); // expect: key x25519 material=public-key; signature XEdDSA functions=verify
    new ECPrivateKey(secret); // expect: key x25519 material=private-key
    KEMKeyPair.generate(KEMKeyType.KYBER_1024); // expect: keygen Kyber-1024
    new KEMPublicKey(data); // expect: key Kyber-1024 material=public-key
    new KEMSecretKey(data); // expect: key Kyber-1024 material=private-key
    new SivMode().encrypt(secret, secret, data); // expect: cipher AES-SIV functions=encrypt
    given.decrypt(secret, secret, data); // expect: cipher AES-SIV functions=decrypt
    other.calculateSignature(data);
  }
}
