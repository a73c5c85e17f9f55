package org.hexproof.format.file;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is wrong is said, with its place. */
class BadInputTest {
  private static final String ZIGGURAT =
      """
      name: III-1-a
      kind: edge
      board: |
        # # A .
         # . . .
          . . . .
           -------
      claim:
        valid: true
        redundant: []
      """;

  @TempDir private Path folder;

  private static FormatException refusal(String name, byte[] bytes) {
    FormatException refusal =
        catchThrowableOfType(
            FormatException.class,
            () -> {
              for (Entry entry : Member.entries(Formats.read(name, bytes))) {
                Object unused = entry.template(Optional.empty());
              }
            });
    assertThat(refusal).isNotNull();
    return refusal;
  }

  private static void refuses(String name, String text, int line, int column, String message) {
    FormatException refusal = refusal(name, text.getBytes(UTF_8));
    assertThat(refusal).hasMessageContaining(message);
    assertThat(refusal.place()).isEqualTo(new Place(name, line, column));
  }

  private static void refusesYaml(
      String old, String changed, int line, int column, String message) {
    assertThat(ZIGGURAT).contains(old);
    refuses("z.yaml", ZIGGURAT.replace(old, changed), line, column, message);
  }

  @Test
  void theUndamagedFileIsRead() throws Exception {
    assertThat(Member.entries(Formats.read("z.yaml", ZIGGURAT.getBytes(UTF_8)))).hasSize(1);
    assertThat(Member.entries(Formats.read("-", ZIGGURAT.getBytes(UTF_8)))).hasSize(1);
  }

  @Test
  void emptyFile() {
    refuses("z.yaml", "", 1, 1, "the file is empty");
    refuses("z.yaml", "\n", 1, 1, "there is no template");
    refuses("z.hdg", "; a title\n", 1, 1, "there is no diagram");
    refuses("z.txt", "  \n\n", 1, 1, "there is no board");
  }

