#!/bin/bash
set -eu
openssl enc -aes-256-cbc -salt -pbkdf2 -iter 100000 -md sha512 -in plain -out secret -pass pass:made-up # expect: cipher AES-256-CBC; kdf PBKDF2-SHA-512-100000
openssl enc -d -des-ede3-cbc -in secret -out plain -k made-up # expect: cipher 3DES-168-CBC functions=decrypt
openssl aes-128-ecb -in plain -out secret -kfile key.txt # expect: cipher AES-128-ECB
openssl enc -aes-128-cbc -K 00112233445566778899aabbccddeeff -iv 000102030405060708090a0b0c0d0e0f -in a # expect: cipher AES-128-CBC keyBits=128 nonceBits=128
openssl enc --aes-256-ctr --pbkdf2 -in a -out b # expect: cipher AES-256-CTR; kdf PBKDF2-SHA-256-10000
openssl enc -chacha20 -iter 5000 -S 0011223344556677 -in a # expect: cipher ChaCha20; kdf PBKDF2-SHA-256-5000 saltBits=64
openssl rc4 -in a # expect: cipher RC4
openssl des3 -d -in a # expect: cipher 3DES-168-CBC
openssl enc "$CIPHER" -in a # expect: cipher unknown
openssl enc -$1 -in a # expect: cipher unknown
openssl enc $options -in a # expect: cipher unknown
openssl enc -base64 -in a
openssl enc -d -a -in a
openssl enc -none -in a -out b
openssl enc -z -in a
openssl enc -list
openssl enc -ciphers
openssl base64 -d -in a
CIPHER_OPTIONS="-aes-192-cbc -pbkdf2"
tar cz . | sudo openssl enc $CIPHER_OPTIONS -pass env:PASSWORD > a.tgz.enc # expect: cipher AES-192-CBC; kdf PBKDF2-SHA-256-10000

openssl dgst -sha256 file # expect: hash SHA-256
openssl dgst file # expect: hash SHA-256
openssl md5 file # expect: hash MD5
openssl sha1 < file # expect: hash SHA-1
openssl dgst -sha512 -binary -out digest file # expect: hash SHA-512
for digest in sha224 sha384; do openssl dgst "-$digest" file; done # expect: hash SHA-224; hash SHA-384
openssl dgst -list
openssl dgst -help
printf '%s' "$text" | openssl dgst -sha256 -hmac "$key" | sed 's/.* //' # expect: mac HMAC-SHA-256
openssl dgst -hmac made-up file # expect: mac HMAC-SHA-256
openssl sha1 -hmac "$key" # expect: mac HMAC-SHA-1
openssl dgst -sha384 -mac HMAC -macopt hexkey:"$key" # expect: mac HMAC-SHA-384
openssl dgst -mac cmac -macopt cipher:aes-128-cbc -macopt hexkey:00112233445566778899aabbccddeeff a # expect: mac AES-CMAC
openssl dgst -sha256 -sign key.pem -out signature file # expect: signature unknown digest=SHA-256 functions=sign
openssl dgst -sha256 -verify key.pub -signature signature -sigopt rsa_padding_mode:pss file # expect: signature RSA-PSS-SHA-256-MGF1 digest=SHA-256 padding=pss functions=verify
openssl dgst -sha1 -prverify key.pem -signature signature file # expect: signature unknown digest=SHA-1 functions=verify
openssl mac -digest SHA512 -macopt hexkey:"$key" -in file HMAC # expect: mac HMAC-SHA-512
openssl mac -cipher aes-256-cbc -macopt hexkey:0011 -in file CMAC # expect: mac AES-CMAC
openssl kdf -keylen 32 -kdfopt digest:SHA256 -kdfopt pass:made-up -kdfopt salt:made-up -kdfopt iter:2000 PBKDF2 # expect: kdf PBKDF2-SHA-256-2000 outputBits=256
openssl kdf -keylen 64 -kdfopt pass:x -kdfopt hexsalt:00112233 -kdfopt n:1024 -kdfopt r:8 -kdfopt p:16 SCRYPT # expect: kdf scrypt blockSize=8 parallelism=16 outputBits=512 saltBits=32
openssl passwd made-up # expect: password-hash unknown
openssl passwd -1 made-up # expect: password-hash crypt-md5
openssl passwd -apr1 made-up # expect: password-hash crypt-md5
openssl passwd -aixmd5 made-up # expect: password-hash crypt-md5
openssl passwd -5 -salt made-up made-up # expect: password-hash crypt-sha256
hash=$(echo "$password" | openssl passwd -6 -stdin) # expect: password-hash crypt-sha512
openssl passwd -crypt made-up # expect: password-hash crypt-des
key=$(openssl rand -hex 32) # expect: random RNG byteLength=32
openssl rand -out file 16 # expect: random RNG byteLength=16
openssl rand -base64 "$n" # expect: random RNG byteLength=none

$OPENSSL dgst -md5 file # expect: hash MD5
"${OPENSSL_BIN:-/usr/local/bin/openssl}" md4 file # expect: hash MD4
# openssl md5 file
echo "openssl md5 file"
man openssl md5
apt-get install -y openssl
which openssl
openssl version -a
openssl_wrapper md5 file
sh -c "$(cat openssl)"
cat <<DOC
  openssl enc -des3 -in file
DOC
