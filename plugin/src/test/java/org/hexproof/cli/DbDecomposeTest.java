package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Cell;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DbDecomposeTest {
  private static final Pattern PART_CELLS = Pattern.compile("# [^:;]*: ([a-z0-9 ]+)(;.*)?");

  @TempDir private Path folder;

  private final Random random = new Random(31);

  private String written(String name, String text) throws Exception {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private static String run(String... words) {
    Shell.Outcome outcome = new Shell().run(words);
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err()).isEmpty();
    return outcome.out();
  }

  /** Stones anywhere on a board with its edges; terminals are stones or edges. */
  private String board(int cells, List<String> terminals) {
    int rows = 3 + random.nextInt(2);
    int cols = 3 + random.nextInt(2);
    List<Character> signs = new ArrayList<>();
    for (int i = 0; i < rows * cols; i++) {
      signs.add(i < cells ? '.' : i < cells + 2 || random.nextInt(4) == 0 ? 'X' : 'O');
    }
    Collections.shuffle(signs, random);
    StringBuilder text = new StringBuilder(" ".repeat(4) + "-".repeat(2 * cols - 1) + "\n");
    List<String> black = new ArrayList<>(List.of("top", "bottom", "left", "right"));
    for (int row = 0; row < rows; row++) {
      List<Character> line = signs.subList(row * cols, (row + 1) * cols);
      text.append(" ".repeat(row)).append(" \\ ").append(Joiner.on(' ').join(line)).append(" \\\n");
      for (int col = 0; col < cols; col++) {
        if (line.get(col) == 'X') {
          black.add(new Cell(col, row).toString());
        }
      }
    }
    text.append(" ".repeat(rows + 5)).append("-".repeat(2 * cols - 1)).append("\n");
    Collections.shuffle(black, random);
    terminals.addAll(black.subList(0, 2 + random.nextInt(2)));
    return text.toString();
  }

  private static Set<String> cellsIn(String out) {
    Set<String> cells = new TreeSet<>();
    for (String line : Splitter.on('\n').omitEmptyStrings().split(out)) {
      Matcher matcher = PART_CELLS.matcher(line);
      if (matcher.matches()) {
        for (String cell : Splitter.on(' ').split(matcher.group(1))) {
          assertThat(cells.add(cell)).as(out).isTrue();
        }
      }
    }
    return cells;
  }

  @Test
  void whatIsPrintedIsWorthWhatTheRegionIs() throws Exception {
    int named = 0;
    for (int round = 0; round < 25; round++) {
      List<String> terminals = new ArrayList<>();
      int cells = 1 + round % 7;
      String file = written("board.txt", board(cells, terminals));
      String list = Joiner.on(';').join(terminals);
      String value = run("value", file, "--terminals", list);
      String parts = run("db", "decompose", file, "--terminals", list);
      String single = run("db", "decompose", file, "--terminals", list, "--single");
      for (String out : ImmutableList.of(parts, single)) {
        assertThat(run("value", written("circuit.txt", out)))
            .as("%s\n%s\n%s", Files.readString(Path.of(file)), list, out)
            .isEqualTo(value);
        assertThat(out).contains("# worth " + value.strip() + ", as the region is");
        assertThat(cellsIn(out)).hasSize(cells);
      }
      assertThat(single.lines().findFirst().orElseThrow())
          .matches("G\\([123,]+\\) = (Empty|((Eq|P1|P2)\\([0-9,]+\\)(, )?)+)");
      named += parts.contains("Q") ? 1 : 0;
    }
    assertThat(named).isGreaterThan(5);
  }

  @Test
  void pinwheelsAndEntriesAreNamed() {
    String file = folder.resolve("drawn.txt").toString();
    Shell.Outcome drawn =
        new Shell().run("db", "draw", "tripleswitch:1^op", "--compact", "1", "--out", file);
    String list = drawn.err().replaceAll("(?s).*--terminals '(.*)'.*", "$1");
    String out = run("db", "decompose", file, "--terminals", list);
    assertThat(out).contains("# G(1,2,3) is a pinwheel of Q", "; entry 2000");
    assertThat(out).startsWith("G(1,2,3) = ").contains("Q5op(", "Q6(");
  }

  @Test
  void wholeBoardsNeedNoTerminals() throws Exception {
    String file = "";
    for (int size : new int[] {5, 11}) {
      String line = " ".repeat(4) + "-".repeat(2 * size - 1) + "\n";
      StringBuilder text = new StringBuilder(line);
      for (int row = 0; row < size; row++) {
        text.append(" ".repeat(row)).append("\\").append(" .".repeat(size)).append(" \\\n");
      }
      file = written("board.txt", text + " ".repeat(size) + line);
      String out = run("db", "decompose", file, "--single");
      assertThat(out).contains("# the value was not computed, since there are " + size * size);
      assertThat(cellsIn(out)).hasSize(size * size);
      assertThat(out).doesNotContain("never");
    }
    Shell.Outcome parts = new Shell().run("db", "decompose", file);
    assertThat(parts.code()).isEqualTo(3);
    assertThat(parts.err()).contains("121 empty cells", "at most 40");
  }

  private void refused(String message, String... words) {
    Shell.Outcome outcome = new Shell().run(words);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains(message);
  }

  @Test
  void whatIsNoSuchRegionIsRefused() throws Exception {
    String file = written("region.txt", " X . X\n  . . .\n   X . X\n");
    refused("--terminals LIST is missing", "db", "decompose", file);
    refused("have 2 or 3 terminals", "db", "decompose", file, "--terminals", "a1;c1;a3;c3");
    refused(
        "names the top edge, which is not drawn", "db", "decompose", file, "--terminals", "top;a1");
    refused(
        "neither a black stone", "db", "decompose", file, "--cells", "b1", "--terminals", "b2;a1");
    for (String single : new String[] {"--single", "--ascii"}) {
      refused("touches 4 nodes", "db", "decompose", file, "--terminals", "b2;a1;c1", single);
    }
  }
}
