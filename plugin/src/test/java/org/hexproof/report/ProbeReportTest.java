package org.hexproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Naming;
import org.hexproof.board.Position;
import org.hexproof.probe.PartialContext;
import org.hexproof.probe.ProbeFinding;
import org.hexproof.probe.Probed;
import org.hexproof.probe.ProbedRegion;
import org.hexproof.region.WiderBoard;
import org.junit.jupiter.api.Test;

/** What is told of a move that stays open. */
final class ProbeReportTest {
  private static final Cell MOVE = Cell.parse("b3");
  private static final Position STONES =
      Position.of(
          new Board(5, 3),
          ImmutableList.of(Cell.parse("c2"), Cell.parse("e2")),
          ImmutableList.of(Cell.parse("d2"), Cell.parse("a3"), Cell.parse("e3")));
  private static final PartialContext PARTIAL =
      new PartialContext(3, ImmutableList.of("   X O X", "O * . . O"));

  @Test
  void theStonesThatComeClosestAreShown() throws IOException {
    ProbedRegion region =
        new ProbedRegion(
            new WiderBoard(STONES, 0, 0),
            STONES,
            ImmutableList.of(MOVE, Cell.parse("c3")),
            ImmutableSet.of(Edge.BOTTOM));
    ProbeFinding open =
        new ProbeFinding(MOVE, "b3", Optional.empty(), Optional.empty(), Optional.empty());
    ProbeReport report = report(region, open.with(PARTIAL));
    assertThat(String.join("\n", report.lines()))
        .contains("b3  viable\n  no board found; with these stones around, black in 3 groups");
    assertThat(report.members().toString())
        .contains("\"partial\":{\"groups\":3,\"board\":")
        .contains("O * . . O");
    assertThat(report(region, open).members().toString()).contains("\"partial\":null");
  }

  private static ProbeReport report(ProbedRegion region, ProbeFinding finding) {
    return new ProbeReport(
        new Probed("", region, ImmutableList.of(finding)), Naming.BLACK_AND_WHITE);
  }
}
