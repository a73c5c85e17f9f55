package org.hexproof.loopy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Random;
import org.hexproof.loopy.Graphs.Kind;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.ValueSyntaxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is read from text and from DOT, what is refused, and what is written. */
final class GraphReaderTest {
  private static NamedGraph text(String text) throws IOException {
    return GraphTextReader.read("game", text, GraphLimit.DEFAULT);
  }

  private static NamedGraph dot(String text) throws IOException {
    return DotReader.read("game", text, GraphLimit.DEFAULT);
  }

  private static String written(GameGraph game) throws IOException {
    StringWriter out = new StringWriter();
    GraphWriter.writeText(game, out);
    return out.toString();
  }

  private static String read(NamedGraph graph) throws IOException {
    return written(graph.games().get(0)).replace('\n', ';');
  }

  @Test
  void textIsReadInItsManyForms() throws IOException {
    assertThat(read(text("\uFEFFstart a # here\na={b,c|\nb} b = {} c = { | c }")))
        .isEqualTo("start a;a = {b, c | b};b = {};c = {| c};");
    assertThat(read(text("a' = {\"b c\", \"\\\"\\\\\"} \"b c\" = {} \"\\\"\\\\\" = {a'} start a'")))
        .isEqualTo("start a';a' = {\"b c\", \"\\\"\\\\\"};\"b c\" = {};\"\\\"\\\\\" = {a'};");
    assertThat(read(text("start start start = {x, x, x} x = {start}")))
        .isEqualTo("start \"start\";\"start\" = {x};x = {\"start\"};");
    assertThat(read(text("start *oo{0,1}")))
        .isEqualTo(
            "start \"*∞{0,1}\";\"*∞{0,1}\" = {\"*∞\", \"*0\", \"*1\"};\"*∞\" = {\"*∞\"};"
                + "\"*0\" = {};\"*1\" = {\"*0\"};");
  }

