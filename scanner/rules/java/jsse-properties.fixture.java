class Properties {
    private static final String PROTOCOLS = "https.protocols";

    void set(String key, Settings settings) {
        System.setProperty("jdk.tls.client.protocols", "TLSv1.2,TLSv1.3"); // expect: protocol TLSv1.2; protocol TLSv1.3
        java.lang.System.setProperty("jdk.tls.server.protocols", "TLSv1"); // expect: protocol TLSv1.0
        System.setProperty(PROTOCOLS, "SSLv3"); // expect: protocol SSLv3
        System.setProperty(PROTOCOLS, settings.protocols()); // expect: protocol unknown
        System.setProperty("https.cipherSuites", "TLS_AES_128_GCM_SHA256"); // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256
        System.setProperty("jdk.tls.client.cipherSuites", "TLS_AES_256_GCM_SHA384"); // expect: protocol TLS suite=TLS_AES_256_GCM_SHA384
        System.setProperty("jdk.tls.server.cipherSuites", "TLS_AES_256_GCM_SHA384"); // expect: protocol TLS suite=TLS_AES_256_GCM_SHA384
        System.setProperty("jdk.tls.namedGroups", "secp384r1"); // expect: protocol TLS curve=P-384

        System.setProperty("jdk.tls.other", "TLSv1");
        System.setProperty(key, "TLSv1");
        settings.setProperty("https.protocols", "TLSv1");
        System.getProperty("https.protocols");
    }
}
