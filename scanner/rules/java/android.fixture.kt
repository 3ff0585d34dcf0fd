package demo

import android.net.SSLCertificateSocketFactory
import android.security.KeyChain
import android.security.KeyPairGeneratorSpec
import android.security.keystore.KeyGenParameterSpec
import android.security.keystore.KeyProperties
import androidx.security.crypto.EncryptedFile
import androidx.security.crypto.EncryptedSharedPreferences
import androidx.security.crypto.MasterKey
import androidx.security.crypto.MasterKeys
import java.security.KeyPairGenerator
import java.security.spec.ECGenParameterSpec
import javax.crypto.Cipher
import javax.crypto.KeyGenerator
import net.sqlcipher.database.SupportFactory
import net.zetetic.database.sqlcipher.SupportOpenHelperFactory

class Keys(private val context: Context) {
    fun secret(alias: String) {
        val spec = KeyGenParameterSpec.Builder(alias, KeyProperties.PURPOSE_ENCRYPT or KeyProperties.PURPOSE_DECRYPT)
            .setKeySize(256)
            .setBlockModes(KeyProperties.BLOCK_MODE_GCM)
            .setEncryptionPaddings(KeyProperties.ENCRYPTION_PADDING_NONE)
            .setUserAuthenticationRequired(true)
            .build()
        KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_AES, "AndroidKeyStore").run { // expect: keygen AES-256-GCM
            init(spec)
            generateKey()
        }
        Cipher.getInstance("${KeyProperties.KEY_ALGORITHM_AES}/${KeyProperties.BLOCK_MODE_CBC}/${KeyProperties.ENCRYPTION_PADDING_PKCS7}") // expect: cipher AES-CBC-PKCS7
    }

    fun several(alias: String, purposes: Int) {
        val builder = KeyGenParameterSpec.Builder(alias, purposes).apply {
            setBlockModes(KeyProperties.BLOCK_MODE_ECB, KeyProperties.BLOCK_MODE_CTR)
        }
        KeyGenerator.getInstance("AES").init(builder.build()) // expect: keygen AES-CTR; keygen AES-ECB
    }

    fun pairs(alias: String, purposes: Int) {
        KeyPairGenerator.getInstance(KeyProperties.KEY_ALGORITHM_RSA, "AndroidKeyStore").initialize( // expect: keygen RSA-OAEP-SHA-256-MGF1-SHA-1-4096
            KeyGenParameterSpec.Builder(alias, purposes).setKeySize(4096).setDigests(KeyProperties.DIGEST_SHA256)
                .setMgf1Digests(KeyProperties.DIGEST_SHA1)
                .setEncryptionPaddings(KeyProperties.ENCRYPTION_PADDING_RSA_OAEP).build()
        )
        KeyPairGenerator.getInstance(KeyProperties.KEY_ALGORITHM_RSA).initialize( // expect: keygen RSA-PSS-SHA-512-MGF1
            KeyGenParameterSpec.Builder(alias, purposes).setDigests(KeyProperties.DIGEST_SHA512)
                .setSignaturePaddings(KeyProperties.SIGNATURE_PADDING_RSA_PSS).build()
        )
        KeyPairGenerator.getInstance(KeyProperties.KEY_ALGORITHM_EC).initialize( // expect: keygen EC-P-256
            KeyGenParameterSpec.Builder(alias, purposes).setAlgorithmParameterSpec(ECGenParameterSpec("secp256r1")).build()
        )
        KeyPairGenerator.getInstance("RSA").initialize( // expect: keygen RSA-2048
            KeyPairGeneratorSpec.Builder(context).setAlias(alias).setKeySize(2048).build()
        )
        KeyPairGenerator.getInstance("EC").initialize( // expect: keygen EC-P-384
            KeyPairGeneratorSpec.Builder(context).setAlgorithmParameterSpec(ECGenParameterSpec("secp384r1")).build()
        )
        KeyPairGenerator.getInstance(KeyProperties.KEY_ALGORITHM_XDH) // expect: keygen XDH
    }

    fun names() {
        listOf(KeyProperties.KEY_ALGORITHM_3DES, KeyProperties.KEY_ALGORITHM_HMAC_SHA1, KeyProperties.KEY_ALGORITHM_HMAC_SHA224).forEach { println(it) }
        KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_3DES) // expect: keygen 3DES
        KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_HMAC_SHA1) // expect: keygen HMAC-SHA-1
        KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_HMAC_SHA224) // expect: keygen HMAC-SHA-224
        KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_HMAC_SHA256) // expect: keygen HMAC-SHA-256
        KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_HMAC_SHA384) // expect: keygen HMAC-SHA-384
        KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_HMAC_SHA512) // expect: keygen HMAC-SHA-512
        Cipher.getInstance("RSA/ECB/" + KeyProperties.ENCRYPTION_PADDING_RSA_PKCS1) // expect: cipher RSA-PKCS1-1.5
    }

    fun digests(alias: String) {
        KeyPairGenerator.getInstance("RSA").initialize( // expect: keygen RSA-PKCS1-1.5-MD5; keygen RSA-PKCS1-1.5-SHA-1; keygen RSA-PKCS1-1.5-SHA-224; keygen RSA-PKCS1-1.5-SHA-384
            KeyGenParameterSpec.Builder(alias, 0).setSignaturePaddings(KeyProperties.SIGNATURE_PADDING_RSA_PKCS1)
                .setDigests(KeyProperties.DIGEST_MD5, KeyProperties.DIGEST_SHA1, KeyProperties.DIGEST_SHA224, KeyProperties.DIGEST_SHA384).build()
        )
    }

    fun preferences(name: String, file: File) {
        val master = MasterKey.Builder(context).setKeyScheme(MasterKey.KeyScheme.AES256_GCM).build() // expect: keygen AES-256-GCM
        MasterKey.Builder(context) // expect: keygen AES-256-GCM
            .setKeyGenParameterSpec(KeyGenParameterSpec.Builder("a", 3).setKeySize(256).setBlockModes("GCM").build())
            .setRequestStrongBoxBacked(true)
        val alias = MasterKeys.getOrCreate(MasterKeys.AES256_GCM_SPEC) // expect: keygen AES-256-GCM
        EncryptedSharedPreferences.create( // expect: cipher AES-256-SIV; cipher AES-256-GCM
            context,
            name,
            master,
            EncryptedSharedPreferences.PrefKeyEncryptionScheme.AES256_SIV,
            EncryptedSharedPreferences.PrefValueEncryptionScheme.AES256_GCM
        )
        EncryptedFile.Builder(context, file, master, EncryptedFile.FileEncryptionScheme.AES256_GCM_HKDF_4KB).build() // expect: cipher AES-256-GCM
        println(alias)
    }

    fun others(passphrase: ByteArray) {
        SupportFactory(passphrase) // expect: cipher AES-256-CBC
        SupportOpenHelperFactory(passphrase) // expect: cipher AES-256-CBC
        SSLCertificateSocketFactory.getInsecure(0, null) // expect: protocol TLS
        SSLCertificateSocketFactory.getDefault(0) // expect: protocol TLS
        SSLCertificateSocketFactory.getHttpSocketFactory(0, null) // expect: protocol TLS
        KeyChain.getPrivateKey(context, "alias") // expect: key unknown material=private-key
        KeyChain.getCertificateChain(context, "alias") // expect: certificate unknown certificateFormat=X.509
        MyKeyStore.Builder("alias").setKeySize(1024)
    }
}
