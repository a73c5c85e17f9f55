package org.hexproof.solver.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.stream.Stream;
import org.hexproof.certificate.CertificateWriter;
import org.hexproof.certificate.Checked;
import org.hexproof.certificate.Checker;
import org.hexproof.certificate.Numbers;
import org.hexproof.certificate.Statement;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.hexproof.solver.Reference;
import org.junit.jupiter.api.Test;

/** The native solver's certificates check, and say what brute force says. */
final class NativeCertificatesTest {
  private static final int EACH = 3_000;

  @Test
  void certificatesOfRandomPositionsCheck() throws IOException {
    Problems whole = new Problems(5);
    Problems composed = new Problems(6);
    Reference reference = Reference.bruteForce();
    try (NativeSolver solver = EmbeddedLibrary.load().newSolver()) {
      for (Problem problem :
          Stream.concat(
                  Stream.generate(() -> whole.whole(5, 11)).limit(EACH),
                  Stream.generate(() -> composed.composed(5, 10)).limit(EACH))
              .toList()) {
        Certifier.Certified certified = solver.certify(problem, Limits.DEFAULT);
        assertThat(certified.answer()).as("%s", problem).isInstanceOf(Answer.Decided.class);
        Answer.Decided decided = (Answer.Decided) certified.answer();
        assertThat(decided.winner()).as("%s", problem).isEqualTo(reference.winner(problem));
        Statement statement =
            new Statement(problem.position(), problem.goal(), problem.toMove(), decided.winner());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CertificateWriter.write(out, statement, "", certified.certificate().orElseThrow());
        Checked checked = Checker.check(new ByteArrayInputStream(out.toByteArray()));
        assertThat(checked.statement()).isEqualTo(statement);
      }
    }
  }

  @Test
  void aCertificateEndsWithTheNextQuestion() {
    Problem problem = new Problems(7).whole(4, 8);
    try (NativeSolver solver = EmbeddedLibrary.load().newSolver()) {
      Numbers numbers = solver.certify(problem, Limits.DEFAULT).certificate().orElseThrow();
      int[] first = new int[1];
      numbers.copy(0, first, 1);
      solver.solve(problem, Limits.DEFAULT);
      assertThatThrownBy(() -> numbers.copy(0, first, 1)).isInstanceOf(IllegalStateException.class);
    }
  }
}
