package com.acme.app;

import com.acme.kitchen.BCrypt;
import com.acme.news.MessageDigest;
import com.acme.puzzle.*;
import com.acme.puzzle.Cipher;
import com.acme.puzzle.SecureRandom;
import com.acme.paper.security.Signature;
import io.acme.tickets.Jwts;
import org.junit.jupiter.api.Test;

class OwnPackages {
  private final SecureRandom random = new SecureRandom();
  private final com.acme.keys.KeyPairGenerator piano = com.acme.keys.KeyPairGenerator.getInstance("RSA");

  @Test
  void encryptsWithAesAndHashesWithMd5() throws Exception {
    Cipher cipher = Cipher.getInstance("AES/ECB/PKCS5Padding");
    cipher.init(Cipher.ENCRYPT_MODE, "key");
    byte[] news = MessageDigest.getInstance("MD5").digest("news".getBytes());
    Signature.getInstance("MD5withRSA").sign();
    BCrypt.hashpw("potatoes", BCrypt.gensalt(12));
    Jwts.builder().signWith("HS256", "ticket").compact();
    piano.initialize(88);
    random.nextBytes(news);
  }
}
