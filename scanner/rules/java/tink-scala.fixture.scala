package demo

import com.google.crypto.tink.{Aead, KeyTemplates, KeysetHandle}
import com.google.crypto.tink.aead.AeadConfig

class Vault {
  AeadConfig.register()
  private val handle = KeysetHandle.generateNew(KeyTemplates.get("AES256_GCM")) // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
  private val aead: Aead = handle.getPrimitive(classOf[Aead])

  def seal(text: Array[Byte]): Array[Byte] = aead.encrypt(text, Array.emptyByteArray) // expect: cipher AES-256-GCM functions=encrypt
}
