package org.hexproof.work;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.hexproof.board.Color;
import org.hexproof.board.SelfMap;
import org.hexproof.certificate.Alterations;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.statement.Proven;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Proven.CheckedManifest;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MergeTest {
  private static final long BYTES = 1 << 26;

  @TempDir private Path folder;

  /** One answer that was altered, or lines in its place. */
  private static final class Altered {
    private final List<UnitReply> replies;
    private final Random random;
    private final Alterations alterations;

    Altered(List<UnitReply> replies, Random random) {
      this.replies = replies;
      this.random = random;
      this.alterations = new Alterations(random);
    }

    String of(UnitReply reply) throws IOException {
      UnitReply other = replies.get(random.nextInt(replies.size()));
      return switch (random.nextInt(7)) {
        case 0 -> characters(reply.line());
        case 1 -> with(other.unit(), reply.winner(), reply.certificate());
        case 2 -> with(reply.unit(), reply.winner().map(Color::opposite), reply.certificate());
        case 3 -> with(reply.unit(), other.winner(), other.certificate());
        case 4 -> reply.line().substring(0, random.nextInt(reply.line().length()));
        case 5 -> "\u0000\ufffd{\"hexproof\":";
        default ->
            with(
                reply.unit(),
                reply.winner(),
                Optional.of(zipped(alterations.of(unzipped(reply.certificate().orElseThrow())))));
      };
    }

    private String characters(String line) {
      StringBuilder changed = new StringBuilder(line);
      for (int left = 1 + random.nextInt(2); left > 0; left--) {
        changed.setCharAt(random.nextInt(changed.length()), (char) (33 + random.nextInt(90)));
      }
      return changed.toString();
    }

    private String with(String unit, Optional<Color> winner, Optional<byte[]> certificate) {
      UnitReply reply = replies.get(0);
      return new UnitReply(
              unit,
              reply.solver(),
              UnitReply.Status.DECIDED,
              winner,
              Optional.empty(),
              reply.nodes(),
              reply.time(),
              reply.build(),
              certificate)
          .line();
    }
  }

  private static String unzipped(byte[] bytes) throws IOException {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static byte[] zipped(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  @Test
  void alteredAnswersAreRefusedOrHarmlessAndTheRestIsMerged() throws IOException {
    ImmutableList<Unit> units = WorkSamples.units("edge/row-3");
    ImmutableList<UnitReply> replies = WorkSamples.replies(units);
    Map<Problem, Color> truth = truth(units);
    Random random = new Random(2);
    Altered altered = new Altered(replies, random);
    int refused = 0;
    for (int i = 0; i < 100; i++) {
      Path into = Files.createDirectory(folder.resolve("run" + i));
      Merge merge = new Merge(WorkSamples.list(units), into, BYTES);
      int changes = 1 + random.nextInt(5);
      List<Unit> honest = new ArrayList<>();
      for (int j = 0; j < replies.size(); j++) {
        boolean changed = random.nextInt(replies.size()) < changes;
        String line = changed ? altered.of(replies.get(j)) : replies.get(j).line();
        int before = merge.refused().size();
        merge.take(line, "a.jsonl:" + (j + 1));
        if (merge.refused().size() > before) {
          assertThat(changed).isTrue();
          assertThat(merge.refused().get(before).place()).isEqualTo("a.jsonl:" + (j + 1));
        }
        if (!changed) {
          honest.add(units.get(j));
        }
      }
      List<Unit> missing = merge.missing();
      assertThat(missing).doesNotContainAnyElementsOf(honest);
      refused += merge.refused().size();
      ImmutableList<Merge.Bound> bound = merge.bind();
      try (Stream<Path> files = Files.list(into)) {
        assertThat(files.filter(file -> file.toString().endsWith(".manifest")))
            .hasSize(bound.size());
      }
      for (Unit unit : units) {
        Path file = into.resolve(unit.certificate());
        if (Files.exists(file)) {
          assertThat(((Checked) Checking.check(file)).statement())
              .isEqualTo(unit.statement(truth.get(unit.problem())));
        } else {
          assertThat(missing).contains(unit);
        }
      }
      for (Merge.Bound each : bound) {
        assertTrue(Checking.check(each.file()), truth);
      }
      MoreFiles.deleteRecursively(into, RecursiveDeleteOption.ALLOW_INSECURE);
    }
    assertThat(refused).isGreaterThan(150);
  }

  /** All that the manifest says is what brute force says. */
  private static void assertTrue(Proven proven, Map<Problem, Color> truth) {
    CheckedManifest checked = (CheckedManifest) proven;
    boolean valid = checked.manifest().valid();
    assertThat(winner(checked.manifest().outline().whole(Color.BLACK), truth) == Color.BLACK)
        .isEqualTo(valid);
    checked
        .manifest()
        .parts()
        .forEach(
            (part, needed) ->
                assertThat(
                        winner(checked.manifest().outline().without(part, Color.BLACK), truth)
                            == Color.WHITE)
                    .isEqualTo(needed));
  }

  private static Color winner(Statement statement, Map<Problem, Color> truth) {
    return truth.get(new Problem(statement.position(), statement.toMove(), statement.goal()));
  }

  private static Map<Problem, Color> truth(List<Unit> units) {
    Map<Problem, Color> truth = new HashMap<>();
    BruteForceSolver solver = new BruteForceSolver();
    for (Unit unit : units) {
      Answer answer = solver.solve(unit.problem(), Limits.DEFAULT);
      truth.put(unit.problem(), ((Answer.Decided) answer).winner());
    }
    return truth;
  }

  @Test
  void whatIsWrongWithAnAnswerIsTold() throws IOException {
    ImmutableList<Unit> units = WorkSamples.units("edge/row-2");
    ImmutableList<UnitReply> replies = WorkSamples.replies(units);
    Merge merge = new Merge(WorkSamples.list(units.subList(0, 2)), folder, BYTES);
    List<String> reasons = new ArrayList<>();
    UnitReply first = replies.get(0);
    UnitReply second = replies.get(1);
    for (UnitReply reply :
        List.of(
            forUnit(first, second.certificate(), first.winner()),
            forUnit(first, first.certificate(), second.winner()),
            forUnit(first, Optional.of(zipped("nonsense")), first.winner()),
            forUnit(first, Optional.of(new byte[] {0x1f, (byte) 0x8b, 7}), first.winner()),
            replies.get(2))) {
      merge.take(reply.line(), "a:1");
      reasons.add(merge.refused().get(reasons.size()).toString());
    }
    String about = "a:1: refused: " + units.get(0).about() + ": the certificate ";
    assertThat(reasons.get(0)).isEqualTo(about + "proves something else");
    assertThat(reasons.get(1)).isEqualTo(about + "proves that the other side wins");
    assertThat(reasons.get(2)).startsWith(about + "does not check: line 1");
    assertThat(reasons.get(3)).startsWith(about + "does not check: line 1: the compressed");
    assertThat(reasons.get(4)).isEqualTo("a:1: refused: it answers none of the units");
    assertThat(merge.merged()).isZero();
    merge.take(first.line(), "a:2");
    merge.take(first.line(), "a:3");
    merge.take("", "a:4");
    assertThat(merge.merged()).isEqualTo(1);
    assertThat(merge.doubles()).isEqualTo(1);
    assertThat(merge.missing()).containsExactly(units.get(1));
    assertThat(merge.refused().get(5).toString())
        .isEqualTo("a:4: refused: not an answer of 'hexproof work'");
  }

  @Test
  void ofCellsThatLieAlikeOneCertificateIsEnough() throws IOException {
    int images = 0;
    for (String library : List.of("edge/row-2", "edge/row-3", "edge/row-4", "interior")) {
      ImmutableList<Unit> units = WorkSamples.units(library);
      Merge merge =
          new Merge(
              WorkSamples.list(units), Files.createDirectories(folder.resolve(library)), BYTES);
      ImmutableList<UnitReply> replies = WorkSamples.replies(units);
      for (int i = 0; i < units.size(); i++) {
        if (isFirstOfItsImages(units.get(i))) {
          merge.take(replies.get(i).line(), "a");
        }
      }
      int taken = merge.merged();
      merge.takeImages();
      assertThat(merge.missing()).isEmpty();
      assertThat(merge.images()).isEqualTo(units.size() - taken);
      images += merge.images();
      for (Merge.Bound bound : merge.bind()) {
        assertThat(((CheckedManifest) Checking.check(bound.file())).manifest())
            .isEqualTo(bound.manifest());
      }
    }
    assertThat(images).isGreaterThan(20);
  }

  private static boolean isFirstOfItsImages(Unit unit) {
    Statement whole = unit.outline().whole(Color.BLACK);
    return SelfMap.of(whole.position(), whole.goal().named(), whole.goal().edges()).stream()
        .allMatch(
            map -> unit.part().map(part -> map.apply(part).compareTo(part) >= 0).orElse(true));
  }

  private static UnitReply forUnit(
      UnitReply reply, Optional<byte[]> certificate, Optional<Color> winner) {
    return new UnitReply(
        reply.unit(),
        reply.solver(),
        reply.status(),
        winner,
        Optional.empty(),
        reply.nodes(),
        reply.time(),
        reply.build(),
        certificate);
  }
}
