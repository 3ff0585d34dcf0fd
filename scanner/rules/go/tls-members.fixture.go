package fixtures

import (
	"crypto/tls"
	"net"
	"net/http"

	"github.com/gorilla/websocket"
	"github.com/quic-go/quic-go/http3"
	"github.com/redis/go-redis/v9"
)

func listens(inner net.Listener) {
	config := &tls.Config{MinVersion: tls.VersionTLS12} // expect: protocol TLSv1.2 version=1.2
	tls.NewListener(inner, config)
	tls.NewListener(inner, nil) // expect: protocol TLS
	tls.Client(nil, &tls.Config{InsecureSkipVerify: true}) // expect: protocol TLS verification=none
}

func transport() {
	made := &http.Transport{
		TLSClientConfig: &tls.Config{}, // expect: protocol TLS verification=none
	}
	made.TLSClientConfig.InsecureSkipVerify = true
	known := http.DefaultTransport.(*http.Transport)
	known.TLSClientConfig.InsecureSkipVerify = true // expect: protocol TLS verification=none
}

func set(options *redis.Options) {
	if options.TLSConfig == nil {
		options.TLSConfig = &tls.Config{} // expect: protocol TLSv1.3 version=1.3
	}
	options.TLSConfig.MinVersion = tls.VersionTLS13
}

func given(options *redis.Options, dialer *websocket.Dialer, server *http.Server, other *http3.Server) {
	options.TLSConfig.MinVersion = tls.VersionTLS11        // expect: protocol TLSv1.1 version=1.1
	dialer.TLSClientConfig.MinVersion = tls.VersionTLS12   // expect: protocol TLSv1.2 version=1.2
	server.TLSConfig.MinVersion = tls.VersionTLS12         // expect: protocol TLSv1.2 version=1.2
	other.TLSConfig.MinVersion = tls.VersionTLS13          // expect: protocol TLSv1.3 version=1.3
}
