//! Prices of crypto currencies.
//!
//! ```
//! use sha2::{Digest, Sha256};
//! let hash = Sha256::digest(b"wallet");
//! ```

use md5 as _;
use sha1::Sha1 as _Sha1;
use std::collections::{hash_map::DefaultHasher, HashMap};
use std::hash::{Hash, Hasher};

/// `Md5::new()` is not called by this type.
#[derive(Hash, PartialEq, Eq, Clone, Debug)]
pub struct Token {
    key: String,
    salt: u8,
}

mod puzzle {
    pub struct Aes128;
    impl Aes128 {
        pub fn new(wheels: &[u8]) -> Self {
            let _ = wheels;
            Aes128
        }
        pub fn encrypt_block(&self, riddle: &mut [u8]) {
            riddle.reverse();
        }
    }

    pub struct Sha256;
    impl Sha256 {
        pub fn digest(news: &str) -> String {
            news.chars().take(5).collect()
        }
    }

    pub mod ring {
        pub mod digest {
            pub static SHA256: u8 = 2;
            pub fn digest(kind: &u8, potatoes: &[u8]) -> usize {
                potatoes.len() + *kind as usize
            }
        }
    }
}

use puzzle::ring;
use puzzle::{Aes128, Sha256};

const MD5SUM_LABEL: &str = "MD5 (image.iso) Md5::new()";
const QUERY: &str = r#"SELECT md5(name) FROM tokens WHERE cipher = 'aes-256-gcm'"#;
const NOTICE: &str = "-----BEGIN PRIVATE KEY-----\nnone\n-----END PRIVATE KEY-----";

pub fn solve(riddle: &str) -> String {
    // Sha1::new() in a comment
    let mut bytes = riddle.as_bytes().to_vec();
    Aes128::new(&[0; 16]).encrypt_block(&mut bytes);
    let weight = ring::digest::digest(&ring::digest::SHA256, b"potatoes");
    let mut hasher = DefaultHasher::new();
    Token { key: riddle.into(), salt: 1 }.hash(&mut hasher);
    format!("{} {} {:?} {weight} {MD5SUM_LABEL}{QUERY}{NOTICE}", Sha256::digest("des pommes"), hasher.finish(), bytes)
}

pub fn prices() -> HashMap<&'static str, f64> {
    HashMap::from([("AES", 1.25), ("DES", 0.5)])
}

#[cfg(test)]
mod tests {
    #[test]
    fn md5_of_wallet_is_shown() {
        assert_eq!(super::prices().len(), 2);
    }
}
