<?php
$context = stream_context_create(["ssl" => ["crypto_method" => STREAM_CRYPTO_METHOD_TLSv1_2_CLIENT, "ciphers" => "HIGH"]]); // expect: protocol TLSv1.2 version=1.2
stream_socket_enable_crypto($socket, true, STREAM_CRYPTO_METHOD_TLS_CLIENT); // expect: protocol TLS
stream_socket_enable_crypto($socket, true, STREAM_CRYPTO_METHOD_TLSv1_3_CLIENT); // expect: protocol TLSv1.3 version=1.3
curl_setopt($curl, CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2); // expect: protocol TLSv1.2 version=1.2
curl_setopt_array($curl, [CURLOPT_SSLVERSION => CURL_SSLVERSION_TLSv1_3 | CURL_SSLVERSION_MAX_TLSv1_3]); // expect: protocol TLSv1.3 version=1.3; protocol TLSv1.3 version=1.3
new SoapClient($wsdl, ["ssl_method" => SOAP_SSL_METHOD_TLS]); // expect: protocol TLS
f(STREAM_CRYPTO_METHOD_SSLv2_CLIENT); // expect: protocol SSLv2 version=ssl2
f(STREAM_CRYPTO_METHOD_SSLv2_SERVER); // expect: protocol SSLv2 version=ssl2
f(STREAM_CRYPTO_METHOD_SSLv3_CLIENT); // expect: protocol SSLv3 version=ssl3
f(STREAM_CRYPTO_METHOD_SSLv3_SERVER); // expect: protocol SSLv3 version=ssl3
f(STREAM_CRYPTO_METHOD_TLSv1_0_CLIENT); // expect: protocol TLSv1.0 version=1.0
f(STREAM_CRYPTO_METHOD_TLSv1_0_SERVER); // expect: protocol TLSv1.0 version=1.0
f(STREAM_CRYPTO_METHOD_TLSv1_1_CLIENT); // expect: protocol TLSv1.1 version=1.1
f(STREAM_CRYPTO_METHOD_TLSv1_1_SERVER); // expect: protocol TLSv1.1 version=1.1
f(STREAM_CRYPTO_METHOD_TLSv1_2_CLIENT); // expect: protocol TLSv1.2 version=1.2
f(STREAM_CRYPTO_METHOD_TLSv1_2_SERVER); // expect: protocol TLSv1.2 version=1.2
f(STREAM_CRYPTO_METHOD_TLSv1_3_CLIENT); // expect: protocol TLSv1.3 version=1.3
f(STREAM_CRYPTO_METHOD_TLSv1_3_SERVER); // expect: protocol TLSv1.3 version=1.3
f(STREAM_CRYPTO_METHOD_SSLv23_CLIENT); // expect: protocol TLS
f(STREAM_CRYPTO_METHOD_SSLv23_SERVER); // expect: protocol TLS
f(STREAM_CRYPTO_METHOD_TLS_CLIENT); // expect: protocol TLS
f(STREAM_CRYPTO_METHOD_TLS_SERVER); // expect: protocol TLS
f(STREAM_CRYPTO_METHOD_ANY_CLIENT); // expect: protocol TLS
f(STREAM_CRYPTO_METHOD_ANY_SERVER); // expect: protocol TLS
f(STREAM_CRYPTO_PROTO_SSLv3); // expect: protocol SSLv3 version=ssl3
f(STREAM_CRYPTO_PROTO_TLSv1_0); // expect: protocol TLSv1.0 version=1.0
f(STREAM_CRYPTO_PROTO_TLSv1_1); // expect: protocol TLSv1.1 version=1.1
f(STREAM_CRYPTO_PROTO_TLSv1_2); // expect: protocol TLSv1.2 version=1.2
f(STREAM_CRYPTO_PROTO_TLSv1_3); // expect: protocol TLSv1.3 version=1.3
f(CURL_SSLVERSION_SSLv2); // expect: protocol SSLv2 version=ssl2
f(CURL_SSLVERSION_SSLv3); // expect: protocol SSLv3 version=ssl3
f(CURL_SSLVERSION_TLSv1_0); // expect: protocol TLSv1.0 version=1.0
f(CURL_SSLVERSION_TLSv1_1); // expect: protocol TLSv1.1 version=1.1
f(CURL_SSLVERSION_TLSv1); // expect: protocol TLS
$x = CURL_SSLVERSION_MAX_TLSv1_0; // expect: protocol TLSv1.0 version=1.0
$x = CURL_SSLVERSION_MAX_TLSv1_1; // expect: protocol TLSv1.1 version=1.1
$x = CURL_SSLVERSION_MAX_TLSv1_2; // expect: protocol TLSv1.2 version=1.2
return SOAP_SSL_METHOD_SSLv2; // expect: protocol SSLv2 version=ssl2
return SOAP_SSL_METHOD_SSLv3; // expect: protocol SSLv3 version=ssl3
return SOAP_SSL_METHOD_SSLv23; // expect: protocol TLS

