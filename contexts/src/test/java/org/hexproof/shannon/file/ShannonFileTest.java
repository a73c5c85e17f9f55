package org.hexproof.shannon.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableSet;
import java.util.Random;
import java.util.stream.IntStream;
import org.hexproof.format.FormatException;
import org.hexproof.format.Source;
import org.hexproof.shannon.RandomGames;
import org.hexproof.shannon.ShannonGame;
import org.junit.jupiter.api.Test;

class ShannonFileTest {
  private static final String GRAPHML = "<graphml><graph edgedefault='undirected'>";

  private static ShannonFile read(String text) throws FormatException {
    assertThat(ShannonFile.isOne(text)).isTrue();
    return ShannonFile.read(new Source("f", text));
  }

  private static ShannonGame game(Random random) {
    ShannonGame game = RandomGames.any(random.nextInt(9), 5, 2 + random.nextInt(3), random);
    ImmutableSet<Integer> black = some(game, 0, random);
    return new ShannonGame(
        game.graph(), game.terminals(), game.cells(), black, some(game, 1, random));
  }

  private static ImmutableSet<Integer> some(ShannonGame game, int parity, Random random) {
    return IntStream.range(0, game.cells().size())
        .filter(cell -> cell % 2 == parity && random.nextInt(3) == 0)
        .boxed()
        .collect(ImmutableSet.toImmutableSet());
  }

  @Test
  void whatIsWrittenIsReadAgain() throws FormatException {
    Random random = new Random(17);
    for (int round = 0; round < 300; round++) {
      ShannonGame game = game(random);
      String text = ShannonWriter.text(game);
      for (String written : new String[] {text, ShannonWriter.graphml(game)}) {
        ShannonGame again = read(written).game();
        assertThat(ShannonWriter.text(again)).as(written).isEqualTo(text);
        assertThat(again.hyperedges()).isEqualTo(game.hyperedges());
        assertThat(again.black()).isEqualTo(game.black());
        assertThat(again.white()).isEqualTo(game.white());
      }
    }
  }

  @Test
  void mutatedFilesAreReadOrRefused() {
    Random random = new Random(18);
    int refused = 0;
    for (int round = 0; round < 1500; round++) {
      ShannonGame game = game(random);
      StringBuilder text =
          new StringBuilder(
              round % 2 == 0 ? ShannonWriter.text(game) : ShannonWriter.graphml(game));
      for (int i = 0; i < 1 + random.nextInt(3); i++) {
        int at = random.nextInt(text.length());
        switch (random.nextInt(3)) {
          case 0 -> text.deleteCharAt(at);
          case 1 -> text.insert(at, ":<>/\"ab1 #\n".charAt(random.nextInt(11)));
          default -> text.setCharAt(at, text.charAt(random.nextInt(text.length())));
        }
      }
      try {
        ShannonFile.read(new Source("f", text.toString()));
      } catch (FormatException e) {
        assertThat(e.getMessage()).startsWith("f:");
        refused++;
      }
    }
    assertThat(refused).isGreaterThan(300);
  }

  @Test
  void otherFormsOfGraphmlAreRead() throws FormatException {
    ShannonGame game =
        read(GRAPHML
                + "<key id='d0' for='node' attr.name='terminal'/>"
                + "<node id='y'><data key='d0'>2</data></node>"
                + "<node id='x'><data key='d0'>1</data></node>"
                + "<node id='a'/><node id='b'/><edge source='x' target='a'/>"
                + "<hyperedge><endpoint node='a'/><endpoint node='b'/><endpoint node='y'/>"
                + "</hyperedge></graph></graphml>")
            .game();
    assertThat(ShannonWriter.text(game))
        .isEqualTo(
            """
            terminals: x y
            vertices: a b
            edge: x a
            edge: y a b
            """);
  }

  @Test
  void dotNamesAllVertices() {
    ShannonGame game = RandomGames.any(3, 4, 2, new Random(19));
    assertThat(ShannonWriter.dot(game))
        .startsWith("graph shannon {\n")
        .contains("\"v2\"", "\"t1\" [shape=box]");
  }

  private static void refused(String text, String message) {
    assertThatThrownBy(() -> ShannonFile.read(new Source("f", text)))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void faultsAreToldAtTheirPlace() {
    refused("terminals: s t\nedge: s a a\n", "f:2:11: a is named twice in this hyperedge");
    refused("terminals: s t\nedge:\n", "f:2:1: a hyperedge without vertices");
    refused("terminals: s\nedge: s a\n", "f:1:1: a game has two terminals or more");
    refused("terminals: s s\n", "f:1:14: terminal s is named twice");
    refused("terminals: s t\nvertices: a\nedge: a b\n", "f:3:9: no vertex is called b");
    refused("terminals: s t\nvertices: a a\n", "f:2:13: a is named twice");
    refused("terminals: s t\nterminals: u\n", "f:2:1: the terminals are named already");
    refused("Terminals: s t\n", "f:1:1: unknown key 'Terminals'");
    refused("terminals: s t\nedges: a b\n", "f:2:1: unknown key 'edges'");
    refused("terminals: s t\n  a b\n", "f:2:3: expected 'terminals:'");
    refused("terminals: s t\nblack: a\nwhite: a\n", "f:3:8: a has a colour already");
    refused("terminals: s t\nblack: s\n", "f:2:8: s is a terminal");
    refused("terminals: s t:\n", "f:1:14: 't:' is no name");
    refused(
        GRAPHML + "\n<node id='a'/>\n<node id='a'/></graph></graphml>", "f:3:1: node a is there");
    refused(GRAPHML + "<node id='a'/></graph></graphml>", "f:1:1: a game has two terminals");
    refused(
        GRAPHML + "\n<edge source='a' target='b'/></graph></graphml>",
        "f:2:1: no node is called 'a'");
    refused(GRAPHML + "\n<node/></graph></graphml>", "f:2:1: <node> has no attribute 'id'");
    refused(GRAPHML + "</graph>", "f:1:");
    String ends =
        "<graphml><key id='t' attr.name='terminal'/><key id='c' attr.name='color'/><graph>";
    refused(
        ends
            + "\n<node id='s'><data key='t'>1</data></node>"
            + "\n<node id='u'><data key='t'>3</data></node></graph></graphml>",
        "f:3:1: terminal 3 of 2");
    refused(
        ends + "\n<node id='a'><data key='c'>red</data></node></graph></graphml>",
        "f:2:1: 'red' is no color");
    refused(
        ends + "<node id='a'/>\n<edge source='a' target='a'/></graph></graphml>",
        "f:2:1: a is named twice");
    refused(ends + "\n<hyperedge/></graph></graphml>", "f:2:1: a hyperedge without vertices");
    refused(
        "<!DOCTYPE x [<!ENTITY e SYSTEM 'file:/etc/passwd'>]><graphml><graph>&e;</graph></graphml>",
        "f:1:");
  }
}
