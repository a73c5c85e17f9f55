package org.hexproof.loopy;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.cgt.Dyadic;
import org.hexproof.cgt.Kind;
import org.hexproof.cgt.Side;
import org.hexproof.value.Memo;

/**
 * A store of partizan games whose play may come back to where it was, as they are written: {@code
 * on = {on|}}, {@code over = {0|over}} and others that lead to themselves. For one thread.
 */
public final class LoopyGames implements Kind<LoopyTerm> {
  private static final int MAX_NUMBER = 1023;

  private record Options(List<LoopyTerm> left, List<LoopyTerm> right) {}

  private final GraphLimit limit;
  private final List<Options> places = new ArrayList<>();
  private final Memo<Dyadic, LoopyTerm> numbers = new Memo<>(this::makeNumber);
  private final List<LoopyTerm> nimbers = new ArrayList<>();
  private final Memo<String, Optional<LoopyTerm>> names = new Memo<>(this::make);

  public LoopyGames(GraphLimit limit) {
    this.limit = limit;
  }

  @Override
  public LoopyTerm open() {
    places.add(new Options(List.of(), List.of()));
    return new LoopyTerm.Place(places.size() - 1);
  }

  @Override
  public void define(LoopyTerm open, List<LoopyTerm> left, List<LoopyTerm> right) {
    places.set(((LoopyTerm.Place) open).id(), new Options(left, right));
  }

  @Override
  public LoopyTerm of(Collection<LoopyTerm> left, Collection<LoopyTerm> right) {
    LoopyTerm game = open();
    define(game, ImmutableList.copyOf(left), ImmutableList.copyOf(right));
    return game;
  }

  @Override
  public LoopyTerm number(Dyadic number) {
    if (Math.abs(number.floor()) > MAX_NUMBER) {
      throw new IllegalArgumentException("beside games that go on for ever numbers go up to 1023");
    }
    return numbers.of(number);
  }

  private LoopyTerm makeNumber(Dyadic number) {
    return of(
        number.below().map(numbers::of).stream().toList(),
        number.above().map(numbers::of).stream().toList());
  }

  @Override
  public LoopyTerm nimber(int n) {
    while (nimbers.size() <= n) {
      nimbers.add(nimbers.isEmpty() ? zero() : of(nimbers, nimbers));
    }
    return nimbers.get(n);
  }

  @Override
  public LoopyTerm negative(LoopyTerm game) {
    return game instanceof LoopyTerm.Opposite turned ? turned.game() : new LoopyTerm.Opposite(game);
  }

  @Override
  public LoopyTerm sum(LoopyTerm a, LoopyTerm b) {
    return new LoopyTerm.Both(a, b);
  }

  @Override
  public int mostNimber() {
    return MAX_NUMBER;
  }

  @Override
  public int mostUps() {
    return 20;
  }

  @Override
  public Optional<Refusal> refusal(String word) {
    return Ascii.equalsIgnoreCase(word, "loony")
        ? Optional.of(
            new Refusal(
                "loony does not go with games that go on for ever",
                "loony and ∞ are for games whose moves entail"))
        : Optional.empty();
  }

  @Override
  public LoopyTerm endless(ImmutableSet<Integer> heaps) {
    LoopyTerm loop = open();
    define(loop, List.of(loop), List.of(loop));
    if (heaps.isEmpty()) {
      return loop;
    }
    List<LoopyTerm> options =
        Stream.concat(Stream.of(loop), heaps.stream().map(this::nimber)).toList();
    return of(options, options);
  }

  @Override
  public Optional<LoopyTerm> named(String word) {
    return names.of(Ascii.toLowerCase(word));
  }

  private Optional<LoopyTerm> make(String word) {
    LoopyTerm own = open();
    List<LoopyTerm> self = List.of(own);
    switch (word) {
      case "on" -> define(own, self, List.of());
      case "off" -> define(own, List.of(), self);
      case "dud" -> define(own, self, self);
      case "over" -> define(own, List.of(zero()), self);
      case "under" -> define(own, self, List.of(zero()));
      case "upon" -> define(own, self, List.of(nimber(1)));
      case "tis" -> define(own, List.of(zero()), List.of(of(self, List.of(zero()))));
      case "tisn" -> define(own, List.of(of(List.of(zero()), self)), List.of(zero()));
      default -> {
        return Optional.empty();
      }
    }
    return Optional.of(own);
  }

  private Stream<LoopyTerm> options(LoopyTerm game, Side side) {
    if (game instanceof LoopyTerm.Place place) {
      Options options = places.get(place.id());
      return (side == Side.LEFT ? options.left() : options.right()).stream();
    }
    if (game instanceof LoopyTerm.Opposite turned) {
      return options(turned.game(), side.opponent()).map(this::negative);
    }
    LoopyTerm.Both sum = (LoopyTerm.Both) game;
    return Stream.concat(
        options(sum.one(), side).map(option -> sum(option, sum.other())),
        options(sum.other(), side).map(option -> sum(sum.one(), option)));
  }

  /**
   * The game as a graph.
   *
   * @throws org.hexproof.value.GameTooLargeException if it has more positions than may be
   */
  public GameGraph graph(LoopyTerm game) {
    return GraphBuilder.explore(game, (from, side) -> options(from, side).toList(), limit);
  }

  /** The game that begins at the start of a graph. */
  public LoopyTerm of(GameGraph graph) {
    ImmutableList<LoopyTerm> all =
        Stream.generate(this::open).limit(graph.size()).collect(ImmutableList.toImmutableList());
    for (int position = 0; position < graph.size(); position++) {
      define(
          all.get(position),
          graph.options(Side.LEFT, position).stream().mapToObj(all::get).toList(),
          graph.options(Side.RIGHT, position).stream().mapToObj(all::get).toList());
    }
    return all.get(graph.start());
  }
}
