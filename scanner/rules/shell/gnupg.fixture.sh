gpg --batch --yes --passphrase made-up --symmetric --cipher-algo AES256 -o a.gpg a # expect: cipher AES-256 functions=encrypt
gpg -c --s2k-cipher-algo CAMELLIA128 --s2k-digest-algo SHA512 --s2k-count 65011712 a # expect: cipher CAMELLIA-128; kdf S2K-SHA-512-65011712
gpg2 -co a.gpg a # expect: cipher unknown functions=encrypt
gpg --encrypt --recipient made-up --cipher-algo=3DES a # expect: cipher 3DES
gpg -e -r "$RECIPIENT" --cipher-algo "$CIPHER" a # expect: cipher unknown
tar c . | gpg -ser made-up > a.gpg # expect: cipher unknown functions=encrypt; signature unknown functions=sign
gpg --decrypt a.gpg # expect: cipher unknown functions=decrypt
gpg -qd a.gpg # expect: cipher unknown functions=decrypt
gpg --detach-sign --armor --digest-algo SHA512 a # expect: signature unknown digest=SHA-512 functions=sign
gpg -bu "$KEY" --cert-digest-algo SHA256 a # expect: signature unknown functions=sign; signature unknown digest=SHA-256
gpg --clearsign a # expect: signature unknown functions=sign
gpg --verify a.sig a # expect: signature unknown functions=verify
gpgv --keyring k a.sig a # expect: signature unknown functions=verify
gpg --batch --quick-generate-key "made up" rsa4096 default never # expect: keygen RSA-4096
gpg --quick-gen-key made-up ed25519 # expect: keygen Ed25519
gpg --quick-add-key FPR cv25519 encr # expect: keygen x25519
gpg --quick-generate-key made-up # expect: keygen unknown
gpg --batch --gen-key parameters # expect: keygen unknown
gpg --full-generate-key # expect: keygen unknown
gpg --print-md SHA256 file # expect: hash SHA-256
gpg --gen-random 2 32 # expect: random RNG byteLength=32
$GPG --print-md md5 file # expect: hash MD5
gpg --import key.asc
gpg --list-keys
gpg --version
which gpg
