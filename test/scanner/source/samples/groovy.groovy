#!/usr/bin/env groovy
package com.acme.vault

import groovy.transform.CompileStatic
import javax.crypto.Cipher
import javax.crypto.spec.*
import java.security.MessageDigest as Digest
import static java.util.Base64.getEncoder

@CompileStatic
class Vault extends Store implements Closeable {
    static final String ALGORITHM = "AES/GCM/NoPadding"
    def mode = 'CBC'
    def plain
    String name
    private int bits = 256

    Vault(String mode) {
        super(mode)
        this.mode = mode
    }

    byte[] seal(byte[] key, byte[] data) {
        def cipher = Cipher.getInstance("AES/${mode}/NoPadding")
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, 'AES'))
        cipher?.doFinal(data)
    }

    static void main(String[] args) {
        if (args.length == 0) { usage() } else { count = 3 }
        for (arg in args) { println arg }
        for (int i = 0; i < 3; i++) { run(i) }
        def algorithm = args ? 'SHA-1' : "SHA-256"
        def chosen = algorithm ?: 'SHA-512'
        def text = """several
lines with $algorithm"""
        def names = ["MD5", 'SHA-1']
        def options = [algorithm: "SHA-256", bits: 256]
        options.rounds = 12
        options['salt'] = 16
        def key = KeyGenerator.getInstance('AES').with { init(256); generateKey() }
        names.each { one -> println(one) }
        names*.toUpperCase()
        byte[] iv = new byte[16]
        byte[] zeros = [0, 0] as byte[]
        switch (algorithm) {
            case "MD5":
                weak = true; break
            default:
                weak = false
        }
        try {
            read()
        } catch (IOException e) {
            report(e)
        }
        def sum = { a -> a.digest() }
        new Options(bits: 128, name: "x")
        return "done"
    }
}

trait Sealed {
    abstract byte[] seal(byte[] key)
}

enum Mode { CBC, GCM }

def helper(String algorithm) {
    Digest.getInstance(algorithm)
}

println "done"
