package com.acme.shop;

import javax.crypto.Cipher;
import java.security.Key;

class Vault {
    private static final String TRANSFORMATION = "DESede/ECB/PKCS5Padding";

    static byte[] seal(Key key, byte[] text) throws Exception {
        Cipher cipher = Cipher.getInstance(TRANSFORMATION);
        cipher.init(Cipher.ENCRYPT_MODE, key);
        return cipher.doFinal(text);
    }
}
