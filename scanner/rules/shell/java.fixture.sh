keytool -genkeypair -alias a -keyalg RSA -keysize 2048 -sigalg SHA256withRSA -storetype PKCS12 -keystore a.p12 -storepass made-up -validity 365 # expect: keygen RSA-2048; certificate RSA-PKCS1-1.5-SHA-256; keystore unknown certificateFormat=PKCS12
keytool -genkey -keyalg EC -groupname secp384r1 -keystore a.jks # expect: keygen EC-P-384
keytool -genkeypair -keyalg "$ALGORITHM" -keystore a.jks # expect: keygen unknown
keytool -genseckey -keyalg AES -keysize 256 -storetype JCEKS -keystore a # expect: keygen AES-256; keystore unknown certificateFormat=JCEKS
keytool -certreq -alias a -sigalg SHA1withDSA -file a.csr # expect: certificate unknown certificateFormat=X.509; certificate DSA-SHA-1
keytool -gencert -infile a.csr # expect: certificate unknown
keytool -selfcert -alias a # expect: certificate unknown
keytool -importkeystore -srckeystore a.p12 -srcstoretype PKCS12 -destkeystore b.jks -deststoretype JKS # expect: keystore unknown certificateFormat=JKS
keytool -list -keystore a.jks
keytool -import -trustcacerts -alias a -file a.crt -keystore a.jks
jarsigner -keystore a.p12 -sigalg SHA256withRSA -digestalg SHA-256 a.jar alias # expect: signature RSA-PKCS1-1.5-SHA-256; hash SHA-256
jarsigner -keystore a.p12 -tsa http://made.up -tsadigestalg SHA1 a.jar alias # expect: signature unknown functions=sign; hash SHA-1
jarsigner -verify -verbose a.jar # expect: signature unknown functions=verify
