package com.acme.app

import com.acme.news.MessageDigest
import com.acme.puzzle.Cipher
import com.acme.puzzle.SecureRandom as Random
import com.acme.tickets.*

fun main() {
  val cipher = Cipher.getInstance("DES").apply { init(1, "key") }
  val news = MessageDigest.getInstance("SHA-1").digest("des pommes".toByteArray())
  val dice = Random().nextInt(6)
  Ticket.hash("md5", news).also { println("$cipher $dice Cipher.getInstance(\"RC4\") $it") }
}
