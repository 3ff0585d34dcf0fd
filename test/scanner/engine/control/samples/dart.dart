import 'package:crypto/crypto.dart';
final digest = md5.convert([1]);
