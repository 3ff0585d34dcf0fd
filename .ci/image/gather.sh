#!/bin/sh
# Copies to a folder what an image needs to run the service, and nothing else: Node.js, git over https, the shell that sets
# git's limits (src/node/git/gitProcess.ts), the libraries of these, and the certificates of public authorities.
set -eu
root=$1
user=$2

copy() { # dereferenced, at its own path
  mkdir -p "$root$(dirname "$1")"
  cp -L "$1" "$root$1"
}

libraries() { # that the loader names
  ldd "$1" | sed -n 's/^[^/]*\(\/[^ ]*\) (.*$/\1/p' | while read -r library; do
    [ -e "$root$library" ] || copy "$library"
  done
}

program() {
  copy "$1"
  libraries "$1"
}

mkdir -p "$root/etc/ssl/certs" "$root/usr/local/bin" "$root/usr/lib/git-core" "$root/bin"
cp -L "$(command -v node)" "$root/usr/local/bin/node"
libraries "$(command -v node)"
program "$(command -v git)"
program "$(git --exec-path)/git-remote-http"
ln -s git-remote-http "$root$(git --exec-path)/git-remote-https"
ln -s "$(command -v git)" "$root$(git --exec-path)/git"
program /bin/sh
cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"
printf 'hosts: files dns\n' >"$root/etc/nsswitch.conf"
printf 'ciphermap:x:%s:%s::/nonexistent:/nonexistent\n' "$user" "$user" >"$root/etc/passwd"
printf 'ciphermap:x:%s:\n' "$user" >"$root/etc/group"
mkdir -m 1777 "$root/tmp"
for folder in data work; do
  mkdir -m 700 "$root/$folder"
  chown "$user:$user" "$root/$folder"
done
