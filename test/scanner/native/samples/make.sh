#!/bin/sh
# Debian packages: gcc, gcc-i686-linux-gnu, gcc-s390x-linux-gnu, gcc-mingw-w64-x86-64-win32, clang, lld.
set -e
cd "$(dirname "$0")"
echo 'void *SSL_CTX_new(const void *method) { return 0; }' > ssl.c
gcc -shared -fPIC -nostdlib -Wl,-soname,libssl.so.3 -o libssl.so.3 ssl.c
elf="-shared -fPIC -nostdlib -s -Wl,-z,noseparate-code,--build-id=none"
gcc $elf -o x86-64.so uses.c libssl.so.3
i686-linux-gnu-gcc $elf -o i386.so uses.c
s390x-linux-gnu-gcc $elf -o s390x.so uses.c
s390x-linux-gnu-gcc -m31 $elf -o s390.so uses.c
rm ssl.c libssl.so.3
clang -target x86_64-apple-macos11 -c uses.c -o uses.o
clang -target i386-apple-macos10.6 -c uses.c -o macho-i386.dylib
ld64.lld-14 -dylib -arch x86_64 -platform_version macos 11 11 -undefined dynamic_lookup -install_name @rpath/libuses.1.dylib uses.o -o macho-x86_64.dylib
rm uses.o
x86_64-w64-mingw32-gcc -shared -nostdlib -s -Wl,--no-insert-timestamp,-e,0 -o windows.dll uses-windows.c -lbcrypt -ladvapi32
