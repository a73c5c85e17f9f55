package org.hexproof.htp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.htp.Script.talk;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class RegionCommandTest {
  @Test
  void tellsWhatARegionIsWorthWhereItStands() throws IOException {
    assertThat(
            talk(
                "boardsize 3 3",
                "play black b1",
                "play white a1",
                "play white c1",
                "play white c2",
                "hexproof-value a2 b2",
                "hexproof-value a2-b3"))
        .endsWith(
            """
            =\s
            {T|{x1|F}}
            F: joins nothing
            x1: joins top-a3
            T: joins top-a3, top-b3""",
            """
            =\s
            {T|F}
            F: joins nothing
            T: joins top-bottom""");
  }

  @Test
  void tellsWhatARegionIsWorthBetweenTerminals() throws IOException {
    assertThat(
            talk(
                "boardsize 4 3",
                "play black c1",
                "play white d2",
                "hexproof-value b2 c2 terminals c1;bottom",
                "hexproof-value B2-c2, a3-c3 terminals c1;bottom",
                "hexproof-value b2 c2 b3 terminals c1 ; bottom",
                "hexproof-value c2 c3 terminals c1;c3;bottom",
                "hexproof-value c2 b3 c3 terminals c1;c3;bottom"))
        .containsExactly(
            "= ", "= ", "= ", "= F", "= {T|F}", "= {T|F}", "= {{T|a}|F}", "= {b,{T|a}|F}");
  }

  @Test
  void namesWhatIsNoRegion() throws IOException {
    assertThat(
            talk(
                "boardsize 6",
                "play black c3",
                "play white d3",
                "hexproof-value",
                "hexproof-value terminals c3;bottom",
                "hexproof-value c4 c3",
                "hexproof-value c4 g1",
                "hexproof-value c 4",
                "hexproof-value a4-e6",
                "hexproof-value c4 terminals",
                "hexproof-value c4 terminals c3;d3",
                "hexproof-value c4 terminals c3;middle"))
        .containsExactly(
            "= ",
            "= ",
            "= ",
            "? expected cells, as in b2 c2",
            "? expected cells, as in b2 c2",
            "? cell c3 of the region has a stone",
            "? g1 is not on the board",
            "? not a cell: 'c' (expected a column and a row, like d2)",
            "? the region has 15 cells; at most 14 are evaluated here, 'hexproof value' takes more",
            "? terminal 1 has no cell and no edge",
            "? terminal 2 names d3, which is neither a black stone nor an empty cell of the region",
            "? not a cell: 'middle' (expected a column and a row, like d2)");
  }

  @Test
  void keepsTheTimeLimit() throws IOException {
    assertThat(talk("param_dfpn timelimit 0.001", "hexproof-value d4-g6", "name"))
        .containsExactly("= ", "? undecided time", "= Hexproof");
  }

  @Test
  void tellsValuesThatAreTooLongByTheirDigest() throws IOException {
    assertThat(talk("boardsize 6", "hexproof-value b2-c4").get(1))
        .matches(
            "= digest [0-9a-f]{64} \\(of depth [0-9]+ with [0-9]+ atoms, too long to print\\)");
  }
}
