#include <s2n.h>

int use(int fd, s2n_blocked_status *blocked) {
  struct s2n_config *config = s2n_config_new(); // expect: protocol TLS verification=none
  s2n_config_set_cipher_preferences(config, "20240501");
  s2n_config_disable_x509_verification(config);
  struct s2n_config *small = s2n_config_new_minimal(); // expect: protocol TLS
  struct s2n_connection *client = s2n_connection_new(S2N_CLIENT); // expect: protocol TLS
  s2n_negotiate(client, blocked);
  struct s2n_connection *server = s2n_connection_new(S2N_SERVER); // expect: protocol TLS
  s2n_connection_set_cipher_preferences(server, "default_tls13");
  return s2n_negotiate(server, blocked);
}
