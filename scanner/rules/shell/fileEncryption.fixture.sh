age -r "$RECIPIENT" -o a.age a # expect: cipher age functions=encrypt
tar c . | age --encrypt -R keys.txt > a.age # expect: cipher age functions=encrypt
age -p -o a.age a # expect: cipher age; kdf scrypt
age -d -i key.txt a.age # expect: cipher age functions=decrypt
rage -r made-up a # expect: cipher age
rage --decrypt -i key.txt a.age # expect: cipher age functions=decrypt
rage --passphrase a # expect: cipher age; kdf scrypt
age --version
rage --version
age-keygen -o key.txt # expect: keygen x25519
rage-keygen # expect: keygen x25519
age-keygen -pq -o key.txt # expect: keygen unknown
rage-keygen -pq # expect: keygen unknown
age-keygen -y key.txt
rage-keygen -y key.txt
age-keygen --version
rage-keygen --version
minisign -G -p key.pub -s key.sec # expect: keygen Ed25519
minisign -Sm file # expect: signature Ed25519 functions=sign
minisign -Vm file -P made-up # expect: signature Ed25519 functions=verify
signify -G -n -p key.pub -s key.sec # expect: keygen Ed25519
signify -S -s key.sec -m file # expect: signature Ed25519 functions=sign
signify-openbsd -V -p key.pub -m file # expect: signature Ed25519 functions=verify
signify -C -p key.pub -x SHA256.sig # expect: signature Ed25519 functions=verify
age=5
