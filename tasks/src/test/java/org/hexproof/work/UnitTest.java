package org.hexproof.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.hexproof.work.WorkSamples.SOLVER;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Color;
import org.hexproof.solving.Question;
import org.junit.jupiter.api.Test;

final class UnitTest {
  private static UnitList read(String text) throws IOException {
    return UnitList.read(
        new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
        "u.jsonl",
        Optional.of(SOLVER));
  }

  @Test
  void aUnitIsReadAsItWasWritten() throws IOException {
    for (Unit unit :
        WorkSamples.units(
            "edge/row-2", "edge/row-3", "edge/row-4", "pivoting/row-3", "pivoting-sente/row-4")) {
      assertThat(Unit.parse(unit.line())).isEqualTo(unit);
      assertThat(Unit.parse(unit.line()).line()).isEqualTo(unit.line());
      assertThat(unit.line()).contains(unit.beside().isPresent() ? "\"version\":2" : "on\":1,");
      assertThat(unit.line()).endsWith(",\"hash\":\"" + unit.hash() + "\"}").doesNotContain("\n");
      assertThat(unit.line()).contains(new Question.Goal(unit.problem()).text());
      assertThat(unit.problem().toMove()).isEqualTo(Color.WHITE);
    }
  }

  /** So that answers, and who answers what, don't change with the program. */
  @Test
  void theHashIsTheSameInEachBuild() throws IOException {
    Unit unit = WorkSamples.units("edge/row-2").get(0);
    Unit other = Unit.parse(unit.line().replace("build-1", "build-2"));
    assertThat(other.hash()).isEqualTo(unit.hash());
    UnitList list = read(unit.line() + "\n" + other.line());
    assertThat(list.refused()).isEmpty();
    assertThat(list.foreign("build-2")).isZero();
    assertThat(list.foreign("build-1")).isOne();
    String unknown = unit.line().replace(",\"build\":\"build-1\"", "");
    assertThat(read(unknown).foreign("build-1")).isOne();
  }

  /** As it was written before there were units with boards. */
  @Test
  void aUnitWithoutBoardKeepsItsLine() {
    String line =
        "{\"hexproof\":\"unit\",\"version\":1,\"solver\":\"native 0.1.0\",\"template\":\"II\","
            + "\"place\":\"library/edge/row-2/ii.yaml:1:1\",\"drawing\":{\"cols\":2,\"rows\":2,"
            + "\"black\":[\"b1\"],\"white\":[],\"carrier\":[\"a2\",\"b2\"],"
            + "\"goal\":\"b1 / bottom\"},\"question\":\"goal; 2x2 black b1 white a1;"
            + " white to move; b1 / bottom\",\"stem\":\"ii\",\"certificate\":\"ii.valid.cert.gz\","
            + "\"hash\":\"d888e9c63233939718cd997e2a115bc35bdf2c2e3aec21edd0ba213d4ed1b3fa\"}";
    assertThat(Unit.parse(line).line()).isEqualTo(line);
  }

  @Test
  void aNameMayHaveAnyCharacter() throws IOException {
    Unit unit = WorkSamples.units("edge/row-2").get(0);
    String name = "a\u0085b\u2028c\r\n\"\\,\"hash\":\"\ud83d\ude00<é";
    Unit named =
        new Unit(
            SOLVER,
            name,
            name,
            unit.outline(),
            unit.part(),
            unit.beside(),
            unit.stem(),
            unit.build());
    assertThat(Unit.parse(named.line())).isEqualTo(named);
    assertThat(read(named.line() + "\n").units().values()).containsExactly(named);
  }

