curl --tlsv1.2 -sSfL https://made.up/file -o file # expect: protocol TLSv1.2 version=1.2
curl --proto '=https' --tlsv1.3 --tls13-ciphers TLS_AES_256_GCM_SHA384 https://made.up # expect: protocol TLSv1.3; protocol TLS suite=TLS_AES_256_GCM_SHA384
curl -k --sslv3 https://made.up # expect: protocol SSLv3 verification=none
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
curl -k https://made.up # expect: protocol TLS verification=none
curl -sSLk -o file https://made.up # expect: protocol TLS verification=none
curl --insecure --tlsv1.2 https://made.up # expect: protocol TLSv1.2 verification=none
curl --proxy-insecure -x https://made.up:3128 https://made.up # expect: protocol TLS verification=none
curl --doh-insecure https://made.up # expect: protocol TLS verification=none
wget --no-check-certificate -qO- https://made.up # expect: protocol TLS verification=none
sudo wget -q --no-check-certificate https://made.up # expect: protocol TLS verification=none
git -c http.sslVerify=false clone https://made.up/a.git # expect: protocol TLS verification=none
git -c http.sslverify=true fetch # expect: protocol TLS verification=peer
git config --global http.sslVerify false # expect: protocol TLS verification=none
git config http.sslverify true # expect: protocol TLS verification=peer
npm config set strict-ssl false # expect: protocol TLS verification=none
npm config set strict-ssl=false -g # expect: protocol TLS verification=none
npm set strict-ssl false # expect: protocol TLS verification=none
npm set strict-ssl=true # expect: protocol TLS verification=peer
npm --strict-ssl=false install # expect: protocol TLS verification=none
npm install --strict-ssl=false left-pad # expect: protocol TLS verification=none
yarn config set strict-ssl false # expect: protocol TLS verification=none
yarn config set enableStrictSsl false # expect: protocol TLS verification=none
yarn config set strict-ssl=false # expect: protocol TLS verification=none
yarn set strict-ssl=false # expect: protocol TLS verification=none
yarn set strict-ssl false # expect: protocol TLS verification=none
yarn --strict-ssl=false # expect: protocol TLS verification=none
pnpm config set strict-ssl false # expect: protocol TLS verification=none
pnpm config set strict-ssl=false # expect: protocol TLS verification=none
pnpm set strict-ssl false # expect: protocol TLS verification=none
pnpm set strict-ssl=false # expect: protocol TLS verification=none
pnpm --strict-ssl=false install # expect: protocol TLS verification=none
pip install --trusted-host made.up demo # expect: protocol TLS verification=none
pip3 install --trusted-host=made.up demo # expect: protocol TLS verification=none
git config user.name false
git -c user.name=made clone https://made.up/a.git
npm config set registry https://made.up
pip install demo
curl -K file https://made.up
curl -sSL https://made.up -H k
curl -sk -f -o file http://made.up/file
curl -k "http://${host}:8080/file"
curl -kL http://made.up/file # expect: protocol TLS verification=none
curl -k -x http://made.up:3128 https://made.up/file # expect: protocol TLS verification=none
wget --no-check-certificate http://made.up/file