  @Test
  void dotIsReadInItsManyForms() throws IOException {
    String expected = "start a;a = {b, c | b};b = {};c = {| c};";
    assertThat(
            read(
                dot(
                    """
                    /* a game */ strict digraph "G" {
                      # 1 "preprocessed"
                      graph [rankdir=LR, start=a]; node [shape=box]
                      a -> b:n [label=x, label=L, color=red]; a -> c [label="" + "L"];
                      a:s -> b [label="R"]; // Right
                      c -> c [label=R] b; b [label="any"]
                    }
                    """)))
        .isEqualTo(expected);
    assertThat(
            read(
                dot(
                    "digraph { start = a subgraph s { edge [label=L] a -> {b c} }"
                        + " edge [label=R] a -> b; c -> c }")))
        .isEqualTo(expected);
    assertThat(read(dot("  # indented\nDiGraph { start=-1.5 -1.5 -> {x; y} -> z }")))
        .isEqualTo("start -1.5;-1.5 = {x, y};x = {z};y = {z};z = {};");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "start a; 1:7: 'a' is not defined",
        "start a a = {b, c | d} b = {} d = {}; 1:17: 'c' is not defined",
        "a = {}; : no start: where does play begin?",
        "start a a = {} a = {a}; 1:16: 'a' is defined twice, first in line 1",
        "start a a = {b % c}; 1:16: expected , or | or }, found '%'",
        "start a a = {b; 1:13: this { is not closed",
        "start a a = {b c}; 1:16: expected , or | or }, found 'c'",
        "start a a = {b | c | d}; 1:20: expected , or }, found '|'",
        "start a a = {b,}; 1:16: expected a name, found '}'",
        "start a a {}; 1:11: expected =, found '{'",
        "start a a = b; 1:13: expected {, found 'b'",
        "= {}; 1:1: expected a name, found '='",
        "*2 = {}; 1:1: expected a name, found '*2'",
        "start *∞{1,a}; 1:7: '*∞{1,a}' is no canonical game",
        "start *; 1:7: '*' is no canonical game",
        "start; 1:6: the end can't come here",
        "start \"a; 1:7: this quotation mark is not closed",
        "start a a = {*2, \"*2\"}; 1:18: canonical games, and positions in quotation marks"
      })
  void faultyTextIsRefusedWithItsPlace(String text, String message) {
    assertThatThrownBy(() -> text(text.strip()).games())
        .isInstanceOf(ValueSyntaxException.class)
        .hasMessageStartingWith("game:" + message.strip().replaceFirst("^:", ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "digraph { a -> b }! no start: where does play begin?",
        "digraph { start=c a -> b }! no position 'c' where play could begin",
        "digraph { start=a a -> b [label=X] }!1:33: unknown label 'X'",
        "digraph { edge [label=left] }!1:23: unknown label 'left'",
        "digraph { start=a a -> }!1:24: expected a name or {, found '}'",
        "digraph { a -- b }!1:13: expected a name or {, found '--'\n  hint: moves have a direction",
        "graph { a -- b }!1:1: expected digraph or strict, found 'graph'",
        "digraph { a -> b!1:9: this { is not closed",
        "digraph { a [label=b }!1:22: '}' can't come here",
        "digraph { a [label] }!1:19: expected =, found ']'",
        "digraph { a = }!1:15: expected a name, found '}'",
        "digraph { a @ }!1:13: expected a name or {, found '@'\n  hint: put names with other signs in quotation marks",
        "digraph { /* a }!1:11: this comment is not closed",
        "digraph { a [label=<b] }!1:20: expected a name, found '<'\n  hint: a name that begins",
        "digraph { start=a a -> n#1 }!1:25: expected a name or {, found '#'",
        "digraph { start=a a -> node }!1:24: expected a name or {, found 'node'\n  hint: put names",
        "digraph { {a b} -> c [!1:23: expected ] or a name, found the end",
        "digraph { \"a\" + b }!1:17: 'b' can't come here",
        "digraph {} {}!1:12: expected the end, found '{'"
      })
  void faultyDotIsRefusedWithItsPlace(String line) {
    String text = line.substring(0, line.indexOf('!'));
    assertThatThrownBy(() -> dot(text).games())
        .isInstanceOf(ValueSyntaxException.class)
        .hasMessageStartingWith("game:" + line.substring(line.indexOf('!') + 1));
  }

  @Test
  void severalStartsAreSeveralGames() throws IOException {
    NamedGraph graph = text("start a, b start c a = {b} b = {c} c = {}");
    assertThat(graph.games()).extracting(GameGraph::size).containsExactly(3, 2, 1);
    assertThat(graph.games("c, c")).hasSize(2);
    assertThat(dot("digraph { start=\"a, b\" a -> b }").games()).hasSize(2);
    assertThat(dot("digraph { start=\"a,b\" a -> \"a,b\" }").games())
        .singleElement()
        .extracting(GameGraph::size)
        .isEqualTo(1);
    assertThatThrownBy(() -> graph.games("x"))
        .hasMessage("game: no position 'x' where play could begin\n  hint: there are a, b, c");
  }

  @Test
  void whatIsWrittenReadsBack() throws IOException {
    Random random = new Random(5);
    for (Kind kind : Kind.values()) {
      for (int i = 0; i < 200; i++) {
        GameGraph game =
            i % 2 == 0
                ? Graphs.random(random, 8, kind)
                : Graphs.sum(Graphs.random(random, 3, kind), Graphs.random(random, 3, kind));
        String text = written(game);
        GameGraph fromText = text(text).games().get(0);
        StringWriter dot = new StringWriter();
        GraphWriter.writeDot(game, dot);
        GameGraph fromDot = dot(dot.toString()).games().get(0);
        for (GameGraph read : List.of(fromText, fromDot)) {
          assertThat(Naive.areSame(read, game)).isTrue();
          assertThat(read.size()).isEqualTo(game.size());
          assertThat(read.name(read.start())).isEqualTo(game.name(game.start()));
        }
      }
    }
  }

  /** Whatever is read, it is a graph, or refused with its place. */
  @Test
  void alteredFilesAreReadOrRefused() throws IOException {
    List<String> files =
        ImmutableList.of(
            "start a, *2\na = {b, \"c d\" | *oo{0,1}}\nb = {}\n\"c d\" = {a | b}\n",
            "digraph { start=a; edge [label=L]; a -> {b c} -> a [label=\"R\"]; /* x */ b:n }");
    Random random = new Random(6);
    int refused = 0;
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder(files.get(i % 2));
      for (int change = random.nextInt(3); change >= 0; change--) {
        int place = random.nextInt(text.length());
        char c = text.charAt(random.nextInt(text.length()));
        switch (random.nextInt(3)) {
          case 0 -> text.deleteCharAt(place);
          case 1 -> text.insert(place, c);
          default -> text.setCharAt(place, c);
        }
      }
      try {
        NamedGraph graph = i % 2 == 0 ? text(text.toString()) : dot(text.toString());
        assertThat(graph.games()).isNotEmpty();
      } catch (ValueSyntaxException e) {
        refused++;
        assertThat(e).hasMessageMatching("(?s)game:( no |\\d+:\\d+: ).*");
      }
    }
    assertThat(refused).isBetween(5_000, 19_000);
  }

  @Test
  void whatIsTooLargeIsRefused() {
    GraphLimit limit = new GraphLimit(1 << 20);
    assertThatThrownBy(() -> GraphTextReader.read("game", "start *1000000", limit))
        .isInstanceOf(GameTooLargeException.class)
        .hasMessageContaining("1000001 positions")
        .hasMessageContaining("1 MiB");
    StringBuilder chain = new StringBuilder("digraph { start=0; 0");
    for (int i = 1; i < 10_000; i++) {
      chain.append(" -> ").append(i);
    }
    assertThatThrownBy(() -> DotReader.read("game", chain + "}", limit))
        .isInstanceOf(GameTooLargeException.class)
        .hasMessageContaining("1 MiB");
  }
}
