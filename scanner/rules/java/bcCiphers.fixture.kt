package demo

import org.bouncycastle.crypto.engines.*
import org.bouncycastle.crypto.modes.CBCBlockCipher
import org.bouncycastle.crypto.modes.GCMBlockCipher
import org.bouncycastle.crypto.paddings.PKCS7Padding
import org.bouncycastle.crypto.paddings.PaddedBufferedBlockCipher
import org.bouncycastle.crypto.params.AEADParameters
import org.bouncycastle.crypto.params.KeyParameter
import org.bouncycastle.crypto.params.ParametersWithIV

class Vault(private val nonce: ByteArray = ByteArray(12)) {
    private val sealer = GCMBlockCipher(AESEngine()) // expect: cipher AES-256-GCM functions=encrypt nonceBits=96 tagBits=128

    fun seal(aad: ByteArray) = sealer.init(true, AEADParameters(KeyParameter(ByteArray(32)), 128, ByteArray(12), aad))

    fun open(key: ByteArray) = PaddedBufferedBlockCipher(CBCBlockCipher(AESEngine()), PKCS7Padding()).apply { // expect: cipher AES-CBC-PKCS7 functions=decrypt nonceBits=128
        init(false, ParametersWithIV(KeyParameter(key), ByteArray(16)))
    }

    fun none() = OtherEngine()
}
