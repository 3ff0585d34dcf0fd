use hmac::Hmac;

fn parts(key: &[u8]) {
    Hmac::<groestl::Groestl224>::new_from_slice(key); // expect: mac HMAC-Groestl-224
    Hmac::<groestl::Groestl384>::new_from_slice(key); // expect: mac HMAC-Groestl-384
    Hmac::<gost94::Gost94CryptoPro>::new_from_slice(key); // expect: mac HMAC-GOSTR3411
    Hmac::<gost94::Gost94UA>::new_from_slice(key); // expect: mac HMAC-GOSTR3411
    Hmac::<gost94::Gost94s2015>::new_from_slice(key); // expect: mac HMAC-GOSTR3411
    Hmac::<kupyna::Kupyna224>::new_from_slice(key); // expect: mac HMAC-Kupyna-224
    Hmac::<kupyna::Kupyna256>::new_from_slice(key); // expect: mac HMAC-Kupyna-256
    Hmac::<kupyna::Kupyna384>::new_from_slice(key); // expect: mac HMAC-Kupyna-384
    Hmac::<kupyna::Kupyna512>::new_from_slice(key); // expect: mac HMAC-Kupyna-512
}
