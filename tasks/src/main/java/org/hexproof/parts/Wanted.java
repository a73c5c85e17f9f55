package org.hexproof.parts;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import java.util.stream.IntStream;
import org.hexproof.division.DividedRegion;
import org.hexproof.division.PartClaim;
import org.hexproof.format.FormatException;
import org.hexproof.format.TextLine;
import org.hexproof.template.Kind;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.value.Values;

/**
 * A claim in terms of values.
 *
 * @param part whose claim it is
 * @param values over {@link Posets#BOOLEAN} for two terminals and {@link Posets#P3} for three
 * @param alternatives the part is at least one of them, or is won beside the only one
 * @param pivots the kind of pivoting template that the claim makes the part, if it is one
 */
record Wanted(
    DividedRegion part, Values values, ImmutableList<Integer> alternatives, Optional<Kind> pivots) {
  private static final String SENTE = "{a|a,b}";

  /** The outcomes of one side of a cut that the same outcome of the other side makes a way. */
  private static final ImmutableSet<String> CROSSED = ImmutableSet.of("a", "b");

  private static final ImmutableList<String> GOTE = ImmutableList.of("b", "{a|a,{b|⊥}}");

  /**
   * Reads the claim of a part.
   *
   * @throws FormatException if it is no passable value over the outcomes of the part's terminals
   */
  static Wanted of(DividedRegion part) throws FormatException {
    TextLine text = part.claim().text();
    boolean three = part.terminals().size() == 3;
    boolean beside = part.claim() instanceof PartClaim.WinsBeside;
    if (beside && !three) {
      throw new FormatException(
          text.start(), "a part that is won beside a value has three terminals");
    }
    FinitePoset poset = three ? Posets.P3 : Posets.BOOLEAN;
    Values values = new Values(poset);
    Optional<Kind> kind = Optional.empty();
    ImmutableList<String> written = ImmutableList.of(text.text());
    for (Kind pivoting : ImmutableList.of(Kind.PIVOTING, Kind.PIVOTING_SENTE)) {
      if (!beside && text.text().equals(pivoting.label())) {
        if (!three) {
          throw new FormatException(
              text.start(),
              "a " + pivoting.label() + " part has three terminals: B, A and an edge");
        }
        kind = Optional.of(pivoting);
        written = pivoting == Kind.PIVOTING ? GOTE : ImmutableList.of(SENTE);
      }
    }
    ImmutableList.Builder<Integer> alternatives = ImmutableList.builder();
    for (String value : written) {
      alternatives.add(value(text, value, values));
    }
    Wanted wanted = new Wanted(part, values, alternatives.build(), kind);
    return kind.isEmpty() && !beside && three && wanted.isSente()
        ? new Wanted(part, values, wanted.alternatives, Optional.of(Kind.PIVOTING_SENTE))
        : wanted;
  }

  private static int value(TextLine place, String text, Values values) throws FormatException {
    try {
      Game game = GameReader.read("value", text, values.poset());
      int value = values.of(game);
      if (!values.isPassable(value)) {
        throw new FormatException(
            place.start(), text + " is not passable, so no part of a position has it");
      }
      return value;
    } catch (ValueSyntaxException e) {
      throw new FormatException(place.at(e.column() - 1), e.problem());
    }
  }

  private boolean isSente() {
    int a = Posets.P3.find("a");
    int b = Posets.P3.find("b");
    return alternatives.get(0) == values.of(new int[] {a}, new int[] {a, b});
  }

  /** Whether Black must join all terminals when White moves first. */
  boolean isGoal() {
    return alternatives.equals(ImmutableList.of(values.top()));
  }

  /** Whether Black must join the terminals, which are two, when he moves first. */
  boolean isSemiGoal() {
    return values.poset().equals(Posets.BOOLEAN)
        && alternatives.equals(
            ImmutableList.of(values.of(new int[] {values.top()}, new int[] {values.bottom()})));
  }

  /**
   * The games of which the part must have one: the alternatives, or the least that wins beside the
   * value, which is its dual where its outcomes are a and b; none where they are others, which no
   * single outcome of the part answers best.
   */
  ImmutableList<Integer> games() {
    if (part.claim() instanceof PartClaim.AtLeast) {
      return alternatives;
    }
    FinitePoset poset = (FinitePoset) values.poset();
    ImmutableIntArray itself =
        ImmutableIntArray.copyOf(
            IntStream.range(0, poset.size())
                .map(atom -> CROSSED.contains(poset.name(atom)) ? atom : -1));
    int value = alternatives.get(0);
    return hasOnly(value, itself)
        ? ImmutableList.of(Image.dual(values.store(), values, itself).of(value))
        : ImmutableList.of();
  }

  private boolean hasOnly(int game, ImmutableIntArray atoms) {
    return values.store().isAtom(game)
        ? atoms.contains(game)
        : IntStream.concat(
                IntStream.of(values.store().lefts(game)), IntStream.of(values.store().rights(game)))
            .allMatch(option -> hasOnly(option, atoms));
  }

  /** The claim in words. */
  String claim() {
    return (part.claim() instanceof PartClaim.WinsBeside ? "is won beside " : "is at least ")
        + text();
  }

  /** The alternatives, written. */
  String text() {
    return alternatives.stream()
        .map(value -> GameWriter.write(value, values))
        .reduce((one, other) -> one + " or " + other)
        .orElseThrow();
  }
}
