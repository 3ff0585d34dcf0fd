package sample;

import static java.util.Map.entry;
import java.util.*;
import java.util.function.*;

public sealed interface Shape permits Circle, Square {
  double area();
}

record Circle(double radius) implements Shape {
  Circle {
    if (radius < 0) throw new IllegalArgumentException();
  }
  public double area() { return Math.PI * radius * radius; }
}

non-sealed class Square implements Shape {
  private final double side;
  Square(double side) { this.side = side; }
  @Override public double area() { return side * side; }
}

@interface Marker { String[] value() default {"a", "b"}; }

enum Level { LOW(1), HIGH(2) { @Override int weight() { return 20; } }; final int n; Level(int n) { this.n = n; } int weight() { return n; } }

@Marker({"x"})
class Sample<T extends Comparable<T> & java.io.Serializable> {
  static final String TEXT = """
      multi "line" \
      text
      """;
  static final long BIG = 0xFF_FFL, BINARY = 0b1010;
  sealed interface Node<A> permits Leaf {}
  record Leaf<A>(A value) implements Node<A> {}

  static String describe(Object value) {
    return switch (value) {
      case null -> "null";
      case Integer i when i > 10 -> "big " + i;
      case Circle(var radius) -> "circle " + radius;
      case String s -> { yield s.strip(); }
      default -> "other";
    };
  }

  <R> R run(Function<? super T, ? extends R> body, T... all) throws Exception {
    var list = new ArrayList<Map<String, int[]>>();
    for (var one : all) if (one instanceof Comparable<?> c && c != null) System.out.println(one);
    try (var in = new java.io.StringReader("x"); in) {
      label: while (true) { break label; }
    } catch (RuntimeException | Error e) { throw e; } finally { assert list.isEmpty() : "no"; }
    Supplier<int[]> make = () -> new int[] {1, 2};
    IntFunction<int[]> array = int[]::new;
    int x = switch (list.size()) { case 0, 1 -> 1; default -> 2; };
    char c = '\u0041';
    synchronized (this) { x <<= 2; x >>>= 1; }
    return body.apply(all[0]);
  }
}
