aws kms create-key --key-spec RSA_4096 --key-usage SIGN_VERIFY # expect: keygen RSA-4096
aws --region eu-west-1 kms create-key --description made-up # expect: keygen AES-256
aws kms create-key --customer-master-key-spec ECC_NIST_P256 # expect: keygen EC-P-256
aws kms encrypt --key-id k --plaintext fileb://a # expect: cipher AES-256 functions=encrypt
aws kms re-encrypt --ciphertext-blob fileb://a --destination-key-id k # expect: cipher AES-256 functions=encrypt,decrypt
aws kms re-encrypt --ciphertext-blob fileb://a --destination-encryption-algorithm RSAES_OAEP_SHA_1 # expect: cipher RSA-OAEP-SHA-1-MGF1 functions=encrypt,decrypt
aws kms encrypt --key-id k --plaintext fileb://a --encryption-algorithm RSAES_OAEP_SHA_256 # expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
aws kms decrypt --ciphertext-blob fileb://a --encryption-algorithm SYMMETRIC_DEFAULT # expect: cipher AES-256 functions=decrypt
aws kms sign --key-id k --message a --signing-algorithm ECDSA_SHA_256 # expect: signature ECDSA-SHA-256 functions=sign
aws kms verify --key-id k --message a --signature b --signing-algorithm RSASSA_PSS_SHA_512 # expect: signature RSA-PSS-SHA-512-MGF1 functions=verify
aws kms generate-mac --key-id k --message a --mac-algorithm HMAC_SHA_256 # expect: mac HMAC-SHA-256
aws kms verify-mac --key-id k --mac b --mac-algorithm HMAC_SHA_384 # expect: mac HMAC-SHA-384
aws kms generate-data-key --key-id k --key-spec AES_256 # expect: keygen AES-256
aws kms generate-data-key-without-plaintext --key-id k --key-spec AES_128 # expect: keygen AES-128
aws kms generate-data-key-pair --key-id k --key-pair-spec ECC_NIST_P384 # expect: keygen EC-P-384
aws kms generate-data-key-pair-without-plaintext --key-id k --key-pair-spec RSA_2048 # expect: keygen RSA-2048
aws kms generate-random --number-of-bytes 32 # expect: random RNG byteLength=32
aws kms list-keys
aws s3 cp a b
az keyvault key create --vault-name v -n k --kty RSA --size 3072 # expect: keygen RSA-3072
az keyvault key create --vault-name v --name k --kty EC --curve P-384 # expect: keygen EC-P-384
az keyvault key encrypt --name k --vault-name v --algorithm RSA-OAEP --value made-up # expect: cipher RSA-OAEP-SHA-1-MGF1 functions=encrypt
az keyvault key decrypt --name k --vault-name v -a RSA1_5 --value made-up # expect: cipher RSA-PKCS1-1.5 functions=decrypt
az keyvault key sign --name k --vault-name v -a ES256 --digest d # expect: signature ECDSA-P-256-SHA-256 functions=sign
az keyvault key verify --name k --vault-name v -a PS256 --digest d # expect: signature RSA-PSS-SHA-256-MGF1 functions=verify
az keyvault list
gcloud kms keys create k --keyring r --location global --purpose asymmetric-signing --default-algorithm rsa-sign-pss-2048-sha256 # expect: keygen RSA-PSS-SHA-256-MGF1-2048
gcloud kms keys create k --keyring r --location l --purpose encryption # expect: keygen unknown
gcloud kms encrypt --key k --keyring r --location l --plaintext-file a --ciphertext-file b # expect: cipher unknown functions=encrypt
gcloud kms decrypt --key k --keyring r --location l --plaintext-file a --ciphertext-file b # expect: cipher unknown functions=decrypt
gcloud kms asymmetric-decrypt --key k --version 1 # expect: cipher unknown functions=decrypt
gcloud kms asymmetric-sign --key k --version 1 --digest-algorithm sha256 # expect: signature unknown digest=SHA-256
vault write -f transit/keys/made-up type=rsa-4096 # expect: keygen RSA-4096
vault write -address https://made.up transit/keys/made-up type=chacha20-poly1305 exportable=true # expect: keygen ChaCha20-Poly1305
vault write transit/encrypt/made-up plaintext=made-up
vault kv put secret/a type=b
