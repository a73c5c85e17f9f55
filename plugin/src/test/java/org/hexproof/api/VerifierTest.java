package org.hexproof.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class VerifierTest {
  private static final Path LIBRARY = Path.of("..", "templates", "library");

  private static final String PAGE =
      """
      name: wide
       # # A
        . . .
         -----

      name: open
       # A
        . #
         ---
      """;

  @TempDir private Path folder;

  private static List<Template> page() throws UnreadableException {
    return Templates.parse("page.txt", PAGE);
  }

  private static List<Template> pivoting() throws IOException {
    try (Stream<Path> files = Files.walk(LIBRARY.resolve("pivoting"))) {
      return Templates.read(
          files.filter(file -> file.toString().endsWith(".yaml")).sorted().findFirst().get());
    }
  }

  @Test
  void minimalTemplatesAreInsideValidOnes() throws Exception {
    List<Finding> inside = new Verifier().minimize(page().get(0)).orElseThrow();
    assertThat(inside)
        .extracting(found -> found.template().carrier())
        .containsExactly(Set.of(Cell.of("b2"), Cell.of("c2")));
    assertThat(inside)
        .allMatch(found -> found.verdict().equals(new Verdict.Valid(Optional.of(true), Set.of())));
    assertThat(new Verifier().minimize(page().get(1))).contains(List.of());
  }

  @Test
  void aTemplateTellsWhatItIs() throws Exception {
    Template wide = page().get(0);
    assertThat(wide.name()).isEqualTo("wide");
    assertThat(wide.place()).isEqualTo("page.txt:1:1");
    assertThat(wide.kind()).isEqualTo(Kind.EDGE);
    assertThat(wide.named()).containsExactly(Cell.of("c1"));
    assertThat(wide.carrier()).containsExactly(Cell.of("a2"), Cell.of("b2"), Cell.of("c2"));
    assertThat(wide.stones()).isEqualTo(new Board(3, 2).with(Color.BLACK, Cell.of("c1")));
    assertThat(wide.surrounded().white()).containsExactly(Cell.of("a1"), Cell.of("b1"));
    assertThat(wide).hasToString("wide (edge)");
    Template again = Templates.parse("again", wide.drawing()).get(0);
    assertThat(again.stones()).isEqualTo(wide.stones());
    assertThat(again.carrier()).isEqualTo(wide.carrier());
  }

  @Test
  void theLibraryIsThereInEveryKind() {
    assertThat(Templates.library()).extracting(Template::kind).contains(Kind.values());
  }

  @Test
  void verdictsAreSealed() throws Exception {
    List<Finding> findings = new Verifier().withThreads(2).verify(page());
    assertThat(findings).extracting(Finding::template).isEqualTo(page());
    assertThat(findings).allSatisfy(each -> assertThat(each.restsOn()).contains(Ground.SOLVER));
    assertThat(findings)
        .extracting(Finding::verdict)
        .containsExactly(
            new Verdict.Valid(Optional.of(false), Set.of(Cell.of("a2"))),
            new Verdict.Invalid(List.of(Cell.of("a2"))));
    assertThat(findings).extracting(Finding::asClaimed).containsOnly(Optional.of(false));
    assertThat(findings.get(0).solves()).isEqualTo(4);
  }

  @Test
  void minimalityIsLeftOutIfOnlyValidityIsAsked() throws Exception {
    Finding finding = new Verifier().validityOnly().verify(page().get(0));
    assertThat(finding.verdict()).isEqualTo(new Verdict.Valid(Optional.empty(), Set.of()));
    assertThat(finding.asClaimed()).contains(true);
    assertThat(finding.solves()).isEqualTo(1);
  }

  @Test
  void certificatesProveEachSolve() throws Exception {
    Path made = folder.resolve("new");
    Finding finding = new Verifier().withCertificates(made).verify(page().get(0));
    assertThat(finding.restsOn()).containsExactly(Ground.CERTIFICATE);
    assertThat(finding.verdict()).isInstanceOf(Verdict.Valid.class);
    try (Stream<Path> files = Files.list(made)) {
      List<Path> proofs = files.sorted().toList();
      assertThat(proofs).hasSize(5);
      for (Path proof : proofs) {
        assertThat(Certificates.check(proof))
            .isInstanceOf(
                proof.toString().endsWith(".manifest") ? Proof.OfTemplate.class : Proof.Win.class);
      }
    }
    Proof.OfTemplate whole = (Proof.OfTemplate) Certificates.check(made.resolve("wide.manifest"));
    assertThat(whole.board()).isEqualTo(Problem.promise(page().get(0)).board());
    assertThat(whole.valid()).isTrue();
    assertThat(whole.redundant()).containsExactly(Cell.of("a2"));
    assertThat(whole.needed()).containsExactly(Cell.of("b2"), Cell.of("c2"));
    assertThat(whole.open()).isEmpty();
    Proof.Win valid = (Proof.Win) Certificates.check(made.resolve("wide.valid.cert.gz"));
    assertThat(valid.answers(Problem.promise(page().get(0)))).isTrue();
    assertThat(valid.answers(Problem.promise(page().get(1)))).isFalse();
    assertThat(valid.winner()).isEqualTo(Color.BLACK);
  }

  @Test
  void whatPivotsHasCertificatesToo() throws Exception {
    assertThat(new Verifier().verify(pivoting().get(0)).asClaimed()).contains(true);
    Finding finding = new Verifier().withCertificates(folder).verify(pivoting().get(0));
    assertThat(finding.asClaimed()).contains(true);
    try (Stream<Path> files = Files.list(folder)) {
      Path manifest = files.filter(file -> file.toString().endsWith(".manifest")).findFirst().get();
      assertThat(((Proof.OfTemplate) Certificates.check(manifest)).valid()).isTrue();
    }
  }

  @Test
  void aTimeLimitLeavesATemplateUndecided() throws Exception {
    Template large = Templates.read(LIBRARY.resolve("edge/row-6/vi-1-a.yaml")).get(0);
    Finding finding = new Verifier().withLimit(Duration.ofMillis(1)).verify(large);
    assertThat(finding.verdict()).isEqualTo(new Verdict.Undecided());
    assertThat(finding.troubles()).contains("validity: not decided within the time limit");
    assertThat(finding.solverFailed()).isFalse();
  }

  /**
   * A template that takes hours, so that nothing is decided before the stop, however late it is.
   */
  @Test
  void anInterruptedThreadGetsWhatIsUndecided() throws Exception {
    Thread.currentThread().interrupt();
    List<Finding> findings =
        new Verifier().verify(Templates.read(LIBRARY.resolve("../large/vii-1-a.yaml")));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).verdict()).isEqualTo(new Verdict.Undecided());
  }

  @Test
  void whatCantBeReadIsToldWithItsPlace() {
    assertThatThrownBy(() -> Templates.parse("page.txt", PAGE.replace(". .", ". !")))
        .isInstanceOf(UnreadableException.class)
        .hasMessageStartingWith("page.txt:3:")
        .hasMessageContaining("hint");
    assertThatThrownBy(() -> Templates.read(folder.resolve("none")))
        .isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> Boards.parse("page.txt", PAGE))
        .isInstanceOf(UnreadableException.class)
        .hasMessageStartingWith("page.txt:1:1: a whole board");
  }

  @Test
  void sensibleSettingsAreChecked() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Verifier().withThreads(0));
    assertThatIllegalArgumentException().isThrownBy(() -> new Verifier().withLimit(Duration.ZERO));
  }
}
