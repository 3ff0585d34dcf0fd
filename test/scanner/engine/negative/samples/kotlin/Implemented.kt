package com.example.riddles

class Cipher(private val name: String) {
  fun solve(riddle: String) = riddle.reversed() + name

  companion object {
    fun getInstance(name: String) = Cipher(name.trim())
  }
}

object MessageDigest {
  fun getInstance(name: String): Any = Registry.find(name)
}

object Signature {
  external fun getInstance(name: String): Any
}

fun solve() {
  Cipher.getInstance("DES/ECB/NoPadding").solve("AES")
  MessageDigest.getInstance("MD5")
  Signature.getInstance("SHA1withRSA")
}
