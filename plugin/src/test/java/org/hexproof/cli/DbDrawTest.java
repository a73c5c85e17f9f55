package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.database.Database;
import org.hexproof.database.DatabaseEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DbDrawTest {
  private static final Pattern REMARK =
      Pattern.compile("hexproof: (\\d+) empty cells?, worth (.*); --terminals '(.*)'\n");

  /** All entries of so few cells, and of more some. */
  private static final int FEW = 2;

  private static final int MOST = 8;

  @TempDir private Path folder;

  private static Matcher remark(Shell.Outcome outcome) {
    Matcher remark = REMARK.matcher(outcome.err());
    assertThat(remark.matches()).as(outcome.err()).isTrue();
    return remark;
  }

  /** Draws into a file and lets {@code value} read it. */
  private String readBack(String operand, String format, String compact) {
    String file = folder.resolve("drawn." + format).toString();
    Shell.Outcome drawn =
        new Shell().run("db", "draw", operand, "--to", format, "--out", file, "--compact", compact);
    assertThat(drawn.code()).as(drawn.err()).isZero();
    assertThat(drawn.out()).isEmpty();
    Matcher remark = remark(drawn);
    Shell.Outcome value =
        new Shell().run("value", file, "--terminals", remark.group(3), "--max-cells", "40");
    assertThat(value.err()).isEmpty();
    assertThat(value.out()).isEqualTo(remark.group(2) + "\n");
    return remark.group(2);
  }

  @Test
  void drawingsAreWorthWhatTheirEntriesAre() throws Exception {
    int drawn = 0;
    int[] ofSize = new int[MOST + 1];
    try (Database database = Database.shipped()) {
      for (int number = 0; number < database.size(); number++) {
        DatabaseEntry entry = database.entry(number);
        if (entry.cells() > MOST) {
          break;
        }
        boolean chosen = entry.cells() <= FEW || (number % 7 == 0 && ofSize[entry.cells()] < 2);
        if (entry.cells() > 0 && chosen) {
          ofSize[entry.cells()]++;
          drawn++;
          String format = ImmutableList.of("text", "hexboard", "sgf").get(number % 3);
          String value = readBack(Integer.toString(number), format, "1");
          assertThat(value.replace('⊤', 'T').replace('⊥', 'F')).isEqualTo(entry.form());
        }
      }
    }
    assertThat(drawn).isGreaterThan(10);
    assertThat(ofSize[MOST]).isEqualTo(2);
  }

  @Test
  void settledValuesAreStonesOnly() {
    Shell.Outcome outcome = new Shell().run("db", "draw", "b");
    assertThat(outcome.code()).isZero();
    Matcher remark = remark(outcome);
    assertThat(remark.group(1)).isEqualTo("0");
    assertThat(outcome.out()).contains("label: a1 1,3", "X").doesNotContain(".");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{b,c|b}",
        "G(1,2) = P1(1,3), P1(3,2), P1(1,2)",
        "G(1,2,3) = P25(1,2,3)",
        "G(1,2,3) = P5op(2,1,3)",
        "S(1,2,3) = P2(1,4,3), P1(4,2)\nG(1,2,3) = S(1,4,3), Sop(1,2,4)x, P1op(1,3)",
        "G(1,2) = simpleswitch:1(3,4,1), {a|F}^op(3,4,2)"
      })
  void valuesAndCircuitsAreDrawnToo(String operand) {
    assertThat(readBack(operand, "text", "1")).matches("[{⊤].*");
  }

  @Test
  void filesOfCircuitsAreDrawn() throws Exception {
    String text = "# two\nS(1,2,3) = Q1(1,4,3), Q2(4,2)\nG(1,2,3) = S(1,2,3), Q2(1,3)\n";
    Path file = Files.writeString(folder.resolve("circuits.txt"), text);
    String worth = readBack(file.toString(), "text", "1");
    assertThat(new Shell().run("value", file.toString()).out()).isEqualTo(worth + "\n");
    check(2, "there is no such file", "db", "draw", folder.resolve("none.txt").toString());
  }

  @Test
  void picturesNumberTheTerminals() {
    Shell.Outcome outcome = new Shell().run("db", "draw", "7", "--to", "svg", "--compact", "1");
    assertThat(outcome.code()).isZero();
    for (String number : List.of(">1<", ">2<", ">3<")) {
      assertThat(outcome.out()).contains(number);
    }
  }

  @Test
  void theSameSeedDrawsTheSame() throws Exception {
    Path file = folder.resolve("drawn.txt");
    String[] words = {"db", "draw", "40", "--seed", "5", "--compact", "1", "--out"};
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      List<String> all = new ArrayList<>(List.of(words));
      all.add(file.toString());
      assertThat(new Shell().run(all.toArray(String[]::new)).code()).isZero();
      texts.add(Files.readString(file));
    }
    assertThat(texts.get(0)).isEqualTo(texts.get(1));
  }

  private static void check(int code, String message, String... words) {
    Shell.Outcome outcome = new Shell().run(words);
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(code);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains(message);
  }

  @Test
  void whatCannotBeDrawnIsTold() {
    check(2, "there is no entry '99999999'", "db", "draw", "99999999");
    check(2, "has no position of the value {a|b}", "db", "draw", "{a|b}");
    check(2, "unknown position Z", "db", "draw", "G(1,2) = Z(1,2)");
    check(2, "is not planar", "db", "draw", "G(1,2,3) = P2(1,4,5), P2(2,4,5), P2(3,4,5), P1(4,5)");
    check(
        2,
        "no drawing is known of {a,b,c|{a,b,c|{a,b,c|F}}}",
        "db",
        "draw",
        "G(1,2,3) = {a,b,c|{a,b,c|{a,b,c|F}}}(1,2,3)");
    check(2, "--width goes with", "db", "draw", "7", "--width", "300");
    String five = "P2(1,4,3), P2(4,5,3), P2(5,6,3), P2(6,7,3), P2(7,2,3)";
    String long5 = "A(1,2,3) = " + five + "\n";
    String long25 = "B(1,2,3) = A(1,4,3), A(4,5,3), A(5,6,3), A(6,7,3), A(7,2,3)\n";
    check(
        3,
        "125 cells are too many to be drawn",
        "db",
        "draw",
        long5 + long25 + "G(1,2,3) = B(1,4,3), B(4,5,3), B(5,6,3), B(6,7,3), B(7,2,3)");
  }
}
