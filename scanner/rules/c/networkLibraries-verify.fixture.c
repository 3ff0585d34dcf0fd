#include <curl/curl.h>

void options(CURL *curl, long given) {
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 0L); // expect: protocol TLS verification=none
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 1L); // expect: protocol TLS verification=peer
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, given); // expect: protocol TLS verification=unsaid
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 0); // expect: protocol TLS verification=no-host-name
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 2L); // expect: protocol TLS verification=peer
    curl_easy_setopt(curl, CURLOPT_PROXY_SSL_VERIFYPEER, 0L); // expect: protocol TLS verification=none
    curl_easy_setopt(curl, CURLOPT_PROXY_SSL_VERIFYHOST, 0L); // expect: protocol TLS verification=no-host-name
    curl_easy_setopt(curl, CURLOPT_DOH_SSL_VERIFYPEER, 0L); // expect: protocol TLS verification=none
    curl_easy_setopt(curl, CURLOPT_DOH_SSL_VERIFYHOST, 0L); // expect: protocol TLS verification=no-host-name
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
}
