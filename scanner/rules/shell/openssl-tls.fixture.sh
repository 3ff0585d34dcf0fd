openssl s_client -connect host:443 -tls1_2 -cipher 'ECDHE-RSA-AES128-GCM-SHA256:!aNULL' </dev/null # expect: protocol TLSv1.2 version=1.2 suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
echo | openssl s_client -showcerts -servername host -connect host:443 2>/dev/null # expect: protocol TLS
openssl s_client -connect host:443 -ssl3 # expect: protocol SSLv3
openssl s_client -connect host:443 -tls1_3 -ciphersuites TLS_AES_256_GCM_SHA384 -groups X25519 # expect: protocol TLSv1.3 version=1.3 curve=Curve25519; protocol TLS suite=TLS_AES_256_GCM_SHA384
openssl s_client -connect host:443 -curves P-256 -sigalgs ECDSA+SHA256 # expect: protocol TLS curve=P-256; parameters ECDSA-SHA-256
openssl s_client -connect host:443 -client_sigalgs RSA-PSS+SHA256 -min_protocol TLSv1.2 -max_protocol TLSv1.3 # expect: protocol TLS; protocol TLSv1.2; protocol TLSv1.3; parameters RSA-PSS-SHA-256-MGF1-32
openssl s_client -connect host:443 -dtls1_2 # expect: protocol DTLSv1.2
openssl s_server -accept 4433 -cert c.pem -key k.pem -tls1_1 -ciphersuites TLS_AES_128_GCM_SHA256 # expect: protocol TLSv1.1; protocol TLS suite=TLS_AES_128_GCM_SHA256
openssl s_server -min_protocol TLSv1.3 -max_protocol TLSv1.3 -sigalgs ed25519 -client_sigalgs ed25519 # expect: protocol TLS; protocol TLSv1.3; protocol TLSv1.3; parameters Ed25519; parameters Ed25519
$OPENSSL s_client -connect "$host" -cipher "$cipher" -no_tls1_3 # expect: protocol TLS
openssl s_client -connect made.up:443 -verify_return_error # expect: protocol TLS verification=peer
openssl s_server -Verify 1 -verify_return_error # expect: protocol TLS verification=peer