  @Test
  void hugeFileIsNotLoaded() throws Exception {
    Path huge = folder.resolve("huge.yaml");
    try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
      file.setLength(100L << 20);
    }
    assertThatThrownBy(() -> Formats.entries(huge))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("huge.yaml:1:1: the file is larger than 16 MiB");
  }

  @Test
  void missingFileAndFolder() {
    assertThatThrownBy(() -> Formats.entries(folder.resolve("none.yaml")))
        .isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> Formats.entries(folder)).isInstanceOf(IOException.class);
  }

  @Test
  void wrongEncodings() throws Exception {
    String text = ZIGGURAT.replace("III-1-a", "Zickurat für alle");
    FormatException latin = refusal("z.yaml", text.getBytes(ISO_8859_1));
    assertThat(latin).hasMessageContaining("byte 17 of the file (0xFC) is not UTF-8");
    assertThat(latin.place()).isEqualTo(new Place("z.yaml", 1, 17));
    assertThat(refusal("z.yaml", text.getBytes(UTF_16))).hasMessageContaining("UTF-16");
    assertThat(refusal("z.yaml", text.getBytes(UTF_16LE))).hasMessageContaining("UTF-16");
    assertThat(refusal("z.yaml", "name: a\0b".getBytes(UTF_8))).hasMessageContaining("NUL");
    byte[] cut = "name: ü".getBytes(UTF_8);
    assertThat(refusal("z.yaml", Arrays.copyOf(cut, cut.length - 1)))
        .hasMessageContaining("byte 7 of the file");
    assertThat(Member.entries(Formats.read("z.yaml", ("\uFEFF" + text).getBytes(UTF_8))))
        .hasSize(1);
    assertThat(Member.entries(Formats.read("z.yaml", text.replace("\n", "\r\n").getBytes(UTF_8))))
        .hasSize(1);
  }

  @Test
  void truncatedFile() {
    refuses("z.yaml", ZIGGURAT.substring(0, 24), 1, 1, "key 'board' is missing");
    refuses("z.yaml", "name: \"III", 1, 11, "not well-formed YAML");
    refuses("z.txt", "name: III\nto-move: black\n", 1, 1, "no board follows");
    refuses("z.hdg", "; III\n   A\n .   .\n", 2, 1, "this mix of A, V and edges");
  }

  @Test
  void unknownAndRepeatedKeys() {
    refusesYaml("claim:", "clam:", 8, 1, "unknown key 'clam'");
    refusesYaml("claim:", "clam:", 8, 1, "expected name, aliases, kind, board, claim, source");
    refusesYaml("  valid", "  vaild", 9, 3, "unknown key 'vaild'");
    refusesYaml("claim:", "kind: edge\nclaim:", 8, 1, "twice");
    refuses("z.txt", "nam: III\n. X\n", 1, 1, "unknown key 'nam'");
    refuses("z.txt", "name: III\nname: IV\n. X\n", 2, 1, "twice");
  }

  @Test
  void wrongTypes() {
    refusesYaml("III-1-a", "[III]", 1, 7, "key 'name' expects text");
    refusesYaml("III-1-a", "3", 1, 7, "key 'name' expects text");
    refusesYaml("valid: true", "valid: perhaps", 9, 10, "expects true or false");
    refusesYaml("[]", "d1", 10, 14, "expects a list");
    refusesYaml("edge", "Edge", 2, 7, "unknown kind 'Edge'");
    refusesYaml("board: |", "board: >", 3, 8, "not a block of text");
    refuses("z.yaml", "- a\n- b\n", 1, 1, "expected keys and values");
    refuses("z.yaml", "[".repeat(100_000), 1, 17, "nested more than 16 deep");
  }

  @Test
  void cellsOffTheBoard() {
    refusesYaml("[]", "[e1]", 10, 15, "e1 can't be redundant");
    refusesYaml("[]", "[a1]", 10, 15, "a1 can't be redundant");
    refusesYaml("[]", "[c1]", 10, 15, "c1 can't be redundant");
    refusesYaml("[]", "[1c]", 10, 15, "not a cell: '1c'");
    refusesYaml("[]", "[d1, D1]", 10, 19, "d1 is listed twice");
    refuses("z.txt", "label: e1 A\n. X\n", 1, 8, "e1 is not on the board");
    refuses("z.txt", "hidden: a1 a2\n. X\n", 1, 9, "a2 is not on the board");
    refuses("z.txt", "  a b\n1  . X .\n2   . .\n", 2, 8, "outside the columns");
    refuses("z.txt", ". ".repeat(41), 1, 1, "41 columns");
    refuses("z.txt", " .\n".repeat(41), 2, 2, "between two columns");
  }

  @Test
  void misalignedDrawing() {
    refusesYaml("   # . . .", "  # . . .", 5, 3, "'#' stands between two columns");
    refusesYaml("    . . . .", "    . . ..", 6, 10, "'.' stands between two columns");
    refusesYaml("# # A .", "# # A\t.", 4, 8, "a tab in a drawing");
    refusesYaml("# # A .", "# # A ?", 4, 9, "'?' is no symbol of a drawing");
    refusesYaml("# # A .", "# # a .", 4, 7, "'a' means nothing in a template of kind edge");
    refusesYaml("# # A .", "# # A x", 4, 9, "stones are the capitals X and O");
    refusesYaml("  # # A .", "      A .", 6, 5, "not well-formed YAML");
    refuses(
        "z.yaml",
        "name: x\nkind: interior\nboard: |\n     A . A\n   # . . .\n",
        5,
        4,
        "would be taken for a comment");
    refuses("z.txt", ". .\n ---\n  . .\n", 2, 2, "a line of dashes between rows");
    refuses("z.txt", "  a b\n1  . X\n3   . .\n", 3, 1, "expected the row number 2");
    refuses("z.txt", "\\ . .\n   . .\n", 2, 4, "the left edge is marked in some rows only");
    refuses("z.txt", ". . \\\n . .\n", 2, 4, "the right edge is marked in some rows only");
    refuses("z.hdg", "; x\n   A\n .  .\n-----\n", 3, 5, "'.' stands between two columns");
    refuses("z.hdg", "   A\n .   ?\n-----\n", 2, 6, "'?' is no symbol of a diagram");
  }

  @Test
  void stoneOutsideTheDrawing() {
    refuses("z.txt", "hidden: b1\n. X .\n", 1, 1, "black stones outside the drawn cells: b1");
  }

  @Test
  void overlappingMarks() {
    refuses("z.txt", "label: b1 A\nlabel: b1 B\n. X .\n", 2, 8, "b1 has two labels");
    refuses("z.txt", "label: b1 A\n. C .\n", 1, 8, "b1 has two labels");
    assertThatThrownBy(
            () ->
                Position.of(
                    new Board(2, 2),
                    ImmutableList.of(Cell.parse("a1")),
                    ImmutableList.of(Cell.parse("a1"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("both a black and a white stone on a1");
  }

  @Test
  void noTerminal() {
    refusesYaml("A", ".", 3, 8, "there is no black stone, so no terminal");
    refusesYaml("     -------\n", "", 3, 8, "has one edge, at the top or the bottom");
    refusesYaml("kind: edge", "kind: interior", 3, 8, "an interior template has no edge");
    refusesYaml("kind: edge", "kind: connects-both", 3, 8, "the label B, found 0");
    refusesYaml("kind: edge", "kind: pivoting", 3, 8, "one empty cell with the label B, found 0");
    refuses("z.txt", "edges: none\nX . O\n", 1, 1, "joins at least two stones");
  }

  @Test
  void severalGroupsAndNoneNamed() {
    refuses("z.txt", "X . X\n . . .\n  -----\n", 1, 1, "several black groups and none is named");
  }

  @Test
  void splitCarrier() {
    refusesYaml(" # . . .", " # # # #", 3, 8, "the carrier is split in two");
    refusesYaml(". . . .", "# # # #", 3, 8, "no edge of Black's is drawn that the template");
    refuses("z.txt", "edges: none\nX X\n", 1, 1, "the template has no carrier");
  }

  @Test
  void aFormatThatIsOnlyWritten() {
    refuses("z.svg", "<svg/>", 1, 1, "format svg is only written, not read");
  }
}
