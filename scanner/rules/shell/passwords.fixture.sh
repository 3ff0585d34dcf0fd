htpasswd -bnBC 12 user made-up # expect: password-hash bcrypt-4096
htpasswd -B -C 10 file user # expect: password-hash bcrypt-1024
htpasswd -cm file user # expect: password-hash crypt-md5
htpasswd -2 file user # expect: password-hash crypt-sha256
htpasswd -5 -r 10000 file user # expect: password-hash crypt-sha512-10000
htpasswd -d file user # expect: password-hash crypt-des
htpasswd -s file user # expect: hash SHA-1
htpasswd -c file user # expect: password-hash unknown
htpasswd -p file user
htpasswd -D file user
htpasswd -v file user
mkpasswd -m sha-512 -R 5000 made-up # expect: password-hash crypt-sha512-5000
mkpasswd --method=yescrypt -s # expect: password-hash yescrypt
mkpasswd -5 made-up # expect: password-hash crypt-md5
mkpasswd made-up # expect: password-hash unknown
echo user:made-up | chpasswd -c SHA512 -s 65536 # expect: password-hash crypt-sha512-65536
echo user:made-up | chpasswd --md5 # expect: password-hash crypt-md5
echo user:made-up | chpasswd
