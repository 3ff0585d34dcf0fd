import 'package:bcrypt/bcrypt.dart';
import 'package:dbcrypt/dbcrypt.dart';

void all(String password) {
  final hashed = BCrypt.hashpw(password, BCrypt.gensalt()); // expect: password-hash bcrypt-1024 iterations=1024
  BCrypt.hashpw(password, BCrypt.gensalt(logRounds: 12)); // expect: password-hash bcrypt-4096 iterations=4096
  BCrypt.checkpw(password, hashed); // expect: password-hash bcrypt functions=verify
  DBCrypt().hashpw(password, DBCrypt().gensalt()); // expect: password-hash bcrypt-1024 iterations=1024
  final d = DBCrypt();
  d.hashpw(password, d.gensaltWithRounds(14)); // expect: password-hash bcrypt-16384 iterations=16384
  d.checkpw(password, hashed); // expect: password-hash bcrypt functions=verify
}

void notFound(other) {
  other.hashpw(password, salt);
}
