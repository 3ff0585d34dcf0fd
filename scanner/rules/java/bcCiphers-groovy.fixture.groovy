package demo

import org.bouncycastle.crypto.engines.*
import org.bouncycastle.crypto.modes.CBCBlockCipher
import org.bouncycastle.crypto.modes.GCMBlockCipher
import org.bouncycastle.crypto.paddings.PKCS7Padding
import org.bouncycastle.crypto.paddings.PaddedBufferedBlockCipher
import org.bouncycastle.crypto.params.AEADParameters
import org.bouncycastle.crypto.params.KeyParameter
import org.bouncycastle.crypto.params.ParametersWithIV

class Vault {
    private final sealer = new GCMBlockCipher(new AESEngine()) // expect: cipher AES-256-GCM functions=encrypt nonceBits=96 tagBits=128

    def seal(byte[] aad) {
        sealer.init(true, new AEADParameters(new KeyParameter(new byte[32]), 128, new byte[12], aad))
    }

    def open(byte[] key) {
        def cipher = new PaddedBufferedBlockCipher(new CBCBlockCipher(new AESEngine()), new PKCS7Padding()) // expect: cipher AES-CBC-PKCS7 functions=decrypt nonceBits=128
        cipher.init(false, new ParametersWithIV(new KeyParameter(key), new byte[16]))
        cipher
    }
}
