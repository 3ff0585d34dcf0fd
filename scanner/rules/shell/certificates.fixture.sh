step certificate create "made up" a.crt a.key --profile root-ca --kty RSA --size 4096 # expect: certificate RSA-4096 certificateFormat=X.509
step certificate create made.up a.crt a.key # expect: certificate ECDSA-P-256
step certificate create --kty=OKP --crv Ed25519 made.up a.crt a.key # expect: certificate Ed25519
step certificate create --csr --kty EC --curve P-384 a a.csr a.key # expect: certificate ECDSA-P-384
step certificate sign a.csr ca.crt ca.key # expect: certificate unknown
step certificate verify a.crt --roots ca.crt # expect: certificate unknown functions=verify
step ca certificate made.up a.crt a.key --kty RSA # expect: certificate RSA
step crypto keypair a.pub a.key --kty EC --crv P-521 # expect: keygen EC-P-521
step crypto jwk create a.pub a.key # expect: keygen EC-P-256
step ssh certificate me key # expect: certificate unknown certificateFormat=OpenSSH
step certificate inspect a.crt
cfssl gencert -initca csr.json # expect: certificate unknown certificateFormat=X.509
cfssl selfsign -config c.json made.up csr.json # expect: certificate unknown
cfssl sign -ca ca.pem -ca-key ca.key a.csr # expect: certificate unknown
cfssl genkey csr.json # expect: certificate unknown
certbot certonly --standalone -d made.up --key-type rsa --rsa-key-size 4096 # expect: certificate RSA-4096
certbot --nginx --key-type ecdsa --elliptic-curve secp384r1 -d made.up # expect: certificate ECDSA-P-384
certbot renew --rsa-key-size 2048 # expect: certificate unknown keyBits=2048
certbot renew --elliptic-curve secp256r1 # expect: certificate unknown curve=P-256
certbot renew --quiet
acme.sh --issue -d made.up --keylength ec-384 # expect: certificate ECDSA-P-384
~/.acme.sh/acme.sh --issue -d made.up -k 4096 -w /var/www # expect: certificate RSA-4096
acme.sh --register-account --accountkeylength ec-256 # expect: keygen EC-P-256
acme.sh --renew -d made.up
