package demo;

import com.hierynomus.sshj.key.KeyAlgorithms;
import com.hierynomus.sshj.transport.cipher.*;
import com.hierynomus.sshj.transport.mac.Macs;
import com.jcraft.jsch.JSch;
import com.jcraft.jsch.KeyPair;
import com.jcraft.jsch.Session;
import java.util.Arrays;
import java.util.Hashtable;
import java.util.Properties;
import net.schmizz.sshj.DefaultConfig;
import net.schmizz.sshj.SSHClient;
import net.schmizz.sshj.transport.verification.*;
import org.apache.sshd.client.SshClient;
import org.apache.sshd.client.keyverifier.AcceptAllServerKeyVerifier;

class Transfer {
  void jsch(String user, String host) throws Exception {
    JSch jsch = new JSch();
    jsch.addIdentity("~/.ssh/id_rsa"); // expect: key unknown material=private-key
    Session session = jsch.getSession(user, host, 22); // expect: protocol SSH verification=none
    session.setConfig("StrictHostKeyChecking", "no");
    KeyPair pair = KeyPair.genKeyPair(jsch, KeyPair.RSA, 3072); // expect: keygen RSA-3072
    pair.writePrivateKey("key");
    KeyPair.genKeyPair(jsch, KeyPair.DSA); // expect: keygen DSA
    KeyPair.genKeyPair(jsch, KeyPair.ECDSA, 384); // expect: keygen ECDSA-384
    KeyPair.genKeyPair(jsch, KeyPair.ED25519); // expect: keygen Ed25519
    KeyPair.genKeyPair(jsch, KeyPair.ED448); // expect: keygen Ed448
    KeyPair.load(jsch, "key"); // expect: key unknown material=private-key
  }

  void sshj(String host) throws Exception {
    DefaultConfig config = new DefaultConfig();
    config.setCipherFactories(Arrays.asList(BlockCiphers.AES256CTR(), GcmCiphers.AES256GCM())); // expect: cipher AES-256-CTR; cipher AES-256-GCM
    SSHClient client = new SSHClient(config); // expect: protocol SSH
    client.connect(host);
    client.authPublickey("user", client.loadKeys("key")); // expect: key unknown material=private-key
  }

  void hostKeys(JSch jsch, Session given) throws Exception {
    Properties open = new Properties();
    open.put("StrictHostKeyChecking", "no"); // expect: protocol SSH verification=none
    open.put("PreferredAuthentications", "password");
    open.setProperty("StrictHostKeyChecking", "yes"); // expect: protocol SSH verification=peer
    Hashtable<String, String> table = new Hashtable<>();
    table.put("StrictHostKeyChecking", "no"); // expect: protocol SSH verification=none
    open.setProperty("StrictHostKeyChecking", "ask"); // expect: protocol SSH verification=unsaid
    JSch.setConfig("StrictHostKeyChecking", "no"); // expect: protocol SSH verification=none
    JSch.setConfig("HashKnownHosts", "yes");
    given.setConfig("StrictHostKeyChecking", "no");
    Session strict = jsch.getSession("user", "host"); // expect: protocol SSH verification=peer
    strict.setConfig("StrictHostKeyChecking", "yes");
    SSHClient any = new SSHClient(); // expect: protocol SSH verification=none
    any.addHostKeyVerifier(new PromiscuousVerifier());
    SSHClient pinned = new SSHClient(); // expect: protocol SSH verification=unsaid
    pinned.addHostKeyVerifier("SHA256:abc");
    SSHClient known = new SSHClient(); // expect: protocol SSH verification=peer
    known.loadKnownHosts();
    SSHClient file = new SSHClient(); // expect: protocol SSH verification=peer
    file.addHostKeyVerifier(new OpenSSHKnownHosts(null));
    SSHClient asking = new SSHClient(); // expect: protocol SSH verification=peer
    asking.addHostKeyVerifier(new ConsoleKnownHostsVerifier(null, null));
    hold(new PromiscuousVerifier()); // expect: protocol SSH verification=none
    SshClient mina = SshClient.setUpDefaultClient();
    mina.setServerKeyVerifier(AcceptAllServerKeyVerifier.INSTANCE); // expect: protocol SSH verification=none
    mina.setServerKeyVerifier((session, address, key) -> true); // expect: protocol SSH verification=none
  }

