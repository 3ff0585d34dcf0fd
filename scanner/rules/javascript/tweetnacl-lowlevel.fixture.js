const nacl = require("tweetnacl")

nacl.lowlevel.crypto_core_hsalsa20(out, input, key, constant) // expect: kdf Salsa20
nacl.lowlevel.crypto_box_afternm(c, m, d, n, k) // expect: cipher NaCl-box functions=encrypt
nacl.lowlevel.crypto_box_open_afternm(m, c, d, n, k) // expect: cipher NaCl-box functions=decrypt
nacl.lowlevel.crypto_verify_16(x, 0, y, 0)
