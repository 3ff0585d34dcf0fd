#include <windows.h>
#include <winhttp.h>

void options(HINTERNET request) {
    DWORD flags = SECURITY_FLAG_IGNORE_UNKNOWN_CA | SECURITY_FLAG_IGNORE_CERT_CN_INVALID; // expect: protocol TLS verification=none; protocol TLS verification=no-host-name
    WinHttpSetOption(request, WINHTTP_OPTION_SECURITY_FLAGS, &flags, sizeof(flags));
    DWORD dates = SECURITY_FLAG_IGNORE_CERT_DATE_INVALID;
}
