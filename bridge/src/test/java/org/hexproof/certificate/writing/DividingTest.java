package org.hexproof.certificate.writing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.hexproof.board.Color;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.Claim;
import org.hexproof.certificate.Handwritten;
import org.hexproof.certificate.Lemmas;
import org.hexproof.certificate.NaiveProver;
import org.hexproof.certificate.Placement;
import org.hexproof.certificate.Sheet.Site;
import org.hexproof.certificate.Start;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.file.Room;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Certificates in several files, with lemmas cited. */
final class DividingTest {
  private static final int TRIES = 100 * Integer.getInteger("hexproof.rounds", 1);

  /** Two bridges to the edge, or one. */
  private static final String ZIGGURAT =
      """
      hexproof certificate 1
      about the ziggurat
      board 4 3
      black c1
      white a1 b1 a2
      goal c1 / bottom
      to-move white
      winner black
      cuts
      j b2 1,4 ; b2 a3 ;
      j b2 1,4 ; b2 b3 ;
      c a3:2 b3:1
      j c1 1,4 ; b2 ; 1
      j d2 c1 ; d1 d2 ;
      j d2 c1 ; c2 d2 ;
      c d1:2 c2:1
      j d2 1,4 ; d2 c3 ;
      j d2 1,4 ; d2 d3 ;
      c c3:2 d3:1
      j c1 1,4 ; d2 ; 4 1
      c b2:8 d2:1
      g ; ; 1
      e 1
      """;

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));

  @TempDir private Path folder;

  /** Proofs of a naive prover, for either side and with cuts. */
  private Stream<String> proofs(Problem problem) throws IOException {
    List<String> texts = new ArrayList<>();
    for (Color winner : Color.values()) {
      Statement statement =
          new Statement(problem.position(), problem.goal(), problem.toMove(), winner);
      Optional<Numbers> cut =
          winner == Color.WHITE
              ? NaiveProver.proveWithCuts(statement, random)
              : NaiveProver.prove(statement, random);
      cut.ifPresent(numbers -> texts.add(NaiveProver.text(statement, numbers)));
    }
    return texts.stream();
  }

  @Test
  void whatIsDividedStatesTheSame() throws Exception {
    Problems problems = new Problems(random.nextLong());
    int files = 0;
    for (int i = 0; i < TRIES; i++) {
      for (String text : proofs(problems.composed(4, 8)).toList()) {
        Path old = Files.writeString(folder.resolve("old.cert"), text);
        Statement statement = ((Checked) Checking.check(old)).statement();
        Path out = folder.resolve(random.nextBoolean() ? "new.cert" : "new.cert.gz");
        Dividing.Divided divided =
            Dividing.divide(old, out, 1 + random.nextInt(6), ImmutableList.of(), () -> false);
        assertThat(divided.files()).last().isEqualTo(out);
        try (Checking checking = new Checking(0, 2, () -> false)) {
          Checked checked = (Checked) checking.proven(out);
          assertThat(checked.statement()).isEqualTo(statement);
          for (Path file : divided.files()) {
            assertThat(checking.proven(file).nodes()).isPositive();
            Files.delete(file);
          }
        }
        files += divided.files().size();
      }
    }
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactly(folder.resolve("old.cert"));
    }
    assertThat(files).isGreaterThan(2 * TRIES);
  }

  /** A lemma is found wherever one of all placements near the board proves the claim. */
  @Test
  void lemmasAreFoundWhereverTheyProveAClaim() throws IOException {
    Path bridge = restated("bridge", Handwritten.BLACK + Handwritten.BRIDGE);
    int found = 0;
    Problems problems = new Problems(random.nextLong());
    try (Citations citations = Citations.of(List.of(bridge), () -> false);
        Lemmas lemmas = Lemmas.of(bridge, Room.withFile(0), () -> false)) {
      for (int i = 0; i < TRIES; i++) {
        for (String text : proofs(problems.whole(4, 8)).toList()) {
          List<Claim> claims = new ArrayList<>();
          Start start = claims(text, claims);
          for (Claim claim : claims) {
            boolean isThere = citations.of(start, claim).isPresent();
            assertThat(isThere).as("%s%n%s", text, claim).isEqualTo(naive(start, claim, lemmas));
            found += isThere ? 1 : 0;
          }
        }
      }
    }
    assertThat(found).isGreaterThan(TRIES / 10);
  }

  private Path restated(String name, String certificate) throws IOException {
    Path old = Files.writeString(folder.resolve(name + ".cert"), certificate);
    Path out = folder.resolve(name + ".lemmas");
    assertThat(Restating.write(old, out, () -> false).claims()).isEqualTo(1);
    return out;
  }

  private Start claims(String text, List<Claim> claims) throws IOException {
    Start[] found = new Start[1];
    Path file = Files.writeString(folder.resolve("claims.cert"), text);
    try (Checking checking = new Checking(0, 1, () -> false)) {
      checking.certificate(
          file,
          (start, claim) -> {
            found[0] = start;
            claims.add(
                new Claim(
                    claim.target(), (BitSet) claim.need().clone(), (BitSet) claim.room().clone()));
          });
    }
    return found[0];
  }

  /** Tries all triangles of places for a1, b1 and a2. */
  private static boolean naive(Start start, Claim claim, Lemmas lemmas) throws IOException {
    if (claim.target() == Claim.GOAL) {
      return false;
    }
    List<Site> spots = new ArrayList<>();
    for (int col = -6; col <= 10; col++) {
      for (int row = -6; row <= 10; row++) {
        spots.add(new Site(col, row));
      }
    }
    Claim lemma = lemmas.claims().get(0);
    for (Site a : spots) {
      for (Site b : spots) {
        for (Site c : a.touches(b) ? spots : List.<Site>of()) {
          if (c.touches(a) && c.touches(b) && proves(start, claim, lemma, lemmas, a, b, c)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean proves(
      Start start, Claim claim, Claim lemma, Lemmas lemmas, Site a, Site b, Site c) {
    Claim placed;
    try {
      placed = new Placement(lemmas.start(), start, a, b, c).of(lemma);
    } catch (Placement.Misfit e) {
      return false;
    }
    int[] ends = {Claim.first(placed.target()), Claim.second(placed.target())};
    int[] wanted = {Claim.first(claim.target()), Claim.second(claim.target())};
    boolean straight = start.areOne(ends[0], wanted[0]) && start.areOne(ends[1], wanted[1]);
    boolean turned = start.areOne(ends[0], wanted[1]) && start.areOne(ends[1], wanted[0]);
    return (straight || turned)
        && placed.need().stream().allMatch(claim.need()::get)
        && placed.room().stream().allMatch(i -> claim.room().get(i) || claim.need().get(i));
  }

  @Test
  void whatIsCitedIsLeftOut() throws IOException {
    Path ziggurat = restated("ziggurat", ZIGGURAT);
    Path old = folder.resolve("ziggurat.cert");
    Path divided = folder.resolve("cited.cert");
    Dividing.Divided cited =
        Dividing.divide(old, divided, 1000, ImmutableList.of(ziggurat), () -> false);
    assertThat(cited.citations()).isEqualTo(1);
    assertThat(Files.readString(divided))
        .contains("\nlemmas ziggurat.lemmas\n", "\nl 1 1 a1 b1 a2\n");
    assertThat(cited.nodes()).isLessThan(Checking.check(old).nodes());
  }

  @Test
  void nothingIsLeftWhenALemmaIsFalse() throws IOException {
    Path bridge = restated("bridge", Handwritten.BLACK + Handwritten.BRIDGE);
    Files.writeString(bridge, Files.readString(bridge).replace("e 1", "e 3"));
    Path old = Files.writeString(folder.resolve("ziggurat.cert"), ZIGGURAT);
    Path out = folder.resolve("out.cert");
    assertThatThrownBy(() -> Dividing.divide(old, out, 2, ImmutableList.of(bridge), () -> false))
        .isInstanceOf(CertificateException.class)
        .hasMessageContaining("does not tell that it rests on");
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).hasSize(3);
    }
    assertThatThrownBy(
            () -> Dividing.divide(old, out, 2, ImmutableList.of(Path.of("x.lemmas")), () -> false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is not in the folder of");
  }

  @Test
  void whatIsThereIsNotReplaced() throws IOException {
    Path old = Files.writeString(folder.resolve("ziggurat.cert"), ZIGGURAT);
    Path other = Files.writeString(folder.resolve("out-2.lemmas"), "mine");
    Path out = folder.resolve("out.cert");
    assertThatThrownBy(() -> Dividing.divide(old, out, 4, ImmutableList.of(), () -> false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("out-2.lemmas is there already");
    assertThat(other).hasContent("mine");
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactlyInAnyOrder(old, other);
    }
    assertThatThrownBy(() -> Dividing.divide(old, old, 4, ImmutableList.of(), () -> false))
        .hasMessageContaining("ziggurat.cert is there already");
    assertThat(old).hasContent(ZIGGURAT);
  }

  @Test
  void whatIsNoJoinIsNotRestated() throws IOException {
    Path white = folder.resolve("white.cert");
    Files.writeString(white, Handwritten.WHITE + Handwritten.WHITE_PROOF);
    assertThatThrownBy(() -> Restating.write(white, folder.resolve("w.lemmas"), () -> false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("only what Black wins with White to move");
    Path fork = folder.resolve("fork.cert");
    Files.writeString(
        fork,
        Handwritten.BLACK.replace("goal b1 / bottom", "goal b1 / bottom | b1 / right")
            + Handwritten.BRIDGE);
    assertThatThrownBy(() -> Restating.write(fork, folder.resolve("f.lemmas"), () -> false))
        .hasMessageContaining("only that two terminals are joined");
    assertThat(folder.resolve("f.lemmas")).doesNotExist();
  }
}
