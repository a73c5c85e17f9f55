package org.hexproof.format.sgf;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.hexproof.board.Position;
import org.hexproof.format.Encoding;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.Offsets;
import org.hexproof.format.Place;
import org.hexproof.format.Source;

/**
 * The games of an SGF file, to which something can be added while every other character of the file
 * stays in its place.
 */
public final class SgfCollection {
  private final Source source;
  private final ImmutableList<Game> games;

  private SgfCollection(Source source, ImmutableList<Game> games) {
    this.source = source;
    this.games = games;
  }

  public static final class Game {
    private final Place place;
    private final String name;
    private final Optional<SgfOutline> outline;
    private final Optional<SgfEntry> entry;
    private final Optional<FormatException> fault;

    private Game(
        Place place,
        String name,
        Optional<SgfOutline> outline,
        Optional<SgfEntry> entry,
        Optional<FormatException> fault) {
      this.place = place;
      this.name = name;
      this.outline = outline;
      this.entry = entry;
      this.fault = fault;
    }

    public Place place() {
      return place;
    }

    /** What the file calls it, as far as that is known. */
    public String name() {
      return name;
    }

    /** The game, of which the main line may end before a move that can't be played. */
    public SgfEntry playable() throws FormatException {
      if (entry.isEmpty()) {
        throw fault.orElseThrow();
      }
      return entry.get();
    }

    /** The game as it was meant, if its main line can be played. */
    SgfEntry entry() throws FormatException {
      Optional<FormatException> illegal = playable().game().mainLineFault();
      if (illegal.isPresent()) {
        throw illegal.get();
      }
      return playable();
    }
  }

  /** The games of a file; at least one. */
  public static SgfCollection of(Source source) {
    Offsets offsets = new Offsets(source);
    return new SgfCollection(
        source,
        SgfStretch.of(source.text()).stream()
            .map(stretch -> game(source, stretch, offsets))
            .collect(ImmutableList.toImmutableList()));
  }

  private static Game game(Source source, SgfStretch stretch, Offsets offsets) {
    Place start = offsets.place(stretch.game());
    String name = stretch.name(source.text());
    SgfText text;
    try {
      text = SgfSyntax.read(source.text(), stretch, offsets);
    } catch (FormatException e) {
      return new Game(start, name, Optional.empty(), Optional.empty(), Optional.of(e));
    }
    Optional<SgfOutline> outline = Optional.of(text.outline());
    try {
      SgfGame game = SgfGame.of(text.tree());
      ImmutableList.Builder<String> remarks = ImmutableList.builder();
      charset(source, stretch, text.tree()).ifPresent(remarks::add);
      remarks.addAll(text.remarks());
      game.sideLineFaults().forEach(fault -> remarks.add(sideLine(fault)));
      Place place = text.tree().root().place();
      SgfEntry entry = new SgfEntry(place, game, remarks.build());
      return new Game(place, name, outline, Optional.of(entry), Optional.empty());
    } catch (FormatException e) {
      return new Game(start, name, outline, Optional.empty(), Optional.of(e));
    }
  }

  private static String sideLine(FormatException fault) {
    return "a side line ends before line %s, column %s: %s"
        .formatted(fault.place().line(), fault.place().column(), fault.problem());
  }

  /**
   * In which charset a game was read, if it has letters beyond ASCII and does not say so, or says
   * what nobody knows.
   */
  private static Optional<String> charset(Source source, SgfStretch stretch, GameTree tree) {
    String text = source.text().substring(stretch.from(), stretch.to());
    Encoding encoding = source.encoding();
    Optional<String> stated =
        tree.root()
            .property("CA")
            .map(property -> property.values().get(0).text().strip())
            .filter(called -> !called.isEmpty());
    boolean isClear =
        (CharMatcher.ascii().matchesAllOf(text) && stated.map(Encoding::isKnown).orElse(true))
            || stated.map(encoding::isCalled).orElse(encoding.isCalled("UTF-8"));
    return isClear
        ? Optional.empty()
        : Optional.of(
            "its letters are read as "
                + encoding.charset().name()
                + stated
                    .map(name -> ", though it says CA[" + name + "]")
                    .orElse(", since they are no UTF-8 and no CA says what they are"));
  }

  public Source source() {
    return source;
  }

  public ImmutableList<Game> games() {
    return games;
  }

  /** The games as they were meant: one whose main line can't be played is spoilt. */
  public ImmutableList<Member> members() {
    return games.stream()
        .map(game -> Member.of(game.place(), game.name(), game::entry))
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * The file with additions.
   *
   * @param untouched the numbers of games that are as they were, since the file is so damaged there
   *     that they could not be read again
   */
  public record Annotated(Source source, ImmutableSet<Integer> untouched) {}

  /**
   * The file with additions to some of its games, by the games' numbers from 0 and {@link
   * SgfStep#number}. All games are read from it as before, and {@link #without} gives back this
   * file.
   */
  public Annotated with(Map<Integer, Map<Integer, SgfAddition>> additions) {
    Source all = added(additions);
    if (holds(all, additions.keySet())) {
      return new Annotated(all, ImmutableSet.of());
    }
    Map<Integer, Map<Integer, SgfAddition>> held = new TreeMap<>();
    additions.forEach(
        (game, steps) ->
            Stream.of(steps, Maps.transformValues(steps, SgfAddition::withoutVariation))
                .filter(less -> holds(added(ImmutableMap.of(game, less)), ImmutableSet.of(game)))
                .findFirst()
                .ifPresent(less -> held.put(game, less)));
    return new Annotated(
        added(held), Sets.difference(additions.keySet(), held.keySet()).immutableCopy());
  }

  private Source added(Map<Integer, Map<Integer, SgfAddition>> additions) {
    List<SgfAdditions.Edit> edits = new ArrayList<>();
    additions.forEach(
        (game, steps) ->
            edits.addAll(
                SgfAdditions.add(
                    games.get(game).outline.orElseThrow(),
                    Maps.transformValues(steps, this::expressible))));
    return edited(edits);
  }

  private boolean holds(Source added, Set<Integer> numbers) {
    SgfCollection again = of(added);
    return again.endings().equals(endings()) && again.without(numbers).text().equals(source.text());
  }

  private SgfAddition expressible(SgfAddition addition) {
    return new SgfAddition(
        source.encoding().expressible(addition.remark()),
        addition.properties(),
        addition.variation());
  }

  /**
   * The file without what {@link #with} has added to some of its games; the same file where marks
   * were so damaged that other games would come of it.
   */
  public Source without(Set<Integer> numbers) {
    List<SgfAdditions.Edit> edits = new ArrayList<>();
    for (int number : numbers) {
      games.get(number).outline.ifPresent(outline -> edits.addAll(SgfAdditions.remove(outline)));
    }
    Source bare = edited(edits);
    return edits.isEmpty() || endings().equals(of(bare).endings()) ? bare : source;
  }

  /** How the main line of a game ends, and whether it was meant to. */
  private record Ending(Position position, boolean isLegal) {}

  /** None where a game can't be read. */
  private ImmutableList<Optional<Ending>> endings() {
    return games.stream()
        .map(
            game ->
                game.entry
                    .map(SgfEntry::game)
                    .map(
                        read ->
                            new Ending(read.mainLine().position(), read.mainLineFault().isEmpty())))
        .collect(ImmutableList.toImmutableList());
  }

  private Source edited(List<SgfAdditions.Edit> edits) {
    return new Source(source.name(), SgfAdditions.edited(source.text(), edits), source.encoding());
  }
}
