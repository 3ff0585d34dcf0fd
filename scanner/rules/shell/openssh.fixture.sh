ssh -c aes128-cbc -m hmac-md5 user@host # expect: cipher AES-128-CBC; mac HMAC-MD5
ssh -o Ciphers=aes256-gcm@openssh.com,3des-cbc -oMACs=hmac-sha2-256 -p 22 host # expect: cipher AES-256-GCM; cipher 3DES-168-CBC; mac HMAC-SHA-256
ssh -o "KexAlgorithms +diffie-hellman-group1-sha1" -o HostKeyAlgorithms=+ssh-rsa host 'openssl genrsa 512' # expect: key-agreement FFDHE-modp1024 digest=SHA-1; signature RSA-PKCS1-1.5-SHA-1; keygen RSA-512
ssh -o PubkeyAcceptedAlgorithms=ssh-ed25519 -o CASignatureAlgorithms=rsa-sha2-512 host # expect: signature Ed25519; signature RSA-PKCS1-1.5-SHA-512
ssh -o PubkeyAcceptedKeyTypes=ssh-dss -o HostbasedAcceptedAlgorithms=ssh-ed25519 host # expect: signature DSA-SHA-1; signature Ed25519
ssh -1 host # expect: protocol SSHv1 version=1
ssh -o "Ciphers=$CIPHERS" host # expect: cipher unknown
ssh -o StrictHostKeyChecking=no -i key host uptime # expect: protocol SSH verification=none
scp -o StrictHostKeyChecking=yes file host: # expect: protocol SSH verification=peer
sftp -oStrictHostKeyChecking=off host # expect: protocol SSH verification=none
ssh -o StrictHostKeyChecking=accept-new host # expect: protocol SSH
ssh -o UserKnownHostsFile=/dev/null host
ssh host openssl genrsa 512
ssh user@host -p 22 -c aes128-cbc sh -c true # expect: cipher AES-128-CBC
ssh user@host sh -c "'uptime'"
scp -c aes128-ctr file host: # expect: cipher AES-128-CTR
scp -o Ciphers=arcfour -o MACs=hmac-sha1 file host: # expect: cipher RC4-128; mac HMAC-SHA-1
scp -o KexAlgorithms=curve25519-sha256 -o HostKeyAlgorithms=ssh-ed25519 file host: # expect: key-agreement x25519 digest=SHA-256; signature Ed25519
scp -o PubkeyAcceptedAlgorithms=ssh-rsa -o PubkeyAcceptedKeyTypes=ssh-rsa file host: # expect: signature RSA-PKCS1-1.5-SHA-1; signature RSA-PKCS1-1.5-SHA-1
scp -o HostbasedAcceptedAlgorithms=ssh-ed25519 -o CASignatureAlgorithms=ssh-ed25519 a host: # expect: signature Ed25519; signature Ed25519
sftp -c chacha20-poly1305@openssh.com host # expect: cipher ChaCha20-Poly1305
sftp -o Ciphers=blowfish-cbc -oMACs=umac-64@openssh.com host # expect: cipher Blowfish-128-CBC; mac UMAC-64
sftp -o KexAlgorithms=ecdh-sha2-nistp256 -o HostKeyAlgorithms=ecdsa-sha2-nistp256 host # expect: key-agreement ECDH-P-256 digest=SHA-256; signature ECDSA-P-256-SHA-256
sftp -o PubkeyAcceptedAlgorithms=ssh-ed25519 -o PubkeyAcceptedKeyTypes=ssh-ed25519 host # expect: signature Ed25519; signature Ed25519
sftp -o HostbasedAcceptedAlgorithms=ssh-ed25519 -o CASignatureAlgorithms=ssh-ed25519 host # expect: signature Ed25519; signature Ed25519
ssh-keygen -t rsa -b 4096 -f key -N '' -C made-up # expect: keygen RSA-4096
ssh-keygen -q -t ed25519 -N "made-up" -f key # expect: keygen Ed25519
ssh-keygen -t ecdsa -b 384 -m PEM -Z aes256-gcm@openssh.com -f key # expect: keygen ECDSA-384; cipher AES-256-GCM
ssh-keygen -t ssh-ed25519 -f key # expect: keygen Ed25519
ssh-keygen -t ecdsa-sha2-nistp521 -f key # expect: keygen ECDSA-P-521
ssh-keygen -tdsa -f key # expect: keygen DSA
yes | ssh-keygen -b 2048 -f key # expect: keygen unknown keyBits=2048
ssh-keygen -N '' -f key # expect: keygen unknown
ssh-keygen -t "$type" -f key # expect: keygen unknown
ssh-keygen -A # expect: keygen unknown
ssh-keygen -s ca -I made-up -n root -V +1d key.pub # expect: certificate unknown certificateFormat=OpenSSH
ssh-keygen -I made-up -s ca -t rsa-sha2-512 key.pub # expect: certificate RSA-PKCS1-1.5-SHA-512
ssh-keygen -Y sign -f key -n file a.txt # expect: signature unknown functions=sign
ssh-keygen -l -f key.pub
ssh-keygen -lf key.pub
ssh-keygen -y -f key
ssh-keygen -p -N new -f key
ssh-keygen -R host
ssh-keygen -F host
ssh-keygen -r host
ssh-keygen -D module.so
ssh-keygen -K
ssh-keygen -B -f key
ssh-keygen -H
ssh-keygen -L -f key
ssh-keygen -Q -f krl
ssh-keygen -X
ssh-keygen -c -f key
ssh-keygen -e -f key
ssh-keygen -i -f key
ssh-keygen -h -f key
ssh-keygen -k -f krl
ssh-keyscan -t rsa host >> known_hosts # expect: key RSA
ssh-keyscan host
ssh-copy-id host
