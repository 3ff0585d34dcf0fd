use hmac::{Hmac, Mac};
use scrypt::Params;
use sha2::Sha256;

async fn within_macros() {
    tokio::select! {
        _ = async {} => {
            let mut salt = [0u8; 16];
            let params = Params::new(15, 8, 1).unwrap();
            let mut out = [0u8; 32];
            scrypt::scrypt(b"secret", &salt, &params, &mut out).unwrap(); // expect: kdf scrypt-32768-8-1 saltBits=128 outputBits=256
            let size = 24;
            let key = vec![0u8; size];
            let mac = Hmac::<Sha256>::new_from_slice(&key); // expect: mac HMAC-SHA-256 keyBits=192
        }
    }
}

fn given(log_n: u8, out: &mut [u8; 32]) {
    scrypt::scrypt(b"secret", &[0u8; 16], &Params::new(log_n, 8, 1).unwrap(), out); // expect: kdf scrypt blockSize=8 parallelism=1 unknown=iterations
}
