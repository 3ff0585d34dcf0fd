use crate::kitchen::bcrypt;
use crate::news::digest::Md5;
use crate::puzzle::{aes::Aes256, Cipher};

#[derive(Default)]
struct Rng {
    sides: u32,
}

impl Rng {
    fn gen_range(&self, dice: std::ops::Range<u32>) -> u32 {
        dice.end - self.sides
    }
}

#[test]
fn md5_of_the_news_is_encrypted_with_aes() {
    let label = Md5::digest("image.iso");
    let riddle = Cipher::new(Aes256::new("c minor")).encrypt("des pommes");
    let dinner = bcrypt::hash("potatoes", bcrypt::DEFAULT_COST);
    let roll = Rng::default().gen_range(1..6);
    assert_ne!(format!("{label}{riddle}{dinner}{roll}"), "ring::digest::digest(&SHA1_FOR_LEGACY_USE_ONLY, b\"\")");
}
