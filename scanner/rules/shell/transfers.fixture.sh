curl --tlsv1.2 -sSfL https://made.up/file -o file # expect: protocol TLSv1.2 version=1.2
curl --proto '=https' --tlsv1.3 --tls13-ciphers TLS_AES_256_GCM_SHA384 https://made.up # expect: protocol TLSv1.3; protocol TLS suite=TLS_AES_256_GCM_SHA384
curl -k --sslv3 https://made.up # expect: protocol SSLv3
curl --tls-max 1.1 https://made.up # expect: protocol TLSv1.1
curl --ciphers ECDHE-RSA-AES128-GCM-SHA256 https://made.up # expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
curl --curves X25519 https://made.up # expect: key-agreement x25519 curve=Curve25519
curl --proxy-ciphers AES128-SHA --proxy-tls13-ciphers TLS_AES_128_GCM_SHA256 https://made.up # expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA; protocol TLS suite=TLS_AES_128_GCM_SHA256
curl --sigalgs ECDSA+SHA256 https://made.up # expect: parameters ECDSA-SHA-256
curl -V
curl --version
curl -fsSL https://made.up | sh
curl -H "X: --tlsv1.0" https://made.up
wget --secure-protocol=TLSv1_2 https://made.up # expect: protocol TLSv1.2
wget -q --secure-protocol PFS https://made.up # expect: protocol TLS
wget --ciphers AES128-SHA https://made.up # expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA
wget -qO- https://made.up
