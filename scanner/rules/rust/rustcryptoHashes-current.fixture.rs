fn current() {
    groestl::Groestl224::new(x, y, z); // expect: hash Groestl-224
    groestl::Groestl224::digest(x, y, z); // expect: hash Groestl-224
    groestl::Groestl224::default(x, y, z); // expect: hash Groestl-224
    groestl::Groestl224::new_with_prefix(x, y, z); // expect: hash Groestl-224
    groestl::Groestl384::new(x, y, z); // expect: hash Groestl-384
    groestl::Groestl384::digest(x, y, z); // expect: hash Groestl-384
    groestl::Groestl384::default(x, y, z); // expect: hash Groestl-384
    groestl::Groestl384::new_with_prefix(x, y, z); // expect: hash Groestl-384
    kupyna::Kupyna224::new(x, y, z); // expect: hash Kupyna-224
    kupyna::Kupyna224::digest(x, y, z); // expect: hash Kupyna-224
    kupyna::Kupyna224::default(x, y, z); // expect: hash Kupyna-224
}
