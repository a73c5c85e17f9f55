package org.hexproof.cli;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What files are called, and what they call what is in them, moves no cursor of a terminal. */
final class PrintedNamesTest {
  private static final Pattern OBEYED =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}&&[^\\n\\t]]");

  /** A turn of direction, a color, and a character of two halves that is not seen. */
  private static final String SPOILT = "x\u202ey\u001b[31mz\udb40\udc41";

  /**
   * A line for each command, with files of these names in place of capitals. Behind a sign of
   * exclamation the name is shown.
   */
  private static final String COMMANDS =
      """
      ! verify TEMPLATE
      ! verify TEMPLATE --to svg --out PICTURES
      ! verify TEMPLATE --format markdown
      ! verify TEMPLATE --format junit
      ! verify BAD --format sarif
      ! verify TEMPLATE --format json
      ! verify TEMPLATE --format html
      ! verify MISSING
      ! solve TEMPLATE --certify CERTIFICATE
        prove TEMPLATE --store STORE
      ! swap map MISSING
        witness GAME --cell b2 --certify PROOFS
      ! intrusions TEMPLATE
      ! intrusions TEMPLATE --format json
        article TEMPLATE
      ! article BAD
      ! article MISSING --update
      ! explore TEMPLATE
      ! site ATLAS BAD
        laboratory MISSING
        serve MISSING
      ! compose TEMPLATE
      ! compose MISSING
      ! convert TEMPLATE --to text
      ! convert BAD --to text
      ! value BAD
      ! cgt --lines MISSING
        game MISSING
      ! hypergame GRAPH
      ! hypergame GRAPH --format json
      ! entail --rule dots-and-boxes MISSING
      ! db lookup {a --db MISSING
      ! shannon SHANNON
      ! shannon SHANNON --format json
      ! embed MISSING
        realize MISSING
      ! check MISSING
      ! lemmas MISSING --out CERTIFICATE
        split TEMPLATE --out UNITS
      ! split BAD
      ! work MISSING
      ! merge MISSING MISSING --into PROOFS
      ! find MISSING
      ! minimize TEMPLATE
      ! minimize TEMPLATE --mend --format json --out MISSING/x
      ! primaries MISSING
      ! probe TEMPLATE
      ! probe TEMPLATE TEMPLATE
      ! probe TEMPLATE --format json
      ! spot GAME --templates TEMPLATE
      ! spot GAME --templates TEMPLATE --format json
      ! annotate GAMES
      ! annotate GAMES --format json
      ! annotate GAMES --format html
      ! bench TEMPLATE --solver native --solver native
      ! bench TEMPLATE --solver native --solver native --format json
      ! htp
      ! completion MISSING
      ! MISSING
      ! help MISSING
      """;

  @TempDir private Path folder;

  @BeforeEach
  void writeFiles() throws IOException {
    String name = SPOILT.replace("\u001b", "\\e");
    write("TEMPLATE.yaml", Samples.SECOND_ROW.replace("second row", '"' + name + '"'));
    write("GAME.sgf", "(;FF[4]GM[11]SZ[5]GN[" + SPOILT + "]AB[c2][b4]AW[d3][d4]PL[W])");
    write(
        "GAMES.sgf",
        "(;FF[4]GM[11]SZ[3]GN[%1$s];B[b2];W[a1])(;FF[4]GM[11]SZ[3]GN[%1$s];B[%1$s])"
            .formatted(SPOILT));
    write("BAD.yaml", "name: \"" + name + "\"\nkind: edge\nboard: |\n  ?\n");
    write("GRAPH.txt", "\"" + SPOILT + "\" = {a|}\na = {|}\n");
    write("SHANNON.txt", "terminals: s t\nhyperedge: s " + SPOILT + " t\n");
  }

  private void write(String file, String text) throws IOException {
    Files.writeString(folder.resolve(SPOILT + file), text);
  }

  private static Stream<String> commands() {
    return COMMANDS.lines().map(String::strip);
  }

  private String[] words(String line) {
    return Arrays.stream(line.replaceFirst("^! ", "").split(" "))
        .map(this::word)
        .toArray(String[]::new);
  }

  private String word(String word) {
    String capitals = word.replaceFirst("[^A-Z].*", "");
    if (capitals.length() < 3) {
      return word;
    }
    try (Stream<Path> files = Files.list(folder)) {
      String name = SPOILT + capitals;
      return files
              .filter(file -> file.getFileName().toString().startsWith(name + "."))
              .findFirst()
              .orElse(folder.resolve(name))
          + word.substring(capitals.length());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("commands")
  void nothingOfThemIsObeyed(String line) {
    Shell.Outcome outcome =
        new Shell(new InstalledSolvers())
            .input("loadsgf " + SPOILT + "\n" + SPOILT + "\n")
            .run(words(line));
    String all = outcome.out() + outcome.err();
    assertThat(all).doesNotContain("a fault in the program");
    assertThat(OBEYED.matcher(all).find()).as(all).isFalse();
    if (line.startsWith("!")) {
      assertThat(all).containsAnyOf("x\\u202ey", "x&#92;u202ey");
    }
  }

  @Test
  void eachCommandIsTried() {
    ImmutableSet<String> tried = commands().map(line -> words(line)[0]).collect(toImmutableSet());
    assertThat(tried).containsAll(Commands.ALL.stream().map(Command::name).toList());
  }

  /** A file format keeps what it is given. */
  @Test
  void documentsKeepEveryCharacter() throws IOException {
    Path out = folder.resolve("out.txt");
    String template = word("TEMPLATE");
    for (String format : new String[] {"text", "yaml", "hexboard"}) {
      Shell.Outcome outcome =
          new Shell().run("convert", template, "--to", format, "--out", out.toString());
      assertThat(outcome.code()).as(outcome.err()).isZero();
      String back = new Shell().run("verify", out.toString(), "--format", "json").out();
      assertThat(back).as(format).contains("x\\u202ey", "z\\udb40\\udc41");
    }
    assertThat(new Shell().run("convert", word("GAME"), "--to", "sgf").out()).contains(SPOILT);
  }
}
