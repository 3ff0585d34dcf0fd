import { arg, library, named } from "../rule.ts"

const set = { flags: "g|global H|home", valued: "location L", assigns: "=" } as const
const secured = { is: "protocol", name: "TLS" } as const

/*
 * curl(1) (curl.se/docs/manpage.html) and "HTTPS (SSL/TLS) Options" of the GNU Wget manual
 * (gnu.org/software/wget/manual). Transfers that say nothing of TLS are not reported. git-config(1) (`http.sslVerify`),
 * npm-config (docs.npmjs.com/cli/using-npm/config) and yarnrc (`strict-ssl`, `enableStrictSsl`), and `--trusted-host` of
 * pip (pip.pypa.io/en/stable/cli/pip).
 */
export const transfers = library(
  "shell",
  "transfers",
  {
    "curl({tls-version,insecure,ciphers}:)": {
      ...secured,
      version: named("tls-version", "tlsVersion"),
      suite: named("ciphers", "cipherList"),
      verification: named("insecure", "acceptsAnyPeer")
    },
    "curl.{proxy-insecure,doh-insecure}": { ...secured, verification: "none" },
    "curl.curves": { is: "key-agreement", algorithm: named("curves", "groupList") },
    "curl.tls-max": { ...secured, version: named("tls-max", "tlsVersion") },
    "curl.{tls13-ciphers,proxy-tls13-ciphers,proxy-ciphers}": { ...secured, suite: named("{1}", "cipherList") },
    "curl.sigalgs": { is: "parameters", algorithm: named("sigalgs", "signatureList") },
    "wget({no-check-certificate,secure-protocol,ciphers}:)": {
      ...secured,
      version: named("secure-protocol", "tlsVersion"),
      suite: named("ciphers", "cipherList"),
      verification: named("no-check-certificate", "acceptsAnyPeer")
    },
    "git({http.sslVerify,http.sslverify}:)": { ...secured, verification: named("{1}", "checksPeer") },
    'git.config("{http.sslVerify,http.sslverify}")': { ...secured, verification: arg(1, "checksPeer") },
    '{npm,yarn,pnpm}.{set,config.set}("strict-ssl")': { ...secured, verification: arg(1, "checksPeer") },
    'yarn.config.set("enableStrictSsl")': { ...secured, verification: arg(1, "checksPeer") },
    "{npm,yarn,pnpm}(strict-ssl:)": { ...secured, verification: named("strict-ssl", "checksPeer") },
    "{npm,yarn,pnpm}.{set,config.set}(strict-ssl:)": { ...secured, verification: named("strict-ssl", "checksPeer") },
    "pip(trusted-host:)": { ...secured, verification: "none" }
  },
  {
    curl: {
      clusters: true,
      valued:
        "abstract-unix-socket alt-svc aws-sigv4 cacert capath cert|E cert-type ciphers config|K connect-timeout connect-to continue-at|C cookie|b cookie-jar|c create-file-mode crlfile curves data|d data-ascii data-binary data-raw data-urlencode delegation dns-interface dns-ipv4-addr dns-ipv6-addr dns-servers doh-url dump-header|D ech egd-file engine etag-compare etag-save expect100-timeout form|F form-string ftp-account ftp-alternative-to-user ftp-method ftp-port|P ftp-ssl-ccc-mode happy-eyeballs-timeout-ms haproxy-clientip header|H help|h hostpubmd5 hostpubsha256 hsts httpsig-algo httpsig-headers httpsig-key httpsig-keyid interface ip-tos ipfs-gateway json keepalive-cnt keepalive-time key key-type knownhosts krb krb4 libcurl limit-rate local-port login-options mail-auth mail-from mail-rcpt max-filesize max-redirs max-time|m netrc-file noproxy oauth2-bearer output|o output-dir parallel-max parallel-max-host pass pinnedpubkey preproxy proto proto-default proto-redir proxy|x proxy-cacert proxy-capath proxy-cert proxy-cert-type proxy-ciphers proxy-crlfile proxy-header proxy-key proxy-key-type proxy-pass proxy-pinnedpubkey proxy-service-name proxy-tls13-ciphers proxy-tlsauthtype proxy-tlspassword proxy-tlsuser proxy-user|U proxy1.0 pubkey quote|Q random-file range|r rate referer|e request|X request-target resolve retry retry-delay retry-max-time sasl-authzid service-name sigalgs socks4 socks4a socks5 socks5-gssapi-service socks5-hostname speed-limit|Y speed-time|y ssl-sessions stderr telnet-option|t tftp-blksize time-cond|z tls-max tls13-ciphers tlsauthtype tlspassword tlsuser trace trace-ascii trace-config unix-socket upload-file|T upload-flags url url-query user|u user-agent|A variable vlan-priority write-out|w",
      flags:
        "append|a buffer|N disable|q doh-insecure fail|f get|G globoff|g head|I http1.0|0 insecure|k ipv4|4 ipv6|6 junk-session-cookies|j list-only|l location|L manual|M netrc|n next|: parallel|Z progress-bar|# proxy-insecure proxytunnel|p remote-header-name|J remote-name|O remote-time|R show-error|S show-headers|i silent|s use-ascii|B verbose|v version|V",
      choices: { "tls-version": "tlsv1 tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 sslv2 sslv3" },
      uses: "proxy-insecure doh-insecure tls-max tls13-ciphers proxy-tls13-ciphers proxy-ciphers curves sigalgs"
    },
    wget: {
      alsoNamed: "wget2",
      clusters: true,
      valued:
        "secure-protocol ciphers output-document|O output-file|o append-output|a input-file|i tries|t timeout|T wait|w quota|Q directory-prefix|P header user password user-agent|U referer post-data post-file method body-data body-file load-cookies save-cookies certificate certificate-type private-key private-key-type ca-certificate ca-directory crl-file pinnedpubkey execute|e level|l accept|A reject|R domains|D base|B limit-rate bind-address proxy-user proxy-password progress",
      flags:
        "quiet|q verbose|v no-verbose no-check-certificate continue|c timestamping|N recursive|r no-parent|np mirror|m background|b debug|d force-directories|x inet4-only|4 inet6-only|6"
    },
    git: {
      valued: "c C git-dir work-tree namespace exec-path config-env",
      flags: "p paginate P no-pager bare no-replace-objects literal-pathspecs",
      settings: { c: "=" },
      commands: {
        config: { valued: "file f blob type default comment", flags: "global system local worktree add replace-all" }
      }
    },
    "npm yarn pnpm": { valued: "strict-ssl registry", commands: { set, config: { commands: { set } } } },
    pip: { alsoNamed: "pip3", valued: "trusted-host" }
  }
)
