package org.hexproof.probe;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.shannon.Coloring;
import org.hexproof.solver.Basis;
import org.hexproof.value.Store;
import org.hexproof.value.Values;
import org.hexproof.witness.Probes;

/**
 * What is known of a White move into a region.
 *
 * @param cell the move, on the region's board
 * @param name what the drawing calls it
 * @param inferior why it is never White's only winning move, if that is proved
 * @param witness a board where it is, if one was found
 * @param partial the best beginning of one, if one was searched for in vain
 */
public record ProbeFinding(
    Cell cell,
    String name,
    Optional<String> inferior,
    Optional<Witness> witness,
    Optional<PartialContext> partial) {
  public static final String INFERIOR = "inferior";
  public static final String NON_INFERIOR = "non-inferior";
  public static final String VIABLE = "viable";

  /** The words for it that scripts know. */
  public String status() {
    return inferior.isPresent() ? INFERIOR : witness.isPresent() ? NON_INFERIOR : VIABLE;
  }

  /** The sign for it in pictures. */
  public String mark() {
    return inferior.isPresent() ? "-" : witness.isPresent() ? "+" : "?";
  }

  /** What the status rests on: the region's value, or what a solver said of the witness. */
  public Basis basis() {
    return witness.isPresent() ? Basis.SOLVER : Basis.VALUE;
  }

  /** Whether neither is proved. */
  public boolean isOpen() {
    return inferior.isEmpty() && witness.isEmpty();
  }

  private ProbeFinding at(Cell place) {
    return new ProbeFinding(place, name, inferior, witness, partial);
  }

  /** The same of a region that is drawn with another room around. */
  public static ImmutableList<ProbeFinding> moved(
      List<ProbeFinding> findings, ProbedRegion from, ProbedRegion to) {
    return findings.stream()
        .map(finding -> finding.at(to.place(from, finding.cell())))
        .collect(ImmutableList.toImmutableList());
  }

  /** The same with a witness. */
  public ProbeFinding with(Witness found) {
    return new ProbeFinding(cell, name, inferior, Optional.of(found), Optional.empty());
  }

  /** The same, open, with the best that a search came to. */
  public ProbeFinding with(PartialContext best) {
    return new ProbeFinding(cell, name, inferior, witness, Optional.of(best));
  }

  /**
   * Which moves are inferior, all moves in reading order.
   *
   * @param maxBytes how much memory values and positions may take, each
   * @throws org.hexproof.value.GameTooLargeException if the region is too large
   * @throws org.hexproof.value.StoreFullException if there is too little memory
   */
  public static ImmutableList<ProbeFinding> of(
      ProbedRegion region, ProbedRegion.Order order, long maxBytes) {
    Coloring game = region.game(order);
    Probes probes =
        new Probes(
            game, new Values(new Store(game.poset(), maxBytes), Values.DEEP_CACHE_BITS), maxBytes);
    ImmutableList.Builder<ProbeFinding> findings = ImmutableList.builder();
    for (int i = 0; i < probes.size(); i++) {
      Cell cell = region.cells().get(i);
      Optional<String> inferior =
          probes.isViable(i) ? Optional.empty() : Optional.of(words(probes.reason(i), region));
      findings.add(
          new ProbeFinding(cell, region.name(cell), inferior, Optional.empty(), Optional.empty()));
    }
    return findings.build();
  }

  private static String words(Probes.Reason reason, ProbedRegion region) {
    if (reason.isOfAllTogether()) {
      return "not viable: the other moves together make up for it";
    }
    List<String> parts = new ArrayList<>();
    if (!reason.dominating().isEmpty()) {
      parts.add("dominated by " + names(reason.dominating(), region));
    }
    if (!reason.reversing().isEmpty()) {
      parts.add("strongly reversed by " + names(reason.reversing(), region));
    }
    return String.join("; ", parts);
  }

  private static String names(ImmutableIntArray cells, ProbedRegion region) {
    return cells.stream()
        .mapToObj(cell -> region.name(region.cells().get(cell)))
        .collect(joining(" "));
  }
}
