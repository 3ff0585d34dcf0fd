package com.example

import java.security.MessageDigest
import javax.crypto.Cipher
import javax.crypto.Mac

class Made(private val providers: Providers) {
    private val mac: Mac = providers.mac("HmacSHA512") // expect: mac HMAC-SHA-512

    fun cipher(): Cipher = providers.cipher("AES/GCM/NoPadding") // expect: cipher AES-GCM

    fun digest(): MessageDigest? {
        return providers.digest("SHA-256") // expect: hash SHA-256
    }

    fun others(name: String) {
        val open: Mac = providers.mac(name)
        val text: String = providers.describe("HmacSHA512")
    }
}
