package demo

import org.bouncycastle.crypto.engines._
import org.bouncycastle.crypto.modes.{CBCBlockCipher, GCMBlockCipher}
import org.bouncycastle.crypto.paddings.{PKCS7Padding, PaddedBufferedBlockCipher}
import org.bouncycastle.crypto.params.{AEADParameters, KeyParameter, ParametersWithIV}

class Vault {
  private val sealer = new GCMBlockCipher(new AESEngine) // expect: cipher AES-256-GCM functions=encrypt nonceBits=96 tagBits=128

  def seal(aad: Array[Byte]): Unit =
    sealer.init(true, new AEADParameters(new KeyParameter(new Array[Byte](32)), 128, new Array[Byte](12), aad))

  def open(key: Array[Byte]): PaddedBufferedBlockCipher = {
    val cipher = new PaddedBufferedBlockCipher(new CBCBlockCipher(new AESEngine()), new PKCS7Padding) // expect: cipher AES-CBC-PKCS7 functions=decrypt nonceBits=128
    cipher.init(false, new ParametersWithIV(new KeyParameter(key), new Array[Byte](16)))
    cipher
  }
}
