package org.hexproof.bench.sparse;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.WholeBoard;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;

final class SparseBoardsTest {
  private static final ImmutableList<Problem> BOARDS = boards(20261121, 104);

  private static ImmutableList<Problem> boards(long seed, int count) {
    SparseBoards boards = new SparseBoards(seed);
    return IntStream.rangeClosed(1, count)
        .mapToObj(boards::board)
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void theSameSeedGivesTheSameBoards() {
    assertThat(boards(20261121, 26)).isEqualTo(BOARDS.subList(0, 26));
    assertThat(boards(20261122, 26)).doesNotContainAnyElementsOf(BOARDS.subList(0, 26));
  }

  @Test
  void boardsDifferFromEachOther() {
    assertThat(BOARDS).doesNotHaveDuplicates();
  }

  @Test
  void thereAreTenToFortyFiveEmptyCellsOnBoardsOfAllSizes() {
    for (int i = 0; i < BOARDS.size(); i++) {
      Position position = BOARDS.get(i).position();
      int side = SparseBoards.side(i + 1);
      assertThat(position.board()).isEqualTo(new Board(side, side));
      assertThat(position.empty()).hasSizeBetween(10, Math.min(45, side * side / 3));
    }
    assertThat(BOARDS.stream().map(board -> board.position().board().cols()).distinct().sorted())
        .containsExactlyElementsOf(
            IntStream.rangeClosed(SparseBoards.SMALLEST, SparseBoards.LARGEST).boxed().toList());
  }

  @Test
  void emptyCellsLieInSmallClusters() {
    for (Problem problem : BOARDS) {
      for (Set<Cell> cluster : groups(problem.position(), Content.EMPTY)) {
        assertThat(cluster).hasSizeBetween(2, 8);
      }
    }
  }

  @Test
  void stonesAreMostlyInLargeGroups() {
    for (Color color : Color.values()) {
      int all = 0;
      int inLarge = 0;
      for (Problem problem : BOARDS) {
        for (Set<Cell> group : groups(problem.position(), color.stone())) {
          all += group.size();
          inLarge += group.size() >= 5 ? group.size() : 0;
        }
      }
      assertThat(inLarge).isGreaterThan(all * 8 / 10);
    }
  }

  @Test
  void nobodyHasWonOrWinsWithOneStone() {
    for (Problem problem : BOARDS) {
      Position position = problem.position();
      assertThat(WholeBoard.winner(position)).isEmpty();
      for (Cell cell : position.empty()) {
        for (Color color : Color.values()) {
          assertThat(WholeBoard.winner(position.with(cell, color.stone()))).isEmpty();
        }
      }
    }
  }

  @Test
  void eitherSideMovesAndWinsOften() {
    Map<Color, Integer> movers = new EnumMap<>(Color.class);
    Map<Color, Integer> winners = new EnumMap<>(Color.class);
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      for (Problem problem : BOARDS) {
        movers.merge(problem.toMove(), 1, Integer::sum);
        Answer answer = solver.solve(problem, Limits.DEFAULT);
        winners.merge(((Answer.Decided) answer).winner(), 1, Integer::sum);
      }
    }
    for (Color color : Color.values()) {
      assertThat(movers.get(color)).isGreaterThan(BOARDS.size() / 4);
      assertThat(winners.get(color)).isGreaterThan(BOARDS.size() / 4);
    }
  }

  private static List<Set<Cell>> groups(Position position, Content content) {
    List<Set<Cell>> groups = new ArrayList<>();
    Set<Cell> left = new HashSet<>(position.cells(content));
    while (!left.isEmpty()) {
      Set<Cell> group = new HashSet<>();
      Deque<Cell> open = new ArrayDeque<>(List.of(left.iterator().next()));
      while (!open.isEmpty()) {
        Cell cell = open.remove();
        if (left.remove(cell)) {
          group.add(cell);
          open.addAll(Sets.intersection(left, Set.copyOf(position.board().neighbors(cell))));
        }
      }
      groups.add(group);
    }
    return groups;
  }
}
