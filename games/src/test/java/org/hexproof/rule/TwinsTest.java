package org.hexproof.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.hexproof.hot.Games;
import org.junit.jupiter.api.Test;

/** Rules of files against the same rules written in Java. */
final class TwinsTest {
  private static final int ROUNDS = 100 * Integer.getInteger("hexproof.rounds", 1);

  private final Games games = new Games();
  private final Random random = new Random(Long.getLong("hexproof.seed", 1));

  private String random(String symbols, int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(symbols.charAt(random.nextInt(symbols.length())));
    }
    return text.toString();
  }

  @Test
  void domineering() throws Exception {
    RuleValues<DomineeringBoard> values = new RuleValues<>(new Domineering(), games);
    Rules rules = Rules.shipped("domineering");
    for (int round = 0; round < ROUNDS; round++) {
      String board = ".\n";
      for (int row = 0; row < 3; row++) {
        board += random("...#", 5) + "\n";
      }
      assertThat(rules.subject("board", board, games).value())
          .isSameAs(values.of(BoardReader.read("board", board)));
    }
  }

  @Test
  void toadsAndFrogs() throws Exception {
    RuleValues<String> values = new RuleValues<>(new ToadsAndFrogs(), games);
    Rules rules = Rules.shipped("toads-and-frogs");
    for (int round = 0; round < ROUNDS; round++) {
      String strip = random("TF..", 1 + round % 11);
      assertThat(rules.subject("strip", strip, games).value())
          .isSameAs(values.of(ToadsAndFrogs.read("strip", strip)));
    }
  }

  @Test
  void cashingCheques() throws Exception {
    RuleValues<Cheques> values = new RuleValues<>(new CashingCheques(), games);
    Rules rules = Rules.shipped("cashing-cheques");
    for (int round = 0; round < ROUNDS; round++) {
      String table = random.nextInt(5) - 2 + "";
      for (int cheque = 0; cheque < 1 + round % 4; cheque++) {
        table += " " + (random.nextInt(15) - 5) + "|" + (random.nextInt(15) - 9);
      }
      assertThat(rules.subject("table", table, games).value())
          .isSameAs(values.of(Cheques.read("table", table)));
    }
  }
}
