#include <QNetworkReply>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QWebSocket>

void sockets(QSslSocket *given, QNetworkReply *reply, QWebSocket *web, const QList<QSslError> &expected) {
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration(); // expect: protocol TLS verification=none
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
    given->setPeerVerifyMode(QSslSocket::VerifyPeer); // expect: protocol TLS verification=peer
    given->setPeerVerifyMode(QSslSocket::PeerVerifyMode::VerifyNone); // expect: protocol TLS verification=none
    given->setPeerVerifyMode(QSslSocket::PeerVerifyMode::VerifyPeer); // expect: protocol TLS verification=peer
    given->setPeerVerifyMode(QSslSocket::AutoVerifyPeer); // expect: protocol TLS verification=unsaid
    given->ignoreSslErrors(); // expect: protocol TLS verification=none
    given->ignoreSslErrors(expected); // expect: protocol TLS verification=unsaid
    reply->ignoreSslErrors(); // expect: protocol TLS verification=none
    web->ignoreSslErrors(); // expect: protocol TLS verification=none
    reply->abort();
}
