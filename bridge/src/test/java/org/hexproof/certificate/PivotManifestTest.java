package org.hexproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.certificate.statement.Beside;
import org.hexproof.certificate.statement.Fork;
import org.hexproof.certificate.statement.Manifest;
import org.hexproof.certificate.statement.Outline;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.statement.Tester;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Manifests of templates that pivot, in gote and in sente, the latter with a stone that may be
 * lifted and cells that are not needed. They were written by {@code verify --certify}.
 */
final class PivotManifestTest {
  private static final Path RESOURCES = Path.of("src/test/resources/pivoting");
  private static final int ALTERATIONS = 1500 * Integer.getInteger("hexproof.rounds", 1);
  private static final int FILLINGS = 60;

  @TempDir private Path folder;

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));
  private final Map<String, Integer> counts = new HashMap<>();

  private void count(String what) {
    counts.merge(what, 1, Integer::sum);
  }

  private static Path path(String name) {
    return RESOURCES.resolve(name).resolve("a.manifest");
  }

  @Test
  void whatPivotsIsProved() throws IOException {
    Manifest gote = ManifestTest.checked(path("gote")).manifest();
    assertThat(gote.minimal()).isTrue();
    assertThat(gote.outline().tester()).contains(Tester.GOTE);
    assertTrue(gote);
    Manifest sente = ManifestTest.checked(path("sente")).manifest();
    assertThat(sente.outline().tester()).contains(Tester.SENTE);
    assertThat(sente.open()).isEmpty();
    assertThat(sente.redundant()).containsExactlyInAnyOrder(Cell.parse("b1"), Cell.parse("d2"));
    assertThat(sente.parts()).containsEntry(Cell.parse("a3"), true);
    assertTrue(sente);
  }

  /** By the definition, without a board or tester. */
  private static void assertTrue(Manifest manifest) {
    Outline outline = manifest.outline();
    assertThat(pivots(outline, outline.whole(Color.BLACK))).isEqualTo(manifest.valid());
    manifest
        .parts()
        .forEach(
            (part, needed) ->
                assertThat(pivots(outline, outline.without(part, Color.BLACK)))
                    .as("without %s", part)
                    .isNotEqualTo(needed));
  }

  private static boolean pivots(Outline outline, Statement statement) {
    return new NaiveFork(Fork.of(outline.goal()), statement.position())
        .pivots(statement.position(), outline.tester().orElseThrow() == Tester.SENTE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"gote", "sente"})
  void theTwoCheckersAgreeOnAlterations(String name) throws IOException, InterruptedException {
    copy(name);
    Optional<SecondChecker> second =
        SecondChecker.isThere() ? Optional.of(SecondChecker.start(folder)) : Optional.empty();
    List<String> lines = Files.readAllLines(path(name));
    for (int i = 0; i < ALTERATIONS / 15; i++) {
      List<String> text = new ArrayList<>(lines);
      for (int j = random.nextInt(2); i > 0 && j >= 0; j--) {
        alter(text);
      }
      altered(text, second);
    }
    if (second.isPresent()) {
      second.get().close();
    }
    System.out.println("manifests of " + name + ": " + counts);
    assertThat(counts.get("accepted")).isGreaterThan(ALTERATIONS / 200);
    assertThat(counts.get("refused")).isGreaterThan(ALTERATIONS / 30);
  }

  private void copy(String name) throws IOException {
    try (Stream<Path> files = Files.list(RESOURCES.resolve(name))) {
      for (Path file : files.toList()) {
        Files.write(folder.resolve(file.getFileName()), Files.readAllBytes(file));
      }
    }
  }

  private void altered(List<String> text, Optional<SecondChecker> second) throws IOException {
    Path file = folder.resolve("altered.manifest");
    byte[] bytes = (String.join("\n", text) + "\n").getBytes(StandardCharsets.UTF_8);
    Files.write(file, bytes);
    Optional<CertificateException> refusal = Optional.empty();
    try {
      Manifest manifest = ManifestTest.checked(file).manifest();
      count("accepted");
      assertThat(manifest.outline().tester()).isPresent();
      assertTrue(manifest);
    } catch (CertificateException e) {
      count("refused");
      refusal = Optional.of(e);
    }
    if (second.isPresent()) {
      second.get().assertAgrees(bytes, refusal);
    }
  }

  private void alter(List<String> text) {
    int one = random.nextInt(text.size());
    int two = random.nextInt(text.size());
    switch (random.nextInt(6)) {
      case 0 -> text.remove(text.size() > 1 ? one : 0);
      case 1 -> Collections.swap(text, one, two);
      case 2 -> text.add(one, text.get(two));
      case 3 -> text.set(one, exchanged(text.get(one)));
      case 4 -> text.set(one, text.get(one).replaceFirst("[a-d][1-3]", randomCell()));
      default -> text.set(one, text.get(one) + (random.nextBoolean() ? " " + randomCell() : ""));
    }
  }

  private String randomCell() {
    return "" + (char) ('a' + random.nextInt(5)) + (1 + random.nextInt(4));
  }

  /** Two words of a line change places. */
  private String exchanged(String line) {
    List<String> words = new ArrayList<>(List.of(line.split("[ :]")));
    String one = words.get(random.nextInt(words.size()));
    String two = words.get(random.nextInt(words.size()));
    return line.replaceAll("\\b" + one + "\\b", "#")
        .replaceAll("\\b" + two + "\\b", one)
        .replace("#", two);
  }

  /** The first board of a manifest. */
  private record Board(Outline outline, Beside beside) {
    static Board of(String name) throws IOException {
      Text text = new Text(new ByteArrayInputStream(Files.readAllBytes(path(name))));
      Head head = Head.read(text, ProofFormat.MANIFEST);
      Outline outline = head.outline(text);
      Head.word(text, "claim");
      return new Board(outline, head.beside(text, outline.tester().orElseThrow()));
    }
  }

  /** However stones and cells are altered: what is accepted plays the same when it is filled. */
  @ParameterizedTest
  @ValueSource(strings = {"gote", "sente"})
  void whatStandsBesideATesterIsSeen(String name) throws IOException {
    Board board = Board.of(name);
    assertPlaysTheSame(board.outline(), board.beside());
    for (int i = 0; i < ALTERATIONS / 3; i++) {
      try {
        Beside altered = altered(board.beside());
        altered.statement(board.outline().whole(Color.BLACK));
        count("accepted");
        assertPlaysTheSame(board.outline(), altered);
      } catch (IllegalArgumentException e) {
        count("refused");
      }
    }
    System.out.println("boards of " + name + ": " + counts);
    assertThat(counts.get("accepted")).isGreaterThan(ALTERATIONS / 200);
    assertThat(counts.get("refused")).isGreaterThan(ALTERATIONS / 15);
  }

  private Beside altered(Beside beside) {
    List<Cell> cells = new ArrayList<>(beside.cells());
    Map<Cell, Cell> placed = new HashMap<>(beside.placed());
    Position position = beside.board();
    List<Cell> all = position.board().cells();
    switch (random.nextInt(5)) {
      case 0 -> Collections.swap(cells, random.nextInt(cells.size()), random.nextInt(cells.size()));
      case 1 -> {
        List<Cell> keys = List.copyOf(placed.keySet());
        Cell one = keys.get(random.nextInt(keys.size()));
        Cell two = keys.get(random.nextInt(keys.size()));
        Cell image = placed.put(one, placed.get(two));
        placed.put(two, image);
      }
      case 2 -> {
        Cell one = List.copyOf(placed.keySet()).get(random.nextInt(placed.size()));
        Cell image = placed.put(one, cells.get(0));
        cells.set(0, image);
      }
      default -> {
        Cell cell = all.get(random.nextInt(all.size()));
        position = position.with(cell, other(position.at(cell)));
      }
    }
    return new Beside(
        beside.tester(), position, ImmutableList.copyOf(cells), ImmutableMap.copyOf(placed));
  }

  private Content other(Content content) {
    List<Content> others = new ArrayList<>(List.of(Content.values()));
    others.remove(content);
    return others.get(random.nextInt(others.size()));
  }

  private void assertPlaysTheSame(Outline outline, Beside beside) {
    Fork fork = Fork.of(outline.goal());
    Position template = outline.whole(Color.BLACK).position();
    NaiveFork naive = new NaiveFork(fork, template);
    for (int i = 0; i < FILLINGS; i++) {
      Position board = beside.board();
      Position filled = template;
      for (Map.Entry<Cell, Cell> cell : beside.placed().entrySet()) {
        Content stone = random.nextBoolean() ? Content.BLACK : Content.WHITE;
        filled = filled.with(cell.getKey(), stone);
        board = board.with(cell.getValue(), stone);
      }
      List<List<Integer>> black = new ArrayList<>();
      for (int j = 0; j < beside.cells().size(); j++) {
        Content stone = random.nextInt(3) > 0 ? Content.BLACK : Content.WHITE;
        board = board.with(beside.cells().get(j), stone);
        if (stone == Content.BLACK) {
          black.add(beside.tester().cells().get(j));
        }
      }
      Set<Integer> reached = reached(Tester.TOP, black);
      assertThat(joined(board))
          .isEqualTo(
              (reached.contains(Tester.A) && naive.joined(fork.a(), filled))
                  || (reached.contains(Tester.B) && naive.joined(fork.b(), filled)));
    }
  }

  /** The groups that black cells join to one. */
  private static Set<Integer> reached(int start, List<List<Integer>> black) {
    Set<Integer> reached = new HashSet<>(Set.of(start));
    boolean grown = true;
    while (grown) {
      grown = false;
      for (List<Integer> groups : black) {
        if (!Collections.disjoint(reached, groups)) {
          grown |= reached.addAll(groups);
        }
      }
    }
    return reached;
  }

  private static boolean joined(Position board) {
    Set<Cell> top = new HashSet<>();
    for (Cell cell : board.board().cells()) {
      if (board.board().touches(cell, Edge.TOP)) {
        top.add(cell);
      }
    }
    return NaiveFork.group(top, board).stream()
        .anyMatch(cell -> board.board().touches(cell, Edge.BOTTOM));
  }

  private void assertRefused(String from, String to, String message) throws IOException {
    copy("gote");
    String good = Files.readString(path("gote"));
    assertThat(good).contains(from);
    Path file = folder.resolve("a.manifest");
    Files.writeString(file, good.replace(from, to));
    assertThatThrownBy(() -> Checking.check(file))
        .isInstanceOf(CertificateException.class)
        .hasMessage(message);
  }

  @Test
  void whatIsWrongIsToldByName() throws IOException {
    assertRefused(
        "needed b1 minimal-b1.cert",
        "needed b1 minimal-a2.cert",
        "line 15: minimal-a2.cert proves something else: d10 should be white there");
    assertRefused("valid valid.cert", "valid none", "line 14: there is no file none");
    assertRefused(
        "goal a1 / bottom | c2 / bottom",
        "goal a1 / bottom",
        "line 8: a tester wants a goal like a1 / bottom | c2 / bottom");
    assertRefused("beside tester", "beside", "line 8: expected tester or tester-sente, not ''");
    assertRefused(
        "beside tester",
        "beside tester-sente",
        "line 12: expected 9 cells, not '" + "f5 e4 f4 g4 c7 b9 c8 e7 e6 e2 d1 d2 c4 d4'");
    assertRefused(
        "placed b1:d10 a2:c11",
        "placed b1:c11 a2:d10",
        "line 14: the template beside the tester is another: d10 and c12 should be in contact"
            + " here");
    assertRefused("placed b1:d10 ", "placed ", "line 14: b1 is not placed");
  }
}
