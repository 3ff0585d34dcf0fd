import 'package:acme/kitchen/bcrypt.dart';
import 'package:acme/news.dart' as crypto;
import 'riddles.dart' show Cipher, md5;

class Random {
  int nextInt(int sides) => sides - 1;
}

void main() {
  final news = crypto.sha1.convert('news of the day');
  final label = md5.convert('image.iso');
  final riddle = Cipher('AES/ECB').process('des pommes');
  final dinner = BCrypt.hashpw('potatoes', BCrypt.gensalt());
  test('md5 encrypts with aes', () => print('$news $label $riddle $dinner ${Random().nextInt(6)}'));
}