  @Test
  void anAlteredUnitIsRefusedAndNoOtherIsLost() throws IOException {
    ImmutableList<Unit> units = WorkSamples.units("edge/row-3");
    Random random = new Random(1);
    for (int i = 0; i < 200; i++) {
      int number = random.nextInt(units.size());
      StringBuilder text = new StringBuilder();
      for (Unit unit : units) {
        StringBuilder line = new StringBuilder(unit.line());
        if (unit.equals(units.get(number))) {
          int at = random.nextInt(line.indexOf(",\"build\":"));
          char other = (char) (33 + random.nextInt(90));
          switch (random.nextInt(3)) {
            case 0 -> line.deleteCharAt(at);
            case 1 -> line.insert(at, other);
            default -> line.setCharAt(at, other == line.charAt(at) ? '~' : other);
          }
        }
        text.append(line).append('\n');
      }
      UnitList list = read(text.toString());
      assertThat(list.refused()).hasSize(1);
      assertThat(list.refused().get(0).place()).isEqualTo("u.jsonl:" + (number + 1));
      Set<Unit> others = new HashSet<>(units);
      others.remove(units.get(number));
      assertThat(new HashSet<>(list.units().values())).isEqualTo(others);
    }
  }

  @Test
  void aUnitWhoseQuestionIsNotThatOfItsDrawingIsRefused() throws IOException {
    Unit unit = WorkSamples.units("edge/row-3").get(1);
    for (String[] swap :
        new String[][] {
          {"white to move", "black to move"},
          {"\"goal\":\"", "\"goal\":\"top / "},
          {"\"part\":\"", "\"part\":\"z"},
          {"\"stem\":\"", "\"stem\":\"../"},
          {"\"certificate\":\"", "\"certificate\":\"/"},
          {"\"version\":1", "\"version\":2"},
          {"\"drawing\":{", "\"drawings\":{"}
        }) {
      String content = UnitText.content(unit).replace(swap[0], swap[1]);
      assertThat(content).isNotEqualTo(UnitText.content(unit));
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Unit.parse(content + ",\"hash\":\"" + Unit.hash(content) + "\"}"));
    }
  }

  @Test
  void whatContradictsAnEarlierLineIsRefusedWithItsReason() throws IOException {
    ImmutableList<Unit> units = WorkSamples.units("edge/row-3");
    Unit unit = units.get(0);
    Unit named =
        new Unit(
            SOLVER,
            "other",
            unit.place(),
            unit.outline(),
            Optional.empty(),
            Optional.empty(),
            unit.stem(),
            unit.build());
    Unit moved =
        new Unit(
            SOLVER,
            unit.template(),
            "elsewhere:1:1",
            unit.outline(),
            unit.part(),
            unit.beside(),
            unit.stem(),
            unit.build());
    Unit newer =
        new Unit(
            "native 9",
            unit.template(),
            unit.place(),
            unit.outline(),
            unit.part(),
            unit.beside(),
            unit.stem(),
            unit.build());
    UnitList list =
        read(
            String.join(
                "\n", unit.line(), named.line(), "", moved.line(), newer.line(), unit.line()));
    assertThat(list.units().values()).containsExactly(unit);
    assertThat(list.refused().stream().map(Refusal::toString))
        .containsExactly(
            "u.jsonl:2: refused: another template has the files of '" + unit.stem() + "'",
            "u.jsonl:4: refused: another unit is about " + unit.about(),
            "u.jsonl:5: refused: the unit is for 'native 9', and this is 'native test'");
  }

  @Test
  void aLineWithoutEndIsReadNoFurtherThanItMakesSense() throws IOException {
    Unit unit = WorkSamples.units("edge/row-2").get(0);
    UnitList list = read("x".repeat(3 << 20) + "\n" + unit.line());
    assertThat(list.units().values()).containsExactly(unit);
    assertThat(list.refused().stream().map(Refusal::toString))
        .containsExactly("u.jsonl:1: refused: too long for a work unit");
  }

  @Test
  void eachUnitIsInOneShard() throws IOException {
    for (Unit unit : WorkSamples.units("edge/row-4")) {
      for (int of = 1; of <= 7; of++) {
        int shards = 0;
        for (int number = 1; number <= of; number++) {
          shards += new Shard(number, of).has(unit.hash()) ? 1 : 0;
        }
        assertThat(shards).isEqualTo(1);
      }
    }
  }
}
