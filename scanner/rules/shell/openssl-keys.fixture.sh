BITS=4096
openssl genrsa -out key.pem 1024 # expect: keygen RSA-1024
openssl genrsa -out key.pem # expect: keygen RSA-2048
openssl genrsa -aes256 -passout pass:made-up -out key.pem "$BITS" # expect: keygen RSA-4096; cipher AES-256-CBC functions=encrypt
openssl genrsa -des3 "${SIZE}" # expect: keygen RSA; cipher 3DES-168-CBC
openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:3072 -out key.pem # expect: keygen RSA-3072
openssl genpkey -algorithm rsa -out key.pem # expect: keygen RSA-2048
openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-384 -pkeyopt ec_param_enc:named_curve # expect: keygen EC-P-384
openssl genpkey -algorithm ed25519 -aes-128-cbc -out key.pem # expect: keygen Ed25519; cipher AES-128-CBC
openssl genpkey -algorithm X25519 # expect: keygen x25519
openssl genpkey -algorithm ML-DSA-65 # expect: keygen ML-DSA-65
openssl genpkey -algorithm DH -pkeyopt group:ffdhe4096 # expect: keygen FFDHE-ffdhe4096
openssl genpkey -algorithm "$ALGORITHM" # expect: keygen unknown
openssl genpkey -genparam -algorithm DH -pkeyopt dh_paramgen_prime_len:2048 # expect: parameters DH-2048
openssl genpkey -paramfile dh.pem -out key.pem # expect: keygen unknown
openssl dsaparam -out dsa.pem 2048 # expect: parameters DSA-2048
openssl dsaparam -genkey 1024 # expect: keygen DSA-1024
openssl gendsa -des3 -out key.pem dsa.pem # expect: keygen DSA; cipher 3DES-168-CBC
openssl dhparam -out dh.pem 2048 # expect: parameters DH-2048
openssl dhparam -2 -out dh.pem "$bits" # expect: parameters DH
openssl ecparam -name prime256v1 -genkey -noout -out key.pem # expect: keygen EC-P-256
openssl ecparam -name secp384r1 -out curve.pem # expect: parameters EC-P-384
openssl ecparam -genkey -name "$CURVE" # expect: keygen EC
openssl ecparam -list_curves
openssl rsa -aes256 -in key.pem -out safe.pem # expect: cipher AES-256-CBC functions=encrypt
openssl rsa -in key.pem -pubout -out key.pub
openssl dsa -des -in key.pem # expect: cipher DES-56-CBC
openssl ec -in key.pem -aes-192-cbc -out safe.pem # expect: cipher AES-192-CBC
openssl pkey -in key.pem -aes128 -out safe.pem # expect: cipher AES-128-CBC
openssl pkey -in key.pem -pubout
openssl pkcs8 -topk8 -in key.pem -out key.p8 # expect: key unknown certificateFormat=PKCS8
openssl pkcs8 -topk8 -v2 aes-256-cbc -v2prf hmacWithSHA512 -iter 50000 -in key.pem # expect: key unknown certificateFormat=PKCS8; cipher AES-256-CBC iterations=50000; kdf PBKDF2-SHA-512-50000
openssl pkcs8 -topk8 -v1 PBE-SHA1-3DES -in key.pem # expect: key unknown certificateFormat=PKCS8; cipher PKCS12-PBE-3DES-168-CBC-SHA-1
openssl pkcs8 -topk8 -scrypt -scrypt_N 16384 -scrypt_r 8 -scrypt_p 1 -in key.pem # expect: key unknown certificateFormat=PKCS8; kdf scrypt blockSize=8 parallelism=1
openssl pkcs8 -v1 PBE-MD5-DES -in key.pem # expect: key unknown; cipher PBES1-DES-CBC-PBKDF1-MD5
openssl pkcs8 -v2 des3 -in key.pem # expect: key unknown; cipher 3DES-168-CBC
openssl pkcs8 -scrypt -in key.pem # expect: key unknown; kdf scrypt
openssl pkcs12 -export -in cert.pem -inkey key.pem -keypbe PBE-SHA1-3DES -certpbe AES-256-CBC -macalg sha1 -iter 2000 -passout pass:made-up -out a.p12 # expect: keystore unknown certificateFormat=PKCS12; cipher PKCS12-PBE-3DES-168-CBC-SHA-1-2000; cipher AES-256-CBC; mac HMAC-SHA-1
openssl pkcs12 -in a.p12 -nodes -out all.pem # expect: keystore unknown certificateFormat=PKCS12
openssl pkcs12 -in a.p12 -aes256 -out all.pem # expect: keystore unknown certificateFormat=PKCS12; cipher AES-256-CBC
openssl pkeyutl -sign -in digest -inkey key.pem -pkeyopt digest:sha256 -pkeyopt rsa_padding_mode:pss # expect: signature RSA-PSS-SHA-256-MGF1 digest=SHA-256 padding=pss functions=sign
openssl pkeyutl -verify -in digest -sigfile s -pubin -inkey key.pub # expect: signature unknown functions=verify
openssl pkeyutl -verifyrecover -in s -pubin -inkey key.pub # expect: signature unknown functions=verify
openssl pkeyutl -encrypt -pubin -inkey key.pub -pkeyopt rsa_padding_mode:oaep -pkeyopt rsa_oaep_md:sha256 -in a # expect: cipher RSA-OAEP-SHA-256-MGF1 padding=oaep digest=SHA-256 functions=encrypt
openssl pkeyutl -decrypt -inkey key.pem -in a # expect: cipher unknown functions=decrypt
openssl pkeyutl -derive -inkey key.pem -peerkey peer.pem # expect: key-agreement unknown
openssl pkeyutl -encap -inkey key.pub -pubin -secret s -out c # expect: kem unknown
openssl pkeyutl -decap -inkey key.pem -in c -secret s # expect: kem unknown
openssl rsautl -sign -inkey key.pem -in a # expect: signature RSA-PKCS1-1.5
openssl rsautl -verify -raw -inkey key.pem -in a # expect: signature RSA-RAW
openssl rsautl -encrypt -oaep -pubin -inkey key.pub -in a # expect: cipher RSA-OAEP functions=encrypt
openssl rsautl -decrypt -inkey key.pem -in a # expect: cipher RSA-PKCS1-1.5 functions=decrypt
openssl pkcs12 -export -in cert.pem -password "pass:$PASSWORD" -out a.p12 # expect: keystore unknown certificateFormat=PKCS12
