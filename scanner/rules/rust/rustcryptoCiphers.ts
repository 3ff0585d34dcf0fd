import { arg, library, text, typeArg } from "../rule.ts"

const entry = "{new,new_from_slice,generate_key}"
const cipher = { is: "cipher", keyBits: arg(0, "bytes") } as const
const blockCipher = { ...cipher, returns: "cipher.BlockCipher" } as const
const returns = { returns: "aead.Aead" } as const
const aead = { ...cipher, ...returns } as const
const keygen = { is: "keygen" } as const
const stream = {
  is: "cipher",
  keyBits: arg(0, "bytes"),
  nonceBits: arg(1, "bytes"),
  returns: "cipher.StreamCipher"
} as const
const made = "{new,new_from_slices,inner_iv_init,inner_iv_slice_init}"
const block = { is: "cipher", algorithm: typeArg(0, "any"), key: arg(0, "any"), nonceBits: arg(1, "bytes") } as const
const encrypting = { ...block, functions: ["encrypt"], returns: "cbc.Encryptor" } as const
const decrypting = { ...block, functions: ["decrypt"], returns: "cbc.Decryptor" } as const
const padded = { refines: true, padding: typeArg(-1, "any") } as const

/*
 * RustCrypto: API reference (docs.rs) of the crates block-ciphers, block-modes, stream-ciphers and AEADs, and of cipher 0.2 to
 * 0.5 and aead 0.3 to 0.5. The AEAD tags are 16 bytes where a type argument does not say otherwise.
 */
