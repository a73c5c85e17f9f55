package org.hexproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.certificate.statement.Manifest;
import org.hexproof.certificate.statement.Outline;
import org.hexproof.certificate.statement.Proven.CheckedManifest;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.ManifestFile;
import org.hexproof.certificate.writing.Numbers;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.hexproof.solver.Reference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is accepted of manifests is true, what is wrong with others is told by name, and the checker
 * in Python agrees, where there is a Python.
 */
final class ManifestTest {
  private static final long SEED = Long.getLong("hexproof.seed", 1);
  private static final int SHAPES = 20 * Integer.getInteger("hexproof.rounds", 1);
  private static final int PER_SHAPE = 40;
  private static final long BYTES = 1 << 24;

  @TempDir private Path folder;

  private final Reference reference = Reference.bruteForce();
  private final Random random = new Random(SEED);
  private final Map<String, Integer> counts = new HashMap<>();
  private Optional<SecondChecker> second = Optional.empty();

  private void count(String what) {
    counts.merge(what, 1, Integer::sum);
  }

  /** Straight from the definition, without {@link Outline}'s statements. */
  private boolean blackWins(Outline outline, Optional<Cell> without) {
    Position position = outline.stones();
    for (Cell cell : position.board().cells()) {
      boolean part = without.equals(Optional.of(cell));
      if (position.at(cell) == Content.EMPTY && (part || !outline.carrier().contains(cell))) {
        position = position.with(cell, Content.WHITE);
      } else if (part) {
        position = position.with(cell, Content.EMPTY);
      }
    }
    return reference.winner(new Problem(position, Color.WHITE, outline.goal())) == Color.BLACK;
  }

  private void write(Path path, Statement statement) throws IOException {
    Numbers numbers = NaiveProver.prove(statement, random).orElseThrow();
    Files.writeString(path, NaiveProver.text(statement, numbers));
  }

  @Test
  void whatIsAcceptedIsTrue() throws IOException, InterruptedException {
    second = SecondChecker.isThere() ? Optional.of(SecondChecker.start(folder)) : Optional.empty();
    Problems problems = new Problems(SEED);
    for (int made = 0; made < SHAPES; ) {
      Problem problem = made % 2 == 0 ? problems.whole(4, 7) : problems.composed(4, 7);
      List<Cell> empty = new ArrayList<>(problem.position().empty());
      if (empty.isEmpty()) {
        continue;
      }
      Collections.shuffle(empty, random);
      List<Cell> carrier = empty.subList(0, empty.size() - random.nextInt(2) * empty.size() / 3);
      Outline outline =
          new Outline(problem.position(), ImmutableSet.copyOf(carrier), problem.goal());
      if (random.nextBoolean() && !blackWins(outline, Optional.empty())) {
        continue;
      }
      outline(random.nextBoolean() ? outline : minimal(outline));
      made++;
    }
    if (second.isPresent()) {
      second.get().close();
    }
    System.out.println("manifests: " + counts);
    assertThat(counts.get("minimal")).isGreaterThan(2);
    assertThat(counts.get("redundant")).isGreaterThan(SHAPES / 20);
    assertThat(counts.get("invalid")).isGreaterThan(SHAPES / 20);
    assertThat(counts.get("altered and accepted")).isGreaterThan(SHAPES / 4);
    assertThat(counts.get("altered and refused")).isGreaterThan(SHAPES);
  }

  /** Stones are lifted first, since their cells become carrier. */
  private Outline minimal(Outline outline) {
    Outline smaller = outline;
    for (Content content : new Content[] {Content.BLACK, Content.EMPTY}) {
      for (Cell part : smaller.parts()) {
        boolean stone = content == Content.BLACK;
        if (outline.stones().at(part) == content
            && (stone || smaller.carrier().size() > 1)
            && blackWins(smaller, Optional.of(part))) {
          Set<Cell> carrier = new LinkedHashSet<>(smaller.carrier());
          if (stone) {
            carrier.add(part);
          } else {
            carrier.remove(part);
          }
          smaller =
              new Outline(
                  smaller.stones().with(part, Content.EMPTY),
                  ImmutableSet.copyOf(carrier),
                  outline.goal());
        }
      }
    }
    return smaller;
  }

  private void outline(Outline outline) throws IOException {
    boolean valid = blackWins(outline, Optional.empty());
    Path whole = folder.resolve("whole.cert");
    write(whole, outline.whole(valid ? Color.BLACK : Color.WHITE));
    Map<Cell, Path> files = new HashMap<>();
    ImmutableMap.Builder<Cell, Boolean> parts = ImmutableMap.builder();
    for (Cell part : valid ? outline.parts() : ImmutableSet.<Cell>of()) {
      boolean needed = !blackWins(outline, Optional.of(part));
      files.put(part, folder.resolve(part + ".cert"));
      parts.put(part, needed);
      write(files.get(part), outline.without(part, needed ? Color.WHITE : Color.BLACK));
    }
    Manifest manifest = new Manifest(outline, valid, parts.buildOrThrow());
    ManifestFile file = new ManifestFile(folder.resolve("a.manifest"));
    file.write("made at random", manifest, whole, files, part -> Optional.empty());
    CheckedManifest checked = checked(file.path());
    assertThat(checked.manifest()).isEqualTo(manifest);
    assertThat(checked.proofs()).isEqualTo(1 + files.size());
    count(manifest.claim());
    List<String> lines = Files.readAllLines(file.path());
    for (int i = 0; i < PER_SHAPE; i++) {
      altered(lines);
    }
  }

