// Every entry point that the other fixture does not show.
fn entries() {
  hmac::Hmac::<md2::Md2>::new(k); // expect: mac HMAC-MD2 digest=MD2
  md2::Md2::new(x, y, z); // expect: hash MD2
  md2::Md2::digest(x, y, z); // expect: hash MD2
  md2::Md2::default(x, y, z); // expect: hash MD2
  md2::Md2::new_with_prefix(x, y, z); // expect: hash MD2
  hmac::Hmac::<md4::Md4>::new(k); // expect: mac HMAC-MD4 digest=MD4
  md4::Md4::new(x, y, z); // expect: hash MD4
  md4::Md4::digest(x, y, z); // expect: hash MD4
  md4::Md4::default(x, y, z); // expect: hash MD4
  md4::Md4::new_with_prefix(x, y, z); // expect: hash MD4
  hmac::Hmac::<md5::Md5>::new(k); // expect: mac HMAC-MD5 digest=MD5
  md5::Md5::digest(x, y, z); // expect: hash MD5
  md5::Md5::default(x, y, z); // expect: hash MD5
  md5::Md5::new_with_prefix(x, y, z); // expect: hash MD5
  hmac::Hmac::<sha1::Sha1>::new(k); // expect: mac HMAC-SHA-1 digest=SHA-1
  sha1::Sha1::new(x, y, z); // expect: hash SHA-1
  sha1::Sha1::digest(x, y, z); // expect: hash SHA-1
  sha1::Sha1::new_with_prefix(x, y, z); // expect: hash SHA-1
  hmac::Hmac::<sha1_checked::Sha1>::new(k); // expect: mac HMAC-SHA-1 digest=SHA-1
  sha1_checked::Sha1::new(x, y, z); // expect: hash SHA-1
  sha1_checked::Sha1::digest(x, y, z); // expect: hash SHA-1
  sha1_checked::Sha1::default(x, y, z); // expect: hash SHA-1
  sha1_checked::Sha1::new_with_prefix(x, y, z); // expect: hash SHA-1
  hmac::Hmac::<ripemd160::Ripemd160>::new(k); // expect: mac HMAC-RIPEMD-160 digest=RIPEMD-160
  ripemd160::Ripemd160::new(x, y, z); // expect: hash RIPEMD-160
  ripemd160::Ripemd160::digest(x, y, z); // expect: hash RIPEMD-160
  ripemd160::Ripemd160::default(x, y, z); // expect: hash RIPEMD-160
  ripemd160::Ripemd160::new_with_prefix(x, y, z); // expect: hash RIPEMD-160
  hmac::Hmac::<whirlpool::Whirlpool>::new(k); // expect: mac HMAC-Whirlpool digest=Whirlpool
  whirlpool::Whirlpool::new(x, y, z); // expect: hash Whirlpool
  whirlpool::Whirlpool::digest(x, y, z); // expect: hash Whirlpool
  whirlpool::Whirlpool::default(x, y, z); // expect: hash Whirlpool
  whirlpool::Whirlpool::new_with_prefix(x, y, z); // expect: hash Whirlpool
  hmac::Hmac::<tiger::Tiger>::new(k); // expect: mac HMAC-Tiger digest=Tiger
  tiger::Tiger::new(x, y, z); // expect: hash Tiger
  tiger::Tiger::digest(x, y, z); // expect: hash Tiger
  tiger::Tiger::default(x, y, z); // expect: hash Tiger
  tiger::Tiger::new_with_prefix(x, y, z); // expect: hash Tiger
  hmac::Hmac::<sm3::Sm3>::new(k); // expect: mac HMAC-SM3 digest=SM3
  sm3::Sm3::new(x, y, z); // expect: hash SM3
  sm3::Sm3::digest(x, y, z); // expect: hash SM3
  sm3::Sm3::default(x, y, z); // expect: hash SM3
  sm3::Sm3::new_with_prefix(x, y, z); // expect: hash SM3
  hmac::Hmac::<sha2::Sha224>::new(k); // expect: mac HMAC-SHA-224 digest=SHA-224
  hmac::Hmac::<sha2::Sha256>::new(k); // expect: mac HMAC-SHA-256 digest=SHA-256
  hmac::Hmac::<sha2::Sha384>::new(k); // expect: mac HMAC-SHA-384 digest=SHA-384
  hmac::Hmac::<sha2::Sha512>::new(k); // expect: mac HMAC-SHA-512 digest=SHA-512
  hmac::Hmac::<sha2::Sha512_224>::new(k); // expect: mac HMAC-SHA-512/224 digest=SHA-512/224
  hmac::Hmac::<sha2::Sha512_256>::new(k); // expect: mac HMAC-SHA-512/256 digest=SHA-512/256
  hmac::Hmac::<rsa::sha2::Sha224>::new(k); // expect: mac HMAC-SHA-224 digest=SHA-224
  hmac::Hmac::<rsa::sha2::Sha256>::new(k); // expect: mac HMAC-SHA-256 digest=SHA-256
  hmac::Hmac::<rsa::sha2::Sha384>::new(k); // expect: mac HMAC-SHA-384 digest=SHA-384
  hmac::Hmac::<rsa::sha2::Sha512>::new(k); // expect: mac HMAC-SHA-512 digest=SHA-512
  hmac::Hmac::<rsa::sha2::Sha512_224>::new(k); // expect: mac HMAC-SHA-512/224 digest=SHA-512/224
  hmac::Hmac::<rsa::sha2::Sha512_256>::new(k); // expect: mac HMAC-SHA-512/256 digest=SHA-512/256
  hmac::Hmac::<k256::sha2::Sha224>::new(k); // expect: mac HMAC-SHA-224 digest=SHA-224
  hmac::Hmac::<k256::sha2::Sha256>::new(k); // expect: mac HMAC-SHA-256 digest=SHA-256
  hmac::Hmac::<k256::sha2::Sha384>::new(k); // expect: mac HMAC-SHA-384 digest=SHA-384
  hmac::Hmac::<k256::sha2::Sha512>::new(k); // expect: mac HMAC-SHA-512 digest=SHA-512
  hmac::Hmac::<k256::sha2::Sha512_224>::new(k); // expect: mac HMAC-SHA-512/224 digest=SHA-512/224
  hmac::Hmac::<k256::sha2::Sha512_256>::new(k); // expect: mac HMAC-SHA-512/256 digest=SHA-512/256
  sha2::Sha224::new(x, y, z); // expect: hash SHA-224
  sha2::Sha224::digest(x, y, z); // expect: hash SHA-224
  sha2::Sha224::default(x, y, z); // expect: hash SHA-224
  sha2::Sha224::new_with_prefix(x, y, z); // expect: hash SHA-224
  sha2::Sha256::digest(x, y, z); // expect: hash SHA-256
  sha2::Sha256::default(x, y, z); // expect: hash SHA-256
  sha2::Sha256::new_with_prefix(x, y, z); // expect: hash SHA-256
  sha2::Sha384::new(x, y, z); // expect: hash SHA-384
  sha2::Sha384::default(x, y, z); // expect: hash SHA-384
  sha2::Sha384::new_with_prefix(x, y, z); // expect: hash SHA-384
  sha2::Sha512::new(x, y, z); // expect: hash SHA-512
  sha2::Sha512::digest(x, y, z); // expect: hash SHA-512
  sha2::Sha512::default(x, y, z); // expect: hash SHA-512
  sha2::Sha512::new_with_prefix(x, y, z); // expect: hash SHA-512
  sha2::Sha512_224::new(x, y, z); // expect: hash SHA-512/224
  sha2::Sha512_224::digest(x, y, z); // expect: hash SHA-512/224
  sha2::Sha512_224::default(x, y, z); // expect: hash SHA-512/224
  sha2::Sha512_224::new_with_prefix(x, y, z); // expect: hash SHA-512/224
  sha2::Sha512_256::new(x, y, z); // expect: hash SHA-512/256
  sha2::Sha512_256::default(x, y, z); // expect: hash SHA-512/256
  sha2::Sha512_256::new_with_prefix(x, y, z); // expect: hash SHA-512/256
  rsa::sha2::Sha224::new(x, y, z); // expect: hash SHA-224
  rsa::sha2::Sha224::digest(x, y, z); // expect: hash SHA-224
  rsa::sha2::Sha224::default(x, y, z); // expect: hash SHA-224
  rsa::sha2::Sha224::new_with_prefix(x, y, z); // expect: hash SHA-224
  rsa::sha2::Sha256::new(x, y, z); // expect: hash SHA-256
  rsa::sha2::Sha256::digest(x, y, z); // expect: hash SHA-256
  rsa::sha2::Sha256::default(x, y, z); // expect: hash SHA-256
  rsa::sha2::Sha256::new_with_prefix(x, y, z); // expect: hash SHA-256
  rsa::sha2::Sha384::new(x, y, z); // expect: hash SHA-384
  rsa::sha2::Sha384::digest(x, y, z); // expect: hash SHA-384
  rsa::sha2::Sha384::default(x, y, z); // expect: hash SHA-384
  rsa::sha2::Sha384::new_with_prefix(x, y, z); // expect: hash SHA-384
  rsa::sha2::Sha512::new(x, y, z); // expect: hash SHA-512
  rsa::sha2::Sha512::digest(x, y, z); // expect: hash SHA-512
  rsa::sha2::Sha512::default(x, y, z); // expect: hash SHA-512
  rsa::sha2::Sha512::new_with_prefix(x, y, z); // expect: hash SHA-512
  rsa::sha2::Sha512_224::new(x, y, z); // expect: hash SHA-512/224
  rsa::sha2::Sha512_224::digest(x, y, z); // expect: hash SHA-512/224
  rsa::sha2::Sha512_224::default(x, y, z); // expect: hash SHA-512/224
  rsa::sha2::Sha512_224::new_with_prefix(x, y, z); // expect: hash SHA-512/224
  rsa::sha2::Sha512_256::new(x, y, z); // expect: hash SHA-512/256
  rsa::sha2::Sha512_256::digest(x, y, z); // expect: hash SHA-512/256
  rsa::sha2::Sha512_256::default(x, y, z); // expect: hash SHA-512/256
  rsa::sha2::Sha512_256::new_with_prefix(x, y, z); // expect: hash SHA-512/256
  k256::sha2::Sha224::new(x, y, z); // expect: hash SHA-224
  k256::sha2::Sha224::digest(x, y, z); // expect: hash SHA-224
  k256::sha2::Sha224::default(x, y, z); // expect: hash SHA-224
  k256::sha2::Sha224::new_with_prefix(x, y, z); // expect: hash SHA-224
  k256::sha2::Sha256::new(x, y, z); // expect: hash SHA-256
  k256::sha2::Sha256::digest(x, y, z); // expect: hash SHA-256
  k256::sha2::Sha256::default(x, y, z); // expect: hash SHA-256
  k256::sha2::Sha256::new_with_prefix(x, y, z); // expect: hash SHA-256
  k256::sha2::Sha384::new(x, y, z); // expect: hash SHA-384
  k256::sha2::Sha384::digest(x, y, z); // expect: hash SHA-384
  k256::sha2::Sha384::default(x, y, z); // expect: hash SHA-384
  k256::sha2::Sha384::new_with_prefix(x, y, z); // expect: hash SHA-384
  k256::sha2::Sha512::new(x, y, z); // expect: hash SHA-512
  k256::sha2::Sha512::digest(x, y, z); // expect: hash SHA-512
  k256::sha2::Sha512::default(x, y, z); // expect: hash SHA-512
  k256::sha2::Sha512::new_with_prefix(x, y, z); // expect: hash SHA-512
  k256::sha2::Sha512_224::new(x, y, z); // expect: hash SHA-512/224
  k256::sha2::Sha512_224::digest(x, y, z); // expect: hash SHA-512/224
  k256::sha2::Sha512_224::default(x, y, z); // expect: hash SHA-512/224
  k256::sha2::Sha512_224::new_with_prefix(x, y, z); // expect: hash SHA-512/224
  k256::sha2::Sha512_256::new(x, y, z); // expect: hash SHA-512/256
  k256::sha2::Sha512_256::digest(x, y, z); // expect: hash SHA-512/256
  k256::sha2::Sha512_256::default(x, y, z); // expect: hash SHA-512/256
  k256::sha2::Sha512_256::new_with_prefix(x, y, z); // expect: hash SHA-512/256
  hmac::Hmac::<sha2::Sha512Trunc224>::new(k); // expect: mac HMAC-SHA-512/224 digest=SHA-512/224
  hmac::Hmac::<sha2::Sha512Trunc256>::new(k); // expect: mac HMAC-SHA-512/256 digest=SHA-512/256
  sha2::Sha512Trunc224::new(x, y, z); // expect: hash SHA-512/224
  sha2::Sha512Trunc224::digest(x, y, z); // expect: hash SHA-512/224
  sha2::Sha512Trunc224::default(x, y, z); // expect: hash SHA-512/224
  sha2::Sha512Trunc224::new_with_prefix(x, y, z); // expect: hash SHA-512/224
  sha2::Sha512Trunc256::new(x, y, z); // expect: hash SHA-512/256
  sha2::Sha512Trunc256::digest(x, y, z); // expect: hash SHA-512/256
  sha2::Sha512Trunc256::default(x, y, z); // expect: hash SHA-512/256
  sha2::Sha512Trunc256::new_with_prefix(x, y, z); // expect: hash SHA-512/256
  hmac::Hmac::<sha3::Sha3_224>::new(k); // expect: mac HMAC-SHA3-224 digest=SHA3-224
  hmac::Hmac::<sha3::Sha3_256>::new(k); // expect: mac HMAC-SHA3-256 digest=SHA3-256
  hmac::Hmac::<sha3::Sha3_384>::new(k); // expect: mac HMAC-SHA3-384 digest=SHA3-384
  hmac::Hmac::<sha3::Sha3_512>::new(k); // expect: mac HMAC-SHA3-512 digest=SHA3-512
  hmac::Hmac::<sha3::Keccak224>::new(k); // expect: mac HMAC-Keccak-224 digest=Keccak-224
  hmac::Hmac::<sha3::Keccak256>::new(k); // expect: mac HMAC-Keccak-256 digest=Keccak-256
  hmac::Hmac::<sha3::Keccak384>::new(k); // expect: mac HMAC-Keccak-384 digest=Keccak-384
  hmac::Hmac::<sha3::Keccak512>::new(k); // expect: mac HMAC-Keccak-512 digest=Keccak-512
  sha3::Sha3_224::new(x, y, z); // expect: hash SHA3-224
  sha3::Sha3_224::digest(x, y, z); // expect: hash SHA3-224
  sha3::Sha3_224::default(x, y, z); // expect: hash SHA3-224
  sha3::Sha3_224::new_with_prefix(x, y, z); // expect: hash SHA3-224
  sha3::Sha3_256::new(x, y, z); // expect: hash SHA3-256
  sha3::Sha3_256::digest(x, y, z); // expect: hash SHA3-256
  sha3::Sha3_256::default(x, y, z); // expect: hash SHA3-256
  sha3::Sha3_256::new_with_prefix(x, y, z); // expect: hash SHA3-256
  sha3::Sha3_384::new(x, y, z); // expect: hash SHA3-384
  sha3::Sha3_384::digest(x, y, z); // expect: hash SHA3-384
  sha3::Sha3_384::default(x, y, z); // expect: hash SHA3-384
  sha3::Sha3_384::new_with_prefix(x, y, z); // expect: hash SHA3-384
  sha3::Sha3_512::new(x, y, z); // expect: hash SHA3-512
  sha3::Sha3_512::digest(x, y, z); // expect: hash SHA3-512
  sha3::Sha3_512::default(x, y, z); // expect: hash SHA3-512
  sha3::Sha3_512::new_with_prefix(x, y, z); // expect: hash SHA3-512
  sha3::Keccak224::new(x, y, z); // expect: hash Keccak-224
  sha3::Keccak224::digest(x, y, z); // expect: hash Keccak-224
  sha3::Keccak224::default(x, y, z); // expect: hash Keccak-224
  sha3::Keccak224::new_with_prefix(x, y, z); // expect: hash Keccak-224
  sha3::Keccak256::new(x, y, z); // expect: hash Keccak-256
  sha3::Keccak256::digest(x, y, z); // expect: hash Keccak-256
  sha3::Keccak256::default(x, y, z); // expect: hash Keccak-256
  sha3::Keccak256::new_with_prefix(x, y, z); // expect: hash Keccak-256
  sha3::Keccak384::new(x, y, z); // expect: hash Keccak-384
  sha3::Keccak384::digest(x, y, z); // expect: hash Keccak-384
  sha3::Keccak384::default(x, y, z); // expect: hash Keccak-384
  sha3::Keccak384::new_with_prefix(x, y, z); // expect: hash Keccak-384
  sha3::Keccak512::new(x, y, z); // expect: hash Keccak-512
  sha3::Keccak512::digest(x, y, z); // expect: hash Keccak-512
  sha3::Keccak512::default(x, y, z); // expect: hash Keccak-512
  sha3::Keccak512::new_with_prefix(x, y, z); // expect: hash Keccak-512
  sha3::Keccak256Full::new(x, y, z); // expect: hash Keccak-256
  sha3::Keccak256Full::digest(x, y, z); // expect: hash Keccak-256
  sha3::Keccak256Full::default(x, y, z); // expect: hash Keccak-256
  sha3::Keccak256Full::new_with_prefix(x, y, z); // expect: hash Keccak-256
  hmac::Hmac::<sha3::Shake128>::new(k); // expect: mac HMAC-SHAKE128 digest=SHAKE128
  hmac::Hmac::<sha3::Shake256>::new(k); // expect: mac HMAC-SHAKE256 digest=SHAKE256
  sha3::Shake128::digest_xof(x, y, z); // expect: hash SHAKE128
  sha3::Shake256::default(x, y, z); // expect: hash SHAKE256
  sha3::Shake256::digest_xof(x, y, z); // expect: hash SHAKE256
  sha3::CShake128::new(x, y, z); // expect: hash cSHAKE128
  sha3::CShake128::from_core(x, y, z); // expect: hash cSHAKE128
  sha3::CShake256::new(x, y, z); // expect: hash cSHAKE256
  sha3::CShake256::from_core(x, y, z); // expect: hash cSHAKE256
  sha3::TurboShake128::new(x, y, z); // expect: hash TurboSHAKE128
  sha3::TurboShake128::from_core(x, y, z); // expect: hash TurboSHAKE128
  sha3::TurboShake256::new(x, y, z); // expect: hash TurboSHAKE256
  sha3::TurboShake256::from_core(x, y, z); // expect: hash TurboSHAKE256
  sha3::CShake128Core::new(x, y, z); // expect: hash cSHAKE128
  sha3::CShake128Core::new_with_function_name(x, y, z); // expect: hash cSHAKE128
  sha3::CShake256Core::new(x, y, z); // expect: hash cSHAKE256
  sha3::CShake256Core::new_with_function_name(x, y, z); // expect: hash cSHAKE256
  sha3::TurboShake128Core::new(x, y, z); // expect: hash TurboSHAKE128
  sha3::TurboShake128Core::new_with_function_name(x, y, z); // expect: hash TurboSHAKE128
  sha3::TurboShake256Core::new(x, y, z); // expect: hash TurboSHAKE256
  sha3::TurboShake256Core::new_with_function_name(x, y, z); // expect: hash TurboSHAKE256
  k12::KangarooTwelve::new(x, y, z); // expect: hash KangarooTwelve
  k12::KangarooTwelve::default(x, y, z); // expect: hash KangarooTwelve
  k12::KangarooTwelve::digest(x, y, z); // expect: hash KangarooTwelve
  hmac::Hmac::<blake2::Blake2b512>::new(k); // expect: mac HMAC-BLAKE2b digest=BLAKE2b
  hmac::Hmac::<blake2::Blake2s256>::new(k); // expect: mac HMAC-BLAKE2s digest=BLAKE2s
  blake2::Blake2b512::new(x, y, z); // expect: hash BLAKE2b-512 outputBits=512
  blake2::Blake2b512::digest(x, y, z); // expect: hash BLAKE2b-512 outputBits=512
  blake2::Blake2b512::default(x, y, z); // expect: hash BLAKE2b-512 outputBits=512
  blake2::Blake2b512::new_with_prefix(x, y, z); // expect: hash BLAKE2b-512 outputBits=512
  blake2::Blake2s256::new(x, y, z); // expect: hash BLAKE2s-256 outputBits=256
  blake2::Blake2s256::digest(x, y, z); // expect: hash BLAKE2s-256 outputBits=256
  blake2::Blake2s256::default(x, y, z); // expect: hash BLAKE2s-256 outputBits=256
  blake2::Blake2s256::new_with_prefix(x, y, z); // expect: hash BLAKE2s-256 outputBits=256
  hmac::Hmac::<blake2::Blake2b>::new(k); // expect: mac HMAC-BLAKE2b digest=BLAKE2b
  hmac::Hmac::<blake2::Blake2s>::new(k); // expect: mac HMAC-BLAKE2s digest=BLAKE2s
  blake2::Blake2b::digest(x, y, z); // expect: hash BLAKE2b
  blake2::Blake2b::default(x, y, z); // expect: hash BLAKE2b
  blake2::Blake2b::new_with_prefix(x, y, z); // expect: hash BLAKE2b
  blake2::Blake2s::new(x, y, z); // expect: hash BLAKE2s
  blake2::Blake2s::digest(x, y, z); // expect: hash BLAKE2s
  blake2::Blake2s::default(x, y, z); // expect: hash BLAKE2s
  blake2::Blake2s::new_with_prefix(x, y, z); // expect: hash BLAKE2s
  blake2::Blake2sVar::new(x, y, z); // expect: hash BLAKE2s
  blake2::VarBlake2b::new(x, y, z); // expect: hash BLAKE2b
  blake2::VarBlake2s::new(x, y, z); // expect: hash BLAKE2s
  blake2::Blake2bMac512::new(x, y, z); // expect: mac BLAKE2b-MAC-512 outputBits=512
  blake2::Blake2bMac512::new_from_slice(x, y, z); // expect: mac BLAKE2b-MAC-512 outputBits=512
  blake2::Blake2bMac::new(x, y, z); // expect: mac BLAKE2b-MAC
  blake2::Blake2bMac::new_with_salt_and_personal(x, y, z); // expect: mac BLAKE2b-MAC
  blake2::Blake2sMac256::new(x, y, z); // expect: mac BLAKE2s-MAC-256 outputBits=256
  blake2::Blake2sMac::new(x, y, z); // expect: mac BLAKE2s-MAC
  blake2::Blake2sMac::new_from_slice(x, y, z); // expect: mac BLAKE2s-MAC
  blake2::Blake2sMac::new_with_salt_and_personal(x, y, z); // expect: mac BLAKE2s-MAC
  blake2::Blake2b::<typenum::U4>::new(); // expect: hash BLAKE2b-32 outputBits=32
  blake2::Blake2b::<typenum::U8>::new(); // expect: hash BLAKE2b-64 outputBits=64
  blake2::Blake2b::<typenum::U10>::new(); // expect: hash BLAKE2b-80 outputBits=80
  blake2::Blake2b::<typenum::U11>::new(); // expect: hash BLAKE2b-88 outputBits=88
  blake2::Blake2b::<typenum::U12>::new(); // expect: hash BLAKE2b-96 outputBits=96
  blake2::Blake2b::<typenum::U13>::new(); // expect: hash BLAKE2b-104 outputBits=104
  blake2::Blake2b::<typenum::U14>::new(); // expect: hash BLAKE2b-112 outputBits=112
  blake2::Blake2b::<typenum::U15>::new(); // expect: hash BLAKE2b-120 outputBits=120
  blake2::Blake2b::<typenum::U16>::new(); // expect: hash BLAKE2b-128 outputBits=128
  blake2::Blake2b::<typenum::U20>::new(); // expect: hash BLAKE2b-160 outputBits=160
  blake2::Blake2b::<typenum::U24>::new(); // expect: hash BLAKE2b-192 outputBits=192
  blake2::Blake2b::<typenum::U28>::new(); // expect: hash BLAKE2b-224 outputBits=224
  blake2::Blake2b::<typenum::U32>::new(); // expect: hash BLAKE2b-256 outputBits=256
  blake2::Blake2b::<typenum::U48>::new(); // expect: hash BLAKE2b-384 outputBits=384
  blake2::Blake2b::<typenum::U64>::new(); // expect: hash BLAKE2b-512 outputBits=512
  blake2::Blake2b::<generic_array::typenum::U4>::new(); // expect: hash BLAKE2b-32 outputBits=32
  blake2::Blake2b::<generic_array::typenum::U8>::new(); // expect: hash BLAKE2b-64 outputBits=64
  blake2::Blake2b::<generic_array::typenum::U10>::new(); // expect: hash BLAKE2b-80 outputBits=80
  blake2::Blake2b::<generic_array::typenum::U11>::new(); // expect: hash BLAKE2b-88 outputBits=88
  blake2::Blake2b::<generic_array::typenum::U12>::new(); // expect: hash BLAKE2b-96 outputBits=96
  blake2::Blake2b::<generic_array::typenum::U13>::new(); // expect: hash BLAKE2b-104 outputBits=104
  blake2::Blake2b::<generic_array::typenum::U14>::new(); // expect: hash BLAKE2b-112 outputBits=112
  blake2::Blake2b::<generic_array::typenum::U15>::new(); // expect: hash BLAKE2b-120 outputBits=120
  blake2::Blake2b::<generic_array::typenum::U16>::new(); // expect: hash BLAKE2b-128 outputBits=128
  blake2::Blake2b::<generic_array::typenum::U20>::new(); // expect: hash BLAKE2b-160 outputBits=160
  blake2::Blake2b::<generic_array::typenum::U24>::new(); // expect: hash BLAKE2b-192 outputBits=192
  blake2::Blake2b::<generic_array::typenum::U28>::new(); // expect: hash BLAKE2b-224 outputBits=224
  blake2::Blake2b::<generic_array::typenum::U32>::new(); // expect: hash BLAKE2b-256 outputBits=256
  blake2::Blake2b::<generic_array::typenum::U48>::new(); // expect: hash BLAKE2b-384 outputBits=384
  blake2::Blake2b::<generic_array::typenum::U64>::new(); // expect: hash BLAKE2b-512 outputBits=512
  blake2::Blake2b::<hybrid_array::sizes::U4>::new(); // expect: hash BLAKE2b-32 outputBits=32
  blake2::Blake2b::<hybrid_array::sizes::U8>::new(); // expect: hash BLAKE2b-64 outputBits=64
  blake2::Blake2b::<hybrid_array::sizes::U10>::new(); // expect: hash BLAKE2b-80 outputBits=80
  blake2::Blake2b::<hybrid_array::sizes::U11>::new(); // expect: hash BLAKE2b-88 outputBits=88
  blake2::Blake2b::<hybrid_array::sizes::U12>::new(); // expect: hash BLAKE2b-96 outputBits=96
  blake2::Blake2b::<hybrid_array::sizes::U13>::new(); // expect: hash BLAKE2b-104 outputBits=104
  blake2::Blake2b::<hybrid_array::sizes::U14>::new(); // expect: hash BLAKE2b-112 outputBits=112
  blake2::Blake2b::<hybrid_array::sizes::U15>::new(); // expect: hash BLAKE2b-120 outputBits=120
  blake2::Blake2b::<hybrid_array::sizes::U16>::new(); // expect: hash BLAKE2b-128 outputBits=128
  blake2::Blake2b::<hybrid_array::sizes::U20>::new(); // expect: hash BLAKE2b-160 outputBits=160
  blake2::Blake2b::<hybrid_array::sizes::U24>::new(); // expect: hash BLAKE2b-192 outputBits=192
  blake2::Blake2b::<hybrid_array::sizes::U28>::new(); // expect: hash BLAKE2b-224 outputBits=224
  blake2::Blake2b::<hybrid_array::sizes::U32>::new(); // expect: hash BLAKE2b-256 outputBits=256
  blake2::Blake2b::<hybrid_array::sizes::U48>::new(); // expect: hash BLAKE2b-384 outputBits=384
  blake2::Blake2b::<hybrid_array::sizes::U64>::new(); // expect: hash BLAKE2b-512 outputBits=512
  blake2::Blake2b::<digest::consts::U4>::new(); // expect: hash BLAKE2b-32 outputBits=32
  blake2::Blake2b::<digest::consts::U8>::new(); // expect: hash BLAKE2b-64 outputBits=64
  blake2::Blake2b::<digest::consts::U10>::new(); // expect: hash BLAKE2b-80 outputBits=80
  blake2::Blake2b::<digest::consts::U11>::new(); // expect: hash BLAKE2b-88 outputBits=88
  blake2::Blake2b::<digest::consts::U12>::new(); // expect: hash BLAKE2b-96 outputBits=96
  blake2::Blake2b::<digest::consts::U13>::new(); // expect: hash BLAKE2b-104 outputBits=104
  blake2::Blake2b::<digest::consts::U14>::new(); // expect: hash BLAKE2b-112 outputBits=112
  blake2::Blake2b::<digest::consts::U15>::new(); // expect: hash BLAKE2b-120 outputBits=120
  blake2::Blake2b::<digest::consts::U16>::new(); // expect: hash BLAKE2b-128 outputBits=128
  blake2::Blake2b::<digest::consts::U20>::new(); // expect: hash BLAKE2b-160 outputBits=160
  blake2::Blake2b::<digest::consts::U24>::new(); // expect: hash BLAKE2b-192 outputBits=192
  blake2::Blake2b::<digest::consts::U28>::new(); // expect: hash BLAKE2b-224 outputBits=224
  blake2::Blake2b::<digest::consts::U32>::new(); // expect: hash BLAKE2b-256 outputBits=256
  blake2::Blake2b::<digest::consts::U48>::new(); // expect: hash BLAKE2b-384 outputBits=384
  blake2::Blake2b::<digest::consts::U64>::new(); // expect: hash BLAKE2b-512 outputBits=512
  blake2::Blake2b::<digest::typenum::U4>::new(); // expect: hash BLAKE2b-32 outputBits=32
  blake2::Blake2b::<digest::typenum::U8>::new(); // expect: hash BLAKE2b-64 outputBits=64
  blake2::Blake2b::<digest::typenum::U10>::new(); // expect: hash BLAKE2b-80 outputBits=80
  blake2::Blake2b::<digest::typenum::U11>::new(); // expect: hash BLAKE2b-88 outputBits=88
  blake2::Blake2b::<digest::typenum::U12>::new(); // expect: hash BLAKE2b-96 outputBits=96
  blake2::Blake2b::<digest::typenum::U13>::new(); // expect: hash BLAKE2b-104 outputBits=104
  blake2::Blake2b::<digest::typenum::U14>::new(); // expect: hash BLAKE2b-112 outputBits=112
  blake2::Blake2b::<digest::typenum::U15>::new(); // expect: hash BLAKE2b-120 outputBits=120
  blake2::Blake2b::<digest::typenum::U16>::new(); // expect: hash BLAKE2b-128 outputBits=128
  blake2::Blake2b::<digest::typenum::U20>::new(); // expect: hash BLAKE2b-160 outputBits=160
  blake2::Blake2b::<digest::typenum::U24>::new(); // expect: hash BLAKE2b-192 outputBits=192
  blake2::Blake2b::<digest::typenum::U28>::new(); // expect: hash BLAKE2b-224 outputBits=224
  blake2::Blake2b::<digest::typenum::U32>::new(); // expect: hash BLAKE2b-256 outputBits=256
  blake2::Blake2b::<digest::typenum::U48>::new(); // expect: hash BLAKE2b-384 outputBits=384
  blake2::Blake2b::<digest::typenum::U64>::new(); // expect: hash BLAKE2b-512 outputBits=512
  blake2::Blake2b::<cipher::consts::U4>::new(); // expect: hash BLAKE2b-32 outputBits=32
  blake2::Blake2b::<cipher::consts::U8>::new(); // expect: hash BLAKE2b-64 outputBits=64
  blake2::Blake2b::<cipher::consts::U10>::new(); // expect: hash BLAKE2b-80 outputBits=80
  blake2::Blake2b::<cipher::consts::U11>::new(); // expect: hash BLAKE2b-88 outputBits=88
  blake2::Blake2b::<cipher::consts::U12>::new(); // expect: hash BLAKE2b-96 outputBits=96
  blake2::Blake2b::<cipher::consts::U13>::new(); // expect: hash BLAKE2b-104 outputBits=104
  blake2::Blake2b::<cipher::consts::U14>::new(); // expect: hash BLAKE2b-112 outputBits=112
  blake2::Blake2b::<cipher::consts::U15>::new(); // expect: hash BLAKE2b-120 outputBits=120
  blake2::Blake2b::<cipher::consts::U16>::new(); // expect: hash BLAKE2b-128 outputBits=128
  blake2::Blake2b::<cipher::consts::U20>::new(); // expect: hash BLAKE2b-160 outputBits=160
  blake2::Blake2b::<cipher::consts::U24>::new(); // expect: hash BLAKE2b-192 outputBits=192
  blake2::Blake2b::<cipher::consts::U28>::new(); // expect: hash BLAKE2b-224 outputBits=224
  blake2::Blake2b::<cipher::consts::U32>::new(); // expect: hash BLAKE2b-256 outputBits=256
  blake2::Blake2b::<cipher::consts::U48>::new(); // expect: hash BLAKE2b-384 outputBits=384
  blake2::Blake2b::<cipher::consts::U64>::new(); // expect: hash BLAKE2b-512 outputBits=512
  blake2::Blake2b::<cipher::typenum::U4>::new(); // expect: hash BLAKE2b-32 outputBits=32
  blake2::Blake2b::<cipher::typenum::U8>::new(); // expect: hash BLAKE2b-64 outputBits=64
  blake2::Blake2b::<cipher::typenum::U10>::new(); // expect: hash BLAKE2b-80 outputBits=80
  blake2::Blake2b::<cipher::typenum::U11>::new(); // expect: hash BLAKE2b-88 outputBits=88
  blake2::Blake2b::<cipher::typenum::U12>::new(); // expect: hash BLAKE2b-96 outputBits=96
  blake2::Blake2b::<cipher::typenum::U13>::new(); // expect: hash BLAKE2b-104 outputBits=104
  blake2::Blake2b::<cipher::typenum::U14>::new(); // expect: hash BLAKE2b-112 outputBits=112
  blake2::Blake2b::<cipher::typenum::U15>::new(); // expect: hash BLAKE2b-120 outputBits=120
  blake2::Blake2b::<cipher::typenum::U16>::new(); // expect: hash BLAKE2b-128 outputBits=128
  blake2::Blake2b::<cipher::typenum::U20>::new(); // expect: hash BLAKE2b-160 outputBits=160
  blake2::Blake2b::<cipher::typenum::U24>::new(); // expect: hash BLAKE2b-192 outputBits=192
  blake2::Blake2b::<cipher::typenum::U28>::new(); // expect: hash BLAKE2b-224 outputBits=224
  blake2::Blake2b::<cipher::typenum::U32>::new(); // expect: hash BLAKE2b-256 outputBits=256
  blake2::Blake2b::<cipher::typenum::U48>::new(); // expect: hash BLAKE2b-384 outputBits=384
  blake2::Blake2b::<cipher::typenum::U64>::new(); // expect: hash BLAKE2b-512 outputBits=512
  blake2::Blake2b::<aead::consts::U4>::new(); // expect: hash BLAKE2b-32 outputBits=32
  blake2::Blake2b::<aead::consts::U8>::new(); // expect: hash BLAKE2b-64 outputBits=64
  blake2::Blake2b::<aead::consts::U10>::new(); // expect: hash BLAKE2b-80 outputBits=80
  blake2::Blake2b::<aead::consts::U11>::new(); // expect: hash BLAKE2b-88 outputBits=88
  blake2::Blake2b::<aead::consts::U12>::new(); // expect: hash BLAKE2b-96 outputBits=96
  blake2::Blake2b::<aead::consts::U13>::new(); // expect: hash BLAKE2b-104 outputBits=104
  blake2::Blake2b::<aead::consts::U14>::new(); // expect: hash BLAKE2b-112 outputBits=112
  blake2::Blake2b::<aead::consts::U15>::new(); // expect: hash BLAKE2b-120 outputBits=120
  blake2::Blake2b::<aead::consts::U16>::new(); // expect: hash BLAKE2b-128 outputBits=128
  blake2::Blake2b::<aead::consts::U20>::new(); // expect: hash BLAKE2b-160 outputBits=160
  blake2::Blake2b::<aead::consts::U24>::new(); // expect: hash BLAKE2b-192 outputBits=192
  blake2::Blake2b::<aead::consts::U28>::new(); // expect: hash BLAKE2b-224 outputBits=224
  blake2::Blake2b::<aead::consts::U32>::new(); // expect: hash BLAKE2b-256 outputBits=256
  blake2::Blake2b::<aead::consts::U48>::new(); // expect: hash BLAKE2b-384 outputBits=384
  blake2::Blake2b::<aead::consts::U64>::new(); // expect: hash BLAKE2b-512 outputBits=512
  blake2::Blake2b::<aes_gcm::aead::consts::U4>::new(); // expect: hash BLAKE2b-32 outputBits=32
  blake2::Blake2b::<aes_gcm::aead::consts::U8>::new(); // expect: hash BLAKE2b-64 outputBits=64
  blake2::Blake2b::<aes_gcm::aead::consts::U10>::new(); // expect: hash BLAKE2b-80 outputBits=80
  blake2::Blake2b::<aes_gcm::aead::consts::U11>::new(); // expect: hash BLAKE2b-88 outputBits=88
  blake2::Blake2b::<aes_gcm::aead::consts::U12>::new(); // expect: hash BLAKE2b-96 outputBits=96
  blake2::Blake2b::<aes_gcm::aead::consts::U13>::new(); // expect: hash BLAKE2b-104 outputBits=104
  blake2::Blake2b::<aes_gcm::aead::consts::U14>::new(); // expect: hash BLAKE2b-112 outputBits=112
  blake2::Blake2b::<aes_gcm::aead::consts::U15>::new(); // expect: hash BLAKE2b-120 outputBits=120
  blake2::Blake2b::<aes_gcm::aead::consts::U16>::new(); // expect: hash BLAKE2b-128 outputBits=128
  blake2::Blake2b::<aes_gcm::aead::consts::U20>::new(); // expect: hash BLAKE2b-160 outputBits=160
  blake2::Blake2b::<aes_gcm::aead::consts::U24>::new(); // expect: hash BLAKE2b-192 outputBits=192
  blake2::Blake2b::<aes_gcm::aead::consts::U28>::new(); // expect: hash BLAKE2b-224 outputBits=224
  blake2::Blake2b::<aes_gcm::aead::consts::U32>::new(); // expect: hash BLAKE2b-256 outputBits=256
  blake2::Blake2b::<aes_gcm::aead::consts::U48>::new(); // expect: hash BLAKE2b-384 outputBits=384
  blake2::Blake2b::<aes_gcm::aead::consts::U64>::new(); // expect: hash BLAKE2b-512 outputBits=512
  blake2::Blake2b::<aes_gcm::aead::generic_array::typenum::U4>::new(); // expect: hash BLAKE2b-32 outputBits=32
  blake2::Blake2b::<aes_gcm::aead::generic_array::typenum::U8>::new(); // expect: hash BLAKE2b-64 outputBits=64
  blake2::Blake2b::<aes_gcm::aead::generic_array::typenum::U10>::new(); // expect: hash BLAKE2b-80 outputBits=80
  blake2::Blake2b::<aes_gcm::aead::generic_array::typenum::U11>::new(); // expect: hash BLAKE2b-88 outputBits=88
  blake2::Blake2b::<aes_gcm::aead::generic_array::typenum::U12>::new(); // expect: hash BLAKE2b-96 outputBits=96
  blake2::Blake2b::<aes_gcm::aead::generic_array::typenum::U13>::new(); // expect: hash BLAKE2b-104 outputBits=104
  blake2::Blake2b::<aes_gcm::aead::generic_array::typenum::U14>::new(); // expect: hash BLAKE2b-112 outputBits=112
  blake2::Blake2b::<aes_gcm::aead::generic_array::typenum::U15>::new(); // expect: hash BLAKE2b-120 outputBits=120
  blake2::Blake2b::<aes_gcm::aead::generic_array::typenum::U16>::new(); // expect: hash BLAKE2b-128 outputBits=128
  blake2::Blake2b::<aes_gcm::aead::generic_array::typenum::U20>::new(); // expect: hash BLAKE2b-160 outputBits=160
  blake2::Blake2b::<aes_gcm::aead::generic_array::typenum::U24>::new(); // expect: hash BLAKE2b-192 outputBits=192
  blake2::Blake2b::<aes_gcm::aead::generic_array::typenum::U28>::new(); // expect: hash BLAKE2b-224 outputBits=224
  blake2::Blake2b::<aes_gcm::aead::generic_array::typenum::U32>::new(); // expect: hash BLAKE2b-256 outputBits=256
  blake2::Blake2b::<aes_gcm::aead::generic_array::typenum::U48>::new(); // expect: hash BLAKE2b-384 outputBits=384
  blake2::Blake2b::<aes_gcm::aead::generic_array::typenum::U64>::new(); // expect: hash BLAKE2b-512 outputBits=512
  blake2::Blake2b::<aes::cipher::consts::U4>::new(); // expect: hash BLAKE2b-32 outputBits=32
  blake2::Blake2b::<aes::cipher::consts::U8>::new(); // expect: hash BLAKE2b-64 outputBits=64
  blake2::Blake2b::<aes::cipher::consts::U10>::new(); // expect: hash BLAKE2b-80 outputBits=80
  blake2::Blake2b::<aes::cipher::consts::U11>::new(); // expect: hash BLAKE2b-88 outputBits=88
  blake2::Blake2b::<aes::cipher::consts::U12>::new(); // expect: hash BLAKE2b-96 outputBits=96
  blake2::Blake2b::<aes::cipher::consts::U13>::new(); // expect: hash BLAKE2b-104 outputBits=104
  blake2::Blake2b::<aes::cipher::consts::U14>::new(); // expect: hash BLAKE2b-112 outputBits=112
  blake2::Blake2b::<aes::cipher::consts::U15>::new(); // expect: hash BLAKE2b-120 outputBits=120
  blake2::Blake2b::<aes::cipher::consts::U16>::new(); // expect: hash BLAKE2b-128 outputBits=128
  blake2::Blake2b::<aes::cipher::consts::U20>::new(); // expect: hash BLAKE2b-160 outputBits=160
  blake2::Blake2b::<aes::cipher::consts::U24>::new(); // expect: hash BLAKE2b-192 outputBits=192
  blake2::Blake2b::<aes::cipher::consts::U28>::new(); // expect: hash BLAKE2b-224 outputBits=224
  blake2::Blake2b::<aes::cipher::consts::U32>::new(); // expect: hash BLAKE2b-256 outputBits=256
  blake2::Blake2b::<aes::cipher::consts::U48>::new(); // expect: hash BLAKE2b-384 outputBits=384
  blake2::Blake2b::<aes::cipher::consts::U64>::new(); // expect: hash BLAKE2b-512 outputBits=512
  blake2::Blake2b::<ccm::consts::U4>::new(); // expect: hash BLAKE2b-32 outputBits=32
  blake2::Blake2b::<ccm::consts::U8>::new(); // expect: hash BLAKE2b-64 outputBits=64
  blake2::Blake2b::<ccm::consts::U10>::new(); // expect: hash BLAKE2b-80 outputBits=80
  blake2::Blake2b::<ccm::consts::U11>::new(); // expect: hash BLAKE2b-88 outputBits=88
  blake2::Blake2b::<ccm::consts::U12>::new(); // expect: hash BLAKE2b-96 outputBits=96
  blake2::Blake2b::<ccm::consts::U13>::new(); // expect: hash BLAKE2b-104 outputBits=104
  blake2::Blake2b::<ccm::consts::U14>::new(); // expect: hash BLAKE2b-112 outputBits=112
  blake2::Blake2b::<ccm::consts::U15>::new(); // expect: hash BLAKE2b-120 outputBits=120
  blake2::Blake2b::<ccm::consts::U16>::new(); // expect: hash BLAKE2b-128 outputBits=128
  blake2::Blake2b::<ccm::consts::U20>::new(); // expect: hash BLAKE2b-160 outputBits=160
  blake2::Blake2b::<ccm::consts::U24>::new(); // expect: hash BLAKE2b-192 outputBits=192
  blake2::Blake2b::<ccm::consts::U28>::new(); // expect: hash BLAKE2b-224 outputBits=224
  blake2::Blake2b::<ccm::consts::U32>::new(); // expect: hash BLAKE2b-256 outputBits=256
  blake2::Blake2b::<ccm::consts::U48>::new(); // expect: hash BLAKE2b-384 outputBits=384
  blake2::Blake2b::<ccm::consts::U64>::new(); // expect: hash BLAKE2b-512 outputBits=512
  blake2::Blake2b::<blake2::digest::consts::U4>::new(); // expect: hash BLAKE2b-32 outputBits=32
  blake2::Blake2b::<blake2::digest::consts::U8>::new(); // expect: hash BLAKE2b-64 outputBits=64
  blake2::Blake2b::<blake2::digest::consts::U10>::new(); // expect: hash BLAKE2b-80 outputBits=80
  blake2::Blake2b::<blake2::digest::consts::U11>::new(); // expect: hash BLAKE2b-88 outputBits=88
  blake2::Blake2b::<blake2::digest::consts::U12>::new(); // expect: hash BLAKE2b-96 outputBits=96
  blake2::Blake2b::<blake2::digest::consts::U13>::new(); // expect: hash BLAKE2b-104 outputBits=104
  blake2::Blake2b::<blake2::digest::consts::U14>::new(); // expect: hash BLAKE2b-112 outputBits=112
  blake2::Blake2b::<blake2::digest::consts::U15>::new(); // expect: hash BLAKE2b-120 outputBits=120
  blake2::Blake2b::<blake2::digest::consts::U16>::new(); // expect: hash BLAKE2b-128 outputBits=128
  blake2::Blake2b::<blake2::digest::consts::U20>::new(); // expect: hash BLAKE2b-160 outputBits=160
  blake2::Blake2b::<blake2::digest::consts::U24>::new(); // expect: hash BLAKE2b-192 outputBits=192
  blake2::Blake2b::<blake2::digest::consts::U28>::new(); // expect: hash BLAKE2b-224 outputBits=224
  blake2::Blake2b::<blake2::digest::consts::U48>::new(); // expect: hash BLAKE2b-384 outputBits=384
  blake2::Blake2b::<blake2::digest::consts::U64>::new(); // expect: hash BLAKE2b-512 outputBits=512
  hmac::Hmac::<ripemd::Ripemd128>::new(k); // expect: mac HMAC-RIPEMD-128 digest=RIPEMD-128
  hmac::Hmac::<ripemd::Ripemd160>::new(k); // expect: mac HMAC-RIPEMD-160 digest=RIPEMD-160
  hmac::Hmac::<ripemd::Ripemd256>::new(k); // expect: mac HMAC-RIPEMD-256 digest=RIPEMD-256
  hmac::Hmac::<ripemd::Ripemd320>::new(k); // expect: mac HMAC-RIPEMD-320 digest=RIPEMD-320
  ripemd::Ripemd128::new(x, y, z); // expect: hash RIPEMD-128
  ripemd::Ripemd128::digest(x, y, z); // expect: hash RIPEMD-128
  ripemd::Ripemd128::default(x, y, z); // expect: hash RIPEMD-128
  ripemd::Ripemd128::new_with_prefix(x, y, z); // expect: hash RIPEMD-128
  ripemd::Ripemd160::new(x, y, z); // expect: hash RIPEMD-160
  ripemd::Ripemd160::digest(x, y, z); // expect: hash RIPEMD-160
  ripemd::Ripemd160::default(x, y, z); // expect: hash RIPEMD-160
  ripemd::Ripemd160::new_with_prefix(x, y, z); // expect: hash RIPEMD-160
  ripemd::Ripemd256::new(x, y, z); // expect: hash RIPEMD-256
  ripemd::Ripemd256::digest(x, y, z); // expect: hash RIPEMD-256
  ripemd::Ripemd256::default(x, y, z); // expect: hash RIPEMD-256
  ripemd::Ripemd256::new_with_prefix(x, y, z); // expect: hash RIPEMD-256
  ripemd::Ripemd320::new(x, y, z); // expect: hash RIPEMD-320
  ripemd::Ripemd320::digest(x, y, z); // expect: hash RIPEMD-320
  ripemd::Ripemd320::default(x, y, z); // expect: hash RIPEMD-320
  ripemd::Ripemd320::new_with_prefix(x, y, z); // expect: hash RIPEMD-320
  hmac::Hmac::<streebog::Streebog256>::new(k); // expect: mac HMAC-Streebog-256 digest=Streebog-256
  hmac::Hmac::<streebog::Streebog512>::new(k); // expect: mac HMAC-Streebog-512 digest=Streebog-512
  streebog::Streebog256::new(x, y, z); // expect: hash Streebog-256
  streebog::Streebog256::digest(x, y, z); // expect: hash Streebog-256
  streebog::Streebog256::default(x, y, z); // expect: hash Streebog-256
  streebog::Streebog256::new_with_prefix(x, y, z); // expect: hash Streebog-256
  streebog::Streebog512::new(x, y, z); // expect: hash Streebog-512
  streebog::Streebog512::digest(x, y, z); // expect: hash Streebog-512
  streebog::Streebog512::default(x, y, z); // expect: hash Streebog-512
  streebog::Streebog512::new_with_prefix(x, y, z); // expect: hash Streebog-512
  hmac::Hmac::<groestl::Groestl256>::new(k); // expect: mac HMAC-Groestl-256 digest=Groestl-256
  hmac::Hmac::<groestl::Groestl512>::new(k); // expect: mac HMAC-Groestl-512 digest=Groestl-512
  groestl::Groestl256::new(x, y, z); // expect: hash Groestl-256
  groestl::Groestl256::digest(x, y, z); // expect: hash Groestl-256
  groestl::Groestl256::default(x, y, z); // expect: hash Groestl-256
  groestl::Groestl256::new_with_prefix(x, y, z); // expect: hash Groestl-256
  groestl::Groestl512::new(x, y, z); // expect: hash Groestl-512
  groestl::Groestl512::digest(x, y, z); // expect: hash Groestl-512
  groestl::Groestl512::default(x, y, z); // expect: hash Groestl-512
  groestl::Groestl512::new_with_prefix(x, y, z); // expect: hash Groestl-512
  gost94::Gost94CryptoPro::new(x, y, z); // expect: hash GOSTR3411
  gost94::Gost94CryptoPro::digest(x, y, z); // expect: hash GOSTR3411
  gost94::Gost94CryptoPro::default(x, y, z); // expect: hash GOSTR3411
  gost94::Gost94UA::new(x, y, z); // expect: hash GOSTR3411
  gost94::Gost94UA::digest(x, y, z); // expect: hash GOSTR3411
  gost94::Gost94UA::default(x, y, z); // expect: hash GOSTR3411
  gost94::Gost94s2015::new(x, y, z); // expect: hash GOSTR3411
  gost94::Gost94s2015::digest(x, y, z); // expect: hash GOSTR3411
  gost94::Gost94s2015::default(x, y, z); // expect: hash GOSTR3411
  kupyna::Kupyna256::new(x, y, z); // expect: hash Kupyna-256
  kupyna::Kupyna256::digest(x, y, z); // expect: hash Kupyna-256
  kupyna::Kupyna256::default(x, y, z); // expect: hash Kupyna-256
  kupyna::Kupyna384::new(x, y, z); // expect: hash Kupyna-384
  kupyna::Kupyna384::digest(x, y, z); // expect: hash Kupyna-384
  kupyna::Kupyna384::default(x, y, z); // expect: hash Kupyna-384
  kupyna::Kupyna512::new(x, y, z); // expect: hash Kupyna-512
  kupyna::Kupyna512::digest(x, y, z); // expect: hash Kupyna-512
  kupyna::Kupyna512::default(x, y, z); // expect: hash Kupyna-512
  skein::Skein256::new(x, y, z); // expect: hash Skein-256
  skein::Skein256::digest(x, y, z); // expect: hash Skein-256
  skein::Skein256::default(x, y, z); // expect: hash Skein-256
  skein::Skein512::new(x, y, z); // expect: hash Skein-512
  skein::Skein512::digest(x, y, z); // expect: hash Skein-512
  skein::Skein512::default(x, y, z); // expect: hash Skein-512
  skein::Skein1024::new(x, y, z); // expect: hash Skein-1024
  skein::Skein1024::digest(x, y, z); // expect: hash Skein-1024
  skein::Skein1024::default(x, y, z); // expect: hash Skein-1024
  ascon_hash::AsconHash::new(x, y, z); // expect: hash Ascon-Hash
  ascon_hash::AsconHash::digest(x, y, z); // expect: hash Ascon-Hash
  ascon_hash::AsconHash::default(x, y, z); // expect: hash Ascon-Hash
  ascon_hash::AsconHash256::new(x, y, z); // expect: hash Ascon-Hash256
  ascon_hash::AsconHash256::digest(x, y, z); // expect: hash Ascon-Hash256
  ascon_hash::AsconHash256::default(x, y, z); // expect: hash Ascon-Hash256
  ascon_hash256::AsconHash256::new(x, y, z); // expect: hash Ascon-Hash256
  ascon_hash256::AsconHash256::digest(x, y, z); // expect: hash Ascon-Hash256
  ascon_hash256::AsconHash256::default(x, y, z); // expect: hash Ascon-Hash256
  ascon_xof128::AsconXof128::default(x, y, z); // expect: hash Ascon-XOF128
  ascon_xof128::AsconXof128::new(x, y, z); // expect: hash Ascon-XOF128
  blake3::Hasher::new(x, y, z); // expect: hash BLAKE3
  blake3::Hasher::new_keyed(x, y, z); // expect: mac BLAKE3-MAC
  blake3::derive_key(x, y, z); // expect: kdf BLAKE3
  blake3::Hasher::new_derive_key(x, y, z); // expect: kdf BLAKE3
  blake2b_simd::blake2b(x, y, z); // expect: hash BLAKE2b-512 outputBits=512
  blake2s_simd::blake2s(x, y, z); // expect: hash BLAKE2s-256 outputBits=256
  blake2s_simd::Params::new(x, y, z); // expect: hash BLAKE2s
}
fn m0(v: &digest::Digest) { v.chain(x, y, z); }
fn m1(v: &digest::Digest) { v.input(x, y, z); }
fn m2(v: &digest::Digest) { v.write_all(x, y, z); }
fn m3(v: &digest::Digest) { v.finalize_reset(x, y, z); }
fn m4(v: &digest::Digest) { v.finalize_fixed(x, y, z); }
fn m5(v: &digest::Digest) { v.finalize_boxed(x, y, z); }
fn m6(v: &digest::Digest) { v.finalize_into(x, y, z); }
fn m7(v: &digest::Digest) { v.finalize_variable(x, y, z); }
fn m8(v: &digest::Digest) { v.result(x, y, z); }
fn m9(v: &digest::Digest) { v.finalize_xof(x, y, z); }
fn m10(v: &blake3::Hasher) { v.update(x, y, z); }
fn m11(v: &blake3::Hasher) { v.update_rayon(x, y, z); }
fn m12(v: &blake3::Hasher) { v.update_mmap(x, y, z); }
fn m13(v: &blake3::Hasher) { v.update_reader(x, y, z); }
fn m14(v: &blake3::Hasher) { v.finalize(x, y, z); }
fn m15(v: &blake2b_simd::Params) { v.personal(x, y, z); }
fn m16(v: &blake2b_simd::Params) { v.hash(x, y, z); }
fn m17(v: &blake2b_simd::Params) { v.salt(x, y, z); }
