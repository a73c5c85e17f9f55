package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.probe.Uniqueness;

/**
 * What {@code witness} has found.
 *
 * @param asked the move that was asked about
 * @param bundle the file for the proof, if one is wanted
 * @param naming what words call the players
 */
public record WitnessReport(
    Uniqueness found, Optional<Cell> asked, Optional<String> bundle, Naming naming)
    implements Account {
  @Override
  public Optional<Boolean> holds() {
    return decided().map(Uniqueness.Decided::unique);
  }

  private Optional<Uniqueness.Decided> decided() {
    return found instanceof Uniqueness.Decided decided ? Optional.of(decided) : Optional.empty();
  }

  private boolean unique() {
    return holds().orElse(false);
  }

  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    if (unique()) {
      lines.add("yes: " + Cell.list(found.winning()) + " is " + white() + "'s only winning move");
      bundle.ifPresent(name -> lines.add("proof written to " + name + " and checked"));
    } else if (decided().isPresent()) {
      lines.add("no: " + why(found.winning()));
    } else {
      lines.add("undecided: " + reason());
      if (!found.winning().isEmpty()) {
        lines.add(white() + " wins with " + Cell.list(found.winning()));
      }
    }
    found.basis().remark().ifPresent(lines::add);
    return lines
        .add(Counted.of(found.nodes(), "node") + ", " + found.time().toMillis() + " ms")
        .build();
  }

  private String reason() {
    return found instanceof Uniqueness.Undecided undecided
        ? SolveReport.limit(undecided.reason())
        : "the solver failed";
  }

  private String why(ImmutableSet<Cell> winning) {
    if (asked.isPresent()) {
      Cell cell = asked.get();
      return winning.contains(cell)
          ? white()
              + " wins with "
              + Cell.list(winning.stream().filter(move -> !move.equals(cell)).toList())
              + " too"
          : cell + " loses";
    }
    return white()
        + (winning.isEmpty() ? " has no winning move" : " wins with " + Cell.list(winning));
  }

  private String white() {
    return naming.name(Color.WHITE);
  }

  @Override
  public Document members() {
    Document members =
        new Document()
            .add("cell", asked)
            .add("unique", holds())
            .add("winning", found.winning())
            .add("complete", decided().map(Uniqueness.Decided::complete).orElse(false))
            .add(found.basis())
            .add("nodes", found.nodes())
            .add("millis", found.time().toMillis());
    return bundle.isPresent() ? members.add("bundle", bundle.filter(name -> unique())) : members;
  }
}
