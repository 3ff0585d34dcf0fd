import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles the fixtures of rule tables, each into a folder of its own, with what of each compiles: statements and members that name a
 * library which is not there are left out, line by line, so that all others keep their lines. Arguments: the folder of the fixtures, the
 * class path, the folder to write to. Beside its classes, each fixture is left as it was compiled.
 */
class CompileFixtures {
  static final int ROUNDS = 30;

  public static void main(String[] args) throws IOException {
    try (Stream<Path> files = Files.list(Path.of(args[0]))) {
      for (Path file : files.filter((one) -> one.toString().endsWith(".fixture.java")).sorted().toList())
        compile(file, args[1], Path.of(args[2]).resolve(file.getFileName().toString()));
    }
  }

  static void compile(Path fixture, String classPath, Path folder) throws IOException {
    Files.createDirectories(folder);
    Path source = folder.resolve("Fixture.java");
    List<String> lines = new ArrayList<>(Files.readAllLines(fixture));
    for (int round = 0; round < ROUNDS; round++) {
      Files.write(source, lines);
      TreeSet<Integer> wrong = errors(source, classPath, folder);
      if (wrong.isEmpty()) return;
      for (int line : wrong) if (line <= lines.size()) drop(lines, line - 1);
    }
    Files.delete(source);
  }

  static TreeSet<Integer> errors(Path source, String classPath, Path folder) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(found, Locale.ROOT, null)) {
      List<String> options = List.of("-g", "-nowarn", "-proc:none", "-Xmaxerrs", "10000", "-cp", classPath, "-d", folder.resolve("classes").toString());
      Files.createDirectories(folder.resolve("classes"));
      compiler.getTask(null, manager, found, options, null, manager.getJavaFileObjects(source)).call();
    }
    return found.getDiagnostics().stream()
      .filter((one) -> one.getKind() == Diagnostic.Kind.ERROR)
      .map((one) -> (int) one.getLineNumber())
      .filter((line) -> line > 0)
      .collect(Collectors.toCollection(TreeSet::new));
  }

  static String code(String line) {
    return line.replaceAll("// .*$", "").strip();
  }

  static int indent(String line) {
    return line.length() - line.stripLeading().length();
  }

  static boolean ends(String code) {
    return code.matches(".*[;{}]");
  }

  /** Leaves out the statement or the member that is wrong in a line. */
  static void drop(List<String> lines, int at) {
    String own = code(lines.get(at));
    if (own.equals("}")) lines.set(at, lines.get(at).replace("}", "throw new RuntimeException(); }"));
    if (own.isEmpty() || own.equals("}")) return;
    int from = at;
    while (from > 0 && !ends(code(lines.get(from - 1))) && !code(lines.get(from - 1)).isEmpty() && !code(lines.get(from - 1)).startsWith("@")) from--;
    int to = at;
    while (to < lines.size() - 1 && !ends(code(lines.get(to)))) to++;
    if (code(lines.get(to)).endsWith("{")) {
      int depth = indent(lines.get(from));
      do to++;
      while (to < lines.size() - 1 && !(indent(lines.get(to)) <= depth && lines.get(to).strip().startsWith("}")));
      while (from > 0 && lines.get(from - 1).strip().startsWith("@")) from--;
    }
    boolean gives = lines.get(from).strip().startsWith("return");
    for (int line = from; line <= Math.min(to, lines.size() - 1); line++) lines.set(line, "");
    if (gives) lines.set(from, "throw new RuntimeException();");
  }
}
