import io
import pycurl

curl = pycurl.Curl()
curl.setopt(pycurl.URL, "https://made.up/")
curl.setopt(pycurl.SSL_VERIFYPEER, 0)  # expect: protocol TLS verification=none
curl.setopt(pycurl.SSL_VERIFYHOST, 0)  # expect: protocol TLS verification=no-host-name
curl.setopt(curl.SSL_VERIFYPEER, False)  # expect: protocol TLS verification=none
curl.setopt(curl.SSL_VERIFYHOST, 2)  # expect: protocol TLS verification=peer
curl.setopt(pycurl.SSL_VERIFYPEER, 1)  # expect: protocol TLS verification=peer
curl.setopt(pycurl.PROXY_SSL_VERIFYPEER, 0)  # expect: protocol TLS verification=none
curl.setopt(pycurl.PROXY_SSL_VERIFYHOST, 0)  # expect: protocol TLS verification=no-host-name
curl.setopt(pycurl.SSL_VERIFYPEER, settings.verify)  # expect: protocol TLS verification=unsaid
curl.setopt(pycurl.TIMEOUT, 0)


class Options:
    SSL_VERIFYPEER = 1

    def setopt(self, name, value):
        self.last = (name, value)


Options().setopt(Options.SSL_VERIFYPEER, 0)
