import sodium from "libsodium-wrappers"

sodium.crypto_scalarmult_ristretto255(scalar, point) // expect: key-agreement ECDH-Ristretto255
sodium.crypto_scalarmult_ristretto255_base(scalar) // expect: key EC-Ristretto255 material=public-key
sodium.crypto_core_hchacha20(input, key, constant) // expect: kdf ChaCha20
sodium.crypto_core_hsalsa20(input, key, constant) // expect: kdf Salsa20
sodium.crypto_sign_init() // expect: signature Ed25519ph
sodium.crypto_ipcrypt_encrypt(address, key) // expect: cipher AES functions=encrypt
sodium.crypto_ipcrypt_decrypt(address, key) // expect: cipher AES functions=decrypt
sodium.crypto_ipcrypt_keygen() // expect: keygen AES-128
sodium.crypto_ipcrypt_nd_encrypt(address, tweak, key) // expect: cipher AES functions=encrypt
sodium.crypto_ipcrypt_nd_decrypt(address, key) // expect: cipher AES functions=decrypt
sodium.crypto_ipcrypt_nd_keygen() // expect: keygen AES
sodium.crypto_ipcrypt_ndx_encrypt(address, tweak, key) // expect: cipher AES functions=encrypt
sodium.crypto_ipcrypt_ndx_decrypt(address, key) // expect: cipher AES functions=decrypt
sodium.crypto_ipcrypt_ndx_keygen() // expect: keygen AES
sodium.crypto_ipcrypt_pfx_encrypt(address, tweak, key) // expect: cipher AES functions=encrypt
sodium.crypto_ipcrypt_pfx_decrypt(address, key) // expect: cipher AES functions=decrypt
sodium.crypto_ipcrypt_pfx_keygen() // expect: keygen AES
sodium.crypto_core_ed25519_add(p, q)
