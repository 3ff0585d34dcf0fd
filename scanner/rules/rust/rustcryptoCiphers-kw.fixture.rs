use aes::Aes256;
use aes_kw::{AesKw, AesKwp, KwAes128, KwAes192, KwAes256, KwpAes128, KwpAes192, KwpAes256};

fn wraps(kek: &[u8], key: &Key, bytes: &[u8], buf: &mut [u8]) {
    let wrapper = KwAes128::new(key); // expect: key-wrap AES-128-KW functions=encrypt
    wrapper.wrap_key(bytes, buf);
    let fixed = KwAes192::new(key); // expect: key-wrap AES-192-KW functions=encrypt,decrypt
    fixed.wrap_fixed_key(key);
    fixed.unwrap_fixed_key(key);
    KwAes256::new(key); // expect: key-wrap AES-256-KW
    KwAes128::new_from_slice(kek); // expect: key-wrap AES-128-KW
    KwAes192::new_from_slice(kek); // expect: key-wrap AES-192-KW
    KwAes256::new_from_slice(kek); // expect: key-wrap AES-256-KW
    KwpAes128::new(key); // expect: key-wrap AES-128-KWP
    KwpAes192::new(key); // expect: key-wrap AES-192-KWP
    KwpAes256::new(key); // expect: key-wrap AES-256-KWP
    KwpAes128::new_from_slice(kek); // expect: key-wrap AES-128-KWP
    KwpAes192::new_from_slice(kek); // expect: key-wrap AES-192-KWP
    KwpAes256::new_from_slice(kek); // expect: key-wrap AES-256-KWP
    AesKw::<Aes256>::new(key); // expect: key-wrap AES-256-KW
    AesKw::<Aes256>::new_from_slice(kek); // expect: key-wrap AES-256-KW
    AesKwp::<Aes256>::new(key); // expect: key-wrap AES-256-KWP
    AesKwp::<Aes256>::new_from_slice(kek); // expect: key-wrap AES-256-KWP
}
