import type { FindingKind } from "../model/Finding.ts"
import type { Purpose } from "../model/Purpose.ts"

/**
 * Where a name stands to the use.
 *
 * - `result`: of what the result is assigned to, passed to, compared with, or found by; the nearest.
 * - `input`: of what the use is given.
 * - `method`: of what is called on the result.
 * - `condition`: in the test of a branch around the use; `if`: the same, where the use is what happens if the test holds.
 * - `maker`: of the function that returns the result.
 * - `function`, `type`, `file`, `folder`: of what is around the use; the innermost folders.
 */
export type NamePosition =
  | "result"
  | "input"
  | "method"
  | "if"
  | "condition"
  | "maker"
  | "function"
  | "type"
  | "file"
  | "folder"

/** Words that tell a purpose where they stand together in a name. */
export interface PurposeWords {
  readonly purpose: Purpose
  /** Separated by `|`; where the words of one begin does not matter: `web socket` is `websocket`. */
  readonly words: string
  readonly at: ReadonlyArray<NamePosition>
  /** Of which uses; absent: of all. */
  readonly of?: ReadonlyArray<FindingKind>
  /** True: only of uses that check nothing, or not the name, of their peer. */
  readonly isUnverified?: true
  /** True: only of uses that are given nothing to send. */
  readonly isAsking?: true
  /** True: only of uses that are weak; of the others the words leave open what for. */
  readonly isWeak?: true
}

const NAMED: ReadonlyArray<NamePosition> = ["result", "maker"]
const TYPED: ReadonlyArray<NamePosition> = ["result", "function", "type", "file"]
const WITHIN: ReadonlyArray<NamePosition> = [...TYPED, "folder"]
const AROUND: ReadonlyArray<NamePosition> = ["function", "type", "file"]
const ANYWHERE: ReadonlyArray<NamePosition> = ["result", "input", "function", "type", "file"]

const HASHES: ReadonlyArray<FindingKind> = ["hash"]
const DIGESTS: ReadonlyArray<FindingKind> = ["hash", "mac"]
const GENERATORS: ReadonlyArray<FindingKind> = ["random"]
const IDENTIFYING: ReadonlyArray<FindingKind> = ["hash", "mac", "random"]
const CIPHERS: ReadonlyArray<FindingKind> = ["cipher", "key-wrap"]
const PEERS: ReadonlyArray<FindingKind> = ["protocol", "certificate"]
const MADE: ReadonlyArray<FindingKind> = [
  "keygen",
  "key",
  "signature",
  "cipher",
  "key-agreement",
  "protocol",
  "certificate"
]
const FORMATS: ReadonlyArray<FindingKind> = [
  "hash",
  "mac",
  "kdf",
  "cipher",
  "key-wrap",
  "password-hash",
  "keystore",
  "material"
]
/** What a protocol or a format settles; keys and peers are the program's own. */
const PRESCRIBED: ReadonlyArray<FindingKind> = [
  "hash",
  "mac",
  "kdf",
  "cipher",
  "key-wrap",
  "signature",
  "key",
  "key-agreement",
  "password-hash",
  "material"
]
const SECRETS: ReadonlyArray<FindingKind> = ["hash", "mac", "random", "kdf", "cipher", "signature", "token", "material"]

/**
 * Which words tell what for, in all languages. Of what one name matches, the longest counts, then the first.
 * Protocols: RFC 6455 (WebSocket), 5849 (OAuth 1), 7616 (HTTP digest), 1864 (Content-MD5), 6238 and 4226 (one-time passwords), 9562 (UUID),
 * 7914 (scrypt), 7515 (x5t), 5802 and 2195 (SASL), 2865 (RADIUS), 8018 and 1423 (PEM), BEP 3 (BitTorrent); NIST SP 800-38A (counter mode), RFC 3394 (key wrap).
 */