curl_setopt($curl, CURLOPT_SSL_VERIFYPEER, false); // expect: protocol TLS verification=none
f(CURL_SSLVERSION_DEFAULT);
Foo::STREAM_CRYPTO_METHOD_TLS_CLIENT;
stream_context_create(["http" => ["method" => "POST"]]);

$cake = [
    "ssl_verify_peer" => false, // expect: protocol TLS verification=none
    "ssl_verify_peer_name" => false, // expect: protocol TLS verification=no-host-name
    "ssl_verify_host" => false, // expect: protocol TLS verification=no-host-name
    "ssl_allow_self_signed" => true // expect: protocol TLS verification=none
];
$client->get($url, [], ["sslVerifyPeer" => false]); // expect: protocol TLS verification=none
ldap_start_tls($ldap); // expect: protocol TLS
ftp_ssl_connect($host); // expect: protocol TLS
ldap_set_option($ldap, LDAP_OPT_X_TLS_REQUIRE_CERT, LDAP_OPT_X_TLS_HARD); // expect: protocol TLS verification=peer
ldap_set_option($ldap, LDAP_OPT_X_TLS_REQUIRE_CERT, LDAP_OPT_X_TLS_DEMAND); // expect: protocol TLS verification=peer
ldap_set_option($ldap, LDAP_OPT_X_TLS_REQUIRE_CERT, LDAP_OPT_X_TLS_ALLOW); // expect: protocol TLS verification=none
ldap_set_option($ldap, LDAP_OPT_X_TLS_PROTOCOL_MIN, LDAP_OPT_X_TLS_PROTOCOL_SSL2); // expect: protocol SSLv2
ldap_set_option($ldap, LDAP_OPT_X_TLS_PROTOCOL_MIN, LDAP_OPT_X_TLS_PROTOCOL_SSL3); // expect: protocol SSLv3
ldap_set_option($ldap, LDAP_OPT_X_TLS_PROTOCOL_MIN, LDAP_OPT_X_TLS_PROTOCOL_TLS1_0); // expect: protocol TLSv1.0
ldap_set_option($ldap, LDAP_OPT_X_TLS_PROTOCOL_MIN, LDAP_OPT_X_TLS_PROTOCOL_TLS1_1); // expect: protocol TLSv1.1
ldap_set_option($ldap, LDAP_OPT_X_TLS_PROTOCOL_MIN, LDAP_OPT_X_TLS_PROTOCOL_TLS1_2); // expect: protocol TLSv1.2
ldap_set_option($ldap, LDAP_OPT_X_TLS_PROTOCOL_MIN, LDAP_OPT_X_TLS_PROTOCOL_TLS1_3); // expect: protocol TLSv1.3
ssh2_connect($host, 22); // expect: protocol SSH
$mail->SMTPSecure = \PHPMailer\PHPMailer\PHPMailer::ENCRYPTION_STARTTLS; // expect: protocol TLS
$mail->SMTPSecure = \PHPMailer\PHPMailer\PHPMailer::ENCRYPTION_SMTPS; // expect: protocol TLS
$smtp = new \Symfony\Component\Mailer\Transport\Smtp\EsmtpTransport($host, 587);
$smtp->setRequireTls(true); // expect: protocol TLS

$late = ["timeout" => 3];
$late["verify"] = false;
(new \GuzzleHttp\Client())->get($url, $late); // expect: protocol TLS verification=none
$context["ssl"]["verify_peer"] = false; // expect: protocol TLS verification=none
$curl[CURLOPT_SSL_VERIFYPEER] = false; // expect: protocol TLS verification=none
