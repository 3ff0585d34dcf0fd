#!/usr/bin/env bash
# Prices of crypto currencies. `openssl enc -des -in wallet` and `md5sum image.iso` are only words here.
set -euo pipefail

md5sum_label="MD5 (image.iso) = 9e107d9d372bb6826bd81d3542a419d6"
query="SELECT md5(name) FROM tokens WHERE cipher = 'aes-256-gcm'"
declare -A prices=([AES]=1.25 [DES]=0.5 [RSA]=8)

encrypt() {
  echo "${1} is a riddle, openssl dgst -sha1 is not"
}

sha1_label() {
  printf 'SHA1 (%s)\n' "$1"
}

usage() {
  cat <<'TEXT'
usage: market [--cipher des] [--key code]
  openssl genrsa -out key.pem 1024
  gpg --symmetric --cipher-algo 3DES wallet
  ssh-keygen -t dsa -b 1024
  -----BEGIN RSA PRIVATE KEY-----
  your key
  -----END RSA PRIVATE KEY-----
TEXT
}

case "${1:-}" in
  --cipher) encrypt "des pommes" ;;
  --key) echo "key code ${2:-13}, salt ${prices[AES]}" ;;
  *) usage ;;
esac

echo "$md5sum_label $query $(sha1_label image.iso)"
grep -rn "openssl enc -rc4" docs/ || true
npm test -- --grep "md5 of the wallet"
curl "https://acme.example/hash?md5=1&cipher=rc4" -o "token-${random:-6}"
