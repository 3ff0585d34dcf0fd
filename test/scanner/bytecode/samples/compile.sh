#!/bin/sh
# Compiles the samples again: javac 17, Debian's kotlinc (1.3) and scalac (2.11) in the path, and with KOTLIN2 the folder "lib" of the npm
# package kotlin-compiler (2.4). The classes are committed, so that no test needs a compiler.
set -eu
cd "$(dirname "$0")"
rm -rf classes
mkdir classes
javac --release 17 -g -d classes Vault.java Parts.java
kotlinc -nowarn -d classes Tokens.kt Locks.kt
scalac -d classes Sums.scala Seals.scala
rm -rf classes/META-INF
if [ -n "${KOTLIN2:-}" ]; then
  rm -rf kotlin2
  java -cp "$KOTLIN2/*" org.jetbrains.kotlin.cli.jvm.K2JVMCompiler -no-reflect -nowarn -d kotlin2 Tokens.kt Locks.kt
  rm -rf kotlin2/META-INF
fi
