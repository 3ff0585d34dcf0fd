const rs = require("jsrsasign")
const KJUR = rs.KJUR

KJUR.crypto.Util.sha256Hex("00") // expect: hash SHA-256
KJUR.crypto.Util.sha512Hex("00") // expect: hash SHA-512
KJUR.jws.JWS.getJWKthumbprint(key) // expect: hash SHA-256
KJUR.crypto.Util.getRandomHexOfNbits(128) // expect: random RNG
KJUR.crypto.Util.getRandomBigIntegerOfNbits(128) // expect: random RNG
KJUR.crypto.Util.getRandomBigIntegerZeroToMax(max) // expect: random RNG
KJUR.crypto.Util.getRandomBigIntegerMinToMax(min, max) // expect: random RNG
new rs.SecureRandom() // expect: random RNG
rs.KEYUTIL.getKeyFromPlainPrivatePKCS8PEM(pem) // expect: key unknown material=private-key certificateFormat=PKCS8
rs.KEYUTIL.getKeyFromPlainPrivatePKCS8Hex(hex) // expect: key unknown material=private-key certificateFormat=PKCS8
rs.KEYUTIL.getKeyFromEncryptedPKCS8PEM(pem, password) // expect: key unknown material=private-key certificateFormat=PKCS8
rs.KEYUTIL.getJWK(key) // expect: key unknown certificateFormat=JWK
rs.KEYUTIL.getJWKFromKey(key) // expect: key unknown certificateFormat=JWK
rs.KEYUTIL.getPEM(key, "PKCS8PRV") // expect: key unknown certificateFormat=PEM
new rs.X509CRL(pem) // expect: certificate unknown certificateFormat=X.509-CRL
new KJUR.asn1.x509.CRL({ sigalg: "SHA256withRSA", revcert: [] }) // expect: certificate RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 certificateFormat=X.509-CRL
new KJUR.asn1.cms.SignedData({ version: 1 }) // expect: signature CMS functions=sign
