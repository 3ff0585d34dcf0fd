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
docker exec -it -u root --env A=b db openssl rand -hex 16 # expect: random RNG
docker container exec db md5sum a # expect: hash MD5
podman run --rm -v "$PWD":/work -w /work alpine:3 sh -c 'sha1sum a > b' # expect: hash SHA-1
docker -H tcp://h run --name=x alpine/openssl:1 openssl genrsa 2048 # expect: keygen RSA-2048
docker run --unheard-of x alpine md5sum a
docker build -t md5sum .
kubectl exec -n web pod/a -c app -- openssl dgst -md5 a # expect: hash MD5
kubectl get secrets openssl
