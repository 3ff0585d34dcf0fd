<?php
use function hash as digest;

hash("sha256", $data); // expect: hash SHA-256 functions=digest
hash('SHA3-512', $data, true); // expect: hash SHA3-512 functions=digest
\hash("whirlpool", $data); // expect: hash Whirlpool functions=digest
digest("xxh128", $data);
digest("ripemd160", $data); // expect: hash RIPEMD-160 functions=digest
hash("haval256,5", $data); // expect: hash HAVAL functions=digest
hash("tiger192,3", $data); // expect: hash Tiger functions=digest
hash("crc32b", $data);
hash($algorithm, $data); // expect: hash unknown functions=digest
hash_file("md5", "file"); // expect: hash MD5 functions=digest
$context = hash_init("sha512", HASH_HMAC, $key); // expect: hash SHA-512 functions=digest
hash_hmac("sha256", $data, $key); // expect: mac HMAC-SHA-256 digest=SHA-256 functions=tag
hash_hmac(algo: "sha1", data: $data, key: $key); // expect: mac HMAC-SHA-1 digest=SHA-1 functions=tag
hash_hmac_file("md5", "file", $key); // expect: mac HMAC-MD5 digest=MD5 functions=tag
hash_pbkdf2("sha256", "not a password", "saltsalt", 1000, 20); // expect: kdf PBKDF2-SHA-256-1000 digest=SHA-256 saltBits=64 iterations=1000 outputBits=160
hash_hkdf("sha256", $key, 32, "info", "saltsalt"); // expect: kdf HKDF-SHA-256 digest=SHA-256 outputBits=256 saltBits=64
hash_hkdf("sha256", $key); // expect: kdf HKDF-SHA-256 digest=SHA-256
hash_pbkdf2("sha1", "not a password", "saltsalt", 1000, 0); // expect: kdf PBKDF2-SHA-1-1000 digest=SHA-1 saltBits=64 iterations=1000
md5($data); // expect: hash MD5 functions=digest
\md5($data); // expect: hash MD5 functions=digest
md5_file("file"); // expect: hash MD5 functions=digest
sha1($data, true); // expect: hash SHA-1 functions=digest
sha1_file("file"); // expect: hash SHA-1 functions=digest
mhash_keygen_s2k(MHASH_MD5, "not a password", "saltsalt", 16); // expect: kdf S2K-MD5 digest=MD5 outputBits=128
mhash(MHASH_CRC32, $data);
mhash(MHASH_CRC32B, $data);
mhash(MHASH_ADLER32, $data);
mhash(MHASH_MD2, $data); // expect: hash MD2 functions=digest
mhash(MHASH_MD4, $data); // expect: hash MD4 functions=digest
mhash(MHASH_MD5, $data); // expect: hash MD5 functions=digest
mhash(MHASH_SHA1, $data); // expect: hash SHA-1 functions=digest
mhash(MHASH_SHA224, $data); // expect: hash SHA-224 functions=digest
mhash(MHASH_SHA256, $data); // expect: hash SHA-256 functions=digest
mhash(MHASH_SHA384, $data); // expect: hash SHA-384 functions=digest
mhash(MHASH_SHA512, $data); // expect: hash SHA-512 functions=digest
mhash(MHASH_RIPEMD128, $data); // expect: hash RIPEMD-128 functions=digest
mhash(MHASH_RIPEMD160, $data); // expect: hash RIPEMD-160 functions=digest
mhash(MHASH_RIPEMD256, $data); // expect: hash RIPEMD-256 functions=digest
mhash(MHASH_RIPEMD320, $data); // expect: hash RIPEMD-320 functions=digest
mhash(MHASH_WHIRLPOOL, $data); // expect: hash Whirlpool functions=digest
mhash(MHASH_GOST, $data); // expect: hash GOSTR3411 functions=digest
mhash(MHASH_TIGER, $data); // expect: hash Tiger functions=digest
mhash(MHASH_TIGER128, $data); // expect: hash Tiger functions=digest
mhash(MHASH_TIGER160, $data); // expect: hash Tiger functions=digest
password_hash($password, PASSWORD_BCRYPT, ["cost" => 12]); // expect: password-hash bcrypt-4096 iterations=4096 functions=keyderive
password_hash($password, PASSWORD_ARGON2ID, ['memory_cost' => 65536, 'time_cost' => 4, 'threads' => 1]); // expect: password-hash Argon2id-65536 memoryKib=65536 parallelism=1 functions=keyderive
password_hash($password, PASSWORD_ARGON2I); // expect: password-hash Argon2i functions=keyderive
password_hash($password, PASSWORD_DEFAULT); // expect: password-hash bcrypt functions=keyderive unknown=iterations
password_hash($password, "2y", options: ["cost" => 10]); // expect: password-hash bcrypt-1024 iterations=1024 functions=keyderive
password_hash($password, 1); // expect: password-hash bcrypt functions=keyderive
password_needs_rehash($hash, PASSWORD_BCRYPT, ["cost" => 13]); // expect: password-hash bcrypt-8192 iterations=8192 functions=verify
password_verify($password, $hash); // expect: password-hash unknown functions=verify
crypt($password, '$2y$10$abcdefghijklmnopqrstuu'); // expect: password-hash bcrypt-1024 iterations=1024 functions=keyderive
crypt($password, '$6$rounds=5000$saltsalt$'); // expect: password-hash crypt-sha512-5000 iterations=5000 functions=keyderive
crypt($password, '$5$saltsalt$'); // expect: password-hash crypt-sha256 functions=keyderive
crypt($password, '$1$saltsalt$'); // expect: password-hash crypt-md5 functions=keyderive
crypt($password, "ab"); // expect: password-hash crypt-des functions=keyderive
crypt($password, "_" . salt(8)); // expect: password-hash crypt-des functions=keyderive
crypt($password, salt(2)); // expect: password-hash unknown functions=keyderive
crypt($password, $salt); // expect: password-hash unknown functions=keyderive
crypt($password, '$6$' . $salt . '$'); // expect: password-hash crypt-sha512 functions=keyderive
crypt($password, "$2y$12$" . $salt); // expect: password-hash bcrypt-4096 iterations=4096 functions=keyderive
crypt($password, sprintf('$2y$%02d$%s', $cost, $salt)); // expect: password-hash bcrypt functions=keyderive
hash("aes-256-gcm", $data); // expect: hash unknown functions=digest
random_bytes(16); // expect: random RNG byteLength=16
random_int(1, 6); // expect: random RNG
new \Random\Engine\Secure(); // expect: random RNG
$f = sha1(...); // expect: hash SHA-1 functions=digest
$b = strtolower("MD5");
hash($b, $data); // expect: hash MD5 functions=digest