export const rustcryptoCiphers = library("rust", "rustcryptoCiphers", {
  "{aes,aes_gcm.aes,aes_gcm_siv.aes,aes_soft,aesni}.{Aes128,Aes192,Aes256}": { algorithm: text("{2}", "cipher") },
  "aes.{Aes128,Aes192,Aes256}{Enc,Dec}": { algorithm: text("{1}", "cipher") },
  [`{aes,aes_gcm.aes,aes_gcm_siv.aes,aes_soft,aesni}.{Aes128,Aes192,Aes256}.${entry}`]: {
    is: "cipher",
    algorithm: text("{2}", "cipher"),
    returns: "cipher.BlockCipher"
  },
  [`aes.{Aes128,Aes192,Aes256}{Enc,Dec}.${entry}`]: {
    is: "cipher",
    algorithm: text("{1}", "cipher"),
    returns: "cipher.BlockCipher"
  },
  "des.Des": { name: "DES" },
  "des.Tdes{Ede,Eee}3": { name: "3DES", keyBits: 168 },
  "des.Tdes{Ede,Eee}2": { name: "3DES", keyBits: 112 },
  [`des.Des.${entry}`]: { is: "cipher", name: "DES", returns: "cipher.BlockCipher" },
  [`des.{TdesEde3,TdesEee3}.${entry}`]: { is: "cipher", name: "3DES", keyBits: 168, returns: "cipher.BlockCipher" },
  [`des.{TdesEde2,TdesEee2}.${entry}`]: { is: "cipher", name: "3DES", keyBits: 112, returns: "cipher.BlockCipher" },
  "rc2.Rc2": { name: "RC2" },
  [`rc2.Rc2.${entry}`]: { ...blockCipher, name: "RC2" },
  "blowfish.Blowfish": { name: "Blowfish" },
  [`blowfish.Blowfish.${entry}`]: { ...blockCipher, name: "Blowfish" },
  "cast5.Cast5": { name: "CAST5" },
  [`cast5.Cast5.${entry}`]: { ...blockCipher, name: "CAST5" },
  "cast6.Cast6": { name: "CAST6" },
  [`cast6.Cast6.${entry}`]: { ...blockCipher, name: "CAST6" },
  "idea.Idea": { name: "IDEA" },
  [`idea.Idea.${entry}`]: { ...blockCipher, name: "IDEA" },
  "serpent.Serpent": { name: "Serpent" },
  [`serpent.Serpent.${entry}`]: { ...blockCipher, name: "Serpent" },
  "twofish.Twofish": { name: "Twofish" },
  [`twofish.Twofish.${entry}`]: { ...blockCipher, name: "Twofish" },
  "sm4.Sm4": { name: "SM4" },
  [`sm4.Sm4.${entry}`]: { ...blockCipher, name: "SM4" },
  "kuznyechik.Kuznyechik": { name: "Kuznyechik" },
  [`kuznyechik.Kuznyechik.${entry}`]: { ...blockCipher, name: "Kuznyechik" },
  "magma.Magma": { name: "Magma" },
  [`magma.Magma.${entry}`]: { ...blockCipher, name: "Magma" },
  "blowfish.BlowfishLE": { name: "Blowfish" },
  [`blowfish.BlowfishLE.${entry}`]: { ...cipher, name: "Blowfish", returns: "cipher.BlockCipher" },
  "rc2.Rc2.new_with_eff_key_len": { is: "cipher", name: "RC2", keyBits: arg(1, "int"), returns: "cipher.BlockCipher" },
  "rc5.{RC5_16_16_8,RC5_32_12_16,RC5_32_16_16,RC5_64_24_24}": { name: "RC5" },
  [`rc5.{RC5_16_16_8,RC5_32_12_16,RC5_32_16_16,RC5_64_24_24,RC5}.${entry}`]: {
    ...cipher,
    name: "RC5",
    returns: "cipher.BlockCipher"
  },
  "camellia.Camellia{128,192,256}": { name: "CAMELLIA", keyBits: text("{1}", "int") },
  [`camellia.Camellia{128,192,256}.${entry}`]: {
    is: "cipher",
    name: "CAMELLIA",
    keyBits: text("{1}", "int"),
    returns: "cipher.BlockCipher"
  },
  "aria.Aria{128,192,256}": { name: "ARIA", keyBits: text("{1}", "int") },
  [`aria.Aria{128,192,256}.${entry}`]: {
    is: "cipher",
    name: "ARIA",
    keyBits: text("{1}", "int"),
    returns: "cipher.BlockCipher"
  },
  [`threefish.Threefish{256,512,1024}.{new,new_from_slice,new_with_tweak}`]: {
    is: "cipher",
    name: "Threefish",
    keyBits: text("{1}", "int"),
    returns: "cipher.BlockCipher"
  },
  "cipher.BlockCipher#{encrypt_block,encrypt_block_mut,encrypt_block_b2b,encrypt_blocks,encrypt_blocks_mut,encrypt_block_inout}":
    {
      refines: true,
      operates: true,
      functions: ["encrypt"]
    },
  "cipher.BlockCipher#{decrypt_block,decrypt_block_mut,decrypt_block_b2b,decrypt_blocks,decrypt_blocks_mut,decrypt_block_inout}":
    {
      refines: true,
      operates: true,
      functions: ["decrypt"]
    },

  [`{cbc,pcbc,ige,cfb8}.Encryptor.${made}`]: { ...encrypting, mode: text("{1}", "mode") },
  [`{cbc,pcbc,ige,cfb8}.Decryptor.${made}`]: { ...decrypting, mode: text("{1}", "mode") },
  [`cfb_mode.{Encryptor,BufEncryptor}.${made}`]: { ...encrypting, mode: "cfb" },
  [`cfb_mode.{Decryptor,BufDecryptor}.${made}`]: { ...decrypting, mode: "cfb" },
  "ecb.Encryptor.{new,new_from_slice,inner_init}": { ...encrypting, mode: "ecb" },
  "ecb.Decryptor.{new,new_from_slice,inner_init}": { ...decrypting, mode: "ecb" },
  [`ctr.{Ctr32BE,Ctr32LE,Ctr64BE,Ctr64LE,Ctr128BE,Ctr128LE,Ctr128,CtrCore}.${made}`]: {
    ...block,
    mode: "ctr",
    returns: "cipher.StreamCipher"
  },
  [`{ofb.Ofb,ofb.OfbCore}.${made}`]: { ...block, mode: "ofb", returns: "cipher.StreamCipher" },
  "xts_mode.Xts128.new": {
    is: "cipher",
    mode: "xts",
    algorithm: typeArg(0, "any"),
    from: arg(0, "any"),
    returns: "cbc.Xts"
  },
  "cbc.Encryptor#{encrypt_padded,encrypt_padded_mut,encrypt_padded_b2b,encrypt_padded_b2b_mut,encrypt_padded_vec,encrypt_padded_vec_mut}":
    padded,
  "cbc.Decryptor#{decrypt_padded,decrypt_padded_mut,decrypt_padded_b2b,decrypt_padded_b2b_mut,decrypt_padded_vec,decrypt_padded_vec_mut}":
    padded,
  "cbc.Encryptor#{encrypt,encrypt_block_mut,encrypt_blocks_mut}": {
    refines: true,
    operates: true,
    functions: ["encrypt"]
  },
  "cbc.Decryptor#{decrypt,decrypt_block_mut,decrypt_blocks_mut}": {
    refines: true,
    operates: true,
    functions: ["decrypt"]
  },
  "cbc.Xts#{encrypt_sector,encrypt_area}": { refines: true, operates: true, functions: ["encrypt"] },
  "cbc.Xts#{decrypt_sector,decrypt_area}": { refines: true, operates: true, functions: ["decrypt"] },
  "{block_padding,block_modes.block_padding,cipher.block_padding,aes.cipher.block_padding,cbc.cipher.block_padding,ecb.cipher.block_padding,des.cipher.block_padding,rc2.cipher.block_padding,blowfish.cipher.block_padding}.{Pkcs7,ZeroPadding,Iso7816,Iso10126,AnsiX923,NoPadding}":
    { padding: text("{2}", "padding") },
  "block_modes.{Cbc,Ecb,Cfb,Cfb8,Ofb,Pcbc,Ige}.{new,new_from_slices,new_fix,new_var}": {
    is: "cipher",
    mode: text("{1}", "mode"),
    algorithm: typeArg(0, "any"),
    padding: typeArg(1, "any"),
    key: arg(0, "any"),
    nonceBits: arg(1, "bytes"),
    returns: "block_modes.BlockMode"
  },
  "block_modes.BlockMode#{encrypt,encrypt_vec,encrypt_blocks}": {
    refines: true,
    operates: true,
    functions: ["encrypt"]
  },
  "block_modes.BlockMode#{decrypt,decrypt_vec,decrypt_blocks}": {
    refines: true,
    operates: true,
    functions: ["decrypt"]
  },
  "{aes.Aes,aes_ctr.Aes}{128,192,256}Ctr.{new,new_from_slices,new_var}": {
    is: "cipher",
    name: "AES",
    keyBits: text("{2}", "int"),
    mode: "ctr",
    nonceBits: arg(1, "bytes"),
    returns: "cipher.StreamCipher"
  },

  "chacha20.{ChaCha20,XChaCha20}.{new,new_from_slices,new_var}": { ...stream, name: "{1}" },
  "chacha20.ChaCha20Legacy.{new,new_from_slices}": { ...stream, name: "ChaCha20" },
  "chacha20.ChaCha{8,12}.{new,new_from_slices}": { ...stream, name: "ChaCha", parameterSet: "{1}" },
  "salsa20.{Salsa20,XSalsa20}.{new,new_from_slices,new_var}": { ...stream, name: "{1}" },
  "salsa20.Salsa{8,12}.{new,new_from_slices}": { ...stream, name: "Salsa20", parameterSet: "{1}" },
  "rc4.Rc4.{new,new_from_slice}": { ...cipher, name: "RC4", returns: "cipher.StreamCipher" },
  "rabbit.Rabbit.{new,new_from_slices}": { ...stream, name: "RABBIT" },
  "rabbit.RabbitKeyOnly.{new,new_from_slice}": { ...cipher, name: "RABBIT", returns: "cipher.StreamCipher" },
  "hc_256.Hc256.{new,new_from_slices}": { ...stream, name: "HC-256" },
  "cipher.StreamCipher#{apply_keystream,try_apply_keystream,apply_keystream_b2b,encrypt,decrypt}": {
    refines: true,
    operates: true,
    functions: ["encrypt"]
  },

  "aes_gcm.Aes{128,256}Gcm.{new,new_from_slice,new_varkey}": {
    is: "cipher",
    name: "AES",
    mode: "gcm",
    keyBits: text("{1}", "int"),
    ...returns,
    defaults: { tagBits: 128 },
    fixed: { nonceBits: 96 }
  },
  "aes_gcm.AesGcm.{new,new_from_slice,from}": {
    is: "cipher",
    algorithm: typeArg(0, "any"),
    mode: "gcm",
    nonceBits: typeArg(1, "any"),
    tagBits: typeArg(2, "any"),
    ...returns,
    defaults: { tagBits: 128 }
  },
  "aes_gcm.Aes{128,256}Gcm.generate_key": { ...keygen, name: "AES", mode: "gcm", keyBits: text("{1}", "int") },
  "aes_gcm.AesGcm.generate_key": { ...keygen, algorithm: typeArg(0, "any"), mode: "gcm" },
  "aes_gcm_siv.Aes{128,256}GcmSiv.{new,new_from_slice}": {
    is: "cipher",
    name: "AES",
    mode: "gcm-siv",
    keyBits: text("{1}", "int"),
    ...returns,
    defaults: { tagBits: 128 },
    fixed: { nonceBits: 96 }
  },
  "aes_gcm_siv.Aes{128,256}GcmSiv.generate_key": {
    ...keygen,
    name: "AES",
    mode: "gcm-siv",
    keyBits: text("{1}", "int")
  },
  "aes_siv.{Aes128,Aes256}SivAead.{new,new_from_slice}": {
    is: "cipher",
    algorithm: text("{1}", "cipher"),
    mode: "siv",
    ...returns
  },
  "aes_siv.{Aes128,Aes256}SivAead.generate_key": { ...keygen, algorithm: text("{1}", "cipher"), mode: "siv" },
  "aes_siv.siv.{Aes128,Aes256}Siv.new": { is: "cipher", algorithm: text("{1}", "cipher"), mode: "siv", ...returns },
  "ccm.Ccm.{new,new_from_slice,from}": {
    is: "cipher",
    algorithm: typeArg(0, "any"),
    mode: "ccm",
    tagBits: typeArg(1, "any"),
    nonceBits: typeArg(2, "any"),
    ...returns
  },
  "ccm.Ccm.generate_key": { ...keygen, algorithm: typeArg(0, "any"), mode: "ccm" },
  "eax.Eax.{new,new_from_slice}": { is: "cipher", algorithm: typeArg(0, "any"), mode: "eax", ...returns },
  "eax.Eax.generate_key": { ...keygen, algorithm: typeArg(0, "any"), mode: "eax" },
  "ocb3.Ocb3.{new,new_from_slice}": {
    is: "cipher",
    algorithm: typeArg(0, "any"),
    mode: "ocb",
    nonceBits: typeArg(1, "any"),
    ...returns
  },
  "mgm.Mgm.{new,new_from_slice}": { is: "cipher", algorithm: typeArg(0, "any"), mode: "mgm", ...returns },
  "chacha20poly1305.ChaCha20Poly1305.{new,new_from_slice}": {
    ...aead,
    name: "ChaCha20-Poly1305",
    defaults: { tagBits: 128 },
    fixed: { nonceBits: 96 }
  },
  "chacha20poly1305.XChaCha20Poly1305.{new,new_from_slice}": {
    ...aead,
    name: "XChaCha20-Poly1305",
    defaults: { tagBits: 128 },
    fixed: { nonceBits: 192 }
  },
  "chacha20poly1305.{ChaCha20Poly1305,XChaCha20Poly1305}.generate_key": { ...keygen, algorithm: text("{1}", "cipher") },
  "xsalsa20poly1305.XSalsa20Poly1305.{new,new_from_slice}": { ...aead, name: "XSalsa20-Poly1305" },
  "crypto_secretbox.{XSalsa20Poly1305,SecretBox}.{new,new_from_slice}": { ...aead, name: "XSalsa20-Poly1305" },
  "crypto_secretbox.XChaCha20Poly1305.{new,new_from_slice}": { ...aead, name: "XChaCha20-Poly1305" },
  "{xsalsa20poly1305.XSalsa20Poly1305,crypto_secretbox.XSalsa20Poly1305}.generate_key": {
    ...keygen,
    name: "XSalsa20-Poly1305",
    keyBits: 256
  },
  "crypto_box.{Box,SalsaBox}.new": { is: "cipher", name: "NaCl-box", ...returns },
  "crypto_box.ChaChaBox.new": { is: "cipher", name: "XChaCha20-Poly1305", ...returns },
  "crypto_box.SecretKey.generate": { ...keygen, name: "X25519", returns: "crypto_box.SecretKey" },
  "crypto_box.SecretKey.{from,from_bytes,from_slice}": { is: "key", name: "X25519", material: "private-key" },
  "crypto_box.PublicKey.{from,from_bytes,from_slice}": { is: "key", name: "X25519", material: "public-key" },
  "{crypto_box.seal,crypto_box.PublicKey#seal}": { is: "cipher", name: "NaCl-sealedbox", functions: ["encrypt"] },
  "{crypto_box.seal_open,crypto_box.SecretKey#unseal}": {
    is: "cipher",
    name: "NaCl-sealedbox",
    functions: ["decrypt"]
  },
  "ascon_aead.{Ascon128,Ascon128a,Ascon80pq,AsconAead128}.{new,new_from_slice}": {
    is: "cipher",
    algorithm: text("{1}", "cipher"),
    ...returns
  },
  "ascon_aead128.AsconAead128.{new,new_from_slice}": { is: "cipher", name: "Ascon-AEAD128", ...returns },
  "aegis.aegis128l.Aegis128L.new": {
    is: "cipher",
    name: "AEGIS-128L",
    keyBits: arg(0, "bytes"),
    nonceBits: arg(1, "bytes")
  },
  "aegis.aegis256.Aegis256.new": {
    is: "cipher",
    name: "AEGIS-256",
    keyBits: arg(0, "bytes"),
    nonceBits: arg(1, "bytes")
  },
  "{aead.Aead,aes_gcm.Aes128Gcm,aes_gcm.Aes256Gcm,chacha20poly1305.ChaCha20Poly1305,chacha20poly1305.XChaCha20Poly1305}#{encrypt,encrypt_in_place,encrypt_in_place_detached,encrypt_inout_detached}":
    { refines: true, nonceBits: arg(0, "bytes"), functions: ["encrypt"] },
  "{aead.Aead,aes_gcm.Aes128Gcm,aes_gcm.Aes256Gcm,chacha20poly1305.ChaCha20Poly1305,chacha20poly1305.XChaCha20Poly1305}#{decrypt,decrypt_in_place,decrypt_in_place_detached,decrypt_inout_detached}":
    { refines: true, nonceBits: arg(0, "bytes"), functions: ["decrypt"] },
  "{aes_gcm.Aes128Gcm,aes_gcm.Aes256Gcm,chacha20poly1305.ChaCha20Poly1305,aes_gcm_siv.Aes256GcmSiv}.generate_nonce": {
    is: "random",
    name: "RNG",
    byteLength: 12
  },
  "{chacha20poly1305.XChaCha20Poly1305,xsalsa20poly1305.XSalsa20Poly1305,crypto_secretbox.XSalsa20Poly1305,crypto_box.SalsaBox,crypto_box.ChaChaBox}.generate_nonce":
    { is: "random", name: "RNG", byteLength: 24 },
  "aes_kw.KekAes{128,192,256}.{new,from,try_from}": {
    is: "key-wrap",
    name: "AES",
    mode: "kw",
    keyBits: text("{1}", "int"),
    returns: "aes_kw.Kek"
  },
  "aes_kw.KwAes{128,192,256}.{new,new_from_slice}": {
    is: "key-wrap",
    name: "AES",
    mode: "kw",
    keyBits: text("{1}", "int"),
    returns: "aes_kw.Kek"
  },
  "aes_kw.KwpAes{128,192,256}.{new,new_from_slice}": {
    is: "key-wrap",
    name: "AES",
    mode: "kwp",
    keyBits: text("{1}", "int"),
    returns: "aes_kw.Kek"
  },
  "aes_kw.{Kek.new,Kek.from,AesKw.new,AesKw.new_from_slice}": {
    is: "key-wrap",
    algorithm: typeArg(0, "any"),
    mode: "kw",
    returns: "aes_kw.Kek"
  },
  "aes_kw.AesKwp.{new,new_from_slice}": {
    is: "key-wrap",
    algorithm: typeArg(0, "any"),
    mode: "kwp",
    returns: "aes_kw.Kek"
  },
  "aes_kw.Kek#{wrap,wrap_vec,wrap_key,wrap_fixed_key}": { refines: true, functions: ["encrypt"] },
  "aes_kw.Kek#{unwrap,unwrap_vec,unwrap_key,unwrap_fixed_key}": { refines: true, functions: ["decrypt"] },
  "aes_kw.Kek#{wrap_with_padding,wrap_with_padding_vec}": { refines: true, mode: "kwp", functions: ["encrypt"] },
  "aes_kw.Kek#{unwrap_with_padding,unwrap_with_padding_vec}": { refines: true, mode: "kwp", functions: ["decrypt"] }
})