  void ciphers() {
    BlockCiphers.AES128CBC(); // expect: cipher AES-128-CBC
    BlockCiphers.AES128CTR(); // expect: cipher AES-128-CTR
    BlockCiphers.AES192CBC(); // expect: cipher AES-192-CBC
    BlockCiphers.AES192CTR(); // expect: cipher AES-192-CTR
    BlockCiphers.AES256CBC(); // expect: cipher AES-256-CBC
    BlockCiphers.AES256CTR(); // expect: cipher AES-256-CTR
    BlockCiphers.BlowfishCBC(); // expect: cipher Blowfish-CBC
    BlockCiphers.BlowfishCTR(); // expect: cipher Blowfish-CTR
    BlockCiphers.Twofish128CBC(); // expect: cipher Twofish-128-CBC
    BlockCiphers.Twofish128CTR(); // expect: cipher Twofish-128-CTR
    BlockCiphers.Twofish192CBC(); // expect: cipher Twofish-192-CBC
    BlockCiphers.Twofish192CTR(); // expect: cipher Twofish-192-CTR
    BlockCiphers.Twofish256CBC(); // expect: cipher Twofish-256-CBC
    BlockCiphers.Twofish256CTR(); // expect: cipher Twofish-256-CTR
    BlockCiphers.Serpent128CBC(); // expect: cipher Serpent-128-CBC
    BlockCiphers.Serpent128CTR(); // expect: cipher Serpent-128-CTR
    BlockCiphers.Serpent192CBC(); // expect: cipher Serpent-192-CBC
    BlockCiphers.Serpent192CTR(); // expect: cipher Serpent-192-CTR
    BlockCiphers.Serpent256CBC(); // expect: cipher Serpent-256-CBC
    BlockCiphers.Serpent256CTR(); // expect: cipher Serpent-256-CTR
    BlockCiphers.IDEACBC(); // expect: cipher IDEA-CBC
    BlockCiphers.IDEACTR(); // expect: cipher IDEA-CTR
    BlockCiphers.TripleDESCBC(); // expect: cipher 3DES-CBC
    BlockCiphers.TripleDESCTR(); // expect: cipher 3DES-CTR
    BlockCiphers.TwofishCBC(); // expect: cipher Twofish-CBC
    BlockCiphers.Cast128CBC(); // expect: cipher CAST5-CBC
    BlockCiphers.Cast128CTR(); // expect: cipher CAST5-CTR
    GcmCiphers.AES128GCM(); // expect: cipher AES-128-GCM
    GcmCiphers.AES256GCM(); // expect: cipher AES-256-GCM
    ChachaPolyCiphers.CHACHA_POLY_OPENSSH(); // expect: cipher ChaCha20-Poly1305
  }

  void macs() {
    Macs.HMACMD5(); // expect: mac HMAC-MD5
    Macs.HMACMD596(); // expect: mac HMAC-MD5-96
    Macs.HMACMD5Etm(); // expect: mac HMAC-MD5
    Macs.HMACMD596Etm(); // expect: mac HMAC-MD5-96
    Macs.HMACRIPEMD160(); // expect: mac HMAC-RIPEMD-160
    Macs.HMACRIPEMD16096(); // expect: mac HMAC-RIPEMD-160-96
    Macs.HMACRIPEMD160Etm(); // expect: mac HMAC-RIPEMD-160
    Macs.HMACRIPEMD160OpenSsh(); // expect: mac HMAC-RIPEMD-160
    Macs.HMACSHA1(); // expect: mac HMAC-SHA-1
    Macs.HMACSHA196(); // expect: mac HMAC-SHA-1-96
    Macs.HMACSHA1Etm(); // expect: mac HMAC-SHA-1
    Macs.HMACSHA196Etm(); // expect: mac HMAC-SHA-1-96
    Macs.HMACSHA2256(); // expect: mac HMAC-SHA-256
    Macs.HMACSHA2256Etm(); // expect: mac HMAC-SHA-256
    Macs.HMACSHA2512(); // expect: mac HMAC-SHA-512
    Macs.HMACSHA2512Etm(); // expect: mac HMAC-SHA-512
  }

  void keys() {
    KeyAlgorithms.SSHRSA(); // expect: signature RSA-PKCS1-1.5-SHA-1
    KeyAlgorithms.SSHRSACertV01(); // expect: signature RSA-PKCS1-1.5-SHA-1
    KeyAlgorithms.RSASHA256(); // expect: signature RSA-PKCS1-1.5-SHA-256
    KeyAlgorithms.RSASHA512(); // expect: signature RSA-PKCS1-1.5-SHA-512
    KeyAlgorithms.SSHDSA(); // expect: signature DSA-SHA-1
    KeyAlgorithms.SSHDSSCertV01(); // expect: signature DSA-SHA-1
    KeyAlgorithms.ECDSASHANistp256(); // expect: signature ECDSA-P-256-SHA-256
    KeyAlgorithms.ECDSASHANistp256CertV01(); // expect: signature ECDSA-P-256-SHA-256
    KeyAlgorithms.ECDSASHANistp384(); // expect: signature ECDSA-P-384-SHA-384
    KeyAlgorithms.ECDSASHANistp384CertV01(); // expect: signature ECDSA-P-384-SHA-384
    KeyAlgorithms.ECDSASHANistp521(); // expect: signature ECDSA-P-521-SHA-512
    KeyAlgorithms.ECDSASHANistp521CertV01(); // expect: signature ECDSA-P-521-SHA-512
    KeyAlgorithms.EdDSA25519(); // expect: signature Ed25519
    KeyAlgorithms.EdDSA25519CertV01(); // expect: signature Ed25519
    KeyAlgorithms.SkSSHEd25519(); // expect: signature Ed25519
    KeyAlgorithms.SkECDSANistp256(); // expect: signature ECDSA-P-256-SHA-256
  }
}

class NotSsh {
  void none(org.example.JSch jsch) {
    jsch.getSession("user", "host", 22);
    new org.example.SSHClient();
    org.example.Macs.HMACMD5();
  }

  void serves(java.nio.file.Path path) {
    org.apache.sshd.server.SshServer.setUpDefaultServer(); // expect: protocol SSH
    new org.apache.sshd.server.keyprovider.SimpleGeneratorHostKeyProvider(path); // expect: keygen unknown
    org.apache.sshd.server.keyprovider.SimpleGeneratorHostKeyProvider provider =
        new org.apache.sshd.server.keyprovider.SimpleGeneratorHostKeyProvider(path); // expect: keygen RSA-4096
    provider.setAlgorithm("RSA");
    provider.setKeySize(4096);
  }
}