$this->hash("md5", $data);
Str::md5($data);
hash_equals($a, $b);
hash_algos();
crc32($data);
mt_rand(1, 6); // expect: random Non-cryptographic-PRNG-MT19937
password_get_info($hash);
new Md5($data);
mhash(MHASH_SNEFRU256, $data); // expect: hash Snefru functions=digest
mhash(MHASH_CRC32C, $data);
mhash(MHASH_FNV132, $data);
mhash(MHASH_FNV164, $data);
mhash(MHASH_FNV1A32, $data);
mhash(MHASH_FNV1A64, $data);
mhash(MHASH_JOAAT, $data);
mhash(MHASH_MURMUR3A, $data);
mhash(MHASH_MURMUR3C, $data);
mhash(MHASH_MURMUR3F, $data);
mhash(MHASH_XXH128, $data);
mhash(MHASH_XXH3, $data);
mhash(MHASH_XXH32, $data);
mhash(MHASH_XXH64, $data);
mhash(MHASH_HAVAL128, $data); // expect: hash HAVAL functions=digest
mhash(MHASH_HAVAL160, $data); // expect: hash HAVAL functions=digest
mhash(MHASH_HAVAL192, $data); // expect: hash HAVAL functions=digest
mhash(MHASH_HAVAL224, $data); // expect: hash HAVAL functions=digest
mhash(MHASH_HAVAL256, $data); // expect: hash HAVAL functions=digest
$sum = hash_init('sha512/256'); // expect: hash SHA-512/256 functions=digest
hash_update($sum, $data);
hash_update_file($sum, $file);
hash_update_stream($sum, $stream);
$copied = hash_copy($sum);
hash_final($copied);
hash_pbkdf2('sha256', $password, substr($stored, 0, 8), 1000, 32); // expect: kdf PBKDF2-SHA-256-1000 saltBits=64 outputBits=256
hash_pbkdf2('sha256', $password, substr($stored, -16), 1000, 32); // expect: kdf PBKDF2-SHA-256-1000 saltBits=128
hash_pbkdf2('sha256', $password, substr($stored, 8), 1000, 32); // expect: kdf PBKDF2-SHA-256-1000 unknown=saltBits
