package com.acme.app

import com.acme.news.MessageDigest
import com.acme.puzzle.Cipher
import com.acme.puzzle.SecureRandom as Random
import com.acme.tickets.*

class Puzzles {
    def solve() {
        def cipher = Cipher.getInstance("DES").tap { init(1, "key") }
        def news = MessageDigest.getInstance('SHA-1').digest("des pommes".bytes)
        def dice = new Random().nextInt(6)
        println("$cipher $dice Cipher.getInstance(\"RC4\") ${Ticket.hash('md5', news)}")
    }
}
