package demo

import okio.Buffer
import okio.ByteString
import okio.ByteString.Companion.decodeBase64
import okio.ByteString.Companion.decodeHex
import okio.ByteString.Companion.encodeUtf8
import okio.ByteString.Companion.toByteString
import okio.HashingSink
import okio.HashingSource

fun hashes(text: ByteString, sink: Sink, source: Source, key: ByteString) {
    text.md5() // expect: hash MD5
    text.sha1() // expect: hash SHA-1
    text.sha256() // expect: hash SHA-256
    text.sha512() // expect: hash SHA-512
    text.hmacSha1(key) // expect: mac HMAC-SHA-1
    text.hmacSha256(key) // expect: mac HMAC-SHA-256
    text.hmacSha512(key) // expect: mac HMAC-SHA-512
    HashingSink.md5(sink) // expect: hash MD5
    HashingSink.sha1(sink) // expect: hash SHA-1
    HashingSink.sha256(sink) // expect: hash SHA-256
    HashingSink.sha512(sink) // expect: hash SHA-512
    HashingSink.hmacSha1(sink, key) // expect: mac HMAC-SHA-1
    HashingSink.hmacSha256(sink, key) // expect: mac HMAC-SHA-256
    HashingSink.hmacSha512(sink, key) // expect: mac HMAC-SHA-512
    HashingSource.md5(source) // expect: hash MD5
    HashingSource.sha1(source) // expect: hash SHA-1
    HashingSource.sha256(source).use { it.hash } // expect: hash SHA-256
    HashingSource.sha512(source) // expect: hash SHA-512
    HashingSource.hmacSha1(source, key) // expect: mac HMAC-SHA-1
    HashingSource.hmacSha256(source, key) // expect: mac HMAC-SHA-256
    HashingSource.hmacSha512(source, key) // expect: mac HMAC-SHA-512
}

fun buffers(name: String, bytes: ByteArray, key: ByteString) {
    val buffer = Buffer().writeUtf8(name)
    val own = Buffer()
    own.md5() // expect: hash MD5
    own.sha1() // expect: hash SHA-1
    own.sha256() // expect: hash SHA-256
    own.sha512() // expect: hash SHA-512
    own.hmacSha1(key) // expect: mac HMAC-SHA-1
    own.hmacSha256(key) // expect: mac HMAC-SHA-256
    own.hmacSha512(key) // expect: mac HMAC-SHA-512
    own.snapshot().sha1() // expect: hash SHA-1
    own.readByteString().sha1() // expect: hash SHA-1
    ByteString.of(1, 2).md5() // expect: hash MD5
    name.encodeUtf8().sha1() // expect: hash SHA-1
    bytes.toByteString().sha256() // expect: hash SHA-256
    name.decodeHex().md5() // expect: hash MD5
    name.decodeBase64()!!.md5() // expect: hash MD5
    name.sha256()
    buffer.size
}
