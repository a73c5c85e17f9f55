package org.hexproof.spot;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.EnumMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Multiset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Symmetry;
import org.hexproof.format.FormatException;
import org.hexproof.format.RandomDiagrams;
import org.hexproof.format.Source;
import org.hexproof.format.text.TextReader;
import org.hexproof.library.Library;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class SpotterTest {
  private static final int BOARDS = 10_000;
  private static final int SMALL = 8;
  private static final ImmutableList<Kind> KINDS = ImmutableList.copyOf(Kind.values());

  private static final ImmutableList<Template> LIBRARY = Library.read();

  /** Small templates by kind, shipped and random ones, connected to any of the four edges. */
  private static ImmutableListMultimap<Kind, Template> smallTemplates() {
    List<Template> all = new ArrayList<>(LIBRARY);
    RandomDiagrams diagrams = new RandomDiagrams(1);
    while (all.size() < 600) {
      all.add(diagrams.template());
    }
    return all.stream()
        .filter(template -> cells(template) <= SMALL)
        .flatMap(template -> Stream.of(template, template.at(Symmetry.REFLECTION)))
        .collect(ImmutableListMultimap.toImmutableListMultimap(Template::kind, any -> any));
  }

  private static int cells(Template template) {
    return template.stones().black().size() + template.carrier().size();
  }

  private static ImmutableSet<MatchKey> keys(Collection<Match> matches) {
    ImmutableSet<MatchKey> keys =
        matches.stream().map(MatchKey::of).collect(ImmutableSet.toImmutableSet());
    assertThat(keys).as("each place once").hasSameSizeAs(matches);
    return keys;
  }

  @Test
  void findsWhatTheDefinitionSays() {
    ImmutableListMultimap<Kind, Template> templates = smallTemplates();
    ImmutableMap<Template, Spotter> spotters =
        Maps.toMap(ImmutableSet.copyOf(templates.values()), each -> Spotter.of(List.of(each)));
    RandomBoards boards = new RandomBoards(2);
    Multiset<Kind> kinds = EnumMultiset.create(Kind.class);
    Multiset<Edge> edges = EnumMultiset.create(Edge.class);
    for (int i = 0; i < BOARDS; i++) {
      Position position = i % 50 == 0 ? boards.next(1, 13) : boards.next(1, 6);
      Template template = boards.oneOf(templates.get(boards.oneOf(KINDS)));
      ImmutableList<Match> matches = spotters.get(template).spot(position);
      assertThat(keys(matches)).isEqualTo(NaiveSpotter.spot(position, ImmutableList.of(template)));
      matches.forEach(match -> kinds.add(match.kind()));
      matches.forEach(match -> edges.addAll(match.promise().edges()));
    }
    for (Kind kind : Kind.values()) {
      assertThat(kinds.count(kind)).as("%s", kind).isGreaterThan(50);
    }
    for (Edge edge : Edge.values()) {
      assertThat(edges.count(edge)).as("%s", edge).isGreaterThan(50);
    }
  }

  @Test
  void theWholeLibraryIsFoundAsTheDefinitionSays() {
    Spotter spotter = Spotter.of(LIBRARY);
    RandomBoards boards = new RandomBoards(3);
    int found = 0;
    for (int i = 0; i < 3; i++) {
      Position position = boards.next(8, 11);
      ImmutableSet<MatchKey> keys = keys(spotter.spot(position));
      assertThat(keys).isEqualTo(NaiveSpotter.spot(position, LIBRARY));
      found += keys.size();
    }
    assertThat(found).isGreaterThan(20);
  }

  @Test
  void whichOfTwoStonesIsCalledAMakesNoDifference() throws FormatException {
    Template both =
        new TextReader()
            .entries(new Source("a.txt", " # A . B\n  . . . .\n   -------\n"))
            .get(0)
            .template(Optional.empty());
    assertThat(both.kind()).isEqualTo(Kind.CONNECTS_BOTH);
    Position position =
        Position.of(
            new Board(7, 5),
            ImmutableList.of(Cell.parse("c4"), Cell.parse("e4")),
            ImmutableList.of(Cell.parse("b2"), Cell.parse("b4")));
    ImmutableList<Match> matches = Spotter.of(List.of(both)).spot(position);
    assertThat(keys(matches))
        .hasSize(2)
        .isEqualTo(NaiveSpotter.spot(position, ImmutableList.of(both)));
  }

  @ParameterizedTest
  @EnumSource
  void aTurnedOrReflectedBoardHasTheSameTemplates(Symmetry symmetry) {
    Spotter spotter = Spotter.of(LIBRARY);
    RandomBoards boards = new RandomBoards(4);
    int found = 0;
    for (int i = 0; i < 60; i++) {
      Position position = boards.next(3, 13);
      Board board = position.board();
      boolean exchanges =
          symmetry.apply(Edge.TOP) != Edge.TOP && symmetry.apply(Edge.TOP) != Edge.BOTTOM;
      List<Cell> black =
          position.black().stream().map(cell -> symmetry.apply(cell, board)).toList();
      List<Cell> white =
          position.white().stream().map(cell -> symmetry.apply(cell, board)).toList();
      Position image =
          exchanges
              ? Position.of(symmetry.apply(board), white, black)
              : Position.of(symmetry.apply(board), black, white);
      ImmutableSet<MatchKey> expected =
          keys(spotter.spot(position)).stream()
              .map(
                  key ->
                      key.moved(
                          exchanges ? key.side().opposite() : key.side(),
                          cell -> symmetry.apply(cell, board),
                          symmetry::apply))
              .collect(ImmutableSet.toImmutableSet());
      assertThat(keys(spotter.spot(image))).isEqualTo(expected);
      found += expected.size();
    }
    assertThat(found).isGreaterThan(500);
  }
}
