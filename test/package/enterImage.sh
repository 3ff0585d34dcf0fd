#!/bin/sh
# Runs a program of an image as a container would: root file system read-only, its own /tmp and /proc, a user that is a number.
set -eu
root=$1
state=$2
shift 2
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount --bind "$CHECKOUT/dist/service" "$root/app/dist"
mount --bind "$CHECKOUT/node_modules/@electric-sql/pglite" "$root/app/node_modules/@electric-sql/pglite"
for folder in data work; do mount --bind "$state/$folder" "$root/$folder"; done
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
for device in null zero random urandom; do mount --bind "/dev/$device" "$root/dev/$device"; done
exec setpriv --no-new-privs chroot --userspec=65532:65532 "$root" "$@"
