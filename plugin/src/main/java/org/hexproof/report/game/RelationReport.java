package org.hexproof.report.game;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.loopy.Equivalence;
import org.hexproof.loopy.GameGraph;
import org.hexproof.loopy.GraphLimit;
import org.hexproof.loopy.LoopyComparison;
import org.hexproof.report.Account;
import org.hexproof.report.Document;

/** How two hypergames compare, and whether they are equivalent. */
public record RelationReport(
    LoopyComparison comparison, boolean equidetermined, Equivalence equivalence, boolean ascii)
    implements Account {
  public static RelationReport of(GameGraph x, GameGraph y, GraphLimit limit, boolean ascii) {
    return new RelationReport(
        LoopyComparison.of(x, y, limit),
        Equivalence.areEquidetermined(x, y),
        Equivalence.of(x, y, limit),
        ascii);
  }

  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(relation("x ⊵ y", comparison.isAbove()));
    lines.add(relation("x -▶ y", comparison.isNotAbove()));
    lines.add(relation("y ⊵ x", comparison.isBelow()));
    lines.add(relation("y -▶ x", comparison.isNotBelow()));
    lines.add(relation("equidetermined", equidetermined));
    equivalence
        .withImpartial()
        .ifPresent(holds -> lines.add(relation("equivalent in sums with impartial games", holds)));
    return lines
        .add(
            "equivalent in all sums: "
                + inAllSums().map(RelationReport::word).orElse("not known")
                + equivalence
                    .context()
                    .map(game -> ", a sum with " + GraphText.line(game) + " differs")
                    .orElse(""))
        .build();
  }

  private Optional<Boolean> inAllSums() {
    return switch (equivalence.inAllSums()) {
      case YES -> Optional.of(true);
      case NO -> Optional.of(false);
      case OPEN -> Optional.empty();
    };
  }

  private String relation(String relation, boolean holds) {
    String text = ascii ? relation.replace("⊵", ">=").replace("-▶", "!>=") : relation;
    return text + ": " + word(holds);
  }

  private static String word(boolean holds) {
    return holds ? "yes" : "no";
  }

  @Override
  public Document members() {
    return new Document()
        .add("above", comparison.isAbove())
        .add("notAbove", comparison.isNotAbove())
        .add("below", comparison.isBelow())
        .add("notBelow", comparison.isNotBelow())
        .add("equidetermined", equidetermined)
        .add("equivalent", inAllSums())
        .add("equivalentToImpartial", equivalence.withImpartial())
        .add("context", equivalence.context());
  }
}
