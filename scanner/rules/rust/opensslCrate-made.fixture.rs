use openssl::hash::MessageDigest;
use openssl::symm::Cipher;

fn made(name: &str) {
    let digest: MessageDigest = registry::find("sha256"); // expect: hash SHA-256
    let cipher: Cipher = registry::cipher("aes-256-cbc").unwrap(); // expect: cipher AES-256-CBC
    let open: MessageDigest = registry::find(name);
    consume(digest, cipher, open);
}

fn chosen() -> MessageDigest {
    registry::find("sha512") // expect: hash SHA-512
}
