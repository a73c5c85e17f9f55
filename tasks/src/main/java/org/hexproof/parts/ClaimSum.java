package org.hexproof.parts;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Lists;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hexproof.board.Edge;
import org.hexproof.board.Symmetry;
import org.hexproof.board.Terminal;
import org.hexproof.circuit.Assembly;
import org.hexproof.circuit.Wiring;
import org.hexproof.division.Division;
import org.hexproof.division.PartClaim;
import org.hexproof.format.FormatException;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * The sum of the claims, over the terminals of the part that is won beside it, or if there is none
 * over top and bottom. Sums are monotone, so parts that are at least as good as their claims make a
 * sum at least as good as theirs.
 */
final class ClaimSum {
  private static final int TERMINALS = 3;

  private final Division division;
  private final ImmutableList<Wanted> parts;
  private final Optional<Wanted> closing;

  /** The numbers of terminals; those of the whole come first. */
  private final Map<Terminal, Integer> nodes = new HashMap<>();

  private ClaimSum(Division division, ImmutableList<Wanted> parts, Optional<Wanted> closing) {
    this.division = division;
    this.parts = parts;
    this.closing = closing;
  }

  /**
   * Adds the claims up.
   *
   * @param bytes how much memory values may take
   * @throws FormatException if several parts are won beside others, or the parts meet that one
   *     elsewhere than in its first two terminals
   * @throws org.hexproof.value.GameTooLargeException if too many terminals are needed at once
   */
  static SumFinding of(Division division, ImmutableList<Wanted> wanted, long bytes)
      throws FormatException {
    List<Wanted> closing = new ArrayList<>();
    List<Wanted> others = new ArrayList<>();
    for (Wanted part : wanted) {
      (part.part().claim() instanceof PartClaim.WinsBeside ? closing : others).add(part);
    }
    if (closing.size() > 1) {
      throw new FormatException(
          closing.get(1).part().place(),
          "'%s' and '%s' are both won beside a value; the sum of the others is needed for one part"
              .formatted(closing.get(0).part().name(), closing.get(1).part().name()));
    }
    return new ClaimSum(
            division,
            ImmutableList.copyOf(others),
            closing.isEmpty() ? Optional.empty() : Optional.of(closing.get(0)))
        .sum(bytes);
  }

  private SumFinding sum(long bytes) throws FormatException {
    if (closing.isPresent()) {
      number(closing.get());
    } else {
      nodes.put(Terminal.of(Edge.TOP), 1);
      nodes.put(Terminal.of(Edge.BOTTOM), 2);
    }
    int outer = nodes.size();
    int next = outer;
    List<ImmutableIntArray> wiring = new ArrayList<>();
    for (Wanted part : parts) {
      ImmutableIntArray.Builder at = ImmutableIntArray.builder();
      for (Terminal terminal : part.part().terminals()) {
        Integer known = nodes.putIfAbsent(division.canonical(terminal), next + 1);
        at.add(known == null ? ++next : known);
      }
      if (part.part().terminals().size() < TERMINALS) {
        at.add(++next);
      }
      wiring.add(at.build());
    }
    Values summands = new Values(new Store(Posets.P3, bytes));
    FinitePoset outcomes = outer == 2 ? Posets.BOOLEAN : Posets.P3;
    Values result = new Values(new Store(outcomes, bytes));
    Assembly assembly =
        new Assembly(new Wiring(outer, ImmutableList.copyOf(wiring)), summands, result, bytes);
    int needed = closing.map(part -> moved(part, result).get(0)).orElse(result.top());
    ImmutableList.Builder<String> sums = ImmutableList.builder();
    boolean enough = true;
    for (List<Integer> choice :
        Lists.cartesianProduct(parts.stream().map(part -> moved(part, summands)).toList())) {
      int sum = assembly.value(choice.stream().mapToInt(Integer::intValue).toArray());
      sums.add(GameWriter.write(sum, result));
      enough &= result.leq(needed, sum);
    }
    return new SumFinding(
        closing.map(part -> part.part().name()).orElse(""),
        GameWriter.write(needed, result),
        sums.build(),
        enough);
  }

  /**
   * The closing part's first two terminals are those of the rest too, whose third is the edge
   * opposite to its own.
   */
  private void number(Wanted last) throws FormatException {
    ImmutableList<Terminal> terminals = last.part().terminals();
    Terminal third = terminals.get(TERMINALS - 1);
    boolean fits =
        third.edges().size() == 1
            && terminals.stream().limit(2).allMatch(terminal -> terminal.edges().isEmpty());
    if (!fits) {
      throw new FormatException(
          last.part().place(),
          "'%s' is won beside a value, so its third terminal is an edge, and the others are none"
              .formatted(last.part().name()));
    }
    for (Wanted part : parts) {
      if (part.part().terminals().contains(third)) {
        throw new FormatException(
            part.part().place(),
            "'%s' has the %s edge as terminal, as has '%s', which is won beside the others"
                .formatted(
                    part.part().name(),
                    Iterables.getOnlyElement(third.edges()).label(),
                    last.part().name()));
      }
    }
    nodes.put(division.canonical(terminals.get(0)), 1);
    nodes.put(division.canonical(terminals.get(1)), 2);
    nodes.put(Terminal.of(Symmetry.opposite(Iterables.getOnlyElement(third.edges()))), TERMINALS);
  }

  /** The alternatives among other values; two terminals become the first two of three. */
  private static List<Integer> moved(Wanted part, Values to) {
    FinitePoset from = (FinitePoset) part.values().poset();
    boolean two = from.equals(Posets.BOOLEAN) && !to.poset().equals(from);
    Image image =
        Image.of(
            part.values().store(),
            to,
            atom -> to.poset().find(two && atom == from.top() ? "c" : from.name(atom)));
    return part.alternatives().stream().map(image::of).toList();
  }
}