  static CheckedManifest checked(Path file) throws IOException {
    try (Checking checking = new Checking(BYTES, 1, () -> false)) {
      return (CheckedManifest) checking.proven(file);
    }
  }

  private void altered(List<String> lines) throws IOException {
    List<String> text = AlteredLines.of(lines, random);
    Path file = folder.resolve("altered.manifest");
    byte[] bytes = (String.join("\n", text) + "\n").getBytes(StandardCharsets.UTF_8);
    Files.write(file, bytes);
    Manifest manifest;
    try {
      manifest = checked(file).manifest();
    } catch (CertificateException e) {
      count("altered and refused");
      assertAgrees(bytes, Optional.of(e));
      return;
    }
    assertAgrees(bytes, Optional.empty());
    count("altered and accepted");
    Outline outline = manifest.outline();
    assertThat(manifest.valid()).as("%s", text).isEqualTo(blackWins(outline, Optional.empty()));
    manifest
        .parts()
        .forEach(
            (part, needed) ->
                assertThat(needed)
                    .as("%s %s", part, text)
                    .isNotEqualTo(blackWins(outline, Optional.of(part))));
  }

  private void assertAgrees(byte[] bytes, Optional<CertificateException> refusal)
      throws IOException {
    if (second.isPresent()) {
      second.get().assertAgrees(bytes, refusal);
    }
  }

  private void assertRefused(String from, String to, String message) throws IOException {
    Outline outline =
        new Outline(
            Handwritten.check(Handwritten.BLACK + Handwritten.BRIDGE).statement().position(),
            ImmutableSet.of(Cell.parse("a2"), Cell.parse("b2")),
            Handwritten.check(Handwritten.BLACK + Handwritten.BRIDGE).statement().goal());
    write(folder.resolve("v.cert"), outline.whole(Color.BLACK));
    write(folder.resolve("a.cert"), outline.without(Cell.parse("a2"), Color.WHITE));
    write(folder.resolve("b.cert"), outline.without(Cell.parse("b2"), Color.WHITE));
    Files.writeString(folder.resolve("bad.cert"), "damaged");
    String good =
        """
        hexproof manifest 1
        about second row
        board 2 2
        black b1
        white a1
        goal b1 / bottom
        carrier a2 b2
        claim minimal
        valid v.cert
        needed a2 a.cert
        needed b2 b.cert
        end
        """;
    Path path = folder.resolve("x.manifest");
    Files.writeString(path, good);
    assertThat(((CheckedManifest) Checking.check(path)).manifest().minimal()).isTrue();
    assertThat(good).contains(from);
    Files.writeString(path, good.replace(from, to));
    assertThatThrownBy(() -> Checking.check(path))
        .isInstanceOf(CertificateException.class)
        .hasMessage(message);
  }

  @Test
  void whatIsWrongIsToldByName() throws IOException {
    assertRefused("valid v.cert", "valid none", "line 9: there is no file none");
    assertRefused(
        "needed a2 a.cert",
        "needed a2 b.cert",
        "line 10: b.cert proves something else: a2 should be white there");
    assertRefused(
        "valid v.cert",
        "valid bad.cert",
        "line 9: bad.cert does not check: line 1: expected 'hexproof certificate 1 ...'");
    assertRefused(
        "needed b2 b.cert\n",
        "",
        "line 11: the claim is 'minimal', but there is no certificate for b2");
    assertRefused(
        "needed b2 b.cert",
        "redundant b2 b.cert",
        "line 11: b.cert proves something else: the other side wins");
    assertRefused(
        "claim minimal",
        "claim redundant",
        "line 12: the claim is 'redundant', but this is minimal");
    assertRefused(
        "claim minimal", "claim fine", "line 12: the claim is 'fine', but this is minimal");
    assertRefused(
        "needed b2 b.cert",
        "needed b1 b.cert",
        "line 11: b1 is outside, or a stone that the goal names");
    assertRefused("needed b2 b.cert", "needed a2 a.cert", "line 11: a2 is given twice");
    assertRefused(
        "valid v.cert",
        "valid ../v.cert",
        "line 9: '../v.cert' is not the name of a file in the same folder");
    assertRefused("carrier a2 b2", "carrier a1 b2", "line 7: there is a stone on a1");
    assertRefused("carrier a2 b2", "carrier", "line 7: there is no carrier");
    assertRefused("end\n", "end\nend\n", "line 13: something follows the end");
  }

  @Test
  void aManifestHasToBeAFile() {
    byte[] text = "hexproof manifest 1\n".getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> Handwritten.proven(text))
        .isInstanceOf(CertificateException.class)
        .hasMessageContaining("it must be a file itself");
  }
}
