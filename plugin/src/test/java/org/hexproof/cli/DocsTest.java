package org.hexproof.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.hexproof.cli.Transcript.Example;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.io.TempDirFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The pages are true: each example prints what its page says, and each link leads somewhere.
 *
 * <p>Of a page the blocks {@code ```console} are run in one folder, where {@code templates/} is
 * that of this project. {@code ./hexproof} is this program with the native solver; what it prints
 * on standard error comes last. {@code cat FILE} makes the file if there is none, {@code < FILE} is
 * standard input. A command that does not end with 0 is followed by {@code echo $?}.
 */
final class DocsTest {
  private static final Path ROOT = Path.of("..");

  /** Options whose words are files. */
  private static final ImmutableSet<String> FILES =
      ImmutableSet.of(
          "--out",
          "--certify",
          "--db",
          "--into",
          "--resume",
          "--store",
          "--baseline",
          "--write-baseline",
          "site");

  private static final Pattern PLACE = Pattern.compile("(.+):[0-9]+");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");

  /** Below the current folder, as for who reads: reports that are shared name files from there. */
  private static final class BelowHere implements TempDirFactory {
    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext test)
        throws IOException {
      return Files.createTempDirectory(HERE.resolve("target"), "docs");
    }
  }

  private static final Path HERE = Path.of("").toAbsolutePath();

  @TempDir(factory = BelowHere.class)
  private Path folder;

  static ImmutableList<Path> pages() throws IOException {
    try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
      return Stream.concat(
              Stream.of(ROOT.resolve("README.md"), ROOT.resolve("CONTRIBUTING.md")),
              docs.filter(path -> path.toString().endsWith(".md")).sorted())
          .collect(ImmutableList.toImmutableList());
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void examplesPrintWhatThePageSays(Path page) throws IOException {
    SoftAssertions everything = new SoftAssertions();
    int code = 0;
    for (Example example : Transcript.of(Files.readAllLines(page, UTF_8)).examples()) {
      String place = page.getFileName() + ":" + example.line();
      ImmutableList<String> words = example.words();
      boolean asksForCode = words.equals(ImmutableList.of("echo", "$?"));
      if (!asksForCode) {
        everything.assertThat(code).as("exit code before %s", place).isZero();
      }
      List<String> lines;
      if (asksForCode) {
        lines = List.of(Integer.toString(code));
        code = 0;
      } else if (words.get(0).equals("cat")) {
        lines = cat(folder.resolve(words.get(1)), example.printed());
      } else {
        assertThat(words.get(0)).as(place).isEqualTo("./hexproof");
        Shell.Outcome outcome = run(words.subList(1, words.size()));
        code = outcome.code();
        lines = lines(outcome);
      }
      if (!example.matches(lines)) {
        everything.assertThat(lines).as(place).isEqualTo(example.printed());
      }
    }
    everything.assertThat(code).as("exit code at the end of %s", page).isZero();
    everything.assertAll();
  }

  private static List<String> cat(Path file, List<String> printed) throws IOException {
    if (!Files.exists(file)) {
      Files.createDirectories(file.getParent());
      Files.write(file, printed, UTF_8);
    }
    return Files.readAllLines(file, UTF_8);
  }

  private Shell.Outcome run(List<String> typed) throws IOException {
    Shell shell = new Shell(new InstalledSolvers());
    int redirected = typed.indexOf("<");
    if (redirected >= 0) {
      shell.input(Files.readString(folder.resolve(typed.get(redirected + 1)), UTF_8));
    }
    List<String> words = redirected < 0 ? typed : typed.subList(0, redirected);
    List<String> args = new ArrayList<>();
    String before = "";
    for (String word : words) {
      if (word.startsWith("templates/")) {
        args.add(ROOT.resolve(word).toString());
      } else if (FILES.contains(before) || isFile(word)) {
        args.add(folder.resolve(word).toString());
      } else {
        args.add(word);
      }
      before = word;
    }
    return shell.run(args.toArray(String[]::new));
  }

  /** Whether the word is a file, or a place in one, such as {@code page.wiki:10}. */
  private boolean isFile(String word) {
    Matcher place = PLACE.matcher(word);
    return Files.exists(folder.resolve(place.matches() ? place.group(1) : word));
  }

  private List<String> lines(Shell.Outcome outcome) {
    return (outcome.out() + outcome.err())
        .replace(folder.toUri().toString(), "")
        .replace(folder + "/", "")
        .replace(HERE.relativize(folder) + "/", "")
        .replace(ROOT + "/templates", "templates")
        .lines()
        .toList();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void linksLeadSomewhere(Path page) throws IOException {
    Matcher link = LINK.matcher(Files.readString(page, UTF_8));
    while (link.find()) {
      String target = link.group(1);
      if (!target.contains("://")) {
        int part = target.indexOf('#');
        String file = part < 0 ? target : target.substring(0, part);
        Path there = file.isEmpty() ? page : page.resolveSibling(file);
        assertThat(there).as("%s links to %s", page, target).exists();
        if (part >= 0) {
          assertThat(headings(there))
              .as("%s links to %s", page, target)
              .contains(target.substring(part + 1));
        }
      }
    }
  }

  /** The names by which a page's headings are linked. */
  private static List<String> headings(Path page) throws IOException {
    return Files.readAllLines(page, UTF_8).stream()
        .filter(line -> line.startsWith("#"))
        .map(line -> line.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT))
        .map(line -> line.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
        .toList();
  }

  @Test
  void pagesAreShortAndTheFirstLeadsToAllOthers() throws IOException {
    List<String> lines = Files.readAllLines(ROOT.resolve("README.md"), UTF_8);
    assertThat(lines).hasSizeLessThanOrEqualTo(150);
    String text = String.join("\n", lines);
    for (Path page : pages().subList(2, pages().size())) {
      assertThat(text).contains("(docs/" + page.getFileName() + ")");
      assertThat(Files.readAllLines(page, UTF_8)).as("%s", page).hasSizeLessThanOrEqualTo(300);
    }
  }

  /**
   * Those that are not run are for other programs, releases and long runs; {@code
   * org.hexproof.api.ApiPageTest} runs those in Java.
   */
  @Test
  void almostAllBlocksAreRun() throws IOException {
    List<String> opened = new ArrayList<>();
    for (Path page : pages()) {
      List<String> fences =
          Files.readAllLines(page, UTF_8).stream().filter(line -> line.startsWith("```")).toList();
      for (int i = 0; i < fences.size(); i += 2) {
        if (!page.endsWith("api.md")) {
          opened.add(fences.get(i));
        }
        assertThat(fences.get(i + 1)).as("the end of a block of %s", page).isEqualTo("```");
      }
    }
    assertThat(opened).containsOnly("```console", "```sh", "```yaml");
    assertThat(opened.stream().filter("```sh"::equals)).hasSizeLessThanOrEqualTo(6);
    assertThat(opened.stream().filter("```yaml"::equals)).hasSizeLessThanOrEqualTo(2);
    assertThat(opened).hasSizeGreaterThan(20);
  }

  @Test
  void aTranscriptIsReadAndCompared() {
    Transcript transcript =
        Transcript.of(
            List.of(
                "text",
                "```console",
                "$ a 'b c' \\",
                "  d",
                "one, 3 ms",
                "...",
                "last",
                "$ e",
                "```",
                "$ not typed"));
    assertThat(transcript.examples()).hasSize(2);
    Example first = transcript.examples().get(0);
    assertThat(first.line()).isEqualTo(3);
    assertThat(first.words()).containsExactly("a", "b c", "d");
    assertThat(first.matches(List.of("one, 4 ms", "last"))).isTrue();
    assertThat(first.matches(List.of("one, 3 ms", "x", "last", "last"))).isTrue();
    assertThat(first.matches(List.of("one, 3 ms", "x"))).isFalse();
    assertThat(first.matches(List.of("two, 3 ms", "last"))).isFalse();
    assertThat(first.matches(List.of("one, 3 ms", "last", "x"))).isFalse();
    Example second = transcript.examples().get(1);
    assertThat(second.matches(List.of())).isTrue();
    assertThat(second.matches(List.of("x"))).isFalse();
  }
}
