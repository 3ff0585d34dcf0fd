/** A text or program that facts about algorithms were taken from or compared with. */
export interface Citation {
  readonly title: string
  /** Year, month or day of publication, or of the commit that was read; absent where the address is kept current. */
  readonly date?: string
  /** Address, or a path in this project. */
  readonly address: string
}

const rfc = (number: number, title: string, date: string): Citation => ({
  title: `RFC ${number}: ${title}`,
  date,
  address: `https://www.rfc-editor.org/rfc/rfc${number}`
})

const nist = (number: string, doi: string, title: string, date: string): Citation => ({
  title: `NIST ${number}: ${title}`,
  date,
  address: `https://doi.org/10.6028/NIST.${doi}`
})

const draft = (name: string): Citation => ({ title: name, address: `https://datatracker.ietf.org/doc/${name}/` })

const rows = {
  "fips-46-3": {
    title: "NIST FIPS 46-3: Data Encryption Standard (withdrawn 2005)",
    date: "1999-10",
    address: "https://csrc.nist.gov/pubs/fips/46-3/final"
  },
  "fips-113": {
    title: "NIST FIPS 113: Computer Data Authentication (withdrawn 2008)",
    date: "1985-05",
    address: "https://csrc.nist.gov/pubs/fips/113/final"
  },
  "fips-180-4": nist("FIPS 180-4", "FIPS.180-4", "Secure Hash Standard", "2015-08"),
  "fips-185": {
    title: "NIST FIPS 185: Escrowed Encryption Standard (withdrawn 2015)",
    date: "1994-02",
    address: "https://csrc.nist.gov/pubs/fips/185/final"
  },
  "fips-186-4": nist("FIPS 186-4", "FIPS.186-4", "Digital Signature Standard (superseded 2023)", "2013-07"),
  "fips-186-5": nist("FIPS 186-5", "FIPS.186-5", "Digital Signature Standard", "2023-02"),
  "fips-197": nist("FIPS 197", "FIPS.197", "Advanced Encryption Standard", "2023-05"),
  "fips-198-1": nist("FIPS 198-1", "FIPS.198-1", "The Keyed-Hash Message Authentication Code", "2008-07"),
  "fips-202": nist(
    "FIPS 202",
    "FIPS.202",
    "SHA-3 Standard: Permutation-Based Hash and Extendable-Output Functions",
    "2015-08"
  ),
  "fips-203": nist("FIPS 203", "FIPS.203", "Module-Lattice-Based Key-Encapsulation Mechanism Standard", "2024-08"),
  "fips-204": nist("FIPS 204", "FIPS.204", "Module-Lattice-Based Digital Signature Standard", "2024-08"),
  "fips-205": nist("FIPS 205", "FIPS.205", "Stateless Hash-Based Digital Signature Standard", "2024-08"),
  "sp-800-38b": nist(
    "SP 800-38B",
    "SP.800-38B",
    "Recommendation for Block Cipher Modes of Operation: The CMAC Mode for Authentication",
    "2005-05"
  ),
  "sp-800-38d": nist(
    "SP 800-38D",
    "SP.800-38D",
    "Recommendation for Block Cipher Modes of Operation: Galois/Counter Mode (GCM) and GMAC",
    "2007-11"
  ),
  "sp-800-56a": nist(
    "SP 800-56A rev. 3",
    "SP.800-56Ar3",
    "Pair-Wise Key-Establishment Schemes Using Discrete Logarithm Cryptography",
    "2018-04"
  ),
  "sp-800-56b": nist(
    "SP 800-56B rev. 2",
    "SP.800-56Br2",
    "Pair-Wise Key-Establishment Using Integer Factorization Cryptography",
    "2019-03"
  ),
  "sp-800-56c": nist(
    "SP 800-56C rev. 2",
    "SP.800-56Cr2",
    "Key-Derivation Methods in Key-Establishment Schemes",
    "2020-08"
  ),
  "sp-800-57": nist(
    "SP 800-57 part 1 rev. 5",
    "SP.800-57pt1r5",
    "Recommendation for Key Management: Part 1 - General",
    "2020-05"
  ),
  "sp-800-67": nist(
    "SP 800-67 rev. 2",
    "SP.800-67r2",
    "Recommendation for the Triple Data Encryption Algorithm (TDEA) Block Cipher",
    "2017-11"
  ),
  "sp-800-90a": nist(
    "SP 800-90A rev. 1",
    "SP.800-90Ar1",
    "Random Number Generation Using Deterministic Random Bit Generators",
    "2015-06"
  ),
  "sp-800-108": nist("SP 800-108 rev. 1", "SP.800-108r1", "Key Derivation Using Pseudorandom Functions", "2022-08"),
  "sp-800-131a": nist(
    "SP 800-131A rev. 2",
    "SP.800-131Ar2",
    "Transitioning the Use of Cryptographic Algorithms and Key Lengths",
    "2019-03"
  ),
  "sp-800-185": nist(
    "SP 800-185",
    "SP.800-185",
    "SHA-3 Derived Functions: cSHAKE, KMAC, TupleHash and ParallelHash",
    "2016-12"
  ),
  "sp-800-208": nist("SP 800-208", "SP.800-208", "Stateful Hash-Based Signature Schemes", "2020-10"),
  "sp-800-232": nist(
    "SP 800-232",
    "SP.800-232",
    "Ascon-Based Lightweight Cryptography Standards for Constrained Devices",
    "2025-08"
  ),
  "ir-8547": nist(
    "IR 8547 (initial public draft)",
    "IR.8547.ipd",
    "Transition to Post-Quantum Cryptography Standards",
    "2024-11"
  ),
  "pqc-call-for-proposals": {
    title: "NIST call for proposals for post-quantum cryptography, section 4.A.5",
    date: "2016-12",
    address:
      "https://csrc.nist.gov/projects/post-quantum-cryptography/post-quantum-cryptography-standardization/evaluation-criteria/security-(evaluation-criteria)"
  },
  "aes-development": {
    title: "NIST development of the AES: the submissions",
    date: "2001",
    address:
      "https://csrc.nist.gov/projects/cryptographic-standards-and-guidelines/archived-crypto-projects/aes-development"
  },
  "sha-3-competition": {
    title: "NIST SHA-3 competition: the submissions",
    date: "2012",
    address: "https://csrc.nist.gov/projects/hash-functions/sha-3-project"
  },
  "lightweight-cryptography": {
    title: "NIST lightweight cryptography: the submissions",
    date: "2023",
    address: "https://csrc.nist.gov/projects/lightweight-cryptography"
  },
  "post-quantum-cryptography": {
    title: "NIST post-quantum cryptography: the submissions",
    date: "2022",
    address: "https://csrc.nist.gov/projects/post-quantum-cryptography"
  },
  "additional-signatures": {
    title: "NIST post-quantum cryptography: additional digital signatures",
    date: "2024",
    address: "https://csrc.nist.gov/projects/pqc-dig-sig"
  },
  kpqc: { title: "Korean post-quantum cryptography competition", date: "2025", address: "https://www.kpqc.or.kr/" },
  estream: {
    title: "eSTREAM: the ECRYPT stream cipher project",
    date: "2012",
    address: "https://www.ecrypt.eu.org/stream/"
  },
  caesar: {
    title: "CAESAR: competition for authenticated encryption",
    date: "2019",
    address: "https://competitions.cr.yp.to/caesar.html"
  },
  "password-hashing-competition": {
    title: "Password Hashing Competition",
    date: "2015",
    address: "https://www.password-hashing.net/"
  },
  falcon: { title: "Falcon, submission of FN-DSA", date: "2020-10", address: "https://falcon-sign.info/" },
  "cyclonedx-registry": {
    title: "CycloneDX cryptography registry 1.7.1",
    date: "2025",
    address: "https://github.com/CycloneDX/specification/blob/master/schema/cryptography-defs.json"
  },
  "bouncy-castle": {
    title: "Bouncy Castle for Java, source at commit 1a269caece1b",
    date: "2026-08-22",
    address: "https://github.com/bcgit/bc-java"
  },
  "crypto++": {
    title: "Crypto++ 8.9, source at commit b5242667a24e",
    date: "2026-02-27",
    address: "https://github.com/weidai11/cryptopp"
  },
  openssl: {
    title: "OpenSSL 3.5 documentation and programs",
    date: "2025-04",
    address: "https://docs.openssl.org/3.5/"
  },
  liboqs: {
    title: "liboqs, claimed levels in docs/algorithms at commit 8979276ad1eb",
    date: "2026-08-19",
    address: "https://github.com/open-quantum-safe/liboqs"
  },
  bee2: { title: "Bee2: STB 34.101.31 and STB 34.101.77", address: "https://github.com/agievich/bee2" },
  libtomcrypt: { title: "LibTomCrypt", address: "https://github.com/libtom/libtomcrypt" },
  libsodium: { title: "libsodium documentation", address: "https://doc.libsodium.org/" },
  nacl: { title: "NaCl: Networking and Cryptography library", date: "2011", address: "https://nacl.cr.yp.to/" },
  "php-hash": { title: "PHP manual: hash_algos", address: "https://www.php.net/manual/en/function.hash-algos.php" },
  "java-providers": {
    title: "Java security: JDK providers",
    address: "https://docs.oracle.com/en/java/javase/21/security/oracle-providers.html"
  },
  blake2: { title: "BLAKE2", address: "https://www.blake2.net/" },
  blake3: { title: "BLAKE3 specification", address: "https://github.com/BLAKE3-team/BLAKE3-specs" },
  poseidon: {
    title: "Poseidon: A New Hash Function for Zero-Knowledge Proof Systems",
    date: "2019",
    address: "https://eprint.iacr.org/2019/458"
  },
  shattered: { title: "The First Collision for Full SHA-1", date: "2017-02", address: "https://shattered.io/" },
  "sha-0-collisions": {
    title: "Collisions of SHA-0 and Reduced SHA-1",
    date: "2005",
    address: "https://doi.org/10.1007/11426639_3"
  },
  "narrow-bicliques": {
    title: "Narrow-Bicliques: Cryptanalysis of Full IDEA",
    date: "2012",
    address: "https://doi.org/10.1007/978-3-642-29011-4_24"
  },
  "a5-1-cryptanalysis": {
    title: "Real Time Cryptanalysis of A5/1 on a PC",
    date: "2000",
    address: "https://doi.org/10.1007/3-540-44706-7_1"
  },
  "sidh-attack": {
    title: "An efficient key recovery attack on SIDH",
    date: "2022-07",
    address: "https://eprint.iacr.org/2022/975"
  },
  "goldwasser-micali": {
    title: "Probabilistic encryption",
    date: "1984",
    address: "https://doi.org/10.1016/0022-0000(84)90070-9"
  },
  balloon: { title: "Balloon Hashing", date: "2016", address: "https://eprint.iacr.org/2016/027" },
  bcrypt: {
    title: "A Future-Adaptable Password Scheme",
    date: "1999-06",
    address: "https://www.usenix.org/legacy/events/usenix99/provos.html"
  },
  "openbsd-bcrypt-pbkdf": { title: "bcrypt_pbkdf(3)", address: "https://man.openbsd.org/bcrypt_pbkdf.3" },
  "crypt-5": { title: "crypt(5)", address: "https://manpages.debian.org/bookworm/libcrypt-dev/crypt.5.en.html" },
  phpass: { title: "phpass: password hashing framework", address: "https://www.openwall.com/phpass/" },
  "ms-nlmp": {
    title: "[MS-NLMP]: NT LAN Manager (NTLM) Authentication Protocol",
    address: "https://learn.microsoft.com/en-us/openspecs/windows_protocols/ms-nlmp/"
  },
  "iso-29192-2": {
    title: "ISO/IEC 29192-2:2019, scope",
    date: "2019",
    address: "https://www.iso.org/standard/78477.html"
  },
  "iso-18033-6": { title: "ISO/IEC 18033-6:2019", date: "2019", address: "https://www.iso.org/standard/67740.html" },
  "3gpp-33.401": { title: "3GPP TS 33.401, annex B", address: "https://www.3gpp.org/dynareport/33401.htm" },
  "3gpp-35.202": { title: "3GPP TS 35.202: KASUMI", address: "https://www.3gpp.org/dynareport/35202.htm" },
  "3gpp-35.206": { title: "3GPP TS 35.206: MILENAGE", address: "https://www.3gpp.org/dynareport/35206.htm" },
  "3gpp-35.215": { title: "3GPP TS 35.215: UEA2 and UIA2", address: "https://www.3gpp.org/dynareport/35215.htm" },
  "3gpp-35.216": { title: "3GPP TS 35.216: SNOW 3G", address: "https://www.3gpp.org/dynareport/35216.htm" },
  "3gpp-35.221": {
    title: "3GPP TS 35.221: 128-EEA3 and 128-EIA3",
    address: "https://www.3gpp.org/dynareport/35221.htm"
  },
  "3gpp-35.222": { title: "3GPP TS 35.222: ZUC", address: "https://www.3gpp.org/dynareport/35222.htm" },
  "3gpp-35.231": { title: "3GPP TS 35.231: TUAK", address: "https://www.3gpp.org/dynareport/35231.htm" },
  "sec-1": {
    title: "SEC 1: Elliptic Curve Cryptography, version 2.0",
    date: "2009-05",
    address: "https://www.secg.org/sec1-v2.pdf"
  },
  "signal-xeddsa": {
    title: "The XEdDSA and VXEdDSA Signature Schemes",
    date: "2016-10",
    address: "https://signal.org/docs/specifications/xeddsa/"
  },
  "signal-x3dh": {
    title: "The X3DH Key Agreement Protocol",
    date: "2016-11",
    address: "https://signal.org/docs/specifications/x3dh/"
  },
  "bip-340": {
    title: "BIP 340: Schnorr Signatures for secp256k1",
    date: "2020-01",
    address: "https://github.com/bitcoin/bips/blob/master/bip-0340.mediawiki"
  },
  schnorrkel: { title: "schnorrkel", address: "https://github.com/w3f/schnorrkel" },
  "draft-xchacha": draft("draft-irtf-cfrg-xchacha"),
  "draft-bls-signature": draft("draft-irtf-cfrg-bls-signature"),
  "draft-bbs-signatures": draft("draft-irtf-cfrg-bbs-signatures"),
  "draft-cpace": draft("draft-irtf-cfrg-cpace"),
  "draft-ecdhe-mlkem": draft("draft-ietf-tls-ecdhe-mlkem"),
  "draft-sm2-mlkem": draft("draft-yang-tls-hybrid-sm2-mlkem"),
  "draft-xyber768d00": draft("draft-tls-westerbaan-xyber768d00"),
  "draft-xwing": draft("draft-connolly-cfrg-xwing-kem"),
  "draft-ntruprime-ssh": draft("draft-ietf-sshm-ntruprime-ssh"),
  "wi-fi": { title: "Wi-Fi Alliance: security", address: "https://www.wi-fi.org/discover-wi-fi/security" },
  noise: { title: "The Noise Protocol Framework", date: "2018-07", address: "https://noiseprotocol.org/noise.html" },
  openvpn: { title: "OpenVPN wire protocol", address: "https://github.com/OpenVPN/openvpn-rfc" },
  wireguard: { title: "WireGuard: protocol and cryptography", address: "https://www.wireguard.com/protocol/" },
  fernet: { title: "Fernet specification", address: "https://github.com/fernet/spec/blob/master/Spec.md" },
  "xml-signature": {
    title: "XML Signature Syntax and Processing Version 1.1",
    date: "2013-04",
    address: "https://www.w3.org/TR/xmldsig-core1/"
  },
  "xml-encryption": {
    title: "XML Encryption Syntax and Processing Version 1.1",
    date: "2013-04",
    address: "https://www.w3.org/TR/xmlenc-core1/"
  },
  age: { title: "The age file encryption format, version 1", address: "https://age-encryption.org/v1" },
  paseto: { title: "PASETO specification", address: "https://github.com/paseto-standard/paseto-spec" },
  methodology: { title: "This tool's own methodology", address: "docs/methodology.md" },
  "rfc-1319": rfc(1319, "The MD2 Message-Digest Algorithm", "1992-04"),
  "rfc-1320": rfc(1320, "The MD4 Message-Digest Algorithm", "1992-04"),
  "rfc-1321": rfc(1321, "The MD5 Message-Digest Algorithm", "1992-04"),
  "rfc-2040": rfc(2040, "The RC5, RC5-CBC, RC5-CBC-Pad, and RC5-CTS Algorithms", "1996-10"),
  "rfc-2144": rfc(2144, "The CAST-128 Encryption Algorithm", "1997-05"),
  "rfc-2246": rfc(2246, "The TLS Protocol Version 1.0", "1999-01"),
  "rfc-2268": rfc(2268, "A Description of the RC2(r) Encryption Algorithm", "1998-03"),
  "rfc-2612": rfc(2612, "The CAST-256 Encryption Algorithm", "1999-06"),
  "rfc-2631": rfc(2631, "Diffie-Hellman Key Agreement Method", "1999-06"),
  "rfc-2994": rfc(2994, "A Description of the MISTY1 Encryption Algorithm", "2000-11"),
  "rfc-3414": rfc(
    3414,
    "User-based Security Model (USM) for version 3 of the Simple Network Management Protocol (SNMPv3)",
    "2002-12"
  ),
  "rfc-3566": rfc(3566, "The AES-XCBC-MAC-96 Algorithm and Its Use With IPsec", "2003-09"),
  "rfc-3711": rfc(3711, "The Secure Real-time Transport Protocol (SRTP)", "2004-03"),
  "rfc-3713": rfc(3713, "A Description of the Camellia Encryption Algorithm", "2004-04"),
  "rfc-3961": rfc(3961, "Encryption and Checksum Specifications for Kerberos 5", "2005-02"),
  "rfc-4120": rfc(4120, "The Kerberos Network Authentication Service (V5)", "2005-07"),
  "rfc-4251": rfc(4251, "The Secure Shell (SSH) Protocol Architecture", "2006-01"),
  "rfc-4253": rfc(4253, "The Secure Shell (SSH) Transport Layer Protocol", "2006-01"),
  "rfc-4269": rfc(4269, "The SEED Encryption Algorithm", "2005-12"),
  "rfc-4301": rfc(4301, "Security Architecture for the Internet Protocol", "2005-12"),
  "rfc-4346": rfc(4346, "The Transport Layer Security (TLS) Protocol Version 1.1", "2006-04"),
  "rfc-4357": rfc(
    4357,
    "Additional Cryptographic Algorithms for Use with GOST 28147-89, GOST R 34.10-94, GOST R 34.10-2001, and GOST R 34.11-94 Algorithms",
    "2006-01"
  ),
  "rfc-4418": rfc(4418, "UMAC: Message Authentication Code using Universal Hashing", "2006-03"),
  "rfc-4503": rfc(4503, "A Description of the Rabbit Stream Cipher Algorithm", "2006-05"),
  "rfc-5054": rfc(5054, "Using the Secure Remote Password (SRP) Protocol for TLS Authentication", "2007-11"),
  "rfc-5246": rfc(5246, "The Transport Layer Security (TLS) Protocol Version 1.2", "2008-08"),
  "rfc-5280": rfc(
    5280,
    "Internet X.509 Public Key Infrastructure Certificate and Certificate Revocation List (CRL) Profile",
    "2008-05"
  ),
  "rfc-5652": rfc(5652, "Cryptographic Message Syntax (CMS)", "2009-09"),
  "rfc-5794": rfc(5794, "A Description of the ARIA Encryption Algorithm", "2010-03"),
  "rfc-5830": rfc(
    5830,
    "GOST 28147-89: Encryption, Decryption, and Message Authentication Code (MAC) Algorithms",
    "2010-03"
  ),
  "rfc-5831": rfc(5831, "GOST R 34.11-94: Hash Function Algorithm", "2010-03"),
  "rfc-5869": rfc(5869, "HMAC-based Extract-and-Expand Key Derivation Function (HKDF)", "2010-05"),
  "rfc-6114": rfc(6114, "The 128-Bit Blockcipher CLEFIA", "2011-03"),
  "rfc-6149": rfc(6149, "MD2 to Historic Status", "2011-03"),
  "rfc-6150": rfc(6150, "MD4 to Historic Status", "2011-03"),
  "rfc-6151": rfc(
    6151,
    "Updated Security Considerations for the MD5 Message-Digest and the HMAC-MD5 Algorithms",
    "2011-03"
  ),
  "rfc-6507": rfc(
    6507,
    "Elliptic Curve-Based Certificateless Signatures for Identity-Based Encryption (ECCSI)",
    "2012-02"
  ),
  "rfc-6508": rfc(6508, "Sakai-Kasahara Key Encryption (SAKKE)", "2012-02"),
  "rfc-6986": rfc(6986, "GOST R 34.11-2012: Hash Function", "2013-08"),
  "rfc-7091": rfc(7091, "GOST R 34.10-2012: Digital Signature Algorithm", "2013-12"),
  "rfc-7292": rfc(7292, "PKCS #12: Personal Information Exchange Syntax v1.1", "2014-07"),
  "rfc-7296": rfc(7296, "Internet Key Exchange Protocol Version 2 (IKEv2)", "2014-10"),
  "rfc-7465": rfc(7465, "Prohibiting RC4 Cipher Suites", "2015-02"),
  "rfc-7515": rfc(7515, "JSON Web Signature (JWS)", "2015-05"),
  "rfc-7516": rfc(7516, "JSON Web Encryption (JWE)", "2015-05"),
  "rfc-7518": rfc(7518, "JSON Web Algorithms (JWA)", "2015-05"),
  "rfc-7519": rfc(7519, "JSON Web Token (JWT)", "2015-05"),
  "rfc-7693": rfc(7693, "The BLAKE2 Cryptographic Hash and Message Authentication Code (MAC)", "2015-11"),
  "rfc-7748": rfc(7748, "Elliptic Curves for Security", "2016-01"),
  "rfc-7801": rfc(7801, 'GOST R 34.12-2015: Block Cipher "Kuznyechik"', "2016-03"),
  "rfc-7836": rfc(
    7836,
    "Guidelines on the Cryptographic Algorithms to Accompany the Usage of Standards GOST R 34.10-2012 and GOST R 34.11-2012",
    "2016-03"
  ),
  "rfc-7914": rfc(7914, "The scrypt Password-Based Key Derivation Function", "2016-08"),
  "rfc-7919": rfc(
    7919,
    "Negotiated Finite Field Diffie-Hellman Ephemeral Parameters for Transport Layer Security (TLS)",
    "2016-08"
  ),
  "rfc-8017": rfc(8017, "PKCS #1: RSA Cryptography Specifications Version 2.2", "2016-11"),
  "rfc-8018": rfc(8018, "PKCS #5: Password-Based Cryptography Specification Version 2.1", "2017-01"),
  "rfc-8032": rfc(8032, "Edwards-Curve Digital Signature Algorithm (EdDSA)", "2017-01"),
  "rfc-8236": rfc(8236, "J-PAKE: Password-Authenticated Key Exchange by Juggling", "2017-09"),
  "rfc-8391": rfc(8391, "XMSS: eXtended Merkle Signature Scheme", "2018-05"),
  "rfc-8422": rfc(
    8422,
    "Elliptic Curve Cryptography (ECC) Cipher Suites for Transport Layer Security (TLS) Versions 1.2 and Earlier",
    "2018-08"
  ),
  "rfc-8439": rfc(8439, "ChaCha20 and Poly1305 for IETF Protocols", "2018-06"),
  "rfc-8446": rfc(8446, "The Transport Layer Security (TLS) Protocol Version 1.3", "2018-08"),
  "rfc-8554": rfc(8554, "Leighton-Micali Hash-Based Signatures", "2019-04"),
  "rfc-8891": rfc(8891, 'GOST R 34.12-2015: Block Cipher "Magma"', "2020-09"),
  "rfc-8998": rfc(8998, "ShangMi (SM) Cipher Suites for TLS 1.3", "2021-03"),
  "rfc-9000": rfc(9000, "QUIC: A UDP-Based Multiplexed and Secure Transport", "2021-05"),
  "rfc-9106": rfc(9106, "Argon2 Memory-Hard Function for Password Hashing and Proof-of-Work Applications", "2021-09"),
  "rfc-9147": rfc(9147, "The Datagram Transport Layer Security (DTLS) Protocol Version 1.3", "2022-04"),
  "rfc-9180": rfc(9180, "Hybrid Public Key Encryption", "2022-02"),
  "rfc-9381": rfc(9381, "Verifiable Random Functions (VRFs)", "2023-08"),
  "rfc-9382": rfc(9382, "SPAKE2, a Password-Authenticated Key Exchange", "2023-09"),
  "rfc-9383": rfc(9383, "SPAKE2+, an Augmented Password-Authenticated Key Exchange (PAKE) Protocol", "2023-09"),
  "rfc-9497": rfc(9497, "Oblivious Pseudorandom Functions (OPRFs) Using Prime-Order Groups", "2023-12"),
  "rfc-9580": rfc(9580, "OpenPGP", "2024-07"),
  "rfc-9690": rfc(9690, "Use of the RSA-KEM Algorithm in the Cryptographic Message Syntax (CMS)", "2025-02"),
  "rfc-9807": rfc(9807, "The OPAQUE Augmented Password-Authenticated Key Exchange (aPAKE) Protocol", "2025-07"),
  "rfc-9861": rfc(9861, "KangarooTwelve and TurboSHAKE", "2025-10"),
  "rfc-10032": rfc(10032, "The AEGIS Authenticated Encryption Algorithms", "2026-09")
} satisfies { readonly [key: string]: Citation }

export type CitationKey = keyof typeof rows

/** Where the facts of `algorithms.ts` come from, by the key its rows use. */
export const citations: { readonly [K in CitationKey]: Citation } = Object.freeze(rows)
