package org.hexproof.report.game;

import java.util.Optional;
import org.hexproof.loopy.Equivalence;
import org.hexproof.loopy.GameGraph;
import org.hexproof.loopy.GraphLimit;
import org.hexproof.loopy.LoopyComparison;
import org.hexproof.report.Account;

/** How two hypergames compare, and whether they are equivalent. */
public final class RelationReport {
  private RelationReport() {}

  /** Of x and y, in signs of keyboards if wanted. */
  public static Account of(GameGraph x, GameGraph y, GraphLimit limit, boolean ascii) {
    LoopyComparison comparison = LoopyComparison.of(x, y, limit);
    Equivalence equivalence = Equivalence.of(x, y, limit);
    String above = ascii ? " >= " : " ⊵ ";
    String notAbove = ascii ? " !>= " : " -▶ ";
    Facts facts =
        new Facts()
            .fact("x" + above + "y", "above", comparison.isAbove())
            .fact("x" + notAbove + "y", "notAbove", comparison.isNotAbove())
            .fact("y" + above + "x", "below", comparison.isBelow())
            .fact("y" + notAbove + "x", "notBelow", comparison.isNotBelow())
            .fact("equidetermined", "equidetermined", Equivalence.areEquidetermined(x, y));
    equivalence
        .withImpartial()
        .ifPresent(
            holds -> facts.line("equivalent in sums with impartial games: " + Facts.yes(holds)));
    Optional<Boolean> inAllSums =
        switch (equivalence.inAllSums()) {
          case YES -> Optional.of(true);
          case NO -> Optional.of(false);
          case OPEN -> Optional.empty();
        };
    return facts
        .line(
            "equivalent in all sums: "
                + inAllSums.map(Facts::yes).orElse("not known")
                + equivalence.context().map(game -> ", a sum with " + game + " differs").orElse(""))
        .member("equivalent", inAllSums)
        .member("equivalentToImpartial", equivalence.withImpartial())
        .member("context", equivalence.context());
  }
}
