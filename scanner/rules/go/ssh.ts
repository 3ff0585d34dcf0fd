import { arg, library } from "../rule.ts"

const ssh = "golang.org/x/crypto/ssh"
const session = { is: "protocol", name: "SSH", version: "2.0" } as const
const config = "{Config,ClientConfig,ServerConfig}"
const privateKey = { is: "key", material: "private-key" } as const
const publicKey = { is: "key", material: "public-key", certificateFormat: "OpenSSH" } as const

/*
 * https://github.com/golang/crypto: ssh. It implements version 2 of the protocol only. Private keys may be written in PKCS #1,
 * PKCS #8 or the format of OpenSSH; what MarshalPrivateKey writes is the last.
 */
export const sshTable = library("go", "ssh", {
  [`new ${ssh}.{ClientConfig,ServerConfig}`]: session,
  [`new ${ssh}.Config`]: {},
  [`${ssh}.{Dial,NewClientConn,NewServerConn,NewControlClientConn}`]: session,
  [`${ssh}.${config}#Ciphers=`]: { is: "cipher", algorithm: arg(0, "ssh") },
  [`${ssh}.${config}#MACs=`]: { is: "mac", algorithm: arg(0, "ssh") },
  [`${ssh}.${config}#KeyExchanges=`]: { is: "key-agreement", algorithm: arg(0, "ssh") },
  [`${ssh}.{ClientConfig#HostKeyAlgorithms,ServerConfig#PublicKeyAuthAlgorithms}=`]: {
    is: "signature",
    algorithm: arg(0, "ssh")
  },
  [`${ssh}.ClientConfig#HostKeyCallback=`]: { ...session, refines: true, verification: arg(0, "acceptsHostKey") },
  [`${ssh}.InsecureIgnoreHostKey`]: { ...session, verification: "none" },
  [`${ssh}.FixedHostKey`]: { verification: "peer" },
  [`${ssh}/knownhosts.New`]: { verification: "peer" },
  [`${ssh}.CipherAES128GCM`]: { value: "aes128-gcm@openssh.com" },
  [`${ssh}.CipherAES256GCM`]: { value: "aes256-gcm@openssh.com" },
  [`${ssh}.CipherChaCha20Poly1305`]: { value: "chacha20-poly1305@openssh.com" },
  [`${ssh}.CipherAES{128,192,256}CTR`]: { value: "aes{1}-ctr" },
  [`${ssh}.InsecureCipherAES128CBC`]: { value: "aes128-cbc" },
  [`${ssh}.InsecureCipherTripleDESCBC`]: { value: "3des-cbc" },
  [`${ssh}.InsecureCipherRC4`]: { value: "arcfour" },
  [`${ssh}.InsecureCipherRC4{128,256}`]: { value: "arcfour{1}" },
  [`${ssh}.HMACSHA{256,512}`]: { value: "hmac-sha2-{1}" },
  [`${ssh}.HMACSHA{256,512}ETM`]: { value: "hmac-sha2-{1}-etm@openssh.com" },
  [`${ssh}.HMACSHA1`]: { value: "hmac-sha1" },
  [`${ssh}.InsecureHMACSHA196`]: { value: "hmac-sha1-96" },
  [`${ssh}.KeyExchangeCurve25519`]: { value: "curve25519-sha256" },
  [`${ssh}.KeyExchangeMLKEM768X25519`]: { value: "mlkem768x25519-sha256" },
  [`${ssh}.KeyExchangeECDHP{256,384,521}`]: { value: "ecdh-sha2-nistp{1}" },
  [`${ssh}.KeyExchangeDH14SHA256`]: { value: "diffie-hellman-group14-sha256" },
  [`${ssh}.KeyExchangeDH16SHA512`]: { value: "diffie-hellman-group16-sha512" },
  [`${ssh}.KeyExchangeDHGEXSHA256`]: { value: "diffie-hellman-group-exchange-sha256" },
  [`${ssh}.InsecureKeyExchangeDH{1,14}SHA1`]: { value: "diffie-hellman-group{1}-sha1" },
  [`${ssh}.InsecureKeyExchangeDHGEXSHA1`]: { value: "diffie-hellman-group-exchange-sha1" },
  [`${ssh}.{KeyAlgoRSA,SigAlgoRSA}`]: { value: "ssh-rsa" },
  [`${ssh}.{KeyAlgoDSA,InsecureKeyAlgoDSA}`]: { value: "ssh-dss" },
  [`${ssh}.{KeyAlgoRSASHA,SigAlgoRSASHA2}{256,512}`]: { value: "rsa-sha2-{2}" },
  [`${ssh}.KeyAlgoECDSA{256,384,521}`]: { value: "ecdsa-sha2-nistp{1}" },
  [`${ssh}.KeyAlgoED25519`]: { value: "ssh-ed25519" },
  [`${ssh}.KeyAlgoSKECDSA256`]: { value: "sk-ecdsa-sha2-nistp256@openssh.com" },
  [`${ssh}.KeyAlgoSKED25519`]: { value: "sk-ssh-ed25519@openssh.com" },

  [`${ssh}.CertAlgoRSAv01`]: { value: "ssh-rsa-cert-v01@openssh.com" },
  [`${ssh}.{CertAlgoDSAv01,InsecureCertAlgoDSAv01}`]: { value: "ssh-dss-cert-v01@openssh.com" },
  [`${ssh}.CertAlgoRSASHA{256,512}v01`]: { value: "rsa-sha2-{1}-cert-v01@openssh.com" },
  [`${ssh}.CertAlgoECDSA{256,384,521}v01`]: { value: "ecdsa-sha2-nistp{1}-cert-v01@openssh.com" },
  [`${ssh}.CertAlgoED25519v01`]: { value: "ssh-ed25519-cert-v01@openssh.com" },
  [`${ssh}.CertAlgoSKECDSA256v01`]: { value: "sk-ecdsa-sha2-nistp256-cert-v01@openssh.com" },
  [`${ssh}.CertAlgoSKED25519v01`]: { value: "sk-ssh-ed25519-cert-v01@openssh.com" },

  [`${ssh}.{ParsePrivateKey,ParseRawPrivateKey,ParsePrivateKeyWithPassphrase,ParseRawPrivateKeyWithPassphrase}`]:
    privateKey,
  [`${ssh}.{NewSignerFromKey,NewSignerFromSigner}`]: { ...privateKey, key: arg(0, "any") },
  [`${ssh}.{MarshalPrivateKey,MarshalPrivateKeyWithPassphrase}`]: {
    ...privateKey,
    certificateFormat: "OpenSSH",
    key: arg(0, "any")
  },
  [`${ssh}.ParseDSAPrivateKey`]: { ...privateKey, name: "DSA" },
  [`${ssh}.{ParsePublicKey,ParseAuthorizedKey,ParseKnownHosts}`]: publicKey,
  [`${ssh}.NewPublicKey`]: { ...publicKey, key: arg(0, "any") },
  [`${ssh}.NewSignerWithAlgorithms`]: { is: "signature", algorithm: arg(1, "ssh"), functions: ["sign"] },
  [`${ssh}.{Signer,AlgorithmSigner}#Sign`]: { is: "signature", functions: ["sign"] },
  [`${ssh}.AlgorithmSigner#SignWithAlgorithm`]: { is: "signature", algorithm: arg(2, "ssh"), functions: ["sign"] },
  [`${ssh}.NewCertSigner`]: { is: "certificate", certificateFormat: "OpenSSH" },
  [`${ssh}.Certificate#SignCert`]: { is: "certificate", certificateFormat: "OpenSSH", functions: ["sign"] },
  [`${ssh}.CertChecker#{CheckCert,CheckHostKey,Authenticate}`]: {
    is: "certificate",
    certificateFormat: "OpenSSH",
    functions: ["verify"]
  },
  [`${ssh}.{PublicKey,Certificate}#Verify`]: { is: "signature", functions: ["verify"] },
  [`${ssh}/agent.Key#Verify`]: { is: "signature", functions: ["verify"] },
  [`${ssh}/agent.{Agent,ExtendedAgent}#{Sign,SignWithFlags}`]: { is: "signature", functions: ["sign"] },
  [`${ssh}.FingerprintLegacyMD5`]: { is: "hash", name: "MD5" },
  [`${ssh}.FingerprintSHA256`]: { is: "hash", name: "SHA-256" }
})
