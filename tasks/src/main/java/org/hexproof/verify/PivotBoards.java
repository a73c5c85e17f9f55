package org.hexproof.verify;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Multimaps;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.hexproof.board.Color;
import org.hexproof.certificate.statement.Beside;
import org.hexproof.certificate.statement.Tester;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Certification;
import org.hexproof.solving.Question;

/**
 * The boards on which pivoting templates stand beside their testers. They are drawn when first
 * asked about; only then is it known which problem each certificate is about.
 */
final class PivotBoards implements BiConsumer<Question.InContext, PlacedTemplate> {
  private final ImmutableListMultimap<Question.InContext, CertificateFolder.Pivoting> wanted;
  private final Map<Question.InContext, PlacedTemplate> boards = new ConcurrentHashMap<>();
  private final Map<Problem, ImmutableList<Certification.Target>> targets =
      new ConcurrentHashMap<>();

  PivotBoards(List<CertificateFolder.Names> names) {
    wanted =
        Multimaps.index(
            names.stream().flatMap(one -> one.pivoting().stream()).iterator(),
            CertificateFolder.Pivoting::drawn);
  }

  /** Takes a board, before it is asked about. */
  @Override
  public void accept(Question.InContext drawn, PlacedTemplate board) {
    boards.put(drawn, board);
    for (CertificateFolder.Pivoting certificate : wanted.get(drawn)) {
      targets.merge(
          board.problem(certificate.position(), Color.WHITE),
          ImmutableList.of(certificate.target()),
          (some, more) ->
              ImmutableList.<Certification.Target>builder().addAll(some).addAll(more).build());
    }
  }

  /** The files that want a certificate of a problem on one of the boards. */
  ImmutableList<Certification.Target> targets(Problem problem) {
    return targets.getOrDefault(problem, ImmutableList.of());
  }

  /** What a certificate is about, if its board is drawn. */
  Optional<Beside> beside(CertificateFolder.Pivoting certificate, Tester tester) {
    return Optional.ofNullable(boards.get(certificate.drawn()))
        .map(board -> certificate.beside(board, tester));
  }
}
