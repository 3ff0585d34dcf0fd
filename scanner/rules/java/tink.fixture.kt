package demo

import com.google.crypto.tink.Aead
import com.google.crypto.tink.KeyTemplates
import com.google.crypto.tink.KeysetHandle
import com.google.crypto.tink.aead.AeadConfig
import com.google.crypto.tink.integration.android.AndroidKeysetManager

class Vault(context: Context) {
    private val aead: Aead

    init {
        AeadConfig.register()
        val handle = KeysetHandle.generateNew(KeyTemplates.get("AES256_GCM")) // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
        aead = handle.getPrimitive(Aead::class.java)
    }

    private val stored = AndroidKeysetManager.Builder()
        .withSharedPref(context, "keyset", "prefs")
        .withKeyTemplate(KeyTemplates.get("AES128_GCM")) // expect: keygen AES-128-GCM
        .withMasterKeyUri("android-keystore://master")
        .build()
        .keysetHandle

    fun seal(text: ByteArray) = aead.encrypt(text, byteArrayOf()) // expect: cipher AES-256-GCM functions=encrypt
}
