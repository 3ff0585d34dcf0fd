package com.example;

import org.bouncycastle.crypto.Digest;
import org.bouncycastle.crypto.ExtendedDigest;

class MadeDigests {
    private final Providers providers = new Providers();
    private Digest kept;

    ExtendedDigest wide() {
        return providers.extended("SHA-512"); // expect: hash SHA-512
    }

    void one() {
        Digest digest = providers.digest("SHA3-256"); // expect: hash SHA3-256
        kept = providers.digest(1, "RIPEMD-160"); // expect: hash RIPEMD-160
        Digest other = providers.digest("first");
        Object untyped = providers.digest("SHA-1");
    }
}
