#!/bin/sh
# Compiles the samples again: javac 17, kotlinc and scalac in the path. The classes are committed, so that no test needs a compiler.
set -eu
cd "$(dirname "$0")"
rm -rf classes
mkdir classes
javac --release 17 -g -d classes Vault.java
kotlinc -d classes Tokens.kt
scalac -d classes Sums.scala
rm -rf classes/META-INF
