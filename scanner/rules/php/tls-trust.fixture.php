<?php
use GuzzleHttp\Client;
use GuzzleHttp\ClientInterface;
use Illuminate\Support\Facades\Http;

curl_setopt($curl, CURLOPT_SSL_VERIFYPEER, 0); // expect: protocol TLS verification=none
curl_setopt($curl, CURLOPT_SSL_VERIFYPEER, true); // expect: protocol TLS verification=peer
curl_setopt($curl, CURLOPT_SSL_VERIFYHOST, 0); // expect: protocol TLS verification=no-host-name
curl_setopt($curl, CURLOPT_SSL_VERIFYHOST, 2); // expect: protocol TLS verification=peer
curl_setopt($curl, CURLOPT_PROXY_SSL_VERIFYPEER, false); // expect: protocol TLS verification=none
curl_setopt($curl, CURLOPT_PROXY_SSL_VERIFYHOST, false); // expect: protocol TLS verification=no-host-name
curl_setopt_array($curl, [
    CURLOPT_URL => $url,
    CURLOPT_SSL_VERIFYPEER => false, // expect: protocol TLS verification=none
    CURLOPT_SSL_VERIFYHOST => 0, // expect: protocol TLS verification=no-host-name
    CURLOPT_PROXY_SSL_VERIFYPEER => false, // expect: protocol TLS verification=none
    CURLOPT_PROXY_SSL_VERIFYHOST => 0, // expect: protocol TLS verification=no-host-name
]);
$context = stream_context_create(["ssl" => [
    "verify_peer" => false, // expect: protocol TLS verification=none
    'verify_peer_name' => false, // expect: protocol TLS verification=no-host-name
    "allow_self_signed" => true, // expect: protocol TLS verification=none
]]);
$client = HttpClient::create(["verify_host" => false]); // expect: protocol TLS verification=no-host-name
wp_remote_get($url, ["sslverify" => false]); // expect: protocol TLS verification=none
new PDO($dsn, $user, $password, [PDO::MYSQL_ATTR_SSL_VERIFY_SERVER_CERT => false]); // expect: protocol TLS verification=none
mysqli_real_connect($db, $host, $user, $password, $name, 3306, null, MYSQLI_CLIENT_SSL_DONT_VERIFY_SERVER_CERT); // expect: protocol TLS verification=none
ldap_set_option(null, LDAP_OPT_X_TLS_REQUIRE_CERT, LDAP_OPT_X_TLS_NEVER); // expect: protocol TLS verification=none
return ["pgsql" => ["driver" => "pgsql", "sslmode" => "verify-full"]]; // expect: protocol TLS verification=peer

$guzzle = new Client(["base_uri" => $url, "verify" => false]); // expect: protocol TLS verification=none
$trusting = new \GuzzleHttp\Client(["verify" => "/etc/ssl/made-up.pem"]); // expect: protocol TLS verification=peer
$plain = new Client();
$plain->get($url, ["verify" => false]); // expect: protocol TLS verification=none
$plain->head($url, ["verify" => false]); // expect: protocol TLS verification=none
$plain->put($url, ["verify" => false]); // expect: protocol TLS verification=none
$plain->post($url, ["verify" => false]); // expect: protocol TLS verification=none
$plain->patch($url, ["verify" => false]); // expect: protocol TLS verification=none
$plain->delete($url, ["verify" => false]); // expect: protocol TLS verification=none
$plain->request("GET", $url, ["verify" => false]); // expect: protocol TLS verification=none
$plain->send($request, ["verify" => false]); // expect: protocol TLS verification=none
$plain->getAsync($url, ["verify" => false]); // expect: protocol TLS verification=none
$plain->headAsync($url, ["verify" => false]); // expect: protocol TLS verification=none
$plain->putAsync($url, ["verify" => false]); // expect: protocol TLS verification=none
$plain->postAsync($url, ["verify" => false]); // expect: protocol TLS verification=none
$plain->patchAsync($url, ["verify" => false]); // expect: protocol TLS verification=none
$plain->deleteAsync($url, ["verify" => false]); // expect: protocol TLS verification=none
$plain->requestAsync("GET", $url, ["verify" => false]); // expect: protocol TLS verification=none
$plain->sendAsync($request, ["verify" => false]); // expect: protocol TLS verification=none
function load(ClientInterface $client, Client $other) {
    $client->request("GET", $url, ["verify" => false, "timeout" => 3]); // expect: protocol TLS verification=none
    return $other->get($url, ["verify" => true]); // expect: protocol TLS verification=peer
}
Http::withoutVerifying()->get($url); // expect: protocol TLS verification=none
Http::withToken($token)->withoutVerifying()->get($url); // expect: protocol TLS verification=none
Http::withOptions(["verify" => false])->get($url); // expect: protocol TLS verification=none
Http::timeout(3)->withOptions(["verify" => false])->post($url); // expect: protocol TLS verification=none

// Not found: calls that say nothing of it, values nobody knows, and other names.
$plain->get($url, ["timeout" => 3]);
$plain->post($url, ["json" => ["verify" => false]]);
$other->get($url, ["verify" => false]);
curl_setopt($curl, CURLOPT_TIMEOUT, 0);
$options = ["verify_peer" => $strict, "verify" => false];
Http::withToken($token)->get($url);
$verify_peer = false;
$kept = ["sslmode" => "disable"];
