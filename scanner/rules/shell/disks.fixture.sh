cryptsetup luksFormat --type luks2 --cipher aes-xts-plain64 --key-size 512 --hash sha512 --pbkdf argon2id --iter-time 5000 /dev/sda1 # expect: cipher AES-256-XTS; kdf Argon2id digest=SHA-512
cryptsetup -q -c serpent-cbc-essiv:sha256 -s 256 luksFormat /dev/sda1 # expect: cipher Serpent-256-CBC
cryptsetup luksFormat /dev/sda1 key.bin # expect: cipher unknown
sudo cryptsetup reencrypt --pbkdf pbkdf2 --pbkdf-force-iterations 1000 /dev/sda1 # expect: cipher unknown; kdf PBKDF2-1000
cryptsetup luksFormat --pbkdf argon2i --pbkdf-memory 65536 --pbkdf-parallel 2 /dev/sda1 # expect: cipher unknown; kdf Argon2i-65536 parallelism=2
cryptsetup open --type plain --cipher aes-cbc-plain --key-size 256 /dev/sda1 data # expect: cipher AES-256-CBC
cryptsetup create swap /dev/sda2 --cipher twofish-cbc-plain --key-file /dev/urandom # expect: cipher Twofish-CBC
cryptsetup plainOpen /dev/sda2 swap # expect: cipher unknown
cryptsetup luksAddKey --pbkdf pbkdf2 --hash sha256 /dev/sda1 # expect: kdf PBKDF2-SHA-256
cryptsetup luksChangeKey --pbkdf argon2id /dev/sda1 # expect: kdf Argon2id
cryptsetup luksConvertKey --pbkdf argon2id /dev/sda1 # expect: kdf Argon2id
cryptsetup luksFormat -I hmac-sha256 --volume-key-keyring %user:a --token-only --cipher aes-xts-plain64 /dev/sda1 # expect: cipher AES-XTS
cryptsetup luksAddKey --new-keyfile --pbkdf /dev/sda1
cryptsetup luksAddKey /dev/sda1
cryptsetup luksDump /dev/sda1
cryptsetup close data
