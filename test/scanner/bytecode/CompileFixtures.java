import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

  /** Compilers that take seconds for each file are given those fixtures that need nothing but the Java platform and Bouncy Castle. */
  static final Map<String, String> COMMANDS = Map.of("kt", "kotlinc", "scala", "scalac");
  static final Pattern GIVEN = Pattern.compile("(?:jca|jsse|bcCiphers|plainRandom)(?:-[a-z]+)?\\.fixture\\.(?:kt|scala)|.*\\.fixture\\.java");
  static final Pattern ERROR = Pattern.compile("Fixture\\.(?:kt|scala):(\\d+)(?::\\d+)?: error");

  public static void main(String[] args) throws IOException {
    try (Stream<Path> files = Files.list(Path.of(args[0]))) {
      for (Path file : files.filter((one) -> GIVEN.matcher(one.getFileName().toString()).matches()).sorted().toList())
        compile(file, args[1], Path.of(args[2]).resolve(file.getFileName().toString()));
    }
  }

  static void compile(Path fixture, String classPath, Path folder) throws IOException {
    String extension = fixture.toString().replaceAll(".*\\.", "");
    if (COMMANDS.containsKey(extension) && !isThere(COMMANDS.get(extension))) return;
    Files.createDirectories(folder);
    Path source = folder.resolve("Fixture." + extension);
    List<String> lines = new ArrayList<>(Files.readAllLines(fixture));
    for (int round = 0; round < ROUNDS; round++) {
      Files.write(source, lines);
      String command = COMMANDS.get(extension);
      TreeSet<Integer> wrong = command == null ? errors(source, classPath, folder) : errorsOf(command, source, classPath, folder);
      if (wrong.isEmpty()) return;
      for (int line : wrong) if (line <= lines.size()) drop(lines, line - 1, command == null);
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

  static boolean isThere(String command) {
    return Stream.of(System.getenv("PATH").split(":")).anyMatch((folder) -> Files.isExecutable(Path.of(folder, command)));
  }

  static TreeSet<Integer> errorsOf(String command, Path source, String classPath, Path folder) throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    List<String> words = List.of(command, "-nowarn", "-cp", classPath, "-d", classes.toString(), source.toString());
    Process compiler = new ProcessBuilder(words).redirectErrorStream(true).start();
    String said = new String(compiler.getInputStream().readAllBytes());
    TreeSet<Integer> found = new TreeSet<>();
    for (Matcher error = ERROR.matcher(said); error.find();) found.add(Integer.valueOf(error.group(1)));
    return found;
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
  static void drop(List<String> lines, int at, boolean isJava) {
    String own = code(lines.get(at));
    if (own.equals("}")) lines.set(at, lines.get(at).replace("}", "throw new RuntimeException(); }"));
    if (own.isEmpty() || own.equals("}")) return;
    if (!isJava && !own.endsWith("{")) {
      lines.set(at, own.startsWith("return") ? "throw RuntimeException()" : "");
      return;
    }
    int from = at;
    while (isJava && from > 0 && !ends(code(lines.get(from - 1))) && !code(lines.get(from - 1)).isEmpty() && !code(lines.get(from - 1)).startsWith("@")) from--;
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
