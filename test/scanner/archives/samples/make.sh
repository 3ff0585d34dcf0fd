#!/bin/sh
# Debian packages: xz-utils, bzip2.
set -e
cd "$(dirname "$0")"
work=$(mktemp -d)
printf '# a.py\n' > "$work/a.py"
cp ../../../../docs/conformance.md "$work/text.txt"
head -c 260000 /dev/zero > "$work/zeros.bin"
tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -C "$work" -cf "$work/all.tar" a.py text.txt zeros.bin
for preset in 0 3 6 9e; do xz -c -$preset "$work/all.tar" > preset-$preset.tar.xz; done
xz -c --check=sha256 --lzma2=preset=6,lc=0,lp=4,pb=0 "$work/all.tar" > literals.tar.xz
xz -c --check=crc32 --lzma2=preset=6,lc=3,lp=1,pb=4,dict=4KiB "$work/all.tar" > positions.tar.xz
xz -c --block-size=65536 --check=none "$work/all.tar" > blocks.tar.xz
head -c 20000 "$work/all.tar" | xz -c > two.tar.xz
head -c 8 /dev/zero >> two.tar.xz
tail -c +20001 "$work/all.tar" | xz -c >> two.tar.xz
xz -c --x86 --lzma2=preset=1 "$work/a.py" > filter.tar.xz
for level in 1 9; do bzip2 -c -$level "$work/all.tar" > level-$level.tar.bz2; done
head -c 20000 "$work/all.tar" | bzip2 -c > two.tar.bz2
tail -c +20001 "$work/all.tar" | bzip2 -c >> two.tar.bz2
sha256sum "$work/all.tar" | cut -d ' ' -f 1 > all.sha256
rm -r "$work"