export const purposeWords: ReadonlyArray<PurposeWords> = [
  {
    purpose: "mac",
    words: "hmac|hmacs|hmac md5|hmac sha|hmac sha1|hmac sha256|macs|message authentication code|hmac digest|mac digest",
    at: TYPED,
    of: HASHES
  },
  {
    purpose: "protocol",
    words:
      "web socket accept|sec web socket accept|web socket key|sec websocket key|websocket handshake|258eafa5 e914 47da 95ca",
    at: ["result", "input", "function"],
    of: HASHES
  },
  { purpose: "protocol", words: "websocket|websockets", at: ["function", "type", "file"], of: HASHES },
  { purpose: "protocol", words: "oauth signature|oauth1|oauth10a|oauth v1", at: TYPED },
  {
    purpose: "protocol",
    words:
      "ntlm|ntlmv1|ntlmv2|ntlmssp|lm hash|nt hash|ntowf|lmowf|mschap|mschapv2|chap|cram|cram md5|apop|digest md5|sasl|scram|kerberos|krb5|radius|tacacs|snmp|rakp|ipmi|vnc auth|rfb|otr",
    at: WITHIN
  },
  {
    purpose: "protocol",
    words:
      "iso7816|apdu|smart card|smartcard|pcsc|desfire|mifare|emv|globalplatform|global platform|java card|javacard|cardos|epassport|mrtd|piv|secure messaging|sm common|ssh|open ssh|libssh|ike|ikev1|ikev2|ipsec|isakmp|pptp|mppe|eap|leap|krb|gssapi|spnego|netlogon|wpa|vnc|rdp|smb|srtp|zrtp|ssl3|tls1|dtls1|tls12",
    at: ["type", "file", "folder"],
    of: PRESCRIBED
  },
  {
    purpose: "protocol",
    words:
      "ha1|ha2|http digest|digest auth|digest authentication|digest authenticator|digest authorization|digest challenge|digest response|md5 sess|nonce count|www authenticate",
    at: TYPED,
    of: HASHES
  },
  {
    purpose: "protocol",
    words:
      "git|git object|git hash|git sha|blob sha|blob id|object id|oid|tree sha|commit sha|commit hash|pack checksum",
    at: TYPED,
    of: HASHES
  },
  { purpose: "protocol", words: "x5t|jwk thumbprint", at: TYPED, of: HASHES },
  {
    purpose: "protocol",
    words:
      "totp|hotp|otp|one time password|one time passwords|one time code|google authenticator|authenticator code|rfc6238|rfc4226",
    at: ["result", "input", "function"],
    of: ["hash", "mac", "kdf", "token"]
  },
  { purpose: "protocol", words: "uuid3|uuid5|uuid v3|uuid v5", at: TYPED, of: HASHES },
  { purpose: "protocol", words: "uuid|uuids|guid|guids", at: AROUND, of: HASHES },
  {
    purpose: "protocol",
    words: "bip38|bip39|bip 38|bip 39|mnemonic to seed|mnemonic seed|electrum seed",
    at: TYPED,
    of: ["cipher", "kdf", "hash", "mac"]
  },
  { purpose: "protocol", words: "torrent|info hash|bittorrent|magnet|piece hash|piece hashes", at: TYPED, of: HASHES },
  {
    purpose: "protocol",
    words:
      "tls prf|tls1 prf|prf10|ssl3 mac|md5 sha1|master secret|key exchange hash|exchange hash|known hosts|known host|hassh|ja3|ja3s|webauthn|tpm|ssh rsa",
    at: TYPED,
    of: ["hash", "mac", "kdf", "signature"]
  },
  {
    purpose: "protocol",
    words:
      "pwned|hibp|undisclosed password|have i been pwned|pwned password|pwned passwords|k anonymity|password exposed|password is exposed|password exposed online|password is exposed online|password leaked|password breached|password compromised|breached password|leaked password|compromised password",
    at: ANYWHERE,
    of: HASHES
  },
  { purpose: "protocol", words: "namespace id|dns sec|nsec3|ds record|sshfp|tlsa", at: TYPED, of: HASHES },
  {
    purpose: "protocol",
    words: "tls alpn|tls alpn01|http01|dane|start tls|opportunistic tls|opportunistic",
    at: AROUND,
    of: PEERS
  },
  {
    purpose: "protocol",
    words:
      "bootstrap|pinned|pinning|tofu|trust on first use|fetch certificate|get root certificate|fetch root certificate|get root ca|fetch root ca|download root|fetch certificates|fetch cert|get server certificate|retrieve certificate|retrieve cert|download certificate|root fingerprint|by fingerprint|with fingerprint",
    at: ["function", "type", "file"],
    of: PEERS
  },
  {
    purpose: "legacy-format",
    words:
      "dek info|open ssl pem|legacy pem|traditional pem|evp bytes to key|bytes to key|jks|java key store|pkcs12|p12|pfx|pbe|zip crypto|pdf|kdbx|kdb|kee pass|kee pass2|md5 crypt|apr1|phpass|crypt private|htpasswd|mysql old password|postgres md5|md5crypt|unix crypt|pkcs8|pvk|open ssl key|pem reader|rar|ms office|office crypto|putty|ppk|authenticode|psafe|password safe",
    at: [...AROUND, "folder"],
    of: FORMATS
  },
  {
    purpose: "legacy-format",
    words:
      "legacy|old hash|old password|old format|previous hash|upgrade hash|migrate|migration|compat|backward|deprecated|obsolete",
    at: ["maker", "function", "type", "file"],
    of: ["hash", "mac", "kdf", "cipher", "key-wrap", "password-hash"]
  },
  {
    purpose: "trust-anchor",
    words:
      "cacert|cacerts|ca bundle|ca certificates|trust store|trust anchor|trust anchors|trusted roots|root certs|root certificates|combined ca bundle|global bundle|roots",
    at: ["file"],
    of: ["certificate", "key", "keystore"]
  },
  {
    purpose: "option",
    words:
      "insecure|skip verify|skip tls verify|insecure skip verify|no verify|accept invalid|accept invalid certs|accept any certificate|allow invalid|allow invalid certificates|allow insecure|allow self signed|allow unverified|trust all|trust all certs|trust any|ignore ssl|ignore ssl errors|ignore cert|ignore certs|ignore certificate|ignore certificates|ignore tls|ignore tls errors|disable ssl|disable ssl verification|disable verification|disable certificate verification|no check certificate|unsafe|unsafe ssl|danger accept invalid certs|verify none|proceed anyway|proceed insecurely|accept anyway|override certificate error|skip ssl|skip ssl validation|skip ssl verification|skip certificate|skip validation|non validating|not validating|without verification|without validation|disable peer verification|disable peer verify|disable ssl validation|disable tls verification|disable certificate validation|disable hostname verification|turn off verification|bypass ssl|bypass certificate",
    at: ["condition", "function", "type"],
    of: PEERS,
    isUnverified: true
  },
  {
    purpose: "option",
    words:
      "insecure transport|insecure client|insecure http|insecure https|insecure tls|insecure ssl|insecure config|insecure dialer|insecure channel|insecure connection|unverified client|unverified transport|non validating|skip ssl validation",
    at: ["result", "maker"],
    of: PEERS,
    isUnverified: true
  },
  {
    purpose: "option",
    words:
      "cert reqs|require cert|require certificate|certificate required|verify|verification|verified|verify ssl|ssl verify|verify tls|tls verify|verify peer|verify certificate|verify certificates|verify cert|verify certs|strict ssl|check certificate|no validate cert|validate cert|validate certs|validate certificate|reject unauthorized|verify host|verify hostname|check hostname|verify mode|verify ca|verify full|verify identity|ca verification|no ca verification|ssl verification|tls verification|skip ssl validation|ssl validation|certificate validation|skip cert|skip certificate|skip tls|skip ssl|trust server certificate|untrusted|allow untrusted|accept all|accept untrusted|self signed|no check|nocheck|noverify|dangerous|danger|bypass|tls insecure|ssl insecure|ssl mode|ssl modes|tls mode|strict|permissive|lenient|disable|disabled|allow|skip|enable|enabled|policy|option|options|opt|opts|setting|settings|config|configuration|conf|cfg|preference|preferences|prefs|flag|flags|param|params|args|argv|property|properties",
    at: ["condition"],
    of: PEERS,
    isUnverified: true
  },
  {
    purpose: "option",
    words: "env|environ|environment|getenv",
    at: ["if"],
    of: PEERS,
    isUnverified: true
  },
  {
    purpose: "option",
    words:
      "test|tests|testing|test mode|test env|acctest|acc test|acceptance test|integration test|is test|unit test|e2e|e2e test|ci|mock|mocks|debug|debugging|debug mode|dev|dev mode|development|local development",
    at: ["if"],
    of: PEERS
  },
  {
    purpose: "loopback",
    words: "localhost|local host|loopback|127 0 0 1|is local|unix socket|unix domain socket|named pipe",
    at: ["if", "input", "function", "type"],
    of: PEERS
  },
  {
    purpose: "option",
    words: "legacy|compat|compat mode|compatibility|allow weak|weak|deprecated|insecure|obsolete",
    at: ["condition"],
    of: MADE,
    isWeak: true
  },
  {
    purpose: "probe",
    words:
      "health|healthcheck|health checks|healthz|probe|diagnose|diagnostic|diagnostics|key scan|ssl scan|scanner|reachable|reachability|is reachable|is alive|liveness|readiness|wait for server|wait until ready|self test|benchmark|bench|speed test",
    at: AROUND,
    of: [...MADE, "hash", "mac", "kdf", "random", "material"]
  },
  { purpose: "probe", words: "ping", at: AROUND, of: [...MADE, "random", "material"] },
  {
    purpose: "probe",
    words:
      "scan|scans|scanning|crawl|crawler|prober|connectivity|test connection|connection test|check connection|test tls|test ssl|test server|is exposed|is accessible|is available|self check|certificate info|cert info|inspect",
    at: [...AROUND, "folder"],
    of: PEERS,
    isUnverified: true
  },
  { purpose: "probe", words: "dev null", at: ["input"], of: ["protocol"], isUnverified: true, isAsking: true },
  {
    purpose: "probe",
    words:
      "peer certificates|peer certificate|peer cert|peer certs|get peer certificate|peer certificate chain|peer cert chain",
    at: ["method", "result"],
    of: PEERS,
    isUnverified: true
  },
  {
    purpose: "building-block",
    words:
      "ctr|counter|counter mode|key stream|cmac|omac|xts|eax|ocb|gcm|ghash|gctr|ccm|siv|kw|kwp|key wrap|wrap key|unwrap key|aes kdf|aes key transform|transform key|header protection|hp mask|header mask|fpe|ff1|ff3|feistel|chunker|chunkers|chunking|content defined chunking|fast cdc|cdc|rolling hash|buzhash|gear hash|rabin|drbg|fortuna|encrypt block|decrypt block|process block|one block|single block|next block|block cipher|ige|tweak|cbc mac|cfb|ofb|pcbc",
    at: WITHIN,
    of: CIPHERS
  },
  {
    purpose: "building-block",
    words:
      "kcv|key check|key check value|check value|compute kcv|compute key check|key diversification|diversify|diversify key|diversified key",
    at: TYPED,
    of: ["cipher", "key-wrap", "key"]
  },
  {
    purpose: "building-block",
    words: "scrypt|s crypt|smix|ro mix|rom mix|yescrypt|balloon|balloon hash|pufferfish",
    at: TYPED,
    of: ["kdf"]
  },
  {
    purpose: "size-query",
    words:
      "key len|key length|key size|block size|block length|iv len|iv length|iv size|digest length|digest size|get digest length|get block size|get key size|get iv size|get iv length|output size|output length|hash size",
    at: ["method"]
  },
  {
    purpose: "etag",
    words: "etag|etags|if none match|if match|content md5|entity tag|x amz content md5",
    at: NAMED,
    of: DIGESTS
  },
  {
    purpose: "cache-key",
    words:
      "cache key|cache id|cache path|cache name|cache file|cache hash|memo key|lock key|lock name|redis key|memcache key|lookup key|cache entry|cache control",
    at: NAMED,
    of: IDENTIFYING
  },
  { purpose: "cache-key", words: "cached|cache", at: ["result"], of: IDENTIFYING },
  {
    purpose: "checksum",
    words:
      "checksum|checksums|md5sum|sha1sum|sum file|file hash|file md5|md5 file|hash file|hash of file|file digest|digest file|content hash|content digest|chunk hash|chunk md5|part md5|data hash|crc|hash contents|hash content|file sha1|sha1 file|md5 hash file|hash stream",
    at: NAMED,
    of: DIGESTS
  },
  {
    purpose: "file-name",
    words:
      "filename|file names|basename|temp name|tmp name|temp file|tmp file|temp dir|temp path|asset path|asset name|image name|thumbnail|thumb|storage path|socket path|socket name|local path|directory name|dirname|folder name",
    at: NAMED,
    of: IDENTIFYING
  },
  {
    purpose: "identifier",
    words:
      "identifier|identifiers|unique id|unique name|unique key|node id|device id|machine id|instance id|object name|object key|message id|content id|short id|external id|trace id|span id|request id|correlation id|event id|job id|job name|task id|row id|hash id|hashed id|anonymous id|resource name|resource id|index name|table name|constraint name|queue name|topic name|pool name|class name|group id|slug|icon id|key id|kid|key grip|boundary|uuid|uuids|guid|guids",
    at: NAMED,
    of: IDENTIFYING
  },
  {
    purpose: "identifier",
    words: "gravatar|avatar|libravatar|identicon|jdenticon",
    at: ["result", "maker", "type", "file"],
    of: HASHES
  },
  {
    purpose: "fingerprint",
    words:
      "fingerprint|fingerprints|thumbprint|thumbprints|random art|visual hash|certificate hash|cert hash|certificate digest|cert digest|certificate md5|certificate sha1",
    at: NAMED,
    of: HASHES
  },
  {
    purpose: "colour",
    words: "color|colour|colors|colours|hue|palette|rgb|hsl|hsv|swatch",
    at: NAMED,
    of: IDENTIFYING
  },
  {
    purpose: "sharding",
    words:
      "shard|shards|sharding|shard key|partition|partition key|partitioner|bucket|bucketing|ring|hash ring|hash slot|ketama|consistent hash|consistent hashing|vnode|virtual node|rendezvous|rollout|feature flag|experiment|variation|percentile|continuum",
    at: NAMED,
    of: IDENTIFYING
  },
  {
    purpose: "deduplication",
    words:
      "dedup|dedupe|deduplicate|deduplication|duplicate|duplicates|is duplicate|already seen|seen|has changed|is changed|changed|is modified|is dirty|dirty|is same|same content|compare files",
    at: NAMED,
    of: DIGESTS
  },
  {
    purpose: "delay",
    words:
      "jitter|backoff|delay|delays|sleep|retry|retries|interval|timeout|wait time|schedule|cool down|renew|renewal|renew after|throttle|pause|debounce",
    at: NAMED,
    of: GENERATORS
  },
  {
    purpose: "sampling",
    words:
      "sample|samples|sampling|sampler|shuffle|shuffled|choice|pick|pick one|random index|random element|random item|load balance|load balancer|balance|weighted|simulation|simulate|noise|dice|chance|probability|skip list|random level|priority|angle|width|height|color",
    at: NAMED,
    of: GENERATORS
  },
  {
    purpose: "password",
    words: "password hash|hashed password|password digest|encrypted password|crypted password",
    at: ["result", "input", "function"],
    of: HASHES
  },
  {
    purpose: "password",
    words:
      "password|passwd|pwd|passphrase|hash password|encrypt password|check password|verify password|validate password|compare password|set password|user password|passwords",
    at: NAMED,
    of: HASHES
  },
  {
    purpose: "signature",
    words:
      "sign|signature|signatures|signed|signing|verify signature|check signature|make signature|sig|sign request|request signature|api sign",
    at: NAMED,
    of: DIGESTS
  },
  {
    purpose: "token",
    words:
      "token|tokens|csrf|csrf token|xsrf|session token|api key|auth token|access token|refresh token|reset token|reset code|magic link|invite code|verification code|confirmation code|remember me|remember token|client secret|ticket|auth cookie|login cookie|remember cookie|session cookie",
    at: NAMED,
    of: SECRETS
  },
  { purpose: "token", words: "session id|session key", at: NAMED, of: SECRETS, isWeak: true },
  {
    purpose: "password",
    words: "password|passwd|pwd|passphrase|new password|random password|generate password|generated password",
    at: NAMED,
    of: ["random", "kdf", "cipher", "mac"]
  },
  {
    purpose: "authentication",
    words: "authenticate|authentication|authorization|auth key|auth hash|challenge|auth response|challenge response",
    at: NAMED,
    of: DIGESTS
  },
  {
    purpose: "key",
    words:
      "derive key|derived key|key derivation|encryption key|secret key|aes key|des key|master key|make key|key from password|private key|crypt key|cipher key|symmetric key|totp secret|otp secret|hmac key|hmac secret|shared secret|session secret|secret key base|app secret|app secret key|app secret token|application secret",
    at: NAMED,
    of: ["hash", "mac", "kdf", "random"]
  },
  { purpose: "key", words: "secret", at: NAMED, of: ["hash", "mac", "kdf"] },
  { purpose: "key", words: "secret", at: NAMED, of: GENERATORS, isWeak: true },
  {
    purpose: "certificate",
    words: "issue certificate|sign certificate|create certificate|certificate signature",
    at: NAMED,
    of: HASHES
  }
]
