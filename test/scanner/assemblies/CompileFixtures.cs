using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Emit;

// Compiles the fixtures of rule tables with Roslyn, each into a folder of its own, with what of each compiles. Statements and members that
// name a library which is not there, or are in a later C#, are left out, line by line, so that all others keep their lines; names that a
// fixture does not declare are declared as values of a type that converts to any other. Arguments: the folder of the fixtures, the folder to
// write to, and folders of assemblies to compile against. Beside Debug.dll and Release.dll, each fixture is left as it was compiled.
static class CompileFixtures
{
    const int Rounds = 60;
    const string Implicit = "using System; using System.IO; using System.Linq; using System.Net.Http; using System.Threading; using System.Threading.Tasks; using System.Collections.Generic; ";

    static List<MetadataReference> references;

    static int Main(string[] args)
    {
        references = args.Skip(2).SelectMany(folder => Directory.GetFiles(folder, "*.dll")).GroupBy(Path.GetFileName).Select(one => one.First())
            .Where(IsAssembly).Select(file => (MetadataReference)MetadataReference.CreateFromFile(file)).ToList();
        foreach (var file in Directory.GetFiles(args[0], "*.fixture.cs").OrderBy(one => one, StringComparer.Ordinal))
            new Fixture(file, Path.Combine(args[1], Path.GetFileName(file))).Compile();
        return 0;
    }

    static bool IsAssembly(string file)
    {
        try { System.Reflection.AssemblyName.GetAssemblyName(file); return true; }
        catch (Exception) { return false; }
    }

    class Fixture
    {
        readonly string folder;
        readonly List<string> lines;
        readonly HashSet<string> values = new HashSet<string>();
        readonly HashSet<string> functions = new HashSet<string>();
        readonly HashSet<string> conversions = new HashSet<string>();
        readonly HashSet<string> refused = new HashSet<string>();

        string Usings { get { return string.Join(" ", lines.SelectMany(one => Regex.Matches(one, @"using (?:static )?(?:\w+ = )?[\w.]+;").Cast<Match>()).Select(one => one.Value).Distinct()); } }

        public Fixture(string file, string folder)
        {
            this.folder = folder;
            lines = File.ReadAllLines(file).Select(Earlier).ToList();
            if (lines.Count > 0) lines[0] = Implicit + lines[0];
        }

        // What C# 7 has another form for.
        static string Earlier(string line)
        {
            var found = Regex.Replace(line, @"(^|[;{(]\s*|\s)(?:await )?using ((?:var|[A-Z][\w.<>]*) \w+ = )", "$1$2");
            found = Regex.Replace(found, @"^namespace ([\w.]+);", "");
            found = Regex.Replace(found, @"^(\s*)((?:(?:public|internal|private|sealed|abstract|static) )*)(partial )?class (\w+)(?:\([^)]*\))?", "$1$2partial class $4");
            return found;
        }

        static string Code(string line) { return Regex.Replace(line, @"\s*// .*$", "").TrimEnd(); }

        string Declared()
        {
            var any = new StringBuilder(Usings + "\npublic class Any { public static Any all;\n");
            foreach (var one in conversions.Except(refused)) any.Append("public static implicit operator " + one + "(Any one) { return default(" + one + "); }\n");
            any.Append("}\n");
            foreach (Match owner in Regex.Matches(string.Join("\n", lines.Where(one => !one.StartsWith(" "))), @"^((?:\w+ )*?)partial class (\w+)", RegexOptions.Multiline))
            {
                any.Append("partial class " + owner.Groups[2].Value + " {\n");
                foreach (var one in values) any.Append("static Any " + one + ";\n");
                foreach (var one in functions) any.Append("static Any " + one + "(params object[] all) { return null; }\n");
                any.Append("}\n");
            }
            return any.ToString();
        }

        CSharpCompilation Compilation(OptimizationLevel level)
        {
            var options = new CSharpParseOptions(LanguageVersion.Latest);
            var trees = new SyntaxTree[]
            {
                CSharpSyntaxTree.ParseText(string.Join("\n", lines), options, "Fixture.cs", Encoding.UTF8),
                CSharpSyntaxTree.ParseText(Declared(), options, "Any.cs", Encoding.UTF8)
            };
            return CSharpCompilation.Create("Fixture", trees, references,
                new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, optimizationLevel: level, allowUnsafe: true, deterministic: true));
        }

        public void Compile()
        {
            for (var round = 0; round < Rounds; round++)
            {
                using (var made = new MemoryStream())
                {
                    var result = Compilation(OptimizationLevel.Debug).Emit(made, options: new EmitOptions(debugInformationFormat: DebugInformationFormat.Embedded));
                    if (result.Success) { Write(); return; }
                    var errors = result.Diagnostics.Where(one => one.Severity == DiagnosticSeverity.Error).ToList();
                    if (Mend(errors)) continue;
                    break;
                }
            }
            Console.Error.WriteLine("not compiled: " + folder + "\n" + string.Join("\n", Compilation(OptimizationLevel.Debug).GetDiagnostics().Where(one => one.Severity == DiagnosticSeverity.Error).Take(3)));
        }

