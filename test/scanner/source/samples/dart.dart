library sample;

import 'dart:async';
import 'dart:io' if (dart.library.html) 'web.dart';
import 'package:crypto/crypto.dart' as crypto show sha256 hide md5;
import 'package:lazy/lazy.dart' deferred as lazy;
export 'src/other.dart';

part 'sample.g.dart';

typedef Transform<T> = T Function(T value);

const int rounds = 1 << 14;
final Map<String, dynamic> options = <String, dynamic>{'alg': 'AES', 'bits': 256, ...defaults};
late final String label;

@immutable
sealed class Shape {
  const Shape();
}

final class Circle extends Shape {
  const Circle(this.radius);
  final double radius;
}

abstract interface class Store<T extends Object> {
  Future<T?> read(String key, {required int version, String mode = 'r'});
}

mixin Logging on Object {
  void log(String message) => print('$runtimeType: ${message.trim()}');
}

base class Vault extends Base with Logging implements Store<String> {
  Vault(this._name, {this.limit = 10, super.key}) : assert(limit > 0), _made = DateTime.now(), super();
  Vault.named(String name) : this(name, limit: 1);
  factory Vault.fromJson(Map<String, Object?> json) => Vault(json['name'] as String);

  static const String algorithm = 'AES';
  final String _name;
  final int limit;
  late final digest = crypto.sha256.convert([1, 2, 3]);
  String? _cache;

  String get name => _name;
  set name(String value) {
    _cache = value;
  }

  int operator +(Vault other) => limit + other.limit;

  @override
  Future<String?> read(String key, {required int version, String mode = 'r'}) async {
    final value = await _load(key)?.then((x) => x.trim());
    await for (final line in lines) {
      log(line);
    }
    return value ?? _cache;
  }

  Stream<int> count() async* {
    for (var i = 0; i < 3; i++) {
      yield i;
    }
  }
}

enum Kind {
  small('s', bits: 128),
  large('l', bits: 256);

  const Kind(this.code, {required this.bits});
  final String code;
  final int bits;
}

extension Hex on List<int> {
  String get hex => map((b) => b.toRadixString(16).padLeft(2, '0')).join();
}

extension type Id(int value) {
  bool get isValid => value > 0;
}

(int, String) pair() => (1, 'a');

void main() {
  final (number, text) = pair();
  final cipher = Cipher('AES/CBC')
    ..init(true, Params(key, iv))
    ..mode = 'x';
  final area = switch (shape) {
    Circle(:final radius) when radius > 1 => radius * 2,
    _ => 0.0,
  };
  if (json case final String name) {
    print('$name $text');
  }
  final list = [for (final x in xs) if (x > 1) x else 0, ...?more];
  final raw = r'no \n escape' 'next' """several
lines $number""";
  switch (text) {
    case 'a':
    case 'b':
      print(raw);
    default:
      throw StateError('unknown');
  }
  try {
    cipher!.process(list.first, key: text);
  } on FormatException catch (e, s) {
    print('$e $s');
  } finally {
    cipher?.reset();
  }
  final typed = List<int>.filled(16, 0);
  final map = {for (final k in Kind.values) k.code: k.bits};
  void inner<T>(T value, [int? count]) => print(value is int ? value as int : count! + 1);
  inner<String>('x');
  do {
    number;
  } while (number != 1 && !done || text.isEmpty);
}
