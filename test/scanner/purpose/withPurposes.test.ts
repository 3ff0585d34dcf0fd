import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Predicate from "effect/Predicate"
import type { Purpose } from "../../../scanner/model/Purpose.ts"
import { scanFiles } from "../../support/scanFiles.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

/** `offered`: of those that are marked as there for those who ask for them. */
type Told = Purpose | "-" | "offered" | `${Purpose} offered`

/** One file per language, with the purpose of each of its uses in order; `-` where it is not known. */
const cases: ReadonlyArray<readonly [what: string, path: string, text: string, purposes: ReadonlyArray<Told>]> = [
  [
    "an algorithm in a branch that asks for its version, in a type of a base that is named after it, but not in a helper that is",
    "a.c",
    `#include <openssl/ssl.h>
SSL_CTX *make(int wanted) {
  if (wanted & ACME_PROTO_TLS1_0) return SSL_CTX_new(TLSv1_method());
  if (wanted & ACME_PROTO_SSL3) return SSL_CTX_new(SSLv3_method());
  return SSL_CTX_new(TLSv1_method());
}
`,
    ["offered", "offered", "-"]
  ],
  [
    "that a driver of several keeps passwords in a way of its own",
    "md5_acme.php",
    `<?php
class md5_acme extends base {
  public function check($row, $text) { return $row['password'] === md5($text); }
}
class store {
  public function check($row, $text) { return $row['password'] === md5($text); }
}
`,
    ["password offered", "password"]
  ],
  [
    "that a helper is nobody's choice",
    "a.js",
    `const crypto = require("crypto")
const md5 = (text) => crypto.createHash("md5").update(text).digest("hex")
export const pathOf = (name) => "uploads/" + md5(name)
`,
    ["-"]
  ],
  [
    "that what a call works with is not what it makes, and that a signature needs a secret",
    "a.php",
    `<?php
$row = ['password' => Crypto::decrypt($given, SALT, md5($name . $space)), 'passwd' => md5($given)];
$signature = md5(json_encode($config));
$signature = md5($params . $secret);
`,
    ["-", "password", "-", "signature"]
  ],
  [
    "that what is drawn for it is no password, whatever it is called",
    "a.php",
    `<?php
$password = md5(uniqid());
$password = md5($_POST['password']);
`,
    ["token", "password", "password"]
  ],
  [
    "that a block is the initial value of another mode",
    "A.cs",
    `using System;
using System.Security.Cryptography;
class A {
  int Seal(Aes aes, byte[] data, byte[] iv, byte[] output) {
    return aes.EncryptEcb(iv, output, PaddingMode.None) + aes.EncryptEcb(data, output, PaddingMode.None);
  }
}
`,
    ["building-block", "-"]
  ],
  [
    "one of the constants of an enumeration that says how a peer is checked",
    "Mode.java",
    `import org.apache.http.conn.ssl.*;
public enum Mode {
  FULL(new DefaultHostnameVerifier(), null),
  NONE(NoopHostnameVerifier.INSTANCE, TrustAllStrategy.INSTANCE);
  private final Object other = NoopHostnameVerifier.INSTANCE;
}
`,
    ["option", "option", "-"]
  ],
  [
    "that a setting is named where the check of a peer is turned off",
    "A.java",
    `import org.apache.http.ssl.SSLContextBuilder;
import org.apache.http.conn.ssl.*;
class A {
  void skipSslValidation() throws Exception {
    use(new SSLContextBuilder().loadTrustMaterial(null, new TrustSelfSignedStrategy()).build());
  }
  Object getNonValidatingContext() throws Exception {
    return new SSLContextBuilder().loadTrustMaterial(null, new TrustSelfSignedStrategy()).build();
  }
  Object getContext() throws Exception {
    return new SSLContextBuilder().loadTrustMaterial(null, new TrustSelfSignedStrategy()).build();
  }
}
`,
    ["option", "option", "-"]
  ],
  [
    "that a plain hash of a password is from before, in a function that keeps it better, and nowhere else",
    "login.php",
    `<?php
function login($row, $password) {
  if (password_verify($password, $row['password'])) return true;
  if ($row['password'] == md5($password)) {
    store(password_hash($password, PASSWORD_DEFAULT));
    return true;
  }
  return $row['etag'] == md5($row['text']);
}
function old($row, $password) {
  return $row['password'] == md5($password);
}
`,
    ["-", "password offered", "-", "etag", "password"]
  ],
  [
    "what a test around it asks: a wish of the user, an environment for tests, or the machine itself",
    "a.py",
    `import os, requests
def get(url, options, verify, host):
    if options.no_ca_verification:
        requests.get(url, verify=False)
    if not verify:
        requests.get(url, verify=False)
    if os.environ.get("E2E_TESTS"):
        requests.get(url, verify=False)
    if os.environ.get("MODE") != "test":
        requests.get(url, verify=False)
    if host == "localhost":
        requests.get(url, verify=False)
    if url:
        requests.get(url, verify=False)
`,
    ["option", "option", "option", "-", "loopback", "-"]
  ],
  [
    "the address that it is given, also in an object",
    "a.js",
    `const https = require("https")
https.request({ hostname: "localhost", rejectUnauthorized: false })
https.request({ hostname: "127.0.0.1", rejectUnauthorized: false })
https.request({ hostname: "example.org", rejectUnauthorized: false })
`,
    ["loopback", "loopback", "-"]
  ],
  [
    "constructions that prescribe how they are made",
    "a.js",
    `const crypto = require("crypto")
function scrypt(p, s) { return crypto.pbkdf2Sync(p, s, 1, 32, "sha256") }
function bip38(k, d) { return crypto.createCipheriv("aes-256-ecb", k, null).update(d) }
class Chunker { next(k, d) { return crypto.createCipheriv("aes-128-ecb", k, null).update(d) } }
`,
    ["building-block", "protocol", "building-block"]
  ],
  [
    "that a number only marks which of several answers is the newest",
    "a.js",
    `class Source {
  load(options) {
    const fetchToken = Math.random().toString(36).substr(2);
    this._currentToken = fetchToken;
    return this.fetch(options).then((results) => {
      if (this._currentToken === fetchToken) this.results = results;
    });
  }
  issue(user) {
    const resetToken = Math.random().toString(36);
    this.resetToken = resetToken;
    mail(user, resetToken);
  }
  check(asked) {
    const loginToken = Math.random().toString(36);
    this.loginToken = loginToken;
    return asked.loginToken === this.loginToken;
  }
}
`,
    ["identifier", "token", "token"]
  ],
  [
    "the cookie of a session that it is put into, but not any other one",
    "a.js",
    `function hexits() { return hash(String(Math.random())).slice(0, 16) }
function visit() {
  var visitor = hexits();
  var cookieValue = ["1", visitor, now()];
  return cookieValue;
}
function start(response) {
  const sessionCookie = Math.random();
  response.send(sessionCookie);
}
`,
    ["-", "token"]
  ],
  [
    "that nothing is sent and the answer is thrown away",
    "a.sh",
    `curl -sk -f -o /dev/null "https://$host/health-less" 2>/dev/null
status=$(curl -sk -o /dev/null -w '%{http_code}' "https://$host/oidc" 2>/dev/null)
curl -k -o /dev/null -H "Authorization: $secret" "https://$host/a"
curl -k -o /dev/null -d "$secret" "https://$host/a"
curl -k "https://$host/a" > /dev/null
`,
    ["probe", "probe", "-", "-", "-"]
  ],
  [
    "values by which keys are checked, and keys of one of many cards",
    "A.java",
    `import javax.crypto.Cipher;
class Keys {
    byte[] computeKeyCheckValue(java.security.Key key) throws Exception {
        return Cipher.getInstance("DESede/ECB/NoPadding").doFinal(new byte[8]);
    }
    byte[] diversifyKey(java.security.Key master, byte[] card) throws Exception {
        return Cipher.getInstance("DESede/ECB/NoPadding").doFinal(card);
    }
    byte[] checkKey(byte[] data) throws Exception {
        return Cipher.getInstance("DESede/ECB/NoPadding").doFinal(data);
    }
}
`,
    ["building-block", "building-block", "-"]
  ],
  [
    "that it is one of types that differ by their algorithm",
    "a.go",
    `package a
import (
	"crypto/md5"
	"crypto/sha256"
)
type AcmeSha256Sum struct{}
func (a AcmeSha256Sum) Hash(token string) []byte {
	signature := sha256.Sum256([]byte(token))
	return signature[:]
}
type AcmeMd5sum struct{}
func (a AcmeMd5sum) Hash(token string) []byte {
	signature := md5.Sum([]byte(token))
	return signature[:]
}
type OtherMd5sum struct{}
func (a OtherMd5sum) Hash(token string) []byte {
	signature := md5.Sum([]byte(token))
	return signature[:]
}
`,
    ["signature", "signature offered", "signature"]
  ],
  [
    "the label of the branch that makes the key of a cipher",
    "a.c",
    `#include <pk11pub.h>
PK11SymKey *make(PK11SlotInfo *slot, int algorithm, int bits, void *pw) {
    switch (algorithm) {
    case KEY_ALG_AES:
        return PK11_TokenKeyGen(slot, CKM_AES_KEY_GEN, 0, 16, 0, PR_TRUE, pw);
    case KEY_ALG_DES:
        return PK11_TokenKeyGen(slot, CKM_DES2_KEY_GEN, 0, 0, 0, PR_TRUE, pw);
    }
    return PK11_TokenKeyGen(slot, CKM_DES2_KEY_GEN, 0, 0, 0, PR_TRUE, pw);
}
`,
    ["-", "offered", "-"]
  ],
  [
    "what a result is assigned to",
    "a.py",
    `import hashlib
def render(headers, body, user, raw):
    etag = hashlib.md5(body).hexdigest()
    headers["Content-MD5"] = hashlib.md5(body).hexdigest()
    user.password_hash = hashlib.sha1(raw).hexdigest()
    value = hashlib.md5(body).hexdigest()
`,
    ["etag", "etag", "password", "-"]
  ],
  [
    "where a result goes within the file",
    "a.py",
    `import hashlib
def shown(data):
    return hashlib.md5(data)
def stored(self, data, response):
    shard = shown(data)
    digest = hashlib.sha1(data)
    digest.update(b"more")
    response.set_header("ETag", digest.hexdigest())
`,
    ["sharding", "etag"]
  ],
  [
    "no names of the library itself, and no mode that the use has itself",
    "a.c",
    `#include <gcrypt.h>
void hash(const char *text) {
  GChecksum *sum = g_checksum_new(G_CHECKSUM_SHA1);
  g_checksum_update(sum, text, -1);
  use(g_checksum_get_string(sum));
}
void aes_gcm(void *key) {
  gcry_cipher_open(&hd, GCRY_CIPHER_AES128, GCRY_CIPHER_MODE_GCM, 0);
  gcry_cipher_open(&other, GCRY_CIPHER_AES128, GCRY_CIPHER_MODE_ECB, 0);
}
`,
    ["-", "-", "building-block offered"]
  ],
  [
    "what a result is compared with, and what the call states",
    "a.py",
    `import hashlib
hashlib.md5(raw).hexdigest() == user.encrypted_password
etag = hashlib.md5(raw, usedforsecurity=False)
`,
    ["password", "non-security"]
  ],
  [
    "what a result is passed to, and the name of the function",
    "A.java",
    `import java.security.MessageDigest;
class A {
  String gravatar(String email) throws Exception {
    MessageDigest md = MessageDigest.getInstance("MD5");
    md.update(email.getBytes());
    return hex(md.digest());
  }
  void serve(Response r, byte[] body) throws Exception {
    r.setHeader("ETag", hex(MessageDigest.getInstance("MD5").digest(body)));
    MessageDigest sha1 = MessageDigest.getInstance("SHA-1");
    String passwordHash = hex(sha1.digest(body));
  }
}
`,
    ["identifier", "etag", "password"]
  ],
  [
    "the name of a weak cipher that a branch is taken for",
    "Ciphers.java",
    `import javax.crypto.Cipher;
class Ciphers {
  Cipher make(Kind kind) throws Exception {
    switch (kind) {
      case ENCR_DES: return Cipher.getInstance("DES/CBC/PKCS5Padding");
      case ENCR_AES: return Cipher.getInstance("AES/GCM/NoPadding");
      default: return Cipher.getInstance("DES/CTR/NoPadding");
    }
  }
  Cipher fixed() throws Exception { return Cipher.getInstance("DES/OFB/NoPadding"); }
}
`,
    ["offered", "-", "-", "-"]
  ],
  [
    "an arm in a conditional directive, sizes and curves among others, and the function that is called after the algorithm",
    "a.c",
    `#include <openssl/evp.h>
int run(int alg, EVP_CIPHER_CTX *ctx, unsigned char *key, unsigned char *iv) {
  switch (alg) {
#ifndef NO_DES
    case ENCR_DES:
      return EVP_EncryptInit_ex(ctx, EVP_des_cbc(), NULL, key, iv);
#endif
    case ENCR_AES:
      return EVP_EncryptInit_ex(ctx, EVP_aes_128_cbc(), NULL, key, iv);
  }
  return EVP_EncryptInit_ex(ctx, EVP_rc4(), NULL, key, iv);
}
int either(EVP_CIPHER_CTX *ctx, unsigned char *key, int what) {
  if (what == DES_ENCRYPT) return EVP_EncryptInit_ex(ctx, EVP_des_ofb(), NULL, key, NULL);
  return 0;
}
int acme_rc4_new(EVP_CIPHER_CTX *ctx, unsigned char *key) {
  return EVP_EncryptInit_ex(ctx, EVP_rc4(), NULL, key, NULL);
}
int nid_of(int group) {
  switch (group) {
    case 25: return NID_X9_62_prime192v1;
    default: return NID_X9_62_prime256v1;
  }
}
void *group_of(int group) { return EC_GROUP_new_by_curve_name(nid_of(group)); }
`,
    ["offered", "-", "-", "-", "offered", "offered", "-"]
  ],
  [
    "requests to an interface of others, which says how they are signed with a hash",
    "client.py",
    `import hashlib
def sign_request(url, args):
    text = url + args
    signature = hashlib.md5(text).hexdigest()
def login(user):
    text = user + settings.api_key
    signature = hashlib.sha1(text).hexdigest()
def own(document):
    signature = hashlib.md5(document).hexdigest()
`,
    ["protocol", "protocol", "-"]
  ],
  [
    "a mark of what nobody is to call any more, where nobody is seen to call it",
    "Old.java",
    `import javax.crypto.Cipher;
class Old {
  @Deprecated
  Cipher unused() throws Exception { return Cipher.getInstance("DES/CBC/PKCS5Padding"); }
  @Deprecated
  Cipher used() throws Exception { return Cipher.getInstance("DES/CFB/NoPadding"); }
  Cipher plain() throws Exception { return Cipher.getInstance("DES/OFB/NoPadding"); }
  void run() throws Exception { used(); }
}
`,
    ["offered", "-", "-"]
  ],
  [
    "where the result goes, and not the name of the algorithm around it, which only marks it as offered",
    "hashes.py",
    `import hashlib
def digest_of(kind, body, headers, sign):
    if kind == "md5":
        headers["ETag"] = hashlib.md5(body).hexdigest()
    elif kind == "sha1":
        signature = hashlib.sha1(body).digest()
    else:
        other = hashlib.md5(body).digest()
`,
    ["etag offered", "signature offered", "-"]
  ],
  [
    "a protocol or a format after which its folders or its type are called, where the use is weak",
    "lib/ntlm/Response.java",
    `import javax.crypto.Cipher;
class Response {
  byte[] des(byte[] a, java.security.Key k) throws Exception {
    Cipher c = Cipher.getInstance("DES/ECB/NoPadding");
    c.init(Cipher.ENCRYPT_MODE, k);
    return c.doFinal(a);
  }
  byte[] other(byte[] a, java.security.Key k) throws Exception {
    Cipher c = Cipher.getInstance("AES/GCM/NoPadding");
    c.init(Cipher.ENCRYPT_MODE, k);
    return c.doFinal(a);
  }
}
class OCB2 {
  byte[] block(byte[] a, java.security.Key k) throws Exception {
    Cipher c = Cipher.getInstance("AES/ECB/NoPadding");
    c.init(Cipher.ENCRYPT_MODE, k);
    return c.doFinal(a);
  }
}
`,
    ["protocol offered", "-", "building-block"]
  ],
  [
    "settings, what only fetches the certificate of a peer, and a check of one's own files",
    "b.go",
    `package a
import "crypto/tls"
func dial(cfg *Config) {
	t := &tls.Config{}
	if cfg.Anything {
		t.InsecureSkipVerify = true
	}
	use(t)
}
func served(host string) (*Certificate, error) {
	conn, err := tls.Dial("tcp", host, &tls.Config{InsecureSkipVerify: true})
	if err != nil {
		return nil, err
	}
	return parse(conn.ConnectionState().PeerCertificates[0])
}
func envFileIsExposed() { use(&tls.Config{InsecureSkipVerify: true}) }
func open(host string) { use(&tls.Config{InsecureSkipVerify: true}) }
func verifyCert() { use(&tls.Config{}) }
`,
    ["option", "probe", "probe", "-", "-"]
  ],
  [
    "what a secret is, not from what else has its name",
    "c.py",
    `import random, hashlib
token_length = random.randint(8, 16)
reset_token = random.randint(0, 10 ** 12)
secret_offset = random.random()
token_bytes = random.randbytes(16)
def old_hash(password):
    return hashlib.sha1(password).hexdigest()
def get_legacy_password_hash(password):
    return hashlib.sha1(password).hexdigest()
`,
    ["-", "token", "-", "token", "legacy-format", "legacy-format"]
  ],
  [
    "what a protocol mixes in, and names of functions",
    "a.go",
    `package a
import ("crypto/md5"; "crypto/sha1"; "math/rand"; "time")
func accept(key string) string {
	h := sha1.New()
	h.Write([]byte(key))
	h.Write([]byte("258EAFA5-E914-47DA-95CA-C5AB0DC85B11"))
	return b64(h.Sum(nil))
}
func computeEtag(b []byte) string { return hex(md5.Sum(b)) }
func again() { time.Sleep(time.Duration(rand.Int63n(5))) }
`,
    ["protocol", "etag", "delay"]
  ],
  [
    "the test of the branch around a setting",
    "a.go",
    `package a
import "crypto/tls"
func dial(opts Options) {
	c := &tls.Config{}
	if opts.SkipVerify {
		c.InsecureSkipVerify = true
	}
	use(c)
	use(&tls.Config{InsecureSkipVerify: true})
}
`,
    ["option", "-"]
  ],
  [
    "entries, keys and types",
    "a.ts",
    `import { createHash } from "node:crypto"
export const etagOf = (b: string) => createHash("md5").update(b).digest("hex")
const cacheKey = createHash("sha1").update(url).digest("hex")
const o = { etag: createHash("md5").update(b).digest("hex"), x: 1 }
class Totp { code() { return createHash("sha1") } }
function totpCode() { return createHash("sha1") }
`,
    ["etag", "cache-key", "etag", "-", "protocol"]
  ],
  [
    "modules around, and elements",
    "a.rb",
    `require "openssl"
require "digest"
module HMAC
  class MD5
    def digest_class
      OpenSSL::Digest::MD5
    end
  end
end
headers["ETag"] = Digest::MD5.hexdigest(body)
color = Digest::MD5.hexdigest(name)[0, 6]
`,
    ["mac offered", "etag", "colour"]
  ],
  [
    "texts joined to a result",
    "a.php",
    `<?php
header('ETag: "' . md5($body) . '"');
$user->password = sha1($salt . $pw);
$key = 'cache_' . md5($url);
function uuid5($ns, $name) { return sha1($ns . $name); }
`,
    ["etag", "password", "cache-key", "protocol"]
  ],
  [
    "headers, and functions around",
    "A.cs",
    `using System.Security.Cryptography;
class A {
  string ContentMd5(byte[] b) { using (var md5 = MD5.Create()) { return Convert.ToBase64String(md5.ComputeHash(b)); } }
  void B(HttpResponse r, byte[] b) { r.Headers["ETag"] = Hex(SHA1.HashData(b)); var hash = MD5.HashData(b); r.Headers.Add("Content-MD5", Hex(hash)); }
}
`,
    ["etag", "etag", "etag"]
  ],
  [
    "where a result is written, not a function that does not return it",
    "a.c",
    `#include <openssl/md5.h>
void etag_of(const char *b, int n) { unsigned char md[16]; MD5(b, n, md); }
int f(const char *p, int n) { unsigned char password_hash[16]; MD5(p, n, password_hash); }
`,
    ["-", "password"]
  ],
  [
    "what a secret is, not from the names of types and of functions that return something else",
    "b.py",
    `import hashlib, os, random
class PasswordSlot:
    def __init__(self, legacy_diff):
        self.id = os.urandom(16)
        totp_secret = os.urandom(20)
        self.password = random.choice(CHARS)
def make_filename(data):
    save(hashlib.md5(data))
    return "a.txt"
`,
    ["-", "key", "password", "-"]
  ],
  [
    "what a name is of, not from what it holds besides, nor from what a function does to what is there",
    "d.py",
    `import hashlib, os, random, secrets, uuid
def get_session_key():
    return wrap(os.urandom(32))
def remove_token_from_output(text):
    return text.replace("x", hashlib.md5(b"").hexdigest())
def short_source_hash(text):
    return hashlib.sha1(text).hexdigest()
def make(cert, user):
    session_id = uuid.uuid4()
    session_handle = secrets.token_hex(16)
    refresh_token = create_refresh_token(user, session_handle)
    reset_token = create_text(secrets.token_hex(16))
    sig256 = hashlib.sha256(cert.raw)
    secret = secrets.token_hex(16)
    APP_SECRET_TOKEN = secrets.token_hex(64)
    avatar = random.choice(PICTURES)
    secret = random.random()
`,
    ["-", "-", "-", "-", "-", "token", "-", "-", "key", "-", "key"]
  ],
  [
    "what is done with a number that is only compared with where it is kept",
    "d.js",
    `export class Source {
  load(request) {
    const fetchToken = Math.random().toString(36).substr(2)
    this.current = fetchToken
    request().then((all) => {
      if (this.current === fetchToken) this.all = all
    })
  }
}
export const useSchema = (ref, request, set) => {
  const refreshToken = Math.random().toString(36).substr(2)
  ref.current = refreshToken
  request().then((all) => {
    if (ref.current === refreshToken) set(all)
  })
}
export const sent = (ref, request) => {
  const fetchToken = Math.random().toString(36).substr(2)
  ref.current = fetchToken
  request(fetchToken).then((all) => {
    if (ref.current === fetchToken) ref.all = all
  })
}
`,
    ["identifier", "identifier", "token"]
  ],
  [
    "a case beside others, and not the only one, behind which all else is refused; nor the name of what is called with few rounds",
    "Signers.cs",
    `using System.Security.Cryptography;
class Signers {
  byte[] Only(Method method, byte[] data, byte[] key) {
    switch (method) {
      case Method.RsaSha1: { var a = SHA1.HashData(data); return Use(a); }
      default: throw new NotImplementedException("only this one");
    }
  }
  byte[] One(Method method, byte[] data, byte[] key) {
    switch (method) {
      case Method.RsaSha1: { var a = SHA1.HashData(data); return Use(a); }
      case Method.RsaSha256: { var b = SHA256.HashData(data); return Use(b); }
      default: throw new NotImplementedException("only these");
    }
  }
  byte[] Either(Method method, byte[] data, byte[] key) {
    switch (method) {
      case Method.RsaSha1: { var a = SHA1.HashData(data); return Use(a); }
      default: return Other(data);
    }
  }
  byte[] Pbkdf2(byte[] text, byte[] salt, int rounds) { return Rfc2898DeriveBytes.Pbkdf2(text, salt, rounds, HashAlgorithmName.SHA256, 32); }
  byte[] Run(byte[] text, byte[] salt) { return Pbkdf2(text, salt, 1000); }
}
`,
    ["-", "offered", "-", "offered", "-"]
  ],
  [
    "names far along its way only where it is weak",
    "seal.js",
    `const crypto = require("crypto")
function seal(text, key) {
  const iv = crypto.randomBytes(12)
  return crypto.createCipheriv("aes-256-gcm", key, iv).update(text)
}
const encryptedToken = seal("a", key)
function digits() {
  const parts = Math.random().toString(36)
  return parts
}
const resetToken = digits()
`,
    ["-", "token", "token"]
  ],
  [
    "the identifier that it is, and what prescribes how that is made",
    "Item.php",
    `<?php
$guid = sha1($link . $title);
function uuid3($space, $name) { $hash = md5($space . $name); return substr($hash, 0, 8); }
`,
    ["identifier", "protocol"]
  ],
  [
    "what it is given to, and not what that finds or answers",
    "client.py",
    `import hashlib, random
def nonce():
    return "".join(random.choice("0123456789") for x in range(16))
class Client:
    def info(self, file_id):
        found = self.api_request("info", n=file_id, r=nonce())
        return {"password": found["passwd"]}
def read(salt, name):
    password = open("keys/" + hashlib.md5(salt).hexdigest() + name).read()
    return password
def keep(user, text):
    password = str(hashlib.md5(text).hexdigest())
    user.save(password)
`,
    ["-", "-", "password"]
  ],
  [
    "the same setting made otherwise in another arm, whatever its test is called",
    "Client.php",
    `<?php
class Client {
  public function send($handle) {
    if ($this->sslcheck) {
      curl_setopt($handle, CURLOPT_SSL_VERIFYPEER, 1);
    } else {
      curl_setopt($handle, CURLOPT_SSL_VERIFYPEER, 0);
    }
    if ($this->big) {
      curl_setopt($handle, CURLOPT_SSL_VERIFYPEER, 0);
      curl_setopt($handle, CURLOPT_TIMEOUT, 60);
    } else {
      curl_setopt($handle, CURLOPT_SSL_VERIFYPEER, 0);
      curl_setopt($handle, CURLOPT_TIMEOUT, 10);
    }
  }
}
`,
    ["-", "option", "-", "-"]
  ],
  [
    "a keyword of checks that another arm gives otherwise, and no other keyword",
    "fetch.py",
    `import requests
def fetch(url, big, own):
    if own:
        requests.get(url, verify=False, timeout=1)
    else:
        requests.get(url, verify="ca.pem", timeout=1)
def poll(url, big):
    if big:
        requests.get(url, verify=False, timeout=9)
    else:
        requests.get(url, verify=False, timeout=1)
`,
    ["option", "-", "-", "-"]
  ],
  [
    "the name of the type that keeps passwords, where a branch asks for it",
    "Encoders.java",
    `import org.springframework.security.crypto.password.*;
class Encoders {
  PasswordEncoder of(String kind, boolean salted) {
    if (Kind.STANDARD.toString().equalsIgnoreCase(kind)) {
      if (salted) { return new StandardPasswordEncoder("a"); } else { return new StandardPasswordEncoder(); }
    }
    if (Kind.NOOP.toString().equalsIgnoreCase(kind)) return NoOpPasswordEncoder.getInstance();
    return new StandardPasswordEncoder();
  }
}
`,
    ["offered", "offered", "-"]
  ],
  [
    "a test that speaks of what is insecure only where the use is weak",
    "Dial.java",
    `class Dial {
  Object of(boolean insecure) throws Exception {
    if (insecure) return javax.net.ssl.SSLContext.getInstance("TLSv1");
    return insecure ? null : javax.net.ssl.SSLContext.getInstance("TLS");
  }
}
`,
    ["option", "-"]
  ],
  [
    "no name of one of several that are there, and no other condition",
    "take.py",
    `import random
def take(urls, api_keys, api_key):
    api_key = random.choice(api_keys)
    url = random.choice(urls) and api_key
    token = random.choice(urls)
    return url
`,
    ["-", "-", "token"]
  ],
  [
    "what an object is given to for none of its members, but from its own name",
    "Users.cs",
    `using System;
class Users {
  User Add(string name, string password) {
    var user = new User { Identifier = Guid.NewGuid(), Username = name };
    SetHashedPassword(user, password);
    return user;
  }
  User Invite(string name) {
    var token = new Token { Value = Guid.NewGuid(), Username = name };
    return Save(token);
  }
}
`,
    ["-", "token"]
  ],
  [
    "no test whether the use itself worked",
    "digest.c",
    `#include <openssl/evp.h>
int digest(EVP_MD_CTX *ctx, const unsigned char *text, size_t length, unsigned char *out) {
  if (EVP_DigestInit_ex(ctx, EVP_md5(), NULL) == 1) {
    EVP_DigestUpdate(ctx, text, length);
    EVP_DigestFinal_ex(ctx, out, NULL);
    return 1;
  }
  return 0;
}
`,
    ["-"]
  ]
]

describe("the purpose of a use", () => {
  for (const [what, path, text, wanted] of cases) {
    it.live(`is read from ${what} (${path})`, () =>
      Effect.gen(function* () {
        const { findings } = yield* scanFiles({ [path]: text })
        const told = findings.map(({ facts, isOption }) => [facts.purpose, isOption === true ? "offered" : undefined])
        expect(told.map((one) => one.filter(Predicate.isNotUndefined).join(" ") || "-")).toEqual(wanted)
        for (const { facts, sources, evidence, isOption } of findings) {
          expect(evidence.filter(({ role }) => role === "offer").length).toBe(isOption === true ? 1 : 0)
          const told = evidence.filter(({ role }) => role === "purpose")
          if (facts.purpose === undefined || facts.purpose === "non-security") expect(told).toEqual([])
          else expect([sources.purpose!.from, told.length]).toEqual(["inferred", 1])
        }
      }).pipe(Effect.provide(scannerOnce))
    )
  }
})
