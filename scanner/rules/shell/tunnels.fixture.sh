wg genkey | tee private | wg pubkey > public # expect: keygen x25519; key x25519
wg genpsk > psk # expect: random RNG byteLength=32
wg show
openvpn --config a --cipher AES-256-CBC --auth SHA512 # expect: cipher AES-256-CBC; mac HMAC-SHA-512
openvpn --data-ciphers AES-256-GCM --client # expect: cipher AES-256-GCM
openvpn --genkey --secret static.key # expect: keygen unknown
openvpn --config a
cosign generate-key-pair # expect: keygen ECDSA-P-256
cosign sign --key cosign.key image # expect: signature unknown functions=sign
cosign sign-blob --yes a # expect: signature unknown functions=sign
cosign attest --predicate a image # expect: signature unknown functions=sign
cosign verify --key cosign.pub image # expect: signature unknown functions=verify
cosign verify-blob --key cosign.pub a # expect: signature unknown functions=verify
cosign verify-attestation image # expect: signature unknown functions=verify
cosign version
