// Every entry point that the other fixture does not show.
fn entries() {
  cmac::Cmac::<aes::Aes192>::new(k); // expect: mac AES-192-CMAC keyBits=192 cipher=AES
  cmac::Cmac::<aes_gcm::aes::Aes128>::new(k); // expect: mac AES-128-CMAC keyBits=128 cipher=AES
  cmac::Cmac::<aes_gcm::aes::Aes192>::new(k); // expect: mac AES-192-CMAC keyBits=192 cipher=AES
  cmac::Cmac::<aes_gcm::aes::Aes256>::new(k); // expect: mac AES-256-CMAC keyBits=256 cipher=AES
  cmac::Cmac::<aes_gcm_siv::aes::Aes128>::new(k); // expect: mac AES-128-CMAC keyBits=128 cipher=AES
  cmac::Cmac::<aes_gcm_siv::aes::Aes192>::new(k); // expect: mac AES-192-CMAC keyBits=192 cipher=AES
  cmac::Cmac::<aes_gcm_siv::aes::Aes256>::new(k); // expect: mac AES-256-CMAC keyBits=256 cipher=AES
  cmac::Cmac::<aes_soft::Aes128>::new(k); // expect: mac AES-128-CMAC keyBits=128 cipher=AES
  cmac::Cmac::<aes_soft::Aes192>::new(k); // expect: mac AES-192-CMAC keyBits=192 cipher=AES
  cmac::Cmac::<aes_soft::Aes256>::new(k); // expect: mac AES-256-CMAC keyBits=256 cipher=AES
  cmac::Cmac::<aesni::Aes128>::new(k); // expect: mac AES-128-CMAC keyBits=128 cipher=AES
  cmac::Cmac::<aesni::Aes192>::new(k); // expect: mac AES-192-CMAC keyBits=192 cipher=AES
  cmac::Cmac::<aesni::Aes256>::new(k); // expect: mac AES-256-CMAC keyBits=256 cipher=AES
  cmac::Cmac::<aes::Aes128Enc>::new(k); // expect: mac AES-128-CMAC keyBits=128 cipher=AES
  cmac::Cmac::<aes::Aes128Dec>::new(k); // expect: mac AES-128-CMAC keyBits=128 cipher=AES
  cmac::Cmac::<aes::Aes192Enc>::new(k); // expect: mac AES-192-CMAC keyBits=192 cipher=AES
  cmac::Cmac::<aes::Aes192Dec>::new(k); // expect: mac AES-192-CMAC keyBits=192 cipher=AES
  cmac::Cmac::<aes::Aes256Enc>::new(k); // expect: mac AES-256-CMAC keyBits=256 cipher=AES
  cmac::Cmac::<aes::Aes256Dec>::new(k); // expect: mac AES-256-CMAC keyBits=256 cipher=AES
  aes::Aes128::new_from_slice(x, y, z); // expect: cipher AES-128 keyBits=128
  aes::Aes128::generate_key(x, y, z); // expect: cipher AES-128 keyBits=128
  aes::Aes192::new(x, y, z); // expect: cipher AES-192 keyBits=192
  aes::Aes192::new_from_slice(x, y, z); // expect: cipher AES-192 keyBits=192
  aes::Aes192::generate_key(x, y, z); // expect: cipher AES-192 keyBits=192
  aes::Aes256::new(x, y, z); // expect: cipher AES-256 keyBits=256
  aes::Aes256::new_from_slice(x, y, z); // expect: cipher AES-256 keyBits=256
  aes::Aes256::generate_key(x, y, z); // expect: cipher AES-256 keyBits=256
  aes_gcm::aes::Aes128::new(x, y, z); // expect: cipher AES-128 keyBits=128
  aes_gcm::aes::Aes128::new_from_slice(x, y, z); // expect: cipher AES-128 keyBits=128
  aes_gcm::aes::Aes128::generate_key(x, y, z); // expect: cipher AES-128 keyBits=128
  aes_gcm::aes::Aes192::new(x, y, z); // expect: cipher AES-192 keyBits=192
  aes_gcm::aes::Aes192::new_from_slice(x, y, z); // expect: cipher AES-192 keyBits=192
  aes_gcm::aes::Aes192::generate_key(x, y, z); // expect: cipher AES-192 keyBits=192
  aes_gcm::aes::Aes256::new(x, y, z); // expect: cipher AES-256 keyBits=256
  aes_gcm::aes::Aes256::new_from_slice(x, y, z); // expect: cipher AES-256 keyBits=256
  aes_gcm::aes::Aes256::generate_key(x, y, z); // expect: cipher AES-256 keyBits=256
  aes_gcm_siv::aes::Aes128::new(x, y, z); // expect: cipher AES-128 keyBits=128
  aes_gcm_siv::aes::Aes128::new_from_slice(x, y, z); // expect: cipher AES-128 keyBits=128
  aes_gcm_siv::aes::Aes128::generate_key(x, y, z); // expect: cipher AES-128 keyBits=128
  aes_gcm_siv::aes::Aes192::new(x, y, z); // expect: cipher AES-192 keyBits=192
  aes_gcm_siv::aes::Aes192::new_from_slice(x, y, z); // expect: cipher AES-192 keyBits=192
  aes_gcm_siv::aes::Aes192::generate_key(x, y, z); // expect: cipher AES-192 keyBits=192
  aes_gcm_siv::aes::Aes256::new(x, y, z); // expect: cipher AES-256 keyBits=256
  aes_gcm_siv::aes::Aes256::new_from_slice(x, y, z); // expect: cipher AES-256 keyBits=256
  aes_gcm_siv::aes::Aes256::generate_key(x, y, z); // expect: cipher AES-256 keyBits=256
  aes_soft::Aes128::new(x, y, z); // expect: cipher AES-128 keyBits=128
  aes_soft::Aes128::new_from_slice(x, y, z); // expect: cipher AES-128 keyBits=128
  aes_soft::Aes128::generate_key(x, y, z); // expect: cipher AES-128 keyBits=128
  aes_soft::Aes192::new(x, y, z); // expect: cipher AES-192 keyBits=192
  aes_soft::Aes192::new_from_slice(x, y, z); // expect: cipher AES-192 keyBits=192
  aes_soft::Aes192::generate_key(x, y, z); // expect: cipher AES-192 keyBits=192
  aes_soft::Aes256::new(x, y, z); // expect: cipher AES-256 keyBits=256
  aes_soft::Aes256::new_from_slice(x, y, z); // expect: cipher AES-256 keyBits=256
  aes_soft::Aes256::generate_key(x, y, z); // expect: cipher AES-256 keyBits=256
  aesni::Aes128::new(x, y, z); // expect: cipher AES-128 keyBits=128
  aesni::Aes128::new_from_slice(x, y, z); // expect: cipher AES-128 keyBits=128
  aesni::Aes128::generate_key(x, y, z); // expect: cipher AES-128 keyBits=128
  aesni::Aes192::new(x, y, z); // expect: cipher AES-192 keyBits=192
  aesni::Aes192::new_from_slice(x, y, z); // expect: cipher AES-192 keyBits=192
  aesni::Aes192::generate_key(x, y, z); // expect: cipher AES-192 keyBits=192
  aesni::Aes256::new(x, y, z); // expect: cipher AES-256 keyBits=256
  aesni::Aes256::new_from_slice(x, y, z); // expect: cipher AES-256 keyBits=256
  aesni::Aes256::generate_key(x, y, z); // expect: cipher AES-256 keyBits=256
  aes::Aes128Enc::new(x, y, z); // expect: cipher AES-128 keyBits=128
  aes::Aes128Enc::new_from_slice(x, y, z); // expect: cipher AES-128 keyBits=128
  aes::Aes128Enc::generate_key(x, y, z); // expect: cipher AES-128 keyBits=128
  aes::Aes128Dec::new(x, y, z); // expect: cipher AES-128 keyBits=128
  aes::Aes128Dec::new_from_slice(x, y, z); // expect: cipher AES-128 keyBits=128
  aes::Aes128Dec::generate_key(x, y, z); // expect: cipher AES-128 keyBits=128
  aes::Aes192Enc::new(x, y, z); // expect: cipher AES-192 keyBits=192
  aes::Aes192Enc::generate_key(x, y, z); // expect: cipher AES-192 keyBits=192
  aes::Aes192Dec::new(x, y, z); // expect: cipher AES-192 keyBits=192
  aes::Aes192Dec::new_from_slice(x, y, z); // expect: cipher AES-192 keyBits=192
  aes::Aes192Dec::generate_key(x, y, z); // expect: cipher AES-192 keyBits=192
  aes::Aes256Enc::new(x, y, z); // expect: cipher AES-256 keyBits=256
  aes::Aes256Enc::new_from_slice(x, y, z); // expect: cipher AES-256 keyBits=256
  aes::Aes256Enc::generate_key(x, y, z); // expect: cipher AES-256 keyBits=256
  aes::Aes256Dec::new(x, y, z); // expect: cipher AES-256 keyBits=256
  aes::Aes256Dec::new_from_slice(x, y, z); // expect: cipher AES-256 keyBits=256
  aes::Aes256Dec::generate_key(x, y, z); // expect: cipher AES-256 keyBits=256
  cmac::Cmac::<des::Des>::new(k); // expect: mac CMAC-DES cipher=DES
  cmac::Cmac::<des::TdesEee3>::new(k); // expect: mac CMAC-3DES cipher=3DES
  cmac::Cmac::<des::TdesEde2>::new(k); // expect: mac CMAC-3DES cipher=3DES
  cmac::Cmac::<des::TdesEee2>::new(k); // expect: mac CMAC-3DES cipher=3DES
  des::Des::new(x, y, z); // expect: cipher DES-56
  des::Des::new_from_slice(x, y, z); // expect: cipher DES-56
  des::Des::generate_key(x, y, z); // expect: cipher DES-56
  des::TdesEde3::new(x, y, z); // expect: cipher 3DES-168 keyBits=168
  des::TdesEde3::new_from_slice(x, y, z); // expect: cipher 3DES-168 keyBits=168
  des::TdesEde3::generate_key(x, y, z); // expect: cipher 3DES-168 keyBits=168
  des::TdesEee3::new(x, y, z); // expect: cipher 3DES-168 keyBits=168
  des::TdesEee3::new_from_slice(x, y, z); // expect: cipher 3DES-168 keyBits=168
  des::TdesEee3::generate_key(x, y, z); // expect: cipher 3DES-168 keyBits=168
  des::TdesEde2::new(x, y, z); // expect: cipher 3DES-112 keyBits=112
  des::TdesEde2::new_from_slice(x, y, z); // expect: cipher 3DES-112 keyBits=112
  des::TdesEde2::generate_key(x, y, z); // expect: cipher 3DES-112 keyBits=112
  des::TdesEee2::new(x, y, z); // expect: cipher 3DES-112 keyBits=112
  des::TdesEee2::new_from_slice(x, y, z); // expect: cipher 3DES-112 keyBits=112
  des::TdesEee2::generate_key(x, y, z); // expect: cipher 3DES-112 keyBits=112
  cmac::Cmac::<rc2::Rc2>::new(k); // expect: mac CMAC-RC2 cipher=RC2
  rc2::Rc2::new(x, y, z); // expect: cipher RC2
  rc2::Rc2::new_from_slice(x, y, z); // expect: cipher RC2
  rc2::Rc2::generate_key(x, y, z); // expect: cipher RC2
  cmac::Cmac::<blowfish::Blowfish>::new(k); // expect: mac CMAC-Blowfish cipher=Blowfish
  blowfish::Blowfish::new(x, y, z); // expect: cipher Blowfish
  blowfish::Blowfish::generate_key(x, y, z); // expect: cipher Blowfish
  cmac::Cmac::<cast5::Cast5>::new(k); // expect: mac CMAC-CAST5 cipher=CAST5
  cast5::Cast5::new(x, y, z); // expect: cipher CAST5
  cast5::Cast5::new_from_slice(x, y, z); // expect: cipher CAST5
  cast5::Cast5::generate_key(x, y, z); // expect: cipher CAST5
  cmac::Cmac::<cast6::Cast6>::new(k); // expect: mac CMAC-CAST6 cipher=CAST6
  cast6::Cast6::new(x, y, z); // expect: cipher CAST6
  cast6::Cast6::new_from_slice(x, y, z); // expect: cipher CAST6
  cast6::Cast6::generate_key(x, y, z); // expect: cipher CAST6
  cmac::Cmac::<idea::Idea>::new(k); // expect: mac CMAC-IDEA cipher=IDEA
  idea::Idea::new(x, y, z); // expect: cipher IDEA
  idea::Idea::new_from_slice(x, y, z); // expect: cipher IDEA
  idea::Idea::generate_key(x, y, z); // expect: cipher IDEA
  cmac::Cmac::<serpent::Serpent>::new(k); // expect: mac CMAC-Serpent cipher=Serpent
  serpent::Serpent::new(x, y, z); // expect: cipher Serpent
  serpent::Serpent::new_from_slice(x, y, z); // expect: cipher Serpent
  serpent::Serpent::generate_key(x, y, z); // expect: cipher Serpent
  cmac::Cmac::<twofish::Twofish>::new(k); // expect: mac CMAC-Twofish cipher=Twofish
  twofish::Twofish::new(x, y, z); // expect: cipher Twofish
  twofish::Twofish::new_from_slice(x, y, z); // expect: cipher Twofish
  twofish::Twofish::generate_key(x, y, z); // expect: cipher Twofish
  cmac::Cmac::<sm4::Sm4>::new(k); // expect: mac CMAC-SM4 cipher=SM4
  sm4::Sm4::new(x, y, z); // expect: cipher SM4
  sm4::Sm4::new_from_slice(x, y, z); // expect: cipher SM4
  sm4::Sm4::generate_key(x, y, z); // expect: cipher SM4
  cmac::Cmac::<kuznyechik::Kuznyechik>::new(k); // expect: mac CMAC-Kuznyechik cipher=Kuznyechik
  kuznyechik::Kuznyechik::new(x, y, z); // expect: cipher Kuznyechik
  kuznyechik::Kuznyechik::new_from_slice(x, y, z); // expect: cipher Kuznyechik
  kuznyechik::Kuznyechik::generate_key(x, y, z); // expect: cipher Kuznyechik
  cmac::Cmac::<magma::Magma>::new(k); // expect: mac CMAC-Magma cipher=Magma
  magma::Magma::new(x, y, z); // expect: cipher Magma
  magma::Magma::new_from_slice(x, y, z); // expect: cipher Magma
  magma::Magma::generate_key(x, y, z); // expect: cipher Magma
  cmac::Cmac::<blowfish::BlowfishLE>::new(k); // expect: mac CMAC-Blowfish cipher=Blowfish
  blowfish::BlowfishLE::new(x, y, z); // expect: cipher Blowfish
  blowfish::BlowfishLE::new_from_slice(x, y, z); // expect: cipher Blowfish
  blowfish::BlowfishLE::generate_key(x, y, z); // expect: cipher Blowfish
  cmac::Cmac::<rc5::RC5_16_16_8>::new(k); // expect: mac CMAC-RC5 cipher=RC5
  cmac::Cmac::<rc5::RC5_32_12_16>::new(k); // expect: mac CMAC-RC5 cipher=RC5
  cmac::Cmac::<rc5::RC5_32_16_16>::new(k); // expect: mac CMAC-RC5 cipher=RC5
  cmac::Cmac::<rc5::RC5_64_24_24>::new(k); // expect: mac CMAC-RC5 cipher=RC5
  rc5::RC5_16_16_8::new(x, y, z); // expect: cipher RC5
  rc5::RC5_16_16_8::new_from_slice(x, y, z); // expect: cipher RC5
  rc5::RC5_16_16_8::generate_key(x, y, z); // expect: cipher RC5
  rc5::RC5_32_12_16::new(x, y, z); // expect: cipher RC5
  rc5::RC5_32_12_16::new_from_slice(x, y, z); // expect: cipher RC5
  rc5::RC5_32_12_16::generate_key(x, y, z); // expect: cipher RC5
  rc5::RC5_32_16_16::new(x, y, z); // expect: cipher RC5
  rc5::RC5_32_16_16::new_from_slice(x, y, z); // expect: cipher RC5
  rc5::RC5_32_16_16::generate_key(x, y, z); // expect: cipher RC5
  rc5::RC5_64_24_24::new(x, y, z); // expect: cipher RC5
  rc5::RC5_64_24_24::new_from_slice(x, y, z); // expect: cipher RC5
  rc5::RC5_64_24_24::generate_key(x, y, z); // expect: cipher RC5
  rc5::RC5::new(x, y, z); // expect: cipher RC5
  rc5::RC5::new_from_slice(x, y, z); // expect: cipher RC5
  rc5::RC5::generate_key(x, y, z); // expect: cipher RC5
  cmac::Cmac::<camellia::Camellia128>::new(k); // expect: mac CMAC-CAMELLIA cipher=CAMELLIA
  cmac::Cmac::<camellia::Camellia192>::new(k); // expect: mac CMAC-CAMELLIA cipher=CAMELLIA
  cmac::Cmac::<camellia::Camellia256>::new(k); // expect: mac CMAC-CAMELLIA cipher=CAMELLIA
  camellia::Camellia128::new(x, y, z); // expect: cipher CAMELLIA-128 keyBits=128
  camellia::Camellia128::new_from_slice(x, y, z); // expect: cipher CAMELLIA-128 keyBits=128
  camellia::Camellia128::generate_key(x, y, z); // expect: cipher CAMELLIA-128 keyBits=128
  camellia::Camellia192::new(x, y, z); // expect: cipher CAMELLIA-192 keyBits=192
  camellia::Camellia192::new_from_slice(x, y, z); // expect: cipher CAMELLIA-192 keyBits=192
  camellia::Camellia192::generate_key(x, y, z); // expect: cipher CAMELLIA-192 keyBits=192
  camellia::Camellia256::new(x, y, z); // expect: cipher CAMELLIA-256 keyBits=256
  camellia::Camellia256::new_from_slice(x, y, z); // expect: cipher CAMELLIA-256 keyBits=256
  camellia::Camellia256::generate_key(x, y, z); // expect: cipher CAMELLIA-256 keyBits=256
  cmac::Cmac::<aria::Aria128>::new(k); // expect: mac CMAC-ARIA cipher=ARIA
  cmac::Cmac::<aria::Aria192>::new(k); // expect: mac CMAC-ARIA cipher=ARIA
  cmac::Cmac::<aria::Aria256>::new(k); // expect: mac CMAC-ARIA cipher=ARIA
  aria::Aria128::new(x, y, z); // expect: cipher ARIA-128 keyBits=128
  aria::Aria128::new_from_slice(x, y, z); // expect: cipher ARIA-128 keyBits=128
  aria::Aria128::generate_key(x, y, z); // expect: cipher ARIA-128 keyBits=128
  aria::Aria192::new(x, y, z); // expect: cipher ARIA-192 keyBits=192
  aria::Aria192::new_from_slice(x, y, z); // expect: cipher ARIA-192 keyBits=192
  aria::Aria192::generate_key(x, y, z); // expect: cipher ARIA-192 keyBits=192
  aria::Aria256::new(x, y, z); // expect: cipher ARIA-256 keyBits=256
  aria::Aria256::new_from_slice(x, y, z); // expect: cipher ARIA-256 keyBits=256
  aria::Aria256::generate_key(x, y, z); // expect: cipher ARIA-256 keyBits=256
  threefish::Threefish256::new(x, y, z); // expect: cipher Threefish-256 keyBits=256
  threefish::Threefish256::new_from_slice(x, y, z); // expect: cipher Threefish-256 keyBits=256
  threefish::Threefish256::new_with_tweak(x, y, z); // expect: cipher Threefish-256 keyBits=256
  threefish::Threefish512::new(x, y, z); // expect: cipher Threefish-512 keyBits=512
  threefish::Threefish512::new_from_slice(x, y, z); // expect: cipher Threefish-512 keyBits=512
  threefish::Threefish512::new_with_tweak(x, y, z); // expect: cipher Threefish-512 keyBits=512
  threefish::Threefish1024::new(x, y, z); // expect: cipher Threefish-1024 keyBits=1024
  threefish::Threefish1024::new_from_slice(x, y, z); // expect: cipher Threefish-1024 keyBits=1024
  threefish::Threefish1024::new_with_tweak(x, y, z); // expect: cipher Threefish-1024 keyBits=1024
  cbc::Encryptor::inner_iv_init(x, y, z); // expect: cipher unknown functions=encrypt mode=cbc
  cbc::Encryptor::inner_iv_slice_init(x, y, z); // expect: cipher unknown functions=encrypt mode=cbc
  pcbc::Encryptor::new(x, y, z); // expect: cipher unknown functions=encrypt mode=pcbc
  pcbc::Encryptor::new_from_slices(x, y, z); // expect: cipher unknown functions=encrypt mode=pcbc
  pcbc::Encryptor::inner_iv_init(x, y, z); // expect: cipher unknown functions=encrypt mode=pcbc
  pcbc::Encryptor::inner_iv_slice_init(x, y, z); // expect: cipher unknown functions=encrypt mode=pcbc
  ige::Encryptor::new(x, y, z); // expect: cipher unknown functions=encrypt mode=ige
  ige::Encryptor::new_from_slices(x, y, z); // expect: cipher unknown functions=encrypt mode=ige
  ige::Encryptor::inner_iv_init(x, y, z); // expect: cipher unknown functions=encrypt mode=ige
  ige::Encryptor::inner_iv_slice_init(x, y, z); // expect: cipher unknown functions=encrypt mode=ige
  cfb8::Encryptor::new_from_slices(x, y, z); // expect: cipher unknown functions=encrypt mode=cfb8
  cfb8::Encryptor::inner_iv_init(x, y, z); // expect: cipher unknown functions=encrypt mode=cfb8
  cfb8::Encryptor::inner_iv_slice_init(x, y, z); // expect: cipher unknown functions=encrypt mode=cfb8
  cbc::Decryptor::new_from_slices(x, y, z); // expect: cipher unknown functions=decrypt mode=cbc
  cbc::Decryptor::inner_iv_init(x, y, z); // expect: cipher unknown functions=decrypt mode=cbc
  cbc::Decryptor::inner_iv_slice_init(x, y, z); // expect: cipher unknown functions=decrypt mode=cbc
  pcbc::Decryptor::new(x, y, z); // expect: cipher unknown functions=decrypt mode=pcbc
  pcbc::Decryptor::new_from_slices(x, y, z); // expect: cipher unknown functions=decrypt mode=pcbc
  pcbc::Decryptor::inner_iv_init(x, y, z); // expect: cipher unknown functions=decrypt mode=pcbc
  pcbc::Decryptor::inner_iv_slice_init(x, y, z); // expect: cipher unknown functions=decrypt mode=pcbc
  ige::Decryptor::new(x, y, z); // expect: cipher unknown functions=decrypt mode=ige
  ige::Decryptor::new_from_slices(x, y, z); // expect: cipher unknown functions=decrypt mode=ige
  ige::Decryptor::inner_iv_init(x, y, z); // expect: cipher unknown functions=decrypt mode=ige
  ige::Decryptor::inner_iv_slice_init(x, y, z); // expect: cipher unknown functions=decrypt mode=ige
  cfb8::Decryptor::new(x, y, z); // expect: cipher unknown functions=decrypt mode=cfb8
  cfb8::Decryptor::new_from_slices(x, y, z); // expect: cipher unknown functions=decrypt mode=cfb8
  cfb8::Decryptor::inner_iv_init(x, y, z); // expect: cipher unknown functions=decrypt mode=cfb8
  cfb8::Decryptor::inner_iv_slice_init(x, y, z); // expect: cipher unknown functions=decrypt mode=cfb8
  cfb_mode::Encryptor::new(x, y, z); // expect: cipher unknown functions=encrypt mode=cfb
  cfb_mode::Encryptor::new_from_slices(x, y, z); // expect: cipher unknown functions=encrypt mode=cfb
  cfb_mode::Encryptor::inner_iv_init(x, y, z); // expect: cipher unknown functions=encrypt mode=cfb
  cfb_mode::Encryptor::inner_iv_slice_init(x, y, z); // expect: cipher unknown functions=encrypt mode=cfb
  cfb_mode::BufEncryptor::new(x, y, z); // expect: cipher unknown functions=encrypt mode=cfb
  cfb_mode::BufEncryptor::new_from_slices(x, y, z); // expect: cipher unknown functions=encrypt mode=cfb
  cfb_mode::BufEncryptor::inner_iv_init(x, y, z); // expect: cipher unknown functions=encrypt mode=cfb
  cfb_mode::BufEncryptor::inner_iv_slice_init(x, y, z); // expect: cipher unknown functions=encrypt mode=cfb
  cfb_mode::Decryptor::new(x, y, z); // expect: cipher unknown functions=decrypt mode=cfb
  cfb_mode::Decryptor::new_from_slices(x, y, z); // expect: cipher unknown functions=decrypt mode=cfb
  cfb_mode::Decryptor::inner_iv_init(x, y, z); // expect: cipher unknown functions=decrypt mode=cfb
  cfb_mode::Decryptor::inner_iv_slice_init(x, y, z); // expect: cipher unknown functions=decrypt mode=cfb
  cfb_mode::BufDecryptor::new(x, y, z); // expect: cipher unknown functions=decrypt mode=cfb
  cfb_mode::BufDecryptor::new_from_slices(x, y, z); // expect: cipher unknown functions=decrypt mode=cfb
  cfb_mode::BufDecryptor::inner_iv_init(x, y, z); // expect: cipher unknown functions=decrypt mode=cfb
  cfb_mode::BufDecryptor::inner_iv_slice_init(x, y, z); // expect: cipher unknown functions=decrypt mode=cfb
  ecb::Encryptor::new_from_slice(x, y, z); // expect: cipher unknown functions=encrypt mode=ecb
  ecb::Encryptor::inner_init(x, y, z); // expect: cipher unknown functions=encrypt mode=ecb
  ecb::Decryptor::new(x, y, z); // expect: cipher unknown functions=decrypt mode=ecb
  ecb::Decryptor::new_from_slice(x, y, z); // expect: cipher unknown functions=decrypt mode=ecb
  ecb::Decryptor::inner_init(x, y, z); // expect: cipher unknown functions=decrypt mode=ecb
  ctr::Ctr32BE::new(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr32BE::new_from_slices(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr32BE::inner_iv_init(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr32BE::inner_iv_slice_init(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr32LE::new(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr32LE::new_from_slices(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr32LE::inner_iv_init(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr32LE::inner_iv_slice_init(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr64BE::new(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr64BE::new_from_slices(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr64BE::inner_iv_init(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr64BE::inner_iv_slice_init(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr64LE::new(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr64LE::new_from_slices(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr64LE::inner_iv_init(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr64LE::inner_iv_slice_init(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr128BE::new_from_slices(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr128BE::inner_iv_init(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr128BE::inner_iv_slice_init(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr128LE::new(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr128LE::new_from_slices(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr128LE::inner_iv_init(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr128LE::inner_iv_slice_init(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr128::new(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr128::new_from_slices(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr128::inner_iv_init(x, y, z); // expect: cipher unknown mode=ctr
  ctr::Ctr128::inner_iv_slice_init(x, y, z); // expect: cipher unknown mode=ctr
  ctr::CtrCore::new(x, y, z); // expect: cipher unknown mode=ctr
  ctr::CtrCore::new_from_slices(x, y, z); // expect: cipher unknown mode=ctr
  ctr::CtrCore::inner_iv_init(x, y, z); // expect: cipher unknown mode=ctr
  ctr::CtrCore::inner_iv_slice_init(x, y, z); // expect: cipher unknown mode=ctr
  ofb::Ofb::new(x, y, z); // expect: cipher unknown mode=ofb
  ofb::Ofb::new_from_slices(x, y, z); // expect: cipher unknown mode=ofb
  ofb::Ofb::inner_iv_init(x, y, z); // expect: cipher unknown mode=ofb
  ofb::Ofb::inner_iv_slice_init(x, y, z); // expect: cipher unknown mode=ofb
  ofb::OfbCore::new(x, y, z); // expect: cipher unknown mode=ofb
  ofb::OfbCore::new_from_slices(x, y, z); // expect: cipher unknown mode=ofb
  ofb::OfbCore::inner_iv_init(x, y, z); // expect: cipher unknown mode=ofb
  ofb::OfbCore::inner_iv_slice_init(x, y, z); // expect: cipher unknown mode=ofb
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<block_padding::Pkcs7>(d, n); // expect: cipher AES-128-CBC-PKCS7 keyBits=128 functions=encrypt mode=cbc padding=pkcs7
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<block_padding::ZeroPadding>(d, n); // expect: cipher AES-128-CBC-ZeroPadding keyBits=128 functions=encrypt mode=cbc padding=zero
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<block_padding::Iso7816>(d, n); // expect: cipher AES-128-CBC-ISO7816-4 keyBits=128 functions=encrypt mode=cbc padding=iso7816
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<block_padding::Iso10126>(d, n); // expect: cipher AES-128-CBC-ISO10126 keyBits=128 functions=encrypt mode=cbc padding=iso10126
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<block_padding::AnsiX923>(d, n); // expect: cipher AES-128-CBC-X9.23 keyBits=128 functions=encrypt mode=cbc padding=ansix923
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<block_padding::NoPadding>(d, n); // expect: cipher AES-128-CBC-NoPadding keyBits=128 functions=encrypt mode=cbc padding=none
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<block_modes::block_padding::ZeroPadding>(d, n); // expect: cipher AES-128-CBC-ZeroPadding keyBits=128 functions=encrypt mode=cbc padding=zero
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<block_modes::block_padding::Iso7816>(d, n); // expect: cipher AES-128-CBC-ISO7816-4 keyBits=128 functions=encrypt mode=cbc padding=iso7816
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<block_modes::block_padding::Iso10126>(d, n); // expect: cipher AES-128-CBC-ISO10126 keyBits=128 functions=encrypt mode=cbc padding=iso10126
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<block_modes::block_padding::AnsiX923>(d, n); // expect: cipher AES-128-CBC-X9.23 keyBits=128 functions=encrypt mode=cbc padding=ansix923
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<block_modes::block_padding::NoPadding>(d, n); // expect: cipher AES-128-CBC-NoPadding keyBits=128 functions=encrypt mode=cbc padding=none
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<cipher::block_padding::Pkcs7>(d, n); // expect: cipher AES-128-CBC-PKCS7 keyBits=128 functions=encrypt mode=cbc padding=pkcs7
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<cipher::block_padding::ZeroPadding>(d, n); // expect: cipher AES-128-CBC-ZeroPadding keyBits=128 functions=encrypt mode=cbc padding=zero
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<cipher::block_padding::Iso7816>(d, n); // expect: cipher AES-128-CBC-ISO7816-4 keyBits=128 functions=encrypt mode=cbc padding=iso7816
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<cipher::block_padding::Iso10126>(d, n); // expect: cipher AES-128-CBC-ISO10126 keyBits=128 functions=encrypt mode=cbc padding=iso10126
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<cipher::block_padding::AnsiX923>(d, n); // expect: cipher AES-128-CBC-X9.23 keyBits=128 functions=encrypt mode=cbc padding=ansix923
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<cipher::block_padding::NoPadding>(d, n); // expect: cipher AES-128-CBC-NoPadding keyBits=128 functions=encrypt mode=cbc padding=none
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<aes::cipher::block_padding::ZeroPadding>(d, n); // expect: cipher AES-128-CBC-ZeroPadding keyBits=128 functions=encrypt mode=cbc padding=zero
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<aes::cipher::block_padding::Iso7816>(d, n); // expect: cipher AES-128-CBC-ISO7816-4 keyBits=128 functions=encrypt mode=cbc padding=iso7816
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<aes::cipher::block_padding::Iso10126>(d, n); // expect: cipher AES-128-CBC-ISO10126 keyBits=128 functions=encrypt mode=cbc padding=iso10126
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<aes::cipher::block_padding::AnsiX923>(d, n); // expect: cipher AES-128-CBC-X9.23 keyBits=128 functions=encrypt mode=cbc padding=ansix923
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<cbc::cipher::block_padding::Pkcs7>(d, n); // expect: cipher AES-128-CBC-PKCS7 keyBits=128 functions=encrypt mode=cbc padding=pkcs7
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<cbc::cipher::block_padding::ZeroPadding>(d, n); // expect: cipher AES-128-CBC-ZeroPadding keyBits=128 functions=encrypt mode=cbc padding=zero
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<cbc::cipher::block_padding::Iso7816>(d, n); // expect: cipher AES-128-CBC-ISO7816-4 keyBits=128 functions=encrypt mode=cbc padding=iso7816
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<cbc::cipher::block_padding::Iso10126>(d, n); // expect: cipher AES-128-CBC-ISO10126 keyBits=128 functions=encrypt mode=cbc padding=iso10126
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<cbc::cipher::block_padding::AnsiX923>(d, n); // expect: cipher AES-128-CBC-X9.23 keyBits=128 functions=encrypt mode=cbc padding=ansix923
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<cbc::cipher::block_padding::NoPadding>(d, n); // expect: cipher AES-128-CBC-NoPadding keyBits=128 functions=encrypt mode=cbc padding=none
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<ecb::cipher::block_padding::Pkcs7>(d, n); // expect: cipher AES-128-CBC-PKCS7 keyBits=128 functions=encrypt mode=cbc padding=pkcs7
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<ecb::cipher::block_padding::ZeroPadding>(d, n); // expect: cipher AES-128-CBC-ZeroPadding keyBits=128 functions=encrypt mode=cbc padding=zero
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<ecb::cipher::block_padding::Iso7816>(d, n); // expect: cipher AES-128-CBC-ISO7816-4 keyBits=128 functions=encrypt mode=cbc padding=iso7816
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<ecb::cipher::block_padding::Iso10126>(d, n); // expect: cipher AES-128-CBC-ISO10126 keyBits=128 functions=encrypt mode=cbc padding=iso10126
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<ecb::cipher::block_padding::AnsiX923>(d, n); // expect: cipher AES-128-CBC-X9.23 keyBits=128 functions=encrypt mode=cbc padding=ansix923
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<ecb::cipher::block_padding::NoPadding>(d, n); // expect: cipher AES-128-CBC-NoPadding keyBits=128 functions=encrypt mode=cbc padding=none
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<des::cipher::block_padding::Pkcs7>(d, n); // expect: cipher AES-128-CBC-PKCS7 keyBits=128 functions=encrypt mode=cbc padding=pkcs7
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<des::cipher::block_padding::ZeroPadding>(d, n); // expect: cipher AES-128-CBC-ZeroPadding keyBits=128 functions=encrypt mode=cbc padding=zero
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<des::cipher::block_padding::Iso7816>(d, n); // expect: cipher AES-128-CBC-ISO7816-4 keyBits=128 functions=encrypt mode=cbc padding=iso7816
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<des::cipher::block_padding::Iso10126>(d, n); // expect: cipher AES-128-CBC-ISO10126 keyBits=128 functions=encrypt mode=cbc padding=iso10126
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<des::cipher::block_padding::AnsiX923>(d, n); // expect: cipher AES-128-CBC-X9.23 keyBits=128 functions=encrypt mode=cbc padding=ansix923
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<des::cipher::block_padding::NoPadding>(d, n); // expect: cipher AES-128-CBC-NoPadding keyBits=128 functions=encrypt mode=cbc padding=none
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<rc2::cipher::block_padding::Pkcs7>(d, n); // expect: cipher AES-128-CBC-PKCS7 keyBits=128 functions=encrypt mode=cbc padding=pkcs7
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<rc2::cipher::block_padding::ZeroPadding>(d, n); // expect: cipher AES-128-CBC-ZeroPadding keyBits=128 functions=encrypt mode=cbc padding=zero
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<rc2::cipher::block_padding::Iso7816>(d, n); // expect: cipher AES-128-CBC-ISO7816-4 keyBits=128 functions=encrypt mode=cbc padding=iso7816
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<rc2::cipher::block_padding::Iso10126>(d, n); // expect: cipher AES-128-CBC-ISO10126 keyBits=128 functions=encrypt mode=cbc padding=iso10126
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<rc2::cipher::block_padding::AnsiX923>(d, n); // expect: cipher AES-128-CBC-X9.23 keyBits=128 functions=encrypt mode=cbc padding=ansix923
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<rc2::cipher::block_padding::NoPadding>(d, n); // expect: cipher AES-128-CBC-NoPadding keyBits=128 functions=encrypt mode=cbc padding=none
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<blowfish::cipher::block_padding::Pkcs7>(d, n); // expect: cipher AES-128-CBC-PKCS7 keyBits=128 functions=encrypt mode=cbc padding=pkcs7
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<blowfish::cipher::block_padding::ZeroPadding>(d, n); // expect: cipher AES-128-CBC-ZeroPadding keyBits=128 functions=encrypt mode=cbc padding=zero
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<blowfish::cipher::block_padding::Iso7816>(d, n); // expect: cipher AES-128-CBC-ISO7816-4 keyBits=128 functions=encrypt mode=cbc padding=iso7816
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<blowfish::cipher::block_padding::Iso10126>(d, n); // expect: cipher AES-128-CBC-ISO10126 keyBits=128 functions=encrypt mode=cbc padding=iso10126
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<blowfish::cipher::block_padding::AnsiX923>(d, n); // expect: cipher AES-128-CBC-X9.23 keyBits=128 functions=encrypt mode=cbc padding=ansix923
  cbc::Encryptor::<aes::Aes128>::new(k, i).encrypt_padded_mut::<blowfish::cipher::block_padding::NoPadding>(d, n); // expect: cipher AES-128-CBC-NoPadding keyBits=128 functions=encrypt mode=cbc padding=none
  block_modes::Cbc::new(x, y, z); // expect: cipher unknown mode=cbc
  block_modes::Cbc::new_fix(x, y, z); // expect: cipher unknown mode=cbc
  block_modes::Cbc::new_var(x, y, z); // expect: cipher unknown mode=cbc
  block_modes::Ecb::new(x, y, z); // expect: cipher unknown mode=ecb
  block_modes::Ecb::new_from_slices(x, y, z); // expect: cipher unknown mode=ecb
  block_modes::Ecb::new_fix(x, y, z); // expect: cipher unknown mode=ecb
  block_modes::Ecb::new_var(x, y, z); // expect: cipher unknown mode=ecb
  block_modes::Cfb::new(x, y, z); // expect: cipher unknown mode=cfb
  block_modes::Cfb::new_from_slices(x, y, z); // expect: cipher unknown mode=cfb
  block_modes::Cfb::new_fix(x, y, z); // expect: cipher unknown mode=cfb
  block_modes::Cfb::new_var(x, y, z); // expect: cipher unknown mode=cfb
  block_modes::Cfb8::new(x, y, z); // expect: cipher unknown mode=cfb8
  block_modes::Cfb8::new_from_slices(x, y, z); // expect: cipher unknown mode=cfb8
  block_modes::Cfb8::new_fix(x, y, z); // expect: cipher unknown mode=cfb8
  block_modes::Cfb8::new_var(x, y, z); // expect: cipher unknown mode=cfb8
  block_modes::Ofb::new(x, y, z); // expect: cipher unknown mode=ofb
  block_modes::Ofb::new_from_slices(x, y, z); // expect: cipher unknown mode=ofb
  block_modes::Ofb::new_fix(x, y, z); // expect: cipher unknown mode=ofb
  block_modes::Ofb::new_var(x, y, z); // expect: cipher unknown mode=ofb
  block_modes::Pcbc::new(x, y, z); // expect: cipher unknown mode=pcbc
  block_modes::Pcbc::new_from_slices(x, y, z); // expect: cipher unknown mode=pcbc
  block_modes::Pcbc::new_fix(x, y, z); // expect: cipher unknown mode=pcbc
  block_modes::Pcbc::new_var(x, y, z); // expect: cipher unknown mode=pcbc
  block_modes::Ige::new(x, y, z); // expect: cipher unknown mode=ige
  block_modes::Ige::new_from_slices(x, y, z); // expect: cipher unknown mode=ige
  block_modes::Ige::new_fix(x, y, z); // expect: cipher unknown mode=ige
  block_modes::Ige::new_var(x, y, z); // expect: cipher unknown mode=ige
  aes::Aes128Ctr::new(x, y, z); // expect: cipher AES-128-CTR keyBits=128 mode=ctr
  aes::Aes128Ctr::new_from_slices(x, y, z); // expect: cipher AES-128-CTR keyBits=128 mode=ctr
  aes::Aes128Ctr::new_var(x, y, z); // expect: cipher AES-128-CTR keyBits=128 mode=ctr
  aes::Aes192Ctr::new(x, y, z); // expect: cipher AES-192-CTR keyBits=192 mode=ctr
  aes::Aes192Ctr::new_from_slices(x, y, z); // expect: cipher AES-192-CTR keyBits=192 mode=ctr
  aes::Aes192Ctr::new_var(x, y, z); // expect: cipher AES-192-CTR keyBits=192 mode=ctr
  aes::Aes256Ctr::new(x, y, z); // expect: cipher AES-256-CTR keyBits=256 mode=ctr
  aes::Aes256Ctr::new_from_slices(x, y, z); // expect: cipher AES-256-CTR keyBits=256 mode=ctr
  aes::Aes256Ctr::new_var(x, y, z); // expect: cipher AES-256-CTR keyBits=256 mode=ctr
  aes_ctr::Aes128Ctr::new(x, y, z); // expect: cipher AES-128-CTR keyBits=128 mode=ctr
  aes_ctr::Aes128Ctr::new_from_slices(x, y, z); // expect: cipher AES-128-CTR keyBits=128 mode=ctr
  aes_ctr::Aes128Ctr::new_var(x, y, z); // expect: cipher AES-128-CTR keyBits=128 mode=ctr
  aes_ctr::Aes192Ctr::new(x, y, z); // expect: cipher AES-192-CTR keyBits=192 mode=ctr
  aes_ctr::Aes192Ctr::new_from_slices(x, y, z); // expect: cipher AES-192-CTR keyBits=192 mode=ctr
  aes_ctr::Aes192Ctr::new_var(x, y, z); // expect: cipher AES-192-CTR keyBits=192 mode=ctr
  aes_ctr::Aes256Ctr::new(x, y, z); // expect: cipher AES-256-CTR keyBits=256 mode=ctr
  aes_ctr::Aes256Ctr::new_from_slices(x, y, z); // expect: cipher AES-256-CTR keyBits=256 mode=ctr
  aes_ctr::Aes256Ctr::new_var(x, y, z); // expect: cipher AES-256-CTR keyBits=256 mode=ctr
  chacha20::ChaCha20::new(x, y, z); // expect: cipher ChaCha20
  chacha20::ChaCha20::new_from_slices(x, y, z); // expect: cipher ChaCha20
  chacha20::ChaCha20::new_var(x, y, z); // expect: cipher ChaCha20
  chacha20::XChaCha20::new(x, y, z); // expect: cipher XChaCha20
  chacha20::XChaCha20::new_from_slices(x, y, z); // expect: cipher XChaCha20
  chacha20::XChaCha20::new_var(x, y, z); // expect: cipher XChaCha20
  chacha20::ChaCha20Legacy::new(x, y, z); // expect: cipher ChaCha20
  chacha20::ChaCha20Legacy::new_from_slices(x, y, z); // expect: cipher ChaCha20
  chacha20::ChaCha8::new(x, y, z); // expect: cipher ChaCha8 parameterSet=8
  chacha20::ChaCha8::new_from_slices(x, y, z); // expect: cipher ChaCha8 parameterSet=8
  chacha20::ChaCha12::new(x, y, z); // expect: cipher ChaCha12 parameterSet=12
  chacha20::ChaCha12::new_from_slices(x, y, z); // expect: cipher ChaCha12 parameterSet=12
  salsa20::Salsa20::new(x, y, z); // expect: cipher Salsa20
  salsa20::Salsa20::new_from_slices(x, y, z); // expect: cipher Salsa20
  salsa20::Salsa20::new_var(x, y, z); // expect: cipher Salsa20
  salsa20::XSalsa20::new(x, y, z); // expect: cipher XSalsa20
  salsa20::XSalsa20::new_from_slices(x, y, z); // expect: cipher XSalsa20
  salsa20::XSalsa20::new_var(x, y, z); // expect: cipher XSalsa20
  salsa20::Salsa8::new(x, y, z); // expect: cipher Salsa20/8 parameterSet=8
  salsa20::Salsa8::new_from_slices(x, y, z); // expect: cipher Salsa20/8 parameterSet=8
  salsa20::Salsa12::new(x, y, z); // expect: cipher Salsa20/12 parameterSet=12
  salsa20::Salsa12::new_from_slices(x, y, z); // expect: cipher Salsa20/12 parameterSet=12
  rc4::Rc4::new(x, y, z); // expect: cipher RC4
  rc4::Rc4::new_from_slice(x, y, z); // expect: cipher RC4
  rabbit::Rabbit::new(x, y, z); // expect: cipher RABBIT
  rabbit::Rabbit::new_from_slices(x, y, z); // expect: cipher RABBIT
  rabbit::RabbitKeyOnly::new(x, y, z); // expect: cipher RABBIT
  rabbit::RabbitKeyOnly::new_from_slice(x, y, z); // expect: cipher RABBIT
  hc_256::Hc256::new(x, y, z); // expect: cipher HC-256
  hc_256::Hc256::new_from_slices(x, y, z); // expect: cipher HC-256
  aes_gcm::Aes128Gcm::new(x, y, z); // expect: cipher AES-128-GCM mode=gcm keyBits=128 tagBits=128
  aes_gcm::Aes128Gcm::new_from_slice(x, y, z); // expect: cipher AES-128-GCM mode=gcm keyBits=128 tagBits=128
  aes_gcm::Aes128Gcm::new_varkey(x, y, z); // expect: cipher AES-128-GCM mode=gcm keyBits=128 tagBits=128
  aes_gcm::Aes256Gcm::new_varkey(x, y, z); // expect: cipher AES-256-GCM mode=gcm keyBits=256 tagBits=128
  aes_gcm::AesGcm::new_from_slice(x, y, z); // expect: cipher unknown mode=gcm tagBits=128
  aes_gcm::AesGcm::from(x, y, z); // expect: cipher unknown mode=gcm tagBits=128
  aes_gcm::Aes128Gcm::generate_key(x, y, z); // expect: keygen AES-128-GCM mode=gcm keyBits=128
  aes_gcm::AesGcm::generate_key(x, y, z); // expect: keygen unknown mode=gcm
  aes_gcm_siv::Aes128GcmSiv::new(x, y, z); // expect: cipher AES-128-GCM-SIV mode=gcm-siv keyBits=128 tagBits=128
  aes_gcm_siv::Aes128GcmSiv::new_from_slice(x, y, z); // expect: cipher AES-128-GCM-SIV mode=gcm-siv keyBits=128 tagBits=128
  aes_gcm_siv::Aes256GcmSiv::new(x, y, z); // expect: cipher AES-256-GCM-SIV mode=gcm-siv keyBits=256 tagBits=128
  aes_gcm_siv::Aes256GcmSiv::new_from_slice(x, y, z); // expect: cipher AES-256-GCM-SIV mode=gcm-siv keyBits=256 tagBits=128
  aes_gcm_siv::Aes128GcmSiv::generate_key(x, y, z); // expect: keygen AES-128-GCM-SIV mode=gcm-siv keyBits=128
  aes_gcm_siv::Aes256GcmSiv::generate_key(x, y, z); // expect: keygen AES-256-GCM-SIV mode=gcm-siv keyBits=256
  aes_siv::Aes128SivAead::new(x, y, z); // expect: cipher AES-128-SIV keyBits=128 mode=siv
  aes_siv::Aes128SivAead::new_from_slice(x, y, z); // expect: cipher AES-128-SIV keyBits=128 mode=siv
  aes_siv::Aes256SivAead::new(x, y, z); // expect: cipher AES-256-SIV keyBits=256 mode=siv
  aes_siv::Aes256SivAead::new_from_slice(x, y, z); // expect: cipher AES-256-SIV keyBits=256 mode=siv
  aes_siv::Aes128SivAead::generate_key(x, y, z); // expect: keygen AES-128-SIV keyBits=128 mode=siv
  aes_siv::Aes256SivAead::generate_key(x, y, z); // expect: keygen AES-256-SIV keyBits=256 mode=siv
  aes_siv::siv::Aes128Siv::new(x, y, z); // expect: cipher AES-128-SIV keyBits=128 mode=siv
  aes_siv::siv::Aes256Siv::new(x, y, z); // expect: cipher AES-256-SIV keyBits=256 mode=siv
  ccm::Ccm::new_from_slice(x, y, z); // expect: cipher unknown mode=ccm
  ccm::Ccm::from(x, y, z); // expect: cipher unknown mode=ccm
  ccm::Ccm::generate_key(x, y, z); // expect: keygen unknown mode=ccm
  eax::Eax::new(x, y, z); // expect: cipher unknown mode=eax
  eax::Eax::new_from_slice(x, y, z); // expect: cipher unknown mode=eax
  eax::Eax::generate_key(x, y, z); // expect: keygen unknown mode=eax
  ocb3::Ocb3::new(x, y, z); // expect: cipher unknown mode=ocb
  ocb3::Ocb3::new_from_slice(x, y, z); // expect: cipher unknown mode=ocb
  mgm::Mgm::new(x, y, z); // expect: cipher unknown mode=mgm
  mgm::Mgm::new_from_slice(x, y, z); // expect: cipher unknown mode=mgm
  chacha20poly1305::ChaCha20Poly1305::new(x, y, z); // expect: cipher ChaCha20-Poly1305 tagBits=128 keyBits=256
  chacha20poly1305::ChaCha20Poly1305::new_from_slice(x, y, z); // expect: cipher ChaCha20-Poly1305 tagBits=128
  chacha20poly1305::XChaCha20Poly1305::new_from_slice(x, y, z); // expect: cipher XChaCha20-Poly1305 tagBits=128
  chacha20poly1305::ChaCha20Poly1305::generate_key(x, y, z); // expect: keygen ChaCha20-Poly1305
  chacha20poly1305::XChaCha20Poly1305::generate_key(x, y, z); // expect: keygen XChaCha20-Poly1305
  xsalsa20poly1305::XSalsa20Poly1305::new(x, y, z); // expect: cipher XSalsa20-Poly1305
  xsalsa20poly1305::XSalsa20Poly1305::new_from_slice(x, y, z); // expect: cipher XSalsa20-Poly1305
  crypto_secretbox::XSalsa20Poly1305::new(x, y, z); // expect: cipher XSalsa20-Poly1305
  crypto_secretbox::XSalsa20Poly1305::new_from_slice(x, y, z); // expect: cipher XSalsa20-Poly1305
  crypto_secretbox::SecretBox::new(x, y, z); // expect: cipher XSalsa20-Poly1305
  crypto_secretbox::SecretBox::new_from_slice(x, y, z); // expect: cipher XSalsa20-Poly1305
  crypto_secretbox::XChaCha20Poly1305::new(x, y, z); // expect: cipher XChaCha20-Poly1305
  crypto_secretbox::XChaCha20Poly1305::new_from_slice(x, y, z); // expect: cipher XChaCha20-Poly1305
  xsalsa20poly1305::XSalsa20Poly1305::generate_key(x, y, z); // expect: keygen XSalsa20-Poly1305 keyBits=256
  crypto_secretbox::XSalsa20Poly1305::generate_key(x, y, z); // expect: keygen XSalsa20-Poly1305 keyBits=256
  crypto_box::Box::new(x, y, z); // expect: cipher NaCl-box
  crypto_box::SalsaBox::new(x, y, z); // expect: cipher NaCl-box
  crypto_box::ChaChaBox::new(x, y, z); // expect: cipher XChaCha20-Poly1305
  crypto_box::SecretKey::generate(x, y, z); // expect: keygen x25519
  crypto_box::SecretKey::from(x, y, z); // expect: key x25519 material=private-key
  crypto_box::SecretKey::from_bytes(x, y, z); // expect: key x25519 material=private-key
  crypto_box::SecretKey::from_slice(x, y, z); // expect: key x25519 material=private-key
  crypto_box::PublicKey::from(x, y, z); // expect: key x25519 material=public-key
  crypto_box::PublicKey::from_bytes(x, y, z); // expect: key x25519 material=public-key
  crypto_box::PublicKey::from_slice(x, y, z); // expect: key x25519 material=public-key
  crypto_box::seal(x, y, z); // expect: cipher NaCl-sealedbox functions=encrypt
  crypto_box::seal_open(x, y, z); // expect: cipher NaCl-sealedbox functions=decrypt
  ascon_aead::Ascon128::new(x, y, z); // expect: cipher Ascon-128
  ascon_aead::Ascon128::new_from_slice(x, y, z); // expect: cipher Ascon-128
  ascon_aead::Ascon128a::new(x, y, z); // expect: cipher Ascon-128a
  ascon_aead::Ascon128a::new_from_slice(x, y, z); // expect: cipher Ascon-128a
  ascon_aead::Ascon80pq::new(x, y, z); // expect: cipher Ascon-80pq
  ascon_aead::Ascon80pq::new_from_slice(x, y, z); // expect: cipher Ascon-80pq
  ascon_aead::AsconAead128::new(x, y, z); // expect: cipher Ascon-AEAD128
  ascon_aead::AsconAead128::new_from_slice(x, y, z); // expect: cipher Ascon-AEAD128
  ascon_aead128::AsconAead128::new(x, y, z); // expect: cipher Ascon-AEAD128
  ascon_aead128::AsconAead128::new_from_slice(x, y, z); // expect: cipher Ascon-AEAD128
  aegis::aegis128l::Aegis128L::new(x, y, z); // expect: cipher AEGIS-128L
  aegis::aegis256::Aegis256::new(x, y, z); // expect: cipher AEGIS-256
  aes_gcm::Aes128Gcm::generate_nonce(x, y, z); // expect: random RNG byteLength=12
  chacha20poly1305::ChaCha20Poly1305::generate_nonce(x, y, z); // expect: random RNG byteLength=12
  aes_gcm_siv::Aes256GcmSiv::generate_nonce(x, y, z); // expect: random RNG byteLength=12
  chacha20poly1305::XChaCha20Poly1305::generate_nonce(x, y, z); // expect: random RNG byteLength=24
  xsalsa20poly1305::XSalsa20Poly1305::generate_nonce(x, y, z); // expect: random RNG byteLength=24
  crypto_secretbox::XSalsa20Poly1305::generate_nonce(x, y, z); // expect: random RNG byteLength=24
  crypto_box::SalsaBox::generate_nonce(x, y, z); // expect: random RNG byteLength=24
  crypto_box::ChaChaBox::generate_nonce(x, y, z); // expect: random RNG byteLength=24
  aes_kw::KekAes128::new(x, y, z); // expect: key-wrap AES-128-KW mode=kw keyBits=128
  aes_kw::KekAes128::from(x, y, z); // expect: key-wrap AES-128-KW mode=kw keyBits=128
  aes_kw::KekAes128::try_from(x, y, z); // expect: key-wrap AES-128-KW mode=kw keyBits=128
  aes_kw::KekAes192::new(x, y, z); // expect: key-wrap AES-192-KW mode=kw keyBits=192
  aes_kw::KekAes192::from(x, y, z); // expect: key-wrap AES-192-KW mode=kw keyBits=192
  aes_kw::KekAes192::try_from(x, y, z); // expect: key-wrap AES-192-KW mode=kw keyBits=192
  aes_kw::KekAes256::new(x, y, z); // expect: key-wrap AES-256-KW mode=kw keyBits=256
  aes_kw::KekAes256::try_from(x, y, z); // expect: key-wrap AES-256-KW mode=kw keyBits=256
  aes_kw::Kek::new(x, y, z); // expect: key-wrap unknown mode=kw
  aes_kw::Kek::from(x, y, z); // expect: key-wrap unknown mode=kw
}
fn m0(v: &cipher::BlockCipher) { v.encrypt_block_mut(x, y, z); }
fn m1(v: &cipher::BlockCipher) { v.encrypt_block_b2b(x, y, z); }
fn m2(v: &cipher::BlockCipher) { v.encrypt_blocks(x, y, z); }
fn m3(v: &cipher::BlockCipher) { v.encrypt_blocks_mut(x, y, z); }
fn m4(v: &cipher::BlockCipher) { v.encrypt_block_inout(x, y, z); }
fn m5(v: &cipher::BlockCipher) { v.decrypt_block(x, y, z); }
fn m6(v: &cipher::BlockCipher) { v.decrypt_block_mut(x, y, z); }
fn m7(v: &cipher::BlockCipher) { v.decrypt_block_b2b(x, y, z); }
fn m8(v: &cipher::BlockCipher) { v.decrypt_blocks(x, y, z); }
fn m9(v: &cipher::BlockCipher) { v.decrypt_blocks_mut(x, y, z); }
fn m10(v: &cipher::BlockCipher) { v.decrypt_block_inout(x, y, z); }
fn m11(v: &cbc::Encryptor) { v.encrypt_padded(x, y, z); }
fn m12(v: &cbc::Encryptor) { v.encrypt_padded_b2b(x, y, z); }
fn m13(v: &cbc::Encryptor) { v.encrypt_padded_b2b_mut(x, y, z); }
fn m14(v: &cbc::Encryptor) { v.encrypt_padded_vec(x, y, z); }
fn m15(v: &cbc::Decryptor) { v.decrypt_padded(x, y, z); }
fn m16(v: &cbc::Decryptor) { v.decrypt_padded_mut(x, y, z); }
fn m17(v: &cbc::Decryptor) { v.decrypt_padded_b2b(x, y, z); }
fn m18(v: &cbc::Decryptor) { v.decrypt_padded_b2b_mut(x, y, z); }
fn m19(v: &cbc::Decryptor) { v.decrypt_padded_vec(x, y, z); }
fn m20(v: &cbc::Encryptor) { v.encrypt(x, y, z); }
fn m21(v: &cbc::Encryptor) { v.encrypt_block_mut(x, y, z); }
fn m22(v: &cbc::Encryptor) { v.encrypt_blocks_mut(x, y, z); }
fn m23(v: &cbc::Decryptor) { v.decrypt(x, y, z); }
fn m24(v: &cbc::Decryptor) { v.decrypt_block_mut(x, y, z); }
fn m25(v: &cbc::Decryptor) { v.decrypt_blocks_mut(x, y, z); }
fn m26(v: &cbc::Xts) { v.encrypt_area(x, y, z); }
fn m27(v: &cbc::Xts) { v.decrypt_sector(x, y, z); }
fn m28(v: &cbc::Xts) { v.decrypt_area(x, y, z); }
fn m29(v: &block_modes::BlockMode) { v.encrypt(x, y, z); }
fn m30(v: &block_modes::BlockMode) { v.encrypt_blocks(x, y, z); }
fn m31(v: &block_modes::BlockMode) { v.decrypt(x, y, z); }
fn m32(v: &block_modes::BlockMode) { v.decrypt_vec(x, y, z); }
fn m33(v: &block_modes::BlockMode) { v.decrypt_blocks(x, y, z); }
fn m34(v: &cipher::StreamCipher) { v.try_apply_keystream(x, y, z); }
fn m35(v: &cipher::StreamCipher) { v.apply_keystream_b2b(x, y, z); }
fn m36(v: &cipher::StreamCipher) { v.encrypt(x, y, z); }
fn m37(v: &cipher::StreamCipher) { v.decrypt(x, y, z); }
fn m38(v: &crypto_box::PublicKey) { v.seal(x, y, z); } // expect: cipher NaCl-sealedbox functions=encrypt
fn m39(v: &crypto_box::SecretKey) { v.unseal(x, y, z); } // expect: cipher NaCl-sealedbox functions=decrypt
fn m40(v: &aead::Aead) { v.encrypt_in_place(x, y, z); }
fn m41(v: &aead::Aead) { v.encrypt_in_place_detached(x, y, z); }
fn m42(v: &aead::Aead) { v.encrypt_inout_detached(x, y, z); }
fn m43(v: &aes_gcm::Aes128Gcm) { v.encrypt(x, y, z); }
fn m44(v: &aes_gcm::Aes128Gcm) { v.encrypt_in_place(x, y, z); }
fn m45(v: &aes_gcm::Aes128Gcm) { v.encrypt_in_place_detached(x, y, z); }
fn m46(v: &aes_gcm::Aes128Gcm) { v.encrypt_inout_detached(x, y, z); }
fn m47(v: &aes_gcm::Aes256Gcm) { v.encrypt(x, y, z); }
fn m48(v: &aes_gcm::Aes256Gcm) { v.encrypt_in_place(x, y, z); }
fn m49(v: &aes_gcm::Aes256Gcm) { v.encrypt_in_place_detached(x, y, z); }
fn m50(v: &aes_gcm::Aes256Gcm) { v.encrypt_inout_detached(x, y, z); }
fn m51(v: &chacha20poly1305::ChaCha20Poly1305) { v.encrypt(x, y, z); }
fn m52(v: &chacha20poly1305::ChaCha20Poly1305) { v.encrypt_in_place(x, y, z); }
fn m53(v: &chacha20poly1305::ChaCha20Poly1305) { v.encrypt_in_place_detached(x, y, z); }
fn m54(v: &chacha20poly1305::ChaCha20Poly1305) { v.encrypt_inout_detached(x, y, z); }
fn m55(v: &chacha20poly1305::XChaCha20Poly1305) { v.encrypt(x, y, z); }
fn m56(v: &chacha20poly1305::XChaCha20Poly1305) { v.encrypt_in_place(x, y, z); }
fn m57(v: &chacha20poly1305::XChaCha20Poly1305) { v.encrypt_in_place_detached(x, y, z); }
fn m58(v: &chacha20poly1305::XChaCha20Poly1305) { v.encrypt_inout_detached(x, y, z); }
fn m59(v: &aead::Aead) { v.decrypt_in_place(x, y, z); }
fn m60(v: &aead::Aead) { v.decrypt_in_place_detached(x, y, z); }
fn m61(v: &aead::Aead) { v.decrypt_inout_detached(x, y, z); }
fn m62(v: &aes_gcm::Aes128Gcm) { v.decrypt(x, y, z); }
fn m63(v: &aes_gcm::Aes128Gcm) { v.decrypt_in_place(x, y, z); }
fn m64(v: &aes_gcm::Aes128Gcm) { v.decrypt_in_place_detached(x, y, z); }
fn m65(v: &aes_gcm::Aes128Gcm) { v.decrypt_inout_detached(x, y, z); }
fn m66(v: &aes_gcm::Aes256Gcm) { v.decrypt(x, y, z); }
fn m67(v: &aes_gcm::Aes256Gcm) { v.decrypt_in_place(x, y, z); }
fn m68(v: &aes_gcm::Aes256Gcm) { v.decrypt_in_place_detached(x, y, z); }
fn m69(v: &aes_gcm::Aes256Gcm) { v.decrypt_inout_detached(x, y, z); }
fn m70(v: &chacha20poly1305::ChaCha20Poly1305) { v.decrypt(x, y, z); }
fn m71(v: &chacha20poly1305::ChaCha20Poly1305) { v.decrypt_in_place(x, y, z); }
fn m72(v: &chacha20poly1305::ChaCha20Poly1305) { v.decrypt_in_place_detached(x, y, z); }
fn m73(v: &chacha20poly1305::ChaCha20Poly1305) { v.decrypt_inout_detached(x, y, z); }
fn m74(v: &chacha20poly1305::XChaCha20Poly1305) { v.decrypt(x, y, z); }
fn m75(v: &chacha20poly1305::XChaCha20Poly1305) { v.decrypt_in_place(x, y, z); }
fn m76(v: &chacha20poly1305::XChaCha20Poly1305) { v.decrypt_in_place_detached(x, y, z); }
fn m77(v: &chacha20poly1305::XChaCha20Poly1305) { v.decrypt_inout_detached(x, y, z); }
fn m78(v: &aes_kw::Kek) { v.wrap(x, y, z); }
fn m79(v: &aes_kw::Kek) { v.wrap_vec(x, y, z); }
fn m80(v: &aes_kw::Kek) { v.wrap_key(x, y, z); }
fn m81(v: &aes_kw::Kek) { v.unwrap(x, y, z); }
fn m82(v: &aes_kw::Kek) { v.unwrap_vec(x, y, z); }
fn m83(v: &aes_kw::Kek) { v.unwrap_key(x, y, z); }
fn m84(v: &aes_kw::Kek) { v.wrap_with_padding(x, y, z); }
fn m85(v: &aes_kw::Kek) { v.unwrap_with_padding(x, y, z); }
fn m86(v: &aes_kw::Kek) { v.unwrap_with_padding_vec(x, y, z); }
