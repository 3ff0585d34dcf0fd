# path: etc/crypto-policies/policies/modules/NO-SHA1.pmod
hash = -SHA1
sign = -*-SHA1
sha1_in_certs = 0
