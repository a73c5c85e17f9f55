package org.hexproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.hexproof.board.Color;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.Numbers;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.hexproof.solver.Reference;
import org.junit.jupiter.api.Test;

/**
 * What the checker accepts is in form and true: certificates that a naive prover wrote, and what is
 * left of them after alterations.
 */
final class AlterationsTest {
  private static final int ALTERATIONS = 10_000 * Integer.getInteger("hexproof.rounds", 1);
  private static final int PER_CERTIFICATE = 40;
  private static final long SEED = Long.getLong("hexproof.seed", 1);

  /** Overlaps are the hardest to make a false statement of. */
  private static final ImmutableList<NaiveProver.Lie> LIES =
      ImmutableList.of(
          NaiveProver.Lie.OVERLAP,
          NaiveProver.Lie.NO_ANSWER,
          NaiveProver.Lie.OVERLAP,
          NaiveProver.Lie.OTHER_TARGET,
          NaiveProver.Lie.OVERLAP,
          NaiveProver.Lie.NEEDS_STONE,
          NaiveProver.Lie.NOT_DEAD);

  private final Reference reference = Reference.bruteForce();
  private final Map<Statement, Boolean> truths = new HashMap<>();

  private final Random random = new Random(SEED);
  private final Map<String, Integer> counts = new HashMap<>();

  private void count(String what) {
    counts.merge(what, 1, Integer::sum);
  }

  private boolean isTrue(Statement statement) {
    return truths.computeIfAbsent(
        statement,
        asked ->
            reference.winner(new Problem(asked.position(), asked.toMove(), asked.goal()))
                == asked.winner());
  }

  @Test
  void whatIsAcceptedIsTrue() throws IOException {
    Problems problems = new Problems(SEED);
    Problems trees = new Problems(SEED + 1);
    Alterations alterations = new Alterations(random);
    List<String> certificates = new ArrayList<>();
    for (int i = 0; certificates.size() * PER_CERTIFICATE < ALTERATIONS; i++) {
      Problem problem = i % 3 == 0 ? trees.whole(4, 8) : problems.composed(4, 8);
      certify(problem, certificates);
    }
    for (String certificate : certificates) {
      for (int i = 0; i < PER_CERTIFICATE; i++) {
        String altered = alterations.of(certificate);
        if (!altered.equals(certificate)) {
          check(altered, certificate);
        }
      }
    }
    lie(ALTERATIONS / 4);
    System.out.println("alterations: " + counts);
    assertThat(counts.get("proved with cuts")).isGreaterThan(certificates.size() / 20);
    assertThat(counts.get("captured by BLACK")).isGreaterThan(certificates.size() / 20);
    assertThat(counts.get("captured by WHITE")).isGreaterThan(certificates.size() / 100);
    assertThat(counts.get("filled in by BLACK")).isGreaterThan(certificates.size() / 20);
    assertThat(counts.get("filled in by WHITE")).isGreaterThan(certificates.size() / 100);
    assertThat(counts.get("lies NOT_DEAD")).isGreaterThan(ALTERATIONS / 200);
    assertThat(counts.get("accepted")).isGreaterThan(certificates.size() / 10);
    assertThat(counts.get("refused")).isGreaterThan(certificates.size());
  }

  /** Certificates of false statements, each wrong in one way, are refused. */
  private void lie(int tries) throws IOException {
    Problems problems = new Problems(SEED + 2);
    for (int i = 0; i < tries; i++) {
      Problem problem = problems.composed(4, 8);
      for (Color winner : Color.values()) {
        Statement statement =
            new Statement(problem.position(), problem.goal(), problem.toMove(), winner);
        NaiveProver.Lie lie = LIES.get(i % LIES.size());
        Optional<Numbers> numbers =
            isTrue(statement) ? Optional.empty() : NaiveProver.lie(statement, random, lie);
        if (numbers.isPresent()) {
          count("lies " + lie);
          String text = NaiveProver.text(statement, numbers.get());
          assertThatThrownBy(() -> read(text)).as(text).isInstanceOf(CertificateException.class);
        }
      }
    }
  }

  /** Every certificate of the prover is accepted, and says what the definition says. */
  private void certify(Problem problem, List<String> certificates) throws IOException {
    for (Color winner : Color.values()) {
      Statement statement =
          new Statement(problem.position(), problem.goal(), problem.toMove(), winner);
      Optional<Numbers> plain = NaiveProver.prove(statement, random);
      assertThat(plain.isPresent()).as("%s", statement).isEqualTo(isTrue(statement));
      Stream<Optional<Numbers>> found =
          winner == Color.BLACK
              ? Stream.of(plain)
              : Stream.of(plain, NaiveProver.proveWithCuts(statement, random));
      for (Numbers numbers : found.flatMap(Optional::stream).toList()) {
        String text = NaiveProver.text(statement, numbers);
        assertThat(text).matches(Grammar.CERTIFICATE);
        assertThat(read(text).statement()).as(text).isEqualTo(statement);
        assertThat(isTrue(statement)).as(text).isTrue();
        count(text.contains("\ncuts\n") ? "proved" : "proved with cuts");
        for (char kind : "jgckp".toCharArray()) {
          counts.merge(
              "nodes " + kind,
              (int)
                  text.lines()
                      .filter(line -> line.charAt(0) == kind && line.charAt(1) == ' ')
                      .count(),
              Integer::sum);
        }
        if (text.contains("\nk ")) {
          count("captured by " + winner);
        }
        if (text.contains("\np ")) {
          count("filled in by " + winner);
        }
        certificates.add(text);
      }
    }
  }

  private void check(String altered, String certificate) throws IOException {
    Statement statement;
    try {
      statement = read(altered).statement();
    } catch (CertificateException e) {
      count("refused");
      return;
    }
    assertThat(altered).matches(Grammar.CERTIFICATE);
    if (statement.position().board().size() > 25 || statement.position().empty().size() > 14) {
      count("accepted, too large to be told");
      return;
    }
    count("accepted");
    assertThat(isTrue(statement)).as("%s\nof\n%s", altered, certificate).isTrue();
  }

  private static Checked read(String text) throws IOException {
    return Checking.certificate(
        new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), Checking.memory());
  }
}
