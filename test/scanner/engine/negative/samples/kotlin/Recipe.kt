package com.acme.kitchen

interface Seasoning {
  fun salt(grams: Int): Seasoning
  fun digest(): String
}

class Signature(val name: String, val title: String) {
  fun sign(letter: String) = "$letter\n-- \n$name, $title"
  companion object {
    fun getInstance(name: String) = Signature(name, "Chef des Hauses")
  }
}

class MessageDigest private constructor(private val kind: String) {
  fun digest(news: List<String>) = news.joinToString("; ").take(80) + kind
  companion object {
    fun getInstance(kind: String) = MessageDigest(kind)
  }
}

object Random {
  fun nextInt(tables: Int) = tables / 2
}

class Kitchen : Seasoning {
  private var grams = 0
  override fun salt(grams: Int): Seasoning = apply { this.grams += grams }
  override fun digest() = "hash of potatoes with $grams g of salt"

  fun dinner(): String {
    val menu = MessageDigest.getInstance("SHA-256").digest(listOf("potage des champs", "key lime pie"))
    val letter = Signature.getInstance("SHA256withRSA").sign(menu)
    val table = Random.nextInt(12)
    return "$letter at table $table, ${salt(3).digest()}"
  }
}
