openssl req -x509 -newkey rsa:2048 -sha256 -days 365 -nodes -subj "/CN=made up" -keyout key.pem -out cert.pem # expect: certificate RSA-SHA-256-2048 certificateFormat=X.509
openssl req -new -x509 -newkey ec -pkeyopt ec_paramgen_curve:secp384r1 -sha384 -out cert.pem # expect: certificate ECDSA-P-384-SHA-384 certificateFormat=X.509
openssl req -newkey rsa:"$BITS" -nodes -keyout key.pem -out request.csr # expect: certificate RSA certificateFormat=PKCS10
openssl req -new -key key.pem -sha1 -out request.csr # expect: certificate unknown digest=SHA-1 certificateFormat=PKCS10
openssl req -x509 -key key.pem -sigopt rsa_padding_mode:pss -sha256 -out cert.pem # expect: certificate RSA-PSS-SHA-256-MGF1 padding=pss digest=SHA-256
openssl req -x509 -newkey ed25519 -nodes -out cert.pem # expect: certificate Ed25519
openssl req -newkey 1024 -out r.csr # expect: certificate RSA-1024 certificateFormat=PKCS10
openssl req -in request.csr -noout -text
openssl x509 -req -in request.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 90 -sha256 -out cert.pem # expect: certificate unknown digest=SHA-256 certificateFormat=X.509
openssl x509 -in cert.pem -signkey key.pem -md5 # expect: certificate unknown digest=MD5
openssl x509 -in cert.pem -CA ca.pem -CAkey ca.key # expect: certificate unknown
openssl x509 -x509toreq -in cert.pem -key key.pem # expect: certificate unknown
openssl x509 -new -force_pubkey key.pub -subj /CN=x # expect: certificate unknown
openssl x509 -key key.pem -in cert.pem # expect: certificate unknown
openssl x509 -in cert.pem -noout -fingerprint # expect: hash SHA-1
openssl x509 -in cert.pem -noout -fingerprint -sha256 # expect: hash SHA-256
openssl x509 -in cert.pem -noout -enddate
openssl x509 -outform der -in cert.pem
openssl ca -config ca.cnf -md sha512 -in request.csr -out cert.pem # expect: certificate unknown digest=SHA-512 certificateFormat=X.509
openssl crl -in list.pem -fingerprint -sha256 -noout # expect: hash SHA-256
openssl crl -in list.pem -gendelta other.pem -key key.pem -sha256 # expect: signature unknown digest=SHA-256
openssl crl -in list.pem -text
openssl ocsp -issuer ca.pem -cert cert.pem -url http://made.up # expect: hash SHA-1
openssl ocsp -sha256 -issuer ca.pem -cert cert.pem # expect: hash SHA-256
openssl ocsp -index i.txt -rsigner r.pem -rkey r.key -rmd sha384 # expect: signature unknown digest=SHA-384 functions=sign
openssl verify -CAfile ca.pem -purpose sslserver cert.pem # expect: certificate unknown functions=verify
openssl ts -query -data file -sha512 -cert -out q.tsq # expect: hash SHA-512
openssl ts -query -data file # expect: hash SHA-256
openssl ts -reply -queryfile q.tsq -signer s.pem # expect: signature CMS functions=sign
openssl ts -verify -in r.tsr -CAfile ca.pem # expect: signature CMS functions=verify
openssl smime -encrypt -aes256 -in mail -out mail.enc cert.pem # expect: cipher AES-256-CBC functions=encrypt
openssl cms -encrypt -aes-256-gcm -recip cert.pem -in a # expect: cipher AES-256-GCM functions=encrypt
openssl smime -decrypt -in mail.enc -inkey key.pem # expect: cipher CMS functions=decrypt
openssl cms -decrypt -in mail.enc -inkey key.pem # expect: cipher CMS functions=decrypt
openssl smime -sign -md sha256 -signer cert.pem -inkey key.pem -in a # expect: signature CMS digest=SHA-256 functions=sign
openssl smime -resign -signer cert.pem -in a # expect: signature CMS functions=sign
openssl cms -sign -md sha512 -signer cert.pem -binary -in a # expect: signature CMS digest=SHA-512 functions=sign
openssl cms -resign -signer cert.pem -in a # expect: signature CMS functions=sign
openssl smime -verify -in a -CAfile ca.pem # expect: signature CMS functions=verify
openssl cms -verify -in a -noverify # expect: signature CMS functions=verify