        void Write()
        {
            Directory.CreateDirectory(folder);
            File.WriteAllLines(Path.Combine(folder, "Fixture.cs"), lines);
            foreach (var level in new[] { OptimizationLevel.Debug, OptimizationLevel.Release })
                using (var file = File.Create(Path.Combine(folder, level + ".dll")))
                    Compilation(level).Emit(file, options: new EmitOptions(debugInformationFormat: DebugInformationFormat.Embedded));
        }

        // Names and conversions first; what is still wrong is left out.
        bool Mend(List<Diagnostic> errors)
        {
            var changed = false;
            var other = new SortedSet<int>();
            foreach (var error in errors)
            {
                var span = error.Location.GetLineSpan();
                var text = error.Location.IsInSource ? error.Location.SourceTree.ToString().Substring(error.Location.SourceSpan.Start, error.Location.SourceSpan.Length) : "";
                if (span.Path == "Any.cs")
                {
                    foreach (var one in conversions.ToList()) if (Declared().Split('\n')[span.StartLinePosition.Line].Contains("operator " + one + "(")) changed |= refused.Add(one);
                    continue;
                }
                var message = error.GetMessage();
                if (error.Id == "CS0103" && Regex.IsMatch(text, @"^\w+$"))
                {
                    var after = lines[span.EndLinePosition.Line].Substring(span.EndLinePosition.Character).TrimStart();
                    var isCall = after.StartsWith("(");
                    if (char.IsUpper(text[0]) && !isCall) { other.Add(span.StartLinePosition.Line); continue; }
                    if (isCall ? functions.Add(text) : values.Add(text)) { changed = true; continue; }
                }
                var conversion = Regex.Match(message, @"(?:type|from) 'Any' to '([\w.\[\]<>]+)'");
                if (conversion.Success && !refused.Contains(conversion.Groups[1].Value) && conversions.Add(conversion.Groups[1].Value)) { changed = true; continue; }
                if (error.Id == "CS0128" || error.Id == "CS0136")
                {
                    if (Rename(text, span.StartLinePosition.Line)) { changed = true; continue; }
                }
                if (error.Id == "CS0111") { lines[span.StartLinePosition.Line] = Regex.Replace(lines[span.StartLinePosition.Line], @"\b" + text + @"\(", text + span.StartLinePosition.Line + "("); changed = true; continue; }
                other.Add(span.StartLinePosition.Line);
            }
            if (changed) return true;
            foreach (var line in other) Drop(line);
            return other.Count > 0;
        }

        bool Rename(string name, int from)
        {
            if (!Regex.IsMatch(name, @"^\w+$") || name.Length > 60) return false;
            var own = name + "_" + from;
            var declares = new Regex(@"\b(?:var|out \w+|[A-Z][\w.<>\[\]]*) " + name + @"\b(?: =|;|\)|,)");
            var indent = Indent(lines[from]);
            for (var at = from; at < lines.Count; at++)
            {
                if (at > from && (declares.IsMatch(lines[at]) || (Code(lines[at]) != "" && Indent(lines[at]) < indent))) break;
                var code = Code(lines[at]);
                lines[at] = Regex.Replace(code, @"(?<![.\w""])" + name + @"\b(?!"")", own) + lines[at].Substring(Math.Min(code.Length, lines[at].Length));
            }
            return true;
        }

        static int Indent(string line) { return line.Length - line.TrimStart().Length; }

        static bool Ends(string code) { return Regex.IsMatch(code, @"[;{}]$"); }

        // Leaves out the statement or the member that is wrong in a line.
        void Drop(int at)
        {
            if (at >= lines.Count) return;
            var own = Code(lines[at]).Trim();
            if (own == "" || own == "}" || own == "{")
            {
                if (own == "}") lines[at] = lines[at].Replace("}", "throw null; }");
                return;
            }
            var from = at;
            while (from > 0 && !Ends(Code(lines[from - 1])) && Code(lines[from - 1]).Trim() != "" && !Code(lines[from - 1]).Trim().StartsWith("[")) from--;
            var to = at;
            while (to < lines.Count - 1 && !Ends(Code(lines[to])) && Code(lines[to + 1]).Trim() != "{") to++;
            if (Code(lines[to]).EndsWith("{") || (to + 1 < lines.Count && !Ends(Code(lines[to])) && Code(lines[to + 1]).Trim() == "{"))
            {
                var depth = Indent(lines[from]);
                do to++; while (to < lines.Count - 1 && !(Indent(lines[to]) <= depth && lines[to].Trim().StartsWith("}")));
            }
            var gives = lines[from].TrimStart().StartsWith("return");
            var start = from == 0 ? Implicit : "";
            for (var line = from; line <= Math.Min(to, lines.Count - 1); line++) lines[line] = "";
            lines[from] = start + (gives ? "throw null;" : "");
        }
    }
}
