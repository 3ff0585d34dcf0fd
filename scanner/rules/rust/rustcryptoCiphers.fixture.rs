use aes::cipher::{block_padding::{NoPadding, Pkcs7}, BlockEncrypt, BlockEncryptMut, KeyInit, KeyIvInit, StreamCipher};
use aes::{Aes128, Aes192Enc, Aes256};
use aes_gcm::aead::{consts::{U12, U16}, Aead, OsRng};
use aes_gcm::{Aes256Gcm, AesGcm, Key, Nonce};
use ccm::{consts::{U10, U13}, Ccm};
use chacha20poly1305::{XChaCha20Poly1305 as XC};

type Aes256CbcEnc = cbc::Encryptor<Aes256>;
type Aes128Cbc = block_modes::Cbc<Aes128, block_modes::block_padding::Pkcs7>;
pub type Aes256Ccm = Ccm<Aes256, U10, U13>;
const IV: [u8; 16] = [7; 16];

struct Vault { cipher: Aes256Gcm }

impl Vault {
    fn new(key: &[u8; 32]) -> Self {
        Self { cipher: Aes256Gcm::new(key.into()) } // expect: cipher AES-256-GCM mode=gcm keyBits=256 nonceBits=96 functions=encrypt tagBits=128
    }
    fn seal(&self, data: &[u8]) -> Vec<u8> {
        self.cipher.encrypt(Nonce::from_slice(b"unique nonce"), data).expect("sealed")
    }
}

fn uses(key: &[u8], k16: &[u8; 16], data: &mut [u8]) -> Result<(), Error> {
    let block = Aes128::new(k16.into()); // expect: cipher AES-128 keyBits=128 functions=encrypt
    block.encrypt_block(data.into());
    Aes192Enc::new_from_slice(key).unwrap(); // expect: cipher AES-192 keyBits=192
    let enc = Aes256CbcEnc::new(key.into(), &IV.into()); // expect: cipher AES-256-CBC-PKCS7 keyBits=256 nonceBits=128 functions=encrypt mode=cbc padding=pkcs7
    enc.encrypt_padded_mut::<Pkcs7>(data, 16).unwrap();
    Aes256CbcEnc::new_from_slices(key, &[0u8; 16])?.encrypt_padded_vec_mut::<NoPadding>(data); // expect: cipher AES-256-CBC-NoPadding keyBits=256 nonceBits=128 functions=encrypt mode=cbc padding=none
    cbc::Decryptor::<des::TdesEde3>::new(key.into(), iv.into()).decrypt_padded_vec_mut::<Pkcs7>(data)?; // expect: cipher 3DES-168-CBC-PKCS7 keyBits=168 functions=decrypt mode=cbc padding=pkcs7
    let mut ctr = ctr::Ctr128BE::<aes::Aes256>::new(key.into(), &[0; 16].into()); // expect: cipher AES-256-CTR keyBits=256 nonceBits=128 mode=ctr functions=encrypt
    ctr.apply_keystream(data);
    let old = Aes128Cbc::new_from_slices(key, &IV)?; // expect: cipher AES-128-CBC-PKCS7 mode=cbc keyBits=128 padding=pkcs7 nonceBits=128 functions=encrypt
    old.encrypt_vec(data);
    ecb::Encryptor::<Aes128>::new(key.into()); // expect: cipher AES-128-ECB keyBits=128 functions=encrypt mode=ecb
    let gcm = Aes256Gcm::new_from_slice(key)?; // expect: cipher AES-256-GCM mode=gcm keyBits=256 nonceBits=96 functions=encrypt tagBits=128
    gcm.encrypt(&Aes256Gcm::generate_nonce(&mut OsRng), data)?; // expect: random RNG byteLength=12
    let unread = chacha20poly1305::ChaCha20Poly1305::new(key); // expect: cipher ChaCha20-Poly1305 keyBits=256 nonceBits=96 functions=encrypt tagBits=128
    unread.encrypt(nonce_of(data), data)?;
    AesGcm::<Aes128, U16>::new(key); // expect: cipher AES-128-GCM keyBits=128 mode=gcm nonceBits=128 tagBits=128
    Aes256Ccm::new(key.into()).decrypt(nonce, data)?; // expect: cipher AES-256-CCM-80 keyBits=256 mode=ccm tagBits=80 nonceBits=104 functions=decrypt
    let k = Aes256Gcm::generate_key(&mut OsRng); // expect: keygen AES-256-GCM mode=gcm keyBits=256
    let xc = XC::new(&k); // expect: cipher XChaCha20-Poly1305 keyBits=256 nonceBits=192 functions=decrypt tagBits=128
    xc.decrypt(&[0u8; 24].into(), data)?;
    rc2::Rc2::new_with_eff_key_len(key, 64); // expect: cipher RC2-64 keyBits=64
    blowfish::Blowfish::<byteorder::BE>::new_from_slice(&[1; 7]); // expect: cipher Blowfish-56 keyBits=56
    xts_mode::Xts128::<Aes128>::new(block1, block2).encrypt_sector(data, tweak); // expect: cipher AES-128-XTS mode=xts keyBits=128 functions=encrypt
    cfb8::Encryptor::<Aes128>::new(k16.into(), iv.into()); // expect: cipher AES-128-CFB8 keyBits=128 functions=encrypt mode=cfb8
    let unknown = cbc::Encryptor::<C>::new(key, iv); // expect: cipher unknown functions=encrypt mode=cbc
    aes_kw::KekAes256::from(k32).wrap_with_padding_vec(data)?; // expect: key-wrap AES-256-KWP mode=kwp keyBits=256 functions=encrypt
    Ok(())
}

mod mine {
    pub struct Aes256Gcm;
}

fn not(key: &[u8]) {
    crate::aes_gcm::Aes256Gcm::new(key);
    my_aes::Aes256::new(key);
    let aes = Wrapper::new(key);
    aes.encrypt_block(key);
    Aes192::new(key);
}
