sudo -u root -- md5sum file # expect: hash MD5
sudo -nE --user=root sha1sum file # expect: hash SHA-1
doas -u root md5sum file # expect: hash MD5
env -i LC_ALL=C PATH="$PATH" md5sum file # expect: hash MD5
LC_ALL=C command -p md5sum file # expect: hash MD5
exec -a sum md5sum file # expect: hash MD5
nohup md5sum file & # expect: hash MD5
time -p md5sum file # expect: hash MD5
nice -n 19 ionice -c 3 md5sum file # expect: hash MD5
stdbuf -oL md5sum file # expect: hash MD5
timeout --signal KILL 10s md5sum file # expect: hash MD5
chroot /mnt md5sum file # expect: hash MD5
gosu nobody md5sum file # expect: hash MD5
su-exec nobody md5sum file # expect: hash MD5
run md5sum file # expect: hash MD5
setsid -w md5sum file # expect: hash MD5
eval md5sum file # expect: hash MD5
strace -f -o log md5sum file # expect: hash MD5
busybox md5sum file # expect: hash MD5
ls | xargs -r -n 1 -P4 md5sum # expect: hash MD5
find . -name '*.txt' -exec md5sum {} + # expect: hash MD5
command -v md5sum
sudo -l md5sum
exec 3>md5sum
find . -name md5sum
xargs --version
