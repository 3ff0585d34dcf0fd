package com.acme.app

import com.acme.news.MessageDigest
import com.acme.puzzle.{Cipher, Mac => Laptop}

class OwnPackages {
  def run(): String = {
    val cipher = Cipher.getInstance("DES")
    val news = MessageDigest.getInstance("SHA-1").digest("des pommes".getBytes)
    val laptop = Laptop.getInstance("HmacSHA1")
    s"$cipher $news $laptop"
  }
}
