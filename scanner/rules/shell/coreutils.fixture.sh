#!/bin/sh
md5sum file # expect: hash MD5
sha1sum -c sums.txt # expect: hash SHA-1
sha224sum --tag file # expect: hash SHA-224
find . -type f -print0 | xargs -0 sha256sum > sums.txt # expect: hash SHA-256
[ "$(sha384sum "$file" | cut -d' ' -f1)" = "$expected" ] # expect: hash SHA-384
busybox sha512sum file # expect: hash SHA-512
b2sum file # expect: hash BLAKE2b-512
b2sum -l 256 file # expect: hash BLAKE2b-256
cksum -a sm3 file # expect: hash SM3
cksum --algorithm=blake2b --length=384 file # expect: hash BLAKE2b-384
cksum -a crc file
cksum file
shasum file # expect: hash SHA-1
shasum -a 256 file # expect: hash SHA-256
shasum -a512256 file # expect: hash SHA-512/256
shasum --algorithm "$size" file # expect: hash unknown
md5 -q file # expect: hash MD5
sha1 -s text # expect: hash SHA-1
sha224 file # expect: hash SHA-224
sha256 -c 00 file # expect: hash SHA-256
sha384 file # expect: hash SHA-384
sha512 file # expect: hash SHA-512
sha512t256 file # expect: hash SHA-512/256
rmd160 file # expect: hash RIPEMD-160
skein256 file # expect: hash Skein-256
skein512 file # expect: hash Skein-512
skein1024 file # expect: hash Skein-1024
md5sum_label=x
md5sum_of file
sha256sum() { command sha256sum --check "$@"; }
sha256sum file # expect: hash SHA-256
which md5sum
echo "md5sum file" | tee sha1sum
if command -v shasum >/dev/null; then :; fi
md5=$(cat file.md5)
echo "$md5"
cat <<'DOC'
md5sum file
DOC
