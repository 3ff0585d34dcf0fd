certtool --generate-privkey --key-type rsa --bits 3072 --outfile key.pem # expect: keygen RSA-3072
certtool -p --key-type=ecdsa --curve secp256r1 # expect: keygen ECDSA-P-256
certtool --generate-request --load-privkey key.pem # expect: keygen unknown
certtool --generate-dh-params --bits 2048 # expect: keygen unknown keyBits=2048
certtool --generate-self-signed --load-privkey key.pem --hash SHA512 # expect: certificate unknown digest=SHA-512
certtool --generate-certificate --load-request a.csr # expect: certificate unknown certificateFormat=X.509
certtool --generate-crl --load-ca-privkey ca.key # expect: certificate unknown
certtool --to-p12 --load-privkey key.pem --outder # expect: keystore unknown certificateFormat=PKCS12
certtool -i < cert.pem
gnutls-cli --priority 'NORMAL:-VERS-ALL:+VERS-TLS1.2' -p 443 host # expect: protocol TLSv1.2
gnutls-cli host # expect: protocol TLS
gnutls-serv --priority=NORMAL:+VERS-TLS1.3 --x509keyfile key.pem # expect: protocol TLSv1.3
