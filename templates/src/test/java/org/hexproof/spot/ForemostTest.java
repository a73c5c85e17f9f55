package org.hexproof.spot;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.FormatException;
import org.hexproof.format.Source;
import org.hexproof.format.text.TextReader;
import org.hexproof.library.Library;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;

final class ForemostTest {
  private static final Spotter SPOTTER = Spotter.of(Library.read());

  @Test
  void leavesOutWhatTheDefinitionSays() {
    RandomBoards boards = new RandomBoards(5);
    int joined = 0;
    int larger = 0;
    int kept = 0;
    for (int i = 0; i < 250; i++) {
      Position position = boards.next(3, 11);
      ImmutableList<Match> all = SPOTTER.spot(position);
      List<Match> expected = new ArrayList<>();
      for (Match match : all) {
        if (isJoined(match, position)) {
          joined++;
        } else if (all.stream().anyMatch(other -> replaces(other, match, all, position))) {
          larger++;
        } else {
          expected.add(match);
        }
      }
      assertThat(Foremost.of(position, all)).isEqualTo(expected);
      kept += expected.size();
    }
    assertThat(joined).isGreaterThan(100);
    assertThat(larger).isGreaterThan(100);
    assertThat(kept).isGreaterThan(500);
  }

  private static boolean isJoined(Match match, Position position) {
    Promise promise = match.promise();
    Edge edge = promise.edges().stream().findFirst().orElse(Edge.TOP);
    Set<Cell> reached = reached(match.promise().named().asList().get(0), position);
    return switch (match.kind()) {
      case EDGE ->
          promise.named().stream()
              .anyMatch(stone -> touches(reached(stone, position), position.board(), edge));
      case PIVOTING, PIVOTING_SENTE -> touches(reached, position.board(), edge);
      case INTERIOR -> reached.containsAll(promise.named());
      case CONNECTS_BOTH ->
          reached.containsAll(promise.named()) && touches(reached, position.board(), edge);
    };
  }

  private static boolean replaces(
      Match other, Match match, ImmutableList<Match> all, Position position) {
    if (other.side() != match.side()
        || other.kind() != match.kind()
        || !other.promise().edges().equals(match.promise().edges())
        || !pivot(other).equals(pivot(match))
        || !areOfTheChains(other, match, position)
        || !areOfTheChains(match, other, position)
        || !match.carrier().containsAll(other.carrier())) {
      return false;
    }
    int longer = match.template().name().length() - other.template().name().length();
    return other.carrier().size() < match.carrier().size()
        || longer > 0
        || (longer == 0 && all.indexOf(other) < all.indexOf(match));
  }

  private static ImmutableSet<Cell> pivot(Match match) {
    return match.promise() instanceof Promise.Pivoting pivoting
        ? ImmutableSet.of(pivoting.b())
        : ImmutableSet.of();
  }

  private static boolean areOfTheChains(Match some, Match others, Position position) {
    return some.promise().named().stream()
        .allMatch(
            stone ->
                reached(stone, position).stream().anyMatch(others.promise().named()::contains));
  }

  private static boolean touches(Set<Cell> cells, Board board, Edge edge) {
    return cells.stream().anyMatch(cell -> board.touches(cell, edge));
  }

  /** The stones that hang together with this one. */
  private static ImmutableSet<Cell> reached(Cell stone, Position position) {
    ImmutableSet<Cell> reached = ImmutableSet.of(stone);
    while (true) {
      ImmutableSet.Builder<Cell> more = ImmutableSet.<Cell>builder().addAll(reached);
      for (Cell cell : reached) {
        position.board().neighbors(cell).stream()
            .filter(next -> position.at(next) == position.at(stone))
            .forEach(more::add);
      }
      if (more.build().size() == reached.size()) {
        return reached;
      }
      reached = more.build();
    }
  }

  @Test
  void ofTwoTemplatesThatJoinAChainToTheEdgeTheSmallerIsTold() throws FormatException {
    ImmutableList<Template> templates =
        ImmutableList.of(
            template("name: wide\n # # A\n  . . .\n   -----\n"),
            template("name: narrow\n # A\n  . .\n   ---\n"));
    Position position =
        Position.of(new Board(5, 5), ImmutableList.of(cell("c4")), ImmutableList.of());
    ImmutableList<Match> all = Spotter.of(templates).spot(position);
    assertThat(all)
        .extracting(match -> match.template().name())
        .containsExactly("narrow", "wide", "wide");
    assertThat(Foremost.of(position, all)).containsExactly(all.get(0));
    Position chain = position.with(cell("b3"), Content.BLACK).with(cell("b4"), Content.BLACK);
    ImmutableList<Match> more = Spotter.of(templates).spot(chain);
    assertThat(Foremost.of(chain, more))
        .extracting(match -> match.template().name())
        .containsExactly("narrow", "narrow");
  }

  @Test
  void ofStonesThatCountAsOneGroupItIsEnoughThatOneReachesTheEdge() throws FormatException {
    Spotter pairs =
        Spotter.of(ImmutableList.of(template("name: pair\n A . A\n  . . .\n   -----\n")));
    Position apart =
        Position.of(new Board(6, 5), ImmutableList.of(cell("b4"), cell("d4")), ImmutableList.of());
    assertThat(Foremost.of(apart, pairs.spot(apart))).hasSize(2);
    Position reached = apart.with(cell("e4"), Content.BLACK).with(cell("e5"), Content.BLACK);
    assertThat(pairs.spot(reached)).hasSize(2);
    assertThat(Foremost.of(reached, pairs.spot(reached))).isEmpty();
  }

  private static Template template(String text) throws FormatException {
    return new TextReader().entries(new Source("a.txt", text)).get(0).template(Optional.empty());
  }

  @Test
  void ofTwoTemplatesOfTheSameShapeTheOneWithTheShorterNameIsTold() {
    Position position =
        Position.of(new Board(9, 9), ImmutableList.of(cell("e5"), cell("d7")), ImmutableList.of());
    assertThat(interior(SPOTTER.spot(position))).hasSizeGreaterThan(1).contains("bridge");
    assertThat(interior(Foremost.of(position, SPOTTER.spot(position)))).containsExactly("bridge");
  }

  @Test
  void whatIsJoinedByStonesIsNotTold() {
    Position joined =
        Position.of(
            new Board(9, 9),
            ImmutableList.of(cell("e5"), cell("d7"), cell("f5"), cell("f6"), cell("e7")),
            ImmutableList.of());
    assertThat(interior(SPOTTER.spot(joined))).contains("bridge");
    assertThat(interior(Foremost.of(joined, SPOTTER.spot(joined)))).isEmpty();
  }

  private static List<String> interior(ImmutableList<Match> matches) {
    return matches.stream()
        .filter(match -> match.kind() == Kind.INTERIOR)
        .map(match -> match.template().name())
        .toList();
  }

  private static Cell cell(String name) {
    return Cell.parse(name);
  }
}
