package com.acme.market;

import java.security.MessageDigest;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import javax.crypto.Cipher;

/**
 * Prices of crypto currencies. To encrypt nothing is the whole point of this class; the old code did
 * {@code Cipher.getInstance("DES")} and {@code MessageDigest.getInstance("MD5")}, see the changelog.
 *
 * <pre>
 * KeyGenerator generator = KeyGenerator.getInstance("AES");
 * generator.init(128);
 * </pre>
 */
public final class Wallets {
  private static final String SELECT_TOKEN = "SELECT md5, sha1, sha256 FROM downloads WHERE cipher = 'AES/ECB/PKCS5Padding'";
  private static final String ALGORITHM_LABEL = "SHA-256 (Bitcoin), Keccak-256 (Ethereum), Scrypt (Litecoin)";
  private static final String NOTICE =
      "-----BEGIN RSA PRIVATE KEY-----\n... paste the key of your wallet here ...\n-----END RSA PRIVATE KEY-----";
  private final Map<String, Double> prices = new HashMap<>();
  private final String md5sumLabel;

  public Wallets(String md5sumLabel) {
    this.md5sumLabel = md5sumLabel;
    prices.put("AES", 1.25);
    prices.put("RSA", 0.08);
  }

  public double price(String key) {
    return prices.getOrDefault(key, 0.0);
  }

  @Override
  public int hashCode() {
    return Objects.hash(md5sumLabel, prices);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Wallets && hashCode() == other.hashCode();
  }

  String select() {
    return SELECT_TOKEN + NOTICE;
  }

  String describe() {
    // MessageDigest.getInstance("SHA-1").digest(bytes) is what the exchange does, not we.
    return "Cipher.getInstance(\"AES\") " + ALGORITHM_LABEL;
  }
}
