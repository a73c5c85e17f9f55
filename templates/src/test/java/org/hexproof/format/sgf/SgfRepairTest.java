package org.hexproof.format.sgf;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.hexproof.board.Color;
import org.hexproof.format.FormatException;
import org.hexproof.format.Mutator;
import org.hexproof.format.SiteDiagrams;
import org.hexproof.format.Source;
import org.hexproof.format.file.Formats;
import org.hexproof.format.sgf.SgfAddition.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Records as programs, mails and forums have them. */
class SgfRepairTest {
  private static final int MUTATIONS = 500 * Integer.getInteger("hexproof.rounds", 1);

  private static SgfEntry entry(String text) throws FormatException {
    return SgfCollection.of(new Source("game.sgf", text)).games().get(0).entry();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "(;GM[11]SZ[3];B[a1];W[b2]|(;GM[11]SZ[3];B[a1];W[b2])|column 26: the game ends without its"
            + " ')'",
        "(;SZ[3];B[a1](;W[b2](;B[c1]|(;SZ[3];B[a1](;W[b2](;B[c1])))|column 28: the game ends"
            + " without 3 of its ')'",
        "(;GM[11]SZ[3];B[a1];W[b2]))|(;GM[11]SZ[3];B[a1];W[b2])|column 27: a ')' too many",
        "(;SZ[3];B[a1]);W[b2])|(;SZ[3];B[a1];W[b2])|column 14: a ')' too many; the game goes on"
            + " behind it",
        "(;SZ[3];B[a1](;W[b2]);W[c3])|(;SZ[3];B[a1](;W[b2])(;W[c3]))|column 22: no '(' before a"
            + " variation",
        "(;SZ[3];B[a1](;W[b2])();B[c3]|(;SZ[3];B[a1](;W[b2])(;B[c3]))|column 23: brackets with"
            + " nothing in them",
        "((;SZ[3];B[a1])|(;SZ[3];B[a1])|column 1: a '(' too many",
        ";SZ[3];B[a1]|(;SZ[3];B[a1])|column 1: the game has no '(' before it",
        "(GM[11]SZ[3];B[a1])|(;GM[11]SZ[3];B[a1])|column 2: no ';' before the first property",
        "(;SZ[3];B[a1](W[b2])(W[c3]))|(;SZ[3];B[a1](;W[b2])(;W[c3]))|column 22: no ';' before the"
            + " first property",
        "See: (;SZ[3];B[a1]) (bye)|(;SZ[3];B[a1])|column 1: text beside the game is left out: See:",
        "(;SZ[3];B[a1]) bye (;-)|(;SZ[3];B[a1])|column 16: text beside the game is left out: bye"
            + " (;-)",
        "(;SZ[3];B[a1] (good) ;W[b2])|(;SZ[3];B[a1];W[b2])|column 15: this is no property and is"
            + " left out: (good)",
        "(;SZ[3]C;B[a1])|(;SZ[3];B[a1])|column 8: property C has no value and is left out",
        "(;SZ[3];B;W[b2])|(;SZ[3];;W[b2])|column 9: property B has no value and is left out",
        "(;SZ[3][4]x[5];[7]B[a1])|(;SZ[3][4]X[5];B[a1])|column 16: this is no property and is left"
            + " out: [7]",
        "(;SZ[3];b[a1];w[b2])|(;SZ[3];B[a1];W[b2])|column 15: property w is read as W",
        "(;GaMe[11]SiZe[3];Black[a1])|(;GaMe[11]SiZe[3];Black[a1])|-",
        "(;PB[a]b]PW[x]SZ[3];B[a1])|(;PB[a\\]b]PW[x]SZ[3];B[a1])|column 5: the ']' in the value of"
            + " PB is read as part of it: [a]b]",
        "(;PB[B;]]PW[W;]]SZ[3])|(;PB[B;\\]]PW[W;\\]]SZ[3])|column 12: the ']' in the value of PW is"
            + " read as part of it: [W;]]",
        "(;PB[[clan] a\\]b (c]SZ[3])|(;PB[[clan\\] a\\]b (c]SZ[3])|column 5: the ']' in",
        "(;SZ[3]PB[a];b]PW[c)d];B[a1])|(;SZ[3]PB[a\\];b]PW[c)d];B[a1])|column 10: the ']' in",
        "(;SZ[3];B[b2]C[see [1] and [2]];W[a3])|(;SZ[3];B[b2]C[see [1\\] and [2\\]];W[a3])|column"
            + " 15: the ']' in the value of C is read as part of it: [see [1] and [2]]",
        "(;SZ[3]C[[10:01] a: [x [y]] (z)];B[a1])|(;SZ[3]C[[10:01\\] a: [x [y\\]\\] (z)];B[a1])|column"
            + " 9: the ']' in",
        "(;SZ[3]C[a :-[ b]PB[x];B[a1])|(;SZ[3]C[a :-[ b]PB[x];B[a1])|-",
        "(;SZ[3]C[a [b];B[a1]C[c]])|(;SZ[3]C[a [b];B[a1]C[c\\]])|column 22: the ']' in",
        "(;SZ[3]PB[a;B[b2];W[a3])|(;SZ[3]PB[a;B[b2];W[a3])|column 10: the value of PB has ';B[' in"
            + " it, as if its ']' were missing: [a;B[b2]",
        "(;SZ[3];B[a1]];W[b2])|(;SZ[3];B[a1];W[b2])|column 14: a ']' too many",
        "(;SZ[3];B[a1];W[b2|(;SZ[3];B[a1];)|column 15: a value has no ']' and is left out: W[b2",
      })
  void eachRepairIsTold(String text, String repaired, String remark) throws FormatException {
    SgfEntry entry = entry(text);
    assertThat(new SgfWriter().write(entry.game().tree())).isEqualTo(repaired + "\n");
    if (remark.equals("-")) {
      assertThat(entry.remarks()).isEmpty();
    } else {
      assertThat(entry.remarks())
          .anySatisfy(told -> assertThat(told).startsWith("line 1, " + remark));
    }
    // What was repaired is right now; what may be meant otherwise is still told.
    if (!repaired.equals(text)) {
      assertThat(entry(repaired).remarks()).isEmpty();
    }
  }

  @Test
  void anIllegalMoveEndsItsLineOnly() throws FormatException {
    SgfEntry side = entry("(;SZ[3];B[a1](;W[b2];B[c3])(;W[a1];B[b2](;W[c1])(;W[c2]))(;W[c3]))");
    assertThat(side.remarks())
        .containsExactly(
            "a side line ends before line 1, column 32: there is a stone on a1 already");
    assertThat(side.game().steps()).extracting(SgfStep::number).containsExactly(0, 1, 2, 3, 8);
    SgfCollection.Game main =
        SgfCollection.of(new Source("a.sgf", "(;SZ[3];B[a1];W[a1];B[c1](;W[b2])(;W[c2]))"))
            .games()
            .get(0);
    SgfGame game = main.playable().game();
    assertThat(game.mainLineFault()).isPresent();
    assertThat(game.mainLine().position()).hasToString("3x3 black a1 white -");
    assertThat(game.steps()).extracting(SgfStep::number).containsExactly(0, 1);
    SgfCollection first = SgfCollection.of(new Source("a.sgf", "(;SZ[3];W[b9];B[a1])"));
    assertThat(first.games().get(0).playable().game().steps())
        .singleElement()
        .satisfies(root -> assertThat(root.toMove()).contains(Color.WHITE));
  }

  private static SgfCollection games(byte[] bytes) throws FormatException {
    return Formats.games("game.sgf", bytes).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"GB2312, 王磊", "Big5, 許功蓋", "Shift_JIS, 表ソ", "ISO-8859-1, José", "UTF-8, 王 é"})
  void theCharsetIsTheOneThatTheFileNames(String charset, String name) throws FormatException {
    String text = "(;GM[11]SZ[3]CA[" + charset + "]PB[" + name + "];B[a1])";
    byte[] bytes = text.getBytes(Charset.forName(charset));
    SgfEntry entry = games(bytes).games().get(0).entry();
    assertThat(entry.game().tree().root().property("PB").orElseThrow().values().get(0).text())
        .isEqualTo(name);
    assertThat(entry.remarks()).isEmpty();
    SgfAddition remark = new SgfAddition("⊤ é", ImmutableList.of(), ImmutableList.of());
    Source added = games(bytes).with(ImmutableMap.of(0, ImmutableMap.of(1, remark))).source();
    String written = new String(added.encoding().bytes(added.text()), Charset.forName(charset));
    assertThat(written)
        .startsWith(text.substring(0, text.length() - 1))
        .contains(Charset.forName(charset).newEncoder().canEncode("⊤") ? "C[⊤ " : "C[U+22A4 ");
    assertThat(games(added.encoding().bytes(added.text())).without(ImmutableSet.of(0)).text())
        .isEqualTo(text);
  }

  @Test
  void bytesThatAreNoUtf8AreLatin() throws FormatException {
    byte[] bytes = "(;GM[11]SZ[3]PB[José];B[a1])(;GM[11]SZ[3])".getBytes(ISO_8859_1);
    assertThat(games(bytes).games().get(0).entry().remarks())
        .containsExactly(
            "its letters are read as ISO-8859-1, since they are no UTF-8 and no CA says what they"
                + " are");
    assertThat(games(bytes).games().get(1).entry().remarks()).isEmpty();
    byte[] wrong = "(;GM[11]SZ[3]CA[UTF-8]PB[José])".getBytes(ISO_8859_1);
    assertThat(games(wrong).games().get(0).entry().remarks())
        .containsExactly("its letters are read as ISO-8859-1, though it says CA[UTF-8]");
    byte[] unknown = "(;GM[11]SZ[3]CA[nonsense]PB[José])".getBytes(UTF_8);
    assertThat(games(unknown).games().get(0).entry().remarks())
        .containsExactly("its letters are read as UTF-8, though it says CA[nonsense]");
    byte[] ascii = "(;GM[11]SZ[3]CA[nonsense]PB[Joe])".getBytes(UTF_8);
    assertThat(games(ascii).games().get(0).entry().remarks())
        .containsExactly("its letters are read as UTF-8, though it says CA[nonsense]");
    byte[] other = "(;GM[11]SZ[3]CA[latin1]PB[Joe])".getBytes(UTF_8);
    assertThat(games(other).games().get(0).entry().remarks()).isEmpty();
  }

  private static Map<Integer, SgfAddition> additions(SgfGame game, Random random) {
    Map<Integer, SgfAddition> additions = new HashMap<>();
    for (SgfStep step : game.steps()) {
      ImmutableList<ImmutableList<Property>> line =
          step.position().empty().isEmpty() || random.nextBoolean()
              ? ImmutableList.of()
              : ImmutableList.of(
                  ImmutableList.of(
                      Property.of("B", step.position().empty().asList().get(0).toString())));
      if (random.nextInt(3) > 0) {
        additions.put(
            step.number(),
            new SgfAddition("a ] ( \\ é ⊤", ImmutableList.of(Property.of("GB", "1")), line));
      }
    }
    return additions;
  }

  /** Whatever is damaged: no crash, and the file can be had back byte for byte. */
  @Test
  void damagedFilesKeepTheirBytes() {
    SiteDiagrams diagrams = new SiteDiagrams(31);
    Random random = new Random(32);
    Mutator mutator = new Mutator(33);
    ImmutableList<Charset> charsets =
        ImmutableList.of(UTF_8, ISO_8859_1, Charset.forName("GB18030"), Charset.forName("Big5"));
    List<String> seeds = new ArrayList<>();
    seeds.add("Hi,\n(;FF[4]PB[a]b]PW[W;]]SZ[5]CA[Big5];W[ab];B[swap];W[cc]C[許功蓋])\nregards");
    for (int i = 0; i < 30; i++) {
      seeds.add(diagrams.game() + (i % 3 == 0 ? diagrams.game() : ""));
    }
    int annotated = 0;
    int untouched = 0;
    for (int i = 0; i < MUTATIONS; i++) {
      String text =
          mutator.mutate(seeds.get(i % seeds.size()), seeds.get(i / seeds.size() % seeds.size()));
      byte[] bytes = text.getBytes(charsets.get(i % charsets.size()));
      if (i % 5 == 0 && bytes.length > 0) {
        bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      }
      SgfCollection file;
      try {
        file = games(bytes);
      } catch (FormatException e) {
        continue;
      }
      assertThat(file.source().encoding().bytes(file.source().text())).isEqualTo(bytes);
      Map<Integer, Map<Integer, SgfAddition>> additions = new HashMap<>();
      SgfCollection bare =
          SgfCollection.of(file.without(ImmutableSet.copyOf(numbers(file.games().size()))));
      for (int k : numbers(bare.games().size())) {
        try {
          additions.put(k, additions(bare.games().get(k).playable().game(), random));
        } catch (FormatException e) {
          // It stays as it is.
        }
      }
      SgfCollection.Annotated written = bare.with(additions);
      byte[] out = written.source().encoding().bytes(written.source().text());
      Source again;
      try {
        again = games(out).without(ImmutableSet.copyOf(numbers(bare.games().size())));
      } catch (FormatException e) {
        throw new AssertionError(text, e);
      }
      assertThat(again.text()).as(text).isEqualTo(bare.source().text());
      annotated += additions.size();
      untouched += written.untouched().size();
    }
    assertThat(annotated).isGreaterThan(MUTATIONS / 2);
    assertThat(untouched).isLessThan(annotated / 25);
  }

  private static List<Integer> numbers(int end) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      numbers.add(i);
    }
    return numbers;
  }
}
