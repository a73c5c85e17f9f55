package org.hexproof.hot;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.util.Random;
import org.hexproof.cgt.CgtReader;
import org.hexproof.cgt.Dyadic;
import org.junit.jupiter.api.Test;

/** Games as CGSuite prints them on a terminal are read back. */
final class CgsuiteNotationTest {
  private static final int GAMES = 2000;
  private static final int MOST_BARS = 4;

  private final Games games = new Games();

  /** A text, and how many bars stand side by side in it outside of braces. */
  private record Printed(String text, int bars) {}

  @Test
  void whatIsPrintedIsReadBack() throws Exception {
    Random random = new Random(7);
    int bare = 0;
    for (int i = 0; i < GAMES; i++) {
      Game game = game(random, 3);
      String text = print(game, true, false).text();
      assertThat(CgtReader.read("game", text, games)).as(text).isSameAs(game);
      bare += text.contains("||") ? 1 : 0;
    }
    assertThat(bare).isGreaterThan(GAMES / 20);
  }

  private Game game(Random random, int depth) {
    Game small = games.sum(games.ups(random.nextInt(7) - 3), games.nimber(random.nextInt(3)));
    Game number = games.number(new Dyadic(random.nextInt(17) - 8, random.nextInt(3)));
    if (depth == 0) {
      return random.nextBoolean() ? number : games.sum(number, small);
    }
    ImmutableList<Game> left = options(random, depth);
    return switch (random.nextInt(4)) {
      case 0 -> games.of(left, left.stream().map(games::negative).toList());
      case 1 -> games.sum(number, games.tiny(games.number(new Dyadic(1 + random.nextInt(9), 1))));
      default -> games.of(left, options(random, depth));
    };
  }

  private ImmutableList<Game> options(Random random, int depth) {
    ImmutableList.Builder<Game> options = ImmutableList.builder();
    for (int i = random.nextInt(2); i < 2; i++) {
      options.add(game(random, random.nextInt(depth)));
    }
    return options.build();
  }

  private Printed print(Game game, boolean braces, boolean parentheses) {
    if (game.upStar().isPresent()) {
      boolean isPlain = game.isNumber();
      String text = upStar(game.upStar().get());
      return new Printed(parentheses && !isPlain ? "(" + text + ")" : text, 0);
    }
    if (games.negative(game) == game) {
      boolean isOne = game.left().size() == 1;
      String left = list(game.left(), true, isOne).text();
      return new Printed("+-" + (isOne ? left : "{" + left + "}"), 0);
    }
    String tiny = tiny(game);
    if (!tiny.isEmpty()) {
      return new Printed(parentheses ? "(" + tiny + ")" : tiny, 0);
    }
    Printed left = list(game.left(), game.left().size() > 1, false);
    Printed right = list(game.right(), game.right().size() > 1, false);
    int bars = Math.max(left.bars, right.bars) + 1;
    String text = left.text + Strings.repeat("|", bars) + right.text;
    return braces || bars == MOST_BARS ? new Printed("{" + text + "}", 0) : new Printed(text, bars);
  }

  private Printed list(ImmutableList<Game> options, boolean braces, boolean parentheses) {
    StringBuilder text = new StringBuilder();
    int bars = 0;
    for (Game option : options) {
      Printed printed = print(option, braces, parentheses);
      text.append(text.isEmpty() ? "" : ",").append(printed.text);
      bars = Math.max(bars, printed.bars);
    }
    return new Printed(text.toString(), bars);
  }

  private static String upStar(NumberUpStar game) {
    boolean isZero = game.ups() == 0 && game.nimber() == 0;
    String number = game.number().signum() == 0 && !isZero ? "" : game.number().toString();
    String arrow = game.ups() > 0 ? "^" : "v";
    int ups = Math.abs(game.ups());
    String arrows = ups == 2 ? arrow + arrow : ups == 0 ? "" : ups == 1 ? arrow : arrow + ups;
    String star = game.nimber() == 0 ? "" : game.nimber() == 1 ? "*" : "*" + game.nimber();
    return number + arrows + star;
  }

  /** A number and {0||0|-x} or {x|0||0}. */
  private String tiny(Game game) {
    if (!game.leftStop().equals(game.rightStop())) {
      return "";
    }
    Game number = games.number(game.leftStop());
    Game small = games.difference(game, number);
    String before = game.leftStop().signum() == 0 ? "" : number.toString();
    for (int halves = 1; halves < 20; halves++) {
      Game size = games.number(new Dyadic(halves, 1));
      if (games.tiny(size) == small) {
        return before + "Tiny(" + size + ")";
      }
      if (games.miny(size) == small) {
        return before + "Miny(" + size + ")";
      }
    }
    return "";
  }
}
