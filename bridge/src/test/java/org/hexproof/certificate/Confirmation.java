package org.hexproof.certificate;

import com.google.common.collect.ImmutableSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.certificate.statement.OnlyMove;
import org.hexproof.certificate.statement.Proven;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Proven.CheckedBundle;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Reference;

/** Whether what certificates and bundles prove is true, by brute force. */
final class Confirmation {
  final Reference reference = Reference.bruteForce();
  private final Map<Record, Boolean> truths = new HashMap<>();

  /** Nothing if the position is too large to be told. */
  Optional<Boolean> of(Proven proven) {
    Record claim =
        proven instanceof CheckedBundle bundle ? bundle.claim() : ((Checked) proven).statement();
    Statement statement =
        claim instanceof OnlyMove only ? only.after(only.move()) : (Statement) claim;
    boolean large =
        statement.position().board().size() > 25 || statement.position().empty().size() > 14;
    return large ? Optional.empty() : Optional.of(truths.computeIfAbsent(claim, this::decide));
  }

  private boolean decide(Record claim) {
    return claim instanceof Statement asked
        ? reference.winner(new Problem(asked.position(), asked.toMove(), asked.goal()))
            == asked.winner()
        : winning((OnlyMove) claim).equals(ImmutableSet.of(((OnlyMove) claim).move()));
  }

  private ImmutableSet<Cell> winning(OnlyMove claim) {
    return reference.winning(new Problem(claim.position(), Color.WHITE, claim.goal()));
  }
}
